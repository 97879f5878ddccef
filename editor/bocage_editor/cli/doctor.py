"""``bocage doctor``: say what is missing on this machine and how to get it."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict

import click

from bocage_editor.cli.parameters import format_option
from bocage_editor.cli.report import Status, write_json
from bocage_editor.doctor import machine
from bocage_editor.doctor.checks import Check, CheckStatus, checks

_COLORS = {CheckStatus.OK: "green", CheckStatus.WARNING: "yellow", CheckStatus.MISSING: "red"}


@click.command(
    "doctor",
    epilog="""\b
Examples:
  bocage doctor
  bocage doctor --format json

\b
Exit status:
  0  everything needed is there, though there may be warnings
  1  something is missing
""",
)
@format_option
def command(output_format: str) -> int:
    """Say what is missing on this machine.

    For everything that is missing, the report says what it is needed for and
    which command gets it.  Nothing is changed.
    """
    results = list(checks(machine.examine()))
    if output_format == "json":
        write_json("doctor", {"checks": [asdict(check) for check in results]})
    else:
        for line in text_lines(results):
            click.echo(line)
    missing = any(check.status is CheckStatus.MISSING for check in results)
    return Status.PROBLEMS if missing else Status.CLEAN


def text_lines(results: Sequence[Check]) -> Iterator[str]:
    """Yield aligned lines: one per check, and two more for each that has a remedy."""
    status_width = max(len(status) for status in CheckStatus)
    title_width = max(len(check.title) for check in results)
    indent = " " * (status_width + 2)
    for check in results:
        padded = check.status.ljust(status_width)
        status = click.style(padded, fg=_COLORS[check.status], bold=True)
        yield f"{status}  {check.title.ljust(title_width)}  {check.detail}"
        if check.status is not CheckStatus.OK:
            yield f"{indent}needed for: {check.needed_for}"
            yield f"{indent}to fix: {check.command}"
    yield _summary(results)


def _summary(results: Sequence[Check]) -> str:
    """Return the last line of the report."""
    missing = sum(check.status is CheckStatus.MISSING for check in results)
    warnings = sum(check.status is CheckStatus.WARNING for check in results)
    if not missing and not warnings:
        return "Nothing is missing."
    return f"{missing} missing, {warnings} {'warning' if warnings == 1 else 'warnings'}"

"""``bocage fix``: make the repairs that findings offer."""

from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

import click

from bocage_editor.cli.files import report_on
from bocage_editor.cli.parameters import INPUT_FILE, Name, format_option, lang_option
from bocage_editor.cli.report import (
    Status,
    count_of,
    diagnostic_document,
    in_language,
    status_of,
    write_diagnostics,
    write_json,
    write_output,
)
from bocage_scenarios.fixes import repair
from bocage_scenarios.formats import contents, format_of, read_bytes, redump
from bocage_schema.code_table import CODES
from bocage_schema.diagnostics import Diagnostic, Report
from bocage_schema.shown import escaped, printable
from bocage_schema.source import decode

FIXABLE = sorted(code.code for code in CODES.values() if code.fix)


class FixableCode(Name):
    """A code whose findings can be repaired; of others it says that they cannot."""

    def __init__(self) -> None:
        """Take the codes in any case."""
        super().__init__(FIXABLE, case_sensitive=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the code itself."""
        code = str(value).upper()
        if code in CODES and code not in FIXABLE:
            advice = "'bocage validate' says what to do"
            self.fail(f"there is no repair for {code}; {advice}", param, ctx)
        return super().convert(value, param, ctx)


@click.command(
    "fix",
    epilog="""\b
Examples:
  bocage fix landing.yaml --dry-run
  bocage fix landing.yaml --code P107 --code O102

\b
Exit status: 0 repaired, or nothing to repair, 1 FILE holds no readable
scenario, 2 could not run.
""",
)
@click.argument("file", metavar="FILE", type=INPUT_FILE)
@click.option(
    "--code",
    "codes",
    multiple=True,
    metavar="CODE",
    type=FixableCode(),
    help="Repair only findings with this code; may be repeated.",
)
@click.option("--dry-run", is_flag=True, help="Show the repairs, but leave FILE as it is.")
@lang_option
@format_option
def command(
    file: Path, codes: tuple[str, ...], dry_run: bool, lang: str, output_format: str
) -> int:
    """Make the repairs that findings offer.

    Only repairs that need no thinking are made; `bocage validate` marks their
    findings with `[fix: ...]`. What they change in FILE is shown as a diff.
    Everything else is kept, comments too, except those on what is removed;
    but YAML of another layout than that of Bocage is laid out anew.
    """
    known = format_of(file)
    raw = contents(file)
    reading = read_bytes(raw, known)
    scenario, place = reading.scenario, reading.place
    if scenario is None:
        return _refused(file, in_language(reading.report, lang), output_format)
    repaired = repair(scenario, codes or None)
    before = after = decode(raw)
    if repaired.done:
        after = redump(before, scenario, repaired.scenario, known)
        if not dry_run:
            write_output(after.encode("utf-8-sig" if raw.startswith(BOM_UTF8) else "utf-8"), file)
    told = in_language(Report.of(map(place, repaired.done)), lang)
    if output_format == "json":
        done = [diagnostic_document(file, item) for item in told]
        _write_document(file, done, "".join(_diff(file, before, after)), written=not dry_run)
    else:
        write_diagnostics(file, told.sort())
        for line in _diff(file, before, after):
            click.echo(_colored(line), nl=False)
        click.echo(_summary(file, len(repaired.done), dry_run=dry_run))
    return Status.CLEAN


def _refused(file: Path, report: Report, output_format: str) -> Status:
    """Say why a file holds no scenario to repair."""
    if output_format == "json":
        _write_document(file, [], "", report)
        return status_of(report)
    return report_on(file, report)


def _write_document(
    file: Path,
    done: list[dict[str, object]],
    diff: str,
    report: Iterable[Diagnostic] = (),
    *,
    written: bool = False,
) -> None:
    found = [diagnostic_document(file, item) for item in report]
    body = {"file": str(file), "written": bool(done) and written, "repairs": done, "diff": diff}
    write_json("fix", body | {"findings": found})


def _diff(file: Path, before: str, after: str) -> Iterator[str]:
    """Return what changes, with a line of context before and after."""
    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    name = escaped(str(file))
    return unified_diff(old, new, name, f"{name} (repaired)", n=1)


def _colored(line: str) -> str:
    color = {"-": "red", "+": "green", "@": "cyan"}.get(line[:1])
    body = line[1:].rstrip("\r\n").expandtabs(2)
    indent = body[: len(body) - len(body.lstrip(" "))]
    text = line[:1] + indent + printable(body.lstrip(" "))
    return (click.style(text, fg=color) if color else text) + "\n"


def _summary(file: Path, number: int, *, dry_run: bool) -> str:
    if not number:
        return f"{escaped(str(file))}: nothing to repair"
    done = "possible; nothing was written" if dry_run else "made"
    return f"{escaped(str(file))}: {count_of(number, 'repair')} {done}"

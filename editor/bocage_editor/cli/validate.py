"""``bocage validate``: check scenario files and say what is wrong."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from bocage_editor.cli.files import read_holdings, scenario_files
from bocage_editor.cli.parameters import ANY_PATH, Name, boxes_option, lang_option
from bocage_editor.cli.report import (
    Status,
    complain,
    count_of,
    diagnostic_document,
    in_language,
    os_error_text,
    status_of,
    write_diagnostics,
    write_json_value,
)
from bocage_scenarios.checks import Profile
from bocage_scenarios.formats import FormatError
from bocage_scenarios.validation import validate_file
from bocage_schema.diagnostics import Report, Severity
from bocage_schema.inventory import Holdings

FILES_PER_PROCESS = 40
"""Fewer files than this are not worth starting a further process for."""
MOST_PROCESSES = 64
CHUNK = 8
"""Files that a process takes at a time."""


class Checked(NamedTuple):
    """What came of one file: findings, or why it could not be read."""

    path: Path
    report: Report
    refused: str = ""


@click.command(
    "validate",
    epilog="""\b
Examples:
  bocage validate landing.yaml
  bocage validate scenarios --strict
  bocage validate landing.yaml --lang de
  bocage validate scenarios --format sarif > findings.sarif

\b
Exit status: 0 nothing wrong, 1 errors (with --strict also warnings), 2 a file
could not be read.
""",
)
@click.argument("paths", metavar="FILE|FOLDER...", nargs=-1, required=True, type=ANY_PATH)
@click.option(
    "--format",
    "output_format",
    type=Name(["text", "json", "sarif", "junit"]),
    default="text",
    show_default=True,
    help="Form of the report.",
)
@click.option(
    "--skip-others",
    is_flag=True,
    help="Also pass over named files that are no scenarios, as is done in folders.",
)
@click.option(
    "--profile",
    type=Name([profile.value for profile in Profile]),
    default=Profile.TABLE.value,
    show_default=True,
    help="Where the scenario is to be used.",
)
@boxes_option("The boxes that you own; what is missing in them is reported.")
@lang_option
@click.option("--strict", is_flag=True, help="Exit with 1 on warnings too.")
@click.option(
    "--jobs",
    type=click.IntRange(0, MOST_PROCESSES),
    default=0,
    metavar="N",
    help="Processes to use.  [default: as many as help]",
)
def command(
    paths: tuple[Path, ...],
    output_format: str,
    profile: str,
    boxes: Path | None,
    skip_others: bool,
    lang: str,
    strict: bool,
    jobs: int,
) -> int:
    """Check scenario files and say what is wrong.

    Each FILE, and each scenario file in a FOLDER and the folders in it, is
    read and checked against the rules of the game and common sense. A finding
    says where, what and why, and what to do. `bocage fix` makes the repairs
    that need no thinking.
    """
    holdings = None
    if boxes is not None:
        holdings = read_holdings(boxes)
        if holdings is None:
            return Status.CANNOT_RUN
    check_one = partial(_check, profile=Profile(profile), holdings=holdings)
    found = scenario_files(paths, skip_others=skip_others)
    for reason in found.missing:
        complain(reason)
    results = list(_with_progress(_check_all(check_one, found.paths, jobs), len(found.paths)))
    for result in results:
        if result.refused:
            complain(result.refused)
    checked = [
        result._replace(report=in_language(result.report, lang))
        for result in results
        if not result.refused
    ]
    failed = bool(found.missing) or len(checked) < len(results)
    _write(checked, output_format, strict=strict, failed=failed)
    if failed:
        return Status.CANNOT_RUN
    return max((status_of(item.report, strict=strict) for item in checked), default=Status.CLEAN)


def _check_all(
    check_one: Callable[[Path], Checked], paths: Sequence[Path], jobs: int
) -> Iterator[Checked]:
    """Yield the result of each file in order."""
    wanted = processes_for(len(paths), asked=jobs)
    if wanted <= 1:
        yield from map(check_one, paths)
        return
    from concurrent.futures import ProcessPoolExecutor  # only worth it for many files

    with ProcessPoolExecutor(wanted) as pool:
        yield from pool.map(check_one, paths, chunksize=CHUNK)


def processes_for(files: int, *, asked: int) -> int:
    """Return how many processes to use: those asked for, or as many as are worth starting."""
    wanted = min(asked, files) if asked else min(os.cpu_count() or 1, files // FILES_PER_PROCESS)
    return max(1, wanted)


def _check(path: Path, profile: Profile, holdings: Holdings | None) -> Checked:
    try:
        return Checked(path, validate_file(path, profile, holdings))
    except OSError as error:
        return Checked(path, Report(), os_error_text(error))
    except FormatError as error:
        return Checked(path, Report(), str(error))


def _with_progress(results: Iterable[Checked], total: int) -> Iterator[Checked]:
    """Yield the results behind a progress bar, which shows on a terminal only."""
    if total < 2 or sys.stderr is None or not sys.stderr.isatty():
        yield from results
        return
    with click.progressbar(results, length=total, label="checking", file=sys.stderr) as bar:
        yield from bar


def _write(checked: Sequence[Checked], output_format: str, *, strict: bool, failed: bool) -> None:
    pairs = [(item.path, item.report) for item in checked]
    if output_format == "json":
        write_json_value(
            [diagnostic_document(path, item) for path, report in pairs for item in report]
        )
    elif output_format == "sarif":
        from bocage_editor.cli.sarif import sarif_log

        write_json_value(sarif_log(pairs))
    elif output_format == "junit":
        from bocage_editor.cli.junit import junit_report

        click.echo(junit_report(pairs, strict=strict))
    else:
        for path, report in pairs:
            write_diagnostics(path, report)
        if pairs or not failed:
            click.echo(_summary([report for _, report in pairs]))


def _summary(reports: Sequence[Report]) -> str:
    """Return how many files there were and what was found, in one line."""
    files = count_of(len(reports), "file")
    parts = []
    for severity, noun in _NOUNS.items():
        number = sum(item.severity is severity for report in reports for item in report)
        if number:
            parts.append(count_of(number, noun))
    return f"{files}: {', '.join(parts) or 'nothing found'}"


_NOUNS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "remark"}

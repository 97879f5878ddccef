"""``bocage list``: list scenarios."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from bocage_editor.cli.files import read_scenario, report_on, scenario_files
from bocage_editor.cli.parameters import ANY_PATH, format_option
from bocage_editor.cli.report import (
    Status,
    complain,
    count_of,
    diagnostic_document,
    status_of,
    write_json,
)
from bocage_scenarios.describe import describe
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import Scenario
from bocage_schema.diagnostics import Report
from bocage_schema.shown import printable

Row = tuple[str, Path, Scenario]
"""Name, file and document of one scenario of the list."""


@click.command(
    "list",
    epilog="""\b
Examples:
  bocage list
  bocage list ~/scenarios --format json

\b
Exit status: 0 listed, 1 a file holds no readable scenario, 2 could not run.
""",
)
@click.argument("folders", metavar="[FILE|FOLDER]...", nargs=-1, type=ANY_PATH)
@click.option(
    "--library", is_flag=True, help="List the scenarios that come with Bocage, besides any others."
)
@format_option
def command(folders: tuple[Path, ...], library: bool, output_format: str) -> int:
    """List scenarios.

    Without arguments these are the scenarios that come with Bocage. Each line
    says the board, the units and the medals of both sides, and the title.
    """
    status = Status.CLEAN
    rows: list[Row] = list(_bundled()) if library or not folders else []
    found = scenario_files(folders)
    for missing in found.missing:
        complain(missing)
        status = Status.CANNOT_RUN
    refused: list[tuple[Path, Report]] = []
    for path in found.paths:
        scenario, report = read_scenario(path)
        if scenario is None:
            refused.append((path, report))
            status = max(status, status_of(report))
        else:
            rows.append((path.stem, path, scenario))
    if output_format == "json":
        findings = [diagnostic_document(path, item) for path, report in refused for item in report]
        scenarios = [_document(*row) for row in rows]
        write_json("list", {"scenarios": scenarios, "findings": findings})
    else:
        for path, report in refused:
            report_on(path, report)
        for line in _table(rows):
            click.echo(line)
    return status


def _bundled() -> Iterator[Row]:
    for name in bundled_names():
        entry = bundled(name)
        yield name, Path(str(entry.file)), entry.scenario


def _table(rows: Iterable[Row]) -> Iterator[str]:
    """Yield a line for each scenario, in columns as wide as their longest text."""
    table = [_columns(name, scenario) for name, _, scenario in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for name, *rest in table:
        head = click.style(f"{name:<{widths[0]}}", bold=True)
        padded = (f"{text:<{width}}" for text, width in zip(rest, widths[1:], strict=True))
        yield "  ".join([head, *padded]).rstrip()


def _columns(name: str, scenario: Scenario) -> tuple[str, ...]:
    board = f"{scenario.board_format}, {scenario.face}"
    sides = (
        f"{force.side.title()}: {count_of(force.unit_count, 'unit')}, "
        f"{count_of(force.medals, 'medal')}"
        for force in describe(scenario).forces
    )
    return printable(name), board, *sides, printable(scenario.title()) or "(no title)"


def _document(name: str, path: Path, scenario: Scenario) -> dict[str, object]:
    return {
        "name": name,
        "file": str(path),
        "title": scenario.title(),
        "titles": {code: texts.title for code, texts in scenario.texts.items() if texts.title},
        "board": scenario.board_format,
        "face": scenario.face,
        "begin": scenario.begin.isoformat() if scenario.begin else None,
        "sides": {
            force.side: {"units": force.unit_count, "hand": force.hand, "medals": force.medals}
            for force in describe(scenario).forces
        },
    }

"""``bocage info``: describe a scenario."""

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import click

from bocage_editor.cli.files import read_scenario, report_on
from bocage_editor.cli.parameters import INPUT_FILE, format_option
from bocage_editor.cli.report import Status, diagnostic_document, status_of, write_json
from bocage_scenarios.codec import TEXT_FIELDS
from bocage_scenarios.describe import Count, Description, Force, describe
from bocage_scenarios.formats import format_of
from bocage_scenarios.model import Scenario
from bocage_schema.shown import printable

LABEL_WIDTH = 12
"""Columns of the left margin, which says what a line is about."""


@click.command(
    "info",
    epilog="""\b
Examples:
  bocage info landing.m44
  bocage info landing.yaml --format json

\b
Exit status: 0 described, 1 FILE holds no readable scenario, 2 could not run.
""",
)
@click.argument("file", metavar="FILE", type=INPUT_FILE)
@format_option
def command(file: Path, output_format: str) -> int:
    """Describe a scenario.

    Says what is in FILE: the battle, both sides and their units, the pieces
    on the map, objectives and special rules. Remarks on the file go to
    stderr, or into the JSON report.
    """
    scenario, report = read_scenario(file)
    if output_format == "json":
        found = [diagnostic_document(file, item) for item in report]
        body = _document(describe(scenario)) if scenario else None
        write_json(
            "info",
            {
                "file": str(file),
                "file_format": format_of(file).name,
                "scenario": body,
                "findings": found,
            },
        )
        return Status.CLEAN if scenario else status_of(report)
    if scenario:
        for line in _lines(describe(scenario)):
            click.echo(line)
    status = report_on(file, report)
    return Status.CLEAN if scenario else status


def _lines(found: Description) -> Iterator[str]:
    scenario = found.scenario
    yield click.style(printable(scenario.title()) or "(no title)", bold=True)
    yield from _entry("battle", [_battle(scenario)])
    yield from _entry("board", [_board(scenario)])
    for force in found.forces:
        yield from _entry(force.side.title(), [_camp(force), _units(force)])
    pieces = ", ".join(f"{item.count} {item.name}" for item in found.pieces)
    yield from _entry("on the map", [pieces] if pieces else [])
    if found.unknown:
        yield from _entry("unknown", [", ".join(found.unknown)])
    yield from _entry("objectives", found.objectives)
    yield from _entry("exits", found.exits)
    yield from _entry("rules", found.rules)
    arrivals = [f"air drop of {sum(d.counts)} units" for d in scenario.air_drops]
    arrivals += [f"reserve: {r.arrives.replace('_', ' ')}" for r in scenario.reserves]
    yield from _entry("later", arrivals)
    yield from _entry("texts", [_texts(scenario)] if scenario.texts else [])


def _entry(label: str, lines: Sequence[str]) -> Iterator[str]:
    """Yield lines behind a label, wrapped to the width of a terminal."""
    margin = " " * LABEL_WIDTH
    for number, line in enumerate(lines):
        head = f"{label:<{LABEL_WIDTH}}" if number == 0 else margin
        yield click.wrap_text(
            printable(line), width=96, initial_indent=head, subsequent_indent=margin
        )


def _battle(scenario: Scenario) -> str:
    kind = "fictional" if scenario.fictional else "historical"
    words = [f"{kind} battle on the {scenario.front.title()} front"]
    if scenario.number:
        words.insert(0, f"number {scenario.number}")
    days = [_day(day) for day in (scenario.begin, scenario.end) if day]
    words += [" to ".join(dict.fromkeys(days))] if days else []
    return ", ".join(words)


def _day(day: date) -> str:
    return f"{day.day} {day:%B %Y}"


def _board(scenario: Scenario) -> str:
    first = scenario.first.title() if scenario.first else "as the special rules say"
    size = scenario.board_format.title()
    return f"{size}, {scenario.face}, {scenario.top.title()} at the top; first to move: {first}"


def _camp(force: Force) -> str:
    cards = f"{force.hand} command card{'' if force.hand == 1 else 's'}"
    if force.hand_grows_to:
        cards += f" growing to {force.hand_grows_to}"
    medals = f"{force.medals} medal{'' if force.medals == 1 else 's'} to win"
    return ", ".join(filter(None, (force.nation, cards, medals)))


def _units(force: Force) -> str:
    if not force.units:
        return "no units"
    kinds = ", ".join(f"{unit.count} {unit.name}" for unit in force.units)
    units = f"{force.unit_count} unit{'' if force.unit_count == 1 else 's'}"
    return f"{units} of {force.figures} figures: {kinds}"


def _texts(scenario: Scenario) -> str:
    parts = []
    for language, texts in scenario.texts.items():
        fields = [key for key in TEXT_FIELDS if getattr(texts, key)]
        parts.append(f"{language}: {', '.join(fields) or 'empty'}")
    return "; ".join(parts)


def _document(found: Description) -> dict[str, object]:
    scenario = found.scenario
    return {
        "title": scenario.title(),
        "titles": {code: texts.title for code, texts in scenario.texts.items() if texts.title},
        "number": scenario.number,
        "front": scenario.front,
        "fictional": scenario.fictional,
        "begin": scenario.begin.isoformat() if scenario.begin else None,
        "end": scenario.end.isoformat() if scenario.end else None,
        "board": scenario.board_format,
        "face": scenario.face,
        "first": scenario.first,
        "sides": {force.side: _force(force) for force in found.forces},
        "pieces": [_count(item) for item in found.pieces],
        "unknown": list(found.unknown),
        "objectives": list(found.objectives),
        "exits": list(found.exits),
        "rules": dict(scenario.rules),
        "air_drops": len(scenario.air_drops),
        "reserves": len(scenario.reserves),
        "boxes": dict(scenario.boxes) if scenario.boxes is not None else None,
        "texts": {
            code: [key for key in TEXT_FIELDS if getattr(texts, key)]
            for code, texts in scenario.texts.items()
        },
    }


def _force(force: Force) -> dict[str, object]:
    return {
        "seat": force.seat,
        "nation": force.nation,
        "hand": force.hand,
        "hand_grows_to": force.hand_grows_to,
        "medals": force.medals,
        "unit_count": force.unit_count,
        "figures": force.figures,
        "units": [_count(unit) | {"figures": unit.figures} for unit in force.units],
    }


def _count(item: Count) -> dict[str, object]:
    return {"id": item.id, "name": item.name, "layer": item.layer, "count": item.count}

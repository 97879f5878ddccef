"""``bocage count``: what a scenario needs from the boxes, what is missing, what to take out."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from bocage_editor.cli.files import read_holdings, read_scenario, report_on, scenario_files
from bocage_editor.cli.parameters import ANY_PATH, boxes_option, format_option
from bocage_editor.cli.report import (
    Status,
    complain,
    diagnostic_document,
    status_of,
    write_json,
)
from bocage_scenarios.needs import needs_of
from bocage_schema.diagnostics import Report
from bocage_schema.inventory import (
    BoxNeed,
    Cure,
    Holdings,
    Inventory,
    Part,
    Pick,
    PieceCount,
    Shortage,
    Verdict,
    count,
)
from bocage_schema.inventory.parts import full_name, part_name
from bocage_schema.inventory.wording import box_name, listed
from bocage_schema.shown import printable

LABEL_WIDTH = 12
"""Columns of the left margin, which says what a line is about."""
COLORS = {Verdict.IMPOSSIBLE: "red", Verdict.POSSIBLE: "yellow", Verdict.UNKNOWN: "cyan"}


@click.command(
    "count",
    epilog="""\b
Examples:
  bocage count landing.m44
  bocage count landing.yaml --boxes my-boxes.yaml
  bocage count landing.yaml --format json
  bocage count scenarios --boxes my-boxes.yaml

\b
Exit status: 0 nothing is certainly missing, 1 something is, or a file holds
no readable scenario, 2 could not run.
""",
)
@click.argument("files", metavar="FILE|FOLDER...", nargs=-1, required=True, type=ANY_PATH)
@boxes_option("The boxes that you own, a YAML file.  [default: those that the scenario needs]")
@format_option
def command(files: tuple[Path, ...], boxes: Path | None, output_format: str) -> int:
    """Count the pieces that scenarios need.

    Says for every piece how many FILE needs and how many there are, what is
    missing and why, which boxes the scenario needs, and what to take out of
    each of them.  Of a FOLDER, or of several files, there is a line for each
    scenario with the boxes that it needs and what is missing.
    """
    holdings = None
    if boxes is not None:
        holdings = read_holdings(boxes)
        if holdings is None:
            return Status.CANNOT_RUN
    if len(files) == 1 and not files[0].is_dir():
        return _count_one(files[0], holdings, output_format)
    return _count_many(files, holdings, output_format)


def _count_one(file: Path, holdings: Holdings | None, output_format: str) -> int:
    scenario, report = read_scenario(file)
    inventory = count(needs_of(scenario), holdings) if scenario else None
    if output_format == "json":
        found = [diagnostic_document(file, item) for item in report]
        title = scenario.title() if scenario else None
        body = _document(inventory or Inventory(assumed=holdings is None))
        write_json("count", {"file": str(file), "title": title, **body, "findings": found})
    else:
        report_on(file, report)
        for line in _lines(scenario.title(), inventory) if scenario and inventory else ():
            click.echo(line)
    return _status(inventory, report)


def _status(inventory: Inventory | None, report: Report) -> Status:
    if inventory is None:
        return status_of(report)
    return Status.PROBLEMS if inventory.is_short else Status.CLEAN


def _count_many(given: Sequence[Path], holdings: Holdings | None, output_format: str) -> int:
    found = scenario_files(given)
    status = Status.CLEAN
    for missing in found.missing:
        complain(missing)
        status = Status.CANNOT_RUN
    counted: list[tuple[Path, str, Inventory]] = []
    refused: list[tuple[Path, Report]] = []
    for path in found.paths:
        scenario, report = read_scenario(path)
        inventory = count(needs_of(scenario), holdings) if scenario else None
        status = max(status, _status(inventory, report))
        if scenario is None or inventory is None:
            refused.append((path, report))
        else:
            counted.append((path, scenario.title(), inventory))
    if output_format == "json":
        findings = [diagnostic_document(path, item) for path, report in refused for item in report]
        scenarios = [
            {"file": str(path), "title": title, **_document(inventory)}
            for path, title, inventory in counted
        ]
        write_json("count", {"scenarios": scenarios, "findings": findings})
        return status
    for path, report in refused:
        report_on(path, report)
    for line in _overview(counted):
        click.echo(line)
    return status


def _overview(counted: Sequence[tuple[Path, str, Inventory]]) -> Iterator[str]:
    """Yield a line for each scenario: its file, its boxes, and how many pieces are missing."""
    rows = [
        (printable(path.name), _boxes(inventory.boxes) or "no box", _missing(inventory))
        for path, _, inventory in counted
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, boxes, missing in rows:
        line = f"{name:<{widths[0]}}  {boxes:<{widths[1]}}  "
        yield (line + click.style(missing, fg="red")) if missing else line.rstrip()


def _missing(inventory: Inventory) -> str:
    short = [
        f"{piece.missing} {full_name(piece.part)}" for piece in inventory.pieces if piece.missing
    ]
    if not short and inventory.is_short:
        return f"missing: {inventory.shortages[0].proof}"
    return f"missing: {listed(short)}" if short else ""


def _lines(title: str, inventory: Inventory) -> Iterator[str]:
    yield click.style(printable(title) or "(no title)", bold=True)
    yield from _entry("needs", [_boxes(inventory.boxes)])
    yield from _entry("counted in", [_counted_in(inventory)])
    yield from _table(inventory.pieces)
    yield from _entry("missing", [_shortage(s, inventory) for s in inventory.shortages])
    yield from _picks(inventory.picks)


def _entry(label: str, lines: Sequence[str]) -> Iterator[str]:
    """Yield lines behind a label, wrapped to the width of a terminal."""
    for number, line in enumerate(lines):
        yield _wrapped(line, f"{'' if number else label:<{LABEL_WIDTH}}")


def _wrapped(line: str, head: str) -> str:
    margin = " " * len(head)
    return click.wrap_text(printable(line), 96, initial_indent=head, subsequent_indent=margin)


def _boxes(boxes: Sequence[BoxNeed]) -> str:
    return ", ".join(
        f"{box.copies} {box_name(box.box)}{'' if box.certain else ' (perhaps more)'}"
        for box in boxes
    )


def _counted_in(inventory: Inventory) -> str:
    if inventory.assumed:
        return "these boxes; say with --boxes which ones you own"
    own = [f"{copies} {box_name(box)}" for box, copies in inventory.own.items()]
    return ", ".join(own) or "no box at all"


def _table(pieces: Sequence[PieceCount]) -> Iterator[str]:
    """Yield a line for each piece, and below it what there is to say about it."""
    there = [_there(piece) for piece in pieces]
    width = max(map(len, there), default=0)
    group = ""
    for piece, available in zip(pieces, there, strict=True):
        label = "" if piece.need.group == group else piece.need.group.replace("_", " ")
        group = piece.need.group
        name = printable(full_name(piece.part))
        head = f"{label:<{LABEL_WIDTH}}{piece.need.count:>4} of {available:<{width}}  "
        color = COLORS.get(piece.verdict)
        yield click.style(head + name, fg=color) if color else head + name
        remark = _remark(piece)
        if remark:
            yield _wrapped(remark, " " * len(head))


def _there(piece: PieceCount) -> str:
    if piece.available is None:
        return f"{piece.at_least} or more" if piece.at_least else "?"
    if piece.at_least == piece.available:
        return str(piece.available)
    return f"{piece.at_least} to {piece.available}"


def _remark(piece: PieceCount) -> str:
    if piece.verdict is Verdict.CERTAIN and not piece.stand_ins and not piece.need.later:
        return ""
    words = [] if piece.verdict is Verdict.CERTAIN else [f"{piece.verdict}: "]
    words.append(piece.reason)
    if piece.substitutes:
        likes = [f"{full_name(s.part)} ({_left(s.left)})" for s in piece.substitutes]
        words.append(f"; left instead: {', '.join(likes)}")
    return "".join(words)


def _left(number: int | None) -> str:
    return "some" if number is None else str(number)


def _shortage(shortage: Shortage, inventory: Inventory) -> str:
    if not shortage.cures:
        return f"{shortage.proof}; no box is known to help"
    cures = listed([_cure(cure, inventory) for cure in shortage.cures])
    word = "would" if shortage.cured_for_certain else "might"
    return f"{shortage.proof}; {cures} {word} do"


def _cure(cure: Cure, inventory: Inventory) -> str:
    more = "more " if cure.box in inventory.own else ""
    return f"{cure.copies} {more}{box_name(cure.box)} {'box' if cure.copies == 1 else 'boxes'}"


def _picks(picks: Sequence[Pick]) -> Iterator[str]:
    box = ""
    for pick in picks:
        if pick.box != box:
            yield from _entry("take out" if not box else "", [f"{box_name(pick.box)}:"])
            box = pick.box
        yield from _entry("", [f"{pick.count:>4} {full_name(pick.part)}"])


def _document(inventory: Inventory) -> dict[str, object]:
    return {
        "assumed": inventory.assumed,
        "pieces": [_piece(piece) for piece in inventory.pieces],
        "shortages": [
            {
                "pieces": list(dict.fromkeys(part.id for part in shortage.parts)),
                "needed": shortage.needed,
                "available": shortage.available,
                "proof": shortage.proof,
                "cures": [
                    {"box": cure.box, "name": box_name(cure.box), "copies": cure.copies}
                    for cure in shortage.cures
                ],
                "cured_for_certain": shortage.cured_for_certain,
            }
            for shortage in inventory.shortages
        ],
        "boxes": [
            {
                "id": box.box,
                "name": box_name(box.box),
                "copies": box.copies,
                "owned": None if inventory.assumed else inventory.own.get(box.box, 0),
                "certain": box.certain,
                "needed_for": list(dict.fromkeys(part.id for part in box.needed_for)),
            }
            for box in inventory.boxes
        ],
        "pick_list": [
            {"box": pick.box, "line": pick.line, **_part(pick.part), "count": pick.count}
            for pick in inventory.picks
        ],
    }


def _piece(piece: PieceCount) -> dict[str, object]:
    return {
        **_part(piece.part),
        "group": piece.need.group,
        "needed": piece.need.count,
        "later": piece.need.later,
        "available": piece.available,
        "at_least": piece.at_least,
        "missing": piece.missing,
        "left": piece.left,
        "certainty": piece.verdict,
        "reason": piece.reason,
        "stand_ins": [{**_part(used.part), "count": used.count} for used in piece.stand_ins],
        "substitutes": [{**_part(like.part), "left": like.left} for like in piece.substitutes],
    }


def _part(part: Part) -> dict[str, object]:
    return {"id": part.id, "name": part_name(part), "army": part.army, "face": part.face}

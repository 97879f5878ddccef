"""Checks of exits: where on the edge they lie, who may use them, and who can."""

from collections.abc import Iterator, Mapping

from bocage_scenarios.checks import reach
from bocage_scenarios.checks.found import Found, add_at, found, remove_at, replace_at
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View, edges_of
from bocage_scenarios.checks.winning import may_exit, winners
from bocage_scenarios.describe import called
from bocage_scenarios.model import Exit, Marker
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import catalogue
from bocage_schema.diagnostics import Edit
from bocage_schema.hexes import Hex
from bocage_schema.id_words import the_side
from bocage_schema.ids import Side
from bocage_schema.jsonlike import Json, pointer


def stretch(board: Board, hexes: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return all hexes of the edge between the outermost of some, these included.

    There are none if the hexes are fewer than two, or do not lie on one edge.
    """
    shared = frozenset[str].intersection(*(edges_of(board, at) for at in hexes))
    if len(set(hexes)) < 2 or not shared:
        return ()
    edge = next(iter(shared))
    first, last = min(hexes), max(hexes)
    return tuple(at for at in board.hexes if first <= at <= last and edge in edges_of(board, at))


@document_check("O120", "O121", "O123", reads="exits board_format")
def on_the_edge(view: View) -> Iterator[Found]:
    """Find exits of nobody, away from the edge, or on an edge that they hardly belong to."""
    board = view.board
    for number, way_out in enumerate(view.scenario.exits):
        path = pointer("exits", number)
        if way_out.side is None:
            yield found("O120", path, at=way_out.hexes[0])
        for index, at in enumerate(way_out.hexes):
            if at in board and not edges_of(board, at):
                place = path + pointer("hexes", index)
                yield found("O121", place, at=at, label=board.label(at))
        edges = edges_of(board, way_out.hexes[0])
        if not _ends_range(way_out.marker) and edges and edges <= {"left", "right"}:
            yield found("O123", path, at=way_out.hexes[0])


@document_check("O122", reads="exits board_format top")
def on_own_baseline(view: View) -> Iterator[Found]:
    """Find exits on the baseline of the side that leaves there, once for each side."""
    homes: dict[Side, dict[Hex, int]] = {}
    for number, way_out in enumerate(view.scenario.exits):
        if way_out.side and (at := _on_own_baseline(view, way_out)):
            homes.setdefault(way_out.side, {}).setdefault(at, number)
    for side, exits in homes.items():
        at, number = next(iter(exits.items()))
        what = ", ".join(map(view.board.label, exits))
        yield found("O122", pointer("exits", number), at=at, camp=the_side(side), what=what)


def _on_own_baseline(view: View, way_out: Exit) -> Hex | None:
    """Return a hex of the exit on the baseline of its own side; corners of a side edge do not."""
    if way_out.side is None:
        return None
    edges = frozenset[str].intersection(*(edges_of(view.board, at) for at in way_out.hexes))
    if len(way_out.hexes) > 1 and edges & {"left", "right"}:
        return None
    row = view.baseline(way_out.side)
    return next((at for at in way_out.hexes if at.row == row and at in view.board), None)


def _ends_range(marker: str) -> bool:
    piece = catalogue().markers.get(marker)
    return bool(piece and piece.range_end)


@document_check("O124", reads=f"exits {reach.READS}")
def in_reach(view: View) -> Iterator[Found]:
    """Find exits that no unit that may use them can ever come to."""
    known = reach.reach_of(view)
    for number, way_out in enumerate(view.scenario.exits):
        users = [entry for entry in known.entries if entry.side in winners(way_out)]
        edge = known.grid.bits(way_out.hexes)
        if users and edge and not any(may_exit(e) and known.of(e) & edge for e in users):
            where = way_out.hexes[0]
            yield found("O124", pointer("exits", number), at=where, camp=the_side(way_out.side))


@document_check("O125", "O126", reads="exits board_format markers")
def stretches(view: View) -> Iterator[Found]:
    """Find markers of the ends of a stretch that do not show which hexes it has."""
    loose = _loose_markers(view)
    for number, way_out in enumerate(view.scenario.exits):
        if not _ends_range(way_out.marker):
            continue
        path = pointer("exits", number)
        alone = len(set(way_out.hexes)) == 1
        ends = _other_ends(view, number, loose) if alone else []
        if alone and len(ends) != 1:
            yield found("O125", path, at=way_out.hexes[0])
            continue
        whole = stretch(view.board, (*way_out.hexes, *ends))
        missing = [at for at in whole if at not in way_out.hexes]
        if missing:
            labels = [view.board.label(at) for at in (*way_out.hexes, *missing)]
            edits = replace_at(path + "/hexes", [*labels])
            what = ", ".join(map(view.board.label, missing))
            yield found("O126", path, at=way_out.hexes[0], edits=edits, what=what)


def _other_ends(view: View, number: int, loose: Mapping[Hex, tuple[int, Marker]]) -> list[Hex]:
    """Return where markers lie that may end the stretch of an exit of one hex."""
    way_out = view.scenario.exits[number]
    ends = [
        other.hexes[0]
        for index, other in enumerate(view.scenario.exits)
        if index != number and other.side is way_out.side and _ends_range(other.marker)
    ]
    ends += [
        at
        for at, (_, marker) in loose.items()
        if _ends_range(marker.piece) and marker.side in (way_out.side, None)
    ]
    return [end for end in ends if stretch(view.board, (way_out.hexes[0], end))]


def _loose_markers(view: View) -> Mapping[Hex, tuple[int, Marker]]:
    """Return the exit markers that lie on hexes of no exit, each with its number there."""
    exits = {at for way_out in view.scenario.exits for at in way_out.hexes}
    known = catalogue()
    rules = known.obstacle_rules
    names = {
        piece.id for piece in known.markers.values() if piece.rules and rules[piece.rules].exit
    }
    return {
        at: (number, marker)
        for at, content in view.scenario.hexes.items()
        if content.markers and at not in exits
        for number, marker in enumerate(content.markers)
        if marker.piece in names
    }


@document_check("O127", reads="exits board_format markers")
def loose_markers(view: View) -> Iterator[Found]:
    """Find exit markers that belong to no exit."""
    scenario = view.scenario
    for at, (number, marker) in _loose_markers(view).items():
        label = view.board.label(at)
        path = pointer("hexes", label, "markers", number)
        edits: tuple[Edit, ...] = ()
        if marker.side and edges_of(view.board, at) and not _ends_range(marker.piece):
            way_out: Json = {"side": marker.side.value, "hexes": [label], "marker": marker.piece}
            new = add_at("/exits/-", way_out) if scenario.exits else add_at("/exits", [way_out])
            last = len(scenario.hexes[at].markers) == 1
            edits = remove_at(pointer("hexes", label, "markers") if last else path) + new
        yield found("O127", path, at=at, edits=edits, name=called(marker.piece))


@document_check("O128", reads="exits")
def twice(view: View) -> Iterator[Found]:
    """Find exits that say the same as another one."""
    seen: set[object] = set()
    for number, way_out in enumerate(view.scenario.exits):
        shown = way_out.hexes[0] if _ends_range(way_out.marker) else None
        says = (way_out.side, frozenset(way_out.hexes), shown)
        if says in seen:
            path = pointer("exits", number)
            yield found("O128", path, at=way_out.hexes[0], edits=remove_at(path))
        seen.add(says)

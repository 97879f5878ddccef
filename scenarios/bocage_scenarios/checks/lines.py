"""Checks of lines: rivers, roads, railways and so on that should go on in the next hex."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from bocage_scenarios.checks.found import Found, add_at, found, replace_at
from bocage_scenarios.checks.network import (
    BRIDGED,
    READS,
    Edges,
    End,
    Lines,
    edges_of,
    opened,
    turnable,
)
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View
from bocage_scenarios.codec_hexes import to_plain
from bocage_scenarios.describe import called
from bocage_scenarios.model import HexContent, Tile
from bocage_schema.catalogue import Network, catalogue
from bocage_schema.diagnostics import Edit
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import Layer, UnitClass
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.saying import Words, all_of

LOOSE = {
    Network.RIVER: "L101",
    Network.ROAD: "L102",
    Network.RAIL: "L103",
    Network.LAKE: "L104",
}
"""Codes of loose ends; a wadi, trench, airfield or coast may end anywhere."""

Ends = Mapping[Hex, tuple[End, ...]]


class Turn(NamedTuple):
    """A tile that meets all its neighbours in another orientation."""

    layer: str
    tile: Tile
    mended: int
    """How many loose ends, its own and those of its neighbours, are none then."""


@document_check("L101", "L102", "L103", "L104", "L106", "L108", "L109", "L110", reads=READS)
def loose_ends(view: View) -> Iterator[Found]:
    """Find lines that lead over an edge behind which they do not go on."""
    lines = Lines(view)
    loose = {at: ends for at in lines.edges if (ends := tuple(_loose(lines, at)))}
    turns = _turns(view, lines, loose)
    for at, turn in turns.items():
        yield _found_turn(view, at, turn)
    into: dict[tuple[str, Hex, Network], list[Hex]] = {}
    broken: dict[tuple[str, Hex, Network], list[Hex]] = {}
    for at, end in _without_turned(loose, turns):
        if _is_water(view, lines, end):
            into.setdefault(("L106", end.near, Network.RIVER), []).append(at)
        elif lines.has(end.near, end.network):
            broken.setdefault(("L108", at, end.network), []).append(end.near)
        else:
            into.setdefault((LOOSE[end.network], end.near, end.network), []).append(at)
    for (code, at, network), origins in into.items():
        if code == "L106":
            yield _found_on(view, at, code, network, origins)
        elif len(origins) > 1:
            yield _found_gap(view, lines, at, network, origins)
        else:
            broken.setdefault((code, origins[0], network), []).append(at)
    for (code, at, network), others in broken.items():
        yield _found_on(view, at, code, network, others)


def _without_turned(loose: Ends, turns: Mapping[Hex, Turn]) -> Iterator[tuple[Hex, End]]:
    """Yield the loose ends, with their hexes, but for those of tiles that need but be turned."""
    for at, ends in loose.items():
        if at not in turns:
            yield from ((at, end) for end in ends if end.near not in turns)


def _loose(lines: Lines, at: Hex) -> Iterator[End]:
    """Yield the ends on a hex beyond which the line does not go on although it should."""
    for end in lines.ends(at):
        if not lines.goes_on(end) and not _is_settled(lines, at, end):
            yield end


def _is_settled(lines: Lines, at: Hex, end: End) -> bool:
    """Tell whether a line that does not go on may well end here."""
    if lines.may_end(end.near, end.network):
        return True
    if lines.has(end.near, end.network):
        return False
    return end.network not in LOOSE or lines.may_end(at, end.network)


def _is_water(view: View, lines: Lines, end: End) -> bool:
    """Tell whether a road or railway leads into a river that nobody can enter."""
    return (
        end.network in BRIDGED
        and lines.has(end.near, Network.RIVER)
        and view.impassable_for(end.near).issuperset(UnitClass)
    )


def _turns(view: View, lines: Lines, loose: Ends) -> dict[Hex, Turn]:
    """Return the tiles that need but be turned; where two adjacent ones may be, the better."""
    led_to = {end.near for ends in loose.values() for end in ends}
    askew = sorted(at for at in led_to | loose.keys() if at in lines.edges)
    turns = {at: turn for at in askew if (turn := _turn(view.content(at), lines, loose, at))}
    return {
        at: turn
        for at, turn in turns.items()
        if all(turns[near].mended < turn.mended for near in neighbours(at) if near in turns)
    }


def _turn(content: HexContent, lines: Lines, loose: Ends, at: Hex) -> Turn | None:
    """Return the one way to turn a tile of a hex that connects it completely, if there is one."""
    arriving = lines.arriving(at)
    unmet = arriving - _pairs(lines.edges[at])
    if not unmet:
        return None
    mended = len(unmet) + len(loose.get(at, ()))
    ways = []
    for layer, tile in content.tiles():
        others = [edges_of(other) for _, other in content.tiles() if other is not tile]
        for turn in range(1, turnable(tile) + 1) if edges_of(tile) else ():
            edges = frozenset[tuple[Network, int]]().union(
                *map(_pairs, (opened(tile.piece, turn), *others))
            )
            if arriving <= edges and _may_all_end(lines, at, edges - arriving):
                ways.append(Turn(layer.value, replace(tile, orientation=turn), mended))
    return ways[0] if len(ways) == 1 else None


def _pairs(edges: Edges) -> frozenset[tuple[Network, int]]:
    return frozenset((network, way) for network, ways in edges.items() for way in ways)


def _may_all_end(lines: Lines, at: Hex, pairs: frozenset[tuple[Network, int]]) -> bool:
    """Tell whether lines may lead over these edges although they do not go on there."""
    around = neighbours(at)
    return all(
        not lines.is_on_board(around[way]) or _is_settled(lines, at, End(network, way, around[way]))
        for network, way in pairs
    )


def _found_turn(view: View, at: Hex, turn: Turn) -> Found:
    path = pointer("hexes", view.board.label(at), turn.layer)
    return found(
        "L109",
        path,
        at=at,
        edits=replace_at(path, _plain(turn.layer, turn.tile)),
        name=called(turn.tile.piece),
        turn=turn.tile.orientation,
    )


def _found_on(view: View, at: Hex, code: str, network: Network, others: list[Hex]) -> Found:
    """Return a finding at the tile that holds the lines of a network on a hex."""
    layer, tile = _tile_of(view, at, network)
    return found(
        code,
        pointer("hexes", view.board.label(at), layer.value),
        at=at,
        name=called(tile.piece),
        others=_labels(view, others),
    )


def _found_gap(view: View, lines: Lines, at: Hex, network: Network, origins: list[Hex]) -> Found:
    """Return the finding of a hex into which several lines lead that do not go on there."""
    layer, tile = _tile_of(view, origins[0], network)
    missing = None if list(view.content(at).tiles()) else _joining(lines, at, tile)
    edits: tuple[Edit, ...] = ()
    if missing:
        path = pointer("hexes", view.board.label(at), "line")
        edits = add_at(path, _plain("line", missing))
    return found(
        "L110",
        pointer("hexes", view.board.label(origins[0]), layer.value),
        at=origins[0],
        edits=edits,
        name=called(tile.piece),
        others=_labels(view, origins[1:]),
        gap=view.board.label(at),
        missing=called(missing.piece) if missing else "",
    )


def _joining(lines: Lines, at: Hex, like: Tile) -> Tile | None:
    """Return the tile that joins what leads into a hex, if exactly one of the same art does."""
    arriving = lines.arriving(at)
    known = catalogue().tiles
    model = known.get(like.piece)
    if model is None or model.layer is not Layer.LINE:
        return None
    alike = [
        piece
        for piece in known.values()
        if (piece.layer, piece.landscape, piece.rules)
        == (model.layer, model.landscape, model.rules)
    ]
    fitting = [
        Tile(piece.id, turn)
        for piece in alike
        for turn in range(1, piece.orientations + 1)
        if _pairs(opened(piece.id, turn)) == arriving
    ]
    return fitting[0] if len(fitting) == 1 else None


def _tile_of(view: View, at: Hex, network: Network) -> tuple[Layer, Tile]:
    """Return the tile that holds the lines of a network on a hex, and its layer."""
    tiles = view.content(at).tiles()
    return next((layer, tile) for layer, tile in tiles if network in edges_of(tile))


def _labels(view: View, hexes: list[Hex]) -> Words:
    return all_of(map(view.board.label, hexes))


def _plain(layer: str, tile: Tile) -> Json:
    """Return the data of a tile."""
    alone: dict[str, Any] = {layer: tile}
    return to_plain(HexContent(**alone))[layer]

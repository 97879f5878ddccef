"""Rivers, roads, railways and other lines that are drawn like with a pen.

A stroke is a list of hexes; each gets the piece, and the orientation, that connects it along
the stroke, with what it was connected to before, and with lines that lead to it already.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple

from bocage_scenarios.checks.bridges import WATER, bridge_off_the_way
from bocage_scenarios.checks.network import BRIDGED, Edges, Lines, edges_of, opposite
from bocage_scenarios.checks.view import View, facts_of, tile_rules
from bocage_scenarios.describe import called
from bocage_scenarios.edits.families import (
    NO_WAYS,
    Family,
    Ways,
    exact,
    in_words,
    joint,
    nearest,
    ways_of,
    why_none,
)
from bocage_scenarios.edits.regions import path
from bocage_scenarios.edits.revision import with_hexes
from bocage_scenarios.model import EMPTY_HEX, HexContent, Scenario, Tile
from bocage_schema.catalogue import ObstacleRules, RectTile, TerrainRules, catalogue
from bocage_schema.catalogue.words import ObstacleKind
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.saying import Words, phrase


class Impossible(NamedTuple):
    """A hex on which a stroke could not be drawn."""

    at: Hex
    reason: Words


@dataclass(frozen=True, slots=True)
class Drawn:
    """What came of a stroke; the impossible hexes are as they were."""

    scenario: Scenario
    impossible: tuple[Impossible, ...] = ()


def smooth(stroke: Sequence[Hex]) -> tuple[Hex, ...]:
    """Return a path without the corners that no tile can turn, and without going to and fro.

    Tiles bend by 60°; where a path bends by more, its hexes before and after the corner are
    adjacent, and the corner is left out.
    """
    walked: list[Hex] = []
    for at in stroke:
        while len(walked) > 1 and distance(walked[-2], at) <= 1:
            walked.pop()
        if not walked or walked[-1] != at:
            walked.append(at)
    return tuple(walked)


def draw(
    scenario: Scenario,
    stroke: Sequence[Hex],
    family: Family,
    *,
    closed: bool = False,
    bridge: str | None = None,
) -> Drawn:
    """Return the scenario with a line drawn along a stroke; gaps in it are filled.

    At its ends the line goes straight on, or, if ``closed``, gets an end piece where the family
    has one.  Where a road or railway crosses water, ``bridge`` is laid, if no bridge is there.
    """
    pen = _Pen(scenario, path(stroke, scenario.board), family, closed, bridge)
    changes: dict[Hex, HexContent] = {}
    impossible = []
    for at in sorted(pen.along):
        if at in scenario.board:
            content = scenario.hexes.get(at, EMPTY_HEX)
            laid = pen.lay(at, content)
            if isinstance(laid, HexContent):
                changes[at] = laid
            else:
                impossible.append(Impossible(at, laid))
    drawn = with_hexes(scenario, changes)
    return Drawn(with_turned_bridges(drawn, changes), tuple(impossible))


def with_turned_bridges(scenario: Scenario, hexes: Mapping[Hex, object]) -> Scenario:
    """Return the scenario with those bridges turned that lie askew and can lie one way only."""
    view = View(scenario)
    turned = {}
    for at in hexes:
        content = scenario.hexes.get(at)
        if content and content.rect:
            for problem in bridge_off_the_way(view, at, content):
                if problem.becomes is not None:
                    turned[at] = problem.becomes
    return with_hexes(scenario, turned)


class _Pen:
    """A stroke that is about to be drawn on a document."""

    def __init__(
        self,
        scenario: Scenario,
        walked: Sequence[Hex],
        family: Family,
        closed: bool,
        bridge: str | None,
    ) -> None:
        self.scenario = scenario
        self.family = family
        self.closed = closed
        self.bridge = bridge
        self.lines = Lines(View(scenario))
        self.along: dict[Hex, Ways] = dict.fromkeys(walked, NO_WAYS)
        """The edges that the stroke crosses, by hex."""
        for a, b in pairwise(walked):
            way = neighbours(a).index(b)
            self.along[a] |= {way}
            self.along[b] |= {opposite(way)}

    def lay(self, at: Hex, content: HexContent) -> HexContent | Words:
        """Return what lies on a hex after the stroke, or why it cannot be drawn there."""
        part = self.family.part.value
        there: Tile | None = getattr(content, part)
        if ends := self._ends_in(content):
            if len(self.along) > 1:
                return content
            return phrase(
                "{name} ends in {piece}", name=called(self.family.id), piece=called(ends.piece)
            )
        for _, tile in content.tiles():
            if tile is not there and (ways := ways_of(tile, self.family.network)):
                return content if self.along[at] <= ways else self._askew(tile, at)
        others = {
            network: ways
            for network, ways in (edges_of(there) if there else _NO_EDGES).items()
            if network is not self.family.network
        }
        if others:
            return self._cross(at, content, others)
        found = self._plain(at, there)
        return _with_tile(content, part, found) if isinstance(found, Tile) else found

    def _askew(self, tile: Tile, at: Hex) -> Words:
        missing = self.along[at] - ways_of(tile, self.family.network)
        return phrase(
            "{piece} does not open to the {edges}",
            piece=called(tile.piece),
            edges=in_words(missing),
        )

    def _ends_in(self, content: HexContent) -> Tile | None:
        """Return the tile on a hex in which such lines may end, so that none is laid there."""
        for _, tile in content.tiles():
            rules = tile_rules(tile) if tile.piece not in self.family.tiles else None
            if isinstance(rules, TerrainRules) and self.family.network in rules.network_ends:
                return tile
        return None

    def _wanted(self, at: Hex) -> Iterator[Ways]:
        """Yield the edges to open on a hex, at best and at least."""
        network = self.family.network
        own = self.lines.edges.get(at, _NO_EDGES).get(network, NO_WAYS)
        around = neighbours(at)
        led_to = {
            way
            for way, near in enumerate(around)
            if opposite(way) in self.lines.edges.get(near, _NO_EDGES).get(network, NO_WAYS)
        }
        kept = {
            way
            for way in own
            if way in led_to
            or around[way] not in self.scenario.board
            or self.lines.may_end(around[way], network)
        }
        least = self.along[at] | kept
        yield least | {way for way in led_to if around[way] not in self.along}
        yield least

    def _plain(self, at: Hex, there: Tile | None) -> Tile | Words:
        """Return the tile of the family for a hex, or why there is none."""
        family = self.family
        for wanted in self._wanted(at):
            if len(wanted) < 2:
                return self._end(at, there, wanted)
            if ways_of(there, family.network) == wanted and there and there.piece in family.tiles:
                return there
            if tile := exact(family, wanted):
                return tile
        return nearest(family, wanted) if family.may_end else why_none(family, wanted)

    def _end(self, at: Hex, there: Tile | None, wanted: Ways) -> Tile:
        """Return the tile for a hex that is connected to one other, or to none."""
        family = self.family
        if not wanted:
            return there if there and ways_of(there, family.network) else Tile(family.tiles[0])
        (way,) = wanted
        leaves = neighbours(at)[opposite(way)] not in self.scenario.board
        tile = exact(family, wanted) if self.closed and not leaves else None
        return tile or exact(family, wanted | {opposite(way)}) or nearest(family, wanted)

    def _cross(self, at: Hex, content: HexContent, others: Edges) -> HexContent | Words:
        """Return what lies on a hex where the line crosses one of another network."""
        family, part = self.family, self.family.part.value
        wanted = next(self._wanted(at))
        if len(wanted) == 1 and not BRIDGED.isdisjoint(others):
            wanted |= {opposite(way) for way in wanted}
        if tile := joint(family, {**others, family.network: wanted}):
            return _with_tile(content, part, tile)
        if family.network in BRIDGED and not others.keys().isdisjoint(WATER):
            return self._bridged(content, self.along[at])
        if family.network in BRIDGED and not BRIDGED.isdisjoint(others):
            return phrase(
                "no tile joins {name} to the {edges} with {other} here",
                name=called(family.id),
                edges=in_words(wanted),
                other=called(getattr(content, part).piece),
            )
        tile_or_reason = self._plain(at, None)
        if not isinstance(tile_or_reason, Tile):
            return tile_or_reason
        content = _with_tile(content, part, tile_or_reason)
        roads = frozenset[int]().union(*(others.get(road, NO_WAYS) for road in BRIDGED))
        if family.network in WATER and roads:
            bridged = self._bridged(content, roads)
            return bridged if isinstance(bridged, HexContent) else content
        return content

    def _bridged(self, content: HexContent, roads: Ways) -> HexContent | Words:
        """Return a hex with a bridge for a road over these edges, or why there is none."""
        if content.rect or not self.bridge or not roads:
            return content if _is_bridged(content) else phrase("a bridge is missing here")
        piece = catalogue().rect_tiles[self.bridge]
        for orientation in range(1, piece.orientations + 1):
            if _is_in_line(piece, orientation, roads):
                return replace(content, rect=Tile(piece.id, orientation))
        return phrase("no bridge leads to the {edges}", edges=in_words(roads))


_NO_EDGES: Edges = {}


def _is_in_line(piece: RectTile, orientation: int, roads: Ways) -> bool:
    angle = piece.angle_at(orientation)
    return angle is not None and all((angle - 60 * way) % 180 == 0 for way in roads)


def _is_bridged(content: HexContent) -> bool:
    return any(
        isinstance(rules, ObstacleRules) and rules.kind is ObstacleKind.BRIDGE
        for rules in facts_of(content).rules
    )


def _with_tile(content: HexContent, part: str, tile: Tile) -> HexContent:
    """Return a hex with another tile; one that lies there already keeps all that is said of it."""
    there: Tile | None = getattr(content, part)
    if there and (there.piece, there.orientation) == (tile.piece, tile.orientation):
        return content
    if there and there.piece == tile.piece:
        tile = replace(there, orientation=tile.orientation)
    changed: dict[str, Any] = {part: tile}
    return replace(content, **changed)

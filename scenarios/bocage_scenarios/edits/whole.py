"""Edits of the whole scenario: turning and mirroring the board, and swapping the sides."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bocage_scenarios.describe import side_of
from bocage_scenarios.edits.references import with_moved_references
from bocage_scenarios.edits.revision import Item, with_fields
from bocage_scenarios.edits.symmetry import image
from bocage_scenarios.edits.turning import HALF_TURN, MIRRORED, Transform, turned_content
from bocage_scenarios.model import (
    AirDrop,
    Exit,
    HexContent,
    Marker,
    Objective,
    Reserve,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Face, Side
from bocage_schema.jsonlike import Json


def turned(scenario: Scenario, *, seats: bool = False) -> Scenario:
    """Return the scenario with everything on the board, and all that names hexes, turned by 180°.

    With ``seats`` the sides change seats, too, so that it is the same battle seen from the other
    side of the table.  What the face prints stays.
    """
    board = _laid_anew(scenario, HALF_TURN)
    return swap_seats(board) if seats else board


def mirrored(scenario: Scenario) -> Scenario:
    """Return the scenario with everything on the board mirrored left to right."""
    return _laid_anew(scenario, MIRRORED)


def swap_seats(scenario: Scenario) -> Scenario:
    """Return the scenario with the other side at the top of the map."""
    return replace(scenario, top=scenario.top.enemy)


def with_face(scenario: Scenario, face: Face) -> Scenario:
    """Return the scenario on another face of the board, with the same pieces."""
    return scenario if face == scenario.face else replace(scenario, face=face)


def _laid_anew(scenario: Scenario, transform: Transform) -> Scenario:
    board = scenario.board
    hexes = {
        image(at, transform, board): turned_content(content, transform) if at in board else content
        for at, content in scenario.hexes.items()
    }
    if all(scenario.hexes.get(at) == content for at, content in hexes.items()):
        hexes = dict(scenario.hexes)
    moved = with_moved_references(scenario, lambda at: image(at, transform, board))
    return moved if hexes == moved.hexes else replace(moved, hexes=hexes)


@dataclass(frozen=True, slots=True)
class _Swap:
    """What becomes of the things of a side when the sides are swapped."""

    armies: Mapping[str, str]
    medals: Mapping[str, str]

    def unit(self, unit: Unit) -> Unit:
        army = self.armies.get(unit.army or "")
        if army is None:
            return unit
        badge = catalogue().badges.get(unit.badge or "")
        fits = badge is None or not badge.armies or army in badge.armies
        return replace(unit, army=army, badge=unit.badge if fits else None)

    def tile(self, tile: Tile) -> Tile:
        return replace(tile, owner=tile.owner.enemy) if tile.owner else tile

    def marker(self, marker: Marker) -> Marker:
        return replace(marker, side=marker.side.enemy) if marker.side else marker

    def content(self, content: HexContent) -> HexContent:
        tiles = {layer.value: self.tile(tile) for layer, tile in content.tiles()}
        unit = self.unit(content.unit) if content.unit else None
        swapped = with_fields(
            content, **tiles, unit=unit, markers=tuple(map(self.marker, content.markers))
        )
        if swapped is not content and content.m44_entries:
            swapped = replace(swapped, m44_entries=())
        return swapped

    def objective(self, item: Objective) -> Objective:
        pieces = tuple(self.medals.get(piece, piece) for piece in item.pieces)
        return _kept(item, replace(item, side=_enemy(item.side), pieces=pieces))

    def exit(self, item: Exit) -> Exit:
        return _kept(item, replace(item, side=_enemy(item.side)))

    def air_drop(self, item: AirDrop) -> AirDrop:
        return replace(item, side=item.side.enemy, unit=self.unit(item.unit))

    def reserve(self, item: Reserve) -> Reserve:
        return replace(item, side=item.side.enemy, unit=self.unit(item.unit))


def swap_sides(scenario: Scenario, armies: Mapping[str, str] | None = None) -> Scenario:
    """Return the scenario with each side in the place of the other.

    Whoever held a position, owned a bunker, could win a medal, moved first, sat at the top or
    had so many cards is the other one now.  Nations stay with their sides.  Units get the
    figures that ``armies`` says, or those of `facing_armies`.
    """
    swap = _Swap(facing_armies(scenario) if armies is None else armies, _facing_medals())
    axis, allies = scenario.camps[Side.AXIS], scenario.camps[Side.ALLIES]
    return replace(
        scenario,
        top=scenario.top.enemy,
        first=scenario.first.enemy if scenario.first else None,
        camps={
            Side.AXIS: replace(allies, nation=axis.nation),
            Side.ALLIES: replace(axis, nation=allies.nation),
        },
        rules={key: _rule(value) for key, value in scenario.rules.items()},
        hexes={
            at: swap.content(content) if at in scenario.board else content
            for at, content in scenario.hexes.items()
        },
        objectives=tuple(map(swap.objective, scenario.objectives)),
        exits=tuple(map(swap.exit, scenario.exits)),
        air_drops=tuple(map(swap.air_drop, scenario.air_drops)),
        reserves=tuple(map(swap.reserve, scenario.reserves)),
    )


def facing_armies(scenario: Scenario) -> dict[str, str]:
    """Return for each figure set in a scenario the one that takes its place on the other side.

    The sets of both sides are paired by the number of their units; one without a partner is
    replaced by the most frequent of the enemy, or by the first that there is.
    """
    numbers: dict[Side, Counter[str]] = {side: Counter() for side in Side}
    units = [content.unit for content in scenario.hexes.values() if content.unit]
    units += [item.unit for item in scenario.air_drops]
    units += [item.unit for item in scenario.reserves]
    for unit in units:
        side = side_of(unit)
        if side and unit.army:
            numbers[side][unit.army] += 1
    ranked = {
        side: sorted(found, key=lambda army: (-found[army], army))
        for side, found in numbers.items()
    }
    pairs = {}
    for side, own in ranked.items():
        others = ranked[side.enemy] or [_first_army(side.enemy)]
        for rank, army in enumerate(own):
            pairs[army] = others[rank] if rank < len(others) else others[0]
    return pairs


def _enemy(side: Side | None) -> Side | None:
    return side.enemy if side else None


def _kept(old: Item, new: Item) -> Item:
    """Return the old one of two equal items."""
    return old if old == new else new


def _first_army(side: Side) -> str:
    armies = catalogue().armies.values()
    return next(army.id for army in armies if army.side is side and army.any_nation)


def _facing_medals() -> dict[str, str]:
    """Return for each medal of one side that of the other with the same rank in the catalogue."""
    medals = catalogue().medals.values()
    own = {side: [medal.id for medal in medals if medal.side is side] for side in Side}
    pairs = zip(own[Side.AXIS], own[Side.ALLIES], strict=False)
    return {old: new for pair in pairs for old, new in (pair, pair[::-1])}


def _rule(value: Json) -> Json:
    """Return the value of a special rule in which the sides are swapped."""
    if isinstance(value, dict):
        return {key: _rule(item) for key, item in value.items()}
    sides: list[str] = [side.value for side in Side]
    return Side(value).enemy.value if isinstance(value, str) and value in sides else value

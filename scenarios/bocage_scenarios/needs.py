"""What has to be taken out of the boxes to set a scenario up."""

from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bocage_scenarios.describe import figures_of
from bocage_scenarios.m44.units import implied_badge
from bocage_scenarios.model import Exit, Scenario, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Layer
from bocage_schema.inventory import Holdings, Inventory, count
from bocage_schema.inventory.figures import figures_for, own_figures_of, plain_figure
from bocage_schema.inventory.parts import Group, Need, Needs, OwnFigures, Part, group_of


@dataclass(frozen=True, slots=True)
class _Troops:
    """Equal units of a scenario."""

    unit: Unit
    count: int
    later: bool = False
    """They enter in the course of the game."""


def needs_of(scenario: Scenario) -> Needs:
    """Return everything that a scenario needs, whatever lies on its hexes or enters later.

    A badge that the kind of a unit implies counts like one that the scenario places.  Where
    an ``.m44`` file left it out, it is needed only if other units of the army use the same
    figures (base game, "Using the Special Forces Badges").
    """
    troops = list(_troops(scenario))
    return Needs.of(
        [
            _board(scenario),
            *_pieces(scenario),
            *(need for group in troops for need in (*_figures(group), *_carried(group))),
            *_badges(troops),
        ]
    )


class Counted(NamedTuple):
    """What a scenario needs, and what somebody owns of it."""

    needs: Needs
    inventory: Inventory


_ANSWERS: deque[tuple[Scenario, Holdings | None, Counted]] = deque(maxlen=4)


def counted(scenario: Scenario, holdings: Holdings | None) -> Counted:
    """Count what a scenario needs against what somebody owns, see `bocage_schema.inventory.count`.

    The last few answers are remembered: checks and panels ask the same after each edit.
    """
    for asked, of, answer in _ANSWERS:
        if asked is scenario and of is holdings:
            return answer
    needs = needs_of(scenario)
    for _, of, answer in _ANSWERS:
        if of is holdings and answer.needs == needs:
            break
    else:
        answer = Counted(needs, count(needs, holdings))
    _ANSWERS.append((scenario, holdings, answer))
    return answer


def _board(scenario: Scenario) -> Need:
    table = catalogue().boards[scenario.board_format]
    part = Part(table.id, face=scenario.face)
    return Need(part, Group.BOARDS, 2 if table.made_of else 1)


def _pieces(scenario: Scenario) -> Iterator[Need]:
    """Yield all pieces but units and their badges."""
    for content in scenario.hexes.values():
        for layer, tile in content.tiles():
            yield Need(Part(tile.piece), group_of(tile.piece, layer), 1)
        for marker in content.markers:
            yield Need(Part(marker.piece), group_of(marker.piece, Layer.MARKER), 1)
    for objective in scenario.objectives:
        for medal in objective.pieces:
            yield Need(Part(medal), Group.MEDALS, 1)
    for way_out in scenario.exits:
        yield Need(Part(way_out.marker), Group.MARKERS, _markers_of(way_out))


def _markers_of(way_out: Exit) -> int:
    marker = catalogue().markers.get(way_out.marker)
    return 2 if marker and marker.both_ends and len(way_out.hexes) > 1 else 1


def _troops(scenario: Scenario) -> Iterator[_Troops]:
    for content in scenario.hexes.values():
        if content.unit:
            yield _Troops(content.unit, 1)
    for drop in scenario.air_drops:
        yield _Troops(drop.unit, sum(drop.counts), later=True)
    for reserve in scenario.reserves:
        yield _Troops(reserve.unit, sum(reserve.counts) or 1, later=True)


def _figures(troops: _Troops) -> Iterator[Need]:
    unit = troops.unit
    for part, number in figures_for(unit.kind, unit.army, figures_of(unit) or 1):
        total = number * troops.count
        yield Need(part, Group.FIGURES, total, total if troops.later else 0)


def _carried(troops: _Troops) -> Iterator[Need]:
    """Yield what traits give to units: fittings of tanks, and craft that carry units."""
    later = troops.count if troops.later else 0
    for name in troops.unit.traits:
        trait = catalogue().traits.get(name)
        if trait and trait.accessory:
            yield Need(Part(name), Group.FIGURES, troops.count, later)
        if trait and trait.carrier:
            yield Need(Part(trait.carrier, troops.unit.army), Group.FIGURES, troops.count, later)


def _badges(all_troops: list[_Troops]) -> Iterator[Need]:
    kinds: dict[tuple[str | None, str], set[tuple[str, str | None]]] = defaultdict(set)
    for troops in all_troops:
        kinds[_look(troops.unit)].add(_identity(troops.unit))
    for troops in all_troops:
        unit = troops.unit
        badge = unit.badge or _by_trait(unit)
        if badge is None and ("badge" not in unit.m44.absent or len(kinds[_look(unit)]) > 1):
            badge = implied_badge(unit)
        if badge is None:
            continue
        own = own_figures_of(unit.kind, figures_of(unit))
        tells = _selects(badge, unit.kind) and own
        yield Need(
            Part(badge),
            Group.BADGES,
            troops.count,
            troops.count if troops.later else 0,
            (OwnFigures(unit.kind, troops.count, own * troops.count),) if tells else (),
        )


def _look(unit: Unit) -> tuple[str | None, str]:
    """Return what the units have in common that plain figures do not tell apart."""
    return unit.army, plain_figure(unit.kind) or unit.kind


def _identity(unit: Unit) -> tuple[str, str | None]:
    return unit.kind, unit.badge or _by_trait(unit) or implied_badge(unit)


def _by_trait(unit: Unit) -> str | None:
    """Return the badge that a trait of the unit stands for."""
    traits = catalogue().traits
    return next((b for t in unit.traits if t in traits and (b := traits[t].badge)), None)


def _selects(badge_id: str, kind: str) -> bool:
    """Tell whether a badge says that a unit is of its kind, and not of which formation."""
    badge = catalogue().badges.get(badge_id)
    return badge is not None and any(rule.unit == kind for rule in badge.rules_on)

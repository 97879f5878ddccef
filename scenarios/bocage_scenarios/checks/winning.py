"""What wins a game: how objectives are held, and the most medals that a side can ever have."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from bocage_scenarios.checks import reach
from bocage_scenarios.checks.parts import share_of_tiles
from bocage_scenarios.checks.reach import Entry
from bocage_scenarios.checks.recall import by_content
from bocage_scenarios.checks.view import View
from bocage_scenarios.describe import figures_of
from bocage_scenarios.model import UNKNOWN, Exit, HexContent, Objective
from bocage_schema.catalogue import RuleValue, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side
from bocage_schema.jsonlike import as_mapping
from bocage_schema.saying import Words, in_a_row, phrase

READS = f"{reach.READS} worth objectives exits"
"""What a document check must declare that asks for medals."""

MAJORITIES = frozenset(
    {ObjectiveType.TEMPORARY_MAJORITY, ObjectiveType.TEMPORARY_MAJORITY_TURN_START}
)


def needed(goal: Objective) -> int:
    """Return how many different hexes of the group a side must hold at once."""
    size = len(set(goal.hexes))
    if goal.type in MAJORITIES:
        return size // 2 + 1
    if goal.type is ObjectiveType.SOLE_CONTROL:
        return 1
    return min(max(goal.min_hexes, 1), size)


def winners(item: Objective | Exit) -> tuple[Side, ...]:
    """Return the sides that may win an objective or use an exit."""
    return (item.side,) if item.side else tuple(Side)


class Medals(NamedTuple):
    """The most medals that a side can have from each source."""

    units: int = 0
    """Enemy units, all of them."""
    objectives: int = 0
    exits: int = 0
    """Own units that leave the board."""
    others: int = 0
    """What special rules and traits give medals for."""

    @property
    def total(self) -> int:
        """All of them together."""
        return sum(self)

    def words(self) -> Words:
        """Return the sum by source."""
        parts = (
            phrase("units {number}", number=self.units) if self.units else None,
            phrase("objectives {number}", number=self.objectives) if self.objectives else None,
            phrase("exits {number}", number=self.exits) if self.exits else None,
            phrase("others {number}", number=self.others) if self.others else None,
        )
        shown = [part for part in parts if part]
        return in_a_row(shown) if shown else phrase("none")


def most_medals(view: View, side: Side) -> Medals:
    """Return the most medals that a side can have by the end of a game."""
    return Medals(
        units=_for_units(view, side.enemy),
        objectives=sum(goal.medals for goal in medal_goals(view, side)),
        exits=_for_exits(view, side),
        others=_for_pieces(view) + sum(_by_rules(view, side)),
    )


def medal_goals(view: View, side: Side) -> Iterator[Objective]:
    """Yield the objectives that may give a side medals."""
    for goal in view.scenario.objectives:
        if side in winners(goal) and goal.type is not ObjectiveType.SUDDEN_DEATH:
            yield goal


def _for_units(view: View, owner: Side) -> int:
    """Return the medals for all units of a side: one each, if nothing says otherwise (60.1)."""
    medals = 0
    collected: Counter[str] = Counter()
    for entry in reach.reach_of(view).entries:
        if entry.side is owner:
            if entry.troop.figure_pool:
                collected[entry.troop.id] += figures_of(entry.unit) * entry.number
            else:
                medals += _worth(entry) * entry.number
    pools = (catalogue().units[kind].figure_pool or 1 for kind in collected)
    medals += sum(n // pool for n, pool in zip(collected.values(), pools, strict=True))
    return medals + _uncertain_units(view, owner)


def _worth(entry: Entry) -> int:
    traits = (catalogue().traits.get(name) for name in entry.unit.traits)
    stated = [trait.medals for trait in traits if trait and trait.medals is not None]
    return max(stated, default=entry.troop.medals)


def _uncertain_units(view: View, owner: Side) -> int:
    """Return the medals for units of unknown kind or owner, trains and ships among them."""
    hexes = view.scenario.hexes.values()
    return sum(
        worth for content in hexes for side, worth in _uncertain_on(content) if side != owner.enemy
    )


@by_content
def _uncertain_on(content: HexContent) -> tuple[tuple[Side | None, int], ...]:
    """Return owner and medals of what on a hex counts as a unit though it is none we know."""
    found: list[tuple[Side | None, int]] = []
    if content.unit and content.unit.kind.startswith(UNKNOWN):
        found.append((None, 1))
    tile = catalogue().rect_tiles.get(content.rect.piece) if content.rect else None
    if tile and tile.acts_as and content.rect:
        found.append((content.rect.owner, catalogue().units[tile.acts_as].medals))
    return tuple(found)


def _for_exits(view: View, side: Side) -> int:
    """Return the medals for all own units that can come to an exit and may leave by it."""
    known = reach.reach_of(view)
    ways = [way_out for way_out in view.scenario.exits if side in winners(way_out)]
    edge = known.grid.bits(at for way_out in ways for at in way_out.hexes)
    if not edge:
        return 0
    rules = [catalogue().special_rules.get(name) for name, on in view.scenario.rules.items() if on]
    dearer = {name: n for rule in rules if rule for name, n in rule.exit_medals.items()}
    return sum(
        entry.number * (dearer.get(entry.troop.classes.order, 1) if entry.troop.classes else 1)
        for entry in known.entries
        if entry.side is side and may_exit(entry) and known.of(entry) & edge
    )


def may_exit(entry: Entry) -> bool:
    """Tell whether nothing forbids units to leave the board."""
    traits = (catalogue().traits.get(name) for name in entry.unit.traits)
    return all(trait.may_exit for trait in traits if trait)


def _for_pieces(view: View) -> int:
    """Return the medals for losing pieces other than units; decoys hide one medal together."""
    known = catalogue().traits
    medals = 0
    decoys: set[str] = set()
    for content in view.scenario.hexes.values():
        medals += _for_tiles(content)
        if content.markers:
            decoys.update(name for marker in content.markers for name in marker.traits)
    return medals + sum(trait.medals or 0 for name in decoys if (trait := known.get(name)))


@share_of_tiles("worth")
def _worth_of(view: View, at: Hex) -> object:
    """Return the medals for what lies on a hex, units excepted."""
    content = view.content(at)
    return _for_tiles(content), _uncertain_on(content)


@by_content
def _for_tiles(content: HexContent) -> int:
    """Return the medals for losing the tiles of a hex."""
    known = catalogue().traits
    names = (name for _, tile in content.tiles() for name in tile.traits)
    return sum(trait.medals or 0 for name in names if (trait := known.get(name)))


def _by_rules(view: View, side: Side) -> Iterator[int]:
    """Yield the medals that special rules promise a side."""
    for name, value in view.scenario.rules.items():
        rule = catalogue().special_rules.get(name)
        if rule and rule.value is RuleValue.RECORD:
            terms = as_mapping(value)
            medals = terms.get("medals")
            if isinstance(medals, int) and terms.get("side") == side:
                yield medals

"""What a roll of battle dice does to a unit (rules reference 20, section 4)."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from bocage_engine.battle import Fighter, holds
from bocage_engine.dice import Roll, rolls
from bocage_engine.facts import BATTLE_CLASSES
from bocage_engine.kinds import Kind
from bocage_schema.catalogue.units import Reroll, StarSource, Target
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import UnitClass

TARGETS = {UnitClass.INFANTRY: Target.INFANTRY, UnitClass.ARMOR: Target.ARMOR}
"""What the classes of targets are called in the rules of stars."""


class Effect(NamedTuple):
    """What a roll does to a unit."""

    hits: int
    """Figures to remove; at most those that the unit has, if these were told."""
    flags: int
    """Flags that it then has to answer."""


def stars_hit(attacker: Fighter, target: Kind, distance: int) -> bool:
    """Tell whether stars hit in an attack, which they usually do not."""
    kind = attacker.kind
    hits_on = kind.star_hits_on if holds(kind.star_condition, attacker, distance) else frozenset()
    if Target.ANY in hits_on or TARGETS.get(target.hit_class) in hits_on:
        return True
    if target.is_vehicle and Target.VEHICLE in hits_on:
        return True
    if StarSource.STARS_ON_INFANTRY in target.star_hit_by and Target.INFANTRY in hits_on:
        return True
    by_infantry = BATTLE_CLASSES[kind.battle_class] is UnitClass.INFANTRY
    return StarSource.NON_INFANTRY in target.star_hit_by and not by_infantry


def effect(
    roll: Roll,
    attacker: Fighter,
    target: Kind,
    distance: int,
    *,
    reduced_visibility: bool = False,
) -> Effect:
    """Return what a roll does to a unit, before any of its dice are rolled again.

    In reduced visibility the symbols of units hit in close assault only.
    """
    symbols = set(target.hit_symbols)
    if reduced_visibility and distance > 1:
        symbols -= {DieFace.INFANTRY, DieFace.ARMOR}
    if stars_hit(attacker, target, distance):
        symbols.add(DieFace.STAR)
    return Effect(roll.showing(symbols), roll.flag)


def effect_of_reroll(second: Roll, reroll: Reroll, figures: int, flags: int = 0) -> Effect:
    """Return what dice do that would have hit and were rolled again (D-24)."""
    hits = second.showing(reroll.counts)
    if reroll.destroys:
        hits = figures if hits >= reroll.needed else 0
    return Effect(min(hits, figures), 0 if reroll.flags_void else flags)


def odds(
    dice: int, attacker: Fighter, target: Kind, figures: int, distance: int
) -> Mapping[Effect, Fraction]:
    """Return the probability of each effect of an attack on a unit of so many figures.

    Hits beyond its figures are lost, and so are flags once no figure is left.
    """
    found: dict[Effect, Fraction] = defaultdict(Fraction)
    for roll, chance in rolls(dice):
        first = effect(roll, attacker, target, distance)
        if target.reroll is None:
            found[_on_figures(first, figures)] += chance
            continue
        for second, again in rolls(first.hits):
            result = effect_of_reroll(second, target.reroll, figures, first.flags)
            found[_on_figures(result, figures)] += chance * again
    return dict(found)


def _on_figures(found: Effect, figures: int) -> Effect:
    return Effect(figures, 0) if found.hits >= figures else found

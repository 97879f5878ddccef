"""What attacks are worth, in medals, from exact odds of the dice."""

from collections.abc import Iterable
from functools import cache
from math import comb
from typing import NamedTuple

from bocage_engine.battle import Fighter
from bocage_engine.board import OFF_BOARD
from bocage_engine.cards import CardRule
from bocage_engine.dice import FACES
from bocage_engine.hits import stars_hit
from bocage_engine.kinds import Kind
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side

NEARLY_LOST = (1.0, 0.60, 0.40, 0.27, 0.19, 0.14, 0.10)
"""By the figures that a unit has left, how much of the medal for it the enemy can count on."""
FLAG_CHANCE = FACES.count(DieFace.FLAG) / len(FACES)


class Prospect(NamedTuple):
    """What an attack leads to."""

    gain: float
    """How much of a medal the losses of the target are worth on average, from 0 to 1."""
    kill: float
    """Probability that the target is eliminated."""
    driven: float
    """Probability that it survives and has to retreat."""


def nearly_lost(figures: int) -> float:
    """Return how much of the medal for a unit of so many figures the enemy can count on."""
    return NEARLY_LOST[min(figures, len(NEARLY_LOST) - 1)]


def hit_chance(
    attacker: Kind, target: Kind, distance: int, *, moved: bool = False, dim: bool = False
) -> float:
    """Return the probability that one die hits; ``dim``: visibility is reduced."""
    symbols = set(target.hit_symbols)
    if dim and distance > 1:
        symbols -= {DieFace.INFANTRY, DieFace.ARMOR}
    if stars_hit(Fighter(OFF_BOARD, attacker, Side.AXIS, moved), target, distance):
        symbols.add(DieFace.STAR)
    again = 1.0 if target.reroll is None else share(target.reroll.counts)
    return share(symbols) * again


def strike_chance(target: Kind, rule: CardRule, *, dim: bool) -> float:
    """Return the probability that one die of a card hits; ``dim``: visibility is reduced."""
    symbols = set(target.hit_symbols)
    if dim and rule.dim_sight:
        symbols -= {DieFace.INFANTRY, DieFace.ARMOR}
    return share(symbols | {DieFace.STAR} if rule.stars_hit else symbols)


def share(symbols: Iterable[DieFace]) -> float:
    """Return the probability that a die shows one of some symbols."""
    return sum(map(FACES.count, set(symbols))) / len(FACES)


@cache
def prospect(dice: int, hit: float, figures: int, ignored: int, blocked: int) -> Prospect:
    """Return what an attack on a unit of so many figures leads to.

    ``hit`` is the probability that one die hits, ``ignored`` the flags that the unit may
    ignore.  The retreat is ``blocked`` from the hex of that number on: 1 means that it cannot
    retreat at all, and each flag beyond is as good as a hit.
    """
    before = nearly_lost(figures)
    gain = kill = driven = 0.0
    other = max(0.0, 1.0 - hit - FLAG_CHANCE)
    for hits in range(dice + 1):
        for flags in range(dice - hits + 1):
            rest = dice - hits - flags
            ways = comb(dice, hits) * comb(dice - hits, flags)
            chance = ways * hit**hits * FLAG_CHANCE**flags * other**rest
            back = max(0, flags - ignored)
            left = figures - hits - max(0, back - blocked + 1)
            if left <= 0:
                kill += chance
                gain += chance * (1.0 - before)
            else:
                gain += chance * (nearly_lost(left) - before)
                if back and blocked > 1:
                    driven += chance
    return Prospect(gain, kill, driven)

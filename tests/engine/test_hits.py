"""Rolls of battle dice and what they do, against every way in which the dice can fall."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, strategies as st

from bocage_engine.battle import Fighter
from bocage_engine.dice import FACES, Roll, roll_of, rolls
from bocage_engine.hits import Effect, effect, odds
from bocage_engine.kinds import kind_of
from bocage_engine.options import Options
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side

INFANTRY, ARMOR, GRENADE, STAR, FLAG = DieFace
KINDS = sorted(name for name, unit in catalogue().units.items() if unit.classes)
ATTACKERS = [name for name in KINDS if catalogue().units[name].attack]


def kind(name):
    return kind_of(name, Options())


def attacker(name="infantry", *, moved=False):
    return Fighter(0, kind(name), Side.AXIS, moved)


def test_the_die_has_six_faces():
    """Rules reference 00, section 6: infantry twice."""
    assert Counter(FACES) == {INFANTRY: 2, ARMOR: 1, GRENADE: 1, STAR: 1, FLAG: 1}


@pytest.mark.parametrize("dice", range(6))
def test_rolls_are_as_likely_as_the_ways_in_which_dice_fall(dice):
    ways = Counter(roll_of(faces) for faces in product(FACES, repeat=dice))
    assert dict(rolls(dice)) == {roll: Fraction(n, 6**dice) for roll, n in ways.items()}
    assert sum(chance for _, chance in rolls(dice)) == 1


def slowly(faces, fighter, target, distance):
    """Return what one die after the other does, by the words of the rules."""
    hits = flags = 0
    for face in faces:
        if face is FLAG:
            flags += 1
        elif face is STAR:
            hits += stars_count(fighter, target)
        elif target.id == "sniper":
            hits += face is GRENADE
        else:
            hits += face is GRENADE or face.value == target.hit_class.value
    return Effect(hits, flags)


VEHICLES = {"supply_truck", "lrp", "command_vehicle"}
AGAINST_INFANTRY = {"swa_mg_early", "swa_mg_late"}
AGAINST_ARMOR = {"swa_at_early", "swa_at_late", "heavy_at_gun", "tank_destroyer"}
ONLY_UNMOVED = {"swa_mg_late", "swa_at_late"}


def stars_count(fighter, target):
    """Tell whether stars hit: rules reference 20, section 4."""
    name = fighter.kind.id
    by_infantry = catalogue().units[name].classes.battle == "infantry"
    if target.id == "tank_destroyer" and not by_infantry:
        return True
    if fighter.moved and name in ONLY_UNMOVED:
        return False
    if name == "sniper":
        return True
    is_infantry = target.hit_class == "infantry"
    is_tank = target.hit_class == "armor" or target.id in VEHICLES
    return (name in AGAINST_INFANTRY and is_infantry) or (name in AGAINST_ARMOR and is_tank)


@given(
    st.lists(st.sampled_from(FACES), max_size=6),
    st.sampled_from(ATTACKERS),
    st.sampled_from(KINDS),
    st.booleans(),
    st.integers(1, 4),
)
def test_a_roll_does_what_its_dice_do(faces, by, to, moved, distance):
    fighter = attacker(by, moved=moved)
    expected = slowly(faces, fighter, kind(to), distance)
    assert effect(roll_of(faces), fighter, kind(to), distance) == expected


@pytest.mark.parametrize("to", ["infantry", "armor", "artillery", "tank_destroyer", "sniper"])
@pytest.mark.parametrize("by", ["infantry", "armor", "heavy_at_gun", "swa_mg_late"])
@pytest.mark.parametrize("figures", [1, 2, 4])
def test_odds_are_those_of_all_ways_in_which_the_dice_fall(by, to, figures):
    found = defaultdict(Fraction)
    for faces in product(FACES, repeat=3):
        hits, flags = slowly(faces, attacker(by), kind(to), 1)
        result = Effect(figures, 0) if hits >= figures else Effect(hits, flags)
        found[result] += Fraction(1, 6**3)
    assert odds(3, attacker(by), kind(to), figures, 1) == found


@pytest.mark.parametrize(
    ("to", "figures"), [("tiger", 1), ("command_vehicle", 1), ("lrp", 3), ("lrp", 1)]
)
def test_odds_of_units_whose_hits_are_rolled_again(to, figures):
    """D-24: would-be hits are rolled again, only grenades count, and no flag does."""
    found = defaultdict(Fraction)
    for first in product(FACES, repeat=3):
        again = slowly(first, attacker("armor"), kind(to), 1).hits
        for second in product(FACES, repeat=again):
            grenades = second.count(GRENADE)
            hits = figures if to != "lrp" and grenades else min(grenades, figures)
            found[Effect(hits, 0)] += Fraction(1, 6**3 * 6**again)
    assert odds(3, attacker("armor"), kind(to), figures, 1) == found


def test_symbols_of_units_miss_from_afar_in_reduced_visibility():
    roll = Roll(infantry=2, grenade=1, flag=1)
    for distance, hits in ((1, 3), (2, 1)):
        found = effect(roll, attacker(), kind("infantry"), distance, reduced_visibility=True)
        assert found == Effect(hits, 1)


def test_well_known_odds():
    """A lone tank is destroyed by three dice unless all three miss."""
    found = odds(3, attacker("armor"), kind("armor"), 1, 1)
    assert found[Effect(1, 0)] == 1 - Fraction(4, 6) ** 3
    found = odds(1, attacker(), kind("infantry"), 4, 3)
    assert found == {
        Effect(1, 0): Fraction(1, 2), Effect(0, 1): Fraction(1, 6), Effect(0, 0): Fraction(1, 3)
    }  # fmt: skip

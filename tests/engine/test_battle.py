"""Attacks of the engine against a slow reading of the words of the rules of combat."""

import pytest
from battlefields import PLAN, battlefields, cell_at, for_each_side, laid, position_at, rules_on
from hypothesis import given, strategies as st

from bocage_engine import battle
from bocage_engine.battle import Shot
from bocage_engine.position import position_of
from bocage_schema.catalogue import TerrainRules, catalogue
from bocage_schema.hexes import distance
from bocage_schema.ids import UnitClass

INFANTRY_RANGE = (3, 2, 1)
GUN_RANGE = (3, 3, 2, 2, 1, 1)
RANGES = {
    "infantry": INFANTRY_RANGE,
    "special_forces": INFANTRY_RANGE,
    "french_resistance": INFANTRY_RANGE,
    "engineers": INFANTRY_RANGE,
    "armor": (3, 3, 3),
    "artillery": GUN_RANGE,
    "nebelwerfer": GUN_RANGE,
    "big_gun": (3, 3, 2, 2, 1, 1, 1, 1),
    "heavy_at_gun": (2, 2, 2, 2),
    "tank_destroyer": (2, 2, 2, 2),
    "half_track": (2, 2),
    "lrp": INFANTRY_RANGE,
    "ski_troops": (3, 2),
    "cavalry": (2, 1),
    "sniper": (1, 1, 1, 1, 1),
    "swa_mortar_early": INFANTRY_RANGE,
    "swa_mortar_late": INFANTRY_RANGE,
    "supply_truck": (),
    "train_wagon": (),
}
"""The table of ranges and dice."""
KINDS = tuple(RANGES)
PLAIN_KINDS = tuple(kind for kind in KINDS if kind != "nebelwerfer")
COVER = laid("forest", "town", "hedgerow", "hill", "castle", "river+ford", "hill+sandbags")
HEIGHTS = laid("hill", "hill", "hill+wire", "forest", "town+wire")
OBSTACLES = for_each_side("bunker", "hill+bunker", "sandbags", "wire", "town+sandbags", "hedgehog")
ROOMY = laid("beach", "road", "marsh")
SMOKE = laid("smoke", "town+smoke", "hill+smoke")


def attacks(setup, unit, moved):
    """Return the dice of every legal attack of a unit by the hex of its target."""
    enemies = [other for other in setup.units if other.side is not unit.side]
    beside = [other for other in enemies if distance(other.at, unit.at) == 1]
    found = {
        target.at: dice(setup, unit, target, moved)
        for target in beside or enemies
        if may_be_seen(setup, unit, target, moved)
    }
    return {at: number for at, number in found.items() if number >= 1}


def may_be_seen(setup, unit, target, moved):
    """Tell whether line of sight allows an attack; how lines run is tested elsewhere."""
    if distance(unit.at, target.at) == 1:
        return True
    position = position_of(setup)
    ends = PLAN.hexes.index(unit.at), PLAN.hexes.index(target.at)
    if needs_sight(unit.kind, moved):
        return position.sees(*ends)
    met = position.board.line(*ends)
    smoke = [n for n, at in enumerate(PLAN.hexes) if is_smoked(setup, at)]
    crossed, left, right = (any(mask >> n & 1 for n in smoke) for mask in met[:3])
    return not (crossed or ((left or met.left_off) and (right or met.right_off) and smoke))


def needs_sight(kind, moved):
    if kind == "swa_mortar_late":
        return moved
    return kind not in ("artillery", "nebelwerfer", "big_gun", "swa_mortar_early")


def is_smoked(setup, at):
    return any(rules.id == "smoke" for rules, _ in rules_on(setup, at))


def dice(setup, unit, target, moved):
    """Return the dice of an attack, whatever else is on the board."""
    far, table = distance(unit.at, target.at), RANGES[unit.kind]
    if unit.kind == "swa_mortar_late" and not moved:
        table = (3, 2, 1, 1)
    if far > len(table) or (unit.kind == "sniper" and is_armored(target.kind)):
        return 0
    there = protections(setup, unit, target)
    if ignores_target(unit.kind, moved, far):
        there = [change for change, rules in there if rules.id == "smoke"]
    else:
        there = [change for change, _ in there]
    here = [rules for rules, _ in rules_on(setup, unit.at)]
    if ignores_own(unit.kind, moved):
        here = [rules for rules in here if rules.id == "smoke"]
    penalties = [for_class(rules.battle.dice_from_hex, setup, unit) for rules in here]
    return table[far - 1] + min([0, *there]) + min([0, *penalties])


def is_armored(kind):
    unit = catalogue().units[kind]
    return unit.classes is not None and unit.classes.hit is UnitClass.ARMOR


def ignores_target(kind, moved, far):
    if kind in ("tank_destroyer", "swa_mortar_late"):
        return not moved
    return kind in ("heavy_at_gun", "sniper", "swa_mortar_early") or (
        kind == "engineers" and far == 1
    )


def ignores_own(kind, moved):
    return kind == "heavy_at_gun" or (kind == "tank_destroyer" and not moved)


def protections(setup, unit, target):
    """Return what each piece on the hex of the target takes from the dice, with its rules."""
    return [
        (for_class(rules.battle.dice_vs_occupant, setup, unit), rules)
        for rules, owner in rules_on(setup, target.at)
        if (rules.id != "bunker" or owner in (None, target.side))
        and not (rules.id == "hill" and is_on_hill(setup, unit.at))
        and not (target.kind == "nebelwerfer" and isinstance(rules, TerrainRules))
    ]


def is_on_hill(setup, at):
    return any(rules.id == "hill" for rules, _ in rules_on(setup, at))


def for_class(change, setup, unit):
    as_infantry = unit.kind == "cavalry" and setup.options.cavalry_as_infantry
    return getattr(change, UnitClass.INFANTRY if as_infantry else battling(unit.kind))


def battling(kind):
    classes = catalogue().units[kind].classes
    return classes.battle if classes else UnitClass.INFANTRY


def assert_same_attacks(setup, *, moved):
    position = position_of(setup)
    for unit in setup.units:
        attacker = position.fighters[PLAN.hexes.index(unit.at)]._replace(moved=moved)
        enemies = {at: it for at, it in position.fighters.items() if it.side is not unit.side}
        args = position.terrain, attacker, enemies, position.units, position.options
        shots = battle.targets(*args)
        assert {PLAN.hexes[shot.cell]: shot.dice for shot in shots} == attacks(setup, unit, moved)
        assert all(shot.distance == distance(PLAN.hexes[shot.cell], unit.at) for shot in shots)
        assert shots == sorted(shots)
        if not moved:
            may = position.may_battle_unmoved(attacker.cell)
            assert position.targets(attacker.cell) == (shots if may else [])


@given(battlefields(COVER, OBSTACLES, kinds=PLAIN_KINDS, most_units=7), st.booleans())
def test_attacks_into_and_out_of_cover_have_the_dice_of_the_rules(setup, moved):
    assert_same_attacks(setup, moved=moved)


@given(battlefields(HEIGHTS, OBSTACLES, kinds=PLAIN_KINDS, most_units=7), st.booleans())
def test_attacks_on_hills_have_the_dice_of_the_rules(setup, moved):
    assert_same_attacks(setup, moved=moved)


@given(battlefields(ROOMY, kinds=PLAIN_KINDS, most_units=3), st.booleans())
def test_attacks_over_open_ground_have_the_dice_of_the_rules(setup, moved):
    assert_same_attacks(setup, moved=moved)


@given(battlefields(SMOKE, HEIGHTS, kinds=PLAIN_KINDS, most_units=5), st.booleans())
def test_attacks_in_smoke_have_the_dice_of_the_rules(setup, moved):
    assert_same_attacks(setup, moved=moved)


@given(battlefields(COVER, OBSTACLES, kinds=("infantry", "armor", "nebelwerfer")))
def test_attacks_on_rocket_launchers_have_the_dice_of_the_rules(setup):
    assert_same_attacks(setup, moved=False)


def dice_at(ground, attacker, target, others=None, at=("F5", "G5")):
    """Return the dice of an allied unit at one hex against an Axis unit at another."""
    units = {at[0]: f"allies {attacker}", at[1]: f"axis {target}", **(others or {})}
    shots = position_at(ground, units).targets(cell_at(at[0]))
    return next((shot.dice for shot in shots if shot.cell == cell_at(at[1])), 0)


EXAMPLES = {
    "infantry in the open": ({}, "infantry", 3),
    "infantry against a forest": ({"G5": "forest"}, "infantry", 2),
    "armor against a town": ({"G5": "town"}, "armor", 1),
    "artillery against a town": ({"G5": "town"}, "artillery", 3),
    "armor out of a town": ({"F5": "town"}, "armor", 1),
    "armor from town to town has no dice": ({"F5": "town", "G5": "town"}, "armor", 0),
    "infantry out of a town": ({"F5": "town"}, "infantry", 3),
    "infantry uphill": ({"G5": "hill"}, "infantry", 2),
    "infantry downhill": ({"F5": "hill"}, "infantry", 3),
    "infantry from hill to hill": ({"F5": "hill", "G5": "hill"}, "infantry", 3),
    "armor against a bunker on a hill": ({"G5": "hill+bunker"}, "armor", 1),
    "infantry against sandbags in a town": ({"G5": "town+sandbags"}, "infantry", 2),
    "armor against sandbags on its own hill": (
        {"F5": "hill", "G5": "hill+sandbags"},
        "armor",
        2,
    ),
    "infantry on wire": ({"F5": "wire"}, "infantry", 2),
    "infantry on wire against a forest": ({"F5": "wire", "G5": "forest"}, "infantry", 1),
    "armor on wire": ({"F5": "wire"}, "armor", 3),
    "engineers in close assault against a bunker": ({"G5": "bunker"}, "engineers", 3),
    "cavalry against a forest has no dice": ({"G5": "forest"}, "cavalry", 0),
    "a heavy gun on a ford against a town": ({"F5": "river+ford", "G5": "town"}, "heavy_at_gun", 2),
    "a mortar against smoke": ({"G5": "smoke"}, "swa_mortar_early", 2),
    "a heavy gun out of smoke": ({"F5": "smoke"}, "heavy_at_gun", 1),
}


@pytest.mark.parametrize(("ground", "attacker", "expected"), EXAMPLES.values(), ids=EXAMPLES)
def test_dice_in_close_assault(ground, attacker, expected):
    assert dice_at(ground, attacker, "infantry") == expected


@pytest.mark.parametrize(
    ("kind", "expected"), [("swa_mortar_early", 0), ("swa_mortar_late", 1)], ids=["early", "late"]
)
def test_only_a_late_mortar_that_has_not_moved_reaches_four_hexes(kind, expected):
    assert dice_at({}, kind, "infantry", at=("F5", "J5")) == expected


def test_a_bunker_does_not_protect_the_enemy_of_its_owner():
    position = position_at({"F5": "bunker"}, {"F5": "allies infantry", "G5": "axis infantry"})
    assert position.targets(cell_at("G5")) == [Shot(cell_at("F5"), 1, 3)]
    assert position.targets(cell_at("F5")) == [Shot(cell_at("G5"), 1, 3)]


@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery", "swa_mortar_early"])
def test_a_unit_beside_an_enemy_fires_at_nobody_else(kind):
    beside = {"E5": "axis infantry"}
    assert dice_at({}, kind, "infantry", at=("F5", "H5")) > 0
    assert dice_at({}, kind, "infantry", beside, at=("F5", "H5")) == 0


def test_a_sniper_beside_a_tank_attacks_nobody():
    beside = {"E5": "axis armor"}
    assert dice_at({}, "sniper", "infantry", at=("F5", "H5")) == 1
    assert dice_at({}, "sniper", "infantry", beside, at=("F5", "H5")) == 0


def test_the_terrain_of_a_rocket_launcher_does_not_protect_it_but_obstacles_do():
    assert dice_at({"G5": "town"}, "armor", "nebelwerfer") == 3
    assert dice_at({"G5": "town+sandbags"}, "armor", "nebelwerfer") == 2


def test_smoke_does_not_make_lakes_stop_shells():
    lakes = dict.fromkeys(["G5", "H5"], "lake_two_sides")
    assert dice_at(lakes, "artillery", "infantry", at=("F5", "I5")) == 2
    assert dice_at(lakes | {"A1": "smoke"}, "artillery", "infantry", at=("F5", "I5")) == 2

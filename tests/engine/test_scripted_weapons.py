"""Scripted games about tank destroyers, Tigers, patrols, special weapons, snipers and others."""

import pytest
from scripted import AXIS, HQ, battle

from bocage_engine.state import Phase


def duel(kind, target, distance, *, ground=None, moved=0):
    """Return a game before an attack along a row, and the attack; the attacker moves first."""
    row = ["A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5", "I5", "J5", "K5", "L5", "M5"]
    start, here, there = row[2], row[2 + moved], row[2 + moved + distance]
    units = {start: f"allies {kind}", there: f"axis {target}"}
    named = {here: "own", there: "foe"}
    stacks = {at: (ground or {})[name] for at, name in named.items() if name in (ground or {})}
    game = battle(units, stacks).play(HQ, start)
    if moved:
        game.do(f"move {start} {here}")
    game.battles()
    return game, f"attack {here} {there}"


def dice(*args, **fields):
    """Return the dice of an attack; 0 if it is not legal."""
    game, attack = duel(*args, **fields)
    return game.do(attack).dice if attack in game.legal() else 0


def left(kind, target, distance, faces, **fields):
    """Return the figures of the target that a roll leaves."""
    game, attack = duel(kind, target, distance, **fields)
    game.do(attack).roll(faces)
    return sum(game.units(AXIS).values())


# How far, with how many dice, and after which moves


@pytest.mark.parametrize(
    ("kind", "unmoved", "after_one", "after_two"),
    [
        ("heavy_at_gun", [2, 2, 2, 2, 0], [0, 0, 0, 0], None),
        ("mobile_artillery", [3, 3, 2, 2, 1, 1, 0], [3, 3, 2, 2], [0, 0, 0]),
        ("tank_destroyer", [2, 2, 2, 2, 0], [2, 2, 2, 2, 0], [2, 2, 2, 2, 0]),
        ("tiger", [3, 3, 3, 0], [3, 3, 3, 0], [3, 3, 3, 0]),
        ("lrp", [3, 2, 1, 0], [3, 2, 1, 0], [3, 2, 1, 0]),
        ("ski_troops", [3, 2, 0], [3, 2, 0], [3, 2, 0]),
        ("cavalry", [2, 1, 0], [2, 1, 0], [2, 1, 0]),
        ("sniper", [1, 1, 1, 1, 1, 0], [1, 1, 1, 1, 1, 0], [1, 1, 1, 1, 1, 0]),
        ("special_forces", [3, 2, 1, 0], [3, 2, 1, 0], [3, 2, 1, 0]),
        ("swa_mortar_early", [3, 2, 1, 0], [0, 0, 0], [0, 0, 0]),
        ("swa_mortar_late", [3, 2, 1, 1, 0], [3, 2, 1, 0], [0, 0, 0]),
        ("swa_mg_early", [3, 2, 1, 0], [0, 0, 0], [0, 0, 0]),
        ("swa_mg_late", [3, 2, 1, 0], [3, 2, 1, 0], [0, 0, 0]),
        ("swa_at_early", [3, 2, 1, 0], [0, 0, 0], [0, 0, 0]),
        ("swa_at_late", [3, 2, 1, 0], [3, 2, 1, 0], [0, 0, 0]),
    ],
)
def test_units_attack_as_far_as_the_rules_say(kind, unmoved, after_one, after_two):
    for moved, wanted in enumerate((unmoved, after_one, after_two)):
        found = [dice(kind, "infantry", n, moved=moved) for n in range(1, 1 + len(wanted or ()))]
        assert found == (wanted or []), moved


# Terrain


@pytest.mark.parametrize(
    ("kind", "moved", "forest", "from_ford"),
    [
        ("heavy_at_gun", 0, 2, 2),
        ("tank_destroyer", 0, 2, 2),
        ("tank_destroyer", 1, 0, 1),
        ("swa_mortar_early", 0, 2, 1),
        ("swa_mortar_late", 0, 2, 1),
        ("swa_mortar_late", 1, 1, 1),
        ("swa_mg_late", 0, 1, 1),
        ("swa_at_late", 0, 1, 1),
        ("sniper", 0, 1, 0),
        ("mobile_artillery", 1, 3, 2),
        ("lrp", 0, 1, 1),
        ("cavalry", 0, 0, 0),
    ],
)
def test_some_units_ignore_what_terrain_takes_from_their_dice(kind, moved, forest, from_ford):
    assert dice(kind, "infantry", 2, ground={"foe": "forest"}, moved=moved) == forest
    if not moved:
        assert dice(kind, "infantry", 2, ground={"own": "river+ford"}) == from_ford


@pytest.mark.parametrize(
    ("kind", "moved", "sees"),
    [
        ("heavy_at_gun", 0, False),
        ("tank_destroyer", 0, False),
        ("mobile_artillery", 1, True),
        ("swa_mortar_early", 0, True),
        ("swa_mortar_late", 0, True),
        ("swa_mortar_late", 1, False),
        ("swa_mg_late", 0, False),
        ("sniper", 0, False),
    ],
)
def test_who_needs_a_line_of_sight(kind, moved, sees):
    start = "E5" if not moved else "D5"
    units = {start: f"allies {kind}", "H5": "axis infantry"}
    game = battle(units, {"G5": "forest"}).play(HQ, start)
    if moved:
        game.do("move D5 E5")
    assert bool(game.battles().legal("attack")) == sees


# Stars


@pytest.mark.parametrize(
    ("kind", "target", "moved", "hits"),
    [
        ("heavy_at_gun", "armor", 0, True),
        ("heavy_at_gun", "half_track", 0, True),
        ("heavy_at_gun", "supply_truck", 0, True),
        ("heavy_at_gun", "infantry", 0, False),
        ("heavy_at_gun", "artillery", 0, False),
        ("tank_destroyer", "armor", 1, True),
        ("tank_destroyer", "tank_destroyer", 0, True),
        ("tank_destroyer", "supply_truck", 0, True),
        ("tank_destroyer", "infantry", 0, False),
        ("tank_destroyer", "cavalry", 0, False),
        ("swa_at_early", "armor", 0, True),
        ("swa_at_late", "armor", 0, True),
        ("swa_at_late", "armor", 1, False),
        ("swa_at_late", "supply_truck", 0, True),
        ("swa_at_late", "infantry", 0, False),
        ("swa_mg_early", "infantry", 0, True),
        ("swa_mg_late", "infantry", 0, True),
        ("swa_mg_late", "infantry", 1, False),
        ("swa_mg_late", "cavalry", 0, True),
        ("swa_mg_late", "armor", 0, False),
        ("swa_mg_late", "sniper", 0, True),
        ("infantry", "sniper", 0, False),
        ("sniper", "artillery", 0, True),
        ("sniper", "sniper", 0, True),
        ("armor", "tank_destroyer", 0, True),
        ("artillery", "tank_destroyer", 0, True),
        ("cavalry", "tank_destroyer", 0, True),
        ("infantry", "tank_destroyer", 0, False),
        ("armor", "armor", 0, False),
    ],
)
def test_when_stars_hit(kind, target, moved, hits):
    number = dice(kind, target, 2, moved=moved)
    text = f"{target} 3" if target in ("half_track", "supply_truck") else target
    game, attack = duel(kind, text, 2, moved=moved)
    before = sum(game.units(AXIS).values())
    game.do(attack).roll(" ".join(["star", *["flag"] * (number - 1)]))
    assert sum(game.units(AXIS).values()) == before - hits


# Tank destroyers


def test_a_tank_destroyer_takes_ground_and_does_not_overrun():
    units = {"f4": "allies tank_destroyer", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "grenade star").do("take f4 G5")
    assert game.phase == Phase.DRAW


def test_a_tank_destroyer_retreats_one_or_two_hexes_for_a_flag():
    units = {"f4": "allies infantry", "G5": "axis tank_destroyer"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "flag star star")
    assert game.ends("retreat", "G5") == {"f6", "g6", "F7", "G7", "H7"}


def test_a_tank_destroyer_is_hit_by_armor_symbols_and_grenades_not_by_infantry():
    assert left("infantry", "tank_destroyer", 1, "armor grenade infantry") == 1


# Tigers


@pytest.mark.parametrize(
    ("first", "second", "stands"),
    [
        ("armor star flag", "armor", True),
        ("armor star flag", "grenade", False),
        ("armor grenade flag", "flag grenade", False),
        ("infantry star flag", None, True),
    ],
)
def test_a_tiger_falls_only_to_a_grenade_in_the_second_roll(first, second, stands):
    game, attack = duel("armor", "tiger", 1)
    game.do(attack).roll(first)
    if second:
        assert game.phase == Phase.REROLL
        game.roll(second)
    assert len(game.units(AXIS)) == stands
    assert game.medals() == (1 - stands, 0)
    assert game.phase != Phase.RETREAT


def test_a_tiger_is_hit_by_stars_of_guns_against_armor_first():
    game, attack = duel("heavy_at_gun", "tiger", 2)
    game.do(attack).roll("star flag")
    assert game.phase == Phase.REROLL
    game.roll("star")
    assert game.units(AXIS) != {}


def test_a_tiger_takes_ground_and_overruns():
    units = {"f4": "allies tiger", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "grenade star star").do("take f4 G5")
    assert game.attack("G5", "g6").dice == 3


# Patrols


@pytest.mark.parametrize(
    ("first", "second", "figures"),
    [
        ("infantry infantry grenade", "grenade grenade star", 1),
        ("infantry flag flag", "infantry", 3),
        ("infantry grenade flag", "grenade flag", 2),
    ],
)
def test_each_grenade_of_the_second_roll_hits_a_patrol(first, second, figures):
    game, attack = duel("armor", "lrp 3", 1)
    game.do(attack).roll(first).roll(second)
    assert sum(game.units(AXIS).values()) == figures
    assert game.phase == Phase.DRAW


def test_a_patrol_is_one_medal_whatever_its_figures():
    game, attack = duel("armor", "lrp 1", 2)
    game.do(attack).roll("infantry star star").roll("grenade")
    assert game.medals() == (1, 0)


def test_a_patrol_takes_ground_and_does_not_overrun():
    units = {"f4": "allies lrp 3", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "grenade star star")
    assert game.do("take f4 G5").phase == Phase.DRAW


# Special weapons, guns


@pytest.mark.parametrize(
    "kind",
    [
        *("swa_mortar_early", "swa_mortar_late", "swa_mg_early", "swa_mg_late"),
        *("swa_at_early", "swa_at_late", "heavy_at_gun", "mobile_artillery", "nebelwerfer"),
        *("italian_artillery", "big_gun", "artillery"),
    ],
)
def test_special_weapons_and_guns_take_no_ground(kind):
    game, attack = duel(kind, "infantry 1", 1)
    game.do(attack)
    game.roll(" ".join(["grenade", "star", "star"][: game.dice]))
    assert game.medals() == (1, 0)
    assert game.phase == Phase.DRAW


@pytest.mark.parametrize("kind", ["swa_mortar_late", "swa_mg_late", "swa_at_late"])
def test_infantry_with_a_weapon_is_one_medal_and_hit_as_infantry(kind):
    game, attack = duel("infantry", kind, 1)
    game.do(attack).roll("armor infantry grenade")
    assert sum(game.units(AXIS).values()) == 2


# Snipers


@pytest.mark.parametrize("target", ["armor", "half_track", "tiger", "tank_destroyer", "churchill"])
def test_a_sniper_attacks_no_armor(target):
    assert dice("sniper", target, 2) == 0


@pytest.mark.parametrize("target", ["infantry", "artillery", "supply_truck", "lrp", "cavalry"])
def test_a_sniper_attacks_infantry_guns_and_vehicles(target):
    assert dice("sniper", target, 2) == 1


@pytest.mark.parametrize(
    ("faces", "figures"), [("infantry", 3), ("grenade", 3), ("star", 3), ("armor", 4)]
)
def test_a_sniper_hits_by_the_symbol_grenades_and_stars(faces, figures):
    assert left("sniper", "infantry", 3, faces) == figures


def test_a_sniper_makes_units_retreat():
    game, attack = duel("sniper", "infantry", 3)
    game.do(attack).roll("flag")
    assert game.phase == Phase.RETREAT


def test_a_sniper_beside_armor_attacks_nobody_until_it_moves_away():
    units = {"G5": "allies sniper", "H5": "axis armor", "D5": "axis infantry"}
    assert battle(units).play(HQ, "G5").battles().phase == Phase.DRAW
    game = battle(units).play(HQ, "G5").do("move G5 F5")
    assert game.battles().legal("attack") == {"attack F5 D5"}


@pytest.mark.parametrize(
    ("faces", "stands"), [("infantry star flag", True), ("grenade star star", False)]
)
def test_a_sniper_falls_to_grenades_only_and_is_no_medal(faces, stands):
    game, attack = duel("infantry", "sniper", 1)
    game.do(attack).roll(faces)
    assert bool(game.units(AXIS)) == stands
    assert game.medals() == (0, 0)


def test_a_sniper_retreats_up_to_three_hexes():
    units = {"f4": "allies infantry", "G5": "axis sniper"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "flag star star")
    assert {"g6", "G7", "g8"} <= game.ends("retreat", "G5")


# Who may battle after entering a forest


@pytest.mark.parametrize(
    ("kind", "able"), [("sniper", True), ("ski_troops", True), ("cavalry", False), ("lrp", False)]
)
def test_who_may_battle_in_a_forest_that_it_entered(kind, able):
    enclosed = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "river") | {"H5": "forest"}
    game = battle({"G5": f"allies {kind}", "I5": "axis infantry"}, enclosed).play(HQ, "G5")
    assert game.ends("move", "G5") == {"H5"}
    assert bool(game.do("move G5 H5").battles().legal("attack")) == able


# Ski troops, cavalry


def test_ski_troops_stop_at_the_first_forest_and_retreat_three_hexes():
    enclosed = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "river")
    game = battle({"G5": "allies ski_troops"}, enclosed | {"H5": "forest", "I5": "forest"})
    assert game.play(HQ, "G5").ends("move", "G5") == {"H5"}
    units = {"f4": "allies infantry", "G5": "axis ski_troops"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "flag star star")
    assert {"g6", "G7", "g8"} <= game.ends("retreat", "G5")


def test_cavalry_is_hit_as_infantry_takes_ground_and_attacks_again():
    assert left("infantry", "cavalry", 1, "infantry armor grenade") == 2
    units = {"f4": "allies cavalry", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "grenade star").do("take f4 G5")
    assert game.attack("G5", "g6").dice == 2


@pytest.mark.parametrize("ground", ["axis:bunker", "hedgehog", "road_block"])
def test_cavalry_moves_as_armor_does(ground):
    game = battle({"G5": "allies cavalry"}, {"H5": ground}).play(HQ, "G5")
    assert "H5" not in game.ends("move", "G5")


# Italian artillery


def test_italian_artillery_ignores_a_flag_or_retreats():
    game, attack = duel("infantry", "italian_artillery", 1)
    game.do(attack).roll("flag star star")
    assert "stand" in game.legal()
    assert game.legal("retreat")

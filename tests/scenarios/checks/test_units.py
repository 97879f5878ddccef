"""Units: where they stand, how many figures they have, what badges and traits they carry."""

from dataclasses import replace
from datetime import date

import pytest
from corpus_files import each_file, with_corpus

from bocage_scenarios.checks import check
from bocage_scenarios.checks.unit_flaws import flaws, stands_for
from bocage_scenarios.checks.view import View
from bocage_scenarios.fixes import apply
from bocage_scenarios.formats import load
from bocage_scenarios.m44.context import Context, is_late_war
from bocage_scenarios.m44.units import read_unit
from bocage_scenarios.model import Camp, HexContent, Marker, Reserve, Scenario, Tile, Unit
from bocage_schema.board_formats import board
from bocage_schema.catalogue import BadgeEffect, catalogue
from bocage_schema.diagnostics import Severity
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, Front, Side, UnitClass

PLAN = board(BoardFormat.STANDARD)
KNOWN = catalogue()
ON_MAP = [unit.id for unit in KNOWN.units.values() if unit.placed_as is None]
D_DAY, BLITZ = date(1944, 6, 6), date(1940, 5, 10)


def codes_of(unit, begin=None, markers=()):
    return [flaw.code for flaw in flaws(unit, begin, markers)]


def repaired(unit, code, begin=None, markers=()):
    (flaw,) = (flaw for flaw in flaws(unit, begin, markers) if flaw.code == code)
    return flaw.becomes


def found_on(content, code, label="D5", **fields):
    scenario = Scenario(hexes={PLAN.hex(label): content}, **fields)
    return list(check(scenario).filter(codes={code}))


def army_of(kind):
    return (*KNOWN.units[kind].armies, "us")[0]


# Ground


@pytest.mark.parametrize("kind", ON_MAP)
def test_a_unit_stands_where_the_terrain_lets_it_be(kind):
    troop = KNOWN.units[kind]
    for tile in KNOWN.tiles.values():
        content = HexContent(**{tile.layer.value: Tile(tile.id)}, unit=Unit(kind, army_of(kind)))
        at = PLAN.hex("D5")
        view = View(Scenario(hexes={at: content}))
        stays = KNOWN.terrain_rules[tile.rules].movement.cannot_leave
        allowed = view.may_stand(troop, at) or bool(troop.classes and troop.classes.move in stays)
        assert bool(found_on(content, "U101")) != allowed, tile.id


@pytest.mark.parametrize(
    ("kind", "rect", "allowed"),
    [
        ("artillery", "bunker", True),
        ("big_gun", "bunker", True),
        ("armor", "casemate", True),
        ("infantry", "bunker", True),
        ("artillery", "road_block", False),
        ("armor", "dragons_teeth", False),
        ("infantry", "road_block", True),
    ],
)
def test_guns_and_tanks_may_be_set_up_in_bunkers(kind, rect, allowed):
    content = HexContent(rect=Tile(rect), unit=Unit(kind, "german"))
    assert bool(found_on(content, "U101")) != allowed


def test_the_finding_names_what_keeps_the_unit_off():
    content = HexContent(terrain=Tile("hill"), obstacle=Tile("hedgehog"), unit=Unit("armor", "us"))
    (item,) = found_on(content, "U101")
    assert "Armor may never be on this hex, because of the Hedgehog" in item.message
    assert item.severity is Severity.ERROR


@pytest.mark.parametrize(
    ("content", "allowed"),
    [
        (HexContent(line=Tile("river"), markers=(Marker("raft"),)), True),
        (HexContent(line=Tile("river"), markers=(Marker("battle_star"),)), False),
        (HexContent(line=Tile("river"), rect=Tile("pontoon_bridge")), True),
        (HexContent(line=Tile("river"), rect=Tile("broken_bridge")), False),
        (HexContent(line=Tile("river", traits=("ford",))), True),
        (HexContent(terrain=Tile("escarpment"), markers=(Marker("raft"),)), False),
    ],
)
def test_how_infantry_may_be_on_water(content, allowed):
    content = replace(content, unit=Unit("infantry", "us"))
    assert bool(found_on(content, "U101")) != allowed


def test_a_boat_carries_no_tank():
    boat = Unit("infantry", "us", traits=("boat",))
    river = HexContent(line=Tile("river"), unit=boat)
    assert not found_on(river, "U101")
    assert found_on(replace(river, unit=replace(boat, kind="armor")), "U101")


def test_a_hex_that_is_closed_to_all_is_no_error_but_worth_a_look():
    closed = Tile("town", traits=("impassable",))
    content = HexContent(terrain=closed, unit=Unit("armor", "us"))
    assert not found_on(content, "U101")
    assert [item.severity for item in found_on(content, "U111")] == [Severity.INFO]


@pytest.mark.parametrize("face", [Face.BEACH, Face.COUNTRYSIDE])
@pytest.mark.parametrize("top", Side)
@pytest.mark.parametrize("label", ["A9", "B3", "b2", "B1"])
def test_who_may_be_in_the_sea(face, top, label):
    for army, side in (("german", Side.AXIS), ("us", Side.ALLIES)):
        content = HexContent(unit=Unit("infantry", army))
        found = found_on(content, "U116", label, face=face, top=top)
        in_sea = face is Face.BEACH and label in ("b2", "B1")
        assert bool(found) == (in_sea and side is top)


def test_landing_craft_are_in_the_water_or_on_the_beach():
    craft = HexContent(unit=Unit("landing_craft", "us"))
    on = {at: found_on(craft, "U110", at, face=Face.BEACH) for at in ("A9", "B3", "b2", "B1")}
    assert {at for at, found in on.items() if found} == {"A9"}
    forest = replace(craft, terrain=Tile("forest"))
    assert found_on(forest, "U110", "b2", face=Face.BEACH)


@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_units_on_landing_craft_are_in_the_water_or_on_the_beach(kind):
    aboard = HexContent(unit=Unit(kind, "us", traits=("on_landing_craft",)))
    places = ("A9", "B3", "b2", "B1")
    on = {at: found_on(aboard, "U110", at, face=Face.BEACH) for at in places}
    assert {at for at, found in on.items() if found} == {"A9", "B3"}
    assert "Landing Craft" in on["A9"][0].message
    assert not any(found_on(aboard, "U101", at, face=Face.BEACH) for at in places)
    ashore = replace(aboard, unit=Unit(kind, "us"))
    assert not any(found_on(ashore, "U110", at, face=Face.BEACH) for at in places)


# Figures


@pytest.mark.parametrize("kind", ON_MAP)
def test_the_figures_that_a_kind_may_have(kind):
    fewest, most = KNOWN.units[kind].figures_range
    for figures in range(1, most + 3):
        unit = Unit(kind, army_of(kind), figures=figures)
        assert ("U102" in codes_of(unit)) == (not fewest <= figures <= most)
    assert "U102" not in codes_of(Unit(kind, army_of(kind)))


def test_the_number_is_put_right_where_there_is_but_one():
    assert repaired(Unit("tiger", "german", figures=3), "U102") == Unit("tiger", "german")
    assert repaired(Unit("infantry", "us", figures=5), "U102") is None
    for unit, allowed in (
        (Unit("tiger", "german", figures=3), "1"),
        (Unit("infantry", "us", figures=5), "1 to 4"),
    ):
        (item,) = found_on(HexContent(unit=unit), "U102")
        assert item.message.endswith(f"{unit.figures} figures; such units have {allowed}")


# Badges


RULES = [
    (badge.id, rule)
    for badge in KNOWN.badges.values()
    if badge.effect is BadgeEffect.RULES
    for rule in badge.rules_on
]
PLAIN = {"inf": "infantry", "inf2": "special_forces", "gun": "artillery", "tank": "armor",
         "tank2": "elite_armor", "veh": "vehicle"}  # fmt: skip


@pytest.mark.parametrize(("badge", "rule"), RULES, ids=lambda part: getattr(part, "unit", part))
@pytest.mark.parametrize("army", ["us", "british", "russian", "german", "japanese"])
@pytest.mark.parametrize("begin", [BLITZ, D_DAY])
def test_a_plain_unit_becomes_what_an_m44_file_with_its_badge_means(badge, rule, army, begin):
    if rule.years not in (None, "early" if begin is BLITZ else "late"):
        return
    meant = repaired(Unit(PLAIN[rule.prefix], army, badge=badge), "U105", begin)
    assert meant.kind == rule.unit
    found = {
        "name": rule.prefix + KNOWN.armies[army].m44[0],
        "badge": KNOWN.badges[badge].m44[0],
    }
    read = read_unit(found, Context(PLAN, is_late_war(begin)), "")
    assert replace(read, m44=meant.m44) == meant
    assert "U105" not in codes_of(meant, begin)
    assert "U112" not in codes_of(meant, begin)


def test_a_badge_that_no_kind_fits_is_left_to_the_author():
    assert repaired(Unit("infantry", "us", badge="big_gun_badge"), "U105") is None
    assert repaired(Unit("engineers", "us", badge="mortar"), "U105", D_DAY) is None
    assert repaired(Unit("infantry", "us", badge="mortar"), "U105") is None
    elite = Unit("artillery", "us", badge="big_gun_badge", elite=True)
    assert repaired(elite, "U105") is None


@pytest.mark.parametrize(
    ("army", "badge", "wears"),
    [
        ("us", "us_rangers", True),
        ("british", "us_rangers", False),
        ("german", "us_rangers", False),
        ("us", "british_airborne", True),
        ("us", "soviet_guards", True),
        ("british", "nationalist_china", True),
        ("commonwealth", "gurkhas", True),
        ("russian", "gurkhas", False),
        ("german", "imperial_japanese_army", True),
        ("russian", "german_elite", False),
        ("russian", "boxed_x", True),
    ],
)
def test_who_wears_a_badge(army, badge, wears):
    unit = Unit("special_forces", army, badge=badge)
    assert ("U120" in codes_of(unit)) != wears


def test_badges_and_traits_that_say_nothing_new_are_removed():
    engineers = Unit("engineers", "german")
    assert repaired(replace(engineers, badge="german_engineers"), "U112") == engineers
    elite = Unit("special_forces", "german", badge="german_elite")
    assert repaired(replace(elite, traits=("elite_of_germany",)), "U112") == elite
    boat = Unit("infantry", "us", traits=("boat", "two_medals"))
    assert repaired(boat, "U112", markers=("raft",)) == replace(boat, traits=("two_medals",))
    assert "U112" not in codes_of(boat)


@pytest.mark.parametrize("kind", ON_MAP)
def test_units_as_they_are_in_the_catalogue_have_no_flaw(kind):
    late = kind.endswith("_late")
    traits = ("carries_bobbin",) if KNOWN.units[kind].accessories else ()
    assert codes_of(Unit(kind, army_of(kind), traits=traits), D_DAY if late else BLITZ) == []


@pytest.mark.parametrize(
    ("traits", "codes"),
    [
        ((), ["U122"]),
        (("two_medals",), ["U122"]),
        (("carries_petard",), []),
        (("carries_petard", "two_medals"), []),
        (("carries_petard", "carries_bridge"), ["U121"]),
    ],
)
def test_a_tank_has_one_of_its_fittings(traits, codes):
    assert codes_of(Unit("churchill", "british", traits=traits)) == codes


def test_fittings_are_for_one_kind_of_tank():
    assert codes_of(Unit("armor", "british", traits=("carries_petard",))) == ["U109"]
    assert codes_of(Unit("armor", "british")) == []


ELITE_FORMS = {"engineers", "ski_troops", "flame_tank", "tank_destroyer"}


def test_elite_forms():
    for kind in ON_MAP:
        unit = Unit(kind, army_of(kind), elite=True)
        has_form = "U108" not in codes_of(unit)
        assert has_form == (kind in {"engineers", "ski_troops", "flame_tank", "tank_destroyer"}), (
            kind
        )
        if not has_form:
            assert repaired(unit, "U108") == replace(unit, elite=False)


# Dates and turns


@pytest.mark.parametrize(
    ("kind", "years"),
    [("swa_mortar_early", {1940, 1941, 1942}), ("swa_mg_late", {1942, 1943, 1944}),
     ("infantry", {1940, 1941, 1942, 1943, 1944})],
)  # fmt: skip
def test_weapons_of_their_time(kind, years):
    fitting = {
        year
        for year in range(1940, 1945)
        if "U114" not in codes_of(Unit(kind, "us"), date(year, 12, 31))
    }
    assert fitting == years
    assert "U114" not in codes_of(Unit(kind, "us"))


@pytest.mark.parametrize("place", [Hex(4, 6), Hex(2, 51)], ids=["on the board", "off the board"])
def test_what_is_remembered_of_a_hex_holds_only_for_the_same_date(place):
    content = HexContent(unit=Unit("swa_mortar_early", "us"))
    found = {
        year: any(
            item.code == "U114"
            for item in check(Scenario(begin=date(year, 5, 1), hexes={place: content}))
        )
        for year in (1940, 1944, 1941)
    }
    assert found == {1940: False, 1944: True, 1941: False}


@pytest.mark.parametrize(
    ("turn", "found", "fixed"),
    [
        (None, False, False),
        (1, True, True),
        (2, False, False),
        (15, False, False),
        (16, True, False),
    ],
)
def test_the_turn_from_which_a_unit_may_be_ordered(turn, found, fixed):
    unit = Unit("infantry", "us", from_turn=turn)
    assert ("U115" in codes_of(unit)) == found
    if found:
        assert (repaired(unit, "U115") is not None) == fixed


# Reserves and armies


def test_a_flaw_of_a_reserve_is_put_right_in_the_list():
    unit = Unit("engineers", "german", badge="german_engineers", traits=("two_medals",))
    scenario = Scenario(reserves=(Reserve("turn", Side.AXIS, unit, turn=3),))
    (item,) = check(scenario).filter(codes={"U112"})
    assert item.path == "/reserves/0/unit"
    assert apply(scenario, item.fix).reserves[0].unit == replace(unit, badge=None)


@pytest.mark.parametrize(
    ("army", "nation", "stands"),
    [
        ("us", "france", True),
        ("us", "soviet_union", True),
        ("us", "germany", False),
        ("german", "japan", True),
        ("german", "united_states", False),
        ("british", "canada", True),
        ("british", "united_states", False),
        ("russian", "poland", True),
        ("russian", "united_states", False),
        ("japanese", "germany", False),
        ("italian", "italy", True),
    ],
)
def test_which_figures_stand_for_a_nation(army, nation, stands):
    assert stands_for(KNOWN.armies[army], nation) == stands


def figures_found(armies, nation, front):
    hexes = {
        at: HexContent(unit=Unit("infantry", army))
        for at, army in zip(PLAN.hexes, armies, strict=False)
    }
    side = KNOWN.armies[armies[0]].side
    camps = {side: Camp(nation), side.enemy: Camp()}
    report = check(Scenario(hexes=hexes, camps=camps, front=front))
    return [item.path for item in report.filter(codes={"U106"})]


def test_figures_of_other_nations():
    whole = ["russian", "russian"]
    assert figures_found(whole, "united_states", Front.EASTERN) == ["/sides/allies/nation"]
    assert figures_found(whole, None, Front.EASTERN) == []
    some = ["us", "british"]
    assert figures_found(some, "united_states", Front.MEDITERRANEAN) == []
    assert figures_found(["german", "japanese"], "germany", Front.WESTERN) == ["/hexes/B9/unit"]
    assert figures_found(["german", "japanese"], "germany", Front.PACIFIC) == []


def test_elite_units_are_told_apart_by_their_badges():
    plain, elite = Unit("infantry", "us"), Unit("special_forces", "us")

    def found(*units):
        hexes = {at: HexContent(unit=u) for at, u in zip(PLAN.hexes, units, strict=False)}
        return [item.message for item in check(Scenario(hexes=hexes)).filter(codes={"U119"})]

    assert found(plain, elite, elite) == [
        "no badge tells 2 units of the kind Special Forces from plain ones"
    ]
    assert found(elite, elite) == []
    assert found(plain, replace(elite, badge="us_rangers")) == []
    assert found(plain, replace(elite, army="british")) == []
    assert found(Unit("armor", "us"), elite) == []
    assert found(Unit("engineers", "us"), elite) == []
    assert found(Unit("armor", "german"), Unit("tiger", "german")) == []
    assert len(found(Unit("armor", "german"), Unit("elite_armor", "german"))) == 1


def test_trains_and_ships_fight_for_their_owner():
    for piece in ("locomotive", "wagon", "destroyer"):
        assert found_on(HexContent(rect=Tile(piece)), "U107")
        assert not found_on(HexContent(rect=Tile(piece, owner=Side.AXIS)), "U107")
    assert not found_on(HexContent(rect=Tile("aircraft_carrier")), "U107")


def test_vehicles_are_kept_off_by_what_keeps_off_tanks_or_guns():
    assert KNOWN.units["half_track"].terrain.impassable_as == {
        UnitClass.ARMOR,
        UnitClass.ARTILLERY,
    }
    for kind in ("half_track", "supply_truck", "lrp"):
        content = HexContent(terrain=Tile("marsh"), unit=Unit(kind, "us"))
        assert found_on(content, "U101")


@with_corpus
@each_file
def test_units_of_real_maps(path):
    report = check(load(path).scenario)
    found = [item for item in report if item.code.startswith("U")]
    loud = [(item.code, path.stem) for item in found if item.severity is not Severity.INFO]
    assert {code for code, _ in loud} <= {"U106"}
    if loud:
        assert path.stem in {"12449-rzhev-the-meat-grinder", "6370-battle-of-alam-el-halfa"}

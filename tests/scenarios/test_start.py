"""A document to the setup of a game: everything that the engine plays arrives there."""

import os
import subprocess
import sys

import pytest

from bocage_engine.options import Options
from bocage_engine.setup import Camp, Exit, Laid, MustExit, Objective, Setup
from bocage_scenarios import model, yaml_format
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_scenarios.start import setup_of
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.catalogue.units import Accessory
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side, UnitClass

AXIS, ALLIES = Side.AXIS, Side.ALLIES
HEAD = {"bocage": "1", "board": "standard", "face": "countryside"}
A9, C9, A1, C1, E5 = Hex(0, 0), Hex(0, 4), Hex(8, 0), Hex(8, 4), Hex(4, 8)


def setup(text: str, options: Options | None = None) -> Setup:
    """Return the setup of a scenario in YAML; what every scenario needs is added."""
    head = [f"{key}: {value}\n" for key, value in HEAD.items() if f"{key}:" not in text]
    reading = yaml_format.read("".join(head) + text)
    assert [str(finding) for finding in reading.report] == []
    assert reading.scenario is not None
    return setup_of(reading.scenario, options)


def gaps(text: str) -> tuple[str, ...]:
    return setup(text).not_enforced


def gap_of_hex(content: str) -> list[str]:
    return list(gaps(f"hexes:\n  E5: {{{content}}}\n"))


def rules(text: str) -> Setup:
    return setup(f"rules: {{{text}}}\n")


def test_an_empty_scenario_is_an_empty_board():
    found = setup("")
    assert (found.board_format, found.face) == (BoardFormat.STANDARD, Face.COUNTRYSIDE)
    assert (found.units, found.ground, found.objectives, found.exits) == ((), {}, (), ())
    assert (found.top, found.first, found.deck) == (AXIS, ALLIES, "base")
    assert found.not_enforced == ()


@pytest.mark.parametrize(("word", "side"), [("axis", AXIS), ("allies", ALLIES)])
def test_the_side_that_begins(word, side):
    found = setup(f"first: {word}\n")
    assert found.first is side
    assert found.not_enforced == ()


def test_who_begins_by_a_rule_of_the_text_is_not_played():
    found = setup("first: special\n")
    assert found.first is ALLIES
    assert found.not_enforced == ("Who begins is left to the special rules; the Allies do",)


def test_what_the_sides_start_with():
    found = setup(
        "sides:\n  axis: {nation: germany, hand: 2, medals: 6, hand_grows_to: 4}\n"
        "  allies: {nation: united_states, hand: 6, medals: 5}\n"
    )
    assert found.camps == {AXIS: Camp(2, 6, 4), ALLIES: Camp(6, 5)}


def test_units_by_place_with_side_kind_and_figures():
    found = setup(
        "hexes:\n  A9: {unit: german infantry}\n  C9: {unit: {unit: german armor, figures: 2}}\n"
        "  A1: {unit: us special_forces}\n"
    )
    told = [(unit.at, unit.side, unit.kind, unit.figures) for unit in found.units]
    assert told == [
        (A9, AXIS, "infantry", 4),
        (C9, AXIS, "armor", 2),
        (A1, ALLIES, "special_forces", 4),
    ]


@pytest.mark.parametrize(
    ("unit", "field", "value"),
    [
        ("unit: german armor, traits: [two_medals]", "medals", 2),
        ("unit: german armor, traits: [moves_two]", "max_move", 2),
        ("unit: german armor, traits: [ignores_one_flag]", "flags_ignored", 1),
        ("unit: german armor, traits: [cannot_exit]", "may_exit", False),
        ("unit: german armor, traits: [not_until_turn], from_turn: 3", "from_turn", 3),
        ("unit: german armor", "medals", None),
        ("unit: german armor", "max_move", None),
        ("unit: german armor", "flags_ignored", 0),
        ("unit: german armor", "may_exit", True),
        ("unit: german armor", "from_turn", 1),
    ],
)
def test_what_a_trait_changes_goes_with_the_unit(unit, field, value):
    found = setup(f"hexes:\n  A9: {{unit: {{{unit}}}}}\n")
    assert getattr(found.units[0], field) == value
    assert found.not_enforced == ()


def test_what_lies_on_a_hex_bottom_to_top():
    found = setup("hexes:\n  E5: {line: river, rect: bridge, obstacle: wire}\n")
    assert [laid.piece for laid in found.ground[E5]] == ["river", "bridge", "wire"]


def test_a_bunker_belongs_to_those_who_start_in_it_if_nobody_owns_it():
    found = setup("hexes:\n  A9: {rect: bunker, unit: german infantry}\n  C9: {rect: bunker}\n")
    assert found.ground[A9] == (Laid("bunker", 1, AXIS),)
    assert found.ground[C9] == (Laid("bunker", 1, None),)


def test_objectives_with_everything_that_is_said_of_them():
    found = setup(
        "objectives:\n"
        "  - {type: temporary_majority, side: axis, hexes: [A1, C1, E1], medals: 2}\n"
        "  - {type: permanent, hexes: [C1]}\n"
        "  - {type: sole_control, hexes: [A9, C9], min_hexes: 2}\n"
    )
    assert sorted(found.objectives) == sorted(
        (
            Objective(ObjectiveType.TEMPORARY_MAJORITY, (A1, C1, Hex(8, 8)), AXIS, 2),
            Objective(ObjectiveType.PERMANENT, (C1,)),
            Objective(ObjectiveType.SOLE_CONTROL, (A9, C9), None, 1, 2),
        )
    )
    assert found.not_enforced == ()


def test_exits_of_a_side():
    found = setup("exits:\n  - {side: axis, hexes: [A1, C1]}\n")
    assert found.exits == (Exit((A1, C1), AXIS),)
    assert found.not_enforced == ()


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("winter_weather: true", "winter_weather", True),
        ("reduced_visibility: true", "reduced_visibility", True),
        ("young_generals: true", "section_cards_only", True),
        ("no_reshuffle: true", "no_reshuffle", True),
        ("infantry_exit_two: true", "exit_medals", {UnitClass.INFANTRY: 2}),
        ("partial_blitz: axis", "slow_armor", {AXIS}),
        ("partial_blitz: both", "slow_armor", {AXIS, ALLIES}),
        ("must_exit: {side: axis, units: 3}", "must_exit", MustExit(AXIS, 3)),
        ("mine_set: terrain_pack", "mine_pool", (0, 0, 0, 1, 1, 2, 2, 3, 4)),
        ("supply: false", "supply", False),
        ("pontoon_bridges: true", "pontoon_bridges", True),
        ("north_african_desert: true", "desert", True),
        ("air_strikes: axis", "recon_strikes", {AXIS}),
        ("observation_hill: [A9, C9]", "lookouts", {ALLIES: (A9, C9)}),
        ("commissar: allies", "commissar", ALLIES),
        ("gung_ho: true", "gung_ho", ALLIES),
        ("italian_high_command: true", "high_command", AXIS),
        (
            "deck_change: air_power_as_artillery_bombard",
            "card_changes",
            {"air_power": "artillery_bombard"},
        ),
    ],
)
def test_special_rules_that_are_played(text, field, value):
    found = rules(text)
    assert getattr(found.rules, field) == value
    assert found.not_enforced == ()
    usual = setup("").rules
    assert field == "mine_pool" or getattr(usual, field) != value


def test_a_rule_that_includes_others_switches_them_on():
    found = rules("blitz: true")
    assert found.rules.slow_armor == {ALLIES}
    assert found.rules.recon_strikes == {AXIS}
    assert found.not_enforced == ()


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        ("", "base"),
        ("board: breakthrough\n", "breakthrough"),
        ("board: overlord\n", "base"),
        ("rules: {command_deck: breakthrough}\n", "breakthrough"),
        ("board: breakthrough\nrules: {command_deck: base}\n", "base"),
    ],
)
def test_the_deck_is_that_of_the_board_unless_the_scenario_names_another(text, deck):
    assert setup(text).deck == deck


def unit_of(side, unit, rules):
    """Return a unit of a side whose nation is told, with rules of nations switched on."""
    return setup(
        f"sides:\n  axis: {{nation: {side}}}\nrules: {{{rules}}}\nhexes:\n  A9: {{unit: {unit}}}\n"
    ).units[0]


ITALY = "italian_royal_army: true"


@pytest.mark.parametrize(
    ("nation", "unit", "rules", "retreat", "flags"),
    [
        ("italy", "german infantry", ITALY, 3, 0),
        ("italy", "german artillery", ITALY, 3, 1),
        ("italy", "german sniper", ITALY, 0, 0),
        ("italy", "german infantry", "", 0, 0),
        ("germany", "german infantry", ITALY, 0, 0),
        ("germany", "italian infantry", ITALY, 3, 0),
    ],
)
def test_rules_of_a_nation_go_with_its_units_but_not_with_snipers(
    nation, unit, rules, retreat, flags
):
    found = unit_of(nation, unit, rules)
    assert (found.retreat_max, found.flags_ignored) == (retreat, flags)


def test_japanese_infantry_has_its_habits_without_any_rule_and_armor_has_none():
    habits = {
        NationEffect.INFANTRY_IGNORES_FLAGS,
        NationEffect.FULL_STRENGTH_BONUS,
        NationEffect.BANZAI,
    }
    assert unit_of("japan", "japanese infantry", "").habits == habits
    assert unit_of("japan", "japanese armor", "").habits == set()
    assert unit_of("germany", "german infantry", "").habits == set()


@pytest.mark.parametrize(
    ("trait", "field", "value"),
    [
        ("carries_petard", "accessory", Accessory.PETARD),
        ("carries_bobbin", "open_on", ("beach", "marsh", "wire")),
        ("carries_fascine", "open_on", ("ford", "trench")),
        ("on_landing_craft", "aboard", True),
    ],
)
def test_what_a_unit_carries_and_what_carries_it(trait, field, value):
    found = setup(f"hexes:\n  A9: {{unit: {{unit: british churchill, traits: [{trait}]}}}}\n")
    assert getattr(found.units[0], field) == value
    assert [gap for gap in found.not_enforced if "craft" not in trait] == []


def test_a_special_tank_without_anything_is_told():
    assert gap_of_hex("unit: british churchill") == [
        "Hobart's Funny: no accessory is named, so it has none"
    ]


def test_a_rule_that_is_switched_off_changes_nothing():
    found = rules("winter_weather: false, gung_ho: false")
    assert found.rules == setup("").rules
    assert found.not_enforced == ()


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", 7),
        ("hexes:\n  A9: {obstacle: sandbags}\n  C9: {obstacle: sandbags}\n", 5),
        ("board: breakthrough\nhexes:\n  A9: {obstacle: sandbags}\n", 13),
        ("board: overlord\n", 14),
        ("hexes:\n" + "".join(f"  {x}9: {{obstacle: sandbags}}\n" for x in "ABCDEFGHI"), 0),
    ],
)
def test_sandbags_beside_the_board_are_those_that_do_not_lie_on_it(text, left):
    assert setup(text).rules.sandbags == left


def test_options_are_those_asked_for():
    assert setup("").options == Options()
    wanted = Options(relative_majority=True)
    assert setup("", wanted).options == wanted


# What is not enforced


@pytest.mark.parametrize(
    ("board", "gap"),
    [
        (
            "overlord",
            "Overlord board: field generals act one after another, by rules of a secondary source",
        ),
    ],
)
def test_boards_that_are_played_otherwise(board, gap):
    (found,) = gaps(f"board: {board}\n")
    assert found.startswith(gap)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("unit: german infantry", []),
        ("terrain: forest, unit: german armor", []),
        ("terrain: hospital", []),
        ("markers: [smoke]",
         ["Smoke Shells: no side owns it, so it does nothing that depends on the side"]),
        ("unit: german half_track", []),
        ("unit: german big_gun", []),
        ("unit: british landing_craft", ["Landing Craft: by itself it carries nobody"]),
        ("terrain: desert_hq_tents",
         ["HQ & Supply Tents: no side owns it, so it does nothing that depends on the side"]),
        ('terrain: "?swamp"', ["swamp: the piece is unknown and means nothing"]),
        ('unit: "?elves"', ["E5: a unit of unknown kind or side is left out"]),
        ("terrain: {tile: oasis, traits: [recovery]}", []),
        ("unit: {unit: german armor, traits: [motorized]}",
         ["Motorized: The unit has vehicles; the scenario says what that changes"]),
    ],
)  # fmt: skip
def test_gaps_on_a_hex(content, expected):
    assert gap_of_hex(content) == expected


def test_sudden_death_without_hexes_is_not_played():
    """Only an .m44 file can hold such an objective."""
    end = model.Objective(ObjectiveType.SUDDEN_DEATH, (), AXIS)
    found = setup_of(Scenario(objectives=(end,), first=AXIS))
    assert "Sudden death: its condition is only in the text" in found.not_enforced


def test_traits_that_nobody_knows_mean_nothing():
    unit = Unit("armor", "german", traits=("?fast",))
    here = HexContent(terrain=Tile("forest", traits=("?haunted",)), unit=unit)
    found = setup_of(Scenario(hexes={E5: here}, first=AXIS))
    assert found.not_enforced == (
        "haunted: the trait is unknown and means nothing",
        "fast: the trait is unknown and means nothing",
    )


def test_what_lies_off_the_board_is_left_out_and_told():
    found = setup("hexes:\n  Z9: {terrain: forest, unit: german infantry}\n")
    assert (found.ground, found.units) == ({}, ())
    assert found.not_enforced == ("What lies off the board is left out",)


@pytest.mark.parametrize(
    ("rule", "gap"),
    [
        ("air_rules: true", "Air Rules: The rules of the Air Pack are in force"),
        (
            "combat_cards: true",
            "Winter Combat Cards: a deck of our own is used; the printed cards are not known",
        ),
    ],
)
def test_special_rules_that_are_not_played(rule, gap):
    assert rules(rule).not_enforced == (gap,)


@pytest.mark.parametrize(
    ("text", "gap"),
    [
        ("objectives:\n  - {type: temporary, hexes: [Z9]}\n",
         "Objective Z9: what lies off the board is left out"),
        ("objectives:\n  - {type: temporary, hexes: [E5], stated: false}\n",
         "Objective E5: its terms are only in the text; it is temporary"),
        ("exits:\n  - {hexes: [A1, C1]}\n",
         "Exit A1, C1: the side is not stated; both sides may leave there"),
        ("air_drops:\n  - {side: allies, unit: us special_forces, center: E5, range: 2,"
         " counts: [3]}\n",
         "Air drops: nobody is dropped"),
        ("reserves:\n  - {arrives: turn, side: axis, unit: german armor, counts: [2], turn: 4}\n",
         "Reserves: they do not arrive"),
        ("texts: {en: {title: T, rules: The bridge may be blown.}}\n",
         "Special rules that only the text tells"),
    ],
)  # fmt: skip
def test_gaps_of_the_whole_scenario(text, gap):
    assert gaps(text) == (gap,)


def test_each_gap_is_told_once():
    text = "hexes:\n" + "".join(f"  {x}9: {{unit: british churchill}}\n" for x in "ABC")
    assert gaps(text) == ("Hobart's Funny: no accessory is named, so it has none",)


def test_the_fingerprint_depends_on_what_is_played_and_on_nothing_else():
    base = setup("hexes:\n  A9: {unit: german infantry}\n")
    assert base.digest() == setup("hexes:\n  A9: {unit: german infantry}\n").digest()
    titled = setup("texts: {en: {title: T, rules: R}}\nhexes:\n  A9: {unit: german infantry}\n")
    assert titled.digest() == base.digest()
    others = [
        "hexes:\n  A9: {unit: german armor}\n",
        "first: axis\nhexes:\n  A9: {unit: german infantry}\n",
        "sides: {axis: {hand: 3}}\nhexes:\n  A9: {unit: german infantry}\n",
        "hexes:\n  A9: {unit: german infantry, terrain: forest}\n",
        "rules: {winter_weather: true}\nhexes:\n  A9: {unit: german infantry}\n",
    ]
    assert len({base.digest(), *(setup(text).digest() for text in others)}) == 6


JAPANESE = """
import sys
from bocage_scenarios import yaml_format
from bocage_scenarios.start import setup_of

text = "bocage: 1\\nboard: standard\\nface: countryside\\nsides: {axis: {nation: japan}}\\n"
text += "hexes:\\n  A9: {unit: japanese infantry}\\n"
setup = setup_of(yaml_format.read(text).scenario)
assert any(len(unit.habits) > 1 for unit in setup.units)
sys.stdout.write(setup.digest())
"""


def test_the_fingerprint_is_the_same_in_every_process():
    """Sets come in another order where strings have other hashes."""
    found = set()
    for seed in ("1", "2", "3"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", JAPANESE]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1

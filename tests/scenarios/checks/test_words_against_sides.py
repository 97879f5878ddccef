"""What texts say of the sides: their hands, their targets, and who moves first."""

import pytest
from hypothesis import given, strategies as st
from texts import camps, messages, scenario_with

from bocage_scenarios.checks import vocabulary
from bocage_schema.ids import Side

AXIS, ALLIES = Side.AXIS, Side.ALLIES
BRIEFINGS = [
    ("en", "Axis Player: Take {axis} command cards\n\nAllied Player: Take {allies} command cards."),
    ("en", "Axis Player [Germany]\nTake {axis} Command cards.\nAllied Player\n[United States]\n"
           "Take {allies} Command cards.\nYou move first."),
    ("en", "Axis player (Germany): Take {axis} Command cards. You move first.\n"
           "Allied player (France): Take {allies} Command cards."),
    ("en", "German Player: Take {axis} Command cards.\n\nUS Marine Player: Take {allies} Command "
           "cards."),
    ("en", "The Axis starts with {axis} cards. The Allies have {allies} cards."),
    ("de", "Achsenmächte: {axis} Kommandokarten.\nAlliierte: {allies} Kommandokarten."),
    ("de", "Der deutsche Spieler erhält {axis} Kommandokarten. Der alliierte Spieler erhält "
           "{allies} Kommandokarten."),
    ("de", "Deutschland – nehmen Sie {axis} Karten.\n\nUSA – nehmen Sie {allies} Karten."),
    ("nl", "As-mogendheden: {axis} bevelkaarten.\nGeallieerden: {allies} bevelkaarten."),
    ("nl", "De Duitse speler krijgt {axis} bevelkaarten. De Geallieerde speler krijgt {allies} "
           "bevelkaarten."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "template"), BRIEFINGS)
@given(
    hands=st.tuples(*[st.integers(2, 12)] * 2),
    stated=st.tuples(*[st.integers(2, 12)] * 2),
    in_words=st.booleans(),
)
def test_another_hand_is_found_for_the_side_that_has_it(
    language, template, hands, stated, in_words
):
    words = vocabulary.NUMBERS[language].split()
    shown = [words[number] if in_words else number for number in stated]
    briefing = template.format(axis=shown[0], allies=shown[1])
    sides = camps(("germany", hands[0]), ("united_states", hands[1]))
    found = messages(scenario_with(language, sides, briefing=briefing), "W105")
    wanted = [name for name, a, b in zip(("Axis", "Allied"), hands, stated, strict=True) if a != b]
    assert sorted(message.split(" the ")[1].split()[0] for message in found) == sorted(wanted)


@pytest.mark.parametrize(
    "briefing",
    [
        "Axis: 9 special cards.",
        "Axis: 9 command cards more than the Allies.",
        "Axis units count 9 command cards.",
        "The winner draws 9 command cards.",
        "Axis: 9 command cards or 8.",
        "Axis: 9 command cards.\nAxis: 8 command cards.",
        "Hungarians: 9 command cards.",
        "Praxis: 9 command cards.",
        "To the Axis: 9 command cards.",
        "Swiss player: 9 command cards.",
    ],
)
def test_a_hand_that_is_not_stated_for_certain_is_passed_over(briefing):
    assert messages(scenario_with(briefing=briefing), "W105") == []


def test_a_nation_stands_for_the_side_that_it_fights_on_here():
    text = "French player: 9 command cards."
    on_axis = camps(("france", 4), ("great_britain", 6))
    assert "the Axis side 9" in messages(scenario_with(sides=on_axis, briefing=text), "W105")[0]
    on_allies = camps(("germany", 4), ("france", 6))
    assert "the Allied side 9" in messages(scenario_with(sides=on_allies, briefing=text), "W105")[0]
    unnamed = camps((None, 4), (None, 6))
    assert "the Allied side 9" in messages(scenario_with(sides=unnamed, briefing=text), "W105")[0]


@pytest.mark.parametrize("axis", ["france", "germany"])
def test_a_nation_on_both_sides_or_against_custom_stands_for_none(axis):
    text = "French player: 9 command cards."
    sides = camps((axis, 4), ("france" if axis == "france" else "canada", 6))
    found = messages(scenario_with(sides=sides, briefing=text), "W105")
    assert (found == []) == (axis == "france")


@pytest.mark.parametrize(
    ("language", "victory", "stated"),
    [
        ("en", "4 Medals", 4),
        ("en", "  7  Medals.\n\nX", 7),
        ("en", "Ten medals to win.", 10),
        ("en", "6 victory medals are needed", 6),
        ("en", "5 Medals\nAn Allied unit that captures a town counts as one victory medal.", 5),
        ("de", "4 Siegpunkte. Jede Brücke bringt einen Siegpunkt.", 4),
        ("de", "6 Orden", 6),
        ("nl", "4 medailles.", 4),
        ("en", "2 medals for the Allies if they hold the bridge.", None),
        ("en", "Whoever has 4 medals wins.", None),
        ("en", "4 medal objectives.", None),
        ("de", "2 Siegpunkte bringt die Brücke.", None),
        ("nl", "2 medailles zijn de brug waard.", None),
    ],
)
def test_a_victory_text_states_the_target_where_it_begins_with_it(language, victory, stated):
    sides = camps(("germany", 4, 99), ("united_states", 6, 99))
    found = messages(scenario_with(language, sides, victory=victory), "W106")
    assert found == (
        []
        if stated is None
        else [
            f"the victory text in {language!r} lets both sides win with {stated} medals, "
            "but 99 are set"
        ]
    )


def test_sides_may_have_targets_of_their_own():
    sides = camps(("germany", 4, 4), ("united_states", 6, 7))
    text = "5 medals.\nAxis: 4 medals. Allies: 6 medals."
    (found,) = messages(scenario_with(sides=sides, victory=text), "W106")
    assert found.startswith("the victory text in 'en' lets the Allied side win with 6 medals")


@pytest.mark.parametrize(
    ("language", "briefing", "side"),
    [
        ("en", "Axis: 4 command cards.\nYou move first.\nAllies: 5 command cards.", AXIS),
        ("en", "Axis: 4 command cards. Allies: 5 command cards. You move first.", ALLIES),
        ("en", "The Axis player moves first.", AXIS),
        ("en", "Allied Player [Canada]: Take 6 Command cards. You move first.", ALLIES),
        ("en", "Allies: you begin.", ALLIES),
        ("de", "Alliierte: 5 Kommandokarten. Sie beginnen.", ALLIES),
        ("de", "Die Achsenmächte beginnen.", AXIS),
        ("de", "Achsenmächte: Sie beginnen mit 4 Kommandokarten.", None),
        ("nl", "As: 4 bevelkaarten. U begint.", AXIS),
        ("nl", "De Geallieerden beginnen.", ALLIES),
        ("nl", "As: u begint met 4 bevelkaarten.", None),
        ("en", "Allies: 5 command cards. If the Axis player moves first, draw a card.", None),
        ("en", "Allies: 5 command cards. Units that move first lose a figure.", None),
        ("en", "You move first.", None),
        ("en", "Axis: You move first. Allies: You move first.", None),
    ],
)
@pytest.mark.parametrize("first", [AXIS, ALLIES, None])
def test_who_moves_first_is_compared_with_what_is_set(language, briefing, side, first):
    found = messages(scenario_with(language, first=first, briefing=briefing), "W112")
    assert bool(found) == (side is not None and side is not first)
    if found:
        assert f"the {'Axis' if side is AXIS else 'Allied'} side" in found[0]


def test_a_nation_on_both_sides_moves_first_on_neither():
    sides = camps(("france", 4), ("france", 6))
    text = "French player: You move first."
    assert messages(scenario_with(sides=sides, briefing=text), "W112") == []

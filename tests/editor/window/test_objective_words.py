"""The sentences that say what can be won, and hexes as they are typed."""

import pytest

from bocage_editor.docks.hex_entry import HexError, hexes_in
from bocage_editor.words.objectives import exit_words, objective_words
from bocage_scenarios.model import Exit, HexContent, Label, Objective, Scenario
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

PLAN = board(BoardFormat.STANDARD)
T = ObjectiveType


def hexes(*labels):
    return tuple(map(PLAN.hex, labels))


F5 = PLAN.hex("F5")
NAMED = Scenario(hexes={F5: HexContent(labels=(Label({"en": "Colleville"}),))})
SENTENCES = [
    (
        Objective(T.PERMANENT, hexes("F5"), Side.ALLIES),
        "The Allies gain 1 medal as soon as one of their units enters Colleville (F5); they "
        "keep it.",
    ),
    (
        Objective(T.PERMANENT, hexes("C5", "D5", "e4"), None, 2),
        "The first side of which a unit enters C5, D5 or e4 gains 2 medals and keeps it.",
    ),
    (
        Objective(T.TEMPORARY, hexes("C5"), Side.AXIS),
        "The Axis hold 1 medal as long as one of their units stands on C5; they lose it as soon "
        "as that is over.",
    ),
    (
        Objective(T.TEMPORARY, hexes("C5", "D5", "E5"), None, min_hexes=2),
        "A side holds 1 medal as long as its units stand on at least 2 of the 3 hexes C5, D5 and "
        "E5; it loses it as soon as that is over.",
    ),
    (
        Objective(T.TEMPORARY, hexes("C5", "D5"), Side.AXIS, min_hexes=2),
        "The Axis hold 1 medal as long as their units stand on C5 and D5 at once; they lose it "
        "as soon as that is over.",
    ),
    (
        Objective(T.TEMPORARY_MAJORITY, hexes("C5", "D5", "E5"), Side.ALLIES),
        "The Allies hold 1 medal as long as their units stand on more than half, at least 2, of "
        "the 3 hexes C5, D5 and E5.",
    ),
    (
        Objective(T.TEMPORARY_MAJORITY, hexes("C5", "D5"), None),
        "A side holds 1 medal as long as its units stand on both of the hexes C5 and D5.",
    ),
    (
        Objective(T.TEMPORARY_MAJORITY_TURN_START, hexes("C5", "D5", "E5", "F5"), None, 3),
        "A side gains 3 medals if at the start of one of its turns its units stand on more than "
        "half, at least 3, of the 4 hexes C5, D5, E5 and Colleville (F5); it loses it at the "
        "start of a later turn of its own if they do not, or when the other side gains it.",
    ),
    (
        Objective(T.PERMANENT_TURN_START, hexes("C5", "D5"), Side.AXIS),
        "The Axis gain 1 medal if at the start of one of their turns one of their units stands "
        "on C5 or D5; they keep it.",
    ),
    (
        Objective(T.LAST_TO_OCCUPY, hexes("C5"), None),
        "The side of which a unit was the last to enter C5 holds 1 medal.",
    ),
    (
        Objective(T.LAST_TO_OCCUPY, hexes("C5"), Side.ALLIES),
        "The Allies gain 1 medal as soon as one of their units enters C5; they lose it when a "
        "unit of the Axis does.",
    ),
    (
        Objective(T.SOLE_CONTROL, hexes("C5", "D5"), Side.AXIS, 2),
        "The Axis hold 2 medals as long as one of their units stands on C5 or D5, and none of "
        "the Allies does.",
    ),
    (
        Objective(T.SUDDEN_DEATH, hexes("C5", "D5"), Side.ALLIES, min_hexes=2),
        "The Allies win the game at once when their units stand on C5 and D5 at once.",
    ),
]


@pytest.mark.parametrize(("goal", "sentence"), SENTENCES)
def test_an_objective_as_a_sentence(goal, sentence):
    assert objective_words(NAMED, goal) == sentence


def test_there_is_a_sentence_for_every_type_and_side():
    for kind in ObjectiveType:
        for side in (None, *Side):
            sentence = objective_words(NAMED, Objective(kind, hexes("C5"), side))
            assert "{" not in sentence
            assert sentence.endswith(".")
            assert "C5" in sentence


def test_a_bare_medal_says_that_the_text_counts():
    goal = Objective(T.TEMPORARY, hexes("C5"), stated=False)
    assert objective_words(NAMED, goal).endswith("The text of the scenario may say otherwise.")


@pytest.mark.parametrize(
    ("way_out", "sentence"),
    [
        (
            Exit(hexes("C9"), Side.ALLIES),
            "Units of the Allies may leave the board over the upper edge from C9.",
        ),
        (
            Exit(hexes("B1", "C1", "D1"), Side.AXIS, "exit_range_marker"),
            "Units of the Axis may leave the board over the lower edge from any of the 3 hexes "
            "from B1 to D1.",
        ),
        (
            Exit(hexes("a8"), None),
            "Units may leave the board over the left edge from a8; nothing says whose.",
        ),
        (Exit(hexes("E5"), Side.AXIS), "The exit on E5 does not lie on the edge of the board."),
    ],
)
def test_an_exit_as_a_sentence(way_out, sentence):
    assert exit_words(NAMED, way_out) == sentence


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("C5, D5, e4", "C5 D5 e4"),
        ("C5 D5;e4,", "C5 D5 e4"),
        ("C5, C5", "C5"),
        ("c5, E4", "C5 e4"),
        ("A9-C9", "A9 B9 C9"),
    ],
)
def test_hexes_can_be_typed(text, found):
    assert hexes_in(text, PLAN) == hexes(*found.split())


@pytest.mark.parametrize("text", ["C", "C5, Z99", "A9-E5", "C5-C5", "5", "C55"])
def test_what_is_no_hex_is_refused(text):
    with pytest.raises(HexError):
        hexes_in(text, PLAN)

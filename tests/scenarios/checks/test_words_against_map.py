"""What texts say of the map and of the rules that are set, and what is left alone."""

import pytest
from check_files import FOLDER
from texts import TONGUES, codes, messages, scenario_with

from bocage_scenarios.formats import load
from bocage_scenarios.model import (
    AirDrop,
    HexContent,
    Label,
    Marker,
    Reserve,
    Scenario,
    Texts,
    Unit,
)
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

AXIS, ALLIES = Side.AXIS, Side.ALLIES
DROP = AirDrop(ALLIES, Unit("infantry", "us"), "E5", 2, (2,))
RESERVE = Reserve("armor_breakthrough", AXIS, Unit("armor", "german"), (2,))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Take the Pegasus Bridge."),
        ("en", "The bridgehead is small."),
        ("en", "The mill is treated as a bridge."),
        ("en", "It works like a bridge."),
        ("en", "There is no bridge."),
        ("en", "If a bridge is blown, it is gone."),
        ("en", "The Axis may build a bridge."),
        ("en", "Units entrench."),
        ("de", "Der Brückenkopf ist klein."),
        ("de", "Das Ziel heißt Pegasus-Brücke."),
        ("de", "Der Damm zählt wie eine Brücke."),
        ("de", "Es gibt keine Brücken."),
        ("nl", "Het bruggenhoofd is klein."),
        ("nl", "De dam telt als een brug."),
        ("nl", "Er is geen brug."),
        ("fr", "Le pont et le bunker, the bridge."),
    ],
)
def test_sentences_that_leave_a_doubt_are_not_compared(language, text):
    assert messages(scenario_with(language, rules=text), "W107") == []


@pytest.mark.parametrize(
    "text",
    [
        "Hold the Rhine bridge.",
        "Hold every marked Bridge.",
        "Bridges are worth a medal.",
        "There is no ford. The bridge is worth a medal.",
        "The Pegasus Bridge, and another bridge.",
    ],
)
def test_sentences_without_a_doubt_are_compared(text):
    (found,) = messages(scenario_with(victory=text, rules=text), "W107")
    assert found.startswith("the victory text in 'en' speaks of bridges")


def test_history_is_not_compared_with_the_map():
    assert messages(scenario_with(history="The bridge was blown."), "W107") == []


@pytest.mark.parametrize(("label", "shown"), [("Old Mill", 1), ("Old Bridge", 0), ("Brug", 0)])
def test_a_label_may_stand_for_a_piece(label, shown):
    hexes = {Hex(0, 0): HexContent(labels=(Label({"*": label}),))}
    document = scenario_with(hexes=hexes, victory="The bridge is worth a medal.")
    assert len(messages(document, "W107")) == shown


@pytest.mark.parametrize(("piece", "silent"), [("minefield", 1), ("battle_star", 0)])
def test_only_mines_have_to_be_mentioned(piece, silent):
    hexes = {Hex(0, 0): HexContent(markers=(Marker(piece, AXIS),))}
    assert len(messages(scenario_with(hexes=hexes, victory="5 medals."), "W108")) == silent


NIGHT = "The river is deep. The night is dark."


@pytest.mark.parametrize(
    ("texts", "more", "wanted"),
    [
        ({"en": NIGHT}, {}, ["W110"]),
        ({"en": NIGHT, "de": "Der Fluss ist tief."}, {}, ["W110"]),
        ({"en": "The river is deep.", "fr": "La nuit."}, {}, []),
        ({"es": None, "fr": "La nuit."}, {}, ["W110"]),
        ({"en": None}, {}, []),
        ({"en": "Blitz rules are in effect."}, {}, ["W114"]),
        ({"en": NIGHT}, {"rules": {"nightfall": True}}, []),
        ({"en": NIGHT}, {"air_drops": (DROP,)}, ["W108"]),
        ({"en": NIGHT}, {"reserves": (RESERVE,)}, ["W108"]),
        ({"en": None}, {"rules": {"nightfall": True}}, ["W111"]),
    ],
)
def test_rules_texts_are_compared_with_the_rules_that_are_set(texts, more, wanted):
    written = {code: Texts(title="x", rules=text) for code, text in texts.items()}
    report = codes(Scenario(texts=written, **more))
    assert [code for code in report if code != "W102"] == wanted


@pytest.mark.parametrize(
    ("listed", "wrong"),
    [("E5, E4", 1), ("hexes E5 and f5", 1), ("E5, F11", 1), ("E5, Z9", 0), ("E4", 0), ("M3, M4", 0),
     ("E4, f5", 0), ("E5, e4 und F5", 0), ("E5, a tower, E4", 0)],
)  # fmt: skip
def test_lists_of_hexes_are_compared_with_the_board(listed, wrong):
    assert len(messages(scenario_with(victory=f"The town ({listed})."), "W121")) == wrong


def test_texts_of_the_library_are_in_step_with_their_maps(root):
    for path in sorted((root / "scenarios/bocage_scenarios/library").glob("*.yaml")):
        assert codes(load(path).scenario) == [], path.name


def test_examples_exist_for_all_three_languages():
    for code in ("W105", "W106", "W107", "W108", "W112"):
        text = "".join(path.read_text("utf-8") for path in FOLDER.glob(f"{code}-bad*.yaml"))
        assert all(f"\n  {tongue}:" in text for tongue in TONGUES), code

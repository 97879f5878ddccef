"""What words are found on a map and in texts."""

import pytest

from bocage_editor.words.finding import NOTES, Hit, hits_in, places
from bocage_scenarios.edits.pieces import Part, Spot
from bocage_scenarios.model import (
    Camp,
    Exit,
    HexContent,
    Label,
    Marker,
    Objective,
    Scenario,
    Texts,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

WOODS, TOWN, GERMAN, TANKS, OFF = Hex(1, 1), Hex(2, 2), Hex(0, 4), Hex(3, 3), Hex(40, 40)
SCENARIO = Scenario(
    texts={
        "en": Texts(title="The Café", history="A café, and a cafe."),
        "de": Texts(briefing="Über den Fluß"),
    },
    camps={Side.AXIS: Camp("finland"), Side.ALLIES: Camp("canada")},
    hexes={
        WOODS: HexContent(terrain=Tile("forest")),
        TOWN: HexContent(
            terrain=Tile("town"),
            markers=(Marker("minefield"),),
            labels=(Label({"en": "Saint-Mère", "de": "Sankt Mère"}),),
            note="Ask Zoë whether E5 is right",
        ),
        GERMAN: HexContent(unit=Unit("infantry", "german", elite=True)),
        TANKS: HexContent(unit=Unit("armor", "us", badge="british_airborne")),
        OFF: HexContent(terrain=Tile("forest")),
    },
    objectives=(Objective(ObjectiveType.PERMANENT, (WOODS, TOWN)),),
    exits=(Exit((GERMAN,)),),
    notes="Café again",
)
UNIT, TERRAIN = Spot(Part.UNIT), Spot(Part.TERRAIN)


@pytest.mark.parametrize(
    ("words", "hits"),
    [
        ("forest", [Hit(WOODS, TERRAIN)]),
        ("WOODS", [Hit(WOODS, TERRAIN)]),
        ("baume", [Hit(WOODS, TERRAIN)]),
        ("minen", [Hit(TOWN, Spot(Part.MARKERS))]),
        ("saint mere", [Hit(TOWN, Spot(Part.LABELS))]),
        ("sankt", [Hit(TOWN, Spot(Part.LABELS))]),
        ("zoe", [Hit(TOWN, Spot(Part.NOTE))]),
        ("german inf", [Hit(GERMAN, UNIT)]),
        ("inf german", [Hit(GERMAN, UNIT)]),
        ("elite", [Hit(GERMAN, UNIT)]),
        ("panzer", [Hit(TANKS, UNIT)]),
        ("american", [Hit(TANKS, UNIT)]),
        ("canada", [Hit(TANKS, UNIT)]),
        ("finnland", [Hit(GERMAN, UNIT)]),
        ("airborne", [Hit(TANKS, UNIT)]),
        ("objective", [Hit(WOODS), Hit(TOWN)]),
        ("exit", [Hit(GERMAN)]),
        ("fluss", [Hit(field="briefing", language="de", start=9, length=4)]),
        ("fluß", [Hit(field="briefing", language="de", start=9, length=4)]),
        ("forest german", []),
        ("", []),
        ("  ", []),
    ],
)
def test_things_are_found_by_what_people_call_them(words, hits):
    assert hits_in(SCENARIO, words) == hits


def test_a_hex_is_found_by_its_label_whatever_the_capitals():
    standard = board(BoardFormat.STANDARD)
    for label in ("E5", "e5"):
        first, *others = hits_in(SCENARIO, label)
        assert standard.label(first.at).lower() == "e5"
        assert first.spot is None
        assert others == [Hit(TOWN, Spot(Part.NOTE))]
    assert hits_in(Scenario(), "Z99") == []


def test_the_map_comes_before_the_texts_and_these_before_the_notes():
    found = hits_in(SCENARIO, "CAFE")
    assert [(hit.field, hit.start, hit.length) for hit in found] == [
        ("title", 4, 4),
        ("history", 2, 4),
        ("history", 14, 4),
        (NOTES, 0, 4),
    ]


def test_hits_on_the_map_go_row_by_row():
    hexes = {at: HexContent(terrain=Tile("hill")) for at in (Hex(5, 1), Hex(2, 8), Hex(2, 4))}
    assert [hit.at for hit in hits_in(Scenario(hexes=hexes), "hill")] == sorted(hexes)


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("ab\r\nab", "ab", [(0, 2), (3, 2)]),
        ("one\ntwo", "one two", [(0, 7)]),
        ("Straße", "strasse", [(0, 6)]),
        ("Straße", "s", [(0, 1), (4, 1)]),
        ("Cafe\u0301s", "cafes", [(0, 6)]),
        ("😀 ab", "ab", [(2, 2)]),
        ("aaaa", "aa", [(0, 2), (2, 2)]),
        ("", "a", []),
    ],
)
def test_places_are_those_of_the_text_as_it_is_written(text, words, found):
    assert list(places(text, words)) == found

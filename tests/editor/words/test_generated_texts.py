"""What the map says for the texts, in each language, whichever one the program speaks."""

from collections import Counter
from dataclasses import replace

import pytest

from bocage_editor.words.generated_texts import (
    FIELDS,
    compared,
    contains,
    generated_lines,
    with_lines,
)
from bocage_editor.words.languages import LANGUAGES, install, speaking, tr
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import (
    AirDrop,
    Camp,
    Exit,
    HexContent,
    Marker,
    Objective,
    Reserve,
    Scenario,
    Texts,
    Tile,
    Unit,
)
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import ObjectiveType, Side

PLACES = [Scenario().board.hex(f"{column}9") for column in "BCDEFGHI"]
CONTENTS = (
    HexContent(unit=Unit("infantry", "german")),
    HexContent(unit=Unit("infantry", "german")),
    HexContent(unit=Unit("infantry", "german", elite=True, figures=3)),
    HexContent(unit=Unit("armor", "italian", badge="german_engineers")),
    HexContent(unit=Unit("infantry", "us"), terrain=Tile("forest")),
    HexContent(terrain=Tile("forest"), markers=(Marker("minefield"),)),
    HexContent(line=Tile("road_crossing"), obstacle=Tile("sandbags")),
    HexContent(unit=Unit("infantry")),
)
SCENARIO = Scenario(
    hexes=dict(zip(PLACES, CONTENTS, strict=True)),
    camps={Side.AXIS: Camp("germany", 4, 6), Side.ALLIES: Camp("united_states", 1, 1)},
    objectives=(
        Objective(ObjectiveType.PERMANENT, (PLACES[0],), Side.ALLIES, pieces=("iron_cross",)),
    ),
    exits=(Exit((PLACES[1],), Side.ALLIES),),
)
BRIEFING = {
    "en": [
        "Axis: 4 command cards",
        "Allies: 1 command card",
        "Axis: 2 × Infantry",
        "Axis: 1 × Infantry (elite, 3 figures)",
        "Axis: 1 × Armor (Italian figures, German Combat Engineers)",
        "Allies: 1 × Infantry",
        "Of no side: 1 × Infantry",
        "Terrain: 2 × Forest",
        "Terrain: 1 × Road Crossing",
        "Obstacles: 1 × Sandbags",
        "Markers: 1 × Minefield",
        "Markers: 1 × Exit Marker",
        "Markers: 1 × Iron Cross",
    ],
    "de": [
        "Achsenmächte: 4 Kommandokarten",
        "Alliierte: 1 Kommandokarte",
        "Achsenmächte: 2 × Infanterie",
        "Achsenmächte: 1 × Infanterie (Elite, 3 Figuren)",
        "Achsenmächte: 1 × Panzer (Italienische Figuren, Deutsche Sturmpioniere)",
        "Alliierte: 1 × Infanterie",
        "Ohne Seite: 1 × Infanterie",
        "Gelände: 2 × Wald",
        "Gelände: 1 × Straßenkreuzung",
        "Hindernisse: 1 × Sandsäcke",
        "Marker: 1 × Minenfeld",
        "Marker: 1 × Ausgangsmarker",
        "Marker: 1 × Eisernes Kreuz",
    ],
    "nl": [
        "As-mogendheden: 4 bevelkaarten",
        "Geallieerden: 1 bevelkaart",
        "As-mogendheden: 2 × Infanterie",
        "As-mogendheden: 1 × Infanterie (elite, 3 figuren)",
        "As-mogendheden: 1 × Pantsereenheid (Italiaanse figuren, Duitse genie)",
        "Geallieerden: 1 × Infanterie",
        "Zonder kant: 1 × Infanterie",
        "Terrein: 2 × Bos",
        "Terrein: 1 × Wegkruising",
        "Obstakels: 1 × Zandzakken",
        "Markeringen: 1 × Mijnenveld",
        "Markeringen: 1 × Uitgangsmarkering",
        "Markeringen: 1 × IJzeren Kruis",
    ],
}
VICTORY = {
    "en": [
        "The Axis need 6 medals to win.",
        "The Allies need 1 medal to win.",
        "The Allies gain 1 medal as soon as one of their units enters B9; they keep it.",
        "Units of the Allies may leave the board over the upper edge from C9.",
    ],
    "de": [
        "Achsenmächte brauchen 6 Orden zum Sieg.",
        "Alliierte brauchen 1 Orden zum Sieg.",
        "Alliierte erhalten 1 Orden, sobald eine ihrer Einheiten B9 betritt, und behalten das.",
        "Alliierte: Einheiten dürfen den Spielplan über den oberen Rand von C9 aus verlassen.",
    ],
    "nl": [
        "As-mogendheden hebben 6 medailles nodig om te winnen.",
        "Geallieerden hebben 1 medaille nodig om te winnen.",
        "Geallieerden krijgen 1 medaille zodra een van hun eenheden B9 betreedt, en houden dat.",
        "Geallieerden: eenheden mogen het bord over de bovenrand verlaten vanaf C9.",
    ],
}


LATER = Scenario(
    camps=SCENARIO.camps,
    reserves=(
        Reserve("turn", Side.AXIS, Unit("armor", "german"), (2,), 4, (PLACES[0], PLACES[1])),
        Reserve("armor_breakthrough", Side.ALLIES, Unit("armor", "us"), (1, 2)),
        Reserve("supply_train", Side.AXIS, Unit("infantry", "german", elite=True)),
    ),
    air_drops=(
        AirDrop(Side.ALLIES, Unit("special_forces", "us"), "G5", 3, (4,), one_at_a_time=True),
        AirDrop(Side.AXIS, Unit("infantry", "german"), "the bridge", 1, (2, 1), later=True),
        AirDrop(Side.AXIS, Unit("infantry", "german"), "A9", 0, (1,), in_daylight=True),
    ),
)
COMING = {
    "en": [
        "Axis, reserve: 2 × Armor in turn 4 (B9, C9)",
        "Allies, reserve: 1 + 2 × Armor over the base line of the enemy",
        "Axis, reserve: Infantry (elite) when the supply train arrives",
        "Allies, air drop: 4 × Special Forces at most 3 hexes from G5, one at a time",
        "Axis, air drop: 2 + 1 × Infantry at most 1 hex from the bridge, during the game",
        "Axis, air drop: 1 × Infantry on A9, in full daylight",
    ],
    "de": [
        "Achsenmächte, Reserve: 2 × Panzer in Zug 4 (B9, C9)",
        "Alliierte, Reserve: 1 + 2 × Panzer über die Grundlinie des Gegners",
        "Achsenmächte, Reserve: Infanterie (Elite), wenn der Nachschubzug ankommt",
        "Alliierte, Luftlandung: 4 × Sondereinsatzkräfte, höchstens 3 Felder von G5, einzeln",
        "Achsenmächte, Luftlandung: 2 + 1 × Infanterie, höchstens 1 Feld von the bridge, im Laufe "
        "der Partie",
        "Achsenmächte, Luftlandung: 1 × Infanterie auf A9, bei vollem Tageslicht",
    ],
    "nl": [
        "As-mogendheden, reserve: 2 × Pantsereenheid in beurt 4 (B9, C9)",
        "Geallieerden, reserve: 1 + 2 × Pantsereenheid over de basislijn van de vijand",
        "As-mogendheden, reserve: Infanterie (elite) als de bevoorradingstrein aankomt",
        "Geallieerden, luchtlanding: 4 × Speciale Eenheden, hoogstens 3 vakken van G5, een voor "
        "een",
        "As-mogendheden, luchtlanding: 2 + 1 × Infanterie, hoogstens 1 vak van the bridge, tijdens "
        "het spel",
        "As-mogendheden, luchtlanding: 1 × Infanterie op A9, bij vol daglicht",
    ],
}


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


@pytest.mark.parametrize("program", LANGUAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_in_the_language_of_the_text(language, program):
    install(program)
    assert list(generated_lines(SCENARIO, "briefing", language)) == BRIEFING[language]
    assert list(generated_lines(SCENARIO, "victory", language)) == VICTORY[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_that_come_later_are_told(language):
    lines = generated_lines(LATER, "briefing", language)
    assert list(lines[2:]) == COMING[language]
    text = with_lines("", lines)
    written = replace(LATER, texts={language: Texts(briefing=text)})
    assert all(line.is_found for line in compared(written, "briefing", language))


@pytest.mark.parametrize("field", FIELDS)
def test_lines_for_texts_in_other_languages_are_english(field):
    install("de")
    lines = generated_lines(SCENARIO, field, "en")
    assert generated_lines(SCENARIO, field, "fr") == lines
    assert generated_lines(SCENARIO, field, "de-AT") == generated_lines(SCENARIO, field, "de")


def test_the_program_speaks_its_own_language_afterwards():
    install("de")
    with speaking("nl"):
        assert (tr("Allies"), tr("%n figure(s)", 2)) == ("Geallieerden", "2 figuren")
        with speaking("en"):
            assert (tr("Allies"), tr("%n figure(s)", 1)) == ("Allies", "1 figure")
    assert tr("Allies") == "Alliierte"


def counted(scenario):
    """Return how many pieces there are of each name, counted hex by hex."""
    known = catalogue()
    units, pieces = Counter(), Counter()
    for content in scenario.hexes.values():
        if content.unit:
            side = known.armies[content.unit.army].side.title()
            units[side, known.units[content.unit.kind].names.en] += 1
        layers = (content.ground, content.line, content.terrain, content.rect, content.obstacle)
        pieces.update(known.pieces[tile.piece].names.en for tile in layers if tile)
        pieces.update(known.pieces[marker.piece].names.en for marker in content.markers)
    for goal in scenario.objectives:
        pieces.update(known.pieces[name].names.en for name in goal.pieces)
    pieces.update(known.pieces[way_out.marker].names.en for way_out in scenario.exits)
    return units, pieces


def kind_in(words):
    """Return the kind of unit that words begin with."""
    names = [unit.names.en for unit in catalogue().units.values()]
    return max(filter(words.startswith, names), key=len)


@pytest.mark.parametrize("name", bundled_names())
def test_counts_are_those_of_the_map(name):
    scenario = bundled(name).scenario
    units, pieces = Counter(), Counter()
    for line in generated_lines(scenario, "briefing", "en"):
        head, _, told = line.partition(": ")
        number, times, what = told.partition(" × ")
        if times and head in ("Axis", "Allies"):
            units[head, kind_in(what)] += int(number)
        elif times:
            pieces[what] += int(number)
    assert (units, pieces) == counted(scenario)


@pytest.mark.parametrize("name", bundled_names())
def test_every_goal_and_exit_is_told(name):
    scenario = bundled(name).scenario
    lines = generated_lines(scenario, "victory", "nl")
    assert len(lines) == 2 + len(scenario.objectives) + len(scenario.exits)


@pytest.mark.parametrize(
    ("text", "line", "is_there"),
    [
        ("ACHSENMACHTE:  2 ×\ninfanterie.", "Achsenmächte: 2 × Infanterie", True),
        ("Axis: 2 × Infantry, 3 × Armor", "Axis: 2 × Infantry", True),
        ("Axis: 2 × Infantry\nAllies: 3 × Armor", "Axis: 2 × Infantry", True),
        ("Axis: 2 × Infantry (elite)", "Axis: 2 × Infantry", False),
        ("Terrain: 2 × Road Crossing", "Terrain: 2 × Road", False),
        ("Axis: 12 × Infantry", "2 × Infantry", False),
        ("They win. The Axis need 6 medals to win. Soon.", "The Axis need 6 medals to win.", True),
        ("The Axis need 6 medals to win.", "The Axis need 5 medals to win.", False),
        ("", "Axis: 2 × Infantry", False),
    ],
)
def test_a_line_is_found_whatever_its_capitals_accents_and_blanks(text, line, is_there):
    assert contains(text, line) is is_there


@pytest.mark.parametrize(
    ("text", "after"),
    [("", "a\nb"), ("\n", "a\nb\n"), ("Mine.\n", "Mine.\na\nb\n"), ("Mine.", "Mine.\na\nb")],
)
def test_lines_are_put_below_a_text_that_ends_as_before(text, after):
    assert with_lines(text, ["a", "b"]) == after


@pytest.mark.parametrize("name", bundled_names())
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_nothing_but_the_lines_has_them_all(name, field, language):
    scenario = bundled(name).scenario
    text = with_lines("", generated_lines(scenario, field, language))
    written = replace(scenario, texts={language: Texts(**{field: text})})
    assert all(line.is_found for line in compared(written, field, language))

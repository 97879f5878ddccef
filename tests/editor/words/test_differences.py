"""What is said of two documents that differ, in every field, in three languages."""

from datetime import date

import pytest

from bocage_editor.words.differences import difference_words
from bocage_editor.words.languages import install
from bocage_scenarios.adopting import BOARD, FIELDS, parts_that_differ
from bocage_scenarios.model import (
    AirDrop,
    Camp,
    Exit,
    HexContent,
    Mute,
    Objective,
    Reserve,
    Scenario,
    Texts,
    Tile,
    Unit,
)
from bocage_schema.hexes import Hex
from bocage_schema.ids import Face, Front, ObjectiveType, Side

GERMANS = Unit("infantry", "german")
PERMANENT, CROSS = ObjectiveType.PERMANENT, ("iron_cross",)
BEFORE = Scenario(
    texts={"en": Texts(title="Old", history="x" * 100 + " one")},
    number="1",
    exits=(Exit((Hex(0, 0),), Side.ALLIES),),
    rules={"blitz": True},
    muted=(Mute("P105", "known", "B5"),),
    notes="a",
    boxes={"base": 1},
    objectives=(Objective(PERMANENT, (Hex(4, 4),), Side.AXIS, pieces=CROSS),),
    hexes={Hex(3, 3): HexContent(line=Tile("river"))},
)
AFTER = Scenario(
    face=Face.WINTER,
    front=Front.EASTERN,
    fictional=True,
    begin=date(1944, 6, 6),
    end=date(1944, 6, 7),
    top=Side.ALLIES,
    first=None,
    texts={"en": Texts(title="New", history="x" * 100 + " two"), "de": Texts(title="Neu")},
    camps={Side.AXIS: Camp("germany", 6, 4, 7), Side.ALLIES: Camp()},
    boxes={"base": 2, "winter_wars": 1},
    rules={"air_rules": True},
    objectives=(
        Objective(PERMANENT, (Hex(4, 4),), Side.AXIS, 2, pieces=CROSS),
        Objective(PERMANENT, (Hex(4, 5),), stated=False, pieces=CROSS),
    ),
    reserves=(Reserve("turn", Side.AXIS, GERMANS, (2,), turn=3),),
    air_drops=(AirDrop(Side.AXIS, GERMANS, "D5", 1, (2,)),),
    hexes={Hex(3, 3): HexContent(line=Tile("river", 2))},
)
HISTORY = f"…{'x' * 19} one → …{'x' * 19} two"
LINES = {
    "en": [
        "Face of the board: Countryside → Winter",
        "Texts: title (en): Old → New",
        f"Texts: history (en): {HISTORY}",
        "Texts: title (de): now Neu",
        "Number: no longer 1",
        "Front: Western Front → Eastern Front",
        "Fictional: no → yes",
        "Begins: now 1944-06-06",
        "Ends: now 1944-06-07",
        "Seats: Axis → Allies",
        "Moves first: Allies → As the special rules say",
        "Sides: Axis, Nation: now Germany",
        "Sides: Axis, Command cards: 5 → 6",
        "Sides: Axis, Medals to win: 5 → 4",
        "Sides: Axis, Hand grows to: now 7",
        "Boxes: Base Game: 1 → 2",
        "Boxes: Winter Wars: now 1",
        "Special rules: no longer Blitz",
        "Special rules: now Air Rules",
        "Medals: no longer The Axis gain 1 medal as soon as one of their units enters C5; they "
        "keep it. (Iron Cross); now The Axis gain 2 medals as soon as one of their units enters "
        "C5; they keep it. (Iron Cross)",
        "Medals: now a medal whose terms no file states (c5) (Iron Cross)",
        "Exits: no longer Units of the Allies may leave the board over the upper edge or the left "
        "edge from A9. (Exit Marker)",
        "Air drops: now Axis, air drop: 2 × Infantry (German figures) at most 1 hex from D5",
        "Reserves: now Axis, reserve: 2 × Infantry (German figures) in turn 3",
        "Notes: no longer a",
        "Muted findings: B5 P105: no longer known",
        "b6: River, turned",
    ],
    "de": [
        "Spielplanseite: Graslandschaft → Winter",
        "Texte: Titel (en): Old → New",
        f"Texte: Geschichte (en): {HISTORY}",
        "Texte: Titel (de): jetzt Neu",
        "Nummer: nicht mehr 1",
        "Front: Westfront → Ostfront",
        "Erfunden: nein → ja",
        "Beginn: jetzt 1944-06-06",
        "Ende: jetzt 1944-06-07",
        "Plätze: Achsenmächte → Alliierte",
        "Zieht zuerst: Alliierte → Laut Sonderregeln",
        "Seiten: Achsenmächte, Nation: jetzt Deutschland",
        "Seiten: Achsenmächte, Kommandokarten: 5 → 6",
        "Seiten: Achsenmächte, Orden zum Sieg: 5 → 4",
        "Seiten: Achsenmächte, Hand wächst auf: jetzt 7",
        "Boxen: Grundspiel: 1 → 2",
        "Boxen: Winterkrieg: jetzt 1",
        "Sonderregeln: nicht mehr Blitz",
        "Sonderregeln: jetzt Flugregeln",
        "Orden: nicht mehr Achsenmächte erhalten 1 Orden, sobald eine ihrer Einheiten C5 betritt, "
        "und behalten das. (Eisernes Kreuz); jetzt Achsenmächte erhalten 2 Orden, sobald eine "
        "ihrer Einheiten C5 betritt, und behalten das. (Eisernes Kreuz)",
        "Orden: jetzt ein Orden, dessen Bedingungen keine Datei nennt (c5) (Eisernes Kreuz)",
        "Ausgänge: nicht mehr Alliierte: Einheiten dürfen den Spielplan über den oberen Rand oder "
        "den linken Rand von A9 aus verlassen. (Ausgangsmarker)",
        "Luftlandungen: jetzt Achsenmächte, Luftlandung: 2 × Infanterie (Deutsche Figuren), "
        "höchstens 1 Feld von D5",
        "Reserven: jetzt Achsenmächte, Reserve: 2 × Infanterie (Deutsche Figuren) in Zug 3",
        "Notizen: nicht mehr a",
        "Stummgeschaltete Befunde: B5 P105: nicht mehr known",
        "b6: Fluss, gedreht",
    ],
}


def lines(language, a, b):
    install(language)
    try:
        return [difference_words(a, b, part, language) for part in parts_that_differ(a, b)]
    finally:
        install("en")


@pytest.mark.parametrize("language", LINES)
def test_every_field_is_told_in_words(qapp, language):
    assert lines(language, BEFORE, AFTER) == LINES[language]
    fields = dict.fromkeys(part.field for part in parts_that_differ(BEFORE, AFTER) if part.field)
    assert list(fields) == [name for name in FIELDS if name != BOARD]


@pytest.mark.parametrize(
    ("language", "now", "gone"),
    [("en", "now", "no longer"), ("de", "jetzt", "nicht mehr"), ("nl", "nu", "niet meer")],
)
def test_the_other_way_round_says_the_opposite(qapp, language, now, gone):
    there, back = lines(language, BEFORE, AFTER), lines(language, AFTER, BEFORE)
    assert len(there) == len(back)
    for word, opposite in ((now, gone), (gone, now), ("→", "→")):
        assert sum(line.count(f" {word} ") for line in there) == sum(
            line.count(f" {opposite} ") for line in back
        )


def test_a_text_of_which_only_blanks_differ_is_not_told_to_be_another_one(qapp):
    texts = [Scenario(texts={"en": Texts(history=text)}) for text in ("a b", "a  b")]
    assert lines("en", *texts) == ["Texts: history (en): other blanks or line breaks"]


def test_words_that_differ_far_behind_other_blanks_are_shown(qapp):
    before, after = "a  b " + "c" * 100 + " one", "a b " + "c" * 100 + " two"
    texts = [Scenario(texts={"en": Texts(history=text)}) for text in (before, after)]
    (line,) = lines("en", *texts)
    assert line.endswith(" two")
    assert " one → " in line


def test_notes_of_which_only_blanks_differ(qapp):
    assert lines("en", Scenario(notes="a b"), Scenario(notes="a  b")) == [
        "Notes: other blanks or line breaks"
    ]

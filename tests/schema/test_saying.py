"""Words that can be said in several languages."""

import pickle
from dataclasses import replace

import pytest

from bocage_schema.catalogue import catalogue
from bocage_schema.codes import PartOf, diagnostic, filled, said
from bocage_schema.diagnostics import Diagnostic, Edit, Operation, Severity
from bocage_schema.saying import ENGLISH, Tongue, all_of, any_of, in_a_row, in_tongue, phrase

WORDS = {
    "the {name} box": "de doos {name}",
    "{number} of {what}": "van {what} {number}",
    " and ": " en ",
    " or ": " of ",
    "nothing": "niets",
    "the {name} has no side": "{name} heeft geen kamp",
    "set the side that laid it": "geef het kamp op",
    "the {name} shows what the face of the board prints here anyway": "{name} staat er al",
    "remove the {name}": "haal {name} weg",
}
DUTCH = Tongue("nl", lambda text: WORDS.get(text, text))
FOREST = catalogue().pieces["forest"].names


def test_a_phrase_is_english_by_itself_and_is_said_with_its_parts_in_another_language():
    box = phrase("the {name} box", name=FOREST)
    many = phrase("{number} of {what}", number=3, what=box)
    assert str(many) == f"3 of the {FOREST.en} box"
    assert many.said(DUTCH) == f"van de doos {FOREST.nl} 3"
    assert many.said(ENGLISH) == str(many)


def test_data_stay_as_they_are():
    assert [in_tongue(value, DUTCH) for value in ("nothing", 5, None)] == ["nothing", 5, None]
    assert in_tongue(phrase("nothing"), DUTCH) == "niets"


@pytest.mark.parametrize(
    ("listed", "english", "dutch"),
    [
        (all_of(["A1", "B2", "C3"]), "A1, B2 and C3", "A1, B2 en C3"),
        (all_of(["A1"]), "A1", "A1"),
        (all_of([]), "", ""),
        (any_of(["A1", FOREST]), f"A1 or {FOREST.en}", f"A1 of {FOREST.nl}"),
        (in_a_row([FOREST, phrase("nothing")]), f"{FOREST.en}, nothing", f"{FOREST.nl}, niets"),
    ],
)
def test_lists_are_joined_by_the_words_of_the_language(listed, english, dutch):
    assert str(listed) == english
    assert listed.said(DUTCH) == dutch


def test_a_finding_is_said_with_message_hint_and_repair():
    edits = (Edit(Operation.REMOVE, "/hexes/D5"),)
    found = filled("P118", {"name": FOREST}, "/hexes/D5", hex="D5", edits=edits)
    told = said(found, DUTCH)
    assert found.message.startswith(f"the {FOREST.en} shows")
    assert told.message == f"{FOREST.nl} staat er al"
    assert told.fix.title == f"haal {FOREST.nl} weg"
    assert (told.code, told.path, told.hex, told.fix.edits) == ("P118", "/hexes/D5", "D5", edits)
    assert said(found, ENGLISH) is found
    assert said(replace(found, line=4), DUTCH).line == 4


def test_what_was_not_made_from_the_table_stays_as_it_is():
    found = Diagnostic("P104", Severity.ERROR, "", "something")
    assert said(found, DUTCH) is found


def test_a_part_of_a_finding_is_words_for_another():
    found = diagnostic("P104", "", name=FOREST)
    assert str(PartOf(found)) == found.message
    assert PartOf(found).said(DUTCH) == f"{FOREST.nl} heeft geen kamp"
    assert PartOf(found, is_hint=True).said(DUTCH) == "geef het kamp op"


def test_values_make_no_difference_to_findings_and_travel_with_them():
    found = diagnostic("P104", "", name=FOREST)
    bare = replace(found, values=None)
    assert found == bare
    assert hash(found) == hash(bare)
    assert repr(found) == repr(bare)
    travelled = pickle.loads(pickle.dumps(found))
    assert said(travelled, DUTCH) == said(found, DUTCH)


def test_long_values_are_cut_short_in_every_language():
    found = diagnostic("P104", "", name=phrase("{number} of {what}", number=1, what="x" * 99))
    assert found.message.count("x") < 60
    assert "…" in said(found, DUTCH).message

"""What is refused is refused in the language of the program."""

import errno
import os

import pytest
from PySide6.QtWidgets import QApplication
from windows import Person, window_in

from bocage_editor.storage.safe_write import write_file
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Choice, Kind
from bocage_editor.tools.paint import verdict
from bocage_editor.words.failures import why
from bocage_editor.words.languages import install
from bocage_scenarios.model import HexContent, Scenario, Tile

IN_WORDS = ("de", "nl")


@pytest.fixture
def person_in(qtbot, tmp_path):
    """Somebody in front of an empty board, in a language."""

    def sit_down(language, scenario=None):
        window = window_in(tmp_path, language)
        qtbot.addWidget(window, before_close_func=_forget_changes)
        window.show()
        qtbot.waitExposed(window)
        window.files.add(scenario or Scenario())
        return Person(window)

    yield sit_down
    install("en")


def _forget_changes(window):
    window.files.may_close = lambda *_: True


ASKEW = {
    "en": "Road over Hill does not open to the north-east and south-west",
    "de": "„Straße über Hügel“ öffnet sich nicht nach Nordosten und Südwesten",
    "nl": "‘Weg over heuvel’ gaat niet open naar het noordoosten en zuidwesten",
}


@pytest.mark.parametrize("language", ASKEW)
def test_why_a_road_cannot_be_drawn(person_in, language):
    board = Scenario().board
    hill = Scenario(hexes={board.hex("E5"): HexContent(terrain=Tile("hill_road"))})
    person = person_in(language, hill)
    person.window.bench.take(ToolName.ROUTE)
    person.window.bench.set_family("road")
    person.drag(["e6", "E5", "d4"])
    person.move("G8")
    assert person.window.status.hint.text() == ASKEW[language]


UNKNOWN = {
    "en": "Not here: there is no piece 'unheard_of'",
    "de": "Nicht hier: ein Teil „unheard_of“ gibt es nicht",
    "nl": "Niet hier: een stuk ‘unheard_of’ is er niet",
}


@pytest.mark.parametrize("language", UNKNOWN)
def test_why_a_piece_cannot_be_placed(person_in, language):
    session = person_in(language).page.session
    _, told = verdict(session, Choice(Kind.TILE, "unheard_of"), [session.board.hex("E5")])
    assert told == UNKNOWN[language]


CLIPS = {
    ("en", "hello"): "Nothing to paste: this is no part of a map that was copied",
    ("de", "hello"): "Nichts einzufügen: das ist kein kopierter Teil eines Spielplans",
    ("nl", "hello"): "Niets te plakken: dit is geen gekopieerd deel van een bord",
    ("de", '{"bocage_clip": 1, "bocage_clip": 1}'): (
        "Nichts einzufügen: das ist kein Teil eines Spielplans: "
        "der Schlüssel „bocage_clip“ steht hier zweimal"
    ),
}


@pytest.mark.parametrize(("language", "text"), CLIPS)
def test_why_nothing_can_be_pasted(person_in, language, text):
    person = person_in(language)
    QApplication.clipboard().setText(text)
    person.do("edit.paste")
    assert person.window.status.hint.text() == CLIPS[language, text]


REFUSED = {
    errno.ENOENT: ("Datei oder Ordner gibt es nicht", "Bestand of map bestaat niet"),
    errno.EACCES: ("Zugriff verweigert", "Toegang geweigerd"),
    errno.ENOSPC: ("Der Datenträger ist voll", "De schijf is vol"),
}


@pytest.mark.parametrize("number", REFUSED)
def test_what_the_system_refuses(qapp, number):
    error = OSError(number, os.strerror(number))
    try:
        for language, told in zip(IN_WORDS, REFUSED[number], strict=True):
            install(language)
            assert why(error) == told
        install("en")
        assert why(error) == os.strerror(number)
    finally:
        install("en")


def test_what_we_refuse_to_write(qapp, tmp_path):
    with pytest.raises(OSError, match="folder") as caught:
        write_file(tmp_path, b"")
    install("de")
    try:
        assert why(caught.value) == "das ist ein Ordner"
    finally:
        install("en")

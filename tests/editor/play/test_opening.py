"""Games in files that are no games, or are damaged: what the window says, in its language."""

import json
import os

import pytest
from PySide6.QtWidgets import QFileDialog

from bocage_editor.play import keeping
from bocage_editor.play.window import PlayWindow
from bocage_editor.words.languages import install
from bocage_engine.timeline import Timeline
from bocage_engine.world import World
from bocage_scenarios import game_files
from bocage_scenarios.game_files import SavedGame
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of


@pytest.fixture
def open_in(qtbot, dialogs, monkeypatch):
    """Open a file in a window that speaks a language; return what it said of it."""

    def try_it(language, path):
        install(language)
        window = PlayWindow(bundled("first_contact").scenario, language=language)
        window.may_close = lambda: True
        qtbot.addWidget(window)
        window.show()
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
        dialogs.expect("complaint", "ok")
        window.open_game()
        assert window.table is None
        return dialogs.texts[-1]

    yield try_it
    install("en")


NO_JSON = {
    "en": "{path}: this is not JSON: line 1, column 3 is not as it should be",
    "de": "{path}: das ist kein JSON: Zeile 1, Spalte 3 ist nicht, wie sie sein soll",
    "nl": "{path}: dit is geen JSON: regel 1, kolom 3 is niet zoals het hoort",
}


@pytest.mark.parametrize("language", NO_JSON)
def test_what_is_no_game(open_in, tmp_path, language):
    path = tmp_path / "<b>odd.json"
    path.write_text("{ x")
    assert NO_JSON[language].format(path=path) in open_in(language, path)


def begun():
    """Return the file of a game that has begun, as JSON data."""
    scenario = bundled("first_contact").scenario
    timeline = Timeline(World(setup_of(scenario)), "7")
    timeline.let_chance_decide()
    return json.loads(game_files.write(SavedGame(scenario, timeline)))


DAMAGED = {
    "en": "line 1: 'jump' begins with none of play,",
    "de": "Linie 1: „jump“ beginnt mit keinem von play,",
    "nl": "lijn 1: ‘jump’ begint met geen van play,",
}


@pytest.mark.parametrize("language", DAMAGED)
def test_what_is_a_damaged_game(open_in, tmp_path, language):
    game = begun()
    game["lines"][0]["choices"][0] = "jump"
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps(game))
    assert DAMAGED[language] in open_in(language, path)


def test_no_file_at_all(open_in, tmp_path):
    path = tmp_path / "gone.json"
    assert f"{path}: Datei oder Ordner gibt es nicht" in open_in("de", path)


@pytest.mark.skipif(os.name != "posix", reason="this system has no such files")
def test_a_pipe_is_refused_at_once(open_in, tmp_path):
    os.mkfifo(tmp_path / "pipe.json")
    told = open_in("de", tmp_path / "pipe.json")
    assert "das ist ein Gerät oder eine Pipe" in told
    assert told.count("pipe.json") == 1


def test_what_is_not_even_text(open_in, tmp_path):
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\r\n")
    told = open_in("de", path)
    assert "Fehler F101" in told
    assert "error" not in told.lower()


def test_a_game_with_very_long_notes_is_opened(tmp_path, qtbot, monkeypatch):
    """It is longer than any scenario may be."""
    game = begun() | {"notes": [{"text": "x" * 2_000_000}]}
    path = tmp_path / "long.game.json"
    path.write_text(json.dumps(game))
    window = PlayWindow(bundled("first_contact").scenario)
    window.may_close = lambda: True
    qtbot.addWidget(window)
    window.show()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(keeping, "complain", lambda _, text: pytest.fail(text))
    window.open_game()
    assert window.table is not None
    assert len(window.game().notes[0].text) == 2_000_000

"""Games in files: saving one, going on with one."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bocage_editor.dialogs.overwrite import may_write
from bocage_editor.storage.safe_write import write_file
from bocage_editor.words.failures import why
from bocage_editor.words.languages import tr
from bocage_scenarios import game_files
from bocage_scenarios.game_files import SavedGame
from bocage_scenarios.records import RecordError
from bocage_schema.source import NoFileError, SourceError, bytes_of, decode

SUFFIX = ".game.json"
MOST_BYTES = 64 * 1024 * 1024
"""Size of the largest game that is opened; one played to its end in one line has 10 to 40 kB."""


def ask_save(parent: QWidget, game: SavedGame, name: str) -> Path | None:
    """Ask for a file and save a game to it; return the file, or None if it was not saved."""
    pattern = tr("Games ({pattern})").format(pattern=f"*{SUFFIX}")
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Save game"), name + SUFFIX, pattern)
    if not chosen:
        return None
    path = Path(chosen if chosen.endswith(".json") else chosen + SUFFIX)
    if not may_write(parent, path, chosen):
        return None
    try:
        write_file(path, game_files.write(game).encode())
    except OSError as error:
        complain(parent, tr("{path}: {why}").format(path=path, why=why(error)))
        return None
    return path


def ask_open(parent: QWidget) -> SavedGame | None:
    """Ask for a file and return the game in it; None, and a message, if there is none."""
    pattern = tr("Games ({pattern})").format(pattern="*.json")
    chosen, _ = QFileDialog.getOpenFileName(parent, tr("Open game"), "", pattern)
    return opened(parent, Path(chosen)) if chosen else None


def opened(parent: QWidget, path: Path) -> SavedGame | None:
    """Return the game in a file; None, and a message, if there is none."""
    try:
        return game_files.read(decode(bytes_of(path, MOST_BYTES), MOST_BYTES))
    except NoFileError as error:
        complain(parent, why(error))
    except (OSError, SourceError, RecordError) as error:
        complain(parent, tr("{path}: {why}").format(path=path, why=why(error)))
    return None


def ask_before_leaving(parent: QWidget) -> bool | None:
    """Ask whether a game is to be saved before it is left; None: it is not to be left at all."""
    kinds = QMessageBox.StandardButton
    box = QMessageBox(QMessageBox.Icon.Question, tr("Test play"), "", parent=parent)
    box.setObjectName("leaving")
    box.setText(tr("The game is not over, or has notes that are in no file."))
    box.setInformativeText(tr("Save it, to go on another time?"))
    for kind, name in ((kinds.Save, "save"), (kinds.Discard, "discard"), (kinds.Cancel, "cancel")):
        box.addButton(kind).setObjectName(f"leaving/{name}")
    box.setDefaultButton(kinds.Save)
    box.exec()
    clicked = box.standardButton(box.clickedButton())
    box.deleteLater()
    return {kinds.Save: True, kinds.Discard: False}.get(clicked)


def complain(parent: QWidget, text: str) -> None:
    """Say what went wrong."""
    box = QMessageBox(QMessageBox.Icon.Warning, tr("Test play"), text, parent=parent)
    box.setObjectName("complaint")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.addButton(QMessageBox.StandardButton.Ok).setObjectName("complaint/ok")
    box.exec()
    box.deleteLater()

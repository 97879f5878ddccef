"""The editor as a process of its own, which can be killed."""

import os
import subprocess
import sys
from pathlib import Path

START = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bocage_editor import app
from bocage_editor.window import copies
from bocage_editor.window.main_window import MainWindow

copies.AUTOSAVE_AFTER_MS = 30
folder = Path(sys.argv[1])

def window():
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))

def when(ready, act):
    if ready():
        act()
    else:
        QTimer.singleShot(10, lambda: when(ready, act))

def copied():
    recovery = window().places.recovery
    changed = [page for page in window().pages() if page.document.is_modified]
    kept = window().files.copies._kept
    return len(list(recovery.glob("run-*/*.json"))) == len(changed) and all(
        kept.get(page.document.key) is page.document.scenario for page in changed)

def say(word):
    print(word, flush=True)

{body}

app.application()
QTimer.singleShot(0, begin)
sys.exit(app.run([Path(name) for name in sys.argv[2:]],
    settings=folder / "settings", state=folder / "state", restore=False))
"""

PAINT = """
from windows import Person

def begin():
    when(lambda: window().pages(), paint)

def paint():
    person = Person(window())
    person.choose("forest")
    board = person.page.session.board
    for at in list(board.hexes)[:20]:
        person.click(board.label(at))
    assert len(person.history()) == 20, person.history()
    when(copied, lambda: say("ready"))
"""


def editor_process(body: str, *arguments: Path) -> "subprocess.Popen[bytes]":
    """Start the editor with some code that defines `begin`, and return the process."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    code = START.replace("{body}", body)
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    )


def wait_for(process: "subprocess.Popen[bytes]", word: str) -> None:
    """Wait until the process has said something; fail with its errors if it does not."""
    assert process.stdout is not None
    line = process.stdout.readline().decode().strip()
    if line != word:
        process.kill()
        raise AssertionError(f"{line!r}: {process.communicate()[1].decode()}")

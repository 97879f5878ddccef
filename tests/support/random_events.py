"""Ten thousand random events, in a process of their own, whose memory nothing else has used."""

import json
import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from memory import memory_mb
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)
from windows import window_in

from bocage_editor import app
from bocage_editor.play.window import PlayWindow
from bocage_editor.tools.assortment import shelves
from bocage_editor.window.main_window import MainWindow
from bocage_editor.window.page import Page
from bocage_editor.window.tour_bar import TourBar
from bocage_scenarios.formats import FORMATS
from bocage_scenarios.model import Scenario
from bocage_schema.ids import BoardFormat

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
KEYS_ELSEWHERE = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Tab, Qt.Key.Key_Space),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Escape, Qt.Key.Key_F2, Qt.Key.Key_A, Qt.Key.Key_Z, Qt.Key.Key_K),
)
CHOICES = [choice for shelf in shelves() for choice in shelf.choices]
MOST_DOCUMENTS = 6
EXPORTED = "exported"
"""The folder of pictures, reports and games."""


@dataclass(frozen=True)
class Told:
    """What came of random events."""

    errors: list[str]
    """What was raised, as text."""
    undone: list[bool]
    """By document, whether undoing all made it what it was at first."""
    growth_mb: float
    """What the process holds more than before the events, in MB."""


class Monkey:
    """Presses, turns and types whatever comes."""

    KEYS = (
        *(getattr(Qt.Key, f"Key_{letter}") for letter in "VBLFEIRMTHZXGCS1234"),
        *(Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_F8, Qt.Key.Key_Return, Qt.Key.Key_Left),
        *(Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight, Qt.Key.Key_Tab, Qt.Key.Key_Space),
    )
    WITH_CTRL = "ZYCXVADS"

    def __init__(self, window: MainWindow, random: Random) -> None:
        self.window = window
        self.random = random
        self.kept = window.pages()
        self.held = Qt.MouseButton.NoButton

    def act(self) -> None:
        random = self.random
        random.choices(
            [
                *(self.mouse, self.key, self.ctrl, self.wheel, self.action, self.choose),
                *(self.tabs, self.elsewhere, self.ask, self.speak),
            ],
            weights=[60, 12, 8, 6, 6, 8, 1, 12, 1, 0.05],
        )[0]()
        self.close()

    def close(self) -> None:
        """Close the oldest documents beyond six, but none that was open at the start."""
        pages = self.window.pages()
        others = [page for page in pages if page not in self.kept]
        for page in others[: max(0, len(pages) - MOST_DOCUMENTS)]:
            self.window.files.discard(page)

    def place(self) -> QPoint:
        port = self.window.page.view.viewport()
        return QPoint(
            self.random.randint(-20, port.width() + 20),
            self.random.randint(-20, port.height() + 20),
        )

    def mouse(self) -> None:
        if self.window.page is None:
            return
        port, place = self.window.page.view.viewport(), self.place()
        kinds = [QEvent.Type.MouseMove] * 6
        kinds.append(
            QEvent.Type.MouseButtonRelease
            if self.held is not Qt.MouseButton.NoButton
            else QEvent.Type.MouseButtonPress
        )
        kind = self.random.choice(kinds)
        button = Qt.MouseButton.NoButton
        if kind is not QEvent.Type.MouseMove:
            left = self.random.random() < 0.9
            button = Qt.MouseButton.LeftButton if left else Qt.MouseButton.MiddleButton
            pressed = kind is QEvent.Type.MouseButtonPress
            self.held = button if pressed else Qt.MouseButton.NoButton
        keys = self.random.choice([NONE, NONE, NONE, SHIFT, CTRL, ALT, SHIFT | CTRL])
        where = QPointF(place)
        event = QMouseEvent(kind, where, port.mapToGlobal(where), button, self.held, keys)
        QApplication.sendEvent(port, event)

    def key(self) -> None:
        if self.window.page is not None:
            keys = self.random.choice([NONE, NONE, SHIFT, ALT])
            QTest.keyClick(self.window.page.view, self.random.choice(self.KEYS), keys)

    def ctrl(self) -> None:
        if self.window.page is not None:
            key = getattr(Qt.Key, f"Key_{self.random.choice(self.WITH_CTRL)}")
            QTest.keyClick(self.window.page.view, key, self.random.choice([CTRL, CTRL | SHIFT]))

    def wheel(self) -> None:
        if self.window.page is None:
            return
        port, where = self.window.page.view.viewport(), QPointF(self.place())
        turn = QPoint(0, self.random.choice([-960, -120, 120, 960]))
        QApplication.sendEvent(
            port,
            QWheelEvent(
                where,
                port.mapToGlobal(where),
                QPoint(),
                turn,
                self.held,
                self.random.choice([NONE, CTRL]),
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )

    def action(self) -> None:
        actions = self.window.menus.actions
        closing = ("file.quit", "file.close", "file.revert", "view.full_screen")
        name = self.random.choice([name for name in actions if name not in closing])
        actions[name].trigger()

    def choose(self) -> None:
        self.window.palette_panel.arm(self.random.choice(CHOICES))
        if self.random.random() < 0.2:
            layer = self.random.choice(list(self.window.layers.locks))
            self.window.layers.locks[layer].click()

    def elsewhere(self) -> None:
        """Do something in another window, in a dialog or in the bar of the tour."""
        window = self.window
        others: list[QWidget] = [
            each
            for each in QApplication.topLevelWidgets()
            if each.isVisible() and each is not window and not isinstance(each, PlayWindow | QMenu)
        ]
        bar = window.page.findChild(TourBar) if window.page is not None else None
        others += [bar] if bar is not None else []
        if others:
            poke(self.random.choice(others), self.random)

    def ask(self) -> None:
        """Open one of the windows that stay open beside the first one, or begin the tour."""
        names = ("file.library", "scenario.compare", "help.keys", "help.find_action", "help.tour")
        self.window.menus.actions[self.random.choice(names)].trigger()
        button = self.window.findChild(QPushButton, "scenario/from_map/en")
        if button is not None and button.isEnabled() and self.random.random() < 0.3:
            button.click()

    def speak(self) -> None:
        """Choose another language."""
        self.random.choice(self.window.menus.languages.actions()).trigger()

    def tabs(self) -> None:
        if self.window.tabs.count() > 1:
            self.window.tabs.setCurrentIndex(self.random.randrange(self.window.tabs.count()))


def poke(where: QWidget, random: Random) -> None:
    """Click, type or press a key somewhere in a window."""
    parts = [each for each in where.findChildren(QWidget) if each.isVisible() and each.isEnabled()]
    part = random.choice([where, *parts])
    what = random.random()
    if what < 0.5:
        place = QPoint(random.randint(0, part.width()), random.randint(0, part.height()))
        click = random.choice([QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick])
        click(part, Qt.MouseButton.LeftButton, random.choice([NONE, NONE, SHIFT, CTRL]), place)
    elif what < 0.7:
        part.setFocus()
        QTest.keyClicks(part, random.choice(["e", "hill", "É", "1", "zz", " "]))
    else:
        part.setFocus()
        QTest.keyClick(
            part, random.choice(KEYS_ELSEWHERE), random.choice([NONE, NONE, SHIFT, CTRL])
        )


def _pages(window: MainWindow) -> list[Page]:
    """Open three documents, and paint each once."""
    pages = [window.files.open_example(name) for name in ("fix_me", "hill_192")]
    pages.append(window.files.add(Scenario(BoardFormat.OVERLORD)))
    for page in pages:
        window.tabs.setCurrentWidget(page)
        QApplication.processEvents()
    return pages


def _undone(window: MainWindow, page: Page, start: Scenario) -> bool:
    """Undo all; tell whether the document is as at the start, or the history was too long."""
    window.tabs.setCurrentWidget(page)
    page.toolbox.cancel()
    stack = page.document.undo_stack
    while stack.canUndo():
        stack.undo()
    return stack.count() >= stack.undoLimit() or page.document.scenario == start


def _answer_dialogs(ways_out: ExitStack, file: Path) -> None:
    """Let dialogs answer at once: those for files with a scratch file, others with a guess.

    What is no scenario goes to another folder, with the suffix that the dialog proposes.
    """
    random = Random(99)
    exported = file.parent / EXPORTED
    exported.mkdir()

    def name_to_save(_parent: QWidget, _title: str, start: str, *_: str) -> tuple[str, str]:
        _, *suffixes = Path(start).name.split(".")
        kind = ".".join(["", *suffixes])
        is_scenario = any(kind in known.suffixes for known in FORMATS.values())
        return str(file if is_scenario else exported / f"{file.stem}{kind}"), ""

    def finish(dialog: QDialog) -> QDialog.DialogCode:
        dialog.show()
        QApplication.processEvents()
        for _ in range(random.randrange(6)):
            if dialog.isVisible():
                poke(dialog, random)
        dialog.hide()
        return random.choice([QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected])

    answers = {
        (QDialog, "exec"): finish,
        (QMenu, "exec"): lambda *_: None,
        (QMessageBox, "about"): lambda *_: None,
        (QInputDialog, "getMultiLineText"): lambda *_: ("Bréville\n", True),
        (QFileDialog, "getSaveFileName"): name_to_save,
        (QFileDialog, "getOpenFileNames"): lambda *_: ([], ""),
        (QFileDialog, "getOpenFileName"): lambda *_: (str(file), ""),
        (QFileDialog, "getExistingDirectory"): lambda *_: "",
    }
    for (kind, name), answer in answers.items():
        ways_out.enter_context(patch.object(kind, name, answer))


def _in_the_loop(application: QApplication, act: Callable[[], None], times: int) -> None:
    """Do something many times in a running event loop, which deletes what is to be deleted."""
    left = iter(range(times))

    def once() -> None:
        try:
            if next(left, None) is None:
                application.exit()
            else:
                act()
        finally:
            application.processEvents()

    timer = QTimer()
    timer.timeout.connect(once)
    timer.start(0)
    application.exec()


def run(folder: Path, seed: int, events: int) -> Told:
    """Let random events loose on a window in this process; return what came of them."""
    application = app.application()
    errors: list[str] = []
    sys.excepthook = lambda *error: errors.append("".join(traceback.format_exception(*error)))
    window = window_in(folder)
    window.resize(1280, 720)
    window.show()
    pages = _pages(window)
    starts = [page.document.scenario for page in pages]
    monkey = Monkey(window, Random(seed))
    with ExitStack() as ways_out:
        _answer_dialogs(ways_out, folder / "scratch.yaml")
        before = memory_mb()
        _in_the_loop(application, monkey.act, events)
        growth = memory_mb() - before
    undone = [_undone(window, page, start) for page, start in zip(pages, starts, strict=True)]
    window.files.may_close = window.playing.may_close = lambda *_: True
    window.close()
    application.clipboard().clear()  # the offscreen platform would delete it after the interpreter
    return Told(errors, undone, growth)


def random_events_process(folder: Path, *, seed: int, events: int) -> Told:
    """Do the same in a process of its own; fail with what it says if it does not end well."""
    done = subprocess.run(
        [sys.executable, __file__, str(folder), str(seed), str(events)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"{done.returncode}: {done.stdout}{done.stderr}")
    return Told(**json.loads(done.stdout))


if __name__ == "__main__":
    told = run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    sys.stdout.write(json.dumps(asdict(told)))

"""Random work on a document agrees with a plain list of its revisions, and nothing breaks."""

import contextlib
import ctypes
import gc
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMenu
from windows import Person

from bocage_editor.tools.assortment import shelves
from bocage_editor.tools.bench import ToolName
from bocage_scenarios.checks import check
from bocage_scenarios.edits.regions import Brush
from bocage_scenarios.edits.symmetry import Symmetry
from bocage_scenarios.formats import load
from bocage_scenarios.model import Scenario
from bocage_scenarios.needs import needs_of
from bocage_schema.ids import BoardFormat, Layer
from bocage_schema.inventory import Holdings, count

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
CHOICES = [choice for shelf in shelves() for choice in shelf.choices]
GESTURES = (ToolName.PAINT, ToolName.LINE, ToolName.FILL, ToolName.ERASE, ToolName.ROUTE)
WHOLE = ("scenario.swap_sides", "scenario.swap_seats", "scenario.turn", "scenario.mirror")
OWN = Holdings({"base": 1, "winter_wars": 1})


class Model:
    """What the history should be: all revisions, and which of them is current."""

    def __init__(self, person, random, folder):
        self.person = person
        self.random = random
        self.file = folder / "work.yaml"
        self.states = [self.now()]
        self.at = 0
        self.saved = 0

    def now(self):
        return self.person.page.document.scenario

    def labels(self, number):
        board = self.person.page.session.board
        return [board.label(self.random.choice(board.hexes)) for _ in range(number)]

    def gesture(self):
        person, random = self.person, self.random
        window = person.window
        if random.random() < 0.5:
            window.bench.choose(random.choice(CHOICES))
            window.bench.turn(random.randrange(6))
        if random.random() < 0.2:
            window.bench.set_brush(random.choice(list(Brush)))
        if random.random() < 0.1:
            window.bench.set_symmetry(random.choice(list(Symmetry)))
        person.take(random.choice(GESTURES))
        keys = random.choice([NONE, NONE, NONE, SHIFT, ALT])
        person.drag(self.labels(random.randint(1, 4)), keys)

    def select_and_edit(self):
        person, random = self.person, self.random
        person.take(ToolName.SELECT)
        person.key(Qt.Key.Key_Escape)
        if random.random() < 0.5:
            person.drag(self.labels(2), SHIFT)
        else:
            person.do("edit.select_all")
        person.do(random.choice(["edit.cut", "edit.copy", "edit.delete", "edit.select_alike"]))
        if random.random() < 0.6:
            person.do("edit.paste")
            for _ in range(random.randrange(3)):
                person.do(random.choice(["place.turn_left", "place.flip"]))
            person.click(self.labels(1)[0])
            person.key(Qt.Key.Key_Escape)
        elif person.page.session.selection:
            start = random.choice(sorted(person.page.session.selection))
            label = person.page.session.board.label(start)
            person.drag([label, *self.labels(2)], random.choice([NONE, CTRL]))

    def whole(self):
        self.person.do(self.random.choice(WHOLE))

    def work(self):
        """Do something that may change the document, perhaps in several steps."""
        before = self.person.page.document.undo_stack.index()
        seen = []
        self.person.page.document.changed.connect(seen.append)
        self.random.choices([self.gesture, self.select_and_edit, self.whole], weights=[10, 4, 1])[
            0
        ]()
        self.person.page.document.changed.disconnect(seen.append)
        stack = self.person.page.document.undo_stack
        if not seen:
            assert stack.index() == before
            return
        steps = stack.index() - before
        assert steps >= 0
        del self.states[self.at + 1 :]
        if self.saved > self.at:
            self.saved = -1
        for _ in range(steps):
            self.states.append(None)
        self.at += steps
        self.states[self.at] = self.now()

    def step(self, by):
        if 0 <= self.at + by < len(self.states):
            self.at += by
        self.person.do("edit.undo" if by < 0 else "edit.redo")

    def save(self):
        if self.person.page.document.path:
            assert self.person.window.files.save()
        else:
            self.person.page.document.save(self.file)
        self.saved = self.at
        assert load(self.file).scenario == self.now()

    def reload(self):
        """Close the file and open it again; the history begins anew."""
        self.save()
        window = self.person.window
        window.files.close(self.person.page)
        window.files.open(self.file)
        self.states, self.at, self.saved = [self.now()], 0, 0

    def compare(self):
        expected = self.states[self.at]
        if expected is None:
            self.states[self.at] = self.now()
        else:
            assert self.now() == expected
        document = self.person.page.document
        assert document.is_modified == (self.at != self.saved)


@pytest.mark.parametrize("seed", range(6))
def test_random_work_agrees_with_a_list_of_revisions(window, tmp_path, seed):
    random = Random(seed)
    window.inventory.boxes["base"].setValue(1)
    window.inventory.boxes["winter_wars"].setValue(1)
    window.files.add(Scenario(random.choice(list(BoardFormat))))
    model = Model(Person(window), random, tmp_path)
    for number in range(120):
        moves = [model.work, lambda: model.step(-1), lambda: model.step(1), model.save]
        random.choices([*moves, model.reload], weights=[60, 20, 12, 4, 1])[0]()
        model.compare()
        if number % 10 == 0:
            page = window.page
            page.checks.settle()
            page.counts.settle()
            assert page.checks.report == check(model.now(), holdings=OWN)
            assert page.counts.inventory == count(needs_of(model.now()), OWN)
    while model.at:
        model.step(-1)
        model.compare()
    assert model.now() == model.states[0]


class Monkey:
    """Presses, turns and types whatever comes."""

    KEYS = (
        *(getattr(Qt.Key, f"Key_{letter}") for letter in "VBLFEIRMTHZXGCS1234"),
        *(Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_F8, Qt.Key.Key_Return, Qt.Key.Key_Left),
        *(Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight, Qt.Key.Key_Tab, Qt.Key.Key_Space),
    )
    WITH_CTRL = "ZYCXVADS"

    def __init__(self, window, random):
        self.window = window
        self.random = random
        self.held = Qt.MouseButton.NoButton

    def act(self):
        random = self.random
        random.choices(
            [self.mouse, self.key, self.ctrl, self.wheel, self.action, self.choose, self.tabs],
            weights=[60, 12, 8, 6, 6, 8, 1],
        )[0]()

    def place(self):
        port = self.window.page.view.viewport()
        return QPoint(
            self.random.randint(-20, port.width() + 20),
            self.random.randint(-20, port.height() + 20),
        )

    def mouse(self):
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

    def key(self):
        if self.window.page is not None:
            keys = self.random.choice([NONE, NONE, SHIFT, ALT])
            QTest.keyClick(self.window.page.view, self.random.choice(self.KEYS), keys)

    def ctrl(self):
        if self.window.page is not None:
            key = getattr(Qt.Key, f"Key_{self.random.choice(self.WITH_CTRL)}")
            QTest.keyClick(self.window.page.view, key, self.random.choice([CTRL, CTRL | SHIFT]))

    def wheel(self):
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

    def action(self):
        actions = self.window.menus.actions
        closing = ("file.quit", "file.close", "file.revert", "view.full_screen")
        name = self.random.choice([name for name in actions if name not in closing])
        actions[name].trigger()

    def choose(self):
        self.window.palette_panel.arm(self.random.choice(CHOICES))
        if self.random.random() < 0.2:
            layer = self.random.choice(list(self.window.layers.locks))
            self.window.layers.locks[layer].click()

    def tabs(self):
        if self.window.tabs.count() > 1:
            self.window.tabs.setCurrentIndex(self.random.randrange(self.window.tabs.count()))


@pytest.fixture
def no_dialogs(monkeypatch, tmp_path):
    """File dialogs answer with a scratch file, other dialogs with a random button."""
    random = Random(99)

    def finish(dialog):
        QApplication.processEvents()
        return random.choice([QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected])

    file = str(tmp_path / "scratch.yaml")
    monkeypatch.setattr(QDialog, "exec", finish)
    monkeypatch.setattr(QMenu, "exec", lambda *_: None)
    monkeypatch.setattr("PySide6.QtWidgets.QMessageBox.about", lambda *_: None)
    monkeypatch.setattr(QInputDialog, "getMultiLineText", lambda *_: ("Bréville\n", True))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (file, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (file, ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")


MOST_GROWTH_MB = 150
FRESH_MB = 500


def memory_mb():
    """Return how much memory this process holds; nothing where the system does not tell so.

    What is garbage, or kept by the allocator for later, is given back first: the process has run
    other tests before.
    """
    told = Path("/proc/self/status")
    if not told.exists():
        return 0
    gc.collect()
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    lines = told.read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def test_ten_thousand_random_events_break_nothing(window, tmp_path, no_dialogs):
    random = Random(1944)
    pages = [window.files.open_example(name) for name in ("fix_me", "hill_192")]
    pages.append(window.files.add(Scenario(BoardFormat.OVERLORD)))
    starts = {page: page.document.scenario for page in pages}
    for page in pages:
        window.tabs.setCurrentWidget(page)
        QApplication.processEvents()
    for name in ("play.start", "file.library"):  # windows of their own, which stay
        window.menus.actions[name].trigger()
        QApplication.processEvents()
    before = memory_mb()
    monkey = Monkey(window, random)
    for _ in range(10_000):
        monkey.act()
        QApplication.processEvents()
    if before < FRESH_MB:  # a process that has run a thousand other tests tells little
        assert memory_mb() - before < MOST_GROWTH_MB
    monkey.held = Qt.MouseButton.NoButton
    for page in pages:
        window.tabs.setCurrentWidget(page)
        page.toolbox.cancel()
        stack = page.document.undo_stack
        while stack.canUndo():
            stack.undo()
        if stack.count() < stack.undoLimit():
            assert page.document.scenario == starts[page]
    files = {path.name for path in tmp_path.iterdir()} - {"settings", "state"}
    assert files <= {"scratch.yaml", "scratch.yaml.bak"}
    for layer in Layer:
        if layer in window.layers.locks and window.layers.locks[layer].isChecked():
            window.layers.locks[layer].click()

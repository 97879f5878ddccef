"""How fast the board is on the screen, beside a `QGraphicsScene` with an item a hex and a piece.

Both draw with the same functions, on the same board and in as large a viewport.  The scene is
measured plain and with pixels kept for each item; the bounds that the board keeps hold against
the plain one: half of its time for a hex, a quarter for a full repaint, half for a zoom step.
"""

import gc
import os
import random
import subprocess
import sys
from itertools import count

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView
from windows import Person, window_in

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.layout import Layout
from bocage_editor.canvas.sheet import draw_stamp
from bocage_editor.canvas.stamps import Level, Stamper
from bocage_editor.canvas.style import Style
from bocage_scenarios.edits.place import put_tile
from bocage_scenarios.model import HexContent, Marker, Scenario, Tile, Unit
from bocage_schema.board_formats import board
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat
from bocage_schema.inventory import Holdings

SIZE = (1600, 1000)
PIECES = 300
KINDS = ["plain scene", "scene that keeps pixels", "board"]
_OF_THE_HEX = frozenset({Level.FACE, Level.GRID, Level.COORDINATES})


def overlord():
    """Return a document with 300 pieces on an Overlord board."""
    plan = board(BoardFormat.OVERLORD)
    dice = random.Random(44)
    grounds = ("forest", "town", "hill", "hedgerow", "church", "marsh", "ford", "mountain")
    units = [("infantry", "german"), ("armor", "us"), ("artillery", "british"), ("infantry", "us")]
    hexes = {at: HexContent() for at in plan.hexes}
    number = 0
    for at in dice.sample(plan.hexes, 170):
        hexes[at] = HexContent(terrain=Tile(dice.choice(grounds)))
        number += 1
    for at in dice.sample(plan.hexes, 80):
        old = hexes[at]
        hexes[at] = HexContent(terrain=old.terrain, unit=Unit(*dice.choice(units)))
        number += 1
    for at in dice.sample(plan.hexes, PIECES - number):
        old = hexes[at]
        if dice.random() < 0.6:
            hexes[at] = HexContent(
                terrain=old.terrain, unit=old.unit, obstacle=Tile(dice.choice(["wire", "sandbags"]))
            )
        else:
            hexes[at] = HexContent(
                terrain=old.terrain, unit=old.unit, markers=(Marker("minefield"),)
            )
    return Scenario(
        board_format=plan.format, hexes={at: held for at, held in hexes.items() if held}
    )


OTHER_TERRAIN = Tile("forest"), Tile("town")


class Item(QGraphicsItem):
    """Some stamps of a hex as an item of a scene."""

    area = QRectF(-130, -130, 260, 260)

    def __init__(self, stamps, centre, level):
        super().__init__()
        self.stamps = stamps
        self.setPos(centre)
        self.setZValue(level)

    def boundingRect(self):
        return self.area

    def paint(self, painter, option, widget=None):
        for stamp in self.stamps:
            draw_stamp(painter, QPointF(), stamp, turned=False)


class Scene:
    """A view of a scene with an item for each hex and each piece."""

    def __init__(self, scenario, *, keeps):
        self.scenario = scenario
        self.keeps = keeps
        self.scene = QGraphicsScene()
        self.layout = Layout(scenario.board)
        self.items = {}
        for at in scenario.board.hexes:
            self.fill(at)
        self.view = QGraphicsView(self.scene)
        self.view.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.view.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.scene.setSceneRect(self.layout.size.adjusted(-36, -36, 36, 36))

    def fill(self, at):
        """Make the items of a hex: one for the hex itself, one for each piece."""
        stamps = Stamper(self.scenario, Style()).stamps(at)
        of_hex = [stamp for stamp in stamps if stamp.level in _OF_THE_HEX]
        pieces = {}
        for stamp in stamps:
            if stamp.level not in _OF_THE_HEX:
                kind = "unit" if stamp.level is Level.UNIT else getattr(stamp.key[-1], "piece", "")
                pieces.setdefault(kind, []).append(stamp)
        made = [Item(of_hex, self.layout.centre(at), 0)]
        made += [
            Item(some, self.layout.centre(at), max(stamp.level for stamp in some))
            for some in pieces.values()
        ]
        for item in made:
            if self.keeps:
                item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
            self.scene.addItem(item)
        self.items[at] = made

    def change(self, scenario, at):
        self.scenario = scenario
        for item in self.items[at]:
            self.scene.removeItem(item)
        self.fill(at)

    def fit(self):
        self.view.fitInView(self.scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def zoom(self, factor):
        self.view.scale(factor, factor)


class Board:
    """The same with the board of the editor."""

    def __init__(self, scenario):
        self.view = BoardView(scenario)

    def change(self, scenario, at):
        self.view.show_scenario(scenario, [at])

    def fit(self):
        self.view.fit()

    def zoom(self, factor):
        self.view.set_zoom(self.view.zoom * factor)


@pytest.fixture(params=KINDS)
def shown(request, qtbot):
    """A board of 300 pieces, painted in a viewport of 1600 by 1000."""
    scenario = overlord()
    made = (
        Board(scenario)
        if request.param == "board"
        else Scene(scenario, keeps=request.param == "scene that keeps pixels")
    )
    qtbot.addWidget(made.view)
    made.view.resize(*SIZE)
    made.view.show()
    qtbot.waitExposed(made.view)
    made.fit()
    painted()
    made.scenario = scenario
    return made


def painted():
    """Let everything be painted that waits for it."""
    QApplication.processEvents()


@pytest.mark.benchmark(group="canvas: another tile on one hex")
def test_one_hex(shown, benchmark):
    middle = shown.scenario.board.hex("M5")
    revisions = [put_tile(shown.scenario, [middle], tile) for tile in OTHER_TERRAIN]
    turns = count()

    def change():
        shown.change(revisions[next(turns) % 2], middle)
        painted()

    benchmark.pedantic(change, rounds=60, warmup_rounds=4)


@pytest.mark.benchmark(group="canvas: full repaint")
def test_full_repaint(shown, benchmark):
    def repaint():
        shown.view.viewport().update()
        painted()

    benchmark.pedantic(repaint, rounds=40, warmup_rounds=2)


@pytest.mark.benchmark(group="canvas: zoom step")
def test_zoom_step(shown, benchmark):
    """Each step goes to a scale that was never shown before."""
    turns = count()

    def step():
        number = next(turns)
        shown.zoom((1.2 if number % 2 else 1 / 1.2) * (1 + 0.001 * (number + 1)))
        painted()

    benchmark.pedantic(step, rounds=24, warmup_rounds=1)


@pytest.mark.benchmark(group="canvas: zoom step")
def test_zoom_step_until_sharp(qtbot, benchmark):
    """The same, the time in which the board then makes blurred pictures sharp included."""
    made = Board(overlord())
    qtbot.addWidget(made.view)
    made.view.resize(*SIZE)
    made.view.show()
    qtbot.waitExposed(made.view)
    made.fit()
    painted()
    turns = count()

    def step():
        number = next(turns)
        made.zoom((1.2 if number % 2 else 1 / 1.2) * (1 + 0.001 * (number + 1)))
        painted()
        made.view.settle()

    benchmark.pedantic(step, rounds=24, warmup_rounds=1)


class Stroke:
    """A stroke over an Overlord board in the editor's window, a hex further with each call."""

    def __init__(self, folder, qtbot):
        self.window = window_in(folder)
        qtbot.addWidget(self.window, before_close_func=_forget_changes)
        self.window.resize(*SIZE)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.holdings = Holdings(dict.fromkeys(catalogue().boxes, 1))
        self.page = self.window.files.add(overlord())
        qtbot.waitUntil(self.page.view.isVisible)
        self.person = Person(self.window)
        self.person.choose("hedgerow")
        plan = self.page.session.board
        rows = [[at for at in plan.hexes if at.row == row] for row in (3, 4)]
        path = [*rows[0], *reversed(rows[1])][:50]
        self.labels = [plan.label(at) for at in path]
        painted()
        gc.collect()
        gc.freeze()  # as the program does when it has started
        self.person.press(self.labels[0])
        self.next = 1

    def move(self):
        """Paint a hex, find out what is wrong and count, all of which seldom comes so close."""
        self.person.move(self.labels[self.next])
        self.next += 1
        painted()
        self.page.checks.settle()
        self.page.counts.settle()
        painted()


def _forget_changes(window):
    for page in window.pages():
        page.document.undo_stack.setClean()


@pytest.mark.benchmark(group="a stroke over 50 hexes: each of its moves")
def test_paint_stroke(tmp_path, qtbot, benchmark):
    """With findings and counts kept up to date; the bounds are 33 ms at the median, 100 ms ever."""
    stroke = Stroke(tmp_path, qtbot)
    benchmark.pedantic(stroke.move, rounds=49)
    stroke.person.release(stroke.labels[-1])


EMPTY = """
import PySide6.QtWidgets as q
app = q.QApplication([])
window = q.QMainWindow()
window.resize(1280, 720)
window.show()
app.processEvents()
"""
EDITOR = """
import sys
from pathlib import Path
from bocage_editor.cli.edit import nothing_collected
with nothing_collected():
    from bocage_editor.app import application
    from bocage_editor.storage.places import Places
    from bocage_editor.window.main_window import MainWindow
    from bocage_scenarios.model import Scenario
app = application()
window = MainWindow(Places(Path(sys.argv[1]), Path(sys.argv[1])))
window.files.add(Scenario())
window.show()
app.processEvents()
"""


@pytest.mark.benchmark(group="from the start of the process to a painted window")
@pytest.mark.parametrize("program", [EMPTY, EDITOR], ids=["an empty window", "the editor"])
def test_start(tmp_path, benchmark, program):
    """The bound of the editor is four times an empty window; modules are compiled already."""
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(tmp_path / "compiled")}

    def start():
        command = [sys.executable, "-c", program, str(tmp_path)]
        subprocess.run(command, check=True, env={**os.environ, **kept})

    benchmark.pedantic(start, rounds=7, warmup_rounds=1)

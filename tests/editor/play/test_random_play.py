"""Whatever is pressed in whatever order, a game stays one that the rules could have made."""

from random import Random

import pytest
from memory import memory_mb
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMenu,
    QMessageBox,
    QPushButton,
)

from bocage_engine.players import PLAYERS
from bocage_schema.ids import Side

NONE, SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
LEFT, RIGHT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton(0)
KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_D),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F7),
    *(Qt.Key.Key_F8, Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_Menu, Qt.Key.Key_Backtab),
)
LEAVING = ("back", "anew")
MOST_GROWTH_MB = 250


class Monkey:
    """Somebody who does not know what he does, and now and then plays a legal choice."""

    def __init__(self, guest, random):
        self.guest = guest
        self.window = guest.window
        self.random = random
        self.acts = {
            self.mouse: 40,
            self.lit: 40,
            self.card: 12,
            self.answer: 25,
            self.key: 15,
            self.command: 12,
            self.die: 15,
            self.hex_menu: 3,
            self.position_menu: 2,
            self.seat: 3,
            self.back_in_time: 4,
            self.note: 2,
            self.new_game: 0.4,
            self.resize: 1,
            self.time_goes_by: 10,
        }

    def act(self):
        self.random.choices([*self.acts], [*self.acts.values()])[0]()
        QApplication.processEvents()

    def mouse(self):
        port = self.guest.view.viewport()
        random = self.random
        place = QPoint(random.randint(-9, port.width() + 9), random.randint(-9, port.height() + 9))
        do = random.choice([QTest.mouseClick, QTest.mouseDClick, QTest.mousePress])
        do(port, random.choice([LEFT, LEFT, RIGHT]), random.choice([NONE, SHIFT]), place)
        QTest.mouseRelease(port, LEFT, NONE, place)
        self.close_menus()

    def lit(self):
        cells = sorted(self.window.page.board.offer.clickable(self.window.page.board.active))
        if cells:
            self.guest.click(self.random.choice(cells))
            menu = next(iter(self.guest.view.findChildren(QMenu, "ways")), None)
            if menu is not None and menu.isVisible():
                self.random.choice(menu.actions()).trigger()
        self.close_menus()

    def close_menus(self):
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()

    def card(self):
        if self.window.page.hand.buttons:
            QTest.mouseClick(self.random.choice(self.window.page.hand.buttons), LEFT)

    def answer(self):
        buttons = [b for b in self.window.page.prompt.buttons if b.isVisible()]
        if buttons:
            QTest.mouseClick(self.random.choice(buttons), LEFT)

    def key(self):
        target = self.random.choice([self.guest.view, self.window, self.window.page.hand])
        QTest.keyClick(target, self.random.choice(KEYS), self.random.choice([NONE, NONE, SHIFT]))
        self.close_menus()

    def command(self):
        actions = self.window.commands.actions
        actions[self.random.choice([name for name in actions if name not in LEAVING])].trigger()

    def die(self):
        tray = self.window.panels.tray
        if tray.is_choosing:
            QTest.mouseClick(self.random.choice(tray.dice), LEFT)
            if self.random.random() < 0.4:
                QTest.mouseClick(tray.findChild(QPushButton, "dice/use"), LEFT)

    def hex_menu(self):
        board = self.window.world.board
        cell = self.random.randrange(board.size)
        if self.random.random() < 0.6:
            cell = self.random.choice([*self.window.table.game.state.where, cell])
        menu = self.window.setting.made_menu(cell, board.hexes[cell])
        self.trigger_one(menu)
        menu.deleteLater()

    def position_menu(self):
        menu = QMenu(self.window)
        self.window.setting.fill_menu(menu)
        self.trigger_one(menu)
        menu.deleteLater()

    def trigger_one(self, menu):
        entries = []
        for entry in menu.actions():
            entries += entry.menu().actions() if entry.menu() else [entry]
        if entries:
            self.random.choice(entries).trigger()

    def seat(self):
        who = self.random.choice(["person", "person", "random", "greedy", *PLAYERS])
        menu = self.window.commands.seats[self.random.choice(list(Side))]
        next(entry for entry in menu.actions() if entry.data() == who).trigger()

    def back_in_time(self):
        panels, random = self.window.panels, self.random
        way = random.randrange(3)
        if way == 0 and panels.log.list.count():
            row = panels.log.list.item(random.randrange(panels.log.list.count()))
            panels.log.list.itemClicked.emit(row)
        elif way == 1:
            panels.log.slider.setValue(random.randint(0, panels.log.slider.maximum()))
        else:
            panels.docks["lines"].raise_()
            QApplication.processEvents()
            if panels.lines.list.topLevelItemCount():
                panels.lines.list.itemClicked.emit(panels.lines.list.topLevelItem(0), 0)
            panels.docks["log"].raise_()
        if panels.log.resume.isVisible() and random.random() < 0.8:
            QTest.mouseClick(panels.log.resume, LEFT)

    def note(self):
        notes = self.window.panels.notes
        notes.line.setText(self.random.choice(["", "A thing <b>", "é"]))
        QTest.keyClick(notes.line, Qt.Key.Key_Return)
        if self.random.random() < 0.3:
            notes.list.setCurrentRow(0)
            notes.remove.click()
        if notes.list.count() and self.random.random() < 0.3:
            notes.list.itemActivated.emit(notes.list.item(0))

    def new_game(self):
        self.window.commands.actions["anew"].trigger()
        if self.random.random() < 0.8 and self.window.start.back.isVisible():
            QTest.mouseClick(self.window.start.back, LEFT)
        else:
            QTest.mouseClick(self.window.start.button, LEFT)

    def resize(self):
        self.window.resize(self.random.randint(700, 1500), self.random.randint(500, 1000))

    def time_goes_by(self):
        QTest.qWait(self.random.choice([0, 1, 5, 20]))


def replayed(timeline, world):
    """Play the line up to now again, from the choices alone, and see that all states agree."""
    past = timeline.past()
    game = past[0].game.copy()
    for moment in past[1:]:
        if moment.action is None:
            game = moment.game.copy()
            continue
        game.apply(moment.action)
        assert game.text() == moment.game.text(), moment
    assert timeline.now is past[-1]
    assert timeline.now in timeline.line()
    for number, moment in enumerate(timeline.moments):
        assert moment.number == number
        assert moment.parent is None or moment in moment.parent.children
        assert moment.drawn is None or moment.drawn in moment.children


@pytest.fixture
def no_dialogs(monkeypatch, tmp_path):
    """Dialogs answer by themselves; files are one in a scratch folder."""
    random = Random(99)
    codes = [QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected]
    file = str(tmp_path / "scratch.game.json")
    page = str(tmp_path / "scratch.html")

    def ask_file(_parent, _title, start="", *_):
        return (page if start.endswith(".html") else file), ""

    monkeypatch.setattr(QDialog, "exec", lambda _: random.choice(codes))
    monkeypatch.setattr(QMessageBox, "exec", lambda _: 0)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask_file)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (file, ""))
    monkeypatch.setattr(
        QInputDialog, "getInt", lambda *_, **__: (random.randint(0, 3), random.random() < 0.8)
    )
    monkeypatch.setattr(
        QInputDialog,
        "getItem",
        lambda _p, _t, _l, names, *_, **__: (random.choice(names), random.random() < 0.8),
    )


def let_loose(guest, seed, events):
    random = Random(seed)
    monkey = Monkey(guest, random)
    for number in range(events):
        monkey.act()
        if number % 50 == 0:
            replayed(guest.window.table.timeline, guest.window.world)
    replayed(guest.window.table.timeline, guest.window.world)


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("first_contact", {}),
        ("ashore_at_paestum", {"axis": "person"}),
        ("hill_192", {"axis": "random", "allies": "random", "wait": False}),
    ],
)
def test_random_events_break_nothing(seated, no_dialogs, scenario, seats):
    guest = seated_at_once(seated, scenario, seats)
    let_loose(guest, scenario, 200)


def seated_at_once(seated, scenario, seats):
    guest = seated(scenario, **seats)
    guest.window.panels.tray.still = True
    return guest


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
def test_many_random_events_break_nothing(seated, no_dialogs, seed):
    names = ["hill_192", "the_bridge_at_airel", "bridge_at_mayenne", "ashore_at_paestum"]
    guest = seated_at_once(seated, names[seed % len(names)], {})
    before = memory_mb()
    let_loose(guest, seed, 5000)
    assert memory_mb() - before < MOST_GROWTH_MB

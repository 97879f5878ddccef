"""A person at the window of a game: every choice is made with the mouse or the keys."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from bocage_editor.play.offers import CARDS, TWO_CLICKS
from bocage_editor.play.window import PlayWindow
from bocage_editor.play.words import way_words
from bocage_engine.actions import WORDS, Action, ActionKind

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Guest:
    """Somebody in front of a game."""

    def __init__(self, window: PlayWindow, wait: Callable[[Callable[[], bool]], None]) -> None:
        """Sit down; ``wait`` waits until something holds."""
        self.window = window
        self.wait = wait

    @property
    def view(self):
        return self.window.page.view

    def label(self, cell):
        board = self.window.world.board
        return board.plan.label(board.hexes[cell])

    def cell(self, label):
        board = self.window.world.board
        return board.cell_of[board.plan.hex(label)]

    def place(self, cell):
        return self.view.place_of(self.window.world.board.hexes[cell])

    def hover(self, cell):
        place = self.place(cell)
        port = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(place),
            QPointF(port.mapToGlobal(place)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            NONE,
        )
        QApplication.sendEvent(port, event)

    def click(self, cell):
        self.hover(cell)
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, self.place(cell))

    def press_button(self, name):
        buttons = self.window.page.prompt.buttons
        button = next(b for b in buttons if b.objectName() == f"prompt/{name}")
        assert button.isVisible()
        QTest.mouseClick(button, LEFT)

    def button_names(self):
        return [b.objectName().removeprefix("prompt/") for b in self.window.page.prompt.buttons]

    def choose(self, action: Action) -> None:
        """Make a choice as a person does, and see that it was made."""
        before = self.window.table.timeline.now
        kind = action.kind
        if kind in CARDS:
            hand = self.window.page.hand
            button = next(b for b in hand.buttons if b.number == action.at)
            QTest.mouseClick(button, LEFT)
        elif kind == ActionKind.SECTION:
            self.press_button(f"section/{action.at}")
        elif kind in TWO_CLICKS:
            if self.window.page.board.active != action.at:
                self.click(action.at)
            assert self.window.page.board.active == action.at
            self.click(action.to)
            self._answer_menu(action)
        elif action in self.window.table.offer.answers:
            self.press_button(WORDS[kind])
        else:
            self.click(action.at)
        after = self.window.table.timeline.now
        chosen = next(m for m in self.window.table.timeline.past() if m.parent is before)
        assert chosen.action == action, (chosen, after)

    def _answer_menu(self, action):
        """Take one of several ways from the menu, if there is a menu."""
        menu = next((m for m in self.view.findChildren(QMenu, "ways") if m.isVisible()), None)
        if menu is None:
            return
        wanted = way_words(self.window.world, action)
        entry = next(entry for entry in menu.actions() if entry.text() == wanted)
        QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(entry).center())

    def wait_for_turn(self):
        """Wait until it is a person's choice, or the game is over."""
        table = self.window.table
        self.wait(lambda: table.awaits_person or table.is_over)


def play_out_turn(guest):
    """Choose what comes first until it is the turn of the same side again."""
    table = guest.window.table
    first = table.game.state.turn
    while table.game.state.turn < first + 2:
        guest.choose(table.game.legal_actions()[0])
        guest.wait_for_turn()

"""Setting the position by hand: menus for units, cards, medals and whose turn it is."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from bocage_editor.canvas.pointer import Pointer
from bocage_editor.play.table import Table
from bocage_editor.play.telling import objective_name
from bocage_editor.play.words import card_name, label, side_name
from bocage_editor.words.failures import why
from bocage_editor.words.languages import tr
from bocage_engine import by_hand
from bocage_engine.by_hand import PositionError
from bocage_engine.state import SIDES, SOURCES, State
from bocage_engine.state_text import StateError
from bocage_scenarios.describe import name_of
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

MOST_MEDALS = 20


class Setting(QObject):
    """Changes positions as the user asks for it; every change is a moment that can be undone."""

    refused = Signal(str)
    note_wanted = Signal(object)
    """A note is to be pinned to a `Hex`."""

    def __init__(self, table: Table, language: str, parent: QWidget) -> None:
        """Serve a table."""
        super().__init__(parent)
        self._table = table
        self._language = language
        self._parent = parent
        self._lifted: int | None = None
        """The unit that is to be put elsewhere."""

    def menu_at(self, pointer: Pointer, place: QPoint) -> None:
        """Offer what can be done with a hex."""
        cell = self._table.world.board.cell_of.get(pointer.at)
        if cell is None:
            return
        menu = self.made_menu(cell, pointer.at)
        menu.popup(place)

    def made_menu(self, cell: int, at: Hex) -> QMenu:
        """Return the menu of a hex."""
        menu = QMenu(self._parent)
        menu.setObjectName("position")
        menu.addAction(tr("Note on this hex…")).triggered.connect(lambda: self.note_wanted.emit(at))
        menu.addSeparator()
        state, world = self._table.game.state, self._table.world
        unit = state.where.get(cell)
        if unit is not None:
            figures = menu.addMenu(tr("Figures"))
            for number in range(1, world.units[unit].figures + 1):
                action = figures.addAction(str(number))
                action.setCheckable(True)
                action.setChecked(number == state.figures[unit])
                action.triggered.connect(partial(self._set_figures, unit, number))
            menu.addAction(tr("Take the unit off the board")).triggered.connect(
                partial(self._take_off, unit)
            )
            menu.addAction(tr("Put the unit elsewhere")).triggered.connect(
                partial(self._lift, unit)
            )
        else:
            if self._lifted is not None and self._lifted in state.where.values():
                name = self._unit_name(self._lifted)
                menu.addAction(tr("Put {unit} here").format(unit=name)).triggered.connect(
                    partial(self._put, self._lifted, cell)
                )
            gone = menu.addMenu(tr("Put back here"))
            for number in self._gone():
                action = gone.addAction(self._unit_name(number))
                action.triggered.connect(partial(self._put, number, cell))
            gone.setEnabled(not gone.isEmpty())
        return menu

    def fill_menu(self, menu: QMenu) -> None:
        """Offer what concerns whole sides."""
        menu.clear()
        for side in Side:
            inside = menu.addMenu(side_name(side))
            entries: list[tuple[str, Callable[[], None]]] = [
                (tr("Its turn"), partial(self._set_turn, side)),
                (tr("Medals for units…"), partial(self._ask_medals, side, SOURCES[0])),
                (tr("Medals for exits…"), partial(self._ask_medals, side, SOURCES[2])),
                (tr("Take a card in hand…"), partial(self._ask_card, side)),
                (tr("Give a card away…"), partial(self._ask_away, side)),
            ]
            for text, do in entries:
                inside.addAction(text).triggered.connect(do)
        for number, goal in enumerate(self._table.world.goals):
            inside = menu.addMenu(
                tr("Objective {number}").format(number=objective_name(self._table.world, number))
            )
            for holder in (None, *SIDES):
                if holder is not None and goal.side not in (-1, SIDES.index(holder)):
                    continue
                text = side_name(holder) if holder else tr("Nobody")
                action = inside.addAction(text)
                action.triggered.connect(partial(self._set_holder, number, holder))

    def _gone(self) -> Iterator[int]:
        there = set(self._table.game.state.where.values())
        yield from (n for n in range(len(self._table.world.units)) if n not in there)

    def _unit_name(self, unit: int) -> str:
        info = self._table.world.units[unit]
        start = sorted(self._table.world.setup.units)[unit].at
        name = name_of(info.kind.id, self._language)
        from_hex = self._table.world.board.plan.label(start)
        text = tr("{side} {unit} (from {hex})")
        return text.format(side=side_name(SIDES[info.side]), unit=name, hex=from_hex)

    # What is changed

    def _change(self, title: str, make: Callable[[], State]) -> None:
        try:
            self._table.set_position(make(), title)
        except (PositionError, StateError) as error:
            self.refused.emit(tr("Not possible: {why}.").format(why=why(error)))

    def _set_figures(self, unit: int, figures: int, _: bool = False) -> None:
        table = self._table
        title = tr("By hand: {unit} has %n figure(s)", figures).format(unit=self._unit_name(unit))
        make = partial(by_hand.with_figures, table.world, table.game.state, unit, figures)
        self._change(title, make)

    def _take_off(self, unit: int, _: bool = False) -> None:
        table = self._table
        title = tr("By hand: {unit} is taken off").format(unit=self._unit_name(unit))
        self._change(title, partial(by_hand.without_unit, table.world, table.game.state, unit))

    def _lift(self, unit: int, _: bool = False) -> None:
        self._lifted = unit
        self.refused.emit(tr("Now choose Put here in the menu of another hex."))

    def _put(self, unit: int, cell: int, _: bool = False) -> None:
        table = self._table
        where = label(table.world, cell)
        title = tr("By hand: {unit} is put on {hex}").format(unit=self._unit_name(unit), hex=where)
        make = partial(by_hand.with_unit_at, table.world, table.game.state, unit, cell)
        self._change(title, make)
        self._lifted = None

    def _set_turn(self, side: Side, _: bool = False) -> None:
        table = self._table
        title = tr("By hand: it is the turn of {side}").format(side=side_name(side))
        self._change(title, partial(by_hand.with_turn, table.world, table.game.state, side))

    def _set_holder(self, goal: int, side: Side | None, _: bool = False) -> None:
        table = self._table
        who = side_name(side) if side else tr("nobody")
        title = tr("By hand: objective {number} is held by {side}")
        make = partial(by_hand.with_holder, table.world, table.game.state, goal, side)
        name = objective_name(table.world, goal)
        self._change(title.format(number=name, side=who), make)

    def _ask_medals(self, side: Side, source: str, _: bool = False) -> None:
        table = self._table
        state = table.game.state
        place = SIDES.index(side) * len(SOURCES) + SOURCES.index(source)
        number, ok = QInputDialog.getInt(
            self._parent, side_name(side), tr("Medals"), state.medals[place], 0, MOST_MEDALS
        )
        if ok:
            title = tr("By hand: medals of {side}").format(side=side_name(side))
            make = partial(by_hand.with_medals, table.world, state, side, source, number)
            self._change(title, make)

    def _ask_card(self, side: Side, _: bool = False) -> None:
        state = self._table.game.state
        free = [a + b for a, b in zip(state.deck, state.discards, strict=True)]
        chosen = self._ask_one(side, [card for card, copies in enumerate(free) if copies])
        if chosen is not None:
            self._set_hand(side, [*state.hands[SIDES.index(side)], chosen])

    def _ask_away(self, side: Side, _: bool = False) -> None:
        hand = list(self._table.game.state.hands[SIDES.index(side)])
        chosen = self._ask_one(side, sorted(set(hand)))
        if chosen is not None:
            hand.remove(chosen)
            self._set_hand(side, hand)

    def _ask_one(self, side: Side, cards: list[int]) -> int | None:
        names = [card_name(self._table.world, card, self._language) for card in cards]
        if not names:
            self.refused.emit(tr("There is no such card."))
            return None
        name, ok = QInputDialog.getItem(
            self._parent, side_name(side), tr("Card"), names, 0, editable=False
        )
        return cards[names.index(name)] if ok and name in names else None

    def _set_hand(self, side: Side, cards: list[int]) -> None:
        table = self._table
        title = tr("By hand: cards of {side}").format(side=side_name(side))
        make = partial(by_hand.with_hand, table.world, table.game.state, side, cards)
        self._change(title, make)

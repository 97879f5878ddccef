"""The board of a game: clicks become choices, and what may be chosen is lit."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from bocage_editor.canvas.annotations import Annotation, DiceBadge, SightLine, Trail
from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.play.odds import odds_of
from bocage_editor.play.offers import ASSAULTS, Offer
from bocage_editor.play.situation import TRAILS, trails
from bocage_editor.play.table import Table
from bocage_editor.play.words import dice_words, refusal_words, way_words
from bocage_editor.words.hexes import contents
from bocage_editor.words.languages import tr
from bocage_engine.actions import Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.events import Event
from bocage_engine.state import NOBODY, Phase
from bocage_schema.hexes import Hex

_LIT = (
    MarkKind.LIVE,
    MarkKind.ORDERED,
    MarkKind.ACTIVE,
    MarkKind.REACH,
    MarkKind.REACH_ONLY,
    MarkKind.TARGET,
)


SPECIAL = frozenset({ActionKind.SUPPLY, ActionKind.BRIDGE, ActionKind.BREACH})
"""What a unit may do toward another hex besides moving and attacking."""


class PlayBoard(QObject):
    """Listens to a board for a table."""

    told = Signal(str)
    """Something to be said about the hex under the mouse, or about a click that did nothing."""

    def __init__(self, table: Table, view: BoardView, language: str) -> None:
        """Play on a view."""
        super().__init__(view)
        self._table = table
        self._view = view
        self._language = language
        self.active = NOBODY
        """The cell of the unit that is chosen."""
        self._hovered = NOBODY
        view.listener = self
        view.describe = self._describe

    @property
    def offer(self) -> Offer:
        """What can be chosen by a click; nothing while no person has to choose."""
        return self._table.offer if self._table.awaits_person else Offer()

    def _hexes(self, cells: Iterable[int]) -> list[Hex]:
        hexes = self._table.world.board.hexes
        return [hexes[cell] for cell in cells]

    def _cell(self, pointer: Pointer) -> int:
        return self._table.world.board.cell_of.get(pointer.at, NOBODY)

    def _describe(self, at: Hex) -> str:
        words = ", ".join(contents(self._view.scenario, at, self._language))
        label = self._table.world.board.plan.label(at)
        return f"{label}: {words}" if words else tr("{hex}: open ground").format(hex=label)

    # What is shown

    def refresh(self) -> None:
        """Light what can be chosen now."""
        offer = self.offer
        if self.active not in offer.ways:
            self.active = offer.sole_unit
        for kind, cells in self._lit(offer).items():
            self._view.set_mark(kind, self._hexes(cells))
        self._annotate()

    def _lit(self, offer: Offer) -> dict[MarkKind, Iterable[int]]:
        state = self._table.game.state
        lit: dict[MarkKind, Iterable[int]] = dict.fromkeys(_LIT, ())
        lit[MarkKind.ORDERED] = list(cells_of(state.ordered))
        lit[MarkKind.LIVE] = [c for c in (*offer.cells, *offer.ways) if c != self.active]
        if self.active == NOBODY:
            return lit
        lit[MarkKind.ACTIVE] = [self.active]
        ends = offer.ways[self.active]
        attacks = [to for to, found in ends.items() if found[0].kind in ASSAULTS]
        lit[MarkKind.TARGET] = attacks
        able = [to for to, found in ends.items() if to not in attacks and self._is_able(found)]
        lit[MarkKind.REACH] = able
        lit[MarkKind.REACH_ONLY] = [to for to in ends if to not in able and to not in attacks]
        return lit

    def _is_able(self, found: tuple[Action, ...]) -> bool:
        """Tell whether a unit that goes there could battle, or has nothing more to do anyway."""
        if found[0].kind in (ActionKind.RETREAT, ActionKind.SUPPLY, ActionKind.BRIDGE):
            return True
        moves = [action for action in found if action.kind == ActionKind.MOVE]
        return any(map(self._table.game.may_battle_after, moves))

    def _annotate(self) -> None:
        shown: list[Annotation] = [self._trail(event) for event in trails(self._table)]
        if self.active != NOBODY:
            shown += self._dice_badges()
            line = self._sight_line()
            if line is not None:
                shown.append(line)
        self._view.set_annotations(shown)

    def _dice_badges(self) -> Iterator[DiceBadge]:
        for to, found in self.offer.ways.get(self.active, {}).items():
            if found[0].kind in ASSAULTS:
                dice = self._table.game.dice_of(found[0])
                yield DiceBadge(self._hexes([to])[0], dice)

    def _sight_line(self) -> SightLine | None:
        """Return the line to the enemy under the mouse, while a unit is about to battle."""
        state = self._table.game.state
        if state.phase not in (Phase.BATTLE, Phase.AGAIN) or self._hovered not in state.where:
            return None
        if state.masks[state.active] >> self._hovered & 1:
            return None
        start, end = self._hexes([self.active, self._hovered])
        blockers = self._table.game.blockers(self.active, self._hovered)
        return SightLine(start, end, tuple(self._hexes(blockers)))

    def _trail(self, event: Event) -> Trail:
        start, end = self._hexes(event[1:3])
        return Trail(start, end, TRAILS[event[0]])

    # What is done

    def press(self, pointer: Pointer) -> None:
        """Choose what is under the mouse, or say why that cannot be."""
        cell = self._cell(pointer)
        if cell == NOBODY:
            return
        if not self._table.awaits_person:
            self.told.emit(tr("It is not your turn to choose."))
            return
        offer = self.offer
        ends = offer.ways.get(self.active, {})
        if cell in ends:
            self._choose_of(ends[cell])
        elif cell in offer.cells:
            self._choose_of(offer.cells[cell])
        elif cell in offer.ways and cell != self.active:
            self.active = cell
            self.refresh()
        elif offer.sections:
            self._choose_section(cell)
        else:
            self._refuse(cell)

    def _choose_of(self, found: tuple[Action, ...]) -> None:
        if len(found) == 1:
            self._table.choose(found[0])
            return
        menu = QMenu(self._view)
        menu.setObjectName("ways")
        for action in found:
            entry = menu.addAction(way_words(self._table.world, action))
            entry.triggered.connect(lambda _=False, chosen=action: self._table.choose(chosen))
        menu.popup(QCursor.pos())

    def _choose_section(self, cell: int) -> None:
        side = self._table.game.state.active
        masks = self._table.world.areas[side]
        found = [
            action for number, action in self.offer.sections.items() if masks[number] >> cell & 1
        ]
        if len(found) == 1:
            self._table.choose(found[0])
        else:
            self.told.emit(tr("Choose a section by a hex that lies in it alone, or by a button."))

    def _refuse(self, cell: int) -> None:
        game = self._table.game
        if cell == self.active:
            if self.offer.sole_unit == NOBODY:
                self.cancel()
            return
        asked = (cell,) if self.active == NOBODY else (self.active, cell)
        reason = game.refusal(*asked)
        self.told.emit(refusal_words(game, reason))

    def move(self, pointer: Pointer) -> None:
        """Say what is under the mouse, and what a click there would do."""
        cell = self._cell(pointer)
        if cell == self._hovered:
            return
        self._hovered = cell
        self._view.set_mark(MarkKind.HOVER, [pointer.at] if cell != NOBODY else ())
        if self.active != NOBODY:
            self._annotate()
        self.told.emit(self.words_at(cell) if cell != NOBODY else "")

    def words_at(self, cell: int) -> str:
        """Return what there is to say about a cell: who stands there, and what may be done."""
        world = self._table.world
        parts = [self._describe(world.board.hexes[cell])]
        found = self.offer.ways.get(self.active, {}).get(cell, ())
        if found and found[0].kind == ActionKind.ATTACK:
            parts.append(self._odds(found[0]))
        elif found and found[0].kind in SPECIAL:
            parts.append(way_words(world, found[0]))
        elif found and found[0].kind == ActionKind.MOVE:
            able = self._is_able(found)
            parts.append(tr("it may battle from there") if able else tr("no battle after that"))
            parts += self._exit_words(cell, found)
        elif self.active != NOBODY and self._is_worth_a_reason(cell):
            game = self._table.game
            parts.append(refusal_words(game, game.refusal(self.active, cell)))
        return " · ".join(parts)

    def _exit_words(self, cell: int, found: tuple[Action, ...]) -> Iterator[str]:
        """Yield whether a unit that moves to an exit could leave the board there."""
        world, state = self._table.world, self._table.game.state
        is_exit = world.exits[state.active] >> cell & 1
        if any(action.kind == ActionKind.EXIT for action in found):
            yield tr("it may leave the board there")
        elif is_exit and world.units[state.where[self.active]].may_exit:
            yield tr("leaving the board takes one more hex of movement")

    def _is_worth_a_reason(self, cell: int) -> bool:
        """Tell whether one may wonder why the chosen unit does nothing there."""
        state = self._table.game.state
        if cell not in state.where:
            return self.offer.phase in (Phase.MOVE, Phase.MOVE_ON)
        return not state.masks[state.active] >> cell & 1

    def _odds(self, attack: Action) -> str:
        odds = odds_of(self._table.game, attack)
        text = tr("{dice}: hit {hit} %, eliminate {kill} %, drive back {retreat} %")
        return text.format(
            dice=dice_words(odds.dice),
            hit=round(100 * odds.hit),
            kill=round(100 * odds.kill),
            retreat=round(100 * odds.retreat),
        )

    def release(self, pointer: Pointer) -> None:
        """Do nothing: a press is enough."""

    def double_click(self, pointer: Pointer) -> None:
        """Do nothing: what the first click led to is not to be chosen unseen by the second."""

    def leave(self) -> None:
        """Say nothing about a hex any more."""
        self._hovered = NOBODY
        self._view.set_mark(MarkKind.HOVER)
        self._annotate()
        self.told.emit("")

    def cancel(self) -> bool:
        """Choose no unit any more, and tell whether one was."""
        was = self.active != NOBODY
        self.active = NOBODY
        self.refresh()
        return was

    def next_choice(self, step: int = 1) -> Hex | None:
        """Return the next hex where a click does something, after that of the mouse or the keys."""
        cells = sorted(self.offer.clickable(self.active))
        if not cells:
            return None
        here = self._hovered
        place = next((n for n, cell in enumerate(cells) if cell > here), 0)
        if step < 0:
            place = sum(cell < here for cell in cells) - 1
        return self._hexes([cells[place % len(cells)]])[0]

"""Dice and cards: those that fell are shown, and persons may choose them by hand."""

from PySide6.QtCore import QObject

from bocage_editor.play.card_picker import CardPicker
from bocage_editor.play.dice import FLAGS, DiceTray
from bocage_editor.play.table import Table
from bocage_editor.play.telling import sentences
from bocage_editor.words.cards import ShownCard
from bocage_editor.words.languages import tr
from bocage_engine.actions import Action, ActionKind, roll_code, roll_of_code
from bocage_engine.dice import Roll
from bocage_engine.events import EventKind
from bocage_engine.game import Game
from bocage_engine.state import Phase
from bocage_engine.timeline import Moment

WOUNDS = frozenset({EventKind.HIT, EventKind.ELIMINATED, EventKind.RECOVERED})


class Fate(QObject):
    """Shows what chance decided, or asks for it."""

    def __init__(
        self, table: Table, tray: DiceTray, deck: tuple[ShownCard, ...], parent: QObject
    ) -> None:
        """Serve a table with a tray for its dice."""
        super().__init__(parent)
        self._table = table
        self._tray = tray
        self._deck = deck
        self._shown: Moment | None = None
        self._asked: Moment | None = None
        self._picker: CardPicker | None = None
        tray.picked.connect(self._roll)
        tray.cancelled.connect(self.leave_to_chance)

    @property
    def asks_for_card(self) -> bool:
        """Tell whether the card that is drawn is being chosen."""
        return self._picker is not None

    def refresh(self) -> None:
        """Show the last roll before now, or ask for the one that is due."""
        if self._table.awaits_chance:
            self._ask()
            return
        self._forget_picker()
        moment = self._last_roll()
        if moment is self._shown and not self._tray.is_choosing:
            return
        self._shown = moment
        if moment is None or moment.action is None or moment.parent is None:
            self._tray.clear()
            return
        hits = moment.parent.game.hitting_symbols()
        flags = FLAGS if _is_battle(moment.parent) else ()
        words = self._result(moment)
        self._tray.show_roll(roll_of_code(moment.action.at), hits, flags, words=words)

    def _last_roll(self) -> Moment | None:
        """Return the moment after the last roll before now."""
        moment: Moment | None = self._table.timeline.now
        while moment is not None:
            if moment.action is not None and moment.action.kind == ActionKind.ROLL:
                return moment
            moment = moment.parent
        return None

    def _result(self, moment: Moment) -> str:
        """Return what a roll came to."""
        assert moment.parent is not None
        gone = any(event[0] == EventKind.ELIMINATED for event in moment.events)
        if not _is_battle(moment.parent):
            told = sentences(moment, self._deck[0].language)
            words = " ".join(text for event, text in told if event[0] in WOUNDS)
            return f"{_purpose(moment.parent)} {words}".strip()
        if gone:
            return tr("The unit is eliminated.")
        lost = sum(event[2] for event in moment.events if event[0] == EventKind.HIT)
        flags = roll_of_code(moment.action.at).flag if moment.action else 0
        return ", ".join([tr("%n hit(s)", lost), tr("%n flag(s)", flags)])

    def _ask(self) -> None:
        now, game = self._table.timeline.now, self._table.game
        if self._asked is now:
            return
        self._forget_picker()
        self._asked, self._shown = now, None
        dice = game.dice_due()
        if dice:
            self._tray.choose(dice)
            return
        self._tray.clear()
        if game.state.phase in (Phase.DRAW, Phase.FETCH):
            copies = dict(enumerate(game.state.deck))
            self._picker = CardPicker(self._deck, copies, self._tray.window())
            self._picker.picked.connect(self._draw)
            self._picker.rejected.connect(self.leave_to_chance)
            self._picker.open()

    def end(self) -> None:
        """Ask for nothing any more."""
        self._forget_picker()

    def _forget_picker(self) -> None:
        self._asked = None
        if self._picker is not None:
            self._picker.blockSignals(True)
            self._picker.hide()
            self._picker.deleteLater()
            self._picker = None

    def _roll(self, roll: Roll) -> None:
        if self._table.awaits_chance:
            self._table.choose(Action(ActionKind.ROLL, roll_code(roll), sum(roll)))

    def _draw(self, card: int) -> None:
        if self._table.awaits_chance:
            self._table.choose(Action(ActionKind.DRAW, card))

    def leave_to_chance(self) -> None:
        """Let chance decide what was asked for."""
        if self._table.awaits_chance:
            self._table.let_chance_decide()


def strengths(game: Game) -> list[Action]:
    """Return what a mine may turn out to be, if that is what chance decides."""
    if game.state.phase != Phase.REVEAL:
        return []
    return [outcome.action for outcome in game.chance_outcomes()]


def _is_battle(before: Moment) -> bool:
    return before.game.state.phase in (Phase.ROLL, Phase.REROLL)


def _purpose(before: Moment) -> str:
    """Return what dice were rolled for that are none of a battle."""
    texts = {
        Phase.FINEST: tr("For orders."),
        Phase.HEAL_ROLL: tr("For recovery."),
        Phase.MINE: tr("For a mine."),
        Phase.ICE: tr("For the ice."),
        Phase.CURE: tr("For recovery."),
        Phase.BREACH: tr("For the bunker."),
        Phase.COMBAT_ROLL: tr("For recovery."),
    }
    return texts.get(before.game.state.phase, "")

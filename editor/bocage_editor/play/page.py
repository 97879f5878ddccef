"""A game on the screen: what is expected, the board, and the cards before it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.hex_tips import HexTips
from bocage_editor.canvas.style import Style
from bocage_editor.play.board import PlayBoard
from bocage_editor.play.fate import strengths
from bocage_editor.play.hand import HandView
from bocage_editor.play.played_card import PlayedCard
from bocage_editor.play.prompt import Answer, PromptBar
from bocage_editor.play.situation import expected, news
from bocage_editor.play.table import Table
from bocage_editor.play.words import answer_words, section_name, side_name
from bocage_editor.words.cards import shown_in
from bocage_editor.words.languages import tr
from bocage_editor.words.tips import tip
from bocage_engine.actions import WORDS, Action, ActionKind
from bocage_engine.state import NOBODY, SIDES, Phase
from bocage_scenarios.model import Scenario
from bocage_scenarios.snapshot import Snapshots
from bocage_schema.ids import Side

LEAST_HAND, MOST_HAND = 116, 230
"""Heights of the row of cards, which follows the height of the window."""
HAND_SHARE = 0.26
WITH_CARDS = frozenset({Phase.PLAY, Phase.AMBUSH, Phase.KEEP, Phase.SWAP, Phase.AHEAD, Phase.GRIM})
"""Phases in which somebody has to see the cards."""


class GamePage(QWidget):
    """Shows the game of a table, and lets persons choose."""

    def __init__(
        self,
        scenario: Scenario,
        table: Table,
        language: str,
        *,
        open_hands: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Show a game of a scenario."""
        super().__init__(parent)
        self.setObjectName("game")
        self.table = table
        self.language = language
        self.open_hands = open_hands
        self._top = scenario.top
        self._snapshots = Snapshots(scenario, table.world)
        self._shown = table.game.state
        self._uncovered: tuple[Side, int] | None = None
        """Whose hand is shown where two persons play at one screen, and in which turn."""
        self.view = BoardView(self._snapshots.scenario(self._shown), self)
        HexTips(self.view)
        turned = len(table.persons) == 1 and table.persons[0] is scenario.top
        self.view.set_board_style(Style(language=language, turned=turned))
        self.board = PlayBoard(table, self.view, language)
        self.prompt = PromptBar(self)
        self.deck = shown_in(table.world, language)
        self.far_deck = shown_in(table.world, language, far=True)
        self.hand = HandView(self.deck, self)
        self.hand.setObjectName("hand")
        self.played = PlayedCard(self)
        self.combat = QLabel(self)
        self.combat.setObjectName("combat")
        self.combat.setTextFormat(Qt.TextFormat.PlainText)
        self.combat.setContentsMargins(8, 2, 8, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.prompt)
        layout.addWidget(self.view, 1)
        cards = QHBoxLayout()
        cards.addWidget(self.hand, 1)
        cards.addWidget(self.played)
        layout.addLayout(cards)
        layout.addWidget(self.combat)
        table.failed.connect(self._tell_failure)
        self.board.told.connect(self.prompt.tell)
        self.hand.chosen.connect(self._choose_card)

    def refresh(self) -> None:
        """Show the game as it stands."""
        state = self.table.game.state
        if state is not self._shown:
            changed = self._snapshots.changed(self._shown, state)
            self.view.show_scenario(self._snapshots.scenario(state), changed)
            self._shown = state
        if self._uncovered is not None and self._uncovered[1] != state.turn:
            self._uncovered = None
        self.board.refresh()
        self.prompt.say(expected(self.table, self.language))
        self.prompt.settle(news(self.table, self.language))
        self.prompt.offer(list(self._answers()))
        self._show_hand()

    def _answers(self) -> Iterator[Answer]:
        """Yield the buttons: those that every choice has, and then its own."""
        if self.table.awaits_chance:
            for action in strengths(self.table.game):
                text = tr("Strength {number}").format(number=action.at)
                yield Answer(f"strength/{action.at}", text, self._chooses(action))
            yield Answer("chance", tr("Let chance decide"), self.table.let_chance_decide)
        elif self.waits:
            yield Answer("go_on", tr("Go on"), self.table.resume)
        if not self.table.awaits_person:
            return
        uncover = Answer("uncover", tr("Show my cards"), self._uncover)
        if self.is_covered:
            yield uncover
            return
        offer, game = self.table.offer, self.table.game
        for number, action in offer.sections.items():
            text = section_name(number, of_overlord=self.table.world.overlord).capitalize()
            yield Answer(f"section/{number}", text, self._chooses(action))
        for action in offer.answers:
            yield Answer(
                WORDS[action.kind],
                answer_words(game, action, self.language),
                self._chooses(action),
                self._card_text(action),
            )
        if offer.side is self._whose_hand() and self._is_hidden(offer.side):
            yield uncover

    def _card_text(self, action: Action) -> str:
        """Return what is written on the combat card that an action plays."""
        if action.kind != ActionKind.COMBAT:
            return ""
        return self.table.world.combat_cards[action.at].texts.get(self.language)

    def _chooses(self, action: Action) -> Callable[[], None]:
        return partial(self.table.choose, action)

    @property
    def waits(self) -> bool:
        """True while nothing goes on before somebody says so."""
        table = self.table
        return table.is_paused and not (table.is_over or table.awaits_person)

    @property
    def is_covered(self) -> bool:
        """True while the person whose choice it is has to see his cards, and has not asked to."""
        table = self.table
        side = table.offer.side
        if side is None or not table.awaits_person or table.offer.phase not in WITH_CARDS:
            return False
        return self._is_hidden(side)

    def _uncover(self) -> None:
        side = self.table.offer.side
        if side is not None:
            self._uncovered = side, self.table.game.state.turn
        self.refresh()

    def _show_hand(self) -> None:
        side = self._whose_hand()
        state = self.table.game.state
        cards = state.drawn or self._held(side)
        playable = set(self.table.offer.cards) if self.table.awaits_person else set()
        reasons = dict.fromkeys(cards, self._why_not())
        unplayable = tr("It is played in the enemy’s turn.")
        reasons |= dict.fromkeys(self.table.world.reactions, unplayable)
        self.hand.set_deck(self.deck if self._is_near(side) else self.far_deck)
        self.hand.set_cards(cards, playable, reasons, hidden=self._is_hidden(side))
        self._show_combat(side)
        self._show_played()

    def _show_combat(self, side: Side) -> None:
        """Name the combat cards of a side, or only count them."""
        world, places = self.table.world, self.table.game.state.combat
        held = [
            world.combat_cards[card]
            for card, place in zip(world.combat_copies, places, strict=True)
            if place == SIDES.index(side)
        ]
        self.combat.setVisible(bool(world.combat_cards))
        is_hidden = self._is_hidden(side)
        named = "; ".join(card.names.get(self.language) for card in held)
        told = str(len(held)) if is_hidden or not held else named
        texts = [f"{c.names.get(self.language)}: {c.texts.get(self.language)}" for c in held]
        self.combat.setText(tr("Combat cards: {cards}").format(cards=told))
        self.combat.setToolTip("" if is_hidden else tip("\n".join(texts)))
        self.combat.setAccessibleDescription("" if is_hidden else "\n".join(texts))

    def _held(self, side: Side) -> tuple[int, ...]:
        """Return the cards before a player; the discards while one of them may be fetched."""
        state = self.table.game.state
        number = SIDES.index(side)
        if state.phase == Phase.SWAP and self.table.offer.side is side:
            return tuple(self.table.offer.cards)
        ahead = state.ahead[number]
        return state.hands[number] if ahead == NOBODY else (ahead, *state.hands[number])

    def _show_played(self) -> None:
        """Show the card of the turn; before it is played, that of the turn before."""
        state = self.table.game.state
        player = 1 - state.active if state.phase == Phase.PLAY else state.active
        side, card = SIDES[player], state.last[player]
        if card == NOBODY:
            self.played.show_card(card, None, "")
            return
        deck = self.deck if self._is_near(side) else self.far_deck
        title = tr("Played: {side}").format(side=side_name(side))
        self.played.show_card(card, deck[card], title)

    def _why_not(self) -> str:
        """Return why a card cannot be played that no rule keeps in the hand."""
        table = self.table
        if table.is_over:
            return tr("The game is over.")
        if not table.awaits_person:
            return tr("It is not your turn to choose.")
        if table.offer.phase == Phase.PLAY:
            return tr("It cannot be played now.")
        return tr("The card of this turn has been played.")

    def _is_near(self, side: Side) -> bool:
        """Tell whether the board is seen from the seat of a side."""
        return (side is self._top) == self.view.style_of_board.turned

    def _is_hidden(self, side: Side) -> bool:
        """Tell whether only the backs of a hand are shown."""
        if self.open_hands or not self.table.persons:
            return False
        if side not in self.table.persons:
            return True
        both = len(self.table.persons) == len(SIDES)
        asked = self.table.offer.side
        if both and asked is not None and asked is not side:
            return True  # the enemy sits before the screen
        return both and self._uncovered != (side, self.table.game.state.turn)

    def _whose_hand(self) -> Side:
        """Return the side whose cards lie before the board."""
        side = self.table.offer.side
        persons = self.table.persons
        if len(persons) == 1:
            return persons[0]
        if side is not None and self.table.offer.phase in WITH_CARDS:
            return side
        return SIDES[self.table.game.state.active]

    def _choose_card(self, card: int) -> None:
        action = self.table.offer.cards.get(card)
        if action is not None and self.table.awaits_person and not self.is_covered:
            self.table.choose(action)
            if not self.table.offer.cards:
                self.view.setFocus()

    def _tell_failure(self, why: str) -> None:
        self.prompt.settle(tr("The player of the program failed: {why}").format(why=why))

    def turn(self) -> None:
        """Show the board from the other side of the table."""
        style = self.view.style_of_board
        self.view.set_board_style(replace(style, turned=not style.turned))
        self._show_hand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards be as large as there is room for."""
        height = round(HAND_SHARE * self.height())
        for row in (self.hand, self.played):
            row.setFixedHeight(max(LEAST_HAND, min(MOST_HAND, height)))
        super().resizeEvent(event)

    def next_choice(self, step: int = 1) -> None:
        """Move the cursor of the keys to the next hex to click, or else the focus to the cards."""
        at = self.board.next_choice(step)
        if at is not None:
            self.view.go_to(at)
        elif self.table.awaits_person and self.table.offer.cards:
            self.hand.setFocus(Qt.FocusReason.TabFocusReason)

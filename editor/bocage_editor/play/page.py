"""A game on the screen: what is expected, the board, and the cards before it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.style import Style
from bocage_editor.play.board import PlayBoard
from bocage_editor.play.fate import strengths
from bocage_editor.play.hand import HandView
from bocage_editor.play.prompt import Answer, PromptBar
from bocage_editor.play.table import PERSON, Table
from bocage_editor.play.words import answer_words, prompt, section_name, tr
from bocage_editor.words.cards import shown_in
from bocage_engine.actions import WORDS, Action
from bocage_engine.state import SIDES
from bocage_scenarios.model import Scenario
from bocage_scenarios.snapshot import Snapshots
from bocage_schema.ids import Side

HAND_HEIGHT = 186


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
        self._snapshots = Snapshots(scenario, table.world)
        self._shown = table.game.state
        self._uncovered: Side | None = None
        """Whose hand is shown where two persons play at one screen."""
        self.view = BoardView(self._snapshots.scenario(self._shown), self)
        turned = len(table.persons) == 1 and table.persons[0] is scenario.top
        self.view.set_board_style(Style(language=language, turned=turned))
        self.board = PlayBoard(table, self.view, language)
        self.prompt = PromptBar(self)
        self.deck = shown_in(table.world, language)
        self.hand = HandView(self.deck, self)
        self.hand.setObjectName("hand")
        self.hand.setFixedHeight(HAND_HEIGHT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.prompt)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.hand)
        table.thought.connect(self.prompt.tell)
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
        if not self.table.awaits_person:
            self._uncovered = None
        self.board.refresh()
        self.prompt.say(prompt(self.table.game, self.table.offer, self.language))
        self.prompt.offer(list(self._answers()))
        self._show_hand()

    def _answers(self) -> Iterator[Answer]:
        """Yield the buttons: those that every choice has, and then its own."""
        if self.table.awaits_chance:
            for action in strengths(self.table.game):
                text = tr("Strength {number}").format(number=action.at)
                yield Answer(f"strength/{action.at}", text, self._chooses(action))
            yield Answer("chance", tr("Let chance decide"), self.table.let_chance_decide)
        if not self.table.awaits_person:
            return
        if self.is_covered:
            yield Answer("uncover", tr("Show my cards"), self._uncover)
            return
        offer, game = self.table.offer, self.table.game
        for number, action in offer.sections.items():
            text = section_name(number).capitalize()
            yield Answer(f"section/{number}", text, self._chooses(action))
        for action in offer.answers:
            yield Answer(WORDS[action.kind], answer_words(game, action), self._chooses(action))

    def _chooses(self, action: Action) -> Callable[[], None]:
        return partial(self.table.choose, action)

    @property
    def is_covered(self) -> bool:
        """True while the person whose choice it is has yet to ask for his cards."""
        return (
            self.table.awaits_person
            and len(self.table.persons) == len(SIDES)
            and not self.open_hands
            and self.table.offer.side is not self._uncovered
        )

    def _uncover(self) -> None:
        self._uncovered = self.table.offer.side
        self.refresh()

    def _show_hand(self) -> None:
        side = self._whose_hand()
        state = self.table.game.state
        cards = state.drawn or state.hands[SIDES.index(side)]
        playable = set(self.table.offer.cards) if self.table.awaits_person else set()
        unplayable = tr("It is played in the enemy’s turn.")
        reasons = dict.fromkeys(self.table.world.reactions, unplayable)
        self.hand.set_cards(cards, playable, reasons, hidden=self._is_hidden(side))

    def _is_hidden(self, side: Side) -> bool:
        """Tell whether only the backs of a hand are shown."""
        if self.open_hands or not self.table.persons:
            return False
        return self.is_covered or self.table.seats[side] != PERSON

    def _whose_hand(self) -> Side:
        """Return the side whose cards lie before the board."""
        side = self.table.offer.side
        if self.table.awaits_person and side is not None:
            return side
        persons = self.table.persons
        if len(persons) == 1:
            return persons[0]
        return SIDES[self.table.game.state.active]

    def _choose_card(self, card: int) -> None:
        action = self.table.offer.cards.get(card)
        if action is not None and self.table.awaits_person and not self.is_covered:
            self.table.choose(action)

    def _tell_failure(self, why: str) -> None:
        self.prompt.tell(tr("The player of the program failed: {why}").format(why=why))

    def turn(self) -> None:
        """Show the board from the other side of the table."""
        style = self.view.style_of_board
        self.view.set_board_style(replace(style, turned=not style.turned))

    def next_choice(self, step: int = 1) -> None:
        """Move the cursor of the keys to the next hex where a click does something."""
        at = self.board.next_choice(step)
        if at is not None:
            self.view.go_to(at)

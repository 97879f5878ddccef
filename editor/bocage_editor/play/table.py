"""A game at the table: who sits where, what comes next, and back and forth in time."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from bocage_editor.play.offers import Offer, offer_of
from bocage_editor.play.seats import is_person
from bocage_editor.play.thinker import Thinker, Thought
from bocage_engine.actions import Action, IllegalAction
from bocage_engine.game import CHANCE, Game
from bocage_engine.players import Limits, Player, player_named
from bocage_engine.posts import Post, post_of, posts_of, seats_from, seats_text
from bocage_engine.state import Phase, State
from bocage_engine.timeline import Moment, Timeline
from bocage_engine.world import World
from bocage_schema.ids import Side

USUAL_PAUSE_MS = 500
"""Between two choices of players, so that they can be followed."""


LIMITS = Limits(effort=200, seconds=1.0)
"""How long a player thinks that can think for long."""


class Table(QObject):
    """Drives a game: persons choose by `choose`, dice and players by themselves."""

    changed = Signal()
    """The game is at another moment, or another side is played by somebody else."""
    failed = Signal(str)
    """A player could not choose."""

    def __init__(
        self,
        timeline: Timeline,
        seats: Mapping[Side, str],
        parent: QObject | None = None,
    ) -> None:
        """Sit down; nothing happens before `go_on`."""
        super().__init__(parent)
        self.timeline = timeline
        self.posts = posts_of(timeline.world)
        """The posts of a team; one player may have several of them, and usually has all."""
        self._teams = {side: seats_from(text, self.posts) for side, text in seats.items()}
        self.pause_ms = USUAL_PAUSE_MS
        self.is_paused = False
        self.picks_chance = False
        """Dice and cards are chosen by hand, see `choose`."""
        self.thoughts: dict[int, Thought] = {}
        """What players chose that led to moments, and why, by the numbers of these."""
        self.thinker = Thinker(self)
        self.thinker.done.connect(self._take)
        self._players: dict[tuple[Side, str], Player] = {}
        self._offer: tuple[Moment, Offer] | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._drive)

    @property
    def game(self) -> Game:
        """The game as it stands; only to be read."""
        return self.timeline.game

    @property
    def world(self) -> World:
        """The compiled setup."""
        return self.timeline.world

    @property
    def offer(self) -> Offer:
        """What can be chosen now, whoever chooses."""
        now = self.timeline.now
        if self._offer is None or self._offer[0] is not now:
            self._offer = now, offer_of(self.game)
        return self._offer[1]

    @property
    def seats(self) -> dict[Side, str]:
        """Who plays each side, as `bocage_engine.posts.seats_text` tells it."""
        return {side: seats_text(team) for side, team in self._teams.items()}

    @property
    def persons(self) -> list[Side]:
        """The sides that persons play, alone or with others."""
        return [side for side, team in self._teams.items() if any(map(is_person, team.values()))]

    @property
    def chooser(self) -> tuple[Post, str] | None:
        """Who has to choose, by post and name; None if no side has to."""
        return self._chooser_of(self.game)

    def _chooser_of(self, game: Game) -> tuple[Post, str] | None:
        post, actor = post_of(game), game.actor()
        return None if post is None or actor is None else (post, self._teams[Side(actor)][post])

    def is_team(self, side: Side) -> bool:
        """Tell whether several play a side."""
        return len(set(self._teams[side].values())) > 1

    @property
    def awaits_person(self) -> bool:
        """True if a person has to choose."""
        return self.chooser is not None and is_person(self.chooser[1])

    @property
    def awaits_chance(self) -> bool:
        """True if chance decides next, and somebody is to say what."""
        dealing = self.game.state.phase == Phase.DEAL
        return self.picks_chance and not dealing and self.game.actor() is CHANCE

    @property
    def is_over(self) -> bool:
        """True if the game has ended."""
        return self.game.actor() is None

    def seat(self, side: Side, who: str) -> None:
        """Let a person, a player of the engine or a team play a side from now on."""
        self._teams[side] = seats_from(who, self.posts)
        self._players.clear()
        self.thinker.give_up()
        self.changed.emit()
        self.go_on()

    # What comes next

    def choose(self, action: Action) -> None:
        """Carry out a choice, of a person or of chance."""
        self.thinker.give_up()
        self.timeline.apply(action)
        self.is_paused = False
        self._moved()

    def go_on(self) -> None:
        """Let chance and players choose until a person has to."""
        if self.is_paused or self.is_over or self.awaits_person or self.awaits_chance:
            self._next.stop()
            return
        is_chance = self.game.actor() is CHANCE
        self._next.start(0 if is_chance else self.pause_ms)

    def let_chance_decide(self) -> None:
        """Let chance decide once although it is chosen by hand."""
        self.timeline.let_chance_decide()
        self._moved()

    def set_picks_chance(self, picks: bool) -> None:
        """Let persons choose dice and cards, or leave them to chance again."""
        self.picks_chance = picks
        self.changed.emit()
        self.go_on()

    def set_position(self, state: State, title: str) -> None:
        """Go on with a position set by hand.  Raises `bocage_engine.state_text.StateError`."""
        self._jump(lambda: self.timeline.set_position(state, title))
        self.is_paused = False
        self.go_on()

    def pause(self) -> None:
        """Let nobody choose before `resume`."""
        self.is_paused = True
        self._next.stop()
        self.thinker.give_up()
        self.changed.emit()

    def resume(self) -> None:
        """Go on from here."""
        self.is_paused = False
        self.changed.emit()
        self.go_on()

    def step(self) -> None:
        """Let chance or a player make one choice, and no more."""
        if not self.is_over and not self.awaits_person and not self.thinker.is_busy:
            self.is_paused = True
            self._drive()

    def _drive(self) -> None:
        actor = self.game.actor()
        if actor is CHANCE:
            self.timeline.let_chance_decide()
            while self.game.actor() is CHANCE and not self.awaits_chance:
                self.timeline.let_chance_decide()
            self._moved()
        elif actor is not None and not self.awaits_person and not self.thinker.is_busy:
            side = Side(actor)
            chooser = self.chooser
            assert chooser is not None
            seed = f"{self.timeline.seed}/{side}/{self.timeline.now.depth}"
            self.thinker.think(self._player(side, chooser[1]), self.game, seed)

    def _player(self, side: Side, who: str) -> Player:
        known = self._players.get((side, who))
        if known is None:
            known = self._players[side, who] = player_named(who, LIMITS)
        return known

    def _take(self, thought: Thought) -> None:
        if thought.action is None:
            self.is_paused = True
            self.changed.emit()
            self.failed.emit(thought.failure or str(thought.action))
            return
        try:
            self.timeline.apply(thought.action)
        except IllegalAction as error:
            self._take(thought._replace(action=None, failure=str(error)))
            return
        self.thoughts[self.timeline.now.number] = thought
        self._moved()

    def _moved(self) -> None:
        self.changed.emit()
        self.go_on()

    # Back and forth

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a choice to go back to; the deal of the first cards is none."""
        return any(map(self._is_stop, self.timeline.past()[:-1]))

    def undo(self) -> None:
        """Go back to the last choice of a person; without persons, to the last choice."""
        if self.can_undo:
            self._jump(lambda: self.timeline.undo(self._is_stop))

    def redo(self) -> None:
        """Go forward to the next choice of a person; without persons, to the next choice."""
        self._jump(lambda: self.timeline.redo(self._is_stop))

    def go_to(self, moment: Moment) -> None:
        """Go to any moment of the game, and wait there."""
        self._jump(lambda: self.timeline.go_to(moment))

    def roll_anew(self) -> None:
        """Let the last dice, or the last card drawn, fall otherwise."""
        self._jump(self.timeline.roll_anew)
        self.resume()

    def _is_stop(self, moment: Moment) -> bool:
        actor = moment.game.actor()
        if actor is None:
            return True
        if actor is CHANCE:
            return False
        chooser = self._chooser_of(moment.game)
        return not self.persons or (chooser is not None and is_person(chooser[1]))

    def _jump(self, jump: Callable[[], object]) -> None:
        self._next.stop()
        self.thinker.give_up()
        jump()
        self.is_paused = not self.awaits_person and not self.is_over
        self.changed.emit()

    def end(self) -> None:
        """Let nobody choose any more."""
        self._next.stop()
        self.thinker.end()

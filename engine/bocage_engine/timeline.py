"""The moments of one game as a tree: going back, going on, and trying something else.

Nothing that was played is ever forgotten.  Whoever goes back and chooses differently begins
another line; dice and cards fall as they fell before, unless they are asked to fall anew.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bocage_engine import sound, turns
from bocage_engine.actions import Action
from bocage_engine.events import Event
from bocage_engine.game import CHANCE, Game, Result
from bocage_engine.play import Play
from bocage_engine.setup import Setup
from bocage_engine.state import SIDES, State
from bocage_engine.world import World
from bocage_schema.errors import BocageError
from bocage_schema.ids import Side
from bocage_schema.saying import phrase


class TimelineError(BocageError, ValueError):
    """What is told of a moment cannot have been so."""


class Moment:
    """A point between two choices.  Only a `Timeline` makes and changes moments."""

    __slots__ = (
        "action",
        "actor",
        "children",
        "depth",
        "drawn",
        "game",
        "last",
        "number",
        "parent",
        "rolls",
        "title",
    )

    def __init__(self, number: int, game: Game, parent: "Moment | None") -> None:
        """Begin with nothing after it."""
        self.number = number
        """Its place in `Timeline.moments`; moments that came later have higher numbers."""
        self.game = game
        """The game as it stands; to be read, and never to be changed."""
        self.parent = parent
        self.children: list[Moment] = []
        """The moments after it, in the order in which they were tried."""
        self.depth: int = 0 if parent is None else parent.depth + 1
        """Moments before it."""
        self.action: Action | None = None
        """The choice that led here; None at the beginning, and for a position set by hand."""
        self.actor: Side | str | None = None
        """Who made it: a side, `bocage_engine.game.CHANCE`, or None if there is none."""
        self.title = ""
        """What was set by hand; empty for all other moments."""
        self.last: Moment | None = None
        """The one of `children` that was visited last."""
        self.drawn: Moment | None = None
        """The one of `children` that chance decided for when it was last asked."""
        self.rolls = 0
        """How often chance was asked to decide here anew."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the choice that led here did, oldest first."""
        return tuple(self.game.events)

    @property
    def turn(self) -> int:
        """Number of the turn, both sides counted."""
        return self.game.state.turn

    @property
    def next_actor(self) -> Side | str | None:
        """Whose choice it is now: a side, `CHANCE`, or None if the game is over."""
        return self.game.actor()

    def __repr__(self) -> str:
        """Show the number and what led here."""
        told = self.title or (self.game.tell_action(self.action) if self.action else "beginning")
        return f"<Moment {self.number}: {told}>"


Condition = Callable[[Moment], bool]


class Branch(NamedTuple):
    """A line of play, told by where it ends."""

    end: Moment
    depth: int
    turn: int
    medals: dict[Side, int]
    result: Result | None
    """None: the game goes on there."""


class Timeline:
    """All moments of one game, one of which is `now`."""

    __slots__ = ("_moments", "now", "seed", "world")

    def __init__(
        self, setup: Setup | World, seed: str | int = 0, start: State | None = None
    ) -> None:
        """Begin a game, or go on with a state.

        Raises `bocage_engine.state_text.StateError` for a state that is none of this setup.
        """
        self.world = setup if isinstance(setup, World) else World(setup)
        self.seed = str(seed)
        """What chance decides depends on it, on the depth of the moment, and on how often."""
        game = Game(self.world) if start is None else _game_with(self.world, start)
        self.now = Moment(0, game, None)
        """Where the game stands."""
        self._moments = [self.now]

    @property
    def root(self) -> Moment:
        """The beginning."""
        return self._moments[0]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All moments by number; each comes after its parent."""
        return tuple(self._moments)

    @property
    def game(self) -> Game:
        """The game as it stands now; read it, and leave changes to `apply`."""
        return self.now.game

    @property
    def can_undo(self) -> bool:
        """Tell whether anything comes before now."""
        return self.now.parent is not None

    @property
    def can_redo(self) -> bool:
        """Tell whether anything was played after now."""
        return self.now.last is not None

    @property
    def can_roll_anew(self) -> bool:
        """Tell whether chance decided anything before now that it could decide otherwise."""
        return self._last_chance() is not None

    def apply(self, action: Action) -> Moment:
        """Carry out a choice, those of chance included, and return the moment after it.

        A choice that was made here before leads where it led before.  Raises
        `bocage_engine.actions.IllegalAction`, and then nothing has changed.
        """
        for child in self.now.children:
            if child.action == action:
                return self._step(child)
        game = self.now.game.copy()
        actor = game.actor()
        game.apply(action)
        return self._step(self._after(game, action, actor))

    def let_chance_decide(self) -> Moment:
        """Let dice or cards decide, as they did if they were asked here before.

        Raises `bocage_engine.actions.IllegalAction` if it is not their turn.
        """
        before = self.now
        if before.drawn is None:
            random = Random(f"{self.seed}/{before.depth}/{before.rolls}")
            before.drawn = self.apply(before.game.chance_action(random))
            return before.drawn
        return self._step(before.drawn)

    def roll_anew(self) -> Moment:
        """Let the last decision of chance before now fall otherwise; nothing if there is none.

        What followed stays as a line of its own.
        """
        fell = self._last_chance()
        if fell is None or fell.parent is None:
            return self.now
        before = fell.parent
        found = fell
        while found is fell:
            self.now = before
            before.rolls += 1
            before.drawn = None
            found = self.let_chance_decide()
        return found

    def reseed(self, seed: str | int) -> None:
        """Let chance depend on another seed wherever it has not decided yet."""
        self.seed = str(seed)

    def undo(self, until: Condition | None = None) -> Moment:
        """Go back by one moment; with a condition, on to the next that meets it, or the root."""
        while self.now.parent is not None:
            self.now = self.now.parent
            if until is None or until(self.now):
                break
        return self.now

    def redo(self, until: Condition | None = None) -> Moment:
        """Go on by one moment along the line visited last; with a condition, as far as it says."""
        while self.now.last is not None:
            self.now = self.now.last
            if until is None or until(self.now):
                break
        return self.now

    def go_to(self, moment: Moment) -> Moment:
        """Go to any moment.  Raises `ValueError` for one of another timeline."""
        self._check(moment)
        self.now = moment
        while moment.parent is not None:
            moment.parent.last = moment
            moment = moment.parent
        return self.now

    def set_position(self, state: State, title: str) -> Moment:
        """Go on from now with a position set by hand, in which a turn begins.

        `bocage_engine.by_hand` makes such positions.  Raises `bocage_engine.state_text.StateError`,
        and then nothing has changed.
        """
        sound.check_turn_start(self.world, state)
        moment = self._after(_game_with(self.world, state), None, None)
        moment.title = title
        return self._step(moment)

    def restore(
        self, moment: Moment, *, rolls: int, drawn: Moment | None, last: Moment | None
    ) -> None:
        """Note of a moment what a file told: see `Moment`.  Raises `TimelineError` if not so."""
        self._check(moment)
        for after in (drawn, last):
            if after is not None and after.parent is not moment:
                raise TimelineError(
                    phrase(
                        "moment {after} does not follow moment {before}",
                        after=after.number,
                        before=moment.number,
                    )
                )
        if drawn is not None and drawn.actor != CHANCE:
            raise TimelineError(
                phrase("it was not chance that led to moment {moment}", moment=drawn.number)
            )
        moment.rolls, moment.drawn, moment.last = rolls, drawn, last

    def line(self) -> tuple[Moment, ...]:
        """Return the moments from the root through now to the end of the line visited last."""
        found = list(self.past())
        while found[-1].last is not None:
            found.append(found[-1].last)
        return tuple(found)

    def past(self) -> tuple[Moment, ...]:
        """Return the moments from the root to now."""
        found = [self.now]
        while found[-1].parent is not None:
            found.append(found[-1].parent)
        return tuple(reversed(found))

    def branches(self) -> tuple[Branch, ...]:
        """Return all lines, those that ended first first."""
        return tuple(_branch(moment) for moment in self._moments if not moment.children)

    def _check(self, moment: Moment) -> None:
        if moment.number >= len(self._moments) or self._moments[moment.number] is not moment:
            raise ValueError(f"{moment!r} belongs to another timeline")

    def _after(self, game: Game, action: Action | None, actor: Side | str | None) -> Moment:
        moment = Moment(len(self._moments), game, self.now)
        moment.action = action
        moment.actor = actor
        self.now.children.append(moment)
        self._moments.append(moment)
        return moment

    def _step(self, moment: Moment) -> Moment:
        self.now.last = moment
        self.now = moment
        return moment

    def _last_chance(self) -> Moment | None:
        """Return the last moment up to now that chance led to and could have led past."""
        for moment in reversed(self.past()):
            before = moment.parent
            if before is not None and moment.actor == CHANCE and before.game.chance_varies():
                return moment
        return None


def _game_with(world: World, state: State) -> Game:
    sound.check(world, state)
    play = Play(world, state.copy())
    turns.go_on(play)
    return Game(world, play)


def _branch(moment: Moment) -> Branch:
    play = moment.game.play
    medals = {side: play.total(number) for number, side in enumerate(SIDES)}
    return Branch(moment, moment.depth, moment.turn, medals, moment.game.result())

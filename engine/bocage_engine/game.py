"""The step protocol: whose choice it is, what is legal, what a choice does, who has won."""

from random import Random
from typing import NamedTuple

from bocage_engine import chance, los, sound, state_text, turns
from bocage_engine.actions import Action, ActionKind, IllegalAction, parse, text_of
from bocage_engine.aftermath import dice_of
from bocage_engine.board import OFF_BOARD
from bocage_engine.bunkers import breach_dice
from bocage_engine.carriers import water
from bocage_engine.chance import Outcome
from bocage_engine.combat_cards import IN_DECK
from bocage_engine.events import Event, tell
from bocage_engine.fights import hitting
from bocage_engine.lookup import is_able_after, moves
from bocage_engine.play import Play
from bocage_engine.refusals import Refusal, refusal
from bocage_engine.setup import Setup
from bocage_engine.smoke import clocks_at_start
from bocage_engine.state import NOBODY, SIDES, SOURCES, Phase, Reason, State
from bocage_engine.world import World
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side

CHANCE = "chance"
"""The actor where dice or cards decide."""


class Result(NamedTuple):
    """How a game ended."""

    winner: Side | None
    """None: nobody."""
    reason: Reason
    medals: dict[Side, dict[str, int]]
    """Medals of each side by source."""
    turns: int
    """Turns begun, both sides counted."""


class Game:
    """A game in progress.

    Ask `actor`, choose one of `legal_actions` (or, if the actor is `CHANCE`, one of
    `chance_outcomes`), `apply` it, and so on until there is a `result`.
    """

    __slots__ = ("_play",)

    def __init__(self, setup: Setup | World, play: Play | None = None) -> None:
        """Begin a game, or go on with one; games of one `World` share what is compiled."""
        if play is None:
            world = setup if isinstance(setup, World) else World(setup)
            play = Play(world, first_state(world))
            play.state.clocks = clocks_at_start(play)
            turns.begin(play)
            turns.go_on(play)
        self._play = play

    @staticmethod
    def from_text(setup: Setup | World, text: str) -> "Game":
        """Return the game whose `text` was written down; what happened before is unknown.

        Raises `bocage_engine.state_text.StateError`.
        """
        world = setup if isinstance(setup, World) else World(setup)
        state = state_text.parse(text)
        sound.check(world, state)
        play = Play(world, state)
        turns.go_on(play)
        return Game(world, play)

    @property
    def world(self) -> World:
        """The compiled setup."""
        return self._play.world

    @property
    def state(self) -> State:
        """The state; read it, and leave changes to `apply`."""
        return self._play.state

    @property
    def play(self) -> Play:
        """The state with its ground, to be asked by functions of the rules; never to be changed."""
        return self._play

    @property
    def events(self) -> list[Event]:
        """What has happened, oldest first."""
        return self._play.events

    def copy(self) -> "Game":
        """Return a game that goes on from here by itself; its list of events begins empty."""
        return Game(self.world, self._play.copy())

    def actor(self) -> Side | str | None:
        """Return whose choice it is: a side, `CHANCE`, or None when the game is over."""
        play = self._play
        if play.chooser != NOBODY:
            return SIDES[play.chooser]
        return None if play.state.phase == Phase.OVER else CHANCE

    def legal_actions(self) -> tuple[Action, ...]:
        """Return what the actor may choose; empty if it is `CHANCE`, or the game is over."""
        return self._play.legal

    def chance_outcomes(self) -> tuple[Outcome, ...]:
        """Return what chance may decide, with probabilities; empty if it is not its turn."""
        play = self._play
        phase = play.state.phase
        return chance.outcomes(play) if phase in turns.CHANCE else ()

    def chance_varies(self) -> bool:
        """Tell whether it is the turn of chance, and it may decide in more than one way.

        With many dice this is much sooner known than `chance_outcomes`.
        """
        return self._play.state.phase in turns.CHANCE and chance.varies(self._play)

    def chance_action(self, random: Random) -> Action:
        """Return what chance decides, drawn from a generator.

        Raises `IllegalAction` if it is not its turn.
        """
        if self.actor() != CHANCE:
            raise IllegalAction(f"it is no turn of chance in {self.text()}")
        return chance.decide(self._play, random)

    def apply(self, action: Action) -> None:
        """Carry out a choice.  Raises `IllegalAction`, and then nothing has changed."""
        play = self._play
        if not isinstance(action, Action):
            raise IllegalAction(f"{action!r} is no Action")
        if action not in play.legal and (play.legal or not chance.may_decide(play, action)):
            raise IllegalAction(f"{self.tell_action(action)!r} is not legal in {play.state.text()}")
        turns.APPLY[action.kind](play, action)
        turns.go_on(play)

    def dice_of(self, attack: Action) -> int:
        """Return how many dice a legal attack rolls, on a unit or on an empty bunker."""
        if attack.kind == ActionKind.BREACH:
            return breach_dice(self._play, attack.at, attack.to)
        return dice_of(self._play, attack)

    def hitting_symbols(self) -> frozenset[DieFace]:
        """Return the symbols that hit in the roll that is due; none if no battle is fought."""
        return hitting(self._play)

    def dice_due(self) -> int:
        """Return how many dice are rolled now; 0 if none are."""
        play = self._play
        return chance.dice(play) if play.state.phase in chance.ROLLED else 0

    def may_battle_after(self, move: Action) -> bool:
        """Tell whether a unit could battle after a legal move, if it had a target."""
        return is_able_after(moves(self._play, move.at), move)

    def sees(self, cell: int, to: int) -> bool:
        """Tell whether there is a line of sight between two cells."""
        play = self._play
        units = play.state.masks[0] | play.state.masks[1]
        return los.sees(play.terrain, units, cell, to, play.world.options)

    def blockers(self, cell: int, to: int) -> tuple[int, ...]:
        """Return the cells that block the line of sight between two cells; none if it is open."""
        play = self._play
        units = play.state.masks[0] | play.state.masks[1]
        return los.blockers(play.terrain, units, cell, to, play.world.options)

    def refusal(self, cell: int, to: int = OFF_BOARD) -> Refusal:
        """Return why nothing can be done with a cell now, or from it toward another one."""
        return refusal(self._play, cell, to)

    def result(self) -> Result | None:
        """Return how the game ended; None while it goes on."""
        state = self._play.state
        if state.phase != Phase.OVER:
            return None
        size = len(SOURCES)
        return Result(
            None if state.winner == NOBODY else SIDES[state.winner],
            Reason(state.reason),
            {
                side: dict(zip(SOURCES, state.medals[size * n : size * (n + 1)], strict=True))
                for n, side in enumerate(SIDES)
            },
            state.turn,
        )

    def text(self) -> str:
        """Return the state in one line, which `from_text` reads."""
        return self._play.state.text()

    def tell_action(self, action: Action) -> str:
        """Return an action in words, such as ``move D5 D7``."""
        try:
            return text_of(action, self.world.board, self.world.names)
        except (IndexError, ValueError):
            return repr(action)

    def read_action(self, text: str) -> Action:
        """Return the action that a text tells.  Raises `bocage_engine.actions.ActionError`."""
        return parse(text, self.world.board, self.world.names)

    def tell_event(self, event: Event) -> str:
        """Return an event as a sentence."""
        return tell(event, self.world.board, self.world.names)


def first_state(world: World) -> State:
    """Return the state before anybody has a card."""
    state = State()
    state.figures = [unit.figures for unit in world.units]
    state.masks = [0, 0]
    starts = sorted(world.setup.units)
    for number, start in enumerate(starts):
        cell = world.board.cell_of[start.at]
        state.where[cell] = number
        state.masks[world.units[number].side] |= 1 << cell
    state.deck = [card.copies for card in world.cards]
    state.discards = [0] * len(world.cards)
    state.last = [NOBODY] * len(SIDES)
    state.chosen = [NOBODY] * len(SIDES)
    state.medals = [0] * (len(SIDES) * len(SOURCES))
    state.holders = [NOBODY] * len(world.goals)
    state.pools = [0] * len(world.pool_kinds)
    state.exited = [0] * len(SIDES)
    state.high = [0] * len(SIDES)
    state.combat = [IN_DECK] * len(world.combat_copies)
    state.aboard = sum(
        1 << unit
        for cell, unit in state.where.items()
        if starts[unit].aboard and world.terrain.facts[cell].terrain & water()
    )
    return state

"""The state of a game: who stands where, who may still do what, which cards are where.

Sides are numbers, see `SIDES`; units are numbers, see `bocage_engine.world.World.units`.  Sets of
units on the board are masks of the cells where they stand.  Masks of the turn, such as
`State.moved`, hold units of the side whose turn it is.
"""

import ast
from enum import IntEnum
from typing import Any, Final, NamedTuple

from bocage_engine.board import OFF_BOARD
from bocage_engine.setup import Laid
from bocage_schema.errors import BocageError
from bocage_schema.ids import Side

SIDES = tuple(Side)
"""The sides by number."""
NOBODY = -1
"""Stands for no side, no unit and no card."""
SOURCES = ("eliminated", "objectives", "exits")
"""Where medals come from, in the order of `State.medals`."""


# Plain numbers, not enumerations: the rules ask for them all the time.


class Phase:
    """What is to be chosen next, see `State.phase`."""

    DEAL: Final = 0
    """Chance deals the first hands."""
    PLAY: Final = 1
    SECTION: Final = 2
    ORDER: Final = 3
    FINEST: Final = 4
    """Chance rolls for the orders of a card."""
    HEAL: Final = 5
    HEAL_ROLL: Final = 6
    TARGET: Final = 7
    STRIKE: Final = 8
    MOVE: Final = 9
    BATTLE: Final = 10
    AMBUSH: Final = 11
    """The other player may let the attacked unit strike first."""
    ROLL: Final = 12
    """Chance rolls for `State.fight`."""
    REROLL: Final = 13
    RETREAT: Final = 14
    """The owner of the unit chooses."""
    TAKE: Final = 15
    AGAIN: Final = 16
    """The unit that has battled may battle once more."""
    MOVE_ON: Final = 17
    """The unit that has battled may move once more."""
    REVEAL: Final = 18
    MINE: Final = 19
    """Chance rolls for a mine."""
    ICE: Final = 20
    DRAW: Final = 21
    KEEP: Final = 22
    OVER: Final = 23


class Cause:
    """Why a unit is on its way."""

    MOVE: Final = 0
    MOVE_ON: Final = 1
    TAKE: Final = 2
    RETREAT: Final = 3
    EXIT: Final = 4
    """It is going to leave the board."""


class Mode:
    """Kinds of battle."""

    BATTLE: Final = 0
    OVERRUN: Final = 1
    AMBUSH: Final = 2
    STRIKE: Final = 3
    """By a card, without a unit."""


class Reason(IntEnum):
    """Why a game is over."""

    MEDALS = 0
    """A side has the medals that it needs."""
    SUDDEN_DEATH = 1
    NO_UNITS = 2
    """A side has no unit left on the board."""
    DECK = 3
    """The draw pile is used up, and the discards are not shuffled."""
    NO_PROGRESS = 4
    """For `bocage_engine.victory.PATIENCE` turns nothing brought a decision nearer."""

    @property
    def word(self) -> str:
        """The reason in reports for programs."""
        return self.name.lower()

    @property
    def words(self) -> str:
        """The reason as users read it."""
        return self.word.replace("_", " ")


class Fight(NamedTuple):
    """A battle, or the strike of a card, in the making."""

    mode: int
    attacker: int
    """Its cell; `OFF_BOARD`: a card strikes."""
    target: int
    """The cell of the unit that is attacked."""
    distance: int
    dice: int
    unit: int
    """Number of the unit that is attacked."""
    flags: int = 0
    """Flags rolled that the unit has yet to answer."""
    hits: int = 0
    """Dice that would hit and are rolled again."""
    origin: "Fight | None" = None
    """The battle that an ambush interrupts."""


class StateError(BocageError, ValueError):
    """A text that tells no state."""


_NUMBERS = (
    "turn",
    "active",
    "phase",
    "card",
    "effect",
    "fallback",
    "section",
    "orders",
    "ordered",
    "to_move",
    "to_battle",
    "twice",
    "moved",
    "halted",
    "grounded",
    "busy",
    "cause",
    "draws",
    "drawer",
    "progress",
    "winner",
    "reason",
)
_LISTS = (
    "figures",
    "masks",
    "deck",
    "discards",
    "last",
    "chosen",
    "medals",
    "holders",
    "pools",
    "exited",
    "high",
)
_TUPLES = ("journey", "picks", "drawn", "quotas", "mines")


_FIELDS = (*_NUMBERS, *_LISTS, *_TUPLES, "changes", "fight", "hands", "where")


class State:
    """Everything that changes during a game.  `copy` is cheap; equal states have equal texts."""

    __slots__ = _FIELDS

    turn: int
    """Number of the turn, both sides counted; 0 before the first."""
    active: int
    """The side whose turn it is."""
    phase: int
    card: int
    """The command card played in this turn."""
    effect: int
    """The card as which it counts; another one for a card that copies."""
    fallback: int
    """1 if the card orders one unit of choice, because the side has none of its kind."""
    section: int
    """Section chosen for the card."""
    orders: int
    """Orders not yet given."""
    ordered: int
    to_move: int
    """Units that may still move."""
    to_battle: int
    """Units that may still battle."""
    twice: int
    """Units that may battle twice."""
    moved: int
    halted: int
    """Units whose movement for the turn is over, so that they take no ground (D-14)."""
    grounded: int
    """Units that have taken ground."""
    busy: int
    """The cell of the unit that battles or moves once more; `OFF_BOARD`: none."""
    cause: int
    draws: int
    """Cards that `drawer` has yet to draw."""
    drawer: int
    progress: int
    """The last turn that brought a decision nearer."""
    winner: int
    reason: int
    """A `Reason`; `NOBODY` while the game goes on."""
    figures: list[int]
    """By number of the unit; 0: it is no longer on the board."""
    masks: list[int]
    """Units of each side."""
    deck: list[int]
    """Copies in the draw pile, by card."""
    discards: list[int]
    last: list[int]
    """By side the last card played, as what it counted."""
    chosen: list[int]
    """By side the section that it chose for that card; `NOBODY`: none."""
    medals: list[int]
    """Three for each side, see `SOURCES`."""
    holders: list[int]
    """By objective the side that holds it."""
    pools: list[int]
    """Figures lost that count by the pool, by side and kind of unit."""
    exited: list[int]
    """By side the units that left the board."""
    high: list[int]
    """By side the most medals that it ever had."""
    journey: tuple[int, ...]
    """Cells that the unit on the first of them has yet to enter."""
    picks: tuple[int, ...]
    """Units that a card strikes at."""
    drawn: tuple[int, ...]
    """Cards drawn, one of which is kept."""
    quotas: tuple[int, ...]
    """Orders for infantry, for armor and for any unit that dice gave."""
    mines: tuple[int, ...]
    """Cells with revealed mines, each followed by its strength."""
    changes: tuple[tuple[int, tuple[Laid, ...]], ...]
    """What lies elsewhere than at the start, see `bocage_engine.terrain.Terrain.changes`."""
    fight: Fight | None
    hands: list[tuple[int, ...]]
    where: dict[int, int]
    """By cell the number of the unit there."""

    def __init__(self, other: "State | None" = None) -> None:
        """Make a state with nobody on the board and no cards, or one equal to another."""
        if other is None:
            self._begin()
        else:
            self._copy_numbers(other)
            self._copy_tables(other)

    def _begin(self) -> None:
        self.turn = self.active = self.phase = self.fallback = self.orders = self.ordered = 0
        self.to_move = self.to_battle = self.twice = self.moved = self.halted = self.grounded = 0
        self.cause = self.draws = self.drawer = self.progress = 0
        self.card = self.effect = self.section = self.busy = self.reason = NOBODY
        self.winner = NOBODY
        self.figures, self.masks, self.deck, self.discards = [], [], [], []
        self.last, self.chosen, self.medals, self.holders, self.pools = [], [], [], [], []
        self.exited, self.high = [], []
        self.journey = self.picks = self.drawn = self.quotas = self.mines = ()
        self.changes = ()
        self.fight = None
        self.hands = [(), ()]
        self.where = {}

    def _copy_numbers(self, other: "State") -> None:
        self.turn = other.turn
        self.active = other.active
        self.phase = other.phase
        self.card = other.card
        self.effect = other.effect
        self.fallback = other.fallback
        self.section = other.section
        self.orders = other.orders
        self.ordered = other.ordered
        self.to_move = other.to_move
        self.to_battle = other.to_battle
        self.twice = other.twice
        self.moved = other.moved
        self.halted = other.halted
        self.grounded = other.grounded
        self.busy = other.busy
        self.cause = other.cause
        self.draws = other.draws
        self.drawer = other.drawer
        self.progress = other.progress
        self.winner = other.winner
        self.reason = other.reason

    def _copy_tables(self, other: "State") -> None:
        self.figures = other.figures[:]
        self.masks = other.masks[:]
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.last = other.last[:]
        self.chosen = other.chosen[:]
        self.medals = other.medals[:]
        self.holders = other.holders[:]
        self.pools = other.pools[:]
        self.exited = other.exited[:]
        self.high = other.high[:]
        self.journey = other.journey
        self.picks = other.picks
        self.drawn = other.drawn
        self.quotas = other.quotas
        self.mines = other.mines
        self.changes = other.changes
        self.fight = other.fight
        self.hands = other.hands[:]
        self.where = other.where.copy()

    def copy(self) -> "State":
        """Return an equal state that shares nothing that can change."""
        return State(self)

    def text(self) -> str:
        """Return the state as one line that `parse` reads."""
        parts = [f"{name}={getattr(self, name)}" for name in _NUMBERS]
        parts += [f"{name}={_joined(getattr(self, name))}" for name in (*_LISTS, *_TUPLES)]
        parts.append("hands=" + ";".join(map(_joined, self.hands)))
        units = sorted(self.where.items())
        parts.append("where=" + ",".join(f"{cell}:{unit}" for cell, unit in units))
        parts.append("fight=" + _compact(_plain_fight(self.fight)))
        parts.append("changes=" + _compact(_plain_changes(self.changes)))
        return " ".join(parts)

    def __eq__(self, other: object) -> bool:
        """Tell whether two states are the same in everything."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _FIELDS)

    def __hash__(self) -> int:
        """Return a number that equal states share; do not change a state in a set."""
        return hash(self.text())

    def __repr__(self) -> str:
        """Show the text form."""
        return f"<State {self.text()}>"


def parse(text: str) -> State:
    """Return the state that a line tells; the reverse of `State.text`.

    Raises `StateError`.
    """
    found = dict(part.partition("=")[::2] for part in text.split())
    state = State()
    try:
        for name in _NUMBERS:
            setattr(state, name, int(found.pop(name)))
        for name in _LISTS:
            setattr(state, name, list(_split(found.pop(name))))
        for name in _TUPLES:
            setattr(state, name, _split(found.pop(name)))
        state.hands = [_split(hand) for hand in found.pop("hands").split(";")]
        pairs = (pair.split(":") for pair in found.pop("where").split(",") if pair)
        state.where = {int(cell): int(unit) for cell, unit in pairs}
        state.fight = _fight(ast.literal_eval(found.pop("fight")))
        state.changes = tuple(
            (int(cell), tuple(_laid(*item) for item in pieces))
            for cell, pieces in ast.literal_eval(found.pop("changes"))
        )
    except (KeyError, ValueError, TypeError, SyntaxError) as error:
        raise StateError(f"this is no state of a game: {error!r}") from None
    if found:
        raise StateError(f"a state knows nothing of {', '.join(found)}")
    return state


def _joined(numbers: Any) -> str:
    return ",".join(map(str, numbers))


def _split(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split(",") if word)


def _compact(value: object) -> str:
    return repr(value).replace(" ", "")


def _plain_fight(fight: Fight | None) -> Any:
    return fight and (*map(int, fight[:-1]), _plain_fight(fight.origin))


def _fight(found: Any) -> Fight | None:
    return Fight._make((*found[:-1], _fight(found[-1]))) if found else None


def _plain_changes(changes: tuple[tuple[int, tuple[Laid, ...]], ...]) -> Any:
    return tuple(
        (cell, tuple((*laid[:2], laid.owner and laid.owner.value, laid.traits) for laid in pieces))
        for cell, pieces in changes
    )


def _laid(piece: str, orientation: int, owner: str | None, traits: tuple[str, ...]) -> Laid:
    return Laid(piece, orientation, Side(owner) if owner else None, traits)


assert OFF_BOARD == NOBODY  # both stand for nothing in the same fields

"""The state of a game: who stands where, who may still do what, which cards are where.

Sides are numbers, see `SIDES`; units are numbers, see `bocage_engine.world.World.units`.  Sets of
units on the board are masks of the cells where they stand.  Masks of the turn, such as
`State.moved`, hold units of the side whose turn it is.
"""

from typing import Any, NamedTuple

from bocage_engine.board import OFF_BOARD
from bocage_engine.phases import Cause, Mode, Phase, Reason
from bocage_engine.setup import Laid
from bocage_schema.ids import Side

__all__ = [
    "GAINS",
    "NOBODY",
    "SIDES",
    "SOURCES",
    "TURN_MASKS",
    "Cause",
    "Fight",
    "Mode",
    "Phase",
    "Reason",
    "State",
]

SIDES = tuple(Side)
"""The sides by number."""
NOBODY = -1
"""Stands for no side, no unit and no card."""
GAINS = len(SIDES)
"""Added to a side in `State.owed`."""
SOURCES = ("eliminated", "objectives", "exits")
"""Where medals come from, in the order of `State.medals`."""


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
    """The battle that an ambush interrupts, or that is answered."""
    landed: int = 0
    """Figures lost by hits."""
    grim: int = 0
    """Flags more that its owner may ignore by cards."""
    breach: int = 0
    """1 if the bunker on the hex of the target is destroyed when the battle is over."""


TURN_MASKS = (
    "ordered",
    "to_move",
    "to_battle",
    "twice",
    "marching",
    "to_supply",
    "to_clear",
    "fought",
    "charging",
    "moved",
    "halted",
    "grounded",
)
"""Fields that hold units of the side whose turn it is; they move with the units."""
NUMBERS = (
    "turn",
    "active",
    "phase",
    "card",
    "effect",
    "fallback",
    "section",
    "orders",
    *TURN_MASKS,
    "smoking",
    "spent",
    "aboard",
    "captured",
    "resume",
    "combat_card",
    "combat_back",
    "rested",
    "rounds",
    "used",
    "given",
    "scouted",
    "busy",
    "cause",
    "draws",
    "drawer",
    "progress",
    "winner",
    "reason",
)
LISTS = (
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
    "ahead",
    "combat",
)
TUPLES = ("journey", "picks", "drawn", "quotas", "mines", "clocks", "ranged", "owed", "boosts")


_FIELDS = (*NUMBERS, *LISTS, *TUPLES, "changes", "fight", "hands", "where")


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
    marching: int
    """Units whose order only lets them move; until they do."""
    to_supply: int
    """Units that may supply others."""
    to_clear: int
    """Units that have battled on wire and may still remove it."""
    fought: int
    """Units that have battled."""
    charging: int
    """Units that have moved so far that they may only close assault."""
    moved: int
    halted: int
    """Units whose movement for the turn is over, so that they take no ground (D-14)."""
    grounded: int
    """Units that have taken ground."""
    smoking: int
    """1 if the unit that battles twice has fired smoke shells."""
    spent: int
    """Units, by number, that have used what they have only once in a game."""
    aboard: int
    """Units, by number, that landing craft carry."""
    captured: int
    """Cells with headquarters that the enemy of their owner entered last, a mask."""
    combat_card: int
    """The combat card whose units are being chosen; `NOBODY`: none."""
    combat_back: int
    """The phase in which it was played."""
    rested: int
    """What of the end of the turn is over, see `bocage_engine.combat`."""
    rounds: int
    """Cards of an Overlord turn that have been carried out."""
    used: int
    """Units, by number, that had an order by an earlier card of the turn."""
    given: int
    """Sub-sections that have had a card in the turn, bit by bit."""
    scouted: int
    """1 if a card of the turn lets the side draw more."""
    resume: int
    """The phase to which the game goes back after that."""
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
    ahead: list[int]
    """By side the card that it has chosen for its next turn; `NOBODY`: none."""
    combat: list[int]
    """By copy of a combat card where it is, see `bocage_engine.combat_cards`."""
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
    clocks: tuple[int, ...]
    """Cells with markers that go by themselves, each followed by the last turn that they see."""
    ranged: tuple[int, ...]
    """Cells with marks of big guns, each followed by the number of the unit whose it is."""
    owed: tuple[int, ...]
    """Sides that lose a card by chance in the middle of a turn; `GAINS` more: they draw one."""
    boosts: tuple[int, ...]
    """What combat cards give units for the turn: an effect, a unit by number, an amount."""
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
        self.to_move = self.to_battle = self.twice = self.marching = 0
        self.to_supply = self.to_clear = self.fought = self.charging = 0
        self.moved = self.halted = self.grounded = 0
        self.smoking = self.spent = self.aboard = self.captured = self.resume = 0
        self.cause = self.draws = self.drawer = self.progress = 0
        self.card = self.effect = self.section = self.busy = self.reason = NOBODY
        self.winner = NOBODY
        self.figures, self.masks, self.deck, self.discards = [], [], [], []
        self.last, self.chosen, self.medals, self.holders, self.pools = [], [], [], [], []
        self.exited, self.high, self.ahead = [], [], [NOBODY, NOBODY]
        self.combat, self.boosts = [], ()
        self.combat_card, self.combat_back, self.rested = NOBODY, 0, 0
        self.rounds = self.used = self.given = self.scouted = 0
        self.journey = self.picks = self.drawn = self.quotas = self.mines = ()
        self.clocks = self.ranged = self.owed = ()
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
        self.marching = other.marching
        self.to_supply = other.to_supply
        self.to_clear = other.to_clear
        self.fought = other.fought
        self.charging = other.charging
        self.moved = other.moved
        self.halted = other.halted
        self.grounded = other.grounded
        self.smoking = other.smoking
        self.spent = other.spent
        self.aboard = other.aboard
        self.captured = other.captured
        self.combat_card = other.combat_card
        self.combat_back = other.combat_back
        self.rested = other.rested
        self.rounds = other.rounds
        self.used = other.used
        self.given = other.given
        self.scouted = other.scouted
        self.resume = other.resume
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
        self.ahead = other.ahead[:]
        self.combat = other.combat[:]
        self.journey = other.journey
        self.picks = other.picks
        self.drawn = other.drawn
        self.quotas = other.quotas
        self.mines = other.mines
        self.clocks = other.clocks
        self.ranged = other.ranged
        self.owed = other.owed
        self.boosts = other.boosts
        self.changes = other.changes
        self.fight = other.fight
        self.hands = other.hands[:]
        self.where = other.where.copy()

    def forget_turn(self) -> None:
        """Forget all that is known of the turn."""
        self.rounds = self.used = self.given = self.scouted = 0
        self.forget_card()

    def forget_card(self) -> None:
        """Forget all that is known of what a card has led to."""
        self.card = self.effect = self.section = self.busy = NOBODY
        self.fallback = self.orders = self.ordered = self.to_move = self.to_battle = 0
        self.twice = self.marching = self.to_supply = self.to_clear = self.fought = 0
        self.moved = self.halted = self.grounded = self.smoking = self.draws = self.charging = 0
        self.quotas = self.picks = self.drawn = self.boosts = ()
        self.rested = 0

    def copy(self) -> "State":
        """Return an equal state that shares nothing that can change."""
        return State(self)

    def text(self) -> str:
        """Return the state as one line that `parse` reads."""
        parts = [f"{name}={getattr(self, name)}" for name in NUMBERS]
        parts += [f"{name}={_joined(getattr(self, name))}" for name in (*LISTS, *TUPLES)]
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


def _joined(numbers: Any) -> str:
    return ",".join(map(str, numbers))


def _compact(value: object) -> str:
    return repr(value).replace(" ", "")


def _plain_fight(fight: Fight | None) -> Any:
    return fight and (*map(int, (*fight[:8], *fight[9:])), _plain_fight(fight.origin))


def _plain_changes(changes: tuple[tuple[int, tuple[Laid, ...]], ...]) -> Any:
    return tuple(
        (cell, tuple((*laid[:2], laid.owner and laid.owner.value, laid.traits) for laid in pieces))
        for cell, pieces in changes
    )


assert OFF_BOARD == NOBODY  # both stand for nothing in the same fields

"""What happened in a game, turn by turn and in numbers, ready to be printed.

A report tells the line of play that leads to one moment of a game; `game_report_page` makes a page
of it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from bocage_engine.actions import roll_of_code
from bocage_engine.cards import ANYWHERE, SECTION_NAMES
from bocage_engine.dice import SYMBOLS
from bocage_engine.events import Event, EventKind, tell
from bocage_engine.game import Result
from bocage_engine.state import NOBODY, SIDES, SOURCES, Mode, Phase, State
from bocage_engine.timeline import Moment
from bocage_engine.world import World
from bocage_scenarios.describe import name_of
from bocage_scenarios.game_files import Note, SavedGame
from bocage_scenarios.model import Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side


class Section(StrEnum):
    """Parts of a turn under which sentences are gathered."""

    START = "start"
    CARD = "card"
    ORDERS = "orders"
    MOVEMENT = "movement"
    BATTLE = "battle"
    DRAW = "draw"
    BY_HAND = "by_hand"
    """A position was set by hand."""


SECTION_OF: Mapping[int, Section] = {
    Phase.DEAL: Section.START,
    Phase.PLAY: Section.CARD,
    Phase.SECTION: Section.CARD,
    Phase.ORDER: Section.ORDERS,
    Phase.FINEST: Section.ORDERS,
    Phase.HEAL: Section.ORDERS,
    Phase.HEAL_ROLL: Section.ORDERS,
    Phase.TARGET: Section.ORDERS,
    Phase.STRIKE: Section.BATTLE,
    Phase.MOVE: Section.MOVEMENT,
    Phase.BATTLE: Section.BATTLE,
    Phase.AMBUSH: Section.BATTLE,
    Phase.ROLL: Section.BATTLE,
    Phase.REROLL: Section.BATTLE,
    Phase.RETREAT: Section.BATTLE,
    Phase.TAKE: Section.BATTLE,
    Phase.AGAIN: Section.BATTLE,
    Phase.MOVE_ON: Section.MOVEMENT,
    Phase.DRAW: Section.DRAW,
    Phase.KEEP: Section.DRAW,
}
"""By the phase in which something was chosen; phases that are not here go on with the last one."""
STRIKES: Mapping[int, int] = {
    EventKind.ATTACKED: Mode.BATTLE,
    EventKind.AMBUSHED: Mode.AMBUSH,
    EventKind.STRUCK: Mode.STRIKE,
}
"""Events that begin an attack, and its kind."""
STRUGGLE = frozenset({Phase.ROLL, Phase.REROLL, Phase.RETREAT})
"""Phases in which losses and retreats are those of an attack."""
WAYS = frozenset({EventKind.MOVED, EventKind.RETREATED, EventKind.TOOK})


@dataclass(slots=True)
class Attack:
    """An attack, an ambush, or the strike of a card."""

    side: Side
    mode: int
    """A `bocage_engine.state.Mode`, where an overrun counts as a battle."""
    start: str
    """Label of the hex of the attacker; empty for a card."""
    attacker: str
    """Name of the unit, or of the card."""
    target: str
    defender: str
    dice: int
    rolls: list[str] = field(default_factory=list)
    """What the dice showed, in words; several rolls if some were rolled again."""
    losses: int = 0
    """Figures that the target lost."""
    eliminated: bool = False
    retreat: str = ""
    """Label of the hex to which the target retreated; empty: it did not."""


@dataclass(slots=True)
class Part:
    """What happened in one part of a turn, in sentences."""

    section: Section
    sentences: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Turn:
    """A turn of one side."""

    number: int
    """0: before the first turn."""
    side: Side | None
    card: str = ""
    """The card played; empty for none."""
    orders: list[str] = field(default_factory=list)
    """Labels of the hexes of the units ordered."""
    moves: list[tuple[str, str]] = field(default_factory=list)
    """Labels of the hexes where units set out and came to."""
    attacks: list[Attack] = field(default_factory=list)
    medals: Counter[Side] = field(default_factory=Counter)
    """Medals gained, less those lost, by side."""
    parts: list[Part] = field(default_factory=list)


@dataclass(slots=True)
class Tally:
    """The numbers of one side."""

    medals: dict[str, int]
    """By source, see `bocage_engine.state.SOURCES`."""
    needed: int
    units: int
    """Left on the board."""
    figures: int
    units_lost: int = 0
    figures_lost: int = 0
    recovered: int = 0
    left_board: int = 0
    attacks: int = 0
    faces: Counter[DieFace] = field(default_factory=Counter)
    """What the dice of its attacks showed."""
    figures_hit: int = 0
    """Figures of the enemy that its attacks took."""

    @property
    def dice(self) -> int:
        """How many dice its attacks rolled."""
        return self.faces.total()


@dataclass(frozen=True, slots=True)
class GameReport:
    """A game up to a moment."""

    scenario: Scenario
    players: tuple[str, ...]
    """The Axis and the Allied player; empty if nobody said."""
    seed: str
    turns: tuple[Turn, ...]
    tallies: Mapping[Side, Tally]
    result: Result | None
    not_enforced: tuple[str, ...]
    """What the scenario uses and the engine does not play."""
    notes: tuple[Note, ...]


class Speech(NamedTuple):
    """How a report says what is no number, in one language."""

    sentences: Callable[[Moment], Iterable[tuple[Event, str]]]
    """Every event of the choice that led to a moment, in words."""
    card: Callable[[World, int], str]
    kind: Callable[[str], str]
    """The name of a kind of unit."""
    roll: Callable[[int], str]
    """What dice showed, by their code."""


def _sentences(moment: Moment) -> Iterator[tuple[Event, str]]:
    world = moment.game.world
    names = card_names(world)
    yield from ((event, tell(event, world.board, names)) for event in moment.events)


def _roll(code: int) -> str:
    shown = zip(SYMBOLS, roll_of_code(code), strict=True)
    return ", ".join(f"{count} {face}" for face, count in shown if count)


ENGLISH = Speech(_sentences, lambda world, card: card_names(world)[card], name_of, _roll)


def report_of(saved: SavedGame, speech: Speech = ENGLISH) -> GameReport:
    """Return what happened in a game from its beginning to where it stands now."""
    timeline = saved.timeline
    teller = _Teller(timeline.world, speech)
    for moment in timeline.past():
        teller.take(moment)
    teller.close(timeline.game.state)
    return GameReport(
        saved.scenario,
        saved.players,
        timeline.seed,
        tuple(teller.turns),
        {SIDES[number]: tally for number, tally in enumerate(teller.tallies)},
        timeline.game.result(),
        timeline.world.setup.not_enforced,
        saved.notes,
    )


def card_names(world: World) -> tuple[str, ...]:
    """Return the names of all cards of a game, with their section."""
    deck = catalogue().decks[world.setup.deck]
    found = []
    for face in world.cards:
        entry = deck.card(face.id)
        name = entry.names.en if entry else face.id
        found.append(
            name if face.section == ANYWHERE else f"{name} ({SECTION_NAMES[face.section]})"
        )
    return tuple(found)


class _Teller:
    """Goes through a game, moment by moment."""

    def __init__(self, world: World, speech: Speech) -> None:
        self.world = world
        self.speech = speech
        self.kinds = tuple(speech.kind(unit.kind.id) for unit in world.units)
        self.turns = [Turn(0, None)]
        self.tallies = [Tally({}, needed, 0, 0) for needed in world.needed]
        self._units: dict[int, int] = {}
        self._before: State | None = None
        """The state in which the choice was made that is being told; None: there was none."""
        self._section = Section.START
        self._open: dict[bool, Attack] = {}
        """Attacks that are not over, by whether they are ambushes."""

    def take(self, moment: Moment) -> None:
        """Take in one more moment of the line."""
        parent = moment.parent
        if parent is not None and moment.action is None:
            self._section = Section.BY_HAND
            self._say(moment.title)
            self._open_turn(moment.game.state)
            return
        self._before = parent.game.state if parent is not None else None
        if self._before is not None:
            self._section = SECTION_OF.get(self._before.phase, self._section)
            self._units = dict(self._before.where)
        for event, sentence in self.speech.sentences(moment):
            self._take_event(event, sentence)

    def close(self, state: State) -> None:
        """Note how the game stands at the end of the line."""
        size = len(SOURCES)
        for side, tally in enumerate(self.tallies):
            medals = state.medals[size * side : size * (side + 1)]
            tally.medals = dict(zip(SOURCES, medals, strict=True))
            own = [unit for unit in state.where.values() if self.world.units[unit].side == side]
            tally.units = len(own)
            tally.figures = sum(state.figures[unit] for unit in own)

    def _open_turn(self, state: State) -> None:
        """Begin another turn if a position that was set by hand is one of another turn."""
        last = self.turns[-1]
        if (last.number, last.side) != (state.turn, SIDES[state.active]):
            self.turns.append(Turn(state.turn, SIDES[state.active]))

    def _take_event(self, event: Event, sentence: str) -> None:
        kind, *values = event
        if kind == EventKind.TURN:
            number, side = values
            self.turns.append(Turn(number, SIDES[side]))
            self._section = Section.START
            return
        if kind == EventKind.ORDERED and self._section is Section.CARD:
            self._section = Section.ORDERS
        self._say(sentence)
        turn = self.turns[-1]
        if kind == EventKind.PLAYED and SIDES[values[0]] == turn.side:
            turn.card = self.speech.card(self.world, values[1])
        elif kind == EventKind.ORDERED:
            turn.orders.append(self._label(values[0]))
        elif kind == EventKind.MEDALS:
            turn.medals[SIDES[values[0]]] += values[1]
        elif kind == EventKind.LOST_MEDALS:
            turn.medals[SIDES[values[0]]] -= values[1]
        elif kind in STRIKES:
            self._begin_attack(kind, values)
        elif kind == EventKind.ROLLED:
            self._count_roll(values[0])
        else:
            self._follow_unit(kind, values)

    def _follow_unit(self, kind: int, values: list[int]) -> None:
        """Note what became of a unit."""
        if kind in WAYS:
            start, end = values
            self._units[end] = self._units.pop(start)
            if kind == EventKind.MOVED:
                self._note_move(start, end)
            attack = self._attack()
            if kind == EventKind.RETREATED and attack is not None:
                attack.retreat = self._label(end)
        elif kind in (EventKind.HIT, EventKind.BLOCKED):
            self._count_losses(*values)
        elif kind == EventKind.RECOVERED:
            self._tally_of(values[0]).recovered += values[1]
        elif kind == EventKind.ELIMINATED:
            self._tally_of(values[0]).units_lost += 1
            attack = self._attack()
            if attack is not None:
                attack.eliminated = True
            del self._units[values[0]]
        elif kind == EventKind.EMPTIED:
            self._tally_of(values[0]).units_lost += 1
            del self._units[values[0]]
        elif kind == EventKind.LEFT:
            self._tally_of(values[0]).left_board += 1
            del self._units[values[0]]

    def _note_move(self, start: int, end: int) -> None:
        moves = self.turns[-1].moves
        here, there = self._label(start), self._label(end)
        if moves and moves[-1][1] == here:  # another leg of the same way
            here, _ = moves.pop()
        moves.append((here, there))

    def _begin_attack(self, kind: int, values: list[int]) -> None:
        mode = STRIKES[kind]
        *cells, dice = values
        target = cells[-1]
        if mode == Mode.STRIKE:
            turn = self.turns[-1]
            assert turn.side is not None
            side, start, name = turn.side, "", turn.card
        else:
            unit = self._units[cells[0]]
            side = SIDES[self.world.units[unit].side]
            start, name = self._label(cells[0]), self.kinds[unit]
        defender = self.kinds[self._units[target]]
        attack = Attack(side, mode, start, name, self._label(target), defender, dice)
        self._open[mode == Mode.AMBUSH] = attack
        self.turns[-1].attacks.append(attack)
        self.tallies[SIDES.index(side)].attacks += 1

    def _attack(self) -> Attack | None:
        """Return the attack that the choice that is being told was about.

        A unit that battles back makes no attack; what it does is none of the attack on it.
        """
        before = self._before
        if before is None or before.phase not in STRUGGLE or before.fight is None:
            return None
        if before.fight.mode == Mode.BACK:
            return None
        return self._open.get(before.fight.mode == Mode.AMBUSH)

    def _count_roll(self, code: int) -> None:
        attack = self._attack()
        if attack is None:
            return
        roll = roll_of_code(code)
        shown = {face: count for face, count in zip(SYMBOLS, roll, strict=True) if count}
        attack.rolls.append(self.speech.roll(code))
        self.tallies[SIDES.index(attack.side)].faces.update(shown)

    def _count_losses(self, cell: int, figures: int) -> None:
        self._tally_of(cell).figures_lost += figures
        attack = self._attack()
        if attack is not None:
            attack.losses += figures
            self.tallies[SIDES.index(attack.side)].figures_hit += figures

    def _tally_of(self, cell: int) -> Tally:
        return self.tallies[self.world.units[self._units[cell]].side]

    def _say(self, sentence: str) -> None:
        parts = self.turns[-1].parts
        if not parts or parts[-1].section is not self._section:
            parts.append(Part(self._section))
        parts[-1].sentences.append(sentence)

    def _label(self, cell: int) -> str:
        board = self.world.board
        return board.plan.label(board.hexes[cell]) if cell != NOBODY else ""

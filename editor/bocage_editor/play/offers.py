"""What a person can do at a moment of a game, sorted by where he clicks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from bocage_engine.actions import Action, ActionKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.state import NOBODY, Phase
from bocage_schema.ids import Side

K = TypeVar("K")

CARDS = frozenset(
    {
        ActionKind.PLAY,
        ActionKind.DISCARD,
        ActionKind.KEEP,
        ActionKind.SWAP,
        ActionKind.AHEAD,
    }
)
"""Choices of a card in the hand, of one drawn, or of one discarded."""
ONE_CLICK = frozenset(
    {
        ActionKind.ORDER,
        ActionKind.TARGET,
        ActionKind.STRIKE,
        ActionKind.HEAL,
        ActionKind.LAY,
        ActionKind.PONTOON,
    }
)
"""Choices of one unit, or of one hex."""
TWO_CLICKS = frozenset(
    {
        ActionKind.MOVE,
        ActionKind.EXIT,
        ActionKind.ATTACK,
        ActionKind.RETREAT,
        ActionKind.SUPPLY,
        ActionKind.BRIDGE,
        ActionKind.BREACH,
    }
)
"""Choices of a unit, and then of a hex."""
ONTO = frozenset({ActionKind.TAKE, ActionKind.CROSS})
"""Answers that may be given by a click on the hex as well to which a unit goes."""
ASSAULTS = frozenset({ActionKind.ATTACK, ActionKind.BREACH})
"""Choices that roll battle dice at a hex."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The choices of one moment; none of them if chance decides or the game is over."""

    side: Side | None = None
    """Whose choice it is."""
    phase: int = Phase.OVER
    cards: Mapping[int, Action] = field(default_factory=dict)
    """By number of the card."""
    sections: Mapping[int, Action] = field(default_factory=dict)
    """By number of the section, from the chooser's left."""
    cells: Mapping[int, tuple[Action, ...]] = field(default_factory=dict)
    """By cell what one click there chooses: an order, a target, ground to take."""
    ways: Mapping[int, Mapping[int, tuple[Action, ...]]] = field(default_factory=dict)
    """By cell of the unit, then by the cell to click: moves, attacks and retreats."""
    answers: tuple[Action, ...] = ()
    """Choices by a button; some of them by a cell, too."""

    @property
    def sole_unit(self) -> int:
        """The cell of the only unit with a choice of hexes; `NOBODY` if there is no such one."""
        return next(iter(self.ways)) if len(self.ways) == 1 else NOBODY

    def clickable(self, chosen: int) -> frozenset[int]:
        """Return the cells where a click does something while a unit is chosen, or none."""
        ends = self.ways.get(chosen, {})
        return frozenset((*self.cells, *self.ways, *ends))

    def all(self) -> Iterable[Action]:
        """Yield every choice."""
        yield from (*self.cards.values(), *self.sections.values(), *self.answers)
        for actions in self.cells.values():
            yield from (action for action in actions if action not in self.answers)
        for ends in self.ways.values():
            for actions in ends.values():
                yield from actions


def offer_of(game: Game) -> Offer:
    """Return what the actor of a game can do now."""
    actor = game.actor()
    if actor is None or actor is CHANCE:
        return Offer(phase=game.state.phase)
    cards: dict[int, Action] = {}
    sections: dict[int, Action] = {}
    cells: dict[int, list[Action]] = {}
    ways: dict[int, dict[int, list[Action]]] = {}
    answers = []
    for action in game.legal_actions():
        kind = action.kind
        if kind in CARDS:
            cards[action.at] = action
        elif kind == ActionKind.SECTION:
            sections[action.at] = action
        elif kind in ONE_CLICK:
            cells.setdefault(action.at, []).append(action)
        elif kind in TWO_CLICKS:
            ways.setdefault(action.at, {}).setdefault(action.to, []).append(action)
        else:
            answers.append(action)
            if kind in ONTO:
                cells.setdefault(action.to, []).append(action)
    return Offer(
        Side(actor),
        game.state.phase,
        cards,
        sections,
        _frozen(cells),
        {cell: _frozen(ends) for cell, ends in ways.items()},
        tuple(answers),
    )


def _frozen(found: Mapping[K, list[Action]]) -> dict[K, tuple[Action, ...]]:
    return {key: tuple(actions) for key, actions in found.items()}

"""Combat cards as data: what users enter of the cards in their box (rules reference 45).

The printed texts are not known, so a deck is a table of cards that somebody has written down.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.record import Record
from bocage_schema.ids import UnitClass


class Timing(StrEnum):
    """When a card may be played."""

    MOVE = "move"
    """While one's own ordered units move."""
    BATTLE = "battle"
    """While one's own ordered units battle."""
    END = "end"
    """When the battles of one's own turn are over."""
    FLAGS = "flags"
    """When flags were rolled against one's own unit."""


class EffectKind(StrEnum):
    """What a card does to each unit that it is played on."""

    DICE = "dice"
    """More battle dice in this turn."""
    CLOSE_DICE = "close_dice"
    """More battle dice in close assault."""
    HEXES = "hexes"
    """More hexes to move, and to battle after."""
    BATTLE_AFTER_ENTRY = "battle_after_entry"
    """It may battle after entering terrain that forbids it."""
    LAY = "lay"
    """A piece is laid on its hex."""
    RECOVER = "recover"
    """Dice bring figures back: its symbol, and stars."""
    IGNORE_FLAGS = "ignore_flags"
    """It may ignore so many flags more."""
    BY_HAND = "by_hand"
    """The players carry the text out themselves."""


class CombatCard(Record, frozen=True, kw_only=True):
    """A combat card, as a file of a deck describes it; copies of it are the same."""

    id: str
    names: Names
    texts: Names
    copies: int = 1
    timing: Timing = Timing.BATTLE
    effect: EffectKind = EffectKind.BY_HAND
    amount: int = 1
    """Dice, hexes or flags, by the effect."""
    piece: str = ""
    """What is laid."""
    units: int = 1
    """Most units that it is played on."""
    classes: frozenset[UnitClass] = frozenset()
    """Classes, by the cards that order them, of those units; empty: all."""
    grim_determination: bool = False
    """It may be used instead to ignore one flag."""


@dataclass(frozen=True, slots=True)
class CombatDeck:
    """A deck of combat cards."""

    id: str = ""
    names: Names = field(default_factory=lambda: Names(en="", de="", nl=""))
    cards: tuple[CombatCard, ...] = ()
    provisional: bool = True
    """Nobody has compared it with printed cards."""


NO_COMBAT = CombatDeck()
DEALT, DEALT_IN_OVERLORD = 2, 3
"""Cards that each side gets at the start; with field generals one for each of them."""
IN_DECK, DISCARDED = -1, -2
"""Where a copy is, see `bocage_engine.state.State.combat`; or else it is in the hand of a side."""

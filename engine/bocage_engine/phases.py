"""Where a game is: what is to be chosen next, why a unit is on its way, how a battle came about."""

from enum import IntEnum
from typing import Final

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
    MARCH: Final = 24
    """Orders are given that only let units move (On the Move)."""
    RESTORE: Final = 25
    """Units are chosen to which dice bring figures back."""
    SMOKE: Final = 26
    """Hexes are chosen for smoke shells."""
    CROSS: Final = 27
    """A unit may move onto the bridge that it has laid."""
    BREACH: Final = 28
    """Chance rolls for an attack on an empty bunker."""
    CURE: Final = 29
    """Chance rolls for a unit that recovers where it stands."""
    FORFEIT: Final = 30
    """Chance takes a card from a hand."""
    SWAP: Final = 31
    """A discarded card may be fetched instead of drawing."""
    BACK: Final = 32
    """The attacked unit may battle back."""
    ADVANCE: Final = 33
    """Armor that has taken ground may move on before it battles again."""
    AHEAD: Final = 34
    """A card is chosen for the next turn."""
    FETCH: Final = 35
    """Chance deals a card in the middle of a turn."""
    COMBAT: Final = 36
    """Units are chosen on which a combat card is played."""
    COMBAT_ROLL: Final = 37
    """Chance rolls for a combat card."""
    COMBAT_DEAL: Final = 38
    """Chance deals a combat card."""
    GRIM: Final = 39
    """The owner of a unit may ignore flags by combat cards."""
    TURN_END: Final = 40
    """Combat cards may be played as the turn ends."""


LAST_PHASE: Final = Phase.TURN_END
"""The highest number of a phase."""


class Cause:
    """Why a unit is on its way."""

    MOVE: Final = 0
    MOVE_ON: Final = 1
    TAKE: Final = 2
    RETREAT: Final = 3
    EXIT: Final = 4
    """It is going to leave the board."""
    CROSS: Final = 5
    """It moves onto a bridge that it has laid."""
    ADVANCE: Final = 6
    """It moves on after it has taken ground."""


class Mode:
    """Kinds of battle."""

    BATTLE: Final = 0
    OVERRUN: Final = 1
    AMBUSH: Final = 2
    STRIKE: Final = 3
    """By a card, without a unit."""
    FURIA: Final = 4
    """A second close assault with one die."""
    BREACH: Final = 5
    """Against an empty bunker."""
    BACK: Final = 6
    """By the unit that was attacked."""


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

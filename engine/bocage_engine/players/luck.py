"""Chance for playing on: evenly spread, and cleared of the luck that the dice bring.

Outcomes of games that are played on from a position differ mostly by luck.  Two things make a
few of them tell more.  `Luck` spreads the dice of each battle evenly over the samples, and
`expected_loss` tells what a roll does on average, so that what it does beyond that can be taken
off the outcome again; that leaves the average as it is.
"""

from random import Random

from bocage_engine.fights import forces_flags, retreat_ground
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.players.ground import Ground
from bocage_engine.players.odds import prospect, strike_chance
from bocage_engine.retreat import flags_ignored, retreat
from bocage_engine.state import NOBODY, Fight, Mode
from bocage_engine.world import UnitInfo

GOLDEN = 0.6180339887498949
"""Multiples of it are spread evenly between 0 and 1."""
SPREAD = 1009
"""Different ways in which the samples follow one another."""
NEVER = 9
"""Hexes from which on a retreat is blocked that is not blocked at all."""


class Luck(Random):
    """Chance of one of many samples: over the samples each event gets all it may come to."""

    def __init__(self, seed: int) -> None:
        """Begin with the sample of number 0."""
        super().__init__(seed)
        self._seed = seed
        self._sample = 0
        self._value = 0.0

    def begin(self, sample: int) -> None:
        """Go on with another sample, counted from 0."""
        self._sample = sample

    def aim(self, play: Play) -> None:
        """Make ready to decide what a game waits for; the same event has the same luck."""
        state = play.state
        event = self._seed
        fight = state.fight
        if fight is None:
            parts = state.turn, state.phase, state.drawer, state.draws, len(state.drawn)
        else:
            attacker = state.where.get(fight.attacker, -1)
            parts = state.turn, state.phase, fight.unit, attacker, fight.mode
        for part in parts:
            event = (event * 1_000_003 + part + 2) & 0xFFFF_FFFF
        event ^= event >> 15
        self._value = (event >> 8 & 0xFFFF) / 0x10000
        self._value += self._sample * GOLDEN * (1 + event % SPREAD)

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        self._value = (self._value + GOLDEN * GOLDEN) % 1.0
        return self._value


def expected_loss(ground: Ground, play: Play) -> float | None:
    """Return how much of a medal the roll that is due takes from its target on average.

    None: its dice are rolled again, and nobody has worked it out.
    """
    state, world = play.state, play.world
    fight = state.fight
    assert fight is not None
    info = world.units[fight.unit]
    if info.kind.reroll is not None:
        return None
    ignored = 0
    if fight.mode == Mode.STRIKE:
        hit = strike_chance(info.kind, rule_of(play), dim=world.rules.reduced_visibility)
    else:
        attacker = world.acting[NOBODY][state.where[fight.attacker]]
        replies = fight.mode in (Mode.AMBUSH, Mode.BACK)
        moved = not replies and bool(state.moved >> fight.attacker & 1)
        hit = ground.hit(attacker, fight.unit, near=fight.distance == 1, moved=moved)
        if not forces_flags(play, fight):
            side = world.side(info.side)
            ignored = flags_ignored(play.terrain, fight.target, info.kind, side)
    blocked = _blocked(play, fight, info)
    return prospect(fight.dice, hit, state.figures[fight.unit], ignored, blocked).gain


def _blocked(play: Play, fight: Fight, info: UnitInfo) -> int:
    """Return from which hex on the retreat of the target is blocked."""
    state, world = play.state, play.world
    found = retreat(
        retreat_ground(play, fight),
        state.masks[0] | state.masks[1],
        fight.target,
        info.kind,
        world.side(info.side),
        fight.dice,
        up=info.side == world.top,
        forced=True,
    )
    return found.fewest - found.losses + 1 if found.losses else NEVER

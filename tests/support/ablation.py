"""How much features help the side that has them: many games with each feature, and without it.

One side of a small battle has the feature; greedy players play the battle with it and without
it, from the same seeds, while the side is the Axis and the Allies, and begins and does not.  As
a script it prints how often the side wins, with intervals that hold in 95 of 100 cases:
``python tests/support/ablation.py 400 supply smoke``; without names it goes through all features.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from random import Random

from matches import SIGMAS, wilson

from bocage_engine.actions import ActionKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.players import GreedyPlayer
from bocage_engine.setup import Camp, Laid, Objective, Setup, SpecialRules, UnitStart
from bocage_engine.state import SIDES
from bocage_engine.world import World
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.catalogue.units import Accessory
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

MEDALS = 5
SEATS = 4
"""Ways to be seated: two sides, and who begins."""


class Refusing(GreedyPlayer):
    """Leaves some kinds of choices alone, unless it has no other."""

    def __init__(self, *kinds):
        super().__init__()
        self.kinds = frozenset(kinds)

    def choose(self, game, random):
        legal = tuple(each for each in game.legal_actions() if each.kind not in self.kinds)
        return legal[0] if len(legal) == 1 else super().choose(game, random)

    def decide(self, play):
        legal = tuple(each for each in play.legal if each.kind not in self.kinds)
        if 0 < len(legal) < len(play.legal):
            play = play.copy()
            play.legal = legal
        return super().decide(play)


@dataclass(frozen=True)
class Feature:
    """A feature of one side: the battle with it, and the same without it."""

    battle: Callable[[Side, bool], World]
    """The battle in which a side has the feature, or has not."""
    refuses: tuple[int, ...] = ()
    """What the player of the side leaves alone without it."""


def row(line, columns, kind, **more):
    """Return units beside one another: where they stand, their kind, and more about them."""
    return [(Hex(line, 2 * column + line % 2), kind, more) for column in columns]


def setup(side, own, enemy, *, ground=(), goals=(), rules=None, deck="base"):
    """Return a battle in which a side sits at the bottom, below row 4.

    What lies on the ground is told by its name and whether it is the enemy's.
    """
    other = next(each for each in Side if each is not side)
    units = []
    for owner, placed in ((side, own), (other, enemy)):
        for at, kind, more in placed:
            figures = {"figures": FIGURES.get(kind, 4), **more}
            units.append(UnitStart(at, owner, kind, **figures))
    laid = {
        at: tuple(Laid(name, owner=other if theirs else None) for name, theirs in on)
        for at, on in ground
    }
    return Setup(
        top=other,
        units=tuple(units),
        ground=laid,
        camps=dict.fromkeys(Side, Camp(5, MEDALS)),
        objectives=tuple(Objective(ObjectiveType.TEMPORARY_MAJORITY, (at,)) for at in goals),
        rules=rules or SpecialRules(),
        deck=deck,
    )


FIGURES = {"armor": 3, "churchill": 3, "artillery": 2, "big_gun": 2, "nebelwerfer": 2}
FIGURES |= {"half_track": 3, "supply_truck": 3, "command_vehicle": 1}
WOODS = tuple(
    (Hex(line, x), (("forest", False),)) for line, x in ((2, 6), (2, 16), (3, 11), (5, 13), (6, 8))
)
TOWNS = tuple((Hex(line, x), (("town", False),)) for line, x in ((1, 7), (1, 17), (7, 7), (7, 17)))


def supply(side, on):
    """Two half-tracks and a truck behind a line of infantry and armor."""
    own = row(6, (2, 4, 6, 8, 10), "infantry") + row(7, (3, 8), "armor")
    own += row(7, (4, 6), "half_track") + row(7, (7,), "supply_truck")
    enemy = row(2, (2, 4, 6, 8, 10), "infantry") + row(1, (3, 5, 8), "armor")
    return World(setup(side, own, enemy, ground=WOODS + TOWNS))


def smoke(side, on):
    """Infantry that has to cross open ground to towns that guns and armor hold."""
    own = row(6, (2, 4, 6, 8, 10), "infantry") + row(7, (3, 8), "armor")
    own += row(7, (5, 7), "nebelwerfer")
    enemy = row(1, (3, 5, 8), "infantry") + row(2, (4, 7), "infantry") + row(1, (2, 9), "armor")
    enemy += row(0, (4, 8), "artillery")
    goals = [at for at, _ in TOWNS[:2]]
    return World(setup(side, own, enemy, ground=WOODS + TOWNS, goals=goals))


def screen(side, on):
    """Infantry on three hexes that it has to hold under the fire of guns and armor."""
    own = row(4, (5, 6, 7), "infantry") + row(7, (3, 6, 9), "nebelwerfer")
    own += row(6, (3, 9), "infantry")
    enemy = row(0, (3, 6, 9), "artillery") + row(1, (2, 4, 8, 10), "armor")
    enemy += row(1, (6,), "infantry")
    goals = [Hex(4, x) for x in (10, 12, 14)]
    return World(setup(side, own, enemy, goals=goals))


def mined(*places):
    """Return mines of the enemy."""
    return [(Hex(line, x), (("minefield", True),)) for line, x in places]


BELT = mined(*((4, 2 * column) for column in range(1, 12)))
GAPS = mined((3, 5), (3, 9), (3, 13), (3, 17), (3, 21), (4, 8), (4, 12), (4, 16))


def engineers(side, on, mines=BELT):
    """Units that have to cross a belt of mines and wire; some are engineers, or plain infantry."""
    wired = [(Hex(2, x), (("wire", True),)) for x in (4, 8, 12, 16, 20)]
    sappers = "engineers" if on else "infantry"
    own = row(6, (3, 6, 9), sappers) + row(6, (2, 5, 8), "infantry") + row(7, (3, 8), "armor")
    own += row(7, (6,), "artillery")
    enemy = row(1, (2, 4, 6, 8, 10), "infantry") + row(0, (6,), "artillery") + row(1, (5,), "armor")
    goals = [at for at, _ in TOWNS[:2]]
    return World(setup(side, own, enemy, ground=(*TOWNS, *mines, *wired), goals=goals))


def gaps(side, on):
    """The same with ways through the mines."""
    return engineers(side, on, GAPS)


def clearing(side, on):
    """The same, with engineers in any case: the player uses them, or does not."""
    return engineers(side, True)


def plough(side, on):
    """Tanks that have to cross a belt of mines, with ploughs or without."""
    carried = {"accessory": Accessory.MINE_PLOUGH if on else None}
    own = row(7, (3, 6, 9), "churchill", **carried) + row(6, (2, 4, 6, 8), "infantry")
    enemy = row(1, (2, 4, 6, 8, 10), "infantry") + row(0, (6,), "artillery") + row(1, (5,), "armor")
    goals = [at for at, _ in TOWNS[:2]]
    return World(setup(side, own, enemy, ground=(*TOWNS, *BELT), goals=goals))


def petard(side, on):
    """Special tanks against infantry in bunkers, with petards or without."""
    bunkers = [(Hex(2, x), (("bunker", True),)) for x in (6, 10, 14, 18)]
    carried = {"accessory": Accessory.PETARD if on else None}
    own = row(7, (3, 6, 9), "churchill", **carried) + row(6, (3, 5, 7, 9), "infantry")
    own += row(7, (4,), "artillery")
    enemy = row(2, (3, 5, 7, 9), "infantry") + row(1, (4, 7), "armor") + row(0, (6,), "artillery")
    return World(setup(side, own, enemy, ground=(*TOWNS[2:], *bunkers), goals=(Hex(1, 11),)))


def breach(side, on):
    """The same, with petards in any case: the player attacks empty bunkers, or does not."""
    return petard(side, True)


def bridge(side, on):
    """A river without a bridge, and tanks that carry some."""
    river = [(Hex(4, 2 * column), (("river", False),)) for column in range(13) if column != 1]
    own = row(6, (5, 7), "churchill", accessory=Accessory.BRIDGE) + row(7, (4, 8), "armor")
    own += row(6, (3, 6, 9), "infantry")
    enemy = row(2, (3, 6, 9), "infantry") + row(1, (5, 7), "armor") + row(1, (4,), "artillery")
    return World(setup(side, own, enemy, ground=river, goals=(Hex(1, 13),)))


def pontoon(side, on):
    """A river without a bridge, which the cards of both sides may bridge."""
    river = [(Hex(4, 2 * column), (("river", False),)) for column in range(13) if column != 1]
    own = row(6, (3, 5, 7, 9), "infantry") + row(7, (4, 6, 8), "armor")
    enemy = row(2, (3, 6, 9), "infantry") + row(1, (5, 7), "armor") + row(1, (4,), "artillery")
    rules = SpecialRules(pontoon_bridges=True)
    return World(setup(side, own, enemy, ground=river, goals=(Hex(1, 13),), rules=rules))


def crosshair(side, on):
    """Two big guns, which mark what they hit, or do not."""
    own = row(7, (4, 8), "big_gun") + row(6, (3, 6, 9), "infantry") + row(7, (6,), "armor")
    enemy = row(2, (1, 3, 5, 7, 9, 11), "infantry") + row(1, (3, 6, 8), "armor")
    enemy += row(1, (4,), "artillery")
    world = World(setup(side, own, enemy, ground=WOODS + TOWNS))
    if not on:
        world.units = tuple(unit._replace(kind=replace(unit.kind, marks=0)) for unit in world.units)
    return world


def back(side, on):
    """Infantry that battles back with its last figure."""
    habits = frozenset({NationEffect.BATTLE_BACK}) if on else frozenset()
    own = row(6, (2, 4, 6, 8, 10), "infantry", habits=habits) + row(7, (4, 8), "armor")
    enemy = row(2, (2, 4, 6, 8, 10), "infantry") + row(1, (4, 8), "armor")
    return World(setup(side, own, enemy, ground=WOODS + TOWNS))


FEATURES = {
    "supply": Feature(supply, (ActionKind.SUPPLY,)),
    "smoke": Feature(smoke, (ActionKind.SMOKE,)),
    "screen": Feature(screen, (ActionKind.SMOKE,)),
    "engineers": Feature(engineers),
    "gaps": Feature(gaps),
    "clearing": Feature(clearing, (ActionKind.ACT,)),
    "plough": Feature(plough),
    "petard": Feature(petard),
    "breach": Feature(breach, (ActionKind.BREACH,)),
    "bridge": Feature(bridge, (ActionKind.BRIDGE,)),
    "pontoon": Feature(pontoon, (ActionKind.PONTOON,)),
    "crosshair": Feature(crosshair),
    "back": Feature(back),
}


@dataclass
class Tally:
    """What came of the games of the side."""

    games: int = 0
    won: int = 0
    used: int = 0
    """Choices of the kinds that the player may leave alone."""

    def share(self):
        """Return the share of games won, and its Wilson interval."""
        return self.won / self.games, wilson(self.won, self.games)


def play(feature, games, *, on, seed="0"):
    """Let the side play so many games with or without the feature, in all seats alike."""
    worlds = []
    for side in Side:
        world = feature.battle(side, on)
        worlds += [(side, _begun_by(world, first)) for first in range(len(SIDES))]
    own = GreedyPlayer() if on else Refusing(*feature.refuses)
    enemy = GreedyPlayer()
    found = Tally()
    for number in range(games):
        side, world = worlds[number % SEATS]
        players = (own, enemy) if side is SIDES[0] else (enemy, own)
        game, random = Game(world), Random(f"{seed}/{number // SEATS}/{side}/{world.first}")
        while (actor := game.actor()) is not None:
            if actor == CHANCE:
                game.apply(game.chance_action(random))
                continue
            action = players[SIDES.index(actor)].choose(game, random)
            found.used += actor is side and action.kind in feature.refuses
            game.apply(action)
        found.games += 1
        found.won += game.result().winner is side
    return found


def _begun_by(world, first):
    """Return a battle that a side begins; a compiled one, as it may differ from its setup."""
    other = World(replace(world.setup, first=SIDES[first]))
    other.units = world.units
    return other


def told(name, on, off):
    """Return what a feature does for its side, as a line."""
    share, (low, high) = on.share()
    less, (least, most) = off.share()
    half = SIGMAS * sqrt(share * (1 - share) / on.games + less * (1 - less) / off.games)
    more = share - less
    return (
        f"{name}: wins {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) with it,"
        f" {100 * less:.1f} % ({100 * least:.1f} to {100 * most:.1f}) without;"
        f" difference {100 * more:+.1f} ({100 * (more - half):+.1f} to {100 * (more + half):+.1f})"
        f" points in {on.games} games each; used {on.used / on.games:.2f} times a game"
    )


if __name__ == "__main__":
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= set(FEATURES):
        sys.exit(f"usage: python ablation.py GAMES [{'|'.join(FEATURES)} ...]")
    for name in sys.argv[2:] or FEATURES:
        with_it, without = (play(FEATURES[name], int(sys.argv[1]), on=on) for on in (True, False))
        sys.stdout.write(told(name, with_it, without) + "\n")
        sys.stdout.flush()

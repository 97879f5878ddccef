"""A player of your own: check that it plays fair, and let it play against another one."""

import sys
from random import Random

from bocage_engine.actions import Action, ActionKind
from bocage_engine.game import Game
from bocage_engine.players import PLAYERS, Player
from bocage_engine.players.conformance import check_player
from bocage_engine.setup import Setup
from bocage_engine.simulation import play_out
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of
from bocage_schema.ids import Side

SEED = "1"


class Hothead(Player):
    """Attacks whenever it can, and leaves the rest to chance."""

    def choose(self, game: Game, random: Random) -> Action:
        """Return an attack if there is one."""
        legal = game.legal_actions()
        attacks = [action for action in legal if action.kind == ActionKind.ATTACK]
        return random.choice(attacks or legal)


def play_against(setup: Setup, other: str, games: int) -> int:
    """Let the player be the Axis in some games, and return how many it wins."""
    world = World(setup)
    players = Hothead(), PLAYERS[other]()
    won = 0
    for number in range(games):
        game = Game(world)
        play_out(game, players, Random(f"{SEED}/{number}"))
        result = game.result()
        won += result is not None and result.winner is Side.AXIS
    return won


def main(name: str, other: str, games: int) -> None:
    """Check the player in a bundled scenario, then let it play."""
    setup = setup_of(bundled(name).scenario)
    found = check_player(Hothead, setup)
    print(f"checked {found.choices} choices in {found.games} games")
    print(f"Hothead wins {play_against(setup, other, games)} of {games} games against {other}")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: python my_player.py NAME PLAYER GAMES")
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))

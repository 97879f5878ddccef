"""Turns of the slow game: beginning them, what is in a hand, and drawing cards at the end."""

from slow_game_cards import base
from slow_game_medals import look_at_turn_start, other


def begin_turn(game, side):
    """Begin the turn of a side; nobody is ordered yet."""
    game["phase"], game["active"] = "play", side
    game["card"] = game["effect"] = game["section"] = game["fight"] = None
    game["fallback"], game["shown"], game["reacted"] = False, (), False
    game["picks"], game["drawn"], game["draws"] = [], [], []
    for unit in game["units"].values():
        unit.update(ordered=False, may_move=False, battles=0)
        unit.update(moved=False, halted=False, grounded=False)
    look_at_turn_start(game)


def play_choices(game):
    hand = sorted(set(game["hands"][game["active"]]))
    playable = [f"play {card}" for card in hand if card != "ambush"]
    return playable or [f"discard {card}" for card in hand] or ["end"]


def take_card(game, side, card):
    hand = list(game["hands"][side])
    hand.remove(card)
    game["hands"][side] = tuple(hand)


def prepare_draw(game):
    """Make ready to draw a card; tell whether one is drawn, otherwise go on."""
    side = game["active"]
    if game["card"]:
        put_away(game)
    while game["draws"]:
        if any(game["deck"].values()) or any(game["discards"].values()):
            if not any(game["deck"].values()):
                game["deck"], game["discards"] = game["discards"], {}
            return True
        game["draws"] = []
    if len(game["drawn"]) > 1:
        game["phase"] = "keep"
        return False
    game["hands"][side] = tuple(sorted((*game["hands"][side], *game["drawn"])))
    begin_turn(game, other(side))
    return False


def put_away(game):
    """Discard the card of the turn; whoever reacted draws first."""
    side, discards = game["active"], game["discards"]
    discards[game["card"]] = discards.get(game["card"], 0) + 1
    if game["effect"] == "their_finest_hour":
        for card, copies in discards.items():
            game["deck"][card] = game["deck"].get(card, 0) + copies
        game["discards"] = {}
    recon = game["effect"] and base(game["effect"]) == "recon"
    game["draws"] = [other(side)] * game["reacted"] + [side] * (2 if recon else 1)
    game["recon"] = bool(recon)
    game["card"] = None


def draw_choices(game):
    return [f"draw {card}" for card, copies in sorted(game["deck"].items()) if copies]


def draw(game, card):
    game["deck"][card] -= 1
    side = game["draws"].pop(0)
    if game["phase"] == "draw" and side == game["active"] and game["recon"]:
        game["drawn"].append(card)
    else:
        game["hands"][side] = tuple(sorted((*game["hands"][side], card)))
    if game["phase"] == "deal" and not game["draws"]:
        begin_turn(game, game["active"])


def keep(game, card):
    game["hands"][game["active"]] = tuple(sorted((*game["hands"][game["active"]], card)))
    rest = list(game["drawn"])
    rest.remove(card)
    for thrown in rest:
        game["discards"][thrown] = game["discards"].get(thrown, 0) + 1
    begin_turn(game, other(game["active"]))

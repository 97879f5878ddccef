"""Positions in files, for the engine and for the slow game alike.

A file names the ground, the units with their figures, the hands and the objectives by labels.
"""

from slow_game_cards import COPIES
from slow_game_ground import KINDS
from slow_game_medals import SIDES

from bocage_engine.game import Game
from bocage_engine.setup import Camp, Exit, Laid, Objective, Setup, SpecialRules, UnitStart
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side


def plan_of(told):
    return board(BoardFormat(told.get("board", "standard")))


def stack(text):
    """Return the pieces on a hex; ``bunker@axis`` is a bunker of the Axis."""
    pairs = (word.partition("@")[::2] for word in text.split("+"))
    return [(name, owner or None) for name, owner in pairs]


def unit_told(text):
    """Return side, kind, figures and full figures of ``allies infantry 3/4``."""
    side, kind, figures = text.split()
    left, _, full = figures.partition("/")
    return side, kind, int(left), int(full or left)


def goals_told(told):
    return [
        {"side": None, "medals": 1, "min_hexes": 1, **goal} for goal in told.get("objectives", ())
    ]


def setup_of(told):
    """Return the start of a game for the engine."""
    plan = plan_of(told)
    units = []
    for label, text in told["units"].items():
        side, kind, _, full = unit_told(text)
        units.append(UnitStart(plan.hex(label), Side(side), kind, full))

    def hexes(item):
        return tuple(map(plan.hex, item["hexes"]))

    return Setup(
        board_format=plan.format,
        face=Face(told.get("face", "countryside")),
        top=Side(told.get("top", "axis")),
        first=Side(told.get("first", "allies")),
        ground={
            plan.hex(label): tuple(
                Laid(name, 1, owner and Side(owner)) for name, owner in stack(text)
            )
            for label, text in told.get("ground", {}).items()
        },
        units=tuple(units),
        camps={
            Side(side): Camp(told.get("deal", {}).get(side, 0), told.get("needed", {}).get(side, 5))
            for side in SIDES
        },
        objectives=tuple(
            Objective(
                ObjectiveType(goal["type"]),
                hexes(goal),
                goal["side"] and Side(goal["side"]),
                goal["medals"],
                goal["min_hexes"],
            )
            for goal in goals_told(told)
        ),
        exits=tuple(
            Exit(hexes(item), Side(item["side"]) if "side" in item else None)
            for item in told.get("exits", ())
        ),
        rules=SpecialRules(sandbags=told.get("sandbags", 7)),
    )


def engine_game(told):
    """Return the engine's game at a position."""
    setup = setup_of(told)
    game = Game(setup)
    state, names = game.state.copy(), list(game.world.names)
    for label, text in told["units"].items():
        cell = game.world.board.cell_of[plan_of(told).hex(label)]
        state.figures[state.where[cell]] = unit_told(text)[2]
    for number, side in enumerate(Side):
        hand = [names.index(card) for card in told.get("hands", {}).get(side, ())]
        state.hands[number] = tuple(sorted((*state.hands[number], *hand)))
        for card in hand:
            state.deck[card] -= 1
        state.medals[3 * number] = told.get("won", {}).get(side, 0)
        if side in told.get("last", {}):
            state.last[number] = names.index(told["last"][side])
    for card, copies in told.get("discards", {}).items():
        state.discards[names.index(card)] += copies
        state.deck[names.index(card)] -= copies
    if "pile" in told:
        state.deck = [told["pile"].get(card, 0) for card in names]
    return Game.from_text(game.world, state.text())


def slow_game(told):
    """Return the same position for `slow_game.begin`."""
    plan = plan_of(told)
    units = {}
    for label, text in told["units"].items():
        side, kind, figures, full = unit_told(text)
        assert kind in KINDS
        units[plan.hex(label)] = {"side": side, "kind": kind, "figures": figures, "full": full}
    goals = [{**g, "hexes": [plan.hex(label) for label in g["hexes"]]} for g in goals_told(told)]
    exits = told.get("exits", ())
    deal = [side for side in ("axis", "allies") for _ in range(told.get("deal", {}).get(side, 0))]
    last = {side: (card, None) for side, card in told.get("last", {}).items()}
    return {
        "plan": plan,
        "board": told.get("board", "standard"),
        "face": told.get("face", "countryside"),
        "top": told.get("top", "axis"),
        "units": units,
        "ground": {plan.hex(label): tuple(stack(t)) for label, t in told.get("ground", {}).items()},
        "stock": told.get("sandbags", 7),
        "goals": goals,
        "holders": [None] * len(goals),
        "exits": [{"side": None, **x, "hexes": [plan.hex(at) for at in x["hexes"]]} for x in exits],
        "needed": dict.fromkeys(SIDES, 5) | told.get("needed", {}),
        "won": dict.fromkeys(SIDES, 0) | told.get("won", {}),
        "hands": {side: tuple(sorted(told.get("hands", {}).get(side, ()))) for side in SIDES},
        "deck": pile(told),
        "discards": dict(told.get("discards", {})),
        "last": dict.fromkeys(SIDES) | last,
        "phase": "deal" if deal else "play",
        "draws": deal,
        "active": told.get("first", "allies"),
        "over": False,
        "mover": None,
        "busy": None,
        "fight": None,
        "picks": [],
        "drawn": [],
        "recon": False,
    }


def pile(told):
    """Return the cards of the draw pile: the base deck without those elsewhere."""
    if "pile" in told:
        return dict(told["pile"])
    copies = dict(COPIES)
    for hand in told.get("hands", {}).values():
        for card in hand:
            copies[card] -= 1
    for card, number in told.get("discards", {}).items():
        copies[card] -= number
    return copies

"""A second game, slow and simple, by the words of the rules: an oracle for the engine.

A game is a plain dict; `choices` tells in words what may happen next, be it the choice of a
player or what chance decides, and `after` returns the game that follows.  `count` counts the
ways in which a game can go on.
"""

from itertools import combinations_with_replacement

from slow_game_battle import (
    after_ambush_choice,
    after_take_choice,
    attack,
    attacks,
    may_act,
    move_unit,
    resolve_roll,
    retreat,
    retreat_choices,
    strike,
)
from slow_game_cards import (
    STRIKES,
    allowance,
    base,
    eligible,
    falls_back,
    mirrored,
    order,
    orders,
    own_units,
    sections_of,
    wounded,
)
from slow_game_ground import KINDS, family, move_told, moves
from slow_game_medals import look, other
from slow_game_turns import (
    begin_turn,
    draw,
    draw_choices,
    keep,
    play_choices,
    prepare_draw,
    take_card,
)

from bocage_schema.hexes import distance

FACES = ("infantry", "armor", "grenade", "star", "flag")
CHANCE = ("deal", "draw", "roll", "finest", "heal_roll")


def begin(game):
    """Return a game described by a dict, at its first choice."""
    game = copied(game)
    look(game, [at for at in game["units"] if is_last_to_occupy(game, at)])
    if game["phase"] == "play":
        begin_turn(game, game["active"])
    return go_on(game)


def is_last_to_occupy(game, at):
    return any(goal["type"] == "last_to_occupy" and at in goal["hexes"] for goal in game["goals"])


def copied(game):
    """Return a game of its own that can be changed."""
    new = dict(game)
    new["units"] = {at: dict(unit) for at, unit in game["units"].items()}
    for name in ("ground", "deck", "discards", "last", "won", "hands"):
        new[name] = dict(game[name])
    for name in ("holders", "picks", "drawn", "draws"):
        new[name] = list(game[name])
    new["fight"] = game["fight"] and dict(game["fight"])
    return new


def count(game, depth):
    """Return the number of ways to go on by so many steps."""
    found = choices(game)
    if depth == 1:
        return len(found)
    return sum(count(after(game, choice), depth - 1) for choice in found)


def after(game, choice):
    """Return the game after a choice."""
    game = copied(game)
    word, *rest = choice.split()
    apply(game, word, rest)
    return go_on(game)


def go_on(game):
    """Pass over what leaves no choice; which card is played is always a choice."""
    while not game["over"]:
        if game["phase"] == "draw" and not prepare_draw(game):
            continue
        found = choices(game)
        if len(found) > 1 or game["phase"] in ("play", *CHANCE):
            break
        if found:
            word, *rest = found[0].split()
            apply(game, word, rest)
        else:
            begin_moves(game)
    return game


def choices(game):
    """Return in words what may happen next."""
    return [] if game["over"] else CHOICES[game["phase"]](game)


# Cards


def play(game, card):
    """Play a card; the one that copies counts as the enemy's last one, seen from the front."""
    side = game["active"]
    take_card(game, side, card)
    effect, section = card, None
    if card == "counter_attack":
        effect, section = game["last"][other(side)] or (None, None)
        effect = effect and mirrored(effect)
        section = None if section is None else 2 - section
    game["card"], game["effect"], game["section"] = card, effect, section
    game["last"][side] = effect and (effect, section)
    if effect is None:
        begin_moves(game)
    else:
        begin_effect(game)


def begin_effect(game):
    card, _, where = game["effect"].partition("/")
    game["fallback"] = falls_back(game)
    if where:
        game["section"] = ("left", "center", "right").index(where)
    asked = {"medics_mechanics": "heal", "their_finest_hour": "finest"}
    asked |= dict.fromkeys(STRIKES, "target")
    if card == "infantry_assault" and not game["fallback"] and game["section"] is None:
        game["phase"] = "section"
    elif orders(game) is None:
        order_all(game)
    else:
        game["phase"] = asked.get(card, "order")


def order_all(game):
    for at in eligible(game):
        order(game, at)
    begin_moves(game)


def section_choices(game):
    found = {n for at in eligible_anywhere(game) for n in sections_of(game, at)}
    return [f"section {n}" for n in sorted(found)]


def eligible_anywhere(game):
    return [at for at in own_units(game) if family(game["units"][at]) == "infantry"]


def choose_section(game, section):
    game["section"] = int(section)
    game["last"][game["active"]] = (game["effect"], game["section"])
    order_all(game)


def order_choices(game):
    given = sum(game["units"][at]["ordered"] for at in own_units(game))
    found = eligible(game) if given < orders(game) else []
    return [f"order {name(game, at)}" for at in found] + ["end"]


def begin_moves(game):
    game["phase"] = "move"


def heal(game, shown):
    """Bring lost figures back, and order the unit if there are any."""
    at = game["busy"]
    unit = game["units"][at]
    symbols = [face for face in shown if face in (family(unit), "star")]
    back = min(len(symbols), unit["full"] - unit["figures"])
    if back:
        unit["figures"] += back
        order(game, at)
    begin_moves(game)


def dice_by_hand(game):
    return len(game["hands"][game["active"]]) + 1


def roll_choices(game):
    number = game["fight"]["dice"] if game["phase"] == "roll" else dice_by_hand(game)
    return [" ".join(["roll", *faces]) for faces in combinations_with_replacement(FACES, number)]


# Moves


def name(game, at):
    return game["plan"].label(at)


def unit_moves(game, at):
    unit = game["units"][at]
    most, before_battle, free = allowance(game, unit, KINDS[unit["kind"]])
    return moves(game, at, most, before_battle, free=free)


def move_choices(game):
    units = game["units"]
    movers = [at for at in own_units(game) if units[at]["may_move"]]
    if game["phase"] == "move_on":
        movers = [at for at in own_units(game) if units[at]["ordered"]]
    found = [told for at in movers for told in moves_told(game, at)]
    return [*found, "end"]


def moves_told(game, at):
    for end, passed, leaves in unit_moves(game, at):
        yield move_told(game, "exit" if leaves else "move", at, end, passed)


def move(game, word, rest):
    """Move a unit, which may not move again and perhaps not battle."""
    at, to, *passed = (game["plan"].hex(label) for label in rest if label != "via")
    able = unit_moves(game, at)[to, frozenset(passed), word == "exit"]
    unit = game["units"][at]
    unit["moved"], unit["may_move"] = True, False
    if unit["battles"] == 2:
        unit["battles"] = 0
    if not able:
        unit["battles"] = 0
    if game["phase"] == "move_on":
        game["phase"] = "draw"
    game["mover"] = unit["side"]
    free = allowance(game, unit, KINDS[unit["kind"]])[2]
    move_unit(game, at, to, passed=sorted(passed, key=lambda hex: distance(at, hex)), free=free)
    if word == "exit" and not game["over"]:
        del game["units"][to]
        game["won"][unit["side"]] += 1
        look(game)


def end(game):
    """Go on where a player wants no more."""
    after_phase = {"play": "battle", "move": "battle", "target": "strike", "strike": "draw"}
    phase = game["phase"]
    if phase == "order":
        begin_moves(game)
    elif phase == "battle":
        free = game["effect"] == "behind_enemy_lines" and not game["fallback"]
        moving = free and any(game["units"][at]["ordered"] for at in own_units(game))
        game["phase"] = "move_on" if moving else "draw"
    elif phase == "again":
        game["units"][game["busy"]]["battles"] = 0
        game["phase"] = "battle"
    else:
        game["phase"] = after_phase.get(phase, "draw")


# Battles


def battle_choices(game):
    units, found = game["units"], []
    for at in own_units(game):
        if units[at]["battles"]:
            found += [f"attack {name(game, at)} {name(game, to)}" for to in attacks(game, at)]
            found += [f"act {name(game, at)}"] * may_act(game, at)
    return [*found, "end"]


def again_choices(game):
    at = game["busy"]
    found = [f"attack {name(game, at)} {name(game, to)}" for to in attacks(game, at)]
    return [*found, "end"]


def act(game, at):
    """Remove the wire instead of battling."""
    game["units"][at]["battles"] = 0
    game["ground"][at] = tuple(thing for thing in game["ground"][at] if thing[0] != "wire")


def take_choices(game):
    fight = game["fight"]
    return [f"take {name(game, fight['by'])} {name(game, fight['at'])}", "pass"]


def target_choices(game):
    enemies = [at for at, unit in game["units"].items() if unit["side"] != game["active"]]
    picks = game["picks"]
    enemies = [at for at in enemies if at not in picks]
    if picks:
        enemies = [at for at in enemies if any(distance(at, to) == 1 for to in picks)]
    if len(picks) == STRIKES[base(game["effect"])]:
        enemies = []
    return [f"target {name(game, at)}" for at in enemies] + ["end"] * bool(picks)


def strike_choices(game):
    return [f"strike {name(game, at)}" for at in game["picks"]] or ["end"]


CHOICES = {
    "deal": draw_choices,
    "play": play_choices,
    "section": section_choices,
    "order": order_choices,
    "finest": roll_choices,
    "heal": lambda game: [f"heal {name(game, at)}" for at in wounded(game)],
    "heal_roll": roll_choices,
    "target": target_choices,
    "strike": strike_choices,
    "move": move_choices,
    "battle": battle_choices,
    "ambush": lambda game: ["ambush", "pass"],
    "roll": roll_choices,
    "retreat": retreat_choices,
    "take": take_choices,
    "again": again_choices,
    "move_on": move_choices,
    "draw": draw_choices,
    "keep": lambda game: [f"keep {card}" for card in sorted(set(game["drawn"]))],
}


def apply(game, word, rest):
    """Change a game by a choice."""
    phase = game["phase"]
    labels = [label for label in rest if label != "via"] if word in ON_HEXES else []
    hexes = [game["plan"].hex(label) for label in labels]
    if word in ("play", "discard", "keep", "draw"):
        {"play": play, "keep": keep, "draw": draw, "discard": throw_away}[word](game, *rest)
    elif word in ("move", "exit"):
        move(game, word, rest)
    elif word == "roll":
        rolled(game, phase, rest)
    elif word == "pass" or word == "ambush":
        (after_ambush_choice if phase == "ambush" else after_take_choice)(game, word)
    elif word in ON_HEXES:
        ON_HEXES[word](game, *hexes)
    elif word == "section":
        choose_section(game, *rest)
    elif word == "stand":
        retreat(game, None)
    else:
        end(game)


def throw_away(game, card):
    take_card(game, game["active"], card)
    game["card"] = card
    begin_moves(game)


def rolled(game, phase, shown):
    if phase == "finest":
        game["shown"], game["phase"] = tuple(shown), "order"
    elif phase == "heal_roll":
        heal(game, shown)
    else:
        resolve_roll(game, shown)


def choose_to_heal(game, at):
    game["busy"], game["phase"] = at, "heal_roll"


ON_HEXES = {
    "order": order,
    "attack": attack,
    "act": act,
    "take": lambda game, at, to: after_take_choice(game, "take"),
    "target": lambda game, at: game["picks"].append(at),
    "strike": strike,
    "heal": choose_to_heal,
    "retreat": lambda game, at, to, *passed: retreat(game, to, passed),
}

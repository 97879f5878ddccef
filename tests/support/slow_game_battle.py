"""Battles of the slow game: attacks, ambushes, hits, flags, ground taken and overruns."""

from slow_game_cards import base, bonus
from slow_game_ground import (
    COVERED,
    SEA,
    STOPS,
    beside,
    dice,
    family,
    flags_ignored,
    is_barred,
    is_watched,
    move_told,
    names_on,
    retreats,
)
from slow_game_medals import look, other

from bocage_schema.hexes import distance


def is_overrun(game):
    return game["phase"] == "again" and family(game["units"][game["busy"]]) == "armor"


def attack_dice(game, at, to):
    extra = bonus(game, close=distance(at, to) == 1, overrun=is_overrun(game))
    return dice(game, at, to, extra)


def may_battle_here(game, at):
    """Tell whether the place of a unit, and its card, let it battle at all."""
    card = "" if game["fallback"] or not game["effect"] else base(game["effect"])
    near = beside(game, at, game["active"])
    if card == "close_assault" and not near and not is_overrun(game):
        return False
    return not (names_on(game, at) & SEA or (card == "firefight" and near))


def attacks(game, at):
    """Return the hexes that a unit may attack; enemies beside it are the only ones it may."""
    units = game["units"]
    if not may_battle_here(game, at):
        return []
    enemies = [to for to, unit in units.items() if unit["side"] != game["active"]]
    targets = beside(game, at, game["active"]) or enemies
    return [to for to in targets if attack_dice(game, at, to) >= 1]


def may_act(game, at):
    is_infantry = family(game["units"][at]) == "infantry"
    return is_infantry and "wire" in names_on(game, at) and may_battle_here(game, at)


def attack(game, at, to):
    """Declare an attack; the other side may have the card to strike first."""
    overrun, number = is_overrun(game), attack_dice(game, at, to)
    unit = game["units"][at]
    unit["battles"] -= not overrun
    close = distance(at, to) == 1
    game["fight"] = {
        "by": at,
        "at": to,
        "dice": number,
        "close": close,
        "mode": "overrun" if overrun else "battle",
        "origin": None,
        "ignorable": True,
    }
    game["phase"] = "roll"
    if family(unit) == "armor":
        remove(game, at, "wire")
    if close and "ambush" in game["hands"][other(game["active"])] and dice(game, to, at) >= 1:
        game["phase"] = "ambush"


def remove(game, at, name):
    """Take a piece off a hex; sandbags can be laid again."""
    here = game["ground"].get(at, ())
    left = tuple(thing for thing in here if thing[0] != name)
    if left != here:
        game["ground"][at] = left
        game["stock"] += name == "sandbags"


def after_ambush_choice(game, word):
    game["phase"] = "roll"
    if word == "pass":
        return
    side, fight = other(game["active"]), game["fight"]
    hand = list(game["hands"][side])
    hand.remove("ambush")
    game["hands"][side] = tuple(hand)
    game["discards"]["ambush"] = game["discards"].get("ambush", 0) + 1
    game["reacted"] = True
    game["fight"] = {
        "by": fight["at"],
        "at": fight["by"],
        "dice": dice(game, fight["at"], fight["by"]),
        "close": True,
        "mode": "ambush",
        "origin": fight,
        "ignorable": True,
    }


def strike(game, at):
    game["picks"].remove(at)
    number = 4 if base(game["effect"]) == "barrage" else 2 if game["active"] == "allies" else 1
    game["fight"] = {"by": None, "at": at, "dice": number, "close": False, "mode": "strike"}
    game["fight"].update(origin=None, ignorable=False)
    game["phase"] = "roll"


def resolve_roll(game, shown):
    """Take the hits, then answer the flags."""
    fight = game["fight"]
    unit = game["units"][fight["at"]]
    hitting = {family(unit), "grenade"}
    if fight["mode"] == "strike" and base(game["effect"]) == "air_power":
        hitting.add("star")
    lose(game, fight["at"], sum(face in hitting for face in shown))
    flags = shown.count("flag")
    if fight["at"] not in game["units"]:
        battle_over(game, vacated=True)
    elif not flags:
        battle_over(game, vacated=False)
    else:
        face_flags(game, flags)


def lose(game, at, figures):
    """Remove figures; with the last one goes the unit, and the enemy has a medal."""
    unit = game["units"][at]
    unit["figures"] -= figures
    if figures and unit["figures"] <= 0:
        del game["units"][at]
        remove(game, at, "sandbags")
        game["won"][other(unit["side"])] += 1
        look(game)


def face_flags(game, flags):
    """Lose figures for want of a way; then the owner of the unit chooses one."""
    fight = game["fight"]
    ignored = flags_ignored(game, fight["at"]) if fight["ignorable"] else 0
    losses, ways = retreats(game, fight["at"], flags, ignored)
    lose(game, fight["at"], losses)
    if fight["at"] not in game["units"]:
        battle_over(game, vacated=True)
        return
    fight["ways"] = ways
    game["phase"] = "retreat"


def retreat_choices(game):
    at, ways = game["fight"]["at"], game["fight"]["ways"]
    side = game["units"][at]["side"]
    found = {
        (way[-1], frozenset(hex for hex in way[1:-1] if is_watched(game, hex, side)))
        for way in ways
    }
    return [
        "stand" if to == at else move_told(game, "retreat", at, to, passed) for to, passed in found
    ]


def retreat(game, to, passed=()):
    """Retreat to a hex over some hexes that are won by entering; None: ignore the flags."""
    fight = game["fight"]
    if to is not None:
        game["mover"] = game["units"][fight["at"]]["side"]
        place(game, fight["at"], to, passed)
        if fight["mode"] == "ambush":
            fight["moved_to"] = to
    battle_over(game, vacated=to is not None)


def place(game, at, to, passed):
    """Put a unit on another hex; sandbags stay behind and are taken away."""
    for hex in passed:
        look(game, [hex], passing=True)
    game["units"][to] = game["units"].pop(at)
    remove(game, at, "sandbags")
    look(game, [to])


def move_unit(game, at, to, *, passed, free=False):
    """Move a unit of the side whose turn it is, with all that the new hex does."""
    unit = game["units"][at]
    if to != at:
        place(game, at, to, passed)
        if not free and names_on(game, to) & STOPS:
            unit["halted"] = True
        if family(unit) == "armor":
            remove(game, to, "wire")


def battle_over(game, *, vacated):
    """Go on after a roll and its consequences."""
    fight = game["fight"]
    mode, by = fight["mode"], fight["by"]
    if mode == "strike":
        game["phase"] = "strike"
    elif mode == "ambush":
        if vacated:
            finish(game, fight.get("moved_to"))
        else:
            game["fight"], game["phase"] = fight["origin"], "roll"
    elif vacated and fight["close"] and may_take(game):
        game["phase"] = "take"
    else:
        finish(game, by)


def may_take(game):
    fight = game["fight"]
    unit = game["units"].get(fight["by"])
    if unit is None or family(unit) == "artillery" or unit["halted"]:
        return False
    is_late = unit["moved"] or unit["grounded"]
    if "hedgerow" in names_on(game, fight["at"]) and is_late:
        return False
    return not is_barred(game, unit, fight["at"])


def after_take_choice(game, word):
    fight = game["fight"]
    at, to = fight["by"], fight["at"]
    if word == "pass":
        finish(game, at)
        return
    unit = game["units"][at]
    game["mover"] = unit["side"]
    hexes = names_on(game, to)
    move_unit(game, at, to, passed=())
    unit["grounded"] = True
    can_overrun = family(unit) == "armor" and fight["mode"] == "battle"
    if can_overrun and not hexes & (COVERED | SEA):
        game["busy"], game["phase"] = to, "again"
    else:
        finish(game, None)


def finish(game, at):
    """End a battle; a gun that may battle twice goes on at once."""
    game["phase"] = "battle"
    unit = game["units"].get(at)
    twice = not game["fallback"] and base(game["effect"]) == "artillery_bombard"
    if unit and twice and unit["battles"]:
        game["busy"], game["phase"] = at, "again"

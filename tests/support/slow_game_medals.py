"""Medals of the slow game: objectives, eliminated units, and when a game is over."""

ON_ENTERING = ("permanent", "last_to_occupy")
AT_TURN_START = ("temporary_majority_turn_start", "permanent_turn_start")
SIDES = ("allies", "axis")


def other(side):
    return SIDES[1 - SIDES.index(side)]


def held(game, goal, side):
    """Return on how many hexes of an objective a side stands."""
    units = game["units"]
    return sum(at in units and units[at]["side"] == side for at in goal["hexes"])


def meets(game, goal, side):
    """Tell whether a side does now what an objective asks for."""
    if goal["side"] not in (None, side):
        return False
    mine = held(game, goal, side)
    if "majority" in goal["type"]:
        return 2 * mine > len(goal["hexes"])
    if goal["type"] == "sole_control":
        return mine >= 1 and not held(game, goal, other(side))
    return mine >= goal["min_hexes"]


def look(game, entered=(), *, passing=False):
    """See who holds what, after a unit came to some hexes; passing one changes less."""
    for number, goal in enumerate(game["goals"]):
        holder = game["holders"][number]
        if goal["type"] in ON_ENTERING:
            for at in entered:
                side = game["units"][at]["side"] if at in game["units"] else game["mover"]
                if at not in goal["hexes"] or goal["side"] not in (None, side):
                    continue
                if holder is None or goal["type"] == "last_to_occupy":
                    holder = side
        elif goal["type"] not in AT_TURN_START and not passing:
            holder = next((side for side in SIDES if meets(game, goal, side)), None)
            if holder and goal["type"] == "sudden_death":
                game["over"] = True
        game["holders"][number] = holder
    check(game)


def look_at_turn_start(game):
    side = game["active"]
    for number, goal in enumerate(game["goals"]):
        if goal["type"] not in AT_TURN_START or goal["side"] not in (None, side):
            continue
        if meets(game, goal, side):
            if goal["type"] == AT_TURN_START[0] or game["holders"][number] is None:
                game["holders"][number] = side
        elif game["holders"][number] == side and goal["type"] == AT_TURN_START[0]:
            game["holders"][number] = None
    check(game)


def medals(game, side):
    pairs = zip(game["goals"], game["holders"], strict=True)
    return game["won"][side] + sum(goal["medals"] for goal, holder in pairs if holder == side)


def check(game):
    """End the game if a side has the medals that it needs, or no unit."""
    for side in SIDES:
        if medals(game, side) >= game["needed"][side]:
            game["over"] = True
        if not any(unit["side"] == side for unit in game["units"].values()):
            game["over"] = True

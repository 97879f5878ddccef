"""The battlefield of the slow game: moves, sight, dice and retreats by the words of the rules.

A game is a plain dict, see `slow_game`.  It knows the ground and the units of the base game;
every path is tried, nothing is remembered.
"""

from sight_lines import met

from bocage_schema.hexes import Hex, distance, neighbours

KINDS = {
    "infantry": {"family": "infantry", "move": 2, "battle": 1, "dice": (3, 2, 1)},
    "special_forces": {"family": "infantry", "move": 2, "battle": 2, "dice": (3, 2, 1)},
    "french_resistance": {"family": "infantry", "move": 2, "battle": 1, "dice": (3, 2, 1)},
    "armor": {"family": "armor", "move": 3, "battle": 3, "dice": (3, 3, 3)},
    "elite_armor": {"family": "armor", "move": 3, "battle": 3, "dice": (3, 3, 3)},
    "artillery": {"family": "artillery", "move": 1, "battle": 0, "dice": (3, 3, 2, 2, 1, 1)},
}
TILES = {"forest", "town", "hedgerow", "hill", "river"}
COVERED = {"forest", "town", "hedgerow"}
SEA = {"coast", "ocean"}
STOPS = COVERED | SEA | {"wire"}
OPAQUE = COVERED | {"bunker"}
PROTECTION = {
    "forest": {"infantry": 1, "armor": 2},
    "town": {"infantry": 1, "armor": 2},
    "hedgerow": {"infantry": 1, "armor": 2},
    "bunker": {"infantry": 1, "armor": 2},
    "hill": {"infantry": 1, "armor": 1},
    "sandbags": {"infantry": 1, "armor": 1},
}
HINDRANCE = {"town": {"armor": 2}, "wire": {"infantry": 1}}
HOLDING = {"bunker", "hedgehog", "sandbags"}
BARRED = {"river": {"infantry", "armor", "artillery"}}
BARRED |= {name: {"armor", "artillery"} for name in ("bunker", "hedgehog")}
BEACHES = {
    "standard": ["countryside"] * 4 + ["beach"] * 3 + ["coast", "ocean"],
    "overlord": ["countryside"] * 4 + ["beach"] * 3 + ["coast", "ocean"],
    "breakthrough": ["countryside"] * 11 + ["beach"] * 3 + ["coast"] + ["ocean"] * 2,
}


def things(game, at):
    """Return what lies on a hex, the printed ground included; a bridge covers its river."""
    found = list(game["ground"].get(at, ()))
    names = {name for name, _ in found}
    if not names & TILES:
        rows = BEACHES[game["board"]] if game["face"] == "beach" else []
        found.append((rows[at.row] if rows else "countryside", None))
    return [(name, owner) for name, owner in found if (name, "bridge" in names) != ("river", True)]


def names_on(game, at):
    return {name for name, _ in things(game, at)}


def family(unit):
    return KINDS[unit["kind"]]["family"]


def is_barred(game, unit, at):
    """Tell whether a unit can never be on a hex, or somebody is there."""
    if at not in game["plan"] or at in game["units"]:
        return True
    return any(family(unit) in BARRED.get(name, ()) for name in names_on(game, at))


def is_stuck(game, unit, at):
    """Tell whether a unit was set up in a bunker that it can never leave."""
    return family(unit) != "infantry" and "bunker" in names_on(game, at)


def paths(game, at, most, *, free):
    """Yield the ways of the unit on a hex; ``free``: terrain does not slow it."""
    unit = game["units"][at]
    if is_stuck(game, unit, at):
        return
    ways = [(at,)]
    while ways:
        way = ways.pop()
        yield way
        if len(way) > most or (not free and has_stopped(game, way)):
            continue
        for to in neighbours(way[-1]):
            longer = (*way, to)
            if is_barred(game, unit, to):  # nobody comes back to where the move began
                continue
            if free or is_allowed(game, longer):
                ways.append(longer)


def has_stopped(game, way):
    return len(way) > 1 and bool(names_on(game, way[-1]) & STOPS)


def hexes_allowed(game, way):
    """Return how long a way may be because of the ground that it leaves and enters."""
    most = 1 if "hedgerow" in names_on(game, way[0]) else 99
    for at in way[1:]:
        names = names_on(game, at)
        most = min(most, 1 if names & SEA else 2 if "beach" in names else 99)
    return most


def is_allowed(game, way):
    late_hedges = any("hedgerow" in names_on(game, at) for at in way[2:])
    return not late_hedges and len(way) - 1 <= hexes_allowed(game, way)


def moves(game, at, most, battle_most, *, free=False):
    """Return the moves of a unit, each with whether it may battle afterwards.

    A move is told by its end, by the hexes passed on which objectives are won by entering, and
    by whether it leaves the board.
    """
    unit = game["units"][at]
    found = {}
    for way in paths(game, at, most, free=free):
        end, steps = way[-1], len(way) - 1
        passed = frozenset(hex for hex in way[1:] if is_watched(game, hex, unit["side"])) - {end}
        if end != at:
            able = steps <= battle_most and may_battle_after_entering(game, unit, end)
            key = end, passed, False
            found[key] = found.get(key, False) or able
        if may_exit(game, unit, way, most, free=free):
            found[end, passed, True] = False
    return found


def is_watched(game, at, side):
    return any(
        goal["type"] in ("permanent", "last_to_occupy")
        and at in goal["hexes"]
        and goal["side"] in (None, side)
        for goal in game["goals"]
    )


def may_exit(game, unit, way, most, *, free):
    end, steps = way[-1], len(way) - 1
    if not any(
        end in out["hexes"] and out["side"] in (None, unit["side"]) for out in game["exits"]
    ):
        return False
    if free:
        return steps + 1 <= most
    return not has_stopped(game, way) and steps + 1 <= min(most, hexes_allowed(game, way))


def may_battle_after_entering(game, unit, at):
    names = names_on(game, at)
    return not names & SEA and (unit["kind"] == "french_resistance" or not names & COVERED)


def beside(game, at, side):
    """Return the hexes of the enemies next to a hex."""
    units = game["units"]
    return [to for to in neighbours(at) if to in units and units[to]["side"] != side]


def sees(game, a, b):
    """Tell whether there is a line of sight between two hexes."""
    crossed, *sides = met(b.row - a.row, b.col - a.col)

    def blocked(row, col):
        at = Hex(a.row + row, a.col + col)
        return at not in game["plan"] or blocks(game, at, a, b)

    if any(blocked(*step) for step in crossed):
        return False
    return not all(any(blocked(*step) for step in side) for side in sides)


def blocks(game, at, a, b):
    names = names_on(game, at)
    if at in game["units"] or names & OPAQUE:
        return True
    return "hill" in names and not {a, b} <= hill_around(game, at)


def hill_around(game, at):
    """Return the hexes of the hill that a hex belongs to."""
    found, new = set(), {at}
    while new:
        found |= new
        new = {to for old in new for to in neighbours(old) if to in game["plan"]}
        new = {to for to in new - found if "hill" in names_on(game, to)}
    return found


def dice(game, a, b, bonus=0):
    """Return the dice of an attack from one hex at another; 0 or less: there is none."""
    unit, target = game["units"][a], game["units"][b]
    kind, far = KINDS[unit["kind"]], distance(a, b)
    if far > len(kind["dice"]) or names_on(game, a) & SEA:
        return 0
    if family(unit) != "artillery" and far > 1 and not sees(game, a, b):
        return 0
    return kind["dice"][far - 1] - protection(game, unit, a, target, b) + bonus - hindrance(game, a)


def protection(game, unit, a, target, b):
    found = [0]
    for name, owner in things(game, b):
        if name == "bunker" and owner not in (None, target["side"]):
            continue
        if name == "hill" and "hill" in names_on(game, a):
            continue
        found.append(PROTECTION.get(name, {}).get(family(unit), 0))
    return max(found)


def hindrance(game, at):
    own = family(game["units"][at])
    return max([0, *(HINDRANCE.get(name, {}).get(own, 0) for name in names_on(game, at))])


def flags_ignored(game, at):
    side = game["units"][at]["side"]
    return max(
        int(name in HOLDING and (name != "bunker" or owner in (None, side)))
        for name, owner in things(game, at)
    )


def retreats(game, at, flags, ignored):
    """Return the figures lost for want of a way, and the ways among which the owner chooses."""
    unit = game["units"][at]
    fewest = max(0, flags - ignored)
    most = flags * (3 if unit["kind"] == "french_resistance" else 1)
    home = -1 if unit["side"] == game["top"] else 1
    ways = [(at,)]
    last = [] if is_stuck(game, unit, at) else [(at,)]
    for _ in range(most):
        last = [
            (*way, to)
            for way in last
            for to in (Hex(way[-1].row + home, way[-1].col + step) for step in (-1, 1))
            if not is_barred(game, unit, to) and not names_on(game, to) & SEA
        ]
        ways += last
    made = max(len(way) - 1 for way in ways if len(way) - 1 <= fewest)
    longest = most if made == fewest else made
    return fewest - made, [way for way in ways if made <= len(way) - 1 <= longest]


def move_told(game, word, at, to, passed):
    """Return a move in words, with the hexes passed that are won by entering."""
    label = game["plan"].label
    words = [word, label(at), label(to)]
    return " ".join([*words, "via", *map(label, sorted(passed))] if passed else words)

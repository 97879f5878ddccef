"""Command cards of the slow game: whom they order, and what they change.

Cards are those of the base deck, named as in the catalogue.
"""

from itertools import permutations

from slow_game_ground import beside, family, names_on

SECTIONS = {"left": 0, "center": 1, "right": 2}
ORDERS = {"recon": 1, "probe": 2, "attack": 3}
QUOTAS = {"general_advance": (2, 2, 2), "pincer_move": (2, 0, 2), "recon_in_force": (1, 1, 1)}
COPIES = {
    "recon/left": 2,
    "recon/center": 2,
    "recon/right": 2,
    "probe/left": 4,
    "probe/center": 5,
    "probe/right": 4,
    "attack/left": 3,
    "attack/center": 4,
    "attack/right": 3,
    "assault/left": 2,
    "assault/center": 2,
    "assault/right": 2,
    "general_advance": 1,
    "pincer_move": 1,
    "recon_in_force": 3,
    "air_power": 1,
    "ambush": 1,
    "armor_assault": 2,
    "artillery_bombard": 1,
    "barrage": 1,
    "behind_enemy_lines": 1,
    "close_assault": 1,
    "counter_attack": 2,
    "dig_in": 1,
    "direct_from_hq": 2,
    "firefight": 1,
    "infantry_assault": 2,
    "medics_mechanics": 1,
    "move_out": 2,
    "their_finest_hour": 1,
}
"""The base deck of 60 cards."""
FAMILIES = {
    "armor_assault": "armor",
    "artillery_bombard": "artillery",
    "behind_enemy_lines": "infantry",
    "dig_in": "infantry",
    "infantry_assault": "infantry",
    "move_out": "infantry",
}
"""Cards for one family of units; without any of it they order one unit of choice."""
UP_TO = {"armor_assault": 4, "behind_enemy_lines": 1, "dig_in": 4, "move_out": 4}
UP_TO |= {"direct_from_hq": 4, "firefight": 4}
STRIKES = {"air_power": 4, "barrage": 1}
UNMOVED = ("close_assault", "firefight", "dig_in")


def base(card):
    return card.partition("/")[0]


def mirrored(card):
    name, _, where = card.partition("/")
    other = {"left": "right", "right": "left", "center": "center"}
    return f"{name}/{other[where]}" if where else name


def own_units(game):
    """Return the hexes of the units of the side whose turn it is."""
    return [at for at, unit in game["units"].items() if unit["side"] == game["active"]]


def sections_of(game, at):
    """Return the sections of a hex, counted from the left of the side whose turn it is."""
    found = game["plan"].sections(at)
    return {2 - n for n in found} if game["active"] == game["top"] else set(found)


def falls_back(game):
    """Tell whether the card of the turn finds none of the units that it is for."""
    wanted = FAMILIES.get(base(game["effect"]))
    return wanted is not None and all(family(game["units"][at]) != wanted for at in own_units(game))


def eligible(game):
    """Return the units that the card of the turn may order now."""
    card, found = base(game["effect"]), own_units(game)
    found = [at for at in found if not game["units"][at]["ordered"]]
    if game["fallback"]:
        return found
    if card in FAMILIES:
        found = [at for at in found if family(game["units"][at]) == FAMILIES[card]]
    if card == "infantry_assault" or "/" in game["effect"]:
        found = [at for at in found if game["section"] in sections_of(game, at)]
    if card in QUOTAS:
        found = [at for at in found if fits_quotas(game, at, QUOTAS[card])]
    if card == "their_finest_hour":
        found = [at for at in found if fits_dice(game, at)]
    if card == "close_assault":
        found = [at for at in found if family(game["units"][at]) != "artillery"]
        found = [at for at in found if beside(game, at, game["active"])]
    if card == "firefight":
        found = [at for at in found if not beside(game, at, game["active"])]
    if card == "dig_in":
        found = [at for at in found if may_hold_sandbags(game, at)]
    return found


def ordered_with(game, at):
    return [here for here in own_units(game) if game["units"][here]["ordered"] or here == at]


def fits_quotas(game, at, quotas):
    """Tell whether everybody ordered, and one unit more, can be shared out to the sections."""
    places = [section for section, quota in enumerate(quotas) for _ in range(quota)]
    wanted = [sections_of(game, here) for here in ordered_with(game, at)]
    return any(
        all(place in sections for place, sections in zip(chosen, wanted, strict=True))
        for chosen in permutations(places, len(wanted))
    )


def fits_dice(game, at):
    """Tell whether the symbols rolled order everybody ordered and one unit more."""
    wanted = [family(game["units"][here]) for here in ordered_with(game, at)]
    shown = game["shown"]
    over = sum(max(0, wanted.count(name) - shown.count(name)) for name in ("infantry", "armor"))
    return over + wanted.count("artillery") <= shown.count("star")


def may_hold_sandbags(game, at):
    return game["stock"] > 0 and not names_on(game, at) & {"sandbags", "coast", "ocean"}


def orders(game):
    """Return how many orders the card gives; None: one to everybody whom it can order."""
    card = base(game["effect"])
    if game["fallback"]:
        return 1
    if card in ("assault", "infantry_assault", "artillery_bombard", "close_assault"):
        return None
    return {**ORDERS, **UP_TO}.get(card, 99)


def order(game, at):
    """Give a unit its order."""
    unit, card = game["units"][at], "" if game["fallback"] else base(game["effect"])
    unit["ordered"] = True
    unit["may_move"] = card not in UNMOVED
    unit["battles"] = {"dig_in": 0, "artillery_bombard": 2}.get(card, 1)
    if card == "dig_in":
        game["ground"][at] = (*game["ground"].get(at, ()), ("sandbags", None))
        game["stock"] -= 1


def allowance(game, unit, kind):
    """Return how far the card lets a unit move, how far before a battle, and if freely."""
    card = "" if game["fallback"] else base(game["effect"])
    most, before_battle = kind["move"], kind["battle"]
    if card == "infantry_assault":
        return 3, 2, False
    if card == "artillery_bombard":
        return 3, 0, False
    if card == "behind_enemy_lines":
        return 3, 3, True
    return most, before_battle, False


def bonus(game, *, close, overrun):
    """Return the dice that the card adds to an attack of a unit that it ordered."""
    if game["fallback"]:
        return 0
    card = base(game["effect"])
    if card in ("firefight", "their_finest_hour", "behind_enemy_lines"):
        return 1
    return int((card == "armor_assault" and close) or (card == "close_assault" and not overrun))


def wounded(game):
    units = game["units"]
    return [at for at in own_units(game) if units[at]["figures"] < units[at]["full"]]

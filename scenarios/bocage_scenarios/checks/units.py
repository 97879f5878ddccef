"""Checks of single units: where they stand, how many figures they have, what they can do."""

from collections.abc import Iterator
from dataclasses import replace

from bocage_engine.facts import is_spanned
from bocage_scenarios.checks.found import Found, found, replace_at
from bocage_scenarios.checks.ground import floated_on
from bocage_scenarios.checks.placement import is_water
from bocage_scenarios.checks.recall import by_content
from bocage_scenarios.checks.registry import document_check, hex_check
from bocage_scenarios.checks.unit_flaws import Flaw, flaws
from bocage_scenarios.checks.view import View, bars, is_closed, tile_rules
from bocage_scenarios.codec_hexes import unit_to_plain
from bocage_scenarios.describe import called, side_of
from bocage_scenarios.model import HexContent, Unit
from bocage_scenarios.start_units import boats_of
from bocage_schema.catalogue import Names, Unit as Troop, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.id_words import SIDES
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Words, any_of, phrase

FLAWS = ("U102", "U105", "U108", "U109", "U112", "U114", "U115", "U117", "U120", "U121", "U122")
"""Codes of what can be wrong with a unit wherever it is, see `flaws`."""


@hex_check(*FLAWS, layers="unit", local=True)
def flawed(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find units on the map about which something is wrong in itself."""
    if content.unit is None:
        return
    markers = tuple(marker.piece for marker in content.markers)
    for flaw in flaws(content.unit, view.scenario.begin, markers):
        becomes = replace(content, unit=flaw.becomes) if flaw.becomes else None
        yield found(flaw.code, "/unit", becomes=becomes, **flaw.values)


@document_check(*FLAWS, "U103", reads="air_drops reserves begin")
def flawed_arrivals(view: View) -> Iterator[Found]:
    """Find the same about units that come later, and those that fight for the other side."""
    scenario = view.scenario
    arriving = [("air_drops", n, drop.side, drop.unit) for n, drop in enumerate(scenario.air_drops)]
    arriving += [("reserves", n, item.side, item.unit) for n, item in enumerate(scenario.reserves)]
    for key, number, side, unit in arriving:
        path = pointer(key, number, "unit")
        for flaw in flaws(unit, scenario.begin):
            yield _elsewhere(path, flaw)
        if side_of(unit) not in (side, None):
            name, army = called(unit.kind), catalogue().armies[unit.army or ""].names
            yield found("U103", path, name=name, army=army, side=SIDES[side])


def _elsewhere(path: str, flaw: Flaw) -> Found:
    edits = replace_at(path, unit_to_plain(flaw.becomes)) if flaw.becomes else ()
    return found(flaw.code, path, edits=edits, **flaw.values)


@hex_check("U101", "U110", "U111", "U116", layers="unit", local=True)
def on_wrong_ground(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find units on hexes where they cannot, or hardly ought to, be."""
    unit = content.unit
    troop = catalogue().units.get(unit.kind) if unit else None
    if unit is None or troop is None or at not in view.board:
        return
    name = troop.names
    if is_closed(content):
        yield found("U111", "/unit", name=name)
    elif obstacle := _barring(content, troop):
        yield found("U101", "/unit", name=name, obstacle=obstacle)
    for craft in _craft(unit, troop):
        carrier = craft.carrier
        terrain = {rules.id for rules in view.rules_at(at)}
        # A craft that lies ashore alone is a picture; one with a unit aboard has landed it there.
        ashore = carrier.end_terrain if carrier and craft is troop else ()
        if carrier and terrain.isdisjoint((*carrier.terrain, *ashore)):
            wanted = any_of(catalogue().terrain_rules[key].names for key in carrier.terrain)
            yield found("U110", "/unit", name=craft.names, wanted=wanted)
    if troop.carrier:
        return
    if _is_in_enemy_sea(view, at, content):
        yield found("U116", "/unit", name=name)


def _craft(unit: Unit, troop: Troop) -> Iterator[Troop]:
    """Yield the carriers that a unit is, or is aboard of."""
    known = catalogue()
    if troop.carrier:
        yield troop
    for name in unit.traits:
        trait = known.traits.get(name)
        if trait and trait.carrier:
            yield known.units[trait.carrier]


def _barring(content: HexContent, troop: Troop) -> Names | str:
    """Return the name of what keeps a kind of unit off a hex; nothing if it may be there.

    What a class cannot leave, such as a gun a bunker, it may be set up on.
    """
    classes = bars(troop)
    has_boat = _has_boat(content, troop)
    every = [rules for _, tile in content.tiles() if (rules := tile_rules(tile))]
    bridges = [rules for rules in every if rules.movement.enables_river]
    for _, tile in content.tiles():
        rules = tile_rules(tile)
        if rules is None or (has_boat and rules.id in floated_on()):
            continue
        if bridges and is_spanned(rules, bridges):
            continue
        if classes & (rules.movement.impassable_for - rules.movement.cannot_leave):
            return called(tile.piece)
    return ""


def _has_boat(content: HexContent, troop: Troop) -> bool:
    """Tell whether the unit of a hex has a boat that carries a kind of unit."""
    markers = (marker.piece for marker in content.markers)
    return content.unit is not None and bool(boats_of(content.unit, troop, markers))


def _is_in_enemy_sea(view: View, at: Hex, content: HexContent) -> bool:
    """Tell whether a unit stands in the sea that the face prints on the enemy's side only."""
    side = side_of(content.unit) if content.unit else None
    if side is None or not any(map(is_water, view.printed(at))):
        return False
    home = Hex(view.baseline(side), view.baseline(side) % 2)
    return not any(map(is_water, view.printed(home)))


@document_check("U107", reads="tiles units")
def of_unknown_side(view: View) -> Iterator[Found]:
    """Find units, trains and ships of which nobody knows for whom they fight."""
    for at, content in sorted(view.scenario.hexes.items()):
        for key, name in _of_nobody(content):
            if at in view.board:
                yield found("U107", pointer("hexes", view.board.label(at), key), at=at, name=name)


@by_content
def _of_nobody(content: HexContent) -> tuple[tuple[str, Words], ...]:
    """Return key and name of what fights on a hex without a known side."""
    found_here: list[tuple[str, Words]] = []
    if content.unit and side_of(content.unit) is None:
        found_here.append(("unit", phrase("unit {name}", name=called(content.unit.kind))))
    rect = catalogue().rect_tiles.get(content.rect.piece) if content.rect else None
    if rect and rect.acts_as_unit and content.rect and content.rect.owner is None:
        found_here.append(("rect", rect.names))
    return tuple(found_here)

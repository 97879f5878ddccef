"""Turning a document into the setup of a game."""

from collections.abc import Iterator, Mapping
from contextlib import suppress

from bocage_engine import coverage
from bocage_engine.combat_cards import NO_COMBAT, CombatDeck, EffectKind
from bocage_engine.facts import is_boat, rules_of
from bocage_engine.options import Options
from bocage_engine.setup import (
    Camp,
    Exit,
    Laid,
    MustExit,
    Objective,
    Setup,
    SpecialRules,
)
from bocage_scenarios.combat_decks import EXAMPLES, example_deck
from bocage_scenarios.describe import name_of, side_of
from bocage_scenarios.model import HexContent, Marker, Scenario
from bocage_scenarios.start_units import start_of
from bocage_schema.catalogue import (
    HexRules,
    ObstacleRules,
    SpecialRule,
    TerrainRules,
    catalogue,
)
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side
from bocage_schema.jsonlike import Json, as_mapping

SANDBAGS = 7
"""Sandbags that one base game surely holds."""
BASE_GAMES: Mapping[BoardFormat, int] = {BoardFormat.STANDARD: 1}
"""Base games for a board; two if it is not named here."""

DECKS: Mapping[BoardFormat, str] = {BoardFormat.BREAKTHROUGH: "breakthrough"}
"""The deck for a board; the base deck if it is not named here."""
USUAL_MINES = "those of the Terrain Pack are used"
"""What is played where the strengths of mines are not known."""


def setup_of(
    scenario: Scenario, options: Options | None = None, combat: CombatDeck | None = None
) -> Setup:
    """Return a document as the engine plays it.

    ``combat`` are the combat cards to be used if the scenario wants any; without them the first
    of the decks of our own is.

    What lies off the board is left out, and so are units of unknown side or kind; this and all
    else that the engine does not play is told in `Setup.not_enforced`.
    """
    hexes = {at: content for at, content in scenario.hexes.items() if at in scenario.board}
    ground = {at: laid for at, content in hexes.items() if (laid := pieces_on(content))}
    in_force = dict(_in_force(scenario))
    return Setup(
        board_format=scenario.board_format,
        face=Face(scenario.face),
        top=scenario.top,
        ground=ground,
        units=tuple(
            start_of(scenario, at, content.unit, side, set(in_force))
            for at, content in sorted(hexes.items())
            if content.unit
            and content.unit.kind in catalogue().units
            and (side := side_of(content.unit))
        ),
        options=options or Options(),
        first=scenario.first or Side.ALLIES,
        camps={
            side: Camp(camp.hand, camp.medals, camp.hand_grows_to)
            for side, camp in scenario.camps.items()
        },
        objectives=tuple(
            Objective(item.type, item.hexes, item.side, item.medals, item.min_hexes)
            for item in scenario.objectives
        ),
        exits=tuple(Exit(item.hexes, item.side) for item in scenario.exits),
        rules=_special_rules(scenario, ground),
        combat=_combat_cards(in_force, combat),
        deck=str(in_force.get("command_deck") or DECKS.get(scenario.board_format, "base")),
        not_enforced=tuple(
            dict.fromkeys((*_not_enforced(scenario), *_gaps_of_cards(in_force, combat)))
        ),
    )


def _combat_cards(in_force: Mapping[str, Json], combat: CombatDeck | None) -> CombatDeck:
    if not in_force.get("combat_cards"):
        return NO_COMBAT
    return combat or example_deck(EXAMPLES[0])


OWN_CARDS = "a deck of our own is used; the printed cards are not known"
"""What is played where nobody has written down the printed combat cards."""


def _gaps_of_cards(in_force: Mapping[str, Json], combat: CombatDeck | None) -> Iterator[str]:
    """Yield what is played otherwise of combat cards."""
    if not in_force.get("combat_cards"):
        return
    name = catalogue().special_rules["combat_cards"].names.en
    if combat is None:
        yield f"{name}: {OWN_CARDS}"
    deck = _combat_cards(in_force, combat)
    by_hand = sum(card.effect is EffectKind.BY_HAND for card in deck.cards)
    if by_hand:
        yield f"{name}: {BY_HAND}"


BY_HAND = "some only have a text, which the players carry out themselves"


def is_boat_marker(marker: Marker) -> bool:
    """Tell whether a marker is a boat, which goes with the unit beside which it lies."""
    piece = catalogue().markers.get(marker.piece)
    rules = catalogue().rules_of(piece) if piece else None
    return rules is not None and is_boat(rules)


def pieces_on(content: HexContent) -> tuple[Laid, ...]:
    """Return what lies on a hex, bottom to top, markers included but for boats.

    A piece that protects its owner only and has none belongs to those who stand there (D-18).
    """
    occupant = side_of(content.unit) if content.unit else None
    tiles = [
        Laid(tile.piece, tile.orientation, tile.owner, tile.traits) for _, tile in content.tiles()
    ]
    markers = [
        Laid(marker.piece, 1, marker.side, marker.traits)
        for marker in content.markers
        if not is_boat_marker(marker)
    ]
    return tuple(_owned(laid, occupant) for laid in (*tiles, *markers))


def _owned(laid: Laid, occupant: Side | None) -> Laid:
    if laid.owner or not occupant:
        return laid
    rules = rules_of(laid.piece, laid.traits)
    protects_owner = isinstance(rules, ObstacleRules) and rules.owner_only
    return laid._replace(owner=occupant) if protects_owner else laid


def _special_rules(scenario: Scenario, ground: Mapping[Hex, tuple[Laid, ...]]) -> SpecialRules:
    rules = dict(_in_force(scenario))
    laid = [item.piece for pieces in ground.values() for item in pieces]
    stock = SANDBAGS * BASE_GAMES.get(scenario.board_format, 2) - laid.count("sandbags")
    slow = rules.get("partial_blitz")
    must = as_mapping(rules.get("must_exit"))
    exit_medals = [
        catalogue().special_rules[name].exit_medals for name, value in rules.items() if value
    ]
    command = catalogue().nation_rules["italian_high_command"]
    return SpecialRules(
        field_generals=scenario.board_format is BoardFormat.OVERLORD,
        supply=scenario.rules.get("supply") is not False,
        pontoon_bridges=bool(rules.get("pontoon_bridges")),
        desert=bool(rules.get("north_african_desert")),
        recon_strikes=_side_of(rules.get("air_strikes")),
        lookouts=_lookouts(scenario, rules.get("observation_hill")),
        commissar=next(iter(_side_of(rules.get("commissar"))), None),
        card_changes=CARD_CHANGES.get(str(rules.get("deck_change")), {}),
        gung_ho=_nation_side(scenario, "gung_ho") if rules.get("gung_ho") else None,
        high_command=(_nation_side(scenario, command.id) if rules.get(command.id) else None),
        least_hand=command.minimum_hand or 0,
        winter_weather=bool(rules.get("winter_weather")),
        reduced_visibility=bool(rules.get("reduced_visibility")),
        section_cards_only=bool(rules.get("young_generals")),
        no_reshuffle=bool(rules.get("no_reshuffle")),
        slow_armor=frozenset(side for side in Side if slow in (side.value, "both")),
        exit_medals={key: count for each in exit_medals for key, count in each.items()},
        must_exit=_must_exit(must),
        mine_pool=_mine_pool(rules.get("mine_set")),
        sandbags=max(0, stock),
    )


CARD_CHANGES: Mapping[str, Mapping[str, str]] = {
    "air_power_as_artillery_bombard": {"air_power": "artillery_bombard"}
}
"""Cards that are others instead, by the choice of the scenario."""


def _side_of(value: Json) -> frozenset[Side]:
    return frozenset(side for side in Side if value == side.value)


def _lookouts(scenario: Scenario, value: Json) -> Mapping[Side, tuple[Hex, ...]]:
    """Return the hexes from where the Allies call strikes from the air."""
    labels = [label for label in value if isinstance(label, str)] if isinstance(value, list) else []
    found = []
    for label in labels:
        with suppress(ValueError):
            found.append(scenario.board.hex(label))
    return {Side.ALLIES: tuple(found)} if found else {}


def _nation_side(scenario: Scenario, rule: str) -> Side | None:
    """Return the side whose nation has a rule: as stated, or as it usually is."""
    nations = [each for each in catalogue().nations.values() if rule in each.rules]
    for side, camp in scenario.camps.items():
        if any(nation.id == camp.nation for nation in nations):
            return side
    return next((nation.side for nation in nations), None)


def _in_force(scenario: Scenario) -> Iterator[tuple[str, Json]]:
    """Yield the special rules in force with their values, with those that others include."""
    for name, value in scenario.rules.items():
        rule = catalogue().special_rules.get(name)
        if rule is not None and value is not False and value is not None:
            yield name, value
            yield from rule.includes.items()


def _must_exit(found: Mapping[str, Json]) -> MustExit | None:
    side, units = found.get("side"), found.get("units")
    if side not in tuple(Side) or not isinstance(units, int) or isinstance(units, bool):
        return None
    return MustExit(Side(side), units)


def _mine_pool(name: Json) -> tuple[int, ...]:
    """Return the strengths of the mines of a box; those of the box we know, if not of it."""
    pools = {
        box: pool
        for rules in catalogue().obstacle_rules.values()
        if rules.mine
        for box, pool in rules.mine.pools.items()
    }
    return pools.get(str(name)) or next(iter(pools.values()))


def _not_enforced(scenario: Scenario) -> Iterator[str]:
    """Yield what a document uses and the engine does not play."""
    note = coverage.FORMATS.get(scenario.board_format)
    if note:
        yield f"{scenario.board_format.value.title()} board: {note}"
    if scenario.first is None:
        yield "Who begins is left to the special rules; the Allies do"
    for at, content in sorted(scenario.hexes.items()):
        yield from _gaps_on(scenario, at, content)
    for rule, _ in _rules_named(scenario):
        yield from (f"{rule.names.en}: {gap}" for gap in coverage.gaps_of_special_rule(rule))
    yield from _gaps_of_nations(scenario)
    yield from _gaps_of_mines(scenario)
    yield from _gaps_of_ends(scenario)
    must = dict(_in_force(scenario)).get("must_exit")
    if must is not None and _must_exit(as_mapping(must)) is None:
        yield "Must Exit: the side or the number of units is not stated; nobody must"
    if scenario.air_drops:
        yield "Air drops: nobody is dropped"
    if scenario.reserves:
        yield "Reserves: they do not arrive"
    if any(texts.rules for texts in scenario.texts.values()):
        yield "Special rules that only the text tells"


def _rules_named(scenario: Scenario) -> Iterator[tuple[SpecialRule, Json]]:
    for name, value in _in_force(scenario):
        rule = catalogue().special_rules[name]
        if not rule.includes:
            yield rule, value


def _gaps_of_nations(scenario: Scenario) -> Iterator[str]:
    """Yield what is not played of nations that take part, as stated or as their figures show."""
    known = catalogue()
    armies = {content.unit.army for content in scenario.hexes.values() if content.unit}
    stated = {camp.nation for camp in scenario.camps.values()}
    for nation in known.nations.values():
        own = known.armies[nation.army]
        if nation.id in stated or (nation.army in armies and not own.any_nation):
            yield from (f"{nation.names.en}: {gap}" for gap in coverage.gaps_of_nation(nation))


def _gaps_of_mines(scenario: Scenario) -> Iterator[str]:
    """Yield what is not known of the mines on the map (D-38)."""
    laid = (item for content in scenario.hexes.values() for item in pieces_on(content))
    found = (rules_of(item.piece, item.traits) for item in laid)
    mines = [rules.mine for rules in found if isinstance(rules, ObstacleRules) and rules.mine]
    if not mines:
        return
    named = dict(_in_force(scenario)).get("mine_set")
    if named is not None and str(named) not in mines[0].pools:
        yield f"Mines: the strengths of that set are not known; {USUAL_MINES}"
    elif named is None and scenario.face is Face.WINTER and mines[0].unknown_pools:
        yield f"Mines: the strengths of winter mines are not known; {USUAL_MINES}"


def _gaps_on(scenario: Scenario, at: Hex, content: HexContent) -> Iterator[str]:
    known = catalogue()
    if at not in scenario.board:
        yield "What lies off the board is left out"
        return
    for laid in pieces_on(content):
        rules = rules_of(laid.piece, laid.traits)
        if rules is None:
            if laid.piece not in known.pieces:
                yield f"{name_of(laid.piece)}: the piece is unknown and means nothing"
            continue
        yield from (f"{rules.names.en}: {gap}" for gap in coverage.gaps_of_rules(rules))
        if laid.owner is None and _needs_owner(rules):
            yield f"{rules.names.en}: {NO_OWNER}"
        yield from _gaps_of_traits(laid.traits)
    unit = content.unit
    if unit is None:
        return
    kind = known.units.get(unit.kind)
    if kind is None or side_of(unit) is None:
        yield f"{scenario.board.label(at)}: a unit of unknown kind or side is left out"
        return
    yield from (f"{kind.names.en}: {gap}" for gap in coverage.gaps_of_unit(kind))
    yield from _gaps_of_traits(unit.traits)
    carried = (catalogue().traits.get(name) for name in unit.traits)
    if kind.accessories and not any(trait and trait.accessory for trait in carried):
        yield f"{kind.names.en}: no accessory is named, so it has none"


NO_OWNER = "no side owns it, so it does nothing that depends on the side"
"""What is played of things whose owner is not told."""


def _needs_owner(rules: HexRules) -> bool:
    """Tell whether a piece does something for or against its owner."""
    if isinstance(rules, TerrainRules):
        return rules.capture is not None
    if not isinstance(rules, ObstacleRules):
        return False
    return bool(rules.lifetime_enemy_turns or rules.lifetime_owner_turns)


def _gaps_of_traits(names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        trait = catalogue().traits.get(name)
        if trait is None:
            yield f"{name_of(name)}: the trait is unknown and means nothing"
        else:
            yield from (f"{trait.names.en}: {gap}" for gap in coverage.gaps_of_trait(trait))


def _gaps_of_ends(scenario: Scenario) -> Iterator[str]:
    for item in scenario.objectives:
        place = ", ".join(map(scenario.board.label, item.hexes)) or "without hexes"
        if not item.stated:
            yield f"Objective {place}: its terms are only in the text; it is {item.type.value}"
        if item.type is ObjectiveType.SUDDEN_DEATH and not item.hexes:
            yield "Sudden death: its condition is only in the text"
        if any(at not in scenario.board for at in item.hexes):
            yield f"Objective {place}: what lies off the board is left out"
    for way_out in scenario.exits:
        if way_out.side is None:
            place = ", ".join(map(scenario.board.label, way_out.hexes))
            yield f"Exit {place}: the side is not stated; both sides may leave there"

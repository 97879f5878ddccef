"""The catalogue against the rules reference, number by number, where that reference is at hand."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from bocage_schema.catalogue import HexRules, Unit, catalogue
from bocage_schema.ids import UnitClass

SHARED = Path(__file__).parents[2].parent / "shared"
RULES = SHARED / "rules"

pytestmark = pytest.mark.skipif(
    not RULES.is_dir(), reason="needs the rules reference in ../shared/rules"
)
"""Without it the tables below are empty and nothing here can be compared."""

EVERY = frozenset(UnitClass)
SCOPES = {"seed": "printed", "mentioned": "named", "compat": "secondary"}
ALSO = {"hill": {"hill", "winter_hill", "steep_hill"}, "beach": {"beach", "coastline"}}
"""Terrain whose rules the catalogue holds under several ids, for lists of neighbours."""
CATEGORY_ADDED = {"lake": "water", "fordable_stream": "water"}
"""The reference leaves their category at its default."""


def _read(name: str) -> Any:
    path = RULES / name
    return yaml.safe_load(path.read_text("utf-8")) if path.is_file() else {}


def _merge(under: Any, over: Any) -> Any:
    if isinstance(under, dict) and isinstance(over, dict):
        return {**under, **{key: _merge(under.get(key), value) for key, value in over.items()}}
    return over


def _resolved(entries: list[dict[str, Any]], defaults: dict[str, Any]) -> dict[str, dict[str, Any]]:
    done: dict[str, dict[str, Any]] = {}
    for entry in entries:
        base = done.get(entry.get("same_as", ""), {})
        done[entry["id"]] = _merge(_merge(defaults, base), entry)
    return done


TERRAIN_FILE, OBSTACLE_FILE = _read("50-terrain.yaml"), _read("51-obstacles.yaml")
UNIT_FILE, DECK_FILE = _read("52-units.yaml"), _read("41-decks.yaml")
INVENTORY = _read("53-inventory.yaml")
TERRAIN = _resolved(TERRAIN_FILE.get("terrain", []), TERRAIN_FILE.get("defaults", {}))
OBSTACLES = _resolved(OBSTACLE_FILE.get("obstacles", []), OBSTACLE_FILE.get("defaults", {}))
UNITS = _resolved(UNIT_FILE.get("units", []), UNIT_FILE.get("defaults", {}))
CARDS = {**DECK_FILE.get("section_cards", {}), **DECK_FILE.get("tactic_cards", {})}


def _classes(value: Any) -> frozenset[UnitClass]:
    return EVERY if value == "all" else frozenset(map(UnitClass, value or ()))


def _impassable(value: Any) -> frozenset[UnitClass]:
    """What is closed to armor or artillery is closed to vehicles too."""
    classes = _classes(value)
    closed = classes & {UnitClass.ARMOR, UnitClass.ARTILLERY}
    return classes | ({UnitClass.VEHICLE} if closed else set())


def _plain_name(name: str) -> str:
    return re.sub(r"\s*\([^)]*\)\s*", " ", name).strip().casefold()


def _dice(value: Mapping[str, Any]) -> tuple[dict[str, int], bool]:
    numbers = {k: int(str(v).removeprefix("lower ")) for k, v in value.items()}
    return numbers, any(str(v).startswith("lower ") for v in value.values())


def _shown_dice(dice: Any) -> dict[str, int]:
    return {name: getattr(dice, name) for name in ("infantry", "armor", "artillery")}


def _costs(costs: list[dict[str, Any]]) -> list[tuple[set[str], bool, frozenset[UnitClass], Any]]:
    shown = []
    for cost in costs or []:
        names = next(cost[key] for key in ("from", "to", "from_not") if key in cost)
        terrain = set().union(*(ALSO.get(name, {name}) for name in names))
        number = None if cost["cost"] == "impassable" else cost["cost"]
        shown.append((terrain, "from_not" in cost, _classes(cost["classes"]), number))
    return shown


def _shown_costs(costs: Any) -> list[tuple[set[str], bool, frozenset[UnitClass], Any]]:
    return [(set(c.terrain), c.except_terrain, c.classes, c.cost) for c in costs]


def _check_shared(rules: HexRules, ref: dict[str, Any]) -> None:
    move, battle = ref["movement"], ref["battle"]
    assert rules.height == ref["height"]
    assert rules.movement.impassable_for == _impassable(move["impassable_for"])
    assert rules.movement.stop_on_enter == _classes(move["stop_on_enter"])
    assert rules.movement.stop_kind == move.get("stop_kind", "hard")
    dice, lower = _dice(battle["dice_vs_occupant"])
    assert _shown_dice(rules.battle.dice_vs_occupant) == dice
    assert rules.battle.only_from_lower is lower
    assert _shown_dice(rules.battle.dice_from_hex) == _dice(battle["dice_from_hex"])[0]
    assert rules.battle.no_battle_on_enter == _classes(battle["no_battle_on_enter"])
    ignored = ref["flags_ignored"]
    assert rules.ignores_all_flags is (ignored == "all")
    assert rules.flags_ignored == (0 if ignored == "all" else ignored)
    assert rules.flags_for == _classes(ref.get("flags_for", "all"))
    assert rules.sight.blocks is ref["los"]["blocks"]


@pytest.mark.parametrize("key", TERRAIN)
def test_terrain_has_the_numbers_of_the_reference(key: str) -> None:
    ref, rules = TERRAIN[key], catalogue().terrain_rules[key]
    _check_shared(rules, ref)
    move, battle, ground = ref["movement"], ref["battle"], ref["ground"]
    assert rules.scope == SCOPES[ref["scope"]]
    assert rules.category == CATEGORY_ADDED.get(key, ref["category"])
    assert rules.movement.enter_only_as_first_hex is move["enter_only_as_first_hex"]
    assert rules.movement.exit_limit == move["exit_limit"]
    assert rules.movement.enter_total_limit == move["enter_total_limit"]
    assert _shown_costs(rules.movement.enter_cost) == _costs(move["enter_cost"])
    assert _shown_costs(rules.movement.leave_cost) == _costs(move.get("leave_cost", []))
    assert rules.movement.road is move.get("road", False)
    assert rules.battle.no_battle_while_on == _classes(battle["no_battle_while_on"])
    after = battle.get("no_battle_after_leaving")
    assert rules.battle.no_battle_after_leaving == _classes(after)
    assert rules.sight.rule == ref["los"]["rule"]
    assert rules.retreat_impassable_for == _classes(ref["retreat"]["impassable_for"])
    assert (rules.ground.take, rules.ground.overrun) == (ground["take"], ground["overrun"])
    assert (rules.ground.condition != "none") is ("take_condition" in ground and key != "sea_bluff")
    assert rules.air_value == ref["air_value"]


@pytest.mark.parametrize("key", TERRAIN)
def test_terrain_rolls_and_heals_as_the_reference_says(key: str) -> None:
    ref, rules = TERRAIN[key], catalogue().terrain_rules[key]
    ice = ref["movement"]["on_enter"]
    check = rules.movement.on_enter
    assert (check is None) is (ice is None)
    if check:
        assert (check.dice, check.figures_lost_per_star) == (ice["dice"], ice["lose_per_star"])
        shown = {"move": check.on_move, "take_ground": check.on_take_ground}
        shown["retreat"] = check.on_retreat
        # YAML 1.1 reads an unquoted key `on` as a boolean.
        assert {name for name, value in shown.items() if value} == set(ice[True])
    heal = ref.get("action", {}).get("heal")
    assert bool(rules.actions) is bool(heal)
    if heal:
        (action,) = rules.actions
        by_hand = heal["dice"] == "cards_in_hand_including_played"
        assert (action.dice_source == "hand") is by_hand
        assert action.dice == (0 if by_hand else heal["dice"])
        assert action.classes == _classes(heal["classes"])
        assert list(action.symbols) == heal["symbols"]
        assert [str(c).replace("_", " ") for c in action.conditions] == heal["condition"]
        assert action.ends_turn is heal["ends_turn"]


@pytest.mark.parametrize("key", [key for key in OBSTACLES if key != "raft"])
def test_obstacle_has_the_numbers_of_the_reference(key: str) -> None:
    ref, rules = OBSTACLES[key], catalogue().obstacle_rules[key]
    _check_shared(rules, ref)
    assert rules.kind == ref["kind"]
    assert rules.owner_only is ref["owner_only"]
    assert rules.movement.enables_river is ref["movement"]["enables_river"]
    assert rules.movement.cannot_leave == _classes(ref["movement"].get("cannot_leave"))
    assert rules.sight.blocks_artillery is ref["los"].get("blocks_artillery", False)
    special = ref.get("retreat_special", {})
    assert rules.figures_lost_per_flag == _classes(list(special))
    assert bool(rules.removed_by) is (
        ref["remove"] != "never" or "lifetime" in ref or key == "smoke_screen"
    )
    assert {action.id for action in rules.actions} == {action["id"] for action in ref["actions"]}
    for action, expected in zip(rules.actions, ref["actions"], strict=True):
        assert action.classes == _classes(expected.get("classes"))
        assert list(action.units) == expected.get("units", [])
        assert action.mandatory is expected.get("mandatory", False)
    assert rules.per_unit == ref.get("per_big_gun")


def test_raft_costs_a_die_and_turns_flags_into_hits() -> None:
    raft = catalogue().obstacle_rules["raft"]
    assert raft.enterable_by == {UnitClass.INFANTRY}
    assert raft.movement.stop_on_enter == {UnitClass.INFANTRY}
    assert raft.battle.dice_from_hex.infantry == -1
    assert raft.flags_hit


def test_mines_have_the_strengths_of_the_reference() -> None:
    values = OBSTACLES["minefield"]["values"]
    mine = catalogue().obstacle_rules["minefield"].mine
    assert mine is not None
    assert list(mine.pools["terrain_pack"]) == values["terrain_pack_pool"]
    assert ("winter_wars" in mine.unknown_pools) is (values["winter_pool"] == "unknown")


@pytest.mark.parametrize("kind", ["terrain_rules", "obstacle_rules", "units"])
def test_names_are_those_of_the_reference(kind: str) -> None:
    table = {"terrain_rules": TERRAIN, "obstacle_rules": OBSTACLES, "units": UNITS}[kind]
    known: Mapping[str, HexRules | Unit] = getattr(catalogue(), kind)
    shown = {
        (key, language): _plain_name(known[key].names.get(language))
        for key, ref in table.items()
        for language in ref["names"]
    }
    expected = {
        (key, language): _plain_name(name)
        for key, ref in table.items()
        for language, name in ref["names"].items()
    }
    assert shown == expected


def _figures(value: Any) -> tuple[int, int]:
    low, _, high = str(value).partition("-")
    return int(low), int(high or low)


@pytest.mark.parametrize("key", UNITS)
def test_unit_has_the_numbers_of_the_reference(key: str) -> None:
    ref, unit = UNITS[key], catalogue().units[key]
    low, high = _figures(ref["figures"])
    if low == high:
        assert unit.figures == low
        assert not unit.figures_from_scenario
    else:
        assert unit.figures_range == (low, high)
        assert unit.figures_from_scenario
    nations = {"russia": "soviet_union"}
    by_nation = {nations.get(n, n): f for n, f in ref.get("figures_by_nation", {}).items()}
    assert dict(unit.figures_by_nation) == by_nation
    assert unit.classes is not None
    for name in ("order", "hit", "move", "battle", "vehicle"):
        assert getattr(unit.classes, name) == ref["classes"][name], name
    assert unit.move is not None
    assert unit.move.max == ref["move"]["max"]
    assert unit.move.battle_max == ref["move"]["battle_max"]
    assert unit.move.road_max == ref["move"].get("road_max")
    for name in ("take_ground", "overrun", "flags_ignored", "battle_after_restricted_entry"):
        assert getattr(unit, name) == ref[name], name
    assert list(unit.retreat_per_flag) == ref["retreat_per_flag"]
    medals = ref["medals"]
    pool = medals["figure_pool"] if isinstance(medals, dict) else None
    assert unit.figure_pool == pool
    assert unit.medals == (1 if pool else medals)
    assert unit.supply.receive is ref["supply"]["receive"]
    assert unit.supply.give is ref["supply"]["give"]
    assert unit.medics is ref["medics"]
    assert unit.nation_abilities is ref.get("nation_abilities", True)
    assert unit.weapon_asset is key.startswith("swa_")


SIGHT = {True: "always", False: "never", "unmoved_free": "if_moved"}


@pytest.mark.parametrize("key", UNITS)
def test_unit_attacks_and_is_hit_as_the_reference_says(key: str) -> None:
    ref, unit = UNITS[key], catalogue().units[key]
    attack = ref["attack"]
    assert (unit.attack is None) is (attack is None)
    if unit.attack:
        assert list(unit.attack.dice) == attack["dice"]
        assert list(unit.attack.dice_unmoved) == attack.get("dice_unmoved", [])
        assert unit.attack.sight == SIGHT[attack["los"]]
        assert unit.attack.targets == _classes(attack["targets"])
        assert unit.attack.ignores_target == attack["ignores_target"]
        assert unit.attack.ignores_own == attack["ignores_own"]
        assert unit.attack.star_hits_on == set(attack["star_hits_on"])
        assert unit.attack.star_condition == attack.get("star_condition", "always")
    defense = ref["defense"]
    symbols = defense["hit_symbols"]
    assert unit.defense.hit_symbols == (set(symbols) if symbols else None)
    assert len(unit.defense.star_hit_by) == len(defense["star_hit_by"])
    reroll = defense.get("reroll")
    assert (unit.defense.reroll is None) is (reroll is None)
    if unit.defense.reroll:
        shown = unit.defense.reroll
        assert shown.counts == set(reroll["counts"])
        assert shown.each_hits is (reroll["needed"] == "each")
        assert shown.each_hits or shown.needed == reroll["needed"]
        assert shown.destroys is reroll["destroys"]
        assert shown.flags_void is (reroll["flags"] == "void")


def _card(text: Any) -> dict[str, Any]:
    words = {True: "yes", False: "no"}.get(text, text)
    number = re.search(r"up to (\d)", words)
    bonus = re.search(r"\+(\d)", words)
    return {
        "allowed": words != "no",
        "max_move": int(number[1]) if number else None,
        "battle": "no battle" not in words,
        "bonus_dice": int(bonus[1]) if bonus else 0,
        "close_assault_only": "in close assault" in words,
        "symbols": tuple(s for s in ("infantry", "armor", "star") if s in words.split(" no ")[0])
        if "symbol" in words
        else (),
    }


@pytest.mark.parametrize("key", [key for key, ref in UNITS.items() if "cards" in ref])
def test_vehicle_uses_cards_terrain_and_actions_as_the_reference_says(key: str) -> None:
    ref, unit = UNITS[key], catalogue().units[key]
    assert set(unit.cards) == set(ref["cards"])
    for card, text in ref["cards"].items():
        use = unit.cards[card]
        assert {name: getattr(use, name) for name in _card(text)} == _card(text), card
    for action, allowed in ref["actions"].items():
        assert getattr(unit.actions, action) is bool(allowed), action
    assert unit.terrain is not None
    assert not unit.terrain.retreats_to_sea
    assert unit.terrain.cliffs_from_sea_side is bool(ref["terrain"]["cliffs_from_sea_side"])
    assert str(unit.terrain.wire).replace("_", " ") == ref["terrain"]["wire"]
    assert unit.terrain.stops_on_rail is (ref["terrain"]["railway_and_rail_bridge"] == "stops")


def test_landing_craft_moves_as_the_reference_says() -> None:
    (ref,) = UNIT_FILE["carriers"]
    carrier = catalogue().units["landing_craft"].carrier
    assert carrier is not None
    assert carrier.max_move == ref["move"]["max"]
    assert carrier.blocks_sight is (ref["los"] == "blocks")
    assert {*carrier.terrain, *carrier.end_terrain} == {"ocean", "coast", "beach"}


def test_italian_nation_rules_have_the_numbers_of_the_reference() -> None:
    ref = UNIT_FILE["nations"]["italy"]["high_command"]
    rule = catalogue().nation_rules["italian_high_command"]
    assert (rule.hand_size, rule.minimum_hand) == (ref["hand_size"], ref["minimum_hand"])


@pytest.mark.parametrize("deck_id", ["base", "breakthrough"])
def test_deck_has_the_cards_of_the_reference(deck_id: str) -> None:
    deck = catalogue().decks[deck_id]
    assert [card.id for card in deck.cards] == list(CARDS)
    for card in deck.cards:
        ref = CARDS[card.id]
        copies = ref[deck_id]
        if isinstance(copies, dict):
            assert card.copies_by_section is not None
            shown = card.copies_by_section
            assert (shown.left, shown.center, shown.right) == (
                copies["L"],
                copies["C"],
                copies["R"],
            )
            assert card.copies == shown.total
            assert card.on_the_move == copies.get("otm", 0)
        else:
            assert card.copies == copies
        assert (card.names.en, card.names.de) == (ref["en"], ref["de"])
        if "orders" in ref:
            assert card.orders_all is (ref["orders"] == "all")
            assert card.orders == (None if card.orders_all else ref["orders"])
        if "orders_per_section" in ref:
            assert card.orders_by_section is not None
            by_section = card.orders_by_section
            assert {"L": by_section.left, "C": by_section.center, "R": by_section.right} == ref[
                "orders_per_section"
            ]
        draw = ref.get("draw", {"draw": 1, "keep": 1})
        assert (card.draw, card.keep) == (draw["draw"], draw["keep"])
    checks = {
        name: value
        for name in ("section", "tactic", "total", "left_only", "center_only", "right_only")
        if (value := getattr(deck.checks, name)) is not None
    }
    assert checks == DECK_FILE["checks"][deck_id]


def test_base_box_has_the_counts_of_the_reference() -> None:
    base, stated = INVENTORY["base_game"], INVENTORY["base_game"]["stated"]
    lines = {line.id: line for line in catalogue().boxes["base"].contents}
    assert lines["terrain_hexes"].count == stated["terrain_hexes_double_sided"]
    assert lines["victory_medals"].count == stated["victory_medals_double_sided"]
    assert lines["special_forces_badges"].count == stated["special_forces_badges"]
    assert lines["bunker_bridge_tiles"].count == stated["bunker_bridge_tiles_double_sided"]
    assert lines["battle_dice"].count == stated["battle_dice"]
    assert lines["command_cards"].count == stated["command_cards"]["total"]
    assert lines["summary_cards"].count == stated["summary_cards"]["total"]
    for kind in ("infantry", "armor", "artillery"):
        line = lines[f"{kind}_figures"]
        assert line.per_army == stated["per_army"][kind]
        assert line.count == base["totals"][kind]
    assert lines["obstacles"].per_army == stated["per_army"]["obstacles"]
    assert lines["obstacles"].count == base["totals"]["obstacles"]
    names = {"river_straight": "river"}
    faces = base["terrain_faces"]
    for bound, attribute in (("lower_bounds", "at_least"), ("upper_bounds", "at_most")):
        for kind, number in faces[bound].items():
            assert getattr(lines[names.get(kind, kind)], attribute) == number, kind
    split = base["obstacle_split"]
    lower = split["lower_bounds_both_armies"]
    slack = split["upper_bound_sum"] - sum(lower.values())
    for kind, number in lower.items():
        assert lines[kind].at_least == number
        assert lines[kind].at_most == number + slack


def test_expansion_boxes_have_the_counts_of_the_reference() -> None:
    pack = {line.id: line for line in catalogue().boxes["equipment_pack"].contents}
    names = {"artillery_pieces_of_all_kinds": "artillery_pieces"}
    for kind, number in INVENTORY["equipment_pack"]["weak"]["counts"].items():
        line = pack[names.get(kind, kind)]
        assert (line.count, line.certainty) == (number, "weak")
    winter = {line.id: line for line in catalogue().boxes["winter_wars"].contents}
    stated = INVENTORY["winter_wars"]["stated"]
    assert winter["combat_cards"].count == stated["winter_combat_cards"]
    assert winter["command_cards"].count == stated["breakthrough_command_cards"]["total"]
    weak = INVENTORY["winter_wars"]["weak"]["terrain_tiles_double_sided"]
    assert winter["terrain_tiles"].count == weak

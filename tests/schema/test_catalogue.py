"""The catalogue as it is loaded: every entry is complete, and every reference leads somewhere."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from bocage_schema import catalogue as module
from bocage_schema.catalogue import Names, Network, Piece, RectTile, Tile, Unit, catalogue
from bocage_schema.generate.compiled_catalogue import TABLES, read_table
from bocage_schema.ids import Layer

ENTRIES = {
    (table, key): entry for table in TABLES for key, entry in getattr(catalogue(), table).items()
}
PIECES = catalogue().pieces
SOURCES = {
    *("base-en", "base-de", "base-nl", "equipment-pack", "winter-wars"),
    *("bga", "editor", "fan", "derived"),
}
LAYERS = {
    "tiles": {Layer.GROUND, Layer.LINE, Layer.TERRAIN},
    "rect_tiles": {Layer.RECT},
    "obstacles": {Layer.OBSTACLE},
    "markers": {Layer.MARKER},
    "medals": {Layer.MARKER},
    "badges": {Layer.BADGE},
    "units": {Layer.UNIT},
}


@pytest.mark.parametrize("entry", ENTRIES, ids="/".join)
def test_entry_is_complete(entry: tuple[str, str]) -> None:
    table, key = entry
    found = ENTRIES[entry]
    assert key == found.id
    assert key.isascii()
    assert key == key.lower()
    for language in ("en", "de", "nl"):
        name = getattr(found.names, language)
        assert name
        assert name == " ".join(name.split())
        assert "*" not in name
    assert found.source
    assert set(found.source) <= SOURCES
    if table in LAYERS:
        assert found.layer in LAYERS[table]


@pytest.mark.parametrize("entry", ENTRIES, ids="/".join)
def test_references_of_entry_lead_somewhere(entry: tuple[str, str]) -> None:
    assert list(_dangling(*entry)) == []


def _dangling(table: str, key: str) -> Iterator[str]:
    """Yield each reference of an entry that names nothing."""
    known = catalogue()
    entry = ENTRIES[table, key]
    rule_ids = {*known.terrain_rules, *known.obstacle_rules}
    cards = {card.id for deck in known.decks.values() for card in deck.cards}
    fittings = {trait.id for trait in known.traits.values() if trait.accessory}
    targets: dict[str, Any] = {
        "boxes": known.boxes,
        "badge": known.badges,
        "nation": known.nations,
        "army": known.armies,
        "armies": known.armies,
        "unit": known.units,
        "units": known.units,
        "bonus_for": known.units,
        "acts_as": known.units,
        "placed_as": known.rect_tiles,
        "implied_by": PIECES,
        "pieces": PIECES,
        "figures_by_nation": known.nations,
        "nation_rules": known.nation_rules,
        "cards": {*cards, *known.decks},
        "hidden_from_cards": cards,
        "requires": known.boxes,
        "pools": known.boxes,
        "unknown_pools": known.boxes,
        "terrain": known.terrain_rules,
        "end_terrain": known.terrain_rules,
        "of": {*PIECES, *known.units, *known.decks, *fittings},
    }
    if table == "nations":
        targets["rules"] = known.nation_rules
    elif table == "special_rules":
        targets["not_with"] = targets["builds"] = {*known.special_rules, *rule_ids}
    elif table == "tiles":
        targets["rules"] = known.terrain_rules
    else:
        targets["rules"] = rule_ids
    for name, value in _fields(entry):
        if name in ("only_with", "not_with") and table != "special_rules":
            for reference in value:
                if not known.members(reference) <= {*rule_ids, *PIECES}:
                    yield f"{name}: {reference}"
        elif name in targets and not isinstance(value, msgspec.Struct):
            references = [value] if isinstance(value, str) else value
            for reference in references:
                if isinstance(reference, str) and reference not in targets[name]:
                    yield f"{name}: {reference}"


def _fields(value: object) -> Iterator[tuple[str, Any]]:
    """Yield the fields that hold something, those of nested values included."""
    if isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            inner = getattr(value, field.name)
            if inner is None or isinstance(inner, Names):
                continue
            yield field.name, inner
            yield from _fields(inner)
    elif isinstance(value, tuple):
        for item in value:
            yield from _fields(item)


def test_ids_are_unique_across_all_placeable_pieces() -> None:
    tables = ("tiles", "rect_tiles", "obstacles", "markers", "medals", "badges", "units")
    counts = Counter(key for table in tables for key in getattr(catalogue(), table))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("kind", [("tiles",), ("rect_tiles",), ("obstacles",), ("badges",)])
def test_m44_names_are_unique_within_their_kind(kind: tuple[str, ...]) -> None:
    _assert_unique_m44(kind)


def test_m44_names_of_markers_and_medals_are_unique_together() -> None:
    _assert_unique_m44(("markers", "medals"))


@pytest.mark.parametrize("table", ["armies", "nations", "special_rules", "boxes", "boards"])
def test_m44_names_of_other_tables_are_unique(table: str) -> None:
    _assert_unique_m44((table,))


def _assert_unique_m44(tables: tuple[str, ...]) -> None:
    names = Counter(
        name
        for table in tables
        for entry in getattr(catalogue(), table).values()
        for name in entry.m44
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_data_files_keep_their_order_and_lose_no_entry() -> None:
    for table in TABLES:
        assert [entry["id"] for entry in read_table(table)] == list(getattr(catalogue(), table))


@pytest.mark.parametrize("key", catalogue().tiles)
def test_tile_looks_alike_after_as_many_turns_as_it_has_orientations(key: str) -> None:
    tile = catalogue().tiles[key]
    seen = [_edge_sets(tile, orientation) for orientation in range(1, 7)]
    if not tile.edges:
        assert tile.orientations == 1
        return
    if tile.orientations == 2:
        # A Y has three equal arms, so turning it by 60° and by 180° looks the same.
        assert seen[0] == seen[2] == seen[4] != seen[1]
        return
    distinct = next(n for n in (1, 2, 3, 6) if seen[n % 6] == seen[0])
    assert distinct == tile.orientations


def _edge_sets(tile: Tile, orientation: int) -> dict[str, frozenset[str]]:
    return {str(n): frozenset(edges) for n, edges in tile.edges_at(orientation).items()}


def test_straight_tiles_turn_counter_clockwise_from_east_and_west() -> None:
    river = catalogue().tiles["river"]
    assert [set(river.edges_at(n)[Network.RIVER]) for n in (1, 2, 3)] == [
        {"w", "e"},
        {"sw", "ne"},
        {"se", "nw"},
    ]


def test_curves_turn_through_all_six_neighbouring_pairs() -> None:
    curve = catalogue().tiles["river_curve"]
    assert [set(curve.edges_at(n)[Network.RIVER]) for n in range(1, 7)] == [
        {"ne", "se"},
        {"nw", "e"},
        {"ne", "w"},
        {"nw", "sw"},
        {"w", "se"},
        {"e", "sw"},
    ]


def test_crossings_of_road_and_rail_differ_in_summer_and_winter() -> None:
    summer = catalogue().tiles["railway_crossing"].edges
    winter = catalogue().tiles["winter_railway_crossing"].edges
    assert set(summer[Network.RAIL]) == set(winter[Network.ROAD]) == {"w", "e"}
    assert set(summer[Network.ROAD]) == set(winter[Network.RAIL]) == {"sw", "ne"}


@pytest.mark.parametrize(
    ("key", "angles"),
    [
        ("bridge", [90, 60, 30, 0, 330, 300]),
        ("winter_pontoon_bridge", [90, 60, 30, 0, 330, 300]),
        ("rail_bridge", [0, 300, 240]),
        ("ford", [90, 150, 210]),
        ("road_block", [90, 150, 210]),
        ("dragons_teeth", [0, 60, 120]),
        ("locomotive", [180, 240, 300, 0, 60, 120]),
        ("wagon", [0, 300, 240]),
        ("bunker", [270, 90]),
    ],
)
def test_rect_tiles_turn_as_the_editor_turns_them(key: str, angles: list[int]) -> None:
    tile = catalogue().rect_tiles[key]
    assert [tile.angle_at(n) for n in range(1, tile.orientations + 1)] == angles


@pytest.mark.parametrize("key", catalogue().rect_tiles)
def test_rect_tile_has_a_direction_exactly_if_it_turns(key: str) -> None:
    tile = catalogue().rect_tiles[key]
    assert (tile.angle_deg is None) is (tile.orientations == 1)
    assert (tile.angle_at(1) is None) is (tile.angle_deg is None)
    assert bool(tile.step_deg) is (tile.orientations > 1)


def test_trains_and_ships_are_tiles_that_point_to_their_units_and_back() -> None:
    tiles = [tile for tile in catalogue().rect_tiles.values() if tile.acts_as_unit]
    assert {tile.id for tile in tiles} == {"locomotive", "wagon", "destroyer"}
    for tile in tiles:
        assert tile.acts_as is not None
        unit = catalogue().units[tile.acts_as]
        assert unit.placed_as == tile.id
        assert unit.id not in PIECES
    placed = {unit.placed_as for unit in catalogue().units.values() if unit.placed_as}
    assert placed == {tile.id for tile in tiles}


@pytest.mark.parametrize("key", PIECES)
def test_piece_with_unknown_rules_says_so_and_stays_placeable(key: str) -> None:
    piece = PIECES[key]
    rules = catalogue().rules_of(piece)
    if rules is not None and not rules.rules_known:
        assert not piece.rules_known
    if not piece.rules_known and not isinstance(piece, RectTile | Unit):
        assert rules is None or not rules.rules_known or piece.layer is Layer.BADGE
    if isinstance(piece, Tile):
        assert rules is not None


def test_rules_that_nobody_could_establish_are_marked_by_both_words() -> None:
    known = catalogue()
    for rules in (*known.terrain_rules.values(), *known.obstacle_rules.values()):
        assert rules.rules_known is (rules.scope != "unknown"), rules.id


def test_winter_art_changes_no_rule_of_the_summer_terrain() -> None:
    rules = catalogue().terrain_rules
    for winter, summer in (
        ("winter_forest", "forest"),
        ("winter_hill", "hill"),
        ("winter_village", "town"),
    ):
        for name in ("height", "category", "movement", "battle", "sight", "ground"):
            assert getattr(rules[winter], name) == getattr(rules[summer], name)


def test_bridges_lie_only_on_what_can_be_bridged() -> None:
    for piece in catalogue().rect_tiles.values():
        rules = catalogue().rules_of(piece)
        if rules is not None and rules.movement.enables_river:
            assert "river" in rules.only_with


def test_sandbags_may_not_lie_in_water() -> None:
    assert set(catalogue().obstacle_rules["sandbags"].not_with) == {"ocean", "coast", "ford"}
    assert catalogue().terrain_rules["ford"].not_with == ("sandbags",)
    assert catalogue().obstacle_rules["ford"].not_with == ("sandbags",)


def test_groups_name_rule_sets_and_pieces() -> None:
    assert {"river", "frozen_river", "ocean"} <= catalogue().members("@water")
    assert {"bridge", "ford", "rail_bridge"} <= catalogue().members("@bridge")
    assert {"infantry", "tiger"} <= catalogue().members("@unit")
    assert catalogue().members("town") == {"town"}


@pytest.mark.parametrize(
    ("look_up", "unknown"),
    [
        ("tile_by_m44", "riverfl"),
        ("rect_by_m44", "Bridge"),
        ("obstacle_by_m44", "sandbags"),
        ("tag_by_m44", "medal3"),
        ("badge_by_m44", "badge11"),
        ("army_by_m44", "GER"),
        ("nation_by_m44", "de"),
        ("special_rule_by_m44", "airdrop"),
        ("box_by_m44", "equipment"),
    ],
)
def test_unknown_m44_names_give_nothing(look_up: str, unknown: str) -> None:
    assert getattr(catalogue(), look_up)(unknown) is None


def test_names_fall_back_to_english() -> None:
    names = catalogue().tiles["forest"].names
    assert names.get("de") == "Wald"
    assert names.get("nl_BE") == "Bos"
    assert names.get("fr") == "Forest"


def _loaded_after(statements: str) -> set[str]:
    """Return the modules that a fresh interpreter holds after some statements."""
    code = f"{statements}\nimport sys\nprint(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_asking_for_pieces_loads_no_yaml() -> None:
    where = str(files("bocage_schema").joinpath(".."))
    loaded = _loaded_after(
        f"import sys; sys.path.insert(0, {where!r})\n"
        "from bocage_schema.catalogue import catalogue\n"
        "catalogue().tiles, catalogue().units, catalogue().badges"
    )
    assert "bocage_schema.catalogue.units" in loaded
    assert "yaml" not in loaded


def test_every_offered_name_can_be_had() -> None:
    assert [name for name in module.__all__ if getattr(module, name, None) is None] == []


def test_entries_cannot_be_changed() -> None:
    forest = catalogue().tiles["forest"]
    with pytest.raises(AttributeError, match="immutable"):
        forest.orientations = 2  # type: ignore[misc]
    with pytest.raises(TypeError):
        catalogue().tiles["forest"] = forest  # type: ignore[index]


def test_words_of_the_catalogue_are_enumerations() -> None:
    assert isinstance(catalogue().tiles["forest"].layer, Layer)
    assert isinstance(catalogue().terrain_rules["hill"].sight.rule, StrEnum)
    assert isinstance(PIECES["forest"], Piece)

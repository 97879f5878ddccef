"""The catalogue as it is loaded: every entry is complete, and every reference leads somewhere."""

import dataclasses
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from typing import Any

import pytest

from bocage_schema import catalogue as module
from bocage_schema.catalogue import Names, Network, Piece, RectTile, Tile, Unit, catalogue
from bocage_schema.compile_catalogue import TABLES, read_table
from bocage_schema.ids import BoardFormat, Face, Layer, Side

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
        "of": {*PIECES, *known.units, *known.decks},
    }
    if table == "nations":
        targets["rules"] = known.nation_rules
    elif table == "tiles":
        targets["rules"] = known.terrain_rules
    else:
        targets["rules"] = rule_ids
    for name, value in _fields(entry):
        if name in ("only_with", "not_with"):
            for reference in value:
                if not known.members(reference) <= {*rule_ids, *PIECES}:
                    yield f"{name}: {reference}"
        elif name in targets and not dataclasses.is_dataclass(value):
            references = [value] if isinstance(value, str) else value
            for reference in references:
                if isinstance(reference, str) and reference not in targets[name]:
                    yield f"{name}: {reference}"


def _fields(value: object) -> Iterator[tuple[str, Any]]:
    """Yield the fields that hold something, those of nested values included."""
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
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


@pytest.mark.parametrize("key", catalogue().units)
def test_unit_is_consistent(key: str) -> None:
    unit = catalogue().units[key]
    low, high = unit.figures_range
    assert 1 <= low <= unit.figures <= high
    assert all(low <= figures <= high for figures in unit.figures_by_nation.values())
    if unit.rules_known:
        assert unit.classes is not None
        assert unit.carrier is not None or unit.move is not None
    if unit.move:
        assert unit.move.battle_max <= unit.move.max
    if unit.attack:
        assert all(unit.attack.dice)
        assert unit.range >= len(unit.attack.dice)
    fewest, most = unit.retreat_per_flag
    assert 1 <= fewest <= most
    assert not (unit.m44 and unit.m44_fallback)
    assert bool(unit.accessories) is ("accessory" in unit.abilities)
    assert bool(unit.crosshairs) is ("crosshair" in unit.abilities)
    for form in unit.m44:
        assert form.prefix in {"inf", "inf2", "tank", "tank2", "gun", "pln", "veh"}
        assert form.figures is None or low <= form.figures <= high


def test_no_two_units_are_written_alike() -> None:
    forms = Counter(
        dataclasses.astuple(form) for unit in catalogue().units.values() for form in unit.m44
    )
    assert [form for form, count in forms.items() if count > 1] == []


def test_badges_and_unit_forms_tell_the_same_story() -> None:
    from_units = {
        (form.badge, form.prefix, unit.id, form.years)
        for unit in catalogue().units.values()
        for form in unit.m44
        if form.badge and form.badge not in ("german_elite",)
    }
    from_badges = {
        (badge.id, rule.prefix, rule.unit, rule.years)
        for badge in catalogue().badges.values()
        for rule in badge.rules_on
    }
    assert from_units == from_badges


@pytest.mark.parametrize("key", catalogue().badges)
def test_badge_selects_rules_exactly_if_its_effect_says_so(key: str) -> None:
    badge = catalogue().badges[key]
    assert bool(badge.rules_on) is (badge.effect == "rules" or key == "italian_flag")
    assert badge.rules_known is (badge.effect != "unknown")


def test_medals_of_either_side_are_told_apart() -> None:
    medals = catalogue().medals
    assert medals["both_sides_medal"].side is None
    allied = {key for key, medal in medals.items() if medal.side is Side.ALLIES}
    assert allied == {
        "medal_of_honor",
        "victoria_cross",
        "hero_of_the_soviet_union",
        "blank_allied_medal",
    }


@pytest.mark.parametrize("key", catalogue().boards)
def test_board_has_as_many_hexes_as_its_rows(key: str) -> None:
    board = catalogue().boards[key]
    rows = [board.odd_row_hexes if row % 2 else board.even_row_hexes for row in range(board.rows)]
    assert sum(rows) == board.hexes
    assert set(board.section_borders) <= set(board.section_lines)
    last = 2 * board.even_row_hexes - 2
    assert [last - line for line in reversed(board.section_lines)] == list(board.section_lines)
    for face in board.faces:
        covered = [row for span in face.rows for row in range(span.first, span.last + 1)]
        assert covered == list(range(board.rows))


def test_every_format_and_face_has_its_board() -> None:
    boards = catalogue().boards.values()
    assert {board.format for board in boards} == set(BoardFormat)
    for board in boards:
        assert {face.face for face in board.faces} == set(Face)


@pytest.mark.parametrize("key", catalogue().decks)
def test_deck_adds_up_to_its_printed_totals(key: str) -> None:
    deck = catalogue().decks[key]
    by_kind = Counter[str]()
    sections = Counter[str]()
    for card in deck.cards:
        by_kind[card.kind] += card.copies
        if card.copies_by_section:
            assert card.copies_by_section.total == card.copies
            for section in ("left", "center", "right"):
                sections[section] += getattr(card.copies_by_section, section)
    checks = deck.checks
    assert (by_kind["section"], by_kind["tactic"]) == (checks.section, checks.tactic)
    assert by_kind.total() == checks.total
    for section in ("left", "center", "right"):
        expected = getattr(checks, f"{section}_only")
        assert expected is None or sections[section] == expected
    assert deck.card("recon") is not None
    assert deck.card("flight") is None


@pytest.mark.parametrize("key", catalogue().boxes)
def test_box_counts_are_consistent(key: str) -> None:
    box = catalogue().boxes[key]
    lines = {line.id: line for line in box.contents}
    assert len(lines) == len(box.contents)
    for line in box.contents:
        known = line.count is not None or line.at_least is not None
        assert known is (line.certainty != "unknown"), line.id
        if line.per_army is not None:
            assert line.count == 2 * line.per_army
        if line.at_least is not None and line.at_most is not None:
            assert line.at_least <= line.at_most
        if line.pool:
            assert set(line.of) <= set(lines[line.pool].of)


def test_bounds_of_a_pool_fit_its_faces() -> None:
    lines = {line.id: line for line in catalogue().boxes["base"].contents}
    for pool in ("terrain_hexes", "obstacles"):
        count = lines[pool].count
        assert count is not None
        faces = count * lines[pool].faces
        shares = [line for line in lines.values() if line.pool == pool]
        low = sum(line.at_least or 0 for line in shares)
        assert low <= faces
        for line in shares:
            assert line.at_most == (line.at_least or 0) + faces - low


@pytest.mark.parametrize("key", catalogue().traits)
def test_trait_is_found_by_what_files_write(key: str) -> None:
    trait = catalogue().traits[key]
    assert trait.m44 is not None
    for on in trait.on:
        assert catalogue().trait_by_m44(on, trait.m44.key, trait.m44.value) is trait
    assert trait.effect.en.endswith(".")
    assert trait.effect.de.endswith(".")
    assert trait.effect.nl.endswith(".")


def test_second_behaviour_is_looked_up_like_the_first() -> None:
    found = catalogue().trait_by_m44("rect", "behavior2", "ONE_MEDAL_IF_BLOWN")
    assert found is catalogue().traits["one_medal_if_blown"]


@pytest.mark.parametrize("key", catalogue().special_rules)
def test_special_rule_has_what_its_kind_of_value_needs(key: str) -> None:
    rule = catalogue().special_rules[key]
    assert bool(rule.choices) is (rule.value == "choice")
    assert bool(rule.fields) is (rule.value == "record")
    for name in rule.m44:
        assert catalogue().special_rule_by_m44(name) is rule


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


def test_asking_for_pieces_loads_neither_yaml_nor_the_types_of_other_tables() -> None:
    where = str(files("bocage_schema").joinpath(".."))
    loaded = _loaded_after(
        f"import sys; sys.path.insert(0, {where!r})\n"
        "from bocage_schema.catalogue import catalogue\n"
        "catalogue().tiles, catalogue().units, catalogue().badges"
    )
    assert "bocage_schema.catalogue_units" in loaded
    assert "yaml" not in loaded
    assert "bocage_schema.catalogue_rules" not in loaded
    assert "bocage_schema.catalogue_boxes" not in loaded


def test_every_offered_name_can_be_had() -> None:
    assert [name for name in module.__all__ if getattr(module, name, None) is None] == []
    with pytest.raises(AttributeError, match="no attribute 'Ship'"):
        _ = module.Ship  # type: ignore[attr-defined]


def test_entries_cannot_be_changed() -> None:
    forest = catalogue().tiles["forest"]
    with pytest.raises(dataclasses.FrozenInstanceError):
        forest.orientations = 2  # type: ignore[misc]
    with pytest.raises(TypeError):
        catalogue().tiles["forest"] = forest  # type: ignore[index]


def test_words_of_the_catalogue_are_enumerations() -> None:
    assert isinstance(catalogue().tiles["forest"].layer, Layer)
    assert isinstance(catalogue().terrain_rules["hill"].sight.rule, StrEnum)
    assert isinstance(PIECES["forest"], Piece)

"""Every name that ``.m44`` files are known to use has an entry in the catalogue."""

import json
from pathlib import Path
from typing import Any

import pytest

from bocage_schema.catalogue import catalogue

VOCABULARY = Path(__file__).parents[2].parent / "shared" / "corpus" / "vocabulary.json"

pytestmark = pytest.mark.skipif(
    not VOCABULARY.is_file(), reason="needs the list of names in ../shared/corpus"
)

WORDS: dict[str, Any] = (
    json.loads(VOCABULARY.read_text("utf-8")) if VOCABULARY.is_file() else {"corpus": {}}
)
NAMES: dict[str, Any] = WORDS.get("editor_names", {})
CORPUS: dict[str, Any] = WORDS["corpus"]
PREFIXES = ("inf2", "tank2", "inf", "tank", "gun", "pln", "veh")


def _values(key: str) -> list[tuple[str, str]]:
    """Pairs of piece and value under a corpus heading such as ``hills -> BLUFF``."""
    return [tuple(pair.split(" -> ")) for pair in CORPUS.get(key, {})]  # type: ignore[misc]


@pytest.mark.parametrize("name", NAMES.get("terrain", {}))
def test_tile_of_the_editor_is_known_with_its_orientations(name: str) -> None:
    tile = catalogue().tile_by_m44(name)
    assert tile is not None
    assert tile.orientations == NAMES["terrain"][name]


@pytest.mark.parametrize("name", NAMES.get("rect_terrain", {}))
def test_rect_tile_of_the_editor_is_known_with_its_orientations(name: str) -> None:
    tile = catalogue().rect_by_m44(name)
    assert tile is not None
    assert tile.orientations == NAMES["rect_terrain"][name]


@pytest.mark.parametrize("name", NAMES.get("obstacle", {}))
def test_obstacle_of_the_editor_is_known_with_its_orientations(name: str) -> None:
    obstacle = catalogue().obstacle_by_m44(name)
    assert obstacle is not None
    assert obstacle.orientations == NAMES["obstacle"][name]


@pytest.mark.parametrize("name", NAMES.get("tag", []))
def test_tag_of_the_editor_is_known(name: str) -> None:
    assert catalogue().tag_by_m44(name) is not None


@pytest.mark.parametrize("name", NAMES.get("badge", []))
def test_badge_of_the_editor_is_known(name: str) -> None:
    assert catalogue().badge_by_m44(name) is not None


@pytest.mark.parametrize("name", NAMES.get("unit", []))
def test_unit_of_the_editor_is_a_known_troop_of_a_known_army(name: str) -> None:
    prefix = next(prefix for prefix in PREFIXES if name.startswith(prefix))
    army = catalogue().army_by_m44(name.removeprefix(prefix))
    assert army is not None
    assert army.in_editor
    plain = [
        unit.id
        for unit in catalogue().units.values()
        for form in unit.m44
        if form.prefix == prefix and not (form.badge or form.figures or form.behavior)
    ]
    assert len(plain) == 1


def test_editor_knows_no_army_but_those_the_catalogue_says() -> None:
    suffixes = {army.m44[0] for army in catalogue().armies.values() if army.in_editor}
    assert {f"{p}{s}" for p in PREFIXES for s in suffixes} == set(NAMES["unit"])


def test_editor_has_no_piece_that_the_catalogue_denies_it() -> None:
    medals = catalogue().medals.values()
    outside = {name for medal in medals if not medal.in_editor_palette for name in medal.m44}
    assert not outside & set(NAMES["tag"])
    known = {name for medal in medals for name in medal.m44} - outside
    assert known == {name for name in NAMES["tag"] if name.startswith("medal")}


def test_names_that_only_files_use_are_known_too() -> None:
    assert all(
        catalogue().tag_by_m44(name) for name in WORDS["corpus_names_unknown_to_editor_list"]
    )


@pytest.mark.parametrize("pair", _values("terrain.behavior"))
def test_behaviour_of_a_tile_in_files_is_a_trait_for_that_tile(pair: tuple[str, str]) -> None:
    name, value = pair
    trait = catalogue().trait_by_m44("terrain", "behavior", value)
    tile = catalogue().tile_by_m44(name)
    assert trait is not None
    assert tile is not None
    assert not trait.pieces or tile.id in trait.pieces


@pytest.mark.parametrize(
    ("heading", "on"),
    [
        ("rect_terrain.behavior", "rect"),
        ("rect_terrain.behavior2", "rect"),
        ("obstacle.behavior", "obstacle"),
        ("tags[].behavior", "marker"),
    ],
)
def test_behaviours_of_other_pieces_in_files_are_traits(heading: str, on: str) -> None:
    values = {value for _, value in _values(heading)}
    assert values
    assert {v for v in values if not catalogue().trait_by_m44(on, "behavior", v)} == set()


@pytest.mark.parametrize("key", ["behavior", "equipment"])
def test_behaviour_and_equipment_of_units_in_files_are_traits(key: str) -> None:
    values = CORPUS[f"unit.{key}"]
    assert {v for v in values if not catalogue().trait_by_m44("unit", key, v)} == set()


def test_special_rules_in_files_are_known_except_those_that_bring_units() -> None:
    unknown = {
        key
        for key in CORPUS["game_info.options.keys"]
        if catalogue().special_rule_by_m44(key) is None
    }
    bring_units = {"airdrop", "airdrop2", "supply_train_rules", "armor_breakthrough_rules"}
    assert unknown == bring_units


def test_packs_and_countries_in_files_are_known() -> None:
    packs = {key.partition(" ")[0] for key in CORPUS["packs.keys"]}
    assert {pack for pack in packs if catalogue().box_by_m44(pack) is None} == set()
    countries = {*CORPUS["game_info.country_player1"], *CORPUS["game_info.country_player2"]}
    unknown = {code for code in countries if catalogue().nation_by_m44(code.upper()) is None}
    assert unknown == {""}


def test_badges_in_files_go_with_an_army_of_theirs() -> None:
    strays = set()
    for unit_name, badges in CORPUS["unit_extra_keys_by_unit"]["badge"].items():
        prefix = next(prefix for prefix in PREFIXES if unit_name.startswith(prefix))
        army = catalogue().army_by_m44(unit_name.removeprefix(prefix))
        assert army is not None
        for name in badges:
            badge = catalogue().badge_by_m44(name)
            assert badge is not None
            if badge.armies and army.id not in badge.armies:
                strays.add((unit_name, name))
    assert strays == set()

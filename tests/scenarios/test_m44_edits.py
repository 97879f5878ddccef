"""An edited ``.m44`` file differs from the original just where it was edited."""

import json
import random
from dataclasses import replace

import pytest
from corpus_files import CORPUS, WHY_SKIPPED, mutated, text_of
from exactness import exactly_equal

from bocage_scenarios import m44_format
from bocage_scenarios.model import EMPTY_HEX, Marker, Objective, Tile, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Layer, ObjectiveType, Side

pytestmark = pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)


def with_hex(scenario, at, **changes):
    """Return ``scenario`` with some of what lies on a hex replaced."""
    content = replace(scenario.hexes.get(at, EMPTY_HEX), **changes)
    return replace(scenario, hexes={**scenario.hexes, at: content})


def paint_terrain(scenario, rng):
    at = rng.choice(scenario.board.hexes)
    names = [tile.id for tile in catalogue().tiles.values() if tile.layer is Layer.TERRAIN]
    tile = Tile(rng.choice(names))
    return with_hex(scenario, at, terrain=tile, line=None, ground=None), {("hex", at)}


def erase_unit(scenario, rng):
    places = [at for at, content in scenario.hexes.items() if content.unit]
    if not places:
        return scenario, set()
    at = rng.choice(places)
    return with_hex(scenario, at, unit=None), {("hex", at)}


def move_unit(scenario, rng):
    places = [at for at, content in scenario.hexes.items() if content.unit]
    if not places:
        return scenario, set()
    start, end = rng.choice(places), rng.choice(scenario.board.hexes)
    unit = scenario.hexes[start].unit
    moved = with_hex(with_hex(scenario, start, unit=None), end, unit=unit)
    return moved, {("hex", start), ("hex", end)}


def place_unit(scenario, rng):
    at = rng.choice(scenario.board.hexes)
    unit = Unit("engineers", "german", figures=rng.choice([None, 2]))
    return with_hex(scenario, at, unit=unit), {("hex", at)}


def lay_mine(scenario, rng):
    at = rng.choice(scenario.board.hexes)
    markers = (*scenario.hexes.get(at, EMPTY_HEX).markers, Marker("minefield", Side.AXIS))
    return with_hex(scenario, at, markers=markers), {("hex", at)}


def add_objective(scenario, rng):
    at = rng.choice(scenario.board.hexes)
    goal = Objective(ObjectiveType.PERMANENT, (at,), Side.AXIS, 2, pieces=("iron_cross",))
    return replace(scenario, objectives=(*scenario.objectives, goal)), {("hex", at)}


def change_hand(scenario, rng):
    camp = replace(scenario.camps[Side.AXIS], hand=11)
    return replace(scenario, camps={**scenario.camps, Side.AXIS: camp}), {("game_info", "cards")}


def change_title(scenario, rng):
    language = next(iter(scenario.texts), "en")
    if language not in scenario.texts:
        return scenario, set()
    texts = replace(scenario.texts[language], title="Another title")
    return replace(scenario, texts={**scenario.texts, language: texts}), {("text", language)}


def switch_rule(scenario, rng):
    return replace(scenario, rules={**scenario.rules, "blitz": True}), {("game_info", "options")}


EDITS = [
    paint_terrain, erase_unit, move_unit, place_unit, lay_mine, add_objective, change_hand,
    change_title, switch_rule,
]  # fmt: skip


def places_changed(before, after):
    """Return where two files differ: hexes, members of game_info, languages, other sections."""
    changed = {
        key for key in {**before, **after} if not exactly_equal(before.get(key), after.get(key))
    }
    places = set()
    if "board" in changed:
        changed.remove("board")
        old, new = before["board"], after["board"]
        for key in {**old, **new}:
            if key == "hexagons":
                places |= hexes_changed(items(old.get(key)), items(new.get(key)))
            elif not exactly_equal(old.get(key), new.get(key)):
                places.add(("board", key))
    if "game_info" in changed:
        changed.remove("game_info")
        old, new = before["game_info"], after["game_info"]
        for key in {**old, **new}:
            if not exactly_equal(old.get(key), new.get(key)):
                places.add(("game_info", key.split("_")[0]))
    if "text" in changed:
        changed.remove("text")
        old, new = before["text"], after["text"]
        places |= {
            ("text", key) for key in {**old, **new} if not exactly_equal(old.get(key), new.get(key))
        }
    return places | {("section", key) for key in changed}


def items(array):
    """Return the items of an array, whatever its wrapping."""
    if isinstance(array, dict):
        array = array["item"] if "item" in array else [array[key] for key in sorted(array, key=int)]
    return array if isinstance(array, list) else [array] if array else []


def hexes_changed(old, new):
    """Return the hexes whose entries differ; entries that stay keep their order."""

    def by_hex(entries):
        found = {}
        for entry in entries:
            key = (entry["row"], entry["col"]) if isinstance(entry, dict) else json.dumps(entry)
            found.setdefault(key, []).append(entry)
        return found

    before, after = by_hex(old), by_hex(new)
    changed = {at for at in {**before, **after} if not exactly_equal(before.get(at), after.get(at))}
    staying = [key for key in before if key not in changed]
    assert staying == [key for key in after if key not in changed]
    return {("hex", at) for at in changed}


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__)
def test_an_edit_changes_only_what_was_edited(edit):
    rng = random.Random(edit.__name__)
    for path in CORPUS:
        before = json.loads(text_of(path))
        scenario, allowed = edit(m44_format.read(text_of(path)).scenario, rng)
        after = m44_format.to_data(scenario)
        changed = places_changed(before, after)
        assert changed <= allowed, path.name
        again = m44_format.read(json.dumps(after)).scenario
        assert replace(again, m44=scenario.m44) == without_used_leftovers(scenario, again)


def without_used_leftovers(scenario, again):
    """Return ``scenario`` as it reads back: edited parts carry no leftovers of their own."""
    return replace(
        scenario,
        hexes=again.hexes if plain_hexes(again) == plain_hexes(scenario) else scenario.hexes,
        texts=again.texts if plain_texts(again) == plain_texts(scenario) else scenario.texts,
        objectives=again.objectives,
    )


def plain_hexes(scenario):
    """Return the pieces on every hex by name."""
    return {
        at: (
            [(tile.piece, tile.orientation, tile.traits) for _, tile in content.tiles()],
            content.unit and replace(content.unit, m44=EMPTY_HEX.m44),
            [marker.piece for marker in content.markers],
        )
        for at, content in scenario.hexes.items()
    }


def plain_texts(scenario):
    """Return the texts without their leftovers."""
    return {code: replace(texts, m44=EMPTY_HEX.m44) for code, texts in scenario.texts.items()}


@pytest.mark.parametrize("seed", range(6))
def test_unknown_content_survives_edits_of_dirty_files(seed):
    """Keys and pieces that mean nothing to us stay where they are when others are edited."""
    rng = random.Random(seed)
    for _ in range(20):
        data = mutated(text_of(rng.choice(CORPUS)), rng, 2)
        scenario = m44_format.read(json.dumps(data)).scenario
        if scenario is None or not isinstance(data.get("board"), dict):
            continue
        data["unknown"] = {"deep": [1, None, "x"]}
        data["board"]["hexagons"] = [
            {"row": 0, "col": 0, "terrain": {"name": "zz_unknown", "odd": 1.0}, "more": {"a": []}},
            {"row": 8, "col": 8, "unit": {"name": "infger", "nbr_units": "4", "x": "y"}},
        ]
        scenario = m44_format.read(json.dumps(data)).scenario
        edited = with_hex(scenario, scenario.board.hexes[5], terrain=Tile("forest"))
        after = m44_format.to_data(edited)
        assert exactly_equal(after["unknown"], data["unknown"])
        for entry in data["board"]["hexagons"]:
            assert any(exactly_equal(entry, found) for found in after["board"]["hexagons"])


def test_a_moved_unit_takes_its_unknown_keys_along():
    path = next(path for path in CORPUS if path.name.startswith("0002"))
    data = json.loads(text_of(path))
    entry = next(e for e in data["board"]["hexagons"] if "unit" in e)
    entry["unit"] |= {"nbr_units": "4", "morale": {"level": 3}}
    scenario = m44_format.read(json.dumps(data)).scenario
    start = (entry["row"], entry["col"])
    at = next(at for at in scenario.hexes if at == start)
    unit = scenario.hexes[at].unit
    end = next(h for h in scenario.board.hexes if h not in scenario.hexes)
    moved = with_hex(with_hex(scenario, at, unit=None), end, unit=unit)
    after = m44_format.to_data(moved)
    there = next(e for e in after["board"]["hexagons"] if (e["row"], e["col"]) == end)
    assert exactly_equal(there["unit"], entry["unit"])

"""Where in an ``.m44`` file a finding on a part of the document is shown."""

import json

import pytest
from m44_documents import M44, YAML, at, document, saved, told

from bocage_scenarios.formats import read_bytes
from bocage_schema.diagnostics import Diagnostic, Severity
from bocage_schema.jsonlike import split_pointer

PARATROOPS = {"name": "inf2us", "badge": "badge9"}
DROP = {"side": "ALLIES", "unit": PARATROOPS, "center": "G5", "range": 3, "nbr_units": [2, 1],
        "behavior": "ONE_AT_TIME"}  # fmt: skip
OPTIONS = {
    "hill317": ["L5", "k4"],
    "airdrop2": {**DROP, "center": "C5"},
    "airdrop": DROP,
    "armor_breakthrough_rules": {
        "AXIS": {"nbr_units": 1, "name": "tank2ger"},
        "ALLIES": {"nbr_units": 2, "name": "tankus"},
    },
    "supply_train_rules": {"side": "ALLIES", "nbr_units": [1, 1], "unit": {"name": "infru"}},
    "must_have_unit_exit": {"side": "AXIS", "min_nbr_units": 1},
}
TERMS = {"permanent": True, "counts_for": 2, "nbr_hex": 1, "side": "AXIS"}
MEDAL = {"name": "medal1", "medal": TERMS}
EXIT = {"name": "tag5", "behavior": "EXIT_MARKER", "side": "AXIS", "group": ["B1", "C1"]}
HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
TAGS = "/board/hexagons/0/tags"


def place(data, path):
    """Return the place in a file of a part of the document, which must be there."""
    finding = Diagnostic("X100", Severity.INFO, path, "something", "")
    found = M44.read(json.dumps(data)).place(finding).path
    value = data
    for step in split_pointer(found):
        value = value[int(step) if isinstance(value, list) else step]
    return found


def place_in_native(text, path):
    """Return the same for the file that a document in YAML is saved as."""
    scenario = read_bytes(text.encode(), YAML).scenario
    return place(saved(scenario), path)


def on_hex(*tags):
    return document(at(4, 4, tags=list(tags)))


@pytest.mark.parametrize(
    ("path", "where"),
    [
        ("/air_drops/0/center", "airdrop2/center"),
        ("/air_drops/1", "airdrop"),
        ("/air_drops/1/unit", "airdrop/unit"),
        ("/air_drops/1/counts/1", "airdrop/nbr_units/1"),
        ("/air_drops/1/one_at_a_time", "airdrop/behavior"),
        ("/air_drops/1/in_daylight", "airdrop"),
        ("/reserves/0", "armor_breakthrough_rules/AXIS"),
        ("/reserves/1/unit", "armor_breakthrough_rules/ALLIES"),
        ("/reserves/1/counts", "armor_breakthrough_rules/ALLIES/nbr_units"),
        ("/reserves/2/unit", "supply_train_rules/unit"),
        ("/reserves/2/side", "supply_train_rules/side"),
        ("/reserves/2/turn", "supply_train_rules"),
        ("/rules/observation_hill/1", "hill317/1"),
        ("/rules/must_exit/units", "must_have_unit_exit/min_nbr_units"),
        ("/rules/must_exit", "must_have_unit_exit"),
    ],
)
def test_what_options_say_is_found_at_the_option(path, where):
    data = document(info={"options": OPTIONS})
    assert place(data, path) == "/game_info/options/" + where


def test_a_finding_on_an_air_drop_has_the_line_of_the_part_it_is_about():
    data = document(info={"options": {"airdrop": {**DROP, "center": "the village"}}})
    text = json.dumps(data, indent=1)
    [found] = told(read_bytes(text.encode(), M44), "S129")
    assert found.path == "/game_info/options/airdrop/center"
    assert '"center": "the village"' in text.splitlines()[found.line - 1]


def test_a_drop_that_the_file_has_no_room_for_is_not_shown_at_another():
    drop = "{side: allies, unit: us infantry, center: %s, range: 2, counts: [1]}"
    text = HEAD + f"air_drops: [{drop % 'A1'}, {drop % 'B1'}]\n"
    assert place_in_native(text, "/air_drops/0/center") == "/game_info/options"
    assert place_in_native(text, "/air_drops/1/center") == "/game_info/options/airdrop/center"


def test_reserves_that_no_option_brings_are_shown_at_the_options():
    text = (
        HEAD + "rules: {blitz: true}\n"
        "reserves: [{arrives: turn, turn: 2, side: axis, unit: german armor, hexes: [A1]}]\n"
    )
    assert place_in_native(text, "/reserves/0/turn") == "/game_info/options"


def test_a_rule_goes_by_the_key_that_the_file_uses():
    data = document(info={"options": {"british_commonwealth": True}})
    assert place(data, "/rules/commonwealth_command").endswith("/options/british_commonwealth")


def test_what_the_file_does_not_have_is_shown_at_the_nearest_there_is():
    data = document()
    del data["game_info"]["starting"]
    assert place(data, "/first") == "/game_info"
    assert place(data, "/rules/blitz") == "/game_info"
    assert place(data, "/boxes/base") == "/packs"
    assert place(data, "/exits") == "/board/hexagons"
    assert place(data, "") == ""


def test_a_box_is_found_at_its_key():
    data = document() | {"packs": {"base": 1, "terrain": 2}}
    assert place(data, "/boxes/terrain_pack") == "/packs/terrain"


def test_bare_medals_are_found_at_the_first_of_them():
    data = on_hex(MEDAL, {"name": "tag3"}, {"name": "medal2"}, {"name": "medal1"})
    [found] = told(M44.read(json.dumps(data)), "O110")
    assert found.path == TAGS + "/2"
    assert place(on_hex(MEDAL), "/objectives") == "/board/hexagons"


def test_bare_medals_of_our_own_files_are_found_at_the_objectives():
    text = (
        HEAD
        + "objectives:\n- {type: temporary, hexes: [C5], pieces: [iron_cross], stated: false}\n"
    )
    [found] = told(read_bytes(text.encode(), YAML), "O110")
    assert (found.path, found.line) == ("/objectives", 4)


@pytest.mark.parametrize(
    ("path", "where"),
    [
        ("/objectives/0", "/1"),
        ("/objectives/0/type", "/1/medal"),
        ("/objectives/0/medals", "/1/medal/counts_for"),
        ("/objectives/0/min_hexes", "/1/medal/nbr_hex"),
        ("/objectives/0/side", "/1/medal/side"),
        ("/objectives/0/hexes", "/1/group"),
        ("/objectives/0/hexes/0", "/1"),
        ("/objectives/0/hexes/2", "/1/group/2"),
        ("/objectives/0/pieces/0", "/1/name"),
        ("/objectives/1/type", "/2/behavior"),
        ("/objectives/1/min_hexes", "/2"),
        ("/objectives/2", "/4"),
        ("/objectives/2/pieces/1", "/5/name"),
        ("/exits/0", "/3"),
        ("/exits/0/side", "/3/side"),
        ("/exits/0/hexes/2", "/3/group/1"),
        ("/hexes/C5/markers/0", "/0"),
        ("/hexes/C5/markers/1", "/6"),
        ("/hexes/C5/markers", ""),
    ],
)
def test_each_tag_of_a_hex_is_found_by_itself(path, where):
    data = on_hex(
        {"name": "tag3"},
        {**MEDAL, "group": ["A1", "A1", "B1"]},
        {"name": "medal1", "behavior": "PERMANENT_MEDAL_ALLIES"},
        EXIT,
        {"name": "medal1"},
        {"name": "medal2"},
        {"name": "tag3"},
    )
    assert place(data, path) == TAGS + where


@pytest.mark.parametrize(
    ("tags", "path"),
    [
        ({"item": [{"name": "tag3"}, MEDAL]}, "/item/1"),
        ({"item": MEDAL}, "/item"),
        ({"3": {"name": "tag3"}, "7": MEDAL}, "/7"),
    ],
)
def test_tags_are_found_in_whatever_the_array_is_wrapped(tags, path):
    data = document(at(4, 4, tags=tags))
    assert place(data, "/objectives/0/medals") == TAGS + path + "/medal/counts_for"


@pytest.mark.parametrize(("number", "where"), [(1, "/0"), (3, "/1"), (4, "/2"), (0, "")])
def test_markers_that_the_file_has_no_name_for_do_not_shift_the_others(number, where):
    markers = "[smoke, axis minefield, smoke, exit_marker, axis minefield]"
    text = HEAD + f"hexes: {{C5: {{markers: {markers}}}}}\n"
    assert place_in_native(text, f"/hexes/C5/markers/{number}") == TAGS + where


def test_the_same_medal_twice_in_one_objective_is_found_at_either():
    text = HEAD + (
        "objectives:\n- {type: temporary, hexes: [C5], pieces: [iron_cross, iron_cross]}\n"
    )
    assert place_in_native(text, "/objectives/0/pieces/1") == TAGS + "/1/name"


def test_medals_on_other_hexes_do_not_count():
    data = document(at(4, 4, tags=[MEDAL]), at(4, 6, tags=[EXIT, MEDAL]))
    assert place(data, "/objectives/1") == "/board/hexagons/1/tags/1"


def test_an_objective_for_which_the_document_names_no_medal_is_found_at_that_of_the_file():
    text = (
        HEAD + "objectives:\n"
        "- {type: temporary, side: axis, hexes: [C5], pieces: [iron_cross]}\n"
        "- {type: permanent, side: allies, hexes: [C5, D5], medals: 2}\n"
    )
    assert place_in_native(text, "/objectives/1/medals") == TAGS + "/1/medal/counts_for"


def test_sudden_death_is_found_at_its_condition():
    conditions = [
        {"group_sudden_death": {"group": ["A1"], "number": 1, "side": "AXIS"}},
        {"odd": 1},
        {"group_sudden_death": {"group": ["A1", "B1"], "number": 2, "side": "AXIS"}},
    ]
    data = document(info={"victory": {"condition": conditions}})
    stem = "/game_info/victory/condition/2/group_sudden_death"
    assert place(data, "/objectives/1") == stem
    assert place(data, "/objectives/1/hexes/1") == stem + "/group/1"
    assert place(data, "/objectives/1/min_hexes") == stem + "/number"
    assert place(data, "/objectives/1/side") == stem + "/side"


def test_sudden_death_that_is_said_twice_is_found_at_either():
    condition = {"group_sudden_death": {"group": ["A1"], "number": 1, "side": "AXIS"}}
    data = document(info={"victory": {"condition": [condition, condition]}})
    [found] = told(M44.read(json.dumps(data)), "O105")
    assert found.path == "/game_info/victory/condition/1/group_sudden_death"


def test_each_part_of_a_hex_is_found_in_the_entry_that_has_it():
    data = document(at(4, 4, terrain={"name": "woods"}), at(4, 4, unit={"name": "infger"}))
    assert place(data, "/hexes/C5/terrain") == "/board/hexagons/0/terrain"
    assert place(data, "/hexes/C5/unit") == "/board/hexagons/1/unit"
    assert place(data, "/hexes/C5") == "/board/hexagons/0"


def test_each_label_of_a_hex_is_found_by_itself():
    labels = [at(4, 4, text=["Hill"]), at(4, 4, text=[" "]), at(4, 4, text=["112"])]
    data = document(plan={"labels": labels})
    assert place(data, "/hexes/C5/labels/0") == "/board/labels/0"
    assert place(data, "/hexes/C5/labels/1") == "/board/labels/2"
    assert place(data, "/hexes/C5/labels") == "/board/labels/0"
    assert place(data, "/hexes/C5") == "/board/labels/0"
    assert place(data, "/hexes/D5") == "/board/hexagons"


def test_a_blank_label_of_our_own_is_found_at_the_entry_it_is_kept_in():
    text = HEAD + 'hexes: {C5: {labels: [Mill, "  "]}}\n'
    assert place_in_native(text, "/hexes/C5/labels/1") == "/board/labels/1"

"""What is found in YAML and JSON scenario files, and values that may be written in two ways."""

import json

import pytest
from m44_documents import JSON, M44, YAML, at, document, reading, reopened, saved, told

from bocage_scenarios.diff import differences
from bocage_scenarios.formats import FORMATS, dump, read_bytes
from bocage_schema.diagnostics import Severity
from bocage_schema.hexes import Hex

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
TITLE = "texts: {en: {title: Hill}}\n"
AT = Hex(4, 4)


def found_in(text, known=YAML):
    return read_bytes(text.encode(), known)


def scenario_in(text, known=YAML):
    found = found_in(text, known)
    assert found.scenario is not None, list(found.report)
    return found.scenario


@pytest.mark.parametrize("known", [YAML, JSON], ids=["as yaml", "as json"])
@pytest.mark.parametrize(
    "data",
    [
        pytest.param(document(), id="a whole file"),
        pytest.param({"board": {"type": "STANDARD"}}, id="a board alone"),
        pytest.param({"board": {}}, id="an empty board"),
    ],
)
def test_the_data_of_an_m44_file_under_our_suffix_is_named_as_such(data, known):
    found = found_in(json.dumps(data), known)
    assert found.scenario is None
    (error,) = found.report
    assert (error.code, error.severity) == ("F209", Severity.ERROR)
    assert error.message == "this looks like an .m44 file"
    assert ".m44" in error.hint


@pytest.mark.parametrize("suffix", [".yaml", ".yml", ".json"])
def test_the_command_line_names_an_m44_file_under_our_suffix(run, tmp_path, suffix):
    path = tmp_path / f"battle{suffix}"
    path.write_text(json.dumps(document()))
    result = run("info", path)
    assert result.status != 0
    assert "F209" in result.stderr


def test_our_own_data_under_the_suffix_of_m44_is_named_as_such():
    found = found_in(json.dumps({"bocage": 1, "board": "standard", "face": "beach"}), M44)
    assert found.scenario is None
    (error,) = found.report
    assert error.code == "F209"
    assert error.message == "this looks like a scenario in the format of Bocage"
    assert ".yaml" in error.hint


def test_a_board_of_an_unknown_type_is_no_scenario_of_ours():
    assert [item.code for item in found_in('{"board": "x"}', M44).report] == ["M115"]
    assert [item.code for item in found_in('{"bocage": 1, "board": {}}', M44).report] == ["M115"]


@pytest.mark.parametrize("known", [YAML, JSON, M44], ids=["yaml", "json", "m44"])
@pytest.mark.parametrize(
    "raw",
    [
        pytest.param("bocage: 1\n".encode("utf-16-le"), id="UTF-16 without a mark"),
        pytest.param("bocage: 1\n".encode("utf-16-be"), id="UTF-16, big end first"),
        pytest.param(b"bocage: 1\nnotes: x\0y\n", id="a zero byte in a text"),
        pytest.param(b"\0", id="a zero byte alone"),
    ],
)
def test_zero_bytes_are_named(raw, known):
    found = read_bytes(raw, known)
    assert found.scenario is None
    assert [item.code for item in found.report] == ["F112"]


def test_a_zero_byte_is_shown_where_it_stands():
    (error,) = read_bytes(b"bocage: 1\nab\0", YAML).report
    assert (error.line, error.column) == (2, 3)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        pytest.param('hexes: {"A1\\n": {terrain: forest}}\n', "/hexes", id="a hex"),
        pytest.param(
            'objectives: [{type: permanent, hexes: ["A1\\n"]}]\n',
            "/objectives/0/hexes/0",
            id="a hex of an objective",
        ),
        pytest.param('exits: [{hexes: ["A1\\n"]}]\n', "/exits/0/hexes/0", id="a hex of an exit"),
    ],
)
def test_a_line_end_behind_a_hex_label_is_refused(text, path):
    found = found_in(HEAD + text)
    assert found.scenario is None
    assert [(item.code, item.path) for item in found.report] == [("F208", path)]
    (error,) = found.report
    assert "A1" in error.message


OFF_BOARD = [
    pytest.param(
        "objectives: [{type: permanent, hexes: [A1, a0]}]\n",
        "/objectives/0/hexes/1",
        id="objective",
    ),
    pytest.param("exits: [{side: axis, hexes: [A1, a0]}]\n", "/exits/0/hexes/1", id="exit"),
    pytest.param(
        "reserves: [{arrives: turn, turn: 2, side: axis, unit: german armor, hexes: [A1, a0]}]\n",
        "/reserves/0/hexes/1",
        id="reserve",
    ),
    pytest.param("rules: {observation_hill: [A1, a0]}\n", "/rules/observation_hill/1", id="rule"),
]


@pytest.mark.parametrize(("text", "path"), OFF_BOARD)
@pytest.mark.parametrize("suffix", ["yaml", "json"])
def test_a_hex_off_the_board_is_named_wherever_it_stands(text, path, suffix):
    found = found_in(HEAD + text)
    if suffix == "json":
        found = found_in(dump(found.scenario, JSON), JSON)
    assert found.scenario is not None
    (warning,) = told(found, "P103")
    assert warning.severity is Severity.WARNING
    assert (warning.path, warning.hex) == (path, "a0")
    assert "a0" in warning.message
    assert warning.line > 0


@pytest.mark.parametrize(
    "tag",
    [
        pytest.param({"name": "medal1", "medal": {"permanent": True}}, id="medal"),
        pytest.param({"name": "tag5", "behavior": "EXIT_MARKER", "side": "AXIS"}, id="exit"),
    ],
)
def test_a_hex_off_the_board_in_a_group_is_named_with_the_hex_that_carries_it(tag):
    data = document(at(4, 4, tags=[{**tag, "group": ["A1", "a0"]}]))
    found = reading(data)
    (warning,) = told(found, "P103")
    assert (warning.path, warning.hex) == ("/board/hexagons/0/tags/0/group/1", "a0")
    assert warning.line + warning.column > 2
    assert "a0" in warning.message
    assert saved(found.scenario) == data


def test_a_hex_off_the_board_in_sudden_death_is_named():
    condition = {"group_sudden_death": {"group": ["A1", "a0"], "number": 1, "side": "AXIS"}}
    data = document(info={"victory": {"condition": [condition]}})
    found = reading(data)
    (warning,) = told(found, "P103")
    place = "/game_info/victory/condition/0/group_sudden_death/group/1"
    assert (warning.path, warning.hex) == (place, "a0")
    assert saved(found.scenario) == data


WHOLE = (
    HEAD
    + TITLE
    + """\
begin: 1944-06-06
sides: {axis: {hand: 5.0, medals: 6.0}}
boxes: {base: 2.0}
hexes:
  C5: {unit: {unit: german infantry, figures: 3.0, from_turn: 2.0}}
objectives:
  - {type: permanent, side: axis, hexes: [A1, B1], medals: 2.0, min_hexes: 2.0, \
pieces: [iron_cross]}
air_drops:
  - {side: allies, unit: us infantry, center: C5, range: 2.0, counts: [2.0, 3.0]}
reserves:
  - {arrives: armor_breakthrough, side: axis, unit: german armor, counts: [2.0]}
  - {arrives: turn, turn: 4.0, side: axis, unit: german armor, counts: [2.0]}
"""
)


def numbers_of(scenario):
    """Return every whole number of a scenario."""
    (goal,), (drop,), unit = scenario.objectives, scenario.air_drops, scenario.hexes[AT].unit
    camp = next(camp for side, camp in scenario.camps.items() if side == "axis")
    counts = [count for reserve in scenario.reserves for count in reserve.counts]
    turns = [reserve.turn for reserve in scenario.reserves if reserve.turn is not None]
    return [
        scenario.version, camp.hand, camp.medals, *scenario.boxes.values(), unit.figures,
        unit.from_turn, goal.medals, goal.min_hexes, drop.range, *drop.counts, *counts, *turns,
    ]  # fmt: skip


@pytest.mark.parametrize("version", ["1", "1.0"])
def test_whole_numbers_with_a_point_are_read_as_whole_numbers(version):
    scenario = scenario_in(WHOLE.replace("bocage: 1\n", f"bocage: {version}\n"))
    numbers = numbers_of(scenario)
    assert numbers == [1, 5, 6, 2, 3, 2, 2, 2, 2, 2, 3, 2, 2, 4]
    assert {type(number) for number in numbers} == {int}


def test_whole_numbers_with_a_point_are_the_same_document():
    assert scenario_in(WHOLE) == scenario_in(WHOLE.replace(".0", ""))
    assert list(differences(scenario_in(WHOLE), scenario_in(WHOLE.replace(".0", "")))) == []


@pytest.mark.parametrize("known", [YAML, JSON, M44], ids=["yaml", "json", "m44"])
def test_whole_numbers_with_a_point_are_written_without_it(known):
    scenario = scenario_in(WHOLE.replace("bocage: 1\n", "bocage: 1.0\n"))
    assert dump(scenario, known) == dump(scenario_in(WHOLE.replace(".0", "")), known)
    assert ".0" not in dump(scenario, known)


def test_the_usual_number_of_figures_need_not_be_said():
    said = scenario_in(
        HEAD + TITLE + "begin: 1944-06-06\n"
        "hexes: {C5: {unit: {unit: german infantry, figures: 4}}}\n"
    )
    unsaid = scenario_in(HEAD + TITLE + "begin: 1944-06-06\nhexes: {C5: {unit: german infantry}}\n")
    assert said == unsaid
    assert list(differences(said, unsaid)) == []
    assert dump(said, YAML) == dump(unsaid, YAML)
    assert saved(said) == saved(unsaid)
    assert "bocage" not in saved(said)
    assert list(M44.losses(said)) == []


def test_another_number_of_figures_is_kept():
    text = HEAD + "hexes: {C5: {unit: {unit: german infantry, figures: 3}}}\n"
    scenario = scenario_in(text)
    assert reopened(scenario, M44).hexes[AT].unit.figures == 3


@pytest.mark.parametrize(
    ("unit", "figures"),
    [
        pytest.param({"name": "tank2us", "badge": "badge33"}, 4, id="elite"),
        pytest.param({"name": "tankus", "badge": "badge33"}, 3, id="plain"),
        pytest.param({"name": "tank2us", "badge": "badge33", "nbr_units": 2}, 2, id="counted"),
    ],
)
def test_a_flame_tank_has_the_figures_of_its_tank(run, tmp_path, unit, figures):
    path = tmp_path / "battle.m44"
    path.write_text(json.dumps(document(at(4, 4, unit=unit))))
    described = json.loads(run("info", path, "--format", "json").stdout)["scenario"]
    assert described["sides"]["allies"]["figures"] == figures
    native = tmp_path / "battle.yaml"
    assert run("convert", "-q", path, native).status == 0
    described = json.loads(run("info", native, "--format", "json").stdout)["scenario"]
    assert described["sides"]["allies"]["figures"] == figures


UNSORTED = """\
bocage: 1
board: standard
face: beach
objectives:
  # the lower one
  - {type: permanent, side: axis, hexes: [A1]}
  # the upper one
  - {type: permanent, side: axis, hexes: [A9, Z9]}
"""


def test_a_finding_stands_where_the_file_says_it_whatever_the_order_of_the_document():
    (warning,) = told(FORMATS["yaml"].read(UNSORTED), "P103")
    assert (warning.path, warning.line, warning.hex) == ("/objectives/1/hexes/1", 8, "Z9")


def test_a_comment_follows_the_objective_it_is_about():
    lines = FORMATS["yaml"].write(FORMATS["yaml"].read(UNSORTED).scenario).splitlines()
    for comment, label in (("# the lower one", "[A1]"), ("# the upper one", "[A9, Z9]")):
        assert label in lines[lines.index(f"  {comment}") + 1]

"""Bugs of other programs with unknown pieces, places on the board and single pieces.

The numbers in docstrings are those of the list of such bugs.
"""

import json
from dataclasses import replace

import pytest
from m44_documents import (
    EVERY_FORMAT,
    JSON,
    M44,
    YAML,
    at,
    document,
    names_on,
    reading,
    reopened,
    saved,
    scenario_of,
    told,
)

from bocage_scenarios.fixes import apply
from bocage_scenarios.formats import dump, read_bytes
from bocage_scenarios.model import NOTHING
from bocage_scenarios.validation import findings_of
from bocage_schema.board_formats import board
from bocage_schema.diagnostics import Severity
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

UNKNOWN = [
    pytest.param({"terrain": {"name": "zz_unknown"}}, id="terrain"),
    pytest.param({"terrain": {"name": "zz_unknown", "orientation": 3}}, id="turned terrain"),
    pytest.param({"rect_terrain": {"name": "zz_unknown"}}, id="rectangular tile"),
    pytest.param({"obstacle": {"name": "zz_unknown"}}, id="obstacle"),
    pytest.param({"unit": {"name": "zz_unknown", "nbr_units": 3}}, id="unit"),
    pytest.param({"unit": {"name": "infger", "badge": "zz_unknown"}}, id="badge"),
    pytest.param({"tags": [{"name": "zz_unknown"}]}, id="tag"),
    pytest.param({"tags": [{"name": "zz_unknown", "side": "AXIS"}]}, id="tag of a side"),
]


@EVERY_FORMAT
@pytest.mark.parametrize("content", UNKNOWN)
@pytest.mark.parametrize("name", ["zz_unknown", "?", "a b", "x@2", "?x", "Wälder", " woods", "-"])
def test_an_unknown_piece_keeps_its_name_and_gives_one_warning(content, name, known):
    """Row 8."""
    content = json.loads(json.dumps(content).replace("zz_unknown", name))
    data = document(at(4, 6, **content))
    found = reading(data)
    [warning] = told(found, "P101")
    assert (warning.severity, warning.hex) == (Severity.WARNING, "D5")
    assert warning.line + warning.column > 2
    assert repr(name) in warning.message
    assert f"?{name}" in names_on(found.scenario.hexes[4, 6])
    assert saved(found.scenario) == data
    again = reopened(found.scenario, known)
    assert again == found.scenario
    assert saved(again) == data


@pytest.mark.parametrize("content", UNKNOWN)
def test_an_unknown_piece_is_named_in_the_description(run, tmp_path, content):
    """Row 8: opening ended with an error."""
    path = tmp_path / "battle.m44"
    path.write_text(json.dumps(document(at(4, 6, **content))))
    result = run("info", path)
    assert result.status == 0
    assert "\nunknown     zz_unknown\n" in result.stdout


@pytest.mark.parametrize("name", ["Woods", "WOODS", "riverfl", "woods "])
def test_piece_names_count_in_their_own_letter_case_only(name):
    """Row 1, the other way round: ``riverFL`` is not ``riverfl``."""
    data = document(at(4, 6, terrain={"name": name}))
    found = reading(data)
    assert len(told(found, "P101")) == 1
    assert saved(found.scenario) == data


OFF_BOARD = [(9, 1, "a0"), (4, 7, "d5"), (0, 26, "N9")]


def test_hexes_off_the_board_are_kept_and_listed_with_a_reason_and_a_fix():
    """Row 21."""
    data = document(*[at(row, col, terrain={"name": "woods"}) for row, col, _ in OFF_BOARD])
    found = reading(data)
    listed = told(found, "P102")
    assert sorted(item.hex for item in listed) == sorted(label for _, _, label in OFF_BOARD)
    for item in listed:
        assert f"{item.hex} is not a hex of this board; on it: forest" in item.message
        assert item.hint
        assert item.line + item.column > 2
        assert item.fix
        assert (
            board(BoardFormat.STANDARD).hex(item.hex) not in apply(found.scenario, item.fix).hexes
        )
    assert saved(found.scenario) == data
    native = read_bytes(dump(found.scenario, YAML).encode(), YAML)
    assert native.scenario == found.scenario
    assert sorted(item.hex for item in told(native, "P102")) == sorted(
        label for _, _, label in OFF_BOARD
    )


@pytest.mark.parametrize(
    "place",
    [
        {"row": -1, "col": 1},
        {"row": 4, "col": -2},
        {"row": 4, "col": 52},
        {"row": -99, "col": 1},
        {"row": 4},
        {"row": None, "col": 6},
        {"row": 4.5, "col": 6},
        {"row": "top", "col": 6},
        {"row": True, "col": True},
        {"row": 10**30, "col": 0},
        {},
    ],
    ids=str,
)
def test_entries_without_a_possible_place_are_kept_and_reported(place):
    """Row 21."""
    woods = {"terrain": {"name": "woods"}}
    data = document({**place, **woods}, at(4, 6, **woods))
    found = reading(data)
    [warning] = told(found, "M105", "P102")
    assert warning.severity is Severity.WARNING
    assert saved(found.scenario) == data
    assert saved(reopened(found.scenario, YAML)) == data


def test_the_findings_on_a_file_are_the_same_after_saving():
    """Row 23."""
    data = document(
        at(4, 6, terrain={"name": "zz"}, unit={"name": "infger", "behavior": "ZZ"}),
        at(4, 6, terrain={"name": "woods"}),
        at(9, 1, tags=[{"name": "tag3"}, {"name": "medal1"}]),
        at(0, 0),
        info={"side_player2": "AXIS", "options": {"zz": 1}, "date_end": "never"},
    )
    found = reading(data)
    assert {"M102", "M103", "M106", "M114", "P101", "P102"} <= {
        item.code for item in findings_of(found)
    }
    again = read_bytes(dump(found.scenario, M44).encode(), M44)

    def shown(report):
        return [(item.code, item.path, item.hex, item.message) for item in report]

    assert sorted(shown(findings_of(again))) == sorted(shown(findings_of(found)))


@pytest.mark.parametrize("board_format", BoardFormat)
def test_every_label_of_every_board_survives_each_format(board_format):
    """Row 28: rows of the tall board were counted as if it were the usual one."""
    words = {"standard": "STANDARD", "breakthrough": "BRKTHRU", "overlord": "OVERLORD"}
    plan = board(board_format)
    woods = [at(*place, terrain={"name": "woods"}) for place in plan.hexes]
    data = document(*woods, plan={"type": words[board_format]})
    scenario = scenario_of(data)
    for known in (YAML, JSON, M44):
        assert list(reopened(scenario, known).hexes) == list(plan.hexes)
    written = dump(scenario, YAML)
    assert all(f"\n  {plan.label(place)}: {{terrain: forest}}\n" in written for place in plan.hexes)
    assert saved(scenario) == data


@pytest.mark.parametrize(
    ("tag", "side"),
    [
        pytest.param({"name": "medal1", "medal": {"permanent": True}}, Side.ALLIES, id="today"),
        pytest.param(
            {"name": "medal1", "behavior": "PERMANENT_MEDAL_ALLIES"}, Side.ALLIES, id="of old"
        ),
        pytest.param(
            {"name": "medal2", "behavior": "PERMANENT_MEDAL_AXIS"}, Side.AXIS, id="of old, Axis"
        ),
        pytest.param(
            {
                "name": "medal1",
                "behavior": "PERMANENT_MEDAL_ALLIES",
                "medal": {"permanent": True, "counts_for": 1},
                "side": "ALLIES",
            },
            Side.ALLIES,
            id="both at once",
        ),
        pytest.param(
            {"name": "medal0", "behavior": "PERMANENT_MEDAL_AXIS"}, Side.AXIS, id="on a shared one"
        ),
    ],
)
def test_both_spellings_of_a_permanent_medal_mean_it_and_one_is_written(tag, side):
    """Row 73."""
    data = document(at(4, 6, tags=[tag]))
    found = reading(data)
    assert found.report.is_clean(Severity.WARNING)
    [objective] = found.scenario.objectives
    assert (objective.type, objective.side) == (ObjectiveType.PERMANENT, side)
    assert saved(found.scenario) == data
    bare = replace(found.scenario, objectives=(replace(objective, m44=NOTHING),))
    [written] = saved(bare)["board"]["hexagons"][0]["tags"]
    assert written["medal"]["permanent"] is True
    assert "behavior" not in written
    assert reopened(bare, M44).objectives[0].type is ObjectiveType.PERMANENT


def test_a_permanent_medal_made_temporary_is_temporary_when_it_is_opened_again():
    """Row 73: the old spelling must not win over an edit."""
    tag = {"name": "medal1", "behavior": "PERMANENT_MEDAL_ALLIES", "group": ["E5"]}
    scenario = scenario_of(document(at(4, 6, tags=[tag])))
    edited = replace(scenario.objectives[0], type=ObjectiveType.TEMPORARY)
    again = reopened(replace(scenario, objectives=(edited,)), M44)
    assert [item.type for item in again.objectives] == [ObjectiveType.TEMPORARY]


@EVERY_FORMAT
def test_a_unit_worth_two_medals_is_one_unit(run, tmp_path, known):
    """Row 76."""
    unit = {"name": "tank2ger", "nbr_units": 4, "behavior": "GERMAN_2VICTANK"}
    scenario = scenario_of(document(at(4, 6, unit=unit)))
    path = tmp_path / f"battle{known.suffixes[0]}"
    path.write_text(dump(scenario, known))
    described = json.loads(run("info", path, "--format", "json").stdout)["scenario"]
    assert described["sides"]["axis"]["unit_count"] == 1
    assert described["sides"]["axis"]["figures"] == 4
    assert "two_medals" in scenario.hexes[4, 6].unit.traits


def test_a_title_in_one_language_only_is_shown_in_it():
    """Row 171."""
    data = document()
    data["text"] = {"fr": {"name": "Débarquement"}}
    assert scenario_of(data).title("en") == "Débarquement"
    data["text"] = {"fr": {"name": "Débarquement"}, "en": {"name": "\t\t"}}
    assert scenario_of(data).title("de") == "Débarquement"

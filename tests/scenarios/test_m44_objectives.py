"""Medals and exits of ``.m44`` files: objectives of every type, pairs, groups, sudden death."""

import json
from dataclasses import replace

import pytest
from m44_documents import at, document, saved, scenario_of, told

from bocage_scenarios.formats import FORMATS
from bocage_scenarios.model import NOTHING, Exit, Marker, Objective, Scenario
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

M44 = FORMATS["m44"]
ALLIES, AXIS = Side.ALLIES, Side.AXIS


def objectives_of(*tags, **more):
    """Return the objectives that tags on the hex at row 4, column 4 make."""
    found = scenario_of(document(at(4, 4, tags=list(tags)), **more)).objectives
    return [replace(goal, m44=NOTHING) for goal in found]


@pytest.mark.parametrize(
    ("medal", "kind"),
    [
        pytest.param({"counts_for": 1}, ObjectiveType.TEMPORARY, id="nothing special"),
        pytest.param({"permanent": True}, ObjectiveType.PERMANENT, id="permanent"),
        pytest.param(
            {"permanent": True, "turn_start": True},
            ObjectiveType.PERMANENT_TURN_START,
            id="permanent at the start of a turn",
        ),
        pytest.param({"majority": True}, ObjectiveType.TEMPORARY_MAJORITY, id="majority"),
        pytest.param(
            {"majority": True, "turn_start": True},
            ObjectiveType.TEMPORARY_MAJORITY_TURN_START,
            id="majority at the start of a turn",
        ),
        pytest.param({"last_to_occupy": True}, ObjectiveType.LAST_TO_OCCUPY, id="last to occupy"),
        pytest.param({"sole_control": True}, ObjectiveType.SOLE_CONTROL, id="sole control"),
    ],
)
def test_the_flags_of_a_medal_make_its_type(medal, kind):
    (goal,) = objectives_of({"name": "medal1", "medal": medal, "group": []})
    assert (goal.type, goal.side, goal.stated) == (kind, ALLIES, True)


@pytest.mark.parametrize(
    ("name", "side"),
    [
        ("medal0", None),
        ("medal1", ALLIES),
        ("medal2", AXIS),
        ("medal4", ALLIES),
        ("medal5", AXIS),
        ("medal6", ALLIES),
        ("medal7", AXIS),
    ],
)
def test_a_medal_is_for_the_side_that_awards_it(name, side):
    (goal,) = objectives_of({"name": name, "medal": {"counts_for": 2}, "group": []})
    assert (goal.side, goal.medals) == (side, 2)


def test_a_bare_medal_is_temporary_and_its_terms_are_not_stated():
    (goal,) = objectives_of({"name": "medal1"})
    assert goal == Objective(
        ObjectiveType.TEMPORARY, (Hex(4, 4),), ALLIES, pieces=("medal_of_honor",), stated=False
    )


def test_the_group_holds_the_medals_own_hex_first_and_each_hex_once():
    tag = {"name": "medal1", "medal": {"nbr_hex": 2}, "group": ["d6", "C5", "d6"]}
    (goal,) = objectives_of(tag)
    assert goal.hexes == (Hex(4, 4), Hex(3, 7))
    assert goal.min_hexes == 2


def test_a_medal_of_each_side_on_a_hex_is_one_objective_of_either():
    terms = {"medal": {"permanent": False, "counts_for": 1, "nbr_hex": 1}, "group": []}
    (goal,) = objectives_of({"name": "medal2", **terms}, {"name": "medal6", **terms})
    assert goal.side is None
    assert goal.pieces == ("iron_cross", "hero_of_the_soviet_union")


@pytest.mark.parametrize(
    "second",
    [
        pytest.param({"name": "medal1"}, id="of the same side"),
        pytest.param({"name": "medal2", "medal": {"counts_for": 2}}, id="with other terms"),
        pytest.param({"name": "medal2", "odd": 1}, id="with something of its own"),
    ],
)
def test_other_medals_on_one_hex_stay_two_objectives(second):
    data = document(at(4, 4, tags=[{"name": "medal1"}, second]))
    scenario = scenario_of(data)
    assert len(scenario.objectives) == 2
    assert saved(scenario) == data


@pytest.mark.parametrize(
    ("tag", "kind", "side"),
    [
        pytest.param(
            {"name": "medal0", "behavior": "PERMANENT_MEDAL_ALLIES"},
            ObjectiveType.PERMANENT,
            ALLIES,
            id="permanent for the Allies",
        ),
        pytest.param(
            {"name": "medal0", "behavior": "PERMANENT_MEDAL_AXIS"},
            ObjectiveType.PERMANENT,
            AXIS,
            id="permanent for the Axis",
        ),
        pytest.param(
            {"name": "medal0", "behavior": "HEX_MAJORITY_MEDAL", "side": "ALLIES",
             "group": ["D5"], "medal": {"nbr_hex": 2}},
            ObjectiveType.TEMPORARY_MAJORITY,
            ALLIES,
            id="by majority",
        ),
    ],
)  # fmt: skip
def test_the_spelling_of_older_online_files_is_understood(tag, kind, side):
    (goal,) = objectives_of(tag)
    assert (goal.type, goal.side, goal.stated) == (kind, side, True)


def test_sudden_death_stands_in_game_info():
    condition = {"group_sudden_death": {"group": ["A1", "B1"], "number": 2, "side": "AXIS"}}
    data = document(info={"victory": {"condition": [condition]}})
    scenario = scenario_of(data)
    (goal,) = scenario.objectives
    assert (goal.type, goal.side, goal.min_hexes) == (ObjectiveType.SUDDEN_DEATH, AXIS, 2)
    assert goal.hexes == (Hex(8, 0), Hex(8, 2))
    assert saved(scenario) == data


@pytest.mark.parametrize("kind", ObjectiveType)
@pytest.mark.parametrize("side", [ALLIES, AXIS, None])
@pytest.mark.parametrize("pieces", [(), ("medal_of_honor",), ("medal_of_honor", "iron_cross")])
def test_objectives_of_every_kind_are_read_back(kind, side, pieces):
    goal = Objective(kind, (Hex(4, 4), Hex(8, 8)), side, 2, 2, pieces)
    scenario = Scenario(objectives=(goal,))
    assert M44.read(M44.write(scenario)).scenario.objectives == (goal,)


def test_a_new_medal_states_all_its_terms():
    goal = Objective(ObjectiveType.PERMANENT, (Hex(4, 4),), AXIS, pieces=("iron_cross",))
    data = json.loads(M44.write(Scenario(objectives=(goal,))))
    assert data["board"]["hexagons"] == [
        {
            "row": 4,
            "col": 4,
            "tags": [
                {
                    "name": "medal2",
                    "medal": {"permanent": True, "counts_for": 1, "nbr_hex": 1},
                    "group": [],
                }
            ],
        }
    ]


def test_an_exit_marker_with_its_group_is_an_exit():
    tag = {"name": "tag5", "behavior": "EXIT_MARKER", "side": "AXIS", "group": ["B1", "C1"]}
    scenario = scenario_of(document(at(8, 0, tags=[tag])))
    hexes = (Hex(8, 0), Hex(8, 2), Hex(8, 4))
    assert scenario.exits == (Exit(hexes, AXIS, "exit_range_marker"),)


def test_a_bare_exit_token_is_a_marker_and_remarked_upon():
    data = document(at(8, 0, tags=[{"name": "tag4"}]))
    reading = M44.read(json.dumps(data))
    assert reading.scenario.exits == ()
    assert reading.scenario.hexes[Hex(8, 0)].markers[0].piece == "exit_marker"
    assert [item.hex for item in told(reading, "O127")] == ["A1"]


def test_the_left_over_end_of_a_range_is_not_remarked_upon():
    tag = {"name": "tag5", "behavior": "EXIT_MARKER", "side": "AXIS", "group": ["B1", "C1"]}
    data = document(at(8, 0, tags=[tag]), at(8, 4, tags=[{"name": "tag5"}]))
    assert list(M44.read(json.dumps(data)).report) == []


@pytest.mark.parametrize(
    ("tag", "traits"),
    [
        pytest.param({"name": "tag3", "behavior": "MINE_FIELD", "side": "AXIS"}, (), id="stated"),
        pytest.param({"name": "tag3", "side": "AXIS"}, (), id="without a behaviour"),
        pytest.param(
            {"name": "tag3", "behavior": "DECOY_MEDAL_MINE_FIELD", "side": "AXIS"},
            ("decoy_medal",),
            id="with a decoy medal",
        ),
    ],
)
def test_mines_have_the_side_that_laid_them(tag, traits):
    data = document(at(4, 4, tags=[tag]))
    scenario = scenario_of(data)
    (marker,) = scenario.hexes[Hex(4, 4)].markers
    assert replace(marker, m44=NOTHING) == Marker("minefield", AXIS, traits)
    assert saved(scenario) == data

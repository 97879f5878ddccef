"""Odd forms in ``.m44`` files: wrapped arrays, loose values, pairs, entries without a hex.

Each is read for what it says, and saved as it was found.
"""

from dataclasses import replace
from datetime import date

import pytest
from m44_documents import M44, YAML, at, document, reading, reopened, saved, scenario_of

from bocage_scenarios.m44.arrays import unwrap
from bocage_scenarios.m44.values import as_number
from bocage_scenarios.model import NOTHING, HexContent, Objective, Tile
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

ALLIES, AXIS = Side.ALLIES, Side.AXIS
AT = Hex(4, 4)
WOODS = {"terrain": {"name": "woods"}}

WRAPPED = pytest.mark.parametrize(
    "wrap",
    [
        pytest.param(lambda a, b: [a, b], id="plain"),
        pytest.param(lambda a, b: {"item": [a, b]}, id="wrapped"),
        pytest.param(lambda a, b: {"0": a, "2": b}, id="indexed with a gap"),
        pytest.param(lambda a, b: {"10": b, "2": a}, id="indexed and not in order"),
    ],
)
"""Ways to write a list of two items."""


def with_forest(scenario, place):
    """Return ``scenario`` with a forest on one more hex."""
    hexes = {**scenario.hexes, place: HexContent(terrain=Tile("forest"))}
    return replace(scenario, hexes=hexes)


def assert_unchanged(data):
    """Check that saving gives ``data`` again, at once and by way of the native format."""
    scenario = scenario_of(data)
    assert saved(scenario) == data
    assert saved(reopened(scenario, YAML)) == data


def condition(*hexes):
    """Return a condition of sudden death."""
    return {"group_sudden_death": {"group": list(hexes), "number": 1, "side": "AXIS"}}


@pytest.mark.parametrize(
    ("value", "items", "wrapper"),
    [
        pytest.param([1, 2], [1, 2], "", id="a list"),
        pytest.param({"item": [1, 2]}, [1, 2], "item", id="a wrapped list"),
        pytest.param({"item": {"a": 1}}, [{"a": 1}], "single", id="a wrapped object"),
        pytest.param({"10": "b", "2": "a"}, ["a", "b"], ("2", "10"), id="keys sorted as numbers"),
    ],
)
def test_the_items_of_an_array_are_found_in_any_wrapping(value, items, wrapper):
    assert unwrap(value) == (items, wrapper)


@pytest.mark.parametrize(
    "value",
    [
        pytest.param({}, id="an empty object"),
        pytest.param({"item": "x"}, id="a wrapped text"),
        pytest.param({"item": [], "more": 1}, id="a wrapper with more in it"),
        pytest.param({"0": 1, "x": 2}, id="an object with one index"),
        pytest.param({"²": 1}, id="a digit of another script"),
        pytest.param("x", id="a text"),
        pytest.param(None, id="nothing"),
    ],
)
def test_other_values_are_no_array(value):
    assert unwrap(value) is None


@WRAPPED
def test_tags_are_read_in_any_wrapping_and_saved_as_they_were(wrap):
    data = document(at(4, 4, tags=wrap({"name": "tag3", "side": "AXIS"}, {"name": "medal1"})))
    found = reading(data)
    (marker,) = found.scenario.hexes[AT].markers
    (goal,) = found.scenario.objectives
    assert (marker.piece, marker.side) == ("minefield", AXIS)
    assert goal.pieces == ("medal_of_honor",)
    assert list(found.report) == []
    assert_unchanged(data)


def test_a_single_wrapped_tag_is_read_and_saved_as_it_was():
    data = document(at(4, 4, tags={"item": {"name": "tag3", "side": "ALLIES"}}))
    assert [marker.side for marker in scenario_of(data).hexes[AT].markers] == [ALLIES]
    assert_unchanged(data)


@WRAPPED
def test_a_group_is_read_in_any_wrapping_and_saved_as_it_was(wrap):
    tag = {"name": "medal1", "medal": {"permanent": True}, "group": wrap("C5", "d6")}
    data = document(at(4, 4, tags=[tag]))
    found = reading(data)
    (goal,) = found.scenario.objectives
    assert [found.scenario.board.label(place) for place in goal.hexes] == ["C5", "d6"]
    assert list(found.report) == []
    assert_unchanged(data)


@WRAPPED
def test_the_lines_of_a_label_are_read_in_any_wrapping_and_saved_as_they_were(wrap):
    data = document(plan={"labels": [at(4, 4, text=wrap("Hill", "112"))]})
    (label,) = scenario_of(data).hexes[AT].labels
    assert label.text == {"*": "Hill\n112"}
    assert_unchanged(data)


@WRAPPED
def test_conditions_of_sudden_death_are_read_in_any_wrapping_and_saved_as_they_were(wrap):
    conditions = wrap(condition("A1"), condition("B1", "C1"))
    data = document(info={"victory": {"condition": conditions}})
    found = reading(data)
    assert [len(goal.hexes) for goal in found.scenario.objectives] == [1, 2]
    assert {goal.type for goal in found.scenario.objectives} == {ObjectiveType.SUDDEN_DEATH}
    assert list(found.report) == []
    assert_unchanged(data)


def test_a_single_wrapped_condition_of_sudden_death_is_read_and_saved_as_it_was():
    data = document(info={"victory": {"condition": {"item": condition("A1")}}})
    (goal,) = scenario_of(data).objectives
    assert (goal.type, goal.side) == (ObjectiveType.SUDDEN_DEATH, AXIS)
    assert_unchanged(data)


@WRAPPED
def test_hexes_are_read_in_any_wrapping_and_saved_as_they_were(wrap):
    data = document(plan={"hexagons": wrap(at(4, 4, **WOODS), at(6, 6, **WOODS))})
    assert list(scenario_of(data).hexes) == [AT, Hex(6, 6)]
    assert_unchanged(data)


def test_a_single_wrapped_hex_and_label_are_read_and_saved_as_they_were():
    plan = {
        "hexagons": {"item": at(4, 4, **WOODS)},
        "labels": {"item": at(4, 4, text={"item": ["Hill"]})},
    }
    data = document(plan=plan)
    content = scenario_of(data).hexes[AT]
    assert content.terrain.piece == "forest"
    assert [label.text for label in content.labels] == [{"*": "Hill"}]
    assert_unchanged(data)


def test_a_hex_beside_a_single_wrapped_one_makes_a_wrapped_list():
    data = document(plan={"hexagons": {"item": at(4, 4, **WOODS)}})
    written = saved(with_forest(scenario_of(data), Hex(6, 6)))["board"]["hexagons"]
    assert written == {"item": [at(4, 4, **WOODS), at(6, 6, **WOODS)]}


def test_a_single_wrapped_hex_that_is_edited_stays_wrapped():
    data = document(plan={"hexagons": {"item": at(4, 4, terrain={"name": "hills"})}})
    written = saved(with_forest(scenario_of(data), AT))["board"]["hexagons"]
    assert written == {"item": at(4, 4, **WOODS)}


def test_a_hex_beside_indexed_ones_gets_the_next_index():
    data = document(plan={"hexagons": {"2": at(4, 4, **WOODS), "10": at(6, 6, **WOODS)}})
    written = saved(with_forest(scenario_of(data), Hex(8, 8)))["board"]["hexagons"]
    assert written == {**data["board"]["hexagons"], "11": at(8, 8, **WOODS)}


@pytest.mark.parametrize(
    ("value", "number"),
    [
        pytest.param(4, 4, id="a number"),
        pytest.param(4.0, 4, id="a whole number with a point"),
        pytest.param("4", 4, id="a text"),
        pytest.param("123456789", 123456789, id="a text of nine digits"),
        pytest.param("1234567890", None, id="a text of ten digits"),
        pytest.param("0" * 5000, None, id="a text of very many digits"),
        pytest.param(True, None, id="true"),
        pytest.param(False, None, id="false"),
        pytest.param("٤", None, id="a digit of another script"),
        pytest.param("²", None, id="a raised digit"),
        pytest.param("-4", None, id="a text with a sign"),
        pytest.param(" 4", None, id="a text with a blank"),
        pytest.param("", None, id="an empty text"),
        pytest.param(4.5, None, id="a fraction"),
        pytest.param(float("inf"), None, id="infinity"),
        pytest.param(None, None, id="nothing"),
    ],
)
def test_what_counts_as_a_whole_number(value, number):
    assert as_number(value) == number
    assert not isinstance(as_number(value), bool | float)


@pytest.mark.parametrize(
    "packs",
    [
        pytest.param({"base": True, "terrain": False}, id="true and false"),
        pytest.param({"base": 0}, id="none"),
        pytest.param({"base": -1}, id="less than none"),
        pytest.param({"base": "1"}, id="a text"),
        pytest.param({"zz": 1}, id="an unknown box"),
        pytest.param([], id="a list"),
    ],
)
def test_packs_that_count_nothing_declare_no_boxes_and_are_kept(packs):
    data = document() | {"packs": packs}
    assert scenario_of(data).boxes is None
    assert_unchanged(data)


def test_packs_that_count_boxes_declare_them_beside_those_that_do_not():
    data = document() | {"packs": {"base": 1, "terrain": True, "eastern": 0, "air": 2}}
    assert scenario_of(data).boxes == {"base": 1, "air_pack": 2}
    assert_unchanged(data)


@pytest.mark.parametrize(("bottom", "top"), [("AXIS", ALLIES), ("ALLIES", AXIS)])
def test_the_side_at_the_top_is_the_enemy_of_the_only_player_named(bottom, top):
    data = document(info={"side_player2": bottom, "cards_player1": 3, "starting": "PLAYER1"})
    del data["game_info"]["side_player1"]
    found = reading(data)
    assert (found.scenario.top, found.scenario.first) == (top, top)
    assert found.scenario.camps[top].hand == 3
    assert [item.code for item in found.report] == ["M111"]
    assert_unchanged(data)


def test_a_file_without_players_has_the_axis_at_the_top():
    data = document()
    del data["game_info"]["side_player1"], data["game_info"]["side_player2"]
    assert scenario_of(data).top is AXIS
    assert_unchanged(data)


@pytest.mark.parametrize(
    ("badge", "early", "late"),
    [
        ("badge37", "swa_at_early", "swa_at_late"),
        ("badge41", "swa_mortar_early", "swa_mortar_late"),
        ("badge45", "swa_mg_early", "swa_mg_late"),
    ],
)
def test_the_date_chooses_the_model_of_a_special_weapon(badge, early, late):
    def kind(begin):
        unit = {"name": "infger", "badge": badge}
        data = document(at(4, 4, unit=unit), info={"date_begin": begin})
        assert_unchanged(data)
        return scenario_of(data).hexes[AT].unit.kind

    assert [kind("1942-06-06"), kind("1943-06-06")] == [early, late]


@pytest.mark.parametrize(
    "tags",
    [
        pytest.param(
            [{"name": "medal0", "side": "ALLIES"}, {"name": "medal0", "side": "AXIS"}],
            id="two shared medals with a side each",
        ),
        pytest.param(
            [{"name": "medal1", "side": "AXIS"}, {"name": "medal2", "side": "ALLIES"}],
            id="medals with the side of the other",
        ),
        pytest.param(
            [{"name": "medal1"}, {"name": "medal1", "side": "AXIS"}],
            id="one medal with a side of its own",
        ),
        pytest.param(
            [
                {"name": "medal0", "medal": {"side": "ALLIES", "counts_for": 2}},
                {"name": "medal0", "medal": {"side": "AXIS", "counts_for": 2}},
            ],
            id="sides among the terms",
        ),
    ],
)
def test_medals_whose_side_is_not_that_of_the_piece_are_no_pair(tags):
    data = document(at(4, 4, tags=tags))
    goals = scenario_of(data).objectives
    assert len(goals) == 2
    assert {goal.side for goal in goals} == {ALLIES, AXIS}
    assert_unchanged(data)


def test_medals_whose_sides_are_those_of_the_pieces_are_a_pair():
    data = document(at(4, 4, tags=[{"name": "medal1"}, {"name": "medal2"}]))
    (goal,) = scenario_of(data).objectives
    assert replace(goal, m44=NOTHING) == Objective(
        ObjectiveType.TEMPORARY, (AT,), None, pieces=("medal_of_honor", "iron_cross"), stated=False
    )
    assert_unchanged(data)


STRAY = {"terrain": {"name": "hills"}, "odd": 1}


@pytest.mark.parametrize("place", range(5))
def test_an_entry_without_a_hex_keeps_its_place_when_another_hex_is_edited(place):
    entries = [
        at(4, 4, **WOODS),
        at(6, 6, **WOODS),
        at(4, 4, unit={"name": "infger"}),
        at(8, 8, **WOODS),
    ]
    entries.insert(place, STRAY)
    for scenario in (
        scenario_of(document(*entries)),
        reopened(scenario_of(document(*entries)), YAML),
    ):
        written = saved(with_forest(scenario, Hex(8, 10)))["board"]["hexagons"]
        assert written == [*entries, at(8, 10, **WOODS)]


def test_entries_without_a_hex_behind_both_entries_of_a_hex_keep_their_places():
    twice = [at(4, 4, **WOODS), at(4, 4, unit={"name": "infger"})]
    entries = [twice[0], {"n": 1}, twice[1], {"n": 2}, {"n": 3}, at(6, 6, **WOODS)]
    scenario = scenario_of(document(*entries))
    assert [stray.nth for stray in scenario.m44.hexagons.strays] == [1, 2, 2]
    assert saved(with_forest(scenario, Hex(8, 10)))["board"]["hexagons"][:6] == entries


def test_an_entry_without_a_hex_survives_the_joining_of_the_hex_before_it():
    entries = [at(4, 4, **WOODS), at(4, 4, unit={"name": "infger"}), STRAY, at(6, 6, **WOODS)]
    scenario = scenario_of(document(*entries))
    written = saved(with_forest(scenario, AT))["board"]["hexagons"]
    assert [entry for entry in written if "row" not in entry] == [STRAY]
    assert written.index(STRAY) == 1


@pytest.mark.parametrize(
    "meta",
    [
        pytest.param({}, id="nothing at all"),
        pytest.param({"odd": [1]}, id="something unknown"),
        pytest.param({"status": "PUBLIC"}, id="no software"),
    ],
)
def test_a_number_is_added_to_meta_data_without_what_else_we_would_write(meta):
    data = document() | {"meta_data": meta}
    numbered = replace(scenario_of(data), number="0042")
    assert saved(numbered)["meta_data"] == {**meta, "number": "0042"}
    assert saved(reopened(numbered, M44)) == saved(numbered)


def test_a_number_that_is_taken_away_takes_nothing_along():
    data = document() | {"meta_data": {"number": " 0042 ", "odd": 1}}
    scenario = scenario_of(data)
    assert scenario.number == "0042"
    assert saved(replace(scenario, number=None))["meta_data"] == {"odd": 1}


def test_a_changed_date_is_all_that_changes():
    data = document()
    del data["meta_data"]["status"], data["game_info"]["type"], data["packs"]
    expected = {**data, "game_info": {**data["game_info"], "date_begin": "1944-12-16"}}
    assert saved(replace(scenario_of(data), begin=date(1944, 12, 16))) == expected

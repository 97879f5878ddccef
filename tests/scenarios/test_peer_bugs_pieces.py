"""Bugs of other programs with what files hold: enumerations, medals, dates, pieces, hexes.

The numbers in docstrings are those of the list of such bugs.
"""

import json
from dataclasses import replace
from datetime import date
from itertools import combinations

import pytest
from m44_documents import (
    EVERY_FORMAT,
    JSON,
    M44,
    YAML,
    at,
    document,
    reading,
    reopened,
    saved,
    scenario_of,
)

from bocage_scenarios.model import NOTHING
from bocage_schema.diagnostics import Severity
from bocage_schema.ids import BoardFormat, Face, Front, ObjectiveType, Side

CASES = [
    pytest.param(str.upper, id="upper case"),
    pytest.param(str.lower, id="lower case"),
    pytest.param(str.title, id="title case"),
    pytest.param(str.swapcase, id="swapped case"),
    pytest.param(lambda word: word[:1].lower() + word[1:].upper(), id="odd case"),
]


@pytest.mark.parametrize("case", CASES)
def test_enumerations_count_in_any_letter_case(case):
    """Row 1."""
    wire = at(4, 6, unit={"name": "infger"}, tags=[{"name": "tag3", "side": case("AXIS")}])
    bunker = at(4, 8, rect_terrain={"name": "bunker", "original_owner": case("ALLIES")})
    medal = {"name": "medal0", "medal": {"majority": True, "side": case("ALLIES")}, "group": []}
    info = {
        "front": case("EASTERN"),
        "type": case("FICTIONAL"),
        "starting": case("PLAYER2"),
        "side_player1": case("ALLIES"),
        "side_player2": case("AXIS"),
        "country_player1": case("RU"),
        "country_player2": case("DE"),
    }
    plan = {"type": case("STANDARD"), "face": case("WINTER")}
    data = document(wire, bunker, at(4, 10, tags=[medal]), info=info, plan=plan)
    found = reading(data)
    assert [item for item in found.report if item.severity >= Severity.WARNING] == []
    scenario = found.scenario
    assert (scenario.front, scenario.fictional) == (Front.EASTERN, True)
    assert (scenario.board_format, scenario.face) == (BoardFormat.STANDARD, Face.WINTER)
    assert (scenario.top, scenario.first) == (Side.ALLIES, Side.AXIS)
    nations = {side: camp.nation for side, camp in scenario.camps.items()}
    assert nations == {Side.ALLIES: "soviet_union", Side.AXIS: "germany"}
    labels = {scenario.board.label(place): content for place, content in scenario.hexes.items()}
    assert labels["D5"].markers[0].side is Side.AXIS
    assert labels["E5"].rect.owner is Side.ALLIES
    assert scenario.objectives[0].side is Side.ALLIES

    assert saved(scenario) == data
    written = saved(replace(scenario, m44=None))
    assert written["board"]["type"] == "STANDARD"
    assert written["board"]["face"] == "WINTER"
    words = {key: written["game_info"][key] for key in info}
    assert words == {key: word.upper() for key, word in info.items()}


@pytest.mark.parametrize("word", ["STANDARD", "BRKTHRU", "OVERLORD"])
@pytest.mark.parametrize("case", CASES)
def test_board_types_count_in_any_letter_case(word, case):
    """Row 1."""
    sizes = {"STANDARD": 113, "BRKTHRU": 213, "OVERLORD": 230}
    assert len(scenario_of(document(plan={"type": case(word)})).board.hexes) == sizes[word]


@pytest.mark.parametrize(
    ("first", "side"),
    [("PLAYER1", Side.ALLIES), ("player1", Side.ALLIES), ("Player2", Side.AXIS), ("Special", None)],
)
def test_who_starts_follows_the_seat(first, side):
    """Row 1: the turn order broke."""
    info = {"side_player1": "Allies", "side_player2": "Axis", "starting": first}
    assert scenario_of(document(info=info)).first is side


OPTIONAL = {
    "permanent": False,
    "counts_for": 1,
    "nbr_hex": 1,
    "majority": False,
    "turn_start": False,
    "any_hex": False,
    "last_to_occupy": False,
    "sole_control": False,
}


@pytest.mark.parametrize("count", range(len(OPTIONAL) + 1))
def test_a_medal_with_any_keys_missing_reads_as_with_the_usual_values(count):
    """Row 3: each of the 256 subsets of keys."""
    whole = {"name": "medal1", "medal": OPTIONAL, "group": []}
    [expected] = scenario_of(document(at(4, 6, tags=[whole]))).objectives
    assert (expected.type, expected.side) == (ObjectiveType.TEMPORARY, Side.ALLIES)
    for keys in combinations(OPTIONAL, count):
        terms = {key: OPTIONAL[key] for key in keys}
        data = document(at(4, 6, tags=[{"name": "medal1", "medal": terms}]))
        found = reading(data)
        assert found.report.is_clean(Severity.WARNING)
        [objective] = found.scenario.objectives
        assert replace(objective, m44=NOTHING, stated=True) == replace(expected, m44=NOTHING)
        assert objective.stated == bool(terms)
        assert saved(found.scenario) == data


@pytest.mark.parametrize("key", ["permanent", "turn_start", "majority"])
def test_a_medal_flag_that_is_null_counts_as_missing(key):
    """Row 3."""
    tag = {"name": "medal1", "medal": {"counts_for": 1, key: None}}
    [objective] = scenario_of(document(at(4, 6, tags=[tag]))).objectives
    assert objective.type is ObjectiveType.TEMPORARY


ABSENT = object()


@pytest.mark.parametrize(
    ("end", "meaning", "warned"),
    [
        pytest.param(ABSENT, None, False, id="missing"),
        pytest.param("", None, False, id="empty"),
        pytest.param(None, None, False, id="null"),
        pytest.param("1944-06-06", date(1944, 6, 6), False, id="the same day"),
        pytest.param("1944-06-30", date(1944, 6, 30), False, id="later"),
        pytest.param("1944-06-05", date(1944, 6, 5), False, id="earlier than the beginning"),
        pytest.param("0000-00-00", None, True, id="all zero"),
        pytest.param("1944-06-31", None, True, id="no day of any calendar"),
        pytest.param("6 June", None, True, id="in words"),
        pytest.param("1944-W23-2", None, True, id="in weeks"),
        pytest.param("19440606", None, True, id="without dashes"),
        pytest.param(1944, None, True, id="a number"),
        pytest.param([], None, True, id="a list"),
    ],
)
def test_every_end_date_opens_and_is_kept(run, tmp_path, end, meaning, warned):
    """Row 5: a battle without an end broke the display."""
    data = document(info={} if end is ABSENT else {"date_end": end})
    found = reading(data)
    assert found.scenario.end == meaning
    assert [item.code for item in found.report] == ["M103"] * warned
    assert saved(found.scenario) == data
    path = tmp_path / "battle.m44"
    path.write_text(json.dumps(data))
    result = run("info", path)
    assert result.status == 0
    one_day = meaning in (None, date(1944, 6, 6))
    line = next(line for line in result.stdout.splitlines() if line.startswith("battle"))
    assert line.count("June 1944") == (1 if one_day else 2)


@pytest.mark.parametrize("begin", [ABSENT, "", None, "1944-06-31", 5])
def test_every_beginning_opens_and_is_kept(begin):
    """Row 5."""
    data = document()
    del data["game_info"]["date_begin"]
    if begin is not ABSENT:
        data["game_info"]["date_begin"] = begin
    scenario = scenario_of(data)
    assert scenario.begin is None
    assert saved(scenario) == data


@EVERY_FORMAT
@pytest.mark.parametrize("name", ["bunker", "wbunker", "dbunker", "pbunker", "bridge", "barge"])
def test_a_piece_is_still_alone_after_saving_five_times(known, name):
    """Row 7."""
    tile = {"name": name, "original_owner": "AXIS"}
    scenario = scenario_of(document(at(4, 6, rect_terrain=tile, unit={"name": "gunger"})))
    for _ in range(5):
        again = reopened(scenario, known)
        assert again == scenario
        scenario = again
    assert list(scenario.hexes) == [(4, 6)]
    written = saved(scenario)["board"]["hexagons"]
    assert [json.dumps(entry).count(f'"{name}"') for entry in written] == [1]


def test_a_piece_is_still_alone_after_going_through_every_format():
    """Row 7."""
    data = document(at(4, 6, rect_terrain={"name": "bunker", "orientation": 2}))
    scenario = scenario_of(data)
    for known in (YAML, M44, JSON, M44, YAML):
        scenario = reopened(scenario, known)
    assert saved(scenario) == data

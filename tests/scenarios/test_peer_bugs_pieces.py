"""Bugs of other programs with what files hold: enumerations, medals, dates, pieces, hexes.

The numbers in docstrings are those of the list of such bugs.
"""

import json
from dataclasses import replace
from datetime import date
from itertools import combinations

import pytest

from bocage_scenarios.formats import FORMATS, dump, read_bytes
from bocage_scenarios.model import NOTHING
from bocage_schema.board_formats import board
from bocage_schema.diagnostics import Severity
from bocage_schema.ids import BoardFormat, Face, Front, ObjectiveType, Side

M44, YAML, JSON = FORMATS["m44"], FORMATS["yaml"], FORMATS["json"]
EVERY_FORMAT = pytest.mark.parametrize("known", [M44, YAML, JSON], ids=["m44", "yaml", "json"])


def document(*hexagons, info=None, plan=None):
    """Return the data of an .m44 file with these hexes."""
    return {
        "meta_data": {"status": "PRIVATE", "software": "sed 1.2"},
        "game_info": {
            "front": "WESTERN",
            "type": "HISTORICAL",
            "date_begin": "1944-06-06",
            "starting": "PLAYER2",
            "side_player1": "AXIS",
            "side_player2": "ALLIES",
            "country_player1": "DE",
            "country_player2": "US",
            "cards_player1": 5,
            "cards_player2": 5,
            "victory_player1": 5,
            "victory_player2": 5,
            **(info or {}),
        },
        "board": {
            "type": "STANDARD",
            "face": "COUNTRY",
            "hexagons": list(hexagons),
            "labels": [],
            **(plan or {}),
        },
        "packs": {},
        "text": {"en": {"name": "x"}},
    }


def at(row, col, **content):
    return {"row": row, "col": col, **content}


def reading(data):
    return read_bytes(json.dumps(data).encode(), M44)


def scenario_of(data):
    found = reading(data)
    assert found.scenario is not None, list(found.report)
    return found.scenario


def reopened(scenario, known):
    return read_bytes(dump(scenario, known).encode(), known).scenario


def names_on(content):
    """Return the names of everything on a hex."""
    unit = [content.unit.kind, content.unit.badge] if content.unit else []
    tiles = [tile.piece for _, tile in content.tiles()]
    return {*tiles, *unit, *(marker.piece for marker in content.markers)}


def saved(scenario):
    return json.loads(dump(scenario, M44))


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
    [warning] = found.report
    assert (warning.code, warning.severity, warning.hex) == ("M101", Severity.WARNING, "D5")
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
    assert result.stderr.count("warning M101") == 1


@pytest.mark.parametrize("name", ["Woods", "WOODS", "riverfl", "woods "])
def test_piece_names_count_in_their_own_letter_case_only(name):
    """Row 1, the other way round: ``riverFL`` is not ``riverfl``."""
    data = document(at(4, 6, terrain={"name": name}))
    found = reading(data)
    assert [item.code for item in found.report] == ["M101"]
    assert saved(found.scenario) == data


OFF_BOARD = [(9, 1, "a0"), (4, 7, "d5"), (0, 26, "N9")]


def test_hexes_off_the_board_are_kept_and_listed_with_a_reason_and_a_fix():
    """Row 21."""
    data = document(*[at(row, col, terrain={"name": "woods"}) for row, col, _ in OFF_BOARD])
    found = reading(data)
    assert [(item.code, item.hex) for item in found.report] == [
        ("M108", label) for _, _, label in OFF_BOARD
    ]
    for item, (row, col, label) in zip(found.report, OFF_BOARD, strict=True):
        assert f"row {row}, column {col} ({label}) is not a hex of this board" in item.message
        assert item.hint
        assert item.line > 0
    assert saved(found.scenario) == data
    native = read_bytes(dump(found.scenario, YAML).encode(), YAML)
    assert native.scenario == found.scenario
    assert sorted((item.code, item.hex) for item in native.report) == sorted(
        ("F211", label) for _, _, label in OFF_BOARD
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
    [warning] = [item for item in found.report if item.severity is Severity.WARNING]
    assert warning.code in ("M105", "M108")
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
    assert len(found.report) >= 9
    again = read_bytes(dump(found.scenario, M44).encode(), M44)

    def shown(report):
        return [(item.code, item.path, item.hex, item.message) for item in report]

    assert sorted(shown(again.report)) == sorted(shown(found.report))


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

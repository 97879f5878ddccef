"""What is said of an ``.m44`` file: on reading, what it leaves open; on saving, what it loses."""

import json
from dataclasses import replace

import pytest
from m44_documents import M44, YAML, at, document, reading, reopened, saved, scenario_of, told

from bocage_scenarios.formats import dump, read_bytes
from bocage_schema.diagnostics import Severity

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
TITLE = "texts: {en: {title: Hill}}\n"
DATED = HEAD + TITLE + "begin: 1944-06-06\n"


def scenario_in(text):
    """Return the scenario in YAML text."""
    found = read_bytes(text.encode(), YAML)
    assert found.scenario is not None, list(found.report)
    return found.scenario


def losses(text):
    return [(item.code, item.path) for item in M44.losses(scenario_in(text))]


def objective(terms):
    return DATED + f"objectives:\n  - {{hexes: [C5], {terms}}}\n"


def unit(words, begin="1944-06-06"):
    return HEAD + TITLE + f"begin: {begin}\nhexes:\n  C5: {{unit: {words}}}\n"


LOST = pytest.mark.parametrize(
    ("text", "place"),
    [
        pytest.param(
            objective("type: temporary, pieces: [medal_of_honor]"),
            "/objectives/0",
            id="the medal of one side for either",
        ),
        pytest.param(
            objective("type: temporary, side: axis, pieces: [medal_of_honor, iron_cross]"),
            "/objectives/0",
            id="the medals of both sides for one",
        ),
        pytest.param(
            objective("type: permanent, side: axis, pieces: [iron_cross], stated: false"),
            "/objectives/0",
            id="a permanent medal that does not say so",
        ),
        pytest.param(
            objective("type: permanent, side: axis, pieces: [iron_cross], medals: 100"),
            "/objectives/0",
            id="a hundred medals",
        ),
        pytest.param(
            DATED + "reserves:\n"
            "  - {arrives: armor_breakthrough, side: axis, unit: german armor, counts: [2]}\n"
            "  - {arrives: armor_breakthrough, side: axis, unit: german armor, counts: [1]}\n",
            "/reserves/0",
            id="two breakthroughs of one side",
        ),
        pytest.param(
            DATED + "boxes: {equipment_pack: 1}\n", "/boxes", id="a box that files have no name for"
        ),
        pytest.param(
            unit("us swa_at_early"), "/hexes/C5/unit", id="an early model late in the war"
        ),
        pytest.param(
            unit("us swa_at_late", "1941-06-22"), "/hexes/C5/unit", id="a late model early on"
        ),
        pytest.param(
            unit("{unit: german infantry, badge: german_engineers}"),
            "/hexes/C5/unit",
            id="infantry with the badge of engineers",
        ),
    ],
)


@LOST
def test_a_loss_is_reported_at_its_place(text, place):
    assert ("M201", place) in losses(text)
    assert all(found[0] == "M201" for found in losses(text))


@LOST
def test_what_is_lost_for_others_is_kept_for_us(text, place):
    scenario = scenario_in(text)
    assert "bocage" in saved(scenario)
    assert reopened(scenario, M44) == scenario


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(DATED, id="an empty board"),
        pytest.param(objective("type: temporary, side: axis, pieces: [iron_cross]"), id="a medal"),
        pytest.param(
            objective("type: temporary, side: axis, pieces: [iron_cross], stated: false"),
            id="a bare medal",
        ),
        pytest.param(
            objective("type: temporary, pieces: [medal_of_honor, iron_cross]"), id="a pair"
        ),
        pytest.param(
            objective("type: permanent, side: axis, pieces: [iron_cross], medals: 99"),
            id="many medals",
        ),
        pytest.param(
            DATED + "reserves:\n"
            "  - {arrives: armor_breakthrough, side: allies, unit: us armor, counts: [2]}\n"
            "  - {arrives: armor_breakthrough, side: axis, unit: german armor, counts: [1]}\n",
            id="a breakthrough of either side",
        ),
        pytest.param(DATED + "boxes: {base: 1, terrain_pack: 2}\n", id="boxes"),
        pytest.param(unit("us swa_at_late"), id="a late model late in the war"),
        pytest.param(unit("us swa_at_early", "1941-06-22"), id="an early model early on"),
        pytest.param(unit("german engineers"), id="engineers"),
        pytest.param(
            DATED + "hexes:\n"
            "  C5: {terrain: forest, unit: {unit: german infantry, figures: 3}, "
            "markers: [axis minefield], labels: [Hill 112]}\n"
            "exits:\n  - {side: axis, hexes: [A1, B1]}\n",
            id="pieces, a label and an exit",
        ),
    ],
)
def test_nothing_is_reported_of_what_the_format_can_say(text):
    assert losses(text) == []
    assert "bocage" not in saved(scenario_in(text))


def test_a_file_of_another_program_loses_nothing():
    data = document(at(4, 4, tags=[{"name": "tag3"}, {"name": "tag4"}]), at(6, 6, odd=1))
    assert list(M44.losses(scenario_of(data))) == []


@pytest.mark.parametrize(
    "texts",
    [
        pytest.param("texts: {de: {title: Hügel}}\n", id="a title in German only"),
        pytest.param("", id="no title"),
    ],
)
def test_a_title_that_others_expect_in_english_is_no_loss(texts):
    assert losses(HEAD + texts + "begin: 1944-06-06\n") == []


@pytest.mark.parametrize(
    ("terms", "flags", "kind"),
    [
        pytest.param({"turn_start": True}, "turn_start", "temporary", id="a start of no kind"),
        pytest.param(
            {"permanent": True, "last_to_occupy": True},
            "permanent",
            "last to occupy",
            id="two kinds",
        ),
        pytest.param(
            {"majority": True, "permanent": True, "turn_start": True},
            "permanent",
            "temporary majority turn start",
            id="three flags, two of which go together",
        ),
        pytest.param({"any_hex": True}, "any_hex", "temporary", id="a flag without a kind"),
        pytest.param(
            {"permanent": True, "any_hex": True}, "any_hex", "permanent", id="one flag too many"
        ),
    ],
)
def test_flags_of_a_medal_that_mean_nothing_together_are_named(terms, flags, kind):
    data = document(at(4, 4, tags=[{"name": "medal1", "medal": terms, "group": []}]))
    found = reading(data)
    (warning,) = found.report
    assert (warning.code, warning.severity, warning.hex) == ("M121", Severity.WARNING, "C5")
    assert warning.path == "/board/hexagons/0/tags/0/medal"
    assert f": {flags}; it counts as {kind}" in warning.message
    (goal,) = found.scenario.objectives
    assert goal.type.value.replace("_", " ") == kind
    assert saved(found.scenario) == data
    assert saved(reopened(found.scenario, YAML)) == data


@pytest.mark.parametrize(
    "terms",
    [
        {"permanent": True, "turn_start": True},
        {"majority": True, "turn_start": True},
        {"last_to_occupy": True, "permanent": False},
        {"any_hex": False},
        {"counts_for": 2},
    ],
    ids=str,
)
def test_flags_that_make_a_type_are_not_remarked_upon(terms):
    data = document(at(4, 4, tags=[{"name": "medal1", "medal": terms, "group": []}]))
    assert list(reading(data).report) == []


def test_options_outside_of_game_info_switch_nothing_and_are_kept():
    data = document() | {"options": {"blitz_rules": True}}
    found = reading(data)
    assert [(item.code, item.path) for item in found.report] == [("M122", "/options")]
    assert found.scenario.rules == {}
    assert saved(found.scenario) == data


@pytest.mark.parametrize("options", [{}, [], None, "x"], ids=str)
def test_options_outside_of_game_info_that_hold_nothing_are_not_remarked_upon(options):
    data = document() | {"options": options}
    assert [item.code for item in reading(data).report] == []
    assert saved(scenario_of(data)) == data


EXIT = {"name": "tag5", "behavior": "EXIT_MARKER", "group": ["B1", "C1"]}


def test_an_exit_without_a_side_is_remarked_upon():
    found = reading(document(at(8, 0, tags=[EXIT])))
    assert [item.hex for item in told(found, "O120")] == ["A1"]
    assert found.scenario.exits[0].side is None


@pytest.mark.parametrize(("row", "col"), [(8, 0), (8, 2), (8, 4)])
def test_a_bare_marker_on_a_hex_of_an_exit_is_not_remarked_upon_once_more(row, col):
    tags = {(8, 0): [EXIT]}
    tags.setdefault((row, col), []).append({"name": "tag5"})
    data = document(*[at(*place, tags=found) for place, found in tags.items()])
    assert [(item.code, item.hex) for item in told(reading(data), "O120", "O127")] == [
        ("O120", "A1")
    ]


def test_a_bare_marker_beside_an_exit_is_remarked_upon():
    data = document(at(8, 0, tags=[{**EXIT, "side": "AXIS"}]), at(8, 6, tags=[{"name": "tag5"}]))
    assert [(item.code, item.hex) for item in told(reading(data), "O120", "O127")] == [
        ("O127", "D1")
    ]


def test_losses_and_file_do_not_depend_on_the_way_a_document_was_made():
    first = scenario_in(objective("type: temporary, side: axis, pieces: [iron_cross], medals: 100"))
    again = M44.read(dump(first, M44)).scenario
    assert list(M44.losses(again)) == list(M44.losses(first))
    assert json.loads(dump(replace(again), M44)) == saved(first)

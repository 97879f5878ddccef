"""The stash of an ``.m44`` file: what does not fit is reported, and nothing of it is lost."""

import json
from dataclasses import replace
from datetime import date

import pytest
from m44_documents import EVERY_FORMAT, M44, YAML, at, reading, reopened, saved

from bocage_scenarios.codec import to_plain
from bocage_scenarios.model import HexContent, Scenario, Texts, Tile, Unit
from bocage_schema.hexes import Hex

AT = Hex(4, 4)
WOODS = at(4, 6, terrain={"name": "woods"})
PLAIN = Scenario(begin=date(1944, 6, 6), texts={"en": Texts(title="Plain")})
UNDATED = replace(PLAIN, begin=None)
GERMAN = replace(PLAIN, texts={"de": Texts(title="Brücke")})


def with_stash(*changes, **more):
    """Return the data of a file whose stash holds these changes."""
    return saved(PLAIN) | {"bocage": {"version": 1, "changes": list(changes), **more}}


def codes(data):
    return [item.code for item in reading(data).report]


def with_forest(scenario):
    """Return ``scenario`` with a forest on C5."""
    return replace(scenario, hexes={**scenario.hexes, AT: HexContent(terrain=Tile("forest"))})


REFUSED = pytest.mark.parametrize(
    "change",
    [
        pytest.param({"at": "/end", "now": "1944-06-31"}, id="a day that no calendar has"),
        pytest.param(
            {"at": "/begin", "was": "1944-06-06", "now": "1943-02-29"}, id="no day of that year"
        ),
        pytest.param({"at": "/end", "now": "tomorrow"}, id="no date"),
        pytest.param({"at": "/end", "now": 5}, id="a number for a date"),
        pytest.param({"at": "/zz", "now": 5}, id="an unknown key"),
        pytest.param({"at": "/notes", "now": ["x"]}, id="a list for a text"),
        pytest.param({"at": "/face", "was": "countryside", "now": "moon"}, id="an unknown word"),
        pytest.param({"at": "/face", "was": "countryside"}, id="a needed key taken away"),
        pytest.param({"at": "/face", "was": "beach", "now": "winter"}, id="another old value"),
        pytest.param({"at": "/face", "now": "winter"}, id="no old value where there is one"),
        pytest.param({"at": "/hexes/A1/terrain", "now": {"bad": 1}}, id="no tile"),
        pytest.param({"at": "/hexes/A1/terrain", "now": "infantry"}, id="a tile that is none"),
        pytest.param({"at": "/hexes/zz", "now": {"terrain": "forest"}}, id="no hex"),
        pytest.param({"at": "/hexes/A1\n", "now": {"terrain": "forest"}}, id="a line end in a hex"),
        pytest.param({"at": "/objectives", "now": [{"type": "permanent"}]}, id="half an objective"),
        pytest.param({"at": "/sides/axis/hand", "was": 5, "now": True}, id="true for a number"),
        pytest.param({"at": "/title/deeper", "now": 1}, id="a place that cannot be"),
        pytest.param({"at": "/m44", "now": {}}, id="what belongs to the file itself"),
        pytest.param({"at": "/bocage", "was": 1, "now": 99}, id="the version of the format"),
        pytest.param({"at": "", "was": {}, "now": {}}, id="the whole document"),
        pytest.param(
            {"at": "", "was": to_plain(PLAIN), "now": {}}, id="the whole document as it is"
        ),
        pytest.param({"at": 5}, id="no place"),
        pytest.param(5, id="no change at all"),
    ],
)


@REFUSED
def test_a_change_that_does_not_fit_is_refused_with_a_warning(change):
    found = reading(with_stash(change))
    assert found.scenario is not None
    assert replace(found.scenario, m44=None) == PLAIN
    assert [item.code for item in found.report] == ["M202"]


@REFUSED
def test_a_refused_change_is_in_the_file_after_opening_and_saving(change):
    data = with_stash(change)
    scenario = reading(data).scenario
    assert saved(scenario) == data
    assert saved(reopened(scenario, YAML)) == data


@REFUSED
def test_a_refused_change_is_in_the_file_after_an_edit(change):
    edited = with_forest(reading(with_stash(change)).scenario)
    assert saved(edited)["bocage"]["changes"] == [change]
    assert reopened(edited, M44).hexes == edited.hexes


@REFUSED
def test_a_refused_change_is_in_the_file_beside_a_new_one(change):
    edited = replace(reading(with_stash(change)).scenario, notes="mine")
    assert saved(edited)["bocage"]["changes"] == [{"at": "/notes", "now": "mine"}, change]
    assert reopened(edited, M44).notes == "mine"


def test_a_change_that_fits_is_made_beside_one_that_is_refused():
    fitting, refused = {"at": "/notes", "now": "mine"}, {"at": "/end", "now": "1944-06-31"}
    for changes in [(fitting, refused), (refused, fitting)]:
        data = with_stash(*changes)
        found = reading(data)
        assert found.scenario.notes == "mine"
        assert found.scenario.end is None
        assert [item.code for item in found.report] == ["M202"]
        assert saved(found.scenario) == data


@pytest.mark.parametrize(
    "stash",
    [
        pytest.param({"version": 1, "zz": [1, None]}, id="unknown keys alone"),
        pytest.param({"version": 1, "zz": {}, "changes": []}, id="unknown keys and no changes"),
        pytest.param(
            {"version": 1, "zz": 1, "changes": [{"at": "/notes", "now": "mine"}]},
            id="unknown keys beside a change",
        ),
        pytest.param(
            {"version": 99, "changes": [{"at": "/notes", "now": "mine"}]}, id="a newer version"
        ),
        pytest.param({"version": 99, "zz": 1}, id="a newer version that is quite different"),
        pytest.param({"changes": [{"at": "/notes", "now": "mine"}]}, id="no version"),
        pytest.param({"version": 1, "changes": 5}, id="changes that are none"),
        pytest.param({"version": 1, "comments": {"/zz": 5}}, id="comments that are none"),
        pytest.param({}, id="nothing"),
        pytest.param([1], id="a list"),
        pytest.param("x", id="a text"),
        pytest.param(None, id="null"),
    ],
)
def test_any_stash_is_in_the_file_after_opening_and_saving(stash):
    data = saved(PLAIN) | {"bocage": stash}
    scenario = reading(data).scenario
    assert saved(scenario) == data
    assert saved(reopened(scenario, YAML)) == data


def test_a_stash_of_a_newer_version_changes_nothing_and_is_reported():
    data = saved(PLAIN) | {"bocage": {"version": 99, "changes": [{"at": "/notes", "now": "x"}]}}
    found = reading(data)
    assert found.scenario.notes == ""
    assert [item.code for item in found.report] == ["M202"]


@pytest.mark.parametrize("notes", ["mine", "other"])
def test_unknown_keys_of_a_stash_survive_an_edit(notes):
    data = with_stash({"at": "/notes", "now": "mine"}, zz={"deep": [1]})
    edited = replace(with_forest(reading(data).scenario), notes=notes)
    assert saved(edited)["bocage"] == {
        "version": 1,
        "changes": [{"at": "/notes", "now": notes}],
        "zz": {"deep": [1]},
    }
    assert reopened(edited, M44).notes == notes


def test_what_another_program_wrote_in_its_own_way_on_a_kept_unit_is_saved_as_it_was():
    rocket = replace(PLAIN, hexes={AT: HexContent(unit=Unit("nebelwerfer", "german"))})
    data = saved(rocket)
    data["board"]["hexagons"][0]["unit"]["nbr_units"] = "2"
    scenario = reading(data).scenario
    assert scenario.hexes[AT].unit.kind == "nebelwerfer"
    assert saved(scenario) == data
    assert saved(reopened(scenario, YAML)) == data


def touch_software(data):
    data["meta_data"]["software"] = "sed 1.2"


def touch_a_hex(data):
    data["board"]["hexagons"].append(WOODS)


def touch_an_unknown_key(data):
    data["odd"] = {"deep": [1]}


TOUCHED = pytest.mark.parametrize(
    "touch", [touch_software, touch_a_hex, touch_an_unknown_key], ids=lambda touch: touch.__name__
)


def touched(scenario, touch):
    """Return the data of our file for ``scenario`` after another program changed it."""
    data = saved(scenario)
    touch(data)
    return data


@TOUCHED
@EVERY_FORMAT
def test_an_undated_file_that_another_program_touched_keeps_its_date_for_others(touch, known):
    data = touched(UNDATED, touch)
    found = reading(data)
    assert found.scenario.begin is None
    assert [item.code for item in found.report] == []
    again = saved(reopened(found.scenario, known))
    assert again["game_info"]["date_begin"] == "1944-06-06"
    assert again == data


@TOUCHED
@EVERY_FORMAT
def test_a_german_file_that_another_program_touched_keeps_its_english_title(touch, known):
    data = touched(GERMAN, touch)
    found = reading(data)
    assert dict(found.scenario.texts).keys() == {"de"}
    again = saved(reopened(found.scenario, known))
    assert again["text"]["en"] == {"name": "Brücke"}
    assert again == data


@TOUCHED
def test_a_touched_file_says_the_same_after_each_of_several_savings(touch):
    both = replace(GERMAN, begin=None, notes="mine")
    data = touched(both, touch)
    scenario = reading(data).scenario
    for known in (YAML, M44, YAML, M44):
        scenario = reopened(scenario, known)
        assert (scenario.begin, scenario.notes, scenario.title()) == (None, "mine", "Brücke")
        assert saved(scenario) == data


def test_a_date_that_another_program_changed_counts():
    data = saved(UNDATED)
    data["game_info"]["date_begin"] = "1944-12-16"
    found = reading(data)
    assert found.scenario.begin == date(1944, 12, 16)
    assert saved(found.scenario)["game_info"]["date_begin"] == "1944-12-16"


def test_an_edit_of_an_untouched_file_leaves_no_trace_of_the_old_stash():
    scenario = reading(saved(replace(PLAIN, notes="mine"))).scenario
    assert "bocage" not in saved(replace(scenario, notes=""))


def test_our_own_file_reads_without_anything_left_over():
    noted = replace(GERMAN, begin=None, notes="mine", hexes={AT: HexContent(note="think")})
    again = M44.read(json.dumps(saved(noted))).scenario
    assert again == noted
    assert again.m44 is None

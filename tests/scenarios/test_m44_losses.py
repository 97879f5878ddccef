"""What an ``.m44`` file cannot say: reported, kept in the file, and read back."""

import json
from dataclasses import replace
from datetime import date

import pytest

from bocage_scenarios.formats import FORMATS
from bocage_scenarios.model import (
    HexContent,
    Label,
    Marker,
    Mute,
    Objective,
    Reserve,
    Scenario,
    Texts,
    Tile,
    Unit,
)
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

M44 = FORMATS["m44"]
AT = Hex(4, 4)
PLAIN = Scenario(begin=date(1944, 6, 6), texts={"en": Texts(title="Plain")})


def on_hex(**content):
    """Return a document with one hex."""
    return replace(PLAIN, hexes={AT: HexContent(**content)})


UNSAYABLE = [
    pytest.param(replace(PLAIN, notes="mine"), "the author's notes", id="notes"),
    pytest.param(replace(PLAIN, muted=(Mute("P102", "so"),)), "muted diagnostics", id="mutes"),
    pytest.param(
        replace(PLAIN, rules={"winter_weather": True}),
        "the special rule 'winter_weather'",
        id="a rule without a key",
    ),
    pytest.param(
        replace(PLAIN, reserves=(Reserve("turn", Side.AXIS, Unit("armor", "german"), turn=3),)),
        "the time and place at which a reserve arrives",
        id="a reserve that arrives in a turn",
    ),
    pytest.param(
        replace(
            PLAIN,
            objectives=(
                Objective(ObjectiveType.SUDDEN_DEATH, (AT,), Side.AXIS, pieces=("iron_cross",)),
            ),
        ),
        "a sudden death objective that is marked by a medal",
        id="sudden death with a medal",
    ),
    pytest.param(
        replace(PLAIN, objectives=(Objective(ObjectiveType.SUDDEN_DEATH, (AT,)),)),
        "a sudden death objective that either side can win",
        id="sudden death for either side",
    ),
    pytest.param(
        on_hex(terrain=Tile("forest"), line=Tile("road")),
        "the Road under another tile",
        id="two tiles on a hex",
    ),
    pytest.param(
        on_hex(unit=Unit("nebelwerfer", "german")),
        "the unit 'Nebelwerfer' with German figures",
        id="a unit without a form",
    ),
    pytest.param(
        on_hex(unit=Unit("tiger", "us")),
        "the unit 'Tiger' with American figures",
        id="a unit of another army",
    ),
    pytest.param(
        on_hex(unit=Unit("infantry", "german", elite=True)),
        "the unit 'elite Infantry' with German figures",
        id="elite without a form",
    ),
    pytest.param(
        on_hex(markers=(Marker("smoke"),)), "the marker 'Smoke Marker'", id="a marker of ours"
    ),
    pytest.param(on_hex(note="think"), "a note on a hex", id="a note"),
    pytest.param(
        on_hex(labels=(Label({"en": "Hill", "de": "Hügel"}),)),
        "a label in several languages",
        id="languages of a label",
    ),
]


@pytest.mark.parametrize(("scenario", "what"), UNSAYABLE)
def test_a_loss_is_reported(scenario, what):
    messages = [item.message for item in M44.losses(scenario)]
    assert [message.split(" cannot")[0].lower() for message in messages] == [what.lower()]


@pytest.mark.parametrize(("scenario", "what"), UNSAYABLE)
def test_a_loss_is_kept_in_the_file(scenario, what):
    text = M44.write(scenario)
    assert "bocage" in json.loads(text)
    assert M44.read(text).scenario == scenario


def test_nothing_is_reported_or_kept_of_a_document_that_the_format_can_say():
    assert list(M44.losses(PLAIN)) == []
    assert "bocage" not in json.loads(M44.write(PLAIN))


def test_what_we_have_no_name_for_is_not_shown_to_other_programs():
    data = json.loads(M44.write(on_hex(markers=(Marker("smoke"),), note="x")))
    assert data["board"]["hexagons"] == []


def test_a_missing_date_is_filled_in_for_other_programs_only():
    undated = replace(PLAIN, begin=None)
    assert [item.code for item in M44.losses(undated)] == ["M204"]
    text = M44.write(undated)
    assert json.loads(text)["game_info"]["date_begin"] == "1944-06-06"
    assert M44.read(text).scenario == undated


def test_a_title_in_another_language_is_shown_to_other_programs():
    german = replace(PLAIN, texts={"de": Texts(title="Brücke")})
    text = M44.write(german)
    assert json.loads(text)["text"] == {"en": {"name": "Brücke"}, "de": {"name": "Brücke"}}
    assert M44.read(text).scenario == german


def test_a_file_changed_elsewhere_keeps_the_change_and_what_still_fits():
    both = replace(on_hex(terrain=Tile("forest"), line=Tile("road")), notes="mine")
    data = json.loads(M44.write(both))
    data["board"]["hexagons"][0]["terrain"] = {"name": "hills"}
    data["odd"] = 1
    reading = M44.read(json.dumps(data))
    assert reading.scenario.notes == "mine"
    assert reading.scenario.hexes[AT].terrain.piece == "hill"
    assert reading.scenario.hexes[AT].line == Tile("road")
    again = json.loads(M44.write(reading.scenario))
    assert again["odd"] == 1


def test_a_kept_change_whose_place_is_gone_is_reported_and_left_aside():
    data = json.loads(M44.write(on_hex(unit=Unit("nebelwerfer", "german"))))
    data["board"]["hexagons"][0]["unit"] = {"name": "infus"}
    reading = M44.read(json.dumps(data))
    assert reading.scenario.hexes[AT].unit == Unit("infantry", "us")
    assert [item.code for item in reading.report] == ["M202"]


@pytest.mark.parametrize(
    "stash",
    [
        {"version": 1, "changes": 5},
        {"version": 1, "changes": [5]},
        {"version": 1, "changes": [{"at": 5}]},
        {"version": 1, "changes": [{"at": ""}]},
        {"version": 1, "changes": [{"at": "/hexes/A1/terrain", "now": {"bad": 1}}]},
        {"version": 1, "changes": [{"at": "/bocage", "was": 1, "now": 99}]},
        {"version": 1, "comments": {"/bocage": ["x", "y"], "/face": 5, "/top": ["# a\nb", ""]}},
        {"version": 1, "changes": [{"at": "/notes/deeper", "now": 1}]},
    ],
)
def test_a_damaged_stash_does_no_harm(stash):
    data = json.loads(M44.write(PLAIN)) | {"bocage": stash}
    reading = M44.read(json.dumps(data))
    assert reading.scenario is not None
    assert reading.scenario.title() == "Plain"
    assert M44.read(M44.write(reading.scenario)).scenario == reading.scenario

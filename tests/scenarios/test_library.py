"""The bundled scenarios: sound, in three languages, and one of each kind."""

import pytest

from bocage_scenarios.checks import Profile, check
from bocage_scenarios.codec import TEXT_FIELDS
from bocage_scenarios.formats import FORMATS, dump, read_bytes
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.needs import needs_of
from bocage_scenarios.validation import findings_of
from bocage_schema.ids import BoardFormat, Face, Side
from bocage_schema.inventory import Verdict, count

NAMES = bundled_names()
LANGUAGES = ("en", "de", "nl")

each_name = pytest.mark.parametrize("name", NAMES)


def scenario_of(name):
    return bundled(name).scenario


def test_there_is_one_of_each_kind():
    scenarios = [scenario_of(name) for name in NAMES]
    assert len(scenarios) >= 8
    assert {scenario.board_format for scenario in scenarios} == set(BoardFormat)
    assert {scenario.face for scenario in scenarios} == set(Face)
    assert any(scenario.exits for scenario in scenarios if scenario.face is Face.BEACH)
    assert len({scenario.title() for scenario in scenarios}) == len(scenarios)


@each_name
def test_nothing_is_to_be_said_of_it(name):
    reading = read_bytes(bundled(name).file.read_bytes(), FORMATS["yaml"])
    assert [str(item) for item in findings_of(reading)] == []


@each_name
@pytest.mark.parametrize("known", FORMATS.values(), ids=lambda known: known.name)
def test_nothing_is_to_be_said_of_it_in_another_format(name, known):
    again = read_bytes(dump(scenario_of(name), known).encode(), known).scenario
    assert [str(item) for item in check(again)] == []


@each_name
def test_it_speaks_three_languages(name):
    texts = scenario_of(name).texts
    assert set(texts) == set(LANGUAGES)
    spoken = {
        language: {field for field in TEXT_FIELDS if getattr(texts[language], field)}
        for language in LANGUAGES
    }
    assert spoken["en"] == spoken["de"] == spoken["nl"]
    assert spoken["en"] >= {"title", "subtitle", "history", "briefing", "victory"}


@each_name
def test_no_piece_is_known_to_be_missing_in_the_boxes_it_declares(name):
    scenario = scenario_of(name)
    inventory = count(needs_of(scenario))
    assert all(piece.missing == 0 for piece in inventory.pieces)
    if scenario.boxes and scenario.boxes.keys() == {"base"}:
        assert {piece.verdict for piece in inventory.pieces} <= {Verdict.CERTAIN, Verdict.POSSIBLE}
        assert inventory.own == scenario.boxes


@each_name
def test_sides_are_a_match_for_each_other(name):
    """Within a quarter in units, so that no side is a walk-over on paper."""
    scenario = scenario_of(name)
    units = dict.fromkeys(Side, 0)
    for content in scenario.hexes.values():
        if content.unit:
            units[Side.AXIS if content.unit.army == "german" else Side.ALLIES] += 1
    fewer, more = sorted(units.values())
    assert more <= 1.25 * fewer
    assert all(2 <= camp.hand <= 12 for camp in scenario.camps.values())


@each_name
def test_other_programs_can_show_its_map(name):
    """The desktop editor has every piece; what it cannot say are notes and rules."""
    assert not check(scenario_of(name), Profile.M44_EDITOR).filter(codes={"T101"})

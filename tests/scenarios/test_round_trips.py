"""Round trips of generated documents, which use the whole catalogue, through every format."""

import json

import pytest
from exactness import exactly_equal
from examples_taken import at_least
from hypothesis import given
from scenario_strategies import scenarios

from bocage_scenarios.codec import from_plain, to_plain
from bocage_scenarios.codec_hexes import meaning
from bocage_scenarios.formats import FORMATS
from bocage_schema.json_source import read_json


@pytest.mark.parametrize("name", ["yaml", "json"])
@at_least(120)
@given(scenario=scenarios())
def test_reading_what_was_written_gives_the_document(name, scenario):
    text = FORMATS[name].write(scenario)
    reading = FORMATS[name].read(text)
    assert reading.scenario == scenario, list(map(str, reading.report))


@at_least(120)
@given(scenario=scenarios())
def test_m44_files_keep_everything_the_author_said(scenario):
    reading = FORMATS["m44"].read(FORMATS["m44"].write(scenario))
    assert meaning(to_plain(reading.scenario)) == meaning(to_plain(scenario))


@pytest.mark.parametrize("name", FORMATS)
@at_least(120)
@given(scenario=scenarios())
def test_writing_twice_gives_the_same_bytes(name, scenario):
    if name == "m44":
        scenario = from_plain(meaning(to_plain(scenario)), scenario.comments)
    text = FORMATS[name].write(scenario)
    again = FORMATS[name].write(FORMATS[name].read(text).scenario)
    if name == "m44":
        assert exactly_equal(json.loads(again), json.loads(text))
    else:
        assert again == text


@at_least(120)
@given(scenario=scenarios())
def test_yaml_and_m44_keep_comments(scenario):
    for name in ("yaml", "m44"):
        assert FORMATS[name].read(FORMATS[name].write(scenario)).scenario.comments == (
            scenario.comments
        )


@at_least(120)
@given(scenario=scenarios())
def test_every_m44_file_we_write_is_strict_json(scenario):
    assert isinstance(read_json(FORMATS["m44"].write(scenario)).data, dict)

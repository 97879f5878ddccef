"""Round trips of generated documents, which use the whole catalogue, through every format.

Each document goes through all of them, as making one up takes longer than writing it.
"""

import json

from exactness import exactly_equal
from examples_taken import at_least
from hypothesis import given
from scenario_strategies import scenarios

from bocage_scenarios.codec import from_plain, to_plain
from bocage_scenarios.codec_hexes import meaning
from bocage_scenarios.formats import FORMATS
from bocage_schema.json_source import read_json

OWN, M44 = [FORMATS[name] for name in ("yaml", "json")], FORMATS["m44"]


def test_no_format_is_left_out():
    assert set(FORMATS.values()) == {*OWN, M44}


@at_least(120)
@given(scenario=scenarios())
def test_documents_come_back_from_every_format(scenario):
    for known in OWN:
        text = known.write(scenario)
        reading = known.read(text)
        assert reading.scenario == scenario, (known.name, list(map(str, reading.report)))
        assert known.write(reading.scenario) == text, known.name
        if known.name == "yaml":
            assert reading.scenario.comments == scenario.comments
    text = M44.write(scenario)
    assert isinstance(read_json(text).data, dict)
    back = M44.read(text).scenario
    assert meaning(to_plain(back)) == meaning(to_plain(scenario))
    assert back.comments == scenario.comments
    assert_written_alike(from_plain(meaning(to_plain(scenario)), scenario.comments))


def assert_written_alike(scenario):
    """Check that an m44 file is the same when it is read and written again.

    The document says nothing that is only a way of saying it in another format.
    """
    text = M44.write(scenario)
    again = M44.write(M44.read(text).scenario)
    assert exactly_equal(json.loads(again), json.loads(text))

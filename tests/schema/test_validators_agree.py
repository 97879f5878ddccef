"""The two validators of the JSON Schemas say yes and no to the same documents.

`jsonschema_rs` decides whether a file is fine and `jsonschema` explains what is not, so they
must not disagree about any file, good or bad.
"""

import json
from pathlib import Path

import pytest
from corpus_files import CORPUS, WHY_SKIPPED
from hypothesis import given, strategies as st
from jsonschema import Draft202012Validator

from bocage_scenarios import m44_format
from bocage_scenarios.codec import to_plain
from bocage_scenarios.library import bundled, bundled_names
from bocage_schema import structure
from bocage_schema.yaml_source import read_yaml

EXAMPLES = sorted((Path(__file__).parents[1] / "data" / "checks").glob("[A-Z]*.yaml"))
VALIDATORS = {
    name: Draft202012Validator(structure.schema(name)) for name in ("scenario", "m44", "boxes")
}
ODD = [
    None,
    True,
    0,
    -1,
    1.0,
    1.5,
    10**9,
    "",
    "x",
    "A1",
    "?x",
    "german armor",
    [],
    ["x"],
    {},
    {"x": 1},
]


def agreed(data, name):
    """Return what both validators say; fail if they do not say the same."""
    quick = structure.is_valid(data, name)
    assert quick == VALIDATORS[name].is_valid(data)
    assert quick == (structure.findings(data, name) == [])
    return quick


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_on_the_examples_of_the_checks(path):
    assert agreed(read_yaml(path.read_text("utf-8")).data, "scenario")


@pytest.mark.parametrize("name", bundled_names())
def test_on_the_bundled_scenarios(name):
    data = to_plain(bundled(name).scenario)
    assert agreed(data, "scenario")
    assert not agreed({**data, "bocage": "1"}, "scenario")


@pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)
@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_on_real_files(path):
    data = json.loads(path.read_text("utf-8-sig"))
    agreed(data, "m44")
    assert agreed(to_plain(m44_format.read(json.dumps(data)).scenario), "scenario")


def places(data, path=()):
    """Return the path of every value in JSON data."""
    found = [path]
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            found += places(data[key], (*path, key))
    return found


def changed(data, path, value):
    """Return data with another value at a path."""
    if not path:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = changed(copy[path[0]], path[1:], value)
    return copy


SOUND = [to_plain(bundled(name).scenario) for name in bundled_names()]


@given(st.data())
def test_on_damaged_scenarios(data):
    sound = data.draw(st.sampled_from(SOUND))
    path = data.draw(st.sampled_from(places(sound)))
    agreed(changed(sound, path, data.draw(st.sampled_from(ODD))), "scenario")


@pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)
@given(st.data())
def test_on_damaged_real_files(data):
    sound = json.loads(data.draw(st.sampled_from(CORPUS)).read_text("utf-8-sig"))
    path = data.draw(st.sampled_from(places(sound)))
    agreed(changed(sound, path, data.draw(st.sampled_from(ODD))), "m44")


@given(st.recursive(st.sampled_from(ODD), lambda inner: st.dictionaries(
    st.sampled_from(["bocage_boxes", "own", "counts", "notes", "base", "forest", "tiles", "x"]),
    inner, max_size=4) | st.lists(inner, max_size=3), max_leaves=8))  # fmt: skip
def test_on_box_files(data):
    agreed(data, "boxes")

"""Files of questions: whatever is in them, there is an answer or a complaint."""

import copy
import json

import pytest

from bocage_engine.options import Options
from bocage_scenarios.case_files import ANSWERS, CaseError, answered

UNIT = {"row": 4, "col": 4, "kind": "infantry", "side": "AXIS", "figures": 4}
BUNKER = {
    "row": 4, "col": 8,
    "rect_terrain": {"name": "bunker", "orientation": 1},
    "tags": [{"name": "tag3", "behavior": "MINE_FIELD", "side": "AXIS"}],
}  # fmt: skip
BOARD = {
    "type": "STANDARD",
    "face": "COUNTRY",
    "top_side": "AXIS",
    "hexagons": [{"row": 4, "col": 6, "terrain": {"name": "hills"}}, BUNKER],
    "bunkers": [[4, 8, "AXIS", 0]],
    "units": [UNIT],
    "cases": [{"u": [4, 4], "a": [4, 4], "t": [4, 8], "flags": 2}],
}
STRANGE = (
    None, True, -1, 0, 10**30, 1.5, float("nan"), "", "x", [], {}, [[]], "AXIS", {"a": 1}, [4, 4],
)  # fmt: skip


def paths(data, path=()):
    """Yield the way to every part of some data."""
    yield path
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from paths(value, (*path, key))


def with_part(data, path, value):
    """Return data in which one part is another."""
    if not path:
        return value
    changed = copy.deepcopy(data)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return changed


@pytest.mark.parametrize("topic", ["geometry", *ANSWERS])
def test_whatever_is_strange_is_answered_or_refused(topic):
    data = {"topic": topic, "type": "STANDARD", "boards": [BOARD]}
    assert json.dumps(answered(data, Options()))
    refusals = []
    for path in paths(data):
        for value in STRANGE:
            try:
                assert json.dumps(answered(with_part(data, path, value), Options()))
            except CaseError as error:
                refusals.append(str(error))
    assert len(refusals) > 40 or topic == "geometry"
    assert all(refusals)


def test_two_units_on_a_hex_are_refused():
    data = {"topic": "moves", "boards": [BOARD | {"units": [UNIT, UNIT]}]}
    with pytest.raises(CaseError, match=r"boards\[0\]: units\[1\]: another unit stands on C5"):
        answered(data, Options())

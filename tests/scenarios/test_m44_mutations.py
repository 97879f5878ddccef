"""Damaged and strange ``.m44`` files: a document that saves to the same data, or a clear error."""

import json
import random

import pytest
from corpus_files import CORPUS, WHY_SKIPPED, mutated, text_of
from exactness import exactly_equal

from bocage_scenarios import m44_format, yaml_format
from bocage_schema.diagnostics import Severity

pytestmark = pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)


def assert_lossless(data):
    """Fail unless ``data`` comes back equal from opening and saving, also by way of YAML."""
    reading = m44_format.read(json.dumps(data))
    if reading.scenario is None:
        assert reading.report.worst is Severity.ERROR
        return
    assert exactly_equal(m44_format.to_data(reading.scenario), data)
    native = yaml_format.write(reading.scenario)
    again = yaml_format.read(native)
    assert again.scenario == reading.scenario, [str(item) for item in again.report]
    assert exactly_equal(m44_format.to_data(again.scenario), data)


@pytest.mark.parametrize("seed", range(12))
def test_mutated_files_come_back_equal(seed):
    rng = random.Random(seed)
    for _ in range(20):
        text = text_of(rng.choice(CORPUS))
        assert_lossless(mutated(text, rng, rng.choice([1, 1, 2, 3, 6, 12])))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_many_mutated_files_come_back_equal(seed):
    rng = random.Random(seed)
    for _ in range(200):
        text = text_of(rng.choice(CORPUS))
        assert_lossless(mutated(text, rng, rng.choice([1, 1, 2, 3, 6, 12])))

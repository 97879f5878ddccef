"""Every real file of the reference folder opens, and comes back as it was through every format."""

import json

import pytest
from corpus_files import CORPUS, WHY_SKIPPED, text_of
from exactness import exactly_equal

from bocage_scenarios import json_format, m44_format, yaml_format
from bocage_scenarios.checks import check
from bocage_schema import structure
from bocage_schema.diagnostics import Severity

pytestmark = pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)

each_file = pytest.mark.parametrize(
    "path", CORPUS, ids=lambda path: f"{path.parent.name}/{path.stem}"
)


def test_the_corpus_is_complete():
    assert len([path for path in CORPUS if path.parent.name == "m44"]) == 75
    assert len([path for path in CORPUS if path.parent.name == "m44-editor"]) == 14


@each_file
def test_open_and_save_gives_the_same_data(path):
    text = text_of(path)
    scenario = m44_format.read(text).scenario
    assert exactly_equal(json.loads(m44_format.write(scenario)), json.loads(text))


@each_file
@pytest.mark.parametrize("native", [yaml_format, json_format], ids=["yaml", "json"])
def test_a_native_file_on_the_way_loses_nothing(path, native):
    text = text_of(path)
    scenario = m44_format.read(text).scenario
    written = native.write(scenario)
    reading = native.read(written)
    assert [str(item) for item in reading.report] == []
    assert reading.scenario == scenario
    assert native.write(reading.scenario) == written
    assert exactly_equal(json.loads(m44_format.write(reading.scenario)), json.loads(text))


@each_file
def test_nothing_in_a_real_file_is_unknown(path):
    report = m44_format.read(text_of(path)).report
    assert report.worst is not Severity.ERROR
    assert not report.filter(codes={"M102", "M103", "M105", "M114"})
    assert not check(m44_format.read(text_of(path)).scenario).filter(codes={"P101", "P102"})


@each_file
def test_the_schema_of_m44_files_describes_real_files(path):
    assert structure.findings(json.loads(text_of(path)), "m44") == []


@each_file
def test_no_leftover_repeats_a_layer(path):
    """What the document says is not said a second time among the leftovers."""
    scenario = m44_format.read(text_of(path)).scenario
    assert not {"board", "text", "game_info", "meta_data"} & scenario.m44.root.values.keys()
    assert not {"hexagons", "labels"} & scenario.m44.board.values.keys()
    for content in scenario.hexes.values():
        repeated = {"terrain", "rect_terrain", "obstacle", "unit", "tags"}
        assert not repeated & content.m44.values.keys()

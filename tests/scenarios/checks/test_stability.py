"""Checks of any document: they never fail, agree after saving, and follow edits exactly."""

from dataclasses import replace

from corpus_files import each_file, text_of, with_corpus
from hypothesis import given, strategies as st
from scenario_strategies import scenarios

from bocage_scenarios import m44_format
from bocage_scenarios.checks import Checker, Profile, check
from bocage_scenarios.fixes import apply, repair
from bocage_scenarios.formats import FORMATS, dump, read_bytes
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import EMPTY_HEX, Camp, Label, Marker, Tile, Unit
from bocage_schema.ids import Side
from bocage_schema.inventory import Holdings

OWNED = Holdings({"base": 1})


def again(scenario, known):
    return read_bytes(dump(scenario, known).encode(), known).scenario


def shown(report):
    """Return findings without the edits of repairs.

    These hold whole hexes, with what the generated document claims an ``.m44`` file to have
    said in its own way; such a file says only what is not usual.
    """
    return [(replace(item, fix=None), item.fix and item.fix.title) for item in report]


@given(scenario=scenarios())
def test_findings_survive_saving_and_opening(scenario):
    """Row 23 of the bugs seen elsewhere: issues(x) == issues(load(save(x)))."""
    found = shown(check(scenario))
    for known in FORMATS.values():
        assert shown(check(again(scenario, known))) == found, known.name


@with_corpus
@each_file
def test_findings_on_real_files_survive_saving_and_opening(path):
    scenario = m44_format.read(text_of(path)).scenario
    found = {profile: list(check(scenario, profile, OWNED)) for profile in Profile}
    for known in FORMATS.values():
        opened = again(scenario, known)
        for profile in Profile:
            assert list(check(opened, profile, OWNED)) == found[profile], known.name


@with_corpus
@each_file
def test_no_real_file_has_an_error_and_every_finding_has_a_place(path):
    scenario = m44_format.read(text_of(path)).scenario
    reading = read_bytes(path.read_bytes(), FORMATS["m44"])
    for item in check(scenario):
        assert item.severity.label != "error", str(item)
        assert item.hint
        placed = reading.place(item)
        assert placed.line >= 1
        assert not item.hex or not item.path.startswith("/hexes") or placed.line > 1


@given(scenario=scenarios())
def test_every_repair_can_be_made_and_repairs_come_to_an_end(scenario):
    for item in check(scenario):
        if item.fix:
            after = check(apply(scenario, item.fix))
            assert (item.code, item.path, item.message) not in {
                (other.code, other.path, other.message) for other in after
            }
    repaired = repair(scenario)
    assert not any(item.fix for item in check(repaired.scenario))


@with_corpus
@each_file
def test_real_files_can_be_repaired_and_saved(path):
    scenario = m44_format.read(text_of(path)).scenario
    repaired = repair(scenario).scenario
    assert not any(item.fix for item in check(repaired))
    assert again(repaired, FORMATS["m44"]) == repaired


TILES = [
    Tile("forest"), Tile("hill"), Tile("town"), Tile("river"), Tile("river_curve", 3),
    Tile("bridge"), Tile("bunker", owner=Side.AXIS), Tile("cliff"), Tile("wadi"), Tile("mountain"),
    Tile("?zz"), Tile("sandbags"), Tile("wire"), Tile("lake_two_sides"), Tile("road"),
    Tile("hill", traits=("impassable",)),
]  # fmt: skip
UNITS = [
    None, Unit("infantry", "us"), Unit("armor", "german"), Unit("artillery", "us", figures=9),
    Unit("infantry", "german", badge="us_rangers"), Unit("?zz"), Unit("landing_craft", "us"),
]  # fmt: skip
PATCHES = st.one_of(
    st.builds(dict, terrain=st.sampled_from([None, *TILES])),
    st.builds(dict, line=st.sampled_from([None, *TILES])),
    st.builds(dict, rect=st.sampled_from([None, *TILES])),
    st.builds(dict, obstacle=st.sampled_from([None, *TILES])),
    st.builds(dict, unit=st.sampled_from(UNITS)),
    st.builds(
        dict, markers=st.sampled_from([(), (Marker("minefield"),), (Marker("exit_marker"),)])
    ),
    st.builds(dict, labels=st.sampled_from([(), (Label({"*": "x" * 60}),)])),
)
FIELDS = st.sampled_from([
    {"camps": {Side.AXIS: Camp(hand=1), Side.ALLIES: Camp(medals=99)}}, {"top": Side.ALLIES},
    {"objectives": ()}, {"exits": ()}, {"first": None}, {"rules": {}}, {"texts": {}},
])  # fmt: skip


@given(data=st.data())
def test_a_checker_that_follows_edits_finds_what_a_new_one_finds(data):
    scenario = bundled(data.draw(st.sampled_from(bundled_names()))).scenario
    checker = Checker(holdings=OWNED)
    assert checker.check(scenario) == check(scenario, holdings=OWNED)
    for _ in range(data.draw(st.integers(1, 6))):
        if data.draw(st.integers(0, 5)) == 0:
            scenario = replace(scenario, **data.draw(FIELDS))
        else:
            at = data.draw(st.sampled_from(scenario.board.hexes))
            content = replace(scenario.hexes.get(at, EMPTY_HEX), **data.draw(PATCHES))
            scenario = replace(scenario, hexes=scenario.hexes | {at: content})
        assert checker.check(scenario) == check(scenario, holdings=OWNED)

"""What must hold after every edit, whatever it was."""

from functools import cache

from hypothesis import strategies as st
from scenario_strategies import contents, exits, few, hexes_of, m44_files, objectives, reserves

from bocage_scenarios.codec import to_plain
from bocage_scenarios.codec_hexes import meaning
from bocage_scenarios.formats import FORMATS
from bocage_scenarios.model import Scenario
from bocage_schema.ids import BoardFormat


def assert_sound(before, after, touched=None):
    """Check that an edited document can be saved, and shares what it left alone.

    ``touched`` are the hexes that may differ; None for any.
    """
    assert_can_be_saved(after)
    if after == before:
        assert after is before
        return
    for at, content in after.hexes.items():
        assert not content.is_empty()
        old = before.hexes.get(at)
        assert content is old or content != old, at
    for key in ("objectives", "exits", "reserves", "air_drops"):
        old, new = getattr(before, key), getattr(after, key)
        same = [item for item in new if any(item is other for other in old)]
        for item in new:
            assert same.count(item) == min(old.count(item), new.count(item))
    changed = {
        at
        for at in before.hexes.keys() | after.hexes.keys()
        if before.hexes.get(at) != after.hexes.get(at)
    }
    assert all(at in after.board for at in changed)
    if touched is not None:
        assert changed <= set(touched)


def assert_can_be_saved(scenario):
    """Check that a document comes back from YAML and .m44 files."""
    reading = FORMATS["yaml"].read(FORMATS["yaml"].write(scenario))
    assert reading.scenario == scenario, list(map(str, reading.report))
    reading = FORMATS["m44"].read(FORMATS["m44"].write(scenario))
    assert reading.scenario is not None, list(map(str, reading.report))
    assert _said(reading.scenario) == _said(scenario)


def _said(scenario):
    """Return what a document says, without hexes of which only files said anything."""
    plain = meaning(to_plain(scenario))
    hexes = {label: content for label, content in plain.get("hexes", {}).items() if content}
    return {**plain, "hexes": hexes}


@cache
def _maps_on(board_format):
    return st.builds(
        Scenario,
        board_format=st.just(board_format),
        hexes=st.dictionaries(hexes_of(board_format), contents, max_size=4),
        objectives=few(objectives(board_format)),
        exits=few(exits(board_format), most=1),
        reserves=few(reserves(board_format), most=1),
        m44=m44_files,
    )


def maps(formats=BoardFormat):
    """Return a strategy for documents whose map and groups may say everything, and little else."""
    return st.sampled_from(formats).flatmap(_maps_on)

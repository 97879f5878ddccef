"""The quick search for moves gives what the slow one gives, wherever it gives anything."""

from dataclasses import replace

from battlefields import battlefields, setup_at
from hypothesis import given, strategies as st

from bocage_engine.board import cells_of, mask_of
from bocage_engine.kinds import kind_of
from bocage_engine.movegen import NO_WATCH, Watch, ways
from bocage_engine.options import Options
from bocage_engine.position import position_of
from bocage_engine.reach import changed, going_of, reach
from bocage_engine.setup import Laid

KINDS = ("infantry", "armor", "artillery", "special_forces", "french_resistance", "half_track",
         "supply_truck", "lrp", "ski_troops", "sniper", "swa_mg_late")  # fmt: skip
GROUND = [
    tuple(Laid(name) for name in names.split("+"))
    for names in (
        "forest", "hedgerow", "town", "river", "river+bridge", "sandbags", "wire", "hedgehog",
        "bunker", "marsh", "field_bunker", "ford", "railway", "frozen_river", "road", "road_curve",
        "hill", "hill+sandbags",
    )
]  # fmt: skip
OPTIONS = (Options(),)


def quick(position, cell, kind, watch=NO_WATCH):
    """Return the moves that the quick search finds, with whether the unit could then battle."""
    terrain = position.terrain
    radius = max(kind.move_max, kind.road_max)
    disk = terrain.board.disks(radius)[cell]
    found = reach(terrain, going_of(terrain, kind), position.units, cell, kind, disk, watch)
    if found is None:
        return None
    return {
        **{
            (end, each.passed, False): bool(each.able >> end & 1)
            for each in found
            for end in cells_of(each.ends)
        },
        **{(end, each.passed, True): False for each in found for end in cells_of(each.exits)},
    }


def slow(position, cell, kind, watch=NO_WATCH):
    """Return the same by following every way."""
    side = position.fighters[cell].side
    found = ways(position.terrain, position.units, cell, kind, side, position.options, watch)
    return {(move.cell, move.passed, move.leaves): move.is_able for move in found}


def first_unit(setup, position):
    cell = position.board.cell_of[setup.units[0].at]
    return cell, position.fighters[cell].kind


@given(battlefields(GROUND, kinds=KINDS, options=OPTIONS))
def test_the_quick_search_finds_the_moves_of_the_slow_one(setup):
    position = position_of(setup)
    cell, kind = first_unit(setup, position)
    found = quick(position, cell, kind)
    assert found is None or found == slow(position, cell, kind)


@given(
    battlefields(GROUND, kinds=KINDS, options=OPTIONS),
    st.sets(st.integers(0, 112), max_size=40),
    st.sets(st.integers(0, 112), max_size=20),
)
def test_it_tells_ways_apart_that_pass_other_watched_cells(setup, passing, exits):
    position = position_of(setup)
    cell, kind = first_unit(setup, position)
    watch = Watch(mask_of(passing), mask_of(exits))
    found = quick(position, cell, kind, watch)
    assert found is None or found == slow(position, cell, kind, watch)


@given(battlefields(GROUND, kinds=KINDS, options=OPTIONS), st.sets(st.integers(0, 112)))
def test_it_finds_free_marches(setup, passing):
    position = position_of(setup)
    cell, kind = first_unit(setup, position)
    march = replace(kind, move_max=3, battle_max=3, road_max=3, free=True)
    watch = Watch(mask_of(passing))
    found = quick(position, cell, march, watch)
    assert found is None or found == slow(position, cell, march, watch)


def test_it_finds_moves_over_the_ground_of_the_base_game():
    for name in ("forest", "hedgerow", "town", "hill", "river", "sandbags", "wire", "bunker"):
        position = position_of(setup_at({"g5": name}, {"G5": "allies infantry"}))
        cell = next(iter(position.fighters))
        assert quick(position, cell, kind_of("infantry", Options())) is not None


@given(
    battlefields(GROUND, kinds=KINDS, options=OPTIONS),
    st.sampled_from(GROUND),
    st.integers(0, 112),
)
def test_ground_that_changes_is_as_if_it_had_always_been_so(setup, pieces, cell):
    terrain = position_of(setup).terrain
    _, kind = first_unit(setup, position_of(setup))
    after = terrain.with_pieces(cell, pieces)
    assert changed(going_of(terrain, kind), after, cell, kind) == going_of(after, kind)

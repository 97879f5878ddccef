"""Documents as they stand on the board in the course of a game."""

from random import Random

import pytest
from corpus_files import each_file, with_corpus
from positions import hex_at, scenario_of

from bocage_engine.game import CHANCE, Game
from bocage_engine.setup import Laid
from bocage_engine.terrain import changed_to
from bocage_engine.world import World
from bocage_scenarios.describe import figures_of
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import EMPTY_HEX, HexContent, Marker, Objective, Tile, Unit
from bocage_scenarios.snapshot import Snapshots
from bocage_scenarios.start import pieces_on, setup_of
from bocage_schema.ids import ObjectiveType, Side


def states_of(world, seed, every=1):
    """Yield states of a random game; the last one is that of its end."""
    random = Random(seed)
    game = Game(world)
    choices = 0
    while (actor := game.actor()) is not None:
        if choices % every == 0:
            yield game.state.copy()
        legal = game.legal_actions()
        game.apply(game.chance_action(random) if actor is CHANCE else random.choice(legal))
        choices += 1
    yield game.state.copy()


CRAFT = "on_landing_craft"
"""A trait that units lose when they land."""


def fits(snapshots, state, looked_at=None):
    """Check that the document shows what the state says, and return it.

    ``looked_at`` keeps by cell what lay there when it was looked at last.
    """
    looked_at = {} if looked_at is None else looked_at
    shown = snapshots.scenario(state)
    world, document = snapshots.world, snapshots.document
    known = {start.at for start in world.setup.units}
    hexes = world.board.hexes
    terrain = world.terrain_with(state.changes)
    standing = {hexes[cell]: number for cell, number in state.where.items()}
    for at, content in shown.hexes.items():
        old = document.hexes.get(at, EMPTY_HEX)
        if at not in standing and (at in known or not old.unit):
            assert content.unit is None
        assert content.note == old.note
    for at, number in standing.items():
        unit = shown.hexes[at].unit
        start = snapshots.unit(number)
        assert max(1, figures_of(unit)) == state.figures[number]
        assert (unit.kind, unit.army, unit.badge, unit.elite, unit.traits) == (
            start.kind,
            start.army,
            start.badge,
            start.elite,
            tuple(name for name in start.traits if name != CRAFT or state.aboard >> number & 1),
        )
    for cell, at in enumerate(hexes):
        content, pieces = shown.hexes.get(at, EMPTY_HEX), terrain.pieces[cell]
        before = looked_at.get(cell, (None, None))
        if content is not before[0] or pieces is not before[1]:
            assert sorted(map(repr, pieces_on(content))) == sorted(map(repr, pieces))
            looked_at[cell] = content, pieces
    return shown


def follow(scenario, seed, every):
    """Check a whole random game, and which hexes change."""
    world = World(setup_of(scenario))
    snapshots = Snapshots(scenario, world)
    before, looked_at = None, {}
    for state in states_of(world, seed, every):
        shown = fits(snapshots, state, looked_at)
        if before is None:
            assert shown.hexes == scenario.hexes
            assert all(shown.hexes[at] is scenario.hexes[at] for at in shown.hexes)
        else:
            last = snapshots.scenario(before)
            unlike = {
                at
                for at in shown.hexes.keys() | last.hexes.keys()
                if shown.hexes.get(at) is not last.hexes.get(at)
            }
            assert unlike <= snapshots.changed(before, state)
            assert unlike == {
                at
                for at in shown.hexes.keys() | last.hexes.keys()
                if shown.hexes.get(at) != last.hexes.get(at)
            }
        before = state


@pytest.mark.parametrize("name", bundled_names())
def test_snapshots_of_bundled_scenarios_show_the_state(name):
    follow(bundled(name).scenario, name, 1)


@with_corpus
@each_file
def test_snapshots_of_every_file_of_the_corpus_show_the_state(path):
    follow(load(path).scenario, path.stem, 40)


LONELY = {"E5": "us infantry", "A1": "german infantry"}


def begun(scenario):
    """Return what makes snapshots of a scenario, and the first state of a game of it."""
    snapshots = Snapshots(scenario, World(setup_of(scenario)))
    return snapshots, next(states_of(snapshots.world, 1))


def moved(snapshots, state, start, end):
    """Return a state with a unit on another hex."""
    cell_of = snapshots.world.board.cell_of
    after = state.copy()
    after.where[cell_of[hex_at(end)]] = after.where.pop(cell_of[hex_at(start)])
    return after


def laid(snapshots, state, label, *pieces):
    """Return a state with other pieces on a hex."""
    world = snapshots.world
    cell = world.board.cell_of[hex_at(label)]
    after = state.copy()
    after.changes = changed_to(after.changes, cell, pieces, world.terrain.pieces[cell])
    return after


def test_nothing_is_copied_that_has_not_changed():
    snapshots, state = begun(scenario_of({**LONELY, "C3": HexContent(note="mine")}))
    after = moved(snapshots, state, "E5", "E7")
    shown = snapshots.scenario(after)
    assert shown.hexes[hex_at("A1")] is snapshots.document.hexes[hex_at("A1")]
    assert shown.hexes[hex_at("C3")] is snapshots.document.hexes[hex_at("C3")]
    assert shown.hexes[hex_at("E7")] is snapshots.scenario(after).hexes[hex_at("E7")]
    assert snapshots.changed(state, after) == {hex_at("E5"), hex_at("E7")}
    assert snapshots.changed(after, after) == set()


def test_notes_and_terrain_stay_where_a_unit_leaves():
    start = HexContent(terrain=Tile("forest"), unit=Unit("infantry", "german"), note="look")
    snapshots, state = begun(scenario_of({"E5": start, "A1": "us infantry"}))
    shown = snapshots.scenario(moved(snapshots, state, "E5", "E7"))
    assert shown.hexes[hex_at("E5")] == HexContent(terrain=Tile("forest"), note="look")
    assert shown.hexes[hex_at("E7")] == HexContent(unit=Unit("infantry", "german"))


def test_what_a_file_told_of_a_hex_twice_goes_when_the_unit_leaves():
    start = HexContent(
        terrain=Tile("forest"), unit=Unit("infantry", "german"), m44_entries=({"row": 3},)
    )
    snapshots, state = begun(scenario_of({"E5": start, "A1": "us infantry"}))
    shown = snapshots.scenario(moved(snapshots, state, "E5", "E7"))
    assert shown.hexes[hex_at("E5")] == HexContent(terrain=Tile("forest"))


def test_a_bunker_left_behind_says_whose_it_is():
    start = HexContent(obstacle=Tile("bunker"), unit=Unit("infantry", "german"))
    snapshots, state = begun(scenario_of({"E5": start, "A1": "us infantry"}))
    shown = snapshots.scenario(moved(snapshots, state, "E5", "E7"))
    assert shown.hexes[hex_at("E5")].obstacle == Tile("bunker", owner=Side.AXIS)


def test_obstacles_go_and_come():
    wire = HexContent(obstacle=Tile("wire"))
    snapshots, state = begun(scenario_of({**LONELY, "C3": wire}))
    shown = snapshots.scenario(laid(snapshots, state, "C3"))
    assert hex_at("C3") not in shown.hexes
    shown = snapshots.scenario(laid(snapshots, state, "E5", Laid("sandbags")))
    assert shown.hexes[hex_at("E5")].obstacle == Tile("sandbags")
    both = laid(snapshots, state, "C3", Laid("wire"), Laid("sandbags"))
    shown = snapshots.scenario(both)
    assert shown.hexes[hex_at("C3")] == HexContent(
        obstacle=Tile("wire"), markers=(Marker("sandbags"),)
    )
    assert snapshots.changed(state, both) == {hex_at("C3")}


def test_a_revealed_mine_shows_its_strength_as_long_as_it_lies_there():
    mine = HexContent(markers=(Marker("minefield", Side.AXIS),))
    snapshots, state = begun(scenario_of({**LONELY, "C3": mine}))
    revealed = state.copy()
    revealed.mines = (snapshots.world.board.cell_of[hex_at("C3")], 3)
    (label,) = snapshots.scenario(revealed).hexes[hex_at("C3")].labels
    assert list(label.text.values()) == ["3"]
    cleared = laid(snapshots, revealed, "C3")
    assert hex_at("C3") not in snapshots.scenario(cleared).hexes


def test_medals_that_were_won_are_taken_from_the_board():
    medal = Objective(
        ObjectiveType.PERMANENT,
        (hex_at("G5"), hex_at("G7")),
        Side.ALLIES,
        pieces=("medal_of_honor",),
    )
    snapshots, state = begun(scenario_of(LONELY, objectives=(medal,)))
    assert snapshots.scenario(state).objectives == (medal,)
    won = state.copy()
    won.holders = [1]
    (shown,) = snapshots.scenario(won).objectives
    assert (shown.pieces, shown.hexes) == ((), medal.hexes)
    assert snapshots.changed(state, won) == {hex_at("G5"), hex_at("G7")}


def test_units_that_the_engine_does_not_play_stay_where_they_are():
    strange = HexContent(unit=Unit("?camel", "us"))
    snapshots, state = begun(scenario_of({**LONELY, "C3": strange}))
    shown = snapshots.scenario(moved(snapshots, state, "E5", "E7"))
    assert shown.hexes[hex_at("C3")] is snapshots.document.hexes[hex_at("C3")]
    shown = snapshots.scenario(moved(snapshots, state, "E5", "C3"))
    assert shown.hexes[hex_at("C3")].unit == Unit("infantry", "us")

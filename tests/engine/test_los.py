"""The line of sight against a second version, written from the words of the rules.

The second version is slow: shapely finds what a line meets, and hills are gathered hex by hex.
"""

import random

import pytest
import sight_lines

from bocage_engine import los
from bocage_engine.board import board, mask_of
from bocage_engine.options import Options
from bocage_engine.setup import Laid, Setup
from bocage_engine.terrain import terrain_of
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.words import SightRule
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import BoardFormat

PLAN = board(BoardFormat.STANDARD)
TILES = ("forest", "hill", "town", "hedgerow", "river", "beach")
ON_TOP = ("bunker", "sandbags", "wire", "hedgehog")
LOOKS_OVER = Options(elevated_ignores_lower=True)


def setup_with(laid, board_format=BoardFormat.STANDARD):
    """Return a setup with pieces, all of which the catalogue knows, by hex."""
    assert {name for names in laid.values() for name in names} <= catalogue().pieces.keys()
    pieces = {at: tuple(Laid(name) for name in names) for at, names in laid.items()}
    return Setup(board_format=board_format, ground=pieces)


def random_board(seed, board_format):
    """Return pieces and units, by hex, on a third of the hexes."""
    rng = random.Random(seed)
    hexes = board(board_format).hexes
    laid = {at: [rng.choice(TILES)] for at in rng.sample(hexes, len(hexes) // 3)}
    for at in rng.sample(hexes, len(hexes) // 12):
        laid.setdefault(at, []).append(rng.choice(ON_TOP))
    return laid, set(rng.sample(hexes, len(hexes) // 8))


def blocks(names, rule):
    """Tell whether one of some pieces blocks the line of sight by this rule."""
    found = catalogue()
    every = [found.rules_of(found.pieces[name]) for name in names]
    return any(rules.sight.blocks and rules.sight.rule is rule for rules in every)


def hill_of(at, hills):
    """Return the hexes of the hill that a hex is a part of."""
    hill, left = set(), [at]
    while left:
        here = left.pop()
        if here in hills and here not in hill:
            hill.add(here)
            left += neighbours(here)
    return hill


def slowly(laid, units, hills, a, b, there):
    """Tell whether two hexes see each other, as the rules say it."""
    plateau = hill_of(a, hills) if b in hill_of(a, hills) else set()

    def obstructs(at):
        if at not in there:
            return True  # half a hex beside the board, D-01
        names = laid.get(at, ())
        if at in units or blocks(names, SightRule.NORMAL):
            return True
        return at in hills and at not in plateau

    crossed, left, right = (
        {Hex(a.row + row, a.col + col) for row, col in offsets}
        for offsets in sight_lines.met(b.row - a.row, b.col - a.col)
    )
    if any(map(obstructs, crossed)):
        return False
    return not (any(map(obstructs, left)) and any(map(obstructs, right)))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("board_format", list(BoardFormat))
def test_it_is_what_the_words_of_the_rules_say(seed, board_format):
    laid, units = random_board(seed, board_format)
    plan = board(board_format)
    hills = {at for at, names in laid.items() if blocks(names, SightRule.HILL)}
    terrain = terrain_of(setup_with(laid, board_format))
    occupied = mask_of(plan.cell_of[at] for at in units)
    some = random.Random(seed).sample(range(plan.size), 40)
    there = set(plan.hexes)
    for a in some:
        for b in range(plan.size):
            if a != b:
                here, goal = plan.hexes[a], plan.hexes[b]
                found = los.sees(terrain, occupied, a, b, Options())
                assert found == slowly(laid, units, hills, here, goal, there), (here, goal)


@pytest.mark.parametrize("seed", range(3))
def test_who_sees_is_seen(seed):
    laid, units = random_board(seed, BoardFormat.STANDARD)
    terrain = terrain_of(setup_with(laid))
    occupied = mask_of(PLAN.cell_of[at] for at in units)
    for options in (Options(), LOOKS_OVER):
        for a in range(PLAN.size):
            for b in range(a):
                there = los.sees(terrain, occupied, a, b, options)
                assert there == los.sees(terrain, occupied, b, a, options)


def seen(tiles, a, b, units="", options=None):
    """Tell whether two hexes see each other; pieces as in ``C5 hill, D5 forest``."""
    laid = {}
    for words in filter(None, tiles.split(", ")):
        label, *names = words.split()
        laid[PLAN.plan.hex(label)] = names
    terrain = terrain_of(setup_with(laid))
    occupied = mask_of(PLAN.cell_of[PLAN.plan.hex(label)] for label in units.split())
    ends = (PLAN.cell_of[PLAN.plan.hex(label)] for label in (a, b))
    return los.sees(terrain, occupied, *ends, options or Options())


ROW = ("B5", "C5", "D5", "E5", "F5")


@pytest.mark.parametrize(
    ("tiles", "units", "expected"),
    [
        pytest.param("", "", True, id="over open ground one sees far"),
        pytest.param("D5 forest", "", False, id="a forest on the way blocks"),
        pytest.param("B5 forest, F5 town", "", True, id="what is on the two ends never blocks"),
        pytest.param("", "D5", False, id="a unit on the way blocks"),
        pytest.param("", "B5 F5", True, id="the two units themselves never block"),
        pytest.param("D5 sandbags", "", True, id="sandbags never block"),
        pytest.param("D5 river bridge", "", True, id="rivers and bridges never block"),
        pytest.param("D5 bunker", "", False, id="a bunker blocks whoever is inside"),
        pytest.param("D5 hill", "", False, id="a hill between two units on the plain blocks"),
        pytest.param("B5 hill, C5 hill", "", False, id="from a hill over its further hexes"),
        pytest.param("B5 hill", "", True, id="the own hill hex does not block"),
        pytest.param("F5 hill", "", True, id="a target on the edge of a hill is seen"),
        pytest.param("E5 hill, F5 hill", "", False, id="a target behind the edge is not"),
        pytest.param("B5 hill, C5 hill, D5 hill, E5 hill, F5 hill", "", True, id="along a plateau"),
        pytest.param(
            "B5 hill, C5 hill, D5 hill, E5 hill, F5 hill", "D5", False, id="a unit on the plateau"
        ),
        pytest.param("B5 hill, D5 hill, F5 hill", "", False, id="over another hill to a third"),
        pytest.param("B5 hill, F5 hill", "", True, id="from hill to hill over the plain"),
        pytest.param("B5 hill, D5 town, F5 hill", "", False, id="a town between two hills"),
    ],
)
def test_along_a_row(tiles, units, expected):
    assert seen(tiles, ROW[0], ROW[-1], units) is expected
    assert seen(tiles, ROW[-1], ROW[0], units) is expected


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        pytest.param("c6 forest", True, id="an obstruction on one side does not block"),
        pytest.param("c6 forest, d6 forest", False, id="obstructions on both sides do"),
        pytest.param("c6 forest, d4 town", False, id="wherever along the line they are"),
        pytest.param("c6 forest, c4 town", True, id="two on the same side do not"),
        pytest.param("D5 hill", False, id="but a hex that is crossed does alone"),
    ],
)
def test_between_two_hexes(tiles, expected):
    """From D7 straight down to D3 the line runs between c6 and d6, through D5, between c4, d4."""
    assert seen(tiles, "D7", "D3") is expected


def test_along_the_edge_of_the_board_the_outside_obstructs():
    assert seen("", "A7", "A5")
    assert not seen("a6 forest", "A7", "A5")
    assert seen("a6 sandbags", "A7", "A5")


@pytest.mark.parametrize(
    ("tiles", "units", "expected"),
    [
        pytest.param("B5 hill, D5 town, F5 hill", "", True, id="over a town in the valley"),
        pytest.param("B5 hill, F5 hill", "D5", True, id="over a unit in the valley"),
        pytest.param("B5 hill, D5 hill, F5 hill", "", True, id="over a hill of the same height"),
        pytest.param("B5 hill, D5 hill, F5 hill", "D5", False, id="not over a unit on that hill"),
        pytest.param("B5 hill, D5 town", "", False, id="not if only one end is on a hill"),
    ],
)
def test_the_option_of_looking_over_lower_ground(tiles, units, expected):
    assert seen(tiles, ROW[0], ROW[-1], units, LOOKS_OVER) is expected


def test_a_lake_blocks_where_the_line_meets_two_of_its_hexes():
    assert seen("C5 lake_two_sides", "B5", "F5")
    assert not seen("C5 lake_two_sides, D5 lake_three_sides", "B5", "F5")


def test_smoke_alone_stops_fire_that_needs_no_sight():
    def reaches(names):
        laid = {PLAN.plan.hex("D5"): names}
        cells = (PLAN.cell_of[PLAN.plan.hex(label)] for label in ("B5", "F5"))
        return los.shells_reach(terrain_of(setup_with(laid)), *cells)

    assert reaches(["forest"])
    assert reaches(["hill"])
    assert not reaches(["smoke"])


def test_lakes_do_not_stop_fire_that_needs_no_sight():
    laid = {"A1": ["smoke"], "C5": ["lake_two_sides"], "D5": ["lake_three_sides"]}
    terrain = terrain_of(setup_with({PLAN.plan.hex(label): names for label, names in laid.items()}))
    assert los.shells_reach(
        terrain, *(PLAN.cell_of[PLAN.plan.hex(label)] for label in ("B5", "F5"))
    )

"""What the tables of boxes, boards and markers say for counting fits together."""

from collections import Counter

import pytest
from corpus_files import CORPUS, WHY_SKIPPED

from bocage_scenarios.formats import load
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.boxes import ContentKind
from bocage_schema.ids import BoardFormat, Face
from bocage_schema.inventory.contents import listed_pools
from bocage_schema.inventory.figures import has_own_figures, plain_figure
from bocage_schema.inventory.parts import Group, Part, group_of

BASE = {line.id: line for line in catalogue().boxes["base"].contents}
POOLS = [line for box in catalogue().boxes.values() for line in box.contents if line.fits]


@pytest.mark.parametrize("line", POOLS, ids=lambda line: line.id)
def test_what_a_pool_is_known_to_show_is_possible(line):
    most = {share.of[0]: share.at_most for share in BASE.values() if share.pool == line.id}
    for fit in line.fits:
        assert set(fit.pieces) <= set(line.of)
        assert sum(fit.pieces.values()) <= line.count * fit.copies
        for piece, number in fit.pieces.items():
            assert number <= most.get(piece, line.count) * fit.copies


def tiles_of_base_book():
    """Yield the numbers of tiles in the scenarios of the base book that need nothing else."""
    for path in CORPUS:
        if path.name.startswith("00"):
            hexes = load(path).scenario.hexes.values()
            used = Counter(tile.piece for content in hexes for _, tile in content.tiles())
            if all(catalogue().pieces[name].boxes == ("base",) for name in used):
                yield used


@pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)
@pytest.mark.parametrize("pool", ["terrain_hexes", "obstacles"])
def test_scenarios_of_the_base_book_prove_what_a_pool_shows(pool):
    line = BASE[pool]
    proven = [fit.pieces for fit in line.fits]
    if line.faces == 1:
        proven.append({piece: BASE[piece].at_least for piece in line.of})
    for used in tiles_of_base_book():
        placed = {name: number for name, number in used.items() if name in line.of}
        assert any(
            all(number <= fit.get(name, 0) for name, number in placed.items()) for fit in proven
        )


def test_a_share_of_a_pool_is_of_one_piece():
    lines = [line for box in catalogue().boxes.values() for line in box.contents]
    assert all(len(line.of) == 1 for line in lines if line.pool)


def test_boards_say_what_they_print():
    for box in catalogue().boxes.values():
        for line in box.contents:
            assert (line.kind is ContentKind.BOARD) == bool(line.formats)
            assert bool(line.formats) == bool(line.prints)


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("board_format", BoardFormat)
def test_some_box_has_every_face_of_every_board(board_format, face):
    table = catalogue().boards[board_format]
    part = Part(table.made_of or table.id, face=face)
    boxes = catalogue().boxes
    assert any(part in pool.shares for box in boxes for pool in listed_pools(box))


def test_stand_ins_of_markers_are_markers():
    markers = catalogue().markers
    named = {marker.id: marker.stand_in for marker in markers.values() if marker.stand_in}
    assert set(named) == {"camouflage", "winter_camouflage", "crosshair"}
    assert set(named.values()) <= markers.keys()


@pytest.mark.parametrize("kind", catalogue().units)
def test_every_unit_is_shown_by_figures_that_some_box_may_hold(kind):
    unit = catalogue().units[kind]
    if unit.placed_as is None and unit.boxes:
        plain = plain_figure(kind)
        assert has_own_figures(kind) or plain == kind or has_own_figures(plain)


@pytest.mark.parametrize("piece", catalogue().pieces)
def test_every_piece_has_a_group(piece):
    group = group_of(piece, catalogue().pieces[piece].layer)
    assert (group is Group.MEDALS) == (piece in catalogue().medals)


def test_numbers_of_the_base_game():
    found = {
        (part.id, part.army, part.face): (share.floor, share.most)
        for pool in listed_pools("base")
        for part, share in pool.shares.items()
    }
    assert found["infantry", "us", None] == found["infantry", "german", None] == (42, 42)
    assert found["bunker", None, None] == found["bridge", None, None] == (4, 4)
    assert found["standard", None, Face.BEACH] == (1, 1)
    assert found["forest", None, None] == (20, 27)
    assert found["us_rangers", None, None] == (1, 14)
    assert found["wire", None, None] == (10, 21)

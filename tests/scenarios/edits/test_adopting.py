"""Taking over parts of another document: all of them make the documents equal."""

from dataclasses import replace
from random import Random

import pytest

from bocage_scenarios.edits.adopting import Difference, adopted, parts_that_differ
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Label, Scenario, Tile

LIBRARY = [bundled(name).scenario for name in bundled_names()]


def same(a, b):
    return replace(a, m44=None, comments={}) == replace(b, m44=None, comments={})


@pytest.mark.parametrize("seed", range(12))
def test_all_parts_in_any_order_make_the_documents_equal(seed):
    random = Random(seed)
    a, b = random.sample(LIBRARY, 2)
    parts = list(parts_that_differ(a, b))
    random.shuffle(parts)
    for count, part in enumerate(parts, 1):
        a = adopted(a, b, part)
        assert len(parts_that_differ(a, b)) == len(parts) - count
    assert same(a, b)


@pytest.mark.parametrize("seed", range(12))
def test_generated_edits_are_listed_exactly(seed):
    random = Random(seed)
    before = random.choice(LIBRARY)
    board = before.board
    places = random.sample(board.hexes, 6)
    hexes = dict(before.hexes)
    for at in places:
        old = hexes.get(at, HexContent())
        hexes[at] = replace(old, labels=(*old.labels, Label({"*": f"here {seed}"})))
    after = replace(before, hexes=hexes, number="N 7")
    assert set(parts_that_differ(before, after)) == {
        Difference(field="number"),
        *(Difference(at) for at in places),
    }
    only = adopted(before, after, Difference(places[0]))
    assert set(parts_that_differ(before, only)) == {Difference(places[0])}
    assert parts_that_differ(before, before) == ()


def test_what_is_gone_there_goes_here():
    before = LIBRARY[0]
    at = next(iter(before.hexes))
    after = replace(before, hexes={k: v for k, v in before.hexes.items() if k != at})
    assert at not in adopted(before, after, Difference(at)).hexes


def test_an_edit_on_an_empty_board():
    empty = Scenario()
    at = empty.board.hex("E5")
    after = replace(empty, hexes={at: HexContent(terrain=Tile("forest"))})
    assert parts_that_differ(empty, after) == (Difference(at),)

"""Handing out parts agrees with trying every way to lay the tiles."""

from hypothesis import given, settings, strategies as st
from inventories import most_served, needs, tiles

from bocage_schema.inventory import Verdict, count

whatever_it_takes = settings(deadline=None)
"""The first shortage of a run imports a large library."""
KINDS = ("marsh", "oasis", "mountain", "ford")
FACES = st.lists(st.sampled_from(KINDS), min_size=1, max_size=2, unique=True).map(tuple)
BOXES = st.lists(st.tuples(FACES, st.integers(0, 3)), max_size=5)
ALL_KINDS = BOXES.filter(lambda box: {face for faces, _ in box for face in faces} == set(KINDS))
WANTED = st.dictionaries(st.sampled_from(KINDS), st.integers(1, 5), min_size=1)


@whatever_it_takes
@given(BOXES, WANTED)
def test_as_much_is_missing_as_in_the_best_way_to_lay_the_tiles(box, wanted):
    inventory = count(needs(**wanted), tiles(*box))
    served = most_served(wanted, box)
    in_box = {face for faces, _ in box for face in faces}
    elsewhere = {kind for kind in wanted if kind not in in_box}
    missing = sum(piece.missing for piece in inventory.pieces if piece.part.id in in_box)
    assert missing == sum(n for kind, n in wanted.items() if kind not in elsewhere) - served


@whatever_it_takes
@given(ALL_KINDS, WANTED)
def test_a_shortage_is_claimed_if_no_way_to_lay_the_tiles_serves_all(box, wanted):
    inventory = count(needs(**wanted), tiles(*box))
    assert inventory.is_short == (most_served(wanted, box) < sum(wanted.values()))
    assert bool(inventory.shortages) == inventory.is_short


@whatever_it_takes
@given(ALL_KINDS, WANTED)
def test_what_is_not_in_the_shortage_is_served_whatever_else_is(box, wanted):
    inventory = count(needs(**wanted), tiles(*box))
    for piece in inventory.pieces:
        name = piece.part.id
        if piece.verdict is Verdict.CERTAIN:
            rest = {kind: n for kind, n in wanted.items() if kind != name}
            with_it = most_served(wanted, box)
            assert with_it == most_served(rest, box) + wanted[name]


@whatever_it_takes
@given(ALL_KINDS, WANTED)
def test_a_proof_names_parts_that_cannot_all_be_served(box, wanted):
    inventory = count(needs(**wanted), tiles(*box))
    for shortage in inventory.shortages:
        alone = {part.id: wanted[part.id] for part in shortage.parts}
        assert (
            most_served(alone, box) == shortage.available < shortage.needed == sum(alone.values())
        )
    assert sum(s.needed - s.available for s in inventory.shortages) == sum(
        piece.missing for piece in inventory.pieces
    )


@whatever_it_takes
@given(BOXES, WANTED)
def test_the_pick_list_can_be_followed(box, wanted):
    picks = count(needs(**wanted), tiles(*box)).picks
    picked = {pick.part.id: pick.count for pick in picks}
    in_box = {face for faces, _ in box for face in faces}
    from_tiles = {kind: n for kind, n in picked.items() if kind in in_box}
    assert most_served(from_tiles, box) == sum(from_tiles.values())
    assert all(n <= wanted[kind] for kind, n in picked.items())

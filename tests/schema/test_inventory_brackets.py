"""What is certain and what is possible, against every pool that agrees with what is known."""

from dataclasses import replace
from itertools import product

import pytest
from hanging import must_end
from hypothesis import given, settings, strategies as st
from inventories import most_served, need, pools_that_agree

from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.boxes import Fit
from bocage_schema.inventory import Part, assurance
from bocage_schema.inventory.assurance import certain_rows
from bocage_schema.inventory.matching import hand_out
from bocage_schema.inventory.offers import Offer, Problem, Row, Tier
from bocage_schema.inventory.pools import Make, Pool, Share

whatever_it_takes = settings(deadline=None)
"""The first shortage of a run imports a large library."""
KINDS = ("marsh", "oasis", "mountain")


@st.composite
def brackets(draw, most=4, kinds=None):
    """Draw what is known of a pool of few two-sided tiles that exists: count, bounds, a fit."""
    kinds = kinds or KINDS[: draw(st.integers(2, 3))]
    count = draw(st.integers(1, most))
    tile = st.tuples(st.sampled_from(kinds), st.sampled_from(kinds))
    real = draw(st.lists(tile, min_size=count, max_size=count))
    bounds = {}
    for kind in kinds:
        there = sum(kind in tile for tile in real)
        bounds[kind] = draw(st.integers(0, there)), draw(st.integers(there, count))
    shown = [draw(st.sampled_from(tile)) for tile in real]
    return count, bounds, {kind: shown.count(kind) for kind in bounds if kind in shown}


def numbers(most):
    """Return a strategy for numbers of the three pieces."""
    each = st.dictionaries(st.sampled_from(KINDS), st.integers(1, most), min_size=1)
    return each.map(lambda wanted: {kind: wanted[kind] for kind in KINDS if kind in wanted})


def problem(wanted, *known, with_fits=False):
    """Return the problem of serving needs from pools in brackets."""
    pools = tuple(
        Pool(
            box="base",
            count=count,
            faces=2,
            make=Make.BRACKETS,
            shares={Part(kind): Share(*bounds[kind]) for kind in bounds},
            fits=(Fit(pieces=fit),) if with_fits else (),
        )
        for count, bounds, fit in known
    )
    rows = []
    for kind, number in wanted.items():
        places = [place for place, pool in enumerate(pools) if Part(kind) in pool.shares]
        offers = tuple(Offer(place, Part(kind), Tier.ITSELF, place) for place in places)
        rows.append(Row(need(kind, number), offers))
    return Problem(tuple(rows), pools)


def all_tiles(*known, with_fits=False):
    """Yield the tiles of all pools together, for every way in which they may be."""
    each = [
        list(pools_that_agree(tuple(bounds), count, bounds, [fit] if with_fits else []))
        for count, bounds, fit in known
    ]
    for pools in product(*each):
        yield [tile for pool in pools for tile in pool]


@whatever_it_takes
@given(brackets(), numbers(4))
def test_possible_is_what_some_pool_within_the_brackets_serves(known, wanted):
    wanted = {kind: number for kind, number in wanted.items() if kind in known[1]}
    served = any(most_served(wanted, t) == sum(wanted.values()) for t in all_tiles(known))
    assert (not hand_out(problem(wanted, known)).missing) == served


@whatever_it_takes
@given(brackets(), numbers(4), st.booleans())
def test_certain_is_served_by_every_pool_within_the_brackets(known, wanted, with_fits):
    wanted = {kind: number for kind, number in wanted.items() if kind in known[1]}
    asked = problem(wanted, known, with_fits=with_fits)
    if len(certain_rows(asked)) == len(wanted):
        for found in all_tiles(known, with_fits=with_fits):
            assert most_served(wanted, found) == sum(wanted.values()), found


@whatever_it_takes
@given(brackets(2), brackets(2), numbers(3), st.booleans())
def test_two_pools_in_brackets_serve_together_what_is_certain(one, other, wanted, with_fits):
    certain = certain_rows(problem(wanted, one, other, with_fits=with_fits))
    if len(certain) == len(wanted):
        for found in all_tiles(one, other, with_fits=with_fits):
            assert most_served(wanted, found) == sum(wanted.values()), found


@whatever_it_takes
@given(brackets(), numbers(4), st.booleans())
def test_a_certain_need_is_served_beside_what_is_certain_of_the_others(known, wanted, with_fits):
    wanted = {kind: number for kind, number in wanted.items() if kind in known[1]}
    asked = problem(wanted, known, with_fits=with_fits)
    alone = {
        kind: min(number, asked.pools[0].surely([Part(kind)])) for kind, number in wanted.items()
    }
    kinds = list(wanted)
    for index in certain_rows(asked):
        rest = {kind: number for kind, number in alone.items() if kind != kinds[index]}
        for found in all_tiles(known, with_fits=with_fits):
            both = most_served({**rest, kinds[index]: wanted[kinds[index]]}, found)
            assert both == most_served(rest, found) + wanted[kinds[index]]


@whatever_it_takes
@given(brackets(kinds=KINDS[:2]), numbers(4))
def test_of_two_things_all_that_every_pool_serves_is_certain(known, wanted):
    wanted = {kind: number for kind, number in wanted.items() if kind in known[1]}
    if all(most_served(wanted, found) == sum(wanted.values()) for found in all_tiles(known)):
        assert len(certain_rows(problem(wanted, known))) == len(wanted)


@whatever_it_takes
@given(brackets(3), brackets(2), numbers(3))
def test_of_very_many_needs_only_what_is_served_is_called_certain(one, other, wanted):
    asked = problem(wanted, one, other, with_fits=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assurance, "MOST_ROWS", 0)
        certain = certain_rows(asked)
    if len(certain) == len(wanted):
        for found in all_tiles(one, other, with_fits=True):
            assert most_served(wanted, found) == sum(wanted.values()), found


def test_tiles_with_few_faces_cannot_hide_many_things():
    bounds = {"marsh": (3, 9), "oasis": (3, 9), "mountain": (3, 9), "hill": (0, 9)}
    wanted = {"marsh": 2, "oasis": 1, "mountain": 1}
    assert certain_rows(problem(wanted, (9, bounds, {}))) == {0, 1, 2}, "nine faces, five tiles"


def test_an_offer_serves_no_more_than_its_limit_for_certain():
    asked = problem({"marsh": 4, "oasis": 1}, (4, {"marsh": (2, 4), "oasis": (1, 4)}, {}))
    extra = Pool(box="base", count=5, shares={Part("marsh"): Share(5, 5)})
    first, second = asked.rows
    limited = Offer(1, Part("marsh"), Tier.ITSELF, 1, limit=1)
    rows = Row(first.need, (*first.offers, limited)), second
    assert 0 not in certain_rows(Problem(rows, (*asked.pools, extra)))


@pytest.mark.parametrize(("faces", "certain"), [(1, {0, 1}), (2, set())])
def test_of_very_many_needs_the_fewest_of_each_are_certain_with_one_face(
    monkeypatch, faces, certain
):
    monkeypatch.setattr(assurance, "MOST_ROWS", 0)
    asked = problem({"marsh": 2, "oasis": 1}, (3, {"marsh": (2, 3), "oasis": (1, 2)}, {}))
    pools = tuple(replace(pool, faces=faces) for pool in asked.pools)
    assert certain_rows(Problem(asked.rows, pools)) == certain


def test_of_very_many_needs_all_are_certain_that_are():
    kinds = list(catalogue().tiles)[:18]
    known = 40, dict.fromkeys(kinds, (2, 9)), dict.fromkeys(kinds, 2)
    with must_end(1):
        assert len(certain_rows(problem(dict.fromkeys(kinds, 2), known, with_fits=True))) == 18


def test_of_very_many_needs_what_a_scenario_proves_is_certain(monkeypatch):
    monkeypatch.setattr(assurance, "MOST_ROWS", 0)
    known = 4, {"marsh": (2, 4), "oasis": (2, 4), "mountain": (0, 1)}, {"marsh": 2, "oasis": 2}
    wanted = {"marsh": 2, "oasis": 1}
    assert certain_rows(problem(wanted, known, with_fits=True)) == {0, 1}

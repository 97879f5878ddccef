"""Which parts of the owned boxes can serve each need, the obvious ones first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from bocage_schema.catalogue import catalogue
from bocage_schema.inventory.contents import pools_of
from bocage_schema.inventory.figures import plain_figure, plain_will_do
from bocage_schema.inventory.holdings import Holdings
from bocage_schema.inventory.parts import Group, Need, Needs, OwnFigures, Part
from bocage_schema.inventory.pools import Pool, Share


class Tier(IntEnum):
    """How near an offer comes to what is needed; the lower, the better."""

    FIGURES = 0
    """Figures of their own tell units from others, so that they need no badge."""
    ITSELF = 1
    OTHER_ARMY = 2
    """The same figures of another army on the same side."""
    PLAIN = 3
    """Plain figures of the army instead of those of the kind of unit."""
    PLAIN_OTHER_ARMY = 4


UNSURE, INFERRED = 50, 25
"""What an offer costs more where the number, or that the box holds it at all, is not sure."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A pool that can serve a need by showing ``part``."""

    pool: int
    """Index among the pools."""
    part: Part
    tier: Tier
    cost: int
    limit: int | None = None
    """Most that it may give this need; None: no limit but the pool's."""


@dataclass(frozen=True, slots=True)
class Row:
    """A need, and the offers for it from the best on."""

    need: Need
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """Needs against pools."""

    rows: tuple[Row, ...]
    pools: tuple[Pool, ...]


def problem_of(needs: Needs, holdings: Holdings) -> Problem:
    """Return what can serve the needs that the catalogue knows."""
    known = [need for need in needs if need.is_known]
    wanted = dict.fromkeys(name for need in known for name in _ids(need))
    pools = pools_of(holdings, wanted)
    index: dict[str, list[tuple[int, Part]]] = {}
    for number, pool in enumerate(pools):
        for part in pool.shares:
            index.setdefault(part.id, []).append((number, part))
    rows = []
    for need in known:
        offers = list(_offers(need, index, pools))
        for own in need.own:
            offers += _instead_of_badges(own, index, pools)
        offers.sort(key=lambda offer: offer.cost)
        rows.append(Row(need, tuple(offers)))
    return Problem(tuple(rows), tuple(pools))


def _ids(need: Need) -> Iterator[str]:
    """Yield the ids of all parts that might serve a need."""
    yield physical(need.part).id
    plain = _plain(need)
    if plain:
        yield plain
    yield from (own.kind for own in need.own)


def physical(part: Part) -> Part:
    """Return the part that boxes hold where that is another one, as for boards of two parts."""
    table = catalogue().boards.get(part.id)
    return part._replace(id=table.made_of) if table and table.made_of else part


def _plain(need: Need) -> str | None:
    """Return the plain figures that show a kind of unit as well as those of the kind."""
    if need.group is Group.FIGURES and plain_will_do(need.part.id):
        return plain_figure(need.part.id)
    return None


_Index = Mapping[str, Sequence[tuple[int, Part]]]


def _offers(need: Need, index: _Index, pools: Sequence[Pool]) -> Iterator[Offer]:
    wanted = physical(need.part)
    plain = _plain(need)
    for name, same, other in (
        (wanted.id, Tier.ITSELF, Tier.OTHER_ARMY),
        (plain, Tier.PLAIN, Tier.PLAIN_OTHER_ARMY),
    ):
        for number, part in index.get(name or "", ()):
            if part.face != wanted.face:
                continue
            if part.army in (wanted.army, None):
                yield _offer(number, part, same, pools[number])
            elif _same_side(part.army, wanted.army):
                yield _offer(number, part, other, pools[number])


def _offer(number: int, part: Part, tier: Tier, pool: Pool, limit: int | None = None) -> Offer:
    cost = 100 * tier + _box_rank(pool.box)
    cost += 0 if pool.sure or pool.shares[part].floor else UNSURE
    return Offer(number, part, tier, cost + (INFERRED if pool.inferred else 0), limit)


def _box_rank(box: str) -> int:
    return list(catalogue().boxes).index(box)


def _same_side(army: str | None, other: str | None) -> bool:
    """Tell whether two armies fight on one side; an unknown one may on either."""
    armies = catalogue().armies
    a, b = armies.get(army or ""), armies.get(other or "")
    return a is None or b is None or a.side == b.side


def _instead_of_badges(own: OwnFigures, index: _Index, pools: list[Pool]) -> Iterator[Offer]:
    """Yield offers of figures that make badges unnecessary; may add pools.

    One figure a unit serves in place of its badge.  Where a unit takes more of them, they
    are a need of their own, and so many units as they can show need no badge.
    """
    there = list(index.get(own.kind, ()))
    if own.figures == own.units and not _needed_apart(own.kind):
        for number, part in there:
            yield _offer(number, part, Tier.FIGURES, pools[number], own.units)
        return
    each = -(-own.figures // max(1, own.units))
    for number, part in there:
        pool, share = pools[number], pools[number].shares[part]
        most = pool.most(part)
        units = own.units if most is None else min(own.units, most // each)
        sure = min(units, share.floor * pool.copies // each)
        pools.append(
            Pool(
                box=pool.box,
                count=units,
                sure=sure == units,
                shares={part: Share(sure, units)},
                inferred=pool.inferred,
                virtual=True,
            )
        )
        yield _offer(len(pools) - 1, part, Tier.FIGURES, pools[-1], own.units)


def _needed_apart(kind: str) -> bool:
    """Tell whether the figures of a kind are a need beside that of its badge."""
    unit = catalogue().units.get(kind)
    return unit is None or not unit.weapon_asset

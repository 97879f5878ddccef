"""The pools of a box: its contents in the catalogue, overruled by what the owner counted."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache

from bocage_schema.catalogue import Box, catalogue
from bocage_schema.catalogue.boxes import BoxContent, Certainty, ContentKind
from bocage_schema.inventory.holdings import Holdings, TwoSided
from bocage_schema.inventory.parts import Part
from bocage_schema.inventory.pools import Make, Pool, Share

COUNTED = frozenset({ContentKind.PIECE, ContentKind.POOL, ContentKind.FIGURES, ContentKind.BOARD})
ESTABLISHED = frozenset({Certainty.STATED, Certainty.DERIVED})
LAST = 1000
"""Rank of what the contents do not list."""


def pools_of(holdings: Holdings, wanted: Collection[str]) -> list[Pool]:
    """Return the pools of all owned boxes that hold a piece, unit or board of ``wanted``.

    They come in the order of the boxes and their contents.
    """
    return [
        replace(pool, copies=holdings.copies(box)) if holdings.copies(box) > 1 else pool
        for box in catalogue().boxes
        if holdings.copies(box)
        for pool in _wanted_pools(box, holdings, wanted)
    ]


def _wanted_pools(box: str, holdings: Holdings, wanted: Collection[str]) -> Iterator[Pool]:
    counts, tiles = holdings.counts.get(box, {}), holdings.tiles.get(box, ())
    listed = _counted_pools(box, counts, tiles) if counts or tiles else listed_pools(box)
    there = {part.id for pool in listed for part in pool.shares}
    for pool in listed:
        if any(part.id in wanted for part in pool.shares):
            yield pool
    for name in wanted:
        if name not in there and name in _unlisted(box):
            yield _unlisted(box)[name]


@cache
def listed_pools(box: str) -> tuple[Pool, ...]:
    """Return the pools of one copy of a box by the catalogue."""
    return tuple(_pools(catalogue().boxes[box], {}))


@cache
def _unlisted(box: str) -> Mapping[str, Pool]:
    """Return pools of unknown number for what a box holds by its pieces, not by its contents.

    For a unit these are figures, and only of units that no plain figures show.
    """
    known = catalogue()
    listed = {part.id for pool in listed_pools(box) for part in pool.shares}
    listed |= {
        unit
        for other in known.boxes.values()
        for line in other.contents
        for unit in line.of
        if unit in known.units
    }
    pools = {}
    for piece in known.pieces.values():
        if box in piece.boxes and piece.id not in listed:
            share = {Part(piece.id): Share(0, None, rank=LAST)}
            inferred = not piece.boxes_certain
            pools[piece.id] = Pool(box=box, count=None, sure=False, shares=share, inferred=inferred)
    return pools


def _pools(box: Box, counts: Mapping[str, int]) -> Iterator[Pool]:
    brackets: dict[str, list[tuple[int, BoxContent]]] = {}
    for rank, line in enumerate(box.contents):
        if line.pool:
            brackets.setdefault(line.pool, []).append((rank, line))
    for rank, line in enumerate(box.contents):
        if line.pool or line.kind not in COUNTED:
            continue
        if line.kind is ContentKind.BOARD:
            yield from _boards(box.id, line, rank, counts)
        elif line.armies:
            yield from _armies(box.id, line, rank, counts)
        else:
            yield _pool(box.id, line, rank, brackets.get(line.id, []), counts)


def _boards(box: str, line: BoxContent, rank: int, counts: Mapping[str, int]) -> Iterator[Pool]:
    count, sure = _count(line, counts)
    for board in line.formats:
        share = Share(count or 0 if sure else 0, count, line.id, rank)
        shares = {Part(board, face=face): share for face in line.prints}
        yield Pool(box=box, count=count, sure=sure, faces=line.faces, shares=shares)


def _armies(box: str, line: BoxContent, rank: int, counts: Mapping[str, int]) -> Iterator[Pool]:
    """Yield a pool for each army of a line of figures, or one if their shares are not known."""
    count, sure = _count(line, counts)
    each = line.per_army if count == line.count else None
    if len(line.armies) == 1:
        each = count
    if each is not None or count is None:
        for army in line.armies:
            share = Share(each or 0 if sure else 0, each, line.id, rank)
            shares = {Part(unit, army): share for unit in line.of}
            yield Pool(box=box, count=each, sure=sure, shares=shares)
        return
    share = Share(*_within(line.per_army or 0, line.per_army, line, count), line.id, rank)
    shares = {Part(unit, army): share for unit in line.of for army in line.armies}
    yield Pool(box=box, count=count, sure=sure, make=Make.BRACKETS, shares=shares)


def _pool(
    box: str,
    line: BoxContent,
    rank: int,
    brackets: list[tuple[int, BoxContent]],
    counts: Mapping[str, int],
) -> Pool:
    count, sure = _count(line, counts)
    make = Make.FREE
    if brackets:
        make = Make.BRACKETS
    elif line.kind is ContentKind.POOL and len(line.of) > line.faces:
        make = Make.SPLIT_UNKNOWN
    shares = {}
    for name in line.of:
        floor = {Make.FREE: count or 0, Make.BRACKETS: 0, Make.SPLIT_UNKNOWN: min(1, count or 0)}
        shares[Part(name)] = Share(floor[make] if sure else 0, count, line.id, rank)
    for place, bracket in brackets:
        for name in bracket.of:
            low = bracket.at_least or 0 if bracket.certainty in ESTABLISHED else 0
            most = count if bracket.at_most is None else bracket.at_most
            shares[Part(name)] = Share(*_within(low, most, line, count), bracket.id, place)
    pool = Pool(
        box=box,
        count=count,
        sure=sure,
        faces=line.faces,
        make=make,
        shares=shares,
        fits=line.fits if count == line.count else (),
    )
    return _recounted(pool, counts)


def _within(
    low: int, most: int | None, line: BoxContent, count: int | None
) -> tuple[int, int | None]:
    """Return bounds of a share when its owner counted fewer or more parts of the whole line."""
    if count is None or most is None:
        return low, count if most is None else most
    change = 0 if line.count is None else count - line.count
    return max(0, low + min(0, change)), min(count, most + max(0, change))


def _count(line: BoxContent, counts: Mapping[str, int]) -> tuple[int | None, bool]:
    """Return the number of parts of a line, and whether it is established."""
    if line.id in counts:
        return counts[line.id], True
    if len(line.of) == 1 and line.of[0] in counts:
        return counts[line.of[0]], True
    return line.count, line.count is not None and line.certainty in ESTABLISHED


def _recounted(pool: Pool, counts: Mapping[str, int]) -> Pool:
    """Return a pool in which the things that the owner counted have exactly that number."""
    exact = {part: counts[part.id] for part in pool.shares if part.id in counts}
    if not exact or len(pool.shares) == 1:
        return pool
    shares = {
        part: replace(share, floor=exact[part], most=exact[part]) if part in exact else share
        for part, share in pool.shares.items()
    }
    count = pool.count if pool.count is None else max(pool.count, *exact.values())
    fits = tuple(
        fit
        for fit in pool.fits
        if all(fit.pieces.get(p.id, 0) <= n * fit.copies for p, n in exact.items())
    )
    return replace(pool, shares=shares, count=count, make=Make.BRACKETS, fits=fits)


def _counted_pools(box: str, counts: Mapping[str, int], tiles: tuple[TwoSided, ...]) -> list[Pool]:
    """Return the pools of one copy of a box that its owner has counted."""
    seen = {name for tile in tiles for name in tile.faces}
    own = {name: number for name, number in counts.items() if name not in seen}
    listed = list(_pools(catalogue().boxes[box], own))
    pools = [pool for pool in listed if not any(part.id in seen for part in pool.shares)]
    lines = {part.id: share for pool in listed for part, share in pool.shares.items()}
    unlisted = Share(0, 0, rank=LAST)
    for tile in tiles:
        shares = {
            Part(name): replace(lines.get(name, unlisted), floor=tile.count, most=tile.count)
            for name in tile.faces
        }
        pools.append(Pool(box=box, count=tile.count, faces=len(shares), shares=shares))
    known = catalogue()
    named = {line.id for line in known.boxes[box].contents}
    for name, number in own.items():
        if name not in lines and name not in named:
            shares = {Part(name): Share(number, number, rank=LAST)}
            pools.append(Pool(box=box, count=number, shares=shares))
    return pools

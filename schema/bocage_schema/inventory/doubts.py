"""What somebody says he found in his boxes and can hardly be so."""

from collections.abc import Iterator, Mapping

from bocage_schema.catalogue import Box, catalogue
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic
from bocage_schema.inventory.contents import listed_pools
from bocage_schema.inventory.holdings import Holdings
from bocage_schema.inventory.pools import Pool
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Words, all_of, phrase


def doubts(holdings: Holdings) -> Iterator[Diagnostic]:
    """Yield a finding for every number that does not fit what is known of a box."""
    for name, counts in holdings.counts.items():
        box = catalogue().boxes[name]
        if not holdings.copies(name):
            yield diagnostic("F302", pointer("counts", name), box=_called(box))
        yield from _too_many(box, counts)
        yield from _foreign(box, counts)


def _called(box: Box) -> Words:
    return phrase("{name} box", name=box.names)


def _too_many(box: Box, counts: Mapping[str, int]) -> Iterator[Diagnostic]:
    pools = [pool for pool in listed_pools(box.id) if pool.sure and pool.count is not None]
    for name, number in counts.items():
        holding = [pool for pool in pools if any(part.id == name for part in pool.shares)]
        room = sum(pool.count or 0 for pool in holding)
        if holding and (number > room or any(_is_crowded(pool, counts) for pool in holding)):
            names = {part.id: _piece_name(part.id) for pool in holding for part in pool.shares}
            yield diagnostic(
                "F301",
                pointer("counts", box.id, name),
                found=number,
                name=_piece_name(name),
                box=_called(box),
                most=room,
                what=all_of(names.values()),
            )


def _is_crowded(pool: Pool, counts: Mapping[str, int]) -> bool:
    """Tell whether more was counted than a pool has parts, each of which shows one thing only."""
    shown = [counts[part.id] for part in pool.shares if part.id in counts]
    return pool.faces == 1 and len(shown) > 1 and sum(shown) > (pool.count or 0)


def _foreign(box: Box, counts: Mapping[str, int]) -> Iterator[Diagnostic]:
    known = catalogue()
    listed = {part.id for pool in listed_pools(box.id) for part in pool.shares}
    listed |= {line.id for line in box.contents}
    for name in counts.keys() - listed:
        piece = known.pieces.get(name)
        if piece and box.id not in piece.boxes:
            path = pointer("counts", box.id, name)
            yield diagnostic("F303", path, box=_called(box), name=piece.names)


def _piece_name(name: str) -> Words | str:
    known = catalogue()
    entry = known.pieces.get(name) or known.units.get(name)
    return entry.names if entry else name

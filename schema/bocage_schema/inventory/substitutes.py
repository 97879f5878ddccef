"""What could be used where something is missing, although it is not the same."""

from collections.abc import Collection, Iterator

from bocage_schema.catalogue import Piece, catalogue
from bocage_schema.inventory.figures import plain_figure
from bocage_schema.inventory.holdings import Holdings
from bocage_schema.inventory.matching import Room, hand_out
from bocage_schema.inventory.offers import Row, Tier, physical, problem_of
from bocage_schema.inventory.parts import Group, Need, Needs, Part
from bocage_schema.inventory.results import Substitute

MOST = 6
"""Substitutes that we name for one part."""


def substitutes_for(
    short: Collection[Need], needs: Needs, holdings: Holdings
) -> dict[Part, tuple[Substitute, ...]]:
    """Return what plays the same role as each part that runs short.

    Only parts count that nothing else needs and that are still in the boxes.
    """
    candidates = {need.part: [_wish(part, need) for part in _like(need)] for need in short}
    wishes = dict.fromkeys(wish for found in candidates.values() for wish in found)
    problem = problem_of(Needs((*needs, *wishes)), holdings)
    room = Room.after(problem, hand_out(problem))
    left = {row.need.part: left_of(row, room) for row in problem.rows}
    return {
        part: tuple(Substitute(w.part, left[w.part]) for w in found if left.get(w.part) != 0)[:MOST]
        for part, found in candidates.items()
    }


def left_of(row: Row, room: Room) -> int | None:
    """Return how many more of the part itself are in the boxes; None: nobody knows."""
    offers = [offer for offer in row.offers if offer.tier is Tier.ITSELF]
    numbers = [room.left(offer.pool, offer.part) for offer in offers]
    known = [number for number in numbers if number is not None]
    return sum(known) if len(known) == len(numbers) else None


def _wish(part: Part, need: Need) -> Need:
    return Need(part, need.group, 0)


def _like(need: Need) -> Iterator[Part]:
    """Yield the parts that might do instead of one."""
    if need.group is Group.BOARDS:
        yield from _other_faces(physical(need.part))
    elif need.group is Group.FIGURES:
        yield from _other_figures(need.part)
    else:
        known = catalogue()
        piece = known.pieces[need.part.id]
        marker = known.markers.get(piece.id)
        if marker and marker.stand_in:
            yield Part(marker.stand_in)
        yield from (Part(other.id) for other in known.pieces.values() if _alike(piece, other))


def _alike(piece: Piece, other: Piece) -> bool:
    """Tell whether another piece does the same."""
    return (
        type(other) is type(piece)
        and piece.rules is not None
        and other.rules == piece.rules
        and dict(other.edges) == dict(piece.edges)
    )


def _other_faces(part: Part) -> Iterator[Part]:
    """Yield the same board with other faces on which the same terrain is printed."""
    faces = {face.face: face.rows for face in catalogue().boards[part.id].faces}
    for face, rows in faces.items():
        if part.face and face != part.face and rows == faces[part.face]:
            yield part._replace(face=face)


def _other_figures(part: Part) -> Iterator[Part]:
    plain = plain_figure(part.id)
    for kind in dict.fromkeys(filter(None, (part.id, plain))):
        own = [part.army] if kind != part.id else []
        armies = [army for army in catalogue().armies if army != part.army]
        yield from (Part(kind, army) for army in own + armies)

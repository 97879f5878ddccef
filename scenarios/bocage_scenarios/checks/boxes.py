"""Checks of boxes: those that the author declares, and those that somebody owns."""

from collections.abc import Iterator, Mapping
from functools import cache

from bocage_scenarios.checks.found import Found, found, replace_at
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View
from bocage_scenarios.needs import counted, needs_of
from bocage_schema.catalogue import Piece, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.inventory import Cure, Group, Need, Needs, PieceCount, Verdict
from bocage_schema.inventory.parts import Part, called_in_full, part_called
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Listed, Words, all_of, any_of, phrase

READS = "board_format face tiles units markers objectives exits air_drops reserves"
MOST_NAMED = 3
"""Pieces that a message names."""


@document_check("B101", reads=f"boxes rules {READS}")
def idle_boxes(view: View) -> Iterator[Found]:
    """Find declared boxes from which no piece comes, where it is known what they hold."""
    declared = view.scenario.boxes or {}
    if not declared:
        return
    used = {box for need in _needs(view) for box in _boxes_of(need)}
    required = {other for box in used for other in catalogue().boxes[box].requires}
    for name, copies in declared.items():
        box = catalogue().boxes.get(name)
        if box and copies and name not in used | required and _holds_pieces(name):
            yield found("B101", pointer("boxes", name), box=box.names)


@document_check("B102", reads=f"boxes {READS}")
def undeclared_boxes(view: View) -> Iterator[Found]:
    """Find pieces that are in none of the declared boxes, by the boxes that hold them."""
    declared = {name for name, copies in (view.scenario.boxes or {}).items() if copies}
    if not declared:
        return
    declared |= _unsaid(view)
    absent: dict[tuple[str, ...], list[object]] = {}
    for need in _needs(view):
        boxes = _boxes_of(need)
        if boxes and declared.isdisjoint(boxes) and _is_sure(need):
            absent.setdefault(boxes, []).append(part_called(need.part))
    for boxes, names in absent.items():
        number = len(names) - MOST_NAMED
        more = [phrase("{number} more", number=number)] if number > 0 else []
        pieces = all_of([*names[:MOST_NAMED], *more])
        shown = any_of(catalogue().boxes[box].names for box in boxes)
        yield found("B102", "/boxes", boxes=shown, pieces=pieces)


@document_check("B103", reads="boxes board_format face")
def too_few_boards(view: View) -> Iterator[Found]:
    """Find boxes declared once whose board is needed twice."""
    declared = view.scenario.boxes or {}
    table = catalogue().boards[view.scenario.board_format]
    if not table.made_of:
        return
    for name, copies in declared.items():
        box = catalogue().boxes.get(name)
        holds = box and any(table.made_of in line.formats for line in box.contents)
        if box and holds and 0 < copies < 2:
            path = pointer("boxes", name)
            yield found(
                "B103", path, edits=replace_at(path, 2), box=box.names, declared=copies, needed=2
            )


@document_check("B104", "B105", "B106", reads=READS)
def owned_boxes(view: View) -> Iterator[Found]:
    """Find what is missing, or may be missing, in the boxes that somebody owns."""
    if view.holdings is None:
        return
    inventory = counted(view.scenario, view.holdings).inventory
    cures: dict[Part, Words] = {
        part: Listed((shortage.why, _cure(shortage.cures)), "; ")
        for shortage in inventory.shortages
        for part in shortage.parts
    }
    for piece in inventory.pieces:
        part = piece.need.part
        name, needed = called_in_full(part), piece.need.count
        path, at = _place(view, piece)
        if piece.verdict is Verdict.UNKNOWN:
            yield found("B106", path, at=at, name=name)
        elif piece.missing:
            advice = cures.get(part, piece.why)
            yield found(
                "B104",
                path,
                at=at,
                name=name,
                needed=needed,
                available=piece.available or 0,
                missing=piece.missing,
                advice=advice,
                shared=_SHARED if (piece.available or 0) >= needed else "",
            )
        elif piece.verdict is Verdict.POSSIBLE:
            yield found("B105", path, at=at, name=name, needed=needed)


_SHARED: Words = phrase(" that other pieces need too")


def _unsaid(view: View) -> set[str]:
    """Return the boxes that need not be declared.

    ``.m44`` files have no word for some boxes.  Where no such box is declared, the declaration
    may come from such a file, and says nothing about them.
    """
    boxes = catalogue().boxes
    declared = (boxes[name] for name in view.scenario.boxes or {} if name in boxes)
    foreign = all(box.m44 for box in declared)
    return {box.id for box in boxes.values() if box.always or (foreign and not box.m44)}


def _needs(view: View) -> Needs:
    """Return what the scenario needs, worked out once for each document."""
    needs: Needs | None = view.memo.get(Needs)
    if needs is None:
        needs = view.memo[Needs] = needs_of(view.scenario)
    return needs


def _piece_of(need: Need) -> Piece | None:
    known = catalogue()
    return known.pieces.get(need.part.id) or known.units.get(need.part.id)


def _boxes_of(need: Need) -> tuple[str, ...]:
    """Return the boxes that hold a needed part, as far as anybody knows."""
    if need.group is Group.BOARDS:
        return tuple(box for box, formats in _boards().items() if need.part.id in formats)
    piece = _piece_of(need)
    return piece.boxes if piece else ()


@cache
def _boards() -> Mapping[str, frozenset[str]]:
    """Return the board formats for which each box holds a board."""
    tables = catalogue().boards.values()
    found: dict[str, frozenset[str]] = {}
    for box in catalogue().boxes.values():
        held = {name for line in box.contents for name in line.formats}
        found[box.id] = frozenset(
            table.id for table in tables if held & {table.format, table.made_of}
        )
    return found


@cache
def _holds_pieces(box: str) -> bool:
    """Tell whether the catalogue knows any piece of a box, so that one from it would show."""
    known = catalogue()
    return any(box in piece.boxes for piece in (*known.pieces.values(), *known.units.values()))


def _is_sure(need: Need) -> bool:
    """Tell whether it is printed somewhere which boxes hold a part."""
    piece = _piece_of(need)
    return piece is None or piece.boxes_certain


def _cure(cures: tuple[Cure, ...]) -> Words:
    """Return what to get to have enough, as the end of a sentence."""
    if not cures:
        return phrase("no box is known to help")
    return phrase("{boxes} would do", boxes=all_of(map(_further, cures)))


def _further(cure: Cure) -> Words:
    name = catalogue().boxes[cure.box].names
    if cure.copies == 1:
        return phrase("1 more {name} box", name=name)
    return phrase("{number} more {name} boxes", number=cure.copies, name=name)


def _place(view: View, piece: PieceCount) -> tuple[str, Hex | None]:
    """Return the first hex that holds a part, or the place of what is not on the map."""
    wanted = piece.need.part.id
    for at, content in sorted(view.scenario.hexes.items()):
        label = view.board.label(at)
        for layer, tile in content.tiles():
            if tile.piece == wanted:
                return pointer("hexes", label, layer.value), at
        army = content.unit.army if content.unit else None
        if piece.need.group is Group.FIGURES and army and army == piece.need.part.army:
            return pointer("hexes", label, "unit"), at
    return ("/board" if piece.need.group is Group.BOARDS else "/hexes"), None

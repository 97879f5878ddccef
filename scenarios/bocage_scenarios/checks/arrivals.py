"""Checks of units that come later: air drops and reserves."""

from collections.abc import Iterator

from bocage_scenarios.checks import reach
from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View, edges_of
from bocage_scenarios.describe import called, side_of
from bocage_scenarios.model import AirDrop, Reserve, Unit
from bocage_schema.catalogue import Network, catalogue
from bocage_schema.id_words import the_side
from bocage_schema.ids import Side
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import phrase


@document_check("S114", "S129", reads=reach.READS)
def air_drops(view: View) -> Iterator[Found]:
    """Find air drops that bring nothing, or nowhere."""
    if not view.scenario.air_drops:
        return
    known = reach.reach_of(view)
    coming = {id(entry.unit): entry for entry in known.entries}
    for number, drop in enumerate(view.scenario.air_drops):
        path = pointer("air_drops", number)
        yield from _wrong_side("S114", path, drop.side, drop.unit)
        if not any(drop.counts):
            yield found("S114", path + "/counts", problem=phrase("it brings no units"))
        center = _center(view, drop)
        if center == "words":
            yield found("S129", path + "/center", center=drop.center)
        elif center == "off":
            problem = phrase("{hex} is not a hex of this board", hex=drop.center)
            yield found("S114", path + "/center", problem=problem)
        elif entry := coming.get(id(drop.unit)):
            room = (entry.start & known.standing_ground(entry)).bit_count()
            if room < max(drop.counts, default=0):
                problem = phrase(
                    "{number} units drop at once, and there is room for {room}",
                    number=max(drop.counts),
                    room=room,
                )
                yield found("S114", path + "/range", problem=problem)


def _center(view: View, drop: AirDrop) -> str:
    """Return what the centre of a drop is: on the board, off it, or words."""
    try:
        at = view.board.hex(drop.center)
    except ValueError:
        return "words"
    return "on" if at in view.board else "off"


def _wrong_side(code: str, path: str, side: Side, unit: Unit) -> Iterator[Found]:
    """Find units that are the figures of the other side."""
    if side_of(unit) is side.enemy:
        problem = phrase(
            "{name} of {enemy} come for {side}",
            name=called(unit.kind),
            enemy=the_side(side.enemy),
            side=the_side(side),
        )
        yield found(code, path + "/unit", problem=problem)


@document_check("S115", "S116", reads=f"{reach.READS} tiles")
def reserves(view: View) -> Iterator[Found]:
    """Find reserves that never come, or where they cannot be."""
    for number, reserve in enumerate(view.scenario.reserves):
        path = pointer("reserves", number)
        yield from _wrong_side("S115", path, reserve.side, reserve.unit)
        yield from _when(view, reserve, path)
        yield from _where(view, reserve, path)


def _when(view: View, reserve: Reserve, path: str) -> Iterator[Found]:
    timed = reserve.arrives == "turn"
    if timed and reserve.turn is None:
        yield found("S115", path, problem=phrase("it is not said in which turn they arrive"))
    if not timed and reserve.turn is not None:
        problem = phrase("they do not arrive in a certain turn, so a turn means nothing")
        yield found("S115", path + "/turn", problem=problem)
    if timed and not reserve.hexes:
        yield found("S115", path, problem=phrase("it is not said where they enter"))
    if reserve.arrives == "supply_train" and not _has_rails(view):
        problem = phrase("they come by train, and there is no railway")
        yield found("S115", path + "/arrives", problem=problem)


def _has_rails(view: View) -> bool:
    tiles = catalogue().tiles
    return any(
        Network.RAIL in piece.edges
        for content in view.scenario.hexes.values()
        for _, tile in content.tiles()
        if (piece := tiles.get(tile.piece))
    )


def _where(view: View, reserve: Reserve, path: str) -> Iterator[Found]:
    known = reach.reach_of(view)
    entry = next((entry for entry in known.entries if entry.unit is reserve.unit), None)
    for index, at in enumerate(reserve.hexes):
        place = path + pointer("hexes", index)
        label = view.board.label(at)
        if at not in view.board:
            continue
        if entry and not known.standing_ground(entry) & known.grid.bit(at):
            name = called(reserve.unit.kind)
            problem = phrase("no {name} may be on {hex}", name=name, hex=label)
            yield found("S115", place, at=at, problem=problem)
        elif not edges_of(view.board, at):
            problem = phrase("{hex} is not at the edge of the board", hex=label)
            yield found("S116", place, at=at, problem=problem)
        elif at in view.unit_at:
            problem = phrase("{hex} is occupied at the start", hex=label)
            yield found("S116", place, at=at, problem=problem)

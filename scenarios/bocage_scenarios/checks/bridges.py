"""Checks of bridges: whether they cross the water, and lead from somewhere to somewhere."""

from collections.abc import Iterator
from dataclasses import replace

from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.network import all_edges, arrivals
from bocage_scenarios.checks.registry import hex_check
from bocage_scenarios.checks.view import View, tile_rules
from bocage_scenarios.model import HexContent
from bocage_schema.catalogue import Network, ObstacleRules, RectTile, catalogue
from bocage_schema.catalogue.words import ObstacleKind
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import UnitClass
from bocage_schema.saying import Words, any_of, phrase

WATER = (Network.RIVER, Network.LAKE, Network.SEA, Network.WADI)
"""What a bridge spans."""
SLACK = 30
"""Degrees by which a bridge may be out of line with a road: those to the corner of the edge."""
ROADS = frozenset({Network.ROAD})


class Banks:
    """The outline of a hex that water parts, in steps of 30° counter-clockwise from east.

    Even steps are the middles of edges and odd ones are corners.  A bank is a run of edges
    that the water does not lead over.
    """

    def __init__(self, water: frozenset[int]) -> None:
        """Part the outline at the edges that water leads over."""
        self.water = water
        self.runs: list[list[int]] = []
        for start in sorted(water):
            run = []
            edge = start + 1
            while edge % 6 not in water:
                run.append(edge)
                edge += 1
            if run:
                self.runs.append(run)

    def at(self, angle: int) -> int | None:
        """Return the number of the bank to which a direction in degrees points, if any."""
        step = angle // 30
        beside = {step // 2 % 6, (step + 1) // 2 % 6}
        for number, run in enumerate(self.runs):
            if any(edge % 6 in beside for edge in run):
                return number
        return None

    def joined_by(self, angle: int) -> tuple[int, int] | None:
        """Return the two banks that a bridge in a direction joins; None if it does not cross."""
        here, there = self.at(angle), self.at(angle + 180)
        return None if here is None or there is None or here == there else (here, there)

    def is_square(self, angle: int) -> bool:
        """Tell whether a bridge joins the middles of two banks."""
        middles = {(run[0] + run[-1]) * 30 % 360 for run in self.runs}
        return {angle % 360, (angle + 180) % 360} <= middles


@hex_check("L105", "L107", layers="rect")
def bridge_off_the_way(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find bridges that lie along the water, beside the road, or lead nowhere."""
    rect = content.rect
    piece = catalogue().rect_tiles.get(rect.piece) if rect else None
    rules = tile_rules(rect) if rect else None
    if not rect or not piece or not isinstance(rules, ObstacleRules) or at not in view.board:
        return
    angle = piece.angle_at(rect.orientation)
    if rules.kind is not ObstacleKind.BRIDGE or angle is None:
        return
    edges = all_edges(content)
    banks = Banks(frozenset[int]().union(*(edges.get(network, ()) for network in WATER)))
    roads = arrivals(view, at, frozenset(piece.edges) or ROADS)
    if problem := _out_of_line(banks, roads, angle):
        turn = _fitting_turn(piece, banks, roads)
        becomes = replace(content, rect=replace(rect, orientation=turn)) if turn else None
        name = piece.names
        yield found("L105", "/rect", becomes=becomes, name=name, problem=problem, turn=turn)
    elif rules.movement.enables_river and (joined := banks.joined_by(angle)):
        around = neighbours(at)
        sides = [[around[edge % 6] for edge in banks.runs[number]] for number in joined]
        if problem := _leads_nowhere(view, sides):
            yield found("L107", "/rect", name=piece.names, problem=problem)


def _out_of_line(banks: Banks, roads: frozenset[int], angle: int) -> Words | None:
    """Return what is wrong with the direction of a bridge; None if it is right."""
    if len(banks.runs) > 1 and banks.joined_by(angle) is None:
        return phrase("lies along the water instead of across it")
    if all(_turn_to(angle, road) <= SLACK for road in roads):
        return None
    return phrase("is not in line with the way that leads to it")


def _turn_to(angle: int, edge: int) -> int:
    """Return the degrees between an edge and the nearer end of a bridge."""
    apart = abs(angle - 60 * edge) % 180
    return min(apart, 180 - apart)


def _fitting_turn(piece: RectTile, banks: Banks, roads: frozenset[int]) -> int | None:
    """Return the one orientation that fits roads exactly, or else the banks, if there is one."""
    fitting = []
    for turn in range(1, piece.orientations + 1):
        angle = piece.angle_at(turn)
        assert angle is not None
        crosses = len(banks.runs) < 2 or banks.joined_by(angle) is not None
        in_line = all(_turn_to(angle, road) == 0 for road in roads)
        if crosses and in_line and (roads or banks.is_square(angle)):
            fitting.append(turn)
    return fitting[0] if len(fitting) == 1 else None


def _leads_nowhere(view: View, sides: list[list[Hex]]) -> Words | None:
    """Return why a bridge between two sides leads nowhere; None if it leads somewhere.

    A way that leaves the map leads somewhere, as long as units can come to it.
    """
    on_board = [[near for near in side if near in view.board] for side in sides]
    open_ = [
        [near for near in side if not view.impassable_for(near).issuperset(UnitClass)]
        for side in on_board
    ]
    for side, entered in zip(on_board, open_, strict=True):
        if side and not entered:
            hexes = any_of(map(view.board.label, side))
            return phrase("nobody may enter {hexes} behind it", hexes=hexes)
    return None if any(open_) else phrase("all around it is the edge of the map")

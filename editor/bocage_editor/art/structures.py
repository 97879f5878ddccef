"""Rectangular tiles: bunkers, bridges, fords, road blocks, trains and ships."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTransform

from bocage_editor.art import barriers, bridges, bunkers, vessels
from bocage_editor.art.emblems import draw_emblem
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_editor.art.plans import Plan, draw_plan, outlined, tones_of, turn_of
from bocage_editor.art.shapes import Shape, Shapes, draw
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import Landscape

_OWNER_BESIDE = QPointF(-64, 4)
"""Where the owner is shown: beside a counter that stands on the tile."""
_CHARGES_AT = QPointF(54, 0)
"""Where charges are shown: on the way over the tile, beside a counter."""
_BLOWABLE = {"can_be_blown", "one_medal_if_blown"}
_CHARGES: Shapes = (
    *outlined("B -13 -11 8 22 2 B -4 -11 8 22 2 B 5 -11 8 22 2", "alarm", "ink", 3),
    Shape("M -11 -9 L -11 9 M -2 -9 L -2 9 M 7 -9 L 7 9", "#e8877c", 1.8),
    Shape("M -14 0 L 14 0", "ink", 3.4),
    Shape("M 0 -12 Q 2 -18 9 -18", "ink", 2),
    Shape("O 10 -18 3", "#f7c843"),
)


def _thing(plan: Plan, landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    turn_deg = turn_of(plan, look)
    draw_plan(painter, plan, tones_of(landscape), turn_deg)
    if look.side is not None:
        at = QTransform().rotate(-turn_deg).map(_OWNER_BESIDE)
        draw_emblem(painter, look.side, at, 13)
    if _BLOWABLE & set(look.traits):
        _draw_charges(painter, QTransform().rotate(-turn_deg).map(_CHARGES_AT))


def _ends(plan: Plan, landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw what leads to a bridge, if it joins the middles of two edges."""
    angle = catalogue().rect_tiles[look.piece].angle_at(look.orientation)
    if angle is not None and angle % 60 == 0:
        draw_plan(painter, plan, tones_of(landscape), angle)


def _draw_charges(painter: QPainter, at: QPointF) -> None:
    """Draw sticks of dynamite, upright around a point."""
    painter.save()
    painter.translate(at)
    draw(painter, _CHARGES, tones_of(Landscape.COUNTRYSIDE))
    painter.restore()


def _standing(plan: Plan, landscape: Landscape = Landscape.COUNTRYSIDE) -> Picture:
    return Picture(top=partial(_thing, plan, landscape))


def _bridge(
    plan: Plan, ends: Plan = bridges.ROAD_ENDS, landscape: Landscape = Landscape.COUNTRYSIDE
) -> Picture:
    return Picture(line=partial(_ends, ends, landscape), top=partial(_thing, plan, landscape))


PICTURES: Mapping[str, Picture] = {
    "bunker": _standing(bunkers.BUNKER),
    "casemate": _standing(bunkers.CASEMATE),
    "winter_field_bunker": _standing(bunkers.WINTER_FIELD_BUNKER, Landscape.WINTER),
    "desert_field_bunker": _standing(bunkers.DESERT_FIELD_BUNKER, Landscape.DESERT),
    "pacific_field_bunker": _standing(bunkers.PACIFIC_FIELD_BUNKER, Landscape.PACIFIC),
    "ford": _standing(bridges.FORD),
    "bridge": _bridge(bridges.BRIDGE),
    "winter_bridge": _bridge(bridges.WINTER_BRIDGE, bridges.WINTER_ROAD_ENDS, Landscape.WINTER),
    "broken_bridge": _bridge(bridges.BROKEN_BRIDGE),
    "pontoon_bridge": _bridge(bridges.PONTOON_BRIDGE),
    "winter_pontoon_bridge": _bridge(
        bridges.WINTER_PONTOON_BRIDGE, bridges.WINTER_ROAD_ENDS, Landscape.WINTER
    ),
    "rope_bridge": _standing(bridges.ROPE_BRIDGE, Landscape.PACIFIC),
    "rail_bridge": _bridge(bridges.RAIL_BRIDGE, bridges.RAIL_ENDS),
    "winter_rail_bridge": _bridge(
        bridges.WINTER_RAIL_BRIDGE, bridges.WINTER_RAIL_ENDS, Landscape.WINTER
    ),
    "road_block": _standing(barriers.ROAD_BLOCK),
    "winter_road_block": _standing(barriers.WINTER_ROAD_BLOCK, Landscape.WINTER),
    "desert_road_block": _standing(barriers.DESERT_ROAD_BLOCK, Landscape.DESERT),
    "dragons_teeth": _standing(barriers.DRAGONS_TEETH),
    "abatis": _standing(barriers.ABATIS),
    "aircraft_carrier": _standing(vessels.AIRCRAFT_CARRIER, Landscape.PACIFIC),
    "destroyer": _standing(vessels.DESTROYER, Landscape.PACIFIC),
    "barge": _standing(vessels.BARGE),
    "wagon": _standing(vessels.WAGON),
    "locomotive": _standing(vessels.LOCOMOTIVE, Landscape.COUNTRYSIDE),
}
"""Pictures by id of the piece."""

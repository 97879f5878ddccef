"""Rectangular tiles: bunkers, bridges, fords, road blocks, trains and ships."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from bocage_editor.art import barriers, bridges, bunkers, inks, vessels
from bocage_editor.art.brush import pen
from bocage_editor.art.emblems import draw_emblem
from bocage_editor.art.frame import CLIP
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_editor.art.plans import Plan, draw_plan, tones_of, turn_of
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import Landscape

_OWNER_BESIDE = QPointF(-64, 4)
"""Where the owner is shown: beside a counter that stands on the tile."""


def _thing(plan: Plan, landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    turn_deg = turn_of(plan, look)
    draw_plan(painter, plan, tones_of(landscape), turn_deg)
    if look.side is not None:
        at = QTransform().rotate(-turn_deg).map(_OWNER_BESIDE)
        draw_emblem(painter, look.side, at, 13)
    _draw_charges(painter, look)


def _approach(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw the road between a bridge that joins two edges and these edges."""
    angle = catalogue().rect_tiles[look.piece].angle_at(look.orientation)
    if angle is None or angle % 60:
        return
    painter.save()
    painter.setClipPath(CLIP)
    draw_plan(painter, bridges.APPROACH, tones_of(landscape), angle)
    painter.restore()


def _draw_charges(painter: QPainter, look: TileLook) -> None:
    """Draw sticks of dynamite on a bridge that may be blown up."""
    if not {"can_be_blown", "one_medal_if_blown"} & set(look.traits):
        return
    painter.setPen(pen(inks.INK, 2))
    painter.setBrush(inks.ALARM)
    for x in (50, 58, 66):
        painter.drawRoundedRect(QRectF(x, -12, 7.4, 24), 2, 2)
    painter.drawLine(QPointF(48, 0), QPointF(75, 0))
    painter.drawLine(QPointF(61.5, -12), QPointF(70, -22))


def _standing(plan: Plan, landscape: Landscape = Landscape.COUNTRYSIDE) -> Picture:
    return Picture(top=partial(_thing, plan, landscape))


def _bridge(plan: Plan, landscape: Landscape = Landscape.COUNTRYSIDE) -> Picture:
    return Picture(line=partial(_approach, landscape), top=partial(_thing, plan, landscape))


PICTURES: Mapping[str, Picture] = {
    "bunker": _standing(bunkers.BUNKER),
    "casemate": _standing(bunkers.CASEMATE),
    "winter_field_bunker": _standing(bunkers.WINTER_FIELD_BUNKER, Landscape.WINTER),
    "desert_field_bunker": _standing(bunkers.DESERT_FIELD_BUNKER, Landscape.DESERT),
    "pacific_field_bunker": _standing(bunkers.PACIFIC_FIELD_BUNKER, Landscape.PACIFIC),
    "ford": _standing(bridges.FORD),
    "bridge": _bridge(bridges.BRIDGE),
    "winter_bridge": _bridge(bridges.WINTER_BRIDGE, Landscape.WINTER),
    "broken_bridge": _bridge(bridges.BROKEN_BRIDGE),
    "pontoon_bridge": _bridge(bridges.PONTOON_BRIDGE),
    "winter_pontoon_bridge": _bridge(bridges.WINTER_PONTOON_BRIDGE, Landscape.WINTER),
    "rope_bridge": _standing(bridges.ROPE_BRIDGE, Landscape.PACIFIC),
    "rail_bridge": _standing(bridges.RAIL_BRIDGE),
    "winter_rail_bridge": _standing(bridges.WINTER_RAIL_BRIDGE, Landscape.WINTER),
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

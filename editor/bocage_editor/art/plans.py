"""Things built by people, seen from above: outlines, tones, and how they are turned."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QTransform

from bocage_editor.art import inks
from bocage_editor.art.look import TileLook
from bocage_editor.art.shapes import Shape, Shapes, Tones, draw, path_of
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import Landscape

SHADOW_OFFSET = QPointF(4, 6)


class Plan(NamedTuple):
    """A thing seen from above."""

    outline: str
    """What throws a shadow; empty: it lies flat."""
    shapes: Shapes
    angle_deg: int = 0
    """The direction, as of `RectTile.angle_at`, for which the shapes are written down."""


@cache
def tones_of(landscape: Landscape) -> Tones:
    """Return the tones of a landscape by the names of its colours, and those of materials."""
    season = inks.SEASONS[landscape]
    stones = {
        Landscape.DESERT: ("#d9c49a", "#a1874f", "#efe0bd"),
        Landscape.WINTER: ("#b3b7ba", "#74797e", "#d9dcde"),
    }
    stone, stone_dark, stone_light = stones.get(landscape, ("#b9b3a6", "#7a7467", "#d8d3c6"))
    shallow = QColor(season.water_light)
    shallow.setAlpha(150)
    materials = {
        "shallow": shallow,
        "stone": QColor(stone),
        "stone_dark": QColor(stone_dark),
        "stone_light": QColor(stone_light),
        "concrete": inks.CONCRETE,
        "concrete_dark": inks.CONCRETE_DARK,
        "concrete_light": QColor("#d9d8d0"),
        "steel": inks.STEEL,
        "steel_light": QColor("#98a0a8"),
        "steel_dark": QColor("#33383e"),
        "rust": inks.RUST,
        "wood": inks.WOOD,
        "wood_dark": inks.WOOD_DARK,
        "wood_light": QColor("#c9a473"),
        "ink": inks.INK,
        "paper": inks.PAPER,
        "alarm": inks.ALARM,
        "shade": inks.SHADOW,
        "snow": QColor("#f7fafc"),
        "snow_shade": QColor("#c9d6e0"),
    }
    return {**season._asdict(), **materials}


def turn_of(plan: Plan, look: TileLook) -> int:
    """Return by how many degrees counter-clockwise a plan is turned."""
    tile = catalogue().rect_tiles.get(look.piece)
    angle = None if tile is None else tile.angle_at(look.orientation)
    return 0 if angle is None else angle - plan.angle_deg


def draw_plan(painter: QPainter, plan: Plan, tones: Tones, turn_deg: int) -> None:
    """Draw a plan around the origin; its shadow falls the same way however it is turned."""
    turned = QTransform().rotate(-turn_deg)
    if plan.outline:
        shadow = turned.map(path_of(plan.outline)).translated(SHADOW_OFFSET)
        painter.fillPath(shadow, inks.SHADOW)
    painter.save()
    painter.setTransform(turned, combine=True)
    draw(painter, plan.shapes, tones)
    painter.restore()


def lines(pairs: Iterable[tuple[float, float, float, float]]) -> str:
    """Return straight lines from point to point as the text of an outline."""
    return " ".join(f"M {x1:g} {y1:g} L {x2:g} {y2:g}" for x1, y1, x2, y2 in pairs)


def spread(first: float, last: float, count: int) -> list[float]:
    """Return so many numbers at equal steps."""
    return [first + (last - first) * number / (count - 1) for number in range(count)]


def outlined(outline: str, tone: str, line: str = "outline", width: float = 3.0) -> Shapes:
    """Return a filled shape with a line around it."""
    return (Shape(outline, line, width), Shape(outline, tone))

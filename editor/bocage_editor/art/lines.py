"""Rivers, roads and rails: whatever leads over the edges of its hex."""

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtGui import QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import stroke, ways
from bocage_editor.art.frame import CLIP
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import Edge, Landscape, Network

RIVER_WIDTH = 50.0
ROAD_WIDTH = 30.0


def edges_of(look: TileLook, network: Network) -> tuple[Edge, ...]:
    """Return the edges over which a tile leads."""
    tile = catalogue().tiles[look.piece]
    return tile.edges_at(look.orientation).get(network, ())


def river(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a river between its banks."""
    draw_river(painter, ways(edges_of(look, Network.RIVER)), inks.SEASONS[landscape])


def draw_river(painter: QPainter, course: QPainterPath, season: inks.Season) -> None:
    """Draw water along a course."""
    painter.save()
    painter.setClipPath(CLIP)
    for colour, width in (
        (season.bank, RIVER_WIDTH + 16),
        (season.water.darker(140), RIVER_WIDTH + 5),
        (season.water, RIVER_WIDTH),
        (season.water_light, RIVER_WIDTH * 0.28),
    ):
        stroke(painter, course, colour, width)
    painter.restore()


def road(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a road."""
    draw_road(painter, edges_of(look, Network.ROAD), inks.SEASONS[landscape])


def draw_road(painter: QPainter, edges: Iterable[Edge], season: inks.Season) -> None:
    """Draw a road over some edges."""
    painter.save()
    painter.setClipPath(CLIP)
    course = ways(edges)
    stroke(painter, course, season.way_edge, ROAD_WIDTH + 8)
    stroke(painter, course, season.way, ROAD_WIDTH)
    painter.restore()


def _pieces(prefix: str, *names: str) -> Iterable[str]:
    return (f"{prefix}{name}" for name in names)


PICTURES: Mapping[str, Picture] = {
    **{
        name: Picture(line=partial(river, Landscape.COUNTRYSIDE))
        for name in ("river", "river_curve", "river_y", "river_fork_left", "river_fork_right")
    },
    **{
        name: Picture(line=partial(road, Landscape.COUNTRYSIDE))
        for name in (
            "road",
            "road_curve",
            "road_fork_left",
            "road_fork_right",
            "road_crossing",
            "road_y",
        )
    },
}
"""Pictures by id of the piece."""

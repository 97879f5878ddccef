"""What is drawn on each hex of a document, as stamps that can be kept and used again."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple, TypeVar

from PySide6.QtGui import QPainter

from bocage_editor.art.gallery import PICTURES
from bocage_editor.art.ground import Ground, draw_hex_ground, ground_of
from bocage_editor.art.look import VARIANTS, TileLook, UnitLook
from bocage_editor.art.markers import CORNER as MARKER_CORNER, DESIGNS
from bocage_editor.art.medals import PLACE as MEDAL_PLACE
from bocage_editor.art.picture import Picture
from bocage_editor.art.units import draw_unit
from bocage_editor.art.unknown import draw_unknown
from bocage_editor.canvas.exits import (
    ExitLook,
    StripLook,
    angle_of,
    draw_exit,
    draw_strips,
    edges_of,
    is_exit_marker,
    marked_hexes,
)
from bocage_editor.canvas.lettering import draw_coordinate, draw_label, draw_outline
from bocage_editor.canvas.style import PART_OF, Part, Style
from bocage_scenarios.describe import side_of
from bocage_scenarios.model import ANY_LANGUAGE, Exit, HexContent, Label, Scenario, Tile, Unit
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import Layer

T = TypeVar("T")


class Level(IntEnum):
    """Levels of a picture, each drawn for all hexes before the next one."""

    FACE = 0
    GROUND = 1
    LINE = 2
    GRID = 3
    SECTIONS = 4
    TOP = 5
    OBSTACLE = 6
    UNIT = 7
    MARKER = 8
    COORDINATES = 9
    LABEL = 10


class Stamp(NamedTuple):
    """One picture on a hex."""

    level: Level
    key: Hashable
    """Stamps with equal keys look the same."""
    draw: Callable[[QPainter], None]
    """Draws around the centre of the hex."""
    turns: bool = True
    """It lies on the table, and is upside down when seen from the other side."""
    shift: tuple[float, float] = (0.0, 0.0)
    """How far right and down of the centre it is drawn."""


def looks_of(stamps: Iterable[Stamp]) -> list[tuple[Level, Hashable, tuple[float, float]]]:
    """Return what stamps look like; equal lists, equal pictures."""
    return [(stamp.level, stamp.key, stamp.shift) for stamp in stamps]


class Stamper:
    """Finds out what is drawn on the hexes of a document."""

    def __init__(self, scenario: Scenario, style: Style) -> None:
        """Begin with a document; make a new one for its next revision."""
        self.scenario = scenario
        self.style = style
        self.board: Board = scenario.board
        self._face = style.face or scenario.face
        self._exits: dict[Hex, list[Exit]] = {}
        self._medals: dict[Hex, list[str]] = {}
        self._groups: dict[Hex, list[str]] = {}
        """By hex the medals that lie on another hex and hold for this one too."""
        for way_out in scenario.exits:
            for at in way_out.hexes:
                self._exits.setdefault(at, []).append(way_out)
        for objective in scenario.objectives:
            for at in objective.hexes[:1]:
                self._medals.setdefault(at, []).extend(objective.pieces)
            for at in objective.hexes[1:]:
                self._groups.setdefault(at, []).extend(objective.pieces[:1])

    def stamps(self, at: Hex) -> list[Stamp]:
        """Return what is drawn on a hex, bottom to top."""
        found = list(self._of_board(at))
        content = self.scenario.hexes.get(at)
        if content is not None:
            for layer, tile in content.tiles():
                if self.style.shows(PART_OF[layer]):
                    found += self._of_tile(at, layer, tile)
            if content.unit and self.style.shows(Part.UNIT):
                found.append(unit_stamp(content.unit))
            if self.style.shows(Part.LABEL):
                found += self._of_labels(content.labels)
        if self.style.shows(Part.MARKER):
            found += self._of_markers(at, content)
        found.sort(key=lambda stamp: stamp.level)
        return found

    def ground(self, at: Hex) -> Ground:
        """Return what the face of the board prints on a hex."""
        return ground_of(self.board, self._face, at)

    def _of_board(self, at: Hex) -> Iterator[Stamp]:
        look = self.ground(at)
        yield Stamp(Level.FACE, look, _bound(draw_hex_ground, look))
        if self.style.shows(Part.GRID):
            yield Stamp(Level.GRID, "grid", draw_outline)
        if self.style.shows(Part.COORDINATES):
            name = self.board.label(at)
            draw = _bound(draw_coordinate, name)
            yield Stamp(Level.COORDINATES, ("coordinate", name), draw, False)

    def _of_tile(self, at: Hex, layer: Layer, tile: Tile) -> Iterator[Stamp]:
        picture = PICTURES.get(tile.piece)
        variant = (at.row * 5 + at.col * 3) % VARIANTS
        joined = self._joined(at, picture) if picture and picture.joins else 0
        look = TileLook(tile.piece, tile.orientation, joined, variant, tile.owner, tile.traits)
        yield from tile_stamps(look, layer)

    def _joined(self, at: Hex, picture: Picture) -> int:
        mask = 0
        for number, near in enumerate(neighbours(at)):
            content = self.scenario.hexes.get(near)
            if content and near in self.board and _joins(content, picture.joins):
                mask |= 1 << number
        return mask

    def _of_markers(self, at: Hex, content: HexContent | None) -> Iterator[Stamp]:
        """Yield markers, exits and medals, of which those at the top lie in a row."""
        exits = self._exits.get(at, ())
        edges = {edge for way_out in exits for edge in edges_of(self.board, way_out, at)}
        if edges:
            strips = StripLook(tuple(sorted(edges)))
            yield Stamp(Level.MARKER, ("strips", strips), _bound(draw_strips, strips))
        left = [way for way_out in exits for way in self._of_exit(way_out, at)]
        for marker in content.markers if content else ():
            look = TileLook(marker.piece, side=marker.side, traits=marker.traits)
            for stamp in tile_stamps(look, Layer.MARKER):
                if marker.piece in OWN_PLACES:
                    yield stamp
                else:
                    left.append(stamp)
        right = [
            stamp
            for medal in self._medals.get(at, ())
            for stamp in tile_stamps(TileLook(medal), Layer.MARKER)
        ]
        right += [
            Stamp(Level.MARKER, ("group", medal), _bound(draw_faded_medal, medal), False)
            for medal in dict.fromkeys(self._groups.get(at, ()))
        ]
        has_badge = content is not None and content.unit is not None and bool(content.unit.badge)
        yield from in_a_row(left, right, beside_badge=has_badge and self.style.shows(Part.UNIT))

    def _of_exit(self, way_out: Exit, at: Hex) -> Iterator[Stamp]:
        """Yield the marker of an exit, if it lies here."""
        if at not in marked_hexes(way_out):
            return
        if not is_exit_marker(way_out.marker):
            yield from tile_stamps(TileLook(way_out.marker, side=way_out.side), Layer.MARKER)
            return
        seen_from = 180 if self.style.turned else 0
        angle = (angle_of(self.board, way_out, at) + seen_from) % 360
        look = ExitLook(way_out.marker, angle, way_out.side)
        yield Stamp(Level.MARKER, look, _bound(draw_exit, look), False)

    def _of_labels(self, labels: tuple[Label, ...]) -> Iterator[Stamp]:
        words = "\n".join(filter(None, (self._words(label) for label in labels)))
        if words:
            yield Stamp(Level.LABEL, ("label", words), _bound(draw_label, words), False)

    def _words(self, label: Label) -> str:
        text = label.text
        for language in (self.style.language, ANY_LANGUAGE, "en", *text):
            if language in text:
                return text[language]
        return ""


def tile_stamps(look: TileLook, layer: Layer) -> Iterator[Stamp]:
    """Yield the pictures of a tile, an obstacle or a marker."""
    picture = PICTURES.get(look.piece)
    if picture is None:
        level = _TOPS.get(layer, Level.TOP)
        yield Stamp(level, ("unknown", look.piece), _bound(draw_unknown, look.piece), False)
        return
    for level, draw in (
        (Level.GROUND, picture.ground),
        (Level.LINE, picture.line),
        (_TOPS.get(layer, Level.TOP), picture.top),
    ):
        if draw is not None:
            yield Stamp(level, (level, look), _bound(draw, look), picture.turns)


def unit_stamp(unit: Unit) -> Stamp:
    """Return the picture of a unit."""
    look = UnitLook(
        unit.kind,
        side_of(unit),
        unit.army,
        unit.figures,
        unit.badge,
        unit.elite or _is_elite_kind(unit.kind),
        unit.traits,
    )
    return Stamp(Level.UNIT, look, _bound(draw_unit, look), False)


ROW_LEFT, ROW_RIGHT = -53.0, 52.0
"""Where the row of markers and medals of a hex begins and ends, from the centre."""
BADGE_ROOM = 43.0
"""How much of the row the badge of a unit takes."""
APART = 36.0
"""How far pieces of the row lie apart, where there is room."""
OWN_PLACES = frozenset(
    marker for marker, design in DESIGNS.items() if design.place.y() != MARKER_CORNER.y()
) - {"minefield", "winter_minefield"}
"""Markers that do not lie in the row, but around or before a unit."""


def in_a_row(
    left: Sequence[Stamp], right: Sequence[Stamp], *, beside_badge: bool
) -> Iterator[Stamp]:
    """Yield stamps of the row at the top of a hex, some from its left, some from its right."""
    count = len(left) + len(right)
    start = BADGE_ROOM if beside_badge and left else 0.0
    step = min(APART, (ROW_RIGHT - ROW_LEFT - start) / max(1, count - 1))
    lift = -8.0 if beside_badge else 0.0
    for number, stamp in enumerate(left):
        yield stamp._replace(shift=(start + number * step, lift))
    for number, stamp in reversed(list(enumerate(right))):
        yield stamp._replace(shift=(-number * step, 0.0))


def draw_faded_medal(painter: QPainter, medal: str) -> None:
    """Draw a medal smaller and pale, for a hex of a group whose medal lies on another hex."""
    picture = PICTURES.get(medal)
    if picture is None or picture.top is None:
        return
    painter.save()
    painter.setOpacity(painter.opacity() * GROUP_OPACITY)
    painter.translate(MEDAL_PLACE)
    painter.scale(GROUP_SIZE, GROUP_SIZE)
    painter.translate(-MEDAL_PLACE)
    picture.top(painter, TileLook(medal))
    painter.restore()


GROUP_OPACITY, GROUP_SIZE = 0.55, 0.66
_TOPS = {Layer.OBSTACLE: Level.OBSTACLE, Layer.MARKER: Level.MARKER}


def _is_elite_kind(kind: str) -> bool:
    troop = catalogue().units.get(kind)
    return troop is not None and troop.elite


def _joins(content: HexContent, word: str) -> bool:
    return any(
        (picture := PICTURES.get(tile.piece)) is not None and picture.joins == word
        for _, tile in content.tiles()
    )


def _bound(draw: Callable[[QPainter, T], None], look: T) -> Callable[[QPainter], None]:
    return lambda painter: draw(painter, look)

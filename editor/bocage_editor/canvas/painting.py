"""What a view of a board paints: stamps from sprites, ghosts, and marks over them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter

from bocage_editor.art.brush import fill
from bocage_editor.art.frame import WIDTH, hexagon
from bocage_editor.art.ground import colour_of
from bocage_editor.canvas.annotations import Annotation, draw_annotations
from bocage_editor.canvas.layout import Layout
from bocage_editor.canvas.marks import MarkKind, draw_mark
from bocage_editor.canvas.sheet import draw_sections
from bocage_editor.canvas.sprites import Sprites
from bocage_editor.canvas.stamps import Level, Stamp, Stamper, looks_of
from bocage_editor.canvas.style import Style
from bocage_scenarios.model import Scenario
from bocage_schema.hexes import Hex, neighbours

GHOST_OPACITY = 0.62
BED_PX = 0.8
"""By so many device pixels what lies under a hex is larger than the hex."""


class BoardPainter:
    """Paints any part of a board; which parts differ from before, it tells."""

    def __init__(self, scenario: Scenario) -> None:
        """Begin with a scenario and nothing over it."""
        self.scenario = scenario
        self.style = Style()
        self.layout = Layout(scenario.board)
        self.sprites = Sprites()
        self._stamper = Stamper(scenario, self.style)
        self._stamps: dict[Hex, list[Stamp]] = {}
        self._colours: dict[Hex, QColor] = {}
        """Of the ground."""
        self._marks: dict[MarkKind, frozenset[Hex]] = {}
        self._ghosts: dict[Hex, list[Stamp]] = {}
        self._annotations: tuple[Annotation, ...] = ()

    def restart(self, scenario: Scenario, style: Style) -> None:
        """Paint a scenario of which nothing is known yet."""
        if (scenario.board, style.turned) != (self.scenario.board, self.style.turned):
            self.layout = Layout(scenario.board, turned=style.turned)
        self.scenario, self.style = scenario, style
        self._stamper = Stamper(scenario, style)
        self._stamps.clear()
        self._colours.clear()

    def follow(self, scenario: Scenario, changed: Iterable[Hex]) -> list[Hex]:
        """Paint another revision in which some hexes differ; return those that look different."""
        self.scenario = scenario
        self._stamper = Stamper(scenario, self.style)
        differ = []
        for at in with_neighbours(changed):
            old = self._stamps.get(at)
            if old is not None:
                new = self._stamps[at] = self._stamper.stamps(at)
                if looks_of(new) != looks_of(old):
                    differ.append(at)
        return differ

    def set_mark(self, kind: MarkKind, hexes: Iterable[Hex]) -> set[Hex]:
        """Mark some hexes, and no others, in one of the ways; return those that look different."""
        new = frozenset(hexes)
        old = self._marks.get(kind, frozenset())
        self._marks[kind] = new
        return with_neighbours(old ^ new)

    def mark(self, kind: MarkKind) -> frozenset[Hex]:
        """Return the hexes that are marked in one of the ways."""
        return self._marks.get(kind, frozenset())

    def set_ghosts(self, ghosts: Mapping[Hex, list[Stamp]]) -> list[Hex]:
        """Show what is not there yet, and nothing else so; return the hexes that look different."""
        old, self._ghosts = self._ghosts, dict(ghosts)
        return [
            at
            for at in old.keys() | ghosts.keys()
            if looks_of(old.get(at, ())) != looks_of(ghosts.get(at, ()))
        ]

    def set_annotations(self, shown: Iterable[Annotation]) -> bool:
        """Draw lines and numbers over the board, and no others; tell whether they are new."""
        old, self._annotations = self._annotations, tuple(shown)
        return old != self._annotations

    def paint(
        self,
        painter: QPainter,
        areas: Sequence[QRectF],
        origin: QPointF,
        scale: float,
        back: QBrush,
    ) -> None:
        """Paint parts of the view, in pixels, where the board begins at ``origin``."""
        ratio = painter.device().devicePixelRatio()
        self.sprites.begin(scale, ratio)
        whole = [_aligned(area, ratio) for area in areas]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for area in whole:
            painter.fillRect(area, back)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        near = self.layout.hexes_in(
            QRectF((area.topLeft() - origin) / scale, area.size() / scale) for area in whole
        )
        self._paint_beds(painter, near, origin, scale)
        by_level: list[list[tuple[QPointF, Stamp]]] = [[] for _ in Level]
        for at in near:
            place = self.layout.centre(at) * scale + origin
            for stamp in self._stamps_of(at):
                by_level[stamp.level].append((place, stamp))
        for level in Level:
            if level is Level.SECTIONS:
                _enter_art_units(painter, origin, scale)
                draw_sections(painter, self.layout, self.style)
                painter.restore()
            for place, stamp in by_level[level]:
                self.sprites.draw(painter, place, stamp, upside_down=self.style.turned)
        self._paint_over(painter, near, origin, scale)

    def _paint_beds(
        self, painter: QPainter, near: Sequence[Hex], origin: QPointF, scale: float
    ) -> None:
        """Paint under each hex what shows where two sprites lie a pixel apart."""
        larger = 1 + BED_PX / (scale * painter.device().devicePixelRatio() * WIDTH / 2)
        for at in near:
            colour = self._colours.get(at)
            if colour is None:
                colour = self._colours[at] = colour_of(self._stamper.ground(at))
            bed = Stamp(Level.FACE, ("bed", colour.rgb()), partial(_draw_bed, colour, larger))
            place = self.layout.centre(at) * scale + origin
            self.sprites.draw(painter, place, bed, upside_down=False)

    def _stamps_of(self, at: Hex) -> list[Stamp]:
        stamps = self._stamps.get(at)
        if stamps is None:
            stamps = self._stamps[at] = self._stamper.stamps(at)
        return stamps

    def _paint_over(
        self, painter: QPainter, near: Sequence[Hex], origin: QPointF, scale: float
    ) -> None:
        painter.setOpacity(GHOST_OPACITY)
        for at in near:
            place = self.layout.centre(at) * scale + origin
            for stamp in self._ghosts.get(at, ()):
                self.sprites.draw(painter, place, stamp, upside_down=self.style.turned)
        painter.setOpacity(1)
        _enter_art_units(painter, origin, scale)
        for kind in MarkKind:
            hexes = self._marks.get(kind)
            if hexes:
                draw_mark(painter, self.layout, kind, hexes, near, scale)
        draw_annotations(painter, self.layout, self._annotations, scale)
        painter.restore()


def _draw_bed(colour: QColor, size: float, painter: QPainter) -> None:
    fill(painter, hexagon(size), colour)


def with_neighbours(hexes: Iterable[Hex]) -> set[Hex]:
    """Return hexes and all beside them, on the board or off it."""
    return {near for at in hexes for near in (at, *neighbours(at))}


def _aligned(area: QRectF, ratio: float) -> QRectF:
    """Return the least whole device pixels that hold an area."""
    left, top = floor(area.left() * ratio), floor(area.top() * ratio)
    right, foot = ceil(area.right() * ratio), ceil(area.bottom() * ratio)
    return QRectF(left / ratio, top / ratio, (right - left) / ratio, (foot - top) / ratio)


def _enter_art_units(painter: QPainter, origin: QPointF, scale: float) -> None:
    painter.save()
    painter.translate(origin)
    painter.scale(scale, scale)

"""Boards with something of everything on them, and pictures of them to compare."""

import random

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRegion

from bocage_editor.canvas.marks import mark_bounds
from bocage_editor.canvas.painting import BoardPainter
from bocage_editor.canvas.style import Part, Style
from bocage_scenarios.model import (
    EMPTY_HEX,
    Exit,
    HexContent,
    Label,
    Marker,
    Objective,
    ObjectiveType,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.hexes import neighbours
from bocage_schema.ids import BoardFormat, Face, Side

BACK = QColor("#808080")
TERRAIN = ("forest", "town", "hill", "hedgerow", "church", "marsh", "mountain", "bunker")
LINES = ("river", "road", "railroad")
UNITS = (
    Unit("infantry", "german"),
    Unit("armor", "us", figures=2),
    Unit("artillery", "british"),
    Unit("infantry", "us", badge="us_engineers"),
)
OBSTACLES = ("wire", "sandbags", "hedgehog")
MARKERS = ("minefield", "tag_9", "battle_star", "camouflage", "crosshair")
MEDALS = ("medal_of_honor", "iron_cross", "both_sides_medal")
WORDS = ("Caen", "The bridge over the Vire", "Donaudampfschifffahrtsgesellschaftshauptsitz")


def content(dice):
    """Return something for a hex, often a stack of many pieces."""
    some = dice.random
    return HexContent(
        terrain=Tile(dice.choice(TERRAIN)) if some() < 0.5 else None,
        line=Tile(dice.choice(LINES), dice.randint(1, 3)) if some() < 0.3 else None,
        obstacle=Tile(dice.choice(OBSTACLES)) if some() < 0.2 else None,
        unit=dice.choice(UNITS) if some() < 0.4 else None,
        markers=tuple(Marker(dice.choice(MARKERS)) for _ in range(dice.choice((0, 0, 0, 1, 4)))),
        labels=(Label({"en": dice.choice(WORDS)}),) if some() < 0.15 else (),
    )


def scenario(dice, board_format=BoardFormat.STANDARD, face=Face.BEACH, share=0.5):
    """Return a scenario with something on a share of all hexes, medals and exits."""
    plan = board(board_format)
    filled = dice.sample(plan.hexes, round(share * len(plan.hexes)))
    return Scenario(
        board_format=board_format,
        face=face,
        hexes={at: held for at in filled if (held := content(dice)) != EMPTY_HEX},
        objectives=objectives(dice, plan),
        exits=(Exit(plan.hexes[:3], Side.ALLIES, "exit_range_marker"), Exit(plan.hexes[-1:])),
    )


def objectives(dice, plan):
    """Return groups of hexes, with medals."""
    return tuple(
        Objective(
            next(iter(ObjectiveType)),
            tuple(dice.sample(plan.hexes, dice.randint(1, 3))),
            pieces=(dice.choice(MEDALS),),
        )
        for _ in range(3)
    )


def patch(dice, plan, size=4):
    """Return some hexes that lie together."""
    found = {dice.choice(plan.hexes)}
    while len(found) < size:
        found |= {at for at in neighbours(dice.choice(sorted(found))) if at in plan}
    return found


class Screen:
    """Pixels that are painted bit by bit, as those of a window are."""

    def __init__(self, shown, *, scale=0.3, ratio=1.0, turned=False, size=(700, 500), without=()):
        """Show a scenario and paint everything once."""
        self.painter = BoardPainter(shown)
        self.style = Style(frozenset(Part) - set(without), turned=turned)
        self.painter.restart(shown, self.style)
        self.scale, self.ratio, self.size = scale, ratio, size
        self.origin = QPointF(17, 11.4)
        self.marks, self.ghosts = {}, {}
        self.back = BACK
        self.whole = QRect(0, 0, *size)
        self.image = QImage(QSize(*size) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.setDevicePixelRatio(ratio)
        self.paint([self.whole])

    def paint(self, areas):
        """Paint rectangles of whole pixels, and nothing outside of them."""
        region = QRegion()
        for rect in areas:
            region = region.united(rect.intersected(self.whole))
        drawn = QPainter(self.image)
        drawn.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawn.setClipRegion(region)
        self._paint(drawn, [QRectF(rect) for rect in region])
        if self.painter.sprites.is_blurred:
            self.painter.sprites.sharpen(60)
            self._paint(drawn, [QRectF(rect) for rect in region])
        drawn.end()

    def _paint(self, drawn, areas):
        self.painter.paint(drawn, areas, self.origin, self.scale, QBrush(self.back))

    def area(self, bounds):
        """Return the pixels of a part of the board, as views have it painted."""
        corner = bounds.topLeft() * self.scale + self.origin
        area = QRectF(corner, bounds.size() * self.scale)
        return area.toAlignedRect().adjusted(-2, -2, 2, 2)

    def follow(self, shown, changed):
        """Show another revision."""
        self._update(self.painter.follow(shown, changed))

    def set_ghosts(self, ghosts):
        """Show what is not there."""
        self.ghosts = ghosts
        self._update(self.painter.set_ghosts(ghosts))

    def _update(self, hexes):
        self.paint([self.area(self.painter.layout.bounds(at)) for at in hexes])

    def set_mark(self, kind, hexes):
        """Mark hexes."""
        self.marks[kind] = hexes
        layout = self.painter.layout
        self.paint(
            [self.area(mark_bounds(layout, at)) for at in self.painter.set_mark(kind, hexes)]
        )

    def scroll(self, across, down):
        """Move what is painted by whole pixels, and paint what comes into sight."""
        moved = QImage(self.image)
        drawn = QPainter(self.image)
        drawn.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        drawn.drawImage(QPointF(across, down), moved)
        drawn.end()
        self.origin += QPointF(across, down)
        seen = QRegion(self.whole.translated(across, down))
        self.paint(list(QRegion(self.whole).subtracted(seen)))

    def zoom(self, scale):
        """Show everything larger or smaller."""
        self.scale = scale
        self.paint([self.whole])

    def painted_at_once(self):
        """Return what one who begins now paints."""
        other = Screen(self.painter.scenario, ratio=self.ratio, size=self.size)
        other.painter.restart(self.painter.scenario, self.style)
        other.scale, other.origin = self.scale, self.origin
        other.painter.set_ghosts(self.ghosts)
        for kind, hexes in self.marks.items():
            other.painter.set_mark(kind, hexes)
        other.paint([other.whole])
        return other.image


def largest_difference(a: QImage, b: QImage):
    """Return by how much the two pictures differ at most in any channel of any pixel."""
    assert a.size() == b.size()
    if a == b:
        return 0
    first, second = bytes(a.constBits()), bytes(b.constBits())
    return max(abs(x - y) for x, y in zip(first, second, strict=True) if x != y)


def dice_of(seed):
    """Return dice that always fall the same."""
    return random.Random(seed)

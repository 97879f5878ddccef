"""Words and lines printed on boards.

Words are drawn as outlines, so that they look the same on screens, pictures and paper.
"""

import re
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from bocage_editor.art import inks
from bocage_editor.art.brush import fill, pen
from bocage_editor.art.frame import HEXAGON, WIDTH
from bocage_editor.canvas.layout import REACH

LABEL_SIZE = 25.0
"""Height of letters of a label in art units, where they fit."""
SMALLEST = 12.0
RIM = 7.0
"""Width of the line around letters of a label; half of it shows."""
LABEL_WIDTH = 1.04 * WIDTH
LABEL_FOOT = 88.0
"""The lowest line of a label stands so far below the centre."""
COORDINATE_SIZE = 23.0
COORDINATE_FOOT = -69.0
_AT_HYPHENS = re.compile(r"[^-]+-*|-+")
_DRAWN_SIZE = 100
"""Height of the letters that outlines are taken from."""
GRID = QColor(60, 60, 40, 70)


def draw_outline(painter: QPainter) -> None:
    """Draw the outline of a hex."""
    painter.strokePath(HEXAGON, pen(GRID, 2))


def draw_label(painter: QPainter, words: str) -> None:
    """Draw the words of a label at the foot of a hex, with a light rim."""
    path = _label(words)
    painter.strokePath(path, pen(QColor(255, 253, 244, 225), RIM))
    fill(painter, path, inks.INK)


def draw_coordinate(painter: QPainter, name: str) -> None:
    """Draw the name of a hex at its top."""
    path = centred(name, COORDINATE_SIZE, COORDINATE_FOOT, bold=False)
    painter.strokePath(path, pen(QColor(255, 255, 255, 190), 5))
    fill(painter, path, QColor(40, 40, 30, 215))


@lru_cache(maxsize=1000)
def _label(words: str) -> QPainterPath:
    size = LABEL_SIZE
    lines = _wrapped(words, size)
    while size > SMALLEST and (len(lines) > 3 or _widest(lines, size) > LABEL_WIDTH):
        size *= 0.9
        lines = _wrapped(words, size)
    path = QPainterPath()
    for number, line in enumerate(reversed(lines)):
        path.addPath(centred(line, size, LABEL_FOOT - number * size * 1.05, bold=True))
    return _within_reach(path)


def _within_reach(path: QPainterPath) -> QPainterPath:
    """Return a text made so small that nothing of it is cut off, if it is not so already."""
    area = path.boundingRect()
    foot = min(area.bottom(), REACH - RIM)
    room = 2 * (REACH - RIM)
    rise = foot + REACH - RIM
    shrink = min(1.0, room / max(1.0, area.width()), rise / max(1.0, area.height()))
    if shrink == 1.0:
        return path
    smaller = QTransform.fromScale(shrink, shrink).map(path)
    area = smaller.boundingRect()
    return smaller.translated(-area.center().x(), foot - area.bottom())


def _wrapped(words: str, size: float) -> list[str]:
    """Return the lines of a text, broken between words and behind hyphens to fit a hex."""
    metrics = QFontMetricsF(_font(size, bold=True))
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split():
            for number, part in enumerate(_AT_HYPHENS.findall(word)):
                gap = " " if line and not number else ""
                if line and metrics.horizontalAdvance(f"{line}{gap}{part}") > LABEL_WIDTH:
                    lines.append(line)
                    line, gap = "", ""
                line += gap + part
        lines.append(line)
    return lines


def _widest(lines: list[str], size: float) -> float:
    metrics = QFontMetricsF(_font(size, bold=True))
    return max(map(metrics.horizontalAdvance, lines))


def centred(words: str, size: float, foot: float, *, bold: bool) -> QPainterPath:
    """Return the outlines of a line whose foot lies so far below the centre of a hex."""
    scale = max(1, round(size)) / _DRAWN_SIZE
    place = QTransform.fromTranslate(0, foot).scale(scale, scale)
    return place.map(_outlines(words, bold=bold))


@lru_cache(maxsize=2000)
def _outlines(words: str, *, bold: bool) -> QPainterPath:
    """Return the outlines of a line, taken once from large letters.

    Those of small letters are rounded by the font system as it goes: not the same each time.
    """
    font = _font(_DRAWN_SIZE, bold=bold)
    path = QPainterPath()
    path.addText(QPointF(-QFontMetricsF(font).horizontalAdvance(words) / 2, 0), font, words)
    return path


@lru_cache(maxsize=64)
def _font(size: float, *, bold: bool) -> QFont:
    font = QFont()
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font

"""Drawing a whole board with vectors: for pictures, paper and previews."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art.frame import ROW_STEP, WIDTH
from bocage_editor.canvas.layout import Layout
from bocage_editor.canvas.stamps import Level, Stamp, Stamper
from bocage_editor.canvas.style import Part, Style
from bocage_scenarios.model import Scenario

SECTION_LINE = QColor(190, 40, 30, 190)
BORDER_LINE = QColor(190, 40, 30, 235)
DASH = ROW_STEP / 6
"""How long dashes and the gaps between them are."""


def draw_board(painter: QPainter, scenario: Scenario, style: Style | None = None) -> Layout:
    """Draw a board and everything on it, in art units from the origin, and return its layout."""
    style = style or Style()
    layout = Layout(scenario.board, turned=style.turned)
    stamper = Stamper(scenario, style)
    drawn = [(layout.centre(at), stamper.stamps(at)) for at in layout.drawing_order]
    for level in Level:
        if level is Level.SECTIONS:
            draw_sections(painter, layout, style)
        for centre, stamps in drawn:
            for stamp in stamps:
                if stamp.level is level:
                    draw_stamp(painter, centre, stamp, turned=style.turned)
    return layout


def draw_stamp(painter: QPainter, centre: QPointF, stamp: Stamp, *, turned: bool) -> None:
    """Draw a stamp on a hex."""
    painter.save()
    painter.translate(centre + QPointF(*stamp.shift))
    if turned and stamp.turns:
        painter.rotate(180)
    stamp.draw(painter)
    painter.restore()


def draw_sections(painter: QPainter, layout: Layout, style: Style) -> None:
    """Draw the lines between sections over the whole board."""
    if not style.shows(Part.SECTIONS):
        return
    board = layout.board
    for column in board.section_lines:
        across = (column + 1) * WIDTH / 2
        if layout.turned:
            across = layout.size.width() - across
        is_border = column in board.section_borders
        _draw_dashes(
            painter,
            across,
            layout.size.height(),
            5 if is_border else 3.5,
            BORDER_LINE if is_border else SECTION_LINE,
        )


def _draw_dashes(
    painter: QPainter, across: float, height: float, width: float, colour: QColor
) -> None:
    """Draw a broken line down the board.

    Each dash is a rectangle: what a pen with dashes draws depends on the part that is painted.
    """
    path = QPainterPath()
    for number in range(ceil(height / (2 * DASH))):
        top = 2 * number * DASH
        path.addRect(QRectF(across - width / 2, top, width, min(DASH, height - top)))
    painter.fillPath(path, colour)

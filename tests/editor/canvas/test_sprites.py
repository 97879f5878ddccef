"""Sprites are as sharp as vectors, hold no more memory than they may, and leave no seams."""

import pytest
from painted import Screen, dice_of, largest_difference, scenario
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bocage_editor.canvas import sprites
from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.sheet import draw_stamp
from bocage_editor.canvas.sprites import Sprites, filled_part
from bocage_editor.canvas.stamps import Stamper, unit_stamp
from bocage_editor.canvas.style import Part, Style
from bocage_scenarios.model import Scenario, Unit
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, Face

pytestmark = pytest.mark.usefixtures("qapp")


def canvas(side, ratio):
    image = QImage(
        round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#c9d39b"))
    return image


def by_sprites(stamps, scale, ratio, place, *, turned):
    image = canvas(2 * place.x(), ratio)
    painter = QPainter(image)
    kept = Sprites()
    kept.begin(scale, ratio)
    for stamp in stamps:
        kept.draw(painter, place, stamp, upside_down=turned)
    painter.end()
    return image


def by_vectors(stamps, scale, ratio, place, *, turned):
    image = canvas(2 * place.x(), ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place)
    painter.scale(scale, scale)
    for stamp in stamps:
        draw_stamp(painter, QPointF(), stamp, turned=turned)
    painter.end()
    return image


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 4.0])
def test_sprites_equal_vectors(ratio, turned):
    shown = scenario(dice_of(7))
    stamper = Stamper(shown, Style(turned=turned))
    for at in shown.board.hexes[::9]:
        stamps = [stamp for stamp in stamper.stamps(at) if stamp.shift == (0, 0)]
        place = QPointF(60, 60)
        one = by_sprites(stamps, 0.37, ratio, place, turned=turned)
        other = by_vectors(stamps, 0.37, ratio, place, turned=turned)
        off = [
            abs(x - y)
            for x, y in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
        ]
        assert sum(off) / len(off) < 0.5
        assert sum(each > 24 for each in off) < 0.002 * len(off)


@pytest.mark.parametrize("scale", [0.05, 0.2, 0.5, 1.3, 2.9])
def test_sprites_that_were_cut_once_lose_nothing_at_other_scales(scale):
    """The part of a hex that is empty is found at one scale and left out at all others."""
    stamps = [unit_stamp(Unit("infantry", "us", badge="us_engineers"))]
    kept = Sprites()
    image = canvas(800, 1.0)
    painter = QPainter(image)
    kept.begin(0.1, 1.0)
    kept.draw(painter, QPointF(400, 400), stamps[0], upside_down=False)
    painter.end()
    image = canvas(800, 1.0)
    painter = QPainter(image)
    kept.begin(scale, 1.0)
    kept.draw(painter, QPointF(400, 400), stamps[0], upside_down=False)
    painter.end()
    whole = by_sprites(stamps, scale, 1.0, QPointF(400, 400), turned=False)
    assert largest_difference(image, whole) <= 24  # curves are rounded anew


def test_a_new_zoom_is_blurred_at_most_until_there_is_time(monkeypatch):
    monkeypatch.setattr(sprites, "BUDGET_S", 0.0)
    kept, stamp = Sprites(), unit_stamp(Unit("armor", "us"))
    image = canvas(300, 1.0)
    painter = QPainter(image)
    for scale in (0.3, 0.6):
        kept.begin(scale, 1.0)
        kept.draw(painter, QPointF(150, 150), stamp, upside_down=False)
    painter.end()
    assert kept.is_blurred
    kept.sharpen(60)
    assert not kept.is_blurred
    sharp, image = canvas(300, 1.0), canvas(300, 1.0)
    for target, owner in ((sharp, Sprites()), (image, kept)):
        painter = QPainter(target)
        owner.begin(0.6, 1.0)
        owner.draw(painter, QPointF(150, 150), stamp, upside_down=False)
        painter.end()
    assert image == sharp


def test_memory_is_bounded_over_many_zooms(monkeypatch):
    monkeypatch.setattr(sprites, "MOST_PIXELS", 2_000_000)
    screen = Screen(scenario(dice_of(2)), size=(420, 300))
    for number in range(40):
        screen.zoom(0.1 * 1.1**number)
        assert screen.painter.sprites.pixels <= 2_000_000
        kept = screen.painter.sprites.kept()
        assert sum(sprite.size for sprite in kept) == screen.painter.sprites.pixels


@pytest.mark.parametrize(
    ("view", "ratio", "most"),
    [
        ((1000, 600), 1.0, 16 * 600_000),
        ((1000, 600), 1.5, 16 * 1_350_000),
        ((3840, 2160), 1.0, sprites.MOST_PIXELS),
        ((60, 40), 1.0, sprites.RESTING_PIXELS),
        ((0, 0), 1.0, sprites.MOST_PIXELS),
    ],
)
def test_a_view_keeps_as_many_pixels_as_it_has_use_for(view, ratio, most):
    kept = Sprites()
    kept.fit(QSize(*view))
    kept.begin(0.3, ratio)
    assert kept.most_pixels == most


def test_a_board_that_is_zoomed_holds_no_more_pixels_than_its_size_allows():
    view = BoardView(scenario(dice_of(2)))
    view.resize(800, 600)
    view.show()
    port, held = view.viewport(), view._painter.sprites
    most, peak = 16 * port.width() * port.height(), 0
    for _ in range(12):
        view.zoom_in()
        view.grab()
        view.settle()
        assert held.pixels <= most
        peak = max(peak, held.pixels)
    assert peak > most / 2


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("face", [Face.COUNTRYSIDE, Face.BEACH])
@pytest.mark.parametrize("ratio", [1.0, 1.25])
def test_no_seams_between_hexes(ratio, face, turned):
    """On a loud background, nothing of it shows between hexes at odd scales."""
    plan = board(BoardFormat.STANDARD)
    bare = set(Part) - {Part.GROUND, Part.LINE, Part.TERRAIN}
    for scale in (0.1137, 0.2871, 0.3333, 0.5049):
        screen = Screen(Scenario(face=face), scale=scale, ratio=ratio, turned=turned, without=bare)
        screen.back = QColor("#ff00ff")
        screen.paint([screen.whole])
        layout = screen.painter.layout
        for at in plan.hexes:
            for near in plan.adjacent[at]:
                for share in (0.2, 0.5, 0.8):
                    place = _on_edge(layout, at, near, share) * scale + screen.origin
                    if screen.whole.adjusted(2, 2, -2, -2).contains(place.toPoint()):
                        _assert_no_background(screen.image, place * ratio)


def _on_edge(layout, at, near, share):
    """Return a point on the edge between two hexes."""
    shared = [
        a for a in layout.corners(at) for b in layout.corners(near) if (a - b).manhattanLength() < 1
    ]
    return shared[0] * share + shared[1] * (1 - share)


def _assert_no_background(image, place):
    for x in (-1, 0, 1):
        colour = image.pixelColor(int(place.x()) + x, int(place.y()))
        assert not (colour.red() > 200 and colour.green() < 110 and colour.blue() > 180)


def test_the_filled_part_of_a_picture():
    image = QImage(50, 41, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    assert filled_part(image).size().width() == 1
    image.setPixelColor(7, 30, QColor(0, 0, 0, 1))
    image.setPixelColor(49, 12, QColor(9, 9, 9, 255))
    assert filled_part(image).getRect() == (7, 12, 43, 19)

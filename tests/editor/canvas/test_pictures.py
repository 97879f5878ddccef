"""What is drawn of a scenario, on the screen and in pictures of it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from painted import Screen, dice_of, largest_difference, scenario
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from bocage_editor.art.gallery import PICTURES
from bocage_editor.art.look import VARIANTS, TileLook
from bocage_editor.canvas.layout import REACH, Layout
from bocage_editor.canvas.lettering import draw_label
from bocage_editor.canvas.picture import picture_of, png_of, svg_of
from bocage_editor.canvas.sprites import filled_part
from bocage_editor.canvas.stamps import Level, Stamper, in_a_row, tile_stamps, unit_stamp
from bocage_editor.canvas.style import Part, Style
from bocage_scenarios.model import (
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
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Layer

pytestmark = pytest.mark.usefixtures("qapp")
PLAN = board(BoardFormat.STANDARD)
E5 = PLAN.hex("E5")


def filled(*draw, shift=(0.0, 0.0), scale=1.0):
    """Return the least rectangle around what is drawn, in art units."""
    half = 240
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    painter.scale(scale, scale)
    painter.translate(*shift)
    for each in draw:
        each(painter)
    painter.end()
    area = QRectF(filled_part(image).translated(-half, -half))
    return QRectF(area.topLeft() / scale, area.size() / scale)


WITHIN = QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH)


@pytest.mark.parametrize("piece", PICTURES)
def test_no_picture_of_a_piece_is_cut_off(piece):
    """Trains, ships and bridges are wider than a hex, but not than its reach."""
    known = catalogue().pieces[piece]
    for orientation in range(1, 7):
        for joined in (0, 0b100101, 63):
            look = TileLook(piece, orientation, joined, orientation % VARIANTS)
            stamps = [stamp.draw for stamp in tile_stamps(look, known.layer)]
            area = filled(*stamps)
            assert WITHIN.contains(area), (orientation, joined, area)


@pytest.mark.parametrize("kind", catalogue().units)
def test_no_picture_of_a_unit_is_cut_off(kind):
    unit = Unit(kind, "us", figures=3, badge="us_engineers", traits=("two_medals", "boat"))
    assert WITHIN.contains(filled(unit_stamp(unit).draw))


@pytest.mark.parametrize(
    "words",
    ["a", "Donaudampfschifffahrtsgesellschaftskapitänsmütze " * 3, "w" * 90, "many lines\n" * 40],
)
def test_no_label_is_cut_off(words):
    assert WITHIN.contains(filled(lambda painter: draw_label(painter, words)))


def test_tall_stacks_lie_within_reach_and_apart():
    """Ten markers and medals lie in one row: none goes over the side, none hides another."""
    left = [s for _ in range(5) for s in tile_stamps(TileLook("tag_9"), Layer.MARKER)]
    right = [s for _ in range(5) for s in tile_stamps(TileLook("iron_cross"), Layer.MARKER)]
    for beside_badge in (False, True):
        row = list(in_a_row(left, right, beside_badge=beside_badge))
        areas = [filled(stamp.draw, shift=stamp.shift) for stamp in row]
        assert all(WITHIN.contains(area) for area in areas)
        across = sorted(area.left() for area in areas)
        assert all(b - a >= 2 for a, b in pairwise(across))
        assert areas[0].left() >= -90
        assert max(area.right() for area in areas) <= 90


def test_markers_leave_badges_uncovered():
    unit = Unit("infantry", "us", badge="us_engineers")
    crowded = HexContent(unit=unit, markers=(Marker("minefield"), Marker("tag_9")))
    stamps = Stamper(Scenario(hexes={E5: crowded}), Style()).stamps(E5)
    badge = QRectF(-67, -45, 34, 34)
    for stamp in stamps:
        if stamp.level is Level.MARKER:
            over = filled(stamp.draw, shift=stamp.shift).intersected(badge)
            assert over.width() * over.height() < 0.1 * badge.width() * badge.height()


@pytest.mark.parametrize("part", Part)
def test_hidden_parts_are_not_drawn(part):
    """Hiding a part changes the picture, and hiding all leaves the ground alone."""
    shown = scenario(dice_of(3))
    shown = replace(
        shown, hexes={**shown.hexes, E5: HexContent(rect=Tile("bridge"), line=Tile("river"))}
    )
    everything = picture_of(shown, Style(), width=700)
    without = picture_of(shown, Style(frozenset(Part) - {part}), width=700)
    assert (everything == without) == (part is Part.GROUND)


def test_with_everything_hidden_the_board_is_bare():
    shown = scenario(dice_of(3))
    bare = Scenario(board_format=shown.board_format, face=shown.face)
    nothing = Style(frozenset())
    assert picture_of(shown, nothing, width=500) == picture_of(bare, nothing, width=500)


@pytest.mark.parametrize("turned", [False, True])
def test_labels_lie_above_everything_else(turned):
    """Whatever lies around, the pixels of a label are the same but for the softness of edges."""
    label = HexContent(labels=(Label({"en": "Utah"}),))
    crowd = scenario(dice_of(11), share=1.0).hexes
    full = {at: replace(held, labels=()) for at, held in crowd.items()}
    full[E5] = replace(full.get(E5, HexContent()), labels=label.labels)
    style = Style(turned=turned)
    ink = _ink(picture_of(Scenario(hexes={E5: label}), style, width=2000), E5, turned)
    other = picture_of(Scenario(hexes=full), style, width=2000)
    assert len(ink) > 100
    now = [other.pixelColor(place).lightness() for place, _ in ink]
    then = [colour.lightness() for _, colour in ink]
    assert max(abs(a - b) for a, b in zip(now, then, strict=True)) <= 3


def _ink(image, at, turned):
    """Return the darkest pixels at the foot of a hex, those of its label."""
    layout = Layout(PLAN, turned=turned)
    scale = image.width() / (layout.size.width() + 48)
    foot = (layout.centre(at) + QPointF(24, 24 + 80)) * scale
    return [
        (place, colour)
        for x in range(-48, 48)
        for y in range(-20, 30)
        if (colour := image.pixelColor(place := foot.toPoint() + QPoint(x, y))).lightness() < 40
    ]


def test_coordinates_are_the_same_everywhere():
    """Each hex carries its label, upright, on the screen and in pictures, turned or not."""
    for turned in (False, True):
        stamper = Stamper(Scenario(), Style(turned=turned))
        for at in PLAN.hexes:
            (name,) = [s for s in stamper.stamps(at) if s.level is Level.COORDINATES]
            assert name.key == ("coordinate", PLAN.label(at))
            assert not name.turns


def test_the_screen_shows_what_pictures_show():
    shown = scenario(dice_of(6))
    image = picture_of(shown, width=900)
    scale = image.width() / (Layout(shown.board).size.width() + 48)
    screen = Screen(shown, scale=scale, size=(image.width(), image.height()))
    screen.origin = QPointF(24, 24) * scale
    screen.back = QColor("#ffffff")
    screen.paint([screen.whole])
    one, other = bytes(image.constBits()), bytes(screen.image.constBits())
    off = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
    assert off < 4


def test_pictures_do_not_depend_on_the_view(show):
    """At any zoom, scrolled, turned, with marks: the bytes of a picture are the same."""
    shown = scenario(dice_of(8))
    view = show(shown)
    png, svg = png_of(picture_of(shown, width=600)), svg_of(shown, width=600, title="x")
    for zoom in (0.25, 4.0):
        view.set_zoom(zoom)
        view.pan(QPoint(-70, -90))
        view.set_board_style(Style(turned=zoom > 1))
        view.settle()
        assert png_of(picture_of(shown, width=600)) == png
        assert svg_of(shown, width=600, title="x") == svg


def test_a_group_is_seen_on_all_of_its_hexes():
    group = (E5, PLAN.hex("F5"), PLAN.hex("e6"))
    objective = Objective(next(iter(ObjectiveType)), group, pieces=("iron_cross", "iron_cross"))
    stamper = Stamper(Scenario(objectives=(objective,)), Style())
    counts = [sum(stamp.level is Level.MARKER for stamp in stamper.stamps(at)) for at in group]
    assert counts == [2, 1, 1]
    kinds = {s.key for at in group[1:] for s in stamper.stamps(at) if s.level is Level.MARKER}
    assert kinds == {("group", "iron_cross")}
    hidden = Stamper(Scenario(objectives=(objective,)), Style(frozenset(Part) - {Part.MARKER}))
    assert not any(s.level is Level.MARKER for at in group for s in hidden.stamps(at))


def test_a_turned_picture_is_the_picture_upside_down():
    """All that lies on the table is turned by half a circle; coordinates stay upright."""
    style = Style(frozenset({Part.GROUND, Part.LINE, Part.TERRAIN, Part.RECT, Part.GRID}))
    shown = replace(scenario(dice_of(2)), objectives=(), exits=())
    one = picture_of(shown, style, width=800)
    other = picture_of(shown, replace(style, turned=True), width=800)
    flipped = other.transformed(QTransform().rotate(180))
    off = [
        abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(flipped.constBits()), strict=True)
    ]
    assert sum(off) / len(off) < 3
    assert largest_difference(one, other) > 50


def test_unknown_hexes_do_not_disturb():
    """A hex that lies off the board, as in damaged files, is passed over."""
    shown = Scenario(hexes={Hex(40, 40): HexContent(terrain=Tile("forest"))})
    assert picture_of(shown, width=300) == picture_of(Scenario(), width=300)

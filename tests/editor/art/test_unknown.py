"""Whatever a file calls a piece, something is drawn that looks like a placeholder."""

from itertools import pairwise

import pytest
from drawn import differing, drawn, greys, inked
from hypothesis import given, strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from bocage_editor.art.look import UnitLook
from bocage_editor.art.units import draw_unit
from bocage_editor.art.unknown import draw_unknown
from bocage_schema.ids import Side

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = st.text(st.characters(), max_size=300)


def picture(name: str, area: QRectF | None = None, scale: float = 0.5) -> QImage:
    return drawn(lambda painter: draw_unknown(painter, name, area), scale)


@given(NAMES)
def test_any_name_is_drawn_within_the_hex(name: str) -> None:
    area = inked(picture(name))
    assert 60 < area.width() <= 90
    assert 70 < area.height() <= 100


@given(NAMES, st.sampled_from([*Side, None]))
def test_a_unit_of_any_name_is_drawn_on_its_counter(name: str, side: Side | None) -> None:
    look = UnitLook(name, side, None, None, None)
    area = inked(drawn(lambda painter: draw_unit(painter, look), 0.5))
    assert 50 < area.width() < 62
    assert 35 < area.height() < 48


@pytest.mark.parametrize(
    "name", ["\ud800", "\udfff\udfff", "a\x00b", "\n\t", "\u202eabc", "🛸" * 40]
)
def test_names_that_no_font_can_show_do_no_harm(name: str) -> None:
    assert inked(picture(name)).width() > 60


def test_names_can_be_told_apart() -> None:
    a, b = picture("trebuchet", scale=1.0), picture("catapult", scale=1.0)
    assert differing(greys(a), greys(b)) > 100


def test_the_frame_is_dashed() -> None:
    edge = picture("x", QRectF(-60, -40, 120, 80), scale=1.0)
    row = [edge.pixelColor(x, 125 - 40).lightness() < 120 for x in range(70, 180)]
    changes = sum(a != b for a, b in pairwise(row))
    assert changes >= 8


def test_a_placeholder_fits_the_place_it_is_given() -> None:
    area = inked(picture("a rather long name of a marker", QRectF(-30, -25, 60, 50), scale=1.0))
    assert area.width() <= 66
    assert area.height() <= 56

"""Badges are many and small, and still no two are alike."""

import pytest
from drawn import alike, differing, drawn, drawn_as_svg, greys, inked
from PySide6.QtGui import QImage

from bocage_editor.art.badges import DESIGNS, draw_badge
from bocage_schema.catalogue import catalogue

pytestmark = pytest.mark.usefixtures("qapp")

BADGES = tuple(catalogue().badges)


def picture(badge: str, scale: float = 1.0) -> QImage:
    return drawn(lambda painter: draw_badge(painter, badge), scale)


def test_every_badge_has_a_design() -> None:
    assert set(DESIGNS) == set(BADGES)


def test_no_two_badges_look_the_same_in_grey() -> None:
    assert list(alike([(badge, picture(badge)) for badge in BADGES], 180)) == []


@pytest.mark.parametrize("badge", BADGES)
def test_a_badge_fills_its_circle_and_hardly_more(badge: str) -> None:
    area = inked(picture(badge))
    assert 32 <= area.width() <= 48
    assert 32 <= area.height() <= 48


@pytest.mark.parametrize("badge", BADGES)
def test_a_badge_is_the_same_in_a_file_of_vector_graphics(badge: str) -> None:
    stored = drawn_as_svg(lambda painter: draw_badge(painter, badge), 1.0)
    assert differing(greys(stored), greys(picture(badge))) < 20


@pytest.mark.parametrize("badge", ["", "badge99", "☃"])
def test_an_unknown_badge_is_a_question_mark(badge: str) -> None:
    shown = greys(picture(badge))
    assert shown == greys(picture("no such badge"))
    assert all(differing(shown, greys(picture(known))) > 100 for known in BADGES)

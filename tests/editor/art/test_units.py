"""Counters tell the side, the kind, the rank and the strength of a unit, also without colour."""

import pytest
from drawn import alike, alpha, differing, drawn, drawn_as_svg, greys, inked
from PySide6.QtGui import QImage

from bocage_editor.art.look import UnitLook
from bocage_editor.art.unit_marks import MARKS
from bocage_editor.art.unit_symbols import SYMBOLS
from bocage_editor.art.units import draw_unit
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Side

pytestmark = pytest.mark.usefixtures("qapp")

KINDS = tuple(catalogue().units)
ARMIES = (None, *(army for army in catalogue().armies))


def counter(look: UnitLook, scale: float = 0.4) -> QImage:
    return drawn(lambda painter: draw_unit(painter, look), scale)


def plain(kind: str, side: Side | None = Side.ALLIES, army: str | None = None) -> UnitLook:
    return UnitLook(kind, side, army, None, None)


def test_every_kind_of_unit_has_a_symbol() -> None:
    assert set(SYMBOLS) == set(KINDS)


@pytest.mark.parametrize("side", list(Side))
def test_no_two_kinds_look_the_same_in_grey(side: Side) -> None:
    pictures = [(kind, counter(plain(kind, side))) for kind in KINDS]
    assert list(alike(pictures, 120)) == []


@pytest.mark.parametrize("side", list(Side))
def test_no_two_kinds_look_the_same_on_a_small_board(side: Side) -> None:
    pictures = [(kind, counter(plain(kind, side), 0.26)) for kind in KINDS]
    assert list(alike(pictures, 45)) == []


@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_axis_is_dark_and_has_cut_corners(kind: str, army: str | None) -> None:
    allies, axis = (counter(plain(kind, side, army), 1.0) for side in (Side.ALLIES, Side.AXIS))
    assert differing(greys(allies), greys(axis), 60) > 2000
    for x in (-47, 47):
        assert alpha(allies, x, 40, 1.0) == 255
        assert alpha(axis, x, 40, 1.0) < 120


@pytest.mark.parametrize("side", [*Side, None])
@pytest.mark.parametrize("kind", KINDS)
def test_special_forces_have_round_upper_corners(kind: str, side: Side | None) -> None:
    image = counter(plain(kind, side)._replace(elite=True))
    assert alpha(image, -50, -27) < 60
    usual = counter(plain(kind, side))
    assert (alpha(usual, -50, -27) < 60) == catalogue().units[kind].elite


def test_an_elite_counter_differs_from_a_plain_one_of_its_kind() -> None:
    look = plain("armor")
    assert differing(greys(counter(look)), greys(counter(look._replace(elite=True)))) > 10


@pytest.mark.parametrize("figures", [1, 2, 3, 4, 5, 9, 12])
def test_an_unusual_number_of_figures_is_printed_at_the_lower_right(figures: int) -> None:
    look = plain("infantry")
    usual, other = counter(look, 1.0), counter(look._replace(figures=figures), 1.0)
    assert alpha(other, 55, 36, 1.0) == 255
    assert alpha(usual, 55, 36, 1.0) < 120


def test_numbers_of_figures_can_be_told_apart() -> None:
    looks = [plain("infantry")._replace(figures=figures) for figures in range(1, 10)]
    assert list(alike([(str(look.figures), counter(look)) for look in looks], 4)) == []


def test_dots_count_the_figures() -> None:
    one, four = (counter(plain(kind)) for kind in ("tiger", "special_forces"))
    assert greys(one)[:100] == greys(four)[:100]
    assert list(alike([("1", one), ("4", four)], 10)) == []


@pytest.mark.parametrize("army", catalogue().armies)
def test_an_army_has_its_own_colour(army: str) -> None:
    others = [other for other in catalogue().armies if other != army]
    mine = counter(plain("armor", Side.ALLIES, army))
    assert all(counter(plain("armor", Side.ALLIES, other)) != mine for other in others)


@pytest.mark.parametrize("badge", catalogue().badges)
def test_a_badge_sits_at_the_upper_left_corner(badge: str) -> None:
    bare, worn = counter(plain("infantry")), counter(plain("infantry")._replace(badge=badge))
    assert alpha(bare, -62, -28) == 0
    assert alpha(worn, -62, -28) > 200


@pytest.mark.parametrize("side", [*Side, None])
@pytest.mark.parametrize("kind", KINDS)
def test_figures_stay_on_their_counter(kind: str, side: Side | None) -> None:
    area = inked(counter(plain(kind, side), 1.0), least=80)
    middle = 125
    assert area.left() >= middle - 55
    assert area.right() <= middle + 58
    assert area.top() >= middle - 34
    assert area.bottom() <= middle + 51


@pytest.mark.parametrize("kind", ["?", "?infxx", "wizard", "", "?" + "ж" * 200])
def test_an_unknown_kind_is_told_by_a_question_mark_and_keeps_its_side(kind: str) -> None:
    allies, axis = (counter(plain(kind, side)) for side in Side)
    assert differing(greys(allies), greys(axis), 60) > 300
    for known in ("infantry", "armor"):
        assert differing(greys(counter(plain(known))), greys(allies)) > 100


def test_the_name_of_an_unknown_kind_can_be_read() -> None:
    a, b = counter(plain("?tank9xx"), 1.0), counter(plain("?boat3yy"), 1.0)
    assert differing(greys(a), greys(b)) > 60


def test_drawing_twice_gives_the_same_picture() -> None:
    look = UnitLook("engineers", Side.AXIS, "italian", 2, "italian_engineers", True)
    assert counter(look) == counter(look)


def test_a_unit_of_no_side_is_drawn_neutral() -> None:
    neutral = counter(plain("infantry", None))
    for side in Side:
        assert differing(greys(neutral), greys(counter(plain("infantry", side)))) > 100


@pytest.mark.parametrize("trait", MARKS)
def test_a_trait_with_a_mark_shows_it_at_the_right_edge(trait: str) -> None:
    assert trait in {known.id for known in catalogue().traits.values()}
    bare, marked = (counter(plain("infantry")._replace(traits=t), 1.0) for t in ((), (trait,)))
    assert alpha(bare, 60, -13, 1.0) == 0
    assert alpha(marked, 60, -13, 1.0) == 255


def test_traits_without_a_mark_and_traits_nobody_knows_change_nothing() -> None:
    look = plain("infantry")
    assert counter(look) == counter(look._replace(traits=("french_resistance", "no such trait")))


@pytest.mark.parametrize("side", [*Side, None])
@pytest.mark.parametrize("kind", ["special_forces", "swa_at_late", "?tank77"])
def test_a_counter_is_the_same_in_a_file_of_vector_graphics(kind: str, side: Side | None) -> None:
    look = UnitLook(kind, side, None, 2, "us_engineers", traits=("boat",))
    stored = drawn_as_svg(lambda painter: draw_unit(painter, look))
    assert differing(greys(stored), greys(counter(look))) < 20

"""Which boxes a scenario needs, and which would cure a shortage."""

import pytest
from hanging import must_end
from inventories import board, need, needs, owning

from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Face
from bocage_schema.inventory import (
    Cure,
    Group,
    Holdings,
    Need,
    Needs,
    Part,
    Verdict,
    boxes_needed,
    count,
)


def copies(wanted):
    """Return the needed boxes with their copies."""
    return {box.box: box.copies for box in boxes_needed(wanted)}


BOARD = board()


@pytest.mark.parametrize(
    ("wanted", "boxes"),
    [
        pytest.param([], {"base": 1}, id="nothing but a board"),
        pytest.param([need("bunker", 4)], {"base": 1}, id="one box full"),
        pytest.param([need("bunker", 5)], {"base": 2}, id="one bunker more"),
        pytest.param([need("bunker", 3), need("bridge", 2)], {"base": 2}, id="both sides of tiles"),
        pytest.param([need("marsh", 1)], {"base": 1, "terrain_pack": 1}, id="an expansion"),
        pytest.param(
            [need("winter_bridge", 1), need("winter_forest", 9)],
            {"base": 1, "winter_wars": 1},
            id="one box that holds both rather than two",
        ),
        pytest.param([need("infantry", 48, "us")], {"base": 2}, id="figures that are certain"),
        pytest.param([need("broken_bridge", 1)], {"base": 1}, id="in no known box"),
        pytest.param([need("infantry", 500, "german")], {"base": 12}, id="a very large army"),
    ],
)
def test_the_fewest_boxes_with_which_nothing_is_missing(wanted, boxes):
    assert copies(Needs.of([BOARD, *wanted])) == boxes


@pytest.mark.parametrize(
    ("face", "boxes"),
    [
        (Face.COUNTRYSIDE, {"base": 1}),
        (Face.BEACH, {"base": 1}),
        (Face.WINTER, {"base": 1, "winter_desert_board": 1}),
        (Face.DESERT, {"base": 1, "winter_desert_board": 1}),
    ],
)
def test_the_box_of_a_board(face, boxes):
    assert copies(Needs.of([board(face=face)])) == boxes


def test_larger_boards():
    overlord = board("overlord", Face.WINTER, 2)
    assert copies(Needs.of([overlord])) == {"base": 1, "winter_desert_board": 2}
    assert copies(Needs.of([board("overlord", Face.BEACH, 2)])) == {"base": 2}
    assert copies(Needs.of([board("breakthrough", Face.WINTER)])) == {"base": 1, "breakthrough": 1}


def test_one_piece_of_another_box_is_enough_to_need_it():
    before = copies(Needs.of([BOARD, *needs(forest=3)]))
    after = copies(Needs.of([BOARD, *needs(forest=3, jungle=1)]))
    assert after.keys() - before.keys() == {"pacific_theater"}


def test_boxes_say_what_they_are_needed_for_and_how_sure_that_is():
    base, pack = boxes_needed(Needs.of([BOARD, *needs(forest=3, marsh=1)]))
    assert (base.box, base.certain) == ("base", True)
    assert [part.id for part in base.needed_for] == ["standard", "forest"]
    assert (pack.box, pack.certain) == ("terrain_pack", False)
    assert [part.id for part in pack.needed_for] == ["marsh"]
    (doubtful,) = boxes_needed(Needs.of([BOARD, *needs(forest=27)]))
    assert not doubtful.certain


def test_a_box_without_which_another_cannot_be_played_is_needed_for_nothing():
    base, winter = boxes_needed(Needs.of([need("winter_bridge", 1)]))
    assert (base.box, base.needed_for) == ("base", ())
    assert winter.box == "winter_wars"


def test_every_box_but_the_base_game_needs_the_base_game():
    expansions = [box for box in catalogue().boxes.values() if box.id != "base"]
    assert all("base" in box.requires for box in expansions)


def cures(wanted, holdings):
    """Return the cures of the only shortage."""
    (shortage,) = count(Needs.of(wanted), holdings).shortages
    return shortage.cures, shortage.cured_for_certain


def test_a_shortage_is_cured_by_the_fewest_further_boxes():
    bridges = [need("bunker", 3), need("bridge", 2)]
    assert cures(bridges, owning(base=1)) == ((Cure("base", 1),), True)
    assert cures([need("bunker", 13)], owning(base=1)) == ((Cure("base", 3),), True)
    assert cures([need("marsh", 2)], owning(base=1)) == ((Cure("terrain_pack", 1),), False)


def test_a_cure_includes_what_it_cannot_be_played_without():
    found, _ = cures([need("marsh", 2)], Holdings())
    assert found == (Cure("base", 1), Cure("terrain_pack", 1))


def test_a_box_that_is_sure_to_hold_a_piece_is_needed_rather_than_another():
    assert copies(needs(winter_forest=2)) == {"base": 1, "winter_wars": 1}


def test_a_box_that_the_scenario_needs_anyway_is_the_better_cure():
    for other, box in (("winter_bridge", "winter_wars"), ("casemate", "eastern_front")):
        wanted = needs(winter_forest=2, **{other: 1})
        found = [shortage.cures for shortage in count(wanted, owning(base=1)).shortages]
        assert found == [(Cure(box, 1),), (Cure(box, 1),)]


def test_a_cure_that_is_certain_is_better_still():
    counts = {"winter_wars": {"winter_forest": 20}}
    found = count(needs(winter_forest=2, casemate=1), Holdings({"base": 1}, counts)).shortages
    assert [(shortage.cures, shortage.cured_for_certain) for shortage in found] == [
        ((Cure("winter_wars", 1),), True),
        ((Cure("eastern_front", 1),), False),
    ]


def test_what_the_owner_counted_holds_for_further_copies_too():
    lost = Holdings({"base": 1}, {"base": {"bunker": 1}})
    assert cures([need("bunker", 5)], lost) == ((Cure("base", 4),), True)


def test_no_number_of_boxes_that_lack_a_piece_is_a_cure():
    lost = Holdings({"base": 1}, {"base": {"bunker": 0}})
    assert cures([need("bunker", 1)], lost) == ((), False)


def test_a_cure_is_found_however_many_boxes_there_are():
    many = dict.fromkeys(catalogue().boxes, 99) | {"eastern_front": 0, "winter_wars": 0}
    assert cures([need("winter_forest", 1)], Holdings(many)) == ((Cure("winter_wars", 1),), False)


def test_absurd_numbers_are_counted_all_the_same():
    wanted = Needs.of(
        [
            BOARD,
            need("infantry", 10**7, "german"),
            need("infantry", 10**7, "us"),
            need("sniper", 10**6, "german"),
            need("forest", 230),
            need("winter_forest", 500),
            Need(Part("?x"), Group.TERRAIN, 10**9),
        ]
    )
    with must_end(5):
        inventory = count(wanted)
    assert inventory[Part("infantry", "german")].verdict is Verdict.IMPOSSIBLE
    assert inventory[Part("infantry", "german")].missing > 9 * 10**6
    armies = [s for s in inventory.shortages if Part("infantry", "german") in s.parts]
    assert [shortage.cures for shortage in armies] == [()]

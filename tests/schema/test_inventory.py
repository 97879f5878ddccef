"""Counting needs against boxes: what is certain, possible and impossible, and why."""

import pytest
from inventories import board, need, needs, owning, tiles

from bocage_schema.ids import Face
from bocage_schema.inventory import (
    Group,
    Holdings,
    Need,
    Needs,
    OwnFigures,
    Part,
    StandIn,
    TwoSided,
    Verdict,
    count,
)

CERTAIN, POSSIBLE, IMPOSSIBLE, UNKNOWN = Verdict
BASE = owning(base=1)


def verdicts(inventory):
    return {piece.part.id: piece.verdict for piece in inventory.pieces}


def counted(item, holdings=BASE):
    """Return what was counted of a single need."""
    (piece,) = count(Needs.of([item]), holdings).pieces
    return piece


PEGASUS = Needs.of(
    [
        board(),
        *needs(forest=9, town=4, river=14, river_curve=6, bridge=2, wire=4, sandbags=1),
        need("infantry", 36, "us"),
        need("infantry", 24, "german"),
        need("medal_of_honor", 2),
    ]
)


def test_one_base_game_is_certain_to_hold_its_first_scenario():
    inventory = count(PEGASUS, BASE)
    assert {piece.verdict for piece in inventory.pieces} == {CERTAIN}
    assert inventory.shortages == ()
    assert not inventory.is_short
    assert inventory[Part("river")].at_least == 14
    assert inventory[Part("river")].available == 21


def test_parts_come_in_the_order_of_setting_up():
    groups = [piece.need.group for piece in count(PEGASUS, BASE).pieces]
    order = list(Group)
    assert groups == sorted(groups, key=order.index)
    assert [piece.part.id for piece in count(PEGASUS, BASE).pieces][:3] == [
        "standard",
        "forest",
        "town",
    ]


def test_needs_of_the_same_part_are_added_up():
    found = Needs.of([need("forest", 2), need("town", 1), need("forest", 3), need("hill", 0)])
    assert [(item.part.id, item.count) for item in found] == [("forest", 5), ("town", 1)]


def test_using_one_side_of_a_tile_uses_up_the_other():
    inventory = count(needs(bunker=3, bridge=2), BASE)
    assert verdicts(inventory) == {"bunker": IMPOSSIBLE, "bridge": IMPOSSIBLE}
    assert sum(piece.missing for piece in inventory.pieces) == 1
    (shortage,) = inventory.shortages
    assert shortage.proof == (
        "Bunker (3) and Bridge (2) come from the same 4 tiles in the Base Game box: "
        "5 needed, 1 short, whichever way you turn them"
    )
    assert (shortage.needed, shortage.available) == (5, 4)


def test_tiles_are_laid_the_way_that_serves_all():
    box = tiles((("marsh", "oasis"), 2), (("marsh", "mountain"), 2))
    inventory = count(needs(marsh=2, oasis=2), box)
    assert verdicts(inventory) == {"marsh": CERTAIN, "oasis": CERTAIN}
    assert sorted((pick.part.id, pick.count) for pick in inventory.picks) == [
        ("marsh", 2),
        ("oasis", 2),
    ]


def test_independent_shortages_have_a_proof_each():
    inventory = count(needs(bunker=3, bridge=2, sandbags=19, wire=1), BASE)
    assert [[part.id for part in s.parts] for s in inventory.shortages] == [
        ["bunker", "bridge"],
        ["sandbags"],
    ]
    assert inventory.shortages[1].proof == (
        "Sandbags: 19 needed, but the Base Game box holds at most 18: 1 short"
    )
    assert verdicts(inventory)["wire"] is CERTAIN


@pytest.mark.parametrize(
    ("number", "verdict"),
    [(20, CERTAIN), (21, POSSIBLE), (27, POSSIBLE), (28, IMPOSSIBLE)],
)
def test_numbers_known_in_brackets(number, verdict):
    assert counted(need("forest", number)).verdict is verdict


def test_pieces_that_a_published_scenario_needs_at_once_are_certain():
    mouchet = count(needs(forest=20, town=5, hill=4), BASE)
    assert set(verdicts(mouchet).values()) == {CERTAIN}
    more = count(needs(forest=20, town=9), BASE)
    assert set(verdicts(more).values()) == {POSSIBLE}
    assert more[Part("town")].reason == (
        "9 to 16 in the Base Game box; not sure together with the other pieces"
    )


def test_a_need_is_certain_beside_another_that_is_too_large():
    inventory = count(needs(forest=25, town=4), BASE)
    assert verdicts(inventory) == {"forest": POSSIBLE, "town": CERTAIN}


def test_faces_bound_what_tiles_can_show():
    inventory = count(needs(forest=27, hill=21), Holdings({"base": 2}, {"base": {"hill": 10}}))
    assert verdicts(inventory)["hill"] is IMPOSSIBLE
    many = needs(forest=27, hill=27, hedgerow=19)
    (shortage,) = count(many, owning(base=1)).shortages
    assert "only 44 tiles" in shortage.proof


def test_more_faces_than_there_are():
    known = Holdings({"base": 1}, {"base": {"hill": 27, "town": 16}})
    (shortage,) = count(needs(forest=21), known).shortages
    assert shortage.proof == (
        "Forest: 21 needed, but the 44 tiles in the Base Game box have 88 faces, and at least "
        "75 of them show other things: 1 short"
    )


def test_a_pool_that_is_too_small_for_all_together():
    (shortage,) = count(needs(wire=18, sandbags=10, hedgehog=19), BASE).shortages
    assert shortage.proof == (
        "Wire (18), Sandbags (10) and Hedgehog (19): 47 needed, but there are only 36 pieces "
        "in the Base Game box: 11 short"
    )


def test_shares_of_parts_with_one_use_are_certain_together():
    inventory = count(needs(wire=10, sandbags=7, hedgehog=8), BASE)
    assert set(verdicts(inventory).values()) == {CERTAIN}


def test_what_two_copies_prove_is_not_proven_of_one():
    wanted = needs(hill=24, town=8)
    assert verdicts(count(wanted, BASE))["hill"] is POSSIBLE
    assert set(verdicts(count(wanted, owning(base=2))).values()) == {CERTAIN}


def test_more_parts_than_other_things_leave():
    known = Holdings({"base": 1}, {"base": {"sandbags": 18}})
    (shortage,) = count(needs(wire=11), known).shortages
    assert shortage.proof == (
        "Wire: 11 needed, but of the 36 pieces in the Base Game box at least 26 show other "
        "things: 1 short"
    )


def test_two_pieces_that_run_short_by_themselves_are_two_shortages():
    found = Holdings({"base": 1}, {"base": {"river_curve": 6, "town": 9}})
    inventory = count(needs(river_curve=7, town=10), found)
    assert [[part.id for part in s.parts] for s in inventory.shortages] == [
        ["town"],
        ["river_curve"],
    ]


def test_two_copies_of_a_box_double_every_number():
    wanted = needs(bunker=1, forest=9, wire=4, medal_of_honor=2, us_rangers=1)
    once, twice = count(wanted, owning(base=1)), count(wanted, owning(base=2))
    for piece, doubled in zip(once.pieces, twice.pieces, strict=True):
        assert doubled.available == 2 * piece.available
        assert doubled.at_least == 2 * piece.at_least


def test_one_bunker_more_than_there_are_is_counted_and_not_forbidden():
    piece = counted(need("bunker", 5))
    assert (piece.missing, piece.available, piece.verdict) == (1, 4, IMPOSSIBLE)
    assert piece.reason == "any of the 4 tiles in the Base Game box; 1 short"


def test_how_many_are_left_beside_everything_else():
    inventory = count(needs(bunker=1, bridge=2, forest=20, wire=30), owning(base=2))
    left = {piece.part.id: piece.left for piece in inventory.pieces}
    assert left == {"bunker": 5, "bridge": 5, "forest": 34, "wire": 12}
    assert counted(need("marsh", 1), owning(terrain_pack=1)).left is None


def test_the_rest_of_a_piece_that_is_not_needed_can_be_asked_for():
    asked = Needs((*needs(bunker=3), need("bridge", 0)))
    assert count(asked, BASE)[Part("bridge")].left == 1


def test_a_number_that_nobody_knows_is_possible():
    piece = counted(need("winter_bridge", 3), owning(winter_wars=1))
    assert (piece.verdict, piece.available, piece.at_least) == (POSSIBLE, None, 0)
    assert piece.reason == "an unknown number in the Winter Wars box"


def test_a_number_from_hearsay_is_at_most_possible():
    boxes = owning(equipment_pack=1)
    craft = counted(need("landing_craft", 6, "us"), boxes)
    assert (craft.verdict, craft.available, craft.at_least) == (POSSIBLE, 6, 0)
    assert counted(need("landing_craft", 7, "us"), boxes).verdict is IMPOSSIBLE


def test_a_box_that_probably_holds_a_piece_says_so():
    piece = counted(need("marsh", 2), owning(terrain_pack=1))
    assert (piece.verdict, piece.reason) == (POSSIBLE, "probably some in the Terrain Pack box")


def test_of_badges_whose_numbers_are_not_known_each_kind_is_there():
    assert counted(need("cross_of_lorraine", 1)).verdict is CERTAIN
    assert counted(need("cross_of_lorraine", 2)).verdict is POSSIBLE
    assert counted(need("us_rangers", 15)).verdict is IMPOSSIBLE
    arnhem = count(needs(german_elite=5, british_airborne=5), BASE)
    assert set(verdicts(arnhem).values()) == {CERTAIN}


def test_what_no_box_holds_is_listed_and_not_missing():
    inventory = count(
        Needs.of([need("broken_bridge", 2), Need(Part("?swamp"), Group.TERRAIN, 1)]), BASE
    )
    assert [piece.verdict for piece in inventory.pieces] == [UNKNOWN, UNKNOWN]
    assert [piece.reason for piece in inventory.pieces] == [
        "not a piece that Bocage knows",
        "no box is known to hold it",
    ]
    assert not inventory.is_short


def test_nothing_owned_is_nothing_there():
    inventory = count(PEGASUS, Holdings())
    assert {piece.verdict for piece in inventory.pieces} == {IMPOSSIBLE}
    assert inventory.picks == ()
    assert sum(piece.missing for piece in inventory.pieces) == sum(n.count for n in PEGASUS)


def test_without_holdings_the_boxes_that_are_needed_are_counted():
    inventory = count(PEGASUS)
    assert inventory.assumed
    assert dict(inventory.own) == {"base": 1}
    assert not count(PEGASUS, BASE).assumed


def test_an_overlord_board_is_two_boards():
    overlord = board("overlord", Face.BEACH, 2)
    assert counted(overlord, owning(base=2)).verdict is CERTAIN
    assert counted(overlord).missing == 1
    assert counted(board("standard", Face.WINTER)).verdict is IMPOSSIBLE


def test_medals_of_both_kinds_come_from_one_pool():
    inventory = count(needs(medal_of_honor=6, iron_cross=5), BASE)
    assert sum(piece.missing for piece in inventory.pieces) == 1


def test_armies_of_one_side_stand_in_for_each_other():
    inventory = count(Needs.of([need("infantry", 12, "british"), need("infantry", 30, "us")]), BASE)
    british = inventory[Part("infantry", "british")]
    assert (british.verdict, british.available) == (CERTAIN, 0)
    assert british.stand_ins == (StandIn(Part("infantry", "us"), 12),)
    assert british.reason == "none in these boxes; 12 Infantry (American figures) stand in"
    assert inventory[Part("infantry", "us")].stand_ins == ()


def test_armies_that_share_figures_run_short_together():
    wanted = Needs.of([need("infantry", 12, "british"), need("infantry", 31, "us")])
    (shortage,) = count(wanted, BASE).shortages
    assert shortage.proof == (
        "Infantry (American figures) (31) and Infantry (British figures) (12) come from the "
        "same 42 figures in the Base Game box: 43 needed, 1 short"
    )


def test_an_army_uses_its_own_figures_first():
    wanted = Needs.of([need("infantry", 12, "russian")])
    inventory = count(wanted, owning(base=1, eastern_front=1))
    assert inventory.pieces[0].stand_ins == ()
    assert inventory.pieces[0].verdict is CERTAIN, "the green figures can stand in"
    assert [pick.box for pick in inventory.picks] == ["eastern_front"]


def test_figures_do_not_change_sides():
    assert counted(need("infantry", 43, "german")).missing == 1
    assert counted(need("armor", 1, "japanese")).missing == 0


def test_grey_figures_serve_both_sides():
    wanted = Needs.of([need("landing_craft", 3, "us"), need("landing_craft", 3, "german")])
    assert set(verdicts(count(wanted, owning(equipment_pack=1))).values()) == {POSSIBLE}


def test_plain_figures_show_a_unit_where_there_are_none_of_its_kind():
    tiger = counted(need("tiger", 2, "german"))
    assert tiger.verdict is CERTAIN
    assert tiger.stand_ins == (StandIn(Part("armor", "german"), 2),)
    both = counted(need("tiger", 5, "german"), owning(base=1, equipment_pack=1))
    assert both.stand_ins == (StandIn(Part("armor", "german"), 2),), "three Tigers in the pack"


def test_plain_figures_are_only_a_substitute_for_what_they_cannot_say():
    nebelwerfer = counted(need("nebelwerfer", 2, "german"))
    assert (nebelwerfer.verdict, nebelwerfer.missing) == (IMPOSSIBLE, 2)
    assert nebelwerfer.substitutes[0].part == Part("artillery", "german")
    assert nebelwerfer.substitutes[0].left == 6


def badge(name, units, kind, figures):
    return need(name, units, None, own=(OwnFigures(kind, units, figures),))


def test_figures_of_their_own_make_badges_unnecessary():
    item = badge("tank_destroyer_badge", 2, "tank_destroyer", 2)
    assert counted(item).missing == 2
    assert counted(item, owning(winter_wars=1)).verdict is POSSIBLE
    piece = counted(item, owning(equipment_pack=1))
    assert piece.verdict is POSSIBLE
    assert piece.reason == (
        "none in these boxes; 2 units are told apart by Tank Destroyer figures instead"
    )


def test_a_badge_is_needed_for_a_unit_with_too_few_figures_of_its_own():
    item = badge("half_track_badge", 2, "half_track", 6)
    assert counted(item, owning(equipment_pack=1)).missing == 1, "three figures show one unit"
    assert counted(item, owning(equipment_pack=2)).missing == 0


def test_a_weapon_figure_is_taken_out_instead_of_a_badge():
    item = badge("mortar", 2, "swa_mortar_late", 2)
    inventory = count(Needs.of([item]), owning(equipment_pack=1))
    assert [(pick.part.id, pick.count) for pick in inventory.picks] == [("swa_mortar_late", 2)]
    apart = badge("half_track_badge", 1, "half_track", 3)
    assert count(Needs.of([apart]), owning(equipment_pack=1)).picks == (), "a need of its own"


def test_figures_that_the_owner_counted_make_badges_certainly_unnecessary():
    item = badge("half_track_badge", 1, "half_track", 3)
    own = Holdings({"equipment_pack": 1}, {"equipment_pack": {"half_track": 3}})
    assert counted(item, own).verdict is CERTAIN
    few = Holdings({"equipment_pack": 1}, {"equipment_pack": {"half_track": 2}})
    assert counted(item, few).verdict is IMPOSSIBLE


def test_a_weapon_figure_replaces_only_badges_of_its_unit():
    item = need("mortar", 3, own=(OwnFigures("swa_mortar_late", 1, 1),))
    assert counted(item, owning(equipment_pack=1)).missing == 2
    own = Holdings({"equipment_pack": 1}, {"equipment_pack": {"mortar": 5}})
    assert counted(item, own).missing == 2


def test_parts_whose_number_is_sure_are_taken_first():
    found = Holdings({"terrain_pack": 1, "equipment_pack": 1}, {"equipment_pack": {"minefield": 5}})
    picks = count(needs(minefield=3), found).picks
    assert [(pick.box, pick.count) for pick in picks] == [("equipment_pack", 3)]


def test_units_that_enter_later_are_mentioned():
    piece = counted(need("armor", 6, "us", later=3))
    assert piece.reason == "24 in the Base Game box; 3 of them for units that enter later"


def test_other_landscapes_are_substitutes():
    piece = counted(need("winter_bridge", 1))
    assert [(like.part.id, like.left) for like in piece.substitutes] == [("bridge", 4)]
    used = count(needs(winter_bridge=1, bridge=1, bunker=2), BASE)[Part("winter_bridge")]
    assert [(like.part.id, like.left) for like in used.substitutes] == [("bridge", 1)]
    none = count(needs(winter_bridge=1, bunker=4), BASE)[Part("winter_bridge")]
    assert none.substitutes == ()


def test_a_substitute_leads_on_over_the_same_edges():
    likes = counted(need("desert_road", 1), owning(terrain_pack=1)).substitutes
    assert [like.part.id for like in likes] == ["road"]
    assert likes[0].left is None


@pytest.mark.parametrize(
    ("item", "substitute"),
    [
        (need("victoria_cross", 1), Part("medal_of_honor")),
        (need("infantry", 50, "us"), Part("infantry", "german")),
        (board("standard", Face.DESERT), Part("standard", face=Face.COUNTRYSIDE)),
    ],
    ids=["another medal", "figures of the enemy", "another face of the board"],
)
def test_substitutes_are_what_is_left_of_like_parts(item, substitute):
    assert substitute in [like.part for like in counted(item).substitutes]


def test_battle_stars_replace_missing_markers_if_there_are_any():
    camouflage = need("winter_camouflage", 2)
    assert counted(camouflage).substitutes == ()
    found = Holdings({"base": 1}, {"base": {"battle_star": 5}})
    piece = counted(camouflage, found)
    assert [(like.part.id, like.left) for like in piece.substitutes] == [("battle_star", 5)]


def test_a_beach_is_no_substitute_for_a_winter_board():
    likes = counted(board("standard", Face.WINTER)).substitutes
    assert [like.part.face for like in likes] == [Face.COUNTRYSIDE]


def test_the_pick_list_follows_the_boxes_and_their_contents():
    wanted = Needs.of(
        [*PEGASUS, need("winter_bridge", 1), need("marsh", 2), need("infantry", 4, "british")]
    )
    picks = count(wanted, owning(base=1, terrain_pack=1, winter_wars=1)).picks
    assert [(p.box, p.line, p.part.id, p.part.army, p.count) for p in picks] == [
        ("base", "board", "standard", None, 1),
        ("base", "forest", "forest", None, 9),
        ("base", "town", "town", None, 4),
        ("base", "river", "river", None, 14),
        ("base", "river_curve", "river_curve", None, 6),
        ("base", "bunker_bridge_tiles", "bridge", None, 2),
        ("base", "victory_medals", "medal_of_honor", None, 2),
        ("base", "infantry_figures", "infantry", "us", 40),
        ("base", "infantry_figures", "infantry", "german", 24),
        ("base", "wire", "wire", None, 4),
        ("base", "sandbags", "sandbags", None, 1),
        ("terrain_pack", "", "marsh", None, 2),
        ("winter_wars", "winter_bridge", "winter_bridge", None, 1),
    ]


def test_the_same_piece_on_both_sides_is_one_piece():
    box = Holdings({"base": 1}, tiles={"base": (TwoSided(("forest",), 2),)})
    assert counted(need("forest", 3), box).missing == 1

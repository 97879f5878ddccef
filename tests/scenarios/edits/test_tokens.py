from dataclasses import replace

import pytest
from edited import assert_sound, maps
from hypothesis import given, strategies as st
from scenario_strategies import PIECES, label_texts, markers, prose

from bocage_scenarios.edits.replacing import (
    has_elite_form,
    replace_army,
    replace_badge,
    replace_kind,
    replace_piece,
    replace_units,
)
from bocage_scenarios.edits.tokens import (
    add_label,
    put_marker,
    remove_marker,
    set_label,
    set_label_in,
    set_note,
)
from bocage_scenarios.model import (
    EMPTY_HEX,
    AirDrop,
    HexContent,
    Label,
    Marker,
    Reserve,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

A, B = Hex(0, 0), Hex(0, 2)
BESIDE = Hex(2, 51)


def over(scenario):
    return st.lists(st.sampled_from([*scenario.hexes, *scenario.board.hexes[:3], BESIDE]))


@given(before=maps(), marker=markers, data=st.data())
def test_a_marker_replaces_its_like_and_joins_the_others(before, marker, data):
    hexes = data.draw(over(before))
    after = put_marker(before, hexes, marker)
    assert_sound(before, after, hexes)
    assert put_marker(after, hexes, marker) is after
    for at in set(hexes) & set(before.board.hexes):
        found = [item for item in after.hexes[at].markers if item.piece == marker.piece]
        assert [replace(item, m44=marker.m44) for item in found] == [marker]
        old = before.hexes.get(at, EMPTY_HEX).markers
        mines = {"minefield", "winter_minefield"}
        others = [item for item in old if item.piece != marker.piece]
        if marker.piece not in mines:
            assert [item for item in after.hexes[at].markers if item not in found] == others
    gone = remove_marker(after, hexes, marker.piece)
    assert_sound(after, gone, hexes)
    on_board = set(hexes) & set(before.board.hexes)
    left = {item.piece for at in on_board for item in gone.hexes.get(at, EMPTY_HEX).markers}
    assert marker.piece not in left


def test_there_is_one_mine_on_a_hex():
    before = put_marker(Scenario(), [A], Marker("minefield", Side.AXIS))
    winter = put_marker(before, [A], Marker("winter_minefield", Side.AXIS))
    assert winter.hexes[A].markers == (Marker("winter_minefield", Side.AXIS),)
    other = put_marker(winter, [A], Marker("winter_minefield", Side.ALLIES))
    assert other.hexes[A].markers == (Marker("winter_minefield", Side.ALLIES),)
    assert remove_marker(other, [A], "winter_minefield", Side.AXIS) is other
    assert remove_marker(other, [A], "winter_minefield", Side.ALLIES) == Scenario()


@given(before=maps(), text=label_texts, data=st.data())
def test_labels_are_added_changed_and_removed(before, text, data):
    at = data.draw(st.sampled_from([*before.hexes, A, BESIDE]))
    added = add_label(before, at, text)
    assert_sound(before, added, [at])
    if at not in before.board:
        assert added is before
        return
    last = len(added.hexes[at].labels) - 1
    assert added.hexes[at].labels[last] == Label(text)
    assert set_label(added, at, last, text) is added
    changed = set_label_in(added, at, last, "nl", "brug")
    assert_sound(added, changed, [at])
    assert changed.hexes[at].labels[last].text == {**text, "nl": "brug"}
    if last or at in before.hexes:
        assert set_label(added, at, last, {"en": " \n"}).hexes.get(at, EMPTY_HEX).labels == (
            before.hexes.get(at, EMPTY_HEX).labels
        )
    else:
        assert set_label(added, at, last, {}) == before
    assert set_label(added, at, 99, text) is added


def test_a_language_that_is_left_blank_goes_and_a_blank_label_is_not_added():
    before = add_label(Scenario(), A, {"en": "Bridge", "de": "Brücke"})
    assert set_label_in(before, A, 0, "de", "").hexes[A].labels == (Label({"en": "Bridge"}),)
    assert add_label(Scenario(), A, {"en": "  "}) == Scenario()
    assert set_label_in(before, A, 7, "de", "x") is before


@given(before=maps(), note=st.just("") | prose, data=st.data())
def test_notes_are_set_and_taken_off(before, note, data):
    hexes = data.draw(over(before))
    after = set_note(before, hexes, note)
    assert_sound(before, after, hexes)
    for at in set(hexes) & set(before.board.hexes):
        assert after.hexes.get(at, EMPTY_HEX).note == note.strip()


@given(before=maps(), data=st.data())
def test_a_kind_of_piece_is_replaced_everywhere_and_nothing_else(before, data):
    there = sorted({name for content in before.hexes.values() for name in content.names()})
    old = data.draw(st.sampled_from(there or ["forest"]))
    new = data.draw(st.sampled_from(["town", "river", "bridge"]))
    if old in PIECES.markers or old in PIECES.units or old.startswith("?"):
        return
    touched = [at for at, content in before.hexes.items() if old in content.names()]
    after = replace_piece(before, old, new)
    if PIECES.pieces[old].layer == PIECES.pieces[new].layer:
        assert_sound(before, after, touched)
    for at in touched:
        if at in before.board:
            assert old == new or old not in after.hexes[at].names()
            assert new in after.hexes[at].names()
    assert replace_piece(before, old, new, within=()) is before
    assert replace_piece(before, old, old) is before


def test_a_replaced_piece_keeps_what_it_can():
    before = Scenario(
        hexes={
            A: HexContent(line=Tile("river_curve", 5, Side.AXIS), markers=(Marker("battle_star"),)),
            B: HexContent(terrain=Tile("forest"), line=Tile("road")),
        }
    )
    after = replace_piece(before, "river_curve", "river")
    assert after.hexes[A].line == Tile("river", 2, Side.AXIS)
    assert after.hexes[B] is before.hexes[B]
    moved = replace_piece(before, "forest", "river")
    assert moved.hexes[B] == HexContent(line=Tile("river"))
    marked = replace_piece(before, "battle_star", "smoke", within=[A])
    assert marked.hexes[A].markers == (Marker("smoke"),)


def test_what_lies_among_the_tiles_stays_there_when_it_becomes_a_marker():
    before = Scenario(hexes={A: HexContent(terrain=Tile("smoke"), markers=(Marker("smoke"),))})
    after = replace_piece(before, "smoke", "battle_star").hexes[A]
    assert after.terrain == Tile("battle_star")
    assert after.markers == (Marker("battle_star"),)


ARMY = Scenario(
    hexes={
        A: HexContent(unit=Unit("engineers", "german", elite=True)),
        B: HexContent(unit=Unit("?oddity")),
    },
    air_drops=(AirDrop(Side.AXIS, Unit("infantry", "german"), "A1", 2, (3,)),),
    reserves=(Reserve("turn", Side.AXIS, Unit("armor", "german")),),
)


def test_units_are_replaced_on_the_map_in_the_air_and_in_reserve():
    after = replace_army(ARMY, "german", "us")
    assert_sound(ARMY, after, [A])
    assert after.hexes[A].unit == Unit("engineers", "us", elite=True)
    assert after.air_drops[0].unit.army == "us"
    assert after.reserves[0].unit.army == "us"
    here = replace_army(ARMY, "german", "us", within=[A])
    assert here.hexes == after.hexes
    assert here.air_drops == ARMY.air_drops
    assert replace_army(ARMY, None, "us") is ARMY
    assert replace_army(ARMY, "japanese", "us") is ARMY
    assert replace_army(ARMY, "us", "us") is ARMY


def test_another_kind_is_elite_only_if_there_is_such_a_form():
    guns = replace_kind(ARMY, "engineers", "artillery")
    assert guns.hexes[A].unit == Unit("artillery", "german")
    assert guns.air_drops[0] is ARMY.air_drops[0]
    assert guns.reserves[0] is ARMY.reserves[0]
    skis = replace_kind(ARMY, "engineers", "ski_troops")
    assert skis.hexes[A].unit == Unit("ski_troops", "german", elite=True)
    assert has_elite_form("engineers")
    assert not has_elite_form("artillery")
    assert not has_elite_form("?oddity")
    assert replace_kind(ARMY, "?oddity", "infantry") is ARMY


@pytest.mark.parametrize("badge", sorted(PIECES.badges)[:2])
def test_badges_are_replaced_given_and_taken(badge):
    given_ = replace_badge(ARMY, None, badge, within=[A])
    assert given_.hexes[A].unit.badge == badge
    assert given_.hexes[B] is ARMY.hexes[B]
    assert replace_badge(given_, badge, None) == ARMY
    assert replace_units(ARMY, lambda unit: unit) is ARMY

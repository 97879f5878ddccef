from dataclasses import replace

import pytest
from edited import assert_sound, maps
from hypothesis import given, strategies as st
from scenario_strategies import exits, objectives

from bocage_scenarios.edits.medals import (
    add_exit,
    add_objective,
    exits_on,
    move_medal,
    objectives_on,
    set_exit,
    set_objective,
    toggle_hex,
    without_hexes,
)
from bocage_scenarios.model import Exit, Objective, Scenario
from bocage_schema.comments import Comment
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

STANDARD = [BoardFormat.STANDARD]
A, B, C = Hex(0, 0), Hex(0, 2), Hex(0, 4)


def goal(*hexes, **more):
    return Objective(ObjectiveType.PERMANENT, hexes, **more)


@given(before=maps(STANDARD), new=objectives(BoardFormat.STANDARD), data=st.data())
def test_objectives_are_added_changed_and_removed_and_the_others_stay(before, new, data):
    added = add_objective(before, new)
    assert_sound(before, added, ())
    assert len(added.objectives) == len(before.objectives) + 1
    assert [item for item in added.objectives if item is not new] == list(before.objectives)
    number = data.draw(st.integers(0, len(added.objectives) - 1))
    rest = [item for index, item in enumerate(added.objectives) if index != number]
    removed = set_objective(added, number, None)
    assert list(map(id, removed.objectives)) == list(map(id, rest))
    other = replace(new, medals=77)
    changed = set_objective(added, number, other)
    assert [item for item in changed.objectives if item is not other] == rest
    assert set_objective(added, number, added.objectives[number]) is added


@given(before=maps(STANDARD), new=exits(BoardFormat.STANDARD), data=st.data())
def test_exits_are_added_changed_and_removed(before, new, data):
    added = add_exit(before, new)
    assert_sound(before, added, ())
    number = next(n for n, item in enumerate(added.exits) if item is new)
    assert set_exit(added, number, None) == before
    changed = set_exit(added, number, replace(new, side=Side.AXIS))
    assert len(changed.exits) == len(added.exits)
    assert all(number in exits_on(added, at) for at in new.hexes)


@given(before=maps(STANDARD), data=st.data())
def test_a_medal_moves_and_the_group_keeps_its_size(before, data):
    if not before.objectives:
        return
    number = data.draw(st.integers(0, len(before.objectives) - 1))
    end = data.draw(st.sampled_from([*before.board.hexes[:9], *before.objectives[number].hexes]))
    after = move_medal(before, number, end)
    assert_sound(before, after, ())
    old = before.objectives[number]
    if end not in before.board:
        assert after is before
        return
    moved = [item for item in after.objectives if item.hexes[0] == end]
    assert any(len(item.hexes) == len(old.hexes) for item in moved)


def test_a_medal_changes_places_within_its_group():
    before = Scenario(objectives=(goal(A, B, C),))
    assert move_medal(before, 0, C).objectives == (goal(C, A, B),)
    assert move_medal(before, 0, Hex(1, 1)).objectives == (goal(Hex(1, 1), B, C),)
    assert move_medal(before, 0, A) is before
    assert move_medal(before, 0, Hex(-1, 1)) is before


def test_hexes_join_and_leave_a_group_but_never_the_last():
    before = Scenario(objectives=(goal(A, min_hexes=1),))
    larger = toggle_hex(before, 0, B)
    assert larger.objectives == (goal(A, B),)
    assert toggle_hex(larger, 0, B) == before
    assert toggle_hex(before, 0, A) is before
    assert toggle_hex(before, 0, Hex(-1, 1)) is before
    assert objectives_on(larger, B) == (0,)
    assert objectives_on(larger, C) == ()


def test_a_group_that_shrinks_asks_for_no_more_than_it_has():
    before = Scenario(objectives=(goal(A, B, C, min_hexes=3),), exits=(Exit((A, B)),))
    after = without_hexes(before, [B])
    assert after.objectives == (goal(A, C, min_hexes=2),)
    assert after.exits == (Exit((A,)),)
    assert without_hexes(before, [A, B]).exits == ()
    assert without_hexes(before, [Hex(8, 8)]) is before


@pytest.mark.parametrize("duplicate", [(A, A), (A, B, A)])
def test_a_group_that_names_a_hex_twice_is_left_alone(duplicate):
    before = Scenario(objectives=(goal(*duplicate),))
    assert without_hexes(before, [C]) is before


def test_comments_follow_their_objectives():
    comment = Comment("# the church")
    before = Scenario(
        objectives=(goal(B), goal(C)), comments={"/objectives/1/hexes": comment, "/face": comment}
    )
    after = add_objective(before, goal(A))
    assert after.comments == {"/objectives/2/hexes": comment, "/face": comment}
    assert set_objective(after, 2, None).comments == {"/face": comment}
    assert set_objective(after, 0, None).comments == before.comments

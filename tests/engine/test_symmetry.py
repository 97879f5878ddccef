"""Turning a board, and setting it into a larger one, changes no answer."""

from dataclasses import replace

import battlefields
from hypothesis import given

from bocage_engine.board import board
from bocage_engine.position import position_of
from bocage_engine.setup import UnitStart
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face

PLAN = board(BoardFormat.STANDARD)
OVERLORD = board(BoardFormat.OVERLORD)
SHIFT = 12
"""Columns by which a board is moved into the middle of an Overlord board."""
GROUND = (
    battlefields.laid("forest", "hill", "town", "hedgerow", "marsh", "hill/cliff", "beach"),
    battlefields.laid("river", "river_curve", "river+bridge", "road", "road_curve", "wadi"),
    battlefields.for_each_side("bunker", "sandbags", "wire", "hedgehog", "minefield"),
)
KINDS = ("infantry", "armor", "artillery", "special_forces", "cavalry", "engineers", "sniper")


def turned_hex(at):
    return Hex(PLAN.plan.rows - 1 - at.row, 2 * (PLAN.plan.width - 1) - at.col)


def turned_piece(laid):
    """Return a piece half a turn further, in the hands of the other side."""
    turns = catalogue().pieces[laid.piece].orientations
    half = 3 if turns == 6 else 0
    owner = laid.owner and laid.owner.enemy
    return laid._replace(orientation=1 + (laid.orientation - 1 + half) % turns, owner=owner)


def turned(setup):
    """Return a setup turned by 180 degrees, with the sides exchanged."""
    return replace(
        setup,
        ground={
            turned_hex(at): tuple(map(turned_piece, laid)) for at, laid in setup.ground.items()
        },
        units=tuple(
            UnitStart(turned_hex(unit.at), unit.side.enemy, unit.kind, unit.figures)
            for unit in setup.units
        ),
    )


def moved(setup):
    """Return a setup in the middle of an Overlord board."""

    def there(at):
        return Hex(at.row, at.col + SHIFT)

    return replace(
        setup,
        board_format=BoardFormat.OVERLORD,
        ground={there(at): laid for at, laid in setup.ground.items()},
        units=tuple(unit._replace(at=there(unit.at)) for unit in setup.units),
    )


def answers(position, place):
    """Return all answers about the units of a position; hexes as ``place`` has them."""
    hexes = position.board.hexes
    found = {}
    for cell in position.fighters:
        moves = {
            (place(hexes[end]), move.steps, move.may_battle)
            for end, move in position.moves(cell).items()
        }
        shots = {
            (place(hexes[shot.cell]), shot.distance, shot.dice) for shot in position.targets(cell)
        }
        retreats = [position.retreat(cell, flags) for flags in range(4)]
        ways = [
            (r.fewest, r.most, r.losses, {(place(hexes[end]), steps) for end, steps in r.ends})
            for r in retreats
        ]
        seen = {place(hexes[to]) for to in position.fighters if position.sees(cell, to)}
        found[place(hexes[cell])] = moves, shots, ways, seen
    return found


@given(battlefields.battlefields(*GROUND, kinds=KINDS))
def test_a_board_turned_by_half_with_the_sides_exchanged_gives_the_same_answers(setup):
    setup = replace(setup, face=Face.COUNTRYSIDE)  # other faces look another way from the top
    assert answers(position_of(turned(setup)), turned_hex) == answers(
        position_of(setup), lambda x: x
    )


@given(battlefields.battlefields(*GROUND, kinds=KINDS))
def test_a_board_in_the_middle_of_an_overlord_board_gives_the_same_answers(setup):
    inside = [unit for unit in setup.units if 8 <= unit.at.col <= 16]
    setup = replace(setup, units=tuple(inside), face=Face.COUNTRYSIDE)

    def back(at):
        return Hex(at.row, at.col - SHIFT)

    assert answers(position_of(moved(setup)), back) == answers(position_of(setup), lambda x: x)

"""What the editor tells of sight, targets, moves and retreats, against the answers of queries."""

from random import Random

import pytest
from corpus_files import CORPUS

from bocage_engine.options import Options
from bocage_scenarios.analysis import Analysis
from bocage_scenarios.case_files import answered
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import Scenario
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, Side, UnitClass

LIBRARY = {name: bundled(name).scenario for name in bundled_names()}


def of(name):
    scenario = LIBRARY[name]
    return Analysis(scenario), scenario.board


def test_sight_and_what_is_in_the_way():
    found, plan = of("hill_192")
    start = plan.hex("E5")
    seen = found.seen_from(start)
    for at in plan.hexes:
        if at != start:
            assert (at in seen) == (found.blockers(start, at) == ()), plan.label(at)
    blocked = next(at for at in plan.hexes if found.blockers(start, at))
    assert start not in found.blockers(start, blocked)


@pytest.mark.parametrize("name", LIBRARY)
def test_contacts_are_attacks_that_a_first_turn_allows(name):
    found, _ = of(name)
    for side in Side:
        for contact in found.contacts(side):
            moves = found.moves(contact.attacker)
            assert contact.hex == contact.attacker or moves[contact.hex]
            assert contact.dice > 0
            if contact.hex == contact.attacker:
                dice = {target.at: target.dice for target in found.targets(contact.attacker)}
                assert dice[contact.target] == contact.dice


def test_forces_count_every_unit_at_least_once():
    for scenario in LIBRARY.values():
        found = Analysis(scenario)
        for side, sections in found.forces().items():
            units = [unit for unit in found.setup.units if unit.side is side]
            assert sum(force.units for force in sections.values()) >= len(units)
            for force in sections.values():
                assert sum(force.by_class.values()) == force.units


def test_left_is_left_of_each_seat():
    found, plan = of("hill_192")
    forces = found.forces()
    board_left = {unit.at for unit in found.setup.units if plan.sections(unit.at) == (0,)}
    bottom = next(side for side in Side if side is not found.setup.top)
    own = sum(unit.at in board_left and unit.side is bottom for unit in found.setup.units)
    assert forces[bottom][0].units >= own


def test_turns_to_a_goal_grow_with_the_distance():
    found, plan = of("first_contact")
    unit = next(unit for unit in found.setup.units if unit.side is Side.ALLIES)
    assert found.turns_to(frozenset([unit.at]), Side.ALLIES) == 0
    near = next(iter(found.moves(unit.at)))
    assert found.turns_to(frozenset([near]), Side.ALLIES) <= 1
    far = plan.hex("A9")
    assert found.turns_to(frozenset([far]), Side.ALLIES) >= 2
    assert found.turns_to(frozenset(), Side.ALLIES) is None


def test_closed_and_stopping_ground():
    found, plan = of("first_contact")
    river = next(at for at, c in LIBRARY["first_contact"].hexes.items() if c.line)
    forest = next(
        at
        for at, c in LIBRARY["first_contact"].hexes.items()
        if c.terrain and c.terrain.piece == "forest"
    )
    assert any(at in found.closed_to(UnitClass.ARMOR) for at in plan.hexes)
    assert forest in found.stops(UnitClass.INFANTRY)
    assert forest in found.closed_to(UnitClass.ARTILLERY) | found.stops(UnitClass.ARTILLERY)
    assert river in plan.hexes


def test_an_empty_board_has_nothing_to_tell():
    found = Analysis(Scenario())
    assert found.contacts(Side.AXIS) == []
    assert found.turns_to(frozenset(board(BoardFormat.STANDARD).hexes), Side.AXIS) is None
    assert not found.has_unit(board(BoardFormat.STANDARD).hex("E5"))


FACES = {"countryside": "COUNTRY", "beach": "BEACH", "winter": "WINTER", "desert": "DESERT"}


@pytest.mark.skipif(not CORPUS, reason="needs the corpus of scenario files beside the project")
def test_overlays_equal_queries_on_random_positions():
    """Overlays come from the same engine; a query is asked for the same position as data."""
    random = Random(7)
    compared = 0
    for path in random.sample(CORPUS, 20):
        scenario = load(path).scenario
        found = Analysis(scenario)
        position = found.position
        cells = sorted(position.fighters)
        for cell in random.sample(cells, min(5, len(cells))):
            at = position.board.hexes[cell]
            moves = {move.cell: move.may_battle for move in position.moves(cell).values()}
            assert {found.cell(to): able for to, able in found.moves(at).items()} == moves
            shots = [(found.cell(t.at), t.distance, t.dice) for t in found.targets(at)]
            assert shots == [tuple(shot) for shot in position.targets(cell)]
            flags = random.randint(1, 3)
            flight, direct = found.retreat(at, flags), position.retreat(cell, flags)
            assert {found.cell(to): n for to, n in flight.ends.items()} == dict(direct.ends)
            assert flight.losses == direct.losses
            other = position.board.hexes[random.randrange(position.board.size)]
            seen = position.sees(cell, found.cell(other))
            assert (found.blockers(at, other) == ()) == seen
            compared += 1
    assert compared >= 90
    assert answered({"topic": "los", "boards": []}, Options())

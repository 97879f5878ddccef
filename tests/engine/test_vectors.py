"""The worked examples of the rules reference, asked of the engine.

The header of the file of examples says how they are written.  What an example tells about a
question may be a part of the whole answer; each function below returns that part as the engine
sees it, in the form and order of the example, so that both can be compared as they are.
"""

from collections.abc import Mapping
from dataclasses import replace

import pytest
import yaml
from corpus_files import SHARED, WHY_SKIPPED

from bocage_engine.battle import Fighter
from bocage_engine.board import board, cells_of
from bocage_engine.dice import roll_of
from bocage_engine.hits import effect
from bocage_engine.kinds import kind_of
from bocage_engine.options import Options
from bocage_engine.position import position_of
from bocage_engine.setup import Laid, Setup, UnitStart
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.words import DieFace
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, Side

PATH = SHARED / "rules" / "91-vectors.yaml"
VECTORS = yaml.safe_load(PATH.read_text("utf-8"))["vectors"] if PATH.is_file() else []
needs_vectors = pytest.mark.skipif(not VECTORS, reason=WHY_SKIPPED)

REASONS = {
    "it is a game, which test_scripted_battles plays": """
        T01 T02 T03 T04 T05 T06 T07 T08 T09 T11 T13 P01 P02 P03 P04 P15""",
    "it is a game, which test_scripted_hazards plays": "T12 P10 P11 P12 P13 M19",
    "it is a game, which test_scripted_cards plays": "C01 C02 C03 B02 B03",
    "it is a game, which test_scripted_tactics plays": "M24 M25 M26 D12 C07 C10 C11",
    "it is a game, which test_scripted_specials plays": "C08 C09 C15",
    "it is a game, which test_scripted_strikes plays": "C04 C05 C06 C13 H06 H08",
    "it is a game, which test_scripted_victory plays": "W01 W02 W03 W04 W05 W06 W07 W08",
    "it is a game, which test_scripted_endings plays": "W09 W10 W11",
    "it is a game, which test_scripted_funnies plays": "D13 T10",
    "it is a game, which test_scripted_nations plays": "T14 P16",
    "it is a game, which test_scripted_breakthrough plays": "C12 H07",
    "it is a game, which test_scripted_commanders plays": "C14",
    "it is a game, which test_scripted_supply plays": "P05",
    "it is a game, which test_scripted_big_guns plays": "P06",
    "it is a game, which test_scripted_smoke plays": "P07 P08",
    "it is a game, which test_scripted_landing plays": "P09",
    "it is a game, which test_scripted_combat_cards plays": "P14",
    "it lists facts about a scenario, and asks nothing": "B01",
}
NOT_YET: Mapping[str, str] = {name: why for why, names in REASONS.items() for name in names.split()}
"""Why an example is not run, by its id."""


def hex_of(place):
    """Return the hex of a row and an index within it."""
    row, index = place
    return Hex(row, 2 * index + row % 2)


def places(plan, cells):
    """Return cells as the examples write them."""
    return [[plan.hexes[cell].row, plan.hexes[cell].col // 2] for cell in cells]


def in_order_of(expected, found):
    """Return what is found, as far as it is expected in the expected order."""
    surprising = sorted(place for place in found if place not in expected)
    return [place for place in expected if place in found] + surprising


def position_in(vector):
    """Return the position that an example describes; axis sits at the top."""
    ground = {}
    for name, at in pieces_in(vector):
        owner = vector.get("bunker_owner", {}).get("({},{})".format(*at))
        laid = Laid(catalogue().pieces[name].id, owner=Side(owner) if owner else None)
        ground[hex_of(at)] = (*ground.get(hex_of(at), ()), laid)
    return position_of(
        Setup(
            BoardFormat(vector.get("board", "standard")),
            Face(vector.get("face", "countryside")),
            Side.AXIS,
            ground,
            tuple(map(unit_of, vector.get("units", ()))),
        )
    )


def pieces_in(vector):
    """Yield the pieces of an example with their places, what lies below first."""
    for key in ("terrain", "obstacles"):
        for name, found in vector.get(key, {}).items():
            for at in found:
                yield name, at


def unit_of(found):
    """Return a unit of an example."""
    kind = catalogue().units[found["type"]]
    figures = found.get("figures", kind.figures)
    return UnitStart(hex_of(found["at"]), Side(found["side"]), kind.id, figures)


def cell_in(position, place):
    """Return the cell of a place."""
    return position.board.cell_of[hex_of(place)]


def neighbours(position, query, expect):
    near = position.board.near[cell_in(position, query["at"])]
    return {"set": in_order_of(expect["set"], places(position.board, near))}


def distance(position, query, expect):
    pairs = [[cell_in(position, place) for place in pair] for pair in query["pairs"]]
    return {"values": [position.board.distance[a][b] for a, b in pairs]}


def sections(position, query, expect):
    plan = position.board
    found = {"bottom": [], "top": []}
    for place in query["hexes"]:
        cell = cell_in(position, place)
        parts = [part for part, mask in enumerate(plan.sections) if mask >> cell & 1]
        found["bottom"].append(parts)
        found["top"].append([len(plan.sections) - 1 - part for part in parts])
    return found


def hex_count(position, query, expect):
    return {"values": [board(BoardFormat(name)).size for name in query["boards"]]}


def retreat_steps(position, query, expect):
    values = []
    for at, seat in query["cases"]:
        steps = position.terrain.retreat_steps(up=seat == "top")[cell_in(position, at)]
        values.append(places(position.board, cells_of(steps)))
    return {"values": values}


def moves(position, query, expect):
    plan = position.board
    found = position.moves(cell_in(position, query["at"]))
    ends = places(plan, found)
    battle = places(plan, (cell for cell, move in found.items() if move.may_battle))
    listed = {key: expect.get(key, ()) for key in ("battle", "no_battle", "excludes", "set")}
    told = {
        "count": len(ends),
        "battle_count": len(battle),
        "battle": [place for place in listed["battle"] if place in battle],
        "no_battle": [p for p in listed["no_battle"] if p in ends and p not in battle],
        "excludes": [place for place in listed["excludes"] if place not in ends],
        "set": in_order_of(listed["set"], ends),
    }
    return {key: told[key] for key in expect}


def moves_multi(position, query, expect):
    pairs = zip(query["cases"], expect["cases"], strict=True)
    return {"cases": [moves(position, {"at": at}, told) for at, told in pairs]}


def los(position, query, expect):
    pairs = [[cell_in(position, place) for place in pair] for pair in query["cases"]]
    return {"values": [position.sees(a, b) for a, b in pairs]}


def dice_of(position, a, b, moved=0):
    """Return the dice of an attack; 0 if it is not allowed."""
    start, target = cell_in(position, a), cell_in(position, b)
    fighters = dict(position.fighters)
    fighters[start] = fighters[start]._replace(moved=bool(moved))
    shots = replace(position, fighters=fighters).targets(start)
    return sum(shot.dice for shot in shots if shot.cell == target)


def dice(position, query, expect):
    return {"value": dice_of(position, query["a"], query["b"])}


def dice_multi(position, query, expect):
    return {"values": [dice_of(position, **case) for case in query["cases"]]}


def dice_range(position, query, expect):
    """Answer for a target on each of some hexes, one at a time."""
    [attacker] = position.fighters.values()
    side = next(side for side in Side if side is not attacker.side)
    values = []
    for index in query["to"]:
        at = [query["row"], index]
        unit = unit_of({"at": at, "side": side, "type": query["target"]})
        target = position_of(Setup(units=(unit,)))
        fighters = position.fighters | target.fighters
        values.append(dice_of(replace(position, fighters=fighters), query["a"], at))
    return {"values": values}


def retreat(position, query, expect):
    cell = cell_in(position, query["at"])
    found = position.retreat(cell, query["flags"])
    assert query["flags"] - found.fewest == query.get("ignore", 0), "flags that may be ignored"
    ends = [end for end, _ in found.ends] + [cell] * (found.fewest == 0)
    ends = places(position.board, ends)
    told = {
        "lost": found.losses,
        "destinations": in_order_of(expect.get("destinations", ()), ends),
        "includes": [place for place in expect.get("includes", ()) if place in ends],
        "excludes": [place for place in expect.get("excludes", ()) if place not in ends],
    }
    return {key: told[key] for key in expect}


def retreat_multi(position, query, expect):
    cases = [{"at": query["at"], **case} for case in query["cases"]]
    return {"lost": [retreat(position, case, {"lost": 0})["lost"] for case in cases]}


def retreat_multi2(position, query, expect):
    pairs = zip(query["cases"], expect["cases"], strict=True)
    return {"cases": [retreat(position, case, told) for case, told in pairs]}


def effect_of(case):
    """Return what a roll does; an attack without an attacker is one by plain infantry."""
    names = case.get("attacker", "infantry"), case["target"]
    attacker, target = (kind_of(name, Options()) for name in names)
    fighter = Fighter(0, attacker, Side.AXIS, bool(case.get("moved", 0)))
    roll = roll_of(map(DieFace, case["roll"]))
    reduced = case.get("reduced_visibility", False)
    return effect(roll, fighter, target, case.get("distance", 1), reduced_visibility=reduced)


def hits(position, query, expect):
    return effect_of(query)._asdict()


def hits_multi(position, query, expect):
    return {"hits": [effect_of(case).hits for case in query["cases"]]}


ANSWERS = {
    neighbours: "at",
    distance: "pairs",
    sections: "hexes",
    hex_count: "boards",
    retreat_steps: "cases",
    moves: "at",
    moves_multi: "cases",
    los: "cases",
    dice: "a b",
    dice_multi: "cases",
    dice_range: "a row to target",
    retreat: "at flags ignore",
    retreat_multi: "at cases",
    retreat_multi2: "cases",
    hits: "target attacker roll distance moved reduced_visibility",
    hits_multi: "cases",
}
"""What answers questions, with all that they may tell."""
BY_NAME = {answer.__name__: answer for answer in ANSWERS}


def can_be_asked(vector):
    """Tell whether the engine understands all of a question."""
    answer = BY_NAME.get(vector["query"]["fn"])
    return answer is not None and vector["query"].keys() <= {"fn", *ANSWERS[answer].split()}


def answer_to(vector):
    """Return what the engine says where an example expects something."""
    answer = BY_NAME[vector["query"]["fn"]]
    return answer(position_in(vector), vector["query"], vector["expect"])


@needs_vectors
@pytest.mark.parametrize(
    "vector", [each for each in VECTORS if each["id"] not in NOT_YET], ids=lambda each: each["id"]
)
def test_the_engine_answers_as_the_example_does(vector):
    assert can_be_asked(vector), "neither run nor in the table NOT_YET"
    assert answer_to(vector) == vector["expect"]


@needs_vectors
def test_nothing_is_put_off_that_is_not_there():
    assert NOT_YET.keys() <= {vector["id"] for vector in VECTORS}


@needs_vectors
def test_nothing_is_put_off_without_need():
    put_off = [vector for vector in VECTORS if vector["id"] in NOT_YET]
    answered = [
        vector["id"]
        for vector in put_off
        if can_be_asked(vector) and answer_to(vector) == vector["expect"]
    ]
    assert answered == []

"""Files of questions about positions, and filling in the answers.

The form is documented in ``docs/query.md``.  Boards are described as in ``.m44`` files, with
the units and the owners of bunkers beside them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from bocage_engine.board import Board, board
from bocage_engine.facts import rules_of
from bocage_engine.options import Options
from bocage_engine.position import Position, position_of
from bocage_engine.setup import Laid, Setup, UnitStart
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.document import FACES, FORMATS
from bocage_scenarios.m44.tags import Place, read_tag
from bocage_scenarios.m44.tiles import KEYS, SIDES, read_tile
from bocage_scenarios.model import Marker
from bocage_schema.catalogue import ObstacleRules, catalogue
from bocage_schema.errors import BocageError
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side
from bocage_schema.jsonlike import Json, as_list, as_mapping

Object = dict[str, Json]

KINDS = {
    "anti_tank_early": "swa_at_early",
    "anti_tank_late": "swa_at_late",
    "engineer": "engineers",
    "heavy_anti_tank_gun": "heavy_at_gun",
    "machine_gun_early": "swa_mg_early",
    "machine_gun_late": "swa_mg_late",
    "mortar_early": "swa_mortar_early",
    "mortar_late": "swa_mortar_late",
}
"""Kinds of unit in case files that the catalogue calls otherwise."""
FOREIGN_ANSWERS = frozenset({"los_plateau", "enemies_in_range", "actions"})
"""Answers of other programs to what nobody asks us; they are left out."""


class CaseError(BocageError, ValueError):
    """A case file is not as it should be."""


def answered(data: Json, options: Options) -> Object:
    """Return the content of a case file with our answers, whatever answers it holds.

    Raises `CaseError`.
    """
    if not isinstance(data, dict):
        raise CaseError("a case file is an object with the keys 'topic' and 'boards'")
    topic = data.get("topic")
    if topic == "geometry":
        return _geometry(data)
    answer = ANSWERS.get(topic) if isinstance(topic, str) else None
    if answer is None:
        known = ", ".join(("geometry", *ANSWERS))
        raise CaseError(f"unknown topic {topic!r}; known: {known}")
    boards: list[Json] = [
        _answered_board(as_mapping(item), answer, options, f"boards[{number}]")
        for number, item in enumerate(_list(data, "boards", "the file"))
    ]
    return {**data, "boards": boards}


Answer = Callable[[Position, Object], Object]


def _answered_board(found: Object, answer: Answer, options: Options, where: str) -> Object:
    try:
        position = read_position(found, options)
    except CaseError as error:
        raise CaseError(f"{where}: {error}") from None
    cases: list[Json] = []
    for number, case in enumerate(_list(found, "cases", where)):
        question = as_mapping(case)
        try:
            answers = answer(position, question)
        except CaseError as error:
            raise CaseError(f"{where}.cases[{number}]: {error}") from None
        kept = {key: value for key, value in question.items() if key not in FOREIGN_ANSWERS}
        cases.append(kept | answers)
    return {**found, "cases": cases}


def read_position(found: Object, options: Options) -> Position:
    """Return the position that a board of a case file describes; raises `CaseError`."""
    board_format = _word(found, "type", FORMATS)
    plan = board(board_format)
    context = Context(plan.plan, findings=None)
    ground: dict[Hex, tuple[Laid, ...]] = {}
    for number, item in enumerate(_list(found, "hexagons", "the board")):
        entry = as_mapping(item)
        at = _place(plan, entry.get("row"), entry.get("col"), f"hexagons[{number}]")
        ground[at] = ground.get(at, ()) + tuple(_pieces(entry, at, context))
    for number, owned in enumerate(as_list(found.get("bunkers"))):
        row, col, owner = [*as_list(owned), None, None, None][:3]
        at = _place(plan, row, col, f"bunkers[{number}]")
        ground[at] = tuple(_belongs_to(laid, SIDES.get(str(owner))) for laid in ground.get(at, ()))
    face, top = _word(found, "face", FACES), _word(found, "top_side", SIDES)
    units = tuple(_units(found, plan))
    return position_of(Setup(board_format, face, top, ground, units, options))


def _pieces(entry: Object, at: Hex, context: Context) -> Iterator[Laid]:
    """Yield what lies on a hex; the name of a piece tells what it is, whatever its key."""
    place = Place(at, context.board.label(at), "")
    for key in KEYS:
        tile = entry.get(key)
        if isinstance(tile, dict) and tile:
            yield _laid(key, tile, context, place.label)
    for tag in as_list(entry.get("tags")):
        marker = read_tag(as_mapping(tag), context, place)
        if isinstance(marker, Marker):
            yield Laid(marker.piece, 1, marker.side, marker.traits)


def _laid(key: str, found: Object, context: Context, label: str) -> Laid:
    tiles = (read_tile(each, found, context, "", label) for each in (key, *KEYS))
    for tile in tiles:
        if tile and tile.piece in catalogue().pieces:
            return Laid(tile.piece, tile.orientation, tile.owner, tile.traits)
    raise CaseError(f"unknown piece {found.get('name')!r} on {label}")


def _belongs_to(laid: Laid, owner: Side | None) -> Laid:
    """Return a piece with its owner told, if it protects its owner only (D-18)."""
    rules = rules_of(laid.piece, laid.traits)
    protects_owner = isinstance(rules, ObstacleRules) and rules.owner_only
    return laid._replace(owner=owner) if protects_owner else laid


def _units(found: Object, plan: Board) -> Iterator[UnitStart]:
    taken: set[Hex] = set()
    for number, item in enumerate(_list(found, "units", "the board")):
        unit = _unit(as_mapping(item), plan, f"units[{number}]")
        if unit.at in taken:
            raise CaseError(f"units[{number}]: another unit stands on {plan.plan.label(unit.at)}")
        taken.add(unit.at)
        yield unit


def _unit(found: Object, plan: Board, where: str) -> UnitStart:
    at = _place(plan, found.get("row"), found.get("col"), where)
    name = str(found.get("kind"))
    kind = KINDS.get(name, name)
    if kind not in catalogue().units:
        raise CaseError(f"{where}: unknown kind of unit {name!r}")
    return UnitStart(at, _word(found, "side", SIDES), kind, _number(found, "figures", where))


def _line_of_sight(position: Position, case: Object) -> Object:
    a, b = (_cell(position.board, case, key) for key in ("a", "t"))
    return {"d": position.board.distance[a][b], "los": int(position.sees(a, b))}


def _reach(position: Position, case: Object) -> Object:
    cell = _occupied(position, case)
    hexes = position.board.hexes
    ends = [
        [*hexes[move.cell], move.steps, int(move.may_battle)]
        for move in sorted(position.moves(cell).values())
    ]
    return _json({"stay_battle": int(position.may_battle_unmoved(cell)), "reach": ends})


def _targets(position: Position, case: Object) -> Object:
    shots = position.targets(_occupied(position, case))
    hexes = position.board.hexes
    return _json({"targets": [[*hexes[s.cell], s.distance, s.dice] for s in shots]})


def _retreat(position: Position, case: Object) -> Object:
    cell = _occupied(position, case)
    found = position.retreat(cell, _number(case, "flags", "the case"))
    hexes = position.board.hexes
    ends = [[*hexes[end], steps] for end, steps in sorted(found.ends)]
    return _json({"min": found.fewest, "max": found.most, "losses": found.losses, "cells": ends})


ANSWERS: Mapping[str, Answer] = {
    "los": _line_of_sight,
    "moves": _reach,
    "targets": _targets,
    "retreats": _retreat,
}
"""What answers the cases of each topic."""


def _geometry(found: Object) -> Object:
    """Return the hexes of a board with their neighbours, distances and sections by seat."""
    plan = board(_word(found, "type", FORMATS))
    count = len(plan.sections)
    from_bottom = [
        [part for part in range(count) if plan.sections[part] >> cell & 1]
        for cell in range(plan.size)
    ]
    from_top = [[count - 1 - part for part in parts] for parts in from_bottom]
    answers = {
        "hexes": [list(at) for at in plan.hexes],
        "neighbours": [sorted(near) for near in plan.near],
        "dist": [list(row) for row in plan.distance],
        "sections": {"bottom": from_bottom, "top": from_top},
    }
    return found | _json(answers)


def _json(answers: Mapping[str, Any]) -> Object:
    """Return answers as what they are, JSON data."""
    return dict(answers)


T = TypeVar("T")


def _word(found: Object, key: str, known: Mapping[str, T]) -> T:
    value = found.get(key)
    if not isinstance(value, str) or value not in known:
        raise CaseError(f"{key!r} is {value!r}; known: {', '.join(known)}")
    return known[value]


def _number(found: Object, key: str, where: str) -> int:
    value = found.get(key)
    if type(value) is not int or value < 0:
        raise CaseError(f"{where}: {key!r} is {value!r}, and should be a whole number")
    return value


def _list(found: Object, key: str, where: str) -> list[Json]:
    value = found.get(key)
    if not isinstance(value, list):
        raise CaseError(f"{where}: {key!r} is {value!r}, and should be a list")
    return value


def _place(plan: Board, row: Json, col: Json, where: str) -> Hex:
    if type(row) is int and type(col) is int and Hex(row, col) in plan.cell_of:
        return Hex(row, col)
    raise CaseError(f"{where}: row {row!r}, column {col!r} is no hex of the board")


def _cell(plan: Board, case: Object, key: str) -> int:
    row, col = [*as_list(case.get(key)), None, None][:2]
    return plan.cell_of[_place(plan, row, col, repr(key))]


def _occupied(position: Position, case: Object) -> int:
    cell = _cell(position.board, case, "u")
    if cell not in position.fighters:
        raise CaseError(f"'u': no unit stands on {case['u']!r}")
    return cell

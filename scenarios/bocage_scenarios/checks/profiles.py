"""Checks for a target: what the desktop editor and the online game do not know or refuse."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bocage_scenarios import m44_format
from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.parts import HEX_PARTS
from bocage_scenarios.checks.registry import Profile, document_check
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_schema.catalogue import Piece, catalogue
from bocage_schema.codes import PartOf
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, ObjectiveType
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import phrase

EDITOR, ONLINE = (Profile.M44_EDITOR,), (Profile.ONLINE,)
M44_FILES = EDITOR + ONLINE
"""The targets that read ``.m44`` files."""
EVERYTHING = " ".join(
    {*Scenario.__dataclass_fields__, *HEX_PARTS} - {"hexes", "comments", "version"}
)
IN_EDITOR = "editor"
"""The source of a piece or trait that the desktop editor has."""
EDITOR_LANGUAGES = ("en", "fr", "de", "nl", "da", "fi", "it", "pl", "pt", "es", "sv", "no", "el")
OTHER_LANGUAGE = "c"
PLACES = "board_format tiles units markers"
COMING = "objectives exits air_drops reserves"


class Part(NamedTuple):
    """A part of a scenario: where it stands, on which hex, and its id in the catalogue."""

    path: str
    at: Hex | None
    id: str


def _pieces(view: View) -> Iterator[Part]:
    """Yield all pieces but units."""
    for at, content in view.scenario.hexes.items():
        place = pointer("hexes", view.board.label(at))
        for layer, tile in content.tiles():
            yield Part(place + pointer(layer), at, tile.piece)
        for number, marker in enumerate(content.markers):
            yield Part(place + pointer("markers", number), at, marker.piece)
        if content.unit and content.unit.badge:
            yield Part(place + pointer("unit"), at, content.unit.badge)
    for number, goal in enumerate(view.scenario.objectives):
        for index, piece in enumerate(goal.pieces):
            yield Part(pointer("objectives", number, "pieces", index), None, piece)
    for number, way_out in enumerate(view.scenario.exits):
        yield Part(pointer("exits", number), None, way_out.marker)


def _units(view: View) -> Iterator[tuple[str, Hex | None, Unit]]:
    """Yield all units, on the board and to come."""
    for at, content in view.scenario.hexes.items():
        if content.unit:
            yield pointer("hexes", view.board.label(at), "unit"), at, content.unit
    for key in ("air_drops", "reserves"):
        for number, item in enumerate(getattr(view.scenario, key)):
            yield pointer(key, number, "unit"), None, item.unit


def _traits(view: View) -> Iterator[Part]:
    """Yield each trait that changes something once, where it is met first."""
    seen: set[str] = set()
    for at, content in sorted(view.scenario.hexes.items()):
        for path, traits in _traits_on(content):
            for trait in traits:
                if trait not in seen:
                    seen.add(trait)
                    yield Part(pointer("hexes", view.board.label(at)) + path, at, trait)


def _traits_on(content: HexContent) -> Iterator[tuple[str, tuple[str, ...]]]:
    for layer, tile in content.tiles():
        yield pointer(layer), tuple(filter(partial(_changes, tile), tile.traits))
    if content.unit:
        yield pointer("unit"), content.unit.traits
    for number, marker in enumerate(content.markers):
        yield pointer("markers", number), marker.traits


def _changes(tile: Tile, trait_id: str) -> bool:
    """Tell whether a trait says of a tile what its piece does not say by itself."""
    piece, trait = catalogue().pieces.get(tile.piece), catalogue().traits.get(trait_id)
    return not (piece and trait and trait.rules and trait.rules == piece.rules)


@document_check("T101", reads=f"{PLACES} {COMING}", profiles=EDITOR)
def not_in_the_editor(view: View) -> Iterator[Found]:
    """Find pieces and figures that a file can name but the desktop editor does not have."""
    known = catalogue()
    pieces: Mapping[str, Piece] = {**known.pieces, **known.badges}
    for path, at, piece_id in _pieces(view):
        piece = pieces.get(piece_id)
        named = getattr(piece, "m44", ())
        if piece and named and IN_EDITOR not in piece.source:
            yield found("T101", path, at=at, what=phrase("the piece {name!r}", name=piece.names))
    for path, at, unit in _units(view):
        army = known.armies.get(unit.army or "")
        if army and not army.in_editor:
            yield found("T101", path, at=at, what=army.names)


@document_check("T102", reads=EVERYTHING, profiles=M44_FILES)
def not_sayable(view: View) -> Iterator[Found]:
    """Find what an ``.m44`` file has no words for; only the author misses his own notes."""
    hexes = {at: replace(content, note="") for at, content in view.scenario.hexes.items()}
    shown = replace(view.scenario, hexes=hexes, notes="", muted=())
    for item in m44_format.losses(shown):
        at = view.board.hex(item.hex) if item.hex else None
        problem, advice = PartOf(item), PartOf(item, is_hint=True)
        yield found("T102", item.path, at=at, problem=problem, advice=advice)


@document_check("T103", reads="board_format first", profiles=ONLINE)
def refused_online(view: View) -> Iterator[Found]:
    """Find what makes the online game refuse a scenario."""
    if view.scenario.board_format is BoardFormat.OVERLORD:
        what = phrase("for the Overlord board")
        advice = phrase("divide the battle, or play it on the table")
        yield found("T103", pointer("board"), what=what, advice=advice)
    if view.scenario.first is None:
        advice = phrase("set the side that moves first")
        what = phrase("in which the special rules decide who moves first")
        yield found("T103", pointer("first"), what=what, advice=advice)


@document_check("T104", reads="texts", profiles=EDITOR)
def foreign_language(view: View) -> Iterator[Found]:
    """Find languages that the desktop editor does not offer."""
    for language in view.scenario.texts:
        if language not in (*EDITOR_LANGUAGES, OTHER_LANGUAGE):
            languages = ", ".join(EDITOR_LANGUAGES)
            path = pointer("texts", language)
            yield found("T104", path, language=language, languages=languages)


@document_check("T105", reads="objectives", profiles=ONLINE)
def later_sudden_death(view: View) -> Iterator[Found]:
    """Find conditions for sudden death after the first one."""
    goals = enumerate(view.scenario.objectives)
    sudden = [number for number, goal in goals if goal.type is ObjectiveType.SUDDEN_DEATH]
    for number in sudden[1:]:
        yield found("T105", pointer("objectives", number))


@document_check("T106", reads=f"{PLACES} {COMING} rules", profiles=EDITOR)
def unknown_to_the_editor(view: View) -> Iterator[Found]:
    """Find rules that files of the desktop editor do not hold, and leave to the prose."""
    known, scenario = catalogue(), view.scenario
    for path, at, trait_id in _traits(view):
        trait = known.traits.get(trait_id)
        if trait and IN_EDITOR not in trait.source:
            yield found("T106", path, at=at, what=phrase("the trait {name!r}", name=trait.names))
    for rule_id in scenario.rules:
        rule = known.special_rules.get(rule_id)
        if rule and rule.m44:
            what = phrase("the rule {name!r}", name=rule.names)
            yield found("T106", pointer("rules", rule_id), what=what)
    for key, what in (("air_drops", phrase("the air drop")), ("reserves", phrase("the reserve"))):
        for number, _ in enumerate(getattr(scenario, key)):
            yield found("T106", pointer(key, number), what=what)


@document_check("T107", reads=f"{PLACES} {COMING} rules", profiles=ONLINE)
def passed_over_online(view: View) -> Iterator[Found]:
    """Find what the online game leaves out, or plays without rules of its own."""
    known = catalogue()
    for path, at, piece_id in _pieces(view):
        piece = known.pieces.get(piece_id)
        if piece and not piece.online:
            yield found("T107", path, at=at, what=phrase("the {name}", name=piece.names))
    for path, at, unit in _units(view):
        troop = known.units.get(unit.kind)
        if troop and not troop.online:
            yield found("T107", path, at=at, what=phrase("the unit {name!r}", name=troop.names))
    for path, at, trait_id in _traits(view):
        trait = known.traits.get(trait_id)
        if trait and not trait.online:
            yield found("T107", path, at=at, what=phrase("the trait {name!r}", name=trait.names))
    for rule_id in view.scenario.rules:
        rule = known.special_rules.get(rule_id)
        if rule and not rule.online:
            what = phrase("the rule {name!r}", name=rule.names)
            yield found("T107", pointer("rules", rule_id), what=what)


@document_check("T108", reads="board_format tiles top", profiles=ONLINE)
def given_to_the_bottom(view: View) -> Iterator[Found]:
    """Find trains and ships of the side at the top."""
    for at, content in view.scenario.hexes.items():
        tile = content.rect
        piece = catalogue().rect_tiles.get(tile.piece) if tile else None
        if tile and piece and piece.acts_as_unit and tile.owner is view.scenario.top:
            path = pointer("hexes", view.board.label(at), "rect")
            yield found("T108", path, at=at, name=piece.names)


@document_check("T109", reads="texts", profiles=ONLINE)
def several_languages(view: View) -> Iterator[Found]:
    """Find texts in more than one language."""
    count = len(view.scenario.texts)
    if count > 1:
        yield found("T109", pointer("texts"), count=count)

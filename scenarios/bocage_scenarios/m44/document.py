"""A whole ``.m44`` file as JSON data: to a document and back."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from bocage_scenarios.m44 import game_info, hexagons, options, texts
from bocage_scenarios.m44.arrays import items_of
from bocage_scenarios.m44.context import Context, is_late_war
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.values import known_word
from bocage_scenarios.model import M44File, Scenario, Texts
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, Face
from bocage_schema.jsonlike import Json, as_mapping, pointer, same
from bocage_schema.saying import phrase

FORMATS = {
    "STANDARD": BoardFormat.STANDARD,
    "BRKTHRU": BoardFormat.BREAKTHROUGH,
    "OVERLORD": BoardFormat.OVERLORD,
}
FACES = {
    "COUNTRY": Face.COUNTRYSIDE,
    "BEACH": Face.BEACH,
    "WINTER": Face.WINTER,
    "DESERT": Face.DESERT,
}
SOFTWARE = "bocage"
SECTIONS = ("meta_data", "game_info", "board", "text")
"""The keys that every file has."""
ROOT_KNOWN = frozenset({*SECTIONS, "packs"})


@dataclass(frozen=True, slots=True)
class _Parts:
    """The sections of a file that hold no hexes, read."""

    info: game_info.GameInfo
    options: options.Options
    board_format: BoardFormat
    face: Face
    boxes: Mapping[str, int] | None
    number: str | None


def read_document(found: Object, context: Context) -> Scenario:
    """Return the document that the data of an ``.m44`` file describes.

    ``context`` carries the board of the file, see `board_format_of`.
    """
    for key in SECTIONS:
        value = found.get(key)
        if not isinstance(value, dict) and not (key == "text" and value == []):
            context.report(
                "M111" if key not in found else "M103",
                pointer(key),
                key=key,
                what=phrase("an object"),
                value=value,
            )
    if as_mapping(found.get("options")):
        context.report("M122", pointer("options"))
    parts = _read_parts(found, context)
    context.late_war = is_late_war(parts.info.begin)
    placed = hexagons.read_board(as_mapping(found.get("board")), context)
    prose = texts.read_texts(as_mapping(found.get("text")), None, context)
    scenario = _assemble(parts, placed, prose)
    form = M44File(hexagons=placed.hexagons, labels=placed.labels)
    return replace(scenario, m44=_leftovers(scenario, form, found, placed, context))


def write_document(scenario: Scenario) -> Object:
    """Return the data of an ``.m44`` file for a document.

    Unedited documents that came from such a file give the data they were read from.
    """
    context = Context(scenario.board, is_late_war(scenario.begin), None)
    form = scenario.m44 or M44File()
    written = _canonical(scenario, form, _write_board(scenario, form, context), context)

    def reads_the_same(attempt: Object) -> bool:
        if any(attempt.get(key) is not written[key] for key in SECTIONS):
            again = read_document(attempt, context.silent())
            return replace(again, m44=scenario.m44) == scenario
        return _read_packs(attempt.get("packs")) == scenario.boxes

    return restore(written, form.root, ROOT_KNOWN, reads_the_same)


def board_format_of(found: Object) -> BoardFormat | None:
    """Return the board format that a file names; None if it names none that we know."""
    kind = as_mapping(found.get("board")).get("type")
    return FORMATS.get(kind.upper()) if isinstance(kind, str) else None


def _read_parts(found: Object, context: Context) -> _Parts:
    info = as_mapping(found.get("game_info"))
    plan = as_mapping(found.get("board"))
    meta = as_mapping(found.get("meta_data"))
    path = pointer("board")
    choices = info.get("options")
    if choices not in ({}, []) and "options" in info and not isinstance(choices, dict):
        context.report("M103", options.PATH, what=phrase("an object"), value=choices)
    return _Parts(
        info=game_info.read_game_info(info, context),
        options=options.read_options(as_mapping(choices), context),
        board_format=board_format_of(found) or BoardFormat.STANDARD,
        face=known_word(plan, "face", FACES, context, path) or Face.COUNTRYSIDE,
        boxes=_read_packs(found.get("packs")),
        number=_read_number(meta),
    )


def _assemble(parts: _Parts, placed: hexagons.Placed, prose: Mapping[str, Texts]) -> Scenario:
    info = parts.info
    return Scenario(
        texts=prose,
        board_format=parts.board_format,
        face=parts.face,
        number=parts.number,
        front=info.front,
        fictional=info.fictional,
        begin=info.begin,
        end=info.end,
        top=info.top,
        first=info.first,
        camps=info.camps,
        boxes=parts.boxes,
        rules=parts.options.rules,
        air_drops=parts.options.air_drops,
        reserves=parts.options.reserves,
        hexes=placed.hexes,
        objectives=placed.objectives + info.sudden_death,
        exits=placed.exits,
    )


def _leftovers(
    scenario: Scenario, form: M44File, found: Object, placed: hexagons.Placed, context: Context
) -> M44File:
    """Return ``form`` completed by what each section of ``found`` says beyond the document."""
    silent = context.silent()
    info = as_mapping(found.get("game_info"))
    choices = info.get("options")
    if isinstance(choices, dict):
        form = replace(form, options=leftover(_own_options(scenario, silent), choices))
    kept: dict[str, Any] = {}
    if isinstance(found.get("game_info"), dict):
        kept["game_info"] = leftover(_own_info(scenario, form, silent), info)
    meta, plan, prose = found.get("meta_data"), found.get("board"), found.get("text")
    if isinstance(meta, dict):
        kept["meta_data"] = leftover(_own_meta(scenario), meta)
    if isinstance(prose, dict):
        kept["text"] = leftover(_own_prose(scenario, silent), prose)
    tiles = as_mapping(plan)["hexagons"] if placed.verbatim else None
    own_plan = _own_board(replace(scenario, m44=form), silent, tiles)
    if isinstance(plan, dict):
        kept["board"] = leftover(own_plan, plan)
        own_plan = plan  # what the leftover brings back
    form = replace(form, **kept)
    return replace(form, root=leftover(_canonical(scenario, form, own_plan, silent), found))


def _canonical(scenario: Scenario, form: M44File, board: Object, context: Context) -> Object:
    """Return the file we write, with the leftovers of all sections but the root in place."""
    return {
        "meta_data": _write_meta(scenario, form),
        "game_info": _write_info(scenario, form, context),
        "board": board,
        "packs": _own_packs(scenario),
        "text": _write_prose(scenario, form, context),
    }


def _own_meta(scenario: Scenario) -> Object:
    own: Object = {"status": "PRIVATE", "software": SOFTWARE}
    return own | ({"number": scenario.number} if scenario.number else {})


def _write_meta(scenario: Scenario, form: M44File) -> Object:
    def reads_the_same(attempt: Object) -> bool:
        return _read_number(attempt) == scenario.number

    return restore(_own_meta(scenario), form.meta_data, ("number",), reads_the_same)


def _read_number(meta: Object) -> str | None:
    number = meta.get("number")
    return number.strip() or None if isinstance(number, str) else None


def _own_options(scenario: Scenario, context: Context) -> Object:
    return options.write_options(_options_of(scenario), context)


def _options_of(scenario: Scenario) -> options.Options:
    rules = catalogue().special_rules
    sayable = {
        rule: value for rule, value in scenario.rules.items() if rule in rules and rules[rule].m44
    }
    return options.Options(sayable, scenario.air_drops, scenario.reserves)


def _write_options(scenario: Scenario, form: M44File, context: Context) -> Object:
    own = _own_options(scenario, context)

    def reads_the_same(attempt: Object) -> bool:
        return options.read_options(attempt, context) == _options_of(scenario)

    return restore(own, form.options, {*own, *form.options.values}, reads_the_same)


def _own_info(scenario: Scenario, form: M44File, context: Context) -> Object:
    goals = tuple(filter(hexagons.is_without_medal, scenario.objectives))
    own = game_info.canonical(scenario, goals, context)
    choices = _write_options(scenario, form, context)
    return {**own, "options": choices} if choices else own


def _write_info(scenario: Scenario, form: M44File, context: Context) -> Object:
    own = _own_info(scenario, form, context)
    filler = {date.fromisoformat(game_info.USUAL_DATE)} if scenario.begin is None else set()

    def said(found: Object) -> game_info.GameInfo:
        info = game_info.read_game_info(found, context)
        return replace(info, begin=None) if info.begin in filler else info

    meaning = said(own)

    def reads_the_same(attempt: Object) -> bool:
        choices = as_mapping(attempt.get("options"))
        return said(attempt) == meaning and same(choices, as_mapping(own.get("options")))

    known = game_info.KNOWN | {"options"}
    return restore(own, form.game_info, known, reads_the_same)


def _own_board(scenario: Scenario, context: Context, tiles: Json = None) -> Object:
    """Return the board we write, with the array ``hexagons`` in ``tiles`` if that is known."""
    formats = {board_format: word for word, board_format in FORMATS.items()}
    faces = {face: word for word, face in FACES.items()}
    return {
        "type": formats[scenario.board_format],
        "face": faces[scenario.face],
        "hexagons": hexagons.write_hexagons(scenario, context) if tiles is None else tiles,
        "labels": hexagons.write_labels(scenario, context),
    }


def _write_board(scenario: Scenario, form: M44File, context: Context) -> Object:
    own = _own_board(scenario, context)

    def reads_the_same(attempt: Object) -> bool:
        return (
            board_format_of({"board": attempt}) == scenario.board_format
            and known_word(attempt, "face", FACES, context, "") in (scenario.face, None)
            and all(
                same(items_of(attempt.get(key)), items_of(own[key]))
                for key in ("hexagons", "labels")
            )
        )

    return restore(own, form.board, own.keys(), reads_the_same)


def _own_prose(scenario: Scenario, context: Context) -> Object:
    """Return the texts, with a title in English, which other programs expect."""
    own = texts.write_texts(scenario.texts, scenario.title(), context)
    return own if "en" in own else {**own, "en": {"name": scenario.title()}}


def _write_prose(scenario: Scenario, form: M44File, context: Context) -> Object:
    own = _own_prose(scenario, context)
    filler = {"en": own["en"]} if "en" not in scenario.texts else {}

    def reads_the_same(attempt: Object) -> bool:
        said = {key: value for key, value in attempt.items() if filler.get(key) is not value}
        return texts.read_texts(said, scenario.title(), context) == scenario.texts

    return restore(own, form.text, {*own, *form.text.values}, reads_the_same)


def _own_packs(scenario: Scenario) -> Json:
    boxes = catalogue().boxes
    return {
        boxes[box].m44[0]: copies
        for box, copies in (scenario.boxes or {}).items()
        if box in boxes and boxes[box].m44
    }


def _read_packs(found: Json) -> Mapping[str, int] | None:
    packs = {}
    for key, copies in as_mapping(found).items():
        box = catalogue().box_by_m44(key)
        if box and isinstance(copies, int) and not isinstance(copies, bool) and copies > 0:
            packs[box.id] = copies
    return packs or None

"""A document as plain data, the way YAML and JSON files hold it, and back.

`to_plain` gives the same data for the same document, in the order in which it is to be
written.  `from_plain` expects data that the JSON Schema accepts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from bocage_scenarios import codec_hexes as hexes
from bocage_scenarios.codec_hexes import Plain
from bocage_scenarios.model import (
    FORMAT_VERSION,
    AirDrop,
    ArrayForm,
    Camp,
    Exit,
    M44File,
    Mute,
    Objective,
    Reserve,
    Scenario,
    Stray,
    Texts,
)
from bocage_schema.board_formats import Board, board
from bocage_schema.comments import Comment
from bocage_schema.ids import BoardFormat, Face, Front, ObjectiveType, Side
from bocage_schema.jsonlike import Json, as_list, pointer
from bocage_schema.structure import VERSION_KEYS

VERSION_KEY = VERSION_KEYS["scenario"]
SPECIAL_START = "special"
TEXT_FIELDS = (
    "title", "subtitle", "date", "history", "briefing", "victory", "rules", "bibliography",
)  # fmt: skip
DROP_FLAGS = ("later", "one_at_a_time", "on_center", "in_daylight")
ORDERED = ("objectives", "exits")
"""Keys of lists that the document keeps in an order of its own."""
M44_SECTIONS = ("root", "meta_data", "game_info", "options", "board", "text")
M44_ARRAYS = ("hexagons", "labels")


def to_plain(scenario: Scenario) -> Plain:
    """Return the data of a document in the order in which files hold it."""
    plan = scenario.board
    plain: Plain = {
        VERSION_KEY: FORMAT_VERSION,
        "texts": {code: _texts(texts) for code, texts in scenario.texts.items()},
        "number": scenario.number,
        "front": scenario.front.value,
        "fictional": scenario.fictional,
        "begin": scenario.begin.isoformat() if scenario.begin else None,
        "end": scenario.end.isoformat() if scenario.end else None,
        "board": scenario.board_format.value,
        "face": scenario.face.value,
        "top": scenario.top.value,
        "first": scenario.first.value if scenario.first else SPECIAL_START,
        "sides": {side.value: _camp(scenario.camps[side]) for side in Side},
        "boxes": dict(scenario.boxes) if scenario.boxes is not None else None,
        "rules": dict(scenario.rules),
        "hexes": {
            plan.label(at): hexes.to_plain(content)
            for at, content in sorted(scenario.hexes.items())
        },
        "objectives": [_objective(item, plan) for item in scenario.objectives],
        "exits": [_exit(item, plan) for item in scenario.exits],
        "air_drops": [_air_drop(item) for item in scenario.air_drops],
        "reserves": [_reserve(item, plan) for item in scenario.reserves],
        "notes": scenario.notes,
        "muted": [_mute(item) for item in scenario.muted],
        "m44": _m44(scenario.m44) if scenario.m44 else None,
    }
    return {key: value for key, value in plain.items() if not _is_default(key, value)}


def from_plain(plain: Plain, comments: Mapping[str, Comment] | None = None) -> Scenario:
    """Return the document that ``plain``, accepted by the JSON Schema, describes."""
    get: Any = plain.get
    plan = board(BoardFormat(get("board")))
    first = get("first")
    objectives = tuple(_read_objective(item, plan) for item in get("objectives", ()))
    exits = tuple(_read_exit(item, plan) for item in get("exits", ()))
    scenario = Scenario(
        board_format=plan.format,
        face=Face(get("face")),
        texts={code: _read_texts(texts) for code, texts in get("texts", {}).items()},
        number=get("number"),
        front=Front(get("front", Front.WESTERN)),
        fictional=get("fictional", False),
        begin=_date(get("begin")),
        end=_date(get("end")),
        top=Side(get("top", Side.AXIS)),
        first=None if first == SPECIAL_START else Side(first or Side.ALLIES),
        camps={side: _read_camp(get("sides", {}).get(side, {})) for side in Side},
        boxes={box: int(copies) for box, copies in get("boxes", {}).items()},
        rules=get("rules", {}),
        hexes={
            plan.hex(label): hexes.from_plain(content)
            for label, content in get("hexes", {}).items()
            if content
        },
        objectives=objectives,
        exits=exits,
        air_drops=tuple(_read_air_drop(item) for item in get("air_drops", ())),
        reserves=tuple(_read_reserve(item, plan) for item in get("reserves", ())),
        notes=get("notes", ""),
        muted=tuple(Mute(**item) for item in get("muted", ())),
        m44=_read_m44(plain["m44"]) if "m44" in plain else None,
        version=int(get(VERSION_KEY)),
    )
    if not comments:
        return scenario
    moved = {
        **_moves("objectives", objectives, scenario.objectives),
        **_moves("exits", exits, scenario.exits),
    }
    return replace(
        scenario, comments={moved.get(path, path): comment for path, comment in comments.items()}
    )


def _moves(key: str, before: Sequence[object], after: Sequence[object]) -> dict[str, str]:
    """Return the new place of each item of a list that the document keeps in its own order."""
    places = {id(item): pointer(key, index) for index, item in enumerate(after)}
    return {pointer(key, index): places[id(item)] for index, item in enumerate(before)}


def file_order(key: str, plain: Plain) -> list[int]:
    """Return the index in the file of each item of a list that is one of `ORDERED`."""
    plan = board(BoardFormat(str(plain["board"])))
    listed = as_list(plain.get(key))
    if key == "exits":
        exits = [_read_exit(item, plan) for item in listed]
        return _indices(exits, Scenario(exits=tuple(exits)).exits)
    goals = [_read_objective(item, plan) for item in listed]
    return _indices(goals, Scenario(objectives=tuple(goals)).objectives)


def _indices(before: Sequence[object], after: Sequence[object]) -> list[int]:
    places = {id(item): index for index, item in enumerate(before)}
    return [places[id(item)] for item in after]


def impossible_dates(plain: Plain) -> list[str]:
    """Return the keys whose days no calendar has; the JSON Schema knows just their form."""
    return [key for key in ("begin", "end") if not _is_day(plain.get(key))]


def _is_day(text: Json) -> bool:
    try:
        return not isinstance(text, str) or bool(date.fromisoformat(text))
    except ValueError:
        return False


def _is_default(key: str, value: Json) -> bool:
    """Tell whether a value need not be written; the set-up of the board always is."""
    if key == "m44":
        return value is None
    return value in (None, False, "", {}, []) and key != VERSION_KEY


def _texts(texts: Texts) -> Plain:
    plain: Plain = {key: getattr(texts, key) for key in TEXT_FIELDS if getattr(texts, key)}
    return plain | hexes.leftover_member(texts.m44)


def _read_texts(plain: Any) -> Texts:
    fields = {key: plain.get(key) for key in TEXT_FIELDS}
    return Texts(**fields, m44=hexes.read_leftover(plain.get("m44")))


def _date(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def _camp(camp: Camp) -> Plain:
    nation: Plain = {"nation": camp.nation} if camp.nation else {}
    grows: Plain = {"hand_grows_to": camp.hand_grows_to} if camp.hand_grows_to else {}
    return nation | {"hand": camp.hand, "medals": camp.medals} | grows


def _read_camp(plain: Any) -> Camp:
    usual = Camp()
    return Camp(
        plain.get("nation"),
        int(plain.get("hand", usual.hand)),
        int(plain.get("medals", usual.medals)),
        int(plain.get("hand_grows_to", usual.hand_grows_to)),
    )


def _objective(item: Objective, plan: Board) -> Plain:
    plain: Plain = {"type": item.type.value}
    if item.side:
        plain["side"] = item.side.value
    plain["hexes"] = [plan.label(at) for at in item.hexes]
    if item.medals != 1:
        plain["medals"] = item.medals
    if item.min_hexes != 1:
        plain["min_hexes"] = item.min_hexes
    if item.pieces:
        plain["pieces"] = list(item.pieces)
    if not item.stated:
        plain["stated"] = False
    return plain | hexes.leftover_member(item.m44)


def _read_objective(plain: Any, plan: Board) -> Objective:
    return Objective(
        type=ObjectiveType(plain["type"]),
        hexes=tuple(plan.hex(label) for label in plain["hexes"]),
        side=hexes.read_side(plain.get("side")),
        medals=int(plain.get("medals", 1)),
        min_hexes=int(plain.get("min_hexes", 1)),
        pieces=tuple(plain.get("pieces", ())),
        stated=plain.get("stated", True),
        m44=hexes.read_leftover(plain.get("m44")),
    )


def _exit(item: Exit, plan: Board) -> Plain:
    plain: Plain = {"side": item.side.value} if item.side else {}
    plain["hexes"] = [plan.label(at) for at in item.hexes]
    if item.marker != "exit_marker":
        plain["marker"] = item.marker
    return plain | hexes.leftover_member(item.m44)


def _read_exit(plain: Any, plan: Board) -> Exit:
    return Exit(
        hexes=tuple(plan.hex(label) for label in plain["hexes"]),
        side=hexes.read_side(plain.get("side")),
        marker=plain.get("marker", "exit_marker"),
        m44=hexes.read_leftover(plain.get("m44")),
    )


def _air_drop(item: AirDrop) -> Plain:
    plain: Plain = {
        "side": item.side.value,
        "unit": hexes.unit_to_plain(item.unit),
        "center": item.center,
        "range": item.range,
        "counts": list(item.counts),
    }
    plain |= {key: True for key in DROP_FLAGS if getattr(item, key)}
    return plain | hexes.leftover_member(item.m44)


def _read_air_drop(plain: Any) -> AirDrop:
    return AirDrop(
        side=Side(plain["side"]),
        unit=hexes.unit_from_plain(plain["unit"]),
        center=plain["center"],
        range=int(plain["range"]),
        counts=tuple(map(int, plain["counts"])),
        **{key: plain.get(key, False) for key in DROP_FLAGS},
        m44=hexes.read_leftover(plain.get("m44")),
    )


def _reserve(item: Reserve, plan: Board) -> Plain:
    plain: Plain = {
        "arrives": item.arrives,
        "side": item.side.value,
        "unit": hexes.unit_to_plain(item.unit),
    }
    if item.counts:
        plain["counts"] = list(item.counts)
    if item.turn is not None:
        plain["turn"] = item.turn
    if item.hexes:
        plain["hexes"] = [plan.label(at) for at in item.hexes]
    return plain | hexes.leftover_member(item.m44)


def _read_reserve(plain: Any, plan: Board) -> Reserve:
    return Reserve(
        arrives=plain["arrives"],
        side=Side(plain["side"]),
        unit=hexes.unit_from_plain(plain["unit"]),
        counts=tuple(map(int, plain.get("counts", ()))),
        turn=hexes.whole(plain.get("turn")),
        hexes=tuple(plan.hex(label) for label in plain.get("hexes", ())),
        m44=hexes.read_leftover(plain.get("m44")),
    )


def _mute(item: Mute) -> Plain:
    place: Plain = {"hex": item.hex} if item.hex else {}
    return {"code": item.code} | place | {"reason": item.reason}


def _m44(form: M44File) -> Plain:
    plain: Plain = {}
    for key in M44_SECTIONS:
        left = getattr(form, key)
        if left:
            plain[key] = hexes.leftover_to_plain(left)
    for key in M44_ARRAYS:
        array = getattr(form, key)
        if array:
            plain[key] = _array_form(array)
    return plain


def _array_form(form: ArrayForm) -> Plain:
    plain: Plain = {}
    if form.wrapper:
        plain["wrapper"] = form.wrapper if isinstance(form.wrapper, str) else list(form.wrapper)
    if form.order:
        plain["order"] = list(form.order)
    if form.strays:
        plain["strays"] = [_stray(stray) for stray in form.strays]
    return plain


def _stray(stray: Stray) -> Plain:
    after: Plain = {"after": stray.after} if stray.after else {}
    nth: Plain = {"nth": stray.nth} if stray.nth != 1 else {}
    return {**after, **nth, "entry": stray.entry}


def _read_m44(plain: Any) -> M44File:
    sections: Any = {key: hexes.read_leftover(plain.get(key)) for key in M44_SECTIONS}
    arrays: Any = {key: _read_array_form(plain.get(key, {})) for key in M44_ARRAYS}
    return M44File(**sections, **arrays)


def _read_array_form(plain: Any) -> ArrayForm:
    wrapper = plain.get("wrapper", "")
    return ArrayForm(
        wrapper=wrapper if isinstance(wrapper, str) else tuple(wrapper),
        order=tuple(plain.get("order", ())),
        strays=tuple(
            Stray(stray["entry"], stray.get("after", ""), int(stray.get("nth", 1)))
            for stray in plain.get("strays", ())
        ),
    )

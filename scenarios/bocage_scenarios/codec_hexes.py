"""What lies on a hex as plain data, in the short forms that files use.

A tile is ``river_curve@4`` (orientation 4), a unit ``german infantry``, a marker
``axis minefield``; where there is more to say, each is a mapping that holds the short form.
"""

import re
from typing import Any

from bocage_scenarios.model import (
    ANY_LANGUAGE,
    NOTHING,
    TILE_LAYERS,
    UNKNOWN,
    HexContent,
    Label,
    Leftover,
    Marker,
    Tile,
    Unit,
)
from bocage_schema.ids import Side
from bocage_schema.jsonlike import Json
from bocage_schema.recall import Recall

Plain = dict[str, Json]

KEPT_KEYS = frozenset({"m44", "m44_entries"})
"""Keys that hold what an ``.m44`` file said beyond the document."""
LONG_FORMS = ("tile", "unit", "marker", "text")
"""Keys under which something with more to say holds its short form."""
ABSENT = "-"
"""Key under which a leftover lists what the file left out."""
_known = Recall[HexContent]()
TURNED = re.compile(r"(.*)@([1-9][0-9]{0,3})", re.DOTALL)


def to_plain(content: HexContent) -> Plain:
    """Return the data of what lies on one hex."""
    plain: Plain = {layer.value: _tile(tile) for layer, tile in content.tiles()}
    if content.unit:
        plain["unit"] = unit_to_plain(content.unit)
    if content.markers:
        plain["markers"] = [_marker(marker) for marker in content.markers]
    if content.labels:
        plain["labels"] = [_label(label) for label in content.labels]
    if content.note:
        plain["note"] = content.note
    if content.m44_entries:
        plain["m44_entries"] = list(content.m44_entries)
    return plain | leftover_member(content.m44)


def from_plain(plain: Any) -> HexContent:
    """Return what lies on a hex according to its data; equal data give the same object."""
    key = _known.key(plain)
    return _known.get(key) or _known.put(key, _from_plain(plain))


def _from_plain(plain: Any) -> HexContent:
    tiles = {
        layer.value: _read_tile(plain[layer.value]) for layer in TILE_LAYERS if layer.value in plain
    }
    return HexContent(
        **tiles,
        unit=unit_from_plain(plain["unit"]) if "unit" in plain else None,
        markers=tuple(map(_read_marker, plain.get("markers", ()))),
        labels=tuple(map(_read_label, plain.get("labels", ()))),
        note=plain.get("note", ""),
        m44=read_leftover(plain.get("m44")),
        m44_entries=tuple(plain.get("m44_entries", ())),
    )


def meaning(document: Plain) -> Plain:
    """Return a document's data without what is kept for ``.m44`` files, in short forms again."""
    stripped: Plain = {}
    for key, value in document.items():
        if key == "hexes" and isinstance(value, dict):
            stripped[key] = {label: _without_kept(hex_) for label, hex_ in value.items()}
        elif key not in KEPT_KEYS:
            stripped[key] = meaning_of_part(value)
    return stripped


def meaning_of_part(data: Json) -> Json:
    """Return the same for a part of the data, other than everything on a hex."""
    if isinstance(data, list):
        return [meaning_of_part(item) for item in data]
    rest = _without_kept(data)
    if isinstance(data, dict) and isinstance(rest, dict) and len(rest) == 1 < len(data):
        key, value = next(iter(rest.items()))
        if key in LONG_FORMS and isinstance(value, str):
            return value
    return rest


def _without_kept(data: Json) -> Json:
    if not isinstance(data, dict):
        return data
    return {key: meaning_of_part(value) for key, value in data.items() if key not in KEPT_KEYS}


def unit_to_plain(unit: Unit) -> Json:
    """Return the data of a unit: a text if kind and army say it all."""
    name = f"{unit.army} {unit.kind}" if unit.army else unit.kind
    more: Plain = {}
    if unit.figures is not None:
        more["figures"] = unit.figures
    if unit.badge:
        more["badge"] = unit.badge
    if unit.elite:
        more["elite"] = True
    if unit.traits:
        more["traits"] = list(unit.traits)
    if unit.from_turn is not None:
        more["from_turn"] = unit.from_turn
    return _with_more("unit", name, more | leftover_member(unit.m44))


def unit_from_plain(plain: Any) -> Unit:
    """Return the unit that data describe."""
    more: dict[str, Any] = {"unit": plain} if isinstance(plain, str) else plain
    name = more["unit"]
    army, kind = (None, name) if name.startswith(UNKNOWN) else name.split(" ")
    return Unit(
        kind,
        army,
        figures=whole(more.get("figures")),
        badge=more.get("badge"),
        elite=more.get("elite", False),
        traits=tuple(more.get("traits", ())),
        from_turn=whole(more.get("from_turn")),
        m44=read_leftover(more.get("m44")),
    )


def leftover_member(left: Leftover) -> Plain:
    """Return a mapping with the member ``m44`` for a leftover, empty if there is none."""
    return {"m44": leftover_to_plain(left)} if left else {}


def leftover_to_plain(left: Leftover) -> Plain:
    """Return the data of a leftover.

    Keys made of dashes get one dash more, so that `ABSENT` is free for the absent ones.
    """
    plain: Plain = {_escape(key): value for key, value in left.values.items()}
    absent: Plain = {ABSENT: list(left.absent)} if left.absent else {}
    return plain | absent


def read_leftover(plain: Any) -> Leftover:
    """Return the leftover that data describe; none for None."""
    if plain is None:
        return NOTHING
    values = {_unescape(key): value for key, value in plain.items() if key != ABSENT}
    return Leftover(values, tuple(plain.get(ABSENT, ())))


def whole(plain: Any) -> Any:
    """Return a whole number that a file may write as ``5.0``; None for None."""
    return None if plain is None else int(plain)


def read_side(plain: Any) -> Side | None:
    """Return the side of that name; None for None."""
    return Side(plain) if plain else None


def _escape(key: str) -> str:
    return key + ABSENT if key and set(key) == {ABSENT} else key


def _unescape(key: str) -> str:
    return key[:-1] if key and set(key) == {ABSENT} else key


def _with_more(key: str, name: str, more: Plain) -> Json:
    whole: Plain = {key: name, **more}
    return whole if more else name


def _tile(tile: Tile) -> Json:
    name = tile.piece
    if tile.orientation != 1 or TURNED.fullmatch(name):
        name += f"@{tile.orientation}"
    more: Plain = {}
    if tile.owner:
        more["owner"] = tile.owner.value
    if tile.traits:
        more["traits"] = list(tile.traits)
    return _with_more("tile", name, more | leftover_member(tile.m44))


def _read_tile(plain: Any) -> Tile:
    more: dict[str, Any] = {"tile": plain} if isinstance(plain, str) else plain
    turned = TURNED.fullmatch(more["tile"])
    piece, orientation = (turned[1], int(turned[2])) if turned else (more["tile"], 1)
    return Tile(
        piece,
        orientation,
        owner=read_side(more.get("owner")),
        traits=tuple(more.get("traits", ())),
        m44=read_leftover(more.get("m44")),
    )


def _marker(marker: Marker) -> Json:
    name = f"{marker.side} {marker.piece}" if marker.side else marker.piece
    more: Plain = {"traits": list(marker.traits)} if marker.traits else {}
    return _with_more("marker", name, more | leftover_member(marker.m44))


def _read_marker(plain: Any) -> Marker:
    more: dict[str, Any] = {"marker": plain} if isinstance(plain, str) else plain
    side, piece = "", more["marker"]
    if " " in piece and not piece.startswith(UNKNOWN):
        side, piece = piece.split(" ", 1)
    return Marker(
        piece,
        read_side(side),
        traits=tuple(more.get("traits", ())),
        m44=read_leftover(more.get("m44")),
    )


def _label(label: Label) -> Json:
    alone = label.text.keys() == {ANY_LANGUAGE}
    text: Json = label.text[ANY_LANGUAGE] if alone else dict(label.text)
    if isinstance(text, str) and not label.m44:
        return text
    return {"text": text} | leftover_member(label.m44)


def _read_label(plain: Any) -> Label:
    more: dict[str, Any] = {"text": plain} if isinstance(plain, str) else plain
    text = more["text"]
    return Label(
        {ANY_LANGUAGE: text} if isinstance(text, str) else text,
        m44=read_leftover(more.get("m44")),
    )

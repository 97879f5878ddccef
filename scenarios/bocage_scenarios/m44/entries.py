"""One entry of ``hexagons``: everything that lies on a hex, with the tags it carries."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from bocage_scenarios.m44.arrays import items_of, unwrap
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.names import m44_name
from bocage_scenarios.m44.tags import Place, read_tag, write_tag
from bocage_scenarios.m44.tiles import KEYS, layer_of, read_tile, write_tile
from bocage_scenarios.m44.units import read_unit, write_unit
from bocage_scenarios.m44.values import as_number
from bocage_scenarios.model import (
    EMPTY_HEX,
    NOTHING,
    Exit,
    HexContent,
    Marker,
    Objective,
    Tile,
)
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer, Side
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.recall import MOST_KEPT, Recall
from bocage_schema.saying import phrase

KNOWN = frozenset({"row", "col", "unit", "tags", *KEYS})
PLACE = ("row", "col")
_known = Recall[HexContent]()
_written: dict[tuple[int, bool], tuple[HexContent, Object]] = {}
"""What entries say besides their place, by the identity of the content kept alive beside it."""
TERRAIN_LAYERS = (Layer.TERRAIN, Layer.LINE, Layer.GROUND)
"""The layers that share the key ``terrain``, the one that wins first."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What lies on one hex: its content, and the objectives and exits anchored on it."""

    content: HexContent = EMPTY_HEX
    objectives: tuple[Objective, ...] = ()
    exits: tuple[Exit, ...] = ()


def place_of(found: Json, context: Context) -> Hex | None:
    """Return the hex of an entry, if its row and column name one that a label can reach."""
    if not isinstance(found, dict):
        return None
    row, col = found.get("row"), found.get("col")
    if type(row) is int and type(col) is int and (at := Hex(row, col)) in context.board.adjacent:
        return at  # nearly always
    row, col = as_number(row), as_number(col)
    if row is None or col is None:
        return None
    try:
        context.board.label(Hex(row, col))
    except ValueError:
        return None
    return Hex(row, col)


def read_entry(found: Object, at: Hex, context: Context, path: str) -> Entry:
    """Return what an entry says of the hex ``at``, its leftover included.

    Most entries say what others have said on other hexes; these give the same content.
    """
    rest = {key: value for key, value in found.items() if key not in PLACE}
    if "tags" in found or not all(type(found.get(key)) is int for key in PLACE):
        return _read_whole(found, at, context, path)
    key = _known.key([context.late_war, rest])
    if content := _known.get(key):
        return Entry(content)
    before = len(context.findings or ())
    entry = _read_whole(found, at, context, path)
    if context.findings is not None and len(context.findings) == before:
        _known.put(key, entry.content)
    return entry


def _read_whole(found: Object, at: Hex, context: Context, path: str) -> Entry:
    entry = _read(found, at, context, path)
    left = leftover(_canonical(entry, at, context), found)
    return replace(entry, content=replace(entry.content, m44=left))


def write_entry(entry: Entry, at: Hex, context: Context) -> Object:
    """Return the entry of ``hexagons`` for the hex ``at``; equal contents give equal entries."""
    content = entry.content
    if entry.objectives or entry.exits or content.markers or content.m44_entries:
        return _write_whole(entry, at, context)
    key = id(content), context.late_war
    kept = _written.get(key)
    if kept is not None:
        return {"row": at.row, "col": at.col, **kept[1]}
    written = _write_whole(entry, at, context)
    if all(type(written.get(part)) is int for part in PLACE):
        if len(_written) >= MOST_KEPT:
            _written.clear()
        rest = {name: value for name, value in written.items() if name not in PLACE}
        _written[key] = content, rest
    return written


def _write_whole(entry: Entry, at: Hex, context: Context) -> Object:
    silent = context.silent()
    bare = _without_extras(entry)

    def reads_the_same(attempt: Object) -> bool:
        return place_of(attempt, silent) == at and _read(attempt, at, silent, "") == bare

    return restore(_canonical(entry, at, context), entry.content.m44, KNOWN, reads_the_same)


def merge(entries: list[Object]) -> Object:
    """Return one entry for a hex that is listed several times: the first of each layer wins."""
    merged: Object = {}
    tags: list[Json] = []
    for entry in entries:
        for key, value in entry.items():
            merged.setdefault(key, value)
        tags += items_of(entry.get("tags"))
    return {**merged, "tags": tags} if tags else merged


def conflicts(entries: list[Object]) -> tuple[str, ...]:
    """Return the layers that more than one of several entries for a hex define."""
    layers = (*KEYS, "unit")
    return tuple(key for key in layers if sum(key in entry for entry in entries) > 1)


def says_the_same(entry: Entry, found: list[Object], at: Hex, context: Context) -> bool:
    """Tell whether entries found in a file, merged, still say what ``entry`` says."""
    silent = context.silent()
    return _read(merge(found), at, silent, "") == _without_extras(entry)


def _without_extras(entry: Entry) -> Entry:
    """Return ``entry`` without what an entry of ``hexagons`` itself does not say."""
    content = replace(entry.content, labels=(), note="", m44=NOTHING, m44_entries=())
    return replace(entry, content=content)


def _read(found: Object, at: Hex, context: Context, path: str) -> Entry:
    label = context.board.label(at)
    layers: dict[Layer, Tile] = {}
    for key in KEYS:
        for value, where in _objects(found, key, context, path, label):
            tile = read_tile(key, value, context, where, label)
            if tile:
                layers[layer_of(key, tile)] = tile
    unit = None
    for value, where in _objects(found, "unit", context, path, label):
        unit = read_unit(value, context, where, label)
    objectives, exits, markers = _read_tags(found, at, context, path)
    content = HexContent(
        ground=layers.get(Layer.GROUND),
        line=layers.get(Layer.LINE),
        terrain=layers.get(Layer.TERRAIN),
        rect=layers.get(Layer.RECT),
        obstacle=layers.get(Layer.OBSTACLE),
        unit=unit,
        markers=markers,
    )
    return Entry(content, objectives, exits)


def _read_tags(
    found: Object, at: Hex, context: Context, path: str
) -> tuple[tuple[Objective, ...], tuple[Exit, ...], tuple[Marker, ...]]:
    objectives: list[Objective] = []
    exits: list[Exit] = []
    markers: list[Marker] = []
    label = context.board.label(at)
    tags = found.get("tags", [])
    if unwrap(tags) is None and tags != {}:
        context.report("M103", path + pointer("tags"), label, what=phrase("a list"), value=tags)
    for index, value in enumerate(items_of(tags)):
        place = Place(at, label, path + pointer("tags", index))
        if not isinstance(value, dict):
            context.report("M103", place.path, label, what=phrase("an object"), value=value)
            continue
        tag = read_tag(value, context, place)
        if isinstance(tag, Objective):
            objectives.append(tag)
        elif isinstance(tag, Exit):
            exits.append(tag)
        elif tag:
            markers.append(tag)
    return tuple(_join_pairs(objectives)), tuple(exits), tuple(markers)


def _join_pairs(objectives: list[Objective]) -> Iterator[Objective]:
    """Yield ``objectives`` with each pair of medals, one of either side, made one objective.

    Two such medals on a hex are the desktop editor's way to say "whoever holds it".
    """
    waiting: Objective | None = None
    for objective in objectives:
        if waiting is None:
            waiting = objective
        elif _is_pair(waiting, objective):
            yield replace(waiting, pieces=waiting.pieces + objective.pieces, side=None)
            waiting = None
        else:
            yield waiting
            waiting = objective
    if waiting:
        yield waiting


def _is_pair(a: Objective, b: Objective) -> bool:
    medals = catalogue().medals
    implied = [medals[piece].side for piece in (*a.pieces, *b.pieces)]
    alike = replace(a, pieces=b.pieces, side=b.side) == b
    return alike and {a.side, b.side} == set(Side) and implied == [a.side, b.side]


def _objects(
    found: Object, key: str, context: Context, path: str, label: str
) -> Iterator[tuple[Object, str]]:
    """Yield the object under ``key`` and its path, if there is one."""
    value = found.get(key)
    if isinstance(value, dict) and value:
        yield value, path + pointer(key)
    elif key in found and value not in ({}, []):
        context.report("M103", path + pointer(key), label, what=phrase("an object"), value=value)


def _canonical(entry: Entry, at: Hex, context: Context) -> Object:
    content = entry.content
    written: Object = {"row": at.row, "col": at.col}
    terrain = next((t for t in (getattr(content, x) for x in TERRAIN_LAYERS) if t), None)
    tiles = {"terrain": terrain, "rect_terrain": content.rect, "obstacle": content.obstacle}
    for key, tile in tiles.items():
        if tile and m44_name(tile.piece) is not None:
            written[key] = write_tile(key, tile, context)
    if content.unit:
        written["unit"] = write_unit(content.unit, context)
    tags = _write_tags(entry, at, context)
    if tags:
        written["tags"] = tags
    return written


@cache
def _usual_medal(side: Side | None) -> str:
    """Return the medal that marks an objective for which the document names none."""
    return next(medal.id for medal in catalogue().medals.values() if medal.side == side)


def _write_tags(entry: Entry, at: Hex, context: Context) -> list[Json]:
    place = Place(at, context.board.label(at), "")
    tags: list[Json] = []
    for objective in entry.objectives:
        for piece in objective.pieces or (_usual_medal(objective.side),):
            tags.append(write_tag(objective, piece, place, context))
    markers = [m for m in entry.content.markers if m44_name(m.piece) is not None]
    tags += [write_tag(tag, None, place, context) for tag in (*entry.exits, *markers)]
    return tags

"""Tiles and obstacles: ``terrain``, ``rect_terrain`` and ``obstacle`` of a hex entry."""

from dataclasses import replace

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.names import m44_name
from bocage_scenarios.m44.values import known_word, number
from bocage_scenarios.model import UNKNOWN, Tile
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Layer, Side
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import phrase

KEYS = {"terrain": "terrain", "rect_terrain": "rect", "obstacle": "obstacle"}
"""The keys of the three tile layers of a hex entry, and what the catalogue calls them."""

KNOWN = frozenset({"name", "orientation", "behavior", "behavior2", "original_owner"})
SIDES = {"AXIS": Side.AXIS, "ALLIES": Side.ALLIES}


def read_tile(key: str, found: Object, context: Context, path: str, at: str) -> Tile | None:
    """Return the tile that an object under ``key`` describes; None without a usable name."""
    name = found.get("name")
    if not isinstance(name, str) or not name:
        context.report(
            "M103", path + pointer("name"), at, what=phrase("the name of a piece"), value=name
        )
        return None
    tile = _read(key, name, found, context, path, at)
    return replace(tile, m44=leftover(_canonical(key, tile), found))


def write_tile(key: str, tile: Tile, context: Context) -> Object:
    """Return the object that describes ``tile`` under ``key``."""
    bare = replace(tile, m44=Tile("").m44)

    def reads_the_same(attempt: Object) -> bool:
        name = attempt.get("name")
        if not isinstance(name, str) or not name:
            return False
        return _read(key, name, attempt, context.silent(), "", "") == bare

    return restore(_canonical(key, tile), tile.m44, KNOWN, reads_the_same)


def layer_of(key: str, tile: Tile) -> Layer:
    """Return the layer of the document that a tile under ``key`` belongs to."""
    if key != "terrain":
        return Layer(KEYS[key])
    piece = catalogue().tiles.get(tile.piece)
    return piece.layer if piece else Layer.TERRAIN


def rotates(key: str, piece_id: str) -> bool:
    """Tell whether a piece exists in several orientations; unknown pieces may."""
    piece = catalogue().pieces.get(piece_id)
    return piece is not None and piece.orientations > 1


def _read(key: str, name: str, found: Object, context: Context, path: str, at: str) -> Tile:
    kind = KEYS[key]
    pieces = catalogue()
    look_up = {
        "terrain": pieces.tile_by_m44,
        "rect": pieces.rect_by_m44,
        "obstacle": pieces.obstacle_by_m44,
    }[kind]
    piece = look_up(name)
    traits = []
    for slot in ("behavior", "behavior2"):
        if slot in found:
            trait = pieces.trait_by_m44(kind, "behavior", str(found[slot]))
            if trait is None:
                context.report("M102", path + pointer(slot), at, value=found[slot], name=name)
            else:
                traits.append(trait.id)
    owner = known_word(found, "original_owner", SIDES, context, path, at)
    turn = number(found, "orientation", context, path, at, least=1)
    return Tile(
        piece=piece.id if piece else UNKNOWN + name,
        orientation=1 if turn is None else turn,
        owner=owner,
        traits=tuple(traits),
    )


def _canonical(key: str, tile: Tile) -> Object:
    pieces = catalogue()
    written: Object = {"name": m44_name(tile.piece) or tile.piece}
    if tile.orientation != 1 or rotates(key, tile.piece):
        written["orientation"] = tile.orientation
    for trait_id in tile.traits:
        trait = pieces.traits[trait_id]
        if trait.m44:
            second = trait.m44.second or "behavior" in written
            written["behavior2" if second else "behavior"] = trait.m44.value
    if tile.owner:
        written["original_owner"] = tile.owner.upper()
    return written

"""Checks of pieces: what may lie where, and on what."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.network import opened
from bocage_scenarios.checks.recall import by_content
from bocage_scenarios.checks.registry import content_check, document_check, hex_check
from bocage_scenarios.checks.view import (
    View,
    barred_by,
    is_closed,
    names_on,
    rules_of,
    tile_rules,
)
from bocage_scenarios.describe import name_of
from bocage_scenarios.model import EMPTY_HEX, UNKNOWN, HexContent
from bocage_schema.catalogue import (
    HexRules,
    Landscape,
    ObstacleRules,
    Piece,
    RectTile,
    RuleValue,
    TerrainRules,
    catalogue,
)
from bocage_schema.catalogue.words import Category
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.id_words import FACES, LAYERS
from bocage_schema.ids import Face, Layer, UnitClass
from bocage_schema.jsonlike import as_list, pointer
from bocage_schema.saying import ENGLISH, Tongue, Words, in_a_row, phrase

CLASHES = {
    Landscape.WINTER: frozenset({Face.COUNTRYSIDE, Face.BEACH, Face.DESERT}),
    Landscape.DESERT: frozenset({Face.WINTER}),
}
"""Faces on which the art of a landscape looks out of place."""


@content_check("P101", layers="ground line terrain rect obstacle unit markers")
def unknown_piece(content: HexContent) -> Iterator[Found]:
    """Find pieces that the catalogue does not know."""
    names = [(layer, layer.value, tile.piece) for layer, tile in content.tiles()]
    markers = enumerate(content.markers)
    names += [(Layer.MARKER, f"markers/{number}", marker.piece) for number, marker in markers]
    if content.unit:
        names.append((Layer.UNIT, "unit", content.unit.kind))
        names.append((Layer.BADGE, "unit", content.unit.badge or ""))
    for layer, path, name in names:
        if name.startswith(UNKNOWN):
            unknown = name.removeprefix(UNKNOWN)
            yield found("P101", "/" + path, layer=LAYERS[layer], name=unknown)


@hex_check(
    "P102",
    layers="ground line terrain rect obstacle unit markers labels note m44_entries m44",
    local=True,
)
def off_board(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find hexes that the board does not have."""
    if at not in view.board:
        names = in_a_row(map(_Id, content.names()))
        yield found("P102", becomes=EMPTY_HEX, pieces=names if names.items else phrase("no piece"))


class _Id(NamedTuple):
    """A piece that goes by its id in English, and by its name elsewhere."""

    id: str

    def said(self, tongue: Tongue) -> str:
        """Return what it is called in a language."""
        return self.id if tongue is ENGLISH else name_of(self.id, tongue.code)


@document_check("P101", reads="camps")
def unknown_nation(view: View) -> Iterator[Found]:
    """Find nations that the catalogue does not know."""
    for side, camp in view.scenario.camps.items():
        if camp.nation and camp.nation.startswith(UNKNOWN):
            name = camp.nation.removeprefix(UNKNOWN)
            yield found("P101", pointer("sides", side, "nation"), layer=phrase("nation"), name=name)


@document_check("P103", reads="objectives exits reserves rules board_format")
def named_off_board(view: View) -> Iterator[Found]:
    """Find hexes that are named outside of the map and do not lie on the board."""
    for path, at in _named_hexes(view):
        if at not in view.board:
            yield found("P103", path, at=at, label=view.board.label(at))


def _named_hexes(view: View) -> Iterator[tuple[str, Hex]]:
    """Yield place and hex of everything that names one, outside of the hexes themselves."""
    scenario, plan = view.scenario, view.board
    for key in ("objectives", "exits", "reserves"):
        for number, item in enumerate(getattr(scenario, key)):
            for index, at in enumerate(item.hexes):
                yield pointer(key, number, "hexes", index), at
    for rule_id, value in scenario.rules.items():
        rule = catalogue().special_rules.get(rule_id)
        if rule and rule.value is RuleValue.HEXES:
            for index, label in enumerate(as_list(value)):
                yield pointer("rules", rule_id, index), plan.hex(str(label))


@content_check("P104", layers="markers")
def mine_of_nobody(content: HexContent) -> Iterator[Found]:
    """Find mines that no side has laid."""
    for number, marker in enumerate(content.markers):
        piece = catalogue().markers.get(marker.piece)
        rules = catalogue().rules_of(piece) if piece else None
        if isinstance(rules, ObstacleRules) and rules.mine and marker.side is None and piece:
            yield found("P104", pointer("markers", number), name=piece.names)


class Thing(NamedTuple):
    """A piece on a hex, or what the face prints there."""

    path: str
    """Where it stands in the data of the hex; empty for what is printed."""
    name: Words
    ids: frozenset[str]
    """Names of the piece and of its rules, under which others require or refuse it."""
    needs: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()


def things(view: View, at: Hex, content: HexContent) -> Iterator[Thing]:
    """Yield what lies on a hex, bottom to top; the print only where no tile covers it."""
    known = catalogue()
    tiles = list(content.tiles())
    if not any(tile.piece in known.tiles for _, tile in tiles):
        for rules in view.printed(at):
            yield Thing("", rules.names, frozenset({rules.id}))
    for layer, tile in tiles:
        if piece := known.pieces.get(tile.piece):
            yield _thing("/" + layer.value, piece, known.rules_of(piece), tile_rules(tile))
    for number, marker in enumerate(content.markers):
        if mark := known.markers.get(marker.piece):
            yield _thing(pointer("markers", number), mark, known.rules_of(mark))


def _thing(
    path: str, piece: Piece, usual: HexRules | None, in_force: HexRules | None = None
) -> Thing:
    """Return a piece as a thing; one that a trait gives other rules goes by their name."""
    every = [item for item in (usual, in_force) if item]
    by_trait = in_force if in_force is not usual else None
    return Thing(
        path,
        by_trait.names if by_trait else piece.names,
        frozenset({piece.id, *(item.id for item in every)}),
        piece.only_with or next((item.only_with for item in every if item.only_with), ()),
        piece.not_with + tuple(name for item in every for name in item.not_with),
    )


@hex_check("P105", "P106", layers="ground line terrain rect obstacle markers", local=True)
def in_wrong_company(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find pieces without what they belong on, and pieces that may not share a hex."""
    if at not in view.board or _choosy().isdisjoint(names_on(content)):
        return
    there = list(things(view, at, content))
    if content.rect is None:
        yield from _lonely(there)
    for number, thing in enumerate(there):
        for lower in there[:number]:
            if _refuses(thing, lower) or _refuses(lower, thing):
                yield found("P106", thing.path, name=thing.name, other=lower.name)


@hex_check("P105", layers="rect")
def rect_in_wrong_place(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find the same where a rectangular tile may be the ramp of a bridge on the next hex."""
    if at in view.board and not _is_ramp(view, at, content):
        yield from _lonely(list(things(view, at, content)))


def _lonely(there: list[Thing]) -> Iterator[Found]:
    """Yield a finding for every piece without what it belongs on."""
    for thing in there:
        others = [other for other in there if other is not thing]
        wanted = frozenset[str]().union(*map(catalogue().members, thing.needs))
        if wanted and not _lies_on(wanted, others):
            yield found("P105", thing.path, name=thing.name, expected=_names_of_rules(wanted))


@cache
def _choosy() -> frozenset[str]:
    """Return the pieces that need or refuse the company of others, by themselves or by rule."""
    known = catalogue()
    pieces = ((piece, known.rules_of(piece)) for piece in known.pieces.values())
    return frozenset(
        piece.id
        for piece, rules in pieces
        if piece.only_with or piece.not_with or (rules and (rules.only_with or rules.not_with))
    )


def _lies_on(wanted: frozenset[str], others: Iterable[Thing]) -> bool:
    return any(not wanted.isdisjoint(other.ids) for other in others)


def _names_of_rules(ids: frozenset[str]) -> Words:
    terrain = catalogue().terrain_rules.items()
    return in_a_row(rules.names for key, rules in terrain if key in ids)


def _is_ramp(view: View, at: Hex, content: HexContent) -> bool:
    """Tell whether the tile on a hex goes on in a tile of its kind, as parts of long bridges do."""
    piece = catalogue().rect_tiles.get(content.rect.piece) if content.rect else None
    angle = piece.angle_at(content.rect.orientation) if piece and content.rect else None
    if piece is None or angle is None or angle % 60:
        return False
    for way in (angle // 60, angle // 60 + 3):
        rect = view.content(neighbours(at)[way % 6]).rect
        other = catalogue().rect_tiles.get(rect.piece) if rect else None
        if rect and other and other.rules == piece.rules and not piece.acts_as_unit:
            beyond = other.angle_at(rect.orientation)
            if beyond is not None and (beyond - angle) % 180 == 0:
                return True
    return False


def _refuses(thing: Thing, other: Thing) -> bool:
    return any(not catalogue().members(name).isdisjoint(other.ids) for name in thing.refuses)


@content_check("P107", layers="ground line terrain rect obstacle")
def turned_too_far(content: HexContent) -> Iterator[Found]:
    """Find orientations that a piece does not have."""
    for layer, tile in content.tiles():
        piece = catalogue().pieces.get(tile.piece)
        if piece and tile.orientation > piece.orientations:
            becomes = None
            turn = (tile.orientation - 1) % piece.orientations + 1
            if _comes_round(piece):
                turned: dict[str, Any] = {layer.value: replace(tile, orientation=turn)}
                becomes = replace(content, **turned)
            yield found(
                "P107",
                "/" + layer.value,
                becomes=becomes,
                name=piece.names,
                orientation=tile.orientation,
                expected=_orientations(piece.orientations),
                turn=turn,
            )


def _orientations(most: int) -> object:
    return phrase("1 to {most}", most=most) if most > 1 else "1"


def _comes_round(piece: Piece) -> bool:
    """Tell whether a piece looks the same again after its last orientation."""
    if piece.orientations == 1:
        return True
    if isinstance(piece, RectTile) and piece.angle_deg is not None:
        return piece.step_deg * piece.orientations % 180 == 0
    return bool(piece.edges) and opened(piece.id, piece.orientations + 1) == opened(piece.id, 1)


@document_check("P115", reads="face tiles")
def of_another_landscape(view: View) -> Iterator[Found]:
    """Find tiles whose art belongs to another season or climate than the board."""
    odd: dict[Landscape, list[tuple[Hex, str, Words]]] = {}
    for at, content in sorted(view.scenario.hexes.items()):
        for landscape, layer, name in _of_a_landscape(content):
            if view.scenario.face in CLASHES[landscape] and at in view.board:
                odd.setdefault(landscape, []).append((at, layer, name))
    for landscape, places in odd.items():
        at, place, name = places[0]
        yield found(
            "P115",
            pointer("hexes", view.board.label(at), place),
            at=at,
            name=name,
            more=phrase(" (and {number} more)", number=more) if (more := len(places) - 1) else "",
            landscape=FACES[Face(landscape.value)],
            face=FACES[Face(view.scenario.face)],
        )


@by_content
def _of_a_landscape(content: HexContent) -> tuple[tuple[Landscape, str, Words], ...]:
    """Return landscape, layer and name of the tiles on a hex that some face clashes with."""
    found_here = []
    for layer, tile in content.tiles():
        piece = catalogue().tiles.get(tile.piece) or catalogue().rect_tiles.get(tile.piece)
        if piece and piece.landscape in CLASHES:
            found_here.append((piece.landscape, layer.value, piece.names))
    return tuple(found_here)


@hex_check("P118", layers="ground line terrain", local=True)
def same_as_print(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find tiles that show what the face prints on their hex anyway."""
    if at not in view.board:
        return
    tiles = [(layer, tile) for layer, tile in content.tiles() if tile.piece in catalogue().tiles]
    printed = {rules.id for rules in view.printed(at)}
    for layer, tile in tiles:
        piece = catalogue().tiles[tile.piece]
        if len(tiles) == 1 and piece.rules in printed and not tile.traits:
            bare: dict[str, Any] = {layer.value: None}
            becomes = replace(content, **bare)
            yield found("P118", "/" + layer.value, becomes=becomes, name=piece.names)


@hex_check("P121", layers="ground line terrain", local=True)
def land_in_the_sea(view: View, at: Hex, content: HexContent) -> Iterator[Found]:
    """Find tiles of dry land where the face prints the sea."""
    if at not in view.board or not any(map(is_water, view.printed(at))):
        return
    for layer, tile in content.tiles():
        piece, rules = catalogue().tiles.get(tile.piece), tile_rules(tile)
        if piece and isinstance(rules, TerrainRules) and not (is_water(rules) or rules.at_sea):
            yield found("P121", "/" + layer.value, name=piece.names)


def is_water(rules: HexRules) -> bool:
    """Tell whether rules are those of water."""
    return isinstance(rules, TerrainRules) and rules.category is Category.WATER


@content_check("P123", layers="rect obstacle markers")
def where_nobody_comes(content: HexContent) -> Iterator[Found]:
    """Find obstacles and mines on hexes that no unit may enter."""
    known = catalogue()
    if not _keeps_everybody_off(content):
        return
    for layer, tile in content.tiles():
        rules = tile_rules(tile)
        if isinstance(rules, ObstacleRules) and not (
            known.pieces[tile.piece].only_with or rules.only_with
        ):
            yield found("P123", "/" + layer.value, name=known.pieces[tile.piece].names)
    for number, marker in enumerate(content.markers):
        piece = known.markers.get(marker.piece)
        rules = known.rules_of(piece) if piece else None
        if piece and isinstance(rules, ObstacleRules) and rules.mine:
            yield found("P123", pointer("markers", number), name=piece.names)


def _keeps_everybody_off(content: HexContent) -> bool:
    """Tell whether the terrain of a hex, with a bridge on it if there is one, is closed to all."""
    if is_closed(content):
        return True
    rules = rules_of(content)
    terrain = tuple(item for item in rules if isinstance(item, TerrainRules))
    bridges = tuple(item for item in rules if item.movement.enables_river)
    return barred_by(terrain, bridges).issuperset(UnitClass)

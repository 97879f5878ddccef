"""Checks of markers and labels, and of pieces whose rules nobody knows."""

from collections.abc import Iterator
from dataclasses import replace

from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.recall import by_content
from bocage_scenarios.checks.registry import content_check, document_check
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import HexContent
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Words, phrase

WIDEST_LABEL = 24
"""Characters of a line that can be read on a hex, spilling a little over its edges."""
MOST_LABEL_LINES = 4


@content_check("P113", layers="markers")
def marker_twice(content: HexContent) -> Iterator[Found]:
    """Find markers that lie twice on a hex, of the same side and with the same traits."""
    seen = set()
    for number, marker in enumerate(content.markers):
        piece = catalogue().markers.get(marker.piece)
        same = marker.piece, marker.side, frozenset(marker.traits)
        if same in seen and piece:
            left = content.markers[:number] + content.markers[number + 1 :]
            becomes = replace(content, markers=left)
            yield found("P113", pointer("markers", number), becomes=becomes, name=piece.names)
        seen.add(same)


@content_check("P114", layers="markers")
def marker_without_unit(content: HexContent) -> Iterator[Found]:
    """Find markers that go with a unit where no unit is."""
    rect = catalogue().rect_tiles.get(content.rect.piece) if content.rect else None
    if content.unit or (rect and rect.acts_as_unit):
        return
    for number, marker in enumerate(content.markers):
        piece = catalogue().markers.get(marker.piece)
        if piece and piece.with_unit:
            yield found("P114", pointer("markers", number), name=piece.names)


@document_check("P116", reads="tiles markers units")
def rules_unknown(view: View) -> Iterator[Found]:
    """Find pieces and traits whose rules nobody knows, each once."""
    places: dict[str, tuple[Words, list[tuple[Hex, str]]]] = {}
    for at, content in sorted(view.scenario.hexes.items()):
        for path, key, name in _unknown_on(content):
            if at not in view.board:
                continue
            places.setdefault(key, (name, []))[1].append((at, path))
    for name, where in places.values():
        at, path = where[0]
        more = len(where) - 1
        on = phrase(" (here and on {number} more)", number=more) if more else ""
        full = pointer("hexes", view.board.label(at)) + path
        yield found("P116", full, at=at, name=name, places=on)


@by_content
def _unknown_on(content: HexContent) -> tuple[tuple[str, str, Words], ...]:
    """Return place, id and name of everything on a hex whose rules nobody knows."""
    return tuple(_without_rules(content))


def _without_rules(content: HexContent) -> Iterator[tuple[str, str, Words]]:
    known = catalogue()
    said = [("/" + layer.value, tile.piece, tile.traits) for layer, tile in content.tiles()]
    said += [
        (pointer("markers", number), marker.piece, marker.traits)
        for number, marker in enumerate(content.markers)
    ]
    if content.unit:
        said.append(("/unit", content.unit.badge or "", content.unit.traits))
    for path, piece_id, traits in said:
        piece = known.pieces.get(piece_id)
        if piece and not piece.rules_known:
            yield path, piece_id, phrase("the {name}", name=piece.names)
        for trait in traits:
            if trait in known.traits and not known.traits[trait].rules_known:
                name = known.traits[trait].names
                yield path, "trait " + trait, phrase("the trait {name}", name=name)


@content_check("P119", layers="labels")
def label_too_long(content: HexContent) -> Iterator[Found]:
    """Find labels that do not fit on a hex."""
    for number, label in enumerate(content.labels):
        lines = [text.split("\n") for text in label.text.values()]
        if any(len(line) > WIDEST_LABEL for text in lines for line in text):
            problem = phrase("wide")
            advice = phrase("part it into several lines, or shorten it")
        elif any(len(text) > MOST_LABEL_LINES for text in lines):
            problem = phrase("high")
            advice = phrase("use fewer lines, or move a part of it to another hex")
        else:
            continue
        yield found("P119", pointer("labels", number), problem=problem, advice=advice)

"""What an ``.m44`` file cannot say, so that programs other than ours will not see it."""

from collections.abc import Iterator, Mapping

from bocage_scenarios.m44.entries import TERRAIN_LAYERS
from bocage_scenarios.m44.game_info import USUAL_DATE
from bocage_scenarios.m44.names import m44_name
from bocage_scenarios.m44.units import has_m44_form
from bocage_scenarios.model import ANY_LANGUAGE, HexContent, Objective, Scenario, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic, Report
from bocage_schema.id_words import LAYERS
from bocage_schema.ids import ObjectiveType
from bocage_schema.jsonlike import Json, as_list, as_mapping, pointer, same, split_pointer
from bocage_schema.saying import Words, phrase

AS_SET: Mapping[str, Words] = {
    "objectives": phrase("the objective as it is set here"),
    "exits": phrase("the exit as it is set here"),
    "air_drops": phrase("the air drop as it is set here"),
    "reserves": phrase("the reserve as it is set here"),
    "rules": phrase("the special rule as it is set here"),
}
"""What an item of each list or mapping of a document is called."""
PARTS: Mapping[str, Words] = {
    **{layer.value: words for layer, words in LAYERS.items()},
    "markers": phrase("markers"),
    "labels": phrase("labels"),
    "note": phrase("note"),
}
"""What is called how of that which a hex says."""


def losses(scenario: Scenario, kept: list[Json]) -> Report:
    """Return a finding for everything that the format has no words for.

    ``kept`` are the changes in the stash of the file: what they concern is not in the rest
    of the file, whether or not we can say why.
    """
    found = [*_of_the_document(scenario), *_of_the_hexes(scenario)]
    explained = {item.path for item in found}
    found += [item for change in kept for item in _unexplained(as_mapping(change), explained)]
    return Report.of(found)


def _unexplained(change: dict[str, Json], explained: set[str]) -> Iterator[Diagnostic]:
    """Yield a finding for each part of a kept change that no other finding is about."""
    path = str(change.get("at"))
    now, was = change.get("now"), change.get("was")
    if path.startswith(pointer("texts")):
        return  # a title in English that other programs expect
    if isinstance(now, list):
        before = as_list(was)
        changed = [i for i, item in enumerate(now) if not any(same(item, old) for old in before)]
        places = [path + pointer(index) for index in changed] or [path]
    else:
        places = [path]
    for place in places:
        if not any(_covers(known, place) for known in explained):
            on_hex = place.startswith(pointer("hexes") + "/")
            label = split_pointer(place)[1] if on_hex else ""
            yield diagnostic("M201", place, hex=label, what=_described(place))


def _described(place: str) -> Words:
    """Return words for what stands at a place of a document."""
    first, *rest = split_pointer(place)
    if first == "hexes" and len(rest) > 1:
        return phrase("the {part} as it is set here", part=PARTS.get(rest[1], rest[1]))
    if first in AS_SET and rest:
        return AS_SET[first]
    return phrase("what is set under {key!r}", key=first)


def _covers(known: str, place: str) -> bool:
    return place == known or place.startswith(known + "/") or known.startswith(place + "/")


def _of_the_document(scenario: Scenario) -> Iterator[Diagnostic]:
    if scenario.notes:
        yield diagnostic("M201", pointer("notes"), what=phrase("the author's notes"))
    if scenario.muted:
        yield diagnostic("M201", pointer("muted"), what=phrase("muted diagnostics"))
    for rule in scenario.rules:
        known = catalogue().special_rules.get(rule)
        if not (known and known.m44):
            what = phrase("the special rule {rule!r}", rule=rule)
            yield diagnostic("M201", pointer("rules", rule), what=what)
    for index, reserve in enumerate(scenario.reserves):
        if reserve.arrives == "turn" or reserve.hexes:
            what = phrase("the time and place at which a reserve arrives")
            yield diagnostic("M201", pointer("reserves", index), what=what)
    for index, objective in enumerate(scenario.objectives):
        for words in _of_the_objective(objective):
            yield diagnostic("M201", pointer("objectives", index), what=words)
    for later in (False, True):
        drops = [i for i, drop in enumerate(scenario.air_drops) if drop.later is later]
        for index in drops[:-1]:
            what = phrase("more than one air drop at the same time")
            yield diagnostic("M201", pointer("air_drops", index), what=what)
    if scenario.m44 is None and scenario.begin is None:
        yield diagnostic("M204", pointer("begin"), date=USUAL_DATE)


def _of_the_objective(objective: Objective) -> Iterator[Words]:
    if objective.type is not ObjectiveType.SUDDEN_DEATH:
        return
    if objective.pieces:
        yield phrase("a sudden death objective that is marked by a medal")
    elif objective.side is None:
        yield phrase("a sudden death objective that either side can win")


def _of_the_hexes(scenario: Scenario) -> Iterator[Diagnostic]:
    for at, content in scenario.hexes.items():
        label = scenario.board.label(at)
        for what in _of_the_content(content):
            yield diagnostic("M201", pointer("hexes", label), hex=label, what=what)


def _of_the_content(content: HexContent) -> Iterator[Words]:
    stacked = [tile for tile in (getattr(content, layer) for layer in TERRAIN_LAYERS) if tile]
    for tile in stacked[1:]:
        yield phrase("the {name} under another tile", name=_name(tile.piece))
    for _, tile in content.tiles():
        if m44_name(tile.piece) is None:
            yield phrase("the piece {name!r}", name=_name(tile.piece))
    if content.unit:
        yield from _of_the_unit(content.unit)
    for marker in content.markers:
        if m44_name(marker.piece) is None:
            yield phrase("the marker {name!r}", name=_name(marker.piece))
    if content.note:
        yield phrase("a note on a hex")
    if any(label.text.keys() != {ANY_LANGUAGE} for label in content.labels):
        yield phrase("a label in several languages")


def _of_the_unit(unit: Unit) -> Iterator[Words]:
    if not has_m44_form(unit):
        army = catalogue().armies.get(unit.army or "")
        kind = _name(unit.kind)
        name = phrase("elite {name}", name=kind) if unit.elite else kind
        if army:
            yield phrase("the unit {name!r} with {army}", name=name, army=army.names)
        else:
            yield phrase("the unit {name!r}", name=name)
    if unit.badge and m44_name(unit.badge) is None:
        yield phrase("the badge {name!r}", name=_name(unit.badge))


def _name(piece_id: str) -> Words | str:
    pieces = catalogue()
    entry = pieces.pieces.get(piece_id) or pieces.units.get(piece_id)
    return entry.names if entry else piece_id

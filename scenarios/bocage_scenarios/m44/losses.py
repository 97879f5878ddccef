"""What an ``.m44`` file cannot say, so that programs other than ours will not see it."""

from collections.abc import Iterator

from bocage_scenarios.m44.entries import TERRAIN_LAYERS
from bocage_scenarios.m44.game_info import USUAL_DATE
from bocage_scenarios.m44.names import m44_name
from bocage_scenarios.m44.units import has_m44_form
from bocage_scenarios.model import ANY_LANGUAGE, HexContent, Objective, Scenario, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic, Report
from bocage_schema.ids import ObjectiveType
from bocage_schema.jsonlike import Json, as_list, as_mapping, pointer, same, split_pointer

SINGULAR = {
    "objectives": "objective",
    "exits": "exit",
    "air_drops": "air drop",
    "reserves": "reserve",
    "rules": "special rule",
}
"""What an item of each list or mapping of a document is called."""


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


def _described(place: str) -> str:
    """Return words for what stands at a place of a document."""
    first, *rest = split_pointer(place)
    if first == "hexes" and len(rest) > 1:
        return f"the {rest[1].replace('_', ' ')} as it is set here"
    if first in SINGULAR and rest:
        return f"the {SINGULAR[first]} as it is set here"
    return f"what is set under {first!r}"


def _covers(known: str, place: str) -> bool:
    return place == known or place.startswith(known + "/") or known.startswith(place + "/")


def _of_the_document(scenario: Scenario) -> Iterator[Diagnostic]:
    for key, what in (
        ("notes", "the author's notes"),
        ("muted", "muted diagnostics"),
    ):
        if getattr(scenario, key):
            yield diagnostic("M201", pointer(key), what=what)
    for rule in scenario.rules:
        known = catalogue().special_rules.get(rule)
        if not (known and known.m44):
            yield diagnostic("M201", pointer("rules", rule), what=f"the special rule {rule!r}")
    for index, reserve in enumerate(scenario.reserves):
        if reserve.arrives == "turn" or reserve.hexes:
            what = "the time and place at which a reserve arrives"
            yield diagnostic("M201", pointer("reserves", index), what=what)
    for index, objective in enumerate(scenario.objectives):
        for what in _of_the_objective(objective):
            yield diagnostic("M201", pointer("objectives", index), what=what)
    for later in (False, True):
        drops = [i for i, drop in enumerate(scenario.air_drops) if drop.later is later]
        for index in drops[:-1]:
            what = "more than one air drop at the same time"
            yield diagnostic("M201", pointer("air_drops", index), what=what)
    if scenario.m44 is None and scenario.begin is None:
        yield diagnostic("M204", pointer("begin"), date=USUAL_DATE)


def _of_the_objective(objective: Objective) -> Iterator[str]:
    if objective.type is not ObjectiveType.SUDDEN_DEATH:
        return
    if objective.pieces:
        yield "a sudden death objective that is marked by a medal"
    elif objective.side is None:
        yield "a sudden death objective that either side can win"


def _of_the_hexes(scenario: Scenario) -> Iterator[Diagnostic]:
    for at, content in scenario.hexes.items():
        label = scenario.board.label(at)
        for what in _of_the_content(content):
            yield diagnostic("M201", pointer("hexes", label), hex=label, what=what)


def _of_the_content(content: HexContent) -> Iterator[str]:
    stacked = [tile for tile in (getattr(content, layer) for layer in TERRAIN_LAYERS) if tile]
    for tile in stacked[1:]:
        yield f"the {_name(tile.piece)} under another tile"
    for _, tile in content.tiles():
        if m44_name(tile.piece) is None:
            yield f"the piece {_name(tile.piece)!r}"
    if content.unit:
        yield from _of_the_unit(content.unit)
    for marker in content.markers:
        if m44_name(marker.piece) is None:
            yield f"the marker {_name(marker.piece)!r}"
    if content.note:
        yield "a note on a hex"
    if any(label.text.keys() != {ANY_LANGUAGE} for label in content.labels):
        yield "a label in several languages"


def _of_the_unit(unit: Unit) -> Iterator[str]:
    if not has_m44_form(unit):
        army = catalogue().armies.get(unit.army or "")
        name = f"elite {_name(unit.kind)}" if unit.elite else _name(unit.kind)
        yield f"the unit {name!r}" + (f" with {army.names.en}" if army else "")
    if unit.badge and m44_name(unit.badge) is None:
        yield f"the badge {_name(unit.badge)!r}"


def _name(piece_id: str) -> str:
    pieces = catalogue()
    entry = pieces.pieces.get(piece_id) or pieces.units.get(piece_id)
    return entry.names.en if entry else piece_id

"""Tags of a hex entry: medals become objectives, exit tokens exits, the rest markers."""

from dataclasses import dataclass, replace
from functools import cache

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.groups import read_group, write_group
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.names import m44_name
from bocage_scenarios.m44.tiles import SIDES
from bocage_scenarios.m44.values import flag, known_word, number
from bocage_scenarios.model import NOTHING, UNKNOWN, Exit, Marker, Objective
from bocage_schema.catalogue import Medal, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.id_words import TYPES
from bocage_schema.ids import ObjectiveType, Side
from bocage_schema.jsonlike import as_mapping, pointer
from bocage_schema.saying import phrase

Tag = Objective | Exit | Marker
"""What a tag can turn out to be."""

EXIT_BEHAVIOR = "EXIT_MARKER"
EXIT_RULES = "exit_marker"
"""Rules of the markers that make an exit, with the behaviour `EXIT_BEHAVIOR`."""
TERMS = "medal/"
"""Prefix that stands for the inner keys of the medal object among the keys of a tag."""
_TERM_KEYS = (
    "permanent",
    "counts_for",
    "nbr_hex",
    "majority",
    "side",
    "turn_start",
    "last_to_occupy",
    "sole_control",
)
KNOWN = frozenset(
    {"name", "behavior", "side", "group", "medal"}.union(TERMS + key for key in _TERM_KEYS)
)

UNSETTLED = ("any_hex",)
"""Flags of a medal for which we have no type."""
_LEGACY = {
    "PERMANENT_MEDAL_ALLIES": (ObjectiveType.PERMANENT, Side.ALLIES),
    "PERMANENT_MEDAL_AXIS": (ObjectiveType.PERMANENT, Side.AXIS),
    "HEX_MAJORITY_MEDAL": (ObjectiveType.TEMPORARY_MAJORITY, None),
}
"""Behaviours by which older online files say what the medal object says today."""

_TYPE_FLAGS: tuple[tuple[ObjectiveType, tuple[str, ...]], ...] = (
    (ObjectiveType.SOLE_CONTROL, ("sole_control",)),
    (ObjectiveType.LAST_TO_OCCUPY, ("last_to_occupy",)),
    (ObjectiveType.TEMPORARY_MAJORITY_TURN_START, ("majority", "turn_start")),
    (ObjectiveType.TEMPORARY_MAJORITY, ("majority",)),
    (ObjectiveType.PERMANENT_TURN_START, ("permanent", "turn_start")),
    (ObjectiveType.PERMANENT, ("permanent",)),
    (ObjectiveType.TEMPORARY, ()),
)
"""The flags that make each type; the first type whose flags are all set applies."""


@dataclass(frozen=True, slots=True)
class Place:
    """The hex that carries a tag, and where its entry stands in the file."""

    hex: Hex
    label: str
    path: str


def read_tag(found: Object, context: Context, place: Place) -> Tag | None:
    """Return what a tag stands for; None without a usable name."""
    tag = _read(found, context, place)
    if tag is None:
        what = phrase("the name of a tag")
        context.report(
            "M103", place.path + pointer("name"), place.label, what=what, value=found.get("name")
        )
        return None
    return replace(tag, m44=leftover(_flat(_canonical(tag, None, context)), _flat(found)))


def write_tag(tag: Tag, piece: str | None, place: Place, context: Context) -> Object:
    """Return the tag for a marker, an exit or one medal ``piece`` of an objective."""
    bare = _as_read(tag, piece)

    def reads_the_same(attempt: Object) -> bool:
        return _read(_nested(attempt), context.silent(), place) == bare

    canonical = _flat(_canonical(tag, piece, context))
    return _nested(restore(canonical, tag.m44, KNOWN, reads_the_same))


def _flat(tag: Object) -> Object:
    """Return ``tag`` with the keys of a medal object lifted, so that each is kept by itself."""
    terms = tag.get("medal")
    if not isinstance(terms, dict) or not terms or any(key.startswith(TERMS) for key in tag):
        return tag
    rest = {key: value for key, value in tag.items() if key != "medal"}
    return rest | {TERMS + key: value for key, value in terms.items()}


def _nested(tag: Object) -> Object:
    """Undo `_flat`."""
    terms = {key.removeprefix(TERMS): tag[key] for key in tag if key.startswith(TERMS)}
    if not terms or "medal" in tag:
        return tag
    rest = {key: value for key, value in tag.items() if not key.startswith(TERMS)}
    return {**rest, "medal": terms}


def _as_read(tag: Tag, piece: str | None) -> Tag:
    """Return ``tag`` as it comes back when only the medal ``piece`` is read."""
    if isinstance(tag, Objective) and piece:
        return replace(tag, pieces=(piece,), m44=NOTHING, side=_side_with(tag, piece))
    return replace(tag, m44=NOTHING)


def _side_with(objective: Objective, piece: str) -> Side | None:
    if len(objective.pieces) > 1:
        medal = catalogue().medals.get(piece)
        return medal.side if medal else None
    return objective.side


def _read(found: Object, context: Context, place: Place) -> Tag | None:
    name = found.get("name")
    if not isinstance(name, str) or not name:
        return None
    piece = catalogue().tag_by_m44(name)
    behavior = found.get("behavior")
    if isinstance(piece, Medal):
        return _read_objective(piece, found, context, place)
    if piece and piece.rules == EXIT_RULES and behavior == EXIT_BEHAVIOR:
        return _read_exit(piece.id, found, context, place)
    traits = []
    if behavior is not None and behavior != _implied_behavior(piece.id if piece else ""):
        trait = catalogue().trait_by_m44("marker", "behavior", str(behavior))
        if trait is None:
            context.report(
                "M102", place.path + pointer("behavior"), place.label, value=behavior, name=name
            )
        else:
            traits.append(trait.id)
    side = known_word(found, "side", SIDES, context, place.path, place.label)
    return Marker(piece.id if piece else UNKNOWN + name, side, tuple(traits))


def _read_exit(piece: str, found: Object, context: Context, place: Place) -> Exit:
    side = known_word(found, "side", SIDES, context, place.path, place.label)
    group = read_group(found, "group", context, place.path, place.label)
    return Exit(_with_first(place.hex, group), side, piece)


def _read_objective(medal: Medal, found: Object, context: Context, place: Place) -> Objective:
    path, at = place.path, place.label
    if "medal" in found and not isinstance(found["medal"], dict) and found["medal"] != []:
        context.report(
            "M103", path + pointer("medal"), at, what=phrase("an object"), value=found["medal"]
        )
    terms = as_mapping(found.get("medal"))
    path_terms = path + pointer("medal")
    legacy = _LEGACY.get(str(found.get("behavior")))
    if "behavior" in found and not legacy:
        context.report(
            "M102", path + pointer("behavior"), at, value=found["behavior"], name=found["name"]
        )
    flags = {
        key for _, keys in _TYPE_FLAGS for key in keys if flag(terms, key, context, path_terms, at)
    }
    kind = next(kind for kind, keys in _TYPE_FLAGS if flags.issuperset(keys))
    unused = sorted(flags - set(dict(_TYPE_FLAGS)[kind]))
    unused += [key for key in UNSETTLED if terms.get(key)]
    if unused:
        named = ", ".join(unused)
        context.report("M121", path_terms, at, flags=named, type=TYPES[kind])
    if legacy and kind is ObjectiveType.TEMPORARY:
        kind = legacy[0]
    side = (
        known_word(terms, "side", SIDES, context, path_terms, at)
        or known_word(found, "side", SIDES, context, path, at)
        or (legacy and legacy[1])
        or medal.side
    )
    worth = number(terms, "counts_for", context, path_terms, at, most=99)
    needed = number(terms, "nbr_hex", context, path_terms, at, most=999)
    group = read_group(found, "group", context, path, at)
    return Objective(
        kind,
        _with_first(place.hex, group),
        side,
        1 if worth is None else worth,
        1 if needed is None else needed,
        (medal.id,),
        stated=bool(terms) or bool(legacy),
    )


def _canonical(tag: Tag, piece: str | None, context: Context) -> Object:
    if isinstance(tag, Objective):
        return _canonical_medal(tag, piece or tag.pieces[0], context)
    if isinstance(tag, Exit):
        side: Object = {"side": tag.side.upper()} if tag.side else {}
        return {
            "name": m44_name(tag.marker) or tag.marker,
            "behavior": EXIT_BEHAVIOR,
            **side,
            "group": write_group(tag.hexes[1:], context),
        }
    written: Object = {"name": m44_name(tag.piece) or tag.piece}
    behavior = _implied_behavior(tag.piece)
    for trait_id in tag.traits:
        trait = catalogue().traits[trait_id]
        behavior = trait.m44.value if trait.m44 else behavior
    if behavior:
        written["behavior"] = behavior
    if tag.side:
        written["side"] = tag.side.upper()
    return written


def _canonical_medal(objective: Objective, piece: str, context: Context) -> Object:
    group = write_group(objective.hexes[1:], context)
    if not objective.stated:
        bare: Object = {"name": m44_name(piece) or piece}
        return bare | ({"group": group} if group else {})
    flags = dict(_TYPE_FLAGS).get(objective.type, ())
    terms: Object = {
        "permanent": "permanent" in flags,
        "counts_for": objective.medals,
        "nbr_hex": objective.min_hexes,
    }
    terms |= {key: True for key in flags if key != "permanent"}
    medal = catalogue().medals.get(piece)
    side = _side_with(objective, piece)
    if side and not (medal and medal.side == side):
        terms["side"] = side.upper()
    return {"name": m44_name(piece) or piece, "medal": terms, "group": group}


@cache
def _implied_behavior(piece_id: str) -> str | None:
    """Return the behaviour that a marker other than an exit has by being what it is."""
    marker = catalogue().markers.get(piece_id)
    if marker is None or marker.rules is None or marker.rules == EXIT_RULES:
        return None
    implied = (t for t in catalogue().traits.values() if t.implied_by == marker.rules)
    return next((trait.m44.value for trait in implied if trait.m44), None)


def _with_first(first: Hex, group: tuple[Hex, ...]) -> tuple[Hex, ...]:
    return (first, *(at for at in group if at != first))

"""``game_info.options``: special rules, air drops and reserves."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.groups import read_label
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.tiles import SIDES
from bocage_scenarios.m44.units import read_unit, write_unit
from bocage_scenarios.m44.values import as_number
from bocage_scenarios.model import NOTHING, AirDrop, Reserve
from bocage_schema.catalogue import RuleValue, SpecialRule, catalogue
from bocage_schema.jsonlike import Json, as_mapping, pointer, same
from bocage_schema.saying import phrase

PATH = pointer("game_info", "options")
AIR_DROPS = {"airdrop": False, "airdrop2": True}
"""Option keys of air drops, and whether the drop comes later in the game."""
DROP_FLAGS = {
    "one_at_a_time": ("behavior", "ONE_AT_TIME"),
    "on_center": ("option2", "TARGET_DROP_CENTER"),
    "in_daylight": ("option", "NEED_FULL_DAY_VISIBILITY"),
}
"""The flags of an air drop, with the key and the word that set them."""
DROP_KNOWN = frozenset(
    {"side", "unit", "center", "range", "nbr_units", "behavior", "option", "option2"}
)
BREAKTHROUGH = "armor_breakthrough_rules"
TRAIN = "supply_train_rules"
MOST = 9999
"""Bound of numbers of units and of distances."""
SIDE_WORDS = {side.value: theirs for theirs, side in SIDES.items()}


@dataclass(frozen=True, slots=True)
class Options:
    """What the options say."""

    rules: Mapping[str, Json] = field(default_factory=dict)
    air_drops: tuple[AirDrop, ...] = ()
    reserves: tuple[Reserve, ...] = ()


def read_options(found: Object, context: Context) -> Options:
    """Return the special rules, air drops and reserves that ``found`` states.

    What cannot be understood is left out; the caller keeps it as leftover.
    """
    rules: dict[str, Json] = {}
    drops: list[AirDrop] = []
    reserves: list[Reserve] = []
    for key, value in found.items():
        path = PATH + pointer(key)
        rule = catalogue().special_rule_by_m44(key)
        understood = True
        if key in AIR_DROPS:
            drop = _read_drop(key, value, context, path)
            understood = drop is not None
            drops += [drop] if drop else []
        elif key in (BREAKTHROUGH, TRAIN):
            read = _read_breakthrough if key == BREAKTHROUGH else _read_train
            arriving = read(as_mapping(value), context, path)
            understood = bool(arriving)
            reserves += arriving
        elif rule:
            meaning = _read_rule(rule, value, context)
            switch = rule.value is RuleValue.FLAG and isinstance(value, bool)
            understood = meaning is not None or switch
            if meaning is not None:
                rules[rule.id] = meaning
        else:
            context.report("M114", path, key=key)
        if not understood:
            context.report("M103", path, what=phrase("the value of {key!r}", key=key), value=value)
    return Options(rules, tuple(drops), tuple(reserves))


def write_options(options: Options, context: Context) -> Object:
    """Return the ``options`` object we write."""
    written: Object = {}
    for rule_id, value in options.rules.items():
        rule = catalogue().special_rules.get(rule_id)
        if rule and rule.m44 and value is not False:
            written[rule.m44[0]] = _write_rule(rule, value)
    keys = {later: key for key, later in AIR_DROPS.items()}
    for drop in options.air_drops:
        key = keys[drop.later]
        written[key] = _write_drop(key, drop, context)
    breakthrough = [r for r in options.reserves if r.arrives == "armor_breakthrough"]
    if breakthrough:
        written[BREAKTHROUGH] = {r.side.upper(): _write_template(r, context) for r in breakthrough}
    for reserve in options.reserves:
        if reserve.arrives == "supply_train":
            written[TRAIN] = _write_train(reserve, context)
    return written


def _read_rule(rule: SpecialRule, value: Json, context: Context) -> Json:
    """Return our form of the value of a rule; None if it is not a possible value."""
    if rule.value is RuleValue.FLAG:
        return True if same(value, _switched_on(rule)) else None
    if rule.value is RuleValue.RECORD:
        return _read_record(rule, value)
    if rule.value is RuleValue.HEXES:
        labels = value if isinstance(value, list) else []
        usable = bool(labels) and all(read_label(label, context) for label in labels)
        return labels if usable else None
    if not isinstance(value, str):
        return None
    if rule.value is RuleValue.CHOICE:
        return {meaning: word for word, meaning in rule.choices.items()}.get(value)
    side = SIDES.get(value.upper())
    return side and side.value


def _write_rule(rule: SpecialRule, value: Json) -> Json:
    if rule.value is RuleValue.FLAG:
        return _switched_on(rule)
    if rule.value is RuleValue.SIDE:
        return str(value).upper()
    if rule.value is RuleValue.CHOICE:
        return rule.choices[str(value)]
    if rule.value is RuleValue.RECORD:
        return {
            rule.fields[key]: _swap(item, SIDE_WORDS) for key, item in as_mapping(value).items()
        }
    return value


def _switched_on(rule: SpecialRule) -> Json:
    """Return the value by which files switch a flag on."""
    return {None: True, "false": False}.get(rule.m44_on, rule.m44_on)


def _read_record(rule: SpecialRule, value: Json) -> Json:
    words = {theirs: ours for ours, theirs in rule.fields.items()}
    if not isinstance(value, dict) or not value or not words.keys() >= value.keys():
        return None
    sides: dict[str, str] = {theirs: side.value for theirs, side in SIDES.items()}
    return {words[key]: _swap(item, sides) for key, item in value.items()}


def _swap(value: Json, words: Mapping[str, str]) -> Json:
    return words.get(value, value) if isinstance(value, str) else value


def _read_drop(key: str, value: Json, context: Context, path: str) -> AirDrop | None:
    found = as_mapping(value)
    drop = _drop(key, found, context, path)
    return drop and replace(drop, m44=leftover(_canonical_drop(drop, context), found))


def _drop(key: str, found: Object, context: Context, path: str) -> AirDrop | None:
    side = SIDES.get(str(found.get("side")).upper())
    template = found.get("unit")
    reach = as_number(found.get("range"))
    center = found.get("center")
    counts = _counts(found.get("nbr_units"))
    if not (side and isinstance(template, dict) and reach and isinstance(center, str) and counts):
        return None
    if not 0 < reach <= MOST:
        return None
    unit = read_unit(template, context, path + pointer("unit"))
    if unit is None:
        return None
    flags: Any = {name: found.get(slot) == word for name, (slot, word) in DROP_FLAGS.items()}
    return AirDrop(side, unit, center, reach, counts, AIR_DROPS[key], **flags)


def _write_drop(key: str, drop: AirDrop, context: Context) -> Object:
    bare = replace(drop, m44=NOTHING)

    def reads_the_same(attempt: Object) -> bool:
        return _drop(key, attempt, context.silent(), "") == bare

    return restore(_canonical_drop(drop, context), drop.m44, DROP_KNOWN, reads_the_same)


def _canonical_drop(drop: AirDrop, context: Context) -> Object:
    several = len(drop.counts) > 1
    written: Object = {
        "side": drop.side.upper(),
        "unit": write_unit(drop.unit, context),
        "center": drop.center,
        "range": drop.range,
        "nbr_units": list(drop.counts) if several else drop.counts[0],
    }
    if several:
        written["nbr_drops"] = len(drop.counts)
    return written | {
        slot: word for name, (slot, word) in DROP_FLAGS.items() if getattr(drop, name)
    }


def _read_breakthrough(found: Object, context: Context, path: str) -> list[Reserve]:
    reserves = []
    for key, template in found.items():
        side, count = SIDES.get(key), as_number(as_mapping(template).get("nbr_units"))
        if side is None or not count or not 0 < count <= MOST or not isinstance(template, dict):
            return []
        rest = {key: value for key, value in template.items() if key != "nbr_units"}
        unit = read_unit(rest, context, path + pointer(key))
        if unit is None:
            return []
        reserves.append(Reserve("armor_breakthrough", side, unit, (count,)))
    written: Object = {r.side.upper(): _write_template(r, context) for r in reserves}
    return reserves if same(written, found) else []


def _write_template(reserve: Reserve, context: Context) -> Object:
    count: Object = {"nbr_units": reserve.counts[0]} if reserve.counts else {}
    return write_unit(reserve.unit, context) | count


def _read_train(found: Object, context: Context, path: str) -> list[Reserve]:
    side, counts = SIDES.get(str(found.get("side")).upper()), _counts(found.get("nbr_units"))
    template = found.get("unit")
    if not (side and counts and isinstance(template, dict)):
        return []
    unit = read_unit(template, context, path + pointer("unit"))
    if unit is None:
        return []
    reserve = Reserve("supply_train", side, unit, counts)
    return [reserve] if same(_write_train(reserve, context), found) else []


def _write_train(reserve: Reserve, context: Context) -> Object:
    return {
        "side": reserve.side.upper(),
        "nbr_units": list(reserve.counts),
        "unit": write_unit(reserve.unit, context),
    }


def _counts(value: Json) -> tuple[int, ...]:
    """Return numbers of units written as one number or a list of them; empty if unusable."""
    numbers = [as_number(item) for item in (value if isinstance(value, list) else [value])]
    usable = tuple(n for n in numbers if n and 0 < n <= MOST)
    return usable if len(usable) == len(numbers) else ()

"""The compiled catalogue, ``data/catalogue.json``, made from the tables in YAML.

The compiled form holds the same entries, with ``same_as`` and ``all`` written out, so that the
catalogue loads without YAML.  A test fails when it is stale.
"""

import json
from importlib.resources import files
from typing import cast

import yaml

from bocage_schema.ids import UnitClass

TABLES = (
    "armies",
    "badges",
    "boards",
    "boxes",
    "decks",
    "markers",
    "medals",
    "nation_rules",
    "nations",
    "obstacle_rules",
    "obstacles",
    "rect_tiles",
    "special_rules",
    "terrain_rules",
    "tiles",
    "traits",
    "units",
)
"""Names of the data files, which are also the keys of the compiled catalogue."""

OWN = frozenset(
    {"id", "names", "source", "scope", "card", "notes", "m44", "m44_fallback", "boxes"}
    | {"boxes_certain", "aliases", "elite", "rules_known"}
)
"""Keys that ``same_as`` does not copy: they belong to the entry, not to its rules."""

CLASS_KEYS = frozenset(
    {"impassable_for", "stop_on_enter", "no_battle_on_enter", "no_battle_while_on"}
    | {"no_battle_after_leaving", "retreat_impassable_for", "adjacent_only_for", "cannot_leave"}
    | {"flags_for", "classes", "figures_lost_per_flag", "enterable_by"}
)
"""Keys whose value may be ``all`` instead of a list of unit classes."""

Entry = dict[str, object]


def read_table(name: str) -> list[Entry]:
    """Return the entries of one YAML table as they are written."""
    text = files("bocage_schema").joinpath(f"data/{name}.yaml").read_text("utf-8")
    return cast(list[Entry], yaml.safe_load(text))


def compiled_table(entries: list[Entry]) -> list[Entry]:
    """Return entries with ``same_as`` and ``all`` written out, ``layer`` of units included."""
    done: dict[str, Entry] = {}
    for entry in entries:
        own = dict(entry)
        base = own.pop("same_as", None)
        if base is not None:
            copied = {key: v for key, v in done[cast(str, base)].items() if key not in OWN}
            own = _merged(copied, own)
        done[cast(str, own["id"])] = own
    return [cast(Entry, _written_out(entry)) for entry in done.values()]


def _merged(under: Entry, over: Entry) -> Entry:
    merged = dict(under)
    for key, value in over.items():
        below = merged.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            merged[key] = _merged(below, value)
        else:
            merged[key] = value
    return merged


def _written_out(value: object, key: str = "") -> object:
    if isinstance(value, dict):
        return {k: _written_out(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [_written_out(v) for v in value]
    if value == "all" and key in CLASS_KEYS:
        return [str(unit_class) for unit_class in UnitClass]
    return value


def compiled_text() -> str:
    """Return the text that ``data/catalogue.json`` should have."""
    tables = {name: compiled_table(read_table(name)) for name in TABLES}
    for unit in tables["units"]:
        unit.setdefault("layer", "unit")
    return json.dumps(tables, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"

"""The catalogue's JSON Schema, its compiled form and its generated pages are in step."""

import copy
import json
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from bocage_schema.catalogue import (
    boxes,
    catalogue,
    names,
    pieces,
    rules,
    tables,
    units,
    words,
)
from bocage_schema.generate.catalogue_pages import pages
from bocage_schema.generate.compiled_catalogue import TABLES, compiled_text, read_table

DATA = files("bocage_schema").joinpath("data")
DOCS = Path(__file__).parents[2] / "docs" / "reference"
SCHEMA: dict[str, Any] = json.loads(DATA.joinpath("catalogue.schema.json").read_text("utf-8"))
MODULES = (
    *(boxes, names, pieces, rules),
    *(tables, units, words),
)
TYPES = {name: value for m in MODULES for name, value in vars(m).items() if isinstance(value, type)}


def _validator(table: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(
        {"$ref": f"#/properties/{table}", **{key: SCHEMA[key] for key in ("properties", "$defs")}}
    )


def _problems(table: str, entries: object) -> list[str]:
    return [f"{e.json_path}: {e.message}" for e in _validator(table).iter_errors(entries)]


def test_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_schema_names_every_table() -> None:
    assert set(SCHEMA["properties"]) == set(TABLES) == set(SCHEMA["required"])


@pytest.mark.parametrize("table", TABLES)
def test_data_file_follows_the_schema(table: str) -> None:
    assert _problems(table, read_table(table)) == []


def test_compiled_catalogue_follows_the_schema() -> None:
    compiled = json.loads(DATA.joinpath("catalogue.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(SCHEMA)
    assert [error.message for error in validator.iter_errors(compiled)] == []


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("key", ["id", "names", "source"])
def test_schema_wants_id_names_and_source_of_every_entry(table: str, key: str) -> None:
    entries = copy.deepcopy(read_table(table))
    del entries[0][key]
    assert any(key in problem for problem in _problems(table, entries))


@pytest.mark.parametrize("table", TABLES)
def test_schema_refuses_unknown_keys_and_missing_languages(table: str) -> None:
    entries = copy.deepcopy(read_table(table))
    entries[0]["colour_of_the_sky"] = "blue"
    entries[0]["names"].pop("nl")  # type: ignore[attr-defined]
    problems = " ".join(_problems(table, entries))
    assert "colour_of_the_sky" in problems
    assert "'nl' is a required property" in problems


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("tiles", {"layer": "sky"}),
        ("tiles", {"orientations": 4}),
        ("tiles", {"edges": {"river": ["n"]}}),
        ("tiles", {"edges": {"canal": ["e"]}}),
        ("tiles", {"source": ["hearsay"]}),
        ("tiles", {"source": []}),
        ("terrain_rules", {"movement": {"stop_on_enter": "everybody"}}),
        ("terrain_rules", {"movement": {"stop_on_enter": ["navy"]}}),
        ("terrain_rules", {"battle": {"dice_vs_occupant": {"infantry": "lower -1"}}}),
        ("units", {"attack": {"los": True}}),
        ("units", {"attack": {"sight": "never"}}),
        ("units", {"figures_range": [4]}),
        ("badges", {"effect": "magic"}),
        ("boxes", {"contents": [{"id": "x", "kind": "piece", "source": ["fan"]}]}),
    ],
)
def test_schema_refuses_words_that_the_catalogue_does_not_have(
    table: str, change: dict[str, Any]
) -> None:
    entries = copy.deepcopy(read_table(table))
    entries[0].update(change)
    assert _problems(table, entries)


OBJECTS = [name for name, found in SCHEMA["$defs"].items() if found.get("type") == "object"]


@pytest.mark.parametrize("name", OBJECTS)
def test_schema_has_the_fields_of_the_type_and_explains_itself(name: str) -> None:
    definition = SCHEMA["$defs"][name]
    known = {field.name for field in msgspec.structs.fields(TYPES[name])}
    assert set(definition["properties"]) - {"same_as"} == known
    assert definition["additionalProperties"] is False
    assert definition["title"]
    assert definition["description"]
    assert all(field["title"] for field in definition["properties"].values())


@pytest.mark.parametrize(
    "name", [n for n, t in TYPES.items() if issubclass(t, StrEnum) and n in SCHEMA["$defs"]]
)
def test_schema_has_the_words_of_the_enumeration(name: str) -> None:
    definition = SCHEMA["$defs"][name]
    words = definition.get("enum") or [choice["const"] for choice in definition["oneOf"]]
    assert words == [str(member) for member in TYPES[name]]  # type: ignore[attr-defined]


def test_compiled_catalogue_is_up_to_date() -> None:
    compiled = DATA.joinpath("catalogue.json").read_text("utf-8")
    assert compiled == compiled_text(), "run python -m bocage_schema.generate"


def test_rules_copied_from_another_entry_can_be_changed_one_by_one() -> None:
    rules = catalogue().terrain_rules
    assert rules["sea_bluff"].movement == rules["cliff"].movement
    assert rules["sea_bluff"].ground.condition == "none"
    assert rules["cliff"].ground.condition == "infantry_not_from_beach"
    assert rules["prison_camp"].battle == rules["town"].battle
    assert rules["prison_camp"].card != rules["town"].card


def test_reference_pages_are_up_to_date() -> None:
    stale = [
        name
        for name, text in pages().items()
        if not (DOCS / name).is_file() or (DOCS / name).read_text("utf-8") != text
    ]
    assert stale == [], "run python -m bocage_schema.generate"


def test_reference_pages_show_every_entry_with_its_names() -> None:
    text = "\n".join(pages().values())
    for table in TABLES:
        for key, entry in getattr(catalogue(), table).items():
            assert f"`{key}`" in text, (table, key)
            assert entry.names.nl.replace("|", r"\|") in text, (table, key)

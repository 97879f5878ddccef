"""``bocage schema``: every schema can be printed, and is one."""

import json

import jsonschema
import pytest

from bocage_schema.schemas import SCHEMA_NAMES, UnknownSchemaError, schema_text


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_a_schema_is_printed_as_it_ships(run, name):
    result = run("schema", name)
    assert (result.status, result.stdout) == (0, schema_text(name))


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_every_schema_obeys_the_metaschema(name):
    schema = json.loads(schema_text(name))
    assert "$schema" in schema
    jsonschema.validators.validator_for(schema).check_schema(schema)


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_every_schema_ends_with_a_newline(name):
    assert schema_text(name).endswith("}\n")


def test_a_schema_can_be_written_to_a_file(run, tmp_path):
    out = tmp_path / "scenario.schema.json"
    result = run("schema", "scenario", "-o", out)
    assert (result.status, result.stdout) == (0, "")
    assert out.read_text(encoding="utf-8") == schema_text("scenario")


def test_an_unknown_schema_is_an_error():
    with pytest.raises(UnknownSchemaError, match=r"unknown schema 'scenari'; known: scenario, "):
        schema_text("scenari")

"""Scenario files in JSON: the same data as in YAML."""

import json

from bocage_scenarios.codec import to_plain
from bocage_scenarios.codec_hexes import Plain
from bocage_scenarios.model import Scenario
from bocage_scenarios.native import Reading, read_native
from bocage_scenarios.rewrite import rewritten
from bocage_schema.json_source import read_json


def read(text: str) -> Reading:
    """Return the document in JSON ``text`` and what there is to say about it."""
    return read_native(text, read_json)


def write(scenario: Scenario) -> str:
    """Return the document as JSON."""
    return _text(to_plain(scenario))


def rewrite(text: str, before: Scenario, after: Scenario) -> str:
    """Return ``text``, which was read as ``before``, changed to hold ``after``."""
    return _text(rewritten(read_json(text), before, after)[0])


def _text(data: Plain) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"

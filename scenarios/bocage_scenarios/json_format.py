"""Scenario files in JSON: the same data as in YAML."""

import json

from bocage_scenarios.codec import to_plain
from bocage_scenarios.model import Scenario
from bocage_scenarios.native import Reading, read_native
from bocage_scenarios.rewrite import rewritten
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Report
from bocage_schema.json_source import read_json
from bocage_schema.json_text import write_like


def read(text: str) -> Reading:
    """Return the document in JSON ``text`` and what there is to say about it."""
    return read_native(text, read_json)


def write(scenario: Scenario) -> str:
    """Return the document as JSON."""
    return json.dumps(to_plain(scenario), ensure_ascii=False, indent=2) + "\n"


def rewrite(text: str, before: Scenario, after: Scenario) -> str:
    """Return ``text``, which was read as ``before``, changed to hold ``after``."""
    return write_like(text, rewritten(read_json(text), before, after)[0])


def losses(scenario: Scenario) -> Report:
    """Return what a file would not show: comments."""
    return Report((diagnostic("M203", ""),) if scenario.comments else ())

"""Scenario files in YAML, the native format."""

from bocage_scenarios.codec import to_plain
from bocage_scenarios.model import Scenario
from bocage_scenarios.native import Reading, read_native
from bocage_scenarios.rewrite import rewritten
from bocage_schema.diagnostics import Report
from bocage_schema.yaml_source import read_yaml
from bocage_schema.yaml_text import write_yaml

BLOCK_LEVELS = {"texts": 2, "m44": 1}
"""Levels of blocks under each key of the file, where it is not one."""


def read(text: str) -> Reading:
    """Return the document in YAML ``text`` and what there is to say about it."""
    return read_native(text, read_yaml)


def write(scenario: Scenario) -> str:
    """Return the document as YAML, one hex a line, with the comments it was read with."""
    return write_yaml(to_plain(scenario), BLOCK_LEVELS, scenario.comments)


def rewrite(text: str, before: Scenario, after: Scenario) -> str:
    """Return ``text``, which was read as ``before``, changed to hold ``after``."""
    data, comments = rewritten(read_yaml(text), before, after)
    return write_yaml(data, BLOCK_LEVELS, comments)


def losses(_: Scenario) -> Report:
    """Return what a file would not show: nothing, it is the native format."""
    return Report()

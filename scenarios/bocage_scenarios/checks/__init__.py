"""Semantic checks: what the schema cannot say of a scenario.

Each module holds the checks of one subject; importing it enters them in the registry.
"""

from bocage_scenarios.checks import (
    armies,
    arrivals,
    boxes,
    bridges,
    design,
    details,
    exits,
    lines,
    objectives,
    placement,
    profiles,
    setup,
    special_rules,
    tokens,
    units,
    words,
    words_against_map,
)
from bocage_scenarios.checks.checker import Checker, check
from bocage_scenarios.checks.registry import Profile

__all__ = ["Checker", "Profile", "check"]

_SUBJECTS = (
    armies,
    arrivals,
    boxes,
    bridges,
    design,
    details,
    exits,
    lines,
    objectives,
    placement,
    profiles,
    setup,
    special_rules,
    tokens,
    units,
    words,
    words_against_map,
)

"""Semantic checks: what the schema cannot say of a scenario.

Each module holds the checks of one subject; importing it enters them in the registry.
"""

from importlib import import_module

from bocage_scenarios.checks.checker import Checker, check
from bocage_scenarios.checks.registry import Profile

__all__ = ["Checker", "Profile", "check"]

SUBJECTS = (
    "armies",
    "arrivals",
    "boxes",
    "bridges",
    "design",
    "details",
    "exits",
    "lines",
    "objectives",
    "placement",
    "profiles",
    "setup",
    "special_rules",
    "tokens",
    "units",
    "words",
    "words_against_map",
)
"""The modules that hold checks."""

for _subject in SUBJECTS:
    import_module(f"{__name__}.{_subject}")

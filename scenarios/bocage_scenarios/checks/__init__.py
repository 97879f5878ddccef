"""Semantic checks: what the schema cannot say of a scenario.

Each module holds the checks of one subject; the first look into the registry imports them.
"""

from bocage_scenarios.checks.checker import Checker, check
from bocage_scenarios.checks.registry import Profile

__all__ = ["Checker", "Profile", "check"]

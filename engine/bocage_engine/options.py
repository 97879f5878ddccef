"""Rules options: other readings of the rules, off unless somebody asks for them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from bocage_schema.errors import BocageError


class OptionError(BocageError, ValueError):
    """An option that does not exist, or a value that it cannot have."""


@dataclass(frozen=True, slots=True)
class Options:
    """Readings of the rules to play by; the defaults are those of the printed rules."""

    elevated_ignores_lower: bool = False
    """Between two units on hills nothing on lower ground blocks the line of sight, and hills
    of their height do not either (D-03)."""
    beach_limit_on_beach: bool = False
    """The limits of beach and sea also hold for a unit that starts there (D-05, D-06)."""
    cavalry_as_infantry: bool = False
    """Units that are ordered as infantry and move as armor move and battle as infantry (D-25)."""


class Option(NamedTuple):
    """An option as users know it."""

    field: str
    """Field of `Options`."""
    values: Mapping[str, bool]
    """What users write, the default first."""


OPTIONS: Mapping[str, Option] = {
    "los.elevated_ignores_lower": Option("elevated_ignores_lower", {"false": False, "true": True}),
    "beach_limit": Option("beach_limit_on_beach", {"entered": False, "on_or_entered": True}),
    "cavalry.terrain_class": Option("cavalry_as_infantry", {"armor": False, "infantry": True}),
}
"""Every option by its name."""


def with_option(options: Options, text: str) -> Options:
    """Return options with one set, as in ``los.elevated_ignores_lower=true``.

    Raises `OptionError`.
    """
    name, _, value = text.partition("=")
    option = OPTIONS.get(name)
    if option is None:
        raise OptionError(f"unknown option {name!r}; known: {', '.join(OPTIONS)}")
    if value not in option.values:
        raise OptionError(f"{name} is {' or '.join(option.values)}, not {value!r}")
    return replace(options, **{option.field: option.values[value]})

"""Rules options: other readings of the rules, off unless somebody asks for them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from bocage_schema.errors import BocageError
from bocage_schema.saying import any_of, phrase


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
    relative_majority: bool = False
    """More hexes than the enemy make a majority, not more than half of them (D-32)."""
    last_unit_loss: bool = True
    """A side without units has lost (D-59)."""
    march_ignores_battle_limits: bool = False
    """Behind Enemy Lines lets a unit battle where the terrain that it entered forbids it (D-20)."""
    reroll_keeps_flags: bool = False
    """Flags of the first roll count although hits are rolled again (D-24)."""
    no_take_ground: bool = False
    """Nobody takes ground, and armor does not overrun: a variant for young generals."""


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
    "majority": Option("relative_majority", {"absolute": False, "relative": True}),
    "last_unit_loss": Option("last_unit_loss", {"true": True, "false": False}),
    "behind_enemy_lines.base_ignores_battle_restrictions": Option(
        "march_ignores_battle_limits", {"false": False, "true": True}
    ),
    "reroll_units.first_roll_flags": Option("reroll_keeps_flags", {"false": False, "true": True}),
    "take_ground": Option("no_take_ground", {"true": False, "false": True}),
}
"""Every option by its name."""


def with_option(options: Options, text: str) -> Options:
    """Return options with one set, as in ``los.elevated_ignores_lower=true``.

    Raises `OptionError`.
    """
    name, _, value = text.partition("=")
    option = OPTIONS.get(name)
    if option is None:
        raise OptionError(
            phrase("unknown option {name!r}; known: {known}", name=name, known=", ".join(OPTIONS))
        )
    if value not in option.values:
        raise OptionError(
            phrase(
                "{name} is {known}, not {value!r}",
                name=name,
                known=any_of(option.values),
                value=value,
            )
        )
    return replace(options, **{option.field: option.values[value]})

"""What units are called."""

from bocage_scenarios.describe import name_of
from bocage_schema.catalogue import catalogue

_NOUN = " figures"
"""What the English names of figure sets end in."""


def unit_name(kind: str, army: str | None, language: str = "en") -> str:
    """Return what a kind of unit with a figure set is called, such as ``German Infantry``.

    Languages in which the adjective depends on the noun name the figures behind it.
    """
    name = name_of(kind, language)
    figures = catalogue().armies.get(army or "")
    if figures is None:
        return name
    if language == "en":
        return f"{figures.names.en.removesuffix(_NOUN)} {name}"
    return f"{name} ({figures.names.get(language)})"

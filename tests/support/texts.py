"""Scenarios whose texts are what matters, and what the checks say of them."""

from bocage_scenarios.checks import check
from bocage_scenarios.model import Camp, Scenario, Texts
from bocage_schema.ids import Side

TONGUES = ("en", "de", "nl")
"""The languages whose words are read."""


def camps(axis=("germany", 4, 5), allies=("united_states", 6, 5)):
    """Return both camps: nation, hand and target of each."""
    return {Side.AXIS: Camp(*axis), Side.ALLIES: Camp(*allies)}


def scenario_with(language="en", sides=None, *, first=Side.ALLIES, hexes=None, **texts):
    """Return a scenario with texts in one language."""
    return Scenario(
        texts={language: Texts(title="x", **texts)},
        camps=sides or camps(),
        first=first,
        hexes=hexes or {},
    )


def codes(scenario):
    """Return the codes of all findings about texts."""
    return [item.code for item in check(scenario) if item.code.startswith("W")]


def messages(scenario, code):
    """Return the messages of the findings of a code."""
    return [item.message for item in check(scenario).filter(codes={code})]

"""Erasing layers of hexes."""

from collections.abc import Collection

from bocage_scenarios.edits.medals import without_hexes
from bocage_scenarios.edits.pieces import Part
from bocage_scenarios.edits.revision import with_fields, with_hexes
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.hexes import Hex


def erase(
    scenario: Scenario, hexes: Collection[Hex], parts: Collection[Part] | None = None
) -> Scenario:
    """Return the scenario with the hexes cleared of some parts; None for everything.

    Everything includes the medals and exits: the hexes leave their groups, and a group without
    a hex goes.
    """
    if parts is None:
        cleared = with_hexes(scenario, dict.fromkeys(hexes, EMPTY_HEX))
        return without_hexes(cleared, [at for at in hexes if at in scenario.board])
    nothing = {part.value: getattr(EMPTY_HEX, part.value) for part in parts}
    return with_hexes(
        scenario,
        {at: with_fields(scenario.hexes[at], **nothing) for at in hexes if at in scenario.hexes},
    )

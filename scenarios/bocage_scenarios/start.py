"""Turning a document into the setup of a game."""

from bocage_engine.facts import rules_of
from bocage_engine.options import Options
from bocage_engine.setup import Laid, Setup, UnitStart
from bocage_scenarios.describe import figures_of, side_of
from bocage_scenarios.model import HexContent, Scenario
from bocage_schema.catalogue import ObstacleRules, catalogue
from bocage_schema.ids import Face, Side


def setup_of(scenario: Scenario, options: Options | None = None) -> Setup:
    """Return a document as the engine plays it.

    What lies off the board is left out, and so are units of unknown side or kind.
    """
    hexes = {at: content for at, content in scenario.hexes.items() if at in scenario.board}
    return Setup(
        board_format=scenario.board_format,
        face=Face(scenario.face),
        top=scenario.top,
        ground={at: laid for at, content in hexes.items() if (laid := pieces_on(content))},
        units=tuple(
            UnitStart(at, side, content.unit.kind, figures_of(content.unit))
            for at, content in sorted(hexes.items())
            if content.unit
            and content.unit.kind in catalogue().units
            and (side := side_of(content.unit))
        ),
        options=options or Options(),
    )


def pieces_on(content: HexContent) -> tuple[Laid, ...]:
    """Return what lies on a hex, bottom to top, markers included.

    A piece that protects its owner only and has none belongs to those who stand there (D-18).
    """
    occupant = side_of(content.unit) if content.unit else None
    tiles = [
        Laid(tile.piece, tile.orientation, tile.owner, tile.traits) for _, tile in content.tiles()
    ]
    markers = [Laid(marker.piece, 1, marker.side, marker.traits) for marker in content.markers]
    return tuple(_owned(laid, occupant) for laid in (*tiles, *markers))


def _owned(laid: Laid, occupant: Side | None) -> Laid:
    if laid.owner or not occupant:
        return laid
    rules = rules_of(laid.piece, laid.traits)
    protects_owner = isinstance(rules, ObstacleRules) and rules.owner_only
    return laid._replace(owner=occupant) if protects_owner else laid

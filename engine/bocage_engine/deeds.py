"""What a unit may do on its hex instead of battling, such as removing wire."""

from bocage_engine.actions import Action, ActionKind
from bocage_engine.kinds import Kind
from bocage_engine.play import Play
from bocage_engine.setup import Laid
from bocage_schema.catalogue.rules import HexAction
from bocage_schema.catalogue.words import ActionId

CLEARING = frozenset({ActionId.REMOVE_WIRE, ActionId.REMOVE_ROAD_BLOCK, ActionId.CLEAR_MINE})
"""Actions that take the piece off the board that allows them."""


def act_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return what the unit on a cell may do there instead of battling."""
    return (Action(ActionKind.ACT, cell),) if _cleared(play, cell) else ()


def _cleared(play: Play, cell: int) -> list[Laid]:
    """Return the pieces that the unit on a cell may clear away."""
    info = play.world.units[play.state.where[cell]]
    side = play.world.side(info.side)
    return [
        laid
        for laid, act in play.terrain.facts[cell].actions
        if act.id in CLEARING
        and _may(act, info.kind)
        and not (act.mandatory and laid.owner is side)
    ]


def _may(act: HexAction, kind: Kind) -> bool:
    if act.units:
        return kind.id in act.units
    return kind.move_class in act.classes


def act(play: Play, action: Action) -> None:
    """Have a unit clear its hex; it does not battle in this turn."""
    cell = action.at
    play.remove(cell, _cleared(play, cell))
    play.state.to_battle &= ~(1 << cell)

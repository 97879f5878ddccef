"""Remarks on what an ``.m44`` file leaves to its prose or to the reader's guess."""

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.markers import REMARKS
from bocage_scenarios.model import Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.jsonlike import pointer


def remark(scenario: Scenario, context: Context) -> None:
    """Report everything about a document just read that the file does not settle."""
    bare = sum(len(objective.pieces) for objective in scenario.objectives if not objective.stated)
    if bare:
        context.report("M117", pointer("board"), count=bare)
    told = any(texts.rules for texts in scenario.texts.values())
    if told and not (scenario.rules or scenario.air_drops or scenario.reserves):
        context.report("M118", pointer("text"))
    for way_out in scenario.exits:
        if way_out.side is None:
            label = context.board.label(way_out.hexes[0])
            context.report("M120", pointer("board", "hexagons"), label)
    exits = {at for way_out in scenario.exits for at in way_out.hexes}
    for at, content in scenario.hexes.items():
        for marker in content.markers:
            piece = catalogue().markers.get(marker.piece)
            code = REMARKS.get(piece.rules or "") if piece and marker.side is None else None
            if code and at not in exits:
                context.report(code, pointer("board", "hexagons"), context.board.label(at))

"""What a scenario needs, against the boxes that somebody owns."""

from bocage_schema.inventory.counting import boxes_needed, count, left_over, pick_list
from bocage_schema.inventory.holdings import Holdings, TwoSided
from bocage_schema.inventory.parts import Group, Need, Needs, OwnFigures, Part
from bocage_schema.inventory.results import (
    BoxNeed,
    Cure,
    Inventory,
    Pick,
    PieceCount,
    Shortage,
    StandIn,
    Substitute,
    Verdict,
)

__all__ = [
    "BoxNeed",
    "Cure",
    "Group",
    "Holdings",
    "Inventory",
    "Need",
    "Needs",
    "OwnFigures",
    "Part",
    "Pick",
    "PieceCount",
    "Shortage",
    "StandIn",
    "Substitute",
    "TwoSided",
    "Verdict",
    "boxes_needed",
    "count",
    "left_over",
    "pick_list",
]

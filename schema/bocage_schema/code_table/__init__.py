"""The table of diagnostic codes, one module for each subject.

The letter of a code names its subject: see `SUBJECTS`.
"""

from collections.abc import Mapping

from bocage_schema.code_table import (
    boxes,
    design,
    files,
    lines,
    m44,
    objectives,
    placement,
    profiles,
    setup,
    units,
    words,
)
from bocage_schema.code_table.code import Code

__all__ = ["CODES", "SUBJECTS", "Code"]

_MODULES = (
    files, m44, placement, lines, units, objectives, setup, words, design, boxes, profiles,
)  # fmt: skip

CODES: Mapping[str, Code] = {code.code: code for module in _MODULES for code in module.CODES}
"""All codes by name."""

SUBJECTS: Mapping[str, str] = {
    "F1": "Text of a file",
    "F2": "Structure of a scenario file",
    "F3": "Lists of the boxes that somebody owns",
    "M1": "Reading `.m44` files",
    "M2": "Writing `.m44` and JSON files",
    "P1": "Pieces: what may lie where, and on what",
    "L1": "Lines: rivers, roads, railways and what crosses them",
    "U1": "Units",
    "O1": "Objectives and exits",
    "S1": "Set-up: sides, cards, medals, dates, special rules, muted findings",
    "W1": "Words: texts in step with each other and with the map",
    "D1": "Design: what makes a battle dull or lopsided",
    "B1": "Boxes and pieces",
    "T1": "What the target of `--profile` refuses",
}
"""What the codes are about, by their first two characters."""

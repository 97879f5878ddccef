"""Codes of boxes and pieces: ``B1``."""

from bocage_schema.code_table.code import INFO, WARNING, Code

CODES = (
    Code(
        "B101",
        INFO,
        "the scenario declares {box}, but nothing on the map comes from it",
        "leave it out if no rule of the scenario needs it either",
        "Players look at the boxes to see whether they can play a scenario; one too many keeps "
        "them from it.",
    ),
    Code(
        "B102",
        INFO,
        "the scenario does not declare {boxes}, but uses {pieces} from there",
        "declare the box, or declare none and have them computed",
        "Players who own the declared boxes only would find the pieces missing at the table.",
    ),
    Code(
        "B103",
        WARNING,
        "the scenario declares {declared} of {box}, but the board alone takes {needed}",
        "declare as many as are needed",
        "The board of an Overlord battle is made of the boards of two boxes.",
        "declare {needed} of {box}",
    ),
    Code(
        "B104",
        WARNING,
        "{name}: {needed} needed, {available} in your boxes{shared}, {missing} missing",
        "{advice}",
        "Nothing forbids to use more than you own, but you cannot set the scenario up.",
    ),
    Code(
        "B105",
        INFO,
        "{name}: {needed} needed, and whether your boxes hold as many is not certain",
        "count them, and write the number into your boxes file",
        "Nobody has published the exact contents of every box; see the page on boxes for what is "
        "known.",
    ),
    Code(
        "B106",
        INFO,
        "no box is known to hold {name}",
        "use something else in its place, or make one yourself",
        "It is in the catalogue because scenario files have it.",
    ),
)

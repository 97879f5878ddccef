"""Codes of special rules, air drops and reserves, which are among those of the set-up."""

from bocage_schema.code_table.code import INFO, WARNING, Code

CODES = (
    Code(
        "S111",
        WARNING,
        "the rule {name} belongs to a nation that does not take part",
        "drop the rule, or correct the nations",
        "A rule without its nation changes nothing and puzzles the players.",
    ),
    Code(
        "S112",
        WARNING,
        "the rule {name} does not fit: {problem}",
        "drop one of the two",
        "Players cannot follow rules that contradict each other or what they see.",
    ),
    Code(
        "S113",
        INFO,
        "the rule {name} need not be set: {problem}",
        "leave it out",
        "The fewer rules are named, the more each of them is noticed.",
        "leave the rule out",
    ),
    Code(
        "S114",
        WARNING,
        "the air drop cannot be done: {problem}",
        "correct the side, the unit, the centre or the range",
        "Players need to know which units land where.",
    ),
    Code(
        "S115",
        WARNING,
        "the reserve cannot come as it is said: {problem}",
        "correct the side, the unit, the turn or the hexes",
        "Players need to know which units arrive, when and where.",
    ),
    Code(
        "S116",
        INFO,
        "{problem}, but a reserve is to enter there",
        "choose a hex of the edge that is likely to be free",
        "Reserves come from beyond the board, and two units cannot share a hex.",
    ),
    Code(
        "S126",
        WARNING,
        "the rule {name} has nothing to work on: {problem}",
        "drop the rule, or place what it is about",
        "A rule about something that is not there changes nothing and puzzles the players.",
    ),
    Code(
        "S128",
        WARNING,
        "the value of the rule {name} makes no sense: {problem}",
        "correct the value, or drop the rule",
        "Nobody can play by a rule that leaves open whom or what it concerns.",
    ),
    Code(
        "S129",
        INFO,
        "the centre of the air drop is given in words, which no program understands: {center}",
        "name the hex, if there is one only",
        "The map shows the drop only around a hex.",
    ),
)

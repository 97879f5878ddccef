"""Codes of exits, which are among those of objectives: ``O120`` and following."""

from bocage_schema.code_table.code import ERROR, INFO, WARNING, Code

CODES = (
    Code(
        "O120",
        WARNING,
        "the exit does not say which side may leave here",
        "make it an exit of one side",
        "Each unit that leaves earns a medal, so both players must know whose way out it is.",
    ),
    Code(
        "O121",
        ERROR,
        "{label} is not at the edge of the board",
        "make the exit of hexes of the edge",
        "Units leave over the edge of the board; from any other hex there is no way off it.",
    ),
    Code(
        "O122",
        WARNING,
        "exits of {camp} lie on the baseline of that side itself: {what}",
        "move them to another edge, or ask for medals that must be fought for",
        "A side that earns medals by walking home need not fight, and nobody can stop it.",
    ),
    Code(
        "O123",
        INFO,
        "the marker of a single exit hex lies at the left or right edge, where its arrows do not "
        "point off the board",
        "use the marker that is turned sideways, or move the exit to a baseline",
        "The arrows of the marker point to the players, so it stands for a hex of a baseline.",
    ),
    Code(
        "O124",
        WARNING,
        "no unit of {camp} can ever come to this exit and leave by it",
        "open a way to it, or move it",
        "An exit that nobody can use promises medals that nobody can have.",
    ),
    Code(
        "O125",
        WARNING,
        "the marker ends a stretch of the edge, but the exit has only this hex",
        "name all hexes of the stretch, or use the marker of a single exit hex",
        "Two markers that are turned sideways mark the ends of a stretch of exit hexes.",
    ),
    Code(
        "O126",
        WARNING,
        "the exit is a stretch of the edge, but lacks some of its hexes: {what}",
        "name all hexes between the two ends, or use the marker of a single exit hex",
        "All hexes of the edge between the two markers are exit hexes, the ends included.",
        "add the hexes between the ends",
    ),
    Code(
        "O127",
        WARNING,
        "the {name} belongs to no exit",
        "make an exit of its hex, or of the stretch that two of them mark, and name its side",
        "A marker alone is a picture; only an exit lets units leave.",
        "make it an exit of its side",
    ),
    Code(
        "O128",
        WARNING,
        "another exit says the same",
        "remove one of the two",
        "A way out is open or not; naming it twice changes nothing.",
        "remove the second one",
    ),
)

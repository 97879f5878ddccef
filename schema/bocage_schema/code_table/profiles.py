"""Codes of what the target of ``--profile`` refuses: ``T1``."""

from bocage_schema.code_table.code import ERROR, INFO, WARNING, Code

CODES = (
    Code(
        "T101",
        WARNING,
        "the desktop editor does not have {what}",
        "use one of its own pieces, or keep the scenario out of the desktop editor",
        "A file may hold the name, but the editor has no picture and no palette entry for it.",
    ),
    Code(
        "T102",
        WARNING,
        "{problem}",
        "{advice}",
        "The desktop editor and the online game read .m44 files. What these have no words for is "
        "kept by Bocage and unknown to everybody else.",
    ),
    Code(
        "T103",
        ERROR,
        "the online game refuses scenarios {what}",
        "{advice}",
        "Its validator rejects the whole file and does not say why.",
    ),
    Code(
        "T104",
        WARNING,
        "the desktop editor does not offer the language {language!r}",
        "it offers {languages}, and 'c' for any other",
        "Nobody can see or edit these texts there.",
    ),
    Code(
        "T105",
        WARNING,
        "the online game reads one condition for sudden death only, and this is not the first",
        "leave one, or make a medal objective of the others",
        "The game goes on although a player has won by the text.",
    ),
    Code(
        "T106",
        INFO,
        "the desktop editor does not know {what}",
        "say it in the texts as well, because they are all that its users see",
        "The editor leaves special rules to the prose. Its files do not hold them.",
    ),
    Code(
        "T107",
        WARNING,
        "the online game passes over {what}",
        "do without it in a scenario for the online game",
        "It is left out of the game, or played without rules of its own, and nobody is told.",
    ),
    Code(
        "T108",
        WARNING,
        "the online game gives the {name} to the side at the bottom, not to its owner",
        "swap the seats of the sides, or do without it",
        "Trains and ships carry no side in .m44 files.",
    ),
    Code(
        "T109",
        INFO,
        "the online game shows one language, and there are {count}",
        "make a file for each language that is to be played there",
        "Whoever reads another language finds no texts.",
    ),
)

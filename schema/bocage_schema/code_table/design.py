"""Codes of design, what makes a battle dull or lopsided: ``D1``."""

from bocage_schema.code_table.code import INFO, WARNING, Code

CODES = (
    Code(
        "D101",
        INFO,
        "no {camp} unit starts in the {seat} section, as that side sees it",
        "put a unit there, or accept that the cards for this section lie idle at first",
        "A section card orders units of its section only; without any it is a lost turn.",
    ),
    Code(
        "D102",
        INFO,
        "the {name} starts next to an enemy, the {other} on {place}",
        "leave at least one hex between them, unless the battle is to open this way",
        "The side that moves first begins with a close assault that the other could not avoid.",
    ),
    Code(
        "D103",
        INFO,
        "the {name} cannot retreat: there is no hex toward its own side where it could go",
        "let it start elsewhere, or open a hex behind it",
        "Each flag that a unit cannot obey costs it a figure.",
    ),
    Code(
        "D104",
        INFO,
        "the {name} can never leave its hex",
        "let it start elsewhere, or give it a hex that it can enter",
        "A card that orders it to move is wasted. A gun in a bunker is meant to stay.",
    ),
    Code(
        "D105",
        INFO,
        "{count} of the {total} {camp} units start in range of enemies that move first",
        "move them back, put terrain between, or let this side move first",
        "Much of an army may be shot at before its player has done anything. "
        "Only distances are counted here, not what blocks the line of sight.",
    ),
    Code(
        "D106",
        INFO,
        "the {camp} side has {units} units with {figures} figures, the enemy has {enemies} with "
        "{others}, and nothing else makes up for it",
        "give the weaker side more cards, fewer medals to win, or an objective of its own",
        "Every unit destroyed is a medal, so numbers alone may decide the battle.",
    ),
    Code(
        "D107",
        INFO,
        "the {camp} side starts with {hand} command cards, the enemy with {other}",
        "check that the difference is meant to be that large",
        "A small hand can rarely answer in the section where it matters.",
    ),
    Code(
        "D109",
        WARNING,
        "wherever the {name} goes, it can never attack an enemy or come to an objective or exit",
        "open a way for it, or let it start elsewhere",
        "A unit that takes no part is dead weight, and its orders are wasted.",
    ),
    Code(
        "D110",
        INFO,
        "units can leave the board here in their first turn: {places}",
        "move the exit or the units apart, unless the units are meant to get away",
        "Each of them is a medal for which nobody has to fight.",
    ),
    Code(
        "D111",
        INFO,
        "no tile lies in the {seat} section of the map",
        "lay some terrain there, or accept that it is an empty plain",
        "Open ground without cover is crossed by armor and held by nobody.",
    ),
    Code(
        "D112",
        INFO,
        "the {camp} side moves first and can take this objective at once, from {places}",
        "let an enemy unit hold it, or move it out of reach",
        "A medal that is won before the enemy's first turn is a lower target by another name.",
    ),
)

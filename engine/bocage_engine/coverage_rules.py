"""What the engine plays of the rules, subject by subject: judgements made by hand.

The subjects follow the course of the rules.  What can be told from the catalogue is not here,
see `bocage_engine.coverage` and `bocage_engine.coverage_page`.
"""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from bocage_schema.ids import ObjectiveType


class Status(Enum):
    """How far a rule is played; the values are what readers see."""

    ENFORCED = "enforced"
    PARTLY = "partly"
    NOT_YET = "not yet"
    NOTHING = "no rule of play"
    """It is about boxes or words, and nothing in a game depends on it."""


class Judgement(NamedTuple):
    """How far something is played."""

    subject: str
    status: Status = Status.ENFORCED
    missing: str = ""


_ENFORCED, _PARTLY, _NOT_YET, _NOTHING = Status
_J = Judgement

SUBJECTS: Mapping[str, tuple[Judgement, ...]] = {
    "Boards and the turn": (
        _J("Hexes, rows, neighbours and distances of the three board formats"),
        _J("Left, center and right, as each player sees them; hexes on a line belong to both"),
        _J("What each face prints where no tile lies"),
        _J(
            "Overlord: two boards side by side, field generals",
            _PARTLY,
            "by a secondary source; the generals of a side act one after another",
        ),
        _J("Breakthrough: the deep board, played with either deck"),
        _J("Shuffling, dealing the first hands, the side that begins"),
        _J("The turn: play a card, order, move, battle, draw"),
        _J("Used-up draw pile: the discards are shuffled"),
        _J("Several players on a side: a commander-in-chief, and generals of the sections"),
    ),
    "Ordering and moving": (
        _J("Orders of section cards; cards with so many orders for each section"),
        _J("One order for a unit; orders that are not used are lost"),
        _J("How far units move, and how far if they then battle"),
        _J("Ways past other units and past hexes that are impassable"),
        _J("Hexes that end a movement, and hexes after which there is no battle"),
        _J("Hexes entered with the first step only; limits of the whole movement"),
        _J("Edges that cost more than one hex, or cannot be crossed"),
        _J("Cliffs, ravines and other ground that only some units climb"),
        _J("Wire, and armor that removes it"),
        _J("Roads"),
        _J("Leaving the board over exit hexes"),
        _J("Acting instead of battling: clearing wire, road blocks and mines, recovering figures"),
    ),
    "Battle": (
        _J("Range and battle dice of every kind of unit"),
        _J("Close assault comes first: with an enemy beside it, a unit attacks only such enemies"),
        _J("Dice taken away by the hex of the target and by that of the attacker"),
        _J("Dice added by cards"),
        _J("Line of sight, with hills, and with units in the way"),
        _J("Fire that needs no line of sight, and what stops it all the same"),
        _J("Hits, stars, flags; units that are hit otherwise than usual"),
        _J("Dice that are rolled again against some units"),
        _J("Units that ignore terrain"),
        _J("Marks of the big gun, and the die that they add"),
        _J("A second attack of French infantry"),
    ),
    "Flags, retreats, ground taken": (
        _J("Flags ignored because of the hex or the unit"),
        _J("Flags ignored because of a card"),
        _J("Retreats: one row a step, as far as a way allows, figures lost for the rest"),
        _J("Retreats of up to three hexes a flag"),
        _J("Guns that cannot leave a bunker"),
        _J("Taking ground"),
        _J("Armor that battles again after taking ground"),
        _J("Desert: armor moves one hex further before it battles again"),
    ),
    "Command cards": (
        _J("Deck, discards, hands of the size that the scenario gives"),
        _J("Hands that grow during the game"),
        _J("Cards that find no unit of their kind order one unit of choice"),
        _J("Reaction cards"),
        _J("Half-tracks, trucks and patrols under each card"),
        _J("Orders that only move units (On the Move)"),
        _J(
            "Cards given to field generals",
            _PARTLY,
            "a Counter-Attack copies the last card of the other side, whichever general had it",
        ),
        _J(
            "Winter combat cards: dealing, playing, drawing, grim determination",
            _PARTLY,
            "the printed cards are not known: users write theirs down, or play with decks of ours",
        ),
    ),
    "Winning": (
        _J("Medals for eliminated units, whoever caused it; units worth none or two"),
        _J("Figures collected in threes"),
        _J("The first side with its medals wins at once, in the middle of a turn, too"),
        _J("A side without units has lost"),
        _J("Medals for units that leave the board"),
        _J(
            "Medals that a side holds for empty sections",
            _NOT_YET,
            "the rule has no effect",
        ),
        _J("Two games with the sides changed", _NOT_YET, "each game is counted by itself"),
    ),
    "Weather, equipment, nations": (
        _J("Winter weather"),
        _J("Reduced visibility"),
        _J(
            "Night: sight that grows or shrinks",
            _NOT_YET,
            "units see as far as by day",
        ),
        _J("Camouflage"),
        _J(
            "Mines",
            _PARTLY,
            "all mines have the strengths of one set, the only one that is known, and setting up "
            "says so",
        ),
        _J("Ice on rivers"),
        _J("Smoke, laid by rocket launchers, and when it goes"),
        _J("Landing craft"),
        _J("Special tanks: bridges, ploughs and the like"),
        _J("Bridges built during the game, by tanks and by cards"),
        _J("Bridges blown up", _NOT_YET, "none is blown up"),
        _J("Big guns"),
        _J("Tank destroyers, Tigers, anti-tank guns, special weapons"),
        _J("Rocket launchers, with both kinds of shell"),
        _J("Supply by half-tracks and trucks"),
        _J("Patrols, snipers, ski troops, cavalry"),
        _J("Engineers"),
        _J("Command vehicles"),
        _J(
            "Nations: what a nation can do that others cannot",
            _PARTLY,
            "see [the table](#rules-of-nations)",
        ),
        _J("Young generals: section cards only; without taking ground by an option"),
        _J("Rafts and boats on rivers"),
        _J("Heroic leaders", _NOT_YET, "they do nothing"),
        _J("Air drops, reserves, reinforcements", _NOT_YET, "nobody arrives"),
        _J("Air rules", _NOT_YET, "Air Power is played as in the base game"),
        _J(
            "Rules that only the text of a scenario tells",
            _NOT_YET,
            "the program does not read prose",
        ),
    ),
}
"""Every subject of the rules by chapter."""

DECISIONS: Mapping[str, Judgement] = {
    "D-01": _J("A line of sight along the edge of the board"),
    "D-02": _J("A line of sight that touches the corner of a hex"),
    "D-03": _J("Which hills block the line of sight (option)"),
    "D-04": _J("Looking down from a hill"),
    "D-05": _J("When the limit of the beach holds (option)"),
    "D-06": _J("When the limit of the sea holds (option)"),
    "D-07": _J("Which rows of the beach face are what"),
    "D-08": _J("Attacks without dice are impossible, and yet an enemy beside a unit binds it"),
    "D-09": _J("Which changes of dice add up"),
    "D-10": _J("Retreats go as far as any way allows"),
    "D-11": _J("A step of a retreat leads to one of two hexes"),
    "D-12": _J("How many flags of a roll are ignored"),
    "D-13": _J("Flags against a gun in a bunker"),
    "D-14": _J("No ground is taken after a hex that ended the movement"),
    "D-15": _J("Entering, taking and leaving hedgerows"),
    "D-16": _J("Armor that takes cover does not battle again"),
    "D-17": _J("When armor removes wire"),
    "D-18": _J("Whom a bunker protects"),
    "D-20": _J("Behind Enemy Lines and hexes without battle (option)"),
    "D-21": _J("Targets of Air Power hang together"),
    "D-22": _J("Artillery recovers by stars only"),
    "D-23": _J("Late mortars that have moved"),
    "D-24": _J("Rolling again, and the flags of the first roll (option)"),
    "D-25": _J("Cavalry between infantry and armor (option)"),
    "D-26": _J("Pools of figures that make medals"),
    "D-28": _J("What On the Move orders do not allow"),
    "D-29": _J("Recon in the Breakthrough deck"),
    "D-30": _J("Winter weather and roads"),
    "D-31": _J("What reduced visibility does to Air Power and to mines"),
    "D-32": _J("What a majority is (option)"),
    "D-33": _J("Objectives that are looked at as a turn begins"),
    "D-34": _J("What leaving the board takes"),
    "D-35": _J("Roads let a unit battle after one more hex"),
    "D-36": _J("How many cards the base game holds", _NOTHING),
    "D-37": _J("Figures in the picture of a published scenario", _NOTHING),
    "D-38": _J(
        "Strengths of winter mines",
        _PARTLY,
        "those of the other set are used, as setting up says",
    ),
    "D-39": _J("Lines of the Overlord board"),
    "D-40": _J("When sandbags go"),
    "D-41": _J("No ice under a bridge"),
    "D-42": _J("When an ambush is possible, and a hand that holds nothing else"),
    "D-43": _J("Counter-Attack without a card to copy, and against another one"),
    "D-44": _J("Who takes part in a Firefight"),
    "D-45": _J("Snipers take ground"),
    "D-47": _J("How long smoke stays"),
    "D-48": _J("How a unit on a landing craft is hit"),
    "D-49": _J("The further order of a command vehicle"),
    "D-50": _J("Whom French infantry attacks a second time"),
    "D-51": _J("Figures of a tank destroyer"),
    "D-52": _J("Hills do not protect against attackers on other hills"),
    "D-54": _J("Nobody battles at sea, not even back"),
    "D-55": _J("The game ends at once"),
    "D-57": _J("Dice for the cards in hand"),
    "D-58": _J(
        "When sudden death is looked at",
        _PARTLY,
        "after every change, never only at a moment that the text names",
    ),
    "D-59": _J("A side without units (option)"),
    "D-61": _J("Who moves farther in an Infantry Assault"),
    "D-62": _J("What a pontoon bridge costs"),
    "D-63": _J("How command vehicles move"),
    "D-64": _J("Medals for units of one figure"),
    "D-65": _J("What mobile artillery may do in a bombardment"),
    "D-66": _J("Smoke counts against everybody"),
    "D-67": _J("Who can be supplied"),
    "D-68": _J("Passing over an objective"),
    "D-69": _J("Both sides reach their medals at once"),
    "D-70": _J("Smoke shells beside an enemy"),
    "D-71": _J("What protects rocket launchers"),
}
"""The numbered decisions on doubtful rules, which comments in the code name, too."""

OBJECTIVES: Mapping[ObjectiveType, Judgement] = {
    ObjectiveType.TEMPORARY: _J("held while a unit is there"),
    ObjectiveType.TEMPORARY_MAJORITY: _J("held while units are on more than half of the hexes"),
    ObjectiveType.TEMPORARY_MAJORITY_TURN_START: _J("the same, looked at as a turn begins"),
    ObjectiveType.PERMANENT: _J("won for good by entering"),
    ObjectiveType.PERMANENT_TURN_START: _J("won for good as a turn begins"),
    ObjectiveType.LAST_TO_OCCUPY: _J("held by whoever entered last"),
    ObjectiveType.SOLE_CONTROL: _J("held while no enemy is on any of the hexes"),
    ObjectiveType.SUDDEN_DEATH: _J(
        "ends the game",
        _PARTLY,
        "not if only the text tells its condition",
    ),
}
"""Types of objectives."""

NATION_RULES: Mapping[str, Judgement] = {
    "italian_high_command": _J(""),
    "motorized_divisions": _J(""),
    "steadfast_artillery": _J(""),
    "furia_francese": _J(""),
    "polish_cavalry": _J(""),
    "finnish_ski_troops": _J(""),
    "minor_nations": _J("", _NOTHING),
    "commonwealth_command": _J(""),
    "japanese_resolve": _J(""),
    "japanese_full_strength": _J(""),
    "banzai": _J(""),
    "gung_ho": _J(""),
    "commissar": _J(""),
    "blitz_armor": _J(""),
    "blitz_recon": _J(""),
}
"""Rules of nations by id; `bocage_schema` says what they are."""

FLAWS: Mapping[str, Judgement] = {
    "mine_set": _J("", _PARTLY, "the strengths of one set are known, and always used"),
}
"""Traits and special rules, by id, whose gaps their fields do not tell."""

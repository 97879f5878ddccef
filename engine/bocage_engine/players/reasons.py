"""Why a player chooses what it chooses: numbers first, words made of them.

A `Reason` holds numbers only, so that its sentence can be told in any language.
"""

from collections.abc import Mapping
from enum import Enum
from string import Formatter
from typing import NamedTuple

from bocage_engine.actions import Action, ActionKind
from bocage_engine.board import OFF_BOARD
from bocage_engine.world import World


class Motive(Enum):
    """What speaks most for a choice; `TEXTS` names the numbers that belong to it."""

    ATTACK = "attack"
    MOVE_TO_ATTACK = "move_to_attack"
    OBJECTIVE = "objective"
    APPROACH = "approach"
    SAFETY = "safety"
    RISK = "risk"
    EXIT = "exit"
    CARD = "card"
    ORDER = "order"
    NO_MORE = "no_more"
    STAY = "stay"
    KEEP = "keep"
    SPARE = "spare"
    AMBUSH = "ambush"
    RECOVER = "recover"
    CLEAR = "clear"
    SECTION = "section"
    SUPPLY = "supply"
    SMOKE = "smoke"
    BRIDGE = "bridge"
    BREACH = "breach"
    SWAP = "swap"
    DRAW = "draw"
    REPLY = "reply"
    AHEAD = "ahead"
    SAMPLED = "sampled"
    FORECAST = "forecast"
    UNTOLD = "untold"


class Reason(NamedTuple):
    """Why something is chosen."""

    motive: Motive
    numbers: tuple[int, ...] = ()
    """In the order in which the text of the motive names them; parts of medals in hundredths."""


TEXTS: Mapping[Motive, str] = {
    Motive.ATTACK: "{dice}, {percent} to eliminate the unit, worth {medals}",
    Motive.MOVE_TO_ATTACK: "from there it attacks {cell} with {dice}, worth {medals}",
    Motive.OBJECTIVE: "for objectives and exits the hex is worth {medals} more",
    Motive.APPROACH: "it comes nearer to the enemy",
    Motive.SAFETY: "it is safer there, by {medals}",
    Motive.RISK: "it is the best that is left",
    Motive.EXIT: "a unit that leaves the board is worth {medals}",
    Motive.CARD: "what it does now is worth {medals} more than the card in hand",
    Motive.ORDER: "an order to this unit is worth {medals}",
    Motive.NO_MORE: "nothing more is worth doing",
    Motive.STAY: "the unit stands better where it is",
    Motive.KEEP: "in hand it is worth {medals}, the most of those drawn",
    Motive.SPARE: "in hand it is worth least",
    Motive.AMBUSH: "the attacked unit strikes first",
    Motive.RECOVER: "its figures are worth {medals}",
    Motive.CLEAR: "there is nothing better to attack",
    Motive.SECTION: "the orders there are worth {medals}",
    Motive.SUPPLY: "there the figure is worth {medals} more",
    Motive.SMOKE: "smoke keeps off fire that would cost {medals}",
    Motive.BRIDGE: "the shorter ways over it are worth {medals}",
    Motive.BREACH: "{dice}, {percent} to destroy the bunker",
    Motive.SWAP: "in hand it is worth {medals}, the most of those put away",
    Motive.DRAW: "what is drawn is probably worth more",
    Motive.REPLY: "to battle back costs nothing",
    Motive.AHEAD: "as things stand it is worth {medals}",
    Motive.SAMPLED: "played on, it comes to {medals} more than what looked best, in {games}",
    Motive.FORECAST: "of all that was compared it promises most, in {games} played on as well",
    Motive.UNTOLD: "the player tells no reason",
}
"""In English; a field names what its number means."""

HEADS: Mapping[int, str] = {
    ActionKind.PLAY: "Play {card}",
    ActionKind.DISCARD: "Put {card} away",
    ActionKind.SECTION: "Use section {section}",
    ActionKind.ORDER: "Order {at}",
    ActionKind.END: "Go on",
    ActionKind.MOVE: "Move {at} to {to}",
    ActionKind.EXIT: "Leave the board from {to} with {at}",
    ActionKind.ATTACK: "Attack {to} from {at}",
    ActionKind.ACT: "Clear {at}",
    ActionKind.TARGET: "Choose {at} as a target",
    ActionKind.STRIKE: "Strike at {at}",
    ActionKind.HEAL: "Let {at} recover",
    ActionKind.AMBUSH: "Ambush",
    ActionKind.PASS: "Pass",
    ActionKind.RETREAT: "Retreat from {at} to {to}",
    ActionKind.STAND: "Ignore the flags",
    ActionKind.TAKE: "Take the ground on {to} with {at}",
    ActionKind.KEEP: "Keep {card}",
    ActionKind.SMOKE: "Fire smoke shells from {at}",
    ActionKind.LAY: "Let smoke rise on {at}",
    ActionKind.SUPPLY: "Supply {to} from {at}",
    ActionKind.BRIDGE: "Bridge {to} from {at}",
    ActionKind.PONTOON: "Build a bridge on {at}",
    ActionKind.CROSS: "Move from {at} onto the bridge on {to}",
    ActionKind.BREACH: "Attack the empty bunker on {to} from {at}",
    ActionKind.CURE: "Let {at} recover where it stands",
    ActionKind.SWAP: "Fetch {card} from the discards",
    ActionKind.BACK: "Battle back",
    ActionKind.AIR: "Play {card} as a strike from the air",
    ActionKind.AHEAD: "Choose {card} for the next turn",
    ActionKind.COMBAT: "Play a combat card",
}
"""What is chosen, in English."""


def tell_choice(world: World, action: Action, reason: Reason) -> str:
    """Return a choice and its reason as one line."""
    return f"{tell_action(world, action)}: {tell_reason(world, reason)}"


def tell_action(world: World, action: Action) -> str:
    """Return a choice in words for people."""
    head = HEADS[action.kind]
    if "{card}" in head:
        return head.format(card=world.names[action.at])
    if action.kind == ActionKind.SECTION:
        return head.format(section=action.at + 1)
    return head.format(at=_label(world, action.at), to=_label(world, action.to))


def tell_reason(world: World, reason: Reason) -> str:
    """Return a reason in words."""
    text = TEXTS[reason.motive]
    names = [name for _, name, _, _ in Formatter().parse(text) if name]
    told = {
        name: _told(world, name, number) for name, number in zip(names, reason.numbers, strict=True)
    }
    return text.format(**told)


def _told(world: World, name: str, number: int) -> str:
    if name == "cell":
        return _label(world, number)
    if name == "percent":
        return f"{number} %"
    if name == "medals":
        return f"{number / 100:.2f} medals"
    one, more = COUNTED[name]
    return f"{number} {one if number == 1 else more}"


COUNTED: Mapping[str, tuple[str, str]] = {"dice": ("die", "dice"), "games": ("game", "games")}
"""What numbers count, one and more."""


def _label(world: World, cell: int) -> str:
    return "" if cell == OFF_BOARD else world.board.plan.label(world.board.hexes[cell])

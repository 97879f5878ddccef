"""What happened in a game, in enough detail to show it and to explain it.

An event is a tuple: its `EventKind` first, then what the kind tells.  Cells, cards and sides
are the numbers that the state of the game uses.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bocage_engine.actions import roll_of_code
from bocage_engine.board import OFF_BOARD, Board
from bocage_engine.dice import SYMBOLS
from bocage_engine.state import NOBODY, SIDES, Reason
from bocage_schema.catalogue import catalogue

PIECES = tuple(catalogue().pieces)
"""Ids of the pieces of the catalogue, which events name by their place."""
Event = tuple[int, ...]
"""``(kind, ...)``."""


class EventKind:
    """What happened; `TEXTS` says what follows in the tuple."""

    TURN: Final = 0
    PLAYED: Final = 1
    COPIED: Final = 2
    DISCARDED: Final = 3
    DREW: Final = 4
    SHUFFLED: Final = 5
    ORDERED: Final = 6
    MOVED: Final = 7
    LEFT: Final = 8
    ATTACKED: Final = 9
    STRUCK: Final = 10
    AMBUSHED: Final = 11
    ROLLED: Final = 12
    HIT: Final = 13
    ELIMINATED: Final = 14
    HELD: Final = 15
    RETREATED: Final = 16
    BLOCKED: Final = 17
    TOOK: Final = 18
    REMOVED: Final = 19
    LAID: Final = 20
    RECOVERED: Final = 21
    MINE: Final = 22
    MEDALS: Final = 23
    LOST_MEDALS: Final = 24
    HOLDER: Final = 25
    OVER: Final = 26
    MARCHES: Final = 27
    SUPPLIED: Final = 28
    SMOKE: Final = 29
    BREACHED: Final = 30
    FORFEITED: Final = 31
    SWAPPED: Final = 32
    BACK: Final = 33
    EMPTIED: Final = 34
    LANDED: Final = 35
    AHEAD: Final = 36
    CAPTURED: Final = 37
    COMBAT: Final = 38
    COMBAT_DRAWN: Final = 39


TEXTS: Mapping[int, str] = {
    EventKind.TURN: "Turn {number}: {side}.",
    EventKind.PLAYED: "{side}: {card} played.",
    EventKind.COPIED: "It counts as {card}.",
    EventKind.DISCARDED: "{side}: {card} put away.",
    EventKind.DREW: "{side}: {card} drawn.",
    EventKind.SHUFFLED: "The discards become the draw pile.",
    EventKind.ORDERED: "The unit on {cell} is ordered.",
    EventKind.MOVED: "A unit moves from {cell} to {cell}.",
    EventKind.LEFT: "The unit on {cell} leaves the board.",
    EventKind.ATTACKED: "The unit on {cell} attacks {cell} with {dice}.",
    EventKind.STRUCK: "A card strikes at {cell} with {dice}.",
    EventKind.AMBUSHED: "The unit on {cell} strikes first at {cell} with {dice}.",
    EventKind.ROLLED: "The dice show {roll}.",
    EventKind.HIT: "The unit on {cell} loses {figures}.",
    EventKind.ELIMINATED: "The unit on {cell} is eliminated.",
    EventKind.HELD: "The unit on {cell} does not retreat.",
    EventKind.RETREATED: "A unit retreats from {cell} to {cell}.",
    EventKind.BLOCKED: "The unit on {cell} cannot retreat so far and loses {figures}.",
    EventKind.TOOK: "A unit takes ground from {cell} to {cell}.",
    EventKind.REMOVED: "{piece}: gone from {cell}.",
    EventKind.LAID: "{piece}: laid on {cell}.",
    EventKind.RECOVERED: "The unit on {cell} recovers {figures}.",
    EventKind.MINE: "The mine on {cell} has strength {number}.",
    EventKind.MEDALS: "{side}: {medals} gained.",
    EventKind.LOST_MEDALS: "{side}: {medals} lost.",
    EventKind.HOLDER: "Objective {place} is held by {side}.",
    EventKind.OVER: "The game is over; winner: {side}, by {reason}.",
    EventKind.MARCHES: "The unit on {cell} is ordered to move.",
    EventKind.SUPPLIED: "The unit on {cell} gives a figure to the one on {cell}.",
    EventKind.SMOKE: "The unit on {cell} fires smoke shells.",
    EventKind.BREACHED: "The unit on {cell} attacks the bunker on {cell} with {dice}.",
    EventKind.FORFEITED: "{side}: {card} lost from the hand.",
    EventKind.SWAPPED: "{side} fetches a discarded card.",
    EventKind.BACK: "The unit on {cell} battles back at {cell} with {dice}.",
    EventKind.EMPTIED: "The unit on {cell} has given its last figure.",
    EventKind.LANDED: "The craft on {cell} has landed its unit.",
    EventKind.AHEAD: "{side} has chosen a card for its next turn.",
    EventKind.CAPTURED: "{side} has captured what lies on {cell}.",
    EventKind.COMBAT: "{side} plays the combat card {combat}.",
    EventKind.COMBAT_DRAWN: "{side} draws a combat card.",
}
"""Every event in words; what follows in the tuple is in braces."""


def tell(event: Event, board: Board, cards: Sequence[str]) -> str:
    """Return an event as a sentence."""
    kind, *values = event
    words = TEXTS[kind].split("{")
    return words[0] + "".join(
        _told(part, value, board, cards) for part, value in zip(words[1:], values, strict=True)
    )


def _told(part: str, value: int, board: Board, cards: Sequence[str]) -> str:
    word, _, rest = part.partition("}")
    if word in COUNTED:
        one, more = COUNTED[word]
        shown = f"{value} {one if value == 1 else more}"
    elif word == "cell":
        shown = board.plan.label(board.hexes[value]) if value != OFF_BOARD else "nowhere"
    elif word == "piece":
        shown = catalogue().pieces[PIECES[value]].names.en
    elif word == "card":
        shown = cards[value]
    elif word == "side":
        shown = SIDES[value].title() if value != NOBODY else "nobody"
    elif word == "reason":
        shown = Reason(value).words
    elif word == "roll":
        roll = roll_of_code(value)
        shown = ", ".join(f"{n} {face}" for face, n in zip(SYMBOLS, roll, strict=True) if n)
    else:
        shown = str(value + 1 if word in ("place", "combat") else value)
    return shown + rest


COUNTED: Mapping[str, tuple[str, str]] = {
    "dice": ("die", "dice"),
    "figures": ("figure", "figures"),
    "medals": ("medal", "medals"),
}
"""What numbers count, one and more."""

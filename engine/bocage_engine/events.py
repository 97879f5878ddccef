"""What happened in a game, in enough detail to show it and to explain it.

An event is a tuple: its `EventKind` first, then what the kind tells.  Cells, cards and sides
are the numbers that the state of the game uses.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum

from bocage_engine.actions import roll_of_code
from bocage_engine.board import OFF_BOARD, Board
from bocage_engine.dice import SYMBOLS
from bocage_engine.state import NOBODY, SIDES, Reason

Event = tuple[int, ...]
"""``(kind, ...)``."""


class EventKind(IntEnum):
    """What happened; `TEXTS` says what follows in the tuple."""

    TURN = 0
    PLAYED = 1
    COPIED = 2
    DISCARDED = 3
    DREW = 4
    SHUFFLED = 5
    ORDERED = 6
    MOVED = 7
    LEFT = 8
    ATTACKED = 9
    STRUCK = 10
    AMBUSHED = 11
    ROLLED = 12
    HIT = 13
    ELIMINATED = 14
    HELD = 15
    RETREATED = 16
    BLOCKED = 17
    TOOK = 18
    REMOVED = 19
    LAID = 20
    RECOVERED = 21
    MINE = 22
    MEDALS = 23
    LOST_MEDALS = 24
    HOLDER = 25
    OVER = 26


TEXTS: Mapping[EventKind, str] = {
    EventKind.TURN: "Turn {number} of {side} begins.",
    EventKind.PLAYED: "{side} plays {card}.",
    EventKind.COPIED: "It counts as {card}.",
    EventKind.DISCARDED: "{side} puts {card} away.",
    EventKind.DREW: "{side} draws {card}.",
    EventKind.SHUFFLED: "The discards become the draw pile.",
    EventKind.ORDERED: "The unit on {cell} is ordered.",
    EventKind.MOVED: "A unit moves from {cell} to {cell}.",
    EventKind.LEFT: "The unit on {cell} leaves the board.",
    EventKind.ATTACKED: "The unit on {cell} attacks {cell} with {number} dice.",
    EventKind.STRUCK: "A card strikes at {cell} with {number} dice.",
    EventKind.AMBUSHED: "The unit on {cell} strikes first at {cell} with {number} dice.",
    EventKind.ROLLED: "The dice show {roll}.",
    EventKind.HIT: "The unit on {cell} loses {number} figures.",
    EventKind.ELIMINATED: "The unit on {cell} is eliminated.",
    EventKind.HELD: "The unit on {cell} does not retreat.",
    EventKind.RETREATED: "A unit retreats from {cell} to {cell}.",
    EventKind.BLOCKED: "The unit on {cell} cannot retreat so far and loses {number} figures.",
    EventKind.TOOK: "A unit takes ground from {cell} to {cell}.",
    EventKind.REMOVED: "A piece goes off {cell}.",
    EventKind.LAID: "A piece is laid on {cell}.",
    EventKind.RECOVERED: "The unit on {cell} recovers {number} figures.",
    EventKind.MINE: "The mine on {cell} has strength {number}.",
    EventKind.MEDALS: "{side} gains {number} medals.",
    EventKind.LOST_MEDALS: "{side} loses {number} medals.",
    EventKind.HOLDER: "Objective {number} is held by {side}.",
    EventKind.OVER: "{side} wins: {reason}.",
}
"""Every event in words; what follows in the tuple is in braces."""


def tell(event: Event, board: Board, cards: Sequence[str]) -> str:
    """Return an event as a sentence."""
    kind, *values = event
    words = TEXTS[EventKind(kind)].split("{")
    return words[0] + "".join(
        _told(part, value, board, cards) for part, value in zip(words[1:], values, strict=True)
    )


def _told(part: str, value: int, board: Board, cards: Sequence[str]) -> str:
    word, _, rest = part.partition("}")
    if word == "cell":
        shown = board.plan.label(board.hexes[value]) if value != OFF_BOARD else "nowhere"
    elif word == "card":
        shown = cards[value]
    elif word == "side":
        shown = SIDES[value].value if value != NOBODY else "nobody"
    elif word == "reason":
        shown = Reason(value).name.lower().replace("_", " ")
    elif word == "roll":
        roll = roll_of_code(value)
        shown = ", ".join(f"{n} {face}" for face, n in zip(SYMBOLS, roll, strict=True) if n)
    else:
        shown = str(value)
    return shown + rest

"""The stops of the tour: what there is to do at each, and whether an edit does it."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from bocage_editor.document import Change
from bocage_editor.words.languages import tr
from bocage_scenarios.model import EMPTY_HEX, HexContent


class Stop(StrEnum):
    """What is to be done, in this order."""

    PAINT = "paint"
    UNDO = "undo"
    UNIT = "unit"
    PROBLEM = "problem"
    PLAY = "play"


class Words(NamedTuple):
    """What the bar says."""

    title: str
    text: str


def words_of(stop: Stop, keys: Callable[[str], str]) -> Words:
    """Return what is said at a stop; ``keys`` gives the key of an action."""
    match stop:
        case Stop.PAINT:
            return Words(
                tr("Paint"),
                tr(
                    "Choose a terrain in the palette, such as forest. Then press the left button "
                    "of the mouse on the board, and draw."
                ),
            )
        case Stop.UNDO:
            text = tr("Take it back: press {key}, or click the arrow that is marked.")
            return Words(tr("Undo"), text.format(key=keys("edit.undo")))
        case Stop.UNIT:
            return Words(
                tr("Place a unit"),
                tr(
                    "Choose a unit in the palette, such as infantry, and click the hex where it "
                    "is to stand."
                ),
            )
        case Stop.PROBLEM:
            text = tr(
                "Something is wrong with this map, and the list that is marked says what. Press "
                "{key}, or click a line of the list: the board shows where it is."
            )
            return Words(tr("Read a problem"), text.format(key=keys("check.next")))
        case Stop.PLAY:
            text = tr("Press {key} to play this map. Close the game to come back to the editor.")
            return Words(tr("Play"), text.format(key=keys("play.start")))


def last_words() -> Words:
    """Return what is said when all is done."""
    return Words(
        tr("That was the tour"),
        tr(
            "Help > Tour begins it again. Change this map as you like; closed here, nothing of it "
            "is kept."
        ),
    )


def is_done(stop: Stop, change: Change, *, is_back: bool) -> bool:
    """Tell whether a step of the history, ``is_back`` or not, is what was to be done."""
    if stop is Stop.UNDO or is_back:
        return stop is Stop.UNDO and is_back
    if stop is Stop.PAINT:
        return _has_more(change, lambda content: list(content.tiles()))
    return stop is Stop.UNIT and _has_more(change, lambda content: [content.unit])


def _has_more(change: Change, things: Callable[[HexContent], list[object]]) -> bool:
    """Tell whether something has come onto the board, and nothing was only moved."""
    before, after = change.before.hexes, change.after.hexes
    came = went = False
    for at in change.hexes():
        old = [thing for thing in things(before.get(at, EMPTY_HEX)) if thing is not None]
        new = [thing for thing in things(after.get(at, EMPTY_HEX)) if thing is not None]
        came = came or any(thing not in old for thing in new)
        went = went or len(new) < len(old)
    return came and not went

"""Reading a state of a game from its text; the reverse of `bocage_engine.state.State.text`."""

import ast
from typing import Any

from bocage_engine.setup import Laid
from bocage_engine.state import LISTS, NUMBERS, TUPLES, Fight, State
from bocage_schema.errors import BocageError
from bocage_schema.ids import Side
from bocage_schema.saying import phrase


class StateError(BocageError, ValueError):
    """A text that tells no state."""


def parse(text: str) -> State:
    """Return the state that a line tells; the reverse of `State.text`.

    Raises `StateError`.
    """
    found = dict(part.partition("=")[::2] for part in text.split())
    state = State()
    try:
        for name in NUMBERS:
            setattr(state, name, int(found.pop(name)))
        for name in LISTS:
            setattr(state, name, list(_split(found.pop(name))))
        for name in TUPLES:
            setattr(state, name, _split(found.pop(name)))
        state.hands = [_split(hand) for hand in found.pop("hands").split(";")]
        pairs = (pair.split(":") for pair in found.pop("where").split(",") if pair)
        state.where = {int(cell): int(unit) for cell, unit in pairs}
        state.fight = _fight(ast.literal_eval(found.pop("fight")))
        state.changes = tuple(
            (int(cell), tuple(_laid(*item) for item in pieces))
            for cell, pieces in ast.literal_eval(found.pop("changes"))
        )
    except (KeyError, ValueError, TypeError, SyntaxError) as error:
        raise StateError(phrase("this is no state of a game: {why}", why=repr(error))) from None
    if found:
        raise StateError(phrase("a state knows nothing of {names}", names=", ".join(found)))
    return state


def _split(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split(",") if word)


def _fight(found: Any) -> Fight | None:
    return Fight._make((*found[:8], _fight(found[-1]), *found[8:-1])) if found else None


def _laid(piece: str, orientation: int, owner: str | None, traits: tuple[str, ...]) -> Laid:
    return Laid(piece, orientation, Side(owner) if owner else None, traits)

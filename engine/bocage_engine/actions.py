"""What a player, or chance, may choose.  Each choice is a small tuple with a text form.

Cells are numbers of `bocage_engine.board`; cards are places in the deck's list of cards.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bocage_engine.board import OFF_BOARD, Board, cells_of, mask_of
from bocage_engine.dice import SYMBOLS, Roll
from bocage_schema.catalogue.words import DieFace
from bocage_schema.errors import BocageError
from bocage_schema.saying import phrase


class ActionKind:
    """What is chosen; the operands `Action.at` and `Action.to` depend on it."""

    PLAY: Final = 0
    """Play the command card ``at``."""
    DISCARD: Final = 1
    """Put the card ``at`` away and order nothing, because no card can be played (D-42)."""
    SECTION: Final = 2
    """Use the card in section ``at``, counted from one's own left."""
    ORDER: Final = 3
    """Order the unit on cell ``at``."""
    END: Final = 4
    """Order, move or battle with no more units, or choose no more targets."""
    MOVE: Final = 5
    """Move the unit on ``at`` to ``to``."""
    EXIT: Final = 6
    """Move the unit on ``at`` to ``to``, and from there off the board."""
    ATTACK: Final = 7
    """Battle with the unit on ``at`` against the one on ``to``."""
    ACT: Final = 8
    """Have the unit on ``at`` do what it may do there instead of battling."""
    TARGET: Final = 9
    """Choose the unit on ``at`` for a card that strikes at several units."""
    STRIKE: Final = 10
    """Strike at the unit on ``at`` with a card."""
    HEAL: Final = 11
    """Choose the unit on ``at`` to recover figures."""
    AMBUSH: Final = 12
    """Let the attacked unit strike first, by a card."""
    PASS: Final = 13
    """Do without an ambush, or without ground that could be taken."""
    RETREAT: Final = 14
    """Retreat the unit on ``at`` to ``to``."""
    STAND: Final = 15
    """Ignore every flag."""
    TAKE: Final = 16
    """Take the ground on ``to`` with the unit on ``at``."""
    KEEP: Final = 17
    """Keep the card ``at`` of those drawn."""
    DRAW: Final = 18
    """Chance: the card ``at`` is drawn."""
    ROLL: Final = 19
    """Chance: ``to`` dice fall as ``at`` tells, see `roll_code`."""
    REVEAL: Final = 20
    """Chance: the mine that was entered has strength ``at``."""
    SMOKE: Final = 21
    """Have the unit on ``at`` fire smoke shells."""
    LAY: Final = 22
    """Let smoke rise on ``at``."""
    SUPPLY: Final = 23
    """Let the unit on ``at`` give a figure up for one of the unit on ``to``."""
    BRIDGE: Final = 24
    """Have the unit on ``at`` lay its bridge on ``to``."""
    PONTOON: Final = 25
    """Build a bridge on ``at`` by the card, and give its orders up."""
    CROSS: Final = 26
    """Move the unit on ``at`` onto the bridge on ``to``."""
    BREACH: Final = 27
    """Battle with the unit on ``at`` against the empty bunker on ``to``."""
    CURE: Final = 28
    """Have the unit on ``at`` recover figures where it stands, instead of battling."""
    FORFEIT: Final = 29
    """Chance: the card ``at`` is lost from a hand."""
    SWAP: Final = 30
    """Fetch the discarded card ``at`` instead of drawing."""
    BACK: Final = 31
    """Let the unit that was attacked battle back."""
    AIR: Final = 32
    """Play the command card ``at`` as a strike from the air."""
    AHEAD: Final = 33
    """Choose the card ``at`` for the next turn."""
    COMBAT: Final = 34
    """Play the combat card ``at``, a number of the deck of the setup."""
    DEAL: Final = 35
    """Chance: the combat card ``at`` is dealt."""


WORDS: tuple[str, ...] = tuple(name.lower() for name in vars(ActionKind) if name.isupper())
"""The word for each kind of action, in order."""


class Action(NamedTuple):
    """A choice."""

    kind: int
    """An `ActionKind`."""
    at: int = OFF_BOARD
    to: int = OFF_BOARD
    via: int = 0
    """Mask of the cells passed on the way, where these matter."""


class ActionError(BocageError, ValueError):
    """A text that tells no action."""


class IllegalAction(BocageError, ValueError):
    """An action that is not among the legal ones; nothing has changed."""


END = Action(ActionKind.END)
PASS = Action(ActionKind.PASS)
AMBUSH = Action(ActionKind.AMBUSH)
STAND = Action(ActionKind.STAND)
_BITS = 8
"""Bits for the number of dice with one symbol in the code of a roll."""
_CARDS = frozenset(
    {
        ActionKind.PLAY,
        ActionKind.DISCARD,
        ActionKind.KEEP,
        ActionKind.DRAW,
        ActionKind.FORFEIT,
        ActionKind.SWAP,
        ActionKind.AIR,
        ActionKind.AHEAD,
    }
)
_CELLS = frozenset(
    {
        ActionKind.ORDER,
        ActionKind.MOVE,
        ActionKind.EXIT,
        ActionKind.ATTACK,
        ActionKind.ACT,
        ActionKind.TARGET,
        ActionKind.STRIKE,
        ActionKind.HEAL,
        ActionKind.RETREAT,
        ActionKind.TAKE,
        ActionKind.SMOKE,
        ActionKind.LAY,
        ActionKind.SUPPLY,
        ActionKind.BRIDGE,
        ActionKind.PONTOON,
        ActionKind.CROSS,
        ActionKind.BREACH,
        ActionKind.CURE,
    }
)
_PAIRS = frozenset(
    {
        ActionKind.MOVE,
        ActionKind.EXIT,
        ActionKind.ATTACK,
        ActionKind.RETREAT,
        ActionKind.TAKE,
        ActionKind.SUPPLY,
        ActionKind.BRIDGE,
        ActionKind.CROSS,
        ActionKind.BREACH,
    }
)


_NUMBERED = frozenset({ActionKind.SECTION, ActionKind.REVEAL, ActionKind.COMBAT, ActionKind.DEAL})


def roll_code(roll: Roll) -> int:
    """Return a number that stands for a roll."""
    code = 0
    for count in reversed(roll):
        code = code << _BITS | count
    return code


@lru_cache(maxsize=4096)
def roll_of_code(code: int) -> Roll:
    """Return the roll that a number stands for; the reverse of `roll_code`."""
    return Roll(*(code >> _BITS * place & (1 << _BITS) - 1 for place in range(len(SYMBOLS))))


def text_of(action: Action, board: Board, cards: Sequence[str]) -> str:
    """Return an action in words, such as ``move D5 D7``; ``cards`` are the names of the cards."""
    kind = action.kind
    word = WORDS[kind]
    if kind in _CARDS:
        return f"{word} {cards[action.at]}"
    if kind in _CELLS:
        labels = [board.plan.label(board.hexes[c]) for c in (action.at, action.to) if c >= 0]
        passed = ["via", *(board.plan.label(board.hexes[c]) for c in cells_of(action.via))]
        return " ".join([word, *labels, *(passed if action.via else ())])
    if kind == ActionKind.ROLL:
        roll = roll_of_code(action.at)
        faces = [face for face, n in zip(SYMBOLS, roll, strict=True) for _ in range(n)]
        return " ".join([word, *faces])
    if kind in _NUMBERED:
        return f"{word} {action.at}"
    return word


def parse(text: str, board: Board, cards: Sequence[str]) -> Action:
    """Return the action that a text tells; the reverse of `text_of`.

    Raises `ActionError`.
    """
    word, *rest = text.split()[:64] or [""]
    if word not in WORDS:
        raise ActionError(
            phrase(
                "{choice!r} begins with none of {words}",
                choice=_short(text),
                words=", ".join(WORDS),
            )
        )
    kind = WORDS.index(word)
    try:
        return _with_operands(kind, rest, board, cards)
    except (ValueError, IndexError, KeyError):
        raise ActionError(
            phrase(
                "{choice!r} is no action: cards, hexes and faces of dice must follow by name",
                choice=_short(text),
            )
        ) from None


def _short(text: str) -> str:
    """Return a text as a message quotes it."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


QUOTED = 60
"""Characters of a text that messages quote."""


def _with_operands(kind: int, words: list[str], board: Board, cards: Sequence[str]) -> Action:
    if kind in _CARDS:
        (name,) = words
        return Action(kind, cards.index(name))
    if kind in _CELLS:
        here, _, passed = " ".join(words).partition(" via ")

        def cell_of(label: str) -> int:
            return board.cell_of[board.plan.hex(label)]

        cells = [cell_of(word) for word in here.split()]
        at, to = cells if kind in _PAIRS else (*cells, OFF_BOARD)
        return Action(kind, at, to, mask_of(map(cell_of, passed.split())))
    if kind == ActionKind.ROLL:
        shown = [DieFace(word) for word in words]
        return Action(kind, roll_code(Roll(*map(shown.count, SYMBOLS))), len(shown))
    if kind in _NUMBERED:
        (number,) = words
        return Action(kind, int(number))
    if words:
        raise ValueError("nothing follows")
    return Action(kind)

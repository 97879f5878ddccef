"""What happened in a game, in sentences for people."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from bocage_editor.play.words import (
    card_name,
    dice_words,
    label,
    labels,
    reason_words,
    side_name,
    tr,
)
from bocage_engine.actions import roll_of_code
from bocage_engine.board import OFF_BOARD, cells_of
from bocage_engine.dice import SYMBOLS
from bocage_engine.events import PIECES, TEXTS, Event, EventKind
from bocage_engine.state import NOBODY, SIDES, Reason
from bocage_engine.world import World
from bocage_scenarios.describe import name_of
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side

SILENT = frozenset({EventKind.DREW})
"""What a log does not tell: which cards somebody draws."""
MOST_HEXES = 4
_COUNTED: Mapping[str, str] = {
    "figures": str(QT_TRANSLATE_NOOP("Play", "%n figure(s)")),
    "medals": str(QT_TRANSLATE_NOOP("Play", "%n medal(s)")),
}


def sentence(world: World, event: Event, language: str) -> str:
    """Return an event as a sentence."""
    kind, *values = event
    text = QCoreApplication.translate("Events", TEXTS[kind])
    names = [part.partition("}")[0] for part in TEXTS[kind].split("{")[1:]]
    for name, value in zip(names, values, strict=True):
        text = text.replace(f"{{{name}}}", _told(world, name, value, language), 1)
    return text


def _told(world: World, name: str, value: int, language: str) -> str:
    if name == "dice":
        return dice_words(value)
    if name in _COUNTED:
        return tr(_COUNTED[name], value)
    if name == "cell":
        return label(world, value) if value != OFF_BOARD else tr("nowhere")
    if name == "piece":
        return name_of(PIECES[value], language)
    if name == "card":
        return card_name(world, value, language)
    if name == "side":
        return side_name(SIDES[value]) if value != NOBODY else tr("nobody")
    if name == "reason":
        return reason_words(Reason(value))
    if name == "roll":
        return roll_words(value)
    return objective_name(world, value) if name == "place" else str(value)


def objective_name(world: World, place: int) -> str:
    """Return the number of an objective and, unless they are many, its hexes."""
    cells = list(cells_of(world.goals[place].mask))
    number = str(place + 1)
    return f"{number} ({labels(world, cells)})" if len(cells) <= MOST_HEXES else number


def roll_words(code: int) -> str:
    """Return what dice show, such as ``2 infantry, flag``."""
    roll = roll_of_code(code)
    names = {
        DieFace.INFANTRY: tr("infantry"),
        DieFace.ARMOR: tr("armor"),
        DieFace.GRENADE: tr("grenade"),
        DieFace.STAR: tr("star"),
        DieFace.FLAG: tr("flag"),
    }
    return ", ".join(
        f"{count} × {names[face]}" for face, count in zip(SYMBOLS, roll, strict=True) if count
    )


def side_of_turn(event: Event) -> Side | None:
    """Return whose turn an event begins; None if it begins none."""
    return SIDES[event[2]] if event[0] == EventKind.TURN else None

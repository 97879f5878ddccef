"""What happened in a game, in sentences for people."""

from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from bocage_editor.play.table import Table
from bocage_editor.play.words import (
    card_name,
    dice_words,
    label,
    labels,
    reason_words,
    section_name,
    side_name,
)
from bocage_editor.words.languages import tr
from bocage_engine.actions import Action, ActionKind, roll_of_code
from bocage_engine.board import OFF_BOARD, cells_of
from bocage_engine.dice import SYMBOLS
from bocage_engine.events import PIECES, TEXTS, Event, EventKind
from bocage_engine.players.reasons import HEADS, TEXTS as MOTIVES, Reason
from bocage_engine.state import NOBODY, SIDES, Reason as End
from bocage_engine.world import World
from bocage_scenarios.describe import name_of
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side

SILENT = frozenset({EventKind.DREW})
"""What a log does not tell: which cards somebody draws."""
MOST_HEXES = 4


def choice_words(table: Table, number: int, language: str) -> str:
    """Return what a player chose that led to a moment and why; empty if it was no player."""
    thought = table.thoughts.get(number)
    if thought is None or thought.action is None:
        return ""
    head = _head(table.world, thought.action, language)
    return f"{head}: {_why(table.world, thought.reason, language)}"


def _head(world: World, action: Action, language: str) -> str:
    """Return a choice in words."""
    head = QCoreApplication.translate("Choices", HEADS[action.kind])
    if action.kind == ActionKind.SECTION:
        return head.format(section=section_name(action.at))
    if "{card}" in head:  # what stands at is a card, not a hex
        return head.format(card=card_name(world, action.at, language))
    at, to = ("" if cell == OFF_BOARD else label(world, cell) for cell in (action.at, action.to))
    return head.format(at=at, to=to)


def _why(world: World, reason: Reason, language: str) -> str:
    """Return a reason in words."""
    text = MOTIVES[reason.motive]
    names = [name for _, name, _, _ in Formatter().parse(text) if name]
    told = {
        name: _number(world, name, number, language)
        for name, number in zip(names, reason.numbers, strict=True)
    }
    return QCoreApplication.translate("Reasons", text).format(**told)


def _number(world: World, name: str, number: int, language: str) -> str:
    """Return what a number of a reason means."""
    if name == "cell":
        return label(world, number)
    if name == "dice":
        return dice_words(number)
    if name == "games":
        return tr("%n game(s)", number)
    if name == "percent":
        return f"{number} %"
    worth = QLocale(language).toString(number / 100, "f", 2)
    return tr("{number} medals").format(number=worth)


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
    if name == "figures":
        return tr("%n figure(s)", value)
    if name == "medals":
        return tr("%n medal(s)", value)
    if name == "cell":
        return label(world, value) if value != OFF_BOARD else tr("nowhere")
    if name == "piece":
        return name_of(PIECES[value], language)
    if name == "card":
        return card_name(world, value, language)
    if name == "side":
        return side_name(SIDES[value]) if value != NOBODY else tr("nobody")
    if name == "reason":
        return reason_words(End(value))
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

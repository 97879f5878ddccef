"""What happened in a game, in sentences for people."""

from collections.abc import Iterator, Mapping
from string import Formatter
from types import MappingProxyType

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
from bocage_editor.words.classes import own
from bocage_editor.words.dice import FACES
from bocage_editor.words.languages import spoken, tr
from bocage_engine.actions import Action, ActionKind, roll_of_code
from bocage_engine.board import OFF_BOARD, cells_of
from bocage_engine.combat_cards import CombatCard, EffectKind
from bocage_engine.dice import SYMBOLS
from bocage_engine.events import PIECES, TEXTS, Event, EventKind
from bocage_engine.players.reasons import HEADS, TEXTS as MOTIVES, Reason
from bocage_engine.state import NOBODY, SIDES, Reason as End
from bocage_engine.timeline import Moment
from bocage_engine.world import World
from bocage_scenarios.describe import name_of
from bocage_schema.ids import Side

SILENT = frozenset({EventKind.DREW})
"""What a log does not tell: which cards somebody draws."""
MOST_HEXES = 4
WITH_UNITS: Mapping[int, str] = {
    EventKind.ORDERED: "{unit} on {cell} is ordered.",
    EventKind.MOVED: "{unit} moves from {cell} to {cell}.",
    EventKind.LEFT: "{unit} on {cell} leaves the board.",
    EventKind.ATTACKED: "{unit} on {cell} attacks {unit} on {cell} with {dice}.",
    EventKind.STRUCK: "A card strikes at {unit} on {cell} with {dice}.",
    EventKind.AMBUSHED: "{unit} on {cell} strikes first at {unit} on {cell} with {dice}.",
    EventKind.HIT: "{unit} on {cell} loses {figures}.",
    EventKind.ELIMINATED: "{unit} on {cell} is eliminated.",
    EventKind.HELD: "{unit} on {cell} does not retreat.",
    EventKind.RETREATED: "{unit} retreats from {cell} to {cell}.",
    EventKind.BLOCKED: "{unit} on {cell} cannot retreat so far and loses {figures}.",
    EventKind.TOOK: "{unit} takes ground from {cell} to {cell}.",
    EventKind.RECOVERED: "{unit} on {cell} recovers {figures}.",
    EventKind.MARCHES: "{unit} on {cell} is ordered to move.",
    EventKind.SUPPLIED: "{unit} on {cell} gives a figure to {unit} on {cell}.",
    EventKind.SMOKE: "{unit} on {cell} fires smoke shells.",
    EventKind.BREACHED: "{unit} on {cell} attacks the bunker on {cell} with {dice}.",
    EventKind.BACK: "{unit} on {cell} battles back at {unit} on {cell} with {dice}.",
    EventKind.EMPTIED: "{unit} on {cell} has given its last figure.",
}
"""The events of `bocage_engine.events.TEXTS` about units; each stands before its cell."""
NOWHERE: Mapping[int, int] = MappingProxyType({})
WAYS = frozenset({EventKind.MOVED, EventKind.RETREATED, EventKind.TOOK})
"""Events that take a unit from one cell to another."""


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
        return head.format(section=section_name(action.at, of_overlord=world.overlord))
    if "{card}" in head:  # what stands at is a card, not a hex
        return head.format(card=card_name(world, action.at, language))
    at, to = ("" if cell == OFF_BOARD else label(world, cell) for cell in (action.at, action.to))
    return head.format(at=at, to=to)


def _why(world: World, reason: Reason, language: str) -> str:
    """Return a reason in words."""
    text = MOTIVES[reason.motive]
    names = _fields(text)
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


def sentences(moment: Moment, language: str) -> Iterator[tuple[Event, str]]:
    """Yield what the choice that led to a moment did: each event, and it in words."""
    world = moment.game.world
    where = dict((moment.parent or moment).game.state.where)
    for event in moment.events:
        yield event, sentence(world, event, language, where)
        if event[0] in WAYS and event[1] in where:
            where[event[2]] = where.pop(event[1])


def sentence(world: World, event: Event, language: str, where: Mapping[int, int] = NOWHERE) -> str:
    """Return an event as a sentence; ``where`` tells which units stood on which cells before."""
    kind, *values = event
    source = TEXTS[kind]
    fields = list(zip(_fields(source), values, strict=True))
    named = WITH_UNITS.get(kind, source)
    cells = [value for name, value in fields if name == "cell"][: named.count("{unit}")]
    if all(cell in where for cell in cells):
        source = named
        fields += [("unit", where[cell]) for cell in cells]
    text = QCoreApplication.translate("Events", source)
    for name, value in fields:
        text = text.replace(f"{{{name}}}", _told(world, name, value, language), 1)
    return text


def unit_words(world: World, unit: int, language: str) -> str:
    """Return what a unit is called, with its side."""
    info = world.units[unit]
    name = name_of(info.kind.id, language)
    return tr("{unit} ({side})").format(side=side_name(SIDES[info.side]), unit=name)


def _fields(text: str) -> list[str]:
    """Return the names in braces, in their order."""
    return [name for _, name, _, _ in Formatter().parse(text) if name]


def _combat_card(card: CombatCard, language: str) -> str:
    """Return what a card is called, and what it says if the players carry it out themselves."""
    name = card.names.get(language)
    if card.effect is not EffectKind.BY_HAND:
        return name
    return f"{name} ({card.texts.get(language)})"


def _told(world: World, name: str, value: int, language: str) -> str:
    if name == "dice":
        return dice_words(value)
    if name == "figures":
        return tr("%n figure(s)", value)
    if name == "medals":
        return tr("%n medal(s)", value)
    if name == "unit":
        return unit_words(world, value, language)
    if name == "cell":
        return label(world, value) if value != OFF_BOARD else tr("nowhere")
    if name == "piece":
        return name_of(PIECES[value], language)
    if name == "card":
        return card_name(world, value, language)
    if name == "combat":
        return _combat_card(world.combat_cards[value], language)
    if name == "side":
        return side_name(SIDES[value]) if value != NOBODY else tr("nobody")
    if name == "reason":
        # The English sentence goes on with "by", which the words of other tongues bring along.
        return End(value).words if spoken() == "en" else reason_words(End(value))
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
    return ", ".join(
        f"{count} × {own(FACES[face])}" for face, count in zip(SYMBOLS, roll, strict=True) if count
    )


def side_of_turn(event: Event) -> Side | None:
    """Return whose turn an event begins; None if it begins none."""
    return SIDES[event[2]] if event[0] == EventKind.TURN else None

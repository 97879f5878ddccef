"""What the rules say of a map, as marks and numbers over it."""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from bocage_editor.canvas.annotations import (
    Annotation,
    DiceBadge,
    NumberBadge,
    SightLine,
    Trail,
)
from bocage_editor.live.overlay_kinds import Overlay
from bocage_editor.words.card_names import card_title
from bocage_editor.words.languages import tr
from bocage_editor.words.objectives import place_words
from bocage_scenarios.analysis import Analysis
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side, UnitClass


class Question(NamedTuple):
    """What is asked, and of which hexes."""

    overlay: Overlay
    subject: Hex | None = None
    """The hex that is selected."""
    hovered: Hex | None = None
    """The hex under the mouse."""
    unit_class: UnitClass = UnitClass.INFANTRY
    flags: int = 1
    side: Side = Side.ALLIES
    language: str = "en"


class Shown(NamedTuple):
    """Marks, numbers and lines, and a sentence about them."""

    good: frozenset[Hex] = frozenset()
    half: frozenset[Hex] = frozenset()
    bad: frozenset[Hex] = frozenset()
    annotations: tuple[Annotation, ...] = ()
    words: str = ""


def answer(found: Analysis, question: Question) -> Shown:
    """Return what is drawn for a question."""
    return _ANSWERS[question.overlay](found, question)


def _nothing(_: Analysis, __: Question) -> Shown:
    return Shown()


def _sight(found: Analysis, asked: Question) -> Shown:
    start = asked.subject or asked.hovered
    if start is None or start not in found.scenario.board:
        return Shown(words=tr("Select a hex, or point at one, to see what is seen from there."))
    seen = found.seen_from(start)
    hidden = frozenset(found.scenario.board.hexes) - seen - {start}
    lines: tuple[Annotation, ...] = ()
    words = tr("{hex} sees %n hex(es).", len(seen)).format(hex=_label(found, start))
    end = asked.hovered
    if asked.subject is not None and end is not None and end != start:
        blockers = found.blockers(start, end)
        lines = (SightLine(start, end, blockers),)
        words = _sight_words(found, start, end, blockers)
    return Shown(good=frozenset([start]), bad=hidden, annotations=lines, words=words)


def _sight_words(found: Analysis, start: Hex, end: Hex, blockers: tuple[Hex, ...]) -> str:
    names = {"start": _label(found, start), "end": _label(found, end)}
    if not blockers:
        return tr("{start} sees {end}.").format(**names)
    listed = ", ".join(_label(found, at) for at in blockers)
    return tr("{start} does not see {end}: {hexes} in the way.").format(**names, hexes=listed)


def _moves(found: Analysis, asked: Question) -> Shown:
    unit = _unit_of(found, asked)
    if unit is None:
        return Shown(words=tr("Select a unit, or point at one, to see where it can go."))
    moves = found.moves(unit)
    able = frozenset(at for at, may in moves.items() if may)
    words = tr("%n hex(es) in reach of the unit on {hex}", len(moves)).format(
        hex=_label(found, unit)
    )
    more = tr("it may still battle on %n of them.", len(able))
    return Shown(able, frozenset(moves) - able, words=f"{words}; {more}")


def _targets(found: Analysis, asked: Question) -> Shown:
    unit = _unit_of(found, asked)
    if unit is None:
        return Shown(words=tr("Select a unit, or point at one, to see what it can attack."))
    targets = found.targets(unit)
    badges = tuple(DiceBadge(target.at, target.dice) for target in targets)
    words = tr("The unit on {hex} has %n target(s).", len(targets))
    return Shown(
        good=frozenset([unit]),
        bad=frozenset(target.at for target in targets),
        annotations=badges,
        words=words.format(hex=_label(found, unit)),
    )


def _retreat(found: Analysis, asked: Question) -> Shown:
    """Show where a unit retreats, and without one which units cannot."""
    unit = _unit_of(found, asked)
    if unit is not None:
        flight = found.retreat(unit, asked.flags)
        numbers = tuple(NumberBadge(at, str(steps)) for at, steps in flight.ends.items())
        text = tr("%n flag(s) on {hex}", asked.flags).format(hex=_label(found, unit))
        rest = (
            tr("%n figure(s) lost because the way back is closed.", flight.losses)
            if flight.losses
            else tr("the way back is open.")
        )
        bad = frozenset([unit]) if flight.losses else frozenset()
        return Shown(frozenset(flight.ends), frozenset(), bad, numbers, f"{text}: {rest}")
    stuck = frozenset(
        start.at for start in found.setup.units if found.retreat(start.at, asked.flags).losses
    )
    text = tr("%n unit(s) would lose figures to that many flags.", len(stuck))
    return Shown(bad=stuck, words=text)


def _ground(found: Analysis, asked: Question) -> Shown:
    closed, stops = found.closed_to(asked.unit_class), found.stops(asked.unit_class)
    words = tr("Crossed out: closed. Hatched: a unit that enters has to stop.")
    return Shown(half=stops, bad=closed, words=words)


def _sections(found: Analysis, _: Question) -> Shown:
    board = found.scenario.board
    first = frozenset(at for at in board.hexes if min(board.sections(at)) % 2 == 0)
    between = frozenset(at for at in board.hexes if len(board.sections(at)) > 1)
    words = tr("Green: left and right. Hatched: hexes of two sections.")
    return Shown(good=first - between, half=between, words=words)


def _goals(found: Analysis, asked: Question) -> Shown:
    badges: list[Annotation] = []
    told = []
    for goal in found.setup.objectives:
        turns = {side: found.turns_to(frozenset(goal.hexes), side) for side in Side}
        words = ", ".join(f"{_side(side)} {_turns(count)}" for side, count in turns.items())
        place = ", ".join(place_words(found.scenario, at, asked.language) for at in goal.hexes)
        told.append(f"{place}: {words}")
        for at in goal.hexes[:1]:
            for side, count in turns.items():
                text = "–" if count is None else str(count)
                badges.append(NumberBadge(at, text, side))
    hexes = frozenset(at for goal in found.setup.objectives for at in goal.hexes)
    head = tr("Turns until each side can be at each objective.")
    return Shown(good=hexes, annotations=tuple(badges), words="\n".join([head, *told]))


def _turns(count: int | None) -> str:
    return tr("never") if count is None else str(count)


def _contacts(found: Analysis, asked: Question) -> Shown:
    contacts = found.contacts(asked.side)
    most: dict[Hex, int] = {}
    trails = []
    for contact in contacts:
        most[contact.target] = max(contact.dice, most.get(contact.target, 0))
        trails.append(Trail(contact.attacker, contact.target, is_attack=True))
    chosen = asked.subject or asked.hovered
    shown = [trail for trail in trails if chosen in (trail.start, trail.end)]
    badges = tuple(DiceBadge(at, dice) for at, dice in most.items())
    words = tr("{side} can attack %n unit(s) in the first turn, with the dice shown.", len(most))
    attackers = {each.attacker for each in contacts if chosen in (each.attacker, each.target)}
    cards = _cards(found, asked, attackers or {each.attacker for each in contacts})
    return Shown(
        good=frozenset(contact.attacker for contact in contacts),
        bad=frozenset(most),
        annotations=(*shown, *badges),
        words="\n".join(filter(None, [words.format(side=_side(asked.side)), cards])),
    )


def _cards(found: Analysis, asked: Question, attackers: Collection[Hex]) -> str:
    """Return the cards that order any of the units that can attack, and how many of them."""
    ordered = {
        name: len(cells & frozenset(attackers)) for name, cells in found.cards(asked.side).items()
    }
    told = [
        f"{card_title(found.setup.deck, name, asked.language)}: {number}"
        for name, number in ordered.items()
        if number
    ]
    if not told:
        return ""
    head = tr("Cards that order attackers, and how many of them:")
    if len(attackers) == 1:
        head, told = tr("Cards that order it:"), [line.rpartition(":")[0] for line in told]
    return f"{head} {', '.join(told)}"


def _unit_of(found: Analysis, asked: Question) -> Hex | None:
    """Return the hex of the unit that is asked about: a selected one, or else one pointed at."""
    for at in (asked.subject, asked.hovered):
        if at is not None and found.has_unit(at):
            return at
    return None


def _label(found: Analysis, at: Hex) -> str:
    return found.scenario.board.label(at)


def _side(side: Side) -> str:
    return {Side.AXIS: tr("Axis"), Side.ALLIES: tr("Allies")}[side]


_Answer = Callable[[Analysis, Question], Shown]
_ANSWERS: Mapping[Overlay, _Answer] = {
    Overlay.NONE: _nothing,
    Overlay.SIGHT: _sight,
    Overlay.MOVES: _moves,
    Overlay.TARGETS: _targets,
    Overlay.RETREAT: _retreat,
    Overlay.GROUND: _ground,
    Overlay.SECTIONS: _sections,
    Overlay.GOALS: _goals,
    Overlay.CONTACTS: _contacts,
}

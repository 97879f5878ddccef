"""What is expected at a table now, and what has just happened there."""

from collections.abc import Iterator

from bocage_editor.play.seats import player_name, post_words
from bocage_editor.play.table import Table
from bocage_editor.play.telling import choice_words, sentence, sentences
from bocage_editor.play.words import prompt, side_name
from bocage_editor.words.languages import tr
from bocage_engine.events import Event, EventKind
from bocage_engine.game import CHANCE
from bocage_engine.state import SIDES, Phase, State
from bocage_engine.timeline import Moment
from bocage_schema.ids import Side

TRAILS = {
    EventKind.MOVED: False,
    EventKind.RETREATED: False,
    EventKind.TOOK: False,
    EventKind.ATTACKED: True,
    EventKind.SUPPLIED: False,
    EventKind.BREACHED: True,
    EventKind.BACK: True,
}
"""Events that lead from one hex to another, and whether they are attacks."""
CARDS_PLAYED = frozenset({EventKind.PLAYED, EventKind.COPIED, EventKind.DISCARDED})
PLAIN = frozenset(
    {
        *CARDS_PLAYED,
        EventKind.TURN,
        EventKind.DREW,
        EventKind.ORDERED,
        EventKind.MARCHES,
        EventKind.MOVED,
        EventKind.ATTACKED,
    }
)
"""What need not be told to the one who chose it."""


def expected(table: Table, language: str) -> str:
    """Return whose choice it is and of what; while the program is at it, who chooses."""
    side = table.offer.side
    chooser = table.chooser
    if table.is_over or table.awaits_person or table.awaits_chance:
        told = prompt(table.game, table.offer, language)
        if side is None or chooser is None or not table.is_team(side):
            return told
        return f"{post_words(*chooser, table.posts)} – {told}"
    if table.is_paused:
        return tr("Paused. Go on from here, or step.")
    if side is None:
        return prompt(table.game, table.offer, language)
    who = player_name(chooser[1] if chooser else "")
    return tr("{side}: {player} is at it …").format(side=side_name(side), player=who)


def news(table: Table, language: str) -> str:
    """Return what came of the last choice; as a person's turn begins, of the turn before it."""
    if _begins(table):
        return _told_turn(table, language)
    moments = _since_choice(table.timeline.now)
    told = [choice_words(table, moments[0].number, language), *(moment.title for moment in moments)]
    for moment in moments:
        told += [text for event, text in sentences(moment, language) if event[0] not in PLAIN]
    return " ".join(filter(None, map(_as_sentence, told)))


def _as_sentence(text: str) -> str:
    return text if not text or text.endswith((".", "!", "?")) else f"{text}."


def trails(table: Table) -> Iterator[Event]:
    """Yield what led from hex to hex: the last choice, or all that others did in their turn."""
    now = table.timeline.now
    if _begins(table):
        moments = last_turn(now)
    elif table.awaits_person:
        moments = _last_with_trail(now)
    else:
        moments = _this_turn(now)
    for moment in moments:
        yield from (event for event in moment.events if event[0] in TRAILS)


def _begins(table: Table) -> bool:
    """Tell whether a person is about to play the card of a turn."""
    return table.awaits_person and table.offer.phase == Phase.PLAY


def _has(moment: Moment, kind: int) -> bool:
    return any(event[0] == kind for event in moment.events)


def _back(now: Moment) -> Iterator[Moment]:
    moment: Moment | None = now
    while moment is not None:
        yield moment
        moment = moment.parent


def _since_choice(now: Moment) -> list[Moment]:
    """Return the moment after the last choice of a side, and what chance did then."""
    found = []
    for moment in _back(now):
        found.append(moment)
        if moment.actor != CHANCE:
            break
    return found[::-1]


def _last_with_trail(now: Moment) -> list[Moment]:
    for moment in _back(now):
        if any(event[0] in TRAILS for event in moment.events):
            return [moment]
        if _has(moment, EventKind.PLAYED):
            break
    return []


def _this_turn(now: Moment) -> list[Moment]:
    found: list[Moment] = []
    for moment in _back(now):
        if _has(moment, EventKind.TURN):
            break
        found.append(moment)
    return found[::-1]


def last_turn(now: Moment) -> list[Moment]:
    """Return the moments of the turn before the one of a moment, oldest first."""
    found: list[Moment] = []
    begun = 0
    for moment in _back(now):
        begun += _has(moment, EventKind.TURN)
        if begun > 1:
            return found[::-1]
        if begun:
            found.append(moment)
    return []


def _told_turn(table: Table, language: str) -> str:
    """Return what a turn came to: its card, moves, attacks, losses and medals."""
    moments = last_turn(table.timeline.now)
    if not moments or moments[0].parent is None:
        return ""
    events = [event for moment in moments for event in moment.events]
    told = [
        sentence(table.world, event, language).rstrip(".")
        for event in events
        if event[0] in CARDS_PLAYED
    ]
    moves = sum(event[0] in (EventKind.MOVED, EventKind.LEFT) for event in events)
    attacks = sum(event[0] in (EventKind.ATTACKED, EventKind.STRUCK) for event in events)
    told += [tr("%n move(s)", moves)] if moves else []
    told += [tr("%n attack(s)", attacks)] if attacks else []
    before, after = moments[0].parent.game, table.game
    for number, side in enumerate(SIDES):
        lost = _figures(table, before.state, number) - _figures(table, after.state, number)
        gained = after.play.total(number) - before.play.total(number)
        told += _changes(side, lost, gained)
    return tr("The turn before: {told}.").format(told=" · ".join(told))


def _changes(side: Side, lost: int, gained: int) -> Iterator[str]:
    name = side_name(side)
    if lost > 0:
        yield tr("{side} lost %n figure(s)", lost).format(side=name)
    if gained > 0:
        yield tr("{side} gained %n medal(s)", gained).format(side=name)
    elif gained < 0:
        yield tr("{side} lost %n medal(s)", -gained).format(side=name)


def _figures(table: Table, state: State, side: int) -> int:
    units = table.world.units
    return sum(state.figures[n] for n, unit in enumerate(units) if unit.side == side)

"""Files that hold a game in progress, with everything that was tried in it.

A saved game is a record of the line of play on which it was saved, and all other lines beside it.
The form is documented in ``docs/playing.md``.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bocage_engine import state_text
from bocage_engine.actions import ActionError, IllegalAction
from bocage_engine.game import CHANCE, Game
from bocage_engine.record import Record
from bocage_engine.state import SIDES
from bocage_engine.state_text import StateError
from bocage_engine.timeline import Moment, Timeline, TimelineError
from bocage_engine.world import World
from bocage_scenarios import records
from bocage_scenarios.model import Scenario
from bocage_scenarios.records import SAVED, GameFile, RecordError
from bocage_scenarios.start import setup_of
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import Json, as_mapping
from bocage_schema.saying import phrase


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody wrote down during a game."""

    text: str
    hex: Hex | None = None
    """Where it is pinned on the board."""
    moment: int | None = None
    """Number of the moment that it is about."""
    turn: int | None = None
    """Number of the turn that it is about, both sides counted."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a file of a game holds."""

    scenario: Scenario
    timeline: Timeline
    players: tuple[str, ...] = ()
    """The Axis and the Allied player."""
    notes: tuple[Note, ...] = ()


def write(saved: SavedGame) -> str:
    """Return a game as the text of a file."""
    timeline = saved.timeline
    document = records.document_of(record_of(saved), SAVED)
    scenario = document.pop("scenario")
    document |= {
        "standing": _standing(timeline.game),
        "now": timeline.now.number,
        "lines": list(_lines(timeline)),
        "chance": _chance(timeline),
        "visited": {
            str(moment.number): moment.last.number
            for moment in timeline.moments
            if moment.last is not None and moment.last is not moment.children[-1]
        },
        "notes": [_note(saved.scenario, note) for note in saved.notes],
        "scenario": scenario,
    }
    return records.text_of(document)


def record_of(saved: SavedGame) -> GameFile:
    """Return the line of play that leads to now as a record.

    It begins with the last position that was set by hand, if there is one.
    """
    timeline = saved.timeline
    game = timeline.game
    past = timeline.past()
    by_hand = [moment.depth for moment in past if moment.depth and moment.action is None]
    begin = past[by_hand[-1] if by_hand else 0]
    record = Record(
        timeline.world.setup.digest(),
        tuple(
            game.tell_action(moment.action)
            for moment in past[begin.depth + 1 :]
            if moment.action is not None
        ),
        game.text(),
        timeline.seed,
        saved.players,
        begin.game.text() if begin.depth else "",
    )
    return GameFile(saved.scenario, timeline.world.options, record)


def read(text: str) -> SavedGame:
    """Return the game in the text of a file, which may also be a record.

    Raises `bocage_scenarios.records.RecordError`.
    """
    data = records.data_of(text, records.VERSIONS)
    found = records.game_of(data)
    world = World(setup_of(found.scenario, found.options))
    if world.setup.digest() != found.record.setup:
        raise RecordError(phrase("it was played with another setup: rules or scenario differ"))
    timeline = Timeline(world, found.record.seed)
    if data.get("format") == SAVED:
        for number, line in enumerate(_list(data, "lines"), 1):
            _play_line(timeline, number, as_mapping(line))
        _restore(timeline, data)
        timeline.go_to(_moment(timeline, data.get("now")))
    else:
        _play_record(timeline, found.record)
    if timeline.game.text() != found.record.end:
        raise RecordError(phrase("the game does not come to where it was when it was saved"))
    notes = tuple(
        _note_of(timeline, found.scenario, as_mapping(note))
        for note in (_list(data, "notes") if data.get("format") == SAVED else ())
    )
    return SavedGame(found.scenario, timeline, found.record.players, notes)


def _standing(game: Game) -> dict[str, Json]:
    """Return how the game stands, for those who read files and play nothing."""
    play = game.play
    result = game.result()
    winner = result.winner if result else None
    return {
        "turn": game.state.turn,
        "medals": {side.value: play.total(number) for number, side in enumerate(SIDES)},
        "over": result is not None,
        "winner": winner.value if winner else None,
        "reason": result.reason.word if result else None,
    }


def _lines(timeline: Timeline) -> Iterator[Json]:
    """Yield runs of moments that follow one another, in the order of their numbers."""
    line: dict[str, Json] = {}
    choices: list[Json] = []
    tell = timeline.game.tell_action
    for moment in timeline.moments[1:]:
        assert moment.parent is not None
        if moment.action is None or moment.parent.number != moment.number - 1 or not line:
            if line:
                yield line
            choices = []
            line = {"from": moment.parent.number, "choices": choices}
        if moment.action is None:
            line = {
                "from": moment.parent.number,
                "title": moment.title,
                "position": moment.game.text(),
                "choices": choices,
            }
        else:
            choices.append(tell(moment.action))
    if line:
        yield line


def _chance(timeline: Timeline) -> dict[str, Json]:
    """Return what chance would not guess about itself: see `_restore`."""
    return {
        str(moment.number): {
            "rolls": moment.rolls,
            "drawn": moment.drawn.number if moment.drawn else None,
        }
        for moment in timeline.moments
        if moment.next_actor == CHANCE and (moment.rolls or moment.drawn is not _usual(moment))
    }


def _usual(moment: Moment) -> Moment | None:
    """Return what chance usually decided at a moment of its turn."""
    return next((child for child in reversed(moment.children) if child.actor == CHANCE), None)


def _play_line(timeline: Timeline, number: int, line: dict[str, Json]) -> None:
    timeline.go_to(_moment(timeline, line.get("from")))
    if "position" in line:
        _set_position(timeline, line)
    for text in records.words_at(line, "choices"):
        expected = len(timeline.moments)
        try:
            timeline.apply(timeline.game.read_action(text))
        except ActionError as error:
            raise RecordError(phrase("line {n}: {why}", n=number, why=error)) from None
        except IllegalAction:
            raise RecordError(
                phrase(
                    "line {n}: {choice!r} is not legal in turn {turn}",
                    n=number,
                    choice=text,
                    turn=timeline.now.turn,
                )
            ) from None
        if timeline.now.number != expected:
            raise RecordError(
                phrase("line {n}: {choice!r} was chosen there before", n=number, choice=text)
            )


def _set_position(timeline: Timeline, line: dict[str, Json]) -> None:
    title = records.text_at(line, "title")
    try:
        state = state_text.parse(records.text_at(line, "position"))
        timeline.set_position(state, title)
    except StateError as error:
        raise RecordError(
            phrase("its position {title!r} cannot be read: {why}", title=title, why=error)
        ) from None
    except (RecursionError, MemoryError):
        raise RecordError(
            phrase("its position {title!r} has too many levels", title=title)
        ) from None


def _play_record(timeline: Timeline, record: Record) -> None:
    line: dict[str, Json] = {"from": 0, "choices": list(record.actions)}
    if record.start:
        line |= {"title": "", "position": record.start}
    _play_line(timeline, 1, line)
    _restore(timeline, {})


def _restore(timeline: Timeline, data: dict[str, Json]) -> None:
    """Note what was visited last, and what chance decided; usually both are what came last."""
    visited = as_mapping(data.get("visited"))
    chance = as_mapping(data.get("chance"))
    for wrong in (visited.keys() | chance.keys()) - {str(m.number) for m in timeline.moments}:
        raise RecordError(phrase("there is no moment {moment}", moment=records.short(wrong)))
    for moment in timeline.moments:
        key = str(moment.number)
        last = moment.children[-1] if moment.children else None
        if key in visited:
            last = _moment(timeline, visited[key])
        told = as_mapping(chance.get(key))
        drawn = _usual(moment)
        if "drawn" in told:
            number = told["drawn"]
            drawn = None if number is None else _moment(timeline, number)
        rolls = told.get("rolls", 0)
        if not isinstance(rolls, int) or isinstance(rolls, bool) or rolls < 0:
            raise RecordError(phrase("its 'rolls' are {rolls}", rolls=records.short(rolls)))
        try:
            timeline.restore(moment, rolls=rolls, drawn=drawn, last=last)
        except TimelineError as error:
            raise RecordError(error) from None


def _note(scenario: Scenario, note: Note) -> Json:
    told: dict[str, Json] = {"text": note.text}
    if note.hex is not None:
        told["hex"] = scenario.board.label(note.hex)
    if note.moment is not None:
        told["moment"] = note.moment
    if note.turn is not None:
        told["turn"] = note.turn
    return told


def _note_of(timeline: Timeline, scenario: Scenario, told: dict[str, Json]) -> Note:
    at = None
    if "hex" in told:
        label = records.text_at(told, "hex")
        try:
            at = scenario.board.hex(label)
        except ValueError:
            raise RecordError(
                phrase("a note is pinned to {label}, which is no hex", label=records.short(label))
            ) from None
    moment = _moment(timeline, told["moment"]).number if "moment" in told else None
    turn = told.get("turn")
    if turn is not None and (not isinstance(turn, int) or isinstance(turn, bool)):
        raise RecordError(phrase("a note is about turn {turn}", turn=records.short(turn)))
    return Note(records.text_at(told, "text"), at, moment, turn)


def _moment(timeline: Timeline, number: Json) -> Moment:
    moments = timeline.moments
    if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < len(moments):
        return moments[number]
    raise RecordError(phrase("there is no moment {moment}", moment=records.short(number)))


def _list(data: dict[str, Json], key: str) -> list[Json]:
    value = data.get(key)
    if not isinstance(value, list):
        raise RecordError(phrase("its {key!r} are no list", key=key))
    return value

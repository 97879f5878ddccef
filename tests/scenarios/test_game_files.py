"""Saved games: what is written is read again, and damaged files are refused with a reason."""

import json
from contextlib import suppress
from random import Random

import pytest
from corpus_files import JUNK, part, paths_in

from bocage_engine import by_hand
from bocage_engine.by_hand import PositionError
from bocage_engine.game import CHANCE
from bocage_engine.options import Options
from bocage_engine.record import replay
from bocage_engine.state import NOBODY
from bocage_engine.timeline import Timeline
from bocage_engine.world import World
from bocage_scenarios import game_files, records
from bocage_scenarios.game_files import Note, SavedGame
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.records import RecordError
from bocage_scenarios.start import setup_of
from bocage_schema.hexes import Hex

SCENARIO = bundled("first_contact").scenario
NOTES = (
    Note("Weak flank", Hex(2, 4), 0, 1),
    Note("Änderung:\nmehr Wald", Hex(0, 0)),
    Note("about a moment", None, 0),
    Note("", None, None, 3),
)


def go_on(timeline, random):
    actor = timeline.game.actor()
    if actor is CHANCE:
        timeline.let_chance_decide()
    elif actor is not None:
        timeline.apply(random.choice(timeline.game.legal_actions()))


def undo(timeline, random):
    timeline.undo(lambda moment: random.random() < 0.3)


def redo(timeline, random):
    timeline.redo()


def jump(timeline, random):
    timeline.go_to(random.choice(timeline.moments))


def roll_anew(timeline, random):
    timeline.roll_anew()


def pick(timeline, random):
    """Let chance decide what somebody picked."""
    outcomes = timeline.game.chance_outcomes()
    if outcomes:
        timeline.apply(random.choice(outcomes).action)


def reseed(timeline, random):
    timeline.reseed(random.randrange(100))


def correct(timeline, random):
    """Set another position by hand."""
    state = timeline.game.state
    unit = random.choice(sorted(state.where.values()))
    with suppress(PositionError):
        timeline.set_position(by_hand.with_figures(timeline.world, state, unit, 1), "weak «unit»")


STEPS = {go_on: 40, undo: 3, redo: 3, jump: 1, roll_anew: 2, pick: 2, reseed: 0.2, correct: 0.5}


def played(scenario, seed, steps, *, weights=STEPS, options=None):
    """Return a game of random steps."""
    timeline = Timeline(World(setup_of(scenario, options)), seed)
    random = Random(seed)
    for step in random.choices(list(weights), list(weights.values()), k=steps):
        step(timeline, random)
    return SavedGame(scenario, timeline, ("greedy", "You & me"), NOTES)


def told(timeline):
    """Return all that there is to know about a timeline."""
    return (
        timeline.seed,
        timeline.now.number,
        [
            (
                moment.parent.number if moment.parent else None,
                moment.action,
                moment.actor,
                moment.title,
                moment.rolls,
                moment.drawn and moment.drawn.number,
                moment.last and moment.last.number,
                moment.game.text(),
            )
            for moment in timeline.moments
        ],
    )


def refused(text):
    """Return why a text is no saved game."""
    with pytest.raises(RecordError) as caught:
        game_files.read(text)
    return str(caught.value)


@pytest.mark.parametrize("name", bundled_names())
@pytest.mark.parametrize("steps", [0, 1, 30, 700])
def test_a_saved_game_is_read_as_it_was(name, steps):
    saved = played(bundled(name).scenario, f"{name}/{steps}", steps)
    text = game_files.write(saved)
    again = game_files.read(text)
    assert told(again.timeline) == told(saved.timeline)
    assert (again.scenario, again.players, again.notes) == (
        saved.scenario,
        saved.players,
        saved.notes,
    )
    assert game_files.write(again) == text


@pytest.mark.parametrize("seed", range(12))
def test_a_game_goes_on_after_a_pause_as_without_it(seed):
    first = played(SCENARIO, f"pause {seed}", 200)
    second = game_files.read(game_files.write(first))
    for saved in (first, second):
        random = Random(seed)
        for step in random.choices(list(STEPS), list(STEPS.values()), k=100):
            step(saved.timeline, random)
    assert told(second.timeline) == told(first.timeline)


@pytest.mark.parametrize("seed", range(8))
def test_the_line_of_a_saved_game_replays_as_a_record(seed):
    saved = played(SCENARIO, f"line {seed}", 400)
    found = records.read(game_files.write(saved))
    assert found == game_files.record_of(saved)
    game = replay(World(setup_of(found.scenario, found.options)), found.record)
    assert game.text() == saved.timeline.game.text()


def test_a_record_can_be_opened_as_a_game():
    saved = played(SCENARIO, "x", 300, weights={go_on: 1})
    again = game_files.read(records.write(game_files.record_of(saved)))
    assert told(again.timeline) == told(saved.timeline)
    assert again.notes == ()


def test_a_record_from_a_position_set_by_hand_can_be_opened_as_a_game():
    saved = played(SCENARIO, "y", 300, weights={go_on: 20, correct: 1})
    record = game_files.record_of(saved)
    assert record.record.start
    again = game_files.read(records.write(record))
    assert again.timeline.game.text() == saved.timeline.game.text()
    assert again.timeline.root.children[0].game.text() == record.record.start


def test_options_are_kept():
    options = Options(last_unit_loss=False)
    saved = played(SCENARIO, 1, 20, options=options)
    assert game_files.read(game_files.write(saved)).timeline.world.options == options


def test_a_file_tells_how_the_game_stands():
    saved = played(SCENARIO, 5, 3000, weights={go_on: 1})
    result = saved.timeline.game.result()
    standing = json.loads(game_files.write(saved))["standing"]
    assert standing == {
        "turn": result.turns,
        "medals": {side.value: sum(each.values()) for side, each in result.medals.items()},
        "over": True,
        "winner": result.winner and result.winner.value,
        "reason": result.reason.word,
    }


def changed(**values):
    """Return the text of a saved game with other values."""
    saved = played(SCENARIO, "small", 60, weights={go_on: 1})
    return json.dumps(json.loads(game_files.write(saved)) | values)


LINE = {"from": 0, "choices": ["draw recon/left"]}
NO_PLACE = {"from": 0, "title": "odd", "position": "turn=1", "choices": []}


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"format": "bocage-count"}, "no record of a game"),
        ({"version": 2}, "version 2 are unknown; known: 1"),
        ({"setup": "0"}, "another setup"),
        ({"lines": None}, "'lines' are no list"),
        ({"lines": [None]}, "no moment null"),
        ({"lines": [{"from": 1}]}, "no moment 1"),
        ({"lines": [{"from": 0}]}, "'choices' is not a list of texts"),
        ({"lines": [{"from": 0, "choices": ["jump"]}]}, "line 1: 'jump' begins with none of"),
        ({"lines": [{"from": 0, "choices": ["end"]}]}, "line 1: 'end' is not legal in turn 0"),
        ({"lines": [LINE, LINE]}, "line 2: 'draw recon/left' was chosen there before"),
        ({"lines": [NO_PLACE]}, "position 'odd' cannot be read"),
        ({"now": 61}, "no moment 61"),
        ({"now": True}, "no moment true"),
        ({"now": 3}, "does not come to where it was"),
        ({"visited": {"x": 1}}, "no moment 'x'"),
        ({"visited": {"3": 7}}, "moment 7 does not follow moment 3"),
        ({"chance": {"0": {"rolls": -1}}}, "'rolls' are -1"),
        ({"chance": {"0": {"rolls": 1, "drawn": 2}}}, "moment 2 does not follow moment 0"),
        ({"notes": {}}, "'notes' are no list"),
        ({"notes": [{}]}, "'text' is not a text"),
        ({"notes": [{"text": "x", "hex": "?"}]}, "pinned to '?', which is no hex"),
        ({"notes": [{"text": "x", "moment": 999}]}, "no moment 999"),
        ({"notes": [{"text": "x", "turn": "3"}]}, "about turn '3'"),
        ({"scenario": {}}, "scenario cannot be read"),
    ],
)
def test_a_damaged_file_is_refused_with_the_reason(values, reason):
    assert reason in refused(changed(**values))


@pytest.mark.parametrize("text", ["", "[", "null", "[]", "{}", "[" * 100_000, '{"format": []}'])
def test_a_foreign_file_is_refused(text):
    assert refused(text)


@pytest.mark.parametrize("seed", range(150))
def test_a_file_damaged_anywhere_is_read_or_refused(seed):
    random = Random(seed)
    saved = played(SCENARIO, seed, 80)
    data = json.loads(game_files.write(saved))
    for _ in range(random.randint(1, 3)):
        path = random.choice(list(paths_in({**data, "scenario": {}})))
        parent, key = part(data, path[:-1]), path[-1]
        old = parent[key]
        if isinstance(old, str) and random.random() < 0.7:
            place = random.randrange(len(old) + 1)
            letters = random.choice(["", "0", "9", "-1", ",", ":", "=", "((", " ", "x"])
            parent[key] = old[:place] + letters + old[place + random.randrange(3) :]
        elif random.random() < 0.5:
            parent[key] = random.choice(JUNK)
        else:
            del parent[key]
    with suppress(RecordError):
        game_files.read(json.dumps(data))


@pytest.mark.parametrize("seed", range(150))
def test_a_position_damaged_anywhere_is_read_or_refused(seed):
    random = Random(seed)
    saved = played(SCENARIO, seed, 120, weights={go_on: 30, correct: 1})
    data = json.loads(game_files.write(saved))
    lines = [line for line in data["lines"] if "position" in line]
    if not lines:
        return
    words = random.choice(lines)["position"].split(" ")
    place = random.randrange(len(words))
    name, _, value = words[place].partition("=")
    junk = ["", "1", str(NOBODY), "99", "1,2,3", "0:0", "()", "((5,(('wire',1,None,()),)),)", "x"]
    words[place] = f"{name}={random.choice([value + '1', *junk])}"
    random.choice(lines)["position"] = " ".join(words)
    with suppress(RecordError):
        game_files.read(json.dumps(data))

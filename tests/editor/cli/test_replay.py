"""``bocage replay``: recorded games come to the same end, and damaged ones are refused."""

import json

import pytest

from bocage_engine import by_hand
from bocage_engine.game import Game
from bocage_engine.world import World
from bocage_scenarios import game_files, records
from bocage_scenarios.start import setup_of
from bocage_schema.ids import Side

BATTLE = """bocage: 1
texts: {en: {title: TITLE}}
board: standard
face: countryside
sides:
  axis: {nation: germany, hand: 4, medals: 2}
  allies: {nation: united_states, hand: 4, medals: 2}
hexes:
  C5: {unit: german infantry}
  K5: {unit: german armor, obstacle: sandbags}
  C3: {terrain: forest, unit: us infantry}
  K3: {unit: us armor}
objectives:
  - {type: temporary, hexes: [G5]}
"""


@pytest.fixture
def recorded(run, tmp_path, monkeypatch):
    """Play one game, and return what the file of its record holds."""
    monkeypatch.chdir(tmp_path)

    def record(*options, title="Duel"):
        (tmp_path / "battle.yaml").write_text(BATTLE.replace("TITLE", title), "utf-8")
        result = run("simulate", "battle.yaml", "--games", "1", "--records", "games", *options)
        assert result.status == 0
        return json.loads((tmp_path / "games" / "game-1.json").read_text("utf-8"))

    return record


@pytest.fixture
def replayed(run, tmp_path):
    """Replay a record given as data, text or bytes."""

    def replay(found, *options):
        if not isinstance(found, str | bytes):
            found = json.dumps(found)
        raw = found if isinstance(found, bytes) else found.encode()
        (tmp_path / "record.json").write_bytes(raw)
        return run("replay", tmp_path / "record.json", *options)

    return replay


def test_a_record_holds_all_it_takes(recorded):
    found = recorded("--seed", "abc", "--option", "majority=relative")
    assert list(found) == [
        "format", "version", "setup", "seed", "players", "options", "end", "actions", "scenario",
    ]  # fmt: skip
    assert (found["format"], found["version"], found["seed"]) == ("bocage-record", 1, "abc/1")
    assert found["players"] == ["random", "random"]
    assert found["options"] == {"majority": "relative"}
    assert found["scenario"]["texts"]["en"]["title"] == "Duel"


def test_a_recorded_game_comes_to_its_end_again(run, recorded, replayed):
    found = recorded()
    simulated = json.loads(
        run("simulate", "battle.yaml", "--games", "1", "--each", "--format", "json").stdout
    )
    (game,) = simulated["each"]
    result = replayed(found)
    assert (result.status, result.stderr) == (0, "")
    assert result.stdout.startswith(f"Duel: {len(found['actions'])} choices replayed, ")
    medals = " : ".join(str(sum(game["medals"][side].values())) for side in ("axis", "allies"))
    winner = game["winner"].title() if game["winner"] != "none" else "nobody"
    end = f"{winner} won by {game['reason']} in turn {game['turns']}, medals {medals}\n"
    assert result.stdout.endswith(end)


@pytest.mark.parametrize("number", range(1, 6))
def test_games_of_every_seed_replay(recorded, replayed, number):
    assert replayed(recorded("--seed", str(number))).status == 0


def test_the_seed_and_the_players_of_a_record_change_nothing(recorded, replayed):
    found = recorded()
    assert replayed(found | {"seed": "other", "players": []}) == replayed(found)


def test_events_tell_the_game_from_the_first_card_to_the_winner(recorded, replayed):
    lines = replayed(recorded(), "--events").stdout.splitlines()
    assert lines[0].startswith("Axis: ")
    assert lines[0].endswith(" drawn.")
    assert "Turn 1: Allies." in lines
    assert "winner: " in lines[-2]
    assert lines[-1].startswith("Duel: ")


def test_a_part_of_a_game_replays_to_its_own_end(recorded, replayed):
    found = recorded()
    reading = records.read(json.dumps(found))
    game = Game(World(setup_of(reading.scenario)))
    for text in found["actions"][:12]:
        game.apply(game.read_action(text))
    result = replayed(found | {"actions": found["actions"][:12], "end": game.text()})
    assert (result.status, result.stderr) == (0, "")
    assert result.stdout.startswith("Duel: 12 choices replayed, turn ")
    assert result.stdout.endswith(" to play\n")


def refused(result, status, complaint):
    """Check that a complaint is one line that can be shown on a terminal."""
    assert (result.status, result.stdout) == (status, "")
    assert result.stderr.startswith("bocage: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")
    assert result.stderr[:-1].isprintable()
    assert complaint in result.stderr


@pytest.mark.parametrize(
    ("place", "action", "complaint"),
    [
        (0, "stand", "choice 1: 'stand' is not legal in turn 0"),
        (8, "play air_power", "choice 9: 'play air_power' is not legal in turn 1"),
        (8, "jump A1", "choice 9: 'jump A1' begins with none of play, discard"),
        (8, "", "choice 9: '' begins with none of"),
        (8, "order", "choice 9: 'order' is no action"),
        (8, "order Z99", "choice 9: 'order Z99' is no action"),
        (8, "play", "choice 9: 'play' is no action"),
        (8, "play \x1b[2J\n", r"choice 9: 'play \x1b[2J\n' is no action"),
        (8, "section 1e9", "choice 9: 'section 1e9' is no action"),
        (8, "section " + "9" * 30, "is not legal"),
        (8, "roll " + "star " * 1000, "is not legal"),
        (8, "roll sun", "choice 9: 'roll sun' is no action"),
        (8, "move A1 A3 via B3 B5", "is not legal"),
    ],
)
def test_a_changed_choice_is_named(recorded, replayed, place, action, complaint):
    found = recorded()
    found["actions"][place] = action
    refused(replayed(found), 1, complaint)


def test_a_game_that_goes_on_after_its_end_is_refused(recorded, replayed):
    found = recorded()
    count = len(found["actions"])
    refused(replayed(found | {"actions": [*found["actions"], "end"]}), 1, f"choice {count + 1}: ")


@pytest.mark.parametrize("end", ["turn=1", "", "\x1b[2J\n"])
def test_another_end_is_refused(recorded, replayed, end):
    refused(replayed(recorded() | {"end": end}), 1, "choices the game is not where")


CHANGES = {
    "a unit less": lambda document: document["hexes"].pop("K3"),
    "another hex": lambda document: document["hexes"].update(A1={"terrain": "forest"}),
    "another objective": lambda document: document["objectives"].clear(),
    "another hand": lambda document: document["sides"]["axis"].update(hand=5),
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_scenario_is_refused(recorded, replayed, change):
    found = recorded()
    CHANGES[change](found["scenario"])
    refused(replayed(found), 1, "the record was made with another setup: rules or scenario differ")


def test_another_reading_of_the_rules_is_refused(recorded, replayed):
    found = recorded() | {"options": {"majority": "relative"}}
    refused(replayed(found), 1, "the record was made with another setup")


def test_texts_of_the_scenario_may_change(recorded, replayed):
    found = recorded()
    found["scenario"]["texts"]["en"]["title"] = "Renamed"
    assert replayed(found).stdout.startswith("Renamed: ")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": "bocage-count"}, "its 'format' is not 'bocage-record'"),
        ({"format": None}, "its 'format' is not 'bocage-record'"),
        ({"version": 2}, "records of version 2 are unknown; known: 1"),
        ({"version": "1"}, "records of version '1' are unknown"),
        ({"version": 10**300}, "are unknown; known: 1"),
        ({"setup": 5}, "its 'setup' is not a text"),
        ({"end": None}, "its 'end' is not a text"),
        ({"actions": "stand"}, "its 'actions' is not a list of texts"),
        ({"actions": [1, 2]}, "its 'actions' is not a list of texts"),
        ({"actions": None}, "its 'actions' is not a list of texts"),
        ({"options": {"weather": "bad"}}, "unknown option 'weather'"),
        ({"options": {"majority": "\x1b[2J"}}, r"majority is absolute or relative, not '\x1b[2J'"),
        ({"scenario": None}, "its scenario cannot be read: /: expected a mapping, found nothing"),
        ({"scenario": []}, "its scenario cannot be read: /: expected a mapping, found a list"),
        ({"scenario": {"bocage": 1}}, "its scenario cannot be read: /: the key 'board' is missing"),
    ],
)
def test_a_file_of_another_form_is_refused(recorded, replayed, changes, complaint):
    refused(replayed(recorded() | changes), 2, complaint)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"version": 1', '"version": NaN', "this is not JSON: NaN is no number"),
        ('"version": 1', '"version": true', "records of version true are unknown"),
        ('"seed": "', '"seed": NaN, "x": "', "this is not JSON: NaN is no number"),
        ('"version": 1', '"version": 1e999', "records of version Infinity are unknown"),
        ('"bocage": 1', '"bocage": NaN', "this is not JSON: NaN is no number"),
        ('"bocage": 1', '"bocage": 1e999', "Infinity is not a number that a file may contain"),
        (
            '"bocage": 1',
            '"bocage": ' + "9" * 5000,
            "this is not JSON: there are too many levels, or too long numbers",
        ),
        ('"title": "Duel"', r'"title": "\ud800"', "half of a character pair"),
    ],
)
def test_odd_values_are_refused(recorded, replayed, old, new, complaint):
    text = json.dumps(recorded())
    assert old in text
    refused(replayed(text.replace(old, new, 1)), 2, complaint)


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        pytest.param(b"{", "this is not JSON", id="cut off"),
        pytest.param(b"", "the file is empty", id="empty"),
        pytest.param(b"\xff\xfe", "the file is not UTF-8 text: byte 0 is 0xff", id="no text"),
        pytest.param(b"[]", "this is no record of a game", id="a list"),
        pytest.param(b"bocage: 1\n", "this is not JSON", id="YAML"),
        pytest.param(b"[" * 100_000, "this is not JSON: there are too many levels", id="too deep"),
    ],
)
def test_what_is_no_record_is_refused(replayed, raw, complaint):
    refused(replayed(raw), 2, complaint)


def test_a_byte_order_mark_before_a_record_is_no_harm(recorded, replayed):
    assert replayed(b"\xef\xbb\xbf" + json.dumps(recorded()).encode()).status == 0


def test_a_record_that_is_too_big_is_not_read_to_its_end(recorded, replayed, monkeypatch):
    found = json.dumps(recorded())
    monkeypatch.setattr("bocage_editor.cli.replay.MOST_BYTES", 1000)
    refused(replayed(found), 2, "record.json: the file has more than 1000 bytes")


def test_a_missing_record_is_named(run):
    result = run("replay", "nowhere.json")
    assert (result.status, result.stderr) == (
        2,
        "bocage: nowhere.json: No such file or directory\n",
    )


def test_control_characters_of_a_title_are_escaped(recorded, replayed):
    result = replayed(recorded(title=r'"D\e[2Juel\u202e"'))
    assert result.stdout.startswith(r"D\x1b[2Juel\u202e: ")


def test_a_saved_game_replays_as_far_as_it_was_played(recorded, replayed):
    game = game_files.read(json.dumps(recorded()))
    whole = len(game.timeline.past()) - 1
    game.timeline.undo(lambda moment: moment.turn == 2)
    choices = game.timeline.now.depth
    result = replayed(game_files.write(game))
    assert result.status == 0
    assert 0 < choices < whole
    assert result.stdout.startswith(f"Duel: {choices} choices replayed, turn 2, ")


def test_a_saved_game_replays_from_the_last_position_set_by_hand(recorded, replayed):
    game = game_files.read(json.dumps(recorded()))
    timeline = game.timeline
    timeline.undo(lambda moment: moment.turn == 2 and moment.next_actor in tuple(Side))
    timeline.set_position(by_hand.turn_anew(timeline.world, timeline.game.state), "again")
    timeline.apply(timeline.game.legal_actions()[0])
    found = json.loads(game_files.write(game))
    result = replayed(found)
    assert (result.status, result.stdout.split(",")[0]) == (0, "Duel: 1 choice replayed")
    wrong = replayed(found | {"start": "turn=1"})
    assert wrong.status == 1
    assert "where it begins: this is no state of a game" in wrong.stderr

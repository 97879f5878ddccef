"""``bocage query``: files of questions in, the same with answers out."""

import gzip
import json
from pathlib import Path

import pytest

from bocage_engine.options import OPTIONS
from bocage_scenarios.case_files import ANSWERS

BOARD = {
    "type": "STANDARD",
    "face": "COUNTRY",
    "top_side": "AXIS",
    "hexagons": [{"row": 4, "col": 6, "terrain": {"name": "hills"}},
                 {"row": 4, "col": 10, "terrain": {"name": "hills"}},
                 {"row": 4, "col": 8, "terrain": {"name": "buildings"}}],
    "units": [{"row": 4, "col": 6, "kind": "infantry", "side": "AXIS", "figures": 4},
              {"row": 5, "col": 7, "kind": "armor", "side": "ALLIES", "figures": 3}],
}  # fmt: skip
QUESTIONS = {
    "los": {"a": [4, 6], "t": [4, 10]},
    "moves": {"u": [5, 7]},
    "targets": {"u": [5, 7]},
    "retreats": {"u": [4, 6], "flags": 2},
}


def cases(topic, *questions, **changes):
    return {"topic": topic, "boards": [BOARD | changes | {"cases": list(questions)}]}


@pytest.fixture
def asked(run, tmp_path):
    """Return the result of the command on a case file."""

    def ask(data, *options, packed=False):
        text = json.dumps(data).encode()
        path = tmp_path / ("cases.json.gz" if packed else "cases.json")
        path.write_bytes(gzip.compress(text) if packed else text)
        return run("query", path, *options)

    return ask


def answer(result):
    assert (result.status, result.stderr) == (0, "")
    return json.loads(result.stdout)["boards"][0]["cases"][0]


@pytest.mark.parametrize("packed", [False, True], ids=["plain", "packed"])
def test_every_topic_is_answered(asked, packed):
    found = {
        topic: answer(asked(cases(topic, question), packed=packed))
        for topic, question in QUESTIONS.items()
    }
    assert found.keys() == ANSWERS.keys()
    assert found["los"] == QUESTIONS["los"] | {"d": 2, "los": 0}
    assert found["targets"]["targets"] == [[4, 6, 1, 2]]
    assert found["moves"]["stay_battle"] == 1
    assert [6, 8, 1, 1] in found["moves"]["reach"]
    assert found["retreats"] == QUESTIONS["retreats"] | {
        "min": 2, "max": 2, "losses": 0, "cells": [[2, 4, 2], [2, 6, 2], [2, 8, 2]],
    }  # fmt: skip


@pytest.mark.parametrize("topic", QUESTIONS)
def test_answers_in_the_file_are_not_read(asked, topic):
    plain = cases(topic, QUESTIONS[topic])
    expected = answer(asked(plain))
    wrong = dict.fromkeys(expected.keys() - QUESTIONS[topic].keys(), 7)
    forged = cases(topic, QUESTIONS[topic] | wrong | {"los_plateau": 1, "note": "mine"})
    assert answer(asked(forged)) == expected | {"note": "mine"}


def test_an_option_changes_the_reading(asked):
    question = cases("los", QUESTIONS["los"])
    assert answer(asked(question, "--option", "los.elevated_ignores_lower=true"))["los"] == 1


def test_geometry_is_asked_without_boards(asked):
    result = asked({"topic": "geometry", "type": "OVERLORD"})
    found = json.loads(result.stdout)
    assert len(found["hexes"]) == 230
    assert found["sections"]["bottom"][0] == [0]
    assert found["sections"]["top"][0] == [2]


def test_a_piece_is_known_by_its_name_under_any_key(asked):
    block = [{"row": 6, "col": 8, "obstacle": {"name": "roadblock"}}]
    reach = answer(asked(cases("moves", QUESTIONS["moves"], hexagons=block)))["reach"]
    assert [6, 8] not in [end[:2] for end in reach]


def test_the_owner_of_a_bunker_is_protected_and_others_are_not(asked):
    def dice(owner):
        laid = [{"row": 4, "col": 6, "rect_terrain": {"name": "bunker"}}]
        bunkers = [[4, 6, owner, 0]]
        question = cases("targets", QUESTIONS["targets"], hexagons=laid, bunkers=bunkers)
        return answer(asked(question))["targets"][0][3]

    assert [dice("AXIS"), dice("ANY"), dice("ALLIES")] == [1, 1, 3]


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ([], "a case file is an object"),
        ({"topic": "weather"}, "unknown topic 'weather'; known: geometry, los, moves"),
        ({"topic": ["los"], "boards": []}, "unknown topic ['los']"),
        ({"topic": "los"}, "the file: 'boards' is None, and should be a list"),
        ({"topic": "geometry", "type": "HUGE"}, "'type' is 'HUGE'; known: STANDARD"),
        (cases("los", {"a": [4, 6]}), "boards[0].cases[0]: 't': row None, column None is no hex"),
        (cases("los", {"a": [4, 6], "t": [4, 7]}), "'t': row 4, column 7 is no hex of the board"),
        (cases("moves", {"u": [0, 0]}), "'u': no unit stands on [0, 0]"),
        (cases("retreats", {"u": [4, 6]}), "the case: 'flags' is None"),
        (cases("retreats", {"u": [4, 6], "flags": -1}), "'flags' is -1"),
        (cases("los", top_side="NOBODY"), "boards[0]: 'top_side' is 'NOBODY'; known: AXIS, ALLIES"),
        (cases("los", units=[{"row": 0, "col": 0, "kind": "elf"}]), "unknown kind of unit 'elf'"),
        (cases("los", units=7), "'units' is 7, and should be a list"),
        (cases("los", hexagons=[{"row": 0, "col": 1}]), "hexagons[0]: row 0, column 1 is no hex"),
        (cases("los", hexagons=[{"row": 0, "col": 0, "terrain": {"name": "lava"}}]),
         "unknown piece 'lava' on A9"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_with_its_place(asked, data, complaint):
    result = asked(data)
    assert (result.status, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert result.stderr.startswith("bocage: ")


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        pytest.param(b"{", "this is not JSON", id="cut off"),
        pytest.param(b"", "this is not JSON", id="empty"),
        pytest.param(b"\xff\xfe", "this is not JSON", id="no text"),
        pytest.param(b'{"note": NaN}', "this is not JSON: NaN is no number", id="no number"),
        pytest.param(b"[" * 100_000, "this is not JSON", id="too deep"),
        pytest.param(gzip.compress(b"{}")[:-9], "the packed file is damaged", id="cut off, packed"),
        pytest.param(b"\x1f\x8b\x08\x00x", "the packed file is damaged", id="not packed at all"),
    ],
)
def test_what_is_no_json_is_refused(run, tmp_path, raw, complaint):
    path = tmp_path / "cases.json"
    path.write_bytes(raw)
    result = run("query", path)
    assert (result.status, result.stdout) == (2, "")
    assert complaint in result.stderr


def test_half_a_character_pair_comes_back_as_it_was(asked):
    data = cases("los", {"a": [4, 6], "t": [4, 10], "note": "\ud800 and \u00e9"})
    assert answer(asked(data))["note"] == "\ud800 and \u00e9"


def test_a_file_that_unpacks_without_end_is_refused(run, tmp_path, monkeypatch):
    monkeypatch.setattr("bocage_editor.cli.query.MOST_BYTES", 1000)
    path = tmp_path / "bomb.json.gz"
    path.write_bytes(gzip.compress(b" " * 1_000_000))
    assert "the file has more than 1000 bytes" in run("query", path).stderr


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("los.everything=true", "unknown option 'los.everything'; known: los.elevated"),
        ("beach_limit=never", "beach_limit is entered or on_or_entered, not 'never'"),
        ("beach_limit", "beach_limit is entered or on_or_entered, not ''"),
    ],
)
def test_a_wrong_option_is_refused(asked, option, complaint):
    result = asked(cases("los"), "--option", option)
    assert result.status == 2
    assert complaint in result.stderr


def test_the_page_lists_every_option_with_its_values(root):
    page = Path(root, "docs", "query.md").read_text("utf-8")
    for name, option in OPTIONS.items():
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{name}` | {values} |" in page

"""Answers of an independent implementation, on thousands of positions.

Its cases carry tags where it is known to follow another reading of the rules.  Every case
where it and the engine differ must carry a tag of the table below, which names the decision
of the rules reference that explains the difference.
"""

import gzip
import json
from pathlib import Path

import pytest

from bocage_engine.options import Options
from bocage_scenarios.case_files import answered

FOLDER = Path(__file__).parents[2].parent / "shared" / "oracle"
needs_oracle = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="reference folder ../shared is not beside this checkout"
)

EXPLAINED = {
    "differs:ocean_max1": "D-06: a movement that enters the sea is one hex long",
    "differs:ocean_battle": "D-54: no unit battles at sea",
    "differs:cavalry_as_armor": "D-25: cavalry moves and battles as armor",
    "sensitive:own_ford": "D-09: a gun that ignores its own hex ignores a ford, too",
    "sensitive:road_link": "D-35: roads lead on where the ends of both tiles meet",
    "special:wide_river": "no decision: infantry does not fire across, which its sight includes",
    "special:bridge_section": "no decision: it takes a bridge over a wide river for several tiles",
}
"""What explains a difference, by the tag of the case."""


def boards(name):
    """Return the content of a file of the oracle."""
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


def without_answers(data):
    """Return a case file in which nobody could look the answers up."""
    answers = {"los", "los_plateau", "reach", "stay_battle", "targets", "min", "max", "losses",
               "cells", "d", "enemies_in_range", "actions"}  # fmt: skip
    return data | {
        "boards": [
            board | {"cases": [{k: v for k, v in c.items() if k not in answers} for c in
                               board["cases"]]}
            for board in data["boards"]
        ]
    }  # fmt: skip


def pairs(name, options=None):
    """Yield each case of a file with its tags, as it is there and as we answer it."""
    data = boards(name)
    ours = answered(without_answers(data), options or Options())
    for theirs, own in zip(data["boards"], ours["boards"], strict=True):
        yield from zip(theirs["cases"], own["cases"], strict=True)


def agree(case, answer, sight="los_plateau"):
    """Tell whether two answers to a question are the same."""
    if "los" in case:
        return answer["los"] == case[sight] and answer["d"] == case["d"]
    if "reach" in case:
        same = sorted(case["reach"]) == answer["reach"]
        return same and case["stay_battle"] == answer["stay_battle"]
    if "targets" in case:
        return sorted(target[:4] for target in case["targets"] if target[4]) == answer["targets"]
    same = sorted(case["cells"]) == sorted(answer["cells"])
    return same and all(case[key] == answer[key] for key in ("min", "max", "losses"))


TOPICS = ["los", "moves", "targets", "retreats"]
NAMES = [f"{topic}_{kind}" for topic in TOPICS for kind in ("scenarios", "random")]


@needs_oracle
@pytest.mark.parametrize("name", NAMES)
def test_every_difference_is_explained_by_a_decision(name):
    cases, unexplained = 0, []
    for case, answer in pairs(name):
        cases += 1
        unlike = not agree(case, answer) and case.get("kind") != "cavalry"
        if unlike and EXPLAINED.keys().isdisjoint(case["f"]):
            unexplained.append((case, answer))
    assert cases > 1000
    assert unexplained == []


@needs_oracle
@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("los")])
def test_cavalry_agrees_where_it_moves_and_battles_as_infantry(name):
    """D-25; not all cases of cavalry carry its tag."""
    others = EXPLAINED.keys() - {"differs:cavalry_as_armor"}
    unlike = [
        (case, answer)
        for case, answer in pairs(name, Options(cavalry_as_infantry=True))
        if case["kind"] == "cavalry" and not agree(case, answer) and others.isdisjoint(case["f"])
    ]
    assert unlike == []


@needs_oracle
@pytest.mark.parametrize("name", ["los_scenarios", "los_random"])
def test_looking_over_lower_ground_agrees_with_the_option(name):
    """D-03: the oracle follows a later clarification; the option does as well."""
    options = Options(elevated_ignores_lower=True)
    other = changed = 0
    for case, answer in pairs(name, options):
        changed += case["los"] != case["los_plateau"]
        if EXPLAINED.keys().isdisjoint(case["f"]):
            other += not agree(case, answer, "los")
    assert changed > 100
    assert other == 0


@needs_oracle
def test_every_explanation_is_needed():
    """A tag stays in the table only as long as it explains something."""
    used = set()
    for name in NAMES:
        for case, answer in pairs(name):
            if not agree(case, answer):
                used |= EXPLAINED.keys() & set(case["f"])
    assert used == EXPLAINED.keys()


@needs_oracle
@pytest.mark.parametrize("name", ["geometry_standard", "geometry_brkthru"])
def test_geometry(name):
    data = boards(name)
    question = {key: data[key] for key in ("format", "topic", "type")}
    assert answered(question, Options()) == data


@needs_oracle
def test_the_ten_published_examples_of_hills():
    """The publisher's own scenario; both directions of each line were published as equal."""
    lines = {
        ((1, 1), (3, 1)): 1, ((0, 8), (3, 7)): 0, ((0, 14), (3, 13)): 0, ((0, 22), (2, 22)): 1,
        ((6, 2), (8, 2)): 1, ((6, 8), (8, 8)): 1, ((6, 14), (8, 12)): 0, ((6, 18), (8, 16)): 0,
        ((6, 24), (8, 22)): 0, ((4, 16), (4, 22)): 0,
    }  # fmt: skip
    [found] = [each for each in boards("los_scenarios")["boards"] if each["id"] == "s1096"]
    cases = [{"a": list(a), "t": list(b)} for a, b in lines]
    cases += [{"a": list(b), "t": list(a)} for a, b in lines]
    asked = {"topic": "los", "boards": [found | {"cases": cases}]}
    answers = answered(asked, Options())["boards"][0]["cases"]
    assert [answer["los"] for answer in answers] == [*lines.values(), *lines.values()]

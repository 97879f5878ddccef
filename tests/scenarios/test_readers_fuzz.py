"""Hostile input: every reader gives a document or findings with a place, within bounds."""

import random
import resource

import pytest
from corpus_files import CORPUS, WHY_SKIPPED, text_of
from examples_taken import at_least
from hypothesis import given, strategies as st

from bocage_scenarios.formats import FORMATS, read_bytes
from bocage_scenarios.model import Scenario, Texts
from bocage_schema.diagnostics import Severity
from bocage_schema.source import MOST_BYTES

each_format = pytest.mark.parametrize("known", FORMATS.values(), ids=FORMATS)


def assert_document_or_finding(raw, known):
    """Fail unless ``raw`` gives a document that can be saved, or an error with a place."""
    reading = read_bytes(raw, known)
    if reading.scenario is None:
        assert reading.report.worst is Severity.ERROR
        assert all(item.line >= 1 and item.column >= 1 for item in reading.report)
        assert all(item.message and item.hint for item in reading.report)
    else:
        assert isinstance(reading.scenario, Scenario)
        known.write(reading.scenario)


@each_format
@given(raw=st.binary(max_size=200))
def test_any_bytes(known, raw):
    assert_document_or_finding(raw, known)


PARTS = """bocage: 1\n|board: standard\n|face: beach\n|hexes:\n|  A1: |{terrain: forest}|[|]|{|}
|"|'|- |: |, |\t|&a |*a |!!str |!<x> |# x\n|---\n|...\n|%YAML 1.2\n|? |> |@|`|\x00|\x85|\u2028
|"bocage": 1|"board": {"type": "STANDARD"}|true|null|1e999|NaN|-0|\\ud800|"\\ud800"|9|\\"""
pieces = st.sampled_from(PARTS.split("|"))


@each_format
@at_least(300)
@given(parts=st.lists(pieces, max_size=30))
def test_any_mix_of_what_such_files_are_made_of(known, parts):
    assert_document_or_finding("".join(parts).encode(), known)


@pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)
@each_format
@pytest.mark.parametrize("seed", range(4))
def test_real_files_with_damaged_bytes(known, seed):
    rng = random.Random(seed)
    for _ in range(25):
        original = FORMATS["m44"].read(text_of(rng.choice(CORPUS))).scenario
        raw = bytearray(known.write(original).encode())
        for _ in range(rng.choice([1, 2, 5])):
            at = rng.randrange(len(raw))
            choice = rng.randrange(4)
            if choice == 0:
                raw[at] = rng.randrange(256)
            elif choice == 1:
                del raw[at : at + rng.choice([1, 10, 300])]
            elif choice == 2:
                raw[at:at] = raw[at : at + rng.choice([1, 10, 300])]
            else:
                raw[at:at] = rng.choice(
                    [b"{", b"]", b'"', b"\n", b"\t", b"\xff", b": ", b"*a", b"0"]
                )
        assert_document_or_finding(bytes(raw), known)


@pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)
@each_format
def test_real_files_cut_off_anywhere(known):
    rng = random.Random(0)
    text = known.write(FORMATS["m44"].read(text_of(CORPUS[0])).scenario).encode()
    for at in rng.sample(range(len(text)), 60):
        assert_document_or_finding(text[:at], known)


def _laughs():
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    for before, name in zip("abcdefgh", "bcdefghi", strict=True):
        lines.append(f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]")
    return "\n".join(lines)


BIG = MOST_BYTES - 1000
BOMBS = {
    "brackets": "[" * BIG,
    "braces": '{"a":' * (BIG // 5),
    "indents": "".join(f"{' ' * depth}a:\n" for depth in range(1500)),
    "dashes": "- " * (BIG // 2),
    "one long text": f'"{"x" * BIG}"',
    "one long number": "9" * BIG,
    "many keys": "{" + ", ".join(f'"k{n}": {n}' for n in range(200_000)) + "}",
    "many items": "[" + "1, " * 300_000 + "1]",
    "many anchors": "\n".join(f"k{n}: &a{n} x" for n in range(60_000)),
    "many laughs": _laughs(),
    "itself": "&a [*a, *a]",
    "open quotes": '"' * BIG,
    "colons": ": " * (BIG // 2),
    "question marks": "? " * (BIG // 2),
    "comments": "# x\n" * (BIG // 4),
    "too big": " " * (MOST_BYTES + 1),
}


@each_format
@pytest.mark.parametrize("bomb", BOMBS)
def test_bombs_are_defused_within_bounds(known, bomb):
    """Time is bounded by the suite's own limit; memory grows by less than 1.5 GB."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert_document_or_finding(BOMBS[bomb].encode(), known)
    grown_kib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown_kib < 1_500_000


@each_format
def test_a_document_with_hostile_texts_is_read_as_it_is(known):
    hostile = '"; rm -rf ~ #\\ \x1b[2J \u202e \U0001f600 \r\n {{x}} ${y} %s {0} \x00'
    scenario = Scenario(notes=hostile, texts={"en": Texts(history=hostile)})
    assert known.read(known.write(scenario)).scenario == scenario

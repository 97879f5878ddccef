"""The real ``.m44`` files of the reference folder, and mutations of them."""

import copy
import json
from pathlib import Path

import pytest

SHARED = Path(__file__).parents[3] / "shared"
WHY_SKIPPED = "reference folder ../shared is not beside this checkout"
CORPUS = sorted((SHARED / "corpus").glob("m44*/*.m44"))
with_corpus = pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)


def name_of(path):
    """Return folder and name of a corpus file."""
    return f"{path.parent.name}/{path.stem}"


each_file = pytest.mark.parametrize("path", CORPUS, ids=name_of)

JUNK = [
    None, True, False, 0, 1, -1, 3, 10**30, 1.0, 2.5, -0.0, 1e300,
    "", "x", "4", "04", " 5", "AXIS", "axis", "allies", "A1", "a1", "Z99", "?", "?x", "@",
    "river@2", "é\u2028", "\x85\x00\ufeff", "line1\nline2\n\n", "MINE_FIELD", "EXIT_MARKER",
    [], {}, [[]], [None], ["A1"], {"item": []}, {"item": {}}, {"0": {"row": 0, "col": 0}},
    {"-": 1, "--": 2}, {"a": {"b": [1, {"c": None}]}}, {"row": 0, "col": 0, "unit": {}},
]  # fmt: skip
KEYS = [
    "foo", "-", "name", "behavior", "behavior2", "group", "side", "medal", "turn", "equipment",
    "options", "row", "item", "", " no", "x" * 1100, "medal/permanent", "bocage",
]  # fmt: skip


def text_of(path):
    """Return the text of a corpus file."""
    return path.read_text("utf-8")


def paths_in(value, path=()):
    """Yield the path of every part of ``value`` below the whole."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from paths_in(value[key], (*path, key))


def part(value, path):
    """Return the part of ``value`` at ``path``."""
    for key in path:
        value = value[key]
    return value


def mutated(text, rng, count):
    """Return the data in ``text`` after ``count`` random changes drawn from ``rng``."""
    data = json.loads(text)
    for _ in range(count):
        _mutate(data, rng)
    return data


def _mutate(data, rng):
    paths = list(paths_in(data))
    path = rng.choice(paths)
    parent, key = part(data, path[:-1]), path[-1]
    change = rng.choice((_junk, _remove, _insert, _copy, _repeat, _shuffle, _respell, _wrap))
    change(data, parent, key, paths, rng)


def _junk(data, parent, key, paths, rng):
    parent[key] = copy.deepcopy(rng.choice(JUNK))


def _remove(data, parent, key, paths, rng):
    del parent[key]


def _insert(data, parent, key, paths, rng):
    value = copy.deepcopy(rng.choice(JUNK))
    if isinstance(parent, dict):
        parent[rng.choice(KEYS)] = value
    else:
        parent.insert(rng.randrange(len(parent) + 1), value)


def _copy(data, parent, key, paths, rng):
    parent[key] = copy.deepcopy(part(data, rng.choice(paths)))


def _repeat(data, parent, key, paths, rng):
    if isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))


def _shuffle(data, parent, key, paths, rng):
    if isinstance(parent, list):
        rng.shuffle(parent)


def _respell(data, parent, key, paths, rng):
    value = parent[key]
    if isinstance(value, str):
        parent[key] = rng.choice([value.lower(), value.upper(), value + "\t", value[:-1]])
    elif isinstance(value, int) and not isinstance(value, bool):
        parent[key] = rng.choice([str(value), float(value), value + 1, -value, value * 100])


def _wrap(data, parent, key, paths, rng):
    value = parent[key]
    if isinstance(value, list):
        gaps = {str(2 * index): item for index, item in enumerate(value)}
        parent[key] = rng.choice([{"item": value}, gaps])

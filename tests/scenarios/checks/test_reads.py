"""Document checks read no more of a document than they declare.

Re-validation after an edit runs a check again only if something that it declares has changed.
"""

from dataclasses import replace

import pytest
from check_files import examples

from bocage_scenarios.checks import Checker, check
from bocage_scenarios.checks.parts import HEX_PARTS, LAYERS, SHARES
from bocage_scenarios.checks.registry import document_checks
from bocage_scenarios.checks.view import HEADER, View
from bocage_scenarios.model import EMPTY_HEX, HexContent, Scenario

EXAMPLES = [*examples("bad"), *examples("good")]
UNWATCHED = {
    Scenario: {"hexes", "comments", "version"},
    HexContent: {"m44", "m44_entries"},
}
"""Fields that no check declares; the parts of hexes stand in for the hexes."""


def watched(cls, seen, part_of):
    """Return a class like ``cls`` whose objects note which of their fields are asked for."""
    fields = cls.__dataclass_fields__.keys() - UNWATCHED[cls]

    class Watched(cls):
        def __getattribute__(self, name):
            if name in fields:
                seen.add(part_of.get(name, name))
            return object.__getattribute__(self, name)

    return Watched


def copy(original, cls):
    clone = object.__new__(cls)
    for name in original.__dataclass_fields__:
        object.__setattr__(clone, name, getattr(original, name))
    return clone


def watch(scenario, seen):
    contents = watched(HexContent, seen, LAYERS)
    clone = copy(scenario, watched(Scenario, seen, {}))
    hexes = {at: copy(content, contents) for at, content in scenario.hexes.items()}
    object.__setattr__(clone, "hexes", hexes)
    return clone


def allowed(declared):
    """Return what a check may read: a change of the header counts as one of all hexes."""
    of_hexes = declared.reads & (HEX_PARTS | SHARES.keys())
    shared = {"tiles"} if declared.reads & SHARES.keys() else set()
    return declared.reads | shared | (set(HEADER) if of_hexes else set())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.path.stem)
def test_checks_read_what_they_declare(example):
    scenario = example.scenario()
    for declared in document_checks():
        seen = set()
        list(declared.run(View(watch(scenario, seen))))
        beyond = seen - allowed(declared)
        assert not beyond, (sorted(declared.codes), sorted(beyond))


def test_what_checks_declare_exists():
    known = HEX_PARTS | SHARES.keys() | (Scenario.__dataclass_fields__.keys() - UNWATCHED[Scenario])
    for declared in document_checks():
        assert declared.reads <= known, sorted(declared.reads - known)


def test_one_checker_finds_on_each_revision_what_a_new_one_finds():
    checker = Checker()
    for example in EXAMPLES:
        scenario = example.scenario()
        assert checker.check(scenario) == check(scenario)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.path.stem)
def test_a_checker_sees_each_piece_go_and_come_back(example):
    scenario = example.scenario()
    checker = Checker()
    expected = checker.check(scenario)
    for at, content in scenario.hexes.items():
        for layer in LAYERS:
            if getattr(content, layer):
                less = replace(content, **{layer: getattr(EMPTY_HEX, layer)})
                without = replace(scenario, hexes={**scenario.hexes, at: less})
                assert checker.check(without) == check(without), layer
                assert checker.check(scenario) == expected, layer

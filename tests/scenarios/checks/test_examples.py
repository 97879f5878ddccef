"""Every code of a check has a bad and a good file, and every repair repairs."""

import re
from functools import partial

import pytest
from check_files import FOLDER, examples
from finding_values import english_in

from bocage_scenarios.checks import check
from bocage_scenarios.checks.registry import Profile
from bocage_scenarios.fixes import apply, repair
from bocage_scenarios.formats import FORMATS, dump, load, read_bytes
from bocage_schema.code_table import CODES
from bocage_schema.inventory.my_boxes import load_boxes

BAD, GOOD = examples("bad"), examples("good")
NOT_CHECKS = ("F", "M")
"""First letters of the codes of reading and writing files."""


def checks_for(example):
    """Return the function that makes the checks as the example asks for it."""
    profile = Profile(example.options.get("profile", Profile.TABLE))
    boxes = example.options.get("boxes")
    holdings = load_boxes(FOLDER / boxes).holdings if boxes else None
    return partial(check, profile=profile, holdings=holdings)


def checked(example):
    return checks_for(example)(example.scenario())


def of_code(example, report):
    return list(report.filter(codes={example.code}))


def ids(example):
    return example.path.stem


def test_every_code_has_a_bad_and_a_good_file():
    wanted = {code for code in CODES if code[0] not in NOT_CHECKS}
    assert {example.code for example in BAD} == wanted
    assert {example.code for example in GOOD} == wanted


@pytest.mark.parametrize("example", BAD, ids=ids)
def test_a_bad_file_has_the_finding_at_its_places(example):
    found = of_code(example, checked(example))
    assert example.places, "the first line names no place"
    assert sorted(item.path for item in found) == sorted(example.places)
    for item in found:
        label = re.match(r"/hexes/(\w+)", item.path)
        assert not label or item.hex == label[1]
        assert "{" not in item.message + item.hint


@pytest.mark.parametrize("example", BAD, ids=ids)
def test_what_is_found_can_be_said_in_any_language(example):
    for profile in Profile:
        for item in check(example.scenario(), profile):
            assert english_in(item) == []
    assert [english for item in checked(example) for english in english_in(item)] == []


@pytest.mark.parametrize("example", BAD, ids=ids)
def test_what_is_found_has_its_place_in_the_file(example):
    reading = load(example.path)
    for item in map(reading.place, checked(example)):
        assert item.line > 0


@pytest.mark.parametrize("example", GOOD, ids=ids)
def test_a_good_file_has_no_such_finding(example):
    assert of_code(example, checked(example)) == []


@pytest.mark.parametrize("example", BAD, ids=ids)
def test_a_repair_is_offered_where_the_table_says_so_and_repairs(example):
    run = checks_for(example)
    found = of_code(example, checked(example))
    fixable = bool(CODES[example.code].fix)
    assert any(item.fix for item in found) == fixable
    for item in found:
        if item.fix:
            after = run(apply(example.scenario(), item.fix))
            same = {(other.code, other.path, other.message) for other in after}
            assert (item.code, item.path, item.message) not in same
    after = repair(example.scenario(), {example.code}, find=run).scenario
    left = of_code(example, run(after))
    assert not any(item.fix for item in left)


@pytest.mark.parametrize("example", BAD, ids=ids)
@pytest.mark.parametrize("known", FORMATS.values(), ids=lambda known: known.name)
def test_findings_survive_saving_and_opening(example, known):
    run, scenario = checks_for(example), example.scenario()
    again = read_bytes(dump(scenario, known).encode(), known).scenario
    assert run(again) == run(scenario)

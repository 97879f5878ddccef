"""Checks for a target are made when it is asked for, and at no other time."""

import json

import pytest
from check_files import examples

from bocage_scenarios import m44_format
from bocage_scenarios.checks import Checker, check
from bocage_scenarios.checks.profiles import EDITOR_LANGUAGES, M44_FILES
from bocage_scenarios.checks.registry import EVERYWHERE, Profile, document_checks
from bocage_scenarios.checks.view import View
from bocage_scenarios.formats import load
from bocage_scenarios.model import (
    Exit,
    HexContent,
    Marker,
    Mute,
    Objective,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.catalogue import catalogue
from bocage_schema.code_table import CODES
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

TARGETED = [example for example in examples("bad") if example.code.startswith("T")]
ALL = [*examples("bad"), *examples("good")]


def ids(example):
    return example.path.stem


def profile_of(example):
    return Profile(example.options["profile"])


@pytest.mark.parametrize("example", TARGETED, ids=ids)
def test_the_table_hears_nothing_of_other_targets(example):
    assert not [item for item in check(example.scenario()) if item.code.startswith("T")]


@pytest.mark.parametrize("example", TARGETED, ids=ids)
def test_a_target_adds_to_what_the_table_hears(example):
    scenario, table = example.scenario(), list(check(example.scenario()))
    more = list(check(scenario, profile_of(example)))
    assert [item for item in more if not item.code.startswith("T")] == table
    assert len(more) > len(table)


def test_only_checks_of_targets_depend_on_the_target():
    for declared in document_checks():
        targeted = {code.startswith("T") for code in declared.codes}
        assert targeted == {declared.profiles != EVERYWHERE}, sorted(declared.codes)
        assert Profile.TABLE not in declared.profiles or declared.profiles == EVERYWHERE


@pytest.mark.parametrize("profile", Profile)
def test_a_checker_keeps_to_its_target_on_every_revision(profile):
    checker = Checker(profile)
    for example in ALL[:60] + TARGETED:
        scenario = example.scenario()
        assert checker.check(scenario) == check(scenario, profile)


@pytest.mark.parametrize("profile", Profile)
def test_a_muting_for_another_target_is_not_called_idle(profile):
    scenario = Scenario(muted=(Mute("T103", "why not"), Mute("T104", "why not")))
    idle = [item.path for item in check(scenario, profile).filter(codes={"S120"})]
    assert (
        idle
        == {
            Profile.TABLE: [],
            Profile.M44_EDITOR: ["/muted/1"],
            Profile.ONLINE: ["/muted/0"],
        }[profile]
    )


@pytest.mark.parametrize("example", ALL, ids=ids)
@pytest.mark.parametrize("profile", M44_FILES)
def test_what_m44_files_cannot_say_is_said_at_the_same_places(example, profile):
    scenario = example.scenario()
    losses = {(item.path, item.message) for item in m44_format.losses(scenario)}
    told = {(i.path, i.message) for i in check(scenario, profile).filter(codes={"T102"})}
    assert told <= losses
    notes = {"/notes", "/muted"}
    assert all(path in notes or "note on a hex" in text for path, text in losses - told)


def test_real_files_hold_nothing_that_m44_files_cannot_say(shared):
    for path in sorted((shared / "corpus").glob("m44*/*.m44")):
        assert not list(check(load(path).scenario, Profile.ONLINE).filter(codes={"T102"})), path


def test_pieces_that_the_editor_has_are_those_of_its_list(shared):
    vocabulary = json.loads((shared / "corpus" / "vocabulary.json").read_text("utf-8"))
    names = vocabulary["editor_names"]
    known = catalogue()
    for kind, pieces in (
        ("terrain", known.tiles),
        ("rect_terrain", known.rect_tiles),
        ("obstacle", known.obstacles),
        ("tag", {**known.markers, **known.medals}),
        ("badge", known.badges),
    ):
        for piece in pieces.values():
            if piece.m44:
                listed = not set(piece.m44).isdisjoint(names[kind])
                assert listed == ("editor" in piece.source), piece.id


def test_the_editor_offers_the_languages_of_its_format():
    assert len(set(EDITOR_LANGUAGES)) == 13


@pytest.mark.parametrize("profile", Profile)
def test_what_nobody_knows_is_left_to_the_table(profile):
    tile = Tile("?tile", owner=Side.AXIS, traits=("?trait",))
    content = HexContent(
        terrain=tile,
        rect=tile,
        unit=Unit("?unit", badge="?badge", traits=("?trait",)),
        markers=(Marker("?marker", traits=("?trait",)),),
    )
    known = HexContent(terrain=Tile("hill", traits=("?trait",)))
    scenario = Scenario(
        hexes={Hex(0, 0): content, Hex(0, 2): known},
        objectives=(Objective(ObjectiveType.PERMANENT, (Hex(0, 0),), pieces=("?medal",)),),
        exits=(Exit((Hex(0, 0),), marker="?exit"),),
        rules={"?rule": True},
    )
    for declared in document_checks():
        targeted = profile in declared.profiles and declared.profiles != EVERYWHERE
        if targeted and "T102" not in declared.codes:  # its writer knows no unknown traits
            assert not list(declared.run(View(scenario))), declared.codes


def test_each_target_has_codes_of_its_own():
    of_target = {
        profile: {
            code
            for declared in document_checks()
            if profile in declared.profiles and declared.profiles != EVERYWHERE
            for code in declared.codes
        }
        for profile in Profile
    }
    assert of_target[Profile.TABLE] == set()
    assert all(len(of_target[profile]) >= 4 for profile in M44_FILES)
    assert set.union(*of_target.values()) == {code for code in CODES if code.startswith("T")}

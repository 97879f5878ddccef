"""Copies are there when they are needed, and only then."""

import json
import os
import time
from dataclasses import replace

import pytest

from bocage_editor.storage.recovery import KEPT_DAYS, Recovery
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Scenario, Texts, Tile
from bocage_schema.hexes import Hex

SCENARIO = Scenario(hexes={Hex(3, 4): HexContent(terrain=Tile("forest"))})


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "state" / "recovery"


def ended(folder, *, keys=("a",), scenario=SCENARIO, path=None):
    """Leave copies behind as a run does that is killed, and return their files."""
    run = Recovery(folder)
    for key in keys:
        run.keep(key, scenario, f"map {key}", path)
    run.leave()
    return sorted(folder.glob("run-*/*.json"))


def test_what_is_left_behind_is_found_with_all_that_is_known(folder, tmp_path):
    ended(folder, path=tmp_path / "карта.yaml")
    (found,) = Recovery(folder).left_behind()
    assert (found.name, found.path, found.scenario) == (
        "map a",
        tmp_path / "карта.yaml",
        SCENARIO,
    )
    assert abs(found.time - time.time()) < 60


def test_a_run_that_goes_on_keeps_its_copies_to_itself(folder):
    going_on = Recovery(folder)
    going_on.keep("a", SCENARIO, "map", None)
    other = Recovery(folder)
    assert other.left_behind() == []
    other.tidy()
    assert len(list(folder.glob("run-*/*.json"))) == 1


def test_a_run_that_ends_well_leaves_nothing(folder):
    run = Recovery(folder)
    run.keep("a", SCENARIO, "map", None)
    run.close()
    assert list(folder.iterdir()) == []


def test_a_copy_takes_the_place_of_the_last_one(folder):
    run = Recovery(folder)
    run.keep("a", Scenario(), "map", None)
    run.keep("a", SCENARIO, "map", None)
    run.keep("b", SCENARIO, "map", None)
    run.drop("b")
    run.drop("never kept")
    run.leave()
    (found,) = Recovery(folder).left_behind()
    assert found.scenario == SCENARIO


def test_the_latest_comes_first(folder):
    first, second = ended(folder, keys=("a", "b"))
    entry = json.loads(first.read_bytes())
    first.write_text(json.dumps({**entry, "time": time.time() + 60}))
    assert [found.file for found in Recovery(folder).left_behind()] == [first, second]


def test_copies_are_kept_for_a_week(folder):
    young, old = ended(folder, keys=("a", "b"))
    for file, days in ((young, KEPT_DAYS - 1), (old, KEPT_DAYS + 1)):
        entry = json.loads(file.read_bytes())
        file.write_text(json.dumps({**entry, "time": time.time() - days * 86400}))
    Recovery(folder).tidy()
    assert young.exists()
    assert not old.exists()


def test_discarding_and_tidying_leaves_nothing(folder):
    ended(folder)
    run = Recovery(folder)
    for entry in run.left_behind():
        run.discard(entry)
        run.discard(entry)
    run.tidy()
    assert run.left_behind() == []
    run.close()
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"name": "a"}',
        b'{"name": "a", "path": 3, "time": 0, "text": "bocage: 1"}',
        b'{"name": "a", "path": null, "time": "x", "text": "bocage: 1"}',
        b'{"name": "a", "path": null, "time": 0, "text": "{"}',
        b'{"name": "a", "path": null, "time": 0, "text": 7}',
    ],
)
def test_a_damaged_copy_is_passed_over_and_goes_after_a_week(folder, damaged):
    good, bad = ended(folder, keys=("a", "b"))
    bad.write_bytes(damaged)
    run = Recovery(folder)
    assert [entry.file for entry in run.left_behind()] == [good]
    run.tidy()
    assert bad.exists()
    os.utime(bad, (1, 1))
    run.tidy()
    assert not bad.exists()
    assert good.exists()


@pytest.mark.parametrize("moment", ["NaN", "Infinity", "-1", "1e300"])
def test_a_time_that_cannot_be_is_replaced_by_that_of_the_file(folder, moment):
    (file,) = ended(folder)
    entry = json.loads(file.read_bytes())
    file.write_text(json.dumps({**entry, "time": 0}).replace('"time": 0', f'"time": {moment}'))
    (found,) = Recovery(folder).left_behind()
    assert abs(found.time - time.time()) < 60


def test_unfinished_files_of_a_killed_run_are_no_copies(folder):
    (file,) = ended(folder)
    (file.parent / ".a.json.abcdefgh.tmp").write_text("{")
    run = Recovery(folder)
    assert len(run.left_behind()) == 1
    run.discard(run.left_behind()[0])
    run.tidy()
    assert not file.parent.exists()


def test_a_folder_that_cannot_be_made_fails_only_when_a_copy_is_kept(tmp_path):
    (tmp_path / "state").write_text("a file where the folder should be")
    run = Recovery(tmp_path / "state" / "recovery")
    assert run.left_behind() == []
    run.tidy()
    with pytest.raises(OSError, match="state"):
        run.keep("a", SCENARIO, "map", None)
    (tmp_path / "state").unlink()
    run.keep("a", SCENARIO, "map", None)
    run.close()


def test_half_of_a_character_pair_does_not_spoil_the_copy(folder):
    scenario = replace(SCENARIO, texts={"en": Texts(title="Half \ud83d of it")})
    ended(folder, scenario=scenario)
    (found,) = Recovery(folder).left_behind()
    assert found.scenario.hexes == SCENARIO.hexes
    assert found.scenario.title() == "Half \ufffd of it"


@pytest.mark.parametrize("name", bundled_names())
def test_a_copy_holds_all_of_a_bundled_scenario(folder, name):
    scenario = bundled(name).scenario
    ended(folder, scenario=scenario)
    assert Recovery(folder).left_behind()[0].scenario == scenario


def test_a_copy_holds_all_of_every_real_file(folder, shared):
    for path in sorted((shared / "corpus").glob("m44*/*.m44"))[::8]:
        scenario = load(path).scenario
        run = Recovery(folder)
        run.keep("a", scenario, "map", path)
        run.leave()
        (found,) = Recovery(folder).left_behind()
        assert found.scenario == scenario
        Recovery(folder).discard(found)


def test_a_full_disk_leaves_the_last_copy(tiny_disk):
    run = Recovery(tiny_disk)
    run.keep("a", SCENARIO, "map", None)
    long = replace(SCENARIO, texts={"en": Texts(history="x" * 100_000)})
    with pytest.raises(OSError, match="No space left"):
        run.keep("a", long, "map", None)
    run.leave()
    (found,) = Recovery(tiny_disk).left_behind()
    assert found.scenario == SCENARIO

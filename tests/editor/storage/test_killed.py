"""A process that is killed while it saves leaves complete files."""

import json
import random
import signal
import subprocess
import sys
import time

import pytest

from bocage_editor.storage.recovery import Recovery
from bocage_scenarios.formats import FORMATS

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "SIGKILL"), reason="this system cannot kill at once"
)
SAVER = """
import sys
from pathlib import Path
from bocage_editor.document import Document
from bocage_editor.storage.recovery import Recovery
from bocage_scenarios.model import HexContent, Scenario, Tile
from dataclasses import replace

target, state = Path(sys.argv[1]), Path(sys.argv[2])
document = Document.open(target)
recovery = Recovery(state)
board = document.scenario.board
places = list(board.hexes)
number = 0
while True:
    number += 1
    covered = places[: number % len(places) + 1]
    hexes = {at: HexContent(terrain=Tile("forest")) for at in covered}
    document.put(replace(document.scenario, hexes=hexes))
    recovery.keep("document", document.scenario, f"{len(covered)}", target)
    document.save()
    if number == 1:
        print("saving", flush=True)
"""


def killed_while_saving(target, state, delay):
    """Run a process that saves all the time, and kill it so many seconds after it began to."""
    process = subprocess.Popen(
        [sys.executable, "-c", SAVER, str(target), str(state)], stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    with process:
        assert process.stdout.readline() == b"saving\n"
        time.sleep(delay)
        process.kill()


def is_complete(path):
    """Tell whether a file holds one of the versions, all of it."""
    scenario = FORMATS["yaml"].read(path.read_text()).scenario
    assert scenario is not None
    places = list(scenario.board.hexes)
    return set(scenario.hexes) == set(places[: len(scenario.hexes)])


def check_moments(tmp_path, count, seed):
    target, state = tmp_path / "map.yaml", tmp_path / "state"
    target.write_text("bocage: 1\nboard: overlord\nface: countryside\n")
    rng = random.Random(seed)
    for _ in range(count):
        killed_while_saving(target, state, rng.uniform(0, 0.15))
        assert is_complete(target)
        assert is_complete(target.with_name("map.yaml.bak"))
        (found,) = Recovery(state).left_behind()
        assert len(found.scenario.hexes) == int(found.name)
        for file in state.glob("run-*/*.json"):
            json.loads(file.read_bytes())
        Recovery(state).discard(found)
        Recovery(state).tidy()
    leftovers = {path.name for path in tmp_path.iterdir()} - {"map.yaml", "map.yaml.bak", "state"}
    assert all(name.startswith(".map.yaml.") and name.endswith(".tmp") for name in leftovers)
    Recovery(state).tidy()
    assert [path for path in state.glob("run-*") if path.is_dir()] == []


def test_ten_moments(tmp_path):
    check_moments(tmp_path, 10, seed=1)


@pytest.mark.soak
def test_two_hundred_moments(tmp_path):
    check_moments(tmp_path, 200, seed=2)

"""Every script in ``examples/`` runs, and prints what the page beside it shows."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bocage_scenarios.fixes import repair
from bocage_scenarios.formats import FORMATS, dump, load, read_bytes
from bocage_scenarios.validation import findings_of, validate_file
from bocage_schema.diagnostics import Severity

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
FIX_ME = ROOT / "scenarios" / "bocage_scenarios" / "lessons" / "fix_me.yaml"
PAGE = (EXAMPLES / "README.md").read_text("utf-8")
SHOWN = {
    command: output
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
}
"""Output by command, as the page shows it."""
ANYTHING = "…\n"
"""A line of shown output that stands for any number of lines."""


def run_script(name: str, *arguments: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-X", "utf8", str(EXAMPLES / name), *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )


@pytest.mark.parametrize("command", SHOWN)
def test_a_script_prints_what_the_page_shows(command, tmp_path):
    _, script, *rest = shlex.split(command)
    folders = {"build": tmp_path, "examples": ROOT}
    arguments = [folders.get(word.split("/")[0], Path()) / word for word in rest]
    done = run_script(Path(script).name, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    shown = re.escape(SHOWN[command]).replace(re.escape(ANYTHING), "(?:.*\n)*")
    assert re.fullmatch(shown, done.stdout), done.stdout


def test_the_page_shows_every_script_and_names_every_file():
    scripts = {path.name for path in EXAMPLES.glob("*.py")}
    assert {Path(shlex.split(command)[1]).name for command in SHOWN} == scripts
    files = {path.name for path in EXAMPLES.iterdir() if path.is_file()} - {"README.md"}
    assert {name for name in files if f"]({name})" not in PAGE} == set()


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_a_script_without_arguments_says_how_it_is_used(path):
    done = run_script(path.name)
    assert done.returncode == 1
    assert done.stderr.startswith(f"usage: python {path.name} ")


def test_a_game_is_told_from_the_first_hand_to_its_end():
    lines = run_script("play_a_game.py", Path("first_contact"), Path("7")).stdout.splitlines()
    assert sum(line.endswith(" drawn.") for line in lines[:11]) == 9
    turns = [line for line in lines if line.startswith("Turn ")]
    sides = ("Allies", "Axis")
    expected = [f"Turn {n}: {sides[n % 2 == 0]}." for n in range(1, len(turns) + 1)]
    assert turns == expected
    assert "winner: " in lines[-1]


def test_converted_files_hold_the_same_scenario(tmp_path):
    run_script("convert_folder.py", EXAMPLES, tmp_path)
    converted = load(tmp_path / "club-night.yaml").scenario
    assert converted is not None
    assert converted == load(EXAMPLES / "club-night.m44").scenario


def test_a_file_that_cannot_be_read_is_named_and_the_others_are_converted(tmp_path):
    source = tmp_path / "in"
    source.mkdir()
    (source / "a.m44").write_text("[]", "utf-8")
    good = json.loads((EXAMPLES / "club-night.m44").read_text("utf-8"))
    (source / "b.m44").write_text(json.dumps(good), "utf-8")
    done = run_script("convert_folder.py", source, tmp_path / "out")
    assert "a.m44:1:1: error M116" in done.stdout
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["b.yaml"]


def test_forces_are_counted_in_every_format(tmp_path):
    broken = tmp_path / "broken.yaml"
    broken.write_text("bocage: 1\n", "utf-8")
    library = ROOT / "scenarios" / "bocage_scenarios" / "library"
    done = run_script("count_units.py", library / "first_contact.yaml", broken)
    assert done.stdout.splitlines()[:2] == [
        "First Contact",
        "  axis: 7 units, 25 figures: 5 Infantry, 1 Armor, 1 Artillery",
    ]
    assert "broken.yaml: not readable\n  1:1: error F203: " in done.stdout


def test_fix_me_has_exactly_ten_problems_of_ten_kinds():
    found = validate_file(FIX_ME)
    assert len(found) == 10
    assert len({item.code for item in found}) == 10
    assert {item.severity for item in found} == set(Severity)


def test_fix_me_can_be_put_right_by_repairs_and_a_few_lines():
    """What the repairs leave: the badge, the tank, the bridge, a medal number and a text."""
    repaired = repair(load(FIX_ME).scenario)
    assert len(repaired.done) == 5
    text = dump(repaired.scenario, FORMATS["yaml"])
    for wrong, right in [
        (", badge: us_rangers", ""),
        ("{obstacle: hedgehog, unit: german armor}", "{unit: german armor}"),
        ("  d4: {rect: bridge}\n", ""),
        ("5 medals. Each", "4 medals. Each"),
        ("    title: Bring mich", "    history: Ein Übungsgelände.\n    title: Bring mich"),
    ]:
        assert wrong in text
        text = text.replace(wrong, right)
    mended = read_bytes(text.encode(), FORMATS["yaml"])
    assert [str(item) for item in findings_of(mended)] == []

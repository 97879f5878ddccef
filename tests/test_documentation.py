"""The documentation is true: links lead somewhere, commands exist, shown output is real."""

import contextlib
import io
import json
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType

import click
import pytest

from bocage_editor.cli.main import COMMANDS, cli, main
from bocage_engine.actions import WORDS
from bocage_engine.options import OPTIONS
from bocage_engine.state import Phase, Reason
from bocage_engine.timeline import Timeline
from bocage_engine.victory import PATIENCE
from bocage_scenarios import game_files, records, yaml_format
from bocage_scenarios.game_files import SavedGame, record_of
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of
from bocage_schema.codes import CODES
from bocage_schema.generate.__main__ import data_files, reference_pages
from bocage_schema.schemas import schema_text

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted(DOCS.rglob("*.md")),
    ROOT / "examples" / "README.md",
]
GENERATED = DOCS / "rules-coverage.md"
HAND_WRITTEN = [
    path
    for path in PAGES
    if path.parent.name not in ("reference", "examples") and path != GENERATED
]
SAMPLES = (
    ROOT / "scenarios" / "bocage_scenarios" / "library" / "first_contact.yaml",
    ROOT / "examples" / "club-night.m44",
)
"""Files that the examples of the pages find in their folder."""

FENCE = re.compile(r"(?:<!-- file: (\S+) -->\n)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
ANYTHING = "…\n"
"""A line of shown output that stands for any number of lines."""


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def prose_of(path: Path) -> str:
    """Return a page without its fenced blocks."""
    return FENCE.sub("", text_of(path))


def anchors_of(path: Path) -> set[str]:
    """Return the anchors that a page offers, by the rule of the usual Markdown sites."""
    headings = re.findall(r"^#+ (.*)$", prose_of(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in headings}


@pytest.mark.parametrize("path", PAGES, ids=relative)
def test_links_lead_somewhere(path):
    links = re.findall(r"\]\(([^)\s]+)\)", prose_of(path))
    broken = []
    for link in links:
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        found = target.exists() and (not anchor or anchor in anchors_of(target))
        broken += [] if found else [link]
    assert broken == []


def test_every_page_can_be_found_from_the_index():
    index = text_of(DOCS / "README.md")
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert [page for page in pages if page != "README.md" and f"]({page}" not in index] == []


def commands_in(path: Path) -> Iterator[str]:
    """Yield the ``bocage`` lines of the fenced blocks, without redirections and prompts."""
    for _, language, block in FENCE.findall(text_of(path)):
        for line in block.splitlines():
            words = re.sub(r"^\$ ", "", line)
            if language in ("sh", "console") and words.startswith(("bocage ", ".venv/bin/bocage ")):
                yield words.split(" > ")[0]


@pytest.mark.parametrize(
    ("page", "line"),
    [(relative(path), line) for path in PAGES for line in commands_in(path)],
)
def test_commands_and_options_exist(page, line):
    _, name, *words = shlex.split(line, comments=True)
    if name in ("--help", "--version"):
        return
    group = click.Context(cli, info_name="bocage")
    command = cli.get_command(group, name)
    if command is None:
        assert f"unknown command {name!r}" in text_of(ROOT / page), line
        return
    with contextlib.suppress(click.exceptions.Exit):  # --help
        command.make_context(name, words, parent=group)


@pytest.mark.parametrize("path", HAND_WRITTEN, ids=relative)
def test_commands_named_in_passing_exist(path):
    assert set(re.findall(r"`bocage ([a-z]+)", prose_of(path))) <= COMMANDS.keys()


@pytest.mark.parametrize("name", ["README.md", "docs/guide.md"])
def test_every_command_is_shown(name):
    shown = {shlex.split(line, comments=True)[1] for line in commands_in(ROOT / name)}
    named = set(re.findall(r"`bocage ([a-z]+)", text_of(ROOT / name)))
    assert COMMANDS.keys() - shown - named == set()


def run_line(line: str, last_status: int) -> tuple[str, int]:
    """Return what a command of an example prints, complaints included, and its status."""
    program, *words = shlex.split(line)
    if line == "echo $?":
        return f"{last_status}\n", 0
    if program == "cat":
        return text_of(Path(words[0])).removesuffix("\n") + "\n", 0
    assert program == "bocage", line
    raw = io.BytesIO()
    screen = io.TextIOWrapper(raw, "utf-8", write_through=True)
    with contextlib.redirect_stdout(screen), contextlib.redirect_stderr(screen):
        status = main(words)
    return raw.getvalue().decode("utf-8"), status


def matches(shown: str, printed: str) -> bool:
    pattern = re.escape(shown).replace(re.escape(ANYTHING), "(?:.*\n)*")
    return re.fullmatch(pattern, printed) is not None


@pytest.mark.parametrize(
    "path", [p for p in HAND_WRITTEN if "```console" in text_of(p)], ids=relative
)
def test_examples_print_what_the_page_shows(path, tmp_path, monkeypatch):
    for name in ("NO_COLOR", "FORCE_COLOR", "_BOCAGE_COMPLETE", "BOCAGE_BOXES"):
        monkeypatch.delenv(name, raising=False)
    for sample in SAMPLES:
        shutil.copy(sample, tmp_path)
    monkeypatch.chdir(tmp_path)
    status = 0
    for file, language, block in FENCE.findall(text_of(path)):
        if file:
            (tmp_path / file).write_text(block, "utf-8")
        elif language == "console":
            for line, shown in CONSOLE.findall(block):
                printed, status = run_line(line, status)
                assert matches(shown, printed), f"$ {line}\n{printed}"


@pytest.mark.parametrize(
    ("page", "block"),
    [
        (relative(path), block)
        for path in HAND_WRITTEN
        for file, language, block in FENCE.findall(text_of(path))
        if language == "yaml" and not file and re.match(r"\w", block) and "# …" not in block
    ],
)
def test_fragments_of_scenarios_are_valid(page, block):
    usual = {"bocage": "1", "board": "standard", "face": "countryside"}
    head = [f"{key}: {value}\n" for key, value in usual.items() if f"{key}:" not in block]
    reading = yaml_format.read("".join(head) + block)
    assert [str(finding) for finding in reading.report] == []
    assert reading.scenario is not None


def test_the_walk_through_shows_the_bundled_scenario():
    section = text_of(DOCS / "guide.md").split("## A scenario piece by piece")[1].split("\n## ")[0]
    lines = [
        line
        for _, language, block in FENCE.findall(section)
        for line in block.splitlines()
        if language == "yaml" and line.strip() != "# …"
    ]
    real = text_of(SAMPLES[0]).splitlines()
    assert len(lines) > 30
    assert [line for line in lines if line not in real] == []


SCENARIO_SCHEMA = json.loads(schema_text("scenario"))


def keys_in(schema: object) -> Iterator[str]:
    """Yield the names of all properties that a schema describes."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for inner in schema.values():
            yield from keys_in(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from keys_in(inner)


@pytest.mark.parametrize("key", sorted({*keys_in(SCENARIO_SCHEMA)}))
def test_the_format_reference_explains_every_key(key):
    assert f"`{key}`" in text_of(DOCS / "scenario-format.md")


def test_the_format_reference_has_a_section_for_every_top_level_key():
    page = text_of(DOCS / "scenario-format.md").split("## Keys of the file")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert rows == list(SCENARIO_SCHEMA["properties"])


@pytest.mark.parametrize(
    "table",
    [
        ("objective", "type"),
        ("reserve", "arrives"),
        ("exit", "marker"),
    ],
)
def test_the_format_reference_explains_every_word(table):
    definition, key = table
    page = text_of(DOCS / "scenario-format.md")
    words = SCENARIO_SCHEMA["$defs"][definition]["properties"][key]["enum"]
    assert [word for word in words if f"`{word}`" not in page] == []


@pytest.mark.parametrize("path", HAND_WRITTEN, ids=relative)
def test_scenario_files_on_the_pages_name_real_codes(path):
    assert set(re.findall(r"`([FM][0-9]{3})`", text_of(path))) <= CODES.keys()


ALL_KINDS = """\
bocage: 1
texts:
  en: {title: All Kinds, rules: Something special.}
number: "7"
begin: 1944-06-06
end: 1944-06-07
board: standard
face: countryside
sides:
  axis: {nation: germany}
boxes: {base: 1}
rules: {blitz: true}
hexes:
  A2: {terrain: "?ruin"}
  A9: {unit: german infantry, obstacle: wire}
  A1: {unit: us infantry}
objectives:
  - {type: permanent, hexes: [A9]}
exits:
  - {side: axis, hexes: [A1]}
"""
BY_ID = MappingProxyType(
    {
        "titles": "LANGUAGE",
        "texts": "LANGUAGE",
        "rules": "RULE",
        "boxes": "BOX",
        "sides": "SIDE",
        "players": "SIDE",
        "wins": "WINNER",
        "reasons": "REASON",
        "medals": "SIDE",
        "sources": "SOURCE",
        "options": "OPTION",
    }
)
"""What the keys stand for below each key whose members are not fixed."""


def paths_in(value: object, path: str = "", parent: str = "") -> Iterator[str]:
    """Yield the path of every member of a report, list items as ``[]``."""
    if isinstance(value, dict):
        for key, inner in value.items():
            here = ".".join(filter(None, (path, BY_ID.get(parent, key))))
            yield here
            yield from paths_in(inner, here, "" if parent in BY_ID else key)
    elif isinstance(value, list):
        for inner in value:
            yield from paths_in(inner, f"{path}[]")


def documented(report: str) -> set[str]:
    section = text_of(DOCS / "json-reports.md").split(f"\n## {report}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE))


@pytest.fixture
def all_kinds(tmp_path: Path) -> Path:
    path = tmp_path / "all-kinds.yaml"
    path.write_text(ALL_KINDS, "utf-8")
    return path


def printed_paths(stdout: str) -> set[str]:
    document = json.loads(stdout)
    return set(paths_in(document)) - {"format", "version"}


def test_the_info_report_has_the_documented_fields(run, all_kinds):
    assert printed_paths(run("info", all_kinds, "--format", "json").stdout) == documented("info")


def test_the_diff_report_has_the_documented_fields(run, all_kinds):
    result = run("diff", all_kinds, SAMPLES[0], "--format", "json")
    values = re.compile(r"changes\[\]\.(before|after)[.\[]")
    printed = {path for path in printed_paths(result.stdout) if not values.match(path)}
    assert printed == documented("diff")


SHORT_OF_PIECES = """\
bocage: 2
board: standard
face: countryside
hexes:
  A1: {line: river, rect: winter_bridge, unit: british infantry}
"""
ONE_BASE_GAME = "bocage_boxes: 1\nown: {base: 1}\n"


def test_the_count_report_has_the_documented_fields(run, tmp_path):
    scenario, boxes = tmp_path / "short.yaml", tmp_path / "boxes.yaml"
    scenario.write_text(SHORT_OF_PIECES, "utf-8")
    boxes.write_text(ONE_BASE_GAME, "utf-8")
    result = run("count", scenario, "--boxes", boxes, "--format", "json")
    assert printed_paths(result.stdout) == documented("count")


def test_the_simulation_report_has_the_documented_fields(run):
    result = run(
        "simulate", SAMPLES[0], "--games", "2", "--each", "--format", "json",
        "--option", "majority=relative",
    )  # fmt: skip
    assert printed_paths(result.stdout) == documented("simulate")
    document = json.loads(result.stdout)
    words = f"format `{document['format']}`, version {document['version']}"
    assert words in text_of(DOCS / "json-reports.md")


def test_a_record_has_the_documented_keys(run, tmp_path):
    run("simulate", SAMPLES[0], "--games", "1", "--records", tmp_path)
    section = section_of_playing("The file of a record")
    record = json.loads(text_of(tmp_path / "game-1.json"))
    keys = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert [key for key in keys if key != "start"] == list(record)
    assert f"`{record['format']}`" in section


def section_of_playing(title):
    return text_of(DOCS / "playing.md").split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_a_saved_game_has_the_documented_keys():
    scenario = bundled("first_contact").scenario
    saved = SavedGame(scenario, Timeline(setup_of(scenario)))
    section = section_of_playing("The file of a saved game")
    document = json.loads(game_files.write(saved))
    more = [key for key in document if key not in json.loads(records.write(record_of(saved)))]
    keys = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert keys == ["format", "version", *more]
    assert f"`{document['format']}`" in section


def test_playing_explains_every_option_phase_choice_and_end():
    page = text_of(DOCS / "playing.md")
    for name, option in OPTIONS.items():
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{name}` | {values} |" in page
    phases = page.split("\n## Phases and choices\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `([A-Z_]+)` \|", phases, re.MULTILINE) == [
        name for name in vars(Phase) if name.isupper()
    ]
    words = {word.split()[0] for word in re.findall(r"`([a-z][^`]*)`", phases)}
    assert words >= set(WORDS)
    ends = page.split("\n## How games end\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", ends, re.MULTILINE) == [r.word for r in Reason]
    assert f"for {PATIENCE} turns" in ends


def test_examples_of_the_library_run(tmp_path, monkeypatch, capsys):
    shutil.copy(SAMPLES[0], tmp_path)
    monkeypatch.chdir(tmp_path)
    found = FENCE.findall(text_of(DOCS / "playing.md"))
    first, *more = (block for _, kind, block in found if kind == "python")
    names = {}
    exec(compile(first, "playing.md", "exec"), names)
    assert "winner: " in capsys.readouterr().out.splitlines()[-1]
    for block in more:
        exec(compile(block, "playing.md", "exec"), names)


def test_the_doctor_report_has_the_documented_fields(run):
    assert printed_paths(run("doctor", "--format", "json").stdout) == documented("doctor")


@pytest.mark.parametrize("report", ["info", "diff", "doctor"])
def test_format_and_version_of_a_report_are_documented(run, all_kinds, report):
    files = {"info": [all_kinds], "diff": [all_kinds, all_kinds], "doctor": []}[report]
    document = json.loads(run(report, *files, "--format", "json").stdout)
    words = f"format `{document['format']}`, version {document['version']}"
    assert words in text_of(DOCS / "json-reports.md")


def test_the_reference_pages_are_those_that_make_docs_writes():
    kept = {path.name: text_of(path) for path in (DOCS / "reference").iterdir()}
    assert kept == reference_pages(), "run make docs"
    assert "-m bocage_schema.generate" in text_of(ROOT / "Makefile")


def test_the_generated_data_is_up_to_date():
    data = ROOT / "schema" / "bocage_schema" / "data"
    stale = [name for name, text in data_files() if text_of(data / name) != text]
    assert stale == [], "run make docs"


@pytest.mark.parametrize("path", PAGES, ids=relative)
def test_pages_have_one_title_and_lines_that_fit(path):
    assert len(re.findall(r"^# ", prose_of(path), re.MULTILINE)) == 1
    lines = prose_of(path).splitlines() if path in HAND_WRITTEN else []
    assert [line for line in lines if len(line) > 100 and not line.startswith("|")] == []

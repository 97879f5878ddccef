"""The table of codes: what a code says, and that every code can be provoked.

`CASES` holds a file for each code; the finding must come with its line and column.
"""

import json
from string import Formatter

import pytest
from finding_values import english_in

from bocage_scenarios.formats import FORMATS, read_bytes
from bocage_schema.codes import CODES, LONGEST_VALUE, diagnostic
from bocage_schema.diagnostics import Severity
from bocage_schema.inventory.my_boxes import read_boxes
from bocage_schema.source import MOST_BYTES

HEAD = "bocage: 1\nboard: standard\nface: beach\n"


def m44(**parts):
    """Return an .m44 file, one key of the file a line, in which all but ``parts`` is in order.

    ``meta_data`` stands on line 2, ``game_info`` on 3, ``board`` on 4, ``packs`` on 5 and
    ``text`` on 6.
    """
    info = {"front": "WESTERN", "type": "HISTORICAL", "starting": "PLAYER2"}
    info |= {"side_player1": "AXIS", "side_player2": "ALLIES", "date_begin": "1944-06-06"}
    info |= {f"{key}_player{n}": 5 for key in ("cards", "victory") for n in (1, 2)}
    board = {"type": "STANDARD", "face": "COUNTRY", "hexagons": [], "labels": []}
    data = {
        "meta_data": {"status": "PRIVATE"},
        "game_info": info | parts.get("info", {}),
        "board": board | parts.get("board", {}),
        "packs": {},
        "text": {"en": {"name": "x"} | parts.get("texts", {})},
    }
    for key in parts.get("without", ()):
        del data["game_info"][key]
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()]
    return ("{\n" + ",\n".join(lines) + "\n}").encode()


def on_hex(**content):
    return m44(board={"hexagons": [{"row": 4, "col": 6, **content}]})


BOXES = b"bocage_boxes: 1\nown: {base: 1}\n"


def reading_of(raw, name):
    """Return what comes of reading a file, of boxes if that is its format."""
    return read_boxes(raw) if name == "boxes" else read_bytes(raw, FORMATS[name])


CASES = [
    ("F101", "yaml", b"bocage: 1\nnotes: caf\xe9\n", 2),
    ("F101", "json", b'{"bocage": 1,\n\n"notes": "\xff"}', 3),
    ("F101", "m44", "{\n}".encode("utf-16"), 1),
    ("F102", "yaml", b"#" * (MOST_BYTES + 1), 1),
    ("F103", "yaml", b"bocage: 1\nboard: [\n", 3),
    ("F104", "json", b'{"bocage": 1,\n "board" 2}', 2),
    ("F104", "m44", b'{"meta_data": {},\n 5}', 2),
    ("F105", "yaml", (HEAD + "hexes:\n  D5: {}\n  D5: {}\n").encode(), 6),
    ("F105", "json", b'{"a": 1,\n "a": 2}', 2),
    ("F105", "m44", b'{"board": {"type": "STANDARD",\n "type": "OVERLORD"}}', 2),
    ("F106", "yaml", ("a: " + "[" * 2000).encode(), 1),
    ("F106", "json", b"[" * 100_000, 1),
    ("F106", "m44", b'{"a":' * 100_000, 1),
    ("F107", "yaml", (HEAD + "sides: {axis: {hand: .inf}}").encode(), 4),
    ("F107", "json", b'{"bocage":\nNaN}', 2),
    ("F107", "m44", b'{"a":\n\n-Infinity}', 3),
    ("F108", "yaml", b"# nothing\n", 1),
    ("F108", "json", b"\xef\xbb\xbf \n", 1),
    ("F108", "m44", b"", 1),
    ("F109", "json", b'{"bocage": 1,\n"notes": "\\ud800"}', 2),
    ("F109", "m44", b'{"text": {"en":\n{"name": "\\udfff"}}}', 2),
    ("F110", "yaml", (HEAD + "---\n" + HEAD).encode(), 4),
    ("F111", "yaml", (HEAD + "notes: !!binary aGk=").encode(), 4),
    ("F112", "yaml", "bocage: 1\n".encode("utf-16-le"), 1),
    ("F112", "m44", b'{"a":\n"\0"}', 2),
    ("F201", "yaml", (HEAD + "hexes: [D5]\n").encode(), 4),
    ("F201", "json", b"\n[]", 2),
    ("F202", "yaml", (HEAD + "hexes:\n  D5: {terain: forest}\n").encode(), 5),
    ("F203", "yaml", b"\n\nbocage: 1\nboard: standard\n", 3),
    ("F204", "yaml", (HEAD + "hexes:\n  A1: {}\n  D5: {terrain: forrest}\n").encode(), 6),
    ("F205", "yaml", b"bocage: 0\nboard: standard\nface: beach\n", 1),
    ("F206", "yaml", (HEAD + "begin: 6 June 1944\n").encode(), 4),
    ("F206", "yaml", (HEAD + "end: 1944-02-30\n").encode(), 4),
    ("F208", "yaml", (HEAD + 'hexes:\n  "A1\\n": {}\n').encode(), 4),
    ("F209", "yaml", b'{"meta_data": {},\n"board": {"type": "STANDARD"}}', 1),
    ("F209", "json", b'{"meta_data": {},\n"board": {"type": "STANDARD"}}', 1),
    ("F209", "m44", b'{"bocage": 1, "board": "standard", "face": "beach"}', 1),
    ("F211", "yaml", b"# mine\nbocage_boxes: 1\nown: {base: 1}\n", 2),
    ("F211", "json", b'{"bocage_boxes": 1,\n"own": {"base": 1}}', 1),
    ("F211", "boxes", b"# fight\nbocage: 1\nboard: standard\nface: beach\n", 2),
    ("F210", "yaml", b"# new\nbocage: 999\nboard: standard\nface: beach\n", 2),
    ("F210", "json", b'{\n"board": "standard", "face": "beach",\n"bocage": 2}', 3),
    ("F301", "boxes", BOXES + b"counts:\n  base: {wire: 37}\n", 4),
    ("F302", "boxes", BOXES + b"counts:\n  winter_wars: {winter_road_block: 3}\n", 4),
    ("F303", "boxes", BOXES + b"counts:\n  base: {mountain: 2}\n", 4),
    ("M102", "m44", on_hex(terrain={"name": "woods", "behavior": "ZZ"}), 4),
    ("M103", "m44", on_hex(terrain={"name": "woods", "orientation": "left"}), 4),
    ("M103", "m44", m44(info={"date_begin": "6 June 1944"}), 3),
    ("M104", "m44", m44(board={"hexagons": [{"row": 0, "col": 0, "terrain": {"name": "woods"}},
                                            {"row": 0, "col": 0, "obstacle": {"name": "wire"}}]}),
     4),
    ("M105", "m44", m44(board={"hexagons": [{"row": "top", "terrain": {"name": "woods"}}]}), 4),
    ("M105", "m44", m44(board={"labels": [{"text": ["x"]}]}), 4),
    ("M106", "m44", on_hex(), 4),
    ("M107", "m44", m44(board={"labels": [{"row": 4, "col": 6, "text": [""]}]}), 4),
    ("M110", "m44", m44(board={"hexagons": [{"row": 0, "col": 0, "terrain": {"name": "woods"}},
                                            {"row": 0, "col": 0, "terrain": {"name": "hills"}}]}),
     4),
    ("M111", "m44", m44(without=["starting"]), 3),
    ("M112", "m44", m44(info={"side_player2": "AXIS"}), 3),
    ("M113", "m44", m44(info={"victory": {"condition": [{"standard": {}}]}}), 3),
    ("M114", "m44", m44(info={"options": {"zz_rule": True}}), 3),
    ("M115", "m44", m44(board={"type": "HUGE"}), 4),
    ("M116", "m44", b"\n[]", 2),
    ("M121", "m44", on_hex(tags=[{"name": "medal1", "medal": {"turn_start": True}}]), 4),
    ("M122", "m44", m44().replace(b"{\n", b'{"options": {"x": 1},\n', 1), 1),
    ("M202", "m44", m44(board={}).replace(
        b"{\n", b'{"bocage": {"version": 1, "changes": [{"at": "/notes", "was": "x"}]},\n', 1), 1),
]  # fmt: skip
"""Code, format, contents of a file, and the line of the finding."""

ON_WRITING = [
    ("M201", "m44", HEAD + "begin: 1944-06-06\nnotes: mine\n"),
    ("M203", "json", "# mine\n" + HEAD),
    ("M204", "m44", HEAD),
]
"""Code, format that is written, and a document in YAML."""


@pytest.mark.parametrize(
    ("code", "name", "raw", "line"),
    CASES,
    ids=[f"{code} in {name} file {number}" for number, (code, name, *_) in enumerate(CASES)],
)
def test_reading_reports_the_code_at_its_line(code, name, raw, line):
    report = reading_of(raw, name).report
    assert [(item.code, item.line) for item in report if item.code == code] == [(code, line)]


@pytest.mark.parametrize(
    ("code", "name", "raw"),
    [case[:3] for case in CASES if case[0] not in ("F210",)],
    ids=[
        f"{code} in {name} file {n}" for n, (code, name, *_) in enumerate(CASES) if code != "F210"
    ],
)
def test_a_case_provokes_nothing_but_its_code(code, name, raw):
    report = reading_of(raw, name).report
    assert {item.code for item in report} == {code}
    assert [english for item in report for english in english_in(item)] == []


@pytest.mark.parametrize(("code", "name", "raw"), [case[:3] for case in CASES])
def test_an_error_prevents_the_document_and_nothing_else_does(code, name, raw):
    reading = reading_of(raw, name)
    found = reading.holdings if name == "boxes" else reading.scenario
    assert (found is None) == (CODES[code].severity is Severity.ERROR)


@pytest.mark.parametrize(("code", "name", "text"), ON_WRITING)
def test_writing_reports_the_code(code, name, text):
    scenario = read_bytes(text.encode(), FORMATS["yaml"]).scenario
    losses = list(FORMATS[name].losses(scenario))
    assert [item.code for item in losses] == [code]
    assert [english for item in losses for english in english_in(item)] == []


@pytest.mark.parametrize(
    ("name", "raw", "listed"),
    [
        pytest.param(
            "yaml",
            (HEAD + "rules: {" + ", ".join(f"k{n}: 1" for n in range(150)) + "}").encode(),
            100,
            id="native",
        ),
        pytest.param(
            "m44",
            b'{"board": {"type": "STANDARD", "hexagons": [' + b"5, " * 1500 + b"5]}}",
            1000,
            id="m44",
        ),
    ],
)
def test_a_flood_of_findings_is_cut_off_and_says_so(name, raw, listed):
    report = read_bytes(raw, FORMATS[name]).report
    codes = [item.code for item in report]
    assert len(codes) == listed + 1
    assert codes.count("F207") == 1
    assert f"first {listed} problems" in next(i.message for i in report if i.code == "F207")


def test_every_code_has_a_case():
    """The codes of the checks have files of their own, see `test_examples` of the checks."""
    of_files = {code for code in CODES if code[0] in "FM"}
    assert {"F207", *(case[0] for case in (*CASES, *ON_WRITING))} == of_files


@pytest.mark.parametrize("code", CODES.values(), ids=list(CODES))
def test_every_code_is_complete(code):
    assert code.message[0].islower() or code.message[0] == "{" or code.message[0] == "."
    assert not code.message.endswith(".")
    assert code.hint
    assert not code.hint.endswith(".")
    assert code.why.endswith(".")


def _fields(code):
    names = [name for _, name, _, _ in Formatter().parse(code.message + code.hint) if name]
    return dict.fromkeys(names, "x")


@pytest.mark.parametrize("code", CODES.values(), ids=list(CODES))
def test_a_finding_is_filled_in_from_the_table(code):
    item = diagnostic(code.code, "/a", hex="D5", line=3, column=4, **_fields(code))
    assert (item.code, item.severity, item.path) == (code.code, code.severity, "/a")
    assert (item.hex, item.line, item.column) == ("D5", 3, 4)
    assert "{" not in item.message + item.hint
    assert str(item).startswith(f"3:4: {code.severity.label} {code.code}: {item.message}")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        pytest.param("x" * 999, "x" * (LONGEST_VALUE - 1) + "…", id="a long text is cut short"),
        pytest.param(None, "null", id="null"),
        pytest.param(True, "true", id="true"),
        pytest.param({"a": 1}, "an object with 1 key", id="an object"),
        pytest.param([1, 2], "a list with 2 items", id="a list"),
    ],
)
def test_how_a_found_value_is_shown(value, shown):
    assert diagnostic("M103", "", what="x", value=value).message == f"expected x, found {shown!r}"

"""What the check against a schema says: code, place, message and advice for each kind."""

import pytest

from bocage_schema import structure
from bocage_schema.ids import BoardFormat, Face

START = {"bocage": 1, "board": "standard", "face": "beach"}
SEE = "see 'bocage schema scenario' for what belongs here"
BOUNDS = "choose a value within the bounds"


def on_d5(**layers):
    return {"hexes": {"D5": layers}}


def unit(**more):
    return on_d5(unit={"unit": "german infantry", **more})


def goal(**more):
    return {"objectives": [{"type": "permanent", "hexes": ["A1"], **more}]}


def found(data):
    return [
        (item.code, item.path, item.message, item.hint)
        for item in structure.findings(data, "scenario")
    ]


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(START, id="the least there can be"),
        *[pytest.param(START | {"board": name}, id=f"board {name}") for name in BoardFormat],
        *[pytest.param(START | {"face": name}, id=f"face {name}") for name in Face],
        pytest.param(START | {"bocage": 999}, id="a later version"),
        pytest.param(START | on_d5(terrain="?zz_unknown"), id="an unknown piece that is marked"),
        pytest.param(START | on_d5(terrain="?zz@7 x"), id="an unknown name with odd characters"),
        pytest.param(START | on_d5(line="river_curve@6"), id="a turned tile"),
        pytest.param(START | unit(figures=2, badge="?zz"), id="a unit with more to say"),
        pytest.param(START | on_d5(markers=["axis minefield", "?x"]), id="markers"),
        pytest.param(START | on_d5(labels=["x", {"text": {"en": "y"}}]), id="labels"),
        pytest.param(START | goal(), id="an objective"),
        pytest.param(START | {"hexes": {"Z99": {}, "a0": {}}}, id="labels off the board"),
        pytest.param(START | {"end": "1944-12-31"}, id="a date"),
    ],
)
def test_what_is_fine_gives_no_finding(data):
    assert structure.is_valid(data, "scenario")
    assert found(data) == []


@pytest.mark.parametrize(
    ("more", "code", "path", "message", "hint"),
    [
        pytest.param({"titles": {}}, "F202", "/titles", "unknown key 'titles'",
                     "did you mean 'texts'?", id="an unknown key"),
        pytest.param({"txts": {}}, "F202", "/txts", "unknown key 'txts'",
                     "did you mean 'texts'?", id="a misspelt key"),
        pytest.param(on_d5(terain="forest"), "F202", "/hexes/D5/terain", "unknown key 'terain'",
                     "did you mean 'terrain'?", id="a misspelt layer"),
        pytest.param({"texts": {"en": {"zzzz": "x"}}}, "F202", "/texts/en/zzzz",
                     "unknown key 'zzzz'", "9 keys are allowed, such as title, subtitle, date, "
                     "history, briefing, victory, rules, bibliography", id="a key like no other"),
        pytest.param({"sides": {"neutral": {}}}, "F202", "/sides/neutral",
                     "unknown key 'neutral'", "allowed: axis, allies", id="a third side"),
        pytest.param({"a/b~c": 1}, "F202", "/a~1b~0c", "unknown key 'a/b~c'",
                     None, id="an unknown key with a slash"),
        pytest.param({"rules": {"blitz_rule": True}}, "F202", "/rules/blitz_rule",
                     "unknown key 'blitz_rule'", None, id="an unknown rule"),
        pytest.param(goal(type=None, side="axis"), "F204", "/objectives/0/type",
                     "'null' is not one of the values allowed here", None, id="null for a word"),
        pytest.param({"board": "standart"}, "F204", "/board",
                     "'standart' is not one of the values allowed here",
                     "did you mean 'standard'?", id="a misspelt word"),
        pytest.param({"face": "zzz"}, "F204", "/face",
                     "'zzz' is not one of the values allowed here",
                     "allowed: countryside, beach, winter, desert", id="a word like no other"),
        pytest.param({"board": "Standard"}, "F204", "/board",
                     "'Standard' is not one of the values allowed here",
                     "did you mean 'standard'?", id="a word in another letter case"),
        pytest.param(on_d5(terrain="forrest"), "F204", "/hexes/D5/terrain",
                     "'forrest' is not one of the values allowed here",
                     "did you mean 'forest'?", id="a misspelt piece"),
        pytest.param(on_d5(terrain={"tile": "forrest"}), "F204", "/hexes/D5/terrain/tile",
                     "'forrest' is not one of the values allowed here",
                     "did you mean 'forest'?", id="a misspelt piece in the long form"),
        pytest.param(on_d5(unit="german infantri"), "F204", "/hexes/D5/unit",
                     "'german infantri' is not one of the values allowed here",
                     "did you mean 'german infantry'?", id="a misspelt unit"),
        pytest.param(unit(traits=["zz"]), "F204", "/hexes/D5/unit/traits/0",
                     "'zz' is not one of the values allowed here", None, id="an unknown trait"),
        pytest.param(on_d5(markers=["axis minefeld"]), "F204", "/hexes/D5/markers/0",
                     "'axis minefeld' is not one of the values allowed here",
                     "did you mean 'axis minefield'?", id="a misspelt marker"),
        pytest.param({"sides": {"axis": {"nation": "germny"}}}, "F204", "/sides/axis/nation",
                     "'germny' is not one of the values allowed here",
                     "did you mean 'germany'?", id="a misspelt nation"),
        pytest.param({"boxes": {"bas": 1}}, "F204", "/boxes/bas",
                     "'bas' is not one of the values allowed here",
                     "did you mean 'base'?", id="a misspelt box"),
        pytest.param({"hexes": []}, "F201", "/hexes", "expected a mapping, found a list", SEE,
                     id="a list for a mapping"),
        pytest.param({"hexes": {"D5": None}}, "F201", "/hexes/D5",
                     "expected a mapping, found nothing", SEE, id="nothing for a mapping"),
        pytest.param({"objectives": {}}, "F201", "/objectives",
                     "expected a list, found a mapping", SEE, id="a mapping for a list"),
        pytest.param({"fictional": "no"}, "F201", "/fictional",
                     "expected true or false, found the text 'no'", SEE, id="no for false"),
        pytest.param({"number": 6015}, "F201", "/number",
                     "expected a text, found the number 6015", SEE, id="a number for a text"),
        pytest.param({"bocage": True}, "F201", "/bocage",
                     "expected a whole number, found true", SEE, id="true for a number"),
        pytest.param({"bocage": 1.5}, "F201", "/bocage",
                     "expected a whole number, found the number 1.5", SEE, id="a fraction"),
        pytest.param(unit(figures="4"), "F201", "/hexes/D5/unit/figures",
                     "expected a whole number, found the text '4'", SEE, id="a quoted number"),
        pytest.param(on_d5(terrain=5), "F201", "/hexes/D5/terrain",
                     "expected a mapping or a text, found the number 5", SEE,
                     id="a number where a short or long form belongs"),
        pytest.param({"texts": {"en": "x" * 99}}, "F201", "/texts/en",
                     f"expected a mapping, found the text '{'x' * 40}'", SEE,
                     id="a long text is cut short"),
        pytest.param(goal(hexes=[]), "F205", "/objectives/0/hexes", "a list is too short",
                     BOUNDS, id="an empty group"),
        pytest.param(goal(medals=-1), "F205", "/objectives/0/medals", "-1 is less than 0",
                     BOUNDS, id="a negative number"),
        pytest.param(unit(figures=0), "F205", "/hexes/D5/unit/figures", "0 is less than 1",
                     BOUNDS, id="no figures"),
        pytest.param({"sides": {"axis": {"hand": 10000}}}, "F205", "/sides/axis/hand",
                     "10000 is more than 9999", BOUNDS, id="a number too high"),
        pytest.param({"boxes": {"base": 0}}, "F205", "/boxes/base", "0 is less than 1",
                     BOUNDS, id="no copies of a box"),
        *[pytest.param({"hexes": {label: {}}}, "F206", f"/hexes/{label}",
                       f"{label!r} does not have the form of a hex label such as A1 or d8",
                       "correct it", id=f"the label {label!r}")
          for label in ("D05", "5D", "D", "DD5", "D100", "D-1", "d 5", "")],
        pytest.param(goal(hexes=["A1", "x9x"]), "F206", "/objectives/0/hexes/1",
                     "'x9x' does not have the form of a hex label such as A1 or d8",
                     "correct it", id="a bad label in a group"),
        *[pytest.param({"begin": day}, "F206", "/begin",
                       f"{day!r} does not have the form of a date such as 1944-06-06",
                       "correct it", id=f"the date {day!r}")
          for day in ("6.6.1944", "1944-13-01", "1944-00-01", "1944-06-32", "44-06-06",
                      "1944-6-6", "1944-06-06 ", "")],
        pytest.param({"begin": 1944}, "F201", "/begin", "expected a text, found the number 1944",
                     SEE, id="a year for a date"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_explained_with_its_place(more, code, path, message, hint):
    [(found_code, found_path, found_message, found_hint)] = found(START | more)
    assert (found_code, found_path, found_message) == (code, path, message)
    assert found_hint == hint or hint is None


@pytest.mark.parametrize("key", START)
def test_a_missing_key_is_named(key):
    rest = {name: value for name, value in START.items() if name != key}
    assert found(rest) == [("F203", "", f"the key {key!r} is missing", "add it")]


@pytest.mark.parametrize(
    ("more", "path", "missing"),
    [
        pytest.param({"objectives": [{}]}, "/objectives/0", ["type", "hexes"], id="of a goal"),
        pytest.param({"exits": [{}]}, "/exits/0", ["hexes"], id="of an exit"),
        pytest.param({"muted": [{"code": "P102"}]}, "/muted/0", ["reason"], id="of a muting"),
        pytest.param(on_d5(unit={"figures": 2}), "/hexes/D5/unit", ["unit"], id="of a unit"),
        pytest.param(on_d5(terrain={}), "/hexes/D5/terrain", ["tile"], id="of a tile"),
        pytest.param(on_d5(labels=[{}]), "/hexes/D5/labels/0", ["text"], id="of a label"),
    ],
)
def test_every_missing_key_of_a_part_is_named(more, path, missing):
    assert [(code, at, message) for code, at, message, _ in found(START | more)] == [
        ("F203", path, f"the key {key!r} is missing") for key in missing
    ]


@pytest.mark.parametrize(
    ("data", "kind"),
    [([], "a list"), (None, "nothing"), ("x", "the text 'x'"), (5, "the number 5"), (True, "true")],
    ids=["a list", "nothing", "a text", "a number", "a truth value"],
)
def test_a_file_that_holds_no_mapping(data, kind):
    assert found(data) == [("F201", "", f"expected a mapping, found {kind}", SEE)]


def test_everything_wrong_is_reported_at_once():
    data = {"bocage": 0, "face": "x", "hexes": {"D5": {"terrain": "zz"}, "9": {}}, "extra": 1}
    assert {(code, path) for code, path, _, _ in found(data)} == {
        ("F205", "/bocage"),
        ("F203", ""),
        ("F204", "/face"),
        ("F204", "/hexes/D5/terrain"),
        ("F206", "/hexes/9"),
        ("F202", "/extra"),
    }


def test_the_quick_and_the_explaining_check_agree():
    bad = [START | more for more in ({"bocage": 0}, on_d5(terrain="zz"), {"begin": "x"}, {"x": 1})]
    assert not any(structure.is_valid(data, "scenario") for data in bad)
    assert all(structure.findings(data, "scenario") for data in bad)

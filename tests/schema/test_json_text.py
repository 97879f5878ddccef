"""JSON written the way it was written before."""

import json

import pytest
from corpus_files import CORPUS, WHY_SKIPPED, text_of
from exactness import exactly_equal

from bocage_schema.json_text import write_like

TABS = '{\n\t"b": 1,\n\t"a": [\n\t\t{\n\t\t\t"y": 1,\n\t\t\t"x": 2\n\t\t}\n\t]\n}\n'


@pytest.mark.parametrize(
    "text",
    [
        TABS,
        TABS.replace("\t", "  "),
        TABS.rstrip("\n"),
        '{"b": 1, "a": [{"y": 1, "x": 2}]}',
        '{\n  "b": "Wälder"\n}\n',
        '{\n  "b": "W\\u00e4lder"\n}\n',
        "[]",
    ],
)
def test_equal_data_give_the_same_text(text):
    assert write_like(text, json.loads(text)) == text


def test_keys_keep_their_order_and_new_ones_come_last():
    changed = {"z": 0, "a": [{"x": 2, "w": 3, "y": 1}, {"k": 1}], "b": 1}
    written = write_like(TABS, changed)
    assert exactly_equal(json.loads(written), changed)
    assert list(json.loads(written)) == ["b", "a", "z"]
    assert list(json.loads(written)["a"][0]) == ["y", "x", "w"]
    assert written.startswith('{\n\t"b": 1,\n')


def test_what_is_gone_is_not_written():
    assert write_like(TABS, {"a": []}) == '{\n\t"a": []\n}\n'


@pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)
@pytest.mark.parametrize("path", CORPUS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_real_files_are_written_line_for_line(path):
    text = text_of(path)
    assert write_like(text, json.loads(text)) == text

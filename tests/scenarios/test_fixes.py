"""Applying repairs: to data, to comments, in rounds, and to text."""

from dataclasses import replace

import pytest

from bocage_scenarios.fixes import FixError, apply, repair
from bocage_scenarios.formats import FORMATS, dump, read_bytes, redump
from bocage_scenarios.model import Tile
from bocage_schema.diagnostics import Diagnostic, Edit, Fix, Operation, Report, Severity
from bocage_schema.hexes import Hex

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
TEXT = (
    HEAD
    + """\
hexes:
  # the wood
  D5: {terrain: forest}
muted:
  # first
  - {code: P101, reason: one}
  # second
  - {code: P102, reason: two}
"""
)
YAML = FORMATS["yaml"]


def scenario_in(text, known=YAML):
    return read_bytes(text.encode(), known).scenario


def fix(op, path, value=None):
    return Fix("do it", (Edit(op, path, value),))


def test_a_part_is_replaced_and_everything_else_kept():
    scenario = scenario_in(TEXT)
    after = apply(scenario, fix(Operation.REPLACE, "/hexes/D5/terrain", "hill"))
    assert after.hexes[Hex(4, 6)].terrain == Tile("hill")
    assert after.comments == scenario.comments
    assert after.muted == scenario.muted


def test_what_was_left_out_is_added_with_what_holds_it():
    after = apply(scenario_in(HEAD), fix(Operation.ADD, "/hexes/A1/obstacle", "wire"))
    assert after.hexes[Hex(8, 0)].obstacle == Tile("wire")


def test_an_item_is_added_at_the_end():
    item = {"code": "P103", "reason": "three"}
    after = apply(scenario_in(TEXT), fix(Operation.ADD, "/muted/-", item))
    assert [mute.code for mute in after.muted] == ["P101", "P102", "P103"]


def test_comments_go_with_a_removed_item_and_follow_the_others():
    after = apply(scenario_in(TEXT), fix(Operation.REMOVE, "/muted/0"))
    assert dump(after, YAML).endswith("muted:\n  # second\n  - {code: P102, reason: two}\n")
    after = apply(scenario_in(TEXT), fix(Operation.REMOVE, "/hexes/D5"))
    assert "# the wood" not in dump(after, YAML)


@pytest.mark.parametrize(
    ("op", "path"),
    [
        (Operation.REPLACE, "/hexes/A1/terrain"),
        (Operation.REMOVE, "/hexes/A1"),
        (Operation.REMOVE, "/muted/2"),
        (Operation.REPLACE, "/muted/x"),
        (Operation.REPLACE, "/board/x/y"),
    ],
)
def test_a_repair_of_something_that_is_gone_is_refused(op, path):
    with pytest.raises(FixError, match=path):
        apply(scenario_in(TEXT), fix(op, path))


def endless(scenario):
    """Return a finding whose repair undoes its last one."""
    now = scenario.hexes[Hex(4, 6)].terrain.piece
    other = "hill" if now == "forest" else "forest"
    repair_ = fix(Operation.REPLACE, "/hexes/D5/terrain", other)
    return Report((Diagnostic("X1", Severity.INFO, "/hexes/D5", "x", fix=repair_),))


def test_repairs_that_undo_each_other_come_to_an_end():
    assert len(repair(scenario_in(TEXT), find=endless).done) == 2


def test_a_file_of_a_newer_format_stays_one():
    scenario = replace(scenario_in(TEXT), version=2)
    assert apply(scenario, fix(Operation.REMOVE, "/muted/0")).version == 2


@pytest.mark.parametrize("known", [YAML, FORMATS["json"]], ids=["yaml", "json"])
def test_a_changed_file_leaves_out_what_it_left_out(known):
    text = (
        TEXT
        if known is YAML
        else (
            '{"board": "standard", "bocage": 1, "face": "countryside",\n'
            ' "hexes": {"D5": {"terrain": "forest"}}}'
        )
    )
    before = scenario_in(text, known)
    after = apply(before, fix(Operation.REPLACE, "/hexes/D5/terrain", "hill"))
    written = redump(text, before, after, known)
    assert scenario_in(written, known) == after
    assert "sides" not in written
    assert written.index("board") < written.index("face") < written.index("hexes")
    assert redump(written, after, after, known) == written

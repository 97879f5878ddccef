"""Replacing pieces all over the board, by the dialog."""

import pytest
from PySide6.QtWidgets import QComboBox, QPushButton
from windows import Person

from bocage_scenarios.edits.replacing import replace_kind
from bocage_scenarios.model import HexContent, Reserve, Scenario, Tile, Unit
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer, Side

UNIT, WOODS, BOTH, PLAIN = Hex(1, 1), Hex(3, 3), Hex(4, 4), Hex(5, 5)
SCENARIO = Scenario(
    hexes={
        UNIT: HexContent(unit=Unit("infantry", "german")),
        WOODS: HexContent(terrain=Tile("forest")),
        BOTH: HexContent(terrain=Tile("forest"), rect=Tile("bunker")),
        PLAIN: HexContent(terrain=Tile("forest")),
    },
)


@pytest.fixture
def page(window):
    return window.files.add(SCENARIO)


def replacing(what, old, new, then=lambda _: None):
    """Return what to do in the dialog: choose what is to be replaced, and by what."""

    def act(dialog):
        for name, value in (("what", what), ("old", old), ("new", new)):
            box = dialog.findChild(QComboBox, f"replace/{name}")
            box.setCurrentIndex(box.findData(value))
            assert box.currentData() == value
        then(dialog)

    return act


def replace_in(window, dialogs, what, old, new, button="ok", then=lambda _: None):
    """Replace something, and return what the dialog said when the button was pressed."""
    said = []

    def look(dialog):
        said.append(dialog.summary.text())
        then(dialog)

    dialogs.expect("replace", button, replacing(what, old, new, look))
    Person(window).do("scenario.replace")
    return said[0]


def pieces(page):
    return {
        at: content.terrain.piece
        for at, content in page.document.scenario.hexes.items()
        if content.terrain
    }


def test_a_piece_is_replaced_everywhere_in_one_step(window, page, dialogs):
    said = replace_in(window, dialogs, "piece", "forest", "town")
    assert "locked" not in said
    assert pieces(page) == {WOODS: "town", BOTH: "town", PLAIN: "town"}
    assert page.document.undo_stack.count() == 1
    page.document.undo_stack.undo()
    assert page.document.scenario == SCENARIO


def test_the_selected_hexes_are_enough(window, page, dialogs):
    page.session.select([WOODS])
    replace_in(window, dialogs, "piece", "forest", "town", then=lambda d: d.only.click())
    assert pieces(page) == {WOODS: "town", BOTH: "forest", PLAIN: "forest"}


@pytest.mark.parametrize("close", ["set_locked", "set_hidden"])
def test_nothing_is_replaced_on_a_layer_that_does_not_react(window, page, dialogs, close):
    getattr(page.session.bench, close)(frozenset({Layer.TERRAIN}))
    enabled = []

    def look(dialog):
        enabled.append(dialog.findChild(QPushButton, "replace/ok").isEnabled())

    said = replace_in(window, dialogs, "piece", "forest", "town", "cancel", look)
    assert "0 hexes would change. What is locked or hidden stays." in said
    assert enabled == [False]


def test_padlocks_of_other_layers_do_not_matter(window, page, dialogs):
    page.session.bench.set_locked(frozenset({Layer.UNIT, Layer.RECT}))
    said = replace_in(window, dialogs, "piece", "forest", "town")
    assert "3 hexes would change." in said
    assert "locked" not in said
    assert pieces(page) == {WOODS: "town", BOTH: "town", PLAIN: "town"}


def test_other_hexes_change_where_one_stays(window, dialogs):
    odd = HexContent(rect=Tile("forest"))
    page = window.files.add(Scenario(hexes={WOODS: HexContent(terrain=Tile("forest")), BOTH: odd}))
    page.session.bench.set_locked(frozenset({Layer.RECT}))
    said = replace_in(window, dialogs, "piece", "forest", "town")
    assert said == "1 hex would change. What is locked or hidden stays."
    assert pieces(page) == {WOODS: "town"}
    assert page.document.scenario.hexes[BOTH] is odd


def test_a_locked_army_stays_in_reserve_as_well(window, dialogs):
    unit = Unit("infantry", "german")
    scenario = Scenario(
        hexes={UNIT: HexContent(unit=unit)}, reserves=(Reserve("supply_train", Side.AXIS, unit),)
    )
    page = window.files.add(scenario)
    page.session.bench.set_locked(frozenset({Layer.UNIT}))
    said = replace_in(window, dialogs, "kind", "infantry", "armor", "cancel")
    assert "0 hexes would change. What is locked or hidden stays." in said
    assert page.session.spared(replace_kind(scenario, "infantry", "armor")) is scenario
    page.session.bench.set_locked(frozenset())
    replace_in(window, dialogs, "kind", "infantry", "armor")
    after = page.document.scenario
    assert [after.hexes[UNIT].unit.kind, after.reserves[0].unit.kind] == ["armor", "armor"]

"""Where the mouse rests on a piece, its rules are told."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QListWidget, QToolTip, QTreeView

from bocage_editor.docks.palette_model import CHOICE
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_schema.hexes import Hex

AT, EMPTY = Hex(3, 3), Hex(5, 5)


@pytest.fixture
def page(window):
    content = HexContent(terrain=Tile("forest"), unit=Unit("infantry", "german"))
    return window.files.add(Scenario(hexes={AT: content}))


def rest_at(widget, place):
    """Let the mouse rest at a point of a widget, and return the tool tip that is shown."""
    QToolTip.hideText()
    QApplication.processEvents()
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    return QToolTip.text()


def test_the_palette_tells_the_rules_of_its_pieces(window, person):
    tree = window.palette_panel.findChild(QTreeView)
    person.choose("forest")
    index = tree.currentIndex()
    assert index.data(CHOICE).piece == "forest"
    tree.scrollTo(index)
    text = rest_at(tree.viewport(), tree.visualRect(index).center())
    assert "Forest" in text
    assert "must stop" in text
    assert "<b>Sight</b>" in text


def test_the_board_tells_the_rules_of_what_lies_on_a_hex(page, qtbot):
    port = page.view.viewport()
    text = rest_at(port, page.view.place_of(AT))
    assert "Forest" in text
    assert "German Infantry" in text
    rest_at(port, page.view.place_of(EMPTY))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    rest_at(port, page.view.place_of(EMPTY))
    assert not QToolTip.isVisible()


def test_the_list_of_what_is_selected_tells_them_too(window, page):
    page.session.select({AT})
    QApplication.processEvents()
    lists = window.properties.findChildren(QListWidget)
    tips = [box.item(row).toolTip() for box in lists for row in range(box.count())]
    assert any("must stop" in tip for tip in tips)
    assert any("Dice by distance: 3, 2, 1." in tip for tip in tips)


def test_a_tip_is_no_wider_than_a_small_window(page):
    rest_at(page.view.viewport(), page.view.place_of(AT))
    tip = next(w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel"))
    assert tip.sizeHint().width() < 520
    assert tip.sizeHint().height() < QSize(1280, 720).height() / 2
    assert tip.pos() != QPoint()

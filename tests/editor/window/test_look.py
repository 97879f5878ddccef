"""Light and dark: every icon can be seen on what lies behind it."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QCheckBox, QToolButton

from bocage_editor.window.look import Look


@pytest.fixture(autouse=True)
def _back_to_the_system(window):
    yield
    window.viewing.set_look(Look.SYSTEM)


def lightness_of(icon):
    """Return how light the lines of an icon are."""
    image = icon.pixmap(24, 24).toImage()
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    colours = [image.pixelColor(*place) for place in places]
    inked = [colour.lightness() for colour in colours if colour.alpha() > 200]
    return sum(inked) / len(inked)


@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_icons_stand_out_from_what_lies_behind(window, qtbot, look):
    window.viewing.set_look(look)
    qtbot.wait(10)
    ground = window.palette().color(QPalette.ColorRole.Window).lightness()
    assert (ground < 100) == (look is Look.DARK)
    options = window.menus.options
    buttons = [*window.layers.findChildren(QToolButton), options.turn_left, options.turn_right]
    icons = [button.icon() for button in buttons]
    icons += [
        action.icon() for action in window.menus.actions.values() if not action.icon().isNull()
    ]
    assert len(icons) > 30
    for icon in icons:
        assert abs(lightness_of(icon) - ground) > 100


@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_the_outline_of_an_empty_box_to_tick_can_be_seen(window, qtbot, look):
    window.viewing.set_look(look)
    box = QCheckBox("x", window)
    box.resize(60, 30)
    box.show()
    qtbot.wait(10)
    image = box.grab().toImage()
    row = [image.pixelColor(x, image.height() // 2).lightness() for x in range(14)]
    ground = window.palette().color(QPalette.ColorRole.Window).lightness()
    assert max(abs(lightness - ground) for lightness in row) > 40

"""The dialog about the keys of actions, driven by keys."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from windows import window_in

from bocage_editor.storage.keys import SETTING

NONE = Qt.KeyboardModifier.NoModifier


def opened(window):
    window.menus.actions["help.keys"].trigger()
    return window.acting.dialog


def select(dialog, name):
    dialog.list.setCurrentItem(dialog._items[name])


def press(dialog, name, key, held=NONE):
    """Press a key that an action is to have."""
    select(dialog, name)
    dialog.edit.setFocus()
    QTest.keyClick(dialog.edit, key, held)


def shown(dialog, name):
    """Return the keys that the list shows for an action."""
    return dialog._items[name].text(1)


def keys(window, name):
    return [key.toString() for key in window.menus.actions[name].shortcuts()]


def stored(window):
    return window.settings.texts(SETTING)


def store(folder, *lines):
    """Write down what a window is to find in its settings."""
    window = window_in(folder)
    window.settings.set(SETTING, list(lines))
    window.settings.sync()
    window.deleteLater()


def seen(dialog):
    """Return the names of the actions that are left in the list."""
    return [name for name, item in dialog._items.items() if not item.isHidden()]

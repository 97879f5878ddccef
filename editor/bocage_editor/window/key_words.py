"""What to press for an action, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage_editor.words.languages import tr

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow


def key_words(window: MainWindow, action: str) -> str:
    """Return the key that an action has now, or else where it is found."""
    name = window.menus.actions[action].text().replace("&", "")
    return window.bench.key_to(action) or tr("“{name}” in the menu").format(name=name)

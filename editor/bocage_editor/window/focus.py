"""Going from panel to panel with the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow

FIRST = "palette"
"""The panel before the board; all others come after it."""


def stops(window: MainWindow) -> list[QWidget]:
    """Return the panels in sight that take the focus, and the board, in the order of the keys."""
    page = window.page
    middle = page.view if page is not None else window.tabs
    docks = {name: dock for name, dock in window.docks.items() if _is_seen(dock)}
    before = [docks.pop(FIRST)] if FIRST in docks else []
    return [stop for stop in (*before, middle, *docks.values()) if _target(stop) is not None]


def step_panel(window: MainWindow, by: int) -> None:
    """Give the focus to the next panel, or to the one before."""
    found = stops(window)
    here = QApplication.focusWidget()
    inside = [at for at, stop in enumerate(found) if here and (stop is here or _holds(stop, here))]
    start = inside[0] if inside else (-1 if by > 0 else 0)
    target = _target(found[(start + by) % len(found)]) if found else None
    if target is not None:
        target.setFocus(Qt.FocusReason.TabFocusReason)


def _is_seen(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def _holds(stop: QWidget, widget: QWidget) -> bool:
    return stop.isAncestorOf(widget)


def _target(stop: QWidget) -> QWidget | None:
    """Return what had the focus last in a panel, or else the first that takes it."""
    last = stop.focusWidget()
    if last is not None and last.isVisible() and last.isEnabled():
        return last
    if stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return stop
    return next(
        (
            child
            for child in stop.findChildren(QWidget)
            if child.isVisible() and child.isEnabled() and _takes_focus(child)
        ),
        None,
    )


def _takes_focus(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None

"""Finding texts on the screen that have not enough room."""

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QDockWidget,
    QLabel,
    QScrollArea,
    QTabBar,
    QToolButton,
    QWidget,
)

from bocage_editor.docks.elided import ElidedLabel

LONGER = 0.4
ROUNDING = 1


class Longer(QTranslator):
    """Translates every text into one that is 40 % longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        text = source if isinstance(source, str) else bytes(source).decode()
        words = text.strip()
        if not words or words.startswith("{") or words.endswith("%"):
            return None
        return text + "mw"[len(text) % 2] * ceil(len(words.replace("&", "")) * LONGER)


def clipped(top: QWidget) -> Iterator[str]:
    """Yield what is shown in a widget, and has less room than its text needs."""
    for widget in [top, *top.findChildren(QWidget)]:
        if not widget.isVisible() or _is_behind_another(widget):
            continue
        if isinstance(widget, QTabBar):
            yield from _clipped_tabs(widget)
            continue
        if isinstance(widget, QScrollArea):
            yield from _cut_off(widget)
        text = _text_of(widget)
        if text and (lack := _lack(widget)):
            yield f"{_path(widget)}: {text[:50]!r} {lack}"


def _text_of(widget: QWidget) -> str:
    if isinstance(widget, ElidedLabel):
        return ""
    if isinstance(widget, QToolButton) and widget.objectName().startswith("qt_"):
        return ""  # made by Qt, such as the button that shows what a tool bar has no room for
    return widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""


def _lack(widget: QWidget) -> str:
    """Return how much room is missing; empty if none is."""
    hint = widget.sizeHint()
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        return f"{widget.height()} of {needed} high" if widget.height() < needed else ""
    if widget.width() + ROUNDING < hint.width():
        return f"{widget.width()} of {hint.width()} wide"
    visible = widget.visibleRegion().boundingRect()
    if not _scrolls(widget) and visible.width() + ROUNDING < hint.width():
        return f"{visible.width()} of {hint.width()} seen"
    return f"{widget.height()} of {hint.height()} high" if widget.height() < hint.height() else ""


def _is_behind_another(widget: QWidget) -> bool:
    """Tell whether a widget is in a panel of which only the tab is seen."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, QDockWidget):
        above = above.parentWidget()
    return above is not None and above.visibleRegion().isEmpty()


def _scrolls(widget: QWidget) -> bool:
    """Tell whether a widget can be scrolled into view."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def _cut_off(area: QScrollArea) -> Iterator[str]:
    """Yield an area of which something sticks out where nobody can scroll to."""
    inside, seen = area.widget(), area.viewport().width()
    can_scroll = area.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if inside is not None and inside.width() > seen and not can_scroll:
        wide = {
            child.objectName(): child.minimumSizeHint().width()
            for child in inside.findChildren(QWidget)
            if child.isVisible() and child.minimumSizeHint().width() > seen - 60
        }
        yield f"{_path(area)}: {seen} of {inside.width()} wide; {wide}"


def _clipped_tabs(bar: QTabBar) -> Iterator[str]:
    for index in range(bar.count()):
        text = bar.tabText(index).replace("&", "")
        needed = bar.fontMetrics().horizontalAdvance(text)
        if bar.tabRect(index).width() < needed:
            yield f"{_path(bar)}: tab {text!r} {bar.tabRect(index).width()} of {needed} wide"


def _path(widget: QWidget) -> str:
    names = []
    at: QWidget | None = widget
    while at is not None:
        names.append(at.objectName() or type(at).__name__)
        at = at.parentWidget()
    return "/".join(reversed(names[:3]))

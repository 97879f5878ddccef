"""Tab bars that Qt forgets."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QTabBar


def hide_leftover_bars(window: QMainWindow) -> None:
    """Hide tab bars that lost their panels to another one.

    When a third panel joins two that share a place, Qt makes a new bar and leaves the old one
    where it was, shown.
    """
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = [bar for bar in window.findChildren(QTabBar, options=direct) if not bar.isHidden()]
    tabs = [{bar.tabText(index) for index in range(bar.count())} for bar in bars]
    for place, bar in enumerate(bars):
        others = [*tabs[:place], *tabs[place + 1 :]]
        if any(tabs[place] < other for other in others) or tabs[place] in tabs[place + 1 :]:
            bar.hide()

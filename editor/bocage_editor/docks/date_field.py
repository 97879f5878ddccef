"""Entering a day, or none."""

from datetime import date

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import (
    QCalendarWidget,
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from bocage_editor.docks.fields import LineField

USUAL = date(1944, 6, 6)
"""Where the calendar opens if no day is stated."""


class DateField(QWidget):
    """A day such as 1944-06-06, typed or picked from a calendar; empty if it is not stated."""

    entered = Signal(object)

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        """Begin without a day."""
        super().__init__(parent)
        self._day: date | None = None
        self.line = LineField(name, title, self)
        self.line.set_hint(self.tr("YYYY-MM-DD"))
        self.line.normal = _normal
        self.complaint = QLabel(self.tr("No such day"), self)
        self.complaint.setObjectName(f"{name}/complaint")
        self.complaint.hide()
        self.calendar = QCalendarWidget(self)
        self.calendar.setObjectName(f"{name}/calendar")
        self.calendar.setAccessibleName(title)
        self._menu = QMenu(self)
        action = QWidgetAction(self._menu)
        action.setDefaultWidget(self.calendar)
        self._menu.addAction(action)
        self.button = QToolButton(self)
        self.button.setObjectName(f"{name}/pick")
        self.button.setAccessibleName(self.tr("{title}: pick from a calendar").format(title=title))
        self.button.setArrowType(Qt.ArrowType.DownArrow)
        row = QHBoxLayout()
        row.setSpacing(2)
        row.addWidget(self.line)
        row.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        layout.addLayout(row)
        layout.addWidget(self.complaint)
        self.setFocusProxy(self.line)
        self.line.entered.connect(self._enter)
        self.line.editingFinished.connect(self._settle)
        self.button.clicked.connect(self._open)
        self.calendar.clicked.connect(self._pick)

    def show_value(self, day: date | None) -> None:
        """Show the day that a document states."""
        self._day = day
        self.line.show_value(day.isoformat() if day else "")

    def _enter(self, text: str) -> None:
        day = day_in(text)
        self.complaint.setVisible(bool(text.strip()) and day is None)
        if day is not None or not text.strip():
            self.entered.emit(day)

    def _settle(self) -> None:
        self.complaint.hide()
        self.line.setText(self._day.isoformat() if self._day else "")

    def _open(self) -> None:
        day = self._day or USUAL
        self.calendar.setSelectedDate(QDate(day.year, day.month, day.day))
        self._menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def _pick(self, picked: QDate) -> None:
        self._menu.close()
        self.entered.emit(date(picked.year(), picked.month(), picked.day()))


def day_in(text: str) -> date | None:
    """Return the day that a text such as ``1944-06-06`` or ``6.6.1944`` names."""
    words = text.strip().replace("/", ".").split(".")
    if len(words) == 3 and len(words[2]) == 4:
        text = "-".join([words[2], words[1].zfill(2), words[0].zfill(2)])
    try:
        return date.fromisoformat(text.strip()) if len(text.strip()) == 10 else None
    except ValueError:
        return None


def _normal(text: str) -> str:
    day = day_in(text)
    return day.isoformat() if day else text.strip()

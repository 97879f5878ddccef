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
from bocage_editor.words.days import days_in

USUAL = date(1944, 6, 6)
"""Where the calendar opens if no day is stated."""


class DateField(QWidget):
    """A day such as 1944-06-06, typed or picked from a calendar; empty if it is not stated.

    A text that may mean two days is not taken, whatever the language of the program.
    """

    entered = Signal(object)

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        """Begin without a day."""
        super().__init__(parent)
        self._day: date | None = None
        self.line = LineField(name, title, self)
        self.line.set_hint(self.tr("YYYY-MM-DD"))
        self.line.normal = _normal
        self.complaint = QLabel(self)
        self.complaint.setObjectName(f"{name}/complaint")
        self.complaint.setWordWrap(True)
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
        self.line.taken_back.connect(self.complaint.hide)
        self.button.clicked.connect(self._open)
        self.calendar.clicked.connect(self._pick)

    def show_value(self, day: date | None) -> None:
        """Show the day that a document states."""
        self._day = day
        self.complaint.hide()
        self.line.show_value(day.isoformat() if day else "")

    def _enter(self, text: str) -> None:
        days, text = days_in(text), text.strip()
        problem = ""
        if len(days) == 1:
            self.entered.emit(days[0])
        elif not text:
            self.entered.emit(None)
        elif days:
            told = self.tr("“{text}”: is that {day} or {other}?")
            problem = told.format(text=text, day=days[0], other=days[1])
        else:
            problem = self.tr("“{text}” is no day.").format(text=text)
        self.complaint.setText(problem)
        self.complaint.setMinimumHeight(self.complaint.heightForWidth(self.width()))
        self.complaint.setVisible(bool(problem))

    def _settle(self) -> None:
        """Show what the document says; a complaint stays, to tell why the text has gone."""
        self.line.setText(self._day.isoformat() if self._day else "")

    def _open(self) -> None:
        day = self._day or USUAL
        self.calendar.setSelectedDate(QDate(day.year, day.month, day.day))
        self._menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def _pick(self, picked: QDate) -> None:
        self._menu.close()
        self.entered.emit(date(picked.year(), picked.month(), picked.day()))


def _normal(text: str) -> str:
    days = days_in(text)
    return days[0].isoformat() if len(days) == 1 else text.strip()

"""Entry fields that show what a document says, also where it says several things at once.

A field tells of what a person enters, never of what it is given to show.  The wheel turns over
fields in a scrolled panel scroll the panel unless the field has the focus, and the keys for
undoing belong to the document, not to the field.  Only what the document did not take, such as
half a number, is taken back in the field first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextCursor, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)


class Mixed(Enum):
    """What a field shows for pieces that differ."""

    MIXED = "mixed"


MIXED: Final = Mixed.MIXED
LINES = 3, 10
"""Fewest and most lines that a field for longer texts takes up."""
_NO_BAR = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_UNDOING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


def common(values: Iterable[object]) -> object:
    """Return the one value there is, or `MIXED`; None of none."""
    found = list(values)
    if not found:
        return None
    return found[0] if all(value == found[0] for value in found) else MIXED


def _undoes(event: QEvent) -> bool:
    return (
        event.type() is QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and any(event.matches(key) for key in _UNDOING)
    )


def _takes_back(event: QEvent, field: NumberField | LineField) -> bool:
    """Take back what the document did not take if the key for undoing asks for it."""
    if not (
        isinstance(event, QKeyEvent)
        and event.matches(QKeySequence.StandardKey.Undo)
        and field.is_astray()
    ):
        return False
    if event.type() is QEvent.Type.KeyPress:
        field.take_back()
    event.accept()
    return True


def _is_typed_in(field: QWidget) -> bool:
    """Tell whether keys go to a field, now or as soon as its window is on top again."""
    return field.window().focusWidget() is field


def _named(widget: QWidget, name: str, title: str) -> None:
    widget.setObjectName(name)
    widget.setAccessibleName(title)


class ChoiceField(QComboBox):
    """One of several things; what is shown and not among them is added as it is."""

    chosen = Signal(object)

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        """Begin without anything to choose from."""
        super().__init__(parent)
        _named(self, name, title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._choices: list[tuple[str, object]] = []
        self._values: list[object] = []
        self._shown: object = None
        self.activated.connect(self._activated)

    def set_choices(self, choices: Iterable[tuple[str, object]]) -> None:
        """Offer other things: what they are called, and what they are."""
        new = list(choices)
        if new != self._choices:
            self._choices = new
            self._fill(self._shown)

    def show_value(self, value: object) -> None:
        """Show what is chosen now, which may be `MIXED`."""
        if value != self._shown or self._at(value) != self.currentIndex():
            self._fill(value)

    def _fill(self, value: object) -> None:
        blocker = QSignalBlocker(self)
        self._shown = value
        shown = list(self._choices)
        if all(each != value for _, each in shown):
            text = self.tr("mixed") if value is MIXED else str(value or "–").removeprefix("?")
            shown.insert(0, (text, value))
        self._values = [each for _, each in shown]
        self.clear()
        self.addItems([text for text, _ in shown])
        self.setCurrentIndex(self._at(value))
        blocker.unblock()

    def _at(self, value: object) -> int:
        return self._values.index(value) if value in self._values else -1

    def value_at(self, row: int) -> object:
        """Return what is chosen with a row; Qt's own data would turn enumerations into words."""
        return self._values[row]

    def _activated(self, row: int) -> None:
        value = self._values[row]
        if value is not MIXED and value != self._shown:
            self.chosen.emit(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Choose with the wheel only with the focus."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class NumberField(QSpinBox):
    """A whole number; perhaps with a word for the lowest one."""

    entered = Signal(int)

    def __init__(
        self, name: str, title: str, least: int, most: int, parent: QWidget | None = None
    ) -> None:
        """Take numbers from ``least`` to ``most``."""
        super().__init__(parent)
        _named(self, name, title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._least, self._most = least, most
        self._word = ""
        self._mixed = False
        self.setRange(least, most)
        self.valueChanged.connect(self._changed)

    def set_word(self, word: str) -> None:
        """Show a word instead of the lowest number."""
        if word != self._word:
            self._word = word
            self._apply_word()

    def _apply_word(self) -> None:
        self.setSpecialValueText(self.tr("mixed") if self._mixed else self._word)

    def set_bounds(self, least: int, most: int) -> None:
        """Take other numbers."""
        self._least, self._most = least, most

    def show_value(self, value: object) -> None:
        """Show a number, or `MIXED`; one out of bounds is shown all the same."""
        blocker = QSignalBlocker(self)
        mixed = value is MIXED
        number = value if isinstance(value, int) else self._least - 1
        low, high = min(self._least, number), max(self._most, number)
        if (low, high, mixed) != (self.minimum(), self.maximum(), self._mixed):
            self._mixed = mixed
            self.setRange(low, high)
            self._apply_word()
        if number != self.value():
            self.setValue(number)
        blocker.unblock()

    def _changed(self, number: int) -> None:
        if number >= self._least or not self._mixed:
            self.entered.emit(number)

    def is_astray(self) -> bool:
        """Tell whether the text is no number yet."""
        word = self.specialValueText()
        is_word = word and self.value() == self.minimum()
        return self.text() != (word if is_word else self.textFromValue(self.value()))

    def take_back(self) -> None:
        """Show the number that there was before."""
        self.setValue(self.value())

    def event(self, event: QEvent) -> bool:
        """Leave undoing to the document, unless there is something here to take back."""
        if _takes_back(event, self):
            return True
        if _undoes(event):
            event.ignore()
            return False
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count with the wheel only with the focus."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class TickField(QCheckBox):
    """Yes or no, or some of each."""

    ticked = Signal(bool)

    def __init__(self, name: str, text: str, parent: QWidget | None = None) -> None:
        """Begin without a tick."""
        super().__init__(text.replace("&", "&&"), parent)
        _named(self, name, text)
        self.clicked.connect(lambda _: self.ticked.emit(self.isChecked()))

    def show_value(self, value: object) -> None:
        """Show yes, no, or `MIXED`."""
        blocker = QSignalBlocker(self)
        self.setTristate(value is MIXED)
        if value is MIXED:
            self.setCheckState(Qt.CheckState.PartiallyChecked)
        else:
            self.setChecked(bool(value))
        blocker.unblock()

    def nextCheckState(self) -> None:
        """Tick it, or take the tick away; persons never make a mixture."""
        on = self.checkState() is not Qt.CheckState.Checked
        self.setTristate(False)
        self.setChecked(on)


def _plain(text: str) -> str:
    return text


class LineField(QLineEdit):
    """A text of one line."""

    entered = Signal(str)
    taken_back = Signal()
    """A text that the document did not take has gone."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setAcceptDrops(False)  # files are dropped on the window, to open them
        _named(self, name, title)
        self.normal: Callable[[str], str] = _plain
        """What the document makes of a text, such as one without blanks around it."""
        self._hint = ""
        self._said = ""
        self.textEdited.connect(self.entered)

    def set_hint(self, text: str) -> None:
        """Say in the empty field what may be entered."""
        self._hint = text
        self.setPlaceholderText(text)

    def show_value(self, value: object) -> None:
        """Show a text, or `MIXED`; the cursor stays where it is."""
        self.setPlaceholderText(self.tr("mixed") if value is MIXED else self._hint)
        self._said = text = value if isinstance(value, str) else ""
        if self.text() == text or (_is_typed_in(self) and self.normal(self.text()) == text):
            return
        place = self.cursorPosition()
        self.setText(text)
        self.setCursorPosition(place)

    def select_part(self, start: int, length: int) -> None:
        """Select so many characters of the text."""
        before, text = _units(self.text()[:start]), self.text()[start : start + length]
        self.setSelection(before, _units(text))

    def is_astray(self) -> bool:
        """Tell whether the text is none that the document has taken."""
        return self._said not in (self.text(), self.normal(self.text()))

    def take_back(self) -> None:
        """Show what the document says."""
        self.setText(self._said)
        self.taken_back.emit()

    def event(self, event: QEvent) -> bool:
        """Leave undoing to the document, unless there is something here to take back."""
        if _takes_back(event, self):
            return True
        if _undoes(event):
            event.ignore()
            return False
        return super().event(event)


class TextField(QPlainTextEdit):
    """A text of several lines, as high as it needs to be within bounds."""

    entered = Signal(str)

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setAcceptDrops(False)  # files are dropped on the window, to open them
        _named(self, name, title)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.normal: Callable[[str], str] = _plain
        self._fewest, self._most = LINES
        self._showing = False
        self.textChanged.connect(self._changed)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def _changed(self) -> None:
        if not self._showing:
            self.entered.emit(self.text())

    def text(self) -> str:
        """Return the text just as it was entered; Qt's own way loses protected blanks."""
        return self.document().toRawText().replace("\u2029", "\n")

    def select_part(self, start: int, length: int) -> None:
        """Select so many characters of the text, and scroll to them."""
        before, text = _units(self.text()[:start]), self.text()[start : start + length]
        cursor = self.textCursor()
        cursor.setPosition(before)
        cursor.setPosition(before + _units(text), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def set_lines(self, fewest: int, most: int) -> None:
        """Take up as many lines as the text has, within bounds."""
        self._fewest, self._most = fewest, most
        self._fit()

    def _fit(self) -> None:
        lines = round(self.document().documentLayout().documentSize().height())
        lines = max(self._fewest, min(self._most, lines))
        edge = 2 * (self.frameWidth() + ceil(self.document().documentMargin()))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + edge + 2)
        more = self._most < round(self.document().documentLayout().documentSize().height())
        needed = Qt.ScrollBarPolicy.ScrollBarAsNeeded if more else _NO_BAR
        self.setVerticalScrollBarPolicy(needed)

    def show_value(self, value: object) -> None:
        """Show a text, or `MIXED`; only what differs is replaced, so that the cursor stays."""
        self.setPlaceholderText(self.tr("mixed") if value is MIXED else "")
        new, old = value if isinstance(value, str) else "", self.text()
        new = new.replace("\r\n", "\n").replace("\r", "\n").replace("\u2029", "\n")
        if old == new or (_is_typed_in(self) and self.normal(old) == new):
            return
        start = 0
        while start < min(len(old), len(new)) and old[start] == new[start]:
            start += 1
        end = 0
        while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
            end += 1
        self._showing = True
        cursor = QTextCursor(self.document())
        cursor.setPosition(_units(old[:start]))
        cursor.setPosition(_units(old[: len(old) - end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(new[start : len(new) - end])
        self._showing = False

    def event(self, event: QEvent) -> bool:
        """Leave undoing to the document."""
        if _undoes(event):
            event.ignore()
            return False
        if event.type() is QEvent.Type.FontChange:
            self._fit()
        return super().event(event)


def _units(text: str) -> int:
    """Return the length of a text as Qt counts it."""
    return len(text.encode("utf-16-le")) // 2

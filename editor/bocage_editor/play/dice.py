"""A tray of battle dice: what was rolled, or dice that somebody turns by hand."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bocage_editor.play.die_button import DieButton
from bocage_editor.words.dice import TURN_THEM, USE, die_words, result_words, roll_words
from bocage_engine.dice import SYMBOLS, Roll, roll_of
from bocage_schema.catalogue.words import DieFace

SETTLE_MS = 150
TILT_DEG = 28.0
LEAST_SIDE, MOST_SIDE = 26, 56
GAP = 6
BADGE_ROOM = 8
FLAGS = frozenset({DieFace.FLAG})
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class DiceTray(QWidget):
    """Dice side by side, and below them what they did."""

    picked = Signal(object)
    """The `Roll` that was turned by hand."""
    cancelled = Signal()
    """Escape was pressed while dice were turned by hand."""

    def __init__(self, language: str = "en", parent: QWidget | None = None) -> None:
        """Begin without dice."""
        super().__init__(parent)
        self._language = language
        self.still = False
        """No motion: dice lie straight at once."""
        self._dice: list[DieButton] = []
        self._area = QWidget(self)
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._area.setMinimumHeight(LEAST_SIDE + BADGE_ROOM)
        self._area.installEventFilter(self)
        self._summary = QLabel(self)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._summary.setWordWrap(True)
        self._use = QPushButton(USE.get(language), self)
        self._use.setObjectName("dice/use")
        self._use.clicked.connect(self._confirm)
        self._use.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self._area, 1)
        column.addWidget(self._summary)
        column.addWidget(self._use, 0, Qt.AlignmentFlag.AlignHCenter)
        self._settling = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._settling.setDuration(SETTLE_MS)
        self._settling.valueChanged.connect(self._settle)

    @property
    def dice(self) -> list[DieButton]:
        """The dice from the left."""
        return self._dice

    @property
    def summary(self) -> str:
        """The text below the dice."""
        return self._summary.text()

    def clear(self) -> None:
        """Take all dice away."""
        self._forget()
        self._say("", "")

    def show_roll(
        self,
        roll: Roll,
        hits: Collection[DieFace] = (),
        flags: Collection[DieFace] = FLAGS,
        *,
        counts: tuple[int, int] | None = None,
        words: str | None = None,
    ) -> None:
        """Show a roll, with the symbols that hit in it and those that are flags.

        ``counts`` are hits and flags where they are not as many as these symbols; ``words``
        take the place of the text below.
        """
        self._forget()
        for face in _sorted(roll, hits, flags):
            die = self._add(face)
            die.hits, die.flags = face in hits, face in flags and face not in hits
        found = counts or (roll.showing(set(hits)), roll.showing(set(flags) - set(hits)))
        result = result_words(*found, self._language) if words is None else words
        self._say(result, f"{roll_words(roll, self._language)}. {result}")
        self._arrange()
        if not self.still and self.isVisible():
            self._settle(1.0)
            self._settling.start()

    def choose(self, dice: int, start: Roll | None = None) -> None:
        """Let somebody turn so many dice by hand, which begin as a roll if one is given."""
        self._forget()
        faces = list(_sorted(start, (), ())) if start else [DieFace.INFANTRY] * dice
        for face in faces[:dice]:
            die = self._add(face, turns=True)
            die.turned.connect(self._name_dice)
        self._use.show()
        self._name_dice()
        self._say(TURN_THEM.get(self._language), TURN_THEM.get(self._language))
        self._arrange()
        if self._dice:
            self._dice[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_choosing(self) -> bool:
        """Tell whether dice are being turned by hand."""
        return not self._use.isHidden()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along dice that are turned by hand, or be done with them."""
        key = event.key()
        if not self.is_choosing:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm()
        elif key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif key in _SIDEWAYS:
            self._walk(_SIDEWAYS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay the dice out anew when their area changes."""
        if watched is self._area and isinstance(event, QResizeEvent):
            self._arrange()
        return False

    def sizeHint(self) -> QSize:
        """Return room for four dice."""
        return QSize(4 * (MOST_SIDE + GAP) + 8, MOST_SIDE + BADGE_ROOM + 40)

    def _add(self, face: DieFace, *, turns: bool = False) -> DieButton:
        die = DieButton(face, self._area, turns=turns)
        die.setObjectName(f"die/{len(self._dice) + 1}")
        die.setAccessibleName(die_words(len(self._dice) + 1, face, self._language))
        die.show()
        self._dice.append(die)
        return die

    def _forget(self) -> None:
        self._settling.stop()
        self._use.hide()
        for die in self._dice:
            die.hide()
            die.deleteLater()
        self._dice = []

    def _say(self, text: str, spoken: str) -> None:
        self._summary.setText(text)
        self.setAccessibleName(spoken)

    def _name_dice(self) -> None:
        for number, die in enumerate(self._dice, 1):
            die.setAccessibleName(die_words(number, die.face, self._language))

    def _walk(self, step: int) -> None:
        focused = [place for place, die in enumerate(self._dice) if die.hasFocus()]
        place = (focused[0] if focused else 0) + step
        if 0 <= place < len(self._dice):
            self._dice[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _confirm(self) -> None:
        self._use.hide()
        self.picked.emit(roll_of(die.face for die in self._dice))

    def set_still(self, still: bool) -> None:
        """Let dice lie straight at once, those that still roll, too; or let them roll."""
        self.still = still
        if still:
            self._settling.stop()
            self._settle(0.0)

    def _settle(self, share: float) -> None:
        for number, die in enumerate(self._dice):
            die.tilt_deg = share * TILT_DEG * (1 if number % 2 else -1)
            die.update()

    def _arrange(self) -> None:
        """Lay the dice in as many rows as keep them large."""
        count = len(self._dice)
        if not count:
            return
        area = self._area.size()
        rows, side = max(
            ((rows, _side(area, -(-count // rows), rows)) for rows in (1, 2, 3)),
            key=lambda found: (found[1], -found[0]),
        )
        across = -(-count // rows)
        tall = rows * (side + BADGE_ROOM)
        for number, die in enumerate(self._dice):
            row, column = divmod(number, across)
            here = min(across, count - row * across)
            left = (area.width() - here * (side + GAP) + GAP) // 2
            top = (area.height() - tall) // 2 + row * (side + BADGE_ROOM)
            die.setGeometry(QRect(left + column * (side + GAP), top, side, side + BADGE_ROOM))


def _side(area: QSize, across: int, rows: int) -> int:
    wide = (area.width() + GAP) // across - GAP
    tall = area.height() // rows - BADGE_ROOM
    return max(LEAST_SIDE, min(MOST_SIDE, wide, tall))


def _sorted(roll: Roll, hits: Collection[DieFace], flags: Collection[DieFace]) -> Iterator[DieFace]:
    """Yield the faces of a roll: hits, then flags, then what does nothing."""
    order = sorted(SYMBOLS, key=lambda symbol: (symbol not in hits, symbol not in flags))
    for symbol in order:
        yield from [symbol] * roll[SYMBOLS.index(symbol)]

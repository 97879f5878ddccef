"""Entering a group of hexes: by their labels, or as they are selected on the board."""

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bocage_editor.docks.fields import LineField
from bocage_editor.words.hexes import hex_named
from bocage_scenarios.checks.exits import stretch
from bocage_schema.board_formats import Board
from bocage_schema.hexes import Hex

_BREAKS = re.compile(r"[\s,;]+")
_RANGE = re.compile(r"(\w+)[-–](\w+)")


class HexError(ValueError):
    """A word that names no hexes of the board."""


def hexes_in(text: str, board: Board) -> tuple[Hex, ...]:
    """Return the hexes that a text names, as in ``C5, D5, e4`` or, along an edge, ``A9-M9``.

    Raises `HexError` with the first word that names none.
    """
    found: dict[Hex, None] = {}
    for word in filter(None, _BREAKS.split(text)):
        ends = _RANGE.fullmatch(word)
        if ends is None:
            found[_hex(word, board)] = None
            continue
        between = stretch(board, (_hex(ends[1], board), _hex(ends[2], board)))
        if not between:
            raise HexError(word)
        found.update(dict.fromkeys(between))
    return tuple(found)


def _hex(word: str, board: Board) -> Hex:
    at = hex_named(word, board)
    if at is None:
        raise HexError(word)
    return at


def labels_of(hexes: Iterable[Hex], board: Board) -> str:
    """Return hexes as they are entered."""
    return ", ".join(map(board.label, hexes))


class HexEntry(QWidget):
    """A field for the labels of hexes, and a button that takes those selected on the board."""

    entered = Signal(object)
    """The hexes that were typed."""
    selection_wanted = Signal()
    stretch_wanted = Signal()
    """The hexes between the two ends of an edge are to join."""

    def __init__(self, prefix: str, parent: QWidget | None = None) -> None:
        """Begin without hexes; ``prefix`` begins the names of the fields."""
        super().__init__(parent)
        self._board: Board | None = None
        self._hexes: tuple[Hex, ...] = ()
        self.labels = LineField(f"{prefix}/group", self.tr("Hexes"), self)
        self.labels.set_hint(self.tr("Such as C5, D5, e4"))
        self.labels.normal = self._normal
        self.complaint = QLabel(self)
        self.complaint.setObjectName(f"{prefix}/complaint")
        self.complaint.setWordWrap(True)
        self.complaint.hide()
        self.take = QPushButton(self.tr("Use selected hexes"), self)
        self.take.setObjectName(f"{prefix}/use_selected")
        self.take.setToolTip(self.tr("Select hexes on the board; Shift adds, Ctrl removes"))
        self.fill = QPushButton(self.tr("Fill the stretch between"), self)
        self.fill.setObjectName(f"{prefix}/fill_stretch")
        buttons = QHBoxLayout()
        buttons.addWidget(self.take)
        buttons.addWidget(self.fill)
        buttons.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.labels)
        layout.addWidget(self.complaint)
        layout.addLayout(buttons)
        self.setFocusProxy(self.labels)
        self.labels.entered.connect(self._enter)
        self.labels.editingFinished.connect(self._settle)
        self.labels.taken_back.connect(self.complaint.hide)
        self.take.clicked.connect(self.selection_wanted)
        self.fill.clicked.connect(self.stretch_wanted)

    def show_hexes(self, hexes: Sequence[Hex], board: Board) -> None:
        """Show which hexes a group has."""
        self._board, self._hexes = board, tuple(hexes)
        self.labels.show_value(labels_of(hexes, board))
        whole = stretch(board, self._hexes) if hexes else ()
        self.fill.setVisible(bool(whole) and set(whole) != set(hexes))

    def show_selection(self, number: int) -> None:
        """Take notice of how many hexes are selected on the board."""
        self.take.setEnabled(number > 0)

    def _normal(self, text: str) -> str:
        if self._board is None:
            return text
        try:
            return labels_of(hexes_in(text, self._board), self._board)
        except HexError:
            return text

    def _enter(self, text: str) -> None:
        assert self._board is not None
        problem = ""
        try:
            hexes = hexes_in(text, self._board)
            if hexes:
                self.entered.emit(hexes)
            else:
                problem = self.tr("It takes at least one hex.")
        except HexError as error:
            problem = self.tr("The board has no hex “{word}”.").format(word=error)
        self.complaint.setText(problem)
        self.complaint.setVisible(bool(problem))

    def _settle(self) -> None:
        """Show what the document has, as soon as nobody types any more."""
        self.complaint.hide()
        if self._board is not None:
            self.labels.setText(labels_of(self._hexes, self._board))

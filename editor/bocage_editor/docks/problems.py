"""The list of findings: where, what, why, and what to do."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.docks.signs import severity_icon
from bocage_editor.live.checks import LiveChecks
from bocage_editor.words.findings import in_words
from bocage_schema.code_table import CODES
from bocage_schema.diagnostics import Diagnostic, Severity

FINDING = int(Qt.ItemDataRole.UserRole) + 1

Index = QModelIndex | QPersistentModelIndex


class ProblemsModel(QAbstractListModel):
    """Findings, the worst first, those with all words of a filter only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without findings."""
        super().__init__(parent)
        self._all: list[Diagnostic] = []
        self._shown: list[Diagnostic] = []
        self._words: list[str] = []

    def set_findings(self, findings: list[Diagnostic]) -> None:
        """Show other findings; nothing moves where they are the same."""
        ordered = sorted(findings, key=lambda item: -item.severity)
        if ordered == self._all:
            return
        self._all = ordered
        self._apply()

    def set_filter(self, text: str) -> None:
        """Show findings that contain all words."""
        self._words = text.casefold().split()
        self._apply()

    def _apply(self) -> None:
        self.beginResetModel()
        self._shown = [
            item for item in self._all if all(word in told(item).casefold() for word in self._words)
        ]
        self.endResetModel()

    @property
    def findings(self) -> list[Diagnostic]:
        """The findings shown."""
        return self._shown

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many findings are shown."""
        return 0 if parent and parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a view asks of a finding."""
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        item = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return told(item)
            case Qt.ItemDataRole.DecorationRole:
                return _icon(item.severity)
            case Qt.ItemDataRole.ToolTipRole:
                words = in_words(item)
                return f"{words.message}\n\n{words.hint}" if words.hint else words.message
            case _ if role == FINDING:
                return item
        return None


def _icon(severity: Severity) -> QIcon:
    return severity_icon(severity)


def told(item: Diagnostic) -> str:
    """Return a finding in one line: where, what, and what to do."""
    words = in_words(item)
    place = f"{item.hex}: " if item.hex else ""
    hint = f" ({words.hint})" if words.hint else ""
    return f"{place}{words.message}{hint} [{item.code}]"


class Problems(QWidget):
    """Lists the findings on a document and offers their repairs."""

    went_to = Signal(object)
    """A finding was chosen, so that its hex is to be shown."""
    fix_wanted = Signal(object)
    """A finding is to be repaired."""
    fix_all_wanted = Signal(str)
    """All findings with a code are to be repaired."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a document."""
        super().__init__(parent)
        self.setObjectName("problems")
        self._checks: LiveChecks | None = None
        self._resume = 0
        """The row from which to go on where no finding is chosen."""
        self.model = ProblemsModel(self)
        self.list = QListView(self)
        self.list.setObjectName("problems/list")
        self.list.setAccessibleName(self.tr("Problems"))
        self.list.setModel(self.model)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.empty = QLabel(self)
        self.empty.setObjectName("problems/empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = QLineEdit(self)
        self.words.setObjectName("problems/filter")
        self.words.setPlaceholderText(self.tr("Filter"))
        self.words.setAccessibleName(self.tr("Filter problems"))
        self.words.setClearButtonEnabled(True)
        self.fix = QPushButton(self.tr("Fix"), self)
        self.fix.setObjectName("problems/fix")
        self.fix_all = QPushButton(self.tr("Fix all of this kind"), self)
        self.fix_all.setObjectName("problems/fix_all")
        self.preview = QLabel(self)
        self.preview.setObjectName("problems/preview")
        self.preview.setWordWrap(True)
        self._lay_out()
        self.words.textChanged.connect(self.model.set_filter)
        self.words.textChanged.connect(self._update)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)
        self.list.selectionModel().currentChanged.connect(self._show_fix)
        self.model.modelReset.connect(self._show_fix)
        self.fix.clicked.connect(self.fix_current)
        self.fix_all.clicked.connect(self._fix_all)
        self._show_fix()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.fix)
        buttons.addWidget(self.fix_all)
        buttons.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        for widget in (self.words, self.empty, self.list, self.preview):
            layout.addWidget(widget)
        layout.addLayout(buttons)

    def follow(self, checks: LiveChecks | None) -> None:
        """List the findings of another document."""
        if self._checks is not None:
            self._checks.updated.disconnect(self._update)
        self._checks = checks
        if checks is not None:
            checks.updated.connect(self._update)
        self._update()

    def _update(self) -> None:
        current = self.current()
        self.model.set_findings(list(self._checks.report) if self._checks else [])
        if current in self.model.findings:
            self._set_current(self.model.findings.index(current))
        nothing = not self.model.findings
        self.empty.setVisible(nothing)
        self.list.setVisible(not nothing)
        self.empty.setText(self._empty_text())
        self._show_fix()

    def _empty_text(self) -> str:
        if self._checks is None:
            return self.tr("Open a scenario, and what is wrong with it is listed here.")
        if self.words.text() and len(self._checks.report):
            return self.tr("No problem contains these words.")
        number = sum(code[0] not in "FM" for code in CODES)
        return self.tr("Nothing found by {number} checks.").format(number=number)

    def current(self) -> Diagnostic | None:
        """Return the finding that is chosen."""
        found = self.list.currentIndex().data(FINDING)
        return found if isinstance(found, Diagnostic) else None

    def _set_current(self, row: int) -> None:
        self.list.setCurrentIndex(self.model.index(row))

    def step(self, by: int) -> Diagnostic | None:
        """Choose the next finding, or the one before, and return it."""
        number = len(self.model.findings)
        if not number:
            return None
        row = self.list.currentIndex().row()
        if row < 0:
            row = self._resume - 1 if by > 0 else self._resume
        self._set_current((row + by) % number)
        found = self.current()
        self.went_to.emit(found)
        return found

    def _go(self) -> None:
        found = self.current()
        if found is not None:
            self.went_to.emit(found)

    def _show_fix(self) -> None:
        found = self.current()
        fix = in_words(found).fix if found else None
        self.fix.setEnabled(fix is not None)
        self.fix_all.setEnabled(fix is not None)
        text = self.tr("Fix would: {title}").format(title=fix.title) if fix else ""
        self.preview.setText(text)
        self.preview.setVisible(bool(text))

    def fix_current(self) -> None:
        """Ask for the repair of the finding that is chosen."""
        found = self.current()
        if found is not None and found.fix is not None:
            row = self.list.currentIndex().row()
            self.fix_wanted.emit(found)
            self._after_fix(row)

    def _after_fix(self, row: int) -> None:
        """Go on from the same place of the list with the next step."""
        if self._checks is not None:
            self._checks.settle()
        if self.current() is None:
            self._resume = row

    def _fix_all(self) -> None:
        found = self.current()
        if found is not None:
            self.fix_all_wanted.emit(found.code)
            self._after_fix(0)

    def copy_all(self) -> None:
        """Put the list onto the clipboard as text."""
        QGuiApplication.clipboard().setText("\n".join(map(told, self.model.findings)))

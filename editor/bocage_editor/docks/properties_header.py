"""What the panel of properties says of a hex before it comes to the pieces."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bocage_editor.docks.signs import severity_icon
from bocage_editor.words.findings import in_words, severity_words
from bocage_editor.words.hexes import section_words
from bocage_editor.words.objectives import sentences_at
from bocage_scenarios.model import Scenario
from bocage_schema.diagnostics import Diagnostic
from bocage_schema.hexes import Hex

MOST_FINDINGS = 4
SIGN_PX = 16


class HexHeader(QWidget):
    """Says which hexes are selected, what is wrong there, and what can be won there."""

    objectives_wanted = Signal()
    """The medals and exits of the hex are to be edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.title = QLabel(self)
        self.title.setObjectName("properties/title")
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.findings = QWidget(self)
        self.findings.setObjectName("properties/findings")
        self._grid = QGridLayout(self.findings)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._shown: tuple[Diagnostic, ...] = ()
        self.objectives = QLabel(self)
        self.objectives.setObjectName("properties/objectives")
        self.objectives.setWordWrap(True)
        self.objectives.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.edit = QPushButton(self)
        self.edit.setObjectName("properties/edit_objectives")
        self.edit.setAccessibleName(self.tr("Medals and exits"))
        self.edit.clicked.connect(self.objectives_wanted)
        row = QHBoxLayout()
        row.addWidget(self.edit)
        row.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.findings, self.objectives):
            layout.addWidget(widget)
        layout.addLayout(row)

    def show_hexes(self, scenario: Scenario, hexes: Sequence[Hex], language: str) -> None:
        """Name the hexes, and say what can be won on a single one."""
        lines: list[str] = []
        if len(hexes) == 1:
            sections = section_words(scenario, hexes[0])
            label = scenario.board.label(hexes[0])
            self.title.setText(f"{label} · {sections}")
            lines = sentences_at(scenario, hexes[0], language)
        else:
            self.title.setText(self.tr("{number} hexes").format(number=len(hexes)))
        self.objectives.setText("\n".join(lines))
        self.objectives.setVisible(bool(lines))
        self.edit.setText(self.tr("Medals and exits…") if lines else self.tr("Add medal or exit…"))
        self.edit.setVisible(len(hexes) == 1)

    def show_findings(self, findings: Sequence[Diagnostic]) -> None:
        """List what the checks have found."""
        if tuple(findings) == self._shown:
            return
        self._shown = tuple(findings)
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        ordered = sorted(findings, key=lambda each: -each.severity)
        for line, finding in enumerate(ordered[:MOST_FINDINGS]):
            sign = QLabel(self.findings)
            icon = severity_icon(finding.severity)
            sign.setPixmap(icon.pixmap(QSize(SIGN_PX, SIGN_PX), self.devicePixelRatio()))
            sign.setAccessibleName(severity_words(finding.severity))
            told = in_words(finding)
            words = QLabel(told.message, self.findings)
            words.setWordWrap(True)
            words.setToolTip(told.hint)
            self._grid.addWidget(sign, line, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words, line, 1)
        more = len(findings) - MOST_FINDINGS
        if more > 0:
            text = self.tr("and {number} more, see Problems").format(number=more)
            self._grid.addWidget(QLabel(text, self.findings), MOST_FINDINGS, 1)
        self.findings.setVisible(bool(findings))

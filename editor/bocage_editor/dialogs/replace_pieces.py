"""Replacing a piece, a kind of unit, a figure set or a badge all over the board."""

from collections import Counter
from collections.abc import Callable, Collection

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.document import Change
from bocage_editor.tools.session import Session
from bocage_scenarios.describe import name_of
from bocage_scenarios.edits.replacing import (
    replace_army,
    replace_badge,
    replace_kind,
    replace_piece,
)
from bocage_scenarios.model import Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer

Replacement = Callable[[Scenario, str, str, Collection[Hex] | None], Scenario]
REPLACEMENTS: dict[str, Replacement] = {
    "piece": replace_piece,
    "kind": replace_kind,
    "army": replace_army,
    "badge": replace_badge,
}


class ReplacePieces(QDialog):
    """Asks what is to be replaced by what."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Offer what is on a board."""
        super().__init__(parent)
        self.setObjectName("replace")
        self.setWindowTitle(self.tr("Replace pieces"))
        self._session = session
        self._scenario = session.scenario
        self._language = session.bench.language
        self.what = QComboBox(self)
        self.what.setObjectName("replace/what")
        for key, title in (
            ("piece", self.tr("Tiles, obstacles and markers")),
            ("kind", self.tr("Kinds of unit")),
            ("army", self.tr("Figure sets")),
            ("badge", self.tr("Badges")),
        ):
            self.what.addItem(title, key)
        self.old = QComboBox(self)
        self.old.setObjectName("replace/old")
        self.new = QComboBox(self)
        self.new.setObjectName("replace/new")
        self.only = QCheckBox(self.tr("On the selected hexes only"), self)
        self.only.setObjectName("replace/only")
        self.only.setVisible(bool(session.selection))
        self.summary = QLabel(self)
        self.summary.setObjectName("replace/summary")
        self.summary.setWordWrap(True)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        self.buttons.button(standard.Ok).setObjectName("replace/ok")
        self.buttons.button(standard.Cancel).setObjectName("replace/cancel")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("Replace"), self.what)
        form.addRow(self.tr("This"), self.old)
        form.addRow(self.tr("By"), self.new)
        form.addRow("", self.only)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.summary)
        layout.addWidget(self.buttons)
        self.what.currentIndexChanged.connect(self._fill_old)
        self.old.currentIndexChanged.connect(self._fill_new)
        self.new.currentIndexChanged.connect(self._show)
        self.only.toggled.connect(self._show)
        self._fill_old()

    def _counts(self) -> Counter[str]:
        units = [content.unit for content in self._scenario.hexes.values() if content.unit]
        match self.what.currentData():
            case "kind":
                return Counter(unit.kind for unit in units)
            case "army":
                return Counter(unit.army for unit in units if unit.army)
            case "badge":
                return Counter(unit.badge for unit in units if unit.badge)
        contents = self._scenario.hexes.values()
        tiles = [tile.piece for content in contents for _, tile in content.tiles()]
        return Counter([*tiles, *(m.piece for content in contents for m in content.markers)])

    def _name(self, key: str) -> str:
        army = catalogue().armies.get(key) if self.what.currentData() == "army" else None
        return army.names.get(self._language) if army else name_of(key, self._language)

    def _fill_old(self) -> None:
        self.old.clear()
        for key, number in self._counts().most_common():
            self.old.addItem(f"{self._name(key)} ({number})", key)
        self._fill_new()

    def _choices(self) -> Collection[str]:
        known = catalogue()
        match self.what.currentData():
            case "kind":
                return [unit.id for unit in known.units.values() if unit.placed_as is None]
            case "army":
                return known.armies
            case "badge":
                return known.badges
        old = known.pieces.get(self.old.currentData() or "")
        layer = old.layer if old else Layer.TERRAIN
        return [name for name, piece in known.pieces.items() if piece.layer is layer]

    def _fill_new(self) -> None:
        self.new.clear()
        for key in self._choices():
            if key != self.old.currentData():
                self.new.addItem(self._name(key), key)
        self._show()

    def scenario(self) -> Scenario:
        """Return the scenario after the replacement."""
        return self._session.spared(self._wanted())

    def _wanted(self) -> Scenario:
        """Return what would come of it if no layer were locked or hidden."""
        old, new = self.old.currentData(), self.new.currentData()
        if old is None or new is None:
            return self._scenario
        within = self._session.selection if self.only.isChecked() else None
        return REPLACEMENTS[self.what.currentData()](self._scenario, old, new, within)

    def text(self) -> str:
        """Return the name of the step."""
        old, new = self.old.currentData() or "", self.new.currentData() or ""
        text = self.tr("Replace {old} by {new}")
        return text.format(old=self._name(old), new=self._name(new))

    def _show(self) -> None:
        wanted = self._wanted()
        after = self._session.spared(wanted)
        changed = len(Change(self._scenario, after).hexes())
        text = self.tr("%n hex(es) would change.", None, changed)
        if after != wanted:
            text += " " + self.tr("What is locked or hidden stays.")
        self.summary.setText(text)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(changed > 0)

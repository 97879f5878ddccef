"""What a scenario says beyond its map: data, sides, texts, rules, medals, boxes, notes."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from bocage_editor.docks.fields import LineField, TextField
from bocage_editor.docks.folds import Fold
from bocage_editor.docks.scenario_boxes import Boxes, Notes
from bocage_editor.docks.scenario_general import CampForm, General
from bocage_editor.docks.scenario_goals import Goals
from bocage_editor.docks.scenario_parts import ChangeAll, Section
from bocage_editor.docks.scenario_rules import Rules
from bocage_editor.docks.scenario_texts import TextsSection
from bocage_editor.docks.side_names import side_name
from bocage_editor.docks.steps import Steps
from bocage_editor.live.counts import LiveCounts
from bocage_editor.tools.session import Session
from bocage_editor.words.finding import NOTES, Hit
from bocage_schema.ids import Side


class ScenarioPanel(QWidget):
    """Shows and edits what a document says of the whole scenario."""

    entry_wanted = Signal(bool, int)
    """An objective (False) or an exit (True) is to be edited, by its number."""
    from_map_wanted = Signal(str)
    """The texts of a language are to be compared with the map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a document."""
        super().__init__(parent)
        self.setObjectName("scenario")
        self._session: Session | None = None
        self._steps = Steps()
        self.general = General(self)
        self.camps = {side: CampForm(side, self) for side in Side}
        self.texts = TextsSection(self)
        self.goals = Goals(self)
        self.rules = Rules(self)
        self.boxes = Boxes(self)
        self.notes = Notes(self)
        self.folds: dict[str, Fold] = {}
        self._lay_out()
        for section in self.sections():
            section.wanted.connect(self._edit)
        self.goals.entry_wanted.connect(self.entry_wanted)
        self.texts.from_map_wanted.connect(self.from_map_wanted)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._steps.end)
        self.follow(None, None)

    def sections(self) -> Sequence[Section]:
        """Return the sections from top to bottom."""
        return (
            *(self.general, *self.camps.values(), self.texts, self.goals),
            *(self.rules, self.boxes, self.notes),
        )

    def _lay_out(self) -> None:
        titles = {
            "general": self.tr("General"),
            **{str(side): side_name(side) for side in Side},
            "texts": self.tr("Texts"),
            "goals": self.tr("Medals and exits"),
            "rules": self.tr("Special rules"),
            "boxes": self.tr("Boxes needed"),
            "notes": self.tr("Notes to yourself"),
        }
        page = QWidget(self)
        inside = QVBoxLayout(page)
        inside.setContentsMargins(4, 4, 4, 4)
        inside.setSpacing(2)
        for (name, title), section in zip(titles.items(), self.sections(), strict=True):
            self.folds[name] = Fold(f"scenario/{name}", title, section, page)
            inside.addWidget(self.folds[name])
        inside.addStretch()
        self.folds["general"].set_open(True)
        self.area = QScrollArea(self)
        self.area.setAccessibleName(self.tr("Scenario"))
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(page)
        self.empty = QLabel(self.tr("Open a scenario, or begin a new one."), self)
        self.empty.setObjectName("scenario/empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.empty)
        layout.addWidget(self.area)

    def follow(self, session: Session | None, counts: LiveCounts | None) -> None:
        """Show another document."""
        if self._session is not None:
            self._session.document.changed.disconnect(self._update)
        self._session = session
        self._steps.end()
        self.boxes.counts = counts
        for section in self.sections():
            section.follow(session)
        if session is not None:
            session.document.changed.connect(self._update)
        self.empty.setVisible(session is None)
        self.area.setVisible(session is not None)

    def show_text(self, hit: Hit) -> None:
        """Unfold the field in which something was found, and select it there."""
        name = "notes" if hit.field == NOTES else "texts"
        self.folds[name].set_open(True)
        field: LineField | TextField = self.notes.notes
        if name == "texts":
            field = self.texts.show_field(hit.language, hit.field)
        field.select_part(hit.start, hit.length)
        QTimer.singleShot(0, field, lambda: self.area.ensureWidgetVisible(field))

    def _update(self) -> None:
        for section in self.sections():
            section.update_shown()

    def _edit(self, field: str, text: str, change: ChangeAll) -> None:
        session = self._session
        if session is None:
            return
        merge = self._steps.name(session, field) if field else ""
        if not session.edit(text, change(session.scenario), merge):
            for section in self.sections():
                section.refresh()

"""What lies on the selected hexes, and everything that can be said of it."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.docks.fields import TextField, common
from bocage_editor.docks.properties_header import HexHeader
from bocage_editor.docks.properties_parts import Change, PartEditor
from bocage_editor.docks.properties_stack import Stack, is_unknown, subject, things_on
from bocage_editor.docks.properties_tiles import MarkerEditor, TileEditor
from bocage_editor.docks.properties_units import UnitEditor
from bocage_editor.docks.properties_words import LabelEditor
from bocage_editor.docks.steps import Steps
from bocage_editor.live.checks import LiveChecks
from bocage_editor.tools.session import LAYER_OF, Session
from bocage_scenarios.edits.healing import healed
from bocage_scenarios.edits.pieces import TILES, Part, Spot, Thing, thing_at, with_thing
from bocage_scenarios.edits.revision import with_hexes
from bocage_scenarios.edits.tokens import set_note
from bocage_scenarios.model import EMPTY_HEX, HexContent, Label, Scenario
from bocage_schema.hexes import Hex


class Properties(QWidget):
    """Shows the selected hexes of a document and edits what lies on them."""

    objectives_wanted = Signal(object)
    """The medals and exits of a hex are to be edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a document."""
        super().__init__(parent)
        self.setObjectName("properties")
        self._session: Session | None = None
        self._checks: LiveChecks | None = None
        self._steps = Steps()
        self._hexes: list[Hex] = []
        self._seen: list[object] = []
        self._things: dict[Spot, list[Thing]] = {}
        self._spot: Spot | None = None
        self._draft: Spot | None = None
        """Where a label is that has no words yet."""
        self.header = HexHeader(self)
        self.stack = Stack(self)
        self.tile = TileEditor(self)
        self.unit = UnitEditor(self)
        self.marker = MarkerEditor(self)
        self.label = LabelEditor(self)
        self.note = TextField("properties/note", self.tr("Note to yourself"), self)
        self.note.set_lines(2, 6)
        self.note.normal = str.strip
        self.remark = QLabel(self)
        self.remark.setObjectName("properties/remark")
        self.remark.setWordWrap(True)
        self.remove = QPushButton(self.tr("Remove piece"), self)
        self.remove.setObjectName("properties/remove")
        self.add_label = QPushButton(self.tr("Add label"), self)
        self.add_label.setObjectName("properties/add_label")
        self._lay_out()
        self._connect()
        self._show_nothing()

    def _lay_out(self) -> None:
        self.empty = QLabel(self)
        self.empty.setObjectName("properties/empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(12)
        buttons = QHBoxLayout()
        buttons.addWidget(self.remove)
        buttons.addWidget(self.add_label)
        buttons.addStretch()
        page = QWidget(self)
        inside = QVBoxLayout(page)
        inside.setContentsMargins(6, 6, 6, 6)
        for widget in (self.header, self.stack, self.remark, *self._editors()):
            inside.addWidget(widget)
        inside.addLayout(buttons)
        inside.addWidget(QLabel(self.tr("Note to yourself; it is never printed"), self))
        inside.addWidget(self.note)
        inside.addStretch()
        self._area = QScrollArea(self)
        self._area.setAccessibleName(self.tr("Properties"))
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(page)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self._area)

    def _connect(self) -> None:
        self.stack.picked.connect(self._pick)
        for editor in self._editors():
            editor.wanted.connect(self._edit)
        self.note.entered.connect(self._edit_note)
        self.remove.clicked.connect(self._remove)
        self.add_label.clicked.connect(self._begin_label)
        self.header.objectives_wanted.connect(self._want_objectives)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._steps.end)

    def _editors(self) -> Sequence[PartEditor]:
        return self.tile, self.unit, self.marker, self.label

    def follow(self, session: Session | None, checks: LiveChecks | None) -> None:
        """Show what is selected in another document."""
        if self._session is not None:
            self._session.document.changed.disconnect(self._follow_change)
            self._session.bench.options_changed.disconnect(self._show_editor)
        if self._checks is not None:
            self._checks.updated.disconnect(self._show_findings)
        self._session, self._checks = session, checks
        if session is not None:
            session.document.changed.connect(self._follow_change)
            session.bench.options_changed.connect(self._show_editor)
        if checks is not None:
            checks.updated.connect(self._show_findings)
        self.show_selection()

    def show_selection(self) -> None:
        """Show what is selected now."""
        session = self._session
        self._seen = []
        if session is None or not session.selection:
            self._show_nothing()
            return
        hexes = sorted(session.selection)
        if hexes != self._hexes:
            self._hexes = hexes
            self._draft = None
            self._steps.end()
        if session.spot is not None:
            self._spot = session.spot
        self._pages.setCurrentWidget(self._area)
        self._follow_change()
        self._show_findings()

    def _show_nothing(self) -> None:
        self._hexes = []
        text = self.tr(
            "Nothing is selected.\n\n"
            "Click a hex of the board with the Select tool to see and change what lies there; "
            "draw a frame to take several."
        )
        if self._session is None:
            text = self.tr("Open a scenario, or begin a new one.")
        self.empty.setText(text)
        self._pages.setCurrentWidget(self.empty)

    def _contents(self) -> list[HexContent]:
        assert self._session is not None
        there = self._session.scenario.hexes
        return [there.get(at, EMPTY_HEX) for at in self._hexes]

    def _follow_change(self) -> None:
        """Show the document as it is now, if anything on the selected hexes is another object."""
        session = self._session
        if session is None or not self._hexes:
            return
        scenario = session.scenario
        contents = self._contents()
        seen: list[object] = [*contents, *scenario.objectives, *scenario.exits]
        seen += [scenario.board_format, scenario.top]
        if len(seen) == len(self._seen) and all(map(_is_same, seen, self._seen)):
            return
        self._seen = seen
        self._things = things_on(contents)
        self._choose_spot()
        language = session.bench.language
        self.header.show_hexes(scenario, self._hexes, language)
        self.stack.show_things(self._things, self._spot, language)
        self.note.show_value(common(content.note for content in contents))
        self._show_editor()

    def _choose_spot(self) -> None:
        """Keep to the part that was edited last; failing that, take what is on top."""
        spots = list(self._things)
        if self._spot in spots or (self._spot and self._spot == self._draft):
            return
        self._draft = None
        alike = [spot for spot in spots if self._spot and spot.part is self._spot.part]
        self._spot = next(iter(alike or spots), None)

    def _show_editor(self) -> None:
        session, spot = self._session, self._spot
        if session is None or not self._hexes:
            return
        things = self._things.get(spot, []) if spot else []
        shown = self._editor_of(spot)
        for editor in self._editors():
            editor.setVisible(editor is shown)
        self.remove.setVisible(bool(things))
        locked = spot is not None and LAYER_OF[spot.part] in session.bench.locked
        unknown = any(map(is_unknown, things))
        self.remark.setVisible(locked or unknown)
        text = self.tr("Bocage does not know this piece, and keeps it as it is.")
        self.remark.setText(self.tr("This layer is locked.") if locked else text)
        self.remove.setEnabled(not locked)
        if shown is None or spot is None:
            return
        shown.setEnabled(not locked)
        shown.language = session.bench.language
        if isinstance(shown, TileEditor):
            shown.part = spot.part
        shown.show_things(things or [Label({})])

    def _editor_of(self, spot: Spot | None) -> PartEditor | None:
        if spot is None:
            return None
        if spot.part in TILES:
            return self.tile
        return {
            Part.UNIT: self.unit,
            Part.MARKERS: self.marker,
            Part.LABELS: self.label,
        }.get(spot.part)

    def _show_findings(self) -> None:
        findings = []
        if self._checks is not None and len(self._hexes) == 1:
            findings = self._checks.at(self._hexes[0])
        self.header.show_findings(findings)

    def _pick(self, spot: Spot) -> None:
        self._spot, self._draft = spot, None
        session = self._session
        if session is not None and len(self._hexes) == 1:
            session.select(self._hexes, spot)
        self._show_editor()

    def _edit(self, field: str, text: str, change: Change) -> None:
        """Change all pieces on the spot that is edited."""
        session, spot = self._session, self._spot
        if session is None or spot is None:
            return
        changes = {}
        for at in self._hexes:
            content = session.scenario.hexes.get(at, EMPTY_HEX)
            thing = thing_at(content, spot)
            if thing is None and spot.part is Part.LABELS:
                thing = Label({})
            if thing is not None:
                changes[at] = with_thing(content, spot, change(thing))
        if spot.part is Part.LABELS:
            self._keep_to_label(spot, changes.values())
        self._make(field, self._titled(text), with_hexes(session.scenario, changes))

    def _keep_to_label(self, spot: Spot, contents: Iterable[HexContent]) -> None:
        """Go on writing a label that has just lost its last letter, as a new one."""
        before = sum(other.part is Part.LABELS for other in self._things)
        after = max((len(content.labels) for content in contents), default=0)
        if after < before:
            self._spot = self._draft = Spot(Part.LABELS, after)
        elif spot == self._draft:
            self._draft = None

    def _titled(self, text: str) -> str:
        """Return the name of a step with what it is about."""
        assert self._session is not None
        spot = self._spot
        things = self._things.get(spot, []) if spot else []
        name = subject(things, self._session.bench.language)
        if spot is not None and spot.part is Part.LABELS:
            name = self.tr("a label")
        if not name:
            name = self.tr("{number} pieces").format(number=len(things))
        return text.replace("{name}", name)

    def _make(self, field: str, text: str, after: Scenario) -> None:
        session = self._session
        assert session is not None
        merge = self._steps.name(session, field) if field else ""
        if not session.edit(text, after, merge):
            self._seen = []
            self._follow_change()

    def _edit_note(self, text: str) -> None:
        session = self._session
        if session is not None:
            after = set_note(session.scenario, self._hexes, text)
            self._make("note", self.tr("Write a note"), after)

    def _remove(self) -> None:
        session, spot = self._session, self._spot
        if session is None or spot is None:
            return
        text = self._titled(self.tr("Remove {name}"))
        there = session.scenario.hexes
        changes = {
            at: with_thing(there[at], spot, None)
            for at in self._hexes
            if at in there and thing_at(there[at], spot) is not None
        }
        after = with_hexes(session.scenario, changes)
        self._make("", text, healed(session.scenario, after))

    def _begin_label(self) -> None:
        """Offer an empty label; it is there as soon as something is written."""
        number = sum(spot.part is Part.LABELS for spot in self._things)
        self._spot = self._draft = Spot(Part.LABELS, number)
        self.stack.show_things(self._things, None, self.label.language)
        self._show_editor()
        next(iter(self.label.fields.values())).setFocus()

    def _want_objectives(self) -> None:
        if len(self._hexes) == 1:
            self.objectives_wanted.emit(self._hexes[0])


def _is_same(one: object, other: object) -> bool:
    return one is other

"""What the sections of the panel about the scenario have in common."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from bocage_editor.tools.session import Session
from bocage_editor.words.languages import spoken
from bocage_scenarios.model import Scenario

ChangeAll = Callable[[Scenario], Scenario]


class Section(QWidget):
    """Shows a part of what a document says of the whole scenario, and edits it."""

    wanted = Signal(str, str, object)
    """The field that is typed into, or nothing; the name of the step; a `ChangeAll`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a document."""
        super().__init__(parent)
        self.session: Session | None = None
        self._seen: list[object] = []

    @property
    def language(self) -> str:
        """The language of names."""
        return self.session.bench.language if self.session else spoken()

    def follow(self, session: Session | None) -> None:
        """Show another document."""
        self.session = session
        self.refresh()

    def refresh(self) -> None:
        """Show everything anew."""
        self._seen = []
        self.update_shown()

    def update_shown(self) -> None:
        """Show the document as it is now, if what is shown of it is another object."""
        if self.session is None:
            return
        scenario = self.session.scenario
        reads = self.reads(scenario)
        if len(reads) != len(self._seen) or any(
            one is not other for one, other in zip(reads, self._seen, strict=True)
        ):
            self._seen = reads
            self.show_scenario(scenario)

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows."""
        raise NotImplementedError

    def show_scenario(self, scenario: Scenario) -> None:
        """Show what a document says."""
        raise NotImplementedError

    def want(self, field: str, text: str, change: ChangeAll) -> None:
        """Ask for an edit."""
        self.wanted.emit(field, text, change)


def add_row(form: QFormLayout, title: str, field: QWidget) -> None:
    """Put a field with its title into a form."""
    label = QLabel(title)
    label.setBuddy(field)
    form.addRow(label, field)


def narrow_form(parent: QWidget) -> QFormLayout:
    """Return a form for a narrow panel."""
    form = QFormLayout(parent)
    form.setContentsMargins(6, 2, 6, 6)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form

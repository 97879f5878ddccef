"""Filling in forms as a person does: with the keys, and with clicks on buttons."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from windows import Person

from bocage_scenarios.model import Scenario


class FormFiller(Person):
    """Somebody in front of a form, whose fields have names that begin alike."""

    prefix = ""

    @property
    def form(self) -> QWidget:
        """The widget with the fields."""
        return self.window

    @property
    def scenario(self) -> Scenario:
        return self.page.document.scenario

    def field(self, name: str) -> QWidget:
        found = self.form.findChild(QWidget, f"{self.prefix}/{name}")
        assert found is not None, name
        return found

    def choose_in(self, name: str, value: object) -> None:
        """Open a list, go to an entry, and take it."""
        box = self.field(name)
        row = next(row for row in range(box.count()) if box.value_at(row) == value)
        box.setFocus()
        box.showPopup()
        box.view().setCurrentIndex(box.model().index(row, 0))
        QTest.keyClick(box.view(), Qt.Key.Key_Return)

    def write(self, name: str, text: str) -> None:
        """Type something over what is there."""
        line = self.field(name)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)

    def clear(self, name: str) -> None:
        line = self.field(name)
        line.setFocus()
        line.selectAll()
        QTest.keyClick(line, Qt.Key.Key_Delete)

    def tick(self, name: str) -> None:
        self.field(name).setFocus()
        QTest.keyClick(self.field(name), Qt.Key.Key_Space)

    def push(self, name: str) -> None:
        QTest.mouseClick(self.field(name), Qt.MouseButton.LeftButton)

    def undoes_to(self, before: Scenario) -> bool:
        """Take everything back, and tell whether nothing is left of it."""
        while self.page.document.undo_stack.canUndo():
            self.do("edit.undo")
        return self.scenario == before and not self.page.document.is_modified


class Author(FormFiller):
    """Somebody who describes a scenario."""

    prefix = "scenario"

    @property
    def panel(self):
        return self.window.panels.scenario

    def open(self, **contents):
        """Open a scenario, with the whole panel unfolded and on top."""
        page = self.window.files.add(Scenario(**contents))
        self.window.docks["scenario"].raise_()
        for fold in self.panel.folds.values():
            fold.set_open(True)
        return page

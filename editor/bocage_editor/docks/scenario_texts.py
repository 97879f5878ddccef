"""The texts of a scenario in each language, in the panel about it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from bocage_editor.docks.fields import LineField, TextField
from bocage_editor.docks.scenario_parts import Section, add_row, narrow_form
from bocage_scenarios.checks.languages import is_language, language_meant
from bocage_scenarios.model import Scenario, Texts

OFFERED = ("en", "de", "nl")
"""Languages that always have a tab."""
SHORT = frozenset({"title", "subtitle", "date"})
"""Texts of one line."""
FIELDS = (
    "title", "subtitle", "date", "history", "briefing", "victory", "rules", "bibliography",
)  # fmt: skip
BEFORE_BUTTON = "victory"
"""The last text that the map says something for; the button for that stands below."""


def with_text(scenario: Scenario, language: str, field: str, text: str) -> Scenario:
    """Return the scenario with another text in a language; one without any text goes."""
    before = scenario.texts.get(language, Texts())
    changed: dict[str, Any] = {field: text or None}
    after = replace(before, **changed)
    if after == before:
        return scenario
    texts = {**scenario.texts, language: after}
    if after == Texts():
        del texts[language]
    return replace(scenario, texts=texts)


def missing_texts(texts: Mapping[str, Texts], language: str) -> list[str]:
    """Return the fields that a language lacks and another one has."""
    own = texts.get(language, Texts())
    return [
        field
        for field in FIELDS
        if not getattr(own, field) and any(getattr(each, field) for each in texts.values())
    ]


class TextsSection(Section):
    """A tab for each language, with all texts."""

    from_map_wanted = Signal(str)
    """The texts of a language are to be compared with the map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the tabs that are always there."""
        super().__init__(parent)
        self.pages: dict[str, TextsPage] = {}
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("scenario/languages")
        self.tabs.setAccessibleName(self.tr("Languages of the texts"))
        self.tabs.setDocumentMode(True)
        self.new = NewLanguage(self)
        self.tabs.addTab(self.new, "+")
        self.tabs.setTabToolTip(0, self.tr("Add a language"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        for language in OFFERED:
            self._add(language)
        self.tabs.setCurrentIndex(0)
        self.new.chosen.connect(self._open)

    def titles(self) -> dict[str, str]:
        """Return what the texts are called."""
        return {
            "title": self.tr("Title"),
            "subtitle": self.tr("Subtitle"),
            "date": self.tr("Date as printed"),
            "history": self.tr("History"),
            "briefing": self.tr("Briefing"),
            "victory": self.tr("Conditions of victory"),
            "rules": self.tr("Special rules"),
            "bibliography": self.tr("Bibliography"),
        }

    def _add(self, language: str) -> None:
        page = TextsPage(language, self.titles(), self)
        page.entered.connect(lambda field, text: self._write(language, field, text))
        page.from_map.clicked.connect(lambda: self.from_map_wanted.emit(language))
        self.pages[language] = page
        self.tabs.insertTab(self.tabs.count() - 1, page, language.upper())

    def _open(self, language: str) -> None:
        """Show a language, with a tab of its own."""
        if language not in self.pages:
            self._add(language)
            self.refresh()
        self.tabs.setCurrentWidget(self.pages[language])

    def show_field(self, language: str, field: str) -> LineField | TextField:
        """Show a text in a language, and return its field."""
        self._open(language)
        return self.pages[language].fields[field]

    def follow(self, session: Any) -> None:
        """Show another document; tabs of languages that it has not go."""
        there = session.scenario.texts if session else {}
        for language in [code for code in self.pages if code not in (*OFFERED, *there)]:
            page = self.pages.pop(language)
            self.tabs.removeTab(self.tabs.indexOf(page))
            page.deleteLater()
        super().follow(session)

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows."""
        return [scenario.texts]

    def show_scenario(self, scenario: Scenario) -> None:
        """Show all texts, and mark the languages in which some are missing."""
        for language in scenario.texts:
            if language not in self.pages:
                self._add(language)
        titles = self.titles()
        for language, page in self.pages.items():
            page.show_texts(scenario.texts.get(language, Texts()))
            missing = [titles[field] for field in missing_texts(scenario.texts, language)]
            index = self.tabs.indexOf(page)
            mark = f" −{len(missing)}" if missing else ""
            self.tabs.setTabText(index, language.upper() + mark)
            tip = self.tr("Other languages have more: {texts}").format(texts=", ".join(missing))
            self.tabs.setTabToolTip(index, tip if missing else "")

    def _write(self, language: str, field: str, text: str) -> None:
        step = self.tr("Write {text} ({language})")
        step = step.format(text=self.titles()[field], language=language.upper())
        key = f"texts/{language}/{field}"
        self.want(key, step, lambda scenario: with_text(scenario, language, field, text))


class TextsPage(QWidget):
    """All texts in one language."""

    entered = Signal(str, str)
    """The field, and what it says now."""

    def __init__(
        self, language: str, titles: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        """Make the fields."""
        super().__init__(parent)
        self.fields: dict[str, LineField | TextField] = {}
        self.from_map = self._button_from_map(language)
        form = narrow_form(self)
        form.setRowWrapPolicy(form.RowWrapPolicy.WrapAllRows)
        for name, title in titles.items():
            made = LineField if name in SHORT else TextField
            field = made(f"scenario/{name}/{language}", f"{title} ({language.upper()})", self)
            field.entered.connect(self._teller(name))
            self.fields[name] = field
            add_row(form, title, field)
            if name == BEFORE_BUTTON:
                form.addRow(self.from_map)

    def _button_from_map(self, language: str) -> QPushButton:
        button = QPushButton(self.tr("From the map…"), self)
        button.setObjectName(f"scenario/from_map/{language}")
        button.setAccessibleName(f"{button.text()} ({language.upper()})")
        button.setToolTip(self.tr("Compare the texts with what is on the map"))
        return button

    def _teller(self, name: str) -> Callable[[str], None]:
        return lambda text: self.entered.emit(name, text)

    def show_texts(self, texts: Texts) -> None:
        """Show what a document says in this language."""
        for name, field in self.fields.items():
            field.show_value(getattr(texts, name) or "")


class NewLanguage(QWidget):
    """Asks for the code of a language."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the field."""
        super().__init__(parent)
        self.code = LineField("scenario/new_language", self.tr("Code of a language"), self)
        self.code.set_hint(self.tr("Such as fr, es or pl"))
        self.add = QPushButton(self.tr("Add language"), self)
        self.add.setObjectName("scenario/add_language")
        self.complaint = QLabel(self)
        self.complaint.setObjectName("scenario/new_language/complaint")
        self.complaint.setWordWrap(True)
        self.complaint.hide()
        layout = QVBoxLayout(self)
        for widget in (self.code, self.complaint, self.add):
            layout.addWidget(widget)
        layout.addStretch()
        self.add.clicked.connect(self._choose)
        self.code.returnPressed.connect(self._choose)
        self.code.entered.connect(lambda _: self.complaint.hide())

    def _choose(self) -> None:
        text = self.code.text().strip()
        language = text if is_language(text) else language_meant(text)
        self.complaint.setVisible(language is None)
        if language is None:
            shown = self.tr("“{code}” is no code of a language.").format(code=text)
            self.complaint.setText(shown)
            return
        self.code.clear()
        self.chosen.emit(language)

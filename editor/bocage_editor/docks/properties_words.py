"""Editing labels and the author's note in the panel of properties."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtWidgets import QWidget

from bocage_editor.docks.fields import TextField, common
from bocage_editor.docks.properties_parts import PartEditor
from bocage_scenarios.edits.pieces import Thing
from bocage_scenarios.model import ANY_LANGUAGE, Label

OFFERED = (ANY_LANGUAGE, "en", "de", "nl")
"""Languages of labels that can always be written."""


class LabelEditor(PartEditor):
    """Edits the words of labels in each language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the fields of the languages that are always offered."""
        super().__init__(parent)
        self.fields: dict[str, TextField] = {}
        for language in OFFERED:
            self._add_language(language)

    def _add_language(self, language: str) -> None:
        title = self.tr("All") if language == ANY_LANGUAGE else language.upper()
        key = "any" if language == ANY_LANGUAGE else language
        name = self.tr("Label in {language}").format(language=title)
        field = TextField(f"properties/label/{key}", name, self)
        field.set_lines(1, 4)
        field.normal = _said
        field.entered.connect(lambda text: self._write(language, text))
        self.fields[language] = field
        self.add(title, field)

    def show_things(self, things: Sequence[Thing]) -> None:
        """Show what labels have in common; nothing at all for a label that is yet to be."""
        labels = cast(Sequence[Label], things)
        there = dict.fromkeys(language for label in labels for language in label.text)
        for language in there:
            if language not in self.fields:
                self._add_language(language)
        for language, field in self.fields.items():
            self.show_row(field, language in OFFERED or language in there)
            field.show_value(common(label.text.get(language, "") for label in labels))

    def _write(self, language: str, text: str) -> None:
        def change(thing: Thing) -> Thing | None:
            label = cast(Label, thing)
            said = {**label.text, language: text}
            if not text.strip():
                del said[language]
            return replace(label, text=said) if said else None

        self.wanted.emit(f"label/{language}", self.tr("Write {name}"), change)


def _said(text: str) -> str:
    return text if text.strip() else ""

"""The special rules of a scenario, in the panel about it."""

from dataclasses import replace

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bocage_editor.docks.fields import LineField, TickField
from bocage_editor.docks.rule_values import editor_for, is_on
from bocage_editor.docks.scenario_parts import Section
from bocage_editor.words.rules import status_words
from bocage_scenarios.model import UNKNOWN, Scenario
from bocage_schema.catalogue import SpecialRule, catalogue
from bocage_schema.folding import folded
from bocage_schema.jsonlike import Json


def with_rule(scenario: Scenario, name: str, value: Json) -> Scenario:
    """Return the scenario with another value of a special rule; None leaves it out."""
    rules = {**scenario.rules, name: value}
    if value is None:
        del rules[name]
    return replace(scenario, rules=rules)


class RuleRow(QWidget):
    """A switch for a special rule, its value, and what it changes."""

    def __init__(self, rule: SpecialRule, section: "Rules") -> None:
        """Make the fields."""
        super().__init__(section)
        self.rule = rule
        self._section = section
        key = f"scenario/rule/{rule.id}"
        name = rule.names.get(section.language)
        self.tick = TickField(key, name, self)
        self.editor = editor_for(rule, key, self)
        self.words = QLabel(self)
        self.words.setObjectName(f"{key}/words")
        self.words.setWordWrap(True)
        self.words.setIndent(20)
        changes = rule.changes.get(section.language)
        self.words.setText(f"{changes}\n{status_words(rule)}.")
        self.tick.setAccessibleDescription(self.words.text())
        self.found_by = folded(" ".join([name, rule.names.en, changes]))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 4)
        layout.setSpacing(1)
        layout.addWidget(self.tick)
        layout.addWidget(self.words)
        self.tick.ticked.connect(self._switch)
        if self.editor is not None:
            self.editor.setContentsMargins(20, 0, 0, 0)
            layout.insertWidget(1, self.editor)
            self.editor.entered.connect(self._enter)
            self.editor.selection_wanted.connect(self._use_selection)

    def show_scenario(self, scenario: Scenario) -> None:
        """Show whether the rule is in force, and its value."""
        on = is_on(self.rule, scenario)
        self.tick.show_value(on)
        if self.editor is not None:
            self.editor.setVisible(on)
            if on:
                self.editor.show_value(scenario.rules.get(self.rule.id), scenario.board)

    def _named(self, text: str) -> str:
        return text.replace("{rule}", self.tick.text().replace("&&", "&"))

    def _switch(self, on: bool) -> None:
        rule, session = self.rule, self._section.session
        text = self._named(self.tr("Switch on {rule}") if on else self.tr("Switch off {rule}"))
        value: Json = None
        if on and self.editor is not None and session is not None:
            value = self.editor.first_value(tuple(sorted(session.selection)), session.board)
        elif on is not rule.default:
            value = on
        self._section.want("", text, lambda scenario: with_rule(scenario, rule.id, value))

    def _enter(self, field: str, value: Json) -> None:
        rule = self.rule
        key = f"rule/{rule.id}/{field}" if field else ""
        text = self._named(self.tr("Set {rule}"))
        self._section.want(key, text, lambda scenario: with_rule(scenario, rule.id, value))

    def _use_selection(self) -> None:
        session = self._section.session
        if session is not None and session.selection:
            self._enter("", [session.board.label(at) for at in sorted(session.selection)])


class Rules(Section):
    """A switch for every special rule, and for those of a document that nobody knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """List the rules of the catalogue."""
        super().__init__(parent)
        self.filter = LineField("scenario/rules/filter", self.tr("Filter special rules"), self)
        self.filter.set_hint(self.tr("Filter"))
        self.filter.setClearButtonEnabled(True)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(6, 2, 6, 6)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.filter)
        self.rows: dict[str, RuleRow] = {}
        self.unknown: dict[str, TickField] = {}
        for rule in catalogue().special_rules.values():
            self.rows[rule.id] = RuleRow(rule, self)
            self._layout.addWidget(self.rows[rule.id])
        self.filter.textChanged.connect(self._apply_filter)

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows."""
        return [scenario.rules, scenario.board_format]

    def show_scenario(self, scenario: Scenario) -> None:
        """Show which rules are in force."""
        for row in self.rows.values():
            row.show_scenario(scenario)
        names = [name for name in scenario.rules if name not in self.rows]
        if names != list(self.unknown):
            self._list_unknown(names)
        for tick in self.unknown.values():
            tick.show_value(True)

    def _list_unknown(self, names: list[str]) -> None:
        for tick in self.unknown.values():
            self._layout.removeWidget(tick)
            tick.deleteLater()
        self.unknown = {}
        for name in names:
            shown = self.tr("{name} (unknown)").format(name=name.removeprefix(UNKNOWN))
            tick = TickField(f"scenario/rule/{name}", shown, self)
            tick.ticked.connect(lambda on, key=name: self._drop(key))
            self.unknown[name] = tick
            self._layout.addWidget(tick)

    def _drop(self, name: str) -> None:
        text = self.tr("Switch off {rule}").format(rule=name.removeprefix(UNKNOWN))
        self.want("", text, lambda scenario: with_rule(scenario, name, None))

    def _apply_filter(self, text: str) -> None:
        words = folded(text).split()
        for row in self.rows.values():
            row.setVisible(all(word in row.found_by for word in words))

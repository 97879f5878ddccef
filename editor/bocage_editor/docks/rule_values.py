"""Entry fields for the values of special rules, by the kind of value."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QWidget

from bocage_editor.docks.fields import ChoiceField, LineField, NumberField, TickField
from bocage_editor.docks.hex_entry import HexEntry
from bocage_editor.docks.side_names import side_choices
from bocage_editor.words.languages import spoken
from bocage_editor.words.rule_choices import choice_words
from bocage_scenarios.model import Scenario
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import RuleValue, SpecialRule
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side
from bocage_schema.jsonlike import Json, as_list, as_mapping

SECTIONS = 3
MOST = 99


class ValueEditor(QWidget):
    """Edits the value of one special rule that is switched on."""

    entered = Signal(str, object)
    """The field that is typed into, or nothing; the new value."""
    selection_wanted = Signal()

    def show_value(self, value: Json, board: Board) -> None:
        """Show a value."""
        raise NotImplementedError

    def first_value(self, hexes: tuple[Hex, ...], board: Board) -> Json:
        """Return the value that a rule has as soon as it is switched on."""
        raise NotImplementedError


class ChoiceValue(ValueEditor):
    """A side, or one of the words that the rule knows."""

    def __init__(self, rule: SpecialRule, prefix: str, parent: QWidget) -> None:
        """Offer what the rule knows."""
        super().__init__(parent)
        self._rule = rule
        self.field = ChoiceField(f"{prefix}/value", rule.names.get(spoken()), self)
        if rule.value is RuleValue.SIDE:
            self.field.set_choices((name, str(side)) for name, side in side_choices())
        else:
            self.field.set_choices((choice_words(word, spoken()), word) for word in rule.choices)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field)
        self.field.chosen.connect(lambda value: self.entered.emit("", value))

    def show_value(self, value: Json, board: Board) -> None:
        """Show which word is chosen."""
        self.field.show_value(value)

    def first_value(self, hexes: tuple[Hex, ...], board: Board) -> Json:
        """Return the first word that is not what holds anyway."""
        words = list(self._rule.choices) or [str(side) for side in Side]
        return next(word for word in words if word != self._rule.usual)


class HexesValue(ValueEditor):
    """Hexes of the board."""

    def __init__(self, rule: SpecialRule, prefix: str, parent: QWidget) -> None:
        """Make the field."""
        super().__init__(parent)
        self._board: Board | None = None
        self.field = HexEntry(prefix, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field)
        self.field.entered.connect(self._enter)
        self.field.selection_wanted.connect(self.selection_wanted)

    def show_value(self, value: Json, board: Board) -> None:
        """Show the hexes, as far as the board has them."""
        self._board = board
        self.field.show_hexes(hexes_of(value, board), board)
        self.field.fill.hide()

    def _enter(self, hexes: tuple[Hex, ...]) -> None:
        assert self._board is not None
        self.entered.emit("hexes", [self._board.label(at) for at in hexes])

    def first_value(self, hexes: tuple[Hex, ...], board: Board) -> Json:
        """Return the labels of the hexes that are selected."""
        return [board.label(at) for at in hexes]


def hexes_of(value: Json, board: Board) -> tuple[Hex, ...]:
    """Return the hexes that a list of labels names; what is none is left out."""
    found = []
    for label in as_list(value):
        try:
            found.append(board.hex(str(label)))
        except ValueError:
            continue
    return tuple(found)


class RecordValue(ValueEditor):
    """Several values under names; those without a field of their own are kept."""

    def __init__(self, rule: SpecialRule, prefix: str, parent: QWidget) -> None:
        """Make a field for each name that the rule knows."""
        super().__init__(parent)
        self._value: dict[str, Json] = {}
        self.fields: dict[str, QWidget] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for name in rule.fields:
            title = self._titles().get(name, name)
            field = self._field(name, title, f"{prefix}/{name}")
            self.fields[name] = field
            label = QLabel(title, self)
            label.setBuddy(field)
            form.addRow(label, field)

    def _titles(self) -> Mapping[str, str]:
        return {
            "side": self.tr("Side"),
            "units": self.tr("Units"),
            "medals": self.tr("Medals"),
            "sections": self.tr("Sections"),
            "option": self.tr("Option"),
        }

    def _field(self, name: str, title: str, key: str) -> QWidget:
        if name == "side":
            side = ChoiceField(key, title, self)
            side.set_choices((text, str(each)) for text, each in side_choices())
            side.chosen.connect(lambda value: self._enter("", name, value))
            return side
        if name in ("units", "medals"):
            number = NumberField(key, title, 1, MOST, self)
            number.entered.connect(lambda value: self._enter(name, name, value))
            return number
        if name == "sections":
            return self._section_ticks(name, key)
        line = LineField(key, title, self)
        line.entered.connect(lambda text: self._enter(name, name, text or None))
        return line

    def _section_ticks(self, name: str, key: str) -> QWidget:
        ticks = SectionTicks(key, self)
        ticks.entered.connect(lambda value: self._enter("", name, value))
        return ticks

    def show_value(self, value: Json, board: Board) -> None:
        """Show what is stated."""
        self._value = dict(as_mapping(value))
        for name, field in self.fields.items():
            stated = self._value.get(name)
            if isinstance(field, LineField):
                field.show_value("" if stated is None else str(stated))
            elif isinstance(field, ChoiceField | NumberField | SectionTicks):
                field.show_value(stated)

    def _enter(self, field: str, name: str, value: Json) -> None:
        terms = {**self._value, name: value}
        if value is None:
            del terms[name]
        self.entered.emit(field, terms)

    def first_value(self, hexes: tuple[Hex, ...], board: Board) -> Json:
        """Return a record that says everything there must be."""
        usual: dict[str, Json] = {
            "side": Side.ALLIES.value,
            "units": 1,
            "medals": 1,
            "sections": list(range(SECTIONS)),
        }
        return {name: usual[name] for name in self.fields if name in usual}


class SectionTicks(QWidget):
    """A tick for each of the sections, as a side sees them."""

    entered = Signal(object)

    def __init__(self, key: str, parent: QWidget) -> None:
        """Make the ticks."""
        super().__init__(parent)
        titles = (self.tr("left"), self.tr("center"), self.tr("right"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.ticks = [TickField(f"{key}/{n}", title, self) for n, title in enumerate(titles)]
        for tick in self.ticks:
            row.addWidget(tick)
            tick.ticked.connect(self._tell)
        row.addStretch()

    def show_value(self, value: object) -> None:
        """Show which sections a list names."""
        named = value if isinstance(value, list) else []
        for number, tick in enumerate(self.ticks):
            tick.show_value(number in named)

    def _tell(self) -> None:
        self.entered.emit([number for number, tick in enumerate(self.ticks) if tick.isChecked()])


def editor_for(rule: SpecialRule, prefix: str, parent: QWidget) -> ValueEditor | None:
    """Return the fields for the value of a rule; None if it is just on or off."""
    makers: dict[RuleValue, type[ChoiceValue] | type[HexesValue] | type[RecordValue]] = {
        RuleValue.SIDE: ChoiceValue,
        RuleValue.CHOICE: ChoiceValue,
        RuleValue.HEXES: HexesValue,
        RuleValue.RECORD: RecordValue,
    }
    maker = makers.get(rule.value)
    return maker(rule, prefix, parent) if maker else None


def is_on(rule: SpecialRule, scenario: Scenario) -> bool:
    """Tell whether a rule is in force."""
    value = scenario.rules.get(rule.id, rule.default)
    return value is not False and value is not None

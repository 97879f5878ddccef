"""What the editors of single parts of a hex have in common."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from bocage_editor.docks.fields import TickField, common
from bocage_scenarios.edits.pieces import Thing
from bocage_scenarios.model import UNKNOWN
from bocage_schema.catalogue import Trait, catalogue
from bocage_schema.catalogue.tables import TraitTarget

Change = Callable[[Thing], Thing | None]
"""Makes another piece of one; None takes it off."""


class PartEditor(QWidget):
    """Shows pieces of one part of hexes and says what is to become of them."""

    wanted = Signal(str, str, object)
    """What is entered: the field, the name of the step with ``{name}`` in the place of the
    pieces, and a `Change`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with an empty form."""
        super().__init__(parent)
        self.language = "en"
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)

    def show_things(self, things: Sequence[Thing]) -> None:
        """Show what the pieces have in common."""
        raise NotImplementedError

    def add(self, title: str, field: QWidget) -> None:
        """Put a field into the form."""
        label = QLabel(title, self)
        label.setBuddy(field)
        self.form.addRow(label, field)

    def show_row(self, field: QWidget, visible: bool) -> None:
        """Show a field with its title, or hide both."""
        self.form.setRowVisible(field, visible)


class TraitList(QWidget):
    """A tick for each trait that pieces may have, and for those that they have anyway."""

    switched = Signal(str, bool)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        """Begin without traits."""
        super().__init__(parent)
        self.setAccessibleName(title)
        self._names: list[str] = []
        self.ticks: dict[str, TickField] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)

    def show_traits(
        self, fitting: Iterable[str], carried: Sequence[tuple[str, ...]], language: str
    ) -> None:
        """Show which traits fit, and which of them each of the pieces has."""
        there = dict.fromkeys(name for traits in carried for name in traits)
        names = list(dict.fromkeys([*fitting, *there]))
        if names != self._names:
            self._names = names
            self._rebuild(language)
        for name, tick in self.ticks.items():
            tick.show_value(common(name in traits for traits in carried))

    def _rebuild(self, language: str) -> None:
        for tick in self.ticks.values():
            self._layout.removeWidget(tick)
            tick.deleteLater()
        self.ticks = {}
        for name in self._names:
            trait = catalogue().traits.get(name)
            text = trait.names.get(language) if trait else name.removeprefix(UNKNOWN)
            tick = TickField(f"properties/trait/{name}", text, self)
            tick.setToolTip(trait.effect.get(language) if trait else "")
            tick.ticked.connect(lambda on, key=name: self.switched.emit(key, on))
            self._layout.addWidget(tick)
            self.ticks[name] = tick

    def text_of(self, name: str) -> str:
        """Return what a trait is called."""
        return self.ticks[name].text().replace("&&", "&")


def fitting_traits(target: TraitTarget, pieces: Iterable[str]) -> list[str]:
    """Return the traits that all of some pieces may have, in the order of the catalogue.

    Traits that only go with a number are said by a field of their own, and those that a piece
    implies need not be said.
    """
    names = set(pieces)
    rules = {piece.rules or "" for name in names if (piece := catalogue().pieces.get(name))}
    said = names | rules if len(names) == 1 else set()

    def fits(trait: Trait) -> bool:
        return (
            target in trait.on
            and (trait.implied_by is None or trait.implied_by not in said)
            and trait.parameter is None
            and (not trait.pieces or names <= set(trait.pieces))
        )

    return [trait.id for trait in catalogue().traits.values() if fits(trait)]


def with_trait(traits: tuple[str, ...], name: str, on: bool) -> tuple[str, ...]:
    """Return traits with one more, or without one."""
    if on:
        return traits if name in traits else (*traits, name)
    return tuple(trait for trait in traits if trait != name)

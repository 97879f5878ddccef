"""Editing units in the panel of properties."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtWidgets import QWidget

from bocage_editor.docks.fields import ChoiceField, NumberField, TickField, common
from bocage_editor.docks.properties_parts import PartEditor, TraitList, fitting_traits
from bocage_editor.docks.properties_tiles import trait_change, trait_text
from bocage_scenarios.edits.pieces import Thing
from bocage_scenarios.edits.replacing import has_elite_form
from bocage_scenarios.model import NOTHING, Unit
from bocage_scenarios.troops import usual_figures
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.tables import TraitTarget

MOST = 99
"""Most figures, and the latest turn, that can be entered."""


class UnitEditor(PartEditor):
    """Edits everything that a document can say of units."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the fields."""
        super().__init__(parent)
        self.kind = ChoiceField("properties/kind", self.tr("Kind"), self)
        self.army = ChoiceField("properties/army", self.tr("Army"), self)
        self.figures = NumberField("properties/figures", self.tr("Figures"), 0, MOST, self)
        self.badge = ChoiceField("properties/badge", self.tr("Badge"), self)
        self.elite = TickField("properties/elite", self.tr("Elite"), self)
        self.from_turn = NumberField("properties/from_turn", self.tr("From turn"), 1, MOST, self)
        self.from_turn.set_word(self.tr("the first"))
        self.from_turn.setToolTip(self.tr("The first turn in which the unit may be ordered"))
        self.traits = TraitList(self.tr("Traits"), self)
        self.add(self.tr("Kind"), self.kind)
        self.add(self.tr("Army"), self.army)
        self.add(self.tr("Figures"), self.figures)
        self.add(self.tr("Badge"), self.badge)
        self.form.addRow("", self.elite)
        self.add(self.tr("From turn"), self.from_turn)
        self.add(self.tr("Traits"), self.traits)
        self._connect()

    def _connect(self) -> None:
        self.kind.chosen.connect(self._set_kind)
        self.army.chosen.connect(self._set_army)
        self.figures.entered.connect(self._set_figures)
        self.badge.chosen.connect(self._set_badge)
        self.elite.ticked.connect(self._set_elite)
        self.from_turn.entered.connect(self._set_from_turn)
        self.traits.switched.connect(self._switch)

    def show_things(self, things: Sequence[Thing]) -> None:
        """Show what units have in common."""
        units = cast(Sequence[Unit], things)
        self._offer(units)
        self.kind.show_value(common(unit.kind for unit in units))
        self.army.show_value(common(unit.army for unit in units))
        self.figures.show_value(common(unit.figures or 0 for unit in units))
        self.badge.show_value(common(unit.badge for unit in units))
        self.elite.show_value(common(unit.elite for unit in units))
        self.show_row(self.elite, any(unit.elite or has_elite_form(unit.kind) for unit in units))
        self.from_turn.show_value(common(unit.from_turn or 1 for unit in units))
        fitting = fitting_traits(TraitTarget.UNIT, (unit.kind for unit in units))
        self.traits.show_traits(fitting, [unit.traits for unit in units], self.language)

    def _offer(self, units: Sequence[Unit]) -> None:
        """Fill the lists; what goes with the army comes first."""
        known, language = catalogue(), self.language
        armies = {unit.army for unit in units}
        kinds = [unit for unit in known.units.values() if unit.placed_as is None]
        kinds.sort(key=lambda unit: bool(unit.armies) and armies.isdisjoint(unit.armies))
        self.kind.set_choices((unit.names.get(language), unit.id) for unit in kinds)
        self.army.set_choices((army.names.get(language), army.id) for army in known.armies.values())
        badges = sorted(
            known.badges.values(),
            key=lambda badge: bool(badge.armies) and armies.isdisjoint(badge.armies),
        )
        none: list[tuple[str, object]] = [(self.tr("As usual for the kind"), None)]
        self.badge.set_choices([*none, *((each.names.get(language), each.id) for each in badges)])
        usual = common(usual_figures(unit.kind, elite=unit.elite) for unit in units)
        word = self.tr("usual ({number})").format(number=usual)
        self.figures.set_word(word if isinstance(usual, int) else self.tr("usual"))

    def _set(self, field: str, text: str, **fields: Any) -> None:
        self.wanted.emit(field, text, lambda thing: replace(cast(Unit, thing), **fields))

    def _set_kind(self, kind: str) -> None:
        def change(thing: Thing) -> Thing:
            unit = cast(Unit, thing)
            elite = unit.elite and has_elite_form(kind)
            return replace(unit, kind=kind, elite=elite, m44=NOTHING)

        text = self.tr("Turn {name} into {kind}").replace("{kind}", self.kind.currentText())
        self.wanted.emit("", text, change)

    def _set_army(self, army: str) -> None:
        text = self.tr("Set army of {name} to {army}").replace("{army}", self.army.currentText())
        self._set("", text, army=army, m44=NOTHING)

    def _set_figures(self, number: int) -> None:
        text = self.tr("Set figures of {name} to {value}").replace("{value}", str(number))
        if number == 0:
            text = self.tr("Set figures of {name} to the usual number")
        self._set("figures", text, figures=number or None)

    def _set_badge(self, badge: str | None) -> None:
        text = self.tr("Set badge of {name} to {badge}")
        if badge is None:
            text = self.tr("Take the badge off {name}")
        shown = text.replace("{badge}", self.badge.currentText())
        self._set("", shown, badge=badge, m44=NOTHING)

    def _set_elite(self, on: bool) -> None:
        text = self.tr("Make {name} elite") if on else self.tr("Make {name} regular")

        def change(thing: Thing) -> Thing:
            unit = cast(Unit, thing)
            if on and not has_elite_form(unit.kind):
                return unit
            return replace(unit, elite=on)

        self.wanted.emit("", text, change)

    def _set_from_turn(self, number: int) -> None:
        text = self.tr("Let {name} be ordered from turn {value}").replace("{value}", str(number))
        self._set("from_turn", text, from_turn=number if number > 1 else None)

    def _switch(self, name: str, on: bool) -> None:
        self.wanted.emit("", trait_text(self, self.traits, name, on), trait_change(name, on))

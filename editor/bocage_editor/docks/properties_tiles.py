"""Editing tiles, obstacles and markers in the panel of properties."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from bocage_editor.docks.fields import ChoiceField, NumberField, common
from bocage_editor.docks.properties_parts import (
    Change,
    PartEditor,
    TraitList,
    fitting_traits,
    with_trait,
)
from bocage_editor.docks.side_names import side_choices, side_name
from bocage_editor.docks.signs import tool_icon
from bocage_editor.tools.choice import has_owner
from bocage_editor.words.languages import tr
from bocage_scenarios.edits.pieces import Part, Thing, orientations_of, turned
from bocage_scenarios.model import Marker, Tile, Unit
from bocage_schema.catalogue import ObstacleRules, catalogue
from bocage_schema.catalogue.tables import TraitTarget
from bocage_schema.ids import Side

_TARGETS = {
    Part.GROUND: TraitTarget.TERRAIN,
    Part.LINE: TraitTarget.TERRAIN,
    Part.TERRAIN: TraitTarget.TERRAIN,
    Part.RECT: TraitTarget.RECT,
    Part.OBSTACLE: TraitTarget.OBSTACLE,
}


class TileEditor(PartEditor):
    """Edits how tiles lie, who owns them, and what is special about them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the fields."""
        super().__init__(parent)
        self.part = Part.TERRAIN
        self.orientation = NumberField("properties/orientation", self.tr("Orientation"), 1, 1, self)
        self.left = self._button("left", self.tr("Turn left"), 1)
        self.right = self._button("right", self.tr("Turn right"), -1)
        self._draw_icons()
        self._turning = QWidget(self)
        row = QHBoxLayout(self._turning)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.left, self.orientation, self.right):
            row.addWidget(widget)
        row.addStretch()
        self.owner = ChoiceField("properties/owner", self.tr("Owner"), self)
        self.owner.set_choices(side_choices(self.tr("Nobody")))
        self.traits = TraitList(self.tr("Traits"), self)
        self.add(self.tr("Orientation"), self._turning)
        self.add(self.tr("Owner"), self.owner)
        self.add(self.tr("Traits"), self.traits)
        self.orientation.entered.connect(self._orient)
        self.owner.chosen.connect(self._own)
        self.traits.switched.connect(self._switch)

    def _button(self, name: str, title: str, steps: int) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"properties/turn_{name}")
        button.setAccessibleName(title)
        button.setToolTip(title)
        button.setIconSize(QSize(18, 18))
        button.clicked.connect(lambda: self._turn(steps))
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the colour that the look of the program has now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._draw_icons()

    def _draw_icons(self) -> None:
        colour = self.palette().text().color()
        self.left.setIcon(tool_icon("turn_left", colour))
        self.right.setIcon(tool_icon("turn_right", colour))

    def show_things(self, things: Sequence[Thing]) -> None:
        """Show what tiles have in common."""
        tiles = cast(Sequence[Tile], things)
        count = max(orientations_of(tile.piece) for tile in tiles)
        turns = count > 1 or any(tile.orientation > 1 for tile in tiles)
        self.orientation.set_bounds(1, count)
        self.orientation.show_value(common(tile.orientation for tile in tiles))
        self.left.setEnabled(count > 1)
        self.right.setEnabled(count > 1)
        self.show_row(self._turning, turns)
        self.owner.show_value(common(tile.owner for tile in tiles))
        self.show_row(self.owner, any(tile.owner or may_be_owned(tile) for tile in tiles))
        fitting = fitting_traits(_TARGETS[self.part], (tile.piece for tile in tiles))
        self.traits.show_traits(fitting, [tile.traits for tile in tiles], self.language)
        self.show_row(self.traits, bool(self.traits.ticks))

    def _turn(self, steps: int) -> None:
        text = self.tr("Turn {name} left") if steps > 0 else self.tr("Turn {name} right")

        def change(thing: Thing) -> Thing:
            return turned(cast(Tile, thing), steps)

        self.wanted.emit("turn", text, change)

    def _orient(self, number: int) -> None:
        def change(thing: Thing) -> Thing:
            tile = cast(Tile, thing)
            if number > orientations_of(tile.piece):
                return tile
            return replace(tile, orientation=number)

        text = self.tr("Set orientation of {name} to {value}").replace("{value}", str(number))
        self.wanted.emit("orientation", text, change)

    def _own(self, side: Side | None) -> None:
        if side:
            text = self.tr("Give {name} to {side}").replace("{side}", side_name(side))
        else:
            text = self.tr("Take the owner off {name}")
        self.wanted.emit("", text, lambda thing: replace(cast(Tile, thing), owner=side))

    def _switch(self, name: str, on: bool) -> None:
        self.wanted.emit("", trait_text(self, self.traits, name, on), trait_change(name, on))


def may_be_owned(tile: Tile) -> bool:
    """Tell whether a tile works for its owner only or can be captured, by itself or by a trait."""
    known = catalogue()
    for name in tile.traits:
        trait = known.traits.get(name)
        rules = known.obstacle_rules.get(trait.rules or "") if trait else None
        if (trait and trait.capture) or (isinstance(rules, ObstacleRules) and rules.owner_only):
            return True
    return has_owner(tile.piece)


class MarkerEditor(PartEditor):
    """Edits whose markers are, and what is special about them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the fields."""
        super().__init__(parent)
        self.side = ChoiceField("properties/side", self.tr("Side"), self)
        self.side.set_choices(side_choices(self.tr("Not stated")))
        self.traits = TraitList(self.tr("Traits"), self)
        self.add(self.tr("Side"), self.side)
        self.add(self.tr("Traits"), self.traits)
        self.side.chosen.connect(self._own)
        self.traits.switched.connect(self._switch)

    def show_things(self, things: Sequence[Thing]) -> None:
        """Show what markers have in common."""
        markers = cast(Sequence[Marker], things)
        self.side.show_value(common(marker.side for marker in markers))
        fitting = fitting_traits(TraitTarget.MARKER, (marker.piece for marker in markers))
        self.traits.show_traits(fitting, [marker.traits for marker in markers], self.language)
        self.show_row(self.traits, bool(self.traits.ticks))

    def _own(self, side: Side | None) -> None:
        if side:
            text = self.tr("Give {name} to {side}").replace("{side}", side_name(side))
        else:
            text = self.tr("Take the side off {name}")
        self.wanted.emit("", text, lambda thing: replace(cast(Marker, thing), side=side))

    def _switch(self, name: str, on: bool) -> None:
        self.wanted.emit("", trait_text(self, self.traits, name, on), trait_change(name, on))


def trait_text(editor: PartEditor, traits: TraitList, name: str, on: bool) -> str:
    """Return the name of the step that gives pieces a trait, or takes it off."""
    text = tr("Give {name} the trait {trait}")
    if not on:
        text = tr("Take the trait {trait} off {name}")
    return text.replace("{trait}", traits.text_of(name))


def trait_change(name: str, on: bool) -> Change:
    """Return the change that gives a piece a trait, or takes it off."""

    def change(thing: Thing) -> Thing:
        assert isinstance(thing, Tile | Unit | Marker)
        return replace(thing, traits=with_trait(thing.traits, name, on))

    return change

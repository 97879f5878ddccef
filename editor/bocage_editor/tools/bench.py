"""What all open documents share: the tool in hand, the piece chosen, the size of the brush."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from bocage_editor.tools.choice import Choice, Kind, Way
from bocage_scenarios.edits.families import Family, families, family_of
from bocage_scenarios.edits.regions import Brush
from bocage_scenarios.edits.symmetry import Symmetry
from bocage_schema.catalogue import Network
from bocage_schema.ids import Layer, Side


class ToolName(StrEnum):
    """The tools."""

    SELECT = "select"
    PAINT = "paint"
    LINE = "line"
    FILL = "fill"
    ERASE = "erase"
    PICK = "pick"
    ROUTE = "route"
    """Rivers, roads and rails that connect themselves."""
    MEDAL = "medal"
    LABEL = "label"
    HAND = "hand"


class Bench(QObject):
    """What is at hand for all documents.  View state: nothing of it is undone."""

    tool_changed = Signal(object)
    choice_changed = Signal()
    """Another choice, or the way it is laid."""
    options_changed = Signal()
    """Brush, symmetry, locked layers."""
    keys_changed = Signal()

    def __init__(self) -> None:
        """Begin with the selecting tool and nothing chosen."""
        super().__init__()
        self._tool = ToolName.SELECT
        self._choice: Choice | None = None
        self._orientations: dict[str, int] = {}
        self._side: Side | None = Side.AXIS
        self._family = next(f for f in families() if f.network is Network.RIVER)
        self._brush = Brush.ONE
        self._symmetry = Symmetry.NONE
        self._locked: frozenset[Layer] = frozenset()
        self._hidden: frozenset[Layer] = frozenset()
        self._keys: Mapping[str, str] = {}
        self.language = "en"

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Tell hints of other keys: by the names of actions, as people read them."""
        self._keys = keys
        self.keys_changed.emit()

    def key_to(self, action: str) -> str:
        """Return the key of an action, as people read it; empty if it has none."""
        return self._keys.get(action, "")

    def with_keys(self, text: str, ways: Mapping[str, str]) -> str:
        """Return a hint with what keys do at the time: texts with ``{key}``, by action."""
        keys = {action: self.key_to(action) for action in ways}
        told = [ways[action].format(key=key) for action, key in keys.items() if key]
        return "; ".join([text, *told])

    @property
    def tool(self) -> ToolName:
        """The tool in hand."""
        return self._tool

    def take(self, tool: ToolName) -> None:
        """Take a tool in hand."""
        if tool is not self._tool:
            self._tool = tool
            self.tool_changed.emit(tool)

    @property
    def choice(self) -> Choice | None:
        """What was chosen from the palette."""
        return self._choice

    def choose(self, choice: Choice | None) -> None:
        """Choose something."""
        if choice != self._choice:
            self._choice = choice
            family = family_of(choice.piece) if choice and choice.kind is Kind.TILE else None
            if family is not None:
                self._family = family
            self.choice_changed.emit()

    @property
    def family(self) -> Family:
        """The kind of line that is drawn: the one of which a piece was chosen last."""
        return self._family

    def set_family(self, family_id: str) -> None:
        """Draw lines of another kind."""
        self._family = next(family for family in families() if family.id == family_id)
        self.choice_changed.emit()

    @property
    def way(self) -> Way:
        """How the choice is laid; each piece keeps the rotation it had last."""
        piece = self._choice.piece if self._choice else ""
        return Way(self._orientations.get(piece, 1), self._side)

    def turn(self, steps: int) -> None:
        """Turn what was chosen, counter-clockwise for positive steps."""
        if self._choice and self._choice.orientations > 1:
            now = self.way.orientation - 1
            self.set_orientation((now + steps) % self._choice.orientations + 1)

    def set_orientation(self, orientation: int) -> None:
        """Lay what was chosen in this way."""
        if self._choice:
            self._orientations[self._choice.piece] = orientation
            self.choice_changed.emit()

    def set_side(self, side: Side | None) -> None:
        """Place bunkers, mines, exits and medals for a side."""
        if side is not self._side:
            self._side = side
            self.choice_changed.emit()

    @property
    def brush(self) -> Brush:
        """The shape of the brush."""
        return self._brush

    def set_brush(self, brush: Brush) -> None:
        """Paint and erase with another brush."""
        self._brush = brush
        self.options_changed.emit()

    @property
    def symmetry(self) -> Symmetry:
        """Where painting is repeated."""
        return self._symmetry

    def set_symmetry(self, symmetry: Symmetry) -> None:
        """Repeat painting elsewhere."""
        self._symmetry = symmetry
        self.options_changed.emit()

    @property
    def closed(self) -> frozenset[Layer]:
        """Layers that do not react, because they are locked or hidden."""
        return self._locked | self._hidden

    @property
    def locked(self) -> frozenset[Layer]:
        """Layers that are locked."""
        return self._locked

    def set_locked(self, layers: frozenset[Layer]) -> None:
        """Lock these layers and no others."""
        self._locked = layers
        self.options_changed.emit()

    @property
    def hidden(self) -> frozenset[Layer]:
        """Layers that are hidden."""
        return self._hidden

    def set_hidden(self, layers: frozenset[Layer]) -> None:
        """Hide these layers and no others."""
        self._hidden = layers
        self.options_changed.emit()

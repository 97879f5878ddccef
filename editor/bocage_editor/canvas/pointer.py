"""What a board tells whoever listens to the mouse and the keys on it."""

from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, Qt

from bocage_schema.hexes import Hex


class Pointer(NamedTuple):
    """Where the mouse is, and which keys are held with it."""

    at: Hex
    """The hex under it, which may lie off the board."""
    on_board: bool
    point: QPointF
    """In art units."""
    modifiers: Qt.KeyboardModifier
    button: Qt.MouseButton = Qt.MouseButton.NoButton
    """The button that was pressed or released."""
    pixels: QPointF = QPointF()
    """In pixels of the view."""
    is_held: bool = True
    """The left button is down, as far as that is known."""

    def holds(self, key: Qt.KeyboardModifier) -> bool:
        """Tell whether a modifier key is held."""
        return bool(self.modifiers & key)


class Listener(Protocol):
    """Somebody who listens, such as a tool."""

    def press(self, pointer: Pointer) -> None:
        """Take notice that the left button went down."""

    def move(self, pointer: Pointer) -> None:
        """Take notice of a movement, with the left button down or up."""

    def release(self, pointer: Pointer) -> None:
        """Take notice that the left button went up."""

    def double_click(self, pointer: Pointer) -> None:
        """Take notice of a double click with the left button."""

    def leave(self) -> None:
        """Take notice that the mouse has left the board."""

    def cancel(self) -> bool:
        """Give up what was begun, and tell whether there was anything."""

"""Turning the wheel of a mouse by whole steps."""

from PySide6.QtGui import QWheelEvent

NOTCH = 120
"""What Qt tells of one step of a wheel."""


class Notches:
    """Counts whole steps, also of wheels and touch pads that tell of smaller ones."""

    def __init__(self) -> None:
        """Begin at rest."""
        self._rest = 0

    def steps(self, event: QWheelEvent) -> int:
        """Return how many steps are complete with an event; up, or to the left, is positive.

        While Alt is held, many platforms tell of the wheel as if it were turned sideways.
        """
        angle = event.angleDelta()
        self._rest += angle.y() or angle.x()
        steps = int(self._rest / NOTCH)
        self._rest -= steps * NOTCH
        return steps

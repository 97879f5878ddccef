"""Which edits of a panel are one step of history."""

from time import monotonic

from bocage_editor.tools.session import Session

PAUSE_S = 1.0
"""Whoever stops typing for so long begins a new step."""


class Steps:
    """Names the gestures of typing: what is entered into a field without a pause is one."""

    def __init__(self) -> None:
        """Begin without a gesture."""
        self._session: Session | None = None
        self._field = ""
        self._name = ""
        self._last = 0.0

    def name(self, session: Session, field: str) -> str:
        """Return the gesture that something entered into a field now belongs to."""
        now = monotonic()
        if (session, field) != (self._session, self._field) or now - self._last > PAUSE_S:
            self._session, self._field, self._name = session, field, session.gesture()
        self._last = now
        return self._name

    def end(self) -> None:
        """Let whatever is entered next be a step of its own."""
        self._field = ""

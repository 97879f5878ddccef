"""Working something out again a moment after a document has changed."""

from PySide6.QtCore import QObject, QTimer, Signal

from bocage_editor.document import Document


class Following(QObject):
    """Follows a document; a subclass says what it works out.

    The first time comes when the program has nothing else to do, so that a window is there
    before everything in it is known.
    """

    updated = Signal()

    def __init__(self, document: Document, delay: int) -> None:
        """Follow a document; edits less than ``delay`` ms apart are looked at together."""
        super().__init__()
        self._document = document
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(delay)
        self._timer.timeout.connect(self.update_now)
        document.changed.connect(self.update_later)
        self.update_later()

    def update_later(self) -> None:
        """Work it out soon."""
        self._timer.start()

    def update_now(self) -> None:
        """Work it out, of the document as it is now."""
        self._timer.stop()
        self._update()

    def settle(self) -> None:
        """Work it out now, if that has yet to be done."""
        if self._timer.isActive():
            self.update_now()

    def _update(self) -> None:
        raise NotImplementedError

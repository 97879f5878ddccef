"""What a document needs from the boxes, brought up to date after each edit."""

from collections.abc import Iterable
from functools import cache
from threading import Thread

from bocage_editor.document import Document
from bocage_editor.live.following import Following
from bocage_scenarios.needs import counted
from bocage_schema.inventory import Holdings, Inventory, Needs, Part, left_over
from bocage_schema.inventory.matching import warm_up

DELAY_MS = 60


@cache
def warming() -> Thread:
    """Load beside all else what the first shortage needs; return the thread that does."""
    thread = Thread(target=warm_up, name="warm-up", daemon=True)
    thread.start()
    return thread


class LiveCounts(Following):
    """Follows a document and counts its pieces against the boxes of the user."""

    def __init__(self, document: Document, holdings: Holdings | None) -> None:
        """Follow a document."""
        super().__init__(document, DELAY_MS)
        self._holdings = holdings
        self._needs: Needs | None = None
        self._inventory = Inventory()

    def set_holdings(self, holdings: Holdings | None) -> None:
        """Count in other boxes."""
        self._holdings = holdings
        self._needs = None
        self.update_later()

    def _update(self) -> None:
        """Count what the document needs now; nothing is done if that is the same as before."""
        if self._holdings is not None:
            warming()
        needs, inventory = counted(self._document.scenario, self._holdings)
        if needs != self._needs:
            self._needs, self._inventory = needs, inventory
            self.updated.emit()

    @property
    def inventory(self) -> Inventory:
        """What was counted."""
        return self._inventory

    @property
    def has_boxes(self) -> bool:
        """True if the user has told which boxes he owns."""
        return self._holdings is not None

    def left(self, parts: Iterable[Part]) -> dict[Part, int | None]:
        """Return how many more of each part the boxes of the user hold; None: nobody knows.

        Nothing of a part if the user has not told of any box.
        """
        if self._holdings is None or self._needs is None:
            return {}
        return left_over(self._needs, parts, self._holdings)

    def needed_by_part(self) -> dict[Part, int]:
        """Return how many of each part the document needs."""
        return {need.part: need.count for need in self._needs or ()}

    def missing_by_part(self) -> dict[Part, int]:
        """Return how many of each part the boxes hold too few."""
        return {piece.part: piece.missing for piece in self._inventory.pieces if piece.missing}

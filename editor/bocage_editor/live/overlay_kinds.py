"""The overlays that there are, and their names."""

from collections.abc import Iterator
from enum import StrEnum

from bocage_editor.words.languages import tr


class Overlay(StrEnum):
    """What is shown over the board."""

    NONE = "none"
    SIGHT = "sight"
    MOVES = "moves"
    TARGETS = "targets"
    RETREAT = "retreat"
    GROUND = "ground"
    SECTIONS = "sections"
    GOALS = "goals"
    CONTACTS = "contacts"


def titles() -> Iterator[tuple[Overlay, str]]:
    """Yield every overlay with its name."""
    yield from {
        Overlay.NONE: tr("None"),
        Overlay.SIGHT: tr("Line of sight"),
        Overlay.MOVES: tr("Moves"),
        Overlay.TARGETS: tr("Targets and dice"),
        Overlay.RETREAT: tr("Retreats"),
        Overlay.GROUND: tr("Open and closed ground"),
        Overlay.SECTIONS: tr("Sections"),
        Overlay.GOALS: tr("Ways to objectives"),
        Overlay.CONTACTS: tr("First contacts"),
    }.items()

"""The folders in which the program keeps what it remembers."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

FOLDER = "bocage"


@dataclass(frozen=True, slots=True)
class Places:
    """Folders for settings, which users may copy, and for state, which they may delete."""

    settings: Path
    state: Path

    @classmethod
    def usual(cls, settings: Path | None = None, state: Path | None = None) -> "Places":
        """Return the platform's folders, unless others are given."""
        location = QStandardPaths.StandardLocation
        return cls(
            settings or _of(location.GenericConfigLocation),
            state or _of(location.GenericStateLocation),
        )

    @property
    def settings_file(self) -> Path:
        """The file of settings."""
        return self.settings / "settings.ini"

    @property
    def boxes_file(self) -> Path:
        """The list of the boxes that the user owns."""
        return self.settings / "my-boxes.yaml"

    @property
    def diary_file(self) -> Path:
        """The notes of the user on scenarios, and the results of his games."""
        return self.settings / "diary.json"

    @property
    def recovery(self) -> Path:
        """The folder of documents that were not saved."""
        return self.state / "recovery"


def _of(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location)) / FOLDER

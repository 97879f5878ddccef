"""What the program remembers from one start to the next."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

MOST_RECENT = 12


class Settings:
    """Settings in a file; each has a name, a type and a value if nothing is remembered."""

    def __init__(self, file: Path) -> None:
        """Read a file, which need not be there yet, and is not written where that is impossible."""
        with contextlib.suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
        self._store = QSettings(str(file), QSettings.Format.IniFormat)

    def sync(self) -> None:
        """Write to the disk what was changed."""
        self._store.sync()

    def text(self, name: str, default: str = "") -> str:
        """Return a text."""
        value = self._store.value(name, default)
        return value if isinstance(value, str) else default

    def flag(self, name: str, default: bool = False) -> bool:
        """Return a yes or no."""
        return self.text(name, "yes" if default else "no") == "yes"

    def texts(self, name: str) -> list[str]:
        """Return a list of texts."""
        value = self._store.value(name, [])
        if isinstance(value, str):
            return [value] if value else []
        return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []

    def bytes(self, name: str) -> QByteArray:
        """Return what Qt remembers of a window."""
        value = self._store.value(name, QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    def set(self, name: str, value: str | bool | Iterable[str] | QByteArray) -> None:
        """Remember a value."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        elif not isinstance(value, str | QByteArray):
            value = list(value)
        self._store.setValue(name, value)

    @property
    def recent(self) -> list[Path]:
        """Files opened and saved: those that are pinned, then the others, the last one first."""
        pinned = self.texts("files/pinned")
        others = [name for name in self.texts("files/recent") if name not in pinned]
        return [Path(name) for name in (*pinned, *others)]

    @property
    def pinned(self) -> list[Path]:
        """Files that are always listed, in the order of their names."""
        return [Path(name) for name in self.texts("files/pinned")]

    def set_pinned(self, path: Path, on: bool) -> None:
        """List a file always, and before the others, or do so no more."""
        names = {str(each) for each in self.pinned} - {str(path)}
        self.set("files/pinned", sorted(names | {str(path)} if on else names))

    def add_recent(self, path: Path) -> None:
        """Remember that a file was opened or saved."""
        names = [str(path.absolute()), *self.texts("files/recent")]
        self.set("files/recent", list(dict.fromkeys(names))[:MOST_RECENT])

    def remove_recent(self, *paths: Path) -> None:
        """Forget files, pinned or not."""
        gone = set(map(str, paths))
        for name in ("files/pinned", "files/recent"):
            self.set(name, [each for each in self.texts(name) if each not in gone])

    def folder(self, kind: str) -> Path:
        """Return the folder that was last used for a kind of file, or that of documents."""
        usual = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        remembered = self.text(f"folders/{kind}")
        return next(
            (Path(name) for name in (remembered, usual) if name and os.path.isdir(name)),
            Path.home(),
        )

    def set_folder(self, kind: str, folder: Path) -> None:
        """Remember the folder used for a kind of file."""
        self.set(f"folders/{kind}", str(folder))

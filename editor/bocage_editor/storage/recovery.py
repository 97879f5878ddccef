"""Copies of documents that are not saved, for the case that the program ends unexpectedly."""

import json
import os
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile

from bocage_editor.storage.safe_write import write_file
from bocage_scenarios.formats import FORMATS, dump
from bocage_scenarios.model import Scenario
from bocage_schema.errors import BocageError

KEPT_DAYS = 7
_LOCK = "in-use.lock"
_FORMAT = FORMATS["yaml"]


@dataclass(frozen=True, slots=True)
class Recovered:
    """A document that was not saved."""

    file: Path
    """Where the copy lies."""
    name: str
    """What the document was called."""
    path: Path | None
    """Its file, if it had one."""
    time: float
    """When the copy was made, in seconds since 1970."""
    scenario: Scenario


class Recovery:
    """The copies that this run of the program keeps, and those that others have left.

    Each run has a folder of its own, locked as long as it lasts.
    """

    def __init__(self, folder: Path) -> None:
        """Use a folder, which need not be there."""
        self._all = folder
        self._own = folder / f"run-{os.getpid()}-{uuid4().hex[:8]}"
        self._own.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(self._own / _LOCK))
        self._lock.setStaleLockTime(0)
        self._lock.tryLock(0)

    def keep(self, key: str, scenario: Scenario, name: str, path: Path | None) -> None:
        """Keep a copy of a document in place of the last one with that key.

        Raises `OSError`, and `bocage_scenarios.formats.FormatError` for a document of a newer
        release.
        """
        entry = {
            "name": name,
            "path": str(path.absolute()) if path else None,
            "time": time.time(),
            "text": dump(scenario, _FORMAT),
        }
        self._own.mkdir(parents=True, exist_ok=True)
        write_file(self._own / f"{key}.json", json.dumps(entry).encode())

    def drop(self, key: str) -> None:
        """Keep no copy with that key any more."""
        (self._own / f"{key}.json").unlink(missing_ok=True)

    def close(self) -> None:
        """End this run; nothing is left to recover."""
        self._lock.unlock()
        shutil.rmtree(self._own, ignore_errors=True)

    def left_behind(self) -> list[Recovered]:
        """Return what runs have left behind that ended unexpectedly, the latest first."""
        found = [entry for folder in self._abandoned() for entry in _entries(folder)]
        return sorted(found, key=lambda entry: -entry.time)

    def discard(self, entry: Recovered) -> None:
        """Delete a copy for good."""
        entry.file.unlink(missing_ok=True)

    def tidy(self) -> None:
        """Delete copies that nobody has asked for in a week, and empty folders."""
        oldest = time.time() - KEPT_DAYS * 24 * 3600
        for folder in self._abandoned():
            for entry in _entries(folder):
                if entry.time < oldest:
                    self.discard(entry)
            if not list(folder.glob("*.json")):
                shutil.rmtree(folder, ignore_errors=True)

    def _abandoned(self) -> Iterator[Path]:
        """Yield the folders of runs that are over."""
        for folder in sorted(self._all.glob("run-*")):
            if folder == self._own or not folder.is_dir():
                continue
            lock = QLockFile(str(folder / _LOCK))
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                lock.unlock()
                yield folder


def _entries(folder: Path) -> Iterator[Recovered]:
    """Yield the copies in a folder that can be read."""
    for file in sorted(folder.glob("*.json")):
        try:
            entry = json.loads(file.read_bytes())
            scenario = _FORMAT.read(entry["text"]).scenario
            path = Path(entry["path"]) if entry["path"] else None
            if scenario is not None:
                yield Recovered(file, str(entry["name"]), path, float(entry["time"]), scenario)
        except (OSError, ValueError, KeyError, TypeError, BocageError):
            continue

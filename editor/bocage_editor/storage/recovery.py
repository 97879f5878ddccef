"""Copies of documents that are not saved, for the case that the program ends unexpectedly."""

import contextlib
import json
import os
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile

from bocage_editor.storage.opening import without_halves
from bocage_editor.storage.safe_write import write_file
from bocage_scenarios.formats import FORMATS, dump
from bocage_scenarios.model import Scenario
from bocage_schema.errors import BocageError

KEPT_DAYS = 7
_FORMAT = FORMATS["yaml"]
_LAST_TIME = 1e11
"""A year that no clock shows, in seconds since 1970."""


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

    Each run has a folder of its own, and beside it a lock that the system or its number of
    process shows to be stale when the run is over.
    """

    def __init__(self, folder: Path) -> None:
        """Use a folder, which need not be there; one that cannot be made fails in `keep`."""
        self._all = folder
        self._own = folder / f"run-{os.getpid()}-{uuid4().hex[:8]}"
        self._lock = _lock_of(self._own)
        self._open()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            self._all.mkdir(parents=True, exist_ok=True)
            self._lock.tryLock(0)

    def keep(self, key: str, scenario: Scenario, name: str, path: Path | None) -> None:
        """Keep a copy of a document in place of the last one with that key.

        Raises `OSError`, and `bocage_scenarios.formats.FormatError` for a document of a newer
        release.
        """
        text = dump(scenario, _FORMAT)
        if "\\ud" in text.lower() and _FORMAT.read(text).scenario is None:
            text = without_halves(text)
        entry = {
            "name": name,
            "path": str(path.absolute()) if path else None,
            "time": time.time(),
            "text": text,
        }
        if not self._lock.isLocked():
            self._open()
        self._own.mkdir(parents=True, exist_ok=True)
        write_file(self._own / f"{key}.json", json.dumps(entry).encode())

    def drop(self, key: str) -> None:
        """Keep no copy with that key any more."""
        with contextlib.suppress(OSError):
            (self._own / f"{key}.json").unlink(missing_ok=True)

    def close(self) -> None:
        """End this run; nothing is left to recover."""
        shutil.rmtree(self._own, ignore_errors=True)
        self._lock.unlock()

    def leave(self) -> None:
        """End this run; its copies are offered at the next start."""
        self._lock.unlock()

    def left_behind(self) -> list[Recovered]:
        """Return what runs have left behind that ended unexpectedly, the latest first."""
        found = [
            entry
            for folder in self._abandoned()
            for file in _files(folder)
            if (entry := _entry(file)) is not None
        ]
        return sorted(found, key=lambda entry: -entry.time)

    def discard(self, entry: Recovered) -> None:
        """Delete a copy for good."""
        with contextlib.suppress(OSError):
            entry.file.unlink(missing_ok=True)

    def tidy(self) -> None:
        """Delete copies that nobody has asked for in a week, and empty folders."""
        oldest = time.time() - KEPT_DAYS * 24 * 3600
        for folder in self._abandoned():
            for file in _files(folder):
                with contextlib.suppress(OSError):
                    entry = _entry(file)
                    made = file.stat().st_mtime if entry is None else entry.time
                    if made < oldest:
                        file.unlink()
            if not _files(folder):
                shutil.rmtree(folder, ignore_errors=True)

    def _abandoned(self) -> Iterator[Path]:
        """Yield the folders of runs that are over."""
        for folder in sorted(self._all.glob("run-*")):
            if folder == self._own or not os.path.isdir(folder):
                continue
            lock = _lock_of(folder)
            if lock.tryLock(0):
                lock.unlock()
                yield folder


def _lock_of(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder.with_suffix(".lock")))
    lock.setStaleLockTime(0)
    return lock


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def _entry(file: Path) -> Recovered | None:
    """Return the copy in a file; None if it cannot be read."""
    try:
        entry = json.loads(file.read_bytes())
        scenario = _FORMAT.read(entry["text"]).scenario
        path = Path(entry["path"]) if entry["path"] else None
        made = float(entry["time"])
        if not 0 <= made < _LAST_TIME:
            made = file.stat().st_mtime
        if scenario is not None:
            return Recovered(file, str(entry["name"]), path, made, scenario)
    except (OSError, ValueError, KeyError, TypeError, RecursionError, BocageError):
        pass
    return None

"""The application: one window on some files."""

import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from bocage_editor.doctor.packages import FONT_ALIASES
from bocage_editor.endings import look_after
from bocage_editor.storage.places import Places
from bocage_editor.storage.settings import Settings
from bocage_editor.window.look import Look, apply
from bocage_editor.window.main_window import MainWindow
from bocage_editor.window.speaking import SETTING as LANGUAGE
from bocage_editor.words.languages import language_of

if TYPE_CHECKING:
    from bocage_engine.setup import Setup
    from bocage_scenarios.model import Scenario

log = logging.getLogger("bocage")
X_PORT = 6000
PATIENCE_S = 2.0
"""How long a display on another machine has to answer."""


class NoDisplayError(RuntimeError):
    """There is no display on which a window could be shown."""


def has_display() -> bool:
    """Tell whether a window can be shown, without trying."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return True
    if sys.platform in ("win32", "darwin"):
        return True
    return _answers_wayland(os.environ.get("WAYLAND_DISPLAY", "")) or _answers_x(
        os.environ.get("DISPLAY", "")
    )


def _answers_wayland(display: str) -> bool:
    """Tell whether a Wayland compositor can be reached; Qt would end the process if not."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(display) and _connects(os.path.join(folder, display))


def _answers_x(display: str) -> bool:
    """Tell whether an X server can be reached; Qt would end the process if not."""
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not number.isdigit():
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return _connects(path) or _connects(f"\0{path}")
    try:
        socket.create_connection((host, X_PORT + int(number)), PATIENCE_S).close()
    except (OSError, OverflowError):
        return False
    return True


def _connects(path: str) -> bool:
    """Tell whether somebody listens at a path."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        try:
            return server.connect_ex(path) == 0
        except OSError:  # the path is too long to be one
            return False


def application() -> QApplication:
    """Return the application object, made if there is none yet."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    made = QApplication(sys.argv[:1])
    made.setApplicationName("Bocage")
    made.setDesktopFileName("bocage")
    return made


def run(
    files: Sequence[Path],
    *,
    settings: Path | None = None,
    state: Path | None = None,
    language: str | None = None,
    restore: bool = True,
) -> int:
    """Open the window on some files and return the exit status when it is closed.

    Raises `NoDisplayError`.
    """
    if not has_display():
        raise NoDisplayError("there is no display to show a window on")
    made = application()
    places = Places.usual(settings, state)
    chosen = language or Settings(places.settings_file).text(LANGUAGE)
    window = MainWindow(places, language_of(chosen))
    signals = look_after(window)
    window.show()
    QTimer.singleShot(0, lambda: _begin(window, files, restore=restore))
    status = made.exec()
    signals.stop()
    return status


def play(scenario: "Scenario", setup: "Setup", *, language: str | None = None) -> int:
    """Open the window of a test play, and return the exit status when it is closed.

    Raises `NoDisplayError`.
    """
    from bocage_editor.play.window import PlayWindow  # the editor starts without it

    if not has_display():
        raise NoDisplayError("there is no display to show a window on")
    made = application()
    apply(Look.SYSTEM)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window = PlayWindow(scenario, setup=setup, language=language_of(language))
    window.show()
    return made.exec()


def _begin(window: MainWindow, files: Sequence[Path], *, restore: bool) -> None:
    if not set(QFontDatabase.families()) - FONT_ALIASES:
        log.warning("no fonts were found, so nothing can be written on the screen")
    open_before = window.settings.texts("session/open")
    if restore:
        window.files.offer_recovered()
    window.files.open_all(files)
    if restore and not any(window.files.page_of(path) for path in files):
        window.files.restore(open_before)
    if not window.pages():
        window.welcome()
    gc.freeze()  # what is there now stays; a search for garbage need not look through it

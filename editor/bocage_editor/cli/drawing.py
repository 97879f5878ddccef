"""Drawing without a display, for the sub-commands that draw."""

import os

from bocage_editor.cli.report import complain
from bocage_editor.doctor.packages import FONT_ALIASES


def start_qt() -> None:
    """Let Qt draw without a display."""
    from PySide6.QtGui import QFontDatabase, QGuiApplication  # Qt takes a while to load

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QGuiApplication.instance() is None:
        _kept.append(QGuiApplication(["bocage"]))
    if not set(QFontDatabase.families()) - FONT_ALIASES:
        complain("no fonts were found, so words are missing in pictures; install some (DejaVu)")


_kept: list[object] = []
"""The application object, which must live as long as anything is drawn."""

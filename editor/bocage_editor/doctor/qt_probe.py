"""Try Qt out in a process of its own and print what was found as JSON.

Run by `bocage_editor.doctor.machine`, because Qt aborts the whole process when
something essential is missing.
"""

import ctypes
import json
import os
import sys
from typing import TYPE_CHECKING

from bocage_editor.doctor.packages import FONT_ALIASES, QT_LIBRARIES, X11_LIBRARIES

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

LETTERS = "ÄÖÜäöüßẞÉËÏÓéëïóèêĳ"
"""Letters of German and Dutch outside ASCII."""


def main() -> None:
    """Print one line of JSON after each step, so that a crash can be told from a finding."""
    if sys.platform == "linux":
        _say(
            missing_libraries=missing_of(QT_LIBRARIES),
            missing_x11_libraries=missing_of(X11_LIBRARIES),
        )
    try:
        from PySide6 import QtCore, QtGui, QtPrintSupport, QtSvg, QtWidgets
    except ImportError as error:
        _say(import_error=str(error))
        return
    del QtPrintSupport, QtSvg
    _say(qt_version=QtCore.qVersion())
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QtWidgets.QApplication([])
    _say(starts=True)
    families = set(QtGui.QFontDatabase.families()) - FONT_ALIASES
    draws_text = _picture("") != _picture("lll") != _picture("WWW")  # without fonts: equal boxes
    _say(families=len(families), draws_text=draws_text)
    if families and draws_text:
        _say(missing_letters="".join(letter for letter in LETTERS if not _has_glyph(letter)))
    application.quit()


def _picture(text: str) -> "QImage":
    """Return a small picture of a text."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter

    image = QImage(100, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawText(5, 25, text)
    painter.end()
    return image


def _has_glyph(letter: str) -> bool:
    """Return whether the default font, or one that Qt substitutes, has the letter."""
    from PySide6.QtGui import QTextLayout

    layout = QTextLayout(letter)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    glyphs = [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]
    return bool(glyphs) and 0 not in glyphs


def missing_of(libraries: tuple[str, ...]) -> list[str]:
    """Return the libraries that cannot be loaded."""
    missing = []
    for library in libraries:
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(library)
    return missing


def _say(**facts: object) -> None:
    """Print facts at once, before the next step can crash."""
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

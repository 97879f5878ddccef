"""Light or dark: the platform's own look where it has both, ours where it has not."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication


class Look(StrEnum):
    """Whether the program looks light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_SCHEMES = {
    Look.SYSTEM: Qt.ColorScheme.Unknown,
    Look.LIGHT: Qt.ColorScheme.Light,
    Look.DARK: Qt.ColorScheme.Dark,
}
_ROLE = QPalette.ColorRole
_DARK: Mapping[QPalette.ColorRole, str] = {
    _ROLE.Window: "#2b2d30",
    _ROLE.WindowText: "#e6e6e6",
    _ROLE.Base: "#1f2123",
    _ROLE.AlternateBase: "#26282b",
    _ROLE.Text: "#e6e6e6",
    _ROLE.PlaceholderText: "#9a9da1",
    _ROLE.Button: "#393c40",
    _ROLE.ButtonText: "#e6e6e6",
    _ROLE.BrightText: "#ff6b5e",
    _ROLE.ToolTipBase: "#3a3d41",
    _ROLE.ToolTipText: "#f0f0f0",
    _ROLE.Link: "#7ab8ff",
    _ROLE.Highlight: "#2f6fbf",
    _ROLE.HighlightedText: "#ffffff",
    _ROLE.Light: "#4a4e53",
    _ROLE.Midlight: "#43474b",
    _ROLE.Mid: "#25272a",
    _ROLE.Dark: "#1a1b1d",
    _ROLE.Shadow: "#0e0f10",
}
_DIM = QColor("#80848a")
_OUTLINED = QColor("#c4c8cd")


def apply(look: Look) -> None:
    """Let the whole application look so."""
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(_SCHEMES[look])
    style = QApplication.style()
    wants_own = look is Look.DARK and hints.colorScheme() is not Qt.ColorScheme.Dark
    palette = dark_palette() if wants_own else style.standardPalette()
    QApplication.setPalette(palette)
    if wants_own:  # the outline of a box to tick is made of the window's colour, but darker
        palette.setColor(_ROLE.Window, _OUTLINED)
    QApplication.setPalette(palette, "QCheckBox")  # type: ignore[arg-type]


def dark_palette() -> QPalette:
    """Return the colours of the dark look."""
    palette = QPalette()
    for role, colour in _DARK.items():
        palette.setColor(role, QColor(colour))
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, _DIM)
    return palette

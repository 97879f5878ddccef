"""Help beside what has the focus or is under the mouse."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget

from bocage_editor.docks.palette_model import CHOICE
from bocage_editor.window.key_words import key_words
from bocage_editor.words.languages import tr
from bocage_editor.words.rule_texts import hex_tip, rule_tip

if TYPE_CHECKING:
    from bocage_editor.canvas.board_view import BoardView
    from bocage_editor.window.main_window import MainWindow


def show_help(window: MainWindow) -> None:
    """Say what can be done where the keys or the mouse are; a click or a key ends it."""
    view = window.page.view if window.page is not None else None
    focus = QApplication.focusWidget()
    if view is not None and (focus is view or focus is None):
        place, text = _on_board(window, view)
    elif focus is not None:
        place, text = _on_panel(window, focus)
    else:
        place, text = window.mapToGlobal(QPoint(40, 120)), general_help(window)
    QWhatsThis.showText(place, text, window)


def _on_board(window: MainWindow, view: BoardView) -> tuple[QPoint, str]:
    """Return what the tool does, and the rules of what lies on the hex of the mouse or keys."""
    port = view.viewport()
    mouse = port.mapFromGlobal(QCursor.pos())
    by_mouse = port.rect().contains(mouse) and not view.keyboard.is_shown
    at = view.hex_at(QPointF(mouse)) if by_mouse else view.keyboard.place()
    place = port.mapToGlobal(view.place_of(at))
    hint = window.status.hint.text()
    told = f"<p>{escape(hint)}</p>" if hint else ""
    rules = hex_tip(view.scenario, at)
    return place, told + (rules or f"<p>{escape(general_help(window))}</p>")


def _on_panel(window: MainWindow, focus: QWidget) -> tuple[QPoint, str]:
    """Return what a panel is for; in the palette, the rules of the piece that is chosen there."""
    place = focus.mapToGlobal(QPoint(8, min(24, focus.height())))
    for name, dock in window.docks.items():
        if not dock.isAncestorOf(focus):
            continue
        text = f"<b>{escape(dock.windowTitle())}</b><p>{escape(panel_help(name))}</p>"
        if name == "palette":
            index = window.palette_panel.view.currentIndex()
            choice = index.data(CHOICE)
            text += rule_tip(index.data(), choice.piece) if choice is not None else ""
        return place, text
    return place, f"<p>{escape(general_help(window))}</p>"


def general_help(window: MainWindow) -> str:
    """Return how to find everything else."""
    text = tr(
        "{key} finds any action by its words. Help > Tour shows the window in five steps. Where "
        "the mouse rests on a piece, its rules are told."
    )
    return text.format(key=key_words(window, "help.find_action"))


def panel_help(name: str) -> str:
    """Return what a panel is for, by its name."""
    return {
        "palette": tr(
            "Choose a piece, then click or draw on the board. Type to search; Enter takes the "
            "best match. A right click makes a favourite."
        ),
        "properties": tr(
            "Shows and changes what lies on the selected hexes. With several hexes selected, a "
            "change goes for all of them."
        ),
        "layers": tr("The eye hides a layer; the padlock keeps it from being changed."),
        "analysis": tr(
            "Shows on the board what the rules say: lines of sight, moves, targets, retreats, and "
            "more. Point at a hex or a unit."
        ),
        "problems": tr(
            "Lists what is wrong or odd, while you edit. Enter goes to the place; Fix repairs it "
            "where that is safe."
        ),
        "scenario": tr(
            "Title, date, sides, medals, special rules and texts, in as many languages as you like."
        ),
        "inventory": tr(
            "Say which boxes you own: every piece then tells how many are left, and what is "
            "missing is listed."
        ),
        "history": tr("Every step since the file was opened; click one to go back or forth."),
    }[name]

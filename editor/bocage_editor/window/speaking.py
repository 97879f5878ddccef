"""Choosing the language of the program while it runs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QObject, QTimer
from PySide6.QtWidgets import QMenu

from bocage_editor.canvas.style import Part
from bocage_editor.words.languages import LANGUAGES, install, language_of
from bocage_schema.ids import Layer

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow

SETTING = "window/language"
"""Holds the code of a language; nothing: that of the system."""


class Speaking(QObject):
    """Lets a window speak other languages; what is open in it stays as it is."""

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window

    @property
    def chosen(self) -> str:
        """The language that was chosen, or that of this run; empty for that of the system."""
        chosen, spoken = self._window.settings.text(SETTING), self._window.bench.language
        return chosen if language_of(chosen) == spoken else spoken

    def menu(self) -> QMenu:
        """Return a menu of the languages, with the one that is spoken ticked."""
        menu = QMenu(self.tr("La&nguage"), self._window)
        menu.setObjectName("menu/languages")
        for code, name in {"": self.tr("As the system"), **LANGUAGES}.items():
            action = menu.addAction(name)
            action.setObjectName(f"language/{code or 'system'}")
            action.setCheckable(True)
            action.setChecked(code == self.chosen)
            action.triggered.connect(partial(self._choose, code))
        return menu

    def _choose(self, code: str, _: bool = False) -> None:
        """Speak a language as soon as the menu, which goes then, has been left."""
        self._window.settings.set(SETTING, code)
        QTimer.singleShot(0, self, lambda: self.speak(language_of(code)))

    def speak(self, language: str) -> None:
        """Make the window anew in a language."""
        window = self._window
        if window.page is not None and window.page.toolbox.is_busy:
            window.page.toolbox.cancel()
        window.medals.close()
        window.acting.close()
        library = window.browsing.library
        browses = library is not None and library.isVisible()
        window.browsing.close()
        kept = _Kept.of(window)
        window.setUpdatesEnabled(False)
        install(language)
        window.bench.language = language
        window.make_anew()
        kept.put_into(window)
        window.comparing.make_anew()
        window.files.disk.tell_anew()
        window.setUpdatesEnabled(True)
        if browses:
            window.browsing.show()


class _Kept(NamedTuple):
    """What people have made of the panels of a window."""

    layout: QByteArray
    favourites: list[str]
    shown: frozenset[Part]
    locked: frozenset[Layer]
    pieces: tuple[str, int]
    """What is searched for in the palette, and of which box."""
    problems: str
    analysis: tuple[int, int, int, int] | None

    @classmethod
    def of(cls, window: MainWindow) -> _Kept:
        """Return what there is."""
        panels, palette = window.panels, window.palette_panel
        analysis = None
        if panels.has_analysis:
            shown = panels.analysis
            boxes = (shown.overlay, shown.unit_class, shown.side)
            overlay, unit_class, side = (box.currentIndex() for box in boxes)
            analysis = overlay, unit_class, side, shown.flags.value()
        return cls(
            panels.state(),
            palette.favourites,
            window.layers.shown,
            window.bench.locked,
            (palette.search.text(), palette.boxes.currentIndex()),
            window.problems.words.text(),
            analysis,
        )

    def put_into(self, window: MainWindow) -> None:
        """Make the panels of a window so."""
        panels, palette = window.panels, window.palette_panel
        panels.restore(self.layout)
        palette.set_favourites(self.favourites)
        words, box = self.pieces
        palette.boxes.setCurrentIndex(box)
        palette.search.setText(words)
        window.layers.set_shown(self.shown)
        for layer, lock in window.layers.locks.items():
            lock.setChecked(layer in self.locked)
        window.problems.words.setText(self.problems)
        if self.analysis is not None:
            shown = panels.analysis
            boxes = (shown.overlay, shown.unit_class, shown.side)
            for place, box_of_panel in zip(self.analysis, boxes, strict=False):
                box_of_panel.setCurrentIndex(place)
            shown.flags.setValue(self.analysis[3])

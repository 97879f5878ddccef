"""One tab: a document with its board and what is found out about it."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.hex_tips import HexTips
from bocage_editor.canvas.marks import MarkKind
from bocage_editor.dialogs.report import show_report
from bocage_editor.docks.palette_model import left_of
from bocage_editor.document import Change, Document
from bocage_editor.live.checks import LiveChecks
from bocage_editor.live.counts import LiveCounts
from bocage_editor.tools.assortment import all_parts
from bocage_editor.tools.bench import Bench
from bocage_editor.tools.session import Session
from bocage_editor.tools.toolbox import Toolbox
from bocage_editor.tools.words import Ask
from bocage_editor.window.find_bar import FindBar
from bocage_editor.window.go_to_bar import GoToBar
from bocage_editor.window.notice import Notice
from bocage_editor.words.hexes import hex_words
from bocage_schema.diagnostics import Severity
from bocage_schema.inventory import Holdings

_MARKS = {
    Severity.ERROR: MarkKind.FINDING_ERROR,
    Severity.WARNING: MarkKind.FINDING_WARNING,
}


class Page(QWidget):
    """A document on the screen."""

    titled = Signal()
    """The name in the tab is another one."""
    text_wanted = Signal(object)
    """A `Hit` in a text is to be shown."""

    def __init__(
        self,
        document: Document,
        bench: Bench,
        holdings: Holdings | None,
        ask_medal: Ask,
        ask_label: Ask,
    ) -> None:
        """Show a document."""
        super().__init__()
        self.document = document
        self.view = BoardView(document.scenario)
        HexTips(self.view)
        self.session = Session(document, self.view, bench)
        self.toolbox = Toolbox(self.session, ask_medal, ask_label, self)
        self.view.listener = self.toolbox
        self.view.describe = lambda at: hex_words(document.scenario, at, bench.language)
        self.checks = LiveChecks(document, holdings)
        self.counts = LiveCounts(document, holdings)
        self.session.amount_left = self._amount_left
        self.notice = Notice(self)
        self.find_bar = self._made_find_bar()
        self._reveals = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notice)
        layout.addWidget(self.find_bar)
        layout.addWidget(self.view)
        document.changed.connect(self._show)
        document.renamed.connect(self.titled)
        document.undo_stack.cleanChanged.connect(self.titled)
        self.checks.updated.connect(self._mark_findings)
        self._tell_report()
        if document.is_newer:
            self.notice.show_text(
                self.tr(
                    "A newer release of Bocage wrote this file. It can be looked at, not changed."
                )
            )

    def _made_find_bar(self) -> FindBar:
        bar = FindBar(self.session, self)
        bar.text_wanted.connect(self.text_wanted)
        return bar

    def ask_hex(self) -> None:
        """Ask for the name of a hex to go to."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        old = self.findChild(GoToBar)
        if old is not None and not old.isHidden():
            old.open()
            return
        if old is not None:
            old.setParent(None)
            old.deleteLater()
        bar = GoToBar(self.session, self)
        layout.insertWidget(layout.indexOf(self.view), bar)
        bar.open()

    def make_anew(self) -> None:
        """Make anew what speaks the language of the program."""
        old, self.find_bar = self.find_bar, self._made_find_bar()
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(old, self.find_bar)
        self.find_bar.take_over(old)
        old.deleteLater()
        style = replace(self.view.style_of_board, language=self.session.bench.language)
        self.view.set_board_style(style)
        self.view.setAccessibleName(QCoreApplication.translate("BoardView", "Board"))

    def put_above(self, bar: QWidget) -> None:
        """Show a bar above all others."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, bar)

    def close_down(self) -> None:
        """Tell nobody any more of what becomes of the document."""
        self.document.undo_stack.cleanChanged.disconnect(self.titled)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give up a gesture when another tab is shown."""
        if self.toolbox.is_busy:
            self.toolbox.cancel()
        super().hideEvent(event)

    def _tell_report(self) -> None:
        """Say that reading the file gave something to say."""
        report = self.document.report.filter(at_least=Severity.WARNING)
        path = self.document.path
        if not len(report) or path is None:
            return
        text = self.tr("Reading this file gave %n remark(s).", None, len(report))
        self.notice.show_text(text)
        title = self.tr("What reading the file gave to say")
        button = self.notice.offer("report", self.tr("Show"))
        button.clicked.connect(lambda: show_report(self, title, path, report))

    def set_holdings(self, holdings: Holdings | None) -> None:
        """Count in other boxes."""
        self.counts.set_holdings(holdings)
        self.checks.set_holdings(holdings)

    def _amount_left(self) -> int | None:
        choice = self.session.bench.choice
        if choice is None:
            return None
        self.counts.settle()
        return left_of(choice, self.counts.left(all_parts([choice])))

    def reveal_next_change(self) -> None:
        """Scroll to what changes with the next step of history, if it is out of sight."""
        self._reveals = True

    def _show(self, change: Change) -> None:
        if change.is_of_board():
            self.view.show_scenario(change.after)
            return
        hexes = change.hexes()
        self.view.show_scenario(change.after, hexes)
        if self._reveals:
            self.view.reveal(sorted(hexes))
            self._reveals = False

    def _mark_findings(self) -> None:
        for severity, kind in _MARKS.items():
            self.view.set_mark(kind, self.checks.hexes(severity))

    def title(self) -> str:
        """Return the name for the tab; a star marks what is not saved."""
        star = "*" if self.document.is_modified else ""
        return f"{self.document.shown_name()}{star}"

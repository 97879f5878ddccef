"""The window of a test play."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.dialogs.report import show_report
from bocage_editor.play import keeping, reporting
from bocage_editor.play.briefing import briefing, paragraphs
from bocage_editor.play.commands import Commands
from bocage_editor.play.fate import Fate
from bocage_editor.play.page import GamePage
from bocage_editor.play.panels import Panels
from bocage_editor.play.seats import PERSON, known_seats
from bocage_editor.play.setting import Setting
from bocage_editor.play.start import USUAL_OPPONENT, Choice, StartPage
from bocage_editor.play.table import USUAL_PAUSE_MS, Table
from bocage_editor.storage.file_names import name_from
from bocage_editor.words.languages import install, tr
from bocage_engine.posts import posts_of
from bocage_engine.setup import Setup
from bocage_engine.state import SIDES
from bocage_engine.timeline import Timeline
from bocage_engine.world import World
from bocage_scenarios.game_files import Note, SavedGame
from bocage_scenarios.model import Scenario
from bocage_scenarios.start import setup_of
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

USUAL_SIZE = QSize(1280, 800)
FRAME = QSize(16, 48)
"""Room for the frame of a window on a small screen."""


class PlayWindow(QMainWindow):
    """Test play of a scenario, which stays as it is."""

    closed = Signal()

    def __init__(
        self,
        scenario: Scenario,
        *,
        setup: Setup | None = None,
        language: str = "en",
        from_editor: bool = False,
        last: SavedGame | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Ask how a game of a scenario is to be played, by other rules if a setup is given.

        ``from_editor`` tells that closing it leads back there, where the game is kept.  ``last``
        is the game that was played before: it goes on if it is one of this very scenario, and
        is offered otherwise.
        """
        super().__init__(parent)
        install(language)
        self.setObjectName("play")
        self.scenario = scenario
        self.language = language
        self.world = World(setup or setup_of(scenario))
        self.table: Table | None = None
        self.page: GamePage | None = None
        self.panels: Panels | None = None
        self.setting: Setting | None = None
        self.fate: Fate | None = None
        self._told_notes: list[str] = []
        self._from_editor = from_editor
        self._last = last
        self._in_file: tuple[int, tuple[Note, ...]] = 0, ()
        """How many moments of the game, and which notes, are in a file."""
        self.pause_ms = USUAL_PAUSE_MS
        """How long the program's players wait between two choices."""
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        first = scenario.first or Side.ALLIES
        seats = {side: PERSON if side is first else USUAL_OPPONENT for side in Side}
        title = scenario.title(language)
        usual = Choice(seats, "0", open_hands=False)
        texts = paragraphs(scenario, language)
        self.start = StartPage(title, self.world, usual, texts, self)
        self.start.started.connect(self.begin)
        self.start.left.connect(self.back_to_game)
        self._stack.addWidget(self.start)
        self.commands = Commands(self, from_editor=from_editor)
        self.commands.show_state()
        self.resize(USUAL_SIZE.boundedTo(self.screen().availableSize() - FRAME))
        self.setWindowTitle(tr("{title} – test play").format(title=title or tr("Untitled")))
        self._take_up(last)

    # Games

    def _take_up(self, last: SavedGame | None) -> None:
        """Go on with the last game if it is one of this map and not over, or else offer it."""
        if last is None:
            return
        is_same = last.scenario is self.scenario
        if is_same and last.timeline.game.actor() is not None:
            self._go_on(last)
        else:
            self.start.offer_last(is_same=is_same)

    def begin(self, choice: Choice) -> None:
        """Start a game."""
        timeline = Timeline(self.world, choice.seed)
        self._seat(timeline, choice.seats, (), open_hands=choice.open_hands)

    def _seat(
        self,
        timeline: Timeline,
        seats: Mapping[Side, str],
        notes: tuple[Note, ...],
        *,
        open_hands: bool,
    ) -> None:
        """Go on with a game."""
        self._end_game()
        self._in_file = 0, ()
        self.table = table = Table(timeline, seats, self)
        table.pause_ms = self.pause_ms
        table.picks_chance = self.commands.actions["by_hand"].isChecked()
        self.page = page = GamePage(
            self.scenario, table, self.language, open_hands=open_hands, parent=self
        )
        self.commands.actions["open_hands"].setChecked(open_hands)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self.panels = panels = Panels(self, table, self.language)
        panels.tray.set_still(self.commands.actions["still"].isChecked())
        self.fate = Fate(table, panels.tray, page.deck, table)
        self.setting = setting = Setting(table, self.language, self)
        setting.refused.connect(page.prompt.tell)
        setting.note_wanted.connect(self._write_note)
        page.view.menu_wanted.connect(setting.menu_at)
        panels.notes.changed.connect(self._mark_notes)
        panels.notes.set_notes(list(notes))
        self.commands.add_board(page.view)
        table.changed.connect(self.refresh)
        self.refresh()
        self._mark_notes()
        table.go_on()
        QTimer.singleShot(0, page.view.setFocus)

    def ask_anew(self) -> None:
        """Ask how another game is to be played; the one that is played waits until then."""
        if self.table is not None and not self.table.awaits_person:
            self.table.pause()
        self._ask(True)

    def back_to_game(self) -> None:
        """Go on with the game after all, or with the last one if none was begun since."""
        if self.table is None and self._last is not None:
            self._go_on(self._last)
        elif self.table is not None and self.page is not None:
            self._ask(False)
            self.table.resume()
            self.page.view.setFocus()

    def _ask(self, asks: bool) -> None:
        """Show the questions before a game, or the game."""
        if self.page is not None and self.panels is not None:
            self._stack.setCurrentWidget(self.start if asks else self.page)
            self.panels.set_enabled(not asks)
            self.start.back.setVisible(asks)
            self.commands.show_state()

    @property
    def shown_table(self) -> Table | None:
        """The game, unless it waits while another one is asked for."""
        return None if self._stack.currentWidget() is self.start else self.table

    def show_briefing(self) -> None:
        """Show what the scenario tells those who play it."""
        title = self.scenario.title(self.language) or tr("Untitled")
        lines = briefing(self.scenario, self.world, self.language)
        show_report(self, title, None, lines, title if lines else tr("It tells nothing more."))

    def _end_game(self) -> None:
        if self.table is None or self.page is None or self.panels is None:
            return
        self._told_notes += self.panels.notes.lines()
        if self.fate is not None:
            self.fate.end()
        self.table.end()
        self.panels.end()
        self._stack.removeWidget(self.page)
        self.page.deleteLater()
        self.table.deleteLater()
        self.table = self.page = self.panels = self.setting = self.fate = None

    def refresh(self) -> None:
        """Show the game as it stands."""
        if self.page is None or self.panels is None or self.fate is None:
            return
        self.page.refresh()
        self.panels.refresh()
        self.fate.refresh()
        self.commands.show_state()

    # Files

    def game(self) -> SavedGame | None:
        """Return the game as it is kept in files; None if none was begun."""
        if self.table is None or self.panels is None:
            return None
        players = tuple(self.table.seats[side] for side in SIDES)
        notes = tuple(self.panels.notes.notes)
        return SavedGame(self.scenario, self.table.timeline, players, notes)

    def save_game(self) -> None:
        """Ask for a file and save the game to it."""
        self._save()

    def _save(self) -> bool:
        """Ask for a file and save the game to it; tell whether that was done."""
        game = self.game()
        path = keeping.ask_save(self, game, self._name()) if game is not None else None
        if game is None or path is None:
            return False
        self._in_file = len(game.timeline.moments), game.notes
        self._tell_saved(path)
        return True

    @property
    def is_unsaved(self) -> bool:
        """True if a game under way, in which a person has played, or a note is in no file."""
        game = self.game()
        if game is None or self.table is None:
            return False
        moments, notes = self._in_file
        chosen = self.table.thoughts  # by the program; all other choices are a person's
        played = any(
            moment.title or (moment.actor in SIDES and moment.number not in chosen)
            for moment in game.timeline.moments[moments:]
        )
        return (played and not self.table.is_over) or game.notes != notes

    def may_close(self) -> bool:
        """Ask what becomes of a game that is in no file, and tell whether it may be left."""
        if not self.is_unsaved:
            return True
        saves = keeping.ask_before_leaving(self)
        return saves is False or (saves is True and self._save())

    def export_report(self) -> None:
        """Ask for a file and write a report on the game to it."""
        game = self.game()
        if game is not None:
            self._tell_saved(reporting.ask_report(self, game, self._name(), self.language))

    def _name(self) -> str:
        return name_from(self.scenario.title() or tr("game"))

    def _tell_saved(self, path: Path | None) -> None:
        if path is not None and self.page is not None:
            self.page.prompt.tell(tr("Saved to {path}").format(path=path))

    def open_game(self) -> None:
        """Ask for a file and go on with the game in it."""
        saved = keeping.ask_open(self)
        if saved is not None:
            self.resume(saved)

    def resume(self, saved: SavedGame) -> None:
        """Go on with a game that is in a file, whatever scenario it is of."""
        self._go_on(saved)
        self._in_file = len(saved.timeline.moments), saved.notes

    def _go_on(self, saved: SavedGame) -> None:
        """Go on with a game that was left or saved."""
        self.scenario = saved.scenario
        self.world = saved.timeline.world
        players = saved.players if len(saved.players) == len(SIDES) else (PERSON, PERSON)
        posts = posts_of(self.world)
        seats = {side: known_seats(who, posts) for side, who in zip(SIDES, players, strict=True)}
        title = saved.scenario.title(self.language)
        self.setWindowTitle(tr("{title} – test play").format(title=title or tr("Untitled")))
        self._seat(saved.timeline, seats, saved.notes, open_hands=False)

    # What can be done

    def pick_chance(self) -> None:
        """Let persons choose dice and cards, or leave them to chance again."""
        if self.table is not None:
            self.table.set_picks_chance(self.commands.actions["by_hand"].isChecked())

    def show_hands(self) -> None:
        """Show all hands, or only those that persons may see."""
        if self.page is not None:
            self.page.open_hands = self.commands.actions["open_hands"].isChecked()
            self.page.refresh()

    def set_still(self, still: bool) -> None:
        """Let dice lie straight at once, or roll visibly."""
        self.commands.actions["still"].setChecked(still)
        self.show_motion()

    def show_motion(self) -> None:
        """Let dice move as the menu says."""
        if self.panels is not None:
            self.panels.tray.set_still(self.commands.actions["still"].isChecked())

    def set_pause(self, pause: int) -> None:
        """Let the program's players wait so many milliseconds between two choices."""
        self.pause_ms = pause
        if self.table is not None:
            self.table.pause_ms = pause

    def turn(self) -> None:
        """Show the board from the other side of the table."""
        if self.page is not None:
            self.page.turn()

    def next_choice(self) -> None:
        """Move the cursor of the keys to the next hex where a click does something."""
        if self.page is not None:
            self.page.next_choice()

    def answer(self) -> None:
        """Give the first answer that a button offers."""
        if self.page is not None and self.page.prompt.buttons:
            self.page.prompt.buttons[0].click()

    def zoom_in(self) -> None:
        """Show the board larger."""
        if self.page is not None:
            self.page.view.zoom_in()

    def zoom_out(self) -> None:
        """Show the board smaller."""
        if self.page is not None:
            self.page.view.zoom_out()

    def fit(self) -> None:
        """Show all of the board."""
        if self.page is not None:
            self.page.view.fit()

    def _write_note(self, at: Hex) -> None:
        if self.panels is not None:
            self.panels.show_notes()
            self.panels.notes.write_at(at)

    def _mark_notes(self) -> None:
        if self.page is not None and self.panels is not None:
            self.page.view.set_mark(MarkKind.FINDING_INFO, self.panels.notes.hexes())

    @property
    def last(self) -> SavedGame | None:
        """The game that was left when the window was closed."""
        return self._last

    def told_notes(self) -> list[str]:
        """Return the notes on all games that were played, each in a line."""
        return self._told_notes

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the players; nothing is lost unasked."""
        if not self._from_editor and not self.may_close():
            event.ignore()
            return
        self._last = self.game() or self._last
        self._end_game()
        self.closed.emit()
        event.accept()

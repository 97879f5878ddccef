"""The medals and exits of a hex, edited while the board can be clicked."""

from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.dialogs.objective_forms import (
    ExitForm,
    ObjectiveForm,
    exit_markers,
    medals_for,
)
from bocage_editor.docks.buttons import push_button
from bocage_editor.docks.hex_entry import HexEntry
from bocage_editor.docks.steps import Steps
from bocage_editor.document import Change, Group
from bocage_editor.tools.session import Session
from bocage_editor.words.objectives import exit_words, objective_words
from bocage_scenarios.checks.exits import stretch
from bocage_scenarios.checks.view import edges_of
from bocage_scenarios.edits.medals import (
    add_exit,
    add_objective,
    exits_on,
    objectives_on,
    set_exit,
    set_objective,
)
from bocage_scenarios.model import Exit, Objective, Scenario
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType

TERMS = frozenset({"type", "side", "medals", "min_hexes"})
"""Whoever edits one of these states the terms of a bare medal."""


class Entry(NamedTuple):
    """An objective or an exit of a document, by its number."""

    is_exit: bool
    number: int

    def of(self, scenario: Scenario) -> Group:
        """Return the objective or exit."""
        return (scenario.exits if self.is_exit else scenario.objectives)[self.number]


def followed(entry: Entry, before: Scenario, after: Scenario) -> Entry | None:
    """Return where an objective or exit is after an edit; None if it is gone, or nobody knows."""
    old = before.exits if entry.is_exit else before.objectives
    new = after.exits if entry.is_exit else after.objectives
    item = old[entry.number]
    for number, other in enumerate(new):
        if other is item:
            return entry._replace(number=number)
    there = {id(other) for other in old}
    fresh = [number for number, other in enumerate(new) if id(other) not in there]
    if len(fresh) == 1 and len(old) == len(new):
        return entry._replace(number=fresh[0])
    return None


class Objectives(QDialog):
    """Lists what can be won on a hex, and edits it; what it means stands below as a sentence."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Look after a document."""
        super().__init__(parent)
        self.setObjectName("objectives")
        self.setModal(False)
        self.session = session
        self._steps = Steps()
        self._at: Hex | None = None
        self._entries: list[Entry] = []
        self._current: Entry | None = None
        language = session.bench.language
        self.list = QListWidget(self)
        self.list.setObjectName("objectives/list")
        self.list.setAccessibleName(self.tr("Medals and exits here"))
        self.list.setWordWrap(True)
        self.new_objective = push_button(self, "new_objective", self.tr("New medal"))
        self.new_exit = push_button(self, "new_exit", self.tr("New exit"))
        self.remove = push_button(self, "remove", self.tr("Remove"))
        self.objective = ObjectiveForm(language, self)
        self.exit = ExitForm(language, self)
        self.group = HexEntry("objectives", self)
        self.sentence = QLabel(self)
        self.sentence.setObjectName("objectives/sentence")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(5 * self.fontMetrics().lineSpacing())
        self.sentence.setWordWrap(True)
        self.sentence.setFrameShape(QFrame.Shape.StyledPanel)
        self.sentence.setMargin(6)
        self.sentence.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        for button in (self.new_objective, self.new_exit, self.remove):
            buttons.addWidget(button)
        buttons.addStretch()
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter ends the entry in a field, and no more
        close.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        for form in (self.objective, self.exit):
            layout.addWidget(form)
        self._group_title = QLabel(self.tr("Hexes"), self)
        self._group_title.setBuddy(self.group)
        layout.addWidget(self._group_title)
        layout.addWidget(self.group)
        layout.addWidget(self.sentence)
        layout.addWidget(close)
        self.resize(400, 560)

    def _connect(self) -> None:
        self.session.document.changed.connect(self._follow_change)
        self.session.selection_changed.connect(self._show_selection)
        self.list.currentRowChanged.connect(self._pick)
        self.new_objective.clicked.connect(self._add_objective)
        self.new_exit.clicked.connect(self._add_exit)
        self.remove.clicked.connect(self._remove)
        for form in (self.objective, self.exit):
            form.wanted.connect(self._edit)
        self.group.entered.connect(lambda hexes: self._regroup(hexes, "group"))
        self.group.selection_wanted.connect(self._use_selection)
        self.group.stretch_wanted.connect(self._fill_stretch)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._steps.end)

    def show_hex(self, at: Hex) -> None:
        """Show what can be won on a hex."""
        self._at = at
        self._current = None
        self._update()
        if self._entries:
            self._current = self._entries[0]
            self._update()

    def show_entry(self, entry: Entry) -> None:
        """Show one objective or exit, with what else lies on its first hex."""
        hexes = entry.of(self.session.scenario).hexes
        self._at = hexes[0] if hexes else None
        self._current = entry
        self._update()

    def _follow_change(self, change: Change) -> None:
        before, after = change.before, change.after
        if self._current is not None:
            self._current = followed(self._current, before, after)
        if self._at is not None and self._at not in after.board:
            self._at = self._current = None
        if self.isVisible():
            self._update()

    def _update(self) -> None:
        """Show everything as it is now."""
        scenario, at = self.session.scenario, self._at
        entries = []
        if at is not None:
            entries = [Entry(False, number) for number in objectives_on(scenario, at)]
            entries += [Entry(True, number) for number in exits_on(scenario, at)]
        if self._current is not None and self._current not in entries:
            entries.append(self._current)
        self._entries = entries
        blocker = QSignalBlocker(self.list)
        self.list.clear()
        for entry in entries:
            self.list.addItem(QListWidgetItem(self._sentence(entry)))
        current = entries.index(self._current) if self._current in entries else -1
        self.list.setCurrentRow(current)
        blocker.unblock()
        place = scenario.board.label(at) if at is not None else ""
        self.setWindowTitle(self.tr("Medals and exits of {hex}").format(hex=place))
        self.new_objective.setEnabled(at is not None)
        on_edge = at is not None and bool(edges_of(scenario.board, at))
        self.new_exit.setEnabled(on_edge)
        tip = "" if on_edge else self.tr("Exits lie on the edge of the board")
        self.new_exit.setToolTip(tip)
        self._show_current()

    def _show_current(self) -> None:
        entry, scenario = self._current, self.session.scenario
        item = entry.of(scenario) if entry else None
        self.objective.setVisible(isinstance(item, Objective))
        self.exit.setVisible(isinstance(item, Exit))
        self.group.setVisible(item is not None)
        self._group_title.setVisible(item is not None)
        self.remove.setEnabled(item is not None)
        if isinstance(item, Objective):
            self.objective.show_item(item)
        elif isinstance(item, Exit):
            self.exit.show_item(item)
        if entry is not None and item is not None:
            self.group.show_hexes(item.hexes, scenario.board)
            self.sentence.setText(self._sentence(entry))
        else:
            self.sentence.setText(self.tr("Nothing can be won here yet. Add a medal or an exit."))
        hexes = item.hexes if item is not None else ()
        self.session.view.set_mark(MarkKind.GROUP, hexes if self.isVisible() else ())
        self._show_selection()

    def _sentence(self, entry: Entry) -> str:
        scenario, item = self.session.scenario, entry.of(self.session.scenario)
        language = self.session.bench.language
        if isinstance(item, Exit):
            return exit_words(scenario, item, language)
        return objective_words(scenario, item, language)

    def _show_selection(self) -> None:
        self.group.show_selection(len(self.session.selection))

    def show(self) -> None:
        """Open, and mark the hexes of what is edited."""
        super().show()
        self._update()

    def beside(self, window: QWidget) -> None:
        """Lie over the right part of a window, so that the board can be clicked."""
        corner = window.mapToGlobal(window.rect().topRight())
        self.move(corner.x() - self.width() - 12, corner.y() + 90)

    def close_down(self) -> None:
        """Close for good: the document is no longer on top."""
        self.session.document.changed.disconnect(self._follow_change)
        self.session.selection_changed.disconnect(self._show_selection)
        self.close()
        self.deleteLater()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the mark off the board."""
        self.session.view.set_mark(MarkKind.GROUP)
        super().hideEvent(event)

    def _pick(self, row: int) -> None:
        self._current = self._entries[row] if 0 <= row < len(self._entries) else None
        self._steps.end()
        self._show_current()

    def _name(self, item: Group) -> str:
        board = self.session.board
        place = board.label(item.hexes[0]) if item.hexes else ""
        if isinstance(item, Exit):
            return self.tr("the exit on {hex}").format(hex=place)
        return self.tr("the medal on {hex}").format(hex=place)

    def _edit(self, field: str, text: str, values: dict[str, Any]) -> None:
        """Make another objective or exit of the one that is edited."""
        entry, scenario = self._current, self.session.scenario
        if entry is None:
            return
        item = entry.of(scenario)
        if isinstance(item, Exit):
            after = set_exit(scenario, entry.number, replace(item, **values))
        else:
            stated = item.stated or bool(TERMS & values.keys())
            goal = replace(item, **{"stated": stated, **values})
            after = set_objective(scenario, entry.number, goal)
        merge = self._steps.name(self.session, field) if field else ""
        if not self.session.edit(text.replace("{item}", self._name(item)), after, merge):
            self._show_current()

    def _regroup(self, hexes: tuple[Hex, ...], field: str = "") -> None:
        """Give the item other hexes; a stretch of the edge has other markers than a single hex."""
        entry = self._current
        if entry is None or not hexes:
            return
        item = entry.of(self.session.scenario)
        values: dict[str, Any] = {"hexes": hexes}
        if isinstance(item, Exit) and (len(item.hexes) > 1) != (len(hexes) > 1):
            marker = next(iter(exit_markers(of_range=len(hexes) > 1)), item.marker)
            values["marker"] = marker
        elif isinstance(item, Objective) and item.min_hexes > len(hexes):
            values["min_hexes"] = len(hexes)
        self._edit(field, self.tr("Set hexes of {item}"), values)

    def _use_selection(self) -> None:
        entry = self._current
        if entry is not None:
            item = entry.of(self.session.scenario)
            self._regroup(self._in_order(item.hexes[:1]))

    def _in_order(self, first: tuple[Hex, ...]) -> tuple[Hex, ...]:
        """Return the selected hexes; one that had the medal before, or was asked for, comes first.

        Hexes beside the board cannot be selected.
        """
        selection = self.session.selection
        at = () if self._at is None else (self._at,)
        ahead = [hex_ for hex_ in (*first, *at) if hex_ in selection][:1]
        return tuple(dict.fromkeys([*ahead, *sorted(selection)]))

    def _fill_stretch(self) -> None:
        entry = self._current
        if entry is not None:
            hexes = entry.of(self.session.scenario).hexes
            whole = stretch(self.session.board, hexes)
            self._regroup(tuple(dict.fromkeys([*hexes, *whole])))

    def _add_objective(self) -> None:
        """Add a medal on the hex, or on all that are selected if it is one of them."""
        if self._at is None:
            return
        hexes = self._in_order(()) if self._at in self.session.selection else (self._at,)
        piece = medals_for(None)[0]
        goal = Objective(ObjectiveType.TEMPORARY, hexes, pieces=(piece,))
        self._add(goal, add_objective(self.session.scenario, goal))

    def _add_exit(self) -> None:
        """Add an exit on the hex, or on all that are selected if they are on one edge."""
        if self._at is None:
            return
        scenario = self.session.scenario
        hexes: tuple[Hex, ...] = (self._at,)
        selected = self._in_order(())
        if self._at in selected and stretch(scenario.board, selected):
            hexes = selected
        marker = next(iter(exit_markers(of_range=len(hexes) > 1)))
        edges = edges_of(scenario.board, self._at)
        side = scenario.top.enemy if "top" in edges else scenario.top if "bottom" in edges else None
        way_out = Exit(hexes, side, marker)
        self._add(way_out, add_exit(scenario, way_out))

    def _add(self, item: Group, after: Scenario) -> None:
        is_exit = isinstance(item, Exit)
        found = after.exits if is_exit else after.objectives
        number = next(index for index, other in enumerate(found) if other is item)
        if self.session.edit(self.tr("Add {item}").format(item=self._name(item)), after):
            self._current = Entry(is_exit, number)
            self._update()

    def _remove(self) -> None:
        entry, scenario = self._current, self.session.scenario
        if entry is None:
            return
        item = entry.of(scenario)
        taken_off = set_exit if entry.is_exit else set_objective
        after = taken_off(scenario, entry.number, None)
        self.session.edit(self.tr("Remove {item}").format(item=self._name(item)), after)
        if self._current is None and self._entries:
            self._current = self._entries[0]
            self._update()

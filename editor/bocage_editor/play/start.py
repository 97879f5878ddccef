"""The page before a game: who plays, with which chance, and what the program does not enforce."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.play.team_form import TeamForm, player_box
from bocage_editor.play.words import side_name
from bocage_editor.words.gaps import gap_words
from bocage_editor.words.languages import tr
from bocage_engine.game import Game
from bocage_engine.posts import posts_of
from bocage_engine.world import World
from bocage_schema.ids import Side

USUAL_OPPONENT = "greedy"
WIDTH = 620
LONGEST_TITLE = 120
"""Characters of a title that the page shows."""


class Choice(NamedTuple):
    """How a game is to be played."""

    seats: Mapping[Side, str]
    seed: str
    open_hands: bool


class StartPage(QScrollArea):
    """Asks how a game is to be played."""

    started = Signal(object)
    """A `Choice`."""
    left = Signal()
    """The game that was played before is to go on."""

    def __init__(
        self,
        title: str,
        world: World,
        usual: Choice,
        texts: Iterable[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Ask about a scenario with texts that players should read, each with its heading."""
        super().__init__(parent)
        self.setObjectName("start")
        self.setAccessibleName(tr("A new game"))
        self.setWidgetResizable(True)
        inner = QWidget(self)
        inner.setMaximumWidth(WIDTH)
        frame = QWidget(self)
        row = QHBoxLayout(frame)
        row.addStretch(1)
        row.addWidget(inner, 10)
        row.addStretch(1)
        self.setWidget(frame)
        layout = QVBoxLayout(inner)
        layout.setSpacing(14)
        layout.addSpacing(16)
        layout.addWidget(_heading(title or tr("Untitled"), inner))
        self._make_seats(world, usual, inner)
        self.open_hands = QCheckBox(tr("All hands lie open"), inner)
        self.open_hands.setObjectName("start/open")
        self.open_hands.setChecked(usual.open_hands)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for side, box in self.seats.items():
            form.addRow(tr("{side} played by").format(side=side_name(side)), box)
            form.addRow(self.teams[side])
        form.addRow("", self.in_teams)
        form.addRow(tr("Seed"), self.seed)
        form.addRow("", self.open_hands)
        layout.addLayout(form)
        self._show_teams(False)
        layout.addWidget(_note(world.setup.not_enforced, inner))
        self.button = QPushButton(tr("Start the game"), inner)
        self.button.setObjectName("start/go")
        self.button.setDefault(True)
        self.button.setMinimumHeight(36)
        self.button.clicked.connect(self._start)
        layout.addWidget(self.button)
        self.back = QPushButton(tr("Back to the game"), inner)
        self.back.setObjectName("start/back")
        self.back.clicked.connect(self.left)
        self.back.hide()
        layout.addWidget(self.back)
        for head, text in texts:
            layout.addWidget(_box(head, text, inner))
        why = obstacle(world)
        if why:
            self.button.setEnabled(False)
            self.button.setText(why)
        layout.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start with Enter, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._start()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the focus where a game begins."""
        super().showEvent(event)
        self.button.setFocus()

    def _make_seats(self, world: World, usual: Choice, parent: QWidget) -> None:
        """Make the fields of who plays, alone or in teams, and with which chance."""
        posts = posts_of(world)
        self.seats = {side: _seat(side, usual.seats[side], parent) for side in Side}
        self.teams = {side: TeamForm(side, posts, usual.seats[side], parent) for side in Side}
        self.in_teams = QCheckBox(tr("In teams"), parent)
        self.in_teams.setObjectName("start/teams")
        self.in_teams.setToolTip(
            tr("A side may be played by several: each decides for a section, one for the cards.")
        )
        self.in_teams.toggled.connect(self._show_teams)
        self.seed = QLineEdit(usual.seed, parent)
        self.seed.setObjectName("start/seed")
        self.seed.setToolTip(tr("The same seed and the same choices give the same game."))

    def _show_teams(self, in_teams: bool) -> None:
        """Ask for the players of each post, or for one player of each side."""
        for side, team in self.teams.items():
            if in_teams:
                team.fill(str(self.seats[side].currentData()))
            team.setVisible(in_teams)
            self.seats[side].setEnabled(not in_teams)

    def offer_last(self, *, is_same: bool) -> None:
        """Offer a game that was left, of this map or of the map as it was then."""
        text = tr("Go on with the last game, on the map as it was then")
        self.back.setText(tr("Back to the game") if is_same else text)
        self.back.show()

    def choice(self) -> Choice:
        """Return what is chosen."""
        seats = {side: str(box.currentData()) for side, box in self.seats.items()}
        if self.in_teams.isChecked():
            seats = {side: team.seats() for side, team in self.teams.items()}
        return Choice(seats, self.seed.text().strip() or "0", self.open_hands.isChecked())

    def _start(self) -> None:
        if not self.button.isEnabled():
            return
        self.started.emit(self.choice())


def _seat(side: Side, who: str, parent: QWidget) -> QComboBox:
    return player_box(f"start/{side}", side_name(side), who, parent)


def _heading(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text if len(text) <= LONGEST_TITLE else f"{text[:LONGEST_TITLE]}…", parent)
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * 1.6)
    font.setBold(True)
    label.setFont(font)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _note(not_enforced: Sequence[str], parent: QWidget) -> QWidget:
    if not not_enforced:
        box = _box(tr("Rules"), tr("Every rule of this scenario is enforced."), parent)
    else:
        listed = "\n".join(f"•  {gap_words(item)}" for item in not_enforced)
        help_ = tr(
            "The program does not enforce this. Undo what breaks such a rule, choose dice and "
            "cards, or set figures, medals and hands by hand, all in the Edit menu."
        )
        box = _box(tr("Left to you"), f"{listed}\n\n{help_}", parent)
    box.setObjectName("start/note")
    box.findChildren(QLabel)[0].setObjectName("start/not_enforced")
    return box


def _box(title: str, text: str, parent: QWidget) -> QGroupBox:
    box = QGroupBox(title, parent)
    inside = QVBoxLayout(box)
    label = QLabel(text, box)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    inside.addWidget(label)
    return box


def obstacle(world: World) -> str:
    """Return why a scenario cannot be played; empty if it can."""
    if len({unit.side for unit in world.units}) < len(Side):
        return tr("There is nothing to play: both sides need a unit on the board")
    if Game(world).result() is not None:
        return tr("There is nothing to play: the game would be over before it begins")
    return ""

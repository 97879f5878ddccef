"""Who plays a side in a team: a player for each post, and names for persons."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QWidget

from bocage_editor.play.seats import (
    LONGEST_NAME,
    PERSON,
    is_person,
    person_called,
    player_name,
    post_names,
)
from bocage_editor.play.words import side_name
from bocage_editor.words.languages import tr
from bocage_engine.players import PLAYERS
from bocage_engine.posts import Post, seats_from, seats_text
from bocage_schema.ids import Side


def player_box(name: str, title: str, who: str, parent: QWidget) -> QComboBox:
    """Return a box to choose a player from."""
    box = QComboBox(parent)
    box.setObjectName(name)
    box.setAccessibleName(title)
    for each in (PERSON, *PLAYERS):
        box.addItem(player_name(each), each)
    box.setCurrentIndex(max(0, box.findData(PERSON if is_person(who) else who)))
    return box


class TeamForm(QWidget):
    """Asks for the players of one side."""

    def __init__(
        self, side: Side, posts: tuple[Post, ...], usual: str, parent: QWidget | None = None
    ) -> None:
        """Ask for a player for each post; ``usual`` is who has them if nobody says otherwise."""
        super().__init__(parent)
        self.setObjectName(f"start/{side}/team")
        self.players: dict[Post, QComboBox] = {}
        self.names: dict[Post, QLineEdit] = {}
        form = QFormLayout(self)
        form.setContentsMargins(18, 0, 0, 6)
        titles = post_names(posts)
        for post, who in seats_from(usual, posts).items():
            title = f"{side_name(side)}, {titles[post]}"
            box = player_box(f"start/{side}/{post}", title, who, self)
            name = QLineEdit(self)
            name.setObjectName(f"start/{side}/{post}/name")
            name.setAccessibleName(tr("{seat}: name").format(seat=title))
            name.setPlaceholderText(tr("Name"))
            name.setMaxLength(LONGEST_NAME)
            box.currentIndexChanged.connect(self._show_names)
            row = QHBoxLayout()
            row.addWidget(box, 1)
            row.addWidget(name, 1)
            form.addRow(titles[post], row)
            self.players[post], self.names[post] = box, name
        self._show_names()

    def _show_names(self) -> None:
        for post, box in self.players.items():
            self.names[post].setEnabled(is_person(str(box.currentData())))

    def fill(self, who: str) -> None:
        """Give all posts to one player."""
        for box in self.players.values():
            box.setCurrentIndex(max(0, box.findData(who)))

    def seats(self) -> str:
        """Return who plays the side, as `bocage_engine.posts.seats_text` tells it."""
        return seats_text({post: self._who(post) for post in self.players})

    def _who(self, post: Post) -> str:
        who = str(self.players[post].currentData())
        return person_called(self.names[post].text()) if is_person(who) else who

"""The list of the boxes that the user owns is never damaged."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from windows import window_in

TYPO = "bocage_boxes: 1\nown:\n  base: 1\n  winter_wars: [\n"
UNKNOWN = "bocage_boxes: 1\nown: {base: 2, my_homebrew: 1}\n"
GOOD = """bocage_boxes: 1
# What stands on the shelf.
own:
  base: 2
counts:
  base:
    wire: 11  # counted twice
"""


def window_with(qtbot, folder, text):
    file = folder / "settings" / "my-boxes.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    window = window_in(folder)
    qtbot.addWidget(window)
    return window, file


def test_a_list_that_cannot_be_read_is_left_alone_and_told_of(qtbot, tmp_path):
    for number, text in enumerate((TYPO, UNKNOWN)):
        window, file = window_with(qtbot, tmp_path / str(number), text)
        assert "my-boxes.yaml" in window.inventory.summary.text()
        window.inventory.boxes["terrain_pack"].setValue(1)
        assert file.read_text("utf-8") == text
        assert window.inventory.boxes["terrain_pack"].value() == 0


def test_counts_and_comments_stay(qtbot, tmp_path):
    window, file = window_with(qtbot, tmp_path, GOOD)
    window.inventory.boxes["terrain_pack"].setValue(1)
    text = file.read_text("utf-8")
    assert text == GOOD.replace("base: 2\n", "base: 2\n  terrain_pack: 1\n")
    assert window.holdings.counts == {"base": {"wire": 11}}


def test_two_windows_add_to_the_same_list(qtbot, tmp_path):
    first, _ = window_with(qtbot, tmp_path, GOOD)
    second = window_in(tmp_path)
    qtbot.addWidget(second)
    first.inventory.boxes["winter_wars"].setValue(1)
    second.inventory.boxes["terrain_pack"].setValue(1)
    assert second.holdings.own == {"base": 2, "winter_wars": 1, "terrain_pack": 1}


def test_no_box_is_the_same_before_and_after_a_start(qtbot, tmp_path):
    window, _ = window_with(qtbot, tmp_path, "bocage_boxes: 1\nown: {base: 1}\n")
    window.inventory.boxes["base"].setValue(0)
    assert window.holdings is None
    again = window_in(tmp_path)
    qtbot.addWidget(again)
    assert again.holdings is None


def test_the_wheel_scrolls_past_the_boxes(window):
    box = window.inventory.boxes["base"]
    place = QPointF(5, 5)
    turn = QWheelEvent(
        place,
        box.mapToGlobal(place),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, turn)
    assert box.value() == 0


def test_names_are_in_the_language_of_the_program(qtbot, tmp_path):
    from bocage_editor.storage.places import Places
    from bocage_editor.window.main_window import MainWindow

    window = MainWindow(Places(tmp_path / "settings", tmp_path / "state"), "de")
    qtbot.addWidget(window)
    window.files.open_example("first_contact").counts.settle()
    pieces = window.inventory.pieces
    names = [pieces.topLevelItem(row).text(0) for row in range(pieces.topLevelItemCount())]
    assert "Wald" in names
    for page in window.pages():
        page.document.undo_stack.setClean()


def test_a_long_label_leaves_the_status_bar_room(window, person):
    from bocage_scenarios.edits.tokens import add_label

    page = person.page
    at = page.session.board.hex("E5")
    page.session.edit("Label", add_label(page.document.scenario, at, {"en": "x" * 5000}))
    person.move("E5")
    assert window.minimumSizeHint().width() <= 1024
    assert window.status.zoom.isVisible()


def test_every_piece_says_how_many_are_left(window, person):
    from bocage_editor.docks.palette import stock_text
    from bocage_editor.docks.palette_model import LEFT
    from bocage_editor.tools.choice import Choice, Kind

    def told(piece):
        model = window.palette_panel.model
        person.page.counts.settle()
        return stock_text(model.index_of(Choice(Kind.TILE, piece)).data(LEFT))

    window.inventory.boxes["base"].setValue(1)
    person.choose("bunker")
    left = person.page.session.amount_left()
    assert told("bunker") == f"{left} of {left} left"
    places = [f"{letter}5" for letter in "ABCDEFGHIJKLM"]
    for number, label in enumerate(places[: left + 2], start=1):
        person.click(label)
        if number < left:
            assert told("bunker") == f"{left - number} of {left} left"
    assert told("bunker") == "none left, 2 missing"
    assert told("jungle") == "none in your boxes"

"""What is painted bit by bit equals what is painted at once.

Pieces are equal to the pixel.  Lines that Qt draws anew, those of marks and between sections, are
rounded in another way where a painted part ends, so that a pixel differs by what nobody can see.
"""

from dataclasses import replace

import pytest
from painted import Screen, content, dice_of, largest_difference, objectives, patch, scenario

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.stamps import Stamper, unit_stamp
from bocage_editor.canvas.style import Part, Style
from bocage_editor.document import Change
from bocage_scenarios.model import Unit
from bocage_schema.ids import BoardFormat

pytestmark = pytest.mark.usefixtures("qapp")
INVISIBLE = 8
"""Steps of 255."""
MARKED = (
    MarkKind.SELECTION,
    MarkKind.HOVER,
    MarkKind.FINE,
    MarkKind.REFUSED,
    MarkKind.FINDING_WARNING,
    MarkKind.GROUP,
)


def edited(dice, shown):
    """Return another revision, and the hexes that differ."""
    hexes = dict(shown.hexes)
    for at in patch(dice, shown.board, dice.randint(1, 5)):
        if dice.random() < 0.3:
            hexes.pop(at, None)
        else:
            hexes[at] = content(dice)
    after = replace(shown, hexes=hexes)
    if dice.random() < 0.3:
        after = replace(after, objectives=objectives(dice, shown.board))
    if dice.random() < 0.2:
        after = replace(after, exits=shown.exits[:1])
    return after, Change(shown, after).hexes()


def step(dice, screen):
    """Do one of the things that a person does."""
    plan = screen.painter.scenario.board
    kind = dice.choice(["edit", "edit", "mark", "ghost", "scroll"])
    if kind == "edit":
        screen.follow(*edited(dice, screen.painter.scenario))
    elif kind == "mark":
        screen.set_mark(dice.choice(MARKED), patch(dice, plan, dice.randint(1, 6)))
    elif kind == "ghost":
        stamps = [unit_stamp(Unit("armor", "us"))]
        screen.set_ghosts(dict.fromkeys(patch(dice, plan, 2), stamps))
    elif screen.ratio == round(screen.ratio):  # else views paint everything
        screen.scroll(dice.randint(-60, 60), dice.randint(-60, 60))


@pytest.mark.parametrize("turned", [False, True], ids=["as it lies", "turned"])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 6))]
)
def test_random_edits_marks_ghosts_and_scrolling(seed, ratio, turned):
    dice = dice_of(seed)
    screen = Screen(scenario(dice), ratio=ratio, turned=turned, size=(420, 300))
    for _ in range(12):
        step(dice, screen)
    assert largest_difference(screen.image, screen.painted_at_once()) <= INVISIBLE


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_pieces_without_lines_over_them_are_equal_to_the_pixel(ratio):
    dice = dice_of(5)
    screen = Screen(scenario(dice), ratio=ratio, size=(420, 300), without={Part.SECTIONS})
    for _ in range(12):
        screen.follow(*edited(dice, screen.painter.scenario))
    assert screen.image == screen.painted_at_once()


@pytest.mark.parametrize("board_format", [BoardFormat.OVERLORD, BoardFormat.BREAKTHROUGH])
def test_the_same_on_large_boards_after_zooming(board_format):
    dice = dice_of(9)
    screen = Screen(scenario(dice, board_format, share=0.3), scale=0.11, size=(420, 300))
    for scale in (0.2, 0.31, 0.11):
        screen.zoom(scale)
        for _ in range(4):
            step(dice, screen)
        assert largest_difference(screen.image, screen.painted_at_once()) <= INVISIBLE


def test_only_hexes_that_look_different_are_painted():
    dice = dice_of(1)
    screen = Screen(scenario(dice))
    middle = screen.painter.scenario.board.hex("G5")
    shown = screen.painter.scenario
    with_unit = replace(shown, hexes={**shown.hexes, middle: content(dice)})
    assert screen.painter.follow(with_unit, [middle]) == [middle]
    assert screen.painter.follow(with_unit, [middle]) == []


def on_screen(view):
    """Return the pixels that the window holds, without painting anything anew."""
    window = view.windowHandle()
    return window.screen().grabWindow(view.winId()).toImage()


def test_a_window_shows_what_it_would_paint_anew(qtbot):
    dice = dice_of(4)
    shown = scenario(dice)
    view = BoardView(shown)
    qtbot.addWidget(view)
    view.resize(600, 420)
    view.show()
    qtbot.waitExposed(view)
    view.set_zoom(0.8)
    view.settle()
    for _ in range(12):
        kind = dice.choice(["edit", "mark", "ghost", "pan", "turn", "zoom"])
        if kind == "edit":
            shown, changed = edited(dice, shown)
            view.show_scenario(shown, changed)
        elif kind == "mark":
            view.set_mark(dice.choice(MARKED), patch(dice, shown.board, 3))
        elif kind == "ghost":
            stamps = Stamper(shown, Style()).stamps(dice.choice(shown.board.hexes))
            view.set_ghosts(dict.fromkeys(patch(dice, shown.board, 2), stamps))
        elif kind == "pan":
            view.horizontalScrollBar().setValue(dice.randint(0, 300))
            view.verticalScrollBar().setValue(dice.randint(0, 200))
        elif kind == "turn":
            view.set_board_style(Style(turned=not view.style_of_board.turned))
        else:
            view.set_zoom(dice.choice([0.7, 0.8, 1.1]))
        qtbot.wait(1)
    qtbot.waitUntil(lambda: not view.is_blurred)
    qtbot.wait(1)
    seen = on_screen(view)
    view.viewport().update()
    qtbot.wait(1)
    assert largest_difference(seen, on_screen(view)) <= INVISIBLE

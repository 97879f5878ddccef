"""A board that is not seen keeps little in memory, and looks the same when it is seen again."""

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.sprites import RESTING_PIXELS
from bocage_scenarios.library import bundled


def test_a_hidden_board_drops_its_pixels_and_comes_back_the_same(qtbot):
    view = BoardView(bundled("hill_192").scenario)
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.show()
    qtbot.waitExposed(view)
    sprites = view._painter.sprites
    for zoom in (1.0, 2.0, 3.0):
        view.set_zoom(zoom)
        view.grab()
        view.settle()
    before = view.grab().toImage()
    assert sprites.pixels > RESTING_PIXELS
    view.hide()
    assert sprites.pixels <= RESTING_PIXELS
    assert sprites.pixels == sum(sprite.size for sprite in sprites.kept())
    view.show()
    qtbot.waitExposed(view)
    view.grab()
    view.settle()
    assert view.grab().toImage() == before

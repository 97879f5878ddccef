"""Makes the pictures of the documentation: ``python tests/support/screenshots.py``.

Each picture of the window comes from a run of its own, because the scale of the screen is fixed
when Qt starts.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SETTLE_MS = 600


class Shot(NamedTuple):
    """A picture of the window."""

    name: str
    scenario: str
    look: str = "light"
    scale: int = 1
    width: int = 1280
    height: int = 720


SHOTS = (
    Shot("window", "first_contact"),
    Shot("window-dark", "hill_192", "dark"),
    Shot("window-large", "ashore_at_paestum", scale=2),
    Shot("window-breakthrough", "breakthrough winter", width=1400, height=1000),
    Shot("window-overlord", "the_bridge_at_airel", "dark", width=1600),
)


def take(shot: Shot, out: Path) -> None:
    """Open the window in this process and grab it."""
    from PySide6.QtGui import QImage
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from bocage_editor.storage.places import Places
    from bocage_editor.window.look import Look
    from bocage_editor.window.main_window import MainWindow
    from bocage_scenarios.library import bundled_names

    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Places(Path(folder, "settings"), Path(folder, "state")))
        window.viewing.set_look(Look(shot.look))
        window.inventory.boxes["base"].setValue(1)
        window.resize(shot.width, shot.height)
        window.show()
        if shot.scenario in bundled_names():
            page = window.files.open_example(shot.scenario)
        else:
            page = window.files.add(_winter_battle(), "Winter battle")
        page.session.select([page.session.board.hex("G5")])
        QTest.qWait(SETTLE_MS)
        image: QImage = window.grab().toImage()
        image.save(str(out))
        page.document.undo_stack.setClean()
        window.close()
    del application


class PlayShot(NamedTuple):
    """A picture of the window of a game, with an attack about to be made."""

    name: str
    scenario: str
    language: str = "en"
    look: str = "light"
    seed: str = "3"
    turn: int = 5
    width: int = 1280
    height: int = 800
    scale: int = 1


PLAY_SHOTS = (
    PlayShot("play", "hill_192"),
    PlayShot("play-dark", "first_contact", look="dark"),
    PlayShot("play-german", "the_road_to_asten", language="de"),
    PlayShot("play-breakthrough", "breakthrough winter", height=1000),
)


def take_play(shot: PlayShot, out: Path) -> None:
    """Play a game in this process until somebody attacks, and grab its window."""
    from random import Random

    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication
    from table_guest import Guest

    from bocage_editor.play.start import Choice
    from bocage_editor.play.window import PlayWindow
    from bocage_editor.window.look import Look, apply
    from bocage_engine.actions import ActionKind
    from bocage_engine.players import PLAYERS
    from bocage_scenarios.library import bundled, bundled_names
    from bocage_schema.ids import Side

    application = QApplication([])
    apply(Look(shot.look))
    is_bundled = shot.scenario in bundled_names()
    scenario = bundled(shot.scenario).scenario if is_bundled else _winter_battle()
    window = PlayWindow(scenario, language=shot.language)
    window.resize(shot.width, shot.height)
    window.set_pause(0)
    window.show()
    seats = {Side.AXIS: "greedy", Side.ALLIES: "person"}
    window.begin(Choice(seats, shot.seed, open_hands=False))

    def wait(check) -> None:
        while not check():
            QTest.qWait(10)

    guest = Guest(window, wait)
    guest.wait_for_turn()
    player, random = PLAYERS["greedy"](), Random(2)
    while not window.table.is_over:
        action = player.choose(window.table.game, random)
        if action.kind == ActionKind.ATTACK and window.table.game.state.turn >= shot.turn:
            if window.page.board.active != action.at:
                guest.click(action.at)
            guest.hover(action.to)
            break
        guest.choose(action)
        guest.wait_for_turn()
    QTest.qWait(SETTLE_MS)
    window.grab().toImage().save(str(out))
    window.may_close = lambda: True
    window.close()
    del application


def _winter_battle():
    """Return a Breakthrough board on the winter face with something on it."""
    from bocage_scenarios.edits.resizing import Offset, resized
    from bocage_scenarios.library import bundled
    from bocage_schema.ids import BoardFormat

    scenario = bundled("wingen_sur_moder").scenario
    return resized(scenario, BoardFormat.BREAKTHROUGH, Offset(4, 0))


def main() -> None:
    """Take every picture, or the one that is named."""
    PICTURES.mkdir(exist_ok=True)
    if len(sys.argv) > 1:
        for made, shots in ((take, SHOTS), (take_play, PLAY_SHOTS)):
            for shot in shots:
                if shot.name == sys.argv[1]:
                    made(shot, PICTURES / f"{shot.name}.png")
        return
    for shot in (*SHOTS, *PLAY_SHOTS):
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": str(shot.scale),
        }
        subprocess.run([sys.executable, __file__, shot.name], env=environment, check=True)
    command = [sys.executable, "-m", "bocage_editor", "render", "--contact-sheet"]
    subprocess.run([*command, str(PICTURES / "pieces.png")], check=True)


if __name__ == "__main__":
    main()

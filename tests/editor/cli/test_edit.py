"""``bocage edit``: its options, in processes of their own."""

import os
import signal
import subprocess
import sys

import pytest
from editor_process import editor_process, wait_for

from bocage_editor.storage.recovery import Recovery
from bocage_editor.storage.settings import Settings
from bocage_scenarios.model import Scenario

TEXT = "bocage: 1\nboard: standard\nface: countryside\n"
posix = pytest.mark.skipif(os.name != "posix", reason="this system has no signals")
DRIVER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bocage_editor import app
from bocage_editor.cli.main import main
from bocage_editor.window.main_window import MainWindow

def look():
    window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        print("dialog", dialog.objectName(), flush=True)
        dialog.reject()
    elif window is not None and window.tabs.count():
        names = [page.document.shown_name() for page in window.pages()]
        print("window", window.bench.language, *names, flush=True)
        window.close()
        return
    QTimer.singleShot(20, look)

app.application()
QTimer.singleShot(0, look)
sys.exit(main(["edit", *sys.argv[1:]]))
"""


def edit(*words, code=DRIVER, **environment):
    """Run the command, look at its window, and close that."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, words)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C", **environment},
    )


@pytest.fixture
def folders(tmp_path):
    """The options that keep a test away from the folders of the user."""
    settings, state = tmp_path / "my settings", tmp_path / "my state"
    return ["--settings-dir", settings, "--state-dir", state]


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "карта 1.yaml"
    made.write_text(TEXT)
    return made


def test_files_are_opened_in_the_language_asked_for(folders, path, tmp_path):
    done = edit(*folders, "--lang", "nl", path)
    assert (done.returncode, done.stdout) == (0, f"window nl {path.name}\n"), done.stderr
    assert "Traceback" not in done.stderr
    assert (tmp_path / "my settings" / "settings.ini").is_file()
    assert Settings(tmp_path / "my settings" / "settings.ini").recent == [path]
    assert path.read_text() == TEXT


def test_the_folders_of_the_user_are_left_alone(folders, path, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    done = edit(*folders, path, HOME=str(home), XDG_CONFIG_HOME="", XDG_STATE_HOME="")
    assert done.returncode == 0, done.stderr
    made = [found for found in home.rglob("*") if "bocage" in found.name.lower()]
    assert made == []


def test_what_was_open_comes_back_unless_it_is_not_wanted(folders, path):
    assert edit(*folders, path).returncode == 0
    assert edit(*folders).stdout == f"window en {path.name}\n"
    again = edit(*folders, "--no-restore")
    assert again.stdout == "window en\n"  # the welcome


def test_copies_are_offered_unless_that_is_not_wanted(folders, path, tmp_path):
    run = Recovery(tmp_path / "my state" / "recovery")
    run.keep("a", Scenario(), "map", None)
    run.leave()
    assert edit(*folders, "--no-restore", path).stdout == f"window en {path.name}\n"
    done = edit(*folders, path)
    assert done.stdout == f"dialog recovered\nwindow en {path.name}\n"
    assert len(list((tmp_path / "my state").rglob("*.json"))) == 1


@pytest.mark.parametrize("raw", ["{", "", "bocage: 1"])
def test_a_broken_file_is_told_and_the_window_opens(folders, path, raw):
    path.write_text(raw)
    done = edit(*folders, path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "dialog report\nwindow en\n"
    assert edit(*folders).returncode == 0


def test_a_missing_file_is_told(folders, tmp_path):
    done = edit(*folders, tmp_path / "gone.yaml")
    assert done.stdout == "dialog report\nwindow en\n"


def test_settings_that_cannot_be_written_keep_nobody_from_working(path, tmp_path):
    (tmp_path / "file").write_text("")
    words = ["--settings-dir", tmp_path / "file" / "a", "--state-dir", tmp_path / "file" / "b"]
    done = edit(*words, path)
    assert (done.returncode, done.stdout) == (0, f"window en {path.name}\n"), done.stderr


def test_words_that_mean_nothing_are_refused(run, tmp_path):
    (tmp_path / "file").write_text("")
    assert run("edit", "--lang", "xx").status == 2
    assert run("edit", "--settings-dir", tmp_path / "file").status == 2
    result = run("edit", tmp_path)
    assert result.status == 2
    assert "is a directory" in result.stderr


@posix
def test_without_a_display_there_is_a_reason(folders, path):
    environment = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    if sys.platform == "darwin":
        pytest.skip("there always is a display")
    done = edit(*folders, path, code="import sys\nfrom bocage_editor.cli.main import main\n"
                "sys.exit(main(['edit', *sys.argv[1:]]))", **environment)  # fmt: skip
    assert done.returncode == 2
    assert "bocage render" in done.stderr
    assert "Traceback" not in done.stderr


@posix
def test_files_left_open_by_a_signal_come_back(tmp_path, path):
    body = """
def begin():
    when(lambda: window().pages(), lambda: say("ready"))
"""
    with editor_process(body, tmp_path, path) as process:
        wait_for(process, "ready")
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
    folders = ["--settings-dir", tmp_path / "settings", "--state-dir", tmp_path / "state"]
    assert edit(*folders).stdout == f"window en {path.name}\n"

"""Windows that are gone after a test, disks on which writing fails, answered dialogs."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from dialogs import Dialogs
from PySide6.QtCore import QCoreApplication, QEvent

NOBODY = 65534


@pytest.fixture(autouse=True)
def _delete_what_was_closed():
    """Windows of a test that are to be deleted later would be there in all tests after it."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def plain_user():
    """A folder owned by an ordinary user, who runs the rest of the test."""
    if os.name != "posix":
        pytest.skip("this system keeps permissions in another way")
    folder = Path(tempfile.mkdtemp(prefix="bocage-"))
    was_root = os.geteuid() == 0
    if was_root:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if was_root:
            os.seteuid(0)
        folder.chmod(0o755)
        shutil.rmtree(folder)


def _mounted(folder, options):
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only an administrator may mount a disk")


def _unmount(folder):
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.fixture
def tiny_disk(tmp_path):
    """A folder on a disk of 64 kilobytes."""
    folder = tmp_path / "tiny"
    _mounted(folder, "size=64k")
    yield folder
    _unmount(folder)


@pytest.fixture
def read_only_disk(tmp_path):
    """A folder, with a file ``old.yaml``, on a disk that cannot be written to."""
    folder = tmp_path / "frozen"
    _mounted(folder, "size=64k")
    (folder / "old.yaml").write_text("bocage: 1\n")
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
    yield folder
    _unmount(folder)


@pytest.fixture
def dialogs():
    """Dialogs, which are answered as they were expected; others are an error."""
    made = Dialogs()
    yield made
    assert made.end() == 0, "a dialog did not come"

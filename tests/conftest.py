"""Fixtures for the whole suite."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import settings

from bocage_editor.cli.main import main

settings.register_profile("steady", max_examples=50, derandomize=True, deadline=None)
settings.register_profile("search", max_examples=1000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

ROOT = Path(__file__).parents[1]

Run = Callable[..., "Result"]
"""What the fixture `run` gives: call it with the words of the command line."""


@dataclass(frozen=True)
class Result:
    """What one run of the command line gave."""

    status: int
    stdout: str
    stderr: str


@pytest.fixture
def root() -> Path:
    """The folder that holds pyproject.toml."""
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The reference material, which is no part of the project and may be absent."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("reference folder ../shared is not beside this checkout")
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line in this process: ``run("info", path).stdout``."""
    for name in ("NO_COLOR", "FORCE_COLOR", "_BOCAGE_COMPLETE", "BOCAGE_BOXES"):
        monkeypatch.delenv(name, raising=False)

    def run_command(*arguments: str | Path) -> Result:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Result(status, captured.out, captured.err)

    return run_command

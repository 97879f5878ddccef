"""Shell completion: the scripts, and what they are answered."""

import shutil
import subprocess

import pytest

from bocage_editor.cli.main import COMMANDS


@pytest.fixture
def complete(run, monkeypatch):
    """Return what bash is offered for the last of some words."""

    def offered(*words):
        result = complete_in_shell(run, monkeypatch, words)
        return [tuple(line.split(",", 1)) for line in result.stdout.splitlines()]

    return offered


def complete_in_shell(run, monkeypatch, words):
    with monkeypatch.context() as patch:
        patch.setenv("_BOCAGE_COMPLETE", "bash_complete")
        patch.setenv("COMP_WORDS", " ".join(["bocage", *words]))
        patch.setenv("COMP_CWORD", str(len(words)))
        return run()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_is_for_our_command(run, shell):
    result = run("completion", shell)
    assert result.status == 0
    assert f"_BOCAGE_COMPLETE={shell}_complete" in result.stdout
    if shutil.which(shell):
        checked = subprocess.run([shell, "-n"], input=result.stdout, text=True, timeout=60)
        assert checked.returncode == 0


def test_commands_are_completed(complete):
    assert complete("") == [("plain", name) for name in COMMANDS]
    assert complete("con") == [("plain", "convert")]


def test_options_are_completed(complete):
    assert ("plain", "--version") in complete("--")
    assert ("plain", "--format") in complete("doctor", "--")


def test_choices_are_completed(complete):
    assert complete("doctor", "--format", "j") == [("plain", "json")]
    assert complete("schema", "bo") == [("plain", "boxes")]


def test_files_are_left_to_the_shell(complete):
    assert complete("schema", "boxes", "-o", "a") == [("file", "a")]


def test_an_unknown_shell_is_an_error(run):
    result = run("completion", "bsh")
    assert result.status == 2
    assert "did you mean 'bash'? known: bash, zsh, fish" in result.stderr

"""The ``bocage`` command itself: help, version, exit status, colours, interruptions."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

from bocage_editor.cli import main as cli
from bocage_schema import __version__
from bocage_schema.errors import BocageError


@pytest.fixture
def fake(monkeypatch):
    """Let ``bocage doctor`` do what the test says."""

    def install(action):
        command = click.Command("doctor", callback=action)
        monkeypatch.setattr(import_module("bocage_editor.cli.doctor"), "command", command)

    return install


def raising(error):
    def action():
        raise error

    return action


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_the_table_of_commands_agrees_with_the_modules(name):
    command = import_module(cli.COMMANDS[name].module).command
    assert isinstance(command, click.Command)
    assert command.name == name
    assert (command.help or "").splitlines()[0].rstrip(".") == cli.COMMANDS[name].help


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself_with_examples(run, name):
    result = run(name, "--help")
    assert result.status == 0
    assert f"Usage: bocage {name}" in result.stdout
    assert f"Examples:\n    bocage {name}" in result.stdout
    assert result.stderr == ""


def test_help_lists_every_command(run):
    result = run("--help")
    assert result.status == 0
    for name, entry in cli.COMMANDS.items():
        assert any(
            line.split() == [name, *entry.help.split()] for line in result.stdout.splitlines()
        )


def test_version_is_that_of_the_distribution(run):
    result = run("--version")
    assert (result.status, result.stdout) == (0, f"bocage {__version__}\n")


def test_no_command_opens_the_window(run, monkeypatch):
    opened = []
    monkeypatch.setattr("bocage_editor.app.run", lambda files, **_: opened.append(files) or 0)
    assert run().status == 0
    assert opened == [()]


def test_without_a_display_there_is_no_window_but_advice(run, monkeypatch):
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    result = run("edit")
    assert (result.status, result.stdout) == (2, "")
    assert "no display" in result.stderr
    assert "bocage validate" in result.stderr


def test_an_unknown_command_gets_a_suggestion(run):
    result = run("convrt")
    assert result.status == 2
    known = ", ".join(cli.COMMANDS)
    assert f"unknown command 'convrt'; did you mean 'convert'? known: {known}" in result.stderr


def test_an_unknown_command_like_no_other_gets_the_list(run):
    assert "unknown command 'zzz'; known: edit, new, info" in run("zzz").stderr


def test_an_unknown_choice_gets_a_suggestion(run):
    result = run("schema", "catalog")
    assert result.status == 2
    assert "unknown name 'catalog'; did you mean 'catalogue'? known: scenario" in result.stderr


def test_an_unknown_option_gets_a_suggestion(run):
    result = run("doctor", "--fromat", "json")
    assert result.status == 2
    assert "--format" in result.stderr


@pytest.mark.parametrize(
    ("action", "status", "stderr"),
    [
        pytest.param(lambda: None, 0, "", id="a command that returns nothing is clean"),
        pytest.param(lambda: 1, 1, "", id="a status is passed on"),
        pytest.param(
            raising(FileNotFoundError(2, "No such file or directory", "no.yaml")),
            2,
            "bocage: no.yaml: No such file or directory\n",
            id="a missing file is named",
        ),
        pytest.param(raising(OSError("odd")), 2, "bocage: odd\n", id="an error without a file"),
        pytest.param(
            raising(BocageError("no such thing")), 2, "bocage: no such thing\n", id="our own error"
        ),
        pytest.param(
            raising(click.ClickException("no")), 2, "Error: no\n", id="an error of the toolkit"
        ),
        pytest.param(raising(KeyboardInterrupt()), 130, "", id="an interruption is quiet"),
        pytest.param(raising(BrokenPipeError()), 141, "", id="a closed pipe is quiet"),
    ],
)
def test_status_and_complaint(run, fake, action, status, stderr):
    fake(action)
    result = run("doctor")
    assert (result.status, result.stderr) == (status, stderr)


def test_colours_need_a_terminal(run, fake):
    fake(lambda: click.secho("word", fg="red"))
    assert run("doctor").stdout == "word\n"


@pytest.mark.parametrize(
    ("environment", "colored"),
    [
        pytest.param({"FORCE_COLOR": "1"}, True, id="FORCE_COLOR colours a pipe"),
        pytest.param({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False, id="NO_COLOR wins"),
        pytest.param({"FORCE_COLOR": "1", "NO_COLOR": ""}, True, id="an empty NO_COLOR is unset"),
        pytest.param({"FORCE_COLOR": ""}, False, id="an empty FORCE_COLOR is unset"),
    ],
)
def test_colour_follows_the_environment(run, fake, monkeypatch, environment, colored):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    fake(lambda: click.secho("word", fg="red"))
    assert ("\x1b[" in run("doctor").stdout) == colored


def test_the_module_runs_as_the_command():
    done = subprocess.run(
        [sys.executable, "-m", "bocage_editor", "--version"], capture_output=True, timeout=60
    )
    assert done.returncode == 0
    assert done.stdout.decode().startswith("bocage ")


def test_letters_that_stdout_cannot_take_are_escaped():
    code = """if True:
        import click
        from bocage_editor.cli import doctor, main
        doctor.command = click.Command("doctor", callback=lambda: click.echo("\\xdf\\udcff"))
        main.entry()
    """
    done = subprocess.run(
        [sys.executable, "-c", code, "doctor"],
        capture_output=True,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )
    assert (done.returncode, done.stdout) == (0, b"\xdf\\udcff\n")


def test_output_into_a_closed_pipe_ends_quietly():
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(
        [sys.executable, "-m", "bocage_editor", "completion", "fish"],
        stdout=write_end,
        stderr=subprocess.PIPE,
        timeout=60,
    )
    os.close(write_end)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_reported_once():
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bocage_editor", "completion", "fish"],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
        )
    assert (done.returncode, done.stderr) == (2, b"bocage: No space left on device\n")

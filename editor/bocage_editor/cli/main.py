"""The ``bocage`` command: a table of sub-commands, each imported when it is invoked."""

import contextlib
import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

import click

from bocage_editor.cli.parameters import suggestion
from bocage_editor.cli.report import Status, color_wanted, complain, os_error_text
from bocage_schema import __version__
from bocage_schema.errors import BocageError

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

PROGRAM = "bocage"
COMPLETE_VARIABLE = "_BOCAGE_COMPLETE"
"""Environment variable through which shells ask for completions."""


class Entry(NamedTuple):
    """A sub-command: the module whose ``command`` it is, and its line in the help."""

    module: str
    help: str


COMMANDS: Mapping[str, Entry] = {
    "edit": Entry("bocage_editor.cli.edit", "Open the editor's window"),
    "new": Entry("bocage_editor.cli.new", "Write a new scenario file"),
    "info": Entry("bocage_editor.cli.info", "Describe a scenario"),
    "validate": Entry("bocage_editor.cli.validate", "Check scenario files and say what is wrong"),
    "fix": Entry("bocage_editor.cli.fix", "Make the repairs that findings offer"),
    "list": Entry("bocage_editor.cli.list", "List scenarios"),
    "count": Entry("bocage_editor.cli.count", "Count the pieces that scenarios need"),
    "convert": Entry("bocage_editor.cli.convert", "Convert a scenario between file formats"),
    "diff": Entry("bocage_editor.cli.diff", "List what differs between two scenarios"),
    "render": Entry("bocage_editor.cli.render", "Draw boards as pictures"),
    "play": Entry("bocage_editor.cli.play", "Play a scenario yourself, in a window"),
    "simulate": Entry("bocage_editor.cli.simulate", "Play a scenario many times"),
    "replay": Entry("bocage_editor.cli.replay", "Play a recorded game again and compare"),
    "perft": Entry("bocage_editor.cli.perft", "Count sequences of choices"),
    "query": Entry("bocage_editor.cli.query", "Answer questions about positions"),
    "schema": Entry("bocage_editor.cli.schema", "Print a JSON Schema"),
    "doctor": Entry("bocage_editor.cli.doctor", "Say what is missing on this machine"),
    "completion": Entry("bocage_editor.cli.completion", "Print a shell completion script"),
}
"""Every sub-command in the order of the help.  A test compares it with the modules."""


class LazyGroup(click.Group):
    """A group that imports a sub-command only to run it, not to list it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command, or return None if there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(COMMANDS[cmd_name].module).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return name, command and remaining arguments; suggest a name for an unknown one."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-") and not ctx.resilient_parsing:
            nearest = suggestion(name, COMMANDS)
            ctx.fail(f"unknown command {name!r}{nearest or ';'} known: {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the sub-commands from the table."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in COMMANDS.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem[str]]":
        """Complete sub-commands from the table, and the options of the group."""
        from click.shell_completion import CompletionItem

        names = [
            CompletionItem(name, help=entry.help)
            for name, entry in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return names + click.Command.shell_complete(self, ctx, incomplete)


def _print_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    """Print the version and stop."""
    if value and not ctx.resilient_parsing:
        click.echo(f"{PROGRAM} {__version__}")
        ctx.exit()


@click.group(
    name=PROGRAM,
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="""\b
Examples:
  bocage new landing.yaml
  bocage validate landing.yaml
  bocage count landing.yaml
  bocage convert landing.yaml landing.m44

\b
Exit status:
  0  nothing wrong
  1  problems found
  2  the request could not be carried out

`bocage COMMAND --help` explains one command.""",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and exit.",
)
def cli() -> None:
    """Scenario workshop for the board game Memoir '44."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with ``argv``, or the process's arguments, and return the exit status.

    Without any argument it opens the window.

    Complaints go to stderr as one line each; no exception that a user can
    cause gets out.
    """
    arguments = (sys.argv[1:] if argv is None else list(argv)) or ["edit"]
    try:
        status = _run(arguments)
        _flush()
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        error.show()
        return Status.CANNOT_RUN
    except (KeyboardInterrupt, click.Abort):
        return Status.INTERRUPTED
    except BrokenPipeError:
        _abandon_stdout()
        return Status.BROKEN_PIPE
    except OSError as error:
        _abandon_stdout()
        complain(os_error_text(error))
        return Status.CANNOT_RUN
    except BocageError as error:
        complain(str(error))
        return Status.CANNOT_RUN
    return status


def entry() -> None:
    """Run the command as the process that it is."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A file name need not be text, and a terminal need not speak Unicode.
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(main())


def _run(arguments: list[str]) -> int:
    """Complete the line for a shell if asked to, otherwise run the sub-command."""
    instruction = os.environ.get(COMPLETE_VARIABLE)
    if instruction:
        from click.shell_completion import shell_complete

        return shell_complete(cli, {}, PROGRAM, COMPLETE_VARIABLE, instruction)
    # `cli.main` would turn a broken pipe into status 1, which means "problems found".
    with cli.make_context(PROGRAM, arguments, color=color_wanted()) as ctx:
        status = cli.invoke(ctx)
    return Status.CLEAN if status is None else int(status)


def _flush() -> None:
    """Write out what is buffered, so that a full disk or closed pipe is noticed here."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _abandon_stdout() -> None:
    """Point stdout at nothing if it can no longer be written to.

    Otherwise the interpreter tries once more at exit, and complains.
    """
    with contextlib.suppress(OSError, ValueError, AttributeError):
        try:
            sys.stdout.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

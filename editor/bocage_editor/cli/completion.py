"""``bocage completion``: print a script that teaches a shell to complete our commands."""

import click
from click.shell_completion import get_completion_class

from bocage_editor.cli.main import COMPLETE_VARIABLE, PROGRAM, cli
from bocage_editor.cli.parameters import Name
from bocage_editor.cli.report import Status


@click.command(
    "completion",
    epilog="""\b
Examples:
  bocage completion bash > ~/.local/share/bash-completion/completions/bocage
  bocage completion zsh > ~/.zfunc/_bocage    # with `fpath+=~/.zfunc` before compinit
  bocage completion fish > ~/.config/fish/completions/bocage.fish

\b
To try it in the running shell only:
  eval "$(bocage completion bash)"
""",
)
@click.argument("shell", metavar="SHELL", type=Name(["bash", "zsh", "fish"]))
def command(shell: str) -> int:
    """Print a shell completion script.

    SHELL is `bash`, `zsh` or `fish`.  Commands, options, choices and file names are
    completed.  Start a new shell after installing the script.
    """
    completer = get_completion_class(shell)
    assert completer is not None, shell
    click.echo(completer(cli, {}, PROGRAM, COMPLETE_VARIABLE).source().strip())
    return Status.CLEAN

"""``bocage edit``: open the window."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from bocage_editor.cli.parameters import INPUT_FILE, Name
from bocage_editor.cli.report import Status, complain

FOLDER = click.Path(file_okay=False, path_type=Path)


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Load modules without looking for garbage: what they make stays until the end.

    Neither do later searches look through it.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@click.command(
    "edit",
    epilog="""\b
Examples:
  bocage edit
  bocage edit landing.yaml crossing.m44
  bocage edit --lang de landing.yaml

\b
Without a display there is no window; what can be done instead:
  bocage validate FILE     say what is wrong with a scenario
  bocage render FILE OUT   draw a picture of it
  bocage convert, diff, count, simulate ...
""",
)
@click.argument("files", metavar="[FILE]...", nargs=-1, type=INPUT_FILE)
@click.option("--lang", type=Name(["en", "de", "nl"]), help="Language of the window.")
@click.option("--settings-dir", type=FOLDER, help="Folder of the settings.  [default: usual one]")
@click.option("--state-dir", type=FOLDER, help="Folder of unsaved copies.  [default: usual one]")
@click.option("--no-restore", is_flag=True, help="Open nothing that was open the last time.")
def command(
    files: tuple[Path, ...],
    lang: str | None,
    settings_dir: Path | None,
    state_dir: Path | None,
    no_restore: bool,
) -> int:
    """Open the editor's window.

    There is a tab for each FILE.  Without a FILE it opens what was open when
    it was closed the last time.
    """
    try:
        with nothing_collected():
            from bocage_editor.app import NoDisplayError, run  # Qt takes a while to load
    except ImportError as error:
        complain(f"the window cannot be opened: {error}; 'bocage doctor' says what is missing")
        return Status.CANNOT_RUN
    try:
        return run(
            files,
            settings=settings_dir,
            state=state_dir,
            language=lang,
            restore=not no_restore,
        )
    except NoDisplayError as error:
        complain(
            f"{error}; without one, 'bocage validate', 'bocage render' and the other commands "
            "do their work, or set QT_QPA_PLATFORM=offscreen to run the window unseen"
        )
        return Status.CANNOT_RUN

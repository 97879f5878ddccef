"""``bocage new``: write a new scenario file."""

import os
from pathlib import Path

import click

from bocage_editor.cli.files import write_scenario
from bocage_editor.cli.parameters import Name
from bocage_editor.cli.report import Status, complain
from bocage_scenarios.library import begun_from, starter_names
from bocage_scenarios.model import Scenario, Texts
from bocage_schema.ids import BoardFormat, Face

OUTPUT = click.Path(dir_okay=False, path_type=Path)


@click.command(
    "new",
    epilog="""\b
Examples:
  bocage new landing.yaml --face beach
  bocage new crossing.m44 --board overlord
  bocage new omaha.yaml --starter beach_landing
  bocage new "Night Raid.yaml" --board breakthrough --face winter --title "Night Raid"
""",
)
@click.argument("out", metavar="OUT", type=OUTPUT)
@click.option(
    "--board",
    "board_format",
    type=Name([str(item) for item in BoardFormat]),
    default=str(BoardFormat.STANDARD),
    show_default=True,
    help="Size and shape of the board.",
)
@click.option(
    "--face",
    type=Name([str(item) for item in Face]),
    default=str(Face.COUNTRYSIDE),
    show_default=True,
    help="Printed side of the board.",
)
@click.option(
    "--starter",
    metavar="NAME",
    type=Name(starter_names()),
    help="Map to begin from, armies and all, instead of an empty board: "
    f"{', '.join(starter_names())}.",
)
@click.option("--title", metavar="TEXT", help="Title; the name of the file if not given.")
@click.option("--force", is_flag=True, help="Replace a file that exists.")
def command(
    out: Path, board_format: str, face: str, starter: str | None, title: str | None, force: bool
) -> int:
    """Write a new scenario file.

    OUT gets an empty board of the given format and face, or the map of a
    starter; its suffix, .yaml, .json or .m44, says in which file format. A
    file that exists is kept.
    """
    if starter is not None and (_is_given("board_format") or _is_given("face")):
        raise click.UsageError("--starter brings its own board; leave out --board and --face")
    if out.exists() and not force:
        complain(f"{out} exists already; use --force to replace it, or another name")
        return Status.CANNOT_RUN
    named = _as_text(title if title is not None else out.stem.replace("-", " ").replace("_", " "))
    texts = {"en": Texts(title=named)} if named.strip() else {}
    if starter is not None:
        scenario = begun_from(starter, texts)
    else:
        scenario = Scenario(BoardFormat(board_format), Face(face), texts)
    write_scenario(scenario, out)
    return Status.CLEAN


def _is_given(name: str) -> bool:
    """Tell whether a parameter was given, be it with its usual value."""
    source = click.get_current_context().get_parameter_source(name)
    return source is not click.core.ParameterSource.DEFAULT


def _as_text(words: str) -> str:
    """Return words of the command line as text; bytes that are none become question marks."""
    return os.fsencode(words).decode("utf-8", "replace").replace("\ufffd", "?")

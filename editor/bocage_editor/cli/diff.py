"""``bocage diff``: list what differs between two scenarios."""

from pathlib import Path

import click

from bocage_editor.cli.drawing import start_qt
from bocage_editor.cli.files import read_scenario, report_on
from bocage_editor.cli.parameters import INPUT_FILE, format_option
from bocage_editor.cli.report import Status, complain, os_error_text, write_json
from bocage_scenarios.diff import Change, differences
from bocage_scenarios.model import Scenario


@click.command(
    "diff",
    epilog="""\b
Examples:
  bocage diff landing.yaml landing-2.yaml
  bocage diff landing.m44 landing.yaml --format json
  bocage diff landing.yaml landing-2.yaml --png changes.png

\b
Exit status: 0 no difference, 1 differences, 2 a file could not be read.
""",
)
@click.argument("a", metavar="A", type=INPUT_FILE)
@click.argument("b", metavar="B", type=INPUT_FILE)
@format_option
@click.option(
    "--details", is_flag=True, help="Compare also how .m44 files write what means the same."
)
@click.option(
    "--png",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="OUT",
    help="Draw B, with the hexes marked that differ, into OUT, a .png.",
)
def command(a: Path, b: Path, output_format: str, details: bool, png: Path | None) -> int:
    """List what differs between two scenarios.

    The differences are those in meaning, whatever formats the files A and B
    have: one line for each, such as `D5: forest -> hedgerow`.
    """
    if png is not None and (why := _why_not(png, (a, b))):
        complain(f"{png}: {why}")
        return Status.CANNOT_RUN
    scenarios: list[Scenario] = []
    for path in (a, b):
        scenario, report = read_scenario(path)
        if scenario is None:
            report_on(path, report)
            complain(f"{path}: no scenario to compare")
            return Status.CANNOT_RUN
        scenarios.append(scenario)
    before, after = scenarios
    changes = differences(before, after, details=details)
    if png is not None and not _draw(before, after, png):
        return Status.CANNOT_RUN
    if output_format == "json":
        body = {"a": str(a), "b": str(b), "changes": [_document(change) for change in changes]}
        write_json("diff", body)
    else:
        for change in changes:
            click.echo(str(change))
    return Status.PROBLEMS if changes else Status.CLEAN


def _why_not(out: Path, compared: tuple[Path, Path]) -> str:
    """Return why a picture is not written to a file; nothing if it is."""
    if out.suffix.lower() != ".png":
        return "the picture is a .png; give it that suffix"
    if any(out.resolve() == path.resolve() for path in compared):
        return "this is one of the scenarios; name another file for the picture"
    return ""


def _draw(a: Scenario, b: Scenario, out: Path) -> bool:
    """Draw the second of two scenarios with what differs, and tell whether that was possible."""
    from bocage_editor.canvas.comparing import WIDTH, compared  # Qt takes a while to load
    from bocage_editor.canvas.picture import png_of
    from bocage_editor.storage.safe_write import write_file

    start_qt()
    try:
        write_file(out, png_of(compared(a, b, WIDTH)))
    except OSError as error:
        complain(f"{out}: {os_error_text(error)}")
        return False
    return True


def _document(change: Change) -> dict[str, object]:
    kinds = {(True, False): "added", (False, True): "removed"}
    return {
        "kind": kinds.get((change.before is None, change.after is None), "changed"),
        "path": change.path,
        "hex": change.hex,
        "what": change.what,
        "before": change.before,
        "after": change.after,
        "text": str(change),
    }

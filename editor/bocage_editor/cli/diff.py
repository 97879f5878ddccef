"""``bocage diff``: list what differs between two scenarios."""

from pathlib import Path

import click

from bocage_editor.cli.files import read_scenario, report_on
from bocage_editor.cli.parameters import INPUT_FILE, format_option
from bocage_editor.cli.report import Status, complain, write_json
from bocage_scenarios.diff import Change, differences


@click.command(
    "diff",
    epilog="""\b
Examples:
  bocage diff landing.yaml landing-2.yaml
  bocage diff landing.m44 landing.yaml --format json

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
def command(a: Path, b: Path, output_format: str, details: bool) -> int:
    """List what differs between two scenarios.

    The differences are those in meaning, whatever formats the files A and B
    have: one line for each, such as `D5: forest -> hedgerow`.
    """
    scenarios = []
    for path in (a, b):
        scenario, report = read_scenario(path)
        if scenario is None:
            report_on(path, report)
            complain(f"{path}: no scenario to compare")
            return Status.CANNOT_RUN
        scenarios.append(scenario)
    changes = differences(*scenarios, details=details)
    if output_format == "json":
        body = {"a": str(a), "b": str(b), "changes": [_document(change) for change in changes]}
        write_json("diff", body)
    else:
        for change in changes:
            click.echo(str(change))
    return Status.PROBLEMS if changes else Status.CLEAN


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

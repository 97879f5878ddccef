"""``bocage convert``: convert a scenario between file formats."""

from pathlib import Path

import click

from bocage_editor.cli.files import read_scenario, report_on, write_scenario
from bocage_editor.cli.parameters import INPUT_FILE
from bocage_editor.cli.report import Status, complain
from bocage_scenarios.formats import format_of

OUTPUT = click.Path(dir_okay=False, path_type=Path)


@click.command(
    "convert",
    epilog="""\b
Examples:
  bocage convert landing.m44 landing.yaml
  bocage convert landing.yaml landing.m44
  bocage convert --no-clobber landing.yaml landing.json

\b
Exit status: 0 converted, 1 IN holds no readable scenario, 2 could not run.
""",
)
@click.argument("source", metavar="IN", type=INPUT_FILE)
@click.argument("target", metavar="OUT", type=OUTPUT)
@click.option("-n", "--no-clobber", is_flag=True, help="Do not replace a file that exists.")
@click.option("-q", "--quiet", is_flag=True, help="Report only what prevents the conversion.")
def command(source: Path, target: Path, no_clobber: bool, quiet: bool) -> int:
    """Convert a scenario between file formats.

    The suffixes of IN and OUT say which: .yaml, .json or .m44. Nothing gets
    lost on the way and back; what the programs that read OUT will not see is
    reported. OUT is replaced as a whole or left as it was.
    """
    format_of(target)
    if no_clobber and target.exists():
        complain(f"{target} exists already; leave out --no-clobber to replace it")
        return Status.CANNOT_RUN
    scenario, report = read_scenario(source)
    if scenario is None:
        report_on(source, report)
        complain(f"{source} holds no readable scenario; {target} was not written")
        return Status.PROBLEMS
    if not quiet:
        report_on(source, report)
    losses = write_scenario(scenario, target)
    if not quiet:
        report_on(target, losses)
    return Status.CLEAN

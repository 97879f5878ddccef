"""``bocage schema``: print the JSON Schema of one of our file formats."""

from pathlib import Path

import click

from bocage_editor.cli.parameters import OUTPUT_FILE, Name
from bocage_editor.cli.report import Status, write_output
from bocage_schema.schemas import SCHEMA_NAMES, schema_text


@click.command(
    "schema",
    epilog="""\b
Examples:
  bocage schema scenario
  bocage schema m44 -o m44.schema.json

\b
To have an editor check scenarios while you type, write the schema beside them
and begin each file with:
  # yaml-language-server: $schema=./scenario.schema.json
""",
)
@click.argument("name", metavar="NAME", type=Name(SCHEMA_NAMES))
@click.option("-o", "--output", type=OUTPUT_FILE, metavar="OUT", help="Write to OUT, not stdout.")
def command(name: str, output: Path | None) -> int:
    """Print a JSON Schema.

    NAME is `scenario` for scenario files in YAML or JSON, `m44` for what an
    .m44 file holds, `catalogue` for the piece tables or `boxes` for the
    contents of boxes.
    """
    write_output(schema_text(name), output)
    return Status.CLEAN

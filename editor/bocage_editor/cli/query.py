"""``bocage query``: answer questions about positions."""

import gzip
import zlib
from io import BytesIO
from pathlib import Path

import click

from bocage_editor.cli.parameters import INPUT_FILE
from bocage_editor.cli.playing import options_of, rules_option
from bocage_editor.cli.report import Status, complain, write_output
from bocage_schema.errors import BocageError
from bocage_schema.jsonlike import Json
from bocage_schema.source import bytes_of

GZIP = b"\x1f\x8b"
"""How packed files begin."""
MOST_BYTES = 256 * 1024 * 1024
"""Size of the largest file that is read, unpacked; 36,000 cases take about 5 million bytes."""


class UnreadableError(BocageError, ValueError):
    """A file that is no JSON, or too big."""


@click.command(
    "query",
    epilog="""\b
Examples:
  bocage query cases.json > answers.json
  bocage query cases.json.gz --option los.elevated_ignores_lower=true

\b
Exit status: 0 answered, 2 CASES is no case file or could not be read.
""",
)
@click.argument("cases", metavar="CASES", type=INPUT_FILE)
@rules_option
def command(cases: Path, settings: tuple[str, ...]) -> int:
    """Answer questions about positions.

    CASES is a JSON file, packed with gzip or not, that describes boards and
    asks about lines of sight, moves, targets, retreats or geometry. The same
    is printed with the answers filled in; answers that it holds are never
    read. docs/query.md describes the form.
    """
    import json  # not needed to print the help

    from bocage_scenarios.case_files import CaseError, answered

    options = options_of(settings)
    try:
        data = _read(cases)
        answers = answered(data, options)
    except (CaseError, UnreadableError) as error:
        complain(f"{cases}: {error}")
        return Status.CANNOT_RUN
    write_output(json.dumps(answers) + "\n", None)
    return Status.CLEAN


def _read(path: Path) -> Json:
    """Return the data in a JSON file, packed or not.

    Raises `UnreadableError`, `NoFileError` and `OSError`.
    """
    import json

    raw = bytes_of(path, MOST_BYTES)
    try:
        if raw.startswith(GZIP):
            raw = gzip.GzipFile(fileobj=BytesIO(raw)).read(MOST_BYTES + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise UnreadableError("the packed file is damaged") from None
    if len(raw) > MOST_BYTES:
        raise UnreadableError(f"the file has more than {MOST_BYTES} bytes")
    try:
        data: Json = json.loads(raw, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise UnreadableError(f"this is not JSON: {error}") from None
    return data


def _refuse(constant: str) -> Json:
    """Refuse what Python's reader takes for a number, and other programs do not."""
    raise ValueError(f"{constant} is no number")

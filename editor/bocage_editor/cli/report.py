"""What every sub-command prints: findings, JSON documents, complaints, exit status."""

import os
import sys
from collections.abc import Iterable, Mapping
from enum import IntEnum
from pathlib import Path

import click

from bocage_schema.diagnostics import Diagnostic, Fix, Report, Severity
from bocage_schema.shown import escaped


class Status(IntEnum):
    """Exit status of the command; the last two are what shells expect after a signal."""

    CLEAN = 0
    PROBLEMS = 1
    CANNOT_RUN = 2
    INTERRUPTED = 130
    BROKEN_PIPE = 141


_COLORS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.INFO: "cyan"}


def color_wanted() -> bool | None:
    """Return whether the environment asks for colours: yes, no, or None for "on a terminal".

    ``NO_COLOR`` (https://no-color.org) wins over ``FORCE_COLOR``; either counts
    when it is set to anything but the empty string.
    """
    if os.environ.get("NO_COLOR"):
        return False
    return True if os.environ.get("FORCE_COLOR") else None


def status_of(findings: Iterable[Diagnostic], *, strict: bool = False) -> Status:
    """Return `Status.PROBLEMS` if there is an error, or with ``strict`` a warning."""
    limit = Severity.WARNING if strict else Severity.ERROR
    found = any(item.severity >= limit for item in findings)
    return Status.PROBLEMS if found else Status.CLEAN


def diagnostic_line(file: str | Path, item: Diagnostic) -> str:
    """Return ``file:line:col: severity CODE: message (hint) [fix: repair]``, coloured.

    `click.echo` takes the colour out again where it is not wanted.
    """
    word = item.severity.label
    colored = click.style(word, fg=_COLORS[item.severity], bold=True)
    text = str(item).replace(f": {word} {item.code}:", f": {colored} {item.code}:", 1)
    line = f"{escaped(str(file))}:{text}"
    return f"{line} [fix: {item.fix.title}]" if item.fix else line


def diagnostic_document(file: str | Path, item: Diagnostic) -> dict[str, object]:
    """Return the finding as it appears in JSON reports."""
    return {
        "file": str(file),
        "code": item.code,
        "severity": item.severity.label,
        "pointer": item.path,
        "line": item.line,
        "column": item.column,
        "hex": item.hex,
        "message": item.message,
        "hint": item.hint,
        "fix": fix_document(item.fix),
    }


def fix_document(fix: Fix | None) -> dict[str, object] | None:
    """Return the repair as it appears in JSON reports, its edits as a JSON Patch."""
    if fix is None:
        return None
    return {"title": fix.title, "edits": [edit.as_patch() for edit in fix.edits]}


def in_language(report: Report, language: str) -> Report:
    """Return findings with their texts in a language."""
    if language == "en":
        return report
    from bocage_editor.words.findings import report_in  # Qt knows the translations

    return report_in(report, language)


def write_diagnostics(
    file: str | Path, findings: Iterable[Diagnostic], *, to_stderr: bool = False
) -> None:
    """Print one line per finding, in the order given."""
    for item in findings:
        click.echo(diagnostic_line(file, item), err=to_stderr)


def json_text(name: str, body: Mapping[str, object], *, version: int = 1) -> str:
    """Return the JSON document ``bocage-<name>`` without a newline at its end.

    ``format`` and ``version`` come first, then ``body`` in its own order.
    """
    import json  # not needed to start

    document = {"format": f"bocage-{name}", "version": version, **body}
    return json.dumps(document, ensure_ascii=False, indent=2)


def write_json(name: str, body: Mapping[str, object], *, version: int = 1) -> None:
    """Print the JSON document ``bocage-<name>``, escaped where stdout is not Unicode."""
    _write_json_text(json_text(name, body, version=version))


def write_json_value(value: object) -> None:
    """Print a JSON value that has a form of its own, such as a list of findings."""
    import json  # not needed to start

    _write_json_text(json.dumps(value, ensure_ascii=False, indent=2))


def _write_json_text(text: str) -> None:
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        import json

        text = json.dumps(json.loads(text), indent=2)
    click.echo(text)


def count_of(number: int, noun: str) -> str:
    """Return a number and what it counts: ``1 file``, ``2 files``."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def complain(message: str) -> None:
    """Print ``bocage: message`` on stderr, in one line whatever names it holds."""
    click.echo(f"{click.style('bocage:', bold=True)} {escaped(message)}", err=True)


def os_error_text(error: OSError) -> str:
    """Return ``file: reason`` without the error number."""
    reason = error.strerror or str(error) or type(error).__name__
    return f"{os.fsdecode(error.filename)}: {reason}" if error.filename else reason


def write_output(data: str | bytes, out: Path | None) -> None:
    """Write ``data`` to ``out``, or to stdout when that is None or ``-``.

    Text is written as UTF-8 with the line ends it has.  A file appears complete
    or not at all.  Raises `OSError`.
    """
    payload = data.encode("utf-8") if isinstance(data, str) else data
    if out is None or str(out) == "-":
        click.echo(payload, nl=False)
    elif out.exists() and not out.is_file():
        out.write_bytes(payload)  # a device or a pipe; a folder raises
    else:
        from bocage_editor.storage.safe_write import write_file  # not needed to start

        write_file(out, payload)

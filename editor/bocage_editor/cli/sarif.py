"""Findings as a SARIF 2.1.0 log, which code hosting services show beside the changed lines."""

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from urllib.parse import quote

from bocage_editor.cli.report import fix_document
from bocage_schema import __version__
from bocage_schema.code_table import CODES, Code
from bocage_schema.diagnostics import Diagnostic, Report, Severity

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_PLACEHOLDER = re.compile(r"\{\w+(!r)?\}")
LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def sarif_log(checked: Sequence[tuple[Path, Report]]) -> dict[str, object]:
    """Return the log of one run: the rules that were broken, and where."""
    used = sorted({item.code for _, report in checked for item in report})
    driver = {
        "name": "bocage",
        "version": __version__,
        "rules": [_rule(CODES[code]) for code in used],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": list(_results(checked, {code: index for index, code in enumerate(used)})),
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(code: Code) -> dict[str, object]:
    return {
        "id": code.code,
        "shortDescription": {"text": _PLACEHOLDER.sub(r"…", code.message)},
        "fullDescription": {"text": code.why},
        "help": {"text": _PLACEHOLDER.sub(r"…", code.hint)},
        "defaultConfiguration": {"level": LEVELS[code.severity]},
    }


def _results(
    checked: Iterable[tuple[Path, Report]], rules: dict[str, int]
) -> Iterable[dict[str, object]]:
    for path, report in checked:
        for item in report:
            yield {
                "ruleId": item.code,
                "ruleIndex": rules[item.code],
                "level": LEVELS[item.severity],
                "message": {"text": f"{item.message} ({item.hint})"},
                "locations": [_location(path, item)],
                "properties": {"hex": item.hex, "hint": item.hint, "fix": fix_document(item.fix)},
            }


def _location(path: Path, item: Diagnostic) -> dict[str, object]:
    uri = path.resolve().as_uri() if path.is_absolute() else quote(os.fsencode(path.as_posix()))
    physical: dict[str, object] = {"artifactLocation": {"uri": uri}}
    if item.line:
        physical["region"] = {"startLine": item.line, "startColumn": max(item.column, 1)}
    return {
        "physicalLocation": physical,
        "logicalLocations": [{"fullyQualifiedName": item.path or "/"}],
    }

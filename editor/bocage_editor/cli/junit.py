"""Findings as a JUnit report, which continuous integration services show as tests."""

import re
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from bocage_editor.cli.report import count_of
from bocage_schema.diagnostics import Diagnostic, Report, Severity
from bocage_schema.shown import escaped

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold, not even escaped."""


def junit_report(checked: Sequence[tuple[Path, Report]], *, strict: bool) -> str:
    """Return an XML document with a test case for each file.

    A file fails with its errors, or with ``strict`` with its warnings; the rest of its
    findings are output of its test case.
    """
    limit = Severity.WARNING if strict else Severity.ERROR
    failed = sum(not report.is_clean(limit) for _, report in checked)
    counts = {"tests": str(len(checked)), "failures": str(failed), "errors": "0"}
    root = ElementTree.Element("testsuites", {"name": "bocage", **counts})
    suite = ElementTree.SubElement(root, "testsuite", {"name": "bocage validate", **counts})
    for path, report in checked:
        name = _text(str(path))
        case = ElementTree.SubElement(suite, "testcase", name=name, classname="scenario")
        bad = [item for item in report if item.severity >= limit]
        rest = [item for item in report if item.severity < limit]
        if bad:
            number = count_of(len(bad), "finding")
            failure = ElementTree.SubElement(case, "failure", message=number, type=bad[0].code)
            failure.text = _lines(path, bad)
        if rest:
            output = ElementTree.SubElement(case, "system-out")
            output.text = _lines(path, rest)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, "unicode")


def _lines(path: Path, findings: Sequence[Diagnostic]) -> str:
    """Return a line for each finding; the name of the file forges none."""
    return _text("\n".join(f"{escaped(str(path))}:{item}" for item in findings))


def _text(text: str) -> str:
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)

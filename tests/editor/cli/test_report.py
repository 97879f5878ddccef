"""What sub-commands print and write."""

import json
import os
import stat
import sys
from pathlib import Path

import click
import pytest

from bocage_editor.cli import report
from bocage_schema.diagnostics import Diagnostic, Severity

ERROR = Diagnostic(
    "B101", Severity.ERROR, "/units/3", "no such unit 'tnak'", "did you mean 'tank'?", 12, 5, "D5"
)
WARNING = Diagnostic("B202", Severity.WARNING, "", "no title")


def test_findings_are_lines_that_editors_can_parse(capsys):
    report.write_diagnostics("a.yaml", [ERROR, WARNING])
    assert capsys.readouterr().out == (
        "a.yaml:12:5: error B101: no such unit 'tnak' (did you mean 'tank'?)\n"
        "a.yaml:/: warning B202: no title\n"
    )


def test_findings_can_go_to_stderr(capsys):
    report.write_diagnostics("a.yaml", [WARNING], to_stderr=True)
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "a.yaml:/: warning B202: no title\n")


def test_only_the_severity_is_coloured():
    assert click.unstyle(report.diagnostic_line("a: error B101:", ERROR)).startswith("a: error")
    assert "\x1b[31m\x1b[1merror\x1b[0m B101:" in report.diagnostic_line("a.yaml", ERROR)


def test_a_finding_in_json_has_every_field():
    assert report.diagnostic_document(Path("a.yaml"), ERROR) == {
        "file": "a.yaml",
        "code": "B101",
        "severity": "error",
        "pointer": "/units/3",
        "line": 12,
        "column": 5,
        "hex": "D5",
        "message": "no such unit 'tnak'",
        "hint": "did you mean 'tank'?",
        "fix": None,
    }


@pytest.mark.parametrize(
    ("findings", "strict", "status"),
    [
        pytest.param([], True, 0, id="nothing found"),
        pytest.param([WARNING], False, 0, id="a warning passes"),
        pytest.param([WARNING], True, 1, id="a warning fails when strict"),
        pytest.param([WARNING, ERROR], False, 1, id="an error fails"),
    ],
)
def test_status_of_findings(findings, strict, status):
    assert report.status_of(findings, strict=strict) == status


def test_json_documents_name_their_format_first(capsys):
    report.write_json("test", {"name": "Überfall"}, version=3)
    assert capsys.readouterr().out == (
        '{\n  "format": "bocage-test",\n  "version": 3,\n  "name": "Überfall"\n}\n'
    )


def test_json_is_escaped_where_stdout_cannot_take_it(tmp_path, monkeypatch):
    path = tmp_path / "out.json"
    with open(path, "w", encoding="ascii") as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        report.write_json("test", {"name": "Überfall"})
    assert json.loads(path.read_text(encoding="ascii"))["name"] == "Überfall"


def test_output_goes_to_stdout_without_a_file(capfdbinary):
    report.write_output("ä\n", None)
    report.write_output(b"\x00\r\n", Path("-"))
    assert capfdbinary.readouterr().out == "ä\n".encode() + b"\x00\r\n"


def test_output_replaces_a_file_and_keeps_its_permissions(tmp_path):
    target = tmp_path / "out.txt"
    target.write_text("old")
    target.chmod(0o640)
    report.write_output("neu\n", target)
    assert target.read_bytes() == b"neu\n"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [target]


def test_output_through_a_link_leaves_the_link(tmp_path):
    target, link = tmp_path / "real.txt", tmp_path / "link.txt"
    target.write_text("old")
    link.symlink_to(target)
    report.write_output("new", link)
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_new_file_has_the_usual_permissions(tmp_path):
    target = tmp_path / "out.txt"
    umask = os.umask(0o027)
    try:
        report.write_output("new", target)
    finally:
        os.umask(umask)
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_missing_folder_is_reported_with_the_file_asked_for(tmp_path):
    target = tmp_path / "no" / "out.txt"
    with pytest.raises(FileNotFoundError) as caught:
        report.write_output("new", target)
    assert report.os_error_text(caught.value) == f"{target}: No such file or directory"


def test_complaints_go_to_stderr(capsys):
    report.complain("no")
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "bocage: no\n")

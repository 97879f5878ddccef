"""Findings: their one-line form, and reports of many."""

import pytest

from bocage_schema.diagnostics import Diagnostic, Report, Severity


def finding(code="B1", severity=Severity.ERROR, path="", line=0, column=0):
    return Diagnostic(code, severity, path, "message", line=line, column=column)


@pytest.mark.parametrize(
    ("item", "text"),
    [
        pytest.param(
            Diagnostic("B1", Severity.ERROR, "/a", "bad 'x'", "try 'y'", 3, 7),
            "3:7: error B1: bad 'x' (try 'y')",
            id="line and column win over the path",
        ),
        pytest.param(
            Diagnostic("B2", Severity.WARNING, "/a/0", "odd"),
            "/a/0: warning B2: odd",
            id="the path stands in for an unknown line",
        ),
        pytest.param(
            Diagnostic("B3", Severity.INFO, "", "note"), "/: info B3: note", id="the whole document"
        ),
    ],
)
def test_one_line_form(item, text):
    assert str(item) == text


def test_an_empty_report_is_clean_and_has_no_worst():
    assert Report().worst is None
    assert Report().is_clean(Severity.INFO)
    assert not Report()


def test_worst_and_clean():
    report = Report.of([finding(severity=Severity.INFO), finding(severity=Severity.WARNING)])
    assert report.worst is Severity.WARNING
    assert report.is_clean()
    assert not report.is_clean(Severity.WARNING)


def test_findings_sort_by_place_then_the_worst_first():
    expected = [
        finding("B9", path="/hexes/a"),
        finding("B9", path="/hexes/2/tags"),
        finding("B9", path="/hexes/10"),
        finding("B5", line=1, column=2),
        finding("B2", line=2, column=1),
        finding("B1", Severity.WARNING, line=2, column=1),
        finding("B1", line=2, column=3),
    ]
    assert list(Report.of(reversed(expected)).sort()) == expected


def test_filter_by_severity_and_code():
    report = Report.of([finding("B1"), finding("B2", Severity.INFO), finding("B2")])
    assert list(report.filter(at_least=Severity.WARNING)) == [finding("B1"), finding("B2")]
    assert len(report.filter(codes={"B2"})) == 2
    assert len(report.filter(at_least=Severity.ERROR, codes={"B2"})) == 1


def test_reports_add_up_in_order():
    assert Report.of([finding("B2")]) + Report.of([finding("B1")]) == Report.of(
        [finding("B2"), finding("B1")]
    )

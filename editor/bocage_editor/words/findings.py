"""What checks and readers find, in the language of the program."""

from functools import partial

from bocage_editor.words.languages import speaking, spoken, tr, translated
from bocage_schema.codes import said
from bocage_schema.diagnostics import Diagnostic, Report, Severity
from bocage_schema.saying import ENGLISH, Tongue, Words

CONTEXT = "Finding"
"""Under which templates of findings are translated."""


def in_words(finding: Diagnostic) -> Diagnostic:
    """Return a finding with its texts in the language of the program."""
    return said(finding, _tongue(spoken()))


def words_of(words: Words) -> str:
    """Return words in the language of the program."""
    return words.said(_tongue(spoken()))


def report_in(report: Report, language: str) -> Report:
    """Return findings with their texts in a language, whichever one the program speaks."""
    if language == ENGLISH.code:
        return report
    with speaking(language):
        return Report.of(said(item, _tongue(language)) for item in report)


def _tongue(language: str) -> Tongue:
    if language == ENGLISH.code:
        return ENGLISH
    return Tongue(language, partial(translated, CONTEXT))


def severity_words(severity: Severity) -> str:
    """Return the word for how bad a finding is."""
    return {
        Severity.ERROR: tr("error"),
        Severity.WARNING: tr("warning"),
        Severity.INFO: tr("remark"),
    }[severity]


def line_of(finding: Diagnostic) -> str:
    """Return a finding in one line: place, how bad, code, what, and what to do."""
    told = in_words(finding)
    place = f"{told.line}:{told.column}" if told.line else told.path or "/"
    hint = f" ({told.hint})" if told.hint else ""
    return f"{place}: {severity_words(told.severity)} {told.code}: {told.message}{hint}"

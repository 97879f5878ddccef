"""What the table of codes says of one kind of finding."""

from dataclasses import dataclass

from bocage_schema.diagnostics import Severity

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of finding.  ``message``, ``hint`` and ``fix`` are templates of `str.format`."""

    code: str
    severity: Severity
    message: str
    hint: str
    why: str
    """Why it matters, for the documentation."""
    fix: str = ""
    """What the automatic repair does, as an order; empty if there is none."""

"""What reading and writing one ``.m44`` element needs to know of the whole file."""

from dataclasses import dataclass, field
from datetime import date

from bocage_schema.board_formats import Board
from bocage_schema.codes import filled
from bocage_schema.diagnostics import Diagnostic

LATE_WAR = 1943
"""First year in which a special weapon badge stands for the late model (m44 format, 6.4.1)."""


@dataclass(slots=True)
class Context:
    """The board, the date, and where findings go."""

    board: Board
    late_war: bool = True
    findings: list[Diagnostic] | None = field(default_factory=list)
    """None to read silently."""

    def report(self, code: str, path: str, at: str = "", **values: object) -> None:
        """Add a finding about the element at a JSON Pointer, on the hex labelled ``at``."""
        if self.findings is not None:
            self.findings.append(filled(code, values, path, hex=at))

    def silent(self) -> "Context":
        """Return a context that drops all findings, for reading back what was written."""
        return Context(self.board, self.late_war, None)


def is_late_war(begin: date | None) -> bool:
    """Tell whether special weapon badges stand for late models in a battle of that date."""
    return begin is None or begin.year >= LATE_WAR

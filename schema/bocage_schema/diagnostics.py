"""Findings about a document: one, and all of them together."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum

from bocage_schema.jsonlike import Json


class Severity(IntEnum):
    """How bad a finding is; compare with ``<`` and ``>=``."""

    INFO = 0
    WARNING = 1
    ERROR = 2

    @property
    def label(self) -> str:
        """The word for it in messages and JSON documents."""
        return self.name.lower()


class Operation(StrEnum):
    """What an edit does; the operations of a JSON Patch (RFC 6902) that repairs need."""

    ADD = "add"
    REPLACE = "replace"
    REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class Edit:
    """One step of a repair: a change at a JSON Pointer into the data of a document.

    The data are those of the native format, whatever format the file has.
    """

    op: Operation
    path: str
    value: Json = None
    """The new value; None where the operation is to remove."""

    def as_patch(self) -> dict[str, Json]:
        """Return the operation as JSON Patch writes it."""
        patch: dict[str, Json] = {"op": self.op.value, "path": self.path}
        return patch if self.op is Operation.REMOVE else patch | {"value": self.value}


@dataclass(frozen=True, slots=True)
class Fix:
    """A repair that a program can make: applying ``edits`` in order puts the finding right."""

    title: str
    """What it does, as an order: ``remove the badge``."""
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding about one place in a scenario document.

    ``code`` is stable across releases; tests and users may rely on it.
    ``path`` is an RFC 6901 JSON Pointer into the document.  ``line`` and
    ``column`` count from 1 and are 0 when the source text is not known.
    ``message`` says what is wrong with the value found, and ``hint`` how to
    put it right; neither repeats the place or the code.  ``hex`` is the label
    of the hex concerned, such as ``D5``, or empty.  ``fix`` is a repair that is safe to
    make without asking, where there is one.

    All texts are English.  ``values`` are what they were filled in from, with which
    `bocage_schema.codes.said` says them in another language; equal findings may differ there.
    """

    code: str
    severity: Severity
    path: str
    message: str
    hint: str = ""
    line: int = 0
    column: int = 0
    hex: str = ""
    fix: Fix | None = None
    values: Mapping[str, object] | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        """Return the one-line form, which editors and CI can parse."""
        place = f"{self.line}:{self.column}" if self.line else self.path or "/"
        text = f"{place}: {self.severity.label} {self.code}: {self.message}"
        return f"{text} ({self.hint})" if self.hint else text


@dataclass(frozen=True, slots=True)
class Report:
    """All findings about one document, in the order in which they were made."""

    items: tuple[Diagnostic, ...] = ()

    @classmethod
    def of(cls, items: Iterable[Diagnostic]) -> "Report":
        """Return a report of ``items`` as they come."""
        return cls(tuple(items))

    def __iter__(self) -> Iterator[Diagnostic]:
        """Iterate over the findings."""
        return iter(self.items)

    def __len__(self) -> int:
        """Return the number of findings of any severity."""
        return len(self.items)

    def __add__(self, other: "Report") -> "Report":
        """Return the findings of both reports, ours first."""
        return Report(self.items + other.items)

    @property
    def worst(self) -> Severity | None:
        """The highest severity found, or None when nothing was."""
        return max((item.severity for item in self.items), default=None)

    def is_clean(self, limit: Severity = Severity.ERROR) -> bool:
        """Return whether no finding is as bad as ``limit``."""
        return all(item.severity < limit for item in self.items)

    def sort(self) -> "Report":
        """Return the findings by place in the text, the worst first where places are equal."""
        return Report(tuple(sorted(self.items, key=_order)))

    def filter(
        self, *, at_least: Severity = Severity.INFO, codes: Collection[str] | None = None
    ) -> "Report":
        """Return the findings at least that severe and, if ``codes`` is given, of those codes."""
        return Report.of(
            item
            for item in self.items
            if item.severity >= at_least and (codes is None or item.code in codes)
        )


_SortKey = tuple[int, int, list[tuple[int, str]], int, str, str]


def _order(item: Diagnostic) -> _SortKey:
    """Return a sort key in which ``/hexes/10`` follows ``/hexes/2``."""
    steps = [
        (int(step), "") if re.fullmatch(r"[0-9]+", step) else (-1, step)
        for step in item.path.split("/")
    ]
    return item.line, item.column, steps, -item.severity, item.code, item.message

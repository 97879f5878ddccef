"""The table that checks enter themselves in, with what each of them looks at.

There are three kinds.  A *content check* sees what lies on one hex and nothing else, not
even which hex it is.  A *hex check* sees a hex, what lies on it and its neighbours.  A
*document check* sees everything, but says which parts it reads.  Results are kept for as
long as these parts stay the same, so a check must not read more than it declares.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import TypeAlias

from bocage_scenarios.checks.found import Found
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import HexContent
from bocage_schema.hexes import Hex

ContentCheck: TypeAlias = Callable[[HexContent], Iterator[Found]]
HexCheck: TypeAlias = Callable[[View, Hex, HexContent], Iterator[Found]]
DocumentCheck: TypeAlias = Callable[[View], Iterator[Found]]


class Profile(StrEnum):
    """Where a scenario is to be used; some places know or allow less than others."""

    TABLE = "table"
    """On the table, which allows everything."""
    M44_EDITOR = "m44-editor"
    """In the desktop editor."""
    ONLINE = "online"
    """In the online game."""


EVERYWHERE = frozenset(Profile)


@dataclass(frozen=True, slots=True)
class OfContent:
    """A content check, run on hexes that hold something in one of ``layers``."""

    run: ContentCheck
    codes: frozenset[str]
    layers: frozenset[str]


@dataclass(frozen=True, slots=True)
class OfHex:
    """A hex check, run on hexes that hold something in one of ``layers``.

    It may read the hex, its six neighbours, and the ``HEADER`` fields of the document.
    """

    run: HexCheck
    codes: frozenset[str]
    layers: frozenset[str]
    local: bool
    """It reads no neighbour, and of the rest only what `View.surroundings` returns."""


@dataclass(frozen=True, slots=True)
class OfDocument:
    """A document check that looks at ``reads`` and nothing else."""

    run: DocumentCheck
    codes: frozenset[str]
    reads: frozenset[str]
    """Fields of `Scenario`, `HEX_PARTS` and `SHARES`."""
    profiles: frozenset[Profile] = EVERYWHERE
    """The profiles that ask for it."""


SUBJECTS = (
    "armies",
    "arrivals",
    "boxes",
    "bridges",
    "design",
    "details",
    "exits",
    "lines",
    "objectives",
    "placement",
    "profiles",
    "setup",
    "special_rules",
    "tokens",
    "units",
    "words",
    "words_against_map",
)
"""The modules that hold checks, which enter themselves when they are imported."""

_of_content: list[OfContent] = []
_of_hexes: list[OfHex] = []
_of_documents: list[OfDocument] = []


@cache
def _import_subjects() -> None:
    """Import all checks: not before they are wanted, for they are many."""
    for subject in SUBJECTS:
        import_module(f"{__package__}.{subject}")


def content_checks() -> Sequence[OfContent]:
    """Return all content checks."""
    _import_subjects()
    return _of_content


def hex_checks() -> Sequence[OfHex]:
    """Return all hex checks."""
    _import_subjects()
    return _of_hexes


def document_checks() -> Sequence[OfDocument]:
    """Return all document checks."""
    _import_subjects()
    return _of_documents


def content_check(*codes: str, layers: str) -> Callable[[ContentCheck], ContentCheck]:
    """Enter a content check; ``layers`` are fields of `HexContent`, parted by spaces."""

    def enter(run: ContentCheck) -> ContentCheck:
        _of_content.append(OfContent(run, frozenset(codes), frozenset(layers.split())))
        return run

    return enter


def hex_check(*codes: str, layers: str, local: bool = False) -> Callable[[HexCheck], HexCheck]:
    """Enter a hex check; ``layers`` are fields of `HexContent`, parted by spaces."""

    def enter(run: HexCheck) -> HexCheck:
        _of_hexes.append(OfHex(run, frozenset(codes), frozenset(layers.split()), local))
        return run

    return enter


def document_check(
    *codes: str, reads: str, profiles: Iterable[Profile] = EVERYWHERE
) -> Callable[[DocumentCheck], DocumentCheck]:
    """Enter a document check; ``reads`` names what it looks at, parted by spaces."""

    def enter(run: DocumentCheck) -> DocumentCheck:
        looks_at = frozenset(reads.split())
        _of_documents.append(OfDocument(run, frozenset(codes), looks_at, frozenset(profiles)))
        return run

    return enter

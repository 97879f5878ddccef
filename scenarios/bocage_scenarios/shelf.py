"""Many scenario files beside each other: what to know of each, to search, filter and compare."""

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from bocage_scenarios.checks import check
from bocage_scenarios.describe import side_of
from bocage_scenarios.formats import FORMATS, FormatError, load
from bocage_scenarios.model import Scenario
from bocage_scenarios.needs import needs_of
from bocage_schema.diagnostics import Diagnostic, Severity
from bocage_schema.folding import folded
from bocage_schema.ids import BoardFormat, Side
from bocage_schema.inventory import Holdings, count
from bocage_schema.jsonlike import as_mapping

HASHES = 32
"""Numbers that stand for a map, to find maps that resemble it."""
BAND = 4
"""So many of them have to agree before two maps are compared."""
ALIKE = 0.85
"""Share of what lies on two maps that is the same on both, from which on they are alike."""


class Findings(StrEnum):
    """Which files are looked for by what the checks find in them."""

    ANY = ""
    NO_ERRORS = "no_errors"
    CLEAN = "clean"
    """Neither errors nor warnings."""
    ERRORS = "errors"


class Entry(NamedTuple):
    """What to know of a file."""

    path: Path
    problem: str = ""
    """Why it cannot be read; empty if it can."""
    title: str = ""
    number: str = ""
    board_format: BoardFormat = BoardFormat.STANDARD
    face: str = ""
    begin: date | None = None
    units: tuple[int, int] = (0, 0)
    """Units of the Axis and of the Allies."""
    medals: tuple[int, int] = (0, 0)
    fits: bool = True
    """The boxes that are owned hold all its pieces, as far as anybody knows."""
    words: str = ""
    """What a search looks in, see `bocage_schema.folding.folded`."""
    marks: tuple[int, ...] = ()
    """The numbers that stand for its map."""
    finding: Diagnostic | None = None
    """Why it cannot be read, where its text says so."""
    error: Exception | None = None
    """Why it cannot be read, where the file itself is to blame."""
    author: str = ""
    """Who made it, where the file tells."""
    found: tuple[int, int] | None = None
    """How many errors and warnings the checks find; None: nobody has asked."""

    @property
    def name(self) -> str:
        """What a list calls it."""
        return self.title or self.path.stem


class Query(NamedTuple):
    """What is looked for; what says nothing is left open."""

    text: str = ""
    board_format: BoardFormat | None = None
    face: str = ""
    fitting: bool = False
    """Only what the boxes that are owned hold all pieces of."""
    broken: bool = False
    """Only files that cannot be read."""
    years: tuple[int | None, int | None] = (None, None)
    """The first and the last year in which a battle may begin."""
    units: tuple[int | None, int | None] = (None, None)
    """How many units each side has, at least and at most."""
    findings: Findings = Findings.ANY
    """What the checks are to find, as far as it is known of a file."""

    def accepts(self, entry: Entry) -> bool:
        """Tell whether a file is one of those looked for."""
        if self.broken != bool(entry.problem) and (self.broken or not self.is_open):
            return False
        if any(word not in entry.words for word in folded(self.text).split()):
            return False
        if self.board_format is not None and entry.board_format is not self.board_format:
            return False
        if self.face and entry.face != self.face:
            return False
        if self.years != (None, None) and not (
            entry.begin and _within(entry.begin.year, self.years)
        ):
            return False
        if not all(_within(number, self.units) for number in entry.units):
            return False
        return (entry.fits or not self.fitting) and self._accepts_findings(entry)

    def _accepts_findings(self, entry: Entry) -> bool:
        if self.findings is Findings.ANY:
            return True
        if entry.found is None:
            return False
        errors, warnings = entry.found
        return {
            Findings.NO_ERRORS: not errors,
            Findings.CLEAN: not errors and not warnings,
            Findings.ERRORS: bool(errors),
        }[self.findings]

    @property
    def is_open(self) -> bool:
        """True if nothing is asked of what a file holds."""
        open_ends = (None, None)
        return (
            self.board_format is None
            and not self.face
            and not self.fitting
            and self.years == self.units == open_ends
            and self.findings is Findings.ANY
        )


def _within(number: int, ends: tuple[int | None, int | None]) -> bool:
    least, most = ends
    return (least is None or least <= number) and (most is None or number <= most)


def scenario_paths(folders: Iterable[Path]) -> Iterator[Sequence[Path]]:
    """Yield the scenario files in folders and below, folder by folder, of many folders none.

    Folders that cannot be read hold none; those that are hidden are not looked into.
    """
    suffixes = {suffix for known in FORMATS.values() for suffix in known.suffixes}
    for folder in folders:
        for root, below, names in os.walk(folder):
            below[:] = sorted(name for name in below if not name.startswith("."))
            paths = [Path(root, name) for name in sorted(names)]
            yield [path for path in paths if path.suffix.lower() in suffixes and path.is_file()]


def entry_of(
    path: Path, owned: Holdings | None = None, language: str = "en", *, checks: bool = False
) -> tuple[Entry, Scenario | None]:
    """Return what to know of a file, and the scenario in it, if it can be read.

    ``owned`` are the boxes that its pieces are to be taken from; None: nobody asks.  The title
    is in ``language`` if there is one.  With ``checks`` findings are counted, which takes long.
    """
    try:
        reading = load(path)
    except (OSError, FormatError) as error:
        why = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        return Entry(path, why, words=folded(path.name), error=error), None
    if reading.scenario is None:
        first = next(iter(reading.report), None)
        why = str(first) if first else "?"
        return Entry(path, why, words=folded(path.name), finding=first), None
    entry = described(path, reading.scenario, owned, language)
    if checks:
        found = check(reading.scenario)
        counts = (sum(f.severity is s for f in found) for s in (Severity.ERROR, Severity.WARNING))
        entry = entry._replace(found=(next(counts), next(counts)))
    return entry, reading.scenario


def described(
    path: Path, scenario: Scenario, owned: Holdings | None = None, language: str = "en"
) -> Entry:
    """Return what to know of a file that holds a scenario."""
    units = [content.unit for content in scenario.hexes.values() if content.unit]
    sides = [side_of(unit) for unit in units]
    texts = [
        word for text in scenario.texts.values() for word in (text.title, text.subtitle, text.date)
    ]
    begin = scenario.begin.isoformat() if scenario.begin else ""
    author = author_of(scenario)
    words = " ".join(filter(None, [path.name, scenario.number, *texts, begin, author]))
    return Entry(
        path,
        "",
        scenario.title(language),
        scenario.number or "",
        scenario.board_format,
        str(scenario.face),
        scenario.begin,
        (sides.count(Side.AXIS), sides.count(Side.ALLIES)),
        (scenario.camps[Side.AXIS].medals, scenario.camps[Side.ALLIES].medals),
        owned is None or not count(needs_of(scenario), owned).is_short,
        folded(words),
        marks_of(scenario),
        author=author,
    )


def author_of(scenario: Scenario) -> str:
    """Return who made a scenario, which only some ``.m44`` files tell; empty if nobody knows."""
    meta = scenario.m44.meta_data.values if scenario.m44 else {}
    people = (as_mapping(meta.get(key)).get("login") for key in ("author", "owner"))
    return next((who for who in people if isinstance(who, str)), "")


# Alike


def _items(scenario: Scenario) -> list[int]:
    """Return a number for everything that lies somewhere."""
    label = scenario.board.label
    return [
        crc32(f"{label(at)} {what}".encode())
        for at, content in scenario.hexes.items()
        if at in scenario.board
        for what in (
            *(tile.piece for _, tile in content.tiles()),
            *((content.unit.kind,) if content.unit else ()),
        )
    ]


def marks_of(scenario: Scenario) -> tuple[int, ...]:
    """Return the numbers that stand for a map: as many agree as two maps have in common.

    (Min-wise hashing, Broder 1997.)  An empty map has none.
    """
    items = _items(scenario)
    if not items:
        return ()
    return tuple(
        min((item * odd + add) & 0xFFFFFFFF for item in items) for odd, add in _MULTIPLIERS
    )


_MULTIPLIERS = [(crc32(f"odd {n}".encode()) | 1, crc32(f"add {n}".encode())) for n in range(HASHES)]


def likeness(a: Entry, b: Entry) -> float:
    """Return about which share of what lies on two maps is on both, from 0 to 1."""
    if not a.marks or not b.marks or a.board_format is not b.board_format:
        return 0.0
    return sum(x == y for x, y in zip(a.marks, b.marks, strict=True)) / HASHES


def near_duplicates(entries: Sequence[Entry]) -> list[tuple[Entry, ...]]:
    """Return the groups of files whose maps are nearly the same, in the order given."""
    places: dict[object, list[int]] = defaultdict(list)
    for place, entry in enumerate(entries):
        for band in range(0, len(entry.marks), BAND):
            places[band, entry.board_format, entry.marks[band : band + BAND]].append(place)
    group = list(range(len(entries)))

    def root(place: int) -> int:
        while group[place] != place:
            place = group[place]
        return place

    for found in places.values():
        for other in found[1:]:
            if likeness(entries[found[0]], entries[other]) >= ALIKE:
                low, high = sorted((root(found[0]), root(other)))
                group[high] = low
    groups: dict[int, list[Entry]] = defaultdict(list)
    for place, entry in enumerate(entries):
        groups[root(place)].append(entry)
    return [tuple(found) for found in groups.values() if len(found) > 1]

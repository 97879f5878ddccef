"""Names for files: made from titles, and completed with the suffix that was left out."""

import unicodedata
from pathlib import Path

from bocage_scenarios.formats import FORMATS, Format

LONGEST = 60
"""Letters of a title that a file name takes; some need four bytes, of 255 that there are."""
_TAKEN = frozenset(
    ("con", "prn", "aux", "nul", *(f"{name}{n}" for name in ("com", "lpt") for n in range(1, 10)))
)
"""Names of devices on Windows, whatever their suffix."""


def name_from(title: str) -> str:
    """Return a file name, without suffix, that says what a title says."""
    whole = unicodedata.normalize("NFC", title)
    kept = "".join(letter if _may_stay(letter) else " " for letter in whole)
    name = "_".join(kept.split()).lower()[:LONGEST].strip("_-'")
    return f"{name}_" if name in _TAKEN else name or "scenario"


def _may_stay(letter: str) -> bool:
    return letter in "-_'" or unicodedata.category(letter)[0] in "LNM"


def completed(path: Path, known: Format) -> Path:
    """Return a path with the suffix of a format, unless it has that of any; dots stay."""
    if any(path.suffix.lower() in other.suffixes for other in FORMATS.values()):
        return path
    return path.with_name(path.name + known.suffixes[0])


def filter_of(known: Format) -> str:
    """Return a format as file dialogs list it."""
    return f"{known.title} ({' '.join('*' + suffix for suffix in known.suffixes)})"

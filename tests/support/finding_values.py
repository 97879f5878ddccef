"""What fills in the texts of findings: words, which every language has, and data, which is quoted.

A check that passes an English phrase as a plain text would have it shown in all languages; see
`english_in`.
"""

from bocage_schema.codes import PartOf
from bocage_schema.saying import Listed, Phrase

DATA = frozenset(
    {
        "begin", "byte", "center", "character", "code", "date", "day", "end", "flags", "found",
        "gap", "hex", "hexes", "key", "label", "language", "languages", "layers", "meant", "names",
        "near", "others", "pattern", "place", "places", "rule", "schema", "suffix", "tag", "text",
        "value", "words",
    }
)  # fmt: skip
"""Names of values that are quoted from files, or are ids, labels or numbers."""
DATA_OF_CODES = frozenset(
    {
        ("F208", "problem"),  # a rare one, in the words of a library
        ("M102", "name"),
        ("M202", "what"),
        ("O122", "what"),
        ("O126", "what"),
        ("P101", "name"),
        ("P107", "expected"),
        ("U107", "name"),
        ("W102", "other"),
        ("W119", "other"),
    }
)
"""The same under names that stand for words elsewhere."""


def texts_in(finding):
    """Yield code and name of everything in a finding that is a plain text, and the text."""
    for name, value in (finding.values or {}).items():
        yield from _texts_in(finding.code, name, value)


def _texts_in(code, name, value):
    if isinstance(value, PartOf):
        yield from texts_in(value.finding)
    elif isinstance(value, Phrase):
        for inner, part in value.values:
            yield from _texts_in(code, inner, part)
    elif isinstance(value, Listed):
        for item in value.items:
            yield from _texts_in(code, name, item)
    elif isinstance(value, str) and value:
        yield code, name, value


def english_in(finding):
    """Return the texts in a finding that are neither words nor known to be data."""
    return [
        (code, name, text)
        for code, name, text in texts_in(finding)
        if name not in DATA and (code, name) not in DATA_OF_CODES
    ]

"""Reading days as people write them."""

import re
from datetime import date

from bocage_schema.folding import folded

_MONTHS = (
    "january januar januari",
    "february februar februari",
    "march marz maerz maart mrt",
    "april",
    "may mai mei",
    "june juni",
    "july juli",
    "august augustus",
    "september",
    "october oktober",
    "november",
    "december dezember",
)
"""Names in English, German and Dutch."""
_YEAR_FIRST = re.compile(r"(\d{4})([-./]|\s)(\d{1,2})\2(\d{1,2})")
_YEAR_LAST = re.compile(r"(\d{1,2})(\.\s?|[-/]|\s)(\d{1,2})\2(\d{4})")
_MONTH_IN_WORDS = re.compile(
    r"(?P<day>\d{1,2})(?:\.|st|nd|rd|th)?\s*(?P<month>[a-z]{3,})\.?,?\s*(?P<year>\d{4})"
    r"|(?P<month_first>[a-z]{3,})\.?\s*(?P<then_day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?P<then_year>\d{4})"
)


def days_in(text: str) -> tuple[date, ...]:
    """Return the days that a text may mean: none, one, or two as in ``6/7/1944``.

    With dots the day comes before the month, and a year in front is followed by the month.
    """
    text = folded(text.strip())
    if found := _YEAR_FIRST.fullmatch(text):
        return _days((found[1], found[3], found[4]))
    if found := _YEAR_LAST.fullmatch(text):
        first, second, year = found[1], found[3], found[4]
        if found[2].startswith("."):
            return _days((year, second, first))
        return _days((year, second, first), (year, first, second))
    if found := _MONTH_IN_WORDS.fullmatch(text):
        month = _month(found["month"] or found["month_first"])
        year, day = found["year"] or found["then_year"], found["day"] or found["then_day"]
        return _days((year, str(month), day))
    return ()


def _month(word: str) -> int:
    """Return the number of the month that a word begins; 0 if it begins none, or several."""
    found = [
        number
        for number, names in enumerate(_MONTHS, 1)
        if any(name.startswith(word) for name in names.split())
    ]
    return found[0] if len(found) == 1 else 0


def _days(*readings: tuple[str, str, str]) -> tuple[date, ...]:
    """Return the days that there are, of year, month and day in digits."""
    days: dict[date, None] = {}
    for year, month, day in readings:
        try:
            days[date(int(year), int(month), int(day))] = None
        except ValueError:
            continue
    return tuple(days)

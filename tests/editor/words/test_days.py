"""Days as people write them, and those that may be two."""

from datetime import date

import pytest

from bocage_editor.words.days import days_in

SIXTH = date(1944, 6, 6)
JULY, JUNE = date(1944, 7, 6), date(1944, 6, 7)


@pytest.mark.parametrize(
    "text",
    [
        *("1944-06-06", "1944-6-6", "1944/6/6", "1944.06.06", "1944 6 6", " 1944-6-06 "),
        *("6.6.1944", "06. 06. 1944", "6/6/1944", "6-6-1944", "6 6 1944"),
        *("6 June 1944", "6. Juni 1944", "6 juni 1944", "June 6, 1944", "JUN 6 1944"),
        *("6th June 1944", "June 6th, 1944", "6June1944", "6 jun. 1944"),
    ],
)
def test_a_day_may_be_written_in_many_ways(text):
    assert days_in(text) == (SIXTH,)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("7.6.1944", JUNE),
        ("1944-6-7", JUNE),
        ("13/6/1944", date(1944, 6, 13)),
        ("6/13/1944", date(1944, 6, 13)),
        ("1 März 1945", date(1945, 3, 1)),
        ("1 maart 1945", date(1945, 3, 1)),
        ("1 mrt 1945", date(1945, 3, 1)),
        ("2. Mai 1945", date(1945, 5, 2)),
        ("2 mei 1945", date(1945, 5, 2)),
        ("Dezember 16, 1944", date(1944, 12, 16)),
        ("29 February 1944", date(1944, 2, 29)),
    ],
)
def test_what_comes_first_is_told_by_the_dots_the_year_or_the_size(text, day):
    assert days_in(text) == (day,)


@pytest.mark.parametrize("text", ["6/7/1944", "06/07/1944", "06-07-1944", "6 7 1944"])
def test_what_may_be_two_days_is_both(text):
    assert days_in(text) == (JULY, JUNE)


@pytest.mark.parametrize(
    "text",
    [
        *("", "1944", "1944-06", "1944-13-01", "1944-02-30", "1944-6-", "30.2.1944", "13/13/1944"),
        *("6/7/44", "6.7.44", "1944-6/7", "6 Ju 1944", "6 J 1944", "6 Smarch 1944", "-1944-6-6"),
        *("0/0/1944", "0000-01-01", "1944-06-06x", "6 32 June 1944", "32 June 1944"),
    ],
)
def test_what_names_no_day_is_none(text):
    assert days_in(text) == ()

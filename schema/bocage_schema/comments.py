"""Comments of files that people write by hand."""

import re
from typing import NamedTuple

END = "#end"
"""Key of the comments after the last entry of a file; no JSON Pointer looks like this."""
_NOT_IN_COMMENTS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


class Comment(NamedTuple):
    """Comments of one entry, each with its ``#``."""

    above: str = ""
    """Whole lines before the entry, without indentation, separated by line feeds."""
    beside: str = ""
    """The comment behind the entry on its first line."""


def is_comment(text: str) -> bool:
    """Tell whether every line of ``text`` can stand as a comment; no text at all can."""
    lines = text.split("\n") if text else []
    return all(line.startswith("#") for line in lines) and not _NOT_IN_COMMENTS.search(text)

"""Comments of YAML text, so that a program may rewrite a file without losing them."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import yaml

from bocage_schema.jsonlike import pointer

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


def comments_of(text: str, root: yaml.Node) -> dict[str, Comment]:
    """Return the comments in ``text`` by the JSON Pointer of the entry they belong to.

    Entries are the items of block mappings and block sequences.  ``root`` is the composed
    document of the text.
    """
    if "#" not in text:
        return {}
    entries = {line: path for path, line in reversed(list(_entries(root, "")))}
    scalars = list(_scalars(root))
    inside = {line for start, end in scalars for line in range(start[0] + 1, end[0])}
    inside |= {end[0] for start, end in scalars if end[0] > start[0] and end[1] > 0}
    comments: dict[str, Comment] = {}
    waiting: list[str] = []
    for number, line in enumerate(text.split("\n")):
        stripped = line.strip()
        if stripped.startswith("#") and number not in inside:
            waiting.append(stripped)
        elif number in entries:
            comment = Comment("\n".join(waiting), _beside(line, number, scalars))
            if comment != Comment():
                comments[entries[number]] = comment
            waiting = []
    if waiting:
        comments[END] = Comment("\n".join(waiting))
    return comments


_Place = tuple[int, int]


def _entries(node: yaml.Node, path: str) -> Iterator[tuple[str, int]]:
    """Yield every block entry with the line it starts on, from 0."""
    if not isinstance(node, yaml.CollectionNode) or node.flow_style:
        return
    if isinstance(node, yaml.MappingNode):
        members = [(key.value, key, value) for key, value in node.value]
    else:
        members = [(index, item, item) for index, item in enumerate(node.value)]
    for name, start, value in members:
        here = path + pointer(name)
        yield here, start.start_mark.line
        yield from _entries(value, here)


def _scalars(root: yaml.Node) -> Iterator[tuple[_Place, _Place]]:
    """Yield start and end, as line and column from 0, of every scalar."""
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, yaml.ScalarNode):
            start, end = node.start_mark, node.end_mark
            yield (start.line, start.column), (end.line, end.column)
        elif isinstance(node, yaml.MappingNode):
            stack += [part for pair in node.value for part in pair]
        else:
            stack += node.value


def _beside(line: str, number: int, scalars: list[tuple[_Place, _Place]]) -> str:
    at = line.find(" #")
    while at >= 0:
        place = (number, at + 1)
        if not any(start <= place < end for start, end in scalars):
            return line[at + 1 :].rstrip()
        at = line.find(" #", at + 1)
    return ""

"""Comments of YAML text, so that a program may rewrite a file without losing them."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

import yaml

from bocage_schema.comments import END, Comment
from bocage_schema.jsonlike import pointer

LONGEST_PATH = 4000
"""Characters of the names in a pointer; with longer ones comments would fill the memory."""

_BREAKS = "\n\r\x85\u2028\u2029"
"""Characters that end a line, and with it a comment."""
_BREAK = re.compile(f"[{_BREAKS}]")
_COMMENT = re.compile(rf"(?:^|(?<=[ \t{_BREAKS}]))#[^{_BREAKS}]*")


@dataclass(frozen=True, slots=True)
class _Entry:
    """An item of a block mapping or block sequence, by the offsets of its characters."""

    parent: "_Entry | None"
    name: str | int
    start: int
    end: int
    """Where its value ends; no further than `start` if its value is spread over blocks."""

    length: int
    """Characters of the names that lead to it."""

    @property
    def path(self) -> str:
        """The JSON Pointer of the entry; `END` if it is too long to be one we write."""
        if self.length > LONGEST_PATH:
            return END
        above = self.parent.path if self.parent else ""
        return above + pointer(self.name)


def comments_of(text: str, root: yaml.Node) -> dict[str, Comment]:
    """Return the comments in ``text`` by the JSON Pointer of the entry they belong to.

    Entries are the items of block mappings and block sequences.  A comment on a line of its
    own belongs to the entry that follows, unless it stands within the value of another one.
    ``root`` is the composed document of the text.
    """
    if "#" not in text:
        return {}
    by_start = {entry.start: entry for entry in reversed(list(_entries(root, None)))}
    starts = sorted(by_start)
    entries = [by_start[start] for start in starts]
    breaks = [match.end() for match in _BREAK.finditer(text)]
    above: dict[int, list[str]] = {}
    beside: dict[int, list[str]] = {}
    for at, comment in _found(text, root):
        index = bisect_right(starts, at) - 1
        line = bisect_right(breaks, at)
        alone = not text[breaks[line - 1] if line else 0 : at].strip()
        within = index >= 0 and at < entries[index].end
        if index < 0 or (alone and not within):
            above.setdefault(index + 1, []).append(comment)
        else:
            place = above if alone or index in beside else beside
            place.setdefault(index, []).append(comment)
    comments: dict[str, Comment] = {}
    for index in sorted({*above, *beside}):
        path = entries[index].path if index < len(entries) else END
        lines, behind = above.get(index, []), "".join(beside.get(index, ()))
        if path == END and behind:
            lines, behind = [*lines, behind], ""
        if path in comments:
            lines = [comments[path].above, *lines]
        comments[path] = Comment("\n".join(lines), behind)
    return comments


def _found(text: str, root: yaml.Node) -> Iterator[tuple[int, str]]:
    """Yield every comment with the offset of its hash."""
    scalars = sorted(_scalars(root, text))
    starts = [start for start, _ in scalars]
    at = 0
    while match := _COMMENT.search(text, at):
        at = match.start()
        index = bisect_right(starts, at) - 1
        if index >= 0 and at < scalars[index][1]:
            at = scalars[index][1]
        else:
            yield at, match[0].rstrip()
            at = match.end()


def _entries(node: yaml.Node, parent: _Entry | None) -> Iterator[_Entry]:
    if not _is_block(node):
        return
    if isinstance(node, yaml.MappingNode):
        members = [(key.value, key, value) for key, value in node.value]
    else:
        members = [(index, item, item) for index, item in enumerate(node.value)]
    for name, first, value in members:
        end = first.start_mark.index if _is_block(value) else value.end_mark.index
        length = len(str(name)) + (parent.length if parent else 0)
        entry = _Entry(parent, name, first.start_mark.index, end, length)
        yield entry
        yield from _entries(value, entry)


def _is_block(node: yaml.Node) -> bool:
    return isinstance(node, yaml.CollectionNode) and not node.flow_style


def _scalars(root: yaml.Node, text: str) -> Iterator[tuple[int, int]]:
    """Yield the offsets of start and end of every scalar; of a block scalar those of its body."""
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, yaml.ScalarNode):
            start, end = node.start_mark.index, node.end_mark.index
            if node.style in ("|", ">"):
                start = next((i for i in range(start, end) if text[i] in _BREAKS), end)
            yield start, end
        elif isinstance(node, yaml.MappingNode):
            stack += [part for pair in node.value for part in pair]
        else:
            stack += node.value

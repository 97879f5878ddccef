"""Writing YAML that people like to read: stable, one entry a line, quoted only where needed."""

import json
import re
from collections.abc import Iterator, Mapping

from bocage_schema.comments import END, Comment
from bocage_schema.jsonlike import Json, pointer

LONGEST_PLAIN_KEY = 1000
"""YAML allows 1024 characters for a key that is not marked as one."""

_PLAIN = re.compile(r"[^\W\d_](?:[\w ./@+'()-]*[\w.@+')-])?|[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}")
_RESERVED = frozenset(["true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf"])
"""Words that some version of YAML reads as something else than a text."""
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")
_NOT_LITERAL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


def write_yaml(
    data: Mapping[str, Json], block_levels: Mapping[str, int], comments: Mapping[str, Comment]
) -> str:
    """Return ``data`` as YAML.

    The value of each top-level key is spread over that many levels of blocks, one if
    ``block_levels`` does not say; everything below stands on one line.  Comments of
    entries that are no longer there move above the nearest entry around them.
    """
    left = _reachable(comments, _entry_paths(data, block_levels))
    end = left.pop(END, Comment())
    lines = [
        line
        for key, value in data.items()
        for line in _entry(key, value, pointer(key), block_levels.get(key, 1), 0, left)
    ]
    orphans = [text for comment in left.values() for text in comment if text]
    orphans += [end.above] if end.above else []
    return "\n".join(lines + orphans) + "\n"


def _entry_paths(data: Mapping[str, Json], block_levels: Mapping[str, int]) -> set[str]:
    """Return the JSON Pointers of all entries that get lines of their own."""
    paths: set[str] = set()
    stack = [(pointer(key), value, block_levels.get(key, 1)) for key, value in data.items()]
    while stack:
        path, value, levels = stack.pop()
        paths.add(path)
        if levels and isinstance(value, dict):
            stack += [(path + pointer(key), item, levels - 1) for key, item in value.items()]
        elif levels and isinstance(value, list):
            stack += [(path + pointer(index), None, 0) for index in range(len(value))]
    return paths


def _reachable(comments: Mapping[str, Comment], paths: set[str]) -> dict[str, Comment]:
    """Return ``comments`` with those of other places moved above the nearest entry around."""
    moved: dict[str, Comment] = {}
    for path, comment in comments.items():
        place = path
        while place and place not in paths and path != END:
            place = place.rpartition("/")[0]
        if place == path or not place:
            above, beside = moved.get(path, Comment())
            moved[path] = Comment(_joined(above, comment.above), comment.beside or beside)
        else:
            above, beside = moved.get(place, Comment())
            moved[place] = Comment(_joined(above, comment.above, comment.beside), beside)
    return moved


def _joined(*parts: str) -> str:
    return "\n".join(filter(None, parts))


def flow(value: Json) -> str:
    """Return ``value`` on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_flow_key(k)}: {flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    return scalar(value)


def scalar(value: bool | int | float | str | None) -> str:
    """Return a scalar as it stands in YAML, on one line."""
    if isinstance(value, str):
        return value if _is_plain(value) else _quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    digits = repr(value)
    if isinstance(value, float) and "." not in digits:
        return digits.replace("e", ".0e")
    return digits


def _entry(
    key: str, value: Json, path: str, levels: int, indent: int, comments: dict[str, Comment]
) -> Iterator[str]:
    margin = "  " * indent
    above, beside = _take(comments, path, margin)
    yield from above
    name = scalar(key)
    head = f"{margin}{name}:" if len(name) <= LONGEST_PLAIN_KEY else f"{margin}? {name}\n{margin}:"
    if levels and isinstance(value, dict) and value:
        yield head + beside
        for inner, item in value.items():
            here = path + pointer(inner)
            yield from _entry(inner, item, here, levels - 1, indent + 1, comments)
    elif levels and isinstance(value, list) and value:
        yield head + beside
        for index, item in enumerate(value):
            above, beside = _take(comments, path + pointer(index), f"{margin}  ")
            yield from above
            yield f"{margin}  - {flow(item)}{beside}"
    elif isinstance(value, str) and _is_literal(value):
        body = value[:-1] if value.endswith("\n") else value
        chomp = "-" if body == value else "+" if body.endswith("\n") else ""
        yield f"{head} |{chomp}{beside}"
        yield from (f"{margin}  {line}" if line else "" for line in body.split("\n"))
    else:
        yield f"{head} {flow(value)}{beside}"


def _take(comments: dict[str, Comment], path: str, margin: str) -> tuple[list[str], str]:
    """Take the comment of an entry out of ``comments``: lines above it, and text beside it."""
    comment = comments.pop(path, Comment())
    above = [margin + line for line in comment.above.split("\n")] if comment.above else []
    return above, f"  {comment.beside}" if comment.beside else ""


def _flow_key(key: str) -> str:
    name = scalar(key)
    return name if len(name) <= LONGEST_PLAIN_KEY else f"? {name} "


def _is_plain(text: str) -> bool:
    return bool(
        len(text) < LONGEST_PLAIN_KEY
        and _PLAIN.fullmatch(text)
        and text.lower() not in _RESERVED
        and not _UNPRINTABLE.search(text)
    )


def _is_literal(text: str) -> bool:
    """Tell whether a text with line ends can stand as a literal block."""
    return "\n" in text and not text[0].isspace() and not _NOT_LITERAL.search(text)


def _quoted(text: str) -> str:
    quoted = json.dumps(text, ensure_ascii=False)
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", quoted)

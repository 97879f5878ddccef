"""Reading JSON text strictly, with the line and column of every part."""

import json
import re
from dataclasses import dataclass, field
from functools import cache
from typing import NoReturn

from bocage_schema.codes import diagnostic, filled
from bocage_schema.jsonlike import Json, split_pointer
from bocage_schema.parser_words import parser_words
from bocage_schema.source import DEEPEST, Lines, Source, SourceError, line_and_column

_TOKEN = re.compile(r'[ \t\r\n]*(?:("[^"\\]*(?:\\.[^"\\]*)*")|([{}\[\],:])|([^\s{}\[\],:"]+))')
_BLANKS = re.compile(r"[ \t\r\n]*")
_DECODER = json.JSONDecoder()
_HALF_PAIR = re.compile("[\ud800-\udfff]")


class _Refused(ValueError):
    """Something that JSON text may contain and a scenario file may not."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


def read_json(text: str) -> Source:
    """Return the data in JSON ``text``; raises `SourceError` where it is not acceptable.

    Duplicate keys, numbers that are not finite and texts that no UTF-8 file can hold are
    not acceptable.
    """
    try:
        data: Json = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_constant=_constant,
            parse_float=_finite,
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        problem = parser_words(error.msg[:1].lower() + error.msg[1:])
        finding = diagnostic("F104", "", line=error.lineno, column=error.colno, problem=problem)
        raise SourceError(finding) from None
    except _Refused as error:
        _refuse(text, error)
    except RecursionError:
        raise SourceError(diagnostic("F106", "", line=1, column=1)) from None
    if _depth_of(data) > DEEPEST:
        raise SourceError(diagnostic("F106", "", line=1, column=1))
    if "\\u" in text:
        _check_characters(data, text)

    lines = cache(lambda: Lines(text))
    members = cache(lambda start: _members(text, start))

    def locate(path: str) -> tuple[int, int]:
        offset = start = _after(text, 0)
        for part in split_pointer(path):
            inner = members(start).get(part)
            if inner is None:
                break
            offset, start = inner
        return lines().place(offset)

    return Source(data, locate)


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    unique = dict(pairs)
    if len(unique) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise _Refused("F105", key=key)
            seen.add(key)
    return unique


def _constant(name: str) -> NoReturn:
    raise _Refused("F107", value=name)


def _finite(digits: str) -> float:
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise _Refused("F107", value=digits)
    return value


def _whole(digits: str) -> int:
    try:
        return int(digits)
    except ValueError:
        raise _Refused("F107", value=digits) from None


def _refuse(text: str, error: _Refused) -> NoReturn:
    """Raise the finding for ``error`` where the text first shows it."""
    _, duplicates = _places(text)
    offset = duplicates[0] if error.code == "F105" and duplicates else 0
    if error.code == "F107":
        offset = max(_find_scalar(text, str(error.values["value"])), 0)
    line, column = line_and_column(text, offset)
    raise SourceError(filled(error.code, error.values, line=line, column=column))


def _find_scalar(text: str, wanted: str) -> int:
    for match in _TOKEN.finditer(text):
        if match[3] == wanted:
            return match.start(3)
    return -1


def _check_characters(data: Json, text: str) -> None:
    stack: list[tuple[Json, _Place]] = [(data, _places(text)[0])]
    while stack:
        value, place = stack.pop()
        texts = [value] if isinstance(value, str) else []
        if isinstance(value, dict):
            stack += [(item, place.members[key]) for key, item in value.items()]
            texts = list(value)
        elif isinstance(value, list):
            stack += [(item, place.members[str(index)]) for index, item in enumerate(value)]
        for found in texts:
            if _HALF_PAIR.search(found):
                line, column = line_and_column(text, place.offset)
                shown = found.encode("unicode_escape").decode()
                raise SourceError(diagnostic("F109", "", line=line, column=column, value=shown))


def _depth_of(data: Json) -> int:
    depth, level = 0, [data]
    while level:
        depth += 1
        below: list[Json] = []
        for value in level:
            if type(value) is dict:
                below += value.values()
            elif type(value) is list:
                below += value
        level = below
    return depth


@dataclass(slots=True)
class _Place:
    """Where a value stands: that of a member of an object is the offset of its key."""

    offset: int
    members: dict[str, "_Place"] = field(default_factory=dict)
    """Places of the members by key, or of the items by index."""


def _members(text: str, start: int) -> dict[str, tuple[int, int]]:
    """Return where each member of the object or array at ``start`` begins, and where its value.

    The text is known to be JSON.  Values are skipped by the quick parser, so that only the
    containers on the way to what is looked for are taken apart.
    """
    found: dict[str, tuple[int, int]] = {}
    end = {"{": "}", "[": "]"}.get(text[start])
    at = _after(text, start + 1)
    while end and text[at] != end:
        place, key = at, str(len(found))
        if end == "}":
            key, at = _DECODER.raw_decode(text, at)
            at = _after(text, _after(text, at) + 1)
        found[key] = place, at
        at = _after(text, _DECODER.raw_decode(text, at)[1])
        if text[at] == ",":
            at = _after(text, at + 1)
    return found


def _after(text: str, at: int) -> int:
    """Return where the blanks that begin at an offset, if any, end."""
    blanks = _BLANKS.match(text, at)
    assert blanks
    return blanks.end()


def _places(text: str) -> tuple[_Place, list[int]]:
    """Return the places of all values, and the offsets of repeated keys.

    The text is known to be JSON.
    """
    root = _Place(0)
    duplicates: list[int] = []
    stack: list[tuple[_Place, bool]] = []  # containers, and whether each is an object
    key: tuple[str, int] | None = None
    expects_key = False
    for match in _TOKEN.finditer(text):
        string, mark, scalar = match.groups()
        offset = match.start(match.lastindex or 0)
        if string is not None and expects_key:
            name = json.loads(string) if "\\" in string else string[1:-1]
            key, expects_key = (name, offset), False
        elif string is not None or scalar is not None or mark in ("{", "["):
            place = _Place(key[1] if key else offset)
            if not stack:
                root = place
            elif key:
                container = stack[-1][0].members
                duplicates += [key[1]] if key[0] in container else []
                container[key[0]] = place
            else:
                container = stack[-1][0].members
                container[str(len(container))] = place
            key = None
            if mark:
                stack.append((place, mark == "{"))
                expects_key = mark == "{"
        elif mark == "," and stack:
            expects_key = stack[-1][1]
        elif mark in ("}", "]") and stack:
            stack.pop()
            expects_key = False
    return root, duplicates

"""Reading YAML text strictly, with the line and column of every part.

Only the JSON-like core of YAML 1.2 is understood: ``no`` and ``on`` are texts, dates are
texts, and mappings have text keys.
"""

import re
from functools import cache
from math import isfinite

import yaml

from bocage_schema.codes import filled
from bocage_schema.jsonlike import Json, split_pointer
from bocage_schema.parser_words import parser_words
from bocage_schema.saying import Words, in_a_row, phrase
from bocage_schema.source import DEEPEST, Lines, Source, SourceError, line_and_column
from bocage_schema.yaml_comments import comments_of

MOST_NODES = 100_000
"""Values that we build from a file with aliases, every use of an alias counted."""

_PREFIX = "tag:yaml.org,2002:"
_STR, _INT, _FLOAT = _PREFIX + "str", _PREFIX + "int", _PREFIX + "float"
_BOOL, _NULL = _PREFIX + "bool", _PREFIX + "null"
_MAP, _SEQ = _PREFIX + "map", _PREFIX + "seq"


class _Loader(yaml.CSafeLoader):
    """The C parser, resolving plain scalars by the core schema of YAML 1.2."""


_Loader.yaml_implicit_resolvers = {}
_FORMS: dict[str, re.Pattern[str]] = {}
"""The plain scalars of each tag other than text."""
for _tag, _form, _first in (
    (_INT, r"[-+]?[0-9]+", list("-+0123456789")),
    (
        _FLOAT,
        r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
        r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)",
        list("-+.0123456789"),
    ),
    (_BOOL, r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    (_NULL, r"null|Null|NULL|~|", ["n", "N", "~", ""]),
):
    _FORMS[_tag] = re.compile(rf"(?:{_form})\Z")
    _Loader.add_implicit_resolver(_tag, _FORMS[_tag], _first)


def read_yaml(text: str) -> Source:
    """Return the data in YAML ``text``; raises `SourceError` where it is not acceptable."""
    root = _compose(text)
    data = _Builder(text).build(root, 0)

    lines = cache(lambda: Lines(text))

    def locate(path: str) -> tuple[int, int]:
        node = root
        mark = root.start_mark
        for part in split_pointer(path):
            step = _child(node, part)
            if step is None:
                break
            node, mark = step
        return lines().place(mark.index)

    return Source(data, locate, comments_of(text, root))


def _compose(text: str) -> yaml.Node:
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = mark.index if mark else 0
        if error.context == "expected a single document in the stream":
            raise _refused("F110", text, place) from None
        if "nesting depth" in str(error.problem):
            raise _refused("F106", text, place) from None
        reasons = list(filter(None, (error.context, error.problem))) or ["unknown reason"]
        problem: Words = in_a_row(map(parser_words, reasons))
        raise _refused("F103", text, place, problem=problem) from None
    except yaml.reader.ReaderError as error:
        before = text.encode()[: int(error.position)]  # the C parser counts bytes
        reason, character = parser_words(error.reason), _character(error.character)
        problem = phrase("{reason} ({character})", reason=reason, character=character)
        place = len(before.decode("utf-8", "ignore"))
        raise _refused("F103", text, place, problem=problem) from None
    if root is None:
        raise _refused("F108", text, 0)
    return root


def _character(character: object) -> str:
    code = character if isinstance(character, int) else ord(str(character)[:1] or "\0")
    return f"U+{code:04X}"


def _refused(code: str, text: str, place: int, **values: object) -> SourceError:
    line, column = line_and_column(text, place)
    return SourceError(filled(code, values, line=line, column=column))


class _Builder:
    """Builds plain data from the nodes of a text, within bounds."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._left = MOST_NODES if "*" in text else len(text) + 1

    def build(self, node: yaml.Node, depth: int) -> Json:
        """Return the data of ``node``."""
        self._left -= 1
        if self._left < 0 or depth > DEEPEST:
            raise self._refused("F106", node)
        if isinstance(node, yaml.ScalarNode):
            return node.value if node.tag == _STR else self._scalar(node)
        if isinstance(node, yaml.MappingNode) and node.tag == _MAP:
            return self._mapping(node, depth)
        if isinstance(node, yaml.SequenceNode) and node.tag == _SEQ:
            return [self.build(item, depth + 1) for item in node.value]
        raise self._refused("F111", node, what=phrase("the tag {tag}", tag=node.tag))

    def _mapping(self, node: yaml.MappingNode, depth: int) -> Json:
        mapping: dict[str, Json] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise self._refused("F111", key_node, what=phrase("a list or mapping as a key"))
            key = key_node.value
            if key in mapping:
                raise self._refused("F105", key_node, key=key)
            mapping[key] = self.build(value_node, depth + 1)
        return mapping

    def _scalar(self, node: yaml.ScalarNode) -> Json:
        value: str = node.value
        form = _FORMS.get(node.tag)
        is_number = node.tag in (_INT, _FLOAT)
        if form is None or not (is_number or form.match(value)):
            raise self._refused("F111", node, what=phrase("the tag {tag}", tag=node.tag))
        if node.tag == _NULL:
            return None
        if node.tag == _BOOL:
            return value.lower() == "true"
        try:
            number = int(value) if node.tag == _INT else float(value)
        except ValueError:  # more digits than Python converts, or one of .inf and .nan
            raise self._refused("F107", node, value=value) from None
        if isinstance(number, int) or isfinite(number):
            return number
        raise self._refused("F107", node, value=value)

    def _refused(self, code: str, node: yaml.Node, **values: object) -> SourceError:
        return _refused(code, self._text, node.start_mark.index, **values)


def _child(node: yaml.Node, part: str) -> tuple[yaml.Node, yaml.Mark] | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == part:
                return value, key.start_mark
    if isinstance(node, yaml.SequenceNode) and part.isdigit() and int(part) < len(node.value):
        item = node.value[int(part)]
        return item, item.start_mark
    return None

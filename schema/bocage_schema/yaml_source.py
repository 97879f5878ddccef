"""Reading YAML text strictly, with the line and column of every part.

Only the JSON-like core of YAML 1.2 is understood: ``no`` and ``on`` are texts, dates are
texts, and mappings have text keys.
"""

import re
from math import isfinite

import yaml

from bocage_schema.codes import diagnostic, filled
from bocage_schema.jsonlike import Json, split_pointer
from bocage_schema.source import DEEPEST, Source, SourceError, line_and_column
from bocage_schema.yaml_comments import comments_of

MOST_NODES = 300_000
"""Values that we build from one file, with every use of an alias counted."""

_PREFIX = "tag:yaml.org,2002:"
_STR, _INT, _FLOAT = _PREFIX + "str", _PREFIX + "int", _PREFIX + "float"
_BOOL, _NULL = _PREFIX + "bool", _PREFIX + "null"
_MAP, _SEQ = _PREFIX + "map", _PREFIX + "seq"


class _Loader(yaml.CSafeLoader):
    """The C parser, resolving plain scalars by the core schema of YAML 1.2."""


_Loader.yaml_implicit_resolvers = {}
for _tag, _form, _first in (
    (_INT, r"[-+]?[0-9]+", "-+0123456789"),
    (_FLOAT, r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?", "-+.0123456789"),
    (_FLOAT, r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)", "-+."),
    (_BOOL, r"true|True|TRUE|false|False|FALSE", "tTfF"),
    (_NULL, r"null|Null|NULL|~|", ["n", "N", "~", ""]),
):
    _Loader.add_implicit_resolver(_tag, re.compile(rf"(?:{_form})\Z"), list(_first))


def read_yaml(text: str) -> Source:
    """Return the data in YAML ``text``; raises `SourceError` where it is not acceptable."""
    root = _compose(text)
    data = _Builder().build(root, 0)

    def locate(path: str) -> tuple[int, int]:
        node = root
        mark = root.start_mark
        for part in split_pointer(path):
            step = _child(node, part)
            if step is None:
                break
            node, mark = step
        return mark.line + 1, mark.column + 1

    return Source(data, locate, comments_of(text, root))


def _compose(text: str) -> yaml.Node:
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        if error.context == "expected a single document in the stream":
            raise SourceError(diagnostic("F110", "", line=line, column=column)) from None
        if "nesting depth" in str(error.problem):
            raise SourceError(diagnostic("F106", "", line=line, column=column)) from None
        problem = ", ".join(filter(None, (error.context, error.problem))) or "unknown reason"
        finding = diagnostic("F103", "", line=line, column=column, problem=problem)
        raise SourceError(finding) from None
    except yaml.reader.ReaderError as error:
        offset = error.position if isinstance(error.position, int) else 0
        line, column = line_and_column(text, offset)
        problem = f"{error.reason} ({_character(error.character)})"
        finding = diagnostic("F103", "", line=line, column=column, problem=problem)
        raise SourceError(finding) from None
    if root is None:
        raise SourceError(diagnostic("F108", "", line=1, column=1))
    return root


def _character(character: object) -> str:
    code = character if isinstance(character, int) else ord(str(character)[:1] or "\0")
    return f"U+{code:04X}"


class _Builder:
    """Builds plain data from nodes, within bounds."""

    def __init__(self) -> None:
        self._nodes = 0

    def build(self, node: yaml.Node, depth: int) -> Json:
        """Return the data of ``node``."""
        self._nodes += 1
        if self._nodes > MOST_NODES or depth > DEEPEST:
            raise _refused("F106", node)
        if isinstance(node, yaml.ScalarNode):
            return node.value if node.tag == _STR else _scalar(node)
        if isinstance(node, yaml.MappingNode) and node.tag == _MAP:
            return self._mapping(node, depth)
        if isinstance(node, yaml.SequenceNode) and node.tag == _SEQ:
            return [self.build(item, depth + 1) for item in node.value]
        raise _refused("F111", node, what=f"the tag {node.tag}")

    def _mapping(self, node: yaml.MappingNode, depth: int) -> Json:
        mapping: dict[str, Json] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise _refused("F111", key_node, what="a list or mapping as a key")
            key = key_node.value
            if key in mapping:
                raise _refused("F105", key_node, key=key)
            mapping[key] = self.build(value_node, depth + 1)
        return mapping


def _scalar(node: yaml.ScalarNode) -> Json:
    value: str = node.value
    if node.tag == _NULL:
        return None
    if node.tag == _BOOL:
        return value.lower() == "true"
    if node.tag in (_INT, _FLOAT):
        try:
            number = int(value) if node.tag == _INT else float(value)
        except ValueError:
            raise _refused("F107", node, value=value) from None
        if isinstance(number, int) or isfinite(number):
            return number
        raise _refused("F107", node, value=value)
    raise _refused("F111", node, what=f"the tag {node.tag}")


def _refused(code: str, node: yaml.Node, **values: object) -> SourceError:
    mark = node.start_mark
    return SourceError(filled(code, values, line=mark.line + 1, column=mark.column + 1))


def _child(node: yaml.Node, part: str) -> tuple[yaml.Node, yaml.Mark] | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == part:
                return value, key.start_mark
    if isinstance(node, yaml.SequenceNode) and part.isdigit() and int(part) < len(node.value):
        item = node.value[int(part)]
        return item, item.start_mark
    return None

"""Checking data against a JSON Schema, with findings that say what to do.

`jsonschema_rs` quickly says yes to data that is fine; only for data that is not does
`jsonschema` explain why.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from itertools import chain, islice
from typing import Any

from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.saying import Words, any_of, phrase
from bocage_schema.schemas import schema_text

_Error = Any
"""A `jsonschema.ValidationError`; its attributes are of any type."""

VERSION_KEYS = {"scenario": "bocage", "boxes": "bocage_boxes"}
"""The key that holds the version of the format, and tells files of each schema apart."""
TYPE_NAMES: Mapping[str, Words] = {
    "object": phrase("a mapping"),
    "array": phrase("a list"),
    "string": phrase("a text"),
    "integer": phrase("a whole number"),
    "number": phrase("a number"),
    "boolean": phrase("true or false"),
    "null": phrase("nothing"),
}
MOST_FINDINGS = 100
"""Findings after which we stop looking; a file with so many is of another kind."""
MOST_LISTED = 8
"""Allowed values that an advice names in full."""
FORMS: Mapping[str, Words] = {
    "^[A-Za-z](0|[1-9][0-9]?)$": phrase("of a hex label such as A1 or d8"),
    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$": phrase("of a date such as 1944-06-06"),
}
"""What the patterns of our schemas mean."""


def is_valid(data: Json, name: str) -> bool:
    """Tell whether ``data`` is what the schema ``name`` allows."""
    return bool(_fast_validator(name).is_valid(data))


def findings(data: Json, name: str) -> list[Diagnostic]:
    """Return what is wrong with ``data`` by the schema ``name``, without lines and columns."""
    if is_valid(data, name):
        return []
    from jsonschema import Draft202012Validator  # slow to import and seldom needed

    validator = Draft202012Validator(schema(name))
    found: dict[tuple[str, str, str], Diagnostic] = {}
    for item in chain.from_iterable(_explain(e, name) for e in validator.iter_errors(data)):
        found.setdefault((item.path, item.code, item.message), item)
        if len(found) == MOST_FINDINGS:
            return [*found.values(), diagnostic("F207", "", count=MOST_FINDINGS)]
    return list(found.values()) or _refused(data, name)


def _refused(data: Json, name: str) -> list[Diagnostic]:
    """Return what the fast validator alone objects to: it reads patterns more strictly."""
    return [
        diagnostic("F208", pointer(*error.instance_path), problem=error.message, schema=name)
        for error in islice(_fast_validator(name).iter_errors(data), MOST_FINDINGS)
    ]


@cache
def schema(name: str) -> Any:
    """Return the schema of that name as data; do not change it."""
    return json.loads(schema_text(name))


@cache
def _fast_validator(name: str) -> Any:
    import jsonschema_rs  # not needed to read .m44 files

    return jsonschema_rs.validator_for(schema(name))


def _explain(error: _Error, name: str) -> Iterator[Diagnostic]:
    keyword = error.validator
    path = pointer(*error.absolute_path)
    found: Any = error.instance
    if "propertyNames" in error.absolute_schema_path:
        path += pointer(found)
    if keyword in ("anyOf", "oneOf"):
        yield from _explain_choice(error, name)
    elif keyword == "additionalProperties":
        known = list(error.schema.get("properties", {}))
        patterns = list(error.schema.get("patternProperties", {}))
        for key in _unexpected(error):
            yield from _unknown_key(path + pointer(key), key, known, patterns)
    elif keyword == "required":
        for key in error.validator_value:
            if key not in found:
                yield diagnostic("F203", path, key=key)
    elif keyword in ("enum", "const"):
        allowed = error.validator_value if keyword == "enum" else [error.validator_value]
        yield diagnostic("F204", path, found=found, advice=_advice(found, allowed))
    elif keyword == "type":
        expected = TYPE_NAMES.get(str(error.validator_value), error.validator_value)
        yield diagnostic("F201", path, expected=expected, found=_kind_of(found), schema=name)
    elif keyword == "pattern":
        form = _form(error.validator_value)
        yield diagnostic("F206", path, found=found, form=form)
    else:
        yield diagnostic("F205", path, found=_quantity(found), problem=_problem(error))


def _explain_choice(error: _Error, name: str) -> Iterator[Diagnostic]:
    """Explain the branch that fits the type of the value, or all allowed names at once."""
    branches: dict[int, list[_Error]] = {}
    for inner in error.context or ():
        branches.setdefault(inner.schema_path[0], []).append(inner)
    names = [value for inner in error.context or () for value in _allowed(inner)]
    if isinstance(error.instance, str) and names:
        path = pointer(*error.absolute_path)
        yield diagnostic("F204", path, found=error.instance, advice=_advice(error.instance, names))
        return
    fitting = [
        errors
        for errors in branches.values()
        if not any(e.validator == "type" and e.instance is error.instance for e in errors)
    ]
    if not fitting:
        kinds = {
            TYPE_NAMES.get(str(e.validator_value))
            for b in branches.values()
            for e in b
            if e.validator == "type"
        }
        known = sorted(filter(None, kinds), key=str)
        expected: Words = any_of(known) if known else phrase("another value")
        path = pointer(*error.absolute_path)
        yield diagnostic(
            "F201", path, expected=expected, found=_kind_of(error.instance), schema=name
        )
        return
    for inner in min(fitting, key=len):
        yield from _explain(inner, name)


def _allowed(error: _Error) -> Iterator[str]:
    """Yield the names that an error's enumeration, at any depth of choices, allows."""
    if error.validator == "enum":
        yield from (value for value in error.validator_value if isinstance(value, str))
    elif error.validator == "anyOf":
        for inner in error.context or ():
            yield from _allowed(inner)


def _unexpected(error: _Error) -> Iterator[str]:
    known = error.schema.get("properties", {})
    patterns = error.schema.get("patternProperties", {})
    for key in error.instance:
        if key not in known and not any(re.search(pattern, key) for pattern in patterns):
            yield key


def _unknown_key(
    path: str, key: str, known: list[str], patterns: list[str]
) -> Iterator[Diagnostic]:
    if patterns:
        yield diagnostic("F206", path, found=key, form=_form(patterns[0]))
    else:
        yield diagnostic("F202", path, key=key, advice=_advice(key, known, of_keys=True))


def _form(pattern: str) -> Words:
    return FORMS.get(pattern) or phrase("of the pattern {pattern}", pattern=pattern)


def _advice(found: object, allowed: Iterable[object], *, of_keys: bool = False) -> Words:
    names = [str(value) for value in allowed]
    near = get_close_matches(str(found), names, n=1, cutoff=0.5)
    if near:
        return phrase("did you mean {near!r}?", near=near[0])
    if len(names) <= MOST_LISTED:
        return phrase("allowed: {names}", names=", ".join(names))
    some = ", ".join(names[:MOST_LISTED])
    if of_keys:
        return phrase("{number} keys are allowed, such as {names}", number=len(names), names=some)
    return phrase("{number} values are allowed, such as {names}", number=len(names), names=some)


def _kind_of(value: object) -> object:
    """Return words for a value, or the word that JSON has for it."""
    if isinstance(value, str):
        return phrase("the text {text!r}", text=value[:40])
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return phrase("the number {number}", number=value)
    if isinstance(value, dict):
        return TYPE_NAMES["object"]
    return TYPE_NAMES["array" if isinstance(value, list) else "null"]


def _quantity(value: object) -> object:
    return f"{value}" if isinstance(value, int | float) else _kind_of(value)


def _problem(error: _Error) -> Words:
    bound = error.validator_value
    match error.validator:
        case "minimum":
            return phrase("less than {bound}", bound=bound)
        case "maximum":
            return phrase("more than {bound}", bound=bound)
        case "minItems" | "minProperties":
            return phrase("too short")
        case other:
            return phrase("not allowed here ({rule})", rule=other)

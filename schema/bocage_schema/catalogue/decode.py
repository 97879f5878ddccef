"""Build frozen dataclasses from the plain JSON values of the compiled catalogue."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")

Decoder = Callable[[object], object]


def decode(cls: type[T], raw: object) -> T:
    """Return an instance of the dataclass ``cls`` made from a JSON object.

    Keys that are absent keep the default of their field.  Raises `TypeError` or
    `ValueError` where the object does not fit; the JSON Schema of the catalogue and the
    tests make sure that the shipped data does.
    """
    return cast(T, _dataclass_decoder(cast(type, cls))(raw))


@cache
def _dataclass_decoder(cls: type) -> Decoder:
    hints = get_type_hints(cls)
    names = [field.name for field in fields(cls)]
    decoders = {name: _decoder(hints[name]) for name in names}
    plain = frozenset(name for name in names if hints[name] in (str, int, bool))

    def build(raw: object) -> object:
        values = cast("dict[str, object]", raw)
        return cls(
            **{
                name: value if name in plain else decoders[name](value)
                for name, value in values.items()
            }
        )

    return build


@cache
def _decoder(hint: object) -> Decoder:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _optional(_decoder(next(a for a in arguments if a is not NoneType)))
    if origin is tuple:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return _collected(tuple, _decoder(arguments[0]))
        return lambda raw: tuple(cast("list[object]", raw))
    if origin is frozenset:
        return _collected(frozenset, _decoder(arguments[0]))
    if origin is not None and issubclass(origin, Mapping):
        return _mapped(_decoder(arguments[0]), _decoder(arguments[1]))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return cast(Decoder, hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return _dataclass_decoder(hint)
    return lambda raw: raw


def _optional(inner: Decoder) -> Decoder:
    return lambda raw: None if raw is None else inner(raw)


def _collected(container: Callable[[Iterable[object]], object], inner: Decoder) -> Decoder:
    return lambda raw: container(map(inner, cast("list[object]", raw)))


def _mapped(key: Decoder, value: Decoder) -> Decoder:
    def build(raw: object) -> object:
        items = cast("dict[str, object]", raw).items()
        return MappingProxyType({key(k): value(v) for k, v in items})

    return build

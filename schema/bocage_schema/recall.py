"""Remembering what was made of equal JSON data, so that it is made only once and shared."""

import marshal
from typing import Generic, TypeVar

from bocage_schema.jsonlike import Json

V = TypeVar("V")

MOST_KEPT = 10_000
"""Values after which a memory starts anew; hexes of real scenarios differ in far fewer ways."""


class Recall(Generic[V]):
    """Values by the JSON data they were made of; ``1``, ``1.0`` and ``true`` differ."""

    def __init__(self) -> None:
        """Begin empty."""
        self._values: dict[bytes, V] = {}

    @staticmethod
    def key(data: Json) -> bytes:
        """Return the key of data; the order of the keys of an object counts."""
        return marshal.dumps(data, 0)

    def get(self, key: bytes) -> V | None:
        """Return what is remembered under a key, or None."""
        return self._values.get(key)

    def put(self, key: bytes, value: V) -> V:
        """Remember ``value`` and return it."""
        if len(self._values) >= MOST_KEPT:
            self._values.clear()
        self._values[key] = value
        return value

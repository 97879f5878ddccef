"""Keeping what an ``.m44`` object said beyond, or unlike, what we would write for it.

Reading an object gives a model element; writing the element again gives the *canonical*
object.  The difference between that and the object found is its leftover, and it travels
with the element.  Writing puts it back key by key, as long as the element still reads the
same: a number that was written as a text stays one until somebody changes the number.
"""

from collections.abc import Callable, Collection, Mapping

from bocage_scenarios.model import NOTHING, Leftover
from bocage_schema.jsonlike import Json, same

Object = dict[str, Json]


def leftover(canonical: Mapping[str, Json], found: Mapping[str, Json]) -> Leftover:
    """Return how ``found`` differs from ``canonical``."""
    values = {
        key: value
        for key, value in found.items()
        if key not in canonical or not same(canonical[key], value)
    }
    absent = tuple(key for key in canonical if key not in found)
    return Leftover(values, absent) if values or absent else NOTHING


def restore(
    canonical: Object,
    left: Leftover,
    known: Collection[str],
    reads_the_same: Callable[[Object], bool],
) -> Object:
    """Return ``canonical`` with everything of ``left`` that does not change its meaning.

    Keys outside ``known`` mean nothing to us and always come back.  ``reads_the_same``
    tells whether an object still reads as the element that is being written.
    """
    if not left:
        return canonical
    restored = {**canonical, **left.values}
    for key in left.absent:
        restored.pop(key, None)
    if reads_the_same(restored):
        return restored
    restored = {
        key: value for key, value in canonical.items() if key in known or key not in left.absent
    }
    restored |= {key: value for key, value in left.values.items() if key not in known}
    for key in (*left.values, *left.absent):
        if key in known:
            attempt = dict(restored)
            if key in left.values:
                attempt[key] = left.values[key]
            else:
                attempt.pop(key, None)
            if reads_the_same(attempt):
                restored = attempt
    return restored

"""Groups of hexes, which ``.m44`` files list by their labels."""

from collections.abc import Iterable

from bocage_scenarios.m44.arrays import items_of, unwrap
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.leftovers import Object
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.saying import phrase


def read_group(
    found: Object, key: str, context: Context, path: str, at: str = ""
) -> tuple[Hex, ...]:
    """Return the hexes listed under ``key``, each once, in the order of the list."""
    value = found.get(key)
    if value is None or value == {}:
        return ()
    if unwrap(value) is None:
        context.report("M103", path + pointer(key), at, what=phrase("a list of hexes"), value=value)
        return ()
    hexes: dict[Hex, None] = {}
    for index, label in enumerate(items_of(value)):
        hex_ = read_label(label, context)
        if hex_ is None:
            where = path + pointer(key, index)
            context.report("M103", where, at, what=phrase("a hex label such as 'A1'"), value=label)
            continue
        hexes[hex_] = None
    return tuple(hexes)


def read_label(label: Json, context: Context) -> Hex | None:
    """Return the hex that ``label`` names; None if it is not a label."""
    try:
        return context.board.hex(label) if isinstance(label, str) else None
    except ValueError:
        return None


def write_group(hexes: Iterable[Hex], context: Context) -> Json:
    """Return the list of labels of ``hexes``."""
    return [context.board.label(at) for at in hexes]

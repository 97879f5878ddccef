"""The shapes in which ``.m44`` files write arrays: plain, wrapped, or as indexed objects."""

from bocage_schema.jsonlike import Json

Wrapper = str | tuple[str, ...]


def unwrap(value: Json) -> tuple[list[Json], Wrapper] | None:
    """Return the items of an array and how it was wrapped; None if it is no array at all.

    Known wrappings: ``{"item": [...]}``, ``{"item": {...}}`` with a single item, and an
    object with integer keys and gaps, which scripting languages make of an array after an
    item was deleted.
    """
    if isinstance(value, list):
        return value, ""
    if not isinstance(value, dict) or not value:
        return None
    if value.keys() == {"item"}:
        item = value["item"]
        if isinstance(item, list):
            return item, "item"
        return ([item], "single") if isinstance(item, dict) else None
    if all(key.isascii() and key.isdigit() for key in value):
        keys = sorted(value, key=int)
        return [value[key] for key in keys], tuple(keys)
    return None


def items_of(value: Json) -> list[Json]:
    """Return the items of an array in any wrapping; none if it is no array."""
    found = unwrap(value)
    return found[0] if found else []


def wrap(items: list[Json], wrapper: Wrapper) -> Json:
    """Return ``items`` in the given wrapping; the inverse of `unwrap`."""
    if wrapper == "":
        return items
    if wrapper == "single" and len(items) == 1:
        return {"item": items[0]}
    if isinstance(wrapper, str):
        return {"item": items}
    keys = list(wrapper[: len(items)])
    following = int(keys[-1]) + 1 if keys else 0
    keys += [str(following + extra) for extra in range(len(items) - len(keys))]
    return dict(zip(keys, items, strict=True))

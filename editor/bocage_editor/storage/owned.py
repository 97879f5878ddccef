"""The list of boxes that the user owns, as the window edits it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bocage_editor.storage.safe_write import write_file
from bocage_editor.words.failures import why
from bocage_editor.words.findings import line_of
from bocage_schema.comments import Comment
from bocage_schema.errors import BocageError
from bocage_schema.inventory import Holdings
from bocage_schema.inventory.my_boxes import read_boxes
from bocage_schema.jsonlike import Json, as_mapping
from bocage_schema.source import NoFileError, bytes_of, decode
from bocage_schema.structure import VERSION_KEYS

_BLOCKS = {"own": 1, "counts": 2, "tiles": 2}


class BoxesError(BocageError, ValueError):
    """The list of boxes cannot be read, so it is not written over."""


@dataclass(frozen=True, slots=True)
class Owned:
    """What a list of boxes says."""

    holdings: Holdings | None
    """None: no box is owned, as far as anybody has told."""
    problem: str = ""
    """Why the list cannot be read."""


def load_owned(path: Path) -> Owned:
    """Return the boxes in a file, which need not be there."""
    try:
        reading = read_boxes(bytes_of(path))
    except FileNotFoundError:
        return Owned(None)
    except NoFileError as error:
        return Owned(None, why(error))
    except OSError as error:
        return Owned(None, f"{path}: {why(error)}")
    if reading.holdings is None:
        found = next(iter(reading.report), None)
        return Owned(None, f"{path}:{line_of(found)}" if found else str(path))
    return Owned(reading.holdings if reading.holdings.own else None)


def save_owned(path: Path, changed: Mapping[str, int]) -> Owned:
    """Write other numbers of copies of some boxes, and return what the file then says.

    What the file says of other boxes and besides, and its comments, stay.  Raises `BoxesError`
    if it cannot be read, and `OSError`.
    """
    from bocage_schema.yaml_source import read_yaml  # takes a while to load
    from bocage_schema.yaml_text import write_yaml

    there = load_owned(path)
    if there.problem:
        raise BoxesError(there.problem)
    data: dict[str, Json] = {VERSION_KEYS["boxes"]: 1}
    comments: Mapping[str, Comment] = {}
    if path.exists():
        source = read_yaml(decode(bytes_of(path)))
        data |= as_mapping(source.data)
        comments = source.comments
    own = {**as_mapping(data.get("own")), **changed}
    data["own"] = {box: copies for box, copies in own.items() if copies}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, write_yaml(data, _BLOCKS, comments).encode())
    return load_owned(path)

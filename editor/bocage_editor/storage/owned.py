"""The list of boxes that the user owns, as the window edits it."""

from collections.abc import Mapping
from pathlib import Path

from bocage_editor.storage.safe_write import write_file
from bocage_schema.inventory import Holdings
from bocage_schema.inventory.my_boxes import read_boxes
from bocage_schema.jsonlike import Json, as_mapping
from bocage_schema.source import NoFileError, SourceError, bytes_of, decode
from bocage_schema.structure import VERSION_KEYS
from bocage_schema.yaml_comments import Comment
from bocage_schema.yaml_source import read_yaml
from bocage_schema.yaml_text import write_yaml

_BLOCKS = {"own": 1, "counts": 1, "tiles": 2}


def load_owned(path: Path) -> Holdings | None:
    """Return the boxes in a file; None if there is none, or none that can be read."""
    try:
        return read_boxes(bytes_of(path)).holdings
    except (OSError, NoFileError):
        return None


def save_owned(path: Path, own: Mapping[str, int]) -> Holdings:
    """Write how many copies of each box are owned, and return what the file then says.

    What the file says besides, and its comments, stay.  Raises `OSError`.
    """
    data: dict[str, Json] = {VERSION_KEYS["boxes"]: 1}
    comments: Mapping[str, Comment] = {}
    try:
        source = read_yaml(decode(bytes_of(path)))
        data |= as_mapping(source.data)
        comments = source.comments
    except (OSError, NoFileError, SourceError):
        pass
    data["own"] = dict(own)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = write_yaml(data, _BLOCKS, comments)
    write_file(path, text.encode())
    return read_boxes(text.encode()).holdings or Holdings(own)

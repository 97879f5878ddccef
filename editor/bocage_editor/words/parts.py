"""What the parts of the boxes, and the boxes, are called."""

from bocage_editor.words.boards import face_names
from bocage_editor.words.languages import tr
from bocage_editor.words.units import unit_name
from bocage_scenarios.describe import name_of
from bocage_schema.catalogue import catalogue
from bocage_schema.inventory.parts import Part, full_name


def part_words(part: Part, language: str = "en") -> str:
    """Return the name of a part of a box."""
    if language == "en":
        return full_name(part)
    if part.face is not None:
        table = catalogue().boards.get(part.id)
        board = table.names.get(language) if table else part.id
        faces = {face.value: name for face, name in face_names().items()}
        return tr("{board} board, {face}").format(board=board, face=faces[part.face])
    if fitting := catalogue().traits.get(part.id):
        return tr("{name} (fitting of a tank)").format(name=fitting.names.get(language))
    return unit_name(part.id, part.army, language) if part.army else name_of(part.id, language)


def box_words(box: str, language: str = "en") -> str:
    """Return the name of a box; an unknown one is named as it was found."""
    known = catalogue().boxes.get(box)
    return known.names.get(language) if known else box

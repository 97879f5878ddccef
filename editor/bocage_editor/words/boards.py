"""What boards and their faces are called."""

from bocage_editor.words.languages import tr
from bocage_schema.ids import Face


def face_names() -> dict[Face, str]:
    """Return what the faces of boards are called."""
    return {
        Face.COUNTRYSIDE: tr("Countryside"),
        Face.BEACH: tr("Beach"),
        Face.WINTER: tr("Winter"),
        Face.DESERT: tr("Desert"),
    }

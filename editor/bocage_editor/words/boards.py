"""What boards, their faces and the fronts they show are called."""

from bocage_editor.words.languages import tr
from bocage_schema.ids import Face, Front


def face_names() -> dict[Face, str]:
    """Return what the faces of boards are called."""
    return {
        Face.COUNTRYSIDE: tr("Countryside"),
        Face.BEACH: tr("Beach"),
        Face.WINTER: tr("Winter"),
        Face.DESERT: tr("Desert"),
    }


def front_names() -> dict[Front, str]:
    """Return what the fronts are called."""
    return {
        Front.WESTERN: tr("Western Front"),
        Front.EASTERN: tr("Eastern Front"),
        Front.PACIFIC: tr("Pacific"),
        Front.MEDITERRANEAN: tr("Mediterranean"),
    }

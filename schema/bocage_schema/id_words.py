"""Words for the ids that findings name."""

from collections.abc import Mapping

from bocage_schema.ids import Face, Front, Layer, ObjectiveType, Side
from bocage_schema.saying import Words, phrase

SIDES: Mapping[Side, Words] = {Side.AXIS: phrase("Axis"), Side.ALLIES: phrase("Allies")}
SIDES_IN_FILES: Mapping[Side, Words] = {Side.AXIS: phrase("axis"), Side.ALLIES: phrase("allies")}
CAMPS: Mapping[Side, Words] = {Side.AXIS: phrase("Axis"), Side.ALLIES: phrase("Allied")}
"""As an adjective: what belongs to a side."""
FRONTS: Mapping[Front, Words] = {
    Front.WESTERN: phrase("Western"),
    Front.EASTERN: phrase("Eastern"),
    Front.PACIFIC: phrase("Pacific"),
    Front.MEDITERRANEAN: phrase("Mediterranean"),
}
FACES: Mapping[Face, Words] = {
    Face.COUNTRYSIDE: phrase("countryside"),
    Face.BEACH: phrase("beach"),
    Face.WINTER: phrase("winter"),
    Face.DESERT: phrase("desert"),
}
LAYERS: Mapping[Layer, Words] = {
    Layer.GROUND: phrase("ground"),
    Layer.LINE: phrase("line"),
    Layer.TERRAIN: phrase("terrain"),
    Layer.RECT: phrase("rect"),
    Layer.OBSTACLE: phrase("obstacle"),
    Layer.UNIT: phrase("unit"),
    Layer.BADGE: phrase("badge"),
    Layer.MARKER: phrase("marker"),
}
TYPES: Mapping[ObjectiveType, Words] = {
    ObjectiveType.TEMPORARY: phrase("temporary"),
    ObjectiveType.TEMPORARY_MAJORITY: phrase("temporary majority"),
    ObjectiveType.TEMPORARY_MAJORITY_TURN_START: phrase("temporary majority turn start"),
    ObjectiveType.PERMANENT: phrase("permanent"),
    ObjectiveType.PERMANENT_TURN_START: phrase("permanent turn start"),
    ObjectiveType.LAST_TO_OCCUPY: phrase("last to occupy"),
    ObjectiveType.SOLE_CONTROL: phrase("sole control"),
    ObjectiveType.SUDDEN_DEATH: phrase("sudden death"),
}
_WITH_ARTICLE: Mapping[Side | None, Words] = {
    Side.AXIS: phrase("the Axis"),
    Side.ALLIES: phrase("the Allies"),
    None: phrase("either side"),
}


def the_side(side: Side | None) -> Words:
    """Return the words for a side, or for either."""
    return _WITH_ARTICLE[side]

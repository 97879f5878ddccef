"""The colours of all pictures, in one place so that they go together.

Lightness carries the meaning, so that a picture in black and white still tells: ground is light,
woods and water are dark, what people built is darkest at its outline.  Light falls from the top
left.
"""

from typing import NamedTuple

from PySide6.QtGui import QColor

from bocage_schema.catalogue.pieces import Landscape


class Season(NamedTuple):
    """Colours of a landscape."""

    ground: QColor
    ground_dark: QColor
    relief: QColor
    """The foot of a hill; higher steps are lighter or darker, see `relief_top`."""
    relief_top: QColor
    relief_line: QColor
    leaves: QColor
    leaves_dark: QColor
    leaves_light: QColor
    water: QColor
    water_light: QColor
    bank: QColor
    way: QColor
    """Surface of a road."""
    way_edge: QColor
    wall: QColor
    roof: QColor
    roof_dark: QColor
    outline: QColor


def _season(**colours: str) -> Season:
    return Season(**{name: QColor(value) for name, value in colours.items()})


SEASONS = {
    Landscape.COUNTRYSIDE: _season(
        ground="#c9d39a",
        ground_dark="#b4c283",
        relief="#d2b878",
        relief_top="#ecd9a4",
        relief_line="#8d6b35",
        leaves="#4f7a3a",
        leaves_dark="#2f5226",
        leaves_light="#7da653",
        water="#5b93bd",
        water_light="#8fbcd9",
        bank="#e3d6a8",
        way="#e9dcb8",
        way_edge="#8a7647",
        wall="#efe6d2",
        roof="#b5543b",
        roof_dark="#8a3a28",
        outline="#3a3226",
    ),
    Landscape.WINTER: _season(
        ground="#e9eef2",
        ground_dark="#d3dde5",
        relief="#c5ccd3",
        relief_top="#f7fafc",
        relief_line="#6d7c8a",
        leaves="#4c6a62",
        leaves_dark="#2c443f",
        leaves_light="#f4f8fa",
        water="#a9cbe0",
        water_light="#dcedf6",
        bank="#f6f9fb",
        way="#d8cdb8",
        way_edge="#7d7362",
        wall="#ddd3c3",
        roof="#f3f7fa",
        roof_dark="#93a3b0",
        outline="#333a42",
    ),
    Landscape.DESERT: _season(
        ground="#ecd9a6",
        ground_dark="#dfc688",
        relief="#d0a45f",
        relief_top="#f0d494",
        relief_line="#885a26",
        leaves="#5f8a43",
        leaves_dark="#3b5e2a",
        leaves_light="#93b765",
        water="#4f97b5",
        water_light="#8ec5d6",
        bank="#f2e6c0",
        way="#f5e9c8",
        way_edge="#94733a",
        wall="#f6ecd6",
        roof="#d9b77c",
        roof_dark="#a9813f",
        outline="#443018",
    ),
    Landscape.PACIFIC: _season(
        ground="#c4d492",
        ground_dark="#a9bf76",
        relief="#c6ac6c",
        relief_top="#e6d49b",
        relief_line="#7c6230",
        leaves="#2f7a45",
        leaves_dark="#194d2c",
        leaves_light="#62ab5c",
        water="#3f8fb5",
        water_light="#86c7da",
        bank="#efe0b0",
        way="#e2cf9f",
        way_edge="#7d6a3a",
        wall="#e6d6ae",
        roof="#b8955a",
        roof_dark="#7f6236",
        outline="#33301f",
    ),
}
"""By the landscape of a tile."""

SEA = QColor("#4d86ad")
SEA_LIGHT = QColor("#86b4d1")
SAND = QColor("#eddcae")
SAND_DARK = QColor("#d9c48d")
SHADOW = QColor(0, 0, 0, 60)
STONE = QColor("#b9b3a6")
STONE_DARK = QColor("#7f7a6e")
CONCRETE = QColor("#bdbcb3")
CONCRETE_DARK = QColor("#83837a")
STEEL = QColor("#5a6068")
RUST = QColor("#8f4f2f")
WOOD = QColor("#a37a48")
WOOD_DARK = QColor("#694a26")
INK = QColor("#26241f")
PAPER = QColor("#fbf8ef")
ALARM = QColor("#c43a2c")

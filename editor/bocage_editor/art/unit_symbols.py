"""What each kind of unit shows on its counter."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from bocage_editor.art import craft, guns, soldiers, vehicles
from bocage_editor.art.lettering import lettering
from bocage_editor.art.shapes import Shapes, Tones, draw_outlined


class Figure(NamedTuple):
    """One drawing within a symbol."""

    shapes: Shapes
    x: float = 0.0
    """Where its middle stands."""
    size: float = 1.0
    behind: bool = False
    """Drawn paler, since it stands behind others."""
    y: float = 0.0
    """Above the ground where negative."""


class Symbol(NamedTuple):
    """All that stands on the counter of a kind of unit."""

    figures: tuple[Figure, ...]
    years: str = ""
    """Years of the war that a model belongs to."""


def _squad(shapes: Shapes, *, spread: float = 25.0) -> Symbol:
    """Return a symbol of one soldier in front of two others."""
    return Symbol(
        (
            Figure(shapes, -spread, 0.86, behind=True),
            Figure(shapes, spread, 0.86, behind=True),
            Figure(shapes, 0, 1.08),
        )
    )


def _crew(weapon: Shapes, years: str, *men: float, at: float = 10, size: float = 1.0) -> Symbol:
    """Return a weapon in front of kneeling men, whose places are given."""
    crew = tuple(Figure(guns.GUNNER, x, 0.94, behind=number > 0) for number, x in enumerate(men))
    return Symbol((*reversed(crew), Figure(weapon, at, size)), years)


def _alone(shapes: Shapes, size: float = 1.0, x: float = 0.0) -> Symbol:
    return Symbol((Figure(shapes, x, size),))


EARLY, LATE = "–42", "43–"

SYMBOLS: Mapping[str, Symbol] = {
    "infantry": _squad(soldiers.RUNNING),
    "special_forces": _squad(soldiers.CHARGING, spread=26),
    "french_resistance": Symbol(
        (
            Figure(soldiers.PARTISAN_WITH_RIFLE, -25, 0.92, behind=True),
            Figure(soldiers.PARTISAN_WITH_RIFLE, 25, 0.92, behind=True),
            Figure(soldiers.PARTISAN, 0, 1.05),
        )
    ),
    "french_infantry": Symbol(
        (
            Figure(soldiers.POILU, -24, 0.82, behind=True),
            Figure(soldiers.POILU, 24, 0.82, behind=True),
            Figure(soldiers.POILU, 0, 0.92),
        )
    ),
    "ski_troops": Symbol(
        (Figure(soldiers.SKIER, -15, 0.86, behind=True), Figure(soldiers.SKIER, 9, 1.0))
    ),
    "engineers": Symbol(
        (Figure(soldiers.DIGGER, -28, 0.98, behind=True), Figure(soldiers.SAPPER, 1, 0.98))
    ),
    "sniper": _alone(soldiers.SNIPER, 1.0),
    "cavalry": Symbol((Figure(craft.RIDER, -17, 0.7, behind=True), Figure(craft.RIDER, 12, 0.82))),
    "swa_mortar_early": _crew(guns.SMALL_MORTAR, EARLY, -18),
    "swa_mortar_late": _crew(guns.MORTAR, LATE, -14, -30, size=0.88),
    "swa_mg_early": _crew(guns.MACHINE_GUN, EARLY, -20),
    "swa_mg_late": _crew(guns.LIGHT_MACHINE_GUN, LATE, -18, -31, at=5),
    "swa_at_early": _crew(guns.AT_GUN, EARLY, -27, at=3),
    "swa_at_late": Symbol((Figure(guns.BAZOOKA),), LATE),
    "armor": _alone(vehicles.TANK, 1.0, -2),
    "elite_armor": _alone(vehicles.HEAVY_TANK, 0.95, -4),
    "tiger": _alone(vehicles.TIGER, 0.94, -4),
    "churchill": _alone(vehicles.CHURCHILL, 0.98),
    "tank_destroyer": _alone(vehicles.TANK_DESTROYER, 0.96, -4),
    "flame_tank": _alone(vehicles.FLAME_TANK, 0.9, -2),
    "half_track": _alone(vehicles.HALF_TRACK, 1.02),
    "supply_truck": _alone(vehicles.SUPPLY_TRUCK),
    "lrp": _alone(vehicles.PATROL_CAR),
    "command_vehicle": _alone(vehicles.STAFF_CAR),
    "vehicle": _alone(vehicles.TRUCK),
    "artillery": _alone(guns.HOWITZER, 1.02, 1),
    "italian_artillery": _alone(guns.MOUNTAIN_GUN, 1.12),
    "heavy_at_gun": _alone(guns.HEAVY_AT_GUN, 0.94, -3),
    "big_gun": _alone(guns.BIG_GUN),
    "mobile_artillery": _alone(vehicles.SELF_PROPELLED_GUN),
    "nebelwerfer": _alone(guns.ROCKET_LAUNCHER, 1.02),
    "aircraft": Symbol((Figure(craft.AIRCRAFT, 0, 0.92, y=-3),)),
    "train_locomotive": _alone(craft.LOCOMOTIVE, 0.95),
    "train_wagon": _alone(craft.WAGON),
    "naval_destroyer": _alone(craft.DESTROYER),
    "landing_craft": _alone(craft.LANDING_CRAFT),
}
"""By the id of the kind."""


def draw_symbol(painter: QPainter, symbol: Symbol, tones: Tones) -> None:
    """Draw a symbol that stands on the origin, about 90 units wide and 55 high."""
    pale = _paled(tones)
    for figure in symbol.figures:
        painter.save()
        painter.translate(figure.x, figure.y)
        painter.scale(figure.size, figure.size)
        shown = pale if figure.behind else tones
        draw_outlined(painter, figure.shapes, shown, shown["line"], 1.7)
        painter.restore()
    if symbol.years:
        painter.fillPath(lettering(symbol.years, QPointF(34, -46.5), 12), tones["years"])


def _paled(tones: Tones) -> Tones:
    """Return the tones of what stands behind: nearer to the field."""
    field = tones["field"]

    def mixed(colour: QColor) -> QColor:
        share = 0.3
        return QColor.fromRgbF(
            colour.redF() + (field.redF() - colour.redF()) * share,
            colour.greenF() + (field.greenF() - colour.greenF()) * share,
            colour.blueF() + (field.blueF() - colour.blueF()) * share,
        )

    return {name: mixed(colour) for name, colour in tones.items()}

"""The line of sight, exactly as the rules have it: whole numbers, no tolerance.

A hex that the line crosses blocks it if it holds an obstruction.  Hexes that the line only
grazes block it if there is an obstruction among those on its left and another among those on
its right, anywhere along the line (D-01, D-02).
"""

from bocage_engine.board import cells_of
from bocage_engine.options import Options
from bocage_engine.terrain import Terrain


def sees(terrain: Terrain, units: int, a: int, b: int, options: Options) -> bool:
    """Tell whether there is a line of sight between two cells; what is on them never matters.

    ``units`` is the mask of all units.  Adjacent cells always see each other.
    """
    blocking = _blocking(terrain, units, a, b, options)
    if terrain.lakes and _is_over_lakes(terrain, a, b):
        return False
    return is_open(terrain, blocking, a, b)


def _blocking(terrain: Terrain, units: int, a: int, b: int, options: Options) -> int:
    """Return the mask of the cells that block lines between two cells."""
    blocking = obstructions(terrain, a, b) | units
    if options.elevated_ignores_lower:
        lower = min(terrain.height[a], terrain.height[b])
        if lower:
            blocking &= ~_below(terrain, lower)
            blocking &= ~_hills_of(terrain, lower) | terrain.blocks | units
    return blocking


def blockers(terrain: Terrain, units: int, a: int, b: int, options: Options) -> tuple[int, ...]:
    """Return the cells that block the line of sight between two cells, nearest first.

    They are those that the line crosses, or else those on both of its sides that block it
    together; none if it is open.
    """
    if terrain.board.distance[a][b] <= 1 or sees(terrain, units, a, b, options):
        return ()
    met = terrain.board.line(a, b)
    blocking = _blocking(terrain, units, a, b, options)
    found = blocking & met.crossed or blocking & (met.left | met.right)
    if not found:
        found = terrain.lakes & (met.crossed | met.left | met.right)
    distances = terrain.board.distance[a]
    return tuple(sorted(cells_of(found), key=lambda cell: (distances[cell], cell)))


def obstructions(terrain: Terrain, a: int, b: int) -> int:
    """Return the mask of the cells whose ground blocks the line between two cells."""
    group = terrain.hill_group[a]
    if group and group == terrain.hill_group[b]:
        return terrain.hills & ~group | terrain.blocks  # along the plateau (D-03)
    return terrain.hills | terrain.blocks


def is_open(terrain: Terrain, blocking: int, a: int, b: int) -> bool:
    """Tell whether no cells, a mask, block the line between two cells."""
    met = terrain.board.line(a, b)
    if blocking & met.crossed:
        return False
    left = blocking & met.left or met.left_off
    return not (left and (blocking & met.right or met.right_off))


def _is_over_lakes(terrain: Terrain, a: int, b: int) -> bool:
    """Tell whether the line between two cells meets at least two hexes of lakes."""
    met = terrain.board.line(a, b)
    lakes = terrain.lakes & (met.crossed | met.left | met.right)
    return bool(lakes & (lakes - 1))


def shells_reach(terrain: Terrain, a: int, b: int) -> bool:
    """Tell whether fire that needs no line of sight gets from one cell to another."""
    return not terrain.blocks_shells or is_open(terrain, terrain.blocks_shells, a, b)


def _below(terrain: Terrain, height: int) -> int:
    return sum(1 << cell for cell, level in enumerate(terrain.height) if level < height)


def _hills_of(terrain: Terrain, height: int) -> int:
    return sum(1 << cell for cell, level in enumerate(terrain.height) if level == height)

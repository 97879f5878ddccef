"""Where pieces may be laid during a game."""

from functools import cache

from bocage_engine.terrain import Terrain
from bocage_schema.catalogue import ObstacleRules, catalogue


def may_lie(terrain: Terrain, cell: int, piece: str) -> bool:
    """Tell whether a piece may be laid on a cell during the game."""
    barred = _barred_by(piece)
    here = (laid.piece for laid in terrain.pieces[cell])
    return barred.isdisjoint(here) and barred.isdisjoint(terrain.facts[cell].terrain)


@cache
def _barred_by(piece: str) -> frozenset[str]:
    """Return the pieces and rules of terrain on which a piece cannot lie."""
    known = catalogue()
    rules = known.rules_of(known.pieces[piece])
    barred = rules.not_with if isinstance(rules, ObstacleRules) else ()
    return frozenset(name for each in barred for name in known.members(each)) | {piece}

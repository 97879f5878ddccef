"""Marks that big guns leave on units that they hit (rules reference 70, section 8)."""

from bocage_engine.events import PIECES, EventKind
from bocage_engine.play import Play
from bocage_engine.setup import Laid
from bocage_engine.state import Fight, Mode
from bocage_schema.catalogue.words import Removal


def after_battle(play: Play, fight: Fight) -> None:
    """Mark a unit that a big gun has hit, and that has neither fallen nor retreated."""
    state = play.state
    if not fight.landed or fight.mode not in (Mode.BATTLE, Mode.AMBUSH):
        return
    unit = state.where[fight.attacker]
    kind = play.world.units[unit].kind
    if not kind.marks or _is_marked(play, fight.target, kind.mark):
        return
    placed = _placed(play)
    if sum(gun == unit for _, gun in placed) >= kind.marks:
        return
    play.lay(fight.target, (*play.terrain.pieces[fight.target], Laid(kind.mark)))
    play.note(EventKind.LAID, PIECES.index(kind.mark), fight.target)
    _keep(play, [*placed, (fight.target, unit)])


def gun_moves(play: Play, unit: int) -> None:
    """Take back the marks of a gun that moves."""
    placed = _placed(play)
    for cell, gun in placed:
        if gun == unit:
            play.clear(cell, Removal.ITS_GUN_MOVES)
    _keep(play, [pair for pair in placed if pair[1] != unit])


def _placed(play: Play) -> list[tuple[int, int]]:
    """Return the marks that still lie there, each with the unit whose it is."""
    ranged = play.state.ranged
    lies = play.terrain.removed_by(Removal.ITS_GUN_MOVES)
    pairs = zip(ranged[::2], ranged[1::2], strict=True)
    return [(cell, gun) for cell, gun in pairs if lies >> cell & 1]


def _keep(play: Play, placed: list[tuple[int, int]]) -> None:
    play.state.ranged = tuple(value for pair in sorted(placed) for value in pair)


def _is_marked(play: Play, cell: int, mark: str) -> bool:
    return any(laid.piece == mark for laid in play.terrain.pieces[cell])

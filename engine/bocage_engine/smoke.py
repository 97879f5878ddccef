"""Smoke shells: who fires them, where smoke rises, and when it goes (rules reference 70, 6)."""

from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.board import cells_of, mask_of
from bocage_engine.events import PIECES, EventKind
from bocage_engine.los import is_open
from bocage_engine.play import Play
from bocage_engine.setup import Laid
from bocage_engine.state import NOBODY, Phase
from bocage_schema.catalogue import ObstacleRules, catalogue
from bocage_schema.catalogue.words import Removal


def fire_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return whether the unit on a cell may fire smoke shells, beside an enemy as well (D-70)."""
    if not play.world.units[play.state.where[cell]].kind.smoke:
        return ()
    return (Action(ActionKind.SMOKE, cell),) if _targets(play, cell) else ()


def fire(play: Play, action: Action) -> None:
    """Let a unit fire smoke shells instead of attacking."""
    state = play.state
    cell = action.at
    bit = 1 << cell
    if state.phase == Phase.AGAIN:
        state.twice &= ~bit
    state.to_battle &= ~bit
    state.fought |= bit
    play.clear(cell, Removal.UNIT_BATTLES)
    play.note(EventKind.SMOKE, cell)
    state.busy = cell
    state.picks = ()
    state.phase = Phase.SMOKE


def lay_choices(play: Play) -> tuple[Action, ...]:
    """Return where smoke may rise next: beside the hexes chosen before, if there are any."""
    state = play.state
    mask = _targets(play, state.busy)
    if state.picks:
        mask &= play.world.board.around(mask_of(state.picks))
    found = tuple(Action(ActionKind.LAY, cell) for cell in cells_of(mask))
    return (*found, END) if state.picks or not found else found


def salvo_of(play: Play, cell: int) -> tuple[int, int]:
    """Return how many hexes a salvo of a unit covers in smoke, and those within its reach."""
    gun = play.world.units[play.state.where[cell]].kind
    return _rules(gun.smoke).connected_hexes or 1, _targets(play, cell)


def _targets(play: Play, cell: int) -> int:
    """Return the cells that shells from a cell reach and where no smoke is yet, a mask.

    The shells of one salvo fly at the same time: they are not stopped by smoke of their own.
    """
    state, terrain = play.state, play.terrain
    profile = play.profile(cell)
    piece = play.world.units[state.where[cell]].kind.smoke
    blocked = terrain.blocks_shells & ~mask_of(state.picks if state.phase == Phase.SMOKE else ())
    mask = 0
    for to in cells_of(profile.fire_disks[cell] & ~(1 << cell)):
        if any(laid.piece == piece for laid in terrain.pieces[to]):
            continue
        if not blocked or is_open(terrain, blocked, cell, to):
            mask |= 1 << to
    return mask


def lay(play: Play, action: Action) -> None:
    """Let smoke rise on a hex; with the last that one salvo can reach the battle is over."""
    state = play.state
    gun = play.world.units[state.where[state.busy]].kind
    rules = _rules(gun.smoke)
    play.lay(action.at, (*play.terrain.pieces[action.at], Laid(gun.smoke)))
    play.note(EventKind.LAID, PIECES.index(gun.smoke), action.at)
    state.picks = (*state.picks, action.at)
    if rules.lifetime_enemy_turns:
        last = state.turn + 2 * rules.lifetime_enemy_turns - 1  # D-47
        state.clocks = (*state.clocks, action.at, last)
    if len(state.picks) >= (rules.connected_hexes or 1):
        finish(play)


def finish(play: Play) -> None:
    """Go on after a salvo; a unit that battles twice fires smoke shells again, if at all."""
    state = play.state
    cell = state.busy
    state.picks = ()
    if state.twice >> cell & 1:
        state.smoking = 1
        state.phase = Phase.AGAIN
    else:
        state.smoking = 0
        state.busy = NOBODY
        state.phase = Phase.BATTLE


def clear_by_turn(play: Play) -> None:
    """Take off the board what lies there only until the end of this turn."""
    state = play.state
    pairs = list(zip(state.clocks[::2], state.clocks[1::2], strict=True))
    state.clocks = tuple(value for pair in pairs if pair[1] > state.turn for value in pair)
    for cell, last in pairs:
        if last <= state.turn:
            play.clear(cell, Removal.LIFETIME_OVER)


def clocks_at_start(play: Play) -> tuple[int, ...]:
    """Return when markers go that lie on the board from the start and whose owner is known."""
    world = play.world
    found: list[int] = []
    for cell in cells_of(world.terrain.removed_by(Removal.LIFETIME_OVER)):
        for laid in world.terrain.pieces[cell]:
            piece = catalogue().pieces.get(laid.piece)
            rules = piece and catalogue().rules_of(piece)
            if laid.owner is None or not isinstance(rules, ObstacleRules):
                continue
            begins = laid.owner is world.setup.first
            if rules.lifetime_owner_turns:
                found += cell, 2 * rules.lifetime_owner_turns - begins
            elif rules.lifetime_enemy_turns:
                found += cell, 2 * rules.lifetime_enemy_turns - (not begins)
    return tuple(found)


def _rules(piece: str) -> ObstacleRules:
    known = catalogue()
    rules = known.rules_of(known.pieces[piece])
    assert isinstance(rules, ObstacleRules)
    return rules

"""Units on their way: entering hexes, and what awaits them there."""

from bocage_engine import marks
from bocage_engine.board import cells_of
from bocage_engine.dice import Roll
from bocage_engine.events import EventKind
from bocage_engine.movegen import has_duty
from bocage_engine.play import EXITS, Play
from bocage_engine.state import GAINS, NOBODY, SIDES, Cause, Phase
from bocage_engine.victory import after_change, hurt
from bocage_schema.catalogue.units import Accessory
from bocage_schema.catalogue.words import DieFace, Removal

MARCHES = (Cause.MOVE, Cause.MOVE_ON, Cause.EXIT)
OWN_WAYS = (*MARCHES, Cause.TAKE, Cause.CROSS, Cause.ADVANCE)
"""Ways on which a unit is not driven."""
MOVED_AWAY = {
    Cause.CROSS: Removal.UNIT_MOVES,
    Cause.ADVANCE: Removal.UNIT_MOVES,
    Cause.MOVE: Removal.UNIT_MOVES,
    Cause.MOVE_ON: Removal.UNIT_MOVES,
    Cause.TAKE: Removal.UNIT_MOVES,
    Cause.RETREAT: Removal.UNIT_RETREATS,
    Cause.EXIT: Removal.UNIT_MOVES,
}


def set_out(play: Play, start: int, end: int, via: int, cause: int) -> None:
    """Send a unit on its way, which leads over the cells of a mask; `go_on` carries it on."""
    state, terrain = play.state, play.terrain
    state.cause = cause
    if state.ranged and start != end:
        marks.gun_moves(play, state.where[start])
        terrain = play.terrain
    if not (via or terrain.dangers >> end & 1 or terrain.fragile >> start & 1):
        state.journey = (end,)
        if start != end:
            enter(play, start, end, passing=cause == Cause.EXIT, origin=True)
        return
    distance = play.world.board.distance[start]
    passed = sorted(cells_of(via), key=lambda cell: distance[cell]) if via else []
    state.journey = (start, *passed, end)
    play.clear(start, MOVED_AWAY[cause])
    if start != end:
        play.clear(start, Removal.OCCUPANT_LEAVES)
    go_on(play, origin=True)


def go_on(play: Play, *, origin: bool = False) -> None:
    """Let the unit enter the next cells of its way, until dice are needed or it has arrived.

    ``origin``: it has only now set out.
    """
    state = play.state
    while len(state.journey) > 1:
        start, cell, *rest = state.journey
        state.journey = (cell, *rest)
        passing = bool(rest) or state.cause == Cause.EXIT
        if start != cell:
            enter(play, start, cell, passing=passing, origin=origin)
            if state.phase == Phase.OVER:
                return
            if _rolls_on(play, cell, passing=passing):
                return
        origin = False


def enter(play: Play, start: int, cell: int, *, passing: bool, origin: bool) -> None:
    """Move a unit from one cell to the next one that matters, and look at the objectives.

    ``passing``: it goes on from there; ``origin``: it stood on the first one, and was not only
    passing it.
    """
    play.events.append((LEGS[play.state.cause], start, cell))
    play.relocate(start, cell)
    here, there = 1 << start, 1 << cell
    if (here | there) & play.world.goal_mask:
        left = here if origin else 0
        after_change(play, left | (0 if passing else there), entered=there, passing=passing)


LEGS = {
    Cause.CROSS: EventKind.MOVED,
    Cause.ADVANCE: EventKind.MOVED,
    Cause.MOVE: EventKind.MOVED,
    Cause.MOVE_ON: EventKind.MOVED,
    Cause.TAKE: EventKind.TOOK,
    Cause.RETREAT: EventKind.RETREATED,
    Cause.EXIT: EventKind.MOVED,
}
"""What is told of a unit that comes to the next cell, by why it is on its way."""


def _rolls_on(play: Play, cell: int, *, passing: bool) -> bool:
    """Tell whether dice, or a hidden mine, decide what happens to the unit on a cell."""
    state, terrain = play.state, play.terrain
    cause = state.cause
    if terrain.ice >> cell & 1:
        ice = terrain.facts[cell].ice
        assert ice is not None
        marches_freely = passing and cause in MARCHES and play.profile(cell).kind.free
        acts = {
            Cause.MOVE: ice.on_move,
            Cause.CROSS: ice.on_move,
            Cause.ADVANCE: ice.on_move,
            Cause.MOVE_ON: ice.on_move,
            Cause.TAKE: ice.on_take_ground,
            Cause.RETREAT: ice.on_retreat,
            Cause.EXIT: ice.on_move,
        }[cause]
        if acts and not marches_freely:
            state.phase = Phase.ICE
            return True
    return _meets_obstacles(play, cell, passing=passing)


def _meets_obstacles(play: Play, cell: int, *, passing: bool) -> bool:
    """Let what lies on a cell act on the unit that came there; tell whether dice are needed."""
    state, terrain = play.state, play.terrain
    if state.cause == Cause.RETREAT:
        return False
    info = play.world.units[state.where[cell]]
    bit = 1 << cell
    if info.kind.removes_wire and (not passing or info.kind.open_on):
        play.clear(cell, Removal.ARMOR_ENTERS)
    if passing:
        return False
    if terrain.captures & bit:
        _capture(play, cell)
    if terrain.mines & bit:
        return _meets_mine(play, cell)
    return False


def _capture(play: Play, cell: int) -> None:
    """Let headquarters change hands: their owner loses a card, or gets one back."""
    state = play.state
    bit = 1 << cell
    side = play.world.units[state.where[cell]].side
    for laid, capture in play.terrain.facts[cell].captures:
        if laid.owner is None:
            continue
        owner = SIDES.index(laid.owner)
        if side != owner and not state.captured & bit:
            state.captured |= bit
            play.note(EventKind.CAPTURED, side, cell)
            state.owed += (owner,) * capture.owner_discards
        elif side == owner and state.captured & bit:
            state.captured &= ~bit
            play.note(EventKind.CAPTURED, side, cell)
            state.owed += (owner + GAINS,) * capture.owner_draws


def _meets_mine(play: Play, cell: int) -> bool:
    """Tell whether a mine acts on the unit that has come to its cell."""
    state = play.state
    mine = play.terrain.facts[cell].mine
    info = play.world.units[state.where[cell]]
    side = play.world.side(info.side)
    if info.kind.accessory is Accessory.MINE_PLOUGH and state.cause in OWN_WAYS:
        play.clear(cell, Removal.MINE_PLOUGH)
        return False
    if mine is None or mine.owner is side:
        return False
    able = state.to_battle >> cell & 1 and state.cause in MARCHES
    if able and has_duty(play.terrain, cell, info.kind, side):
        play.clear(cell, Removal.ENGINEER_ACTION)
        state.to_battle &= ~(1 << cell)
        return False
    strength = known_strength(play, cell)
    if strength is None:
        state.phase = Phase.REVEAL
        return True
    state.phase = Phase.MINE
    return True


def known_strength(play: Play, cell: int) -> int | None:
    """Return the strength of a mine that has been revealed; None: it has not."""
    mines = play.state.mines
    for place in range(0, len(mines), 2):
        if mines[place] == cell:
            return mines[place + 1]
    return None


def hidden_strengths(play: Play) -> dict[int, int]:
    """Return how many of the mines that nobody has seen have each strength."""
    pool = list(play.world.rules.mine_pool)
    for strength in play.state.mines[1::2]:
        if strength in pool:
            pool.remove(strength)
    if not pool:  # more mines on the board than in the box
        pool = list(play.world.rules.mine_pool)
    return {strength: pool.count(strength) for strength in sorted(set(pool))}


def reveal(play: Play, strength: int) -> None:
    """Turn a mine over; a blank one goes off the board."""
    state = play.state
    cell = state.journey[0]
    state.mines = (*state.mines, cell, strength)
    play.note(EventKind.MINE, cell, strength)
    if strength:
        state.phase = Phase.MINE
        return
    play.clear(cell, Removal.BLANK_REVEALED)
    go_on(play)


def explode(play: Play, roll: Roll) -> None:
    """Let a mine act on the unit that entered it; flags mean nothing."""
    cell = play.state.journey[0]
    kind = play.world.units[play.state.where[cell]].kind
    _suffer(play, cell, roll.showing(kind.hit_symbols))
    if play.state.phase != Phase.OVER:
        go_on(play)


def crack(play: Play, roll: Roll) -> None:
    """Let the ice break under the unit that came onto it."""
    state = play.state
    cell, *rest = state.journey
    ice = play.terrain.facts[cell].ice
    assert ice is not None
    _suffer(play, cell, roll.showing({DieFace.STAR}) * ice.figures_lost_per_star)
    if state.phase == Phase.OVER:
        return
    if state.journey[0] == NOBODY or not _meets_obstacles(play, cell, passing=bool(rest)):
        go_on(play)


def _suffer(play: Play, cell: int, figures: int) -> None:
    state = play.state
    if figures:
        play.note(EventKind.HIT, cell, min(figures, state.figures[state.where[cell]]))
        if hurt(play, cell, figures):
            state.journey = (NOBODY,)


def leave_board(play: Play, cell: int) -> None:
    """Take a unit off the board by an exit; it is worth medals to its own side."""
    state = play.state
    info = play.world.units[state.where[cell]]
    play.note(EventKind.LEFT, cell)
    play.take_off(cell)
    play.clear(cell, Removal.OCCUPANT_LEAVES)
    state.exited[info.side] += 1
    order = info.kind.order_class
    medals = play.world.rules.exit_medals.get(order, 1) if order else 1
    play.award(info.side, EXITS, medals)
    after_change(play, 1 << cell, entered=0)


def arrived(play: Play) -> int:
    """Return the cell where the journey has ended, and forget it; `NOBODY`: the unit is gone."""
    journey = play.state.journey
    play.state.journey = ()
    return journey[-1]

"""A game in progress, and the changes that rules make to it.

`Play` knows how to carry out single changes and what hangs on each: masks, pieces that leave
with a unit, medals, the end of the game.  When to make them is up to the modules of the rules.
"""

from bocage_engine.actions import Action
from bocage_engine.events import PIECES, Event, EventKind
from bocage_engine.setup import Laid
from bocage_engine.state import NOBODY, SOURCES, Phase, Reason, State
from bocage_engine.terrain import Terrain, changed_to
from bocage_engine.world import Profile, World
from bocage_schema.catalogue.words import Removal

ELIMINATED, OBJECTIVES, EXITS = range(len(SOURCES))


class Play:
    """The state of a game with what goes with it."""

    __slots__ = ("chooser", "events", "gains", "legal", "state", "terrain", "world")

    def __init__(self, world: World, state: State, terrain: Terrain | None = None) -> None:
        """Go on with a state, which is changed from now on, on ground that is as it tells."""
        self.world = world
        self.state = state
        self.terrain: Terrain = terrain or world.terrain_with(state.changes)
        self.events: list[Event] = []
        """What has happened, oldest first."""
        self.legal: tuple[Action, ...] = ()
        """The legal actions; empty while chance decides, and when the game is over."""
        self.gains: list[tuple[int, int, int]] = []
        """Side, source and number of the medals won and lost since the game was last judged."""
        self.chooser = NOBODY
        """The side that chooses one of them."""

    def copy(self) -> "Play":
        """Return the same game with an empty list of events."""
        other = Play(self.world, self.state.copy(), self.terrain)
        other.legal = self.legal
        other.chooser = self.chooser
        return other

    def note(self, kind: int, *values: int) -> None:
        """Add an event."""
        self.events.append((kind, *values))

    def profile(self, cell: int) -> Profile:
        """Return how the unit on a cell acts, one that the card of the turn has ordered."""
        state = self.state
        card = NOBODY if state.fallback else state.effect
        known = self.world.acting[card][state.where[cell]]
        if state.boosts:
            return self.world.boosted(known, state.where[cell], state.boosts)
        return known

    def relocate(self, start: int, end: int) -> None:
        """Put the unit on a cell onto another, free one."""
        if start == end:
            return
        state = self.state
        unit = state.where.pop(start)
        state.where[end] = unit
        side = self.world.units[unit].side
        here, there = 1 << start, 1 << end
        state.masks[side] ^= here | there
        if side == state.active and state.ordered & here:
            both = here | there
            state.ordered ^= both
            if state.to_move & here:
                state.to_move ^= both
            if state.to_battle & here:
                state.to_battle ^= both
            if state.twice & here:
                state.twice ^= both
            if state.moved & here:
                state.moved ^= both
            if state.halted & here:
                state.halted ^= both
            if state.grounded & here:
                state.grounded ^= both
            if state.busy == start:
                state.busy = end
            if self.world.keeps_rare_masks:
                _relocate_rare(state, here, both)

    def clear(self, cell: int, event: Removal) -> None:
        """Take off a cell what an event takes away."""
        if self.terrain.fragile >> cell & 1 and self.terrain.removed_by(event) >> cell & 1:
            gone = [laid for laid, events in self.terrain.facts[cell].removals if event in events]
            self.remove(cell, gone)

    def remove(self, cell: int, gone: list[Laid]) -> None:
        """Take pieces off a cell."""
        self.lay(cell, tuple(laid for laid in self.terrain.pieces[cell] if laid not in gone))
        for laid in gone:
            self.note(EventKind.REMOVED, PIECES.index(laid.piece), cell)

    def lay(self, cell: int, pieces: tuple[Laid, ...]) -> None:
        """Let other pieces lie on a cell."""
        state = self.state
        origin = self.world.terrain.pieces[cell]
        state.changes = changed_to(state.changes, cell, pieces, origin)
        known = self.world.known_terrain(state.changes)
        if known is None:
            known = self.terrain.with_pieces(cell, pieces)
            self.world.keep(known)
        self.terrain = known

    def take_off(self, cell: int) -> int:
        """Take the unit on a cell off the board, and return its number."""
        state = self.state
        unit = state.where.pop(cell)
        state.figures[unit] = 0
        rest = ~(1 << cell)
        state.aboard &= ~(1 << unit)
        side = self.world.units[unit].side
        state.masks[side] &= rest
        if side == state.active:
            state.ordered &= rest
            state.to_move &= rest
            state.to_battle &= rest
            state.twice &= rest
            state.marching &= rest
            state.to_supply &= rest
            state.to_clear &= rest
            state.fought &= rest
            state.charging &= rest
            state.moved &= rest
            state.halted &= rest
            state.grounded &= rest
            if state.busy == cell:
                state.busy = NOBODY
        state.progress = state.turn
        return unit

    def lose(self, cell: int, figures: int) -> bool:
        """Remove figures of a unit, and tell whether it is eliminated."""
        state = self.state
        unit = state.where[cell]
        figures = min(figures, state.figures[unit])
        state.figures[unit] -= figures
        info = self.world.units[unit]
        if info.pool != NOBODY:
            self._collect(info.pool, 1 - info.side, figures)
        if state.figures[unit]:
            return False
        self.note(EventKind.ELIMINATED, cell)
        self.take_off(cell)
        if self.world.rules.high_command is self.world.side(info.side):
            state.owed = (*state.owed, info.side)
        for event in (Removal.OCCUPANT_ELIMINATED, Removal.UNIT_ELIMINATED):
            self.clear(cell, event)
        if info.medals and info.pool == NOBODY:
            self.award(1 - info.side, ELIMINATED, info.medals)
        return True

    def _collect(self, pool: int, side: int, figures: int) -> None:
        """Let a side collect figures that make medals together (D-26)."""
        state = self.state
        _, kind_id = self.world.pool_kinds[pool]
        size = next(u.kind.figure_pool for u in self.world.units if u.kind.id == kind_id)
        medals, state.pools[pool] = divmod(state.pools[pool] + figures, size)
        if medals:
            self.award(side, ELIMINATED, medals)

    def award(self, side: int, source: int, medals: int) -> None:
        """Give medals to a side, or take them away; `check_medals` then ends the game."""
        if not medals:
            return
        state = self.state
        self.gains.append((side, source, medals))
        state.medals[len(SOURCES) * side + source] += medals
        self.note(EventKind.MEDALS if medals > 0 else EventKind.LOST_MEDALS, side, abs(medals))
        total = self.total(side)
        if total > state.high[side]:
            state.high[side] = total
            state.progress = state.turn

    def total(self, side: int) -> int:
        """Return the medals of a side."""
        medals = self.state.medals
        start = len(SOURCES) * side
        return medals[start] + medals[start + OBJECTIVES] + medals[start + EXITS]

    def check_medals(self) -> None:
        """End the game if a side has the medals that it needs, or has no unit left.

        If both have, the side whose turn it is wins (D-69).
        """
        state = self.state
        gains, self.gains = self.gains, []
        if state.phase == Phase.OVER:
            return
        for side in (state.active, 1 - state.active):
            if self.total(side) >= self.world.needed[side] and self.may_win(side):
                self._drop_surplus(gains)
                self.finish(side, Reason.MEDALS)
                return
        if self.world.options.last_unit_loss:
            for side in (state.active, 1 - state.active):
                if not state.masks[1 - side] and state.masks[side]:
                    self.finish(side, Reason.NO_UNITS)
                    return

    def _drop_surplus(self, gains: list[tuple[int, int, int]]) -> None:
        """Take back what the last medals of each side are more than it needed (D-55)."""
        for side, source, medals in reversed(gains):
            surplus = min(self.total(side) - self.world.needed[side], medals)
            if surplus > 0:
                self.state.medals[len(SOURCES) * side + source] -= surplus

    def may_win(self, side: int) -> bool:
        """Tell whether a side meets what the scenario asks of a winner besides medals."""
        must = self.world.rules.must_exit
        if must is None or must.side is not self.world.side(side):
            return True
        return self.state.exited[side] >= must.units

    def finish(self, winner: int, reason: Reason) -> None:
        """End the game."""
        state = self.state
        if state.phase == Phase.OVER:
            return
        state.phase = Phase.OVER
        state.winner = winner
        state.reason = reason
        state.fight = None
        state.journey = ()
        self.note(EventKind.OVER, winner, reason)


def _relocate_rare(state: State, here: int, both: int) -> None:
    """Move a unit in the masks of the turn that few battles need."""
    if state.marching & here:
        state.marching ^= both
    if state.to_supply & here:
        state.to_supply ^= both
    if state.to_clear & here:
        state.to_clear ^= both
    if state.fought & here:
        state.fought ^= both
    if state.charging & here:
        state.charging ^= both

"""Bridges that are built during the game: by a special tank, or by a card."""

from functools import cache

from bocage_engine.actions import PASS, Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.events import PIECES, EventKind
from bocage_engine.facts import spanned_by
from bocage_engine.laying import may_lie
from bocage_engine.play import Play
from bocage_engine.setup import Laid
from bocage_engine.state import NOBODY, Cause, Phase
from bocage_engine.travel import set_out
from bocage_schema.catalogue import ObstacleRules, RectTile, catalogue
from bocage_schema.catalogue.pieces import Landscape
from bocage_schema.catalogue.units import Accessory
from bocage_schema.catalogue.words import Removal
from bocage_schema.ids import Face

TURN = 60
"""Degrees between two ways out of a hex."""


def bridge_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return where a tank may lay its bridge: on river hexes beside it, once in a game."""
    state = play.state
    unit = state.where[cell]
    kind = play.world.units[unit].kind
    if kind.accessory is not Accessory.BRIDGE or state.spent >> unit & 1:
        return ()
    rules = _rules_for(kind.id, kind.accessory)
    if rules is None:
        return ()
    found = _sites(play, play.world.board.near_mask[cell], rules)
    return tuple(Action(ActionKind.BRIDGE, cell, to) for to in found)


@cache
def _rules_for(kind_id: str, accessory: Accessory) -> ObstacleRules | None:
    rules = catalogue().obstacle_rules.values()
    return next(
        (
            each
            for each in rules
            if each.build and each.build.unit == kind_id and each.build.accessory == accessory.value
        ),
        None,
    )


def _sites(play: Play, mask: int, rules: ObstacleRules) -> list[int]:
    """Return the cells, of a mask, where a bridge would make passable what is not."""
    wanted = spanned_by(rules.only_with)
    facts = play.terrain.facts
    piece = piece_of(play, rules)
    return [
        cell
        for cell in cells_of(mask)
        if facts[cell].terrain & wanted
        and facts[cell].impassable
        and cell not in play.state.where
        and not _bridged(play, cell)
        and may_lie(play.terrain, cell, piece)
    ]


def _bridged(play: Play, cell: int) -> bool:
    known = catalogue()
    for laid in play.terrain.pieces[cell]:
        piece = known.pieces.get(laid.piece)
        rules = known.rules_of(piece) if piece else None
        if rules is not None and rules.movement.enables_river:
            return True
    return False


def piece_of(play: Play, rules: ObstacleRules) -> str:
    """Return the piece that is laid for a bridge; on a winter board one that looks like it."""
    assert rules.build is not None
    if rules.build.lays:
        return rules.build.lays
    pieces = [piece for piece in catalogue().rect_tiles.values() if piece.rules == rules.id]
    wintry = play.world.setup.face is Face.WINTER
    fitting = [each.id for each in pieces if (each.landscape is Landscape.WINTER) == wintry]
    return (fitting or [piece.id for piece in pieces])[0]


def lay_bridge(play: Play, action: Action) -> None:
    """Have a tank lay its bridge instead of battling."""
    state = play.state
    cell, to = action.at, action.to
    unit = state.where[cell]
    kind = play.world.units[unit].kind
    assert kind.accessory is not None
    rules = _rules_for(kind.id, kind.accessory)
    assert rules is not None
    assert rules.build is not None
    if rules.build.uses is not None:
        state.spent |= 1 << unit
    state.to_battle &= ~(1 << cell)
    state.fought |= 1 << cell
    play.clear(cell, Removal.UNIT_BATTLES)
    _build(play, to, piece_of(play, rules), play.world.board.ways[cell].index(to))
    state.busy = cell
    state.picks = (to,)
    state.phase = Phase.CROSS


def _build(play: Play, cell: int, piece: str, way: int) -> None:
    play.lay(cell, (*play.terrain.pieces[cell], Laid(piece, _along(piece, way))))
    play.note(EventKind.LAID, PIECES.index(piece), cell)


def _along(piece_id: str, way: int) -> int:
    """Return the orientation in which a bridge leads along a way out of its hex."""
    piece = catalogue().pieces[piece_id]
    if not isinstance(piece, RectTile):
        return 1
    return next(
        (
            turn
            for turn in range(1, piece.orientations + 1)
            if (angle := piece.angle_at(turn)) is not None and angle % 180 == way * TURN % 180
        ),
        1,
    )


def cross_choices(play: Play) -> tuple[Action, ...]:
    """Return whether the tank moves onto the bridge that it has laid, or stays (D-14)."""
    state = play.state
    cell, (to,) = state.busy, state.picks
    bars = play.world.units[state.where[cell]].kind.bars
    if state.halted >> cell & 1 or play.terrain.impassable_for(bars) >> to & 1:
        return (PASS,)
    return (Action(ActionKind.CROSS, cell, to), PASS)


def cross(play: Play, action: Action) -> None:
    """Move the tank onto its bridge."""
    state = play.state
    state.moved |= 1 << action.at
    state.busy = NOBODY
    state.picks = ()
    set_out(play, action.at, action.to, 0, Cause.CROSS)


def stay(play: Play) -> None:
    """Leave the tank where it is."""
    play.state.busy = NOBODY
    play.state.picks = ()
    play.state.phase = Phase.BATTLE


# By a card


def pontoon_choices(play: Play) -> tuple[Action, ...]:
    """Return where the card of the turn may build a bridge instead of giving its orders (D-62)."""
    state, world = play.state, play.world
    if not world.rules.pontoon_bridges or state.ordered or state.fallback or state.effect < 0:
        return ()
    sites = pontoon_sites(play, state.effect, state.active)
    return tuple(Action(ActionKind.PONTOON, cell) for cell in sites)


def pontoon_sites(play: Play, card: int, side: int) -> list[int]:
    """Return the cells on which a side could build a bridge by a card."""
    face = play.world.cards[card]
    rules = _rules_of_card(face.id)
    if rules is None or face.section < 0:
        return []
    return _sites(play, play.world.sections[side][face.section], rules)


@cache
def _rules_of_card(card: str) -> ObstacleRules | None:
    rules = catalogue().obstacle_rules.values()
    return next((each for each in rules if each.build and each.build.card == card), None)


def build_pontoon(play: Play, action: Action) -> None:
    """Build a bridge by a card whose orders are given up."""
    state = play.state
    rules = _rules_of_card(play.world.cards[state.effect].id)
    assert rules is not None
    _build(play, action.at, piece_of(play, rules), _way_over(play, action.at))
    state.orders = 0


def _way_over(play: Play, cell: int) -> int:
    """Return a way that leads off a river on both sides, if there is one."""
    facts = play.terrain.facts
    ways = play.world.board.ways[cell]
    for way, to in enumerate(ways):
        beyond = ways[(way + 3) % 6]
        if to >= 0 and beyond >= 0 and not (facts[to].impassable or facts[beyond].impassable):
            return way
    return 0

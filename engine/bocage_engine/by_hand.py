"""Changing a position by hand: who stands where, cards, medals, whose turn it is.

Every function takes a state and returns another one in which the side whose turn it is is about
to play a card; the state that it was given stays as it is.  What a rule would do on top of the
change is not done, but for the objectives that are held by standing on them.
"""

from collections import Counter
from collections.abc import Sequence

from bocage_engine import sound, victory
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, SIDES, SOURCES, Phase, State
from bocage_engine.world import World
from bocage_schema import id_words
from bocage_schema.errors import BocageError
from bocage_schema.ids import ObjectiveType, Side
from bocage_schema.saying import phrase

_CARDS_MOVE = frozenset({Phase.DEAL, Phase.DRAW, Phase.KEEP})
"""Phases in which cards are on their way, so that a turn cannot begin again."""


class PositionError(BocageError, ValueError):
    """A position cannot be changed so; the message says why."""


def turn_anew(world: World, state: State) -> State:
    """Return a state in which the turn begins again, with everything where it is now.

    The card that was played goes back to the hand, and so does one that was played in reply.  A
    game that is over goes on.
    """
    return _checked(world, _begun(world, state))


def with_figures(world: World, state: State, unit: int, figures: int) -> State:
    """Return a state with another number of figures of a unit on the board."""
    after = _begun(world, state)
    _cell_of(world, after, unit)
    after.figures[unit] = _fitting(world, unit, figures)
    return _checked(world, after)


def with_unit_at(world: World, state: State, unit: int, cell: int, figures: int = 0) -> State:
    """Return a state with a unit on another cell, or back on the board.

    Without a number of figures it keeps those that it has; one that comes back has all.
    """
    after = _begun(world, state)
    info = world.units[_known(world, unit)]
    if not 0 <= cell < world.board.size:
        raise PositionError(phrase("there is no cell {n}", n=cell))
    if after.where.get(cell, unit) != unit:
        raise PositionError(phrase("another unit stands on {hex}", hex=_label(world, cell)))
    touched = 1 << cell
    for start in [at for at, other in after.where.items() if other == unit]:
        touched |= 1 << start
        _lift(world, after, start)
    after.where[cell] = unit
    after.masks[info.side] |= 1 << cell
    kept = figures or after.figures[unit] or info.figures
    after.figures[unit] = _fitting(world, unit, kept)
    return _checked(world, after, touched, 1 << cell)


def without_unit(world: World, state: State, unit: int) -> State:
    """Return a state without a unit; nobody gains medals."""
    after = _begun(world, state)
    cell = _cell_of(world, after, unit)
    _lift(world, after, cell)
    after.figures[unit] = 0
    return _checked(world, after, 1 << cell)


def with_hand(world: World, state: State, side: Side, cards: Sequence[int]) -> State:
    """Return a state with other cards in the hand of a side.

    They come from the draw pile, and if it has none from the discards; those given back go to
    the draw pile.
    """
    after = _begun(world, state)
    number = SIDES.index(side)
    for card in after.hands[number]:
        after.deck[card] += 1
    for card, copies in sorted(Counter(cards).items()):
        if not 0 <= card < len(world.cards):
            raise PositionError(phrase("there is no card {n}", n=card))
        free = after.deck[card] + after.discards[card]
        if copies > free:
            raise _too_few(world, card, free, copies)
        drawn = min(copies, after.deck[card])
        after.deck[card] -= drawn
        after.discards[card] -= copies - drawn
    after.hands[number] = tuple(sorted(cards))
    return _checked(world, after)


def with_draw_pile(world: World, state: State, copies: Sequence[int]) -> State:
    """Return a state with so many copies of each card in the draw pile; the rest are discards."""
    after = _begun(world, state)
    free = [sum(pair) for pair in zip(after.deck, after.discards, strict=True)]
    if len(copies) != len(free):
        raise PositionError(
            phrase("{n} numbers were told for {cards} cards", n=len(copies), cards=len(free))
        )
    for card, (wanted, there) in enumerate(zip(copies, free, strict=True)):
        if not 0 <= wanted <= there:
            raise _too_few(world, card, there, wanted)
    after.deck = list(copies)
    after.discards = [there - wanted for wanted, there in zip(copies, free, strict=True)]
    return _checked(world, after)


def with_medals(world: World, state: State, side: Side, source: str, medals: int) -> State:
    """Return a state with so many medals of a side for ``eliminated`` units or for ``exits``."""
    if source not in (SOURCES[0], SOURCES[2]):
        raise PositionError(
            phrase(
                "medals for {source!r} follow from who holds what, or are unknown", source=source
            )
        )
    if medals < 0:
        raise PositionError(phrase("nobody has {n} medals", n=medals))
    after = _begun(world, state)
    after.medals[len(SOURCES) * SIDES.index(side) + SOURCES.index(source)] = medals
    return _checked(world, after)


def with_holder(world: World, state: State, goal: int, side: Side | None) -> State:
    """Return a state in which a side, or nobody, holds an objective, with its medals."""
    after = _begun(world, state)
    if not 0 <= goal < len(world.goals):
        raise PositionError(phrase("there is no objective {n}", n=goal))
    holder = NOBODY if side is None else SIDES.index(side)
    told = world.goals[goal]
    if holder != NOBODY and told.side not in (NOBODY, holder):
        raise PositionError(
            phrase("{side} cannot win this objective", side=id_words.the_side(SIDES[holder]))
        )
    if told.type is ObjectiveType.SUDDEN_DEATH and holder != NOBODY:
        raise PositionError(phrase("a sudden death ends the game, and nobody holds it"))
    for each, sign in ((after.holders[goal], -1), (holder, 1)):
        if each != NOBODY:
            after.medals[len(SOURCES) * each + SOURCES.index("objectives")] += sign * told.medals
    after.holders[goal] = holder
    return _checked(world, after, told.mask, wanted=(goal, holder))


def with_turn(world: World, state: State, side: Side, turn: int | None = None) -> State:
    """Return a state in which it is the turn of a side; a number counts the turns of both.

    Without a number the turn is this one or the next.  Objectives that are looked at as a turn
    begins are not looked at.
    """
    after = _begun(world, state)
    active = SIDES.index(side)
    after.turn = turn if turn is not None else after.turn + (active != after.active)
    if after.turn < 1 or (after.turn % 2 == 1) != (active == world.first):
        raise PositionError(
            phrase("turn {turn} is none of {side}", turn=after.turn, side=id_words.the_side(side))
        )
    after.active = active
    return _checked(world, after)


def _begun(world: World, state: State) -> State:
    """Return a copy of a state at the beginning of its turn."""
    if state.phase in _CARDS_MOVE:
        raise PositionError(
            phrase("cards are being dealt or drawn: go on until a turn begins, or back")
        )
    after = state.copy()
    if after.card != NOBODY:
        _give(after, after.active, after.card)
    if after.drawer == 1 - after.active:
        _take_back_reply(world, after)
    for card in after.drawn:
        after.deck[card] += 1
    after.forget_turn()
    after.drawer = NOBODY
    after.cause = 0
    after.journey = ()
    after.fight = None
    after.winner = after.reason = NOBODY
    after.phase = Phase.PLAY
    return after


def _give(state: State, side: int, card: int) -> None:
    state.hands[side] = tuple(sorted((*state.hands[side], card)))


def _take_back_reply(world: World, state: State) -> None:
    """Give back the card by which the other side reacted, which it has not replaced yet."""
    for card in sorted(world.reactions):
        if state.discards[card]:
            state.discards[card] -= 1
            _give(state, state.drawer, card)
            return


def _checked(
    world: World,
    state: State,
    touched: int = 0,
    entered: int = 0,
    *,
    wanted: tuple[int, int] | None = None,
) -> State:
    """Return a state after its objectives were looked at, if a game can go on from it.

    ``touched`` are cells where a unit came or went, ``wanted`` an objective and who holds it.
    """
    state.progress = state.turn
    sound.check(world, state)
    play = Play(world, state)
    victory.after_change(play, touched, entered=entered)
    if wanted is not None and state.holders[wanted[0]] != wanted[1]:
        raise PositionError(phrase("who stands there decides who holds this objective"))
    for side, name in enumerate(SIDES):
        total = play.total(side)
        if total >= world.needed[side] and play.may_win(side):
            raise PositionError(
                phrase(
                    "{side} would have won: {n} medals are enough",
                    side=id_words.the_side(name),
                    n=total,
                )
            )
        state.high[side] = max(state.high[side], total)
    play.check_medals()
    if state.phase == Phase.OVER:
        raise PositionError(phrase("the game would be over"))
    return state


def _too_few(world: World, card: int, free: int, wanted: int) -> PositionError:
    name = world.names[card]
    return PositionError(
        phrase("{card}: {free} are free, not {wanted}", card=name, free=free, wanted=wanted)
    )


def _known(world: World, unit: int) -> int:
    if not 0 <= unit < len(world.units):
        raise PositionError(phrase("there is no unit {n}", n=unit))
    return unit


def _cell_of(world: World, state: State, unit: int) -> int:
    _known(world, unit)
    for cell, other in state.where.items():
        if other == unit:
            return cell
    raise PositionError(phrase("unit {n} is not on the board", n=unit))


def _lift(world: World, state: State, cell: int) -> None:
    unit = state.where.pop(cell)
    state.masks[world.units[unit].side] &= ~(1 << cell)


def _fitting(world: World, unit: int, figures: int) -> int:
    most = world.units[unit].figures
    if not 1 <= figures <= most:
        raise PositionError(
            phrase("a unit of 1 to {most} figures cannot have {n}", most=most, n=figures)
        )
    return figures


def _label(world: World, cell: int) -> str:
    return world.board.plan.label(world.board.hexes[cell])

"""Overlord: several cards a turn, each for one field general (rules reference 40, section 4).

The commander-in-chief of a side plays up to `MOST` cards in a turn, one after another.  Those for
field generals are used in a section, or in one of its two sub-sections; each sub-section takes
part in one card of a turn at most.  The others are the commander's own.
"""

from functools import lru_cache

from bocage_engine.actions import Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.cards import ALL, ANYWHERE, CardFace, Procedure, quota_limits
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, Phase

MOST = 3
"""Cards of a turn."""
DRAWN, DRAWN_AFTER_RECON = 2, 3
"""Cards drawn at the end of a turn, as far as the hand has room."""
DICE = 4
"""Dice that each field general rolls for a card that rolls for orders or figures."""
PARTS = 6
"""Sub-sections; the numbers of whole sections follow theirs in `World.areas`."""
WINGS = 3
_COMMANDER = frozenset({Procedure.STRIKE, Procedure.DICE})
"""What cards of the commander-in-chief do: they are played before those of any general."""


def playable(play: Play, card: int) -> bool:
    """Tell whether a card may be played next in the turn."""
    state, world = play.state, play.world
    effect = _effect_of(play, card)
    if effect == NOBODY:
        return True
    face = world.cards[effect]
    if face.rule.procedure in _COMMANDER:
        return not state.given and not (state.rounds and face.rule.procedure is Procedure.DICE)
    return bool(_areas_for(play, face))


def playable_of(play: Play, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return those of some plays of cards that are possible next in the turn."""
    return tuple(action for action in actions if playable(play, action.at))


def _effect_of(play: Play, card: int) -> int:
    world = play.world
    if world.cards[card].rule.procedure is not Procedure.COPY:
        return card
    copied = play.state.last[1 - play.state.active]
    return NOBODY if copied == NOBODY else world.mirrored[copied]


def _areas_for(play: Play, face: CardFace) -> list[int]:
    """Return the areas in which a card of field generals may still be used."""
    state = play.state
    own = state.masks[state.active] & ~_used(play)
    areas = play.world.areas[state.active]
    return [
        number
        for number in _areas_of(face)
        if areas[number] & own and _takes(state.given, number, face) is not None
    ]


def _areas_of(face: CardFace) -> tuple[int, ...]:
    """Return the areas that a card names: sub-sections, or whole sections."""
    if face.section != ANYWHERE:
        return 2 * face.section, 2 * face.section + 1
    if face.quotas is None or all(face.quotas):
        return tuple(range(PARTS, PARTS + WINGS))
    return tuple(part for part in range(PARTS) if face.quotas[part // 2])


def _takes(given: int, number: int, face: CardFace) -> int | None:
    """Return the sub-sections that a card takes, bit by bit; None if they are taken already."""
    if number < PARTS:
        wanted = 1 << number
        return None if given & wanted else wanted
    parts = 0b11 << 2 * (number - PARTS)
    if face.quotas is not None:
        return None if given & parts else parts
    left = parts & ~given
    return left & -left or None


def section_choices(play: Play) -> tuple[Action, ...]:
    """Return the areas for which the card of the turn may be used."""
    face = play.world.cards[play.state.effect]
    return tuple(Action(ActionKind.SECTION, number) for number in _areas_for(play, face))


def choose(play: Play, number: int) -> None:
    """Give the card to a field general, for an area."""
    state = play.state
    face = play.world.cards[state.effect]
    state.section = state.chosen[state.active] = number
    state.given |= _takes(state.given, number, face) or 0


def orders_of(play: Play) -> int:
    """Return how many units the card orders in its area."""
    face = play.world.cards[play.state.effect]
    if face.orders == ALL or face.quotas is None or face.section != ANYWHERE:
        return face.orders
    most = max(face.quotas)
    return 2 * most if all(face.quotas) else most


def open_to_orders(play: Play) -> int:
    """Return the units that may be given the next order of the card, a mask of cells."""
    state, world = play.state, play.world
    areas = world.areas[state.active]
    mask = ~_used(play)
    if state.section == NOBODY:
        return mask
    mask &= areas[state.section]
    face = world.cards[state.effect]
    if face.quotas is not None and face.section == ANYWHERE and all(face.quotas):
        most = max(face.quotas)
        first = 2 * (state.section - PARTS)
        for inside, orders in _limits((most, most), (areas[first], areas[first + 1])):
            if (state.ordered & inside).bit_count() >= orders:
                mask &= ~inside
    return mask


_limits = lru_cache(maxsize=100)(quota_limits)


def _used(play: Play) -> int:
    """Return the units that had an order by an earlier card of the turn, a mask of cells."""
    state = play.state
    if not state.used:
        return 0
    mask = 0
    for cell in cells_of(state.masks[state.active]):
        if state.used >> state.where[cell] & 1:
            mask |= 1 << cell
    return mask


def next_general(play: Play) -> bool:
    """Let the next field general roll for orders; tell whether there is one."""
    state = play.state
    if play.world.cards[state.effect].rule.procedure is not Procedure.DICE:
        return False
    if state.section >= PARTS + WINGS - 1:
        return False
    state.section += 1
    state.quotas = ()
    state.phase = Phase.FINEST
    return True


def next_card(play: Play) -> bool:
    """Put the card of the turn away; tell whether another one may be played."""
    state, world = play.state, play.world
    face = world.cards[state.effect] if state.effect != NOBODY else None
    state.rounds += 1
    for cell in cells_of(state.ordered):
        state.used |= 1 << state.where[cell]
    if face and face.draw > 1:
        state.scouted = 1
    is_last = state.rounds >= MOST or bool(face and face.rule.procedure is Procedure.DICE)
    return not is_last and any(
        world.plays[card] is not None and playable(play, card)
        for card in dict.fromkeys(state.hands[state.active])
    )


def draws(play: Play) -> int:
    """Return how many cards the side draws at the end of its turn."""
    state = play.state
    room = play.world.camps[state.active].hand - len(state.hands[state.active])
    return max(0, min(DRAWN_AFTER_RECON if state.scouted else DRAWN, room))

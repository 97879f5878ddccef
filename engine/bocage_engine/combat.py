"""Combat cards in a game: when they may be played, on whom, and what they do (45)."""

from bocage_engine.actions import END, PASS, Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.combat_cards import (
    DEALT,
    DEALT_IN_OVERLORD,
    DISCARDED,
    IN_DECK,
    CombatCard,
    EffectKind,
    Timing,
)
from bocage_engine.dice import Roll
from bocage_engine.events import PIECES, EventKind
from bocage_engine.kinds import symbols_of
from bocage_engine.laying import may_lie
from bocage_engine.play import Play
from bocage_engine.setup import Laid
from bocage_engine.state import NOBODY, Phase
from bocage_schema.catalogue.words import DieFace

DICE_EFFECTS = (EffectKind.DICE, EffectKind.CLOSE_DICE)
MOVE_EFFECTS = (EffectKind.HEXES, EffectKind.BATTLE_AFTER_ENTRY)
BOOSTS = (*DICE_EFFECTS, *MOVE_EFFECTS)
"""Effects that last for the turn, in the order of the numbers in `State.boosts`."""
ENDED, DRAWN = 1, 2
"""Bits of `State.rested`: the end of the turn is over; its combat card is drawn."""


# Dealing


def deals_next(play: Play) -> bool:
    """Let chance deal the next combat card of the first hands, if one is missing."""
    state = play.state
    dealt = DEALT_IN_OVERLORD if play.world.overlord else DEALT
    for side in (0, 1):
        if state.combat.count(side) < dealt and _restock(play):
            state.drawer = side
            state.phase = Phase.COMBAT_DEAL
            return True
    return False


def draws_next(play: Play) -> bool:
    """Let the active side draw a combat card, if the card of its turn gives it one."""
    state, world = play.state, play.world
    if state.rested & DRAWN or state.effect == NOBODY or world.cards[state.effect].draw < 2:
        return False
    state.rested |= DRAWN
    if not _restock(play):
        return False
    state.drawer = state.active
    state.phase = Phase.COMBAT_DEAL
    return True


def _restock(play: Play) -> bool:
    """Shuffle the discards if the draw pile is used up; tell whether a card can be drawn."""
    state = play.state
    if IN_DECK not in state.combat:
        reshuffle(play)
    return IN_DECK in state.combat


def reshuffle(play: Play) -> None:
    """Shuffle the discards into the draw pile."""
    state = play.state
    state.combat = [IN_DECK if place == DISCARDED else place for place in state.combat]


def shares(play: Play) -> dict[int, int]:
    """Return by card how many copies are in the draw pile."""
    found: dict[int, int] = {}
    for card, place in zip(play.world.combat_copies, play.state.combat, strict=True):
        if place == IN_DECK:
            found[card] = found.get(card, 0) + 1
    return found


def take(play: Play, card: int) -> None:
    """Give a card from the draw pile to whoever draws."""
    state = play.state
    state.combat[_copy_of(play, card, IN_DECK)] = state.drawer
    play.note(EventKind.COMBAT_DRAWN, state.drawer)


def _copy_of(play: Play, card: int, place: int) -> int:
    pairs = enumerate(zip(play.world.combat_copies, play.state.combat, strict=True))
    return next(number for number, pair in pairs if pair == (card, place))


def hand(play: Play, side: int) -> tuple[int, ...]:
    """Return the combat cards of a side."""
    pairs = zip(play.world.combat_copies, play.state.combat, strict=True)
    return tuple(card for card, place in pairs if place == side)


# Playing


def choices(play: Play, timing: Timing) -> tuple[Action, ...]:
    """Return the cards that the active side may play now."""
    cards = play.world.combat_cards
    return tuple(
        Action(ActionKind.COMBAT, card)
        for card in dict.fromkeys(hand(play, play.state.active))
        if cards[card].timing is timing and _is_of_use(play, cards[card])
    )


def end_choices(play: Play) -> tuple[Action, ...]:
    """Return the cards that may be played as the turn ends."""
    return (*choices(play, Timing.END), END)


def ends_turn(play: Play) -> bool:
    """Tell whether the turn waits for cards that are played as it ends."""
    state = play.state
    if state.rested & ENDED or not choices(play, Timing.END):
        return False
    state.phase = Phase.TURN_END
    return True


def _is_of_use(play: Play, card: CombatCard) -> bool:
    return card.effect is EffectKind.BY_HAND or bool(_fit(play, card))


def _fit(play: Play, card: CombatCard) -> int:
    """Return the ordered units on which a card may be played, a mask."""
    state, world = play.state, play.world
    mask = state.ordered
    if card.effect in DICE_EFFECTS:
        mask &= state.to_battle
    elif card.effect in MOVE_EFFECTS:
        mask &= state.to_move
    for cell in cells_of(mask):
        unit = state.where[cell]
        info = world.units[unit]
        fits = not card.classes or info.kind.order_class in card.classes
        if card.effect is EffectKind.LAY:
            fits = fits and may_lie(play.terrain, cell, card.piece)
        elif card.effect is EffectKind.RECOVER:
            fits = fits and info.kind.medics and state.figures[unit] < info.figures
        elif card.effect in MOVE_EFFECTS:
            fits = fits and play.profile(cell).kind.move_max > 0
        elif card.effect in DICE_EFFECTS:
            fits = fits and info.kind.can_attack and not info.kind.fixed_dice
        if not fits:
            mask &= ~(1 << cell)
    return mask


def play_card(play: Play, action: Action) -> None:
    """Play a combat card: choose its units, or ignore flags with it."""
    state = play.state
    side = state.active
    if state.phase == Phase.GRIM:
        assert state.fight is not None
        side = play.world.units[state.fight.unit].side
    state.combat[_copy_of(play, action.at, side)] = DISCARDED
    play.note(EventKind.COMBAT, side, action.at)
    card = play.world.combat_cards[action.at]
    if state.phase == Phase.GRIM:
        assert state.fight is not None
        flags = card.amount if card.timing is Timing.FLAGS else 1
        state.fight = state.fight._replace(grim=state.fight.grim + flags)
    elif card.effect is not EffectKind.BY_HAND:
        state.combat_card = action.at
        state.combat_back = state.phase
        state.picks = ()
        state.phase = Phase.COMBAT


def pick_choices(play: Play) -> tuple[Action, ...]:
    """Return the units on which the card may be played next."""
    state = play.state
    card = play.world.combat_cards[state.combat_card]
    picked = sum(1 << cell for cell in state.picks)
    found = tuple(Action(ActionKind.TARGET, cell) for cell in cells_of(_fit(play, card) & ~picked))
    return (*found, END) if state.picks or not found else found


def pick(play: Play, cell: int) -> None:
    """Play the card on a unit; with the last that it may be played on the game goes on."""
    state = play.state
    card = play.world.combat_cards[state.combat_card]
    state.picks = (*state.picks, cell)
    if card.effect is EffectKind.LAY:
        play.lay(cell, (*play.terrain.pieces[cell], Laid(card.piece)))
        play.note(EventKind.LAID, PIECES.index(card.piece), cell)
    elif card.effect is EffectKind.RECOVER:
        state.phase = Phase.COMBAT_ROLL
        return
    else:
        boost = BOOSTS.index(card.effect), state.where[cell], card.amount
        state.boosts = (*state.boosts, *boost)
    _after_pick(play, card)


def _after_pick(play: Play, card: CombatCard) -> None:
    if len(play.state.picks) >= card.units:
        finish(play)


def finish(play: Play) -> None:
    """Go back to where the card was played."""
    state = play.state
    state.phase = state.combat_back
    state.combat_card = NOBODY
    state.combat_back = 0
    state.picks = ()


def dice(play: Play) -> int:
    """Return the dice that bring figures back."""
    return play.world.combat_cards[play.state.combat_card].amount


def recover(play: Play, roll: Roll) -> None:
    """Bring figures of the unit back that was chosen last."""
    state = play.state
    card = play.world.combat_cards[state.combat_card]
    cell = state.picks[-1]
    unit = state.where[cell]
    info = play.world.units[unit]
    symbols = symbols_of(info.kind.hit_class) | {DieFace.STAR}
    back = min(roll.showing(symbols), info.figures - state.figures[unit])
    state.phase = Phase.COMBAT
    if back:
        state.figures[unit] += back
        play.note(EventKind.RECOVERED, cell, back)
    _after_pick(play, card)


# Flags


def may_ignore(play: Play) -> bool:
    """Tell whether the owner of a unit has a card by which it ignores flags."""
    fight = play.state.fight
    return fight is not None and fight.flags > fight.grim and len(grim_choices(play)) > 1


def grim_choices(play: Play) -> tuple[Action, ...]:
    """Return the cards by which flags may be ignored, and doing without."""
    fight = play.state.fight
    assert fight is not None
    cards = play.world.combat_cards
    side = play.world.units[fight.unit].side
    found = tuple(
        Action(ActionKind.COMBAT, card)
        for card in dict.fromkeys(hand(play, side))
        if cards[card].grim_determination or cards[card].timing is Timing.FLAGS
    )
    return (*found, PASS) if fight.flags > fight.grim else (PASS,)

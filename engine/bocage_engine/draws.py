"""Dealing and drawing cards, and the change from one turn to the next."""

from bocage_engine import combat, commanders, overlord, victory
from bocage_engine.actions import Action
from bocage_engine.events import EventKind
from bocage_engine.nations import fetch, planning_side, plans_ahead
from bocage_engine.play import Play
from bocage_engine.smoke import clear_by_turn
from bocage_engine.state import NOBODY, Phase


def deal(play: Play) -> None:
    """Find out who gets the next card of the first hands; then the first turn begins."""
    state = play.state
    for side in (0, 1):
        missing = play.world.camps[side].hand - len(state.hands[side])
        missing -= state.ahead[side] != NOBODY
        if missing > 0 and _cards_left(play):
            state.drawer, state.draws = side, missing
            return
    for side in (0, 1):
        if plans_ahead(play, side):
            state.phase = Phase.AHEAD
            return
    if play.world.combat_cards and combat.deals_next(play):
        return
    _begin_turn(play, play.world.first)


def _cards_left(play: Play) -> bool:
    return any(play.state.deck) or any(play.state.discards)


def _begin_turn(play: Play, side: int) -> None:
    state = play.state
    state.turn += 1
    state.active = side
    state.drawer = NOBODY
    state.phase = Phase.PLAY
    play.events.append((EventKind.TURN, state.turn, side))
    if not victory.is_stuck(play):
        victory.at_turn_start(play)


def _end_turn(play: Play) -> None:
    """Forget the orders of a turn, and let the other side begin its own."""
    state = play.state
    if play.world.rules.commissar is not None and plans_ahead(play, state.active):
        state.phase = Phase.AHEAD
        return
    if play.world.combat_cards and combat.draws_next(play):
        return
    if state.clocks:
        clear_by_turn(play)
    state.forget_turn()
    _begin_turn(play, 1 - state.active)


def set_ahead(play: Play, action: Action) -> None:
    """Put a card aside for the next turn of its side."""
    state = play.state
    side = planning_side(play)
    hand = list(state.hands[side])
    hand.remove(action.at)
    state.hands[side] = tuple(hand)
    state.ahead[side] = action.at
    play.note(EventKind.AHEAD, side)
    if state.turn:
        _end_turn(play)
    else:
        deal(play)


def deal_combat(play: Play, action: Action) -> None:
    """Give a combat card to whoever draws, and go on with dealing or with the end of the turn."""
    combat.take(play, action.at)
    if play.state.turn:
        _end_turn(play)
    else:
        deal(play)


def keep(play: Play, action: Action) -> None:
    """Keep one of the cards drawn, and put the others away."""
    state = play.state
    rest = list(state.drawn)
    rest.remove(action.at)
    _to_hand(play, state.active, action.at)
    for card in rest:
        state.discards[card] += 1
        play.note(EventKind.DISCARDED, state.active, card)
    state.drawn = ()
    _end_turn(play)


def _to_hand(play: Play, side: int, card: int) -> None:
    hands = play.state.hands
    hands[side] = tuple(sorted((*hands[side], card)))


def needs_card(play: Play) -> bool:
    """Make ready for the next card to be drawn; if none is, go on with the game."""
    state = play.state
    if play.world.combat_cards and combat.ends_turn(play):
        return False
    if state.card != NOBODY:
        if play.world.overlord and _plays_on(play):
            return False
        _put_away_card(play)
        if state.phase == Phase.SWAP:
            return False
    if state.draws > 0:
        if any(state.deck):
            return True
        if play.world.rules.no_reshuffle:
            victory.deck_is_out(play)
            return True
        if any(state.discards):
            state.deck, state.discards = state.discards, state.deck
            play.note(EventKind.SHUFFLED)
            return True
    return _next_drawer(play)


def _plays_on(play: Play) -> bool:
    """Let a side play its next card of an Overlord turn; tell whether there is one."""
    state = play.state
    if not overlord.next_card(play):
        return False
    state.discards[state.card] += 1
    state.forget_card()
    state.phase = Phase.PLAY
    return True


def end_cards(play: Play) -> None:
    """Play no more cards in an Overlord turn."""
    play.state.phase = Phase.DRAW
    _begin_draws(play)


def _put_away_card(play: Play) -> None:
    """Put the card of the turn on the discards, and find out how many cards are drawn."""
    state, world = play.state, play.world
    state.discards[state.card] += 1
    state.card = NOBODY
    if state.effect != NOBODY and world.cards[state.effect].rule.reshuffles:
        state.deck = [sum(pair) for pair in zip(state.deck, state.discards, strict=True)]
        state.discards = [0] * len(state.deck)
        combat.reshuffle(play)
        play.note(EventKind.SHUFFLED)
    _begin_draws(play)


def _begin_draws(play: Play) -> None:
    """Find out who draws first: whoever has reacted, or the active side."""
    state = play.state
    if state.drawer != NOBODY:
        state.draws = 1
    else:
        _draws_of_turn(play)
    if state.drawer == NOBODY:
        state.drawer = state.active


def _draws_of_turn(play: Play) -> None:
    """Find out how many cards the active side draws."""
    state, world = play.state, play.world
    side = state.active
    state.drawer = side
    if world.overlord:
        state.draws = overlord.draws(play)
        return
    state.draws = 1 if state.effect == NOBODY else world.cards[state.effect].draw
    if len(state.hands[side]) + 1 < world.camps[side].hand_grows_to:
        state.draws = max(2, state.draws)
    if world.commanders and commanders.may_swap(play):
        state.phase = Phase.SWAP


def _next_drawer(play: Play) -> bool:
    state = play.state
    if state.drawer == 1 - state.active:
        _draws_of_turn(play)
    elif len(state.drawn) > 1:
        state.phase = Phase.KEEP
    else:
        for card in state.drawn:
            _to_hand(play, state.active, card)
        _end_turn(play)
    return False


def draw(play: Play, action: Action) -> None:
    """Give a card from the draw pile to whoever draws."""
    state = play.state
    if state.phase == Phase.FETCH:
        fetch(play, action)
        return
    side = state.drawer
    state.deck[action.at] -= 1
    state.draws -= 1
    play.events.append((EventKind.DREW, side, action.at))
    if state.phase == Phase.DEAL:
        _to_hand(play, side, action.at)
        if not state.draws or not any(state.deck):
            deal(play)
        return
    if side == state.active and _chooses(play):
        state.drawn = (*state.drawn, action.at)
    else:
        _to_hand(play, side, action.at)
    if play.world.rules.no_reshuffle and not any(state.deck):
        victory.deck_is_out(play)


def _chooses(play: Play) -> bool:
    """Tell whether the player draws several cards to keep one of them."""
    effect = play.state.effect
    if play.world.overlord:
        return False
    return effect != NOBODY and play.world.cards[effect].draw > 1

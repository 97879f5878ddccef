"""Rules of single nations that change the course of a turn (rules reference 70, section 12)."""

from bocage_engine.actions import Action, ActionKind
from bocage_engine.cards import Procedure
from bocage_engine.events import EventKind
from bocage_engine.play import Play
from bocage_engine.state import GAINS, NOBODY, SIDES, Phase


def owes_card(play: Play) -> bool:
    """Let chance take a card from a hand, or deal one, in the middle of a turn.

    Returns whether the game is at another point now: it waits for chance, or nothing is owed.
    """
    state = play.state
    if state.phase in (Phase.FORFEIT, Phase.FETCH, Phase.OVER):
        return False
    owed = state.owed[0]
    if owed < GAINS:
        by_command = play.world.rules.high_command is SIDES[owed]
        least = play.world.rules.least_hand if by_command else 0
        if len(state.hands[owed]) <= least:
            state.owed = state.owed[1:]
            return True
        phase = Phase.FORFEIT
    else:
        if not any(state.deck):
            state.deck, state.discards = state.discards, state.deck
        if not any(state.deck):
            state.owed = state.owed[1:]
            return True
        phase = Phase.FETCH
    state.resume = state.phase
    state.phase = phase
    return True


def hand_in_danger(play: Play) -> tuple[int, ...]:
    """Return the hand from which chance takes a card."""
    return play.state.hands[play.state.owed[0]]


def forfeit(play: Play, action: Action) -> None:
    """Put the card away that chance has taken, and go on where the game was."""
    state = play.state
    number = state.owed[0]
    hand = list(state.hands[number])
    hand.remove(action.at)
    state.hands[number] = tuple(hand)
    state.discards[action.at] += 1
    play.note(EventKind.FORFEITED, number, action.at)
    go_back(play)


def fetch(play: Play, action: Action) -> None:
    """Give the card that chance has dealt to the side that gets one."""
    state = play.state
    side = state.owed[0] - GAINS
    state.deck[action.at] -= 1
    state.hands[side] = tuple(sorted((*state.hands[side], action.at)))
    play.note(EventKind.DREW, side, action.at)
    go_back(play)


def go_back(play: Play) -> None:
    """Go on where the game was before chance took or dealt a card."""
    state = play.state
    state.owed = state.owed[1:]
    state.phase = state.resume
    state.resume = 0


# Cards chosen one turn ahead


def plans_ahead(play: Play, side: int) -> bool:
    """Tell whether a side has to choose a card for its next turn now."""
    state = play.state
    return (
        play.world.rules.commissar is SIDES[side]
        and state.ahead[side] == NOBODY
        and any(play.world.plays[card] is not None for card in state.hands[side])
    )


def planning_side(play: Play) -> int:
    """Return the side that chooses a card for its next turn."""
    side = play.world.rules.commissar
    assert side is not None
    return SIDES.index(side)


def ahead_choices(play: Play) -> tuple[Action, ...]:
    """Return the cards that may be chosen for the next turn."""
    hand = dict.fromkeys(play.state.hands[planning_side(play)])
    plays = play.world.plays
    return tuple(Action(ActionKind.AHEAD, card) for card in hand if plays[card] is not None)


def may_come_from_hand(play: Play, card: int) -> bool:
    """Tell whether a card may be played from the hand by a side that chooses ahead."""
    face = play.world.cards[card]
    return face.draw > 1 or face.rule.procedure is Procedure.COPY


def playable_beside_commissar(play: Play, hand: dict[int, None]) -> dict[int, None]:
    """Return the cards that may be played by a side that has chosen one ahead."""
    state = play.state
    ahead = state.ahead[state.active]
    if ahead == NOBODY:
        return hand
    return {ahead: None} | {card: None for card in hand if may_come_from_hand(play, card)}

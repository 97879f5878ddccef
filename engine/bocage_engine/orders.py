"""Playing a command card and giving its orders (rules reference 10 and 40)."""

from bocage_engine import overlord
from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.board import cells_of, mask_of
from bocage_engine.cards import (
    ALL,
    ANYWHERE,
    FALLBACK,
    PLAIN,
    RIGHT,
    CardRule,
    Place,
    Procedure,
    order_of_dice,
)
from bocage_engine.commanders import limits, orders_of
from bocage_engine.dice import Roll
from bocage_engine.events import PIECES, EventKind
from bocage_engine.laying import may_lie
from bocage_engine.nations import playable_beside_commissar
from bocage_engine.play import Play
from bocage_engine.setup import Laid
from bocage_engine.state import NOBODY, Phase
from bocage_engine.supply import suppliers
from bocage_engine.terrain import Terrain
from bocage_schema.catalogue.words import DieFace

_COPY, _DICE, _FORTIFY = Procedure.COPY, Procedure.DICE, Procedure.FORTIFY
_REACTION, _RECOVER, _RESTORE = Procedure.REACTION, Procedure.RECOVER, Procedure.RESTORE
_STRIKE = Procedure.STRIKE
# Members of enumerations are slow to look up, and these are needed all the time.
SYMBOL_ORDERS = (DieFace.INFANTRY, DieFace.ARMOR, DieFace.STAR)
"""Symbols that give orders, in the order of `bocage_engine.state.State.quotas`."""


def rule_of(play: Play) -> CardRule:
    """Return what the card of the turn does, fallback included."""
    state = play.state
    if state.fallback:
        return FALLBACK
    return PLAIN if state.effect == NOBODY else play.world.cards[state.effect].rule


def hand_choices(play: Play) -> tuple[Action, ...]:
    """Return the cards that the player may play; if there are none, those to put away."""
    state, world = play.state, play.world
    hand = dict.fromkeys(state.hands[state.active])
    plays = world.plays
    if world.odd_hands:
        hand = playable_beside_commissar(play, hand)
    playable = tuple([action for card in hand if (action := plays[card]) is not None])
    if world.overlord:
        playable = overlord.playable_of(play, playable)
        if state.rounds:
            return (*playable, END)
    if playable:
        return playable + _by_air(play, hand) if world.may_recon_strike else playable
    if hand:
        return tuple(Action(ActionKind.DISCARD, card) for card in hand)
    return (END,)


def _by_air(play: Play, hand: dict[int, None]) -> tuple[Action, ...]:
    """Return the cards that may be played as a strike from the air, in their sections."""
    state, world = play.state, play.world
    side = state.active
    lookouts = world.lookouts[side] & state.masks[side]
    if world.air_strike == NOBODY or not (
        lookouts or world.side(side) in world.rules.recon_strikes
    ):
        return ()
    seen = mask_of(
        cell for cell in cells_of(state.masks[1 - side]) if not play.terrain.facts[cell].hidden
    )
    return tuple(
        Action(ActionKind.AIR, card)
        for card in hand
        if world.cards[card].draw > 1 and seen & world.sections[side][world.cards[card].section]
    )


def play_by_air(play: Play, card: int) -> None:
    """Play a card as a strike from the air, with at least one target in its section."""
    state, world = play.state, play.world
    side = state.active
    _take_from_hand(play, side, card)
    play.note(EventKind.PLAYED, side, card)
    play.note(EventKind.COPIED, world.air_strike)
    state.card = card
    state.effect = state.last[side] = world.air_strike
    state.chosen[side] = NOBODY
    _begin_effect(play)
    state.section = world.cards[card].section


def play_card(play: Play, card: int) -> None:
    """Play a card from the hand, and go on to what it asks for."""
    state, world = play.state, play.world
    side = state.active
    _take_from_hand(play, side, card)
    play.events.append((EventKind.PLAYED, side, card))
    state.card = state.effect = card
    if world.cards[card].rule.procedure is _COPY:
        copied = state.last[1 - side]
        state.effect = NOBODY if copied == NOBODY else world.mirrored[copied]
        if state.effect != NOBODY:
            play.note(EventKind.COPIED, state.effect)
    state.last[side] = state.effect
    state.chosen[side] = NOBODY
    if state.effect != NOBODY:
        _begin_effect(play)
    else:
        state.phase = Phase.MOVE


def _take_from_hand(play: Play, side: int, card: int) -> None:
    state = play.state
    if state.ahead[side] == card:
        state.ahead[side] = NOBODY
        return
    hand = list(state.hands[side])
    hand.remove(card)
    state.hands[side] = tuple(hand)


def discard_unplayed(play: Play, card: int) -> None:
    """Put a card away that cannot be played in one's own turn (D-42)."""
    state = play.state
    _take_from_hand(play, state.active, card)
    play.note(EventKind.DISCARDED, state.active, card)
    state.card = card
    state.phase = Phase.MOVE


def spend_reaction(play: Play, side: int) -> None:
    """Let a side put away the card by which it reacts."""
    state, cards = play.state, play.world.cards
    card = next(c for c in state.hands[side] if cards[c].rule.procedure is _REACTION)
    _take_from_hand(play, side, card)
    state.discards[card] += 1
    play.note(EventKind.PLAYED, side, card)


def _begin_effect(play: Play) -> None:
    state = play.state
    face = play.world.cards[state.effect]
    rule = face.rule
    if play.world.overlord and rule.procedure is not _STRIKE:
        if rule.procedure is _DICE:
            state.section = overlord.PARTS
            state.phase = Phase.FINEST
        else:
            state.phase = Phase.SECTION
        return
    if rule.fallback and not _meant_cells(play):
        state.fallback = 1
        state.orders = 1
        state.phase = Phase.ORDER
        return
    state.orders = face.orders
    if play.world.commanding:
        state.orders = orders_of(play, state.active, state.effect)
    if rule.procedure is _STRIKE:
        state.phase = Phase.TARGET
    elif rule.procedure is _RECOVER:
        state.phase = Phase.HEAL
    elif rule.procedure is _RESTORE:
        state.phase = Phase.HEAL_ROLL
    elif rule.procedure is _DICE:
        state.phase = Phase.FINEST
    elif rule.choose_section:
        facing = state.chosen[1 - state.active]
        if state.card != state.effect and facing != NOBODY:
            choose_section(play, RIGHT - facing)
        else:
            state.phase = Phase.SECTION
    elif face.section != ANYWHERE and face.orders == ALL:
        state.section = face.section
        _order_all(play)
    elif face.orders == ALL:
        _order_all(play)
    else:
        state.phase = Phase.ORDER
        if rule.procedure is _FORTIFY:
            state.orders = min(state.orders, _stock(play, rule.lays))


def _meant_cells(play: Play) -> int:
    """Return the units of the player that the card orders, wherever they stand."""
    state = play.state
    meant = play.world.meant[state.effect]
    mask = 0
    for cell in cells_of(state.masks[state.active]):
        if meant[state.where[cell]]:
            mask |= 1 << cell
    return mask


def section_choices(play: Play) -> tuple[Action, ...]:
    """Return the sections for which a card may be used: those where it orders somebody."""
    if play.world.overlord:
        return overlord.section_choices(play)
    meant = _meant_cells(play)
    sections = play.world.sections[play.state.active]
    return tuple(Action(ActionKind.SECTION, n) for n, mask in enumerate(sections) if mask & meant)


def choose_section(play: Play, section: int) -> None:
    """Order every unit that the card orders in a section."""
    state = play.state
    if play.world.overlord:
        overlord.choose(play, section)
        _begin_for_general(play)
        return
    state.section = state.chosen[state.active] = section
    _order_all(play)


def _begin_for_general(play: Play) -> None:
    """Go on to what a card asks for that a field general has got."""
    state = play.state
    face = play.world.cards[state.effect]
    rule = face.rule
    state.orders = overlord.orders_of(play)
    if rule.fallback and not _meant_cells(play) & overlord.open_to_orders(play):
        state.fallback = state.orders = 1
        state.phase = Phase.ORDER
    elif rule.procedure is _RECOVER:
        state.phase = Phase.HEAL
    elif rule.procedure is _RESTORE:
        state.phase = Phase.HEAL_ROLL
    elif face.orders == ALL:
        _order_all(play)
    else:
        state.phase = Phase.ORDER
        if rule.procedure is _FORTIFY:
            state.orders = min(state.orders, _stock(play, rule.lays))


def _order_all(play: Play) -> None:
    state = play.state
    state.ordered = eligible(play)
    play.events += [(EventKind.ORDERED, cell) for cell in cells_of(state.ordered)]
    begin_moves(play)


def eligible(play: Play) -> int:
    """Return the units that may be given the next order, a mask."""
    state, world = play.state, play.world
    side = state.active
    mask = state.masks[side] & ~state.ordered
    if state.turn <= world.latest:
        mask = in_time(play, mask)
    if world.overlord:
        mask &= overlord.open_to_orders(play)
    if state.fallback or not mask:
        return mask
    if world.overlord:
        return mask if world.is_plain[state.effect] else _chosen_by(play, rule_of(play), mask)
    found = world.limits[side][state.effect]
    if world.commanding:
        found = limits(play, side, state.effect)
    for inside, orders in found:
        if (state.ordered & inside).bit_count() >= orders:
            mask &= ~inside
    if world.is_plain[state.effect]:
        return mask
    return _chosen_by(play, world.cards[state.effect].rule, mask)


def _chosen_by(play: Play, rule: CardRule, mask: int) -> int:
    """Leave out units that a card does not order, by what they are and where they stand."""
    state, world = play.state, play.world
    if state.section != NOBODY:
        mask &= world.areas[state.active][state.section]
    if not world.all_meant[state.effect]:
        mask &= _meant_cells(play)
    if rule.place is not Place.ANY:
        beside = _beside_enemies(play, mask)
        mask = beside if rule.place is Place.BESIDE_ENEMY else mask & ~beside
        if rule.fires_only:
            mask = _able_to_fire(play, mask)
    if state.quotas:
        mask = _within_quotas(play, mask)
    if rule.procedure is _FORTIFY:
        mask = _fit_for(play, mask, rule.lays)
    return mask


def in_time(play: Play, mask: int) -> int:
    """Leave out units that may not be ordered before a later turn."""
    state, units = play.state, play.world.units
    turn = (state.turn + 1) // 2
    for cell in cells_of(mask):
        if units[state.where[cell]].from_turn > turn:
            mask &= ~(1 << cell)
    return mask


def _beside_enemies(play: Play, mask: int) -> int:
    return mask & play.world.board.around(play.state.masks[1 - play.state.active])


def _able_to_fire(play: Play, mask: int) -> int:
    """Leave out units that can attack nobody at a distance."""
    units = play.world.units
    where = play.state.where
    for cell in cells_of(mask):
        kind = units[where[cell]].kind
        if max(len(kind.dice), len(kind.dice_unmoved)) < 2:
            mask &= ~(1 << cell)
    return mask


def _within_quotas(play: Play, mask: int) -> int:
    """Leave out units for which no symbol of the dice is left."""
    state = play.state
    *named, free = state.quotas
    given = [0] * len(named)
    area = -1 if state.section == NOBODY else play.world.areas[state.active][state.section]
    for cell in cells_of(state.ordered & area):
        number = _quota_of(play, cell)
        if number is None or given[number] >= named[number]:
            free -= 1
        else:
            given[number] += 1
    if free > 0:
        return mask
    for cell in cells_of(mask):
        number = _quota_of(play, cell)
        if number is None or given[number] >= named[number]:
            mask &= ~(1 << cell)
    return mask


def _quota_of(play: Play, cell: int) -> int | None:
    """Return the place of the symbol that orders the unit on a cell; None: only stars do."""
    state = play.state
    kind = play.world.units[state.where[cell]].kind
    symbols = order_of_dice(kind, play.world.cards[state.effect].id)
    return next((n for n, face in enumerate(SYMBOL_ORDERS[:-1]) if face in symbols), None)


def _fit_for(play: Play, mask: int, piece: str) -> int:
    """Leave out cells where a piece cannot be laid."""
    for cell in cells_of(mask):
        if not may_lie(play.terrain, cell, piece):
            mask &= ~(1 << cell)
    return mask


def _stock(play: Play, piece: str) -> int:
    """Return how many copies of a piece lie beside the board."""

    def laid(terrain: Terrain) -> int:
        return sum(item.piece == piece for pieces in terrain.pieces for item in pieces)

    return play.world.rules.sandbags + laid(play.world.terrain) - laid(play.terrain)


def order_choices(play: Play) -> tuple[Action, ...]:
    """Return the orders that may be given next, and the end of ordering."""
    if play.state.orders <= 0:
        return (END,)
    table = play.world.order_table
    return (*[table[cell] for cell in cells_of(eligible(play))], END)


def march_choices(play: Play) -> tuple[Action, ...]:
    """Return the orders that may be given next to units that only move, and the end of them."""
    state = play.state
    mask = state.masks[state.active] & ~state.ordered
    if state.turn <= play.world.latest:
        mask = in_time(play, mask)
    table = play.world.order_table
    return (*[table[cell] for cell in cells_of(mask)], END)


def order(play: Play, cell: int) -> None:
    """Order a unit."""
    state = play.state
    state.ordered |= 1 << cell
    state.orders -= 1
    if state.phase == Phase.MARCH:
        state.marching |= 1 << cell
        play.events.append((EventKind.MARCHES, cell))
    else:
        play.events.append((EventKind.ORDERED, cell))
    if state.orders <= 0:
        end_orders(play)


def end_orders(play: Play) -> None:
    """Go on to orders that only let units move, and then to what the ordered units do."""
    state = play.state
    marches = play.world.may_march and state.phase == Phase.ORDER
    if marches and state.effect != NOBODY and not state.fallback:
        state.orders = play.world.cards[state.effect].on_the_move
        if state.orders:
            state.phase = Phase.MARCH
            return
    if play.world.overlord and state.phase == Phase.ORDER and overlord.next_general(play):
        return
    rule = rule_of(play)
    if rule.procedure is _FORTIFY:
        for cell in cells_of(play.state.ordered):
            play.lay(cell, (*play.terrain.pieces[cell], Laid(rule.lays)))
            play.note(EventKind.LAID, PIECES.index(rule.lays), cell)
        play.state.phase = Phase.DRAW
    else:
        begin_moves(play)


def begin_moves(play: Play) -> None:
    """Let the ordered units move, if the card lets them."""
    state = play.state
    rule = rule_of(play)
    state.to_move = state.ordered if rule.moves else 0
    state.to_battle = state.ordered
    if play.world.keeps_rare_masks:
        state.to_battle &= ~state.marching
        state.to_supply = suppliers(play) if play.world.supplies else 0
        state.marching = 0
    if not play.world.all_fight:
        for cell in cells_of(state.to_battle):
            if not play.profile(cell).kind.can_attack:
                state.to_battle ^= 1 << cell
    state.twice = state.to_battle if rule.battles_twice else 0
    state.phase = Phase.MOVE


def give_by_dice(play: Play, roll: Roll) -> None:
    """Take the orders that dice give (Their Finest Hour)."""
    state = play.state
    state.quotas = tuple(roll.showing({symbol}) for symbol in SYMBOL_ORDERS)
    state.orders = sum(state.quotas)
    state.phase = Phase.ORDER

"""Checking that a state read from a text fits the setup that it is played on."""

from collections.abc import Iterator, Mapping

from bocage_engine.phases import LAST_PHASE
from bocage_engine.state import (
    GAINS,
    NOBODY,
    SIDES,
    SOURCES,
    TURN_MASKS,
    Phase,
    Reason,
    State,
)
from bocage_engine.state_text import StateError
from bocage_engine.world import World
from bocage_schema.saying import Words, phrase

FOUGHT = frozenset({Phase.AMBUSH, Phase.ROLL, Phase.REROLL, Phase.RETREAT})
"""Phases that are about the unit that is attacked."""
BUSY = frozenset({Phase.AGAIN, Phase.MOVE_ON, Phase.SMOKE, Phase.CROSS, Phase.CURE})
"""Phases that are about the unit on the cell `State.busy`."""
AWAY = frozenset({Phase.ICE, Phase.MINE, Phase.REVEAL})
"""Phases that are about the unit on its way."""


def check(world: World, state: State) -> None:
    """Raise `StateError` if a state is none of a game of this setup."""
    for wrong in _faults(world, state):
        raise StateError(phrase("this is no state of a game of this scenario: {why}", why=wrong))


def check_turn_start(world: World, state: State) -> None:
    """Raise `StateError` if a state is none of a game at the beginning of a turn."""
    check(world, state)
    begun = [name for name, usual in AT_TURN_START.items() if getattr(state, name) != usual]
    if begun or state.turn < 1:
        names = ", ".join(begun) or "turn"
        raise StateError(phrase("no turn begins here: {names} is not as it is then", names=names))


AT_TURN_START: Mapping[str, object] = {
    "phase": Phase.PLAY,
    **dict.fromkeys(("card", "effect", "section", "busy", "drawer", "winner", "reason"), NOBODY),
    **dict.fromkeys(("fallback", "orders", "draws"), 0),
    **dict.fromkeys(TURN_MASKS, 0),
    **dict.fromkeys(("quotas", "picks", "drawn", "journey"), ()),
    "fight": None,
}
"""What a turn that begins knows of itself: nothing."""


def _faults(world: World, state: State) -> Iterator[Words]:
    yield from _wrong_lengths(world, state)
    yield from _wrong_numbers(world, state)
    yield from _wrong_units(world, state)
    yield from _wrong_phase(state)


def _wrong_lengths(world: World, state: State) -> Iterator[Words]:
    sides, cards = len(SIDES), len(world.cards)
    expected = {
        "figures": len(world.units),
        "masks": sides,
        "hands": sides,
        "deck": cards,
        "discards": cards,
        "last": sides,
        "chosen": sides,
        "medals": sides * len(SOURCES),
        "holders": len(world.goals),
        "pools": len(world.pool_kinds),
        "exited": sides,
        "high": sides,
        "ahead": sides,
        "combat": len(world.combat_copies),
    }
    for name, length in expected.items():
        found = len(getattr(state, name))
        if found != length:
            yield phrase(
                "{name} has {found} entries, not {length}", name=name, found=found, length=length
            )


def _wrong_numbers(world: World, state: State) -> Iterator[Words]:
    cards, cells = len(world.cards), world.board.size
    limits = {
        "active": (0, 1),
        "phase": (0, LAST_PHASE),
        "card": (NOBODY, cards - 1),
        "effect": (NOBODY, cards - 1),
        "section": (NOBODY, 8),
        "busy": (NOBODY, cells - 1),
        "cause": (0, 6),
        "drawer": (NOBODY, 1),
        "winner": (NOBODY, 1),
        "reason": (NOBODY, len(Reason) - 1),
        "resume": (0, LAST_PHASE),
        "combat_card": (NOBODY, len(world.combat_cards) - 1),
        "combat_back": (0, LAST_PHASE),
    }
    for name, (least, most) in limits.items():
        if not least <= getattr(state, name) <= most:
            yield phrase("{name} is {value}", name=name, value=getattr(state, name))
    for name in ("mines", "clocks", "ranged"):
        if len(getattr(state, name)) % 2:
            yield phrase("{name} are no pairs", name=name)
    for number in state.ranged[1::2]:
        if not 0 <= number < len(world.units):
            yield phrase("there is no unit {n}", n=number)
    if len(state.boosts) % 3 or any(not -2 <= place < len(SIDES) for place in state.combat):
        yield phrase("combat cards are nowhere, or do what no card does")
    for owed in state.owed:
        if not 0 <= owed < 2 * GAINS:
            yield phrase("{name} is {value}", name="owed", value=owed)
    held = [card for hand in state.hands for card in hand]
    for card in (*held, *state.drawn, *state.last, *state.ahead):
        if not NOBODY <= card < cards:
            yield phrase("there is no card {n}", n=card)
    places = *state.journey, *state.picks, *state.mines[::2], *state.clocks[::2], *state.ranged[::2]
    for cell in (*places, *(at for at, _ in state.changes)):
        if not NOBODY <= cell < cells:
            yield phrase("there is no cell {n}", n=cell)


def _wrong_units(world: World, state: State) -> Iterator[Words]:
    placed = list(state.where.values())
    for cell, unit in state.where.items():
        if not 0 <= cell < world.board.size:
            yield phrase("there is no cell {n}", n=cell)
        elif not 0 <= unit < len(world.units) or placed.count(unit) > 1:
            yield phrase("unit {n} is unknown, or twice on the board", n=unit)
        elif not 1 <= state.figures[unit] <= world.units[unit].figures:
            yield phrase("unit {n} has {figures} figures", n=unit, figures=state.figures[unit])
        elif not state.masks[world.units[unit].side] >> cell & 1:
            yield phrase("masks and where differ on cell {n}", n=cell)
    on_board = state.masks[0] | state.masks[1]
    if state.masks[0] & state.masks[1] or on_board.bit_count() != len(placed):
        yield phrase("masks and where differ")
    own = state.masks[state.active] if 0 <= state.active < len(SIDES) else 0
    for name in TURN_MASKS:
        if getattr(state, name) & ~own:
            yield phrase("{name} holds cells without units of the side whose turn it is", name=name)


def _wrong_phase(state: State) -> Iterator[Words]:
    fight = state.fight
    if state.phase in FOUGHT and (fight is None or fight.target not in state.where):
        yield phrase("no unit is attacked")
    if state.phase == Phase.TAKE and (fight is None or fight.attacker not in state.where):
        yield phrase("no unit takes ground")
    # The attacker may be taking ground, or be gone by then.
    waits = state.phase in (*AWAY, Phase.FORFEIT, Phase.FETCH)
    if fight and not waits and fight.attacker != NOBODY and fight.attacker not in state.where:
        yield phrase("no unit attacks")
    if state.phase in BUSY and state.busy not in state.where:
        yield phrase("no unit is busy")
    if state.phase in AWAY and (not state.journey or state.journey[0] not in state.where):
        yield phrase("no unit is on its way")

"""What of a hex matters to what, so that the rest can change without consequences."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from bocage_engine.facts import HexFacts, facts_of
from bocage_engine.setup import Laid
from bocage_schema.catalogue.words import Removal

MOVING, FIGHTING, SEEING = range(3)
"""What changes of the ground can matter to: where units move, whom they attack, what they see."""


def _is_removed_by(event: Removal) -> Callable[[HexFacts], bool]:
    return lambda item: any(event in events for _, events in item.removals)


MASKED: Mapping[str, Callable[[HexFacts], bool]] = {
    "blocks": lambda item: item.blocks,
    "hills": lambda item: item.hill,
    "lakes": lambda item: item.lake,
    "blocks_shells": lambda item: item.blocks_shells,
    "blocks_infantry_fire": lambda item: item.blocks_infantry_fire,
    "ice": lambda item: item.ice is not None,
    "roads": lambda item: bool(item.road_ways),
    "mines": lambda item: item.mine is not None,
    "actions": lambda item: bool(item.actions),
    "captures": lambda item: bool(item.captures),
    "fragile": lambda item: bool(item.removals),
    **{event.value: _is_removed_by(event) for event in Removal},
}
"""Facts of hexes that are kept as masks of cells."""


@lru_cache(maxsize=20_000)
def masked(pieces: tuple[Laid, ...], printed: str | None) -> frozenset[str]:
    """Return the names of the masks of `MASKED` that hold a cell with these pieces."""
    facts = facts_of(pieces, printed)
    return frozenset(name for name, holds in MASKED.items() if holds(facts))


@lru_cache(maxsize=20_000)
def signatures(pieces: tuple[Laid, ...], printed: str | None) -> tuple[object, object, object]:
    """Return what of a hex matters to moves, to attacks, and to lines of sight over it."""
    item = facts_of(pieces, printed)
    moving = (
        item.terrain,
        item.impassable,
        item.stop,
        item.rail,
        item.road_ways,
        item.open_ways,
        item.must_act,
        item.first_hex_only,
        item.exit_limit,
        item.total_limit,
        item.cannot_leave,
        item.no_battle_on_enter,
        item.battle_if_first_hex,
        item.no_battle_while_on,
        item.no_battle_after_leaving,
        item.enter,
        item.leave,
    )
    seeing = (
        item.height,
        item.hill,
        item.blocks,
        item.lake,
        item.blocks_shells,
        item.blocks_infantry_fire,
    )
    fighting = (
        seeing,
        item.terrain,
        item.must_act,
        item.no_battle_while_on,
        item.adjacent_only,
        item.hidden,
        item.protections,
        item.dice_from,
        item.dice_from_for_all,
        item.artillery_dice,
        item.marks,
        item.breachable,
    )
    return moving, fighting, seeing

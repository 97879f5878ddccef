"""The immutable start of a game: all that the engine knows of a scenario."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from bocage_engine.combat_cards import NO_COMBAT, CombatDeck
from bocage_engine.options import Options
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.catalogue.units import Accessory
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side, UnitClass


class Laid(NamedTuple):
    """A tile, obstacle or marker as it lies on a hex."""

    piece: str
    """Id in the catalogue."""
    orientation: int = 1
    owner: Side | None = None
    traits: tuple[str, ...] = ()


class UnitStart(NamedTuple):
    """A unit on the board at the start."""

    at: Hex
    side: Side
    kind: str
    """Id of a unit in the catalogue."""
    figures: int
    medals: int | None = None
    """Medals for the enemy when it is eliminated; None: those of its kind."""
    max_move: int | None = None
    """Most hexes that it moves; None: those of its kind."""
    flags_ignored: int = 0
    """Flags of a roll that it may ignore, if these are more than those of its kind."""
    may_exit: bool = True
    """It may leave the board by exit hexes."""
    from_turn: int = 1
    """First turn of its side in which it may be ordered."""
    accessory: Accessory | None = None
    """What a special tank carries."""
    open_on: tuple[str, ...] = ()
    """Rules of hexes that are open ground to it, where it moves and battles, and of its boat."""
    aboard: bool = False
    """A landing craft carries it."""
    retreat_max: int = 0
    """Hexes that it may retreat for one flag, if these are more than those of its kind."""
    habits: frozenset[NationEffect] = frozenset()
    """What its nation lets it do in battle."""


class Camp(NamedTuple):
    """What one side starts with."""

    hand: int = 5
    """Command cards."""
    medals: int = 5
    """Medals needed to win."""
    hand_grows_to: int = 0
    """While it holds fewer cards it draws two at the end of its turns."""


class Objective(NamedTuple):
    """Something other than eliminating units that earns medals or wins the game."""

    type: ObjectiveType
    hexes: tuple[Hex, ...]
    side: Side | None = None
    """The side that can win it; None for either."""
    medals: int = 1
    min_hexes: int = 1
    """Hexes to be held at once, where the type names no other number."""


class Exit(NamedTuple):
    """Hexes over whose edge units may leave the board."""

    hexes: tuple[Hex, ...]
    side: Side | None = None
    """The side whose units may; None: both."""


class MustExit(NamedTuple):
    """A side that wins by medals only after some of its units have left the board."""

    side: Side
    units: int


@dataclass(frozen=True, slots=True)
class SpecialRules:
    """Rules that a scenario switches on."""

    winter_weather: bool = False
    reduced_visibility: bool = False
    section_cards_only: bool = False
    """The deck holds section cards only."""
    no_reshuffle: bool = False
    """The game ends with the last card of the draw pile."""
    slow_armor: frozenset[Side] = frozenset()
    """Sides whose armor moves 2 hexes at most."""
    exit_medals: Mapping[UnitClass, int] = field(default_factory=dict)
    """Medals for a unit that leaves the board, by the class it is ordered as, if not 1."""
    must_exit: MustExit | None = None
    mine_pool: tuple[int, ...] = (0, 0, 0, 1, 1, 2, 2, 3, 4)
    """Strengths of the mines that are shuffled before the game (D-38)."""
    sandbags: int = 7
    """Sandbags beside the board, to be laid during the game."""
    supply: bool = True
    """Half-tracks and trucks may supply other units."""
    pontoon_bridges: bool = False
    """Cards may build them."""
    desert: bool = False
    """Armor that has taken ground may move on before it battles again."""
    recon_strikes: frozenset[Side] = frozenset()
    """Sides that may play cards that draw several as a strike from the air."""
    lookouts: Mapping[Side, tuple[Hex, ...]] = field(default_factory=dict)
    """Hexes on one of which a unit of the side lets it do so."""
    commissar: Side | None = None
    """The side that chooses its card one turn ahead."""
    card_changes: Mapping[str, str] = field(default_factory=dict)
    """Cards of the deck that are others instead, by id."""
    field_generals: bool = False
    """A side plays several cards a turn, each for a field general, on an Overlord board."""
    gung_ho: Side | None = None
    """The side whose cards order one unit more."""
    high_command: Side | None = None
    """The side that loses a card with each unit."""
    least_hand: int = 3
    """Cards that it keeps."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A scenario as the engine plays it."""

    board_format: BoardFormat = BoardFormat.STANDARD
    face: Face = Face.COUNTRYSIDE
    top: Side = Side.AXIS
    """The side that sits at row 0."""
    ground: Mapping[Hex, tuple[Laid, ...]] = field(default_factory=dict)
    """What lies on each hex, bottom to top."""
    units: tuple[UnitStart, ...] = ()
    options: Options = field(default_factory=Options)
    first: Side = Side.ALLIES
    """The side that begins."""
    camps: Mapping[Side, Camp] = field(default_factory=lambda: dict.fromkeys(Side, Camp()))
    objectives: tuple[Objective, ...] = ()
    exits: tuple[Exit, ...] = ()
    rules: SpecialRules = field(default_factory=SpecialRules)
    combat: CombatDeck = NO_COMBAT
    """Combat cards, if they are in the game."""
    deck: str = "base"
    """Id of a deck of the catalogue."""
    not_enforced: tuple[str, ...] = ()
    """What the scenario uses and the engine does not play, one sentence each."""

    def digest(self) -> str:
        """Return a fingerprint of everything that the course of a game depends on."""
        told = {item.name: getattr(self, item.name) for item in fields(self)}
        told.pop("not_enforced")
        text = repr([(name, _ordered(value)) for name, value in told.items()])
        return hashlib.sha256(text.encode()).hexdigest()


def _ordered(value: object) -> object:
    """Return a value whose representation does not depend on the order of its making."""
    if isinstance(value, SpecialRules):
        return [(item.name, _ordered(getattr(value, item.name))) for item in fields(value)]
    if isinstance(value, Mapping):
        return sorted((repr(key), repr(item)) for key, item in value.items())
    if isinstance(value, frozenset):
        return sorted(map(repr, value))
    return _settled(value)


def _settled(value: object) -> object:
    """Return a value in which the sets within tuples are in order, as far as they have one."""
    if isinstance(value, frozenset) and len(value) > 1:
        return sorted(map(repr, value))
    if not isinstance(value, tuple):
        return value
    parts = [_settled(item) for item in value]
    return value._make(parts) if hasattr(value, "_make") else tuple(parts)

"""All that stays the same during the games of one setup, compiled once."""

from dataclasses import replace
from typing import Any, NamedTuple

from bocage_engine.actions import Action, ActionKind
from bocage_engine.board import Board, board, cells_of, mask_of
from bocage_engine.cards import (
    NO_LIMIT,
    CardFace,
    Place,
    Procedure,
    as_boosted,
    as_moved_by,
    as_ordered,
    as_slowed,
    cards_of,
    extra_dice,
    is_meant_for,
    mirrored,
    quota_limits,
)
from bocage_engine.goals import goals_of
from bocage_engine.hits import Effect
from bocage_engine.kinds import Kind, kind_of
from bocage_engine.movegen import Watch
from bocage_engine.reach import going_key
from bocage_engine.setup import Setup, UnitStart
from bocage_engine.state import NOBODY, SIDES
from bocage_engine.terrain import (
    FAR_FIGHTS,
    NEAR_FIGHTS,
    SCOPES,
    Changes,
    Terrain,
    terrain_of,
)
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.catalogue.words import Removal
from bocage_schema.ids import BoardFormat, ObjectiveType, Side, UnitClass

FAR_TERRAINS = 400
"""Most states of the ground that are kept to be used again."""
SLOW = 2
"""Hexes that armor moves at most in winter weather, or where it is slow."""


class UnitInfo(NamedTuple):
    """A unit of the setup; its number is its place in `World.units`."""

    side: int
    kind: Kind
    figures: int
    """Figures at the start."""
    medals: int
    """Medals for the enemy when it is eliminated."""
    may_exit: bool
    from_turn: int
    limits: tuple[int, int]
    """Most hexes that it moves, whatever orders it, and most along roads."""
    pool: int
    """Place in `bocage_engine.state.State.pools` of the figures that it loses; `NOBODY`: none."""


class Profile:
    """How a unit acts that a card has ordered; units that act alike share one."""

    def __init__(self, number: int, kind: Kind, side: int, plan: Board, watch: Watch) -> None:
        """Note what it takes to look up its moves and attacks."""
        self.number = number
        self.kind = kind
        self.side = side
        self.owner: Side = SIDES[side]
        self.range = max(len(kind.dice), len(kind.dice_unmoved))
        near = self.range <= SCOPES[NEAR_FIGHTS][1]
        self.fire_place = NEAR_FIGHTS if near else FAR_FIGHTS
        """Place in `bocage_engine.terrain.SCOPES` of its attacks."""
        self.move_disks = plan.disks(kind.move_max)
        self.road_disks = plan.disks(max(kind.move_max, kind.road_max))
        self.fire_disks = plan.disks(self.range)
        self.watch = watch
        self.going = 0
        """Profiles with the same number find the same ground."""
        self.firing = 0
        """Profiles with the same number attack alike."""
        self.instead: Profile | None = None
        """How it moves if it then does not battle."""
        self.sober: Profile | None = None
        """How it moves if it may then battle at any distance."""


class World:
    """A compiled setup.  Many games may share one; what they work out they remember in it."""

    def __init__(self, setup: Setup) -> None:
        """Compile a setup."""
        self.setup = setup
        self.board: Board = board(setup.board_format)
        self.options = setup.options
        self.rules = setup.rules
        self.top = SIDES.index(setup.top)
        self.first = SIDES.index(setup.first)
        self.terrain = terrain_of(setup)
        self._terrains: dict[Changes, Terrain] = {(): self.terrain}
        self.pool_kinds: tuple[tuple[int, str], ...] = ()
        self.units = self._units()
        self.camps = tuple(setup.camps[side] for side in SIDES)
        self.needed = tuple(camp.medals for camp in self.camps)
        self.alike = self._alike()
        """By side whether it makes no difference to any attack which of its units is hit."""
        self._compile_cards()
        self.goals = goals_of(self.setup, self.board)
        self.turn_start_goals = tuple(
            (number, goal) for number, goal in enumerate(self.goals) if goal.at_turn_start
        )
        """Objectives that are looked at as a turn begins, with their numbers."""
        self.sudden_death_goals = tuple(
            goal for goal in self.goals if goal.type is ObjectiveType.SUDDEN_DEATH
        )
        self.goal_mask = 0
        for goal in self.goals:
            self.goal_mask |= goal.mask
        self.exits = tuple(map(self._exits, SIDES))
        self.passing = tuple(self._passing(side) for side in range(len(SIDES)))
        """By side the cells that a unit of it changes something by only passing them."""
        self._begin_memos()
        self.acting = tuple(
            tuple(self._acting(unit, card) for unit in self.units)
            for card in (*range(len(self.cards)), NOBODY)
        )
        """By card that ordered it, by unit, how it acts; `NOBODY` as the card: as usual."""

    def _compile_cards(self) -> None:
        rules = self.rules
        self.cards: tuple[CardFace, ...] = cards_of(
            self.setup.deck,
            section_cards_only=rules.section_cards_only,
            changes=tuple(sorted(rules.card_changes.items())),
        )
        self.air_strike = next(
            (number for number, card in enumerate(self.cards) if card.rule.by_air), NOBODY
        )
        """The card as which others may be played by a rule of the scenario."""
        self.names = tuple(card.name for card in self.cards)
        self.mirrored = tuple(mirrored(self.cards, card) for card in range(len(self.cards)))
        self.meant = tuple(
            tuple(is_meant_for(card, unit.kind) for unit in self.units) for card in self.cards
        )
        """By card, by unit, whether the card orders it."""
        self.extras = tuple(
            (extra_dice(card.rule, overrun=False), extra_dice(card.rule, overrun=True))
            for card in self.cards
        )
        """By card, the dice that it adds to attacks, and to those in an overrun."""
        self.all_meant = tuple(map(all, self.meant))
        """By card, whether it orders every unit."""
        self.is_plain = tuple(
            all(meant)
            and card.rule.place is Place.ANY
            and card.rule.procedure is Procedure.ORDER
            and not card.rule.choose_section
            for card, meant in zip(self.cards, self.meant, strict=True)
        )
        """By card, whether nothing but its limits decides which units it orders."""
        self._compile_specials()

    def _compile_specials(self) -> None:
        rules = self.rules
        self.commanders = sum(
            1 << number for number, unit in enumerate(self.units) if unit.kind.extra_order
        )
        """Units, by number, that give further orders."""
        self.commanding = bool(self.commanders or rules.gung_ho)
        """Some cards give more orders than is printed on them."""
        self.specials = tuple(bool(unit.kind.smoke or unit.kind.accessory) for unit in self.units)
        """By unit, whether it may do something special instead of battling."""
        self.any_special = any(self.specials)
        self.leaves_marks = any(unit.kind.marks for unit in self.units)
        """Some gun leaves marks on units that it hits."""
        self.supplies = any(unit.kind.gives_supply for unit in self.units)
        """Some unit may supply others."""
        self.has_followers = self.supplies or any(
            unit.kind.clears_after_battle for unit in self.units
        )
        """It matters later in a turn which units have battled."""
        self.may_march = any(card.on_the_move for card in self.cards)
        """Some cards give orders that only let units move."""
        self.odd_hands = rules.commissar is not None
        """Not every card of a hand may be played as usual."""
        self.keeps_rare_masks = (
            self.has_followers
            or self.any_special
            or self.may_march
            or any(unit.kind.banzai for unit in self.units)
        )
        """Units may be in masks of the turn that most battles do not need."""
        self.all_fight = all(unit.kind.can_attack for unit in self.units)
        """Every unit can attack."""
        self.lookouts = tuple(
            mask_of(self.board.cell_of[at] for at in rules.lookouts.get(side, ())) for side in SIDES
        )
        """By side the cells from where it may call strikes from the air."""
        self.may_recon_strike = bool(rules.recon_strikes or any(self.lookouts))
        self.combat_cards = self.setup.combat.cards
        self.combat_copies = tuple(
            number for number, card in enumerate(self.combat_cards) for _ in range(card.copies)
        )
        """By copy of a combat card which one it is."""
        self._compile_orders()

    def _compile_orders(self) -> None:
        self.reactions = frozenset(
            number
            for number, card in enumerate(self.cards)
            if card.rule.procedure is Procedure.REACTION
        )
        self.plays = tuple(
            None if number in self.reactions else Action(ActionKind.PLAY, number)
            for number in range(len(self.cards))
        )
        """By card, playing it; None: it is not played in one's own turn."""
        self.latest = max((2 * (unit.from_turn - 1) for unit in self.units), default=0)
        """The last turn in which some unit may not be ordered yet."""
        sections = self.board.sections
        self.sections = tuple(
            sections[::-1] if side == self.top else sections for side in range(len(SIDES))
        )
        """By side the masks of the sections from its left."""
        self._compile_areas()
        self.limits = tuple(
            tuple(
                () if card.quotas is None else quota_limits(card.quotas, self.sections[side])
                for card in self.cards
            )
            for side in range(len(SIDES))
        )
        """By side, by card, how many units may be ordered in which cells."""

    def _compile_areas(self) -> None:
        is_overlord = self.setup.board_format is BoardFormat.OVERLORD
        self.overlord = is_overlord and self.rules.field_generals
        """A side plays several cards a turn, each for a field general."""
        parts = self.board.subsections if self.overlord else ()
        sides = range(len(SIDES))
        own = ((parts[::-1] if side == self.top else parts, side) for side in sides)
        self.areas = tuple((*halves, *self.sections[side]) for halves, side in own)
        """By side the masks of what a card may be used in: sub-sections first, then sections."""

    def _begin_memos(self) -> None:
        size = self.board.size
        self.hit_memo: dict[tuple[int, int, int, int, bool], Effect] = {}
        """What rolls do, by attacker, target, distance, roll and whether the attacker moved."""
        self.move_memo: list[dict[object, Any]] = [{} for _ in range(size)]
        """Moves that were worked out before, by the cell where they begin."""
        self.attack_memo: list[dict[object, Any]] = [{} for _ in range(size)]
        """The same for attacks."""
        self.aim_memo: list[dict[object, Any]] = [{} for _ in range(size)]
        """What attacks depend on besides the units around, by the cell of the attacker."""
        self.spot_memo: list[dict[object, Any]] = [{} for _ in range(size)]
        """The same for moves."""
        self.going_memo: dict[tuple[int, int], Any] = {}
        """The ground as units find it, by `Profile.going` and `Terrain.number`."""
        self._move_tables: dict[tuple[int, int], tuple[tuple[int, Action], ...]] = {}
        self.order_table = tuple(Action(ActionKind.ORDER, cell) for cell in range(size))
        self._numbers: dict[object, int] = {}
        self._profiles: dict[tuple[Kind, Kind | None, int, bool], Profile] = {}
        self.notes: dict[object, Any] = {}
        """What others have worked out about this setup and keep here, by whose it is."""

    def _alike(self) -> tuple[bool, ...]:
        return tuple(
            all(
                not unit.kind.bare_on_tiles
                and all(
                    unit.kind.hit_class in enemy.kind.targets
                    for enemy in self.units
                    if enemy.side != side and enemy.kind.can_attack
                )
                for unit in self.units
                if unit.side == side
            )
            for side in range(len(SIDES))
        )

    def _units(self) -> tuple[UnitInfo, ...]:
        pools: dict[tuple[int, str], int] = {}
        found = []
        for start in sorted(self.setup.units):
            side = SIDES.index(start.side)
            kind = self._kind(start)
            limits = self._limits_of(start, kind)
            pool = NOBODY
            if kind.figure_pool:
                pool = pools.setdefault((side, kind.id), len(pools))
            medals = kind.medals if start.medals is None else start.medals
            found.append(
                UnitInfo(
                    side,
                    kind,
                    start.figures,
                    medals,
                    start.may_exit,
                    start.from_turn,
                    limits,
                    pool,
                )
            )
        self.pool_kinds = tuple(pools)
        return tuple(found)

    def _kind(self, start: UnitStart) -> Kind:
        kind = kind_of(start.kind, self.options)
        rules = self.rules
        return replace(
            kind,
            flags_ignored=max(kind.flags_ignored, start.flags_ignored),
            retreat_max=max(kind.retreat_max, start.retreat_max),
            furia=kind.furia and NationEffect.FURIA_FRANCESE in start.habits,
            resolute=NationEffect.INFANTRY_IGNORES_FLAGS in start.habits,
            fierce=NationEffect.FULL_STRENGTH_BONUS in start.habits,
            banzai=2 if NationEffect.BANZAI in start.habits and kind.battle_max else 0,
            battles_back=NationEffect.BATTLE_BACK in start.habits,
            gives_supply=kind.gives_supply and rules.supply,
            gets_supply=kind.gets_supply and start.figures > 1,
            accessory=start.accessory,
            open_on=frozenset(start.open_on),
        )

    def _limits_of(self, start: UnitStart, kind: Kind) -> tuple[int, int]:
        """Return the most hexes that a unit moves whatever orders it, and the most along roads."""
        most = on_road = NO_LIMIT
        is_armor = kind.order_class is UnitClass.ARMOR
        if start.max_move is not None:
            most = on_road = start.max_move
        if start.side in self.rules.slow_armor and is_armor:
            most, on_road = min(most, SLOW), min(on_road, SLOW)
        if self.rules.winter_weather and (is_armor or kind.is_vehicle):
            most, on_road = min(most, SLOW), min(on_road, SLOW + 1)  # D-30
        return most, on_road

    def _exits(self, side: Side) -> int:
        return mask_of(
            self.board.cell_of[at]
            for item in self.setup.exits
            if item.side in (None, side)
            for at in item.hexes
            if at in self.board.cell_of
        )

    def _acting(self, info: UnitInfo, card: int) -> Profile:
        if card == NOBODY:
            kind = replace(info.kind, battle_max=max(info.kind.battle_max, info.kind.banzai))
            return self._profile(as_slowed(kind, info.limits), None, info)
        face = self.cards[card]
        kind = as_ordered(face, info.kind)
        if kind.banzai > kind.battle_max:
            kind = replace(kind, battle_max=kind.banzai)
        kind = as_slowed(kind, info.limits)
        by_option = face.rule.march_by_option and self.options.march_ignores_battle_limits
        if kind.free and by_option:
            kind = replace(kind, battles_after_entry=True)
        instead = as_moved_by(face, info.kind)
        return self._profile(kind, instead and as_slowed(instead, info.limits), info)

    def _profile(self, kind: Kind, instead: Kind | None, info: UnitInfo) -> Profile:
        key = kind, instead, info.side, info.may_exit
        known = self._profiles.get(key)
        if known is None:
            exits = self.exits[info.side] if info.may_exit else 0
            watch = Watch(self.passing[info.side] | self._rolled_up(kind), exits)
            number = len(self._profiles)
            known = self._profiles[key] = Profile(number, kind, info.side, self.board, watch)
            known.going = self._numbers.setdefault(going_key(kind), len(self._numbers))
            firing = info.kind, info.side
            known.firing = self._numbers.setdefault(firing, len(self._numbers))
            if kind.banzai and kind.banzai == kind.battle_max:
                sober = replace(kind, battle_max=kind.banzai - 1, banzai=0)
                known.sober = self._profile(sober, None, info)
            if instead is not None:
                known.instead = self._profile(instead, None, info)
                known.move_disks = known.road_disks = known.instead.road_disks
        return known

    def boosted(self, known: Profile, unit: int, boosts: tuple[int, ...]) -> Profile:
        """Return how a unit acts to which combat cards give something for the turn."""
        kind = as_boosted(known.kind, unit, boosts)
        if kind is known.kind:
            return known
        instead = known.instead.kind if known.instead else None
        return self._profile(kind, instead, self.units[unit])

    def _passing(self, side: int) -> int:
        mask = self.terrain.ice
        for goal in self.goals:
            own = goal.side in (NOBODY, side) or goal.type is ObjectiveType.LAST_TO_OCCUPY
            if goal.on_entering and own:
                mask |= goal.mask
        return mask

    def _rolled_up(self, kind: Kind) -> int:
        """Return the cells with wire that a kind of unit removes by passing over it."""
        rolls = kind.open_on and kind.removes_wire
        return self.terrain.removed_by(Removal.ARMOR_ENTERS) if rolls else 0

    def terrain_with(self, changes: Changes) -> Terrain:
        """Return the ground after some changes, see `bocage_engine.terrain.Terrain.changes`."""
        known = self._terrains.get(changes)
        if known is None:
            known = self.terrain
            for cell, pieces in changes:
                known = known.with_pieces(cell, pieces)
            self.keep(known)
        return known

    def keep(self, terrain: Terrain) -> None:
        """Remember a state of the ground, for other games that come to it."""
        if len(self._terrains) > FAR_TERRAINS:
            self._terrains = {(): self.terrain}
        self._terrains[terrain.changes] = terrain

    def known_terrain(self, changes: Changes) -> Terrain | None:
        """Return the ground after some changes if a game came to it before."""
        return self._terrains.get(changes)

    def moves_within(self, cell: int, radius: int) -> tuple[tuple[int, Action], ...]:
        """Return the moves from a cell as far as a radius, each with the bit of its end."""
        known = self._move_tables.get((cell, radius))
        if known is None:
            ends = self.board.disks(radius)[cell] & ~(1 << cell)
            known = tuple((1 << to, Action(ActionKind.MOVE, cell, to)) for to in cells_of(ends))
            self._move_tables[cell, radius] = known
        return known

    def side(self, number: int) -> Side:
        """Return the side of a number."""
        return SIDES[number]

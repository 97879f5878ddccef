"""Battles on generated ground, with every kind of unit, objective and special rule there is.

Nobody would set such battles up; what must always hold has to hold in them as well.
"""

from dataclasses import replace

from battlefields import ALL_OPTIONS, battlefields, for_each_side, laid, region
from hypothesis import strategies as st

from bocage_engine.combat_cards import NO_COMBAT
from bocage_engine.setup import Camp, Exit, MustExit, Objective, SpecialRules, UnitStart
from bocage_scenarios.combat_decks import EXAMPLES, example_deck
from bocage_schema.catalogue import Tile, catalogue
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.catalogue.units import Accessory
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side, UnitClass

KINDS = tuple(catalogue().units)
TILES = laid(*(piece.id for piece in catalogue().pieces.values() if isinstance(piece, Tile)))
WATER = laid("river+bridge", "frozen_river", "river+ford", "river+pontoon_bridge", "beach", "coast")
OBSTACLES = for_each_side(
    "wire", "sandbags", "hedgehog", "bunker", "desert_field_bunker", "road_block", "minefield",
    "camouflage", "smoke", "crosshair",
)  # fmt: skip
ANY_SIDE = st.sampled_from((*Side, None))
PLACES = st.sampled_from(region(Hex(4, 12)))
GROUPS = st.lists(PLACES, min_size=1, max_size=4, unique=True).map(tuple)

objectives = st.lists(
    st.builds(
        Objective,
        st.sampled_from(list(ObjectiveType)),
        GROUPS,
        ANY_SIDE,
        st.integers(0, 3),
        st.integers(0, 2),
    ),
    max_size=4,
).map(tuple)
exits = st.lists(st.builds(Exit, GROUPS, ANY_SIDE), max_size=2).map(tuple)
special_rules = st.builds(
    SpecialRules,
    winter_weather=st.booleans(),
    reduced_visibility=st.booleans(),
    section_cards_only=st.booleans(),
    no_reshuffle=st.booleans(),
    slow_armor=st.frozensets(st.sampled_from(list(Side))),
    exit_medals=st.dictionaries(st.sampled_from(list(UnitClass)), st.integers(0, 3), max_size=2),
    must_exit=st.none() | st.builds(MustExit, st.sampled_from(list(Side)), st.integers(0, 3)),
    mine_pool=st.lists(st.integers(0, 4), min_size=1, max_size=4).map(tuple),
    sandbags=st.integers(0, 9),
    supply=st.booleans(),
    pontoon_bridges=st.booleans(),
    desert=st.booleans(),
    recon_strikes=st.frozensets(st.sampled_from(list(Side))),
    lookouts=st.dictionaries(st.sampled_from(list(Side)), GROUPS, max_size=1),
    commissar=ANY_SIDE,
    card_changes=st.sampled_from(({}, {"air_power": "artillery_bombard"})),
    gung_ho=ANY_SIDE,
    high_command=ANY_SIDE,
    least_hand=st.integers(0, 4),
)
HABITS = (
    NationEffect.FURIA_FRANCESE,
    NationEffect.BATTLE_BACK,
    NationEffect.INFANTRY_IGNORES_FLAGS,
    NationEffect.FULL_STRENGTH_BONUS,
    NationEffect.BANZAI,
)
OPEN = ("beach", "ford", "marsh", "trench", "wire")
camps = st.builds(Camp, st.integers(0, 9), st.integers(1, 9), st.integers(0, 9))
SPECIALISTS = (
    "big_gun", "churchill", "command_vehicle", "engineers", "french_infantry", "half_track",
    "nebelwerfer", "supply_truck",
)  # fmt: skip
"""Kinds of units that can do what others cannot."""
units = st.builds(
    UnitStart,
    st.just(Hex(0, 0)),
    st.sampled_from(list(Side)),
    st.sampled_from(KINDS) | st.sampled_from(SPECIALISTS),
    st.integers(1, 4),
    medals=st.none() | st.integers(0, 2),
    max_move=st.none() | st.integers(0, 4),
    flags_ignored=st.integers(0, 2),
    may_exit=st.booleans(),
    from_turn=st.integers(1, 3),
    accessory=st.none() | st.sampled_from(list(Accessory)),
    open_on=st.just(()) | st.lists(st.sampled_from(OPEN), unique=True).map(tuple),
    aboard=st.booleans(),
    retreat_max=st.integers(0, 3),
    habits=st.frozensets(st.sampled_from(HABITS)),
)


@st.composite
def setups(draw):
    """Give setups of which everything is strange but the board."""
    found = draw(
        battlefields(TILES, WATER, OBSTACLES, kinds=KINDS, most_units=9, options=ALL_OPTIONS)
    )
    placed = {unit.at: draw(units)._replace(at=unit.at) for unit in found.units}
    return replace(
        found,
        units=tuple(placed.values()),
        first=draw(st.sampled_from(list(Side))),
        camps={side: draw(camps) for side in Side},
        objectives=draw(objectives),
        exits=draw(exits),
        rules=draw(special_rules),
        deck=draw(st.sampled_from(sorted(catalogue().decks))),
        combat=draw(st.just(NO_COMBAT) | st.sampled_from(EXAMPLES).map(example_deck)),
    )

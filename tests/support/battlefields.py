"""Small battlefields for property tests: random ground and a few units close together."""

from hypothesis import strategies as st

from bocage_engine.options import Options
from bocage_engine.position import position_of
from bocage_engine.setup import Laid, Setup, UnitStart
from bocage_schema.board_formats import board
from bocage_schema.catalogue import TerrainRules, Tile, catalogue
from bocage_schema.hexes import Hex, distance
from bocage_schema.ids import BoardFormat, Face, Side

PLAN = board(BoardFormat.STANDARD)
CENTRES = (Hex(4, 12), Hex(5, 11), Hex(6, 12), Hex(1, 3), Hex(7, 21))
"""Middles of the regions: amid the board, across the shore, at both baselines."""
ALL_OPTIONS = tuple(
    Options(beach_limit_on_beach=beach, cavalry_as_infantry=cavalry)
    for beach in (False, True)
    for cavalry in (False, True)
)


def laid(*names, owner=None):
    """Return stacks of pieces, one for each way to lie; several pieces are parted by ``+``.

    A piece may be followed by a slash and a trait: ``hill/cliff``.
    """
    return [
        tuple(_laid(name, turn, owner) for name in stack.split("+"))
        for stack in names
        for turn in range(1, _turns(stack) + 1)
    ]


def _turns(stack):
    pieces = [catalogue().pieces[name.partition("/")[0]] for name in stack.split("+")]
    return max(piece.orientations if piece.edges else 1 for piece in pieces)


def _laid(name, turn, owner):
    name, _, trait = name.partition("/")
    piece = catalogue().pieces[name]
    turn = 1 + (turn - 1) % piece.orientations
    is_tile = isinstance(piece, Tile)
    return Laid(name, turn, None if is_tile else owner, (trait,) if trait else ())


def for_each_side(*names):
    """Return stacks of pieces of either side, and of nobody."""
    return [stack for owner in (*Side, None) for stack in laid(*names, owner=owner)]


def region(centre):
    """Return the hexes of the Standard board at most two steps from one."""
    return [at for at in PLAN.hexes if distance(at, centre) <= 2]


@st.composite
def battlefields(draw, *families, kinds, most_units=5, options=ALL_OPTIONS):
    """Give setups whose ground is taken from families of stacks; the first unit is of ``kinds``.

    One stack may fill the whole region, so that roads and rivers go on and hills hang together.
    """
    near = region(draw(st.sampled_from(CENTRES)))
    stacks = st.one_of(*map(st.sampled_from, families))
    filling = draw(st.just(()) | stacks)
    ground = dict.fromkeys(near, filling) if filling else {}
    ground |= draw(st.dictionaries(st.sampled_from(near), stacks | st.just(()), max_size=10))
    return Setup(
        face=draw(st.sampled_from((Face.COUNTRYSIDE, Face.BEACH))),
        top=draw(st.sampled_from(list(Side))),
        ground=ground,
        units=tuple(draw(_units(near, kinds, most_units))),
        options=draw(st.sampled_from(options)),
    )


def _units(near, kinds, most):
    unit = st.builds(
        UnitStart,
        st.sampled_from(near),
        st.sampled_from(list(Side)),
        st.sampled_from(kinds),
        st.just(3),
    )
    return st.lists(unit, min_size=1, max_size=most, unique_by=lambda unit: unit.at)


def setup_at(ground, units, **fields):
    """Return a setup by labels: stacks as ``laid`` writes them, units as ``axis armor``.

    What lies on a hex and belongs to somebody belongs to the Axis.
    """
    stacks = {PLAN.hex(at): laid(names, owner=Side.AXIS)[0] for at, names in ground.items()}
    return Setup(ground=stacks, units=tuple(map(_unit, units.items())), **fields)


def _unit(placed):
    label, text = placed
    side, kind = text.split()
    return UnitStart(PLAN.hex(label), Side(side), kind, 3)


def position_at(ground, units, **fields):
    """Return the position of `setup_at`."""
    return position_of(setup_at(ground, units, **fields))


def cell_at(label):
    """Return the cell of a label, as positions number them."""
    return PLAN.hexes.index(PLAN.hex(label))


def rules_on(setup, at):
    """Return the rules that hold on a hex, each with the side that the piece belongs to.

    A bridge makes normal ground of the water or gully below it.
    """
    found = [(_rules_of(item), item.owner) for item in setup.ground.get(at, ())]
    if not any(_is_tile(rules) for rules, _ in found):
        found.insert(0, (_printed(setup.face, at.row), None))
    spanned = {
        name for rules, _ in found if rules.movement.enables_river for name in rules.only_with
    }
    return [pair for pair in found if not (_is_tile(pair[0]) and pair[0].id in spanned)]


def terrain_on(setup, at):
    """Return the ids of the terrain on a hex, below bridges too."""
    tiles = [_rules_of(item) for item in setup.ground.get(at, ())]
    return {rules.id for rules in tiles if _is_tile(rules)} or {_printed(setup.face, at.row).id}


def _is_tile(rules):
    return isinstance(rules, TerrainRules)


def _rules_of(item):
    tables = catalogue().terrain_rules, catalogue().obstacle_rules
    piece = catalogue().pieces[item.piece]
    table = tables[0] if isinstance(piece, Tile) else tables[1]
    for name in item.traits:
        return table[catalogue().traits[name].rules]
    return table[piece.rules]


def _printed(face, row):
    """Return the terrain of a row of the board (D-07)."""
    by_row = ["countryside"] * 4 + ["beach"] * 3 + ["coast", "ocean"]
    return catalogue().terrain_rules[by_row[row] if face is Face.BEACH else "countryside"]

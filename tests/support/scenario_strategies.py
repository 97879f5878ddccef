"""Hypothesis strategies for documents that use the whole catalogue."""

from datetime import date
from functools import cache

from hypothesis import strategies as st

from bocage_scenarios.model import (
    NOTHING,
    AirDrop,
    ArrayForm,
    Camp,
    Exit,
    HexContent,
    Label,
    Leftover,
    M44File,
    Marker,
    Mute,
    Objective,
    Reserve,
    Scenario,
    Stray,
    Texts,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.catalogue import RuleValue, catalogue
from bocage_schema.comments import Comment
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, Front, Layer, ObjectiveType, Side

PIECES = catalogue()

characters = st.characters(exclude_categories=["Cs"])
words = st.text(characters, min_size=1, max_size=12) | st.text("ab \n\t:#-'\"{},", min_size=1)
prose = st.text(characters, min_size=1, max_size=60).filter(str.strip)
sides = st.sampled_from(Side)
counts = st.integers(1, 9999)

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(characters, max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)
leftovers = st.just(NOTHING) | st.builds(
    Leftover,
    st.dictionaries(words | st.sampled_from(["-", "--", "name", "foo"]), json_values, max_size=2),
    st.lists(words, max_size=2, unique=True).map(tuple),
)


def subset(names, most=2):
    """Return a strategy for a few of ``names``, as a tuple without repetition."""
    names = sorted(names)
    if not names:
        return st.just(())
    return st.lists(st.sampled_from(names), max_size=most, unique=True).map(tuple)


def traits_on(target):
    """Return the ids of the traits that a kind of piece can have."""
    return [trait.id for trait in PIECES.traits.values() if target in trait.on]


unknown_names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=9).map(
    lambda name: f"?{name}"
)


def tiles(layer):
    """Return a strategy for a tile of ``layer``."""
    names = sorted(piece.id for piece in PIECES.pieces.values() if piece.layer == layer)
    target = layer.value if layer in (Layer.RECT, Layer.OBSTACLE) else "terrain"
    return st.builds(
        Tile,
        st.sampled_from(names) | unknown_names,
        st.integers(1, 6) | st.integers(7, 9999),
        st.none() | sides,
        subset(traits_on(target)),
        leftovers,
    )


known_units = st.builds(
    Unit,
    st.sampled_from(sorted(PIECES.units)),
    st.sampled_from(sorted(PIECES.armies)),
    st.none() | st.integers(1, 99),
    st.none() | st.sampled_from(sorted(PIECES.badges)) | unknown_names,
    st.booleans(),
    subset(traits_on("unit")),
    st.none() | counts,
    leftovers,
)
unknown_units = st.builds(Unit, unknown_names, m44=leftovers)
units = known_units | unknown_units

markers = st.builds(
    Marker,
    st.sampled_from(sorted(PIECES.markers)) | unknown_names,
    st.none() | sides,
    subset(traits_on("marker"), most=1),
    leftovers,
)
label_texts = st.dictionaries(st.sampled_from(["*", "en", "de", "no"]), prose, min_size=1)
labels = st.builds(Label, label_texts, leftovers)

contents = st.builds(
    HexContent,
    ground=st.none() | tiles(Layer.GROUND),
    line=st.none() | tiles(Layer.LINE),
    terrain=st.none() | tiles(Layer.TERRAIN),
    rect=st.none() | tiles(Layer.RECT),
    obstacle=st.none() | tiles(Layer.OBSTACLE),
    unit=st.none() | units,
    markers=st.lists(markers, max_size=2).map(tuple),
    labels=st.lists(labels, max_size=2).map(tuple),
    note=st.just("") | prose,
    m44=leftovers,
)


@cache
def hexes_of(board_format):
    """Return a strategy for hexes of a board, and some beside it that a label can reach."""
    return st.sampled_from(board(board_format).hexes) | st.sampled_from([Hex(2, 51), Hex(3, 4)])


@cache
def groups(board_format, least=1):
    """Return a strategy for groups of hexes."""
    return st.lists(hexes_of(board_format), min_size=least, max_size=4, unique=True).map(tuple)


@cache
def objectives(board_format):
    """Return a strategy for objectives."""
    return st.builds(
        Objective,
        st.sampled_from(ObjectiveType),
        groups(board_format),
        st.none() | sides,
        st.integers(0, 9999),
        st.integers(0, 9999),
        subset(PIECES.medals),
        st.booleans(),
        leftovers,
    )


@cache
def exits(board_format):
    """Return a strategy for exits."""
    markers_ = st.sampled_from(["exit_marker", "exit_range_marker"])
    return st.builds(Exit, groups(board_format), st.none() | sides, markers_, leftovers)


several = st.lists(counts, min_size=1, max_size=3).map(tuple)
air_drops = st.builds(
    AirDrop,
    sides,
    units,
    st.sampled_from(["A1", "d8"]) | prose,
    counts,
    several,
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    leftovers,
)


@cache
def reserves(board_format):
    """Return a strategy for reserves."""
    return st.builds(
        Reserve,
        st.sampled_from(["armor_breakthrough", "supply_train", "turn"]),
        sides,
        units,
        st.just(()) | several,
        st.none() | counts,
        groups(board_format, least=0),
        leftovers,
    )


def rule_values(rule, board_format):
    """Return a strategy for the value of a special rule."""
    labels_ = groups(board_format).map(lambda g: [board(board_format).label(at) for at in g])
    return {
        RuleValue.FLAG: st.booleans(),
        RuleValue.SIDE: sides.map(str),
        RuleValue.CHOICE: st.sampled_from(sorted(rule.choices) or [""]),
        RuleValue.HEXES: labels_,
        RuleValue.RECORD: st.dictionaries(
            st.sampled_from(sorted(rule.fields) or [""]), json_values | sides.map(str)
        ),
    }[rule.value]


@cache
def rules(board_format):
    """Return a strategy for special rules in force."""
    table = PIECES.special_rules
    return st.lists(st.sampled_from(sorted(table)), max_size=4, unique=True).flatmap(
        lambda names: st.fixed_dictionaries(
            {name: rule_values(table[name], board_format) for name in names}
        )
    )


optional_prose = st.none() | prose
texts = st.builds(
    Texts,
    title=optional_prose.map(lambda text: text and (text.strip() or None)),
    subtitle=optional_prose,
    history=optional_prose,
    rules=optional_prose,
    date=optional_prose,
    m44=leftovers,
)
camps = st.builds(
    Camp,
    st.none() | st.sampled_from(sorted(PIECES.nations)) | unknown_names,
    st.integers(0, 9999),
    st.integers(0, 9999),
    st.just(0) | st.integers(0, 9999),
)
array_forms = st.builds(
    ArrayForm,
    st.sampled_from(["", "item", "single", ("0", "2")]),
    st.lists(st.sampled_from(["A1", "b2", "C3"]), max_size=3).map(tuple),
    st.lists(
        st.builds(Stray, json_values, st.sampled_from(["", "A1", "d8"]), st.integers(1, 2)),
        max_size=2,
    ).map(tuple),
)
m44_files = st.none() | st.builds(M44File, *[leftovers] * 6, *[array_forms] * 2)
comment_lines = st.text(st.characters(categories=["L", "N", "P", "Zs"]), max_size=20).map(
    lambda text: f"# {text}".rstrip()
)
comments = st.dictionaries(
    st.sampled_from(["/bocage", "/board", "/face", "/sides/axis"]),
    st.builds(
        Comment,
        st.lists(comment_lines, min_size=1, max_size=2).map("\n".join),
        st.just("") | comment_lines,
    ),
    max_size=2,
)


days = st.none() | st.dates(date(1900, 1, 1))


def few(strategy, most=2):
    """Return a strategy for at most so many things, as a tuple."""
    return st.lists(strategy, max_size=most).map(tuple)


@cache
def documents(board_format):
    """Return a strategy for documents on a board."""
    return st.builds(
        Scenario,
        board_format=st.just(board_format),
        face=st.sampled_from(Face),
        texts=st.dictionaries(st.sampled_from(["en", "de", "nl", "no", "x y"]), texts),
        number=st.none() | st.sampled_from(["6015", "MT 04"]),
        front=st.sampled_from(Front),
        fictional=st.booleans(),
        begin=days,
        end=days,
        top=sides,
        first=st.none() | sides,
        camps=st.fixed_dictionaries(dict.fromkeys(Side, camps)),
        boxes=st.none() | st.dictionaries(st.sampled_from(sorted(PIECES.boxes)), counts),
        rules=rules(board_format),
        hexes=st.dictionaries(hexes_of(board_format), contents, max_size=6),
        objectives=few(objectives(board_format), most=3),
        exits=few(exits(board_format)),
        air_drops=few(air_drops),
        reserves=few(reserves(board_format)),
        notes=st.just("") | prose,
        muted=few(st.builds(Mute, words, words, st.sampled_from(["", "A1"]))),
        m44=m44_files,
        comments=comments,
    )


def scenarios():
    """Return a strategy for documents that may say everything the format can."""
    return st.sampled_from(BoardFormat).flatmap(documents)

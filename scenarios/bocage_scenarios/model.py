"""A scenario as its author wrote it.

Everything here is immutable; an edit makes a new value with `dataclasses.replace`.
Piece, trait and rule names are ids of the catalogue.  A name that starts with ``?`` stands
for something a file contained and the catalogue does not know; the rest of the name is
kept as it was found.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from bocage_scenarios.troops import usual_figures
from bocage_schema.board_formats import Board, board
from bocage_schema.comments import Comment
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, Front, Layer, ObjectiveType, Side
from bocage_schema.jsonlike import Json

Text = Mapping[str, str]
"""A text by language code; the key `ANY_LANGUAGE` holds a text for all languages."""

ANY_LANGUAGE = "*"
UNKNOWN = "?"
"""First character of a name that the catalogue does not know."""
FORMAT_VERSION = 1
"""Version of the native file format that this release writes."""

TILE_LAYERS = (Layer.GROUND, Layer.LINE, Layer.TERRAIN, Layer.RECT, Layer.OBSTACLE)
"""The layers that hold at most one tile or obstacle, bottom to top."""


def _empty() -> Mapping[str, Json]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Leftover:
    """What an ``.m44`` file said of one element beyond, or unlike, what we would write.

    ``values`` are the keys that the file had with exactly these values, and ``absent``
    the keys it left out although we would write them.
    """

    values: Mapping[str, Json] = field(default_factory=_empty)
    absent: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether there is anything left over."""
        return bool(self.values or self.absent)


NOTHING = Leftover()


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile or an obstacle on a hex, ``orientation`` counting from 1."""

    piece: str
    orientation: int = 1
    owner: Side | None = None
    """The side that alone benefits from a bunker or owns a headquarters; None if nobody."""
    traits: tuple[str, ...] = ()
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit: ``kind`` is a unit of the catalogue, ``army`` the figure set that stands for it."""

    kind: str
    army: str | None = None
    figures: int | None = None
    """Number of figures at the start; None for the usual number."""
    badge: str | None = None
    """Badge on the hex; None for the one that the kind and army imply, if any."""
    elite: bool = False
    """Elite figures, for kinds that exist in a plain and an elite form."""
    traits: tuple[str, ...] = ()
    from_turn: int | None = None
    """First turn in which the unit may be ordered; None for the first."""
    m44: Leftover = NOTHING

    def __post_init__(self) -> None:
        """Say the number of figures only if it is not the usual one."""
        if self.figures == usual_figures(self.kind, elite=self.elite):
            object.__setattr__(self, "figures", None)


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker on a hex, such as a minefield; ``side`` is the side that laid or may use it."""

    piece: str
    side: Side | None = None
    traits: tuple[str, ...] = ()
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class Label:
    """A text printed on a hex; lines are separated by line feeds."""

    text: Text
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class HexContent:
    """Everything that lies on one hex."""

    ground: Tile | None = None
    line: Tile | None = None
    terrain: Tile | None = None
    rect: Tile | None = None
    obstacle: Tile | None = None
    unit: Unit | None = None
    markers: tuple[Marker, ...] = ()
    labels: tuple[Label, ...] = ()
    note: str = ""
    """The author's note to himself; never printed."""
    m44: Leftover = NOTHING
    m44_entries: tuple[Json, ...] = ()
    """The entries as found, where an ``.m44`` file lists the hex more than once."""

    def tiles(self) -> Iterator[tuple[Layer, Tile]]:
        """Yield the tiles and the obstacle with their layers, bottom to top."""
        # Spelled out, because this is asked many times for every hex of every document.
        if self.ground is not None:
            yield Layer.GROUND, self.ground
        if self.line is not None:
            yield Layer.LINE, self.line
        if self.terrain is not None:
            yield Layer.TERRAIN, self.terrain
        if self.rect is not None:
            yield Layer.RECT, self.rect
        if self.obstacle is not None:
            yield Layer.OBSTACLE, self.obstacle

    def names(self) -> Iterator[str]:
        """Yield the ids of all pieces, bottom to top."""
        yield from (tile.piece for _, tile in self.tiles())
        if self.unit:
            yield self.unit.kind
        yield from (marker.piece for marker in self.markers)

    def is_empty(self) -> bool:
        """Tell whether nothing at all is said of the hex."""
        # Spelled out, because this is asked of every hex of every document.
        return not (
            self.terrain
            or self.unit
            or self.line
            or self.ground
            or self.rect
            or self.obstacle
            or self.markers
            or self.labels
            or self.note
            or self.m44
            or self.m44_entries
        )


EMPTY_HEX = HexContent()


@dataclass(frozen=True, slots=True)
class Objective:
    """Something other than eliminating units that earns medals or wins the game."""

    type: ObjectiveType
    hexes: tuple[Hex, ...]
    """The group; the medal lies on the first one."""
    side: Side | None = None
    """The side that can win it; None for either."""
    medals: int = 1
    """How many medals it is worth."""
    min_hexes: int = 1
    """How many hexes of the group must be held at once."""
    pieces: tuple[str, ...] = ()
    """The medal pieces that lie on the first hex."""
    stated: bool = True
    """False if the file shows a bare medal and leaves its terms to the prose."""
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class Exit:
    """Edge hexes over which units of a side may leave the board."""

    hexes: tuple[Hex, ...]
    side: Side | None = None
    marker: str = "exit_marker"
    """The marker piece that lies on the first hex."""
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class AirDrop:
    """Units that are dropped on the board, by the procedure of the scenario's rules."""

    side: Side
    unit: Unit
    center: str
    """The hex label of the drop's centre, or words that tell where it is."""
    range: int
    """How far from the centre a unit may land, in hexes."""
    counts: tuple[int, ...]
    """How many units each drop brings."""
    later: bool = False
    """True for a second drop in the course of the game."""
    one_at_a_time: bool = False
    """Each unit is dropped and placed before the next one."""
    on_center: bool = False
    """The drop starts from the centre's hex itself."""
    in_daylight: bool = False
    """The drop waits until visibility is that of full daylight."""
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class Reserve:
    """Units that enter during the game when ``arrives`` happens."""

    arrives: str
    """``armor_breakthrough``, ``supply_train`` or ``turn``."""
    side: Side
    unit: Unit
    counts: tuple[int, ...] = ()
    turn: int | None = None
    hexes: tuple[Hex, ...] = ()
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class Camp:
    """What the scenario says of one side."""

    nation: str | None = None
    hand: int = 5
    """Command cards at the start."""
    medals: int = 5
    """Medals needed to win."""
    hand_grows_to: int = 0
    """Draws two cards at the end of its turns until it holds so many; 0: the hand stays."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a scenario in one language; None where there is none."""

    title: str | None = None
    subtitle: str | None = None
    history: str | None = None
    briefing: str | None = None
    victory: str | None = None
    rules: str | None = None
    bibliography: str | None = None
    date: str | None = None
    """The date as displayed."""
    m44: Leftover = NOTHING


@dataclass(frozen=True, slots=True)
class Mute:
    """A diagnostic that the author has looked at and accepted."""

    code: str
    reason: str
    hex: str = ""
    """The label of the hex it is muted on; empty for the whole scenario."""


@dataclass(frozen=True, slots=True)
class Stray:
    """An entry of an ``.m44`` array that says nothing we understand, and where it stands."""

    entry: Json
    after: str = ""
    """Label of the entry before it; empty at the start of the array."""
    nth: int = 1
    """Which of the entries of that hex is meant, if it is listed more than once."""


@dataclass(frozen=True, slots=True)
class ArrayForm:
    """How an ``.m44`` file wrote one of its arrays, where that is not the plain way."""

    wrapper: str | tuple[str, ...] = ""
    """``item`` or ``single`` for an XML-like wrapper, or the keys of an indexed object."""
    order: tuple[str, ...] = ()
    """Labels in file order, where the file is not sorted row by row."""
    strays: tuple[Stray, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything is out of the ordinary."""
        return bool(self.wrapper or self.order or self.strays)


@dataclass(frozen=True, slots=True)
class M44File:
    """What an ``.m44`` file said outside the hexes that the document has no place for."""

    root: Leftover = NOTHING
    meta_data: Leftover = NOTHING
    game_info: Leftover = NOTHING
    options: Leftover = NOTHING
    board: Leftover = NOTHING
    text: Leftover = NOTHING
    hexagons: ArrayForm = ArrayForm()
    labels: ArrayForm = ArrayForm()


def _board_order(item: Objective | Exit) -> tuple[object, ...]:
    """Return the sort key by first hex; conditions of the whole game come last, as they are."""
    if isinstance(item, Objective) and item.type is ObjectiveType.SUDDEN_DEATH:
        return (True,)
    return False, item.hexes[:1]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario document."""

    board_format: BoardFormat = BoardFormat.STANDARD
    face: Face = Face.COUNTRYSIDE
    texts: Mapping[str, Texts] = field(default_factory=dict)
    number: str | None = None
    front: Front = Front.WESTERN
    fictional: bool = False
    begin: date | None = None
    end: date | None = None
    top: Side = Side.AXIS
    """The side that sits at row 0."""
    first: Side | None = Side.ALLIES
    """The side that moves first; None where the special rules decide."""
    camps: Mapping[Side, Camp] = field(default_factory=lambda: dict.fromkeys(Side, Camp()))
    boxes: Mapping[str, int] | None = None
    """Boxes and copies that the author declares as needed; None to compute them."""
    rules: Mapping[str, Json] = field(default_factory=dict)
    """Special rule switches and their values."""
    hexes: Mapping[Hex, HexContent] = field(default_factory=dict)
    """Contents of the hexes that are not empty; hexes off the board may occur."""
    objectives: tuple[Objective, ...] = ()
    exits: tuple[Exit, ...] = ()
    air_drops: tuple[AirDrop, ...] = ()
    reserves: tuple[Reserve, ...] = ()
    notes: str = ""
    """The author's notes to himself; never printed."""
    muted: tuple[Mute, ...] = ()
    m44: M44File | None = None
    """What an ``.m44`` file said beyond the document; None if nothing."""
    version: int = FORMAT_VERSION
    """Version of the native format that the document was read from."""
    comments: Mapping[str, Comment] = field(default_factory=dict, compare=False)
    """Comments of a hand-written YAML file by JSON Pointer of the entry they belong to."""

    def __post_init__(self) -> None:
        """Drop what says nothing: empty parts, and the order of objectives of several hexes."""
        hexes = {at: content for at, content in self.hexes.items() if not content.is_empty()}
        object.__setattr__(self, "hexes", hexes)
        object.__setattr__(self, "objectives", tuple(sorted(self.objectives, key=_board_order)))
        object.__setattr__(self, "exits", tuple(sorted(self.exits, key=_board_order)))
        for name in ("boxes", "m44"):
            if getattr(self, name) in ({}, M44File()):
                object.__setattr__(self, name, None)

    @property
    def board(self) -> Board:
        """The board of the scenario's format."""
        return board(self.board_format)

    def title(self, language: str = "en") -> str:
        """Return the title in ``language``, else in English, else in any language."""
        for code in (language, "en", *self.texts):
            texts = self.texts.get(code)
            if texts and texts.title:
                return texts.title
        return ""

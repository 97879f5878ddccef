"""Types of what a box holds: decks, boards and counted parts."""

from collections.abc import Mapping
from enum import StrEnum

from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.record import Record
from bocage_schema.ids import BoardFormat, Face


class CardKind(StrEnum):
    """Kind of command card."""

    SECTION = "section"
    TACTIC = "tactic"


class Sections(Record, frozen=True, kw_only=True):
    """A number for each section, seen from the player's own seat."""

    left: int = 0
    center: int = 0
    right: int = 0

    @property
    def total(self) -> int:
        """Their sum."""
        return self.left + self.center + self.right


class Card(Record, frozen=True, kw_only=True):
    """A command card of one deck."""

    id: str
    names: Names
    texts: Names
    """What it does, in our own words; ``{section}`` stands for the section of a copy."""
    source: tuple[str, ...]
    kind: CardKind
    copies: int
    copies_by_section: Sections | None = None
    """Copies per section; None: the card names no single section."""
    orders: int | None = None
    """Orders in its section; None: not a fixed number."""
    orders_all: bool = False
    orders_by_section: Sections | None = None
    draw: int = 1
    """Cards drawn at the end of the turn."""
    keep: int = 1
    """Cards kept of those drawn."""
    on_the_move: int = 0
    """Further orders in any section that allow only a move."""
    changed: bool = False
    """Works otherwise than the card of that name in the base deck."""
    nl_own: bool = False
    """No Dutch source names it; the Dutch name is our suggestion."""


class DeckChecks(Record, frozen=True, kw_only=True):
    """Printed totals that the cards of a deck must add up to."""

    section: int
    tactic: int
    total: int
    left_only: int | None = None
    center_only: int | None = None
    right_only: int | None = None


class Deck(Record, frozen=True, kw_only=True):
    """A deck of command cards."""

    id: str
    names: Names
    source: tuple[str, ...]
    cards: tuple[Card, ...]
    checks: DeckChecks

    def card(self, card_id: str) -> Card | None:
        """Return the card with that id, or None."""
        return next((card for card in self.cards if card.id == card_id), None)


class FaceRows(Record, frozen=True, kw_only=True):
    """Rows of a face that share a background terrain."""

    first: int
    last: int
    """Row numbers from the top, both included."""
    terrain: str
    """Terrain rules in force on a hex of these rows that has no tile."""


class BoardFace(Record, frozen=True, kw_only=True):
    """What one face of a board prints."""

    face: Face
    rows: tuple[FaceRows, ...]


class BoardTable(Record, frozen=True, kw_only=True):
    """A board format.  Columns are counted in half hexes from the left, starting at 0."""

    id: str
    names: Names
    source: tuple[str, ...]
    format: BoardFormat
    m44: tuple[str, ...]
    rows: int
    even_row_hexes: int
    """Hexes in rows 0, 2, 4 ..."""
    odd_row_hexes: int
    hexes: int
    section_lines: tuple[int, ...]
    """Columns of the lines; a hex in such a column belongs to both sections."""
    section_borders: tuple[int, ...]
    """Those of the lines that part sections; the others only part half-sections."""
    faces: tuple[BoardFace, ...]
    made_of: BoardFormat | None = None
    """Format of the two boards that are laid side by side for it; None: it is one board."""


class Certainty(StrEnum):
    """How sure a component count is."""

    STATED = "stated"
    """Printed."""
    DERIVED = "derived"
    """Computed from other facts."""
    WEAK = "weak"
    """From reviews and other weak sources."""
    UNKNOWN = "unknown"
    """Nobody could establish it."""


class ContentKind(StrEnum):
    """What a line of a box's contents counts."""

    PIECE = "piece"
    """One piece of the catalogue, or one fitting of a tank; `BoxContent.of` holds its id."""
    POOL = "pool"
    """Physical parts with several faces or uses; `BoxContent.of` lists the pieces they can
    show, each part one at a time."""
    FIGURES = "figures"
    """Plastic figures of the units in `BoxContent.of`."""
    CARDS = "cards"
    """A deck; `BoxContent.of` holds its id where the catalogue has it."""
    BOARD = "board"
    """Boards of the formats in `BoxContent.formats`, which show one face at a time."""
    OTHER = "other"


class Fit(Record, frozen=True, kw_only=True):
    """Pieces that the parts of a pool can show all at once, as a published scenario proves."""

    pieces: Mapping[str, int]
    copies: int = 1
    """Copies of the box that the scenario needs."""


class BoxContent(Record, frozen=True, kw_only=True):
    """One line of the contents of a box."""

    id: str
    kind: ContentKind
    certainty: Certainty
    source: tuple[str, ...]
    of: tuple[str, ...] = ()
    count: int | None = None
    """Number of parts in the whole box; None: not established."""
    per_army: int | None = None
    """The same for each of the two armies, where the box gives both as many."""
    at_least: int | None = None
    at_most: int | None = None
    faces: int = 1
    """Usable faces of each part."""
    pool: str | None = None
    """Line of the same box that this one is a share of."""
    armies: tuple[str, ...] = ()
    fits: tuple[Fit, ...] = ()
    """For a pool whose faces are not known in pairs: what it is known to show at once."""
    formats: tuple[BoardFormat, ...] = ()
    """For boards: the formats, of each of which there are `count` boards."""
    prints: tuple[Face, ...] = ()
    """For boards: the faces that each of them can show."""
    notes: str = ""


class Box(Record, frozen=True, kw_only=True):
    """A box of the game: the base game or an expansion."""

    id: str
    names: Names
    source: tuple[str, ...]
    m44: tuple[str, ...] = ()
    """Key under ``packs``; empty: ``.m44`` files have none."""
    contents_known: bool
    """False: `contents` lists kinds of piece at best, without counts."""
    requires: tuple[str, ...] = ()
    """Boxes without which nothing in it can be played."""
    always: bool = False
    """The game itself, without which no scenario can be played."""
    contents: tuple[BoxContent, ...] = ()
    notes: str = ""

"""What command cards say: their title, their section, what they do."""

from typing import NamedTuple

from bocage_engine.cards import ALL, ANYWHERE, CardFace, cards_of
from bocage_engine.world import World
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.boxes import Card, CardKind
from bocage_schema.catalogue.names import Names

IN_SECTION = (
    Names.of("on your left flank", "auf deinem linken Flügel", "op je linkerflank"),
    Names.of("in the center", "in der Mitte", "in het centrum"),
    Names.of("on your right flank", "auf deinem rechten Flügel", "op je rechterflank"),
)
"""Where a section card orders units."""
ON_SCREEN = (
    Names.of(" (to the right on screen)", " (im Bild rechts)", " (rechts in beeld)"),
    Names.of("", "", ""),
    Names.of(" (to the left on screen)", " (im Bild links)", " (links in beeld)"),
)
"""What is added where the board is not seen from the player's own seat."""
SECTIONS = (
    Names.of("left", "links", "links"),
    Names.of("center", "Mitte", "centrum"),
    Names.of("right", "rechts", "rechts"),
)
EVERY = Names.of("all", "alle", "alle")
HAND = Names.of("Cards in hand", "Karten auf der Hand", "Kaarten in de hand")
PICK = Names.of(
    "Which card is drawn?", "Welche Karte wird gezogen?", "Welke kaart wordt getrokken?"
)
BACK = Names.of("Hidden card", "Verdeckte Karte", "Gesloten kaart")
PLAYABLE = Names.of(
    "This card can be played.",
    "Diese Karte kann gespielt werden.",
    "Deze kaart kan gespeeld worden.",
)
COPIES = Names.of("{title} ({copies} left)", "{title} (noch {copies})", "{title} (nog {copies})")


class ShownCard(NamedTuple):
    """A card as somebody reads it."""

    face: CardFace
    deck: str = "base"
    language: str = "en"
    far: bool = False
    """The board on the screen is seen from the other player's seat."""

    @property
    def entry(self) -> Card:
        """What the catalogue says of the card."""
        entry = catalogue().decks[self.deck].card(self.face.id)
        assert entry is not None, self.face
        return entry

    @property
    def title(self) -> str:
        """Its name."""
        return self.entry.names.get(self.language)

    @property
    def section(self) -> str:
        """The section that it names, such as ``left``, or nothing."""
        at = self.face.section
        return "" if at == ANYWHERE else SECTIONS[at].get(self.language)

    @property
    def full_title(self) -> str:
        """Its name with the section, which tells it from the others of that name."""
        return f"{self.title}, {self.section}" if self.section else self.title

    @property
    def text(self) -> str:
        """What it does."""
        at = self.face.section
        where = ""
        if at != ANYWHERE:
            where = IN_SECTION[at].get(self.language)
            where += ON_SCREEN[at].get(self.language) if self.far else ""
        return self.entry.texts.get(self.language).replace("{section}", where)

    @property
    def is_tactic(self) -> bool:
        """Tell whether it is a tactic card, not a section card."""
        return self.entry.kind is CardKind.TACTIC

    @property
    def orders(self) -> str:
        """How many units it orders, as a sign; nothing if it does not say."""
        return orders_sign(self.face.orders, self.language)


def orders_sign(orders: int, language: str) -> str:
    """Return a number of orders as it stands on a card: ``3``, ``all`` or nothing."""
    if orders == ALL:
        return EVERY.get(language)
    return str(orders) if orders else ""


def shown_cards(
    deck: str, language: str = "en", *, far: bool = False, section_cards_only: bool = False
) -> tuple[ShownCard, ...]:
    """Return the cards of a deck by the numbers that games know them by."""
    faces = cards_of(deck, section_cards_only=section_cards_only)
    return tuple(ShownCard(face, deck, language, far) for face in faces)


def spoken(card: ShownCard, blocked: str | None = None) -> str:
    """Return a card in sentences, for those who hear it.

    ``blocked`` tells why it cannot be played; empty: nothing is said of that.
    """
    state = PLAYABLE.get(card.language) if blocked is None else blocked
    return f"{card.full_title}: {card.text} {state}".rstrip()


def with_copies(card: ShownCard, copies: int) -> str:
    """Return the title of a card of which several lie in a pile."""
    return COPIES.get(card.language).format(title=card.full_title, copies=copies)


def shown_in(world: World, language: str = "en", *, far: bool = False) -> tuple[ShownCard, ...]:
    """Return the cards of a game by their numbers."""
    deck = world.setup.deck
    return tuple(ShownCard(face, deck, language, far) for face in world.cards)

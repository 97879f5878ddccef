"""What command cards are called."""

from bocage_editor.words.languages import tr
from bocage_schema.catalogue import catalogue


def card_title(deck: str, name: str, language: str = "en") -> str:
    """Return what a card of a deck is called, such as ``Attack (left)`` for ``attack/left``."""
    card, _, section = name.partition("/")
    found = catalogue().decks[deck].card(card)
    title = found.names.get(language) if found else card
    return f"{title} ({section_word(section)})" if section else title


def section_word(section: str) -> str:
    """Return what a section is called."""
    return {"left": tr("left"), "center": tr("center"), "right": tr("right")}[section]

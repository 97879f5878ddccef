"""Decks of combat cards in YAML files, which users write down from the cards that they own."""

from importlib.resources import files
from pathlib import Path

import msgspec

from bocage_engine.combat_cards import CombatCard, CombatDeck, EffectKind, Timing
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.names import Names
from bocage_schema.errors import BocageError
from bocage_schema.source import SourceError, bytes_of, decode

VERSION = "1"
"""Value of the key ``combat_cards`` in files of this form."""
MOST_COPIES, MOST = 20, 9
EXAMPLES = ("hard_winter", "house_by_house")
"""Decks of our own, which show what a file can say."""


class DeckError(BocageError, ValueError):
    """A file that is no deck of combat cards; the message says where and why."""


class _File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    combat_cards: str
    names: Names
    cards: list[CombatCard]
    provisional: bool = True


def example_deck(name: str) -> CombatDeck:
    """Return one of the `EXAMPLES`.  Raises `KeyError` for an unknown one."""
    if name not in EXAMPLES:
        raise KeyError(name)
    file = files("bocage_scenarios") / "combat" / f"{name}.yaml"
    return read_deck(file.read_bytes(), name)


def load_deck(path: Path) -> CombatDeck:
    """Return the deck in a file.  Raises `DeckError`, `OSError` and `NoFileError`."""
    return read_deck(bytes_of(path), path.stem)


def read_deck(raw: bytes, name: str) -> CombatDeck:
    """Return the deck in the bytes of a file.  Raises `DeckError`."""
    from bocage_schema.yaml_source import read_yaml  # takes a while to load

    try:
        data = read_yaml(decode(raw)).data
    except SourceError as error:
        raise DeckError(str(error.finding)) from None
    try:
        found = msgspec.convert(data, _File)
    except msgspec.ValidationError as error:
        raise DeckError(f"{error}; docs/combat-cards.md tells the form") from None
    if found.combat_cards != VERSION:
        raise DeckError(f"combat_cards is {found.combat_cards!r}; this version reads {VERSION!r}")
    if not found.cards:
        raise DeckError("there is no card; write down at least one")
    seen: set[str] = set()
    for place, card in enumerate(found.cards):
        why = _wrong(card, seen)
        if why:
            raise DeckError(f"card {place + 1} ({card.id!r}): {why}")
        seen.add(card.id)
    return CombatDeck(name, found.names, tuple(found.cards), found.provisional)


def _wrong(card: CombatCard, seen: set[str]) -> str:
    """Return what is wrong with a card; nothing if it can be played."""
    if card.id in seen:
        return "another card has this id; give each its own"
    if not 1 <= card.copies <= MOST_COPIES:
        return f"copies is {card.copies}; it may be 1 to {MOST_COPIES}"
    for key, number in (("amount", card.amount), ("units", card.units)):
        if not 1 <= number <= MOST:
            return f"{key} is {number}; it may be 1 to {MOST}"
    if card.effect is EffectKind.LAY and card.piece not in _may_be_laid():
        return f"piece is {card.piece!r}; it may be {', '.join(sorted(_may_be_laid()))}"
    if card.effect is not EffectKind.LAY and card.piece:
        return f"a card whose effect is {card.effect} lays no piece; leave it out"
    if (card.effect is EffectKind.IGNORE_FLAGS) != (card.timing is Timing.FLAGS):
        return "ignore_flags and the timing flags belong together"
    return ""


def _may_be_laid() -> set[str]:
    """Return the pieces that cards may lay: what protects a unit where it stands."""
    known = catalogue()
    pieces = (*known.obstacles.values(), *known.markers.values())
    return {piece.id for piece in pieces if piece.rules in ("sandbags", "wire", "camouflage")}

"""What a roll of battle dice shows, in words."""

from collections.abc import Mapping

from bocage_engine.dice import SYMBOLS, Roll
from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.words import DieFace


def _in_three(en: str, de: str, nl: str) -> Names:
    return Names(en=en, de=de, nl=nl)


FACES: Mapping[DieFace, Names] = {
    DieFace.INFANTRY: _in_three("infantry", "Infanterie", "infanterie"),
    DieFace.ARMOR: _in_three("armor", "Panzer", "pantser"),
    DieFace.GRENADE: _in_three("grenade", "Granate", "granaat"),
    DieFace.STAR: _in_three("star", "Stern", "ster"),
    DieFace.FLAG: _in_three("flag", "Flagge", "vlag"),
}
"""What the symbols of the die are called."""
HITS = (
    _in_three("no hit", "kein Treffer", "geen treffer"),
    _in_three("1 hit", "1 Treffer", "1 treffer"),
    _in_three("{n} hits", "{n} Treffer", "{n} treffers"),
)
FLAGS = (
    _in_three("", "", ""),
    _in_three("1 flag", "1 Flagge", "1 vlag"),
    _in_three("{n} flags", "{n} Flaggen", "{n} vlaggen"),
)
DIE = _in_three("Die {n}: {face}", "Würfel {n}: {face}", "Steen {n}: {face}")
ROLLED = _in_three("Rolled: {faces}", "Gewürfelt: {faces}", "Gegooid: {faces}")
HIT = _in_three("hit", "Treffer", "treffer")
USE = _in_three("Use these dice", "Diese Würfel nehmen", "Deze stenen nemen")
TURN_THEM = _in_three(
    "Click a die to turn it", "Zum Drehen auf einen Würfel klicken", "Klik op een steen"
)


def _counted(forms: tuple[Names, ...], number: int, language: str) -> str:
    return forms[min(number, 2)].get(language).format(n=number)


def result_words(hits: int, flags: int, language: str = "en") -> str:
    """Return what dice did: ``2 hits, 1 flag``."""
    parts = _counted(HITS, hits, language), _counted(FLAGS, flags, language)
    return ", ".join(filter(None, parts))


def roll_words(roll: Roll, language: str = "en") -> str:
    """Return the faces of a roll: ``infantry ×2, star``."""
    shown = [
        FACES[symbol].get(language) + (f" ×{count}" if count > 1 else "")
        for symbol, count in zip(SYMBOLS, roll, strict=True)
        if count
    ]
    return ROLLED.get(language).format(faces=", ".join(shown) or "–")


def die_words(number: int, face: DieFace, language: str = "en") -> str:
    """Return one die in words, counted from 1."""
    return DIE.get(language).format(n=number, face=FACES[face].get(language))

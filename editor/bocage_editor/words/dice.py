"""What a roll of battle dice shows, in words."""

from collections.abc import Mapping

from bocage_engine.dice import SYMBOLS, Roll
from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.words import DieFace

FACES: Mapping[DieFace, Names] = {
    DieFace.INFANTRY: Names.of("infantry", "Infanterie", "infanterie"),
    DieFace.ARMOR: Names.of("armor", "Panzer", "pantser"),
    DieFace.GRENADE: Names.of("grenade", "Granate", "granaat"),
    DieFace.STAR: Names.of("star", "Stern", "ster"),
    DieFace.FLAG: Names.of("flag", "Flagge", "vlag"),
}
"""What the symbols of the die are called."""
HITS = (
    Names.of("no hit", "kein Treffer", "geen treffer"),
    Names.of("1 hit", "1 Treffer", "1 treffer"),
    Names.of("{n} hits", "{n} Treffer", "{n} treffers"),
)
FLAGS = (
    Names.of("", "", ""),
    Names.of("1 flag", "1 Flagge", "1 vlag"),
    Names.of("{n} flags", "{n} Flaggen", "{n} vlaggen"),
)
DIE = Names.of("Die {n}: {face}", "Würfel {n}: {face}", "Steen {n}: {face}")
ROLLED = Names.of("Rolled: {faces}", "Gewürfelt: {faces}", "Gegooid: {faces}")
HIT = Names.of("hit", "Treffer", "treffer")
USE = Names.of("Use these dice", "Diese Würfel nehmen", "Deze stenen nemen")
TURN_THEM = Names.of(
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

"""By which words pieces are found."""

from collections.abc import Mapping
from functools import cache

from bocage_schema.catalogue import catalogue
from bocage_schema.folding import folded

SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "forest": ("woods", "trees", "baum", "bäume", "gehölz", "boom", "bomen", "woud"),
    "hedgerow": ("bocage", "hedge", "heg"),
    "town": ("village", "city", "houses", "ruins", "häuser", "huizen"),
    "hill": ("high ground", "height", "anhöhe", "höhe", "hoogte"),
    "river": ("stream", "bach", "water", "fluss", "beek"),
    "road": ("street", "path", "weg", "strasse"),
    "railway": ("rail", "train", "track", "bahn", "gleis", "trein"),
    "marsh": ("swamp", "bog", "moor", "moeras", "drassig"),
    "bunker": ("pillbox", "strongpoint", "stellung", "kazemat"),
    "wire": ("barbed", "stacheldraht", "prikkeldraad"),
    "hedgehog": ("antitank", "panzersperre"),
    "minefield": ("mines", "minen", "mijnen"),
    "infantry": ("soldiers", "soldaten", "inf", "fußvolk", "voetvolk"),
    "armor": ("tank", "tanks", "armour", "panzer"),
    "artillery": ("gun", "cannon", "howitzer", "kanone", "geschut"),
    "both_sides_medal": ("objective", "victory", "ziel", "sieg", "doel", "zege"),
    "exit_marker": ("leave", "arrow", "verlassen", "pfeil", "verlaten", "pijl"),
}
"""Other words for pieces, in any language, by piece."""


@cache
def words_for(piece_id: str, army: str | None = None, *, elite: bool = False) -> str:
    """Return everything that a piece or a unit is found by, in all languages, folded."""
    known = catalogue()
    piece = known.units.get(piece_id) or known.pieces.get(piece_id)
    names = [piece.names.en, piece.names.de, piece.names.nl] if piece else []
    figures = known.armies.get(army or "")
    if figures:
        names += [figures.id, figures.names.en, figures.names.de, figures.names.nl]
    base = piece_id.removeprefix("winter_").removeprefix("desert_").removeprefix("pacific_")
    names += SYNONYMS.get(base, ())
    names.append("elite" if elite else "")
    return folded(" ".join([piece_id.replace("_", " "), *names]))

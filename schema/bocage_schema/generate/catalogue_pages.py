"""The reference pages of the catalogue.  A test fails when they are stale."""

from collections.abc import Iterable, Mapping, Sequence

from bocage_schema.catalogue import (
    Badge,
    Catalogue,
    HexRules,
    Medal,
    Piece,
    RectTile,
    Tile,
    Unit,
    catalogue,
)
from bocage_schema.generate.markdown import NOTE, code, codes, names, table, yes
from bocage_schema.generate.rules_page import rules_page
from bocage_schema.generate.tables_page import tables_page

SECTIONS = (
    ("Hexagonal tiles", "tiles"),
    ("Rectangular tiles", "rect_tiles"),
    ("Obstacles", "obstacles"),
    ("Markers", "markers"),
    ("Medals", "medals"),
)


def pages() -> Mapping[str, str]:
    """Return the text of each reference page by file name."""
    known = catalogue()
    return {
        "catalogue.md": pieces_page(known),
        "catalogue-rules.md": rules_page(known),
        "catalogue-tables.md": tables_page(known),
    }


def pieces_page(known: Catalogue) -> str:
    """Return the page that lists every piece."""
    parts = [
        "# Piece catalogue: pieces",
        NOTE,
        "Every piece that a scenario can place. *Box* names where it comes from; a question mark "
        "means that this is inferred. *Edges* are those that orientation 1 opens, or the angle of "
        "orientation 1 and the step to the next. *Rules* points to "
        "[the rules](catalogue-rules.md); **unknown** means that nobody could establish them: "
        "such a piece can still be placed, printed and counted. Armies, nations, traits, special "
        "rules, decks, boards and boxes are on [a page of their own](catalogue-tables.md).",
    ]
    for title, name in SECTIONS:
        pieces: Mapping[str, Piece] = getattr(known, name)
        parts += [f"## {title}", _piece_table(known, pieces.values())]
    parts += ["## Badges", _badge_table(known.badges.values())]
    parts += ["## Units", _unit_table(known.units.values())]
    return "\n\n".join(parts) + "\n"


def _piece_table(known: Catalogue, pieces: Iterable[Piece]) -> str:
    headers = ["Id", "English", "Deutsch", "Nederlands", "`.m44`", "Layer"]
    headers += ["Orientations", "Edges", "Rules", "Box", "Source", "Notes"]
    return table(headers, (_piece_row(known, piece) for piece in pieces))


def _piece_row(known: Catalogue, piece: Piece) -> Sequence[str]:
    return [
        code(piece.id),
        *names(piece.names),
        codes(getattr(piece, "m44", ())),
        piece.layer,
        str(piece.orientations),
        _edges(piece),
        _rules(piece, known.rules_of(piece)),
        _boxes(piece),
        ", ".join(piece.source),
        _notes(piece),
    ]


def _edges(piece: Piece) -> str:
    if isinstance(piece, RectTile) and piece.angle_deg is not None and not piece.edges:
        return f"{piece.angle_deg}°, {piece.step_deg:+d}°"
    return "; ".join(
        f"{network}: {' '.join(edge.upper() for edge in edges)}"
        for network, edges in piece.edges.items()
    )


def _rules(piece: Piece, rules: HexRules | None) -> str:
    if isinstance(piece, RectTile) and piece.acts_as:
        return f"unit `{piece.acts_as}`"
    shown = code(rules.id) if rules else ""
    return shown if piece.rules_known else f"{shown} **unknown**".strip()


def _boxes(piece: Piece) -> str:
    if not piece.boxes:
        return "not known"
    return codes(piece.boxes) + ("" if piece.boxes_certain else " ?")


def _notes(piece: Piece) -> str:
    notes = [piece.notes] if piece.notes else []
    if isinstance(piece, Medal):
        notes.insert(0, f"Won by: {piece.side or 'either side'}.")
        if not piece.in_editor_palette:
            notes.append("Not in the palette of the desktop editor.")
    if isinstance(piece, Tile) and piece.landscape != "countryside":
        notes.insert(0, f"Art: {piece.landscape}.")
    if piece.only_with:
        notes.append(f"Only with {codes(piece.only_with)}.")
    if piece.not_with:
        notes.append(f"Not with {codes(piece.not_with)}.")
    return " ".join(notes)


def _badge_table(badges: Iterable[Badge]) -> str:
    headers = ["Id", "English", "Deutsch", "Nederlands", "`.m44`", "Effect", "Makes", "Armies"]
    headers += ["Box", "Source", "Notes"]
    return table(headers, map(_badge_row, badges))


def _badge_row(badge: Badge) -> Sequence[str]:
    return [
        code(badge.id),
        *names(badge.names),
        codes(badge.m44),
        badge.effect if badge.rules_known else "**unknown**",
        "; ".join(
            f"`{rule.prefix}` → `{rule.unit}`" + (f" ({rule.years})" if rule.years else "")
            for rule in badge.rules_on
        ),
        codes(badge.armies),
        _boxes(badge),
        ", ".join(badge.source),
        badge.notes,
    ]


def _unit_table(units: Iterable[Unit]) -> str:
    headers = ["Id", "English", "Deutsch", "Nederlands", "`.m44`", "Figures", "Elite", "Rules"]
    headers += ["Box", "Source", "Notes"]
    return table(headers, map(_unit_row, units))


def _unit_row(unit: Unit) -> Sequence[str]:
    return [
        code(unit.id),
        *names(unit.names),
        "; ".join(_form(form.prefix, form.badge, form.figures, form.behavior) for form in unit.m44)
        or (f"as rectangular tile `{unit.placed_as}`" if unit.placed_as else "none"),
        str(unit.figures),
        yes(unit.elite),
        "known" if unit.rules_known else "**unknown**",
        _boxes(unit),
        ", ".join(unit.source),
        unit.notes,
    ]


def _form(prefix: str, badge: str | None, figures: int | None, behavior: str | None) -> str:
    words = [code(prefix)]
    words += [f"+ `{badge}`"] if badge else []
    words += [f"× {figures}"] if figures else []
    words += [f"`{behavior}`"] if behavior else []
    return " ".join(words)

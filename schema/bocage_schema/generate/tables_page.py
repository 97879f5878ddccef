"""The reference page with the tables that name no piece."""

from collections.abc import Iterable, Sequence

from bocage_schema.catalogue import Box, Catalogue, Deck
from bocage_schema.catalogue.boxes import BoxContent, Card, Fit
from bocage_schema.generate.markdown import NOTE, code, codes, names, table, yes

NAMES = ["Id", "English", "Deutsch", "Nederlands"]


def tables_page(known: Catalogue) -> str:
    """Return the page with armies, nations, traits, special rules, decks, boards and boxes."""
    parts = ["# Piece catalogue: tables", NOTE, *_peoples(known), *_rules(known)]
    for deck in known.decks.values():
        parts += [f"## Deck `{deck.id}`: {' · '.join(names(deck.names))}", _deck(deck)]
    parts += ["## Boards", _boards(known), "## Boxes"]
    parts.append(
        "The certainty of a count is *stated* (printed), *derived* from other facts, *weak* or "
        "*unknown*."
    )
    for box in known.boxes.values():
        parts += [f"### `{box.id}`: {' · '.join(names(box.names))}", _box(box)]
    return "\n\n".join(parts) + "\n"


def _peoples(known: Catalogue) -> Iterable[str]:
    yield "## Armies"
    yield "An army is a set of plastic figures; it is not the nation."
    yield table(
        [*NAMES, "`.m44`", "Side", "In the editor", "Source"],
        (
            [code(a.id), *names(a.names), codes(a.m44), a.side, yes(a.in_editor), _said(a.source)]
            for a in known.armies.values()
        ),
    )
    yield "## Nations"
    yield table(
        [*NAMES, "`.m44`", "Usual side", "Figures", "Nation rules", "Source"],
        (
            [
                code(n.id),
                *names(n.names),
                codes(n.m44),
                n.side,
                code(n.army),
                codes(n.rules),
                _said(n.source),
            ]
            for n in known.nations.values()
        ),
    )


def _rules(known: Catalogue) -> Iterable[str]:
    yield "## Nation rules"
    yield table(
        [*NAMES, "Changes", "Source"],
        (
            [code(r.id), *names(r.names), r.changes.en, _said(r.source)]
            for r in known.nation_rules.values()
        ),
    )
    yield "## Traits"
    yield table(
        [*NAMES, "On", "`.m44`", "Rules", "Changes", "Same as", "Established", "Source"],
        (
            [
                code(t.id),
                *names(t.names),
                ", ".join(t.on),
                f"`{t.m44.key}`: `{t.m44.value}`" if t.m44 else "",
                code(t.rules) if t.rules else "",
                t.effect.en,
                code(t.implied_by) if t.implied_by else "",
                "yes" if t.rules_known else "**unknown**",
                _said(t.source),
            ]
            for t in known.traits.values()
        ),
    )
    yield "## Special rules"
    yield table(
        [*NAMES, "`.m44`", "Value", "Changes", "Source"],
        (
            [
                code(r.id),
                *names(r.names),
                codes(r.m44),
                r.value + (f": {codes(r.choices)}" if r.choices else ""),
                r.changes.en,
                _said(r.source),
            ]
            for r in known.special_rules.values()
        ),
    )


def _said(source: Iterable[str]) -> str:
    return ", ".join(source)


def _deck(deck: Deck) -> str:
    return table(
        [*NAMES, "Kind", "Copies", "Left / center / right", "Orders", "On the move"],
        map(_card_row, deck.cards),
    )


def _card_row(card: Card) -> list[str]:
    split = card.copies_by_section
    return [
        code(card.id),
        card.names.en,
        card.names.de,
        card.names.nl + (" (own)" if card.nl_own else ""),
        card.kind,
        str(card.copies),
        f"{split.left} / {split.center} / {split.right}" if split else "",
        _orders(card),
        str(card.on_the_move or ""),
    ]


def _orders(card: Card) -> str:
    if card.orders_all:
        return "all"
    if card.orders_by_section:
        orders = card.orders_by_section
        return f"{orders.left} / {orders.center} / {orders.right}"
    return str(card.orders or "")


def _boards(known: Catalogue) -> str:
    return table(
        [*NAMES, "`.m44`", "Rows", "Hexes in even / odd rows", "Hexes", "Lines", "Beach face"],
        (
            [
                code(b.id),
                *names(b.names),
                codes(b.m44),
                str(b.rows),
                f"{b.even_row_hexes} / {b.odd_row_hexes}",
                str(b.hexes),
                ", ".join(map(str, b.section_lines)),
                "; ".join(
                    f"{span.first}–{span.last} {span.terrain}"
                    for face in b.faces
                    if face.face == "beach"
                    for span in face.rows
                ),
            ]
            for b in known.boards.values()
        ),
    )


def _box(box: Box) -> str:
    key = f"Key in `.m44` files: {codes(box.m44)}." if box.m44 else "No key in `.m44` files."
    lines = [key, box.notes, "" if box.contents_known else "Its full contents are not known."]
    text = " ".join(line for line in lines if line)
    if not box.contents:
        return text
    rows = (_content_row(line) for line in box.contents)
    headers = ["Line", "Kind", "Of", "Count", "Certainty", "Source", "Notes"]
    return f"{text}\n\n{table(headers, rows)}"


def _content_row(line: BoxContent) -> list[str]:
    return [
        code(line.id),
        line.kind,
        codes(line.of or (*line.formats, *line.prints)),
        _count(line),
        line.certainty,
        _said(line.source),
        " ".join(filter(None, (line.notes, _fits(line.fits)))),
    ]


def _fits(fits: Sequence[Fit]) -> str:
    if not fits:
        return ""
    return f"Known to show at once: {'; or '.join(map(_fit, fits))}."


def _fit(fit: Fit) -> str:
    pieces = ", ".join(f"{number} {code(piece)}" for piece, number in fit.pieces.items())
    return f"{pieces} in {fit.copies} copies" if fit.copies > 1 else pieces


def _count(line: BoxContent) -> str:
    if line.count is not None:
        return f"{line.count} with {line.faces} faces" if line.faces > 1 else str(line.count)
    if line.at_least is not None or line.at_most is not None:
        return f"{line.at_least} to {line.at_most}"
    return "?"

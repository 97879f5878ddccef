"""What differs between two documents, in words for people."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bocage_editor.words.hexes import contents
from bocage_editor.words.languages import tr
from bocage_editor.words.said_in_fields import Said, said_in
from bocage_scenarios.adopting import BOARD, Difference, adopted, changes_in
from bocage_scenarios.describe import name_of
from bocage_scenarios.diff import Change, in_short
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex


def field_names() -> Mapping[str, str]:
    """Return what the fields of a scenario are called."""
    return {
        BOARD: tr("Board, with the map and its medals"),
        "face": tr("Face of the board"),
        "texts": tr("Texts"),
        "number": tr("Number"),
        "front": tr("Front"),
        "fictional": tr("Fictional"),
        "begin": tr("Begins"),
        "end": tr("Ends"),
        "top": tr("Seats"),
        "first": tr("Moves first"),
        "camps": tr("Sides"),
        "boxes": tr("Boxes"),
        "rules": tr("Special rules"),
        "objectives": tr("Medals"),
        "exits": tr("Exits"),
        "air_drops": tr("Air drops"),
        "reserves": tr("Reserves"),
        "notes": tr("Notes"),
        "muted": tr("Muted findings"),
    }


def difference_words(a: Scenario, b: Scenario, part: Difference, language: str = "en") -> str:
    """Return what must be changed in a part of ``a`` to make it what it is in ``b``."""
    if part.field == BOARD:
        boards = catalogue().boards
        before, after = (boards[each.board_format].names.get(language) for each in (a, b))
        return _line(field_names()[BOARD], before, after)
    changes = changes_in(a, b, part)
    if part.at is not None:
        return _on_hex(a, b, part.at, changes, language)
    both = a, adopted(a, b, part)
    old, new = (said_in(each, part.field, language) for each in both)
    told = "; ".join(_said(old, new)) or "; ".join(map(_as_filed, changes))
    return f"{field_names()[part.field]}: {told}"


def _on_hex(a: Scenario, b: Scenario, at: Hex, changes: tuple[Change, ...], language: str) -> str:
    before, after = (_things(each, at, a, language) for each in (a, b))
    gone, come = before - after, after - before
    if gone or come:
        return _line(a.board.label(at), ", ".join(gone.elements()), ", ".join(come.elements()))
    return "; ".join(_as_laid(change, language) for change in changes)


def _as_laid(change: Change, language: str) -> str:
    """Return how a piece lies otherwise that lies there in both."""
    pieces = [str(value).partition("@")[0] for value in (change.before, change.after)]
    if change.what or pieces[0] != pieces[1]:
        return _as_filed(change)
    text = tr("{hex}: {piece}, turned")
    return text.format(hex=change.hex, piece=name_of(pieces[0], language))


def _things(scenario: Scenario, at: Hex, on: Scenario, language: str) -> Counter[str]:
    """Return what lies on a hex, and the note that is pinned to it."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    found = Counter(contents(Scenario(on.board_format, hexes={at: content}), at, language))
    if content.note:
        found[tr("note “{text}”").format(text=" ".join(content.note.split()))] += 1
    return found


def _said(before: Said, after: Said) -> Iterator[str]:
    """Yield what is said otherwise, of each thing that something is said of."""
    for what in {**before, **after}:
        old, new = before.get(what), after.get(what)
        if old == new:
            continue
        if old and new:
            is_alike = old.split() == new.split()
            alike = _with_head(what, tr("other blanks or line breaks"))
            yield alike if is_alike else _line(what, *in_short(old, new))
            continue
        text = tr("now {things}") if old is None else tr("no longer {things}")
        told = "".join(in_short(old or None, new or None))
        yield _with_head(what, text.format(things=told)) if told else text.format(things=what)


def _with_head(what: str, text: str) -> str:
    return f"{what}: {text}" if what else text


def _as_filed(change: Change) -> str:
    """Return a change in the notation of the files, for what no words are known for."""
    what = ": ".join(filter(None, (change.hex, change.what)))
    return _line(what, *in_short(change.before, change.after))


def _line(what: str, before: str, after: str) -> str:
    """Return that there is something else now, or something more or less."""
    if before and after:
        text = f"{before} → {after}"
    else:
        text = tr("without {things}") if before else tr("with {things}")
        text = text.format(things=before or after)
    return _with_head(what, text)

"""What differs between two documents, in words for people."""

from collections import Counter
from collections.abc import Mapping

from bocage_editor.words.hexes import contents
from bocage_editor.words.languages import tr
from bocage_scenarios.adopting import BOARD, Difference, changes_in
from bocage_scenarios.diff import Change
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
    told = "; ".join(_of_field(part.field, change) for change in changes)
    return f"{field_names().get(part.field, part.field)}: {told}"


def _on_hex(a: Scenario, b: Scenario, at: Hex, changes: tuple[Change, ...], language: str) -> str:
    before, after = (_things(each, at, a, language) for each in (a, b))
    gone, come = before - after, after - before
    if gone or come:
        return _line(a.board.label(at), ", ".join(gone.elements()), ", ".join(come.elements()))
    return "; ".join(map(str, changes))


def _things(scenario: Scenario, at: Hex, on: Scenario, language: str) -> Counter[str]:
    """Return what lies on a hex, and the note that is pinned to it."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    found = Counter(contents(Scenario(on.board_format, hexes={at: content}), at, language))
    if content.note:
        found[tr("note “{text}”").format(text=" ".join(content.note.split()))] += 1
    return found


def _line(what: str, before: str, after: str) -> str:
    if before and after:
        return f"{what}: {before} → {after}"
    text = tr("{what}: without {things}") if before else tr("{what}: with {things}")
    return text.format(what=what, things=before or after)


def _of_field(field: str, change: Change) -> str:
    """Return a change in a field, with the place in it if it has several."""
    text = str(change).replace(" -> ", " → ")
    head, _, rest = text.partition(": ")
    place = head.partition(".")[2]
    return f"{place}: {rest}" if place and head == change.what else rest or text

"""The arrays ``hexagons`` and ``labels`` of the board."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bocage_scenarios.m44.arrays import Wrapper, unwrap, wrap
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.entries import (
    Entry,
    conflicts,
    merge,
    place_of,
    read_entry,
    says_the_same,
    write_entry,
)
from bocage_scenarios.m44.labels import read_label_text, write_label
from bocage_scenarios.m44.leftovers import Object
from bocage_scenarios.model import (
    EMPTY_HEX,
    ArrayForm,
    Exit,
    HexContent,
    Label,
    Objective,
    Scenario,
    Stray,
)
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.saying import phrase


@dataclass(frozen=True, slots=True)
class Placed:
    """What the arrays of the board hold."""

    hexes: Mapping[Hex, HexContent]
    objectives: tuple[Objective, ...] = ()
    exits: tuple[Exit, ...] = ()
    hexagons: ArrayForm = field(default_factory=ArrayForm)
    labels: ArrayForm = field(default_factory=ArrayForm)
    verbatim: bool = False
    """Writing ``hexagons`` again is sure to give what was read."""


def read_board(board: Object, context: Context) -> Placed:
    """Return what the arrays ``hexagons`` and ``labels`` of ``board`` say."""
    contents: dict[Hex, HexContent] = {}
    objectives: list[Objective] = []
    exits: list[Exit] = []
    items, wrapper = _items(board, "hexagons", context)
    path = pointer("board", "hexagons")
    by_hex, order, strays = _sort_out(items, context, path)
    verbatim = board.get("hexagons") is items and not strays and len(by_hex) == len(items)
    for at, indices in by_hex.items():
        entry = _read_hex(at, indices, items, context, path)
        if entry.content.is_empty():
            verbatim = False
        else:
            contents[at] = entry.content
        objectives += entry.objectives
        exits += entry.exits
        verbatim = verbatim and _is_anchored(entry, at)
    hexagons = ArrayForm(wrapper, order.labels(context), tuple(strays))
    contents, labels = _read_labels(board, contents, context)
    return Placed(contents, tuple(objectives), tuple(exits), hexagons, labels, verbatim)


def _is_anchored(entry: Entry, at: Hex) -> bool:
    """Tell whether all objectives and exits of an entry will be written on its own hex."""
    if not entry.objectives and not entry.exits:
        return True
    if any(map(is_without_medal, entry.objectives)):
        return False
    anchors = [item.hexes[0] for item in entry.objectives]
    anchors += [item.hexes[0] for item in entry.exits]
    return all(anchor == at for anchor in anchors)


def write_hexagons(scenario: Scenario, context: Context) -> Json:
    """Return the array ``hexagons`` for a document."""
    entries: dict[Hex, list[Json]] = {
        at: written
        for at, entry in entries_of(scenario).items()
        if (written := _write_hex(at, entry, context))
    }
    return _array(entries, scenario.m44.hexagons if scenario.m44 else ArrayForm(), context)


def write_labels(scenario: Scenario, context: Context) -> Json:
    """Return the array ``labels`` for a document."""
    labels: dict[Hex, list[Json]] = {
        at: [write_label(label, at, context) for label in content.labels]
        for at, content in scenario.hexes.items()
        if content.labels
    }
    return _array(labels, scenario.m44.labels if scenario.m44 else ArrayForm(), context)


def entries_of(scenario: Scenario) -> dict[Hex, Entry]:
    """Return what each hex carries, the objectives and exits anchored on it included."""
    objectives: dict[Hex, list[Objective]] = defaultdict(list)
    exits: dict[Hex, list[Exit]] = defaultdict(list)
    for objective in scenario.objectives:
        if not is_without_medal(objective):
            objectives[objective.hexes[0]].append(objective)
    for way_out in scenario.exits:
        exits[way_out.hexes[0]].append(way_out)
    places = {*scenario.hexes, *objectives, *exits}
    return {
        at: Entry(scenario.hexes.get(at, EMPTY_HEX), tuple(objectives[at]), tuple(exits[at]))
        for at in sorted(places)
    }


def is_without_medal(objective: Objective) -> bool:
    """Tell whether an objective is no medal on a hex but a condition of the whole game."""
    return objective.type == "sudden_death" and not objective.pieces


def _items(board: Object, key: str, context: Context) -> tuple[list[Json], Wrapper]:
    value = board.get(key, [])
    found = unwrap(value)
    if found is None:
        if value not in ({}, None):
            context.report("M103", pointer("board", key), what=phrase("a list"), value=value)
        return [], ""
    return found


def _sort_out(
    items: list[Json], context: Context, path: str
) -> tuple[dict[Hex, list[int]], "_Order", list[Stray]]:
    """Return the indices of the entries of each hex, the hexes in file order, and the rest."""
    by_hex: dict[Hex, list[int]] = defaultdict(list)
    order = _Order()
    strays: list[Stray] = []
    for index, item in enumerate(items):
        at = place_of(item, context)
        if at is None or not isinstance(item, dict):
            context.report("M105", path + pointer(index), value=item)
        elif item.keys() <= {"row", "col"}:
            context.report("M106", path + pointer(index), context.board.label(at))
        else:
            by_hex[at].append(index)
            order.add(at)
            continue
        strays.append(order.stray(item, context))
    return by_hex, order, strays


class _Order:
    """The hexes of an array's entries in the order of the file."""

    def __init__(self) -> None:
        self._hexes: list[Hex] = []
        self._counts: Counter[Hex] = Counter()

    def add(self, at: Hex) -> None:
        """Note the hex of the next entry."""
        self._hexes.append(at)
        self._counts[at] += 1

    def stray(self, item: Json, context: Context) -> Stray:
        """Return an entry without a hex of its own as standing behind those noted so far."""
        if not self._hexes:
            return Stray(item)
        last = self._hexes[-1]
        return Stray(item, context.board.label(last), self._counts[last])

    def labels(self, context: Context) -> tuple[str, ...]:
        """Return the labels in order; none if the order is the plain one, row by row."""
        if self._hexes == sorted(set(self._hexes)):
            return ()
        return tuple(context.board.label(at) for at in self._hexes)


def _read_hex(at: Hex, indices: list[int], items: list[Json], context: Context, path: str) -> Entry:
    found = [item for item in (items[index] for index in indices) if isinstance(item, dict)]
    if len(found) == 1:
        return read_entry(found[0], at, context, path + pointer(indices[0]))
    label = context.board.label(at)
    clash = conflicts(found)
    code = "M110" if clash else "M104"
    context.report(code, path + pointer(indices[1]), label, layers=", ".join(clash))
    entry = read_entry(merge(found), at, context, path + pointer(indices[0]))
    kept = replace(entry.content, m44=EMPTY_HEX.m44, m44_entries=tuple(found))
    return replace(entry, content=kept)


def _write_hex(at: Hex, entry: Entry, context: Context) -> list[Json]:
    found = [item for item in entry.content.m44_entries if isinstance(item, dict)]
    if found and says_the_same(entry, found, at, context):
        return list(found)
    written = write_entry(entry, at, context)
    return [written] if written.keys() > {"row", "col"} else []


def _array(by_hex: Mapping[Hex, list[Json]], form: ArrayForm, context: Context) -> Json:
    """Return the items of all hexes in the order and wrapping of ``form``."""
    listed = [context.board.hex(label) for label in form.order]
    strays: dict[tuple[Hex | None, int], list[Json]] = defaultdict(list)
    for stray in form.strays:
        at = context.board.hex(stray.after) if stray.after else None
        strays[at, stray.nth].append(stray.entry)
    places = listed + sorted({*by_hex, *(at for at, _ in strays if at)} - set(listed))
    written = strays.pop((None, 1), [])
    times, seen = Counter(places), Counter[Hex]()
    for at in places:
        entries = by_hex.get(at, [])
        first, seen[at] = seen[at], seen[at] + 1
        written += entries[first : None if seen[at] == times[at] else seen[at]]
        written += strays.pop((at, seen[at]), [])
    for left in strays.values():
        written += left
    return wrap(written, form.wrapper)


def _read_labels(
    board: Object, contents: dict[Hex, HexContent], context: Context
) -> tuple[dict[Hex, HexContent], ArrayForm]:
    items, wrapper = _items(board, "labels", context)
    order = _Order()
    strays: list[Stray] = []
    found: dict[Hex, list[Label]] = defaultdict(list)
    for index, item in enumerate(items):
        at = place_of(item, context)
        where = pointer("board", "labels", index)
        label = read_label_text(item, at, context) if at and isinstance(item, dict) else None
        if at is None or label is None:
            strays.append(order.stray(item, context))
            context.report("M107" if at else "M105", where, value=item)
            continue
        order.add(at)
        found[at].append(label)
    labels = {
        at: replace(contents.get(at, EMPTY_HEX), labels=tuple(texts)) for at, texts in found.items()
    }
    return {**contents, **labels}, ArrayForm(wrapper, order.labels(context), tuple(strays))

"""Where in an ``.m44`` file a part of the document stands."""

from collections.abc import Iterator, Mapping, Sequence

from bocage_scenarios.m44.arrays import unwrap
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.entries import place_of
from bocage_scenarios.m44.game_info import read_game_info
from bocage_scenarios.m44.groups import read_label
from bocage_scenarios.m44.hexagons import is_without_medal
from bocage_scenarios.m44.labels import read_label_text
from bocage_scenarios.m44.leftovers import Object
from bocage_scenarios.m44.options import AIR_DROPS, BREAKTHROUGH, DROP_FLAGS, PATH, TRAIN
from bocage_scenarios.m44.tags import Place, Tag, read_tag
from bocage_scenarios.m44.texts import FIELDS
from bocage_scenarios.model import EMPTY_HEX, AirDrop, Exit, Objective, Reserve, Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import Json, as_mapping, pointer, split_pointer

GAME_INFO = {"front": "front", "fictional": "type", "begin": "date_begin", "end": "date_end",
             "first": "starting", "top": "side_player1", "rules": "options",
             "air_drops": "options", "reserves": "options"}  # fmt: skip
"""Keys of documents, and those of ``game_info`` that say the same."""
CAMP = {"hand": "cards", "medals": "victory", "nation": "country"}
ON_HEX = {"ground": "terrain", "line": "terrain", "terrain": "terrain", "rect": "rect_terrain",
          "obstacle": "obstacle", "unit": "unit", "markers": "tags"}  # fmt: skip
PLAIN = {"board": ("board", "type"), "face": ("board", "face"), "boxes": ("packs",),
         "number": ("meta_data", "number"), "hexes": ("board", "hexagons"), "texts": ("text",),
         "objectives": ("board", "hexagons"), "exits": ("board", "hexagons")}  # fmt: skip
HEXAGONS = pointer(*PLAIN["hexes"])
VICTORY = pointer("game_info", "victory")
MEDAL = {
    "type": ("/medal", "/behavior"),
    "side": ("/medal/side", "/side", "/behavior"),
    "medals": ("/medal/counts_for",),
    "min_hexes": ("/medal/nbr_hex",),
    "pieces": ("/name",),
}
"""Keys of objectives, and the places below the tag of a medal that may say the same."""
EXIT = {"side": ("/side",), "marker": ("/name",)}
CONDITION = {"side": ("/side",), "min_hexes": ("/number",)}
ARRIVAL = {"counts": "nbr_units", **{name: slot for name, (slot, _) in DROP_FLAGS.items()}}
"""Keys of air drops and reserves, where those of their options differ."""

Kind = tuple[type, str]
"""What tags are told apart by: what they turn out to be, and their piece."""
ANY_MEDAL = ""
"""Stands for the medal of an objective that names none."""


class Places:
    """Turns places in the document into places in the file it was read from."""

    def __init__(self, found: Mapping[str, Json], scenario: Scenario) -> None:
        """Wrap a file and the document read from it."""
        self._found = dict(found)
        self._scenario = scenario
        self._silent = Context(scenario.board, findings=None)
        self._by_hex: dict[str, dict[Hex, list[tuple[str, Object]]]] = {}

    def path(self, path: str) -> str:
        """Return the JSON Pointer into the file, the nearest there is, for one into the data."""
        return self._look(self._wanted(split_pointer(path)))[0]

    def _wanted(self, parts: list[str]) -> str:
        """Return where a part of the document would stand if the file said everything."""
        scenario = self._scenario
        match parts:
            case ["hexes", label, *rest]:
                return self._on_hex(scenario.board.hex(label), rest) or HEXAGONS
            case ["objectives"]:
                bare = (n for n, goal in enumerate(scenario.objectives) if not goal.stated)
                first = next(bare, None)
                return HEXAGONS if first is None else self._objective(first, [])
            case ["objectives", number, *rest]:
                return self._objective(int(number), rest)
            case ["exits", number, *rest]:
                return self._tag_of(scenario.exits, int(number), rest, EXIT)
            case ["air_drops", number, *rest]:
                return _arrival(scenario.air_drops, int(number), rest)
            case ["reserves", number, *rest]:
                return _arrival(scenario.reserves, int(number), rest)
            case ["rules", name, *rest]:
                return self._rule(name, rest)
            case ["boxes", box, *_]:
                return self._box(box)
            case ["sides", side, *rest]:
                seat = 1 if side == scenario.top else 2
                stem = CAMP.get(rest[0]) if rest else "side"
                return pointer("game_info", f"{stem}_player{seat}")
            case ["texts", language, *rest]:
                return pointer("text", language, *(FIELDS[key] for key in rest if key in FIELDS))
            case [key, *_] if key in GAME_INFO:
                return pointer("game_info", GAME_INFO[key])
            case [key, *_]:
                return pointer(*PLAIN.get(key, ()))
        return ""

    def _on_hex(self, at: Hex, rest: list[str]) -> str:
        """Return the place of a part of a hex; empty if the file has nothing on the hex."""
        key, *index = rest or [""]
        content = self._scenario.hexes.get(at, EMPTY_HEX)
        texts = self._entries("labels", at)
        if len(texts) != len(content.labels):  # some show no text
            texts = [text for text in texts if read_label_text(text[1], at, self._silent)]
        labels = [path for path, _ in texts]
        if key == "labels" and labels:
            number = int(index[0]) if index else 0
            return labels[min(number, len(labels) - 1)]
        if key == "markers" and index:
            number = int(index[0])
            return self._tag(at, content.markers[:number], content.markers[number])
        entries = self._entries("hexagons", at)
        name = ON_HEX.get(key, "")
        holding = (path + pointer(name) for path, item in entries if name in item)
        return next(holding, "") or next((path for path, _ in entries), "") or "".join(labels[:1])

    def _objective(self, number: int, rest: list[str]) -> str:
        goal = self._scenario.objectives[number]
        if is_without_medal(goal):
            return self._condition(number, rest)
        return self._tag_of(self._scenario.objectives, number, rest, MEDAL)

    def _condition(self, number: int, rest: list[str]) -> str:
        """Return the place of an objective without a medal, or of a part of it."""
        goals = self._scenario.objectives
        alike = [
            path + pointer("group_sudden_death")
            for path, item in self._items(VICTORY + pointer("condition"))
            if goals[number] in _conditions(item, self._silent)
        ]
        before = goals[:number].count(goals[number])
        if before >= len(alike):
            return VICTORY
        return self._field(alike[before], goals[number].hexes, rest, CONDITION)

    def _tag_of(
        self,
        items: Sequence[Objective | Exit],
        number: int,
        rest: list[str],
        fields: Mapping[str, tuple[str, ...]],
    ) -> str:
        """Return the place of an objective with a medal or of an exit, or of a part of it."""
        hexes = items[number].hexes
        if not hexes:
            return HEXAGONS
        before = [item for item in items[:number] if item.hexes[:1] == hexes[:1]]
        piece = int(rest[1]) if rest[:1] == ["pieces"] and rest[1:] else 0
        tag = self._tag(hexes[0], before, items[number], piece)
        if rest == ["hexes", "0"]:
            return tag  # it lies there
        return self._field(tag, hexes, rest, fields)

    def _tag(self, at: Hex, before: Sequence[Tag], tag: Tag, piece: int = 0) -> str:
        """Return the place of a tag, or of one of its pieces, that comes after others on a hex."""
        kinds = _kinds(tag)
        wanted = kinds[min(piece, len(kinds) - 1)]
        earlier = [kind for other in before for kind in _kinds(other)] + kinds[:piece]
        nth = sum(_is_alike(kind, wanted) for kind in earlier)
        alike = [path for path, kind in self._tags(at) if _is_alike(kind, wanted)]
        return alike[nth] if nth < len(alike) else self._on_hex(at, ["markers"]) or HEXAGONS

    def _tags(self, at: Hex) -> Iterator[tuple[str, Kind]]:
        """Yield the places of the tags of a hex, and what each is told apart by."""
        place = Place(at, self._scenario.board.label(at), "")
        for entry, _ in self._entries("hexagons", at):
            for path, item in self._items(entry + pointer("tags")):
                tag = read_tag(item, self._silent, place) if isinstance(item, dict) else None
                if tag:
                    yield path, _kinds(tag)[0]

    def _field(
        self,
        path: str,
        hexes: Sequence[Hex],
        rest: list[str],
        fields: Mapping[str, tuple[str, ...]],
    ) -> str:
        """Return the place of a part of what stands at ``path``, such as a hex of its group."""
        if rest[:1] == ["hexes"]:
            group = path + pointer("group")
            at = hexes[int(rest[1])] if rest[1:] else None
            labels = self._items(group) if at else ()
            return next((p for p, label in labels if read_label(label, self._silent) == at), group)
        ways = fields.get(rest[0], ()) if rest else ()
        there = (path + way for way in ways if self._look(path + way)[0] == path + way)
        return next(there, path)

    def _box(self, box: str) -> str:
        for key in as_mapping(self._found.get("packs")):
            known = catalogue().box_by_m44(key)
            if known and known.id == box:
                return pointer("packs", key)
        return pointer("packs")

    def _rule(self, name: str, rest: list[str]) -> str:
        for key in as_mapping(self._value(PATH)):
            rule = catalogue().special_rule_by_m44(key)
            if rule and rule.id == name:
                return PATH + pointer(key, *(rule.fields.get(part, part) for part in rest))
        return PATH

    def _entries(self, array: str, at: Hex) -> list[tuple[str, Object]]:
        """Return the entries of a hex in an array of the board, with their places."""
        if array not in self._by_hex:
            by_hex = self._by_hex[array] = {}
            for path, item in self._items(pointer("board", array)):
                where = place_of(item, self._silent)
                if where is not None and isinstance(item, dict) and len(item) > 2:
                    by_hex.setdefault(where, []).append((path, item))
        return self._by_hex[array].get(at, [])

    def _items(self, path: str) -> Iterator[tuple[str, Json]]:
        """Yield the items of an array in any wrapping, with their places."""
        items, wrapper = unwrap(self._value(path)) or ([], "")
        stem = path + (pointer("item") if wrapper in ("item", "single") else "")
        for index, item in enumerate(items):
            step = wrapper[index] if isinstance(wrapper, tuple) else index
            yield stem if wrapper == "single" else stem + pointer(step), item

    def _value(self, path: str) -> Json:
        """Return what stands at a place of the file; None if there is no such place."""
        nearest, value = self._look(path)
        return value if nearest == path else None

    def _look(self, path: str) -> tuple[str, Json]:
        """Return the nearest place there is to one that the file may have, and what is there."""
        nearest = ""
        value: Json = self._found
        for part in split_pointer(path):
            if isinstance(value, dict) and part in value:
                value = value[part]
            elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
                value = value[int(part)]
            else:
                break
            nearest += pointer(part)
        return nearest, value


def _kinds(tag: Tag) -> list[Kind]:
    """Return what each piece of a tag is told apart by; nothing if no medal lies there."""
    if isinstance(tag, Objective):
        shown = () if is_without_medal(tag) else tag.pieces or (ANY_MEDAL,)
        return [(Objective, piece) for piece in shown]
    return [(type(tag), tag.marker if isinstance(tag, Exit) else tag.piece)]


def _is_alike(kind: Kind, wanted: Kind) -> bool:
    """Tell whether a tag may be the one that is looked for."""
    return kind == wanted or (kind[0] is wanted[0] and ANY_MEDAL in (kind[1], wanted[1]))


def _conditions(found: Json, context: Context) -> tuple[Objective, ...]:
    """Return the objectives that one condition of victory makes."""
    return read_game_info({"victory": {"condition": [found]}}, context).sudden_death


def _arrival(items: Sequence[AirDrop | Reserve], number: int, rest: list[str]) -> str:
    """Return the place of an air drop or a reserve, or of a part of it, in the options."""
    every = [_option(item) for item in items]
    option = every[number]
    if not option or option in every[number + 1 :]:
        return PATH  # an option holds one of them, the last
    return PATH + pointer(*option, *(ARRIVAL.get(part, part) for part in rest))


def _option(item: AirDrop | Reserve) -> tuple[str, ...]:
    """Return the steps from the options to what makes a unit arrive; none if nothing does."""
    if isinstance(item, AirDrop):
        return tuple(key for key, later in AIR_DROPS.items() if later == item.later)
    options = {"armor_breakthrough": (BREAKTHROUGH, item.side.upper()), "supply_train": (TRAIN,)}
    return options.get(item.arrives, ())

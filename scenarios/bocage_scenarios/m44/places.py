"""Where in an ``.m44`` file a part of the document stands."""

from collections.abc import Mapping

from bocage_scenarios.m44.arrays import unwrap
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.entries import place_of
from bocage_scenarios.m44.texts import FIELDS
from bocage_scenarios.model import Scenario
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


class Places:
    """Turns places in the document into places in the file it was read from."""

    def __init__(self, found: Mapping[str, Json], scenario: Scenario) -> None:
        """Wrap a file and the document read from it."""
        self._found = found
        self._scenario = scenario
        self._entries: dict[str, dict[Hex, str]] = {}

    def path(self, path: str) -> str:
        """Return the JSON Pointer into the file, the nearest there is, for one into the data."""
        key, *rest = split_pointer(path) or [""]
        if key == "hexes" and rest:
            return self._on_hex(self._scenario.board.hex(rest[0]), rest[1:])
        if key in ("objectives", "exits") and rest:
            items = self._scenario.objectives if key == "objectives" else self._scenario.exits
            hexes = items[int(rest[0])].hexes
            found = self._on_hex(hexes[0], ["markers"]) if hexes else ""
            return found or pointer("game_info", "victory")
        if key == "sides" and rest:
            seat = 1 if rest[0] == self._scenario.top else 2
            name = CAMP.get(rest[1]) if len(rest) > 1 else "side"
            return pointer("game_info", f"{name}_player{seat}")
        if key == "texts" and rest:
            return self._text(rest)
        if key == "rules" and rest:
            rule = catalogue().special_rules.get(rest[0])
            names = rule.m44[:1] if rule else ()
            return pointer("game_info", "options", *names)
        if key in GAME_INFO:
            return pointer("game_info", GAME_INFO[key])
        return pointer(*PLAIN.get(key, ()))

    def _on_hex(self, at: Hex, rest: list[str]) -> str:
        if rest[:1] == ["labels"] and (path := self._entry("labels", at)):
            return path
        path = self._entry("hexagons", at) or self._entry("labels", at)
        if not path:
            return ""
        return path + pointer(*(ON_HEX[part] for part in rest[:1] if part in ON_HEX))

    def _entry(self, array: str, at: Hex) -> str:
        """Return the place of the first entry of a hex in an array; empty if there is none."""
        if array not in self._entries:
            value = as_mapping(self._found.get("board")).get(array)
            items, wrapper = unwrap(value) or ([], "")
            stem = ("board", array, *(("item",) if wrapper in ("item", "single") else ()))
            silent = Context(self._scenario.board, findings=None)
            found: dict[Hex, str] = {}
            for index, item in enumerate(items):
                step = wrapper[index] if isinstance(wrapper, tuple) else index
                where = place_of(item, silent)
                if where is not None and len(as_mapping(item)) > 2:
                    steps = () if wrapper == "single" else (step,)
                    found.setdefault(where, pointer(*stem, *steps))
            self._entries[array] = found
        return self._entries[array].get(at, "")

    def _text(self, rest: list[str]) -> str:
        prose = as_mapping(self._found.get("text"))
        language = rest[0]
        if language not in prose:
            return pointer("text")
        names = tuple(FIELDS[part] for part in rest[1:2] if part in FIELDS)
        return pointer("text", language, *names)

"""The table of everything that can be done by menu, button or key."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtGui import QKeySequence

from bocage_editor.storage.keys import Usual

Standard = QKeySequence.StandardKey


class Reach(Enum):
    """Where the keys of an action work."""

    WINDOW = "window"
    BOARD = "board"
    """Only while the board or the palette has the focus, because the key is a letter."""


class ActionSpec(NamedTuple):
    """An action.  Its id names the slot that carries it out, and finds it in tests."""

    id: str
    text: str
    keys: Sequence[str | Standard] = ()
    icon: str = ""
    checkable: bool = False
    reach: Reach = Reach.WINDOW
    words: str = ""
    """Other words by which the search for actions finds it."""


BOARD = Reach.BOARD
SEPARATOR = ActionSpec("", "")

MENUS: dict[str, tuple[str, tuple[ActionSpec, ...]]] = {
    "file": (
        str(QT_TRANSLATE_NOOP("actions", "&File")),
        (
            ActionSpec("file.new", "&New…", [Standard.New], "new"),
            ActionSpec("file.open", "&Open…", [Standard.Open], "open"),
            ActionSpec("file.library", "Li&brary…", ["Ctrl+L"], words="browse search folder"),
            ActionSpec("file.reopen", "Reopen &closed tab", ["Ctrl+Shift+T"]),
            SEPARATOR,
            ActionSpec("file.save", "&Save", [Standard.Save], "save"),
            ActionSpec("file.save_as", "Save &as…", [Standard.SaveAs]),
            ActionSpec("file.save_all", "Save a&ll"),
            ActionSpec("file.revert", "Reloa&d from disk"),
            SEPARATOR,
            ActionSpec("file.export", "&Export picture…", ["Ctrl+E"], words="png svg pdf image"),
            SEPARATOR,
            ActionSpec("file.close", "Close &tab", [Standard.Close]),
            ActionSpec("file.quit", "&Quit", [Standard.Quit, "Ctrl+Q"]),
        ),
    ),
    "edit": (
        str(QT_TRANSLATE_NOOP("actions", "&Edit")),
        (
            ActionSpec("edit.cut", "Cu&t", [Standard.Cut]),
            ActionSpec("edit.copy", "&Copy", [Standard.Copy]),
            ActionSpec("edit.paste", "&Paste", [Standard.Paste]),
            ActionSpec("edit.paste_in_place", "Paste &in place", ["Ctrl+Shift+V"]),
            ActionSpec("edit.duplicate", "&Duplicate", ["Ctrl+D"]),
            ActionSpec("edit.delete", "De&lete", ["Del"], reach=BOARD),
            SEPARATOR,
            ActionSpec("edit.select_all", "Select &all", [Standard.SelectAll], reach=BOARD),
            ActionSpec("edit.select_none", "Select &none", ["Ctrl+Shift+A"]),
            ActionSpec("edit.select_alike", "Select ali&ke"),
            ActionSpec("edit.reselect", "&Reselect"),
            SEPARATOR,
            ActionSpec("edit.find", "&Find", [Standard.Find], words="search"),
            ActionSpec("edit.find_next", "Find ne&xt", ["F3"]),
            ActionSpec("edit.find_previous", "Find pre&vious", ["Shift+F3"]),
            ActionSpec("edit.go_to", "&Go to hex…", ["'"], reach=BOARD, words="jump coordinate"),
            SEPARATOR,
            ActionSpec("edit.step_back", "Step &back", ["Esc"], reach=BOARD, words="cancel"),
        ),
    ),
    "scenario": (
        str(QT_TRANSLATE_NOOP("actions", "&Scenario")),
        (
            ActionSpec("scenario.swap_sides", "S&wap Axis and Allies"),
            ActionSpec("scenario.swap_seats", "Swap s&eats"),
            ActionSpec("scenario.turn", "&Turn the board by 180°"),
            ActionSpec("scenario.mirror", "&Mirror left and right"),
            ActionSpec("scenario.convert", "&Change the board…"),
            ActionSpec("scenario.replace", "&Replace pieces…"),
            ActionSpec("scenario.compare", "Com&pare with…", words="difference diff"),
        ),
    ),
    "tools": (
        str(QT_TRANSLATE_NOOP("actions", "&Tools")),
        (
            ActionSpec("tool.select", "&Select", ["V"], "select", True, BOARD),
            ActionSpec("tool.paint", "&Paint", ["B"], "paint", True, BOARD),
            ActionSpec("tool.line", "&Line", ["L"], "line", True, BOARD),
            ActionSpec("tool.fill", "&Fill", ["F"], "fill", True, BOARD),
            ActionSpec("tool.erase", "&Erase", ["E"], "erase", True, BOARD),
            ActionSpec("tool.pick", "P&ick", ["I"], "pick", True, BOARD),
            ActionSpec("tool.route", "&Rivers, roads and rails", ["R"], "route", True, BOARD),
            ActionSpec("tool.medal", "&Medals and exits", ["M"], "medal", True, BOARD),
            ActionSpec("tool.label", "L&abel", ["T"], "label", True, BOARD),
            ActionSpec("tool.hand", "&Hand", ["H"], "hand", True, BOARD),
            SEPARATOR,
            ActionSpec("place.turn_left", "Turn piece left", ["Z"], "turn_left", reach=BOARD),
            ActionSpec(
                "place.turn_right", "Turn piece right", ["Shift+Z"], "turn_right", reach=BOARD
            ),
            ActionSpec("place.smaller", "Smaller brush", ["["], reach=BOARD),
            ActionSpec("place.larger", "Larger brush", ["]"], reach=BOARD),
            ActionSpec("place.search", "Search pieces", ["/"], reach=BOARD, words="find"),
            ActionSpec("place.flip", "Mirror piece", ["X"], reach=BOARD),
        ),
    ),
    "view": (
        str(QT_TRANSLATE_NOOP("actions", "&View")),
        (
            ActionSpec("view.zoom_in", "Zoom &in", [Standard.ZoomIn, "Ctrl+="], "zoom_in"),
            ActionSpec("view.zoom_out", "Zoom ou&t", [Standard.ZoomOut], "zoom_out"),
            ActionSpec("view.full_size", "&100 %", ["Ctrl+0"]),
            ActionSpec("view.fit", "&Fit the board", ["Ctrl+/"], "fit"),
            ActionSpec("view.turn", "From the oth&er side", checkable=True),
            SEPARATOR,
            ActionSpec("view.grid", "&Grid", ["G"], checkable=True, reach=BOARD),
            ActionSpec("view.coordinates", "&Coordinates", ["C"], checkable=True, reach=BOARD),
            ActionSpec("view.sections", "&Section lines", ["S"], checkable=True, reach=BOARD),
            SEPARATOR,
            ActionSpec("view.overlays", "&Overlays…", ["O"], reach=BOARD, words="analysis sight"),
            ActionSpec("view.panels", "&Hide or show all panels", ["Tab"], reach=BOARD),
            ActionSpec("view.next_panel", "Ne&xt panel", ["F6"], words="focus"),
            ActionSpec("view.previous_panel", "Pre&vious panel", ["Shift+F6"], words="focus"),
            ActionSpec("view.full_screen", "F&ull screen", ["F11"], checkable=True),
            ActionSpec("view.reset", "&Reset layout"),
            SEPARATOR,
            ActionSpec("view.look_system", "Look of the s&ystem", checkable=True),
            ActionSpec("view.look_light", "&Light", checkable=True),
            ActionSpec("view.look_dark", "&Dark", checkable=True),
            ActionSpec(
                "view.still", "Reduce &motion", checkable=True, words="animation accessibility"
            ),
        ),
    ),
    "check": (
        str(QT_TRANSLATE_NOOP("actions", "&Check")),
        (
            ActionSpec("check.next", "&Next problem", ["F8"]),
            ActionSpec("check.previous", "&Previous problem", ["Shift+F8"]),
            ActionSpec("check.fix", "Quick &fix", ["Ctrl+."]),
            ActionSpec("check.copy", "&Copy the list of problems"),
        ),
    ),
    "play": (
        str(QT_TRANSLATE_NOOP("actions", "&Play")),
        (ActionSpec("play.start", "&Test play", ["F5"], "play", words="game simulate"),),
    ),
    "help": (
        str(QT_TRANSLATE_NOOP("actions", "&Help")),
        (
            ActionSpec("help.here", "&Help on this", ["F1"], words="what explain rules"),
            ActionSpec(
                "help.find_action", "&Find an action…", ["Ctrl+Shift+P"], words="command search"
            ),
            ActionSpec("help.keys", "&Keyboard shortcuts…", words="hotkeys change configure"),
            ActionSpec("help.tour", "&Tour", words="learn begin lesson"),
            SEPARATOR,
            ActionSpec("help.about", "&About Bocage", words="version"),
        ),
    ),
}
"""By menu its title and what is in it."""

STEPS = (
    ActionSpec("edit.undo", "Undo", [Standard.Undo], "undo"),
    ActionSpec("edit.redo", "Redo", [Standard.Redo, "Ctrl+Y", "Ctrl+Shift+Z"], "redo"),
)
"""What the menu *Edit* begins with; the menu names the step, too."""


def all_actions() -> Iterator[ActionSpec]:
    """Yield every action of the table."""
    for _, specs in MENUS.values():
        yield from (spec for spec in specs if spec.id)


def usual_keys() -> dict[str, Usual]:
    """Return the keys of every action as they are at first, standard ones as the platform has."""
    return {
        spec.id: Usual(
            tuple(dict.fromkeys(key for given in spec.keys for key in _sequences(given))),
            spec.reach is Reach.BOARD,
        )
        for spec in (*STEPS, *all_actions())
    }


def _sequences(key: str | Standard) -> list[QKeySequence]:
    return [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)

"""Which keys carry out which action: those of the program, and what the user made of them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from bocage_editor.storage.settings import Settings

SETTING = "window/keys"
"""Holds a text such as ``edit.copy=Ctrl+K; F9`` for every action with other keys than usual."""
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText
_Key, _Modifier = Qt.Key, Qt.KeyboardModifier
_CODE = 0x01FFFFFF
"""What of a key and its modifiers is the key."""
_MOVING = frozenset(
    key.value
    for key in (
        *(_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down, _Key.Key_Home, _Key.Key_End),
        *(_Key.Key_PageUp, _Key.Key_PageDown, _Key.Key_Return, _Key.Key_Enter, _Key.Key_Space),
    )
)
_EDITING = frozenset(
    key.value
    for key in (
        *(_Key.Key_Escape, _Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Insert),
        *(_Key.Key_Backspace, _Key.Key_Delete),
    )
)


class Usual(NamedTuple):
    """The keys that an action has at first."""

    keys: tuple[QKeySequence, ...]
    on_board: bool = False
    """Whether they work on the board only, where letters are free."""


class Keys:
    """The keys of all actions, no two of which have the same one.

    A key that the user gave to an action is gone from the one that usually has it.
    """

    def __init__(self, settings: Settings, usual: Mapping[str, Usual]) -> None:
        """Read what the user has changed; what makes no sense is left out."""
        self._settings = settings
        self._usual = usual
        self._own: dict[str, list[QKeySequence]] = {}
        for name, keys in self._stored():
            if not any(key in own for own in self._own.values() for key in keys):
                self._own[name] = keys

    def _stored(self) -> Iterator[tuple[str, list[QKeySequence]]]:
        for line in self._settings.texts(SETTING):
            name, sign, text = line.partition("=")
            keys = QKeySequence.listFromString(text, _PORTABLE) if text else []
            if sign and name in self._usual and all(self.is_fit(name, key) for key in keys):
                yield name, list(dict.fromkeys(keys))

    def of(self, name: str) -> list[QKeySequence]:
        """Return the keys of an action."""
        if name in self._own:
            return list(self._own[name])
        given = {key for own in self._own.values() for key in own}
        return [key for key in self._usual[name].keys if key not in given]

    def usual(self, name: str) -> list[QKeySequence]:
        """Return the keys that an action has at first."""
        return list(self._usual[name].keys)

    def is_changed(self, name: str) -> bool:
        """Tell whether an action has other keys than at first."""
        return self.of(name) != self.usual(name)

    def is_fit(self, name: str, key: QKeySequence) -> bool:
        """Tell whether a key may be given to an action."""
        usual = self._usual[name]
        return key in usual.keys or _is_free(key, on_board=usual.on_board)

    def owner(self, key: QKeySequence, but: str) -> str | None:
        """Return which action, but for one, has a key; None if no other does."""
        return next((name for name in self._usual if name != but and key in self.of(name)), None)

    def give(self, name: str, keys: Sequence[QKeySequence]) -> None:
        """Let an action have these keys, and no other action any of them."""
        for own in self._own.values():
            own[:] = [key for key in own if key not in keys]
        self._own[name] = list(keys)
        self._write()

    def reset_all(self) -> None:
        """Give all actions the keys that they have at first."""
        self._own.clear()
        self._write()

    def _write(self) -> None:
        self._own = {name: own for name, own in self._own.items() if own != self.usual(name)}
        lines = [f"{name}={QKeySequence.listToString(own)}" for name, own in self._own.items()]
        self._settings.set(SETTING, lines)
        self._settings.sync()


def told(keys: Sequence[QKeySequence]) -> str:
    """Return keys as people read them."""
    return ", ".join(key.toString(_NATIVE) for key in keys)


def _is_free(key: QKeySequence, *, on_board: bool) -> bool:
    """Tell whether a key is not needed for typing, for moving about or for opening menus."""
    if key.count() != 1:
        return False
    pressed = key[0]  # type: ignore[index]  # Qt's stubs do not know of it
    code, held = pressed.toCombined() & _CODE, pressed.keyboardModifiers()
    if code in (0, _Key.Key_unknown.value):
        return False
    if held & (_Modifier.ControlModifier | _Modifier.MetaModifier):
        return True
    if code in _MOVING:
        return False
    types = code < _Key.Key_Escape.value
    if held & _Modifier.AltModifier:
        return not types
    return on_board or not (types or code in _EDITING)

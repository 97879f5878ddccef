"""English plurals: ``%n hex(es)`` becomes ``1 hex`` or ``5 hexes``."""

import re

from PySide6.QtCore import QTranslator

_ENDING = re.compile(r"\((e?s)\)")


class EnglishPlurals(QTranslator):
    """Resolves the endings in brackets of texts that nobody has translated.

    Translators for other languages are installed after it, and so come first.
    """

    def isEmpty(self) -> bool:
        """Tell Qt that there is something to ask."""
        return False

    def translate(
        self,
        context: str | bytes,
        source: str | bytes,
        disambiguation: str | bytes | None = None,
        n: int = -1,
    ) -> str:
        """Return the text with the endings for a number; nothing if it has none."""
        text = source if isinstance(source, str) else bytes(source).decode()
        if n < 0 or "(" not in text:
            return None  # type: ignore[return-value]  # to Qt, an empty text is a translation
        return _ENDING.sub("" if n == 1 else r"\1", text)

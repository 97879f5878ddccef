"""Comparing words as people do who search for them."""

import unicodedata


def folded(text: str) -> str:
    """Return a text without capitals and accents."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))

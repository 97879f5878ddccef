"""Texts that come from outside, such as names of files, in places where Qt expects markup."""

from html import escape


def tip(text: str) -> str:
    """Return a text so that a tool tip shows it as it stands, even if it looks like markup."""
    return f"<span>{escape(text)}</span>" if "<" in text else text

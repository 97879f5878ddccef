"""What web pages and wrong encodings leave behind in texts, and what was meant by it."""

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

ENTITY = re.compile(r"&(?:[A-Za-z]{2,8}[1-4]{0,2}|#[0-9]{1,6}|#[xX][0-9A-Fa-f]{1,5});")
BREAK = re.compile(r"<br *(?:/|clear=\"?\w+\"? */?)?>(?: *\n)?", re.IGNORECASE)
PARAGRAPH = re.compile(r"</p *>\s*(?:<p *>\s*)?|<p *>\s*", re.IGNORECASE)
FORMATTING = re.compile(
    r"</?(?:b|i|u|s|em|strong|small|big|sup|sub|span|font|center|div|h[1-6]|ul|ol|li|a|img|table"
    r"|tr|td|th|hr|blockquote|pre|code)(?: +\w+ *=[^<>]*)? */?>",
    re.IGNORECASE,
)
MOST_LAYERS = 3
"""How often a text may have been encoded over and over."""
SURE = 4
"""A text with so many foreign signs is no UTF-8 by chance when its signs are taken for bytes."""
CLOSING = "…”’»“\N{LEFT SINGLE QUOTATION MARK}"
"""Signs that may well follow on a capital letter, and look like the second byte of a sign."""


class Spoilt(NamedTuple):
    """Something in a text that is not as it was meant."""

    code: str
    found: str
    """The first of the places."""
    meant: str | None
    """The whole text as it was meant; None if that is not certain."""


def find(text: str, *, one_line: bool = False) -> Iterator[Spoilt]:
    """Yield what is spoilt in a text, at most once for each code."""
    if "<" in text or "&" in text:
        yield from _find_html(text, one_line=one_line)
    if not text.isascii():
        yield from _find_garbled(text)


def numbers_in(text: str) -> frozenset[str]:
    """Return the numbers in a text as they are written."""
    return frozenset(re.findall(r"[0-9]+", text))


def _find_html(text: str, *, one_line: bool) -> Iterator[Spoilt]:
    first = next(_html_in(text), None)
    if first is not None:
        yield Spoilt("W115", first.strip(), without_html(text, one_line=one_line))
    tag = FORMATTING.search(text)
    if tag:
        yield Spoilt("W120", tag[0], None)


def _html_in(text: str) -> Iterator[str]:
    matches = [
        *(found for found in ENTITY.finditer(text) if html.unescape(found[0]) != found[0]),
        *BREAK.finditer(text),
        *PARAGRAPH.finditer(text),
    ]
    return (found[0] for found in sorted(matches, key=re.Match.start))


def without_html(text: str, *, one_line: bool = False) -> str:
    """Return a text with the signs and line ends that its HTML stands for."""
    text = BREAK.sub("\n", text)
    if PARAGRAPH.search(text):
        paragraphs = (part.strip() for part in PARAGRAPH.split(text))
        text = "\n\n".join(part for part in paragraphs if part)
    for _ in range(MOST_LAYERS):
        text = ENTITY.sub(_sign, text)
    return " ".join(text.split()) if one_line else text


def _sign(entity: re.Match[str]) -> str:
    return html.unescape(entity[0]).replace("\N{NO-BREAK SPACE}", " ")


def _find_garbled(text: str) -> Iterator[Spoilt]:
    repaired = text
    for _ in range(MOST_LAYERS):
        repaired = ungarbled(repaired)
    if repaired != text:
        yield Spoilt("W116", _first_difference(text, repaired), repaired)
    elif "\N{REPLACEMENT CHARACTER}" in text:
        yield Spoilt("W116", "\N{REPLACEMENT CHARACTER}", None)


def _first_difference(text: str, repaired: str) -> str:
    """Return the word of a text in which it first differs from the repaired one."""
    pairs = zip(text.split(), repaired.split(), strict=False)
    return next((word for word, other in pairs if word != other), text)


def ungarbled(text: str) -> str:
    """Return a text with the signs that a wrong encoding has turned into others."""
    if len(_FOREIGN.findall(text)) >= SURE and not _IN_CAPITALS.search(text):
        try:
            whole = _bytes(text).decode("utf-8")
        except UnicodeError:
            pass
        else:
            if not _RARE.search(whole):
                return whole
    return _GARBLED.sub(_meant, text)


_IN_CAPITALS = re.compile(rf"[A-ZÀ-Þ][À-Þ][{CLOSING}]")
_FOREIGN = re.compile(r"[^\x00-\x7f]")
_RARE = re.compile(
    "[^\\x00-\u017f\u0192\u02c6\u02dc\u0386-\u03ce\u0400-\u045f\u0490\u0491\u2000-\u2bff\U0001f300-\U0001faff]"
)
"""Signs that are neither European letters nor the usual marks: nobody meant them."""
_GARBLED = re.compile(r"[ÂÃ][^\x00-\x7f]|â[^\x00-\x7f]{2}|ð[^\x00-\x7f]{3}|[\x80-\x9f]")


def _meant(found: re.Match[str]) -> str:
    """Return the signs that garbled ones stood for, or these if they are no such thing."""
    signs = found[0]
    after_capital = found.start() > 0 and found.string[found.start() - 1].isupper()
    if after_capital and signs[-1] in CLOSING:
        return signs
    try:
        return _bytes(signs).decode("cp1252" if len(signs) == 1 else "utf-8")
    except UnicodeError:
        return signs


def _bytes(signs: str) -> bytes:
    """Return the bytes that were read as signs; raises `UnicodeError` for other signs."""
    return signs.translate(_AS_READ).encode("latin-1")


def _as_read() -> Iterator[tuple[int, int]]:
    """Yield the signs that Windows has for the bytes of control characters, and these."""
    for byte in range(0x80, 0xA0):
        sign = bytes([byte]).decode("cp1252", errors="ignore")
        if sign:
            yield ord(sign), byte


_AS_READ = dict(_as_read())

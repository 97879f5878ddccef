"""Words of findings that can be said in several languages.

What fills in a template is either data, such as the label of a hex, or `Words`.  The text of
words is English; `Words.said` says them in another tongue.  Nothing here knows any language but
English: a `Tongue` brings its translations along.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language in which findings can be said."""

    code: str
    """The code of the language, such as ``de``."""
    translate: Callable[[str], str]
    """Returns the translation of an English template."""


ENGLISH = Tongue("en", str)


class Words(Protocol):
    """Something that is called differently in each language; ``str`` gives it in English."""

    def said(self, tongue: Tongue) -> str:
        """Return it in a language."""
        ...


def in_tongue(value: object, tongue: Tongue) -> object:
    """Return words as they are said in a language, and data as they are."""
    said = getattr(value, "said", None)  # quicker than to ask whether it is of the protocol
    return said(tongue) if said else value


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a sentence: a template of `str.format` and what fills it in.  See `phrase`."""

    template: str
    values: tuple[tuple[str, object], ...] = ()

    def said(self, tongue: Tongue) -> str:
        """Return the phrase in a language."""
        values = {name: in_tongue(value, tongue) for name, value in self.values}
        return tongue.translate(self.template).format(**values)

    def __str__(self) -> str:
        """Return the phrase in English."""
        return self.said(ENGLISH)


def phrase(template: str, /, **values: object) -> Phrase:
    """Return a phrase; write its template out, for that is how translators get to see it."""
    return Phrase(template, tuple(values.items()))


AND, OR = " and ", " or "


@dataclass(frozen=True, slots=True)
class Listed:
    """Words or data one after another."""

    items: tuple[object, ...]
    between: str = ", "
    last: str = ""
    """What stands before the last one, if anything else."""

    def said(self, tongue: Tongue) -> str:
        """Return them in a language."""
        texts = [str(in_tongue(item, tongue)) for item in self.items]
        between = tongue.translate(self.between)
        if not self.last or len(texts) < 2:
            return between.join(texts)
        return tongue.translate(self.last).join((between.join(texts[:-1]), texts[-1]))

    def __str__(self) -> str:
        """Return them in English."""
        return self.said(ENGLISH)


def in_a_row(items: Iterable[object]) -> Listed:
    """Return items with commas between them."""
    return Listed(tuple(items))


def all_of(items: Iterable[object]) -> Listed:
    """Return items as a sentence lists them: ``a, b and c``."""
    return Listed(tuple(items), last=AND)


def any_of(items: Iterable[object]) -> Listed:
    """Return items to choose from: ``a or b``."""
    return Listed(tuple(items), OR)

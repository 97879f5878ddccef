"""What the engine leaves to the players, in the language of the program.

The engine tells it in English, such as ``Bunker: it is not built during the game``: the name of
something, and one or several gaps.  Names and rules are in the catalogue, in every language; the
rest is translated like all texts of the editor.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from bocage_editor.words.languages import spoken, tr
from bocage_editor.words.objectives import type_names
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.names import Names
from bocage_schema.ids import ObjectiveType

BETWEEN = "; "
"""Stands between gaps."""
IT_IS = "it is "
"""Stands before the type of an objective."""
_PLACE = re.compile(r"(Objective|Exit) (.+)")


def gap_words(line: str) -> str:
    """Return a line of what the engine does not play."""
    head, colon, gaps = line.partition(": ")
    if not colon:
        return gaps_words(line)
    return f"{_head(head)}: {gaps_words(gaps)}"


def gaps_words(gaps: str) -> str:
    """Return gaps without the name of what they belong to."""
    known = _catalogued(spoken())
    if gaps in known:
        return known[gaps]
    return BETWEEN.join(known.get(gap) or _gap(gap) for gap in gaps.split(BETWEEN))


def _gap(gap: str) -> str:
    kind = gap.removeprefix(IT_IS)
    if kind != gap and kind in list(ObjectiveType):
        return tr("it is played as: {type}").format(type=type_names()[ObjectiveType(kind)])
    return QCoreApplication.translate("Gaps", gap)


def _head(head: str) -> str:
    """Return what something is called."""
    if found := _PLACE.fullmatch(head):
        text = tr("Objective {number}") if found[1] == "Objective" else tr("Exit {place}")
        return text.format(number=found[2], place=found[2])
    return _catalogued(spoken()).get(head) or QCoreApplication.translate("Gaps", head)


@cache
def _catalogued(language: str) -> Mapping[str, str]:
    """Return names and rules of the catalogue by what they are in English."""
    return {names.en.rstrip("."): names.get(language).rstrip(".") for names in _names()}


def _names() -> Iterator[Names]:
    known = catalogue()
    for table in (
        known.terrain_rules,
        known.obstacle_rules,
        known.units,
        known.pieces,
        known.nations,
    ):
        yield from (entry.names for entry in table.values())
    for trait in known.traits.values():
        yield from (trait.names, trait.effect)
    for rule in known.special_rules.values():
        yield from (rule.names, rule.changes)
    yield from (rule.changes for rule in known.nation_rules.values())

"""Checks of texts against what is set: cards, medals, who begins, and what lies on the map.

Only texts about the game are compared, and words are read in English, German and Dutch.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from bocage_scenarios.checks import phrases, vocabulary
from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View, names_on
from bocage_scenarios.checks.vocabulary import SUBJECTS, Subject
from bocage_scenarios.describe import name_of
from bocage_scenarios.model import Texts
from bocage_schema.catalogue import ObstacleRules, catalogue
from bocage_schema.hexes import LABEL
from bocage_schema.id_words import CAMPS
from bocage_schema.ids import Side
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Words, phrase

NAMES: Mapping[str, Words] = {
    "briefing": phrase("briefing"),
    "victory": phrase("victory text"),
    "rules": phrase("rules text"),
}
"""The texts about the game, and what they are called."""
IN_BRACKETS = re.compile(r"\(([^()\n]{4,200})\)")
BETWEEN_LABELS = re.compile(r"[\s,;/+&]+|\b(?:and|und|en|et|hex(?:es)?|Felder|vakken)\b")
ARTICLES: Mapping[str, tuple[str, ...]] = {
    "en": ("the", "a", "an", "each", "both", "this", "that", "every", "all"),
    "nl": ("de", "het", "een", "elke", "iedere", "deze", "die", "alle"),
}
"""Words that, with a capital letter, begin a sentence and no name; German nouns tell nothing."""


def understood(view: View) -> Iterator[tuple[str, str, Texts]]:
    """Yield code, language and texts of the languages that are read here."""
    for code, texts in view.scenario.texts.items():
        language = re.split("[-_]", code)[0]
        if language in vocabulary.SIDES:
            yield code, language, texts


def _path(code: str, field: str) -> str:
    return pointer("texts", code, field)


@document_check("W105", reads="texts camps")
def other_hand(view: View) -> Iterator[Found]:
    """Find briefings that give a side another hand than is set."""
    for code, language, texts in understood(view):
        stated = _numbers(view, texts.briefing or "", language, vocabulary.CARDS)
        for side, number in stated.items():
            hand = view.scenario.camps[side].hand
            if number != hand:
                yield found(
                    "W105",
                    _path(code, "briefing"),
                    language=code,
                    camp=CAMPS[side],
                    stated=number,
                    hand=hand,
                )


@document_check("W106", reads="texts camps")
def other_target(view: View) -> Iterator[Found]:
    """Find victory texts that let a side win with another number of medals than is set."""
    for code, language, texts in understood(view):
        text = texts.victory or ""
        stated = _common_target(text, language)
        stated |= _numbers(view, text, language, vocabulary.MEDALS)
        wrong: dict[tuple[int, int], list[Side]] = {}
        for side, number in stated.items():
            medals = view.scenario.camps[side].medals
            if number != medals:
                wrong.setdefault((number, medals), []).append(side)
        for (number, medals), sides in wrong.items():
            who = (
                phrase("both sides")
                if len(sides) > 1
                else phrase("the {camp} side", camp=CAMPS[sides[0]])
            )
            yield found(
                "W106", _path(code, "victory"), language=code, who=who, stated=number, medals=medals
            )


def _common_target(text: str, language: str) -> dict[Side, int]:
    """Return the medals that both sides need, where a victory text begins with their number."""
    match = phrases.statement(language, vocabulary.MEDALS[language]).match(text)
    if not match or not phrases.is_complete(text, match.end(), language):
        return {}
    return dict.fromkeys(Side, phrases.number_of(match["number"], language))


def _numbers(view: View, text: str, language: str, things: Mapping[str, str]) -> dict[Side, int]:
    """Return how many things a text gives each side; none where it says so in two ways."""
    said: dict[Side, set[int]] = {side: set() for side in Side}
    pattern = phrases.statement(language, things[language])
    for head in phrases.heading(language).finditer(text):
        match = pattern.match(text, head.end())
        side = _side_called(view, head["who"], language)
        if match and side and phrases.is_complete(text, match.end(), language):
            said[side].add(phrases.number_of(match["number"], language))
    return {side: numbers.pop() for side, numbers in said.items() if len(numbers) == 1}


def _side_called(view: View, word: str, language: str) -> Side | None:
    """Return the side that a text means by a word for a side or a nation."""
    for owner in phrases.whose(language, word):
        if owner in tuple(Side):
            return Side(owner)
        sides = [side for side in Side if view.scenario.camps[side].nation == owner]
        sides = sides or [catalogue().nations[owner].side]
        return sides[0] if len(sides) == 1 else None
    return None


@document_check("W112", reads="texts camps first")
def other_first(view: View) -> Iterator[Found]:
    """Find briefings that let a side move first that does not."""
    for code, language, texts in understood(view):
        sides = set(_said_to_move_first(view, texts.briefing or "", language))
        if len(sides) == 1 and view.scenario.first not in sides:
            yield found("W112", _path(code, "briefing"), language=code, camp=CAMPS[sides.pop()])


def _said_to_move_first(view: View, text: str, language: str) -> Iterator[Side]:
    you, they = phrases.moves_first(language)
    heads = list(phrases.heading(language).finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    for head, end in zip(heads, ends, strict=False):
        side = _side_called(view, head["who"], language)
        if side and (they.match(text, head.end()) or you.search(text, head.end(), end)):
            yield side


MOST_TEXTS = 200
"""Texts of which it is remembered what they speak of; a document has a few for each language."""


@document_check("W107", reads="texts tiles units markers labels exits")
def not_on_the_map(view: View) -> Iterator[Found]:
    """Find texts that speak of pieces, without any doubt, of which none is on the map."""
    for code, language, texts in understood(view):
        said: set[str] = set()
        for field, name in NAMES.items():
            for subject, sentence in _spoken_of(getattr(texts, field) or "", language):
                if subject.name in said or _is_on_the_map(view, subject):
                    continue
                said.add(subject.name)
                yield found(
                    "W107",
                    _path(code, field),
                    field=name,
                    language=code,
                    what=subject.words,
                    words=sentence,
                )


@lru_cache(maxsize=MOST_TEXTS)
def _spoken_of(text: str, language: str) -> tuple[tuple[Subject, str], ...]:
    """Return the subjects of which a text speaks, with the first sentence that does."""
    return tuple(_subjects_in(text, language))


def _subjects_in(text: str, language: str) -> Iterator[tuple[Subject, str]]:
    left = list(SUBJECTS)
    for sentence in phrases.sentences(text):
        if not vocabulary.DOUBT[language].search(sentence):
            for subject in tuple(left):
                matches = subject.pattern(language).finditer(sentence)
                if any(_is_meant(sentence, match, language) for match in matches):
                    left.remove(subject)
                    yield subject, sentence.strip()


def _is_meant(sentence: str, match: re.Match[str], language: str) -> bool:
    """Tell whether words mean the thing itself: no name, such as Pegasus Bridge, no likeness."""
    before = sentence[: match.start()]
    if before.endswith(("-", "–", "’", "'", "/")) or vocabulary.ONLY_LIKE[language].search(before):
        return False
    if language not in ARTICLES or not match[0][0].isupper():
        return True
    word = before.split()[-1:]
    return not word or word[0][0].islower() or word[0].lower() in ARTICLES[language]


def _is_on_the_map(view: View, subject: Subject) -> bool:
    pieces, labels = _on_the_map(view)
    if any(part in pieces for part in subject.pieces):
        return True
    return bool(labels) and any(
        subject.pattern(language).search(labels) for language in vocabulary.SIDES
    )


def _on_the_map(view: View) -> tuple[str, str]:
    """Return the names of all pieces on the map, in small letters, and the texts of its labels."""
    known: tuple[str, str] | None = view.memo.get(_on_the_map)
    if known is None:
        contents = view.scenario.hexes.values()
        pieces = set[str]().union(*(names_on(content) for content in contents))
        pieces.update(way_out.marker for way_out in view.scenario.exits)
        texts = (label.text for content in contents if content.labels for label in content.labels)
        labels = "\n".join(line for text in texts for line in text.values())
        known = " ".join(map(name_of, pieces)).lower(), labels
        view.memo[_on_the_map] = known
    return known


@document_check("W108", reads="texts markers objectives exits air_drops reserves")
def not_in_the_texts(view: View) -> Iterator[Found]:
    """Find what a scenario has and the texts about the game pass over in silence."""
    scenario = view.scenario
    present: Mapping[Words, object] = {
        phrase("exits"): scenario.exits,
        phrase("minefields"): any(map(_is_mine, _markers(view))),
        phrase("objectives"): scenario.objectives,
        phrase("air drops"): scenario.air_drops,
        phrase("reserves"): scenario.reserves,
    }
    for code, language, texts in understood(view):
        field = next((key for key in ("victory", "rules") if _is_written(getattr(texts, key))), "")
        if field:
            for what, there in present.items():
                if there and not _mentions(texts, language, str(what)):
                    yield found("W108", _path(code, field), language=code, what=what)


def _markers(view: View) -> set[str]:
    contents = view.scenario.hexes.values()
    return {marker.piece for content in contents for marker in content.markers}


def _is_mine(piece_id: str) -> bool:
    piece = catalogue().markers.get(piece_id)
    rules = catalogue().rules_of(piece) if piece else None
    return isinstance(rules, ObstacleRules) and rules.mine is not None


def _is_written(text: str | None) -> bool:
    return any(map(str.isalpha, text or ""))


def _mentions(texts: Texts, language: str, what: str) -> bool:
    victory = texts.victory or ""
    target = phrases.statement(language, vocabulary.MEDALS[language]).match(victory)
    rest = victory[target.end() :] if target else victory
    whole = "\n".join((texts.briefing or "", rest, texts.rules or ""))
    return bool(re.search(vocabulary.MENTIONS[what][language], whole, re.IGNORECASE))


@document_check("W110", "W114", reads="texts rules air_drops reserves")
def rules_not_set(view: View) -> Iterator[Found]:
    """Find rules texts that describe special rules which are not set."""
    scenario = view.scenario
    named = False
    for code, language, texts in understood(view):
        for rule in phrases.rules_named(texts.rules or "", language):
            if not scenario.rules.get(rule.id):
                named = True
                name = rule.names.get(language)
                yield found("W114", _path(code, "rules"), language=code, rule=name)
    is_set = scenario.rules or scenario.air_drops or scenario.reserves
    if not named and not is_set and _tells_rules(view):
        yield found("W110", pointer("texts"))


def _tells_rules(view: View) -> bool:
    """Tell whether the rules texts describe special rules, as far as they can be understood."""
    read = [
        (language, texts.rules or "")
        for _, language, texts in understood(view)
        if _is_written(texts.rules)
    ]
    if read:
        return any(phrases.tells_rules(text, language) for language, text in read)
    return any(texts.rules for texts in view.scenario.texts.values())


@document_check("W111", reads="texts rules")
def rules_not_told(view: View) -> Iterator[Found]:
    """Find special rules without a rules text in any language."""
    texts = view.scenario.texts.values()
    if view.scenario.rules and not any(one.rules for one in texts):
        yield found("W111", pointer("rules"))


@document_check("W121", reads="texts board_format")
def no_such_hex(view: View) -> Iterator[Found]:
    """Find lists of hexes in brackets that name one which the board has not."""
    for code, texts in view.scenario.texts.items():
        for field, name in NAMES.items():
            for brackets in IN_BRACKETS.finditer(getattr(texts, field) or ""):
                for label in _wrong_labels(view, brackets[1]):
                    yield found("W121", _path(code, field), field=name, language=code, label=label)


def _wrong_labels(view: View, listed: str) -> Iterator[str]:
    """Yield what is no hex in a list of hexes; other lists, such as those of tanks, have none."""
    labels = [word for word in BETWEEN_LABELS.split(listed) if word]
    if all(map(LABEL.fullmatch, labels)):
        wrong = [label for label in labels if not _is_hex(view, label)]
        if len(wrong) < len(labels):
            for label in wrong:
                too_high = int(label[1:]) > view.board.rows
                if too_high or _is_hex(view, label.swapcase()):
                    yield label


def _is_hex(view: View, label: str) -> bool:
    return view.board.hex(label) in view.board

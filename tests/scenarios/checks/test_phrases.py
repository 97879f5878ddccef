"""What texts call nations, rules and pieces: the words, and the catalogue."""

import pytest
from texts import TONGUES

from bocage_scenarios.checks import phrases, vocabulary
from bocage_schema.catalogue import catalogue


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("nation", catalogue().nations)
def test_every_nation_is_known_by_its_name(language, nation):
    name = catalogue().nations[nation].names.get(language)
    head = phrases.heading(language).match(f"{name}: x")
    assert head
    assert nation in phrases.whose(language, head["who"])


@pytest.mark.parametrize("language", TONGUES)
def test_words_for_peoples_belong_to_nations_of_the_catalogue(language):
    assert vocabulary.PEOPLES[language].keys() <= catalogue().nations.keys()


@pytest.mark.parametrize("rule", catalogue().special_rules.values(), ids=lambda rule: rule.id)
@pytest.mark.parametrize(
    ("language", "ending"), [("en", " rules"), ("de", "-Regeln"), ("nl", "regels")]
)
def test_every_special_rule_is_known_by_its_name(rule, language, ending):
    name = rule.names.get(language)
    named = name if name.lower().endswith(ending.strip(" -").lower()) else name + ending
    found = list(phrases.rules_named(f"{named} X.", language))
    assert (rule in found) != bool(vocabulary.DOUBT[language].search(name))


@pytest.mark.parametrize("subject", vocabulary.SUBJECTS, ids=lambda subject: subject.name)
def test_every_subject_has_pieces_in_the_catalogue(subject):
    names = [piece.names.en.lower() for piece in catalogue().pieces.values()]
    assert all(any(part in name for name in names) for part in subject.pieces)

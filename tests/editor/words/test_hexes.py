"""What is said of the pieces on a hex, and how an ending is told."""

import pytest

from bocage_editor.play.telling import sentence
from bocage_editor.words.hexes import unit_words
from bocage_editor.words.languages import install
from bocage_engine.events import EventKind
from bocage_engine.state import Reason
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.model import Unit
from bocage_scenarios.start import setup_of


@pytest.mark.parametrize(
    ("traits", "more"),
    [
        ((), ""),
        (("carries_petard",), "Petard"),
        (("carries_bridge",), "Bridge"),
        (("on_landing_craft",), "On Landing Craft"),
        (("two_medals",), ""),
    ],
)
def test_what_a_unit_carries_is_told(qapp, traits, more):
    told = unit_words(Unit("churchill", "british", traits=traits))
    plain = unit_words(Unit("churchill", "british"))
    head, tail = plain.split(", ", 1)
    assert told == (f"{head}, {more}, {tail}" if more else plain)


ENDINGS = {
    "en": "The game is over; winner: Allies, by medals.",
    "de": "Die Partie ist vorbei; Sieg: Alliierte, durch Orden.",
}


@pytest.mark.parametrize("language", ENDINGS)
def test_why_a_game_ended(qapp, language):
    world = World(setup_of(bundled("first_contact").scenario))
    install(language)
    try:
        assert sentence(world, (EventKind.OVER, 1, Reason.MEDALS), language) == ENDINGS[language]
    finally:
        install("en")

"""Parts of boxes are called by their names in the language of the user."""

import pytest

from bocage_editor.words.languages import install
from bocage_editor.words.parts import part_words
from bocage_scenarios.library import bundled
from bocage_scenarios.needs import needs_of


@pytest.mark.parametrize(
    ("language", "board", "infantry"),
    [
        ("en", "Standard board, countryside face", "Infantry (German figures)"),
        ("de", "Spielplan Standard, Graslandschaft", "Infanterie (Deutsche Figuren)"),
        ("nl", "Bord Standaard, Landzijde", "Infanterie (Duitse figuren)"),
    ],
)
def test_boards_and_units_are_named(language, board, infantry, qapp):
    install(language)
    try:
        needs = needs_of(bundled("hill_192").scenario)
        names = {part_words(need.part, language) for need in needs.items}
    finally:
        install("en")
    assert board in names
    assert infantry in names

"""Real scenario files are drawn with pictures; placeholders stand for unknown names only."""

import pytest
from corpus_files import each_file, with_corpus

from bocage_editor.canvas.stamps import Stamper
from bocage_editor.canvas.style import Style
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Scenario, Tile
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex


def placeholders(scenario):
    """Return the names that are drawn as placeholders."""
    stamper = Stamper(scenario, Style())
    keys = [stamp.key for at in scenario.board.hexes for stamp in stamper.stamps(at)]
    return {key[1] for key in keys if isinstance(key, tuple) and key[0] == "unknown"}


@with_corpus
@each_file
def test_no_piece_of_a_real_file_is_drawn_as_a_placeholder(path, qapp):
    scenario = load(path).scenario
    names = {name for content in scenario.hexes.values() for name in content.names()}
    assert placeholders(scenario) == names - catalogue().pieces.keys() - catalogue().units.keys()


@pytest.mark.parametrize("name", bundled_names())
def test_no_piece_of_a_bundled_scenario_is_drawn_as_a_placeholder(name, qapp):
    assert placeholders(bundled(name).scenario) == set()


def test_an_unknown_piece_is_drawn_as_a_placeholder(qapp):
    content = HexContent(terrain=Tile("?zz_unknown"))
    assert placeholders(Scenario(hexes={Hex(4, 4): content})) == {"?zz_unknown"}

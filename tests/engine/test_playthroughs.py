"""Every bundled scenario has a game written down, and the engine still plays it so."""

import pytest
from playthroughs import FOLDER, choices_in, path_of, told

from bocage_scenarios.library import bundled_names


@pytest.mark.parametrize("name", bundled_names())
def test_a_game_goes_as_it_is_written_down(name):
    lines = path_of(name).read_text("utf-8").splitlines()
    assert list(told(name, choices_in(lines))) == lines


def test_every_file_is_about_a_bundled_scenario():
    assert {path.stem for path in FOLDER.iterdir()} == set(bundled_names())

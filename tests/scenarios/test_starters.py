"""The maps to begin from: sound, named in three languages, and ready to be played."""

import pytest

from bocage_engine.game import Game
from bocage_scenarios.formats import FORMATS, dump, read_bytes
from bocage_scenarios.library import begun_from, starter, starter_names, tour_map
from bocage_scenarios.model import Texts
from bocage_scenarios.needs import needs_of
from bocage_scenarios.start import setup_of
from bocage_scenarios.validation import findings_of
from bocage_schema.ids import Face, Side
from bocage_schema.inventory import Verdict, count

LANGUAGES = {"en", "de", "nl"}

each_name = pytest.mark.parametrize("name", starter_names())


def scenario_of(name):
    return starter(name).scenario


def read(name):
    return read_bytes(starter(name).file.read_bytes(), FORMATS["yaml"])


def test_there_is_one_for_each_kind_of_battle():
    assert {"beach_landing", "river_crossing", "village_fight"} <= set(starter_names())
    assert {scenario_of(name).face for name in starter_names()} >= {
        Face.COUNTRYSIDE,
        Face.BEACH,
        Face.DESERT,
    }


def test_an_unknown_name_is_an_error():
    with pytest.raises(KeyError):
        starter("first_contact")


@each_name
def test_nothing_is_found_in_it(name):
    assert [str(item) for item in findings_of(read(name))] == []


@each_name
@pytest.mark.parametrize("known", FORMATS.values(), ids=lambda known: known.name)
def test_it_comes_back_from_every_format_as_it_was(name, known):
    again = read_bytes(dump(scenario_of(name), known).encode(), known)
    assert list(again.report) == []
    assert again.scenario.hexes.keys() == scenario_of(name).hexes.keys()
    assert dump(again.scenario, known) == dump(scenario_of(name), known)


@each_name
def test_its_title_is_all_it_says_in_three_languages(name):
    texts = scenario_of(name).texts
    assert set(texts) == LANGUAGES
    assert all(text == Texts(title=text.title) and text.title for text in texts.values())


@each_name
def test_sides_are_equal_and_have_something_to_fight_for(name):
    scenario = scenario_of(name)
    armies = [content.unit.army for content in scenario.hexes.values() if content.unit]
    assert armies.count("german") == armies.count("us") == len(armies) / 2
    assert len(scenario.objectives) >= 2
    assert scenario.camps[Side.AXIS].medals == scenario.camps[Side.ALLIES].medals


@each_name
def test_one_base_game_is_enough_on_the_faces_that_it_has(name):
    scenario = scenario_of(name)
    verdicts = {piece.verdict for piece in count(needs_of(scenario)).pieces}
    assert verdicts <= {Verdict.CERTAIN, Verdict.POSSIBLE}
    if scenario.face in (Face.COUNTRYSIDE, Face.BEACH):
        assert scenario.boxes == {"base": 1}


@each_name
def test_it_can_be_played(name):
    game = Game(setup_of(scenario_of(name)))
    assert game.actor() is not None


@each_name
def test_what_is_begun_from_it_has_texts_of_its_own(name):
    texts = {"de": Texts(title="Meine Schlacht")}
    made = begun_from(name, texts)
    assert made.texts == texts
    assert made.comments == {}
    assert (made.hexes, made.objectives) == (scenario_of(name).hexes, scenario_of(name).objectives)


def test_one_thing_is_wrong_on_the_map_of_the_tour():
    reading = read_bytes(tour_map().file.read_bytes(), FORMATS["yaml"])
    assert [(item.code, item.hex) for item in findings_of(reading)] == [("P105", "j4")]
    assert set(reading.scenario.texts) == LANGUAGES

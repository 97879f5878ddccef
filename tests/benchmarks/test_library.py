"""How long the library takes over many files: to list them, to read one, to draw one."""

from itertools import cycle

import pytest
from many_files import many_files

from bocage_editor.canvas.thumbnails import Thumbnails
from bocage_editor.library.model import PICTURE, LibraryModel
from bocage_scenarios.shelf import entry_of, near_duplicates, scenario_paths

MANY = 2000
SOME = 200


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("many")
    many_files(made, MANY, broken=40)
    return made


@pytest.fixture(scope="module")
def paths(folder):
    return [path for found in scenario_paths([folder]) for path in found]


@pytest.mark.benchmark(group="the library over 2,000 files")
def test_list_all(benchmark, qapp, folder):
    def listed():
        model = LibraryModel(["title"] * 6)
        model.set_paths(scenario_paths([folder]))
        while model.rowCount() < MANY:
            model.work()

    benchmark(listed)


@pytest.mark.benchmark(group="the library over 2,000 files")
def test_read_one(benchmark, paths):
    each = cycle(paths)
    benchmark(lambda: entry_of(next(each)))


@pytest.mark.benchmark(group="the library over 2,000 files")
def test_draw_one(benchmark, qapp, paths):
    found = [entry_of(path)[1] for path in paths[:SOME]]
    each = cycle([scenario for scenario in found if scenario])
    thumbnails = Thumbnails(PICTURE)

    def drawn():
        scenario = next(each)
        while thumbnails.draw(scenario) is None:
            pass

    benchmark(drawn)


@pytest.mark.benchmark(group="the library over 2,000 files")
def test_find_near_duplicates(benchmark, paths):
    entries = [entry_of(path)[0] for path in paths]
    benchmark(near_duplicates, entries)

"""How long counting takes: the editor does it after every edit."""

import pytest
from corpus_files import CORPUS, name_of

from bocage_scenarios.formats import load
from bocage_scenarios.needs import needs_of
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Face
from bocage_schema.inventory import Group, Holdings, Need, Needs, Part, count
from bocage_schema.inventory.parts import group_of

PIECES = catalogue().pieces


def overlord(**more):
    """Return the needs of a large scenario on an Overlord board."""
    tiles = {"forest": 20, "hill": 24, "town": 8, "river": 14, "river_curve": 6, "bunker": 5}
    others = {"bridge": 2, "wire": 18, "sandbags": 10, "hedgehog": 19, "medal_of_honor": 8}
    placed = {**tiles, **others, **more}
    return Needs.of(
        [
            Need(Part("overlord", face=Face.COUNTRYSIDE), Group.BOARDS, 2),
            *(Need(Part(p), group_of(p, PIECES[p].layer), n) for p, n in placed.items()),
            *(
                Need(Part(kind, army), Group.FIGURES, number)
                for army in ("german", "us", "british")
                for kind, number in (("infantry", 36), ("armor", 9), ("artillery", 2))
            ),
        ]
    )


@pytest.mark.benchmark(group="count an Overlord scenario")
@pytest.mark.parametrize(
    ("needs", "own"),
    [
        pytest.param(overlord(), {"base": 2}, id="nothing is short"),
        pytest.param(overlord(), {"base": 1}, id="everything is short"),
        pytest.param(overlord(marsh=9, winter_forest=9), {"base": 2}, id="boxes are missing"),
        pytest.param(overlord(), None, id="in the boxes that it needs"),
    ],
)
def test_count(benchmark, needs, own):
    inventory = benchmark(count, needs, None if own is None else Holdings(own))
    assert inventory.pieces


@pytest.mark.benchmark(group="count the pieces of a large real scenario")
@pytest.mark.parametrize("path", [p for p in CORPUS if "overlord" in p.name], ids=name_of)
def test_count_a_file(benchmark, path):
    scenario, own = load(path).scenario, Holdings({"base": 2})
    assert benchmark(lambda: count(needs_of(scenario), own)).pieces

"""How long reading and writing documents takes, beside what the YAML parser alone takes.

Each group prints its rows with the ratio to the fastest of them.
"""

import json

import pytest
import yaml

from bocage_scenarios import json_format, m44_format, yaml_format
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat


def overlord():
    """Return a document with a tile on every hex of an Overlord board and a unit on every third."""
    plan = board(BoardFormat.OVERLORD)
    names = ("forest", "town", "hill", "hedgerow")
    return Scenario(
        board_format=plan.format,
        hexes={
            at: HexContent(
                terrain=Tile(names[n % len(names)]),
                unit=Unit("infantry", "german") if n % 3 == 0 else None,
            )
            for n, at in enumerate(plan.hexes)
        },
    )


TEXT = yaml_format.write(overlord())
M44 = m44_format.write(overlord())


@pytest.mark.benchmark(group="read the YAML of an Overlord document")
@pytest.mark.parametrize("what", ["the C loader alone", "the whole document"])
def test_read_yaml(benchmark, what):
    if what == "the C loader alone":
        benchmark(yaml.load, TEXT, Loader=yaml.CSafeLoader)
    else:
        assert benchmark(yaml_format.read, TEXT).scenario == overlord()


@pytest.mark.benchmark(group="write an Overlord document")
@pytest.mark.parametrize(
    "known", [yaml_format, json_format, m44_format], ids=["yaml", "json", "m44"]
)
def test_write(benchmark, known):
    benchmark(known.write, overlord())


@pytest.mark.benchmark(group="read the .m44 file of an Overlord document")
@pytest.mark.parametrize("what", ["the JSON parser alone", "the whole document"])
def test_read_m44(benchmark, what):
    benchmark(json.loads if what == "the JSON parser alone" else m44_format.read, M44)

"""The model of a document: what is spelled out there leaves nothing out."""

from dataclasses import fields, replace

import pytest

from bocage_scenarios.model import EMPTY_HEX, HexContent, Tile
from bocage_schema.ids import Layer


@pytest.mark.parametrize("field", [field.name for field in fields(HexContent)])
def test_a_hex_of_which_anything_is_said_is_not_empty(field):
    assert EMPTY_HEX.is_empty()
    assert not replace(EMPTY_HEX, **{field: "something"}).is_empty()


def test_every_layer_of_tiles_is_yielded_bottom_to_top():
    below = list(Layer)[: list(Layer).index(Layer.UNIT)]
    laid = {layer.value: Tile(layer.value) for layer in below}
    found = [(layer, tile.piece) for layer, tile in replace(EMPTY_HEX, **laid).tiles()]
    assert found == [(layer, layer.value) for layer in below]

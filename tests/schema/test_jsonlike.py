"""JSON data: strict equality and JSON Pointers."""

import pytest
from exactness import exactly_equal
from hypothesis import given
from scenario_strategies import json_values

from bocage_schema.jsonlike import pointer, same, split_pointer


@pytest.mark.parametrize(
    ("a", "b"),
    [
        pytest.param(1, 1.0, id="a whole number and a decimal one"),
        pytest.param(1, True, id="a number and a truth value"),
        pytest.param(0, False, id="zero and false"),
        pytest.param(None, False, id="nothing and false"),
        pytest.param("1", 1, id="a text and a number"),
        pytest.param([1], [1.0], id="items of lists"),
        pytest.param({"a": [True]}, {"a": [1]}, id="members deep down"),
        pytest.param([1, 2], [2, 1], id="lists in another order"),
        pytest.param([1], [1, 1], id="a list that goes on"),
        pytest.param({"a": 1}, {"a": 1, "b": None}, id="a member more"),
    ],
)
def test_different_data_are_told_apart(a, b):
    assert not same(a, b)
    assert not same(b, a)


def test_the_order_of_keys_does_not_matter():
    assert same({"a": 1, "b": 2}, {"b": 2, "a": 1})


@given(json_values, json_values)
def test_equality_agrees_with_the_written_form(a, b):
    assert same(a, a)
    assert same(a, b) == exactly_equal(a, b)


@pytest.mark.parametrize("parts", [[], [""], ["a", "b"], ["a/b", "c~d"], ["~1", "/"], ["0"]])
def test_a_pointer_comes_apart_into_its_parts(parts):
    assert split_pointer(pointer(*parts)) == parts

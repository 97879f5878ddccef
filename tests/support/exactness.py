"""Equality of JSON data, told apart from the product's own by another way of looking."""

import json


def exactly_equal(a, b):
    """Tell whether two values are the same JSON data, number types included.

    Written out with sorted keys, ``1``, ``1.0`` and ``true`` are different texts.
    """
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)

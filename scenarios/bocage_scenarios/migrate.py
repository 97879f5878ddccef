"""Bringing data of older format versions up to date, one step per version."""

from collections.abc import Callable, Mapping

from bocage_scenarios.codec import VERSION_KEY
from bocage_scenarios.model import FORMAT_VERSION
from bocage_schema.jsonlike import Json

Plain = dict[str, Json]
Step = Callable[[Plain], Plain]

STEPS: Mapping[int, Step] = {}
"""For each older version the function that makes its data those of the next version.

There is one version so far, and nothing to migrate from.
"""


def migrate(data: Json, steps: Mapping[int, Step] = STEPS, current: int = FORMAT_VERSION) -> Json:
    """Return ``data`` in the form of the ``current`` version.

    Data without a version that we know is returned as it is; the structure check reports it.
    """
    while isinstance(data, dict):
        version = data.get(VERSION_KEY)
        if isinstance(version, bool) or not isinstance(version, int) or version >= current:
            break
        step = steps.get(version)
        if step is None:
            break
        data = step(data) | {VERSION_KEY: version + 1}
    return data

"""The example files of the codes of the checks: ``tests/data/checks/CODE-bad*.yaml`` and so on.

A bad file says on its first line, in a comment, where the finding of its code is to be:
``# /hexes/D5/unit`` (several places: separated by spaces).  Options for the checks may
follow: ``profile=online``, ``boxes=my-boxes-1.yaml``.
"""

from dataclasses import dataclass
from pathlib import Path

from bocage_scenarios.formats import load
from bocage_scenarios.model import Scenario

FOLDER = Path(__file__).parents[1] / "data" / "checks"


@dataclass(frozen=True)
class Example:
    """One example file of a code."""

    path: Path
    code: str
    places: tuple[str, ...]
    options: dict[str, str]

    def scenario(self) -> Scenario:
        """Return the document, which must read without a remark."""
        reading = load(self.path)
        assert reading.scenario is not None, list(reading.report)
        assert not list(reading.report), list(reading.report)
        return reading.scenario


def examples(kind):
    """Return the ``bad`` or the ``good`` examples of all codes."""
    return [_example(path) for path in sorted(FOLDER.glob(f"*-{kind}*.yaml"))]


def _example(path):
    words = path.read_text("utf-8").split("\n", 1)[0].removeprefix("#").split()
    options = dict(word.split("=", 1) for word in words if "=" in word)
    places = tuple(word for word in words if word.startswith("/"))
    return Example(path, path.name.split("-")[0], places, options)

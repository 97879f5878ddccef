"""The scenarios that come with Bocage."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from bocage_scenarios.model import Scenario

SUFFIX = ".yaml"


class Bundled(NamedTuple):
    """A bundled scenario and the file that holds it."""

    name: str
    """Name of the file without its suffix."""
    file: Traversable
    scenario: Scenario


LESSONS = ("fix_me",)
"""Scenarios to practise on, which are wrong on purpose."""


def lesson(name: str) -> Bundled:
    """Return one of the `LESSONS`; raises `KeyError` for an unknown one."""
    if name not in LESSONS:
        raise KeyError(name)
    return _loaded("lessons", name)


def bundled_names() -> list[str]:
    """Return the names of the bundled scenarios in alphabetical order."""
    folder = files("bocage_scenarios").joinpath("library")
    names = (entry.name for entry in folder.iterdir())
    return sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))


def bundled(name: str) -> Bundled:
    """Return the bundled scenario of that name; raises `KeyError` for an unknown one."""
    if name not in bundled_names():
        raise KeyError(name)
    return _loaded("library", name)


def _loaded(folder: str, name: str) -> Bundled:
    from bocage_scenarios import yaml_format  # takes a while to load

    file = files("bocage_scenarios").joinpath(folder, name + SUFFIX)
    scenario = yaml_format.read(file.read_text("utf-8")).scenario
    assert scenario is not None, name
    return Bundled(name, file, scenario)

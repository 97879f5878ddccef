"""The scenarios that come with Bocage, and the maps to begin new ones from."""

from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from bocage_scenarios.model import Scenario, Texts

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


def tour_map() -> Bundled:
    """Return the map of the tour through the editor, on which one thing is wrong."""
    return _loaded("lessons", "tour")


def bundled_names() -> list[str]:
    """Return the names of the bundled scenarios in alphabetical order."""
    return _names("library")


def bundled(name: str) -> Bundled:
    """Return the bundled scenario of that name; raises `KeyError` for an unknown one."""
    if name not in bundled_names():
        raise KeyError(name)
    return _loaded("library", name)


def starter_names() -> list[str]:
    """Return the names of the maps to begin from in alphabetical order."""
    return _names("starters")


def starter(name: str) -> Bundled:
    """Return the map to begin from of that name; raises `KeyError` for an unknown one."""
    if name not in starter_names():
        raise KeyError(name)
    return _loaded("starters", name)


def begun_from(name: str, texts: Mapping[str, Texts]) -> Scenario:
    """Return a new scenario: the map and the armies of a starter, with texts of its own.

    What the starter is called, and the comments in its file, are not part of it.
    """
    return replace(starter(name).scenario, texts=texts, comments={})


def _names(folder: str) -> list[str]:
    names = (entry.name for entry in files("bocage_scenarios").joinpath(folder).iterdir())
    return sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))


def _loaded(folder: str, name: str) -> Bundled:
    from bocage_scenarios import yaml_format  # takes a while to load

    file = files("bocage_scenarios").joinpath(folder, name + SUFFIX)
    scenario = yaml_format.read(file.read_text("utf-8")).scenario
    assert scenario is not None, name
    return Bundled(name, file, scenario)

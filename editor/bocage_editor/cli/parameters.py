"""Parameter types and options that several sub-commands share."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])

INPUT_FILE = click.Path(dir_okay=False, path_type=Path)
"""A file to read.  It need not exist: opening it gives the better message."""

ANY_PATH = click.Path(path_type=Path)
"""A file or a folder to read."""

OUTPUT_FILE = click.Path(dir_okay=False, writable=True, allow_dash=True, path_type=Path)
"""A file to write, or ``-`` for stdout."""


def suggestion(name: str, known: Iterable[str]) -> str:
    """Return ``; did you mean 'x'?`` for the nearest known name, or nothing."""
    from difflib import get_close_matches  # only needed when something is wrong

    nearest = get_close_matches(name.lower(), list(known), n=1)
    return f"; did you mean {nearest[0]!r}?" if nearest else ""


class Name(click.Choice[str]):
    """A choice whose error also suggests the nearest name."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name itself."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            names = ", ".join(str(choice) for choice in self.choices)
            nearest = suggestion(str(value), [str(choice) for choice in self.choices])
            self.fail(f"unknown name {value!r}{nearest or ';'} known: {names}", param, ctx)


def format_option(command: _Decorated) -> _Decorated:
    """Add ``--format text|json``; the command receives it as ``output_format``."""
    option = click.option(
        "--format",
        "output_format",
        type=Name(["text", "json"]),
        default="text",
        show_default=True,
        help="Form of the report.",
    )
    return option(command)


def lang_option(command: _Decorated) -> _Decorated:
    """Add ``--lang en|de|nl``, in which language findings are told."""
    option = click.option(
        "--lang", type=Name(["en", "de", "nl"]), default="en", help="Language of findings."
    )
    return option(command)


def boxes_option(text: str) -> Callable[[_Decorated], _Decorated]:
    """Return the option ``--boxes FILE``, explained by ``text``."""
    return click.option(
        "--boxes",
        type=INPUT_FILE,
        envvar="BOCAGE_BOXES",
        show_envvar=True,
        metavar="FILE",
        help=text,
    )

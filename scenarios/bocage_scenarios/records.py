"""Files that hold a game that was played, with the scenario in them.

The form is documented in ``docs/playing.md``.
"""

import json
from typing import NamedTuple

from bocage_engine.options import OPTIONS, OptionError, Options, with_option
from bocage_engine.record import Record
from bocage_scenarios import json_format
from bocage_scenarios.model import Scenario
from bocage_schema.errors import BocageError
from bocage_schema.jsonlike import Json, as_list, as_mapping

FORMAT = "bocage-record"
VERSION = 1
QUOTED = 60
"""Characters of a value that messages quote."""


class RecordError(BocageError, ValueError):
    """A file is no record of a game."""


class GameFile(NamedTuple):
    """What a record file holds."""

    scenario: Scenario
    options: Options
    record: Record


def write(game: GameFile) -> str:
    """Return a record as the text of a file."""
    record = game.record
    document = {
        "format": FORMAT,
        "version": VERSION,
        "setup": record.setup,
        "seed": record.seed,
        "players": list(record.players),
        "options": options_text(game.options),
        "end": record.end,
        "actions": list(record.actions),
        "scenario": json.loads(json_format.write(game.scenario)),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> GameFile:
    """Return what the text of a record file holds.  Raises `RecordError`."""
    try:
        data = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"this is no record of a game: its 'format' is not {FORMAT!r}")
    version = data.get("version")
    if version != VERSION or isinstance(version, bool):
        raise RecordError(f"records of version {_short(version)} are unknown; known: 1")
    reading = json_format.read(json.dumps(data.get("scenario")))
    if reading.scenario is None:
        first = next(iter(reading.report), None)
        raise RecordError(f"its scenario cannot be read: {first}")
    return GameFile(
        reading.scenario,
        _options(data.get("options")),
        Record(
            _text(data, "setup"),
            _words(data, "actions"),
            _text(data, "end"),
            str(data.get("seed", "")),
            tuple(map(str, as_list(data.get("players")))),
        ),
    )


def options_text(options: Options) -> dict[str, Json]:
    """Return the options that are not as usual, by name, as users write them."""
    usual = Options()
    return {
        name: word
        for name, option in OPTIONS.items()
        if getattr(options, option.field) != getattr(usual, option.field)
        for word, value in option.values.items()
        if value == getattr(options, option.field)
    }


def _refuse(constant: str) -> Json:
    """Refuse what Python's reader takes for a number, and other programs do not."""
    raise ValueError(f"{constant} is no number")


def _short(value: object) -> str:
    """Return a value as a message quotes it."""
    text = repr(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def _options(found: Json) -> Options:
    options = Options()
    if not isinstance(found, dict):
        raise RecordError("its 'options' are no object")
    for name, value in as_mapping(found).items():
        try:
            options = with_option(options, f"{name}={value}")
        except OptionError as error:
            raise RecordError(str(error)) from None
    return options


def _text(data: dict[str, Json], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise RecordError(f"its {key!r} is not a text")
    return value


def _words(data: dict[str, Json], key: str) -> tuple[str, ...]:
    value = data.get(key)
    if not isinstance(value, list):
        raise RecordError(f"its {key!r} is not a list of texts")
    words = tuple(word for word in value if isinstance(word, str))
    if len(words) != len(value):
        raise RecordError(f"its {key!r} is not a list of texts")
    return words

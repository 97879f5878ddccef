"""Files that hold a game that was played, with the scenario in them.

The form is documented in ``docs/playing.md``.
"""

import json
from collections.abc import Mapping
from typing import NamedTuple

from bocage_engine.options import OPTIONS, OptionError, Options, with_option
from bocage_engine.record import Record
from bocage_scenarios import json_format
from bocage_scenarios.model import Scenario
from bocage_schema.codes import PartOf
from bocage_schema.errors import BocageError
from bocage_schema.jsonlike import Json, as_list, as_mapping
from bocage_schema.saying import Words, any_of, phrase

FORMAT = "bocage-record"
SAVED = "bocage-game"
"""The format of saved games, which are records and more: see `bocage_scenarios.game_files`."""
VERSIONS: Mapping[str, int] = {FORMAT: 1, SAVED: 1}
"""The formats that hold a record, and the version of each that is written."""
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
    return text_of(document_of(game, FORMAT))


def read(text: str) -> GameFile:
    """Return what the text of a record file, or of a saved game, holds.  Raises `RecordError`.

    Of a saved game that is the line of play on which it was saved.
    """
    return game_of(data_of(text, VERSIONS))


def document_of(game: GameFile, form: str) -> dict[str, Json]:
    """Return a record as JSON data of a format of `VERSIONS`."""
    record = game.record
    return {
        "format": form,
        "version": VERSIONS[form],
        "setup": record.setup,
        "seed": record.seed,
        "players": list(record.players),
        "options": dict(options_text(game.options)),
        **({"start": record.start} if record.start else {}),
        "end": record.end,
        "actions": list(record.actions),
        "scenario": json.loads(json_format.write(game.scenario)),
    }


def text_of(document: dict[str, Json]) -> str:
    """Return JSON data as the text of a file."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def data_of(text: str, versions: Mapping[str, int]) -> dict[str, Json]:
    """Return the JSON data of a file of one of some formats.  Raises `RecordError`."""
    try:
        data = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise RecordError(
            phrase("this is not JSON: {problem}", problem=_why_no_json(error))
        ) from None
    form = data.get("format") if isinstance(data, dict) else None
    if not isinstance(form, str) or form not in versions:
        known = any_of(map(repr, versions))
        raise RecordError(
            phrase("this is no record of a game: its 'format' is not {known}", known=known)
        )
    version = data.get("version")
    if version != versions[form] or isinstance(version, bool):
        raise RecordError(
            phrase(
                "records of version {version} are unknown; known: {known}",
                version=short(version),
                known=versions[form],
            )
        )
    return as_mapping(data)


def game_of(data: dict[str, Json]) -> GameFile:
    """Return the record in the JSON data of a file.  Raises `RecordError`."""
    reading = json_format.read(json.dumps(data.get("scenario")))
    if reading.scenario is None:
        first = next(iter(reading.report))
        raise RecordError(
            phrase(
                "its scenario cannot be read: {place}: {why}",
                place=first.path or "/",
                why=PartOf(first),
            )
        )
    return GameFile(
        reading.scenario,
        _options(data.get("options")),
        Record(
            text_at(data, "setup"),
            words_at(data, "actions"),
            text_at(data, "end"),
            str(data.get("seed", "")),
            tuple(map(str, as_list(data.get("players")))),
            text_at(data, "start") if "start" in data else "",
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


class _NoNumber(BocageError, ValueError):
    """A constant that Python's reader takes for a number, and other programs do not."""


def _refuse(constant: str) -> Json:
    raise _NoNumber(phrase("{constant} is no number", constant=constant))


def _why_no_json(error: Exception) -> Words:
    """Return what keeps a text from being read as JSON."""
    if isinstance(error, _NoNumber):
        return error
    if isinstance(error, json.JSONDecodeError):
        return phrase(
            "line {line}, column {column} is not as it should be",
            line=error.lineno,
            column=error.colno,
        )
    return phrase("there are too many levels, or too long numbers, in it")


def short(value: object) -> str:
    """Return a value as a message quotes it."""
    text = json.dumps(value, ensure_ascii=False) if not isinstance(value, str) else repr(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def _options(found: Json) -> Options:
    options = Options()
    if not isinstance(found, dict):
        raise RecordError(phrase("its 'options' are no object"))
    for name, value in as_mapping(found).items():
        try:
            options = with_option(options, f"{name}={value}")
        except OptionError as error:
            raise RecordError(error) from None
    return options


def text_at(data: dict[str, Json], key: str) -> str:
    """Return a text of the data of a file.  Raises `RecordError`."""
    value = data.get(key)
    if not isinstance(value, str):
        raise RecordError(phrase("its {key!r} is not a text", key=key))
    return value


def words_at(data: dict[str, Json], key: str) -> tuple[str, ...]:
    """Return a list of texts of the data of a file.  Raises `RecordError`."""
    value = data.get(key)
    if not isinstance(value, list):
        raise RecordError(phrase("its {key!r} is not a list of texts", key=key))
    words = tuple(word for word in value if isinstance(word, str))
    if len(words) != len(value):
        raise RecordError(phrase("its {key!r} is not a list of texts", key=key))
    return words

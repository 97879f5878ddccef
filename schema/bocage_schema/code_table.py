"""The table of diagnostic codes.

``F1`` codes concern the text of a file, ``F2`` codes its structure, ``M1`` codes the
reading and ``M2`` codes the writing of ``.m44`` files.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bocage_schema.diagnostics import Severity

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of finding.  ``message`` and ``hint`` are templates of `str.format`."""

    code: str
    severity: Severity
    message: str
    hint: str
    why: str
    """Why it matters, for the documentation."""


def _table(codes: Iterable[Code]) -> dict[str, Code]:
    return {code.code: code for code in codes}


CODES = _table(
    (
        Code(
            "F101",
            ERROR,
            "the file is not UTF-8 text: byte {offset} is {byte}",
            "save it as UTF-8 without changing its contents",
            "Scenario files are UTF-8. Guessing another encoding would silently change letters.",
        ),
        Code(
            "F102",
            ERROR,
            "the file has {size} bytes; scenario files have at most {most}",
            "check that this is a scenario file",
            "A scenario takes a few dozen kilobytes. The bound keeps a wrong or hostile file from "
            "using up time and memory.",
        ),
        Code(
            "F103",
            ERROR,
            "this is not YAML: {problem}",
            "correct the line; a value that begins with a question mark, or contains a colon, "
            "a hash or a bracket, must be quoted",
            "Nothing can be read from a file with a syntax error.",
        ),
        Code(
            "F104",
            ERROR,
            "this is not JSON: {problem}",
            "correct the line; an earlier quote, comma or bracket may be missing",
            "Nothing can be read from a file with a syntax error.",
        ),
        Code(
            "F105",
            ERROR,
            "the key {key!r} occurs twice here",
            "keep one of the two",
            "Only one of the two values could be kept, and nobody can say which was meant.",
        ),
        Code(
            "F106",
            ERROR,
            "the data is nested too deeply or repeats itself too often",
            "write the data out without nested aliases",
            "No scenario needs more than a few levels; such data is a mistake or an attack.",
        ),
        Code(
            "F107",
            ERROR,
            "{value} is not a number that a file may contain",
            "write a finite number",
            "Infinity, NaN and numbers beyond the usual range have no meaning in a scenario, and "
            "other programs refuse files that contain them.",
        ),
        Code(
            "F108",
            ERROR,
            "the file is empty",
            "make a new scenario with 'bocage new'",
            "There is nothing to read.",
        ),
        Code(
            "F109",
            ERROR,
            "a text contains half of a character pair: {value!r}",
            "replace the damaged character",
            "Such a text cannot be saved as UTF-8 and would be lost.",
        ),
        Code(
            "F110",
            ERROR,
            "the file holds more than one YAML document",
            "keep one scenario per file",
            "Only one document could be kept.",
        ),
        Code(
            "F111",
            ERROR,
            "{what} is not allowed in a scenario file",
            "use plain texts, numbers, true, false, lists and mappings",
            "Keys are texts, and YAML tags of programming languages have no meaning here.",
        ),
        Code(
            "F112",
            ERROR,
            "the file contains zero bytes; it is probably UTF-16 text, or no text at all",
            "save it as UTF-8",
            "Scenario files are UTF-8. Guessing another encoding would silently change letters.",
        ),
        Code(
            "F201",
            ERROR,
            "expected {expected}, found {found}",
            "see 'bocage schema {schema}' for what belongs here",
            "The value has the wrong type, so its meaning is lost.",
        ),
        Code(
            "F202",
            ERROR,
            "unknown key {key!r}",
            "{advice}",
            "A misspelt key would be ignored without a word, so unknown keys are errors.",
        ),
        Code(
            "F203",
            ERROR,
            "the key {key!r} is missing",
            "add it",
            "Without it the scenario is incomplete.",
        ),
        Code(
            "F204",
            ERROR,
            "{found!r} is not one of the values allowed here",
            "{advice}",
            "Only known words have a meaning. A piece that the catalogue does not know can be "
            "kept by writing a question mark before its name.",
        ),
        Code(
            "F205",
            ERROR,
            "{found} is {problem}",
            "choose a value within the bounds",
            "The value is outside of what the game or the format can express.",
        ),
        Code(
            "F206",
            ERROR,
            "{found!r} does not have the form {form}",
            "correct it",
            "The value cannot be read.",
        ),
        Code(
            "F207",
            INFO,
            "only the first {count} problems are listed",
            "solve these, then look again",
            "A file with so many problems is probably not a scenario, or written in another form.",
        ),
        Code(
            "F208",
            ERROR,
            "the value is not allowed here: {problem}",
            "see 'bocage schema {schema}' for what belongs here",
            "The value cannot be read.",
        ),
        Code(
            "F209",
            ERROR,
            "this looks like {what}",
            "give the file the suffix {suffix}",
            "The suffix of the file says how it is read.",
        ),
        Code(
            "F210",
            WARNING,
            "the file was written by a newer release (format {found}, this release knows {known})",
            "update Bocage to change the file; here it can only be looked at",
            "A newer format may say things that this release would lose on saving.",
        ),
        Code(
            "F211",
            WARNING,
            "{label} is not a hex of this board; on it: {pieces}",
            "move it to a hex of the board, or remove it",
            "What lies off the board is kept but can be neither drawn nor played.",
        ),
        Code(
            "M101",
            WARNING,
            "the catalogue knows no {layer} {name!r}",
            "it is kept as it is; replace it if it is a typing mistake",
            "An unknown piece is shown as a placeholder and has no rules.",
        ),
        Code(
            "M102",
            WARNING,
            "the behaviour {value!r} of {name!r} is not known",
            "it is kept as it is, but has no effect here",
            "Behaviours switch rules; an unknown one switches nothing.",
        ),
        Code(
            "M103",
            WARNING,
            "expected {what}, found {value!r}",
            "it is kept as it is, but has no effect here",
            "The value has a form that no reader of the format understands.",
        ),
        Code(
            "M104",
            INFO,
            "the hex is listed more than once; the entries were joined",
            "nothing needs to be done; editing the hex makes one entry of them",
            "Some programs write two entries for a hex. Together they say what lies on it.",
        ),
        Code(
            "M105",
            WARNING,
            "an entry has no usable row and column: {value}",
            "it is kept in the file, but shown nowhere",
            "Without coordinates nobody can say where the pieces lie.",
        ),
        Code(
            "M106",
            INFO,
            "the entry says nothing about its hex",
            "nothing needs to be done",
            "Empty entries are harmless; they are kept.",
        ),
        Code(
            "M107",
            INFO,
            "the label has no text",
            "nothing needs to be done",
            "Empty labels are harmless; they are kept.",
        ),
        Code(
            "M108",
            WARNING,
            "row {row}, column {col} ({label}) is not a hex of this board; on it: {pieces}",
            "move its pieces to a hex of the board, or remove them",
            "What lies off the board is kept but can be neither drawn nor played.",
        ),
        Code(
            "M109",
            WARNING,
            "the group names {label}, which is not a hex of this board",
            "name a hex of the board instead, or remove it",
            "Nobody can hold or leave from a hex that does not exist.",
        ),
        Code(
            "M110",
            WARNING,
            "the hex is listed more than once, and the entries disagree about: {layers}",
            "the first entry counts; correct the hex to make it one entry",
            "Only one tile, obstacle and unit fits on a layer of a hex.",
        ),
        Code(
            "M111",
            INFO,
            "the key {key!r} is missing; the usual value is assumed",
            "set the value to make it certain",
            "Older files leave out what they consider obvious.",
        ),
        Code(
            "M112",
            WARNING,
            "both players are {side}",
            "the side at the top is taken from player 1, the other is its enemy",
            "A game needs one player of each side.",
        ),
        Code(
            "M113",
            WARNING,
            "the condition for sudden death is not understood: {value}",
            "it is kept as it is, but has no effect here",
            "It needs a side and a list of hexes.",
        ),
        Code(
            "M114",
            WARNING,
            "the special rule {key!r} is not known",
            "it is kept as it is, but has no effect here",
            "Only known rules can be explained, checked and played.",
        ),
        Code(
            "M115",
            ERROR,
            "the board type {value!r} is not known",
            "set board.type to STANDARD, BRKTHRU or OVERLORD",
            "Without the size of the board no hex has a place.",
        ),
        Code(
            "M116",
            ERROR,
            "the file holds {what} instead of a scenario",
            "check that this is a scenario file",
            "An .m44 file is one JSON object.",
        ),
        Code(
            "M117",
            INFO,
            "medals without terms: {count}; they count as temporary and worth 1",
            "read the victory text and set the terms of each medal",
            "Files of the desktop editor state in prose whether a medal is permanent, part of a "
            "group or worth more than one.",
        ),
        Code(
            "M118",
            INFO,
            "special rules are described in the text, but none is set",
            "read the rules text and set what it says",
            "Files of the desktop editor state special rules in prose only; without the switches "
            "they are neither checked nor played.",
        ),
        Code(
            "M119",
            WARNING,
            "the minefield has no side",
            "set the side that laid it",
            "Without a side it harms nobody.",
        ),
        Code(
            "M120",
            WARNING,
            "the exit does not say which side may leave here",
            "make it an exit of one side",
            "Files of the desktop editor state in prose who may exit where.",
        ),
        Code(
            "M121",
            WARNING,
            "the flags of the medal have no meaning together: {flags}; it counts as {type}",
            "they are kept as they are; set the type that is meant",
            "Only certain combinations make a type of objective.",
        ),
        Code(
            "M122",
            INFO,
            "the options stand outside of game_info, where no program looks for them",
            "they are kept as they are; set the rules that are meant",
            "A misplaced switch switches nothing.",
        ),
        Code(
            "M201",
            WARNING,
            "{what} cannot be said in an .m44 file",
            "other programs will not see it; Bocage keeps it in the file and reads it back",
            "The community's format has no place for it.",
        ),
        Code(
            "M202",
            WARNING,
            "{what} of the Bocage file no longer matches what another program saved, "
            "and was left aside",
            "set it again if it still applies",
            "The file was changed by a program that does not know about it.",
        ),
        Code(
            "M203",
            WARNING,
            "comments cannot be kept in this format",
            "keep the YAML file if the comments matter",
            "JSON has no comments.",
        ),
        Code(
            "M204",
            INFO,
            "an .m44 file needs a date; {date} is written for the battle without one",
            "set the first day of the battle",
            "Other programs expect a date, and some take the model of special weapons from it.",
        ),
    )
)
"""All codes by name."""

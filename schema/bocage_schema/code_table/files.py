"""Codes of files: ``F1`` concern their text, ``F2`` their structure."""

from bocage_schema.code_table.code import ERROR, INFO, WARNING, Code

CODES = (
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
)

"""Brings the translations up to date: ``python tests/support/translations.py``.

Qt's own tools collect the texts of the editor and compile what was translated.  They see texts
only where these are handed to a function that translates; texts of tables, some of which belong
to packages that know nothing of Qt, are collected here.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import bocage_engine
import bocage_scenarios
import bocage_schema
from bocage_editor.play.telling import WITH_UNITS
from bocage_editor.storage.safe_write import REFUSALS
from bocage_editor.window.actions import MENUS
from bocage_editor.words import failures
from bocage_editor.words.gaps import BETWEEN, IT_IS
from bocage_editor.words.languages import LANGUAGES
from bocage_editor.words.objectives import EITHER, SIDED
from bocage_engine import coverage, coverage_rules, events
from bocage_engine.players import reasons
from bocage_engine.state import Reason
from bocage_scenarios import start
from bocage_scenarios.game_report_page import ENGLISH
from bocage_schema import saying
from bocage_schema.code_table import CODES

EDITOR = Path(__file__).parents[2] / "editor" / "bocage_editor"
FOLDER = EDITOR / "translations"
IGNORED = ("Objective ", "Exit ", IT_IS, " board")
"""Parts of lines that `bocage_editor.words.gaps` puts together."""
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")


def tool(name: str) -> str | None:
    """Return the path of a tool of Qt; None where it is not installed."""
    beside = Path(sys.executable).with_name(f"pyside6-{name}")
    return str(beside) if beside.exists() else shutil.which(f"pyside6-{name}")


def source_of(language: str) -> Path:
    """Return the file in which a language is translated."""
    return FOLDER / f"bocage_{language}.ts"


def compiled_of(language: str) -> Path:
    """Return the file that the program reads."""
    return FOLDER / f"bocage_{language}.qm"


def texts_of_tables() -> Iterator[tuple[str, str]]:
    """Yield the contexts and texts that are translated although no call names them."""
    for _, specs in MENUS.values():
        yield from (("actions", spec.text) for spec in specs if spec.id)
        yield from (("actions", spec.words) for spec in specs if spec.words)
    yield from (("Events", text) for text in events.TEXTS.values())
    yield from (("Events", text) for text in WITH_UNITS.values())
    yield from (("Choices", text) for text in reasons.HEADS.values())
    yield from (("Reasons", text) for text in reasons.TEXTS.values())
    yield from (("Failure", text) for text in (*failures.OF_SYSTEM.values(), *sorted(REFUSALS)))
    yield from (("Gaps", text) for text in sorted(_gaps()))
    yield from (("Finding", text) for text in texts_of_findings())
    apart = ("language", "decimal_point", *(f"reason_{reason.name.lower()}" for reason in Reason))
    yield from (("GameReport", text) for key, text in ENGLISH.items() if key not in apart)
    for table in (SIDED, EITHER):
        yield from (("", text) for text in table.values())


def texts_of_findings() -> Iterator[str]:
    """Yield the templates of findings, and of the phrases that fill them in."""
    for code in CODES.values():
        yield from filter(None, (code.message, code.hint, code.fix))
    yield from (saying.AND, saying.OR)
    for package in (bocage_schema, bocage_engine, bocage_scenarios):
        for path in sorted(Path(str(package.__file__)).parent.rglob("*.py")):
            yield from _phrases_in(path)


def _phrases_in(path: Path) -> Iterator[str]:
    """Yield the templates of the phrases in a module, which stand there in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _is_phrase(node.func):
            template = node.args[0]
            if not isinstance(template, ast.Constant) or not isinstance(template.value, str):
                raise SystemExit(f"{path}:{node.lineno}: write the text of this phrase out")
            yield template.value


def _is_phrase(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "phrase"


def _gaps() -> Iterator[str]:
    """Yield the parts of what the engine says that it does not play."""
    told = [*coverage.ABILITIES.values(), *coverage.FORMATS.values()]
    told += [start.USUAL_MINES, start.NO_OWNER, start.OWN_CARDS, start.BY_HAND]
    told += [flaw.missing for flaw in coverage_rules.FLAWS.values()]
    told += [f"{board.value.title()} board" for board in coverage.FORMATS]
    for module in (coverage, start):
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        values = [node.value for node in ast.walk(tree) if isinstance(node, ast.Yield)]
        for value in values:
            parts = value.values if isinstance(value, ast.JoinedStr) else [value]
            told += [part.value for part in parts if isinstance(part, ast.Constant)]
    for line in told:
        for part in line.split(": "):
            yield from (
                text for text in part.split(BETWEEN) if text.strip() and text not in IGNORED
            )


def collect(source: Path) -> None:
    """Bring a file of translations up to date with the texts of the program."""
    listed = "".join(
        f"QT_TRANSLATE_NOOP({_quoted(context)}, {_quoted(text)})\n"
        for context, text in texts_of_tables()
    )
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, path in enumerate(sorted(EDITOR.rglob("*.py"))):
            files.append(Path(folder, f"{number:03}.py"))
            files[-1].write_text(as_qt_reads(path.read_text(encoding="utf-8")), encoding="utf-8")
        files.append(Path(folder, "tables.py"))
        files[-1].write_text(listed, encoding="utf-8")
        options = ["-locations", "none", "-no-obsolete", "-source-language", "en"]
        _run("lupdate", *map(str, files), *options, "-ts", str(source))


def as_qt_reads(module: str) -> str:
    """Return the text of a module with calls of `tr` as those of Qt's method of that name.

    A number is the third argument there; otherwise it would be no text with plurals.
    """
    lines = [line.encode() for line in module.splitlines(keepends=True)]
    calls = [node for node in ast.walk(ast.parse(module)) if isinstance(node, ast.Call)]
    numbers = [
        call.args[1]
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "tr" and len(call.args) == 2
    ]
    for number in sorted(numbers, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        line, at = lines[number.lineno - 1], number.col_offset
        lines[number.lineno - 1] = line[:at] + b"None, " + line[at:]
    return b"".join(lines).decode()


def compile_to(source: Path, target: Path) -> None:
    """Write what the program reads."""
    _run("lrelease", "-silent", str(source), "-qm", str(target))


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(name: str, *arguments: str) -> None:
    path = tool(name)
    if path is None:
        raise SystemExit(f"pyside6-{name} is missing; it comes with PySide6-Essentials")
    subprocess.run([path, *arguments], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Update and compile every language."""
    FOLDER.mkdir(exist_ok=True)
    for language in TRANSLATED:
        collect(source_of(language))
        compile_to(source_of(language), compiled_of(language))


if __name__ == "__main__":
    main()

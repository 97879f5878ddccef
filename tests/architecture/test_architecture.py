"""What the layout of the project promises, beyond what import-linter checks."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = (
    ROOT / "schema" / "bocage_schema",
    ROOT / "engine" / "bocage_engine",
    ROOT / "scenarios" / "bocage_scenarios",
    ROOT / "editor" / "bocage_editor",
)
MODULES = sorted(path for package in PACKAGES for path in package.rglob("*.py"))
SOURCES = MODULES + sorted((ROOT / "tests").rglob("*.py"))
MAX_MODULE_LINES = 450
MAX_FUNCTION_LINES = 60


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_the_top_level_is_exactly_what_the_documentation_says():
    made_by_tools = {"build", "dist", "htmlcov"}
    entries = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert entries - made_by_tools == {
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "Makefile",
        "README.md",
        "pyproject.toml",
        "docs",
        "editor",
        "engine",
        "examples",
        "scenarios",
        "schema",
        "tests",
    }


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_each_folder_of_code_holds_one_typed_package(package):
    assert (package / "__init__.py").is_file()
    assert (package / "py.typed").is_file()
    siblings = {path.name for path in package.parent.iterdir() if path.name != "__pycache__"}
    assert siblings == {package.name}


def run_python(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.splitlines()[-1]


def test_the_command_line_starts_without_qt():
    code = """if True:
        import sys
        from bocage_editor.cli.main import main
        main(["--help"])
        print("PySide6" in sys.modules)
    """
    assert run_python(code) == "False"


def test_help_imports_no_sub_command_and_no_parser():
    code = """if True:
        import sys
        from bocage_editor.cli.main import COMMANDS, main
        main(["--help"])
        heavy = {"yaml", "jsonschema", "jsonschema_rs", "importlib.metadata"}
        heavy |= {entry.module for entry in COMMANDS.values()}
        print(sorted(heavy & set(sys.modules)))
    """
    assert run_python(code) == "[]"


@pytest.mark.parametrize("path", SOURCES, ids=relative)
def test_modules_and_functions_stay_short(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MAX_MODULE_LINES
    lengths = {
        node.name: (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert not {name: length for name, length in lengths.items() if length > MAX_FUNCTION_LINES}


@pytest.mark.parametrize("path", [p for p in SOURCES if p != Path(__file__)], ids=relative)
def test_every_todo_names_an_issue(path):
    text = path.read_text(encoding="utf-8")
    assert not re.findall(r"\b(?:TODO|FIXME|XXX)\b(?! ?\(#\d+\))", text)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_documented_make_targets_exist(name):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = re.findall(r"(?:^ *|`)make ([a-z]+)", (ROOT / name).read_text(encoding="utf-8"), re.M)
    assert named
    assert set(named) <= targets


@pytest.mark.parametrize("path", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_links_between_documents_lead_somewhere(path):
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []

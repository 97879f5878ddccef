"""How long the command line takes to start, beside the libraries that it needs.

Each group prints its rows with the ratio to the fastest of them.
"""

import subprocess
import sys
from importlib.resources import files

import pytest

FILE = str(files("bocage_scenarios") / "library" / "first_contact.yaml")
STARTS = {
    "python alone": ["-c", "pass"],
    "import click": ["-c", "import click"],
    "import bocage_editor.cli.main": ["-c", "import bocage_editor.cli.main"],
}
INFO = {
    "import jsonschema, yaml": ["-c", "import jsonschema, yaml"],
    "bocage info FILE": ["-m", "bocage_editor", "info", FILE],
}


def run(arguments):
    """Run Python as a process of its own."""
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.benchmark(group="start")
@pytest.mark.parametrize("what", STARTS)
def test_start(benchmark, what):
    benchmark.pedantic(run, (STARTS[what],), rounds=20, warmup_rounds=2)


@pytest.mark.benchmark(group="cold start of bocage info")
@pytest.mark.parametrize("what", INFO)
def test_info(benchmark, what):
    benchmark.pedantic(run, (INFO[what],), rounds=20, warmup_rounds=2)

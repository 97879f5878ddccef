"""How long the command line takes to start."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("code", ["pass", "import click", "import bocage_editor.cli.main"])
def test_cold_start(benchmark, code):
    command = [sys.executable, "-c", code]
    benchmark.pedantic(subprocess.run, (command,), {"check": True}, rounds=20, warmup_rounds=2)

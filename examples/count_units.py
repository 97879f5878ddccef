"""Load scenarios in any format and print the forces of both sides."""

import sys
from pathlib import Path

from bocage_scenarios.describe import describe
from bocage_scenarios.formats import load


def print_forces(path: Path) -> None:
    """Print a line for each side of the scenario in ``path``, or what is wrong with the file."""
    reading = load(path)
    if reading.scenario is None:
        print(f"{path.name}: not readable")
        for finding in reading.report:
            print(f"  {finding}")
        return
    print(reading.scenario.title() or path.stem)
    for force in describe(reading.scenario).forces:
        kinds = ", ".join(f"{unit.count} {unit.name}" for unit in force.units) or "nothing"
        print(f"  {force.side}: {force.unit_count} units, {force.figures} figures: {kinds}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python count_units.py FILE...")
    for name in sys.argv[1:]:
        print_forces(Path(name))

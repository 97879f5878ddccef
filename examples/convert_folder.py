"""Convert every .m44 file of a folder to YAML and print what there is to say about each."""

import sys
from pathlib import Path

from bocage_scenarios.formats import FORMATS, dump, load


def convert_folder(source: Path, target: Path) -> None:
    """Write a YAML file into ``target`` for each readable .m44 file in ``source``."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.glob("*.m44")):
        reading = load(path)
        for finding in reading.report:
            print(f"{path.name}:{finding}")
        if reading.scenario:
            out = target / f"{path.stem}.yaml"
            out.write_text(dump(reading.scenario, FORMATS["yaml"]), encoding="utf-8")
            print(f"{path.name} -> {out.name}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python convert_folder.py SOURCE TARGET")
    convert_folder(Path(sys.argv[1]), Path(sys.argv[2]))

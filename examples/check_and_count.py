"""Check a scenario, and say which of its pieces somebody's boxes do not hold for certain."""

import sys
from pathlib import Path

from bocage_scenarios.formats import load
from bocage_scenarios.needs import needs_of
from bocage_scenarios.validation import findings_of
from bocage_schema.inventory import Verdict, count
from bocage_schema.inventory.my_boxes import load_boxes


def report(scenario_file: Path, boxes_file: Path) -> None:
    """Print the findings on a scenario, then the pieces that are not surely in the boxes."""
    reading = load(scenario_file)
    boxes = load_boxes(boxes_file)
    for finding in findings_of(reading, holdings=boxes.holdings):
        print(f"{finding.severity.label} {finding.code} {finding.hex or '-'}: {finding.message}")
    for finding in boxes.report:
        print(f"{boxes_file.name}: {finding.message}")
    if reading.scenario is None or boxes.holdings is None:
        return
    inventory = count(needs_of(reading.scenario), boxes.holdings)
    for piece in inventory.pieces:
        if piece.verdict is not Verdict.CERTAIN:
            print(f"{piece.need.count} {piece.part.id}: {piece.verdict}, {piece.reason}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python check_and_count.py SCENARIO BOXES")
    report(Path(sys.argv[1]), Path(sys.argv[2]))

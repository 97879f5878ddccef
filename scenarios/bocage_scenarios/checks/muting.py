"""Findings that the author has looked at and accepted."""

from collections.abc import Collection, Iterable, Iterator

from bocage_scenarios.checks.found import remove_at
from bocage_scenarios.model import Scenario
from bocage_schema.code_table import CODES
from bocage_schema.codes import filled
from bocage_schema.diagnostics import Diagnostic
from bocage_schema.jsonlike import pointer

OF_FILES = "FM"
"""First letters of the codes of files, which say how a file reads and cannot be muted in it."""


def without_muted(
    scenario: Scenario, findings: Iterable[Diagnostic], left_out: Collection[str] = ()
) -> Iterator[Diagnostic]:
    """Yield the findings that are not muted, then a remark on each muting that mutes nothing.

    ``left_out`` are codes that were not looked for, so that nobody can say what they mute.
    """
    idle = {n: mute for n, mute in enumerate(scenario.muted) if mute.code not in left_out}
    for item in findings:
        muting = [
            number
            for number, mute in enumerate(scenario.muted)
            if mute.code == item.code and mute.hex in ("", item.hex)
        ]
        for number in muting:
            idle.pop(number, None)
        if not muting:
            yield item
    for number, mute in idle.items():
        code = "S120" if mute.code in CODES and mute.code[0] not in OF_FILES else "S121"
        path = pointer("muted", number)
        edits = remove_at(path) if code == "S120" else ()
        yield filled(code, {"code": mute.code}, path, hex=mute.hex, edits=edits)

"""Scenario files in the community's ``.m44`` format, in every dialect."""

import json
from dataclasses import replace

from bocage_scenarios.codec import VERSION_KEY, from_plain, to_plain
from bocage_scenarios.codec_hexes import Plain, meaning
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.document import board_format_of, read_document, write_document
from bocage_scenarios.m44.losses import losses as losses_of
from bocage_scenarios.m44.places import Places
from bocage_scenarios.m44.stash import STASH_KEY, comments_in, restore_stash, stash, undo_stash
from bocage_scenarios.model import M44File, Scenario
from bocage_scenarios.native import Reading
from bocage_schema.board_formats import board
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic, Report
from bocage_schema.json_source import read_json
from bocage_schema.json_text import write_like
from bocage_schema.jsonlike import Json, as_list, as_mapping, pointer, same
from bocage_schema.saying import any_of, phrase
from bocage_schema.source import SourceError

MOST_FINDINGS = 1000
"""Findings on one file that we report."""


def read(text: str) -> Reading:
    """Return the document in ``.m44`` ``text`` and what there is to say about it."""
    try:
        source = read_json(text)
    except SourceError as error:
        return Reading(None, Report((error.finding,)))
    found = source.data
    if not isinstance(found, dict):
        kind = phrase("a list") if isinstance(found, list) else phrase("a single value")
        finding = diagnostic("M116", "", what=kind)
        return Reading(None, Report((source.placed(finding),)))
    size = board_format_of(found)
    if size is None and isinstance(found.get("board"), str) and VERSION_KEY in found:
        what = phrase("a scenario in the format of Bocage")
        finding = diagnostic("F209", "", what=what, suffix=any_of((".json", ".yaml")))
        return Reading(None, Report((source.placed(finding),)))
    if size is None:
        value = as_mapping(found.get("board")).get("type")
        finding = diagnostic("M115", pointer("board", "type"), value=value)
        return Reading(None, Report((source.placed(finding),)))
    context = Context(board(size))
    scenario = _read(found, context)
    findings = context.findings or []
    if len(findings) > MOST_FINDINGS:
        findings[MOST_FINDINGS:] = [diagnostic("F207", "", count=MOST_FINDINGS)]
    report = Report.of(map(source.placed, findings)).sort()
    places = Places(found, scenario)

    def place(finding: Diagnostic) -> Diagnostic:
        return source.placed(replace(finding, path=places.path(finding.path)))

    return Reading(scenario, report, place)


def write(scenario: Scenario) -> str:
    """Return the document as ``.m44`` text, laid out as the desktop editor does it.

    What the format has no words for is kept under a key of our own, which other programs
    pass over.
    """
    return json.dumps(to_data(scenario), ensure_ascii=False, indent="\t")


def rewrite(text: str, _: Scenario, after: Scenario) -> str:
    """Return ``text`` changed to hold ``after``, which knows what the file said in its own way."""
    return write_like(text, to_data(after))


def to_data(scenario: Scenario) -> dict[str, Json]:
    """Return the data of the ``.m44`` file for a document."""
    wanted = to_plain(scenario)
    found = scenario.m44.root.values.get(STASH_KEY) if scenario.m44 else None
    if isinstance(found, dict):
        sayable = from_plain(undo_stash(wanted, found))
        written = write_document(sayable)
        written.pop(STASH_KEY, None)
        if _leads_to(wanted, written, found, scenario):
            return written | {STASH_KEY: found}
    whole = write_document(scenario)
    written = {key: value for key, value in whole.items() if key != STASH_KEY}
    readable = to_plain(read_document(written, Context(scenario.board, findings=None)))
    kept = stash(wanted, readable, scenario.comments)
    if isinstance(found, dict):
        _, refused = restore_stash(readable, found)
        kept = {**found, **kept, "changes": [*as_list(kept.get("changes")), *refused]}
    return {**written, STASH_KEY: kept} if kept else whole


def _leads_to(wanted: Plain, written: Plain, found: Plain, scenario: Scenario) -> bool:
    """Tell whether a file with the stash ``found`` reads as the document ``wanted``."""
    if comments_in(found) != dict(scenario.comments):
        return False
    readable = to_plain(read_document(written, Context(scenario.board, findings=None)))
    restored, _ = restore_stash(readable, found)
    return same(meaning(restored), meaning(wanted))


def losses(scenario: Scenario) -> Report:
    """Return what other programs will not see in the ``.m44`` file of a document."""
    kept = as_mapping(to_data(scenario).get(STASH_KEY)).get("changes")
    return losses_of(scenario, as_list(kept))


def _read(found: dict[str, Json], context: Context) -> Scenario:
    kept = found.get(STASH_KEY)
    if not isinstance(kept, dict):
        return read_document(found, context)
    rest = {key: value for key, value in found.items() if key != STASH_KEY}
    scenario = read_document(rest, context)
    restored, refused = restore_stash(to_plain(scenario), kept)
    for change in refused:
        what = change.get("at") if isinstance(change, dict) else change
        context.report("M202", pointer(STASH_KEY), what=what)
    comments = comments_in(kept)
    untouched = from_plain(meaning(restored), comments)
    if same(to_data(untouched), found):
        return untouched  # as we wrote it: nothing in it is left over
    document = from_plain(restored, comments)
    if same(to_data(document), found):
        return document
    form = document.m44 or M44File()
    root = replace(form.root, values={**form.root.values, STASH_KEY: kept})
    return replace(document, m44=replace(form, root=root))

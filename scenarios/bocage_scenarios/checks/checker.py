"""Running the checks on a document, and again on its next revision."""

from collections.abc import Iterable, Mapping

from bocage_scenarios.checks.muting import without_muted
from bocage_scenarios.checks.parts import HEX_PARTS, SHARES, changed_parts
from bocage_scenarios.checks.registry import Profile, document_checks
from bocage_scenarios.checks.results import findings_of_hex, placed
from bocage_scenarios.checks.view import HEADER, View
from bocage_scenarios.model import HexContent, Scenario
from bocage_schema.diagnostics import Diagnostic, Report
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.inventory import Holdings

_Findings = tuple[Diagnostic, ...]


class Checker:
    """Checks a document, and its later revisions by looking only at what has changed.

    Edits make new documents that share what they leave alone; this is how changes are found.
    A checker follows one document; use another one for another document.
    """

    def __init__(self, profile: Profile = Profile.TABLE, holdings: Holdings | None = None) -> None:
        """Begin without a document.

        ``profile`` says where it is to be used, ``holdings`` which boxes the user owns.
        """
        self._holdings = holdings
        self._checks = [check for check in document_checks() if profile in check.profiles]
        known, looked_for = (
            {code for check in checks for code in check.codes}
            for checks in (document_checks(), self._checks)
        )
        self._left_out = known - looked_for
        self._last: View | None = None
        self._by_hex: dict[Hex, _Findings] = {}
        self._by_check: dict[int, _Findings] = {}

    def check(self, scenario: Scenario) -> Report:
        """Return what the checks find, without what the author has muted, by place."""
        view = View(scenario, self._holdings)
        changed = self._changed_fields(scenario)
        if changed.isdisjoint(HEADER):
            touched = self._changed_hexes(scenario)
            around = {near for at in touched for near in neighbours(at)}
            again: Iterable[Hex] = touched | (around & scenario.hexes.keys())
            changed |= self._changed_parts(view, touched)
            self._hand_on(view, changed)
        else:
            self._by_hex.clear()
            again = scenario.hexes
            changed |= HEX_PARTS | SHARES.keys()
        for at in again:
            self._check_hex(view, at)
        for number, check in enumerate(self._checks):
            if number not in self._by_check or not changed.isdisjoint(check.reads):
                self._by_check[number] = tuple(placed(view, item) for item in check.run(view))
        self._last = view
        return Report.of(without_muted(scenario, self._all(), self._left_out)).sort()

    def _changed_fields(self, scenario: Scenario) -> set[str]:
        if self._last is None:
            return {*HEADER, *_FIELDS}
        last = self._last.scenario
        return {
            name
            for name in _FIELDS
            if (new := getattr(scenario, name)) is not (old := getattr(last, name)) and new != old
        }

    def _changed_hexes(self, scenario: Scenario) -> set[Hex]:
        before: Mapping[Hex, HexContent] = self._last.scenario.hexes if self._last else {}
        now = scenario.hexes
        changed = {at for at, content in now.items() if before.get(at) is not content}
        return changed | (before.keys() - now.keys())

    def _changed_parts(self, view: View, touched: Iterable[Hex]) -> set[str]:
        assert self._last is not None
        changed: set[str] = set()
        for at in touched:
            changed |= changed_parts(self._last, view, at)
        return changed

    def _hand_on(self, view: View, changed: set[str]) -> None:
        """Give a view what was worked out of shares of the tiles that have not changed."""
        if self._last:
            kept = self._last.memo_of_share.items()
            view.memo_of_share.update((name, memo) for name, memo in kept if name not in changed)

    def _check_hex(self, view: View, at: Hex) -> None:
        content = view.scenario.hexes.get(at)
        findings = findings_of_hex(view, at, content) if content else ()
        if findings:
            self._by_hex[at] = findings
        else:
            self._by_hex.pop(at, None)

    def _all(self) -> Iterable[Diagnostic]:
        for findings in (*self._by_hex.values(), *self._by_check.values()):
            yield from findings


_FIELDS = tuple(
    name for name in Scenario.__dataclass_fields__ if name not in ("hexes", "comments", "version")
)


def check(
    scenario: Scenario, profile: Profile = Profile.TABLE, holdings: Holdings | None = None
) -> Report:
    """Return what the checks find in a document, without what the author has muted.

    With ``holdings``, the boxes that the user owns, also what is missing in them.
    """
    return Checker(profile, holdings).check(scenario)

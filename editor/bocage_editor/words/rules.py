"""Special rules in words: what they change, and how far they are played."""

from bocage_editor.words.gaps import gaps_words
from bocage_editor.words.languages import tr
from bocage_engine.coverage import gaps_of_special_rule
from bocage_engine.coverage_rules import FLAWS, Status
from bocage_schema.catalogue import SpecialRule, catalogue


def status_of(rule: SpecialRule) -> tuple[Status, str]:
    """Return how far the engine plays a special rule, and in English what is missing."""
    if rule.includes:
        parts = [catalogue().special_rules[name] for name in rule.includes]
        missing = [part.names.en for part in parts if any(gaps_of_special_rule(part))]
        if not missing:
            return Status.ENFORCED, ""
        return Status.NOT_YET if len(missing) == len(parts) else Status.PARTLY, "; ".join(missing)
    gaps = list(gaps_of_special_rule(rule))
    if gaps == [rule.changes.en.rstrip(".")]:
        return Status.NOT_YET, ""
    if gaps:
        return Status.PARTLY, "; ".join(gaps)
    flaw = FLAWS.get(rule.id)
    return (flaw.status, flaw.missing) if flaw else (Status.ENFORCED, "")


def status_words(rule: SpecialRule) -> str:
    """Return how far test games enforce a special rule."""
    status, missing = status_of(rule)
    words = {
        Status.ENFORCED: tr("Enforced in test play"),
        Status.PARTLY: tr("Partly enforced in test play"),
        Status.NOT_YET: tr("Not enforced in test play"),
        Status.NOTHING: tr("No rule of play"),
    }[status]
    return f"{words}: {gaps_words(missing)}" if missing else words

"""What the catalogue says of the units of a document."""

from functools import cache

from bocage_schema.catalogue import Unit as Troop, UnitForm, catalogue


def is_elite_form(troop: Troop, form: UnitForm) -> bool:
    """Tell whether ``form`` stands for the elite version of a troop that has a plain one."""
    return form.prefix.endswith("2") and any(not other.prefix.endswith("2") for other in troop.m44)


@cache
def usual_figures(kind: str, *, elite: bool) -> int | None:
    """Return the usual number of figures of a kind of unit; None if nobody knows it.

    The elite version of a troop has as many more as elite armor has more than armor.
    """
    units = catalogue().units
    troop = units.get(kind)
    if troop is None:
        return None
    form = next((f for f in troop.m44 if is_elite_form(troop, f)), None) if elite else None
    if form is None:
        return troop.figures
    return troop.figures + _plain(form.prefix).figures - _plain(form.prefix[:-1]).figures


def _plain(prefix: str) -> Troop:
    """Return the unit that a figure alone stands for."""
    alone = UnitForm(prefix=prefix)
    return next(unit for unit in catalogue().units.values() if alone in unit.m44)

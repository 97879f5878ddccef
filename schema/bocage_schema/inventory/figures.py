"""Which figures show a unit: figures of its kind, or plain ones of its class."""

from collections.abc import Iterator
from functools import cache

from bocage_schema.catalogue import UnitForm, catalogue
from bocage_schema.catalogue.boxes import ContentKind
from bocage_schema.catalogue.units import Ability
from bocage_schema.inventory.parts import Part


@cache
def has_own_figures(kind: str) -> bool:
    """Tell whether the contents of some box name figures of this kind of unit."""
    return kind in _kinds_with_figures()


@cache
def _kinds_with_figures() -> frozenset[str]:
    known = catalogue()
    return frozenset(
        name
        for box in known.boxes.values()
        for line in box.contents
        if line.kind in (ContentKind.FIGURES, ContentKind.POOL)
        for name in line.of
        if name in known.units
    )


@cache
def plain_figure(kind: str) -> str | None:
    """Return the unit whose figures an ``.m44`` file shows this kind of unit by.

    None for a kind that such files cannot say, and for an unknown one.
    """
    unit = catalogue().units.get(kind)
    if unit is None:
        return None
    forms = unit.m44 or tuple(filter(None, (unit.m44_fallback,)))
    plain = [_alone(form.prefix.rstrip("2")) for form in forms]
    return next((name for name in plain if has_own_figures(name)), next(iter(plain), None))


@cache
def _alone(prefix: str) -> str:
    """Return the unit that a figure without badge stands for."""
    form = UnitForm(prefix=prefix)
    return next(unit.id for unit in catalogue().units.values() if form in unit.m44)


def plain_will_do(kind: str) -> bool:
    """Tell whether plain figures, with a badge perhaps, say which kind of unit this is."""
    unit = catalogue().units.get(kind)
    return bool(unit and unit.m44 and plain_figure(kind) != kind)


def figures_for(kind: str, army: str | None, number: int) -> Iterator[tuple[Part, int]]:
    """Yield the figures that show a unit of ``number`` figures, with how many of each."""
    unit = catalogue().units.get(kind)
    plain = plain_figure(kind)
    if unit is None or plain is None:
        yield Part(kind, army), number
    elif unit.weapon_asset or not has_own_figures(kind):
        yield Part(plain, army), number
    elif Ability.LAST_FIGURE_SPECIAL in unit.abilities:
        yield Part(kind, army), min(number, 1)
        yield Part(plain, army), number - 1
    else:
        yield Part(kind, army), number


def own_figures_of(kind: str, number: int) -> int:
    """Return how many figures of its kind tell a unit of ``number`` figures from others.

    0 if no box holds any.
    """
    unit = catalogue().units.get(kind)
    if unit is None or not has_own_figures(kind) or plain_figure(kind) in (None, kind):
        return 0
    single = unit.weapon_asset or Ability.LAST_FIGURE_SPECIAL in unit.abilities
    return min(number, 1) if single else number

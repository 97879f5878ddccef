"""What a kind of unit can do, in sentences made from the fields of its rules."""

from collections.abc import Iterator

from bocage_editor.words.classes import class_name, class_names, listed, symbol_names
from bocage_editor.words.languages import tr
from bocage_editor.words.unit_abilities import wounded_by_stars
from bocage_schema.catalogue import Unit
from bocage_schema.catalogue.units import Attack, SightNeed, Target, When
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import UnitClass

SYMBOLS = {UnitClass.INFANTRY: DieFace.INFANTRY, UnitClass.ARMOR: DieFace.ARMOR}


def moving(unit: Unit) -> Iterator[str]:
    """Yield how far it moves, and how far before a battle."""
    move = unit.move
    if move is None:
        return
    if not move.max:
        yield tr("It does not move.")
        return
    yield tr("Up to %n hex(es).", move.max)
    if not move.battle_max:
        yield tr("It moves or battles, not both.")
    elif move.battle_max < move.max:
        yield tr("It battles after %n hex(es) at most.", move.battle_max)
    if move.road_max is not None:
        yield tr("Up to %n hex(es) along a road.", move.road_max)
    if unit.battle_after_restricted_entry:
        yield tr("It battles even after entering terrain that forbids that to others.")


def attacking(unit: Unit) -> Iterator[str]:
    """Yield with how many dice it attacks, and what they hit."""
    attack = unit.attack
    if attack is None:
        if unit.rules_known:
            yield tr("It cannot attack.")
        return
    yield tr("Dice by distance: {dice}.").format(dice=_dice(attack.dice))
    if attack.dice_unmoved:
        yield tr("If it has not moved: {dice}.").format(dice=_dice(attack.dice_unmoved))
    if attack.sight is SightNeed.NEVER:
        yield tr("It needs no line of sight.")
    elif attack.sight is SightNeed.IF_MOVED:
        yield tr("If it has not moved, it needs no line of sight.")
    yield from _targets(attack)
    yield from _ignored(attack)


def _targets(attack: Attack) -> Iterator[str]:
    others = frozenset(UnitClass) - {UnitClass.VEHICLE} - attack.targets
    if others:
        yield tr("It cannot attack {classes}.").format(classes=class_names(frozenset(others)))
    if not attack.star_hits_on:
        return
    names = {
        Target.INFANTRY: class_name(UnitClass.INFANTRY),
        Target.ARMOR: class_name(UnitClass.ARMOR),
        Target.VEHICLE: class_name(UnitClass.VEHICLE),
        Target.ANY: tr("all units"),
    }
    whom = listed(names[each] for each in Target if each in attack.star_hits_on)
    when = _when(attack.star_condition)
    yield tr("Its stars hit {whom}{when}.").format(whom=whom, when=when)


def _ignored(attack: Attack) -> Iterator[str]:
    if attack.ignores_target is not When.NEVER:
        when = _when(attack.ignores_target)
        yield tr("It ignores what terrain takes from its dice{when}.").format(when=when)


def _when(when: When) -> str:
    return {
        When.NEVER: "",
        When.ALWAYS: "",
        When.UNMOVED: tr(" if it has not moved"),
        When.CLOSE_ASSAULT: tr(" in close assault"),
    }[when]


def defending(unit: Unit) -> Iterator[str]:
    """Yield what hits it, and what it is worth."""
    symbols = unit.defense.hit_symbols
    if symbols is None and unit.classes is not None:
        own = SYMBOLS.get(unit.classes.hit)
        symbols = frozenset({DieFace.GRENADE} | ({own} if own else set()))
    if symbols:
        yield tr("Hit by: {symbols}.").format(symbols=symbol_names(symbols))
    yield from wounded_by_stars(unit)
    if unit.defense.reroll is not None:
        yield tr("Dice that hit are rolled again; then only {symbols} counts.").format(
            symbols=symbol_names(unit.defense.reroll.counts)
        )
    if unit.figure_pool:
        yield tr("%n figure(s) lost make a medal.", unit.figure_pool)
    elif unit.medals != 1:
        yield tr("Worth %n medal(s).", unit.medals)


def retreating(unit: Unit) -> Iterator[str]:
    """Yield how it retreats."""
    fewest, most = unit.retreat_per_flag
    if unit.flags_ignored:
        yield tr("%n flag(s) may be ignored", unit.flags_ignored) + "."
    if (fewest, most) == (0, 0):
        yield tr("It does not retreat.")
    elif fewest != most:
        yield tr("{fewest} to {most} hexes for each flag.").format(fewest=fewest, most=most)
    elif most > 1:
        yield tr("%n hex(es) for each flag.", most)


def taking_ground(unit: Unit) -> Iterator[str]:
    """Yield whether it takes ground, and battles again then."""
    if not unit.take_ground:
        yield tr("It does not take ground.")
    elif unit.overrun:
        yield tr("After a close assault it may take ground, and battle once more.")
    else:
        yield tr("After a close assault it may take ground.")


def _dice(dice: tuple[int, ...]) -> str:
    return ", ".join(map(str, dice))

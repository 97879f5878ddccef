"""Classes of units, and other parts of rule texts, in words."""

from collections.abc import Iterable

from bocage_editor.words.dice import FACES
from bocage_editor.words.languages import spoken, tr
from bocage_schema.catalogue import Names, catalogue
from bocage_schema.catalogue.rules import EVERYBODY, ClassDice, Classes
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import UnitClass

MINUS = "\N{MINUS SIGN}"


def class_name(unit_class: UnitClass) -> str:
    """Return what a class of units is called in sentences."""
    return {
        UnitClass.INFANTRY: tr("infantry"),
        UnitClass.ARMOR: tr("armor"),
        UnitClass.ARTILLERY: tr("artillery"),
        UnitClass.VEHICLE: tr("vehicles"),
    }[unit_class]


def class_names(classes: Classes) -> str:
    """Return some classes as a list; all of them have a word of their own."""
    if classes == EVERYBODY:
        return tr("all units")
    return listed(class_name(each) for each in UnitClass if each in classes)


def listed(words: Iterable[str]) -> str:
    """Return words as a list."""
    return ", ".join(words)


def own(names: Names) -> str:
    """Return a name in the language of the window."""
    return names.get(spoken())


def terrain_names(ids: Iterable[str]) -> str:
    """Return the names of terrain rules, each once."""
    rules = catalogue().terrain_rules
    return listed(dict.fromkeys(own(rules[each].names) if each in rules else each for each in ids))


def symbol_names(symbols: Iterable[DieFace]) -> str:
    """Return symbols of the die as a list."""
    return listed(own(FACES[each]) for each in DieFace if each in set(symbols))


def dice_changes(dice: ClassDice) -> str:
    """Return changes in dice by class, such as ``infantry −1, armor −2``; empty if none."""
    changes = {
        UnitClass.INFANTRY: dice.infantry,
        UnitClass.ARMOR: dice.armor,
        UnitClass.ARTILLERY: dice.artillery,
    }
    return listed(f"{class_name(each)} {signed(n)}" for each, n in changes.items() if n)


def signed(number: int) -> str:
    """Return a change with its sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def capitalised(text: str) -> str:
    """Return a sentence that begins with a capital letter."""
    return text[:1].upper() + text[1:]

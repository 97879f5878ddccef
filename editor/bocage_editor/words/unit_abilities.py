"""What single kinds of unit do that needs a procedure of its own, in sentences."""

from collections.abc import Iterator

from bocage_editor.words.classes import class_names, listed, own
from bocage_editor.words.languages import tr
from bocage_schema.catalogue import Unit, catalogue
from bocage_schema.catalogue.units import Ability, StarSource, WireUse


def abilities(unit: Unit) -> Iterator[str]:
    """Yield what a unit can do beyond moving and battling, and what others can do to it."""
    texts = _texts()
    yield from (texts[each] for each in unit.abilities if each in texts)
    if unit.supply.give:
        yield tr(
            "Instead of battling it gives figures up for lost ones of own units beside it; "
            "neither battles then."
        )
    if unit.carrier is not None:
        yield tr(
            "It carries a unit up to %n hex(es) over water, and goes where it lands.",
            unit.carrier.max_move,
        )
    if unit.accessories:
        names = listed(own(trait.names) for trait in catalogue().traits.values() if trait.accessory)
        yield tr("It has one of: {accessories}.").format(accessories=names)


def _texts() -> dict[Ability, str]:
    return {
        Ability.CROSSHAIR: tr(
            "A hit that neither eliminates a unit nor drives it back marks it: big guns roll one "
            "die more against it until it moves, or the gun does."
        ),
        Ability.SHELL_CHOICE: tr("In a turn it fires shells of one kind."),
        Ability.INCENDIARY: tr("Flags of its attacks cannot be ignored."),
        Ability.SMOKE: tr(
            "Instead of attacking it may lay smoke on up to three connected hexes in its range."
        ),
        Ability.NO_TILE_PROTECTION: tr("Terrain does not protect it, only obstacles do."),
        Ability.LAST_FIGURE_SPECIAL: tr("Its special figure is the last to be removed."),
        Ability.MUST_ATTACK_ADJACENT: tr("It attacks an enemy beside it, and no other then."),
        Ability.EXTRA_ORDER: tr("A section card for its section orders one unit more."),
        Ability.RECON_SWAP: tr(
            "Ordered by Recon, it may fetch a discarded card instead of drawing."
        ),
        Ability.WIRE_AND_BATTLE: tr("It battles on wire and may remove it in the same turn."),
        Ability.CLEAR_MINES: tr("If it could battle on a minefield, it clears it instead."),
        Ability.REMOVE_ROAD_BLOCK: tr("It may remove a road block instead of battling."),
        Ability.FURIA_FRANCESE: tr(
            "By a rule of the scenario: after a won close assault it may stay and attack once "
            "more with one die."
        ),
    }


def wounded_by_stars(unit: Unit) -> Iterator[str]:
    """Yield whose stars hit a unit although stars usually miss."""
    sources = {
        StarSource.NON_INFANTRY: tr("all but infantry"),
        StarSource.AIR_POWER: tr("air strikes"),
        StarSource.SNIPER: tr("snipers"),
        StarSource.MACHINE_GUN: tr("machine guns"),
        StarSource.STARS_ON_INFANTRY: tr("whoever hits infantry by stars"),
    }
    found = [words for source, words in sources.items() if source in unit.defense.star_hit_by]
    if found:
        yield tr("Stars hit it from: {attackers}.").format(attackers=listed(found))


def on_ground(unit: Unit) -> Iterator[str]:
    """Yield what terrain does to a unit that it does not do to its class."""
    terrain = unit.terrain
    if terrain is None:
        return
    classes = class_names(terrain.impassable_as)
    yield tr("What is impassable for {classes} is so for it.").format(classes=classes)
    if terrain.stops_on_rail:
        yield tr("It stops on railways.")
    if terrain.wire is WireUse.CANNOT_REMOVE:
        yield tr("It cannot remove wire.")
    elif terrain.wire is WireUse.REMOVES:
        yield tr("It removes wire.")
    if not unit.actions.hospital_oasis:
        yield tr("It does not recover in hospitals and oases.")


def by_cards(unit: Unit) -> Iterator[str]:
    """Yield which command cards treat a unit otherwise than its class."""
    deck = catalogue().decks["base"]
    names = {card.id: own(card.names) for card in deck.cards}
    barred = [names[card] for card, use in unit.cards.items() if not use.allowed]
    if barred:
        yield tr("Never ordered by: {cards}.").format(cards=listed(barred))
    for card, use in unit.cards.items():
        if use.max_move is not None:
            text = tr("{card}: up to %n hex(es), and battle.", use.max_move)
            if not use.battle:
                text = tr("{card}: up to %n hex(es), no battle.", use.max_move)
            yield text.format(card=names[card])
    if not unit.medics and unit.classes is not None:
        yield tr("No card brings its figures back.")

"""The reference page with the rules of terrain, obstacles and units."""

from collections.abc import Iterable, Sequence

from bocage_schema.catalogue import Catalogue, HexRules, ObstacleRules, TerrainRules, Unit
from bocage_schema.catalogue.rules import EVERYBODY, ClassDice, Classes
from bocage_schema.generate.markdown import NOTE, code, codes, names, signed, table, yes

ORDER = ("infantry", "armor", "artillery", "vehicle")
FRAME = ["Id", "English", "Deutsch", "Nederlands", "Card"]
HEX = ["Established", "Height", "Closed to", "Stop", "No battle on entry", "Dice against"]
HEX += ["Dice from", "Flags", "Blocks sight", "More", "Source", "Notes"]


def rules_page(known: Catalogue) -> str:
    """Return the page with every rule set."""
    parts = [
        "# Piece catalogue: rules",
        NOTE,
        "*Dice* give the change for infantry / armor / artillery. *Established* says how well the "
        "rules are known: printed, named (printed rules mention it, details come from a secondary "
        "source), secondary, or unknown. The full data, with every field explained, is in "
        "`bocage_schema/data` and its JSON Schema.",
        "## Terrain",
        table([*FRAME, *HEX], (_hex_row(rules) for rules in known.terrain_rules.values())),
        "## Obstacles, bridges, markers and tokens",
        table([*FRAME, *HEX], (_hex_row(rules) for rules in known.obstacle_rules.values())),
        "## Units",
        _unit_table(known.units.values()),
    ]
    return "\n\n".join(parts) + "\n"


def _hex_row(rules: HexRules) -> Sequence[str]:
    lower = " from lower ground" if rules.battle.only_from_lower else ""
    return [
        code(rules.id),
        *names(rules.names),
        str(rules.card or ""),
        rules.scope if rules.rules_known else "**unknown**",
        str(rules.height or ""),
        _classes(rules.movement.impassable_for),
        _classes(rules.movement.stop_on_enter)
        + (" (soft)" if rules.movement.stop_kind == "soft" else ""),
        _classes(rules.battle.no_battle_on_enter),
        _dice(rules.battle.dice_vs_occupant) + lower,
        _dice(rules.battle.dice_from_hex),
        "all" if rules.ignores_all_flags else str(rules.flags_ignored or ""),
        _sight(rules),
        "; ".join(_more(rules)),
        ", ".join(rules.source),
        rules.notes,
    ]


def _classes(classes: Classes) -> str:
    if classes == EVERYBODY:
        return "all"
    return ", ".join(name for name in ORDER if name in classes)


def _dice(dice: ClassDice) -> str:
    numbers = (dice.infantry, dice.armor, dice.artillery)
    return " / ".join(map(signed, numbers)) if any(numbers) else ""


def _sight(rules: HexRules) -> str:
    words = ["yes"] if rules.sight.blocks else []
    words += [rules.sight.rule] if rules.sight.rule != "normal" else []
    words += ["also artillery"] if rules.sight.blocks_artillery else []
    return ", ".join(words)


def _more(rules: HexRules) -> Iterable[str]:
    movement, battle = rules.movement, rules.battle
    if movement.enter_only_as_first_hex:
        yield "only as first hex of a move"
    if movement.exit_limit is not None:
        yield f"leaving: {movement.exit_limit} hex in all"
    if movement.enter_total_limit is not None:
        yield f"move into it: {movement.enter_total_limit} in all"
    for way, costs in (("from", movement.enter_cost), ("to", movement.leave_cost)):
        for cost in costs:
            which = f"{way} any but" if cost.except_terrain else way
            price = "closed" if cost.cost is None else f"{cost.cost} hexes"
            yield f"{which} {codes(cost.terrain)}: {price} for {_classes(cost.classes)}"
    if movement.on_enter:
        yield f"{movement.on_enter.dice} dice on entry, a figure lost per star"
    if movement.road:
        yield "road"
    if movement.open_edges_only:
        yield "only through its open edges"
    if movement.cannot_leave:
        yield f"cannot leave: {_classes(movement.cannot_leave)}"
    if movement.enables_river:
        yield "opens a river hex"
    if battle.no_battle_while_on:
        yield f"no battle on it: {_classes(battle.no_battle_while_on)}"
    if battle.no_battle_after_leaving:
        yield f"no battle after leaving: {_classes(battle.no_battle_after_leaving)}"
    if battle.battle_on_enter_only_as_first_hex:
        yield "battle after entry only if entered first"
    if battle.dice_never_ignored:
        yield "dice changes hold for units that ignore terrain, too"
    if battle.adjacent_only_for:
        yield f"only adjacent battles: {_classes(battle.adjacent_only_for)}"
    if rules.retreat_impassable_for:
        yield f"no retreat into it: {_classes(rules.retreat_impassable_for)}"
    if not rules.ground.overrun:
        yield "no overrun battle"
    if rules.ground.condition != "none":
        yield f"taking it: {rules.ground.condition}"
    for action in rules.actions:
        yield f"action: {action.id}"
    if rules.only_with:
        yield f"only with {codes(rules.only_with)}"
    if rules.not_with:
        yield f"not with {codes(rules.not_with)}"
    if isinstance(rules, TerrainRules):
        yield from _more_terrain(rules)
    if isinstance(rules, ObstacleRules):
        yield from _more_obstacle(rules)


def _more_terrain(rules: TerrainRules) -> Iterable[str]:
    if rules.category != "natural":
        yield rules.category
    if rules.air_value is not None:
        yield f"air value {rules.air_value}"
    if rules.capture:
        yield f"captured: {rules.capture.owner_discards} card lost"
    if rules.blocks_infantry_fire_across:
        yield "no infantry fire across"
    if rules.refuge:
        yield "the Japanese ignore every flag"


def _more_obstacle(rules: ObstacleRules) -> Iterable[str]:
    yield rules.kind
    if rules.owner_only:
        yield "protects its owner only"
    if rules.removed_by:
        yield f"removed: {', '.join(rules.removed_by)}"
    if rules.floats_on:
        yield f"takes {_classes(rules.enterable_by)} onto {codes(rules.floats_on)}"
    if rules.flags_hit:
        yield "flags are hits"
    if rules.attack_only_adjacent:
        yield "attacked only from adjacent hexes"
    if rules.bonus_dice:
        yield f"{signed(rules.bonus_dice)} die for {codes(rules.bonus_for)}"
    if rules.mine:
        for box, pool in rules.mine.pools.items():
            yield f"strengths of `{box}`: {' '.join(map(str, pool))}"


def _unit_table(units: Iterable[Unit]) -> str:
    headers = ["Id", "English", "Deutsch", "Nederlands", "Rules", "Move", "and battle", "Dice"]
    headers += ["Sight", "Retreat", "Flags", "Take ground", "Overrun", "Medals", "Abilities"]
    return table(headers, map(_unit_row, units))


def _unit_row(unit: Unit) -> Sequence[str]:
    attack, low_high = unit.attack, unit.retreat_per_flag
    medals = f"1 per {unit.figure_pool} figures" if unit.figure_pool else str(unit.medals)
    return [
        code(unit.id),
        *names(unit.names),
        "known" if unit.rules_known else "**unknown**",
        str(unit.move.max) if unit.move else "",
        str(unit.move.battle_max) if unit.move and attack else "",
        " ".join(map(str, attack.dice)) if attack else "",
        attack.sight if attack else "",
        "–".join(str(n) for n in dict.fromkeys(low_high)),
        str(unit.flags_ignored or ""),
        yes(unit.take_ground),
        yes(unit.overrun),
        medals,
        ", ".join(unit.abilities),
    ]

"""What terrain, obstacles and markers do, in sentences made from the fields of their rules."""

from collections.abc import Iterator

from bocage_editor.words.classes import (
    capitalised,
    class_names,
    dice_changes,
    listed,
    own,
    signed,
    symbol_names,
    terrain_names,
)
from bocage_editor.words.languages import tr
from bocage_schema.catalogue import HexRules, ObstacleRules, TerrainRules, catalogue
from bocage_schema.catalogue.rules import EVERYBODY, EdgeCost, HexAction, MineRules
from bocage_schema.catalogue.words import (
    ActionCondition,
    ActionId,
    DiceSource,
    Removal,
    SightRule,
    StopKind,
    TakeCondition,
)
from bocage_schema.ids import UnitClass


def entering(rules: HexRules) -> Iterator[str]:
    """Yield what coming onto the hex takes, and what it costs."""
    move = rules.movement
    if move.impassable_for == EVERYBODY:
        yield tr("No unit can enter.")
        return
    if move.impassable_for:
        yield _of(tr("Closed to {classes}."), move.impassable_for)
    if move.open_edges_only:
        yield tr("Entered and left only by its open sides.")
    if move.enables_river:
        yield tr("Units can cross the water here.")
    if isinstance(rules, ObstacleRules) and rules.enterable_by:
        classes, water = class_names(rules.enterable_by), terrain_names(rules.floats_on)
        yield tr("Opens {terrain} to {classes}.").format(terrain=water, classes=classes)
    if move.stop_on_enter:
        yield _of(tr("{classes} must stop on entering."), move.stop_on_enter)
        if move.stop_kind is StopKind.SOFT:
            yield tr("They may still take ground.")
    if move.enter_only_as_first_hex:
        yield tr("Only as the first hex of a move.")
    if move.enter_total_limit is not None:
        yield tr("A move that enters it is of %n hex(es) at most.", move.enter_total_limit)
    for cost in move.enter_cost:
        yield _edge(tr("From {terrain}"), tr("From anything but {terrain}"), cost)
    if move.road:
        yield tr("A move along the road may be one hex longer.")
    if move.on_enter is not None:
        dice = tr("%n dice", move.on_enter.dice) if move.on_enter.dice > 1 else tr("1 die")
        lost = tr("%n figure(s)", move.on_enter.figures_lost_per_star)
        yield tr("Roll {dice} on entering: each star costs {figures}.").format(
            dice=dice, figures=lost
        )
    yield from _battle_on_entering(rules)


def _battle_on_entering(rules: HexRules) -> Iterator[str]:
    battle = rules.battle
    if battle.no_battle_on_enter:
        text = tr("No battle in the turn of entering: {classes}.")
        yield _of(text, battle.no_battle_on_enter)
    if battle.battle_on_enter_only_as_first_hex:
        yield tr("A unit that enters battles only if this was the first hex of its move.")
    if rules.retreat_impassable_for:
        yield _of(tr("No retreat into it: {classes}."), rules.retreat_impassable_for)
    ground = rules.ground
    if not ground.take:
        yield tr("It cannot be taken after a close assault.")
    elif not ground.overrun:
        yield tr("Armor that takes it does not battle again.")
    if ground.condition is TakeCondition.FRESH_UNIT:
        yield tr("Taken only by a unit that has not moved in this turn.")
    elif ground.condition is TakeCondition.INFANTRY_NOT_FROM_BEACH:
        yield tr("Taken only by infantry, and not from the beach.")


def leaving(rules: HexRules) -> Iterator[str]:
    """Yield what leaving the hex takes, and what it costs."""
    move = rules.movement
    if move.cannot_leave:
        yield _of(tr("Cannot leave: {classes}."), move.cannot_leave)
    if move.exit_limit is not None:
        yield tr("A move that begins here is of %n hex(es) at most.", move.exit_limit)
    for cost in move.leave_cost:
        yield _edge(tr("To {terrain}"), tr("To anything but {terrain}"), cost)
    if rules.battle.no_battle_after_leaving:
        text = tr("No battle in the turn of leaving: {classes}.")
        yield _of(text, rules.battle.no_battle_after_leaving)


def attacks_into(rules: HexRules) -> Iterator[str]:
    """Yield what changes for attacks on a unit on the hex."""
    battle = rules.battle
    changes = dice_changes(battle.dice_vs_occupant)
    if changes:
        if battle.only_from_lower:
            yield tr("Dice of attackers on lower ground: {changes}.").format(changes=changes)
        else:
            yield tr("Dice of attackers: {changes}.").format(changes=changes)
        if battle.not_between_same:
            yield tr("Not between two hexes of this kind.")
        if battle.dice_never_ignored:
            yield tr("This holds for attackers that ignore terrain, too.")
    if battle.adjacent_only_for:
        text = tr("Into and out of it, {classes} fight only at distance 1.")
        yield _of(text, battle.adjacent_only_for)
    if isinstance(rules, TerrainRules) and rules.blocks_infantry_fire_across:
        yield tr("Infantry does not fire across it.")
    if isinstance(rules, ObstacleRules):
        yield from _attacks_on_marked(rules)


def _attacks_on_marked(rules: ObstacleRules) -> Iterator[str]:
    if rules.owner_only:
        yield tr("It protects only the side that owns it.")
    if rules.attack_only_adjacent:
        yield tr("The unit can be attacked only from adjacent hexes.")
    if rules.hidden_from_cards:
        yield tr("Cards that strike anywhere cannot choose the unit.")
    if rules.bonus_dice:
        units = listed(own(catalogue().units[each].names) for each in rules.bonus_for)
        yield tr("Attackers {units}: {dice} dice.").format(
            units=units, dice=signed(rules.bonus_dice)
        )
    if rules.flags_hit:
        yield tr("Flags count as hits.")


def attacks_out(rules: HexRules) -> Iterator[str]:
    """Yield what changes for attacks of a unit on the hex."""
    battle = rules.battle
    if battle.no_battle_while_on:
        yield _of(tr("No battle from here: {classes}."), battle.no_battle_while_on)
    changes = dice_changes(battle.dice_from_hex)
    if changes:
        yield tr("Own dice: {changes}.").format(changes=changes)
    if battle.artillery_dice:
        dice = ", ".join(map(str, battle.artillery_dice))
        yield tr("Dice of artillery by distance: {dice}.").format(dice=dice)


def sight(rules: HexRules) -> Iterator[str]:
    """Yield how the hex stands in the way of lines of sight."""
    found = rules.sight
    match found.rule:
        case SightRule.HILL if found.blocks:
            yield tr("Blocks, but connected hills of the same height see each other.")
        case SightRule.LAKE if found.blocks:
            yield tr("Blocks lines that cross two such hexes or more.")
        case SightRule.WADI:
            yield tr("From inside, units fight only at distance 1.")
        case _ if found.blocks:
            yield tr("Blocks.")
    if found.blocks_artillery:
        yield tr("Stops fire that needs no line of sight, too.")


def flags(rules: HexRules) -> Iterator[str]:
    """Yield what changes for retreats from the hex."""
    whom = rules.flags_for
    if rules.ignores_all_flags:
        yield _for(tr("All flags may be ignored"), whom)
    elif rules.flags_ignored:
        yield _for(tr("%n flag(s) may be ignored", rules.flags_ignored), whom)
    if isinstance(rules, TerrainRules) and rules.refuge:
        yield tr("Japanese infantry ignores every flag here.")
    if isinstance(rules, ObstacleRules) and rules.figures_lost_per_flag:
        text = tr("No retreat: each flag costs {classes} a figure.")
        yield _of(text, rules.figures_lost_per_flag)


def more(rules: HexRules) -> Iterator[str]:
    """Yield what else there is: actions, cards, and when it goes."""
    yield from map(_action, rules.actions)
    if isinstance(rules, TerrainRules) and rules.capture is not None:
        yield tr("Its owner loses command cards when an enemy enters, and draws when back.")
    if isinstance(rules, ObstacleRules):
        if rules.mine is not None:
            yield from _mine(rules.mine)
        yield from _making(rules)
        yield from _removals(rules)


def _making(rules: ObstacleRules) -> Iterator[str]:
    """Yield who lays a thing during the game, and how long it lies there."""
    if rules.laid_by:
        units = listed(own(catalogue().units[each].names) for each in rules.laid_by)
        yield tr("Laid during the game by: {units}.").format(units=units)
    build = rules.build
    if build is not None and build.unit is not None:
        unit = own(catalogue().units[build.unit].names)
        yield tr("Built during the game by: {units}.").format(units=unit)
    elif build is not None and build.card is not None:
        card = catalogue().decks["base"].card(build.card)
        name = own(card.names) if card else build.card
        yield tr("Built by the card {card}, if the scenario allows it.").format(card=name)
    if rules.lifetime_enemy_turns:
        yield tr("It lies there for %n turn(s) of the enemy.", rules.lifetime_enemy_turns)
    if rules.lifetime_owner_turns:
        yield tr("It lies there for %n turn(s) of its owner.", rules.lifetime_owner_turns)


def _mine(mine: MineRules) -> Iterator[str]:
    if mine.hidden:
        yield tr("Its strength is hidden until an enemy of its owner enters.")
    hits = [symbol_names(mine.hits)] if mine.hits else []
    hits = [tr("the unit’s own symbol"), *hits] if mine.unit_symbol_hits else hits
    yield tr("It rolls as many dice as its strength; hits: {symbols}.").format(symbols=listed(hits))


def _action(action: HexAction) -> str:
    what = {
        ActionId.HEAL: tr("recover figures"),
        ActionId.REMOVE_WIRE: tr("remove the wire"),
        ActionId.REMOVE_ROAD_BLOCK: tr("remove the road block"),
        ActionId.CLEAR_MINE: tr("clear the mine"),
    }[action.id]
    whom = listed(own(catalogue().units[each].names) for each in action.units)
    whom = whom or class_names(action.classes)
    text = tr("Instead of battling, {whom} must {what}.")
    if not action.mandatory:
        text = tr("Instead of battling, {whom} may {what}.")
    told = [text.format(whom=whom, what=what)]
    conditions = {
        ActionCondition.WOUNDED: tr("it has lost figures"),
        ActionCondition.NOT_MOVED: tr("it has not moved"),
        ActionCondition.NO_ADJACENT_ENEMY: tr("no enemy is adjacent"),
    }
    if action.conditions:
        needed = listed(conditions[each] for each in action.conditions)
        told.append(tr("Only if {conditions}.").format(conditions=needed))
    if action.symbols:
        symbols = symbol_names(action.symbols)
        told.append(tr("These bring a figure back: {symbols}.").format(symbols=symbols))
    if action.dice_source is DiceSource.HAND:
        told.append(tr("It rolls a die for each command card in hand."))
    return " ".join(told)


def _removals(rules: ObstacleRules) -> Iterator[str]:
    events = {
        Removal.OCCUPANT_LEAVES: tr("its unit leaves"),
        Removal.OCCUPANT_ELIMINATED: tr("its unit is eliminated"),
        Removal.INFANTRY_ACTION: tr("infantry removes it"),
        Removal.ENGINEER_ACTION: tr("engineers remove it"),
        Removal.ARMOR_ENTERS: tr("armor enters"),
        Removal.ARMOR_BATTLES: tr("armor on it battles"),
        Removal.PETARD_STAR: tr("a petard rolls a star"),
        Removal.MINE_PLOUGH: tr("a mine plough clears it"),
        Removal.BLANK_REVEALED: tr("it turns out to be a dummy"),
        Removal.UNIT_MOVES: tr("its unit moves"),
        Removal.UNIT_RETREATS: tr("its unit retreats"),
        Removal.UNIT_BATTLES: tr("its unit battles"),
        Removal.UNIT_ELIMINATED: tr("its unit is eliminated"),
        Removal.ITS_GUN_MOVES: tr("the gun that it belongs to moves"),
        Removal.LIFETIME_OVER: tr("its time is over"),
    }
    if rules.removed_by:
        when = listed(dict.fromkeys(events[each] for each in rules.removed_by))
        yield tr("It goes when: {events}.").format(events=when)


def _edge(only: str, all_but: str, cost: EdgeCost) -> str:
    place = (all_but if cost.except_terrain else only).format(terrain=terrain_names(cost.terrain))
    whom = class_names(cost.classes)
    if cost.cost is None:
        return tr("{place}: closed to {classes}.").format(place=place, classes=whom)
    hexes = tr("%n hex(es) of movement", cost.cost)
    return tr("{place}: {hexes} for {classes}.").format(place=place, hexes=hexes, classes=whom)


def _of(text: str, classes: frozenset[UnitClass]) -> str:
    return capitalised(text.format(classes=class_names(classes)))


def _for(text: str, classes: frozenset[UnitClass]) -> str:
    if classes == EVERYBODY:
        return f"{text}."
    return tr("{text}: {classes}.").format(text=text, classes=class_names(classes))

"""What must hold at every step of a game, whatever is played."""

from bocage_engine.aspects import MASKED
from bocage_engine.battle import NO_EXTRA, Fighter, targets
from bocage_engine.board import cells_of, mask_of
from bocage_engine.cards import extra_dice
from bocage_engine.carriers import is_aboard
from bocage_engine.game import CHANCE, Game
from bocage_engine.lookup import attacks, fighter, is_able_after, moves
from bocage_engine.movegen import may_battle_unmoved, ways
from bocage_engine.state import NOBODY, SIDES, SOURCES, TURN_MASKS, Phase
from bocage_engine.state_text import parse
from bocage_engine.terrain import Terrain
from bocage_engine.victory import _holds
from bocage_schema.ids import ObjectiveType


def check(game, *, thorough=False):
    """Check one moment of a game; ``thorough`` checks take a hundred times as long as a step."""
    units_are_where_they_can_be(game)
    cards_are_all_there(game)
    medals_add_up(game)
    somebody_has_a_choice(game)
    if thorough:
        a_copy_is_equal_and_independent(game)
        the_text_reads_back(game)
        objectives_are_held_by_those_who_stand_there(game)
        the_ground_is_as_if_compiled_anew(game)
        moves_are_those_of_the_slow_generator(game)
        attacks_are_those_of_the_slow_search(game)


def units_are_where_they_can_be(game):
    state, world = game.state, game.world
    assert len(set(state.where.values())) == len(state.where)
    for side in range(len(SIDES)):
        own = [cell for cell, unit in state.where.items() if world.units[unit].side == side]
        assert state.masks[side] == mask_of(own)
    on_board = set(state.where.values())
    for number, unit in enumerate(world.units):
        fewest = 1 if number in on_board else 0
        most = unit.figures if number in on_board else 0
        assert fewest <= state.figures[number] <= most
    own = state.masks[state.active]
    for name in TURN_MASKS:
        assert not getattr(state, name) & ~own, name
    assert not (state.to_move | state.to_battle | state.moved) & ~state.ordered


def cards_are_all_there(game):
    state, world = game.state, game.world
    for card, face in enumerate(world.cards):
        held = sum(hand.count(card) for hand in state.hands)
        elsewhere = (state.card == card) + state.drawn.count(card) + state.ahead.count(card)
        assert state.deck[card] + state.discards[card] + held + elsewhere == face.copies
        assert state.deck[card] >= 0
        assert state.discards[card] >= 0


def medals_add_up(game):
    state, world = game.state, game.world
    if state.phase == Phase.OVER:  # medals beyond those needed are not counted
        for side in range(len(SIDES)) if world.rules.must_exit is None else ():
            assert sum(state.medals[3 * side : 3 * side + 3]) <= max(world.needed[side], 0)
        return
    on_board = set(state.where.values())
    for side in range(len(SIDES)):
        gone = [
            unit
            for number, unit in enumerate(world.units)
            if number not in on_board and unit.side != side
        ]
        left = state.exited[1 - side]
        worth = sorted((unit.medals for unit in gone if unit.pool == NOBODY), reverse=True)
        eliminated, objectives, exits = state.medals[len(SOURCES) * side :][: len(SOURCES)]
        pools = sum(1 for kind_side, _ in world.pool_kinds if kind_side != side)
        if not pools:
            assert sum(worth[left:]) <= eliminated <= sum(worth[: len(worth) - left or None])
        held = [n for n, holder in enumerate(state.holders) if holder == side]
        assert objectives == sum(world.goals[n].medals for n in held)
        assert exits >= state.exited[side] * min((1, *world.rules.exit_medals.values()))
        assert state.high[side] >= eliminated + objectives + exits


def somebody_has_a_choice(game):
    actor = game.actor()
    legal = game.legal_actions()
    if actor is None:
        assert game.result() is not None
        assert legal == ()
    elif actor is CHANCE:
        assert legal == ()
        outcomes = game.chance_outcomes()
        assert sum(outcome.probability for outcome in outcomes) == 1
        assert len({outcome.action for outcome in outcomes}) == len(outcomes)
    else:
        assert len(set(legal)) == len(legal) >= 1
        for action in legal:
            assert game.read_action(game.tell_action(action)) == action


def a_copy_is_equal_and_independent(game):
    before = game.text()
    other = game.copy()
    assert other.state == game.state
    assert hash(other.state) == hash(game.state)
    assert other.legal_actions() == game.legal_actions()
    choices = other.legal_actions() or [each.action for each in other.chance_outcomes()]
    if choices:
        other.apply(choices[len(choices) // 2])
        assert other.state != game.state
    assert game.text() == before


def the_text_reads_back(game):
    text = game.text()
    assert "\n" not in text
    assert parse(text) == game.state
    again = Game.from_text(game.world, text)
    assert again.text() == text
    assert again.legal_actions() == game.legal_actions()
    assert again.actor() == game.actor()


def objectives_are_held_by_those_who_stand_there(game):
    state, world = game.state, game.world
    if state.phase == Phase.OVER or state.journey:
        return
    for number, goal in enumerate(world.goals):
        if goal.at_turn_start or goal.on_entering or goal.type is ObjectiveType.SUDDEN_DEATH:
            continue
        holder = state.holders[number]
        holding = [
            side
            for side in range(len(SIDES))
            if goal.side in (NOBODY, side) and _holds(state, goal, side, world.options)
        ]
        assert holder in holding or (holder == NOBODY and len(holding) != 1)


def the_ground_is_as_if_compiled_anew(game):
    terrain = game._play.terrain
    anew = Terrain(terrain.board, terrain.printed, terrain.pieces)
    assert terrain.facts == anew.facts
    assert terrain.height == anew.height
    assert {name: terrain.masks[name] for name in MASKED} == anew.masks
    assert terrain.hill_group == anew.hill_group
    assert terrain.step_cost == anew.step_cost
    assert terrain.uneven == anew.uneven
    assert terrain.road_steps == anew.road_steps
    for up in (False, True):
        assert terrain.retreat_steps(up=up) == anew.retreat_steps(up=up)
    for bits in range(1, 16):
        assert terrain.impassable_for(bits) == anew.impassable_for(bits)
        assert terrain.no_retreat_for(bits) == anew.no_retreat_for(bits)
    assert terrain.changes == game.state.changes


def moves_are_those_of_the_slow_generator(game):
    play = game._play
    state = play.state
    if state.phase != Phase.MOVE:
        return
    occupied = state.masks[0] | state.masks[1]
    for cell in cells_of(state.to_move):
        if is_aboard(play, cell):
            continue  # its moves have no slow generator
        profile = play.profile(cell)
        found = moves(play, cell)
        quick = {action: is_able_after(found, action) for action in found.actions}
        slow = {}
        for each in filter(None, (profile, profile.instead)):
            for move in ways(
                play.terrain.open_for(each.kind.open_on),
                occupied,
                cell,
                each.kind,
                each.owner,
                play.world.options,
                each.watch,
            ):
                action = game.read_action(_words(game, cell, move))
                slow.setdefault(action, move.is_able)
        assert quick == slow


def _words(game, cell, move):
    board = game.world.board

    def label(place):
        return board.plan.label(board.hexes[place])

    via = " ".join(map(label, cells_of(move.passed)))
    word = "exit" if move.leaves else "move"
    words = f"{word} {label(cell)} {label(move.cell)}"
    return f"{words} via {via}" if via else words


def attacks_are_those_of_the_slow_search(game):
    play = game._play
    state, world = play.state, play.world
    if state.phase not in (Phase.MOVE, Phase.BATTLE):
        return
    units = state.masks[0] | state.masks[1]
    for cell in cells_of(state.to_battle):
        profile = play.profile(cell)
        moved = bool(state.moved >> cell & 1)
        attacker = Fighter(cell, profile.kind, profile.owner, moved)
        enemies = {at: fighter(play, at) for at in cells_of(state.masks[1 - profile.side])}
        card = NOBODY if state.fallback else state.effect
        rule = world.cards[card].rule if card != NOBODY else None
        beside = any(world.board.distance[cell][at] == 1 for at in enemies)
        barred = rule is not None and (
            (rule.fires_only and beside) or (rule.assaults_only and not beside)
        )
        extra = extra_dice(rule, overrun=False) if rule else NO_EXTRA
        unit = state.where[cell]
        boosts = zip(state.boosts[::3], state.boosts[1::3], state.boosts[2::3], strict=True)
        for effect, number, amount in boosts:
            if number == unit and effect < 2:
                extra = extra._replace(
                    close=extra.close + amount, fire=extra.fire + amount * (not effect)
                )
        if profile.kind.fierce and state.figures[unit] == world.units[unit].figures:
            extra = extra._replace(close=extra.close + 1)
        barred |= bool(state.charging >> cell & 1 and not beside)
        barred |= bool(state.aboard >> unit & 1)
        ground = play.terrain.open_for(profile.kind.open_on)
        able = moved or may_battle_unmoved(ground, cell, profile.kind, profile.owner)
        shots = targets(play.terrain, attacker, enemies, units, world.options, extra)
        expected = {shot.cell: shot.dice for shot in shots if able and not barred}
        found = attacks(play, cell)
        assert {action.to: dice for action, dice in found.dice.items()} == expected

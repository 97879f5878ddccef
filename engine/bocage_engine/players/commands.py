"""What command cards and the orders that they give are worth to a side."""

from collections.abc import Iterable

from bocage_engine.actions import END
from bocage_engine.battle import NO_EXTRA, Extra
from bocage_engine.board import cells_of
from bocage_engine.bridging import pontoon_sites
from bocage_engine.cards import (
    ALL,
    ANYWHERE,
    PLAIN,
    CardFace,
    CardRule,
    Limits,
    Place,
    Procedure,
)
from bocage_engine.commanders import limits, orders_of
from bocage_engine.play import Play
from bocage_engine.players.estimate import Prospects, best_move, march, stay_value
from bocage_engine.players.instead import bridge_value
from bocage_engine.players.odds import nearly_lost, strike_chance
from bocage_engine.players.survey import Survey
from bocage_engine.state import NOBODY

TWICE = 1.8
"""What two battles are worth, compared with one."""
OF_DICE = 0.6
"""Orders that one die gives on average, among units of all kinds."""
SANDBAGS = 0.5
"""What sandbags save of the losses that a unit has to fear."""
FIGURES_OF_DIE = 0.5
"""Figures that one die brings back to units of the player's choice."""
HEALED = 0.5
"""Figures that one die brings back on average."""
RESERVE_OF_ORDER = 0.03
"""What a card is worth that is kept, for each unit that it may order."""
RESERVE_OF_TACTIC = 0.10
"""The same for cards that do more, or something else, than giving orders."""
MOST_ORDERS = 4
"""Orders that count for that."""


class Command:
    """What orders are worth, while every unit is where it is."""

    def __init__(self, play: Play, survey: Survey) -> None:
        """Begin with nothing worked out; it holds as long as no unit moves."""
        self.play = play
        self.survey = survey
        self.where = play.state.where.copy()
        self._known: dict[tuple[int, int, Extra, int], Prospects] = {}
        self._marches: dict[int, Prospects] = {}

    def prospects(self, cell: int, effect: int) -> Prospects:
        """Return what an order to the unit on a cell is worth by a card; `NOBODY`: as usual."""
        play, world = self.play, self.play.world
        profile = world.acting[effect][self.where[cell]]
        extra, rule = NO_EXTRA, None
        if effect != NOBODY:
            extra = world.extras[effect][0]
            card = world.cards[effect].rule
            rule = card if not card.moves or card.battles_twice else None
        key = cell, profile.number, extra, NOBODY if rule is None else effect
        known = self._known.get(key)
        if known is not None:
            return known
        if rule is None:
            known = best_move(self.survey, play, cell, profile, extra)
        elif rule.moves:
            known = best_move(self.survey, play, cell, profile, extra)
            twice = TWICE * stay_value(self.survey, play, cell, profile, extra)
            if twice >= known.gain:
                known = Prospects(twice, END)
        else:
            known = Prospects(stay_value(self.survey, play, cell, profile, extra), END)
        self._known[key] = known
        return known

    def march(self, cell: int) -> Prospects:
        """Return what an order is worth by which the unit on a cell only moves."""
        known = self._marches.get(cell)
        if known is None:
            profile = self.play.world.acting[NOBODY][self.where[cell]]
            known = self._marches[cell] = march(self.survey, self.play, cell, profile)
        return known

    def air(self, card: int) -> float:
        """Return what it is worth to play a card as a strike from the air."""
        world = self.play.world
        mask = world.sections[self.survey.side][world.cards[card].section]
        return self.strike(world.cards[world.air_strike].rule, mask) - self.reserve(card)

    def card(self, card: int) -> float:
        """Return what it is worth to play a card of the hand now, and not to keep it."""
        effect = self.effect_of(card)
        return (self.effect(effect) if effect != NOBODY else 0.0) - self.reserve(card)

    def effect_of(self, card: int) -> int:
        """Return the card that a card counts as; `NOBODY`: it does nothing."""
        play = self.play
        if play.world.cards[card].rule.procedure is not Procedure.COPY:
            return card
        copied = play.state.last[1 - self.survey.side]
        return NOBODY if copied == NOBODY else play.world.mirrored[copied]

    def reserve(self, card: int) -> float:
        """Return what a card is worth in hand."""
        return reserve_of(self.play.world.cards[card])

    def effect(self, effect: int) -> float:
        """Return what the effect of a card is worth now."""
        found = self.orders(effect)
        return max(found, self.bridge(effect)) if self.play.world.rules.pontoon_bridges else found

    def bridge(self, effect: int) -> float:
        """Return what the best bridge is worth that a card may build instead of its orders."""
        sites = pontoon_sites(self.play, effect, self.survey.side)
        return max((bridge_value(self.survey, self.play, cell) for cell in sites), default=0.0)

    def orders(self, effect: int) -> float:
        """Return what the orders of a card are worth now, or what else it does."""
        face = self.play.world.cards[effect]
        rule = face.rule
        meant = self._meant(effect)
        if rule.fallback and not meant:
            return self._best(self._own(), NOBODY, 1)
        if rule.procedure is Procedure.STRIKE:
            return self.strike(rule)
        if rule.procedure is Procedure.RECOVER:
            return max((self.heal(cell) for cell in meant), default=0.0)
        if rule.procedure is Procedure.RESTORE:
            found = sorted((self.restore(cell) for cell in meant), reverse=True)
            return sum(found[: round(FIGURES_OF_DIE * rule.healing_dice)])
        if rule.procedure is Procedure.FORTIFY:
            saved = sorted((self._in_danger(cell) for cell in meant), reverse=True)
            return SANDBAGS * sum(saved[: face.orders])
        if rule.procedure is Procedure.DICE:
            dice = len(self.play.state.hands[self.survey.side])
            return self._best(meant, effect, max(1, round(OF_DICE * dice)))
        if rule.choose_section:
            return max(self.section(effect, number) for number in range(3))
        meant = [cell for cell in meant if self._may_order(cell, rule)]
        if face.orders == ALL:
            return self.section(effect, face.section)
        value, ordered = self._chosen(meant, effect, self._orders(effect))
        return value + self._marched(face.on_the_move, ordered) if face.on_the_move else value

    def _orders(self, effect: int) -> int:
        world = self.play.world
        if world.commanding:
            return orders_of(self.play, self.survey.side, effect)
        return world.cards[effect].orders

    def _marched(self, orders: int, ordered: int) -> float:
        """Return what orders are worth to units that are not ordered, and only move."""
        own = (cell for cell in self._own() if not ordered >> cell & 1)
        found = sorted((self.march(cell).gain for cell in own), reverse=True)
        return sum(found[:orders])

    def _own(self) -> list[int]:
        """Return the cells of the units that may be ordered in this turn."""
        state, world = self.play.state, self.play.world
        own = list(cells_of(state.masks[self.survey.side]))
        if state.turn <= world.latest:
            turn = max(1, (state.turn + 1) // 2)  # a card may be chosen before the first
            own = [cell for cell in own if world.units[self.where[cell]].from_turn <= turn]
        return own

    def _meant(self, effect: int) -> list[int]:
        meant = self.play.world.meant[effect]
        return [cell for cell in self._own() if meant[self.where[cell]]]

    def _may_order(self, cell: int, rule: CardRule) -> bool:
        if rule.place is Place.ANY:
            return True
        beside = bool(self.survey.beside >> cell & 1)
        return beside if rule.place is Place.BESIDE_ENEMY else not beside

    def section(self, effect: int, section: int) -> float:
        """Return what it is worth to order all that a card orders in a section."""
        cells = self._meant(effect)
        if section != ANYWHERE:
            mask = self.play.world.areas[self.survey.side][section]
            cells = [cell for cell in cells if mask >> cell & 1]
        return sum(max(0.0, self.prospects(cell, effect).gain) for cell in cells)

    def _best(self, cells: Iterable[int], effect: int, orders: int) -> float:
        """Return what the best orders are worth that a card may give to some units."""
        return self._chosen(cells, effect, orders)[0]

    def _limits(self, effect: int) -> Limits:
        if effect == NOBODY:
            return ()
        world, side = self.play.world, self.survey.side
        return limits(self.play, side, effect) if world.commanding else world.limits[side][effect]

    def _chosen(self, cells: Iterable[int], effect: int, orders: int) -> tuple[float, int]:
        """Return the same, and the units that are ordered then, a mask."""
        kept = self._limits(effect)
        found = [(self.prospects(cell, effect).gain, cell) for cell in cells]
        found.sort(reverse=True)
        value = 0.0
        ordered = 0
        for gain, cell in found:
            if gain <= 0 or not orders:
                break
            bit = 1 << cell
            if any(
                inside & bit and (ordered & inside).bit_count() >= most for inside, most in kept
            ):
                continue
            ordered |= bit
            orders -= 1
            value += gain
        return value, ordered

    def _in_danger(self, cell: int) -> float:
        return self.survey.danger(self.where[cell], cell)

    def heal(self, cell: int) -> float:
        """Return what it is worth to let the unit on a cell recover figures."""
        play, unit = self.play, self.where[cell]
        info = play.world.units[unit]
        figures = play.state.figures[unit]
        if figures >= info.figures or not info.kind.medics:
            return 0.0
        dice = len(play.state.hands[self.survey.side])
        back = min(info.figures - figures, max(1, round(HEALED * dice)))
        saved = nearly_lost(figures) - nearly_lost(figures + back)
        return saved * self.survey.ground.medals[unit] + max(0.0, self.prospects(cell, NOBODY).gain)

    def restore(self, cell: int) -> float:
        """Return what it is worth to bring one figure of the unit on a cell back."""
        play, unit = self.play, self.where[cell]
        info = play.world.units[unit]
        figures = play.state.figures[unit]
        if figures >= info.figures or not info.kind.medics:
            return 0.0
        saved = nearly_lost(figures) - nearly_lost(figures + 1)
        value = saved * self.survey.ground.medals[unit]
        if not play.state.ordered >> cell & 1:
            value += max(0.0, self.prospects(cell, NOBODY).gain)
        return value

    def strike(self, rule: CardRule, first: int = -1) -> float:
        """Return what it is worth to strike at the enemy with a card.

        One of the targets must stand in ``first``, a mask.
        """
        found = [(self.strike_at(cell, rule), cell) for cell, _ in self.survey.enemies]
        open_to = [each for each in found if first >> each[1] & 1]
        if not open_to:
            return 0.0
        best, at = max(open_to)
        if rule.targets > 1:
            near = self.play.world.board.near_mask[at]
            others = sorted((value for value, cell in found if near >> cell & 1), reverse=True)
            best += sum(others[: rule.targets - 1])
        return best

    def strike_at(self, cell: int, rule: CardRule) -> float:
        """Return what it is worth to strike at one unit with a card."""
        if self.play.terrain.facts[cell].hidden:
            return 0.0
        dice, hit = self.strike_odds(cell, rule)
        return self.survey.attack(cell, self.where[cell], dice, hit)

    def strike_odds(self, cell: int, rule: CardRule) -> tuple[int, float]:
        """Return the dice of a strike at one unit, and the probability that one of them hits."""
        world = self.play.world
        dice = rule.dice[world.side(self.survey.side)]
        if world.rules.winter_weather and rule.winter_dice:
            dice = rule.winter_dice
        kind = world.units[self.where[cell]].kind
        return dice, strike_chance(kind, rule, dim=world.rules.reduced_visibility)


def reserve_of(face: CardFace) -> float:
    """Return what a card is worth in hand."""
    value = RESERVE_OF_ORDER * min(face.orders or 1, MOST_ORDERS)
    return value if face.rule is PLAIN else value + RESERVE_OF_TACTIC

"""Command cards as a table of effects (rules reference 40).

What a card orders in its section, how many copies there are and how many cards are drawn is in
the catalogue's deck; here is what it does beyond that.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache
from typing import NamedTuple

from bocage_engine.battle import NO_EXTRA, Extra
from bocage_engine.kinds import Kind, symbols_of
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.boxes import Card, CardKind, Sections
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side, UnitClass

ALL = 1000
"""Stands for ordering every unit."""
LEFT, CENTER, RIGHT = range(3)
"""Sections, seen from a player's own seat."""
ANYWHERE = -1
SECTION_NAMES = ("left", "center", "right")


class Procedure(Enum):
    """How a card is carried out."""

    ORDER = "order"
    """Units are ordered, move and battle."""
    REACTION = "reaction"
    """Played in the other player's turn."""
    COPY = "copy"
    """Counts as the card that the other player played last."""
    STRIKE = "strike"
    """Dice against enemy units; nobody is ordered."""
    FORTIFY = "fortify"
    """Ordered units get sandbags, and neither move nor battle."""
    RECOVER = "recover"
    """Dice bring figures of a unit back, which is then ordered."""
    DICE = "dice"
    """Dice tell which units may be ordered."""
    RESTORE = "restore"
    """Dice bring figures of several units back, which are then ordered."""


class Place(Enum):
    """Where units must stand to be ordered."""

    ANY = "any"
    BESIDE_ENEMY = "beside_enemy"
    APART_FROM_ENEMY = "apart_from_enemy"


class Bonus(Enum):
    """When a card gives one die more."""

    NEVER = "never"
    ALWAYS = "always"
    CLOSE_ASSAULT = "close_assault"
    FIRST_CLOSE_ASSAULT = "first_close_assault"
    """Not in an overrun."""


@dataclass(frozen=True, slots=True)
class CardRule:
    """What a card does, beyond what the deck says of it."""

    procedure: Procedure = Procedure.ORDER
    classes: frozenset[UnitClass] = frozenset()
    """Classes that it orders; empty: every unit."""
    fallback: bool = False
    """Orders any one unit if the player has none of its classes."""
    choose_section: bool = False
    """The player chooses the section."""
    place: Place = Place.ANY
    moves: bool = True
    """Ordered units may move before they battle."""
    bonus: Bonus = Bonus.NEVER
    assaults_only: bool = False
    """Units may only battle adjacent enemies."""
    fires_only: bool = False
    """Units beside an enemy may not battle (D-44)."""
    battles_twice: bool = False
    """Units that have not moved may battle twice."""
    move_max: int = 0
    """Hexes that units may move instead of battling; 0: as usual."""
    one_farther: bool = False
    """Units that move 2 hexes move 3, and battle after 2 where they battled after 1 (D-61)."""
    free_march: int = 0
    """Hexes that units move, before they battle and after it, whatever the terrain; 0: none."""
    march_by_option: bool = True
    """An option may let them battle where the terrain that they entered forbids it (D-20)."""
    targets: int = 0
    """Most units to strike at; they must be connected (D-21)."""
    dice: Mapping[Side, int] = field(default_factory=dict)
    winter_dice: int = 0
    """Dice of either side in winter weather; 0: as usual."""
    by_air: bool = False
    """It is a strike from the air."""
    stars_hit: bool = False
    healing_dice: int = 0
    """Dice that bring figures back; 0: one for each card in hand."""
    dim_sight: bool = True
    """In reduced visibility symbols of units do not hit (D-31)."""
    lays: str = ""
    """Id of the piece that ordered units get."""
    reshuffles: bool = False
    """Afterwards all cards but the hands are shuffled into a new draw pile."""


_INFANTRY = frozenset({UnitClass.INFANTRY})
_ARMOR = frozenset({UnitClass.ARMOR})
_ARTILLERY = frozenset({UnitClass.ARTILLERY})
PLAIN = CardRule()
FALLBACK = CardRule()
"""What a card does that orders one unit of choice."""
RULES: Mapping[str, CardRule] = {
    "air_power": CardRule(
        Procedure.STRIKE,
        targets=4,
        dice={Side.AXIS: 1, Side.ALLIES: 2},
        winter_dice=1,
        stars_hit=True,
        by_air=True,
    ),
    "ambush": CardRule(Procedure.REACTION),
    "armor_assault": CardRule(classes=_ARMOR, fallback=True, bonus=Bonus.CLOSE_ASSAULT),
    "artillery_bombard": CardRule(
        classes=_ARTILLERY, fallback=True, battles_twice=True, move_max=3
    ),
    "barrage": CardRule(Procedure.STRIKE, targets=1, dice=dict.fromkeys(Side, 4), dim_sight=False),
    "behind_enemy_lines": CardRule(
        classes=_INFANTRY, fallback=True, bonus=Bonus.ALWAYS, free_march=3
    ),
    "close_assault": CardRule(
        classes=_INFANTRY | _ARMOR,
        place=Place.BESIDE_ENEMY,
        moves=False,
        bonus=Bonus.FIRST_CLOSE_ASSAULT,
        assaults_only=True,
    ),
    "counter_attack": CardRule(Procedure.COPY),
    "dig_in": CardRule(Procedure.FORTIFY, classes=_INFANTRY, fallback=True, lays="sandbags"),
    "firefight": CardRule(
        place=Place.APART_FROM_ENEMY, moves=False, bonus=Bonus.ALWAYS, fires_only=True
    ),
    "infantry_assault": CardRule(
        classes=_INFANTRY, fallback=True, choose_section=True, one_farther=True
    ),
    "medics_mechanics": CardRule(Procedure.RECOVER),
    "move_out": CardRule(classes=_INFANTRY, fallback=True),
    "their_finest_hour": CardRule(Procedure.DICE, bonus=Bonus.ALWAYS, reshuffles=True),
}
"""Effects of cards by id; a card that is not here orders units as its deck says."""
CHANGED: Mapping[str, Mapping[str, CardRule]] = {
    "breakthrough": {
        "air_power": replace(RULES["air_power"], dice=dict.fromkeys(Side, 2)),
        "barrage": replace(RULES["barrage"], stars_hit=True),
        "behind_enemy_lines": replace(RULES["behind_enemy_lines"], march_by_option=False),
        "dig_in": replace(RULES["dig_in"], classes=_INFANTRY | _ARTILLERY),
        "medics_mechanics": CardRule(Procedure.RESTORE, healing_dice=4),
    }
}
"""Effects of cards that a deck changes, by the deck's id."""


class CardFace(NamedTuple):
    """A command card: copies of it are the same."""

    id: str
    section: int
    """The section that it names, or `ANYWHERE`."""
    copies: int
    rule: CardRule
    orders: int
    """Units that it orders in all, `ALL`, or 0."""
    quotas: tuple[int, int, int] | None
    """Most units in each section; None: anywhere."""
    draw: int
    """Cards drawn at the end of the turn, one of which is kept."""
    on_the_move: int
    """Further units, anywhere, that it orders only to move."""

    @property
    def name(self) -> str:
        """The card in words that `bocage_engine.actions.parse` reads, such as ``attack/left``."""
        return self.id if self.section == ANYWHERE else f"{self.id}/{SECTION_NAMES[self.section]}"


@cache
def cards_of(
    deck_id: str,
    *,
    section_cards_only: bool = False,
    changes: tuple[tuple[str, str], ...] = (),
) -> tuple[CardFace, ...]:
    """Return the different cards of a deck of the catalogue.

    ``changes`` are cards, each with the one that it is instead.
    """
    deck = catalogue().decks[deck_id]
    gone = {card.id: card.copies for card in deck.cards if card.id in dict(changes)}
    more: Counter[str] = Counter()
    for card_id, instead in changes:
        more[instead] += gone[card_id]
    return tuple(
        face._replace(copies=face.copies + more[card.id])
        for card in deck.cards
        if (card.kind is CardKind.SECTION or not section_cards_only) and card.id not in gone
        for face in _faces(card, CHANGED.get(deck_id, {}).get(card.id))
    )


def _faces(card: Card, changed: CardRule | None) -> list[CardFace]:
    rule = changed or RULES.get(card.id, PLAIN)
    orders = ALL if card.orders_all else card.orders or 0
    if card.copies_by_section:
        return [
            CardFace(
                card.id,
                section,
                copies,
                rule,
                orders,
                _only(section, orders),
                card.draw,
                card.on_the_move,
            )
            for section, copies in enumerate(_each(card.copies_by_section))
            if copies
        ]
    quotas = None
    if card.orders_by_section:
        left, center, right = _each(card.orders_by_section)
        quotas = left, center, right
        orders = sum(quotas)
    return [
        CardFace(
            card.id,
            ANYWHERE,
            card.copies,
            rule,
            orders,
            quotas,
            card.draw,
            card.on_the_move,
        )
    ]


def _each(sections: Sections) -> tuple[int, int, int]:
    return sections.left, sections.center, sections.right


def _only(section: int, orders: int) -> tuple[int, int, int]:
    left, center, right = (orders if each == section else 0 for each in range(3))
    return left, center, right


def mirrored(cards: tuple[CardFace, ...], card: int) -> int:
    """Return the card that a copy of a card counts as: left and right change places."""
    face = cards[card]
    if face.section == ANYWHERE:
        return card
    wanted = RIGHT - face.section
    return next(
        (n for n, other in enumerate(cards) if (other.id, other.section) == (face.id, wanted)), card
    )


def is_meant_for(face: CardFace, kind: Kind) -> bool:
    """Tell whether a card orders a kind of unit, wherever it stands."""
    use = kind.cards.get(face.id)
    if use is not None and not use.allowed:
        return False
    if not face.rule.classes:
        return True
    return kind.order_class in face.rule.classes or (use is not None and use.allowed)


def as_ordered(face: CardFace, kind: Kind) -> Kind:
    """Return a kind of unit as it moves when a card has ordered it."""
    rule = face.rule
    if rule.free_march:
        march = rule.free_march
        return replace(kind, move_max=march, battle_max=march, road_max=march, free=True)
    use = kind.cards.get(face.id)
    if use is not None and use.max_move is not None:
        battle = kind.battle_max if use.battle else 0
        return replace(kind, move_max=use.max_move, battle_max=battle, road_max=use.max_move + 1)
    if rule.one_farther and kind.move_max == 2 and kind.order_class in rule.classes:
        battle = 2 if kind.battle_max == 1 else kind.battle_max
        return replace(kind, move_max=3, battle_max=battle, road_max=max(kind.road_max, 4))
    return kind


def as_moved_by(face: CardFace, kind: Kind) -> Kind | None:
    """Return a kind of unit as it moves by a card that lets it move instead of battling."""
    farther = face.rule.move_max
    if not farther or farther <= kind.move_max:
        return None
    return replace(kind, move_max=farther, battle_max=0, road_max=farther + 1)


def as_boosted(kind: Kind, unit: int, boosts: tuple[int, ...]) -> Kind:
    """Return a kind of unit as it moves when combat cards have been played on a unit of it.

    What cannot move at all does not move farther.
    """
    for effect, number, amount in zip(boosts[::3], boosts[1::3], boosts[2::3], strict=True):
        if number != unit:
            continue
        if effect == HEXES and kind.move_max:
            kind = replace(
                kind,
                move_max=kind.move_max + amount,
                battle_max=kind.battle_max + amount if kind.battle_max else 0,
                road_max=kind.road_max + amount,
            )
        elif effect == BATTLE_AFTER_ENTRY:
            kind = replace(kind, battles_after_entry=True)
    return kind


HEXES, BATTLE_AFTER_ENTRY = 2, 3
"""Numbers of effects in `bocage_engine.state.State.boosts` that change how a unit moves."""


def as_slowed(kind: Kind, limits: tuple[int, int]) -> Kind:
    """Return a kind of unit as it moves if it moves so many hexes at most, and along roads."""
    most, on_road = limits
    if most == NO_LIMIT:
        return kind
    return replace(
        kind,
        move_max=min(kind.move_max, most),
        battle_max=min(kind.battle_max, most),
        road_max=min(kind.road_max, on_road),
    )


NO_LIMIT = 99
"""Hexes that nobody can move."""


def extra_dice(rule: CardRule, *, overrun: bool) -> Extra:
    """Return the dice that a card adds to the attacks of a unit that it ordered."""
    if rule.bonus is Bonus.ALWAYS:
        return Extra(1, 1)
    if rule.bonus is Bonus.CLOSE_ASSAULT or (
        rule.bonus is Bonus.FIRST_CLOSE_ASSAULT and not overrun
    ):
        return Extra(close=1)
    return NO_EXTRA


def order_of_dice(kind: Kind, card_id: str) -> frozenset[DieFace]:
    """Return the symbols of the dice that order a kind of unit, the star left aside."""
    use = kind.cards.get(card_id)
    if use is not None and use.symbols:
        return frozenset(use.symbols) - {DieFace.STAR}
    return symbols_of(kind.order_class)


Limits = tuple[tuple[int, int], ...]
"""Masks of cells, each with the most units that may be ordered there."""


def quota_limits(
    quotas: tuple[int, ...],
    sections: tuple[int, ...],
    further: tuple[tuple[int, ...], ...] = (),
) -> Limits:
    """Return the limits that units keep who share orders by section.

    Units can be given orders of their sections if, and only if, for every group of sections no
    more of them stand wholly in it than it has orders (Hall's theorem).  ``further`` are single
    orders, each with the sections in one of which it may be given.  Limits that the number of
    all orders keeps anyway are left out; those without any order are one.
    """
    limits = []
    closed = 0
    board = 0
    for mask in sections:
        board |= mask
    for group in range(1, 1 << len(sections)):
        outside = 0
        for number, mask in enumerate(sections):
            if not group >> number & 1:
                outside |= mask
        inside = board & ~outside
        orders = sum(quota for number, quota in enumerate(quotas) if group >> number & 1)
        orders += sum(any(group >> number & 1 for number in open_to) for open_to in further)
        if not orders:
            closed |= inside
        elif inside and orders < sum(quotas) + len(further):
            limits.append((inside, orders))
    return ((closed, 0), *limits) if closed else tuple(limits)

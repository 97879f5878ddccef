"""Games that follow a script: every choice, card and roll is written as a text."""

from battlefields import PLAN

from bocage_engine.actions import IllegalAction
from bocage_engine.board import cells_of
from bocage_engine.game import CHANCE, Game
from bocage_engine.options import Options
from bocage_engine.setup import Camp, Laid, Objective, Setup, UnitStart
from bocage_engine.state import SIDES, Phase
from bocage_schema.board_formats import board
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

AXIS, ALLIES = Side.AXIS, Side.ALLIES
HQ = "direct_from_hq"
"""A card that orders four units anywhere, for tests that are not about cards."""


def at(label):
    """Return the hex of a label of the Standard board."""
    return PLAN.hex(label)


def hexes(labels):
    """Return the hexes of labels."""
    return tuple(map(at, labels.split()))


def unit(label, text, **fields):
    """Return a unit such as ``axis armor``, or ``axis armor 1`` for one with a single figure."""
    side, kind, *figures = text.split()
    number = int(figures[0]) if figures else catalogue().units[kind].figures
    return UnitStart(at(label), Side(side), kind, number, **fields)


def pieces(stack):
    """Return pieces that lie on one hex, such as ``hill+sandbags``, ``axis:bunker`` or ``road/2``.

    Before the colon is the owner, behind the slash the orientation.
    """
    return tuple(map(_piece, stack.split("+")))


def _piece(text):
    owner, _, name = text.rpartition(":")
    name, _, turn = name.partition("/")
    assert name in catalogue().pieces, name
    return Laid(name, int(turn or 1), Side(owner) if owner else None)


def objective(kind, labels, side=None, **fields):
    """Return an objective on some hexes."""
    return Objective(ObjectiveType(kind), hexes(labels), side, **fields)


def battle(units, ground=None, *, allies=HQ, axis="", targets=(5, 5), grows=(0, 0), **fields):
    """Return the game of a setup at the first turn of the Allies, who sit at the bottom.

    Units and ground are told by label, hands as names of cards, medals needed and hands to be
    filled up as those of the Allies and the Axis.  Unless other options are told a side without
    units plays on, so that one unit is enough for a test.
    """
    hands = {ALLIES: allies.split(), AXIS: axis.split()}
    camps = {
        side: Camp(len(hands[side]), need, grow)
        for side, need, grow in zip(hands, targets, grows, strict=True)
    }
    setup = Setup(
        ground={at(label): pieces(stack) for label, stack in (ground or {}).items()},
        units=tuple(
            unit(label, what) if isinstance(what, str) else what for label, what in units.items()
        ),
        camps=camps,
        **{"options": Options(last_unit_loss=False)} | fields,
    )
    script = Script(Game(setup))
    for side in SIDES:
        script.do(*(f"draw {card}" for card in hands[side]))
    return script


class Script:
    """A game and what a script says and asks about it."""

    def __init__(self, game):
        self.game = game

    @property
    def state(self):
        return self.game.state

    @property
    def phase(self):
        return self.state.phase

    @property
    def dice(self):
        """Return the dice that are about to be rolled in battle."""
        return self.state.fight.dice

    @property
    def board(self):
        return self.game.world.board

    # What is done

    def do(self, *texts):
        """Carry out what texts tell; what is not legal raises an error."""
        for text in texts:
            self.game.apply(self.game.read_action(text))
        return self

    def play(self, card, *labels):
        """Play a card and order units, if it asks which."""
        self.do(f"play {card}", *(f"order {label}" for label in labels))
        return self.do("end") if self.phase == Phase.ORDER else self

    def battles(self):
        """End the movement."""
        return self.do("end") if self.phase == Phase.MOVE else self

    def attack(self, start, target, faces=""):
        """Attack after all movement, and roll what is told."""
        self.battles().do(f"attack {start} {target}")
        return self.roll(faces) if faces else self

    def roll(self, faces):
        return self.do(f"roll {faces}")

    def end_turn(self, draw=None):
        """Order, move and battle no more, and draw a card; the other side begins its turn.

        A card that was not played is played first.
        """
        turn = self.state.turn
        while self.state.turn == turn and self.phase != Phase.OVER:
            if self.phase == Phase.DRAW:
                self.draw(draw)
                continue
            legal = self.legal()
            self.do(next((text for text in ("pass", "end") if text in legal), min(legal)))
        return self

    def draw(self, card=None):
        """Draw a card, of those left if none is named."""
        if card is None:
            card = next(n for n, copies in enumerate(self.state.deck) if copies)
            card = self.game.world.names[card]
        return self.do(f"draw {card}")

    def changed(self, **fields):
        """Return the same game with some fields of the text of its state replaced."""
        words = dict(word.partition("=")[::2] for word in self.game.text().split())
        assert fields.keys() <= words.keys()
        text = " ".join(f"{name}={value}" for name, value in (words | fields).items())
        return Script(Game.from_text(self.game.world, text))

    # What is asked

    def legal(self, word=""):
        """Return the texts of the legal actions that begin with a word."""
        told = map(self.game.tell_action, self.game.legal_actions())
        return {text for text in told if text.split()[0] == word or not word}

    def ends(self, word, label):
        """Return where a unit may go, or whom it may attack: the labels behind it in actions."""
        return {text.split()[2] for text in self.legal(word) if text.split()[1] == label}

    def orderable(self):
        """Return the labels of the units that may be ordered next."""
        return {text.split()[1] for text in self.legal("order")}

    def ordered(self):
        """Return the labels of the units with an order."""
        return self._labels(self.state.ordered)

    def _labels(self, mask):
        return {self.board.plan.label(self.board.hexes[cell]) for cell in cells_of(mask)}

    def refuses(self, text):
        """Tell whether an action is not legal."""
        try:
            self.game.copy().apply(self.game.read_action(text))
        except IllegalAction:
            return True
        return False

    def cell(self, label):
        return self.board.cell_of[self.board.plan.hex(label)]

    def figures(self, label):
        """Return the figures of the unit on a hex; 0 if there is none."""
        number = self.state.where.get(self.cell(label))
        return 0 if number is None else self.state.figures[number]

    def units(self, side):
        """Return the figures of the units of a side by label."""
        return {at: self.figures(at) for at in self._labels(self.state.masks[SIDES.index(side)])}

    def lies_on(self, label):
        """Return the ids of the pieces on a hex."""
        ground = self.game.world.terrain_with(self.state.changes)
        return [laid.piece for laid in ground.pieces[self.cell(label)]]

    def medals(self):
        """Return the medals of the Allies and of the Axis."""
        by_side = {SIDES[n]: sum(self.state.medals[3 * n : 3 * n + 3]) for n in (0, 1)}
        return by_side[ALLIES], by_side[AXIS]

    def holder(self, number=0):
        """Return the side that holds an objective."""
        found = self.state.holders[number]
        return SIDES[found] if found >= 0 else None

    def hand(self, side):
        """Return the names of the cards in a hand."""
        return [self.game.world.names[card] for card in self.state.hands[SIDES.index(side)]]

    def copies(self, pile, card):
        """Return the copies of a card in the ``deck`` or the ``discards``."""
        return getattr(self.state, pile)[self.game.world.names.index(card)]

    def told(self):
        """Return everything that has happened in sentences."""
        return [self.game.tell_event(event) for event in self.game.events]

    def winner(self):
        """Return who has won; None while the game goes on, or if nobody has."""
        result = self.game.result()
        return result and result.winner

    def is_over(self):
        return self.game.actor() is None

    def is_chance(self):
        return self.game.actor() == CHANCE


def other_board(board_format, units, axis=""):
    """Return the game of a setup on another board, whose labels tell where the units are."""
    plan = board(BoardFormat(board_format))
    placed = (unit(label, text)._replace(at=plan.hex(label)) for label, text in units.items())
    hands = {ALLIES: [], AXIS: axis.split()}
    camps = {side: Camp(len(hand)) for side, hand in hands.items()}
    script = Script(Game(Setup(BoardFormat(board_format), units=tuple(placed), camps=camps)))
    return script.do(*(f"draw {card}" for card in hands[AXIS]))

"""What is expected at each moment of a game, and why something cannot be done, in sentences."""

from collections.abc import Iterable

from bocage_editor.play.offers import Offer
from bocage_editor.words.card_names import card_title
from bocage_editor.words.languages import tr
from bocage_engine.actions import Action, ActionKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.overlord import PARTS
from bocage_engine.refusals import Refusal, Why
from bocage_engine.state import NOBODY, SIDES, Phase, Reason
from bocage_engine.world import World
from bocage_schema.ids import Side


def dice_words(number: int) -> str:
    """Return how many dice, in words."""
    return tr("1 die") if number == 1 else tr("%n dice", number)


def side_name(side: Side) -> str:
    """Return what a side is called."""
    return {Side.AXIS: tr("Axis"), Side.ALLIES: tr("Allies")}[side]


def card_name(world: World, card: int, language: str) -> str:
    """Return what a card is called, such as ``Attack (left)``."""
    return card_title(world.setup.deck, world.names[card], language)


def section_name(section: str | int, *, of_overlord: bool = False) -> str:
    """Return what a section is called, by its name or its number from the left.

    On an Overlord board the halves of the sections are numbered before them.
    """
    names = {"left": tr("left"), "center": tr("center"), "right": tr("right")}
    if not isinstance(section, int):
        return names[section]
    wings = list(names.values())
    if not of_overlord:
        return wings[section]
    if section >= PARTS:
        return wings[section - PARTS]
    half = tr("{section}, left half") if section % 2 == 0 else tr("{section}, right half")
    return half.format(section=wings[section // 2])


def label(world: World, cell: int) -> str:
    """Return the name of a hex by its cell."""
    return world.board.plan.label(world.board.hexes[cell])


def labels(world: World, cells: Iterable[int]) -> str:
    """Return the names of hexes."""
    return ", ".join(label(world, cell) for cell in cells)


def prompt(game: Game, offer: Offer, language: str) -> str:
    """Return what is expected now, in one sentence."""
    actor = game.actor()
    if actor is None:
        return _ending(game)
    if actor is CHANCE:
        return _chance(game)
    side = side_name(Side(actor))
    return f"{side}: {_task(game, offer, language)}"


def _ending(game: Game) -> str:
    result = game.result()
    assert result is not None
    if result.winner is None:
        return tr("The game is over; nobody has won ({reason}).").format(
            reason=reason_words(result.reason)
        )
    score = [sum(result.medals[side].values()) for side in SIDES]
    text = tr("{side} won ({reason}), {axis} : {allies} medals in turn {turn}.")
    return text.format(
        side=side_name(result.winner),
        reason=reason_words(result.reason),
        axis=score[0],
        allies=score[1],
        turn=result.turns,
    )


def reason_words(reason: Reason) -> str:
    """Return why a game ended."""
    return {
        Reason.MEDALS: tr("by medals"),
        Reason.SUDDEN_DEATH: tr("at once, by its objective"),
        Reason.NO_UNITS: tr("the other side has no units left"),
        Reason.DECK: tr("the draw pile is used up"),
        Reason.NO_PROGRESS: tr("nothing happened for too long"),
    }[reason]


def _chance(game: Game) -> str:
    phase = game.state.phase
    if phase in (Phase.DEAL, Phase.DRAW, Phase.FETCH):
        return tr("A card is drawn.")
    if phase == Phase.COMBAT_DEAL:
        return tr("A combat card is dealt.")
    if phase == Phase.FORFEIT:
        return tr("A card is lost.")
    if phase == Phase.REVEAL:
        return tr("A mine is revealed.")
    return tr("The dice decide.")


def _task(game: Game, offer: Offer, language: str) -> str:
    state, world = game.state, game.world
    phase = offer.phase
    card = card_name(world, state.card, language) if state.card != NOBODY else ""
    if phase == Phase.PLAY:
        if any(action.kind == ActionKind.DISCARD for action in offer.cards.values()):
            return tr("no card can be played; choose one to put away.")
        if state.rounds:
            return tr("choose the next card, or play no more in this turn.")
        return tr("choose a card to play.") if offer.cards else tr("there is no card to play.")
    if phase == Phase.ORDER:
        return tr("{card}: order %n more unit(s).", state.orders).format(card=card)
    if phase == Phase.RETREAT:
        fight = state.fight
        assert fight is not None
        return tr("choose where the unit on {hex} retreats.").format(hex=label(world, fight.target))
    if phase == Phase.MARCH:
        return tr("{card}: order %n more unit(s) only to move.", state.orders).format(card=card)
    if phase == Phase.BACK:
        fight = state.fight
        assert fight is not None
        return tr("the unit on {hex} has held; let it battle back?").format(
            hex=label(world, fight.target)
        )
    if phase == Phase.TAKE:
        (take,) = (action for action in offer.answers if action.kind == ActionKind.TAKE)
        return tr("take the ground on {hex}?").format(hex=label(world, take.to))
    if phase == Phase.AMBUSH:
        fight = state.fight
        assert fight is not None
        text = tr("the unit on {hex} is attacked; let it strike first with the Ambush card?")
        return text.format(hex=label(world, fight.target))
    texts = {
        Phase.SECTION: tr("{card}: choose the section."),
        Phase.HEAL: tr("{card}: choose the unit that recovers."),
        Phase.TARGET: tr("{card}: choose the units to strike at, side by side."),
        Phase.STRIKE: tr("{card}: choose the unit to strike at next."),
        Phase.MOVE: tr("move ordered units: click one, then the hex where it goes."),
        Phase.BATTLE: tr("battle: click a unit, then its target."),
        Phase.AGAIN: tr("the unit may battle once more."),
        Phase.MOVE_ON: tr("the unit may move on."),
        Phase.KEEP: tr("choose the card to keep."),
        Phase.RESTORE: tr("{card}: choose the units that get figures back."),
        Phase.SMOKE: tr("choose the hexes where smoke rises, side by side."),
        Phase.CROSS: tr("move onto the new bridge?"),
        Phase.SWAP: tr("fetch a discarded card, or draw as usual."),
        Phase.ADVANCE: tr("the unit may move one hex on before it battles again."),
        Phase.AHEAD: tr("choose the card for your next turn."),
        Phase.TURN_END: tr("the turn ends; play a combat card?"),
    }
    if phase == Phase.COMBAT:
        found = world.combat_cards[state.combat_card]
        return f"{found.names.get(language)}: {found.texts.get(language)}"
    if phase == Phase.GRIM:
        fight = state.fight
        assert fight is not None
        return tr(
            "the unit on {hex} has to answer %n flag(s); ignore some by a card?", fight.flags
        ).format(hex=label(world, fight.target))
    return texts[phase].format(card=card)


def _pass_words(phase: int) -> str:
    return {
        Phase.AMBUSH: tr("No ambush"),
        Phase.BACK: tr("Do not battle back"),
        Phase.SWAP: tr("Draw as usual"),
        Phase.GRIM: tr("Ignore none by cards"),
    }.get(phase, tr("Stay"))


def answer_words(game: Game, action: Action, language: str) -> str:
    """Return what a button says that gives an answer."""
    if action.kind == ActionKind.END:
        texts = {
            Phase.PLAY: tr("Go on"),
            Phase.ORDER: tr("Orders done"),
            Phase.TARGET: tr("Targets done"),
            Phase.MOVE: tr("Moves done"),
            Phase.BATTLE: tr("Battles done"),
            Phase.AGAIN: tr("No more battle"),
            Phase.MOVE_ON: tr("Stay here"),
            Phase.MARCH: tr("Orders done"),
            Phase.SMOKE: tr("Smoke done"),
            Phase.TURN_END: tr("End of turn"),
        }
        return texts.get(game.state.phase, tr("Done"))
    if action.kind == ActionKind.PASS:
        return _pass_words(game.state.phase)
    if action.kind in (ActionKind.ACT, ActionKind.SMOKE, ActionKind.CURE):
        return way_words(game.world, action)
    if action.kind == ActionKind.COMBAT:
        return game.world.combat_cards[action.at].names.get(language)
    if action.kind == ActionKind.AIR:
        return tr("{card} as Air Power").format(card=card_name(game.world, action.at, language))
    return {
        ActionKind.BACK: tr("Battle back"),
        ActionKind.CROSS: tr("Cross"),
        ActionKind.AMBUSH: tr("Ambush"),
        ActionKind.STAND: tr("Ignore the flags"),
        ActionKind.TAKE: tr("Take ground"),
    }[action.kind]


def way_words(world: World, action: Action) -> str:
    """Return what one of several ways of doing something with a unit is called."""
    if action.kind == ActionKind.EXIT:
        return tr("Leave the board from {hex}").format(hex=label(world, action.to))
    texts = {
        ActionKind.ACT: tr("Clear {hex}"),
        ActionKind.CURE: tr("Let {hex} recover"),
        ActionKind.SMOKE: tr("Smoke from {hex}"),
    }
    if action.kind in texts:
        return texts[action.kind].format(hex=label(world, action.at))
    goals = {
        ActionKind.SUPPLY: tr("Supply {hex}"),
        ActionKind.BRIDGE: tr("Bridge {hex}"),
        ActionKind.BREACH: tr("Attack the bunker on {hex}"),
        ActionKind.ATTACK: tr("Attack {hex}"),
    }
    if action.kind in goals:
        return goals[action.kind].format(hex=label(world, action.to))
    if action.via:
        return tr("To {hex} by way of {via}").format(
            hex=label(world, action.to),
            via=labels(world, (c for c in range(world.board.size) if action.via >> c & 1)),
        )
    return tr("To {hex}").format(hex=label(world, action.to))


def refusal_words(game: Game, refusal: Refusal) -> str:
    """Return why something cannot be done."""
    world = game.world
    why, numbers = refusal.why, refusal.numbers
    if why is Why.NO_SIGHT:
        return tr("No line of sight: {hexes} in the way.").format(hexes=labels(world, numbers))
    if why is Why.OUT_OF_RANGE:
        text = tr("It is {distance} hexes away, and the unit fires {range}.")
        return text.format(distance=numbers[0], range=numbers[1])
    if why is Why.TOO_FAR:
        return tr("That is too far: the unit moves %n hex(es).", numbers[0])
    if why is Why.TOO_EARLY:
        return tr("The unit may be ordered from turn {turn} of its side on.").format(
            turn=numbers[0]
        )
    return {
        Why.NOT_NOW: tr("Nothing can be done with this hex now."),
        Why.NO_UNIT: tr("There is no unit."),
        Why.ENEMY_UNIT: tr("That is a unit of the enemy."),
        Why.OWN_UNIT: tr("That is a unit of your own."),
        Why.NO_ORDERS_LEFT: tr("It has its order already, or no order is left."),
        Why.OTHER_CLASS: tr("The card does not order units of this kind."),
        Why.OTHER_SECTION: tr("The card gives no order in the section where the unit stands."),
        Why.SECTION_FULL: tr("No order is left for the section where the unit stands."),
        Why.NOT_BESIDE_ENEMY: tr("The card orders only units beside an enemy."),
        Why.BESIDE_ENEMY: tr("The card orders only units that are not beside an enemy."),
        Why.NO_ROOM: tr("Nothing can be laid on its hex."),
        Why.NOT_ORDERED: tr("The unit was not ordered."),
        Why.HAS_MOVED: tr("The unit has moved already."),
        Why.HAS_BATTLED: tr("The unit has battled already, or moved too far to battle."),
        Why.CANNOT_LEAVE: tr("The unit cannot leave its hex."),
        Why.OCCUPIED: tr("Another unit stands there."),
        Why.IMPASSABLE: tr("The unit cannot enter that hex."),
        Why.NO_WAY: tr("No way there is open and short enough."),
        Why.CANNOT_BATTLE_HERE: tr("The unit cannot battle from its hex."),
        Why.ENEMY_BESIDE: tr("With an enemy beside it, the unit must battle that one."),
        Why.ONLY_CLOSE: tr("The card allows attacks on adjacent enemies only."),
        Why.ONLY_FAR: tr("With this card, a unit beside an enemy does not battle."),
        Why.NOT_SEEN: tr("From there it cannot be attacked."),
        Why.NO_DICE: tr("The ground takes all dice away."),
    }[why]

"""Who of a team decides: the commander-in-chief, or the general of a section.

A side may be played by several (rules reference 40, section 4, and 70, section 13).  On standard
and Breakthrough boards the general of the center is commander-in-chief as well; an Overlord side
with field generals has one besides them.  The commander chooses the cards; a general carries out
what concerns his section.
"""

from collections.abc import Mapping
from enum import StrEnum

from bocage_engine import overlord
from bocage_engine.cards import ANYWHERE
from bocage_engine.game import Game
from bocage_engine.state import NOBODY, Phase, State
from bocage_engine.world import World


class Post(StrEnum):
    """What somebody in a team is responsible for, as seen by his side."""

    COMMANDER = "commander"
    """Commander-in-chief, with a section of his own or without."""
    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


_GENERALS = (Post.LEFT, Post.CENTER, Post.RIGHT)
COMMANDS = frozenset({Phase.SECTION, Phase.AMBUSH, Phase.KEEP, Phase.SWAP, Phase.AHEAD})
"""What the commander-in-chief chooses while a card or a battle is about a section: for whom a
card is, and which cards are played, kept or fetched."""


def posts_of(world: World) -> tuple[Post, ...]:
    """Return the posts of a side, the commander-in-chief first."""
    if world.overlord:
        return Post.COMMANDER, *_GENERALS
    return Post.COMMANDER, Post.LEFT, Post.RIGHT


def post_of(game: Game) -> Post | None:
    """Return whose choice it is within the side that chooses; None if no side does."""
    play, state = game.play, game.state
    if play.chooser == NOBODY:
        return None
    section = NOBODY
    if state.phase not in COMMANDS:
        if play.chooser == state.active:
            section = _section_of_card(play.world, state)
        elif state.fight is not None and state.fight.target != NOBODY:
            section = _section_of(play.world, play.chooser, state.fight.target)
    post = Post.COMMANDER if section == NOBODY else _GENERALS[section]
    return post if post in posts_of(play.world) else Post.COMMANDER


def _section_of_card(world: World, state: State) -> int:
    """Return the section that the card of the turn is used in; `NOBODY` if none or several."""
    if state.section != NOBODY:
        part = state.section
        if not world.overlord:
            return part
        return part // 2 if part < overlord.PARTS else part - overlord.PARTS
    if state.effect == NOBODY:
        return NOBODY
    section = world.cards[state.effect].section
    return NOBODY if section == ANYWHERE else section


def _section_of(world: World, side: int, cell: int) -> int:
    """Return a section in which a hex lies, from the left of a side."""
    masks = world.sections[side]
    return next((number for number, mask in enumerate(masks) if mask >> cell & 1), NOBODY)


def seats_text(players: Mapping[Post, str]) -> str:
    """Return who sits on the posts of a side, as files tell it: one name if it is one player."""
    names = list(players.values())
    return names[0] if len(set(names)) == 1 else "/".join(names)


def seats_from(text: str, posts: tuple[Post, ...]) -> dict[Post, str]:
    """Return the reverse of `seats_text`; posts that the text does not know take the first name."""
    names = text.split("/")
    return {post: names[n] if n < len(names) else names[0] for n, post in enumerate(posts)}

"""Who sits at a table: persons, with names or without, and players of the program."""

from collections.abc import Mapping

from bocage_editor.words.languages import tr
from bocage_engine.players import PLAYERS
from bocage_engine.posts import Post, seats_from, seats_text

PERSON = "person"
"""Who sits where nobody of the engine's players does; a name may follow: ``person:Ada``."""
LONGEST_NAME = 24
"""Characters of the name of a person."""


def is_person(who: str) -> bool:
    """Tell whether a seat is a person's."""
    return who.partition(":")[0] == PERSON


def person_called(name: str) -> str:
    """Return the seat of a person of that name, which may be empty."""
    name = " ".join(name.replace("/", " ").split())[:LONGEST_NAME].strip()
    return f"{PERSON}:{name}" if name else PERSON


def known_seats(text: str, posts: tuple[Post, ...]) -> str:
    """Return the seats of a side as a file tells them; unknown players become persons."""
    found = seats_from(text, posts)
    return seats_text(
        {post: who if is_person(who) or who in PLAYERS else PERSON for post, who in found.items()}
    )


def player_name(who: str) -> str:
    """Return what somebody at the table is called."""
    kind, _, style = who.partition(":")
    if kind == PERSON:
        return style or tr("Person")
    names = {"random": tr("Random"), "greedy": tr("Greedy"), "planner": tr("Planner")}
    styles = {
        "cautious": tr("cautious"),
        "hunter": tr("objective hunter"),
        "wrecker": tr("wrecker"),
    }
    name = names.get(kind, kind)
    return f"{name} ({styles.get(style, style)})" if style else name


def post_names(posts: tuple[Post, ...]) -> Mapping[Post, str]:
    """Return what the posts of a side are called."""
    chief = tr("Commander-in-chief")
    if Post.CENTER not in posts:
        return {
            Post.COMMANDER: tr("{chief}, center").format(chief=chief),
            Post.LEFT: tr("Left flank"),
            Post.RIGHT: tr("Right flank"),
        }
    return {
        Post.COMMANDER: chief,
        Post.LEFT: tr("Field general, left"),
        Post.CENTER: tr("Field general, center"),
        Post.RIGHT: tr("Field general, right"),
    }


def seats_words(text: str, posts: tuple[Post, ...]) -> str:
    """Return who plays a side: one name, or those of a team in the order of the posts."""
    found = seats_from(text, posts)
    if len(set(found.values())) == 1:
        return player_name(next(iter(found.values())))
    return ", ".join(map(player_name, found.values()))


def post_words(post: Post, who: str, posts: tuple[Post, ...]) -> str:
    """Return who it is in a team that decides, such as ``Ada (Left flank)``."""
    name = post_names(posts)[post]
    _, _, called = who.partition(":")
    return f"{called} ({name})" if is_person(who) and called else name

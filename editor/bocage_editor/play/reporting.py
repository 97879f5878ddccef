"""A report on a game as a page with pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QFileDialog, QWidget

from bocage_editor.canvas.picture import picture_of, png_of
from bocage_editor.canvas.style import Style
from bocage_editor.dialogs.overwrite import may_write
from bocage_editor.play.keeping import complain
from bocage_editor.play.seats import seats_words
from bocage_editor.play.telling import roll_words, sentences
from bocage_editor.play.words import card_name, reason_words
from bocage_editor.storage.safe_write import write_file
from bocage_editor.words.failures import why
from bocage_editor.words.gaps import gap_words
from bocage_editor.words.languages import tr
from bocage_engine.posts import posts_of
from bocage_engine.state import Reason
from bocage_engine.timeline import Moment
from bocage_scenarios.describe import name_of
from bocage_scenarios.game_files import SavedGame
from bocage_scenarios.game_report import Speech, report_of
from bocage_scenarios.game_report_page import ENGLISH, Picture, page_of
from bocage_scenarios.snapshot import Snapshots

WIDTH_PX = 640
MOST_PICTURES = 8
"""Pictures between the first and the last; a report of a long game shows some of its turns."""


def page_with_pictures(game: SavedGame, language: str) -> str:
    """Return the report on a game up to now as HTML."""
    speech = Speech(
        lambda moment: sentences(moment, language),
        lambda world, card: card_name(world, card, language),
        lambda kind: name_of(kind, language),
        roll_words,
    )
    report = report_of(game, speech)
    posts = posts_of(game.timeline.world)
    report = replace(
        report,
        not_enforced=tuple(map(gap_words, report.not_enforced)),
        players=tuple(seats_words(who, posts) for who in report.players),
    )
    return page_of(report, list(_pictures(game, language)), page_words(language))


def page_words(language: str) -> dict[str, str]:
    """Return the words of the page in the language of the program."""
    if language == "en":
        return dict(ENGLISH)
    words = {key: QCoreApplication.translate("GameReport", text) for key, text in ENGLISH.items()}
    reasons = {f"reason_{reason.name.lower()}": reason_words(reason) for reason in Reason}
    point = QLocale(language).decimalPoint()
    return {**words, **reasons, "language": language, "decimal_point": point}


def _pictures(game: SavedGame, language: str) -> Iterator[Picture]:
    snapshots = Snapshots(game.scenario, game.timeline.world)
    style = Style(language=language)
    for moment in shown_moments(game.timeline.past()):
        scenario = snapshots.scenario(moment.game.state)
        picture = png_of(picture_of(scenario, style, width=WIDTH_PX))
        turn = moment.turn or None
        caption = tr("After turn {turn}").format(turn=turn) if turn else tr("The beginning")
        yield Picture(picture, "image/png", caption, turn)


def shown_moments(past: Sequence[Moment]) -> list[Moment]:
    """Return the beginning, the ends of some turns, and now."""
    ends = [a for a, b in pairwise(past) if b.turn > a.turn > 0]
    step = -(-len(ends) // MOST_PICTURES) if ends else 1
    return list(dict.fromkeys([past[0], *ends[step - 1 :: step], past[-1]]))


def ask_report(parent: QWidget, game: SavedGame, name: str, language: str) -> Path | None:
    """Ask for a file and write the report on a game to it; None if it was not written."""
    pattern = tr("Pages ({pattern})").format(pattern="*.html")
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Export report"), f"{name}.html", pattern)
    if not chosen:
        return None
    path = Path(chosen if chosen.endswith((".html", ".htm")) else f"{chosen}.html")
    if not may_write(parent, path, chosen):
        return None
    try:
        write_file(path, page_with_pictures(game, language).encode())
    except OSError as error:
        complain(parent, tr("{path}: {why}").format(path=path, why=why(error)))
        return None
    return path

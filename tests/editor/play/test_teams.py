"""Several play a side: each decides for a section, the commander-in-chief for the cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from table_guest import Guest

from bocage_editor.play.reporting import page_with_pictures
from bocage_editor.play.seats import LONGEST_NAME, person_called
from bocage_editor.play.window import PlayWindow
from bocage_engine.actions import ActionKind
from bocage_engine.posts import Post
from bocage_engine.state import Phase
from bocage_scenarios.library import bundled
from bocage_schema.ids import Side


@pytest.fixture
def asking(qtbot):
    """A window that asks who plays, by the name of a scenario."""

    def ask(name):
        window = PlayWindow(bundled(name).scenario)
        window.may_close = lambda: True
        qtbot.addWidget(window)
        window.set_pause(0)
        window.resize(1100, 800)
        window.show()
        return window

    return ask


def sit_down(window, qtbot, players):
    """Tick *In teams*, fill in who plays by side and post, and start."""
    start = window.start
    QTest.mouseClick(start.in_teams, Qt.MouseButton.LeftButton, pos=start.in_teams.rect().center())
    if not start.in_teams.isChecked():
        start.in_teams.click()
    for (side, post), (who, name) in players.items():
        team = start.teams[side]
        team.players[post].setCurrentIndex(team.players[post].findData(who))
        QTest.keyClicks(team.names[post], name)
    QTest.mouseClick(start.button, Qt.MouseButton.LeftButton)
    guest = Guest(window, lambda check: qtbot.waitUntil(check, timeout=30_000))
    guest.wait_for_turn()
    return guest


ALLIED = {
    (Side.ALLIES, Post.COMMANDER): ("person", "Ada"),
    (Side.ALLIES, Post.LEFT): ("person", "Bo"),
    (Side.ALLIES, Post.RIGHT): ("greedy", ""),
    **{(Side.AXIS, post): ("greedy", "") for post in (Post.COMMANDER, Post.LEFT, Post.RIGHT)},
}


def test_persons_of_a_team_are_called_when_it_is_up_to_them(asking, qtbot):
    guest = sit_down(asking("hill_192"), qtbot, ALLIED)
    table = guest.window.table
    assert table.seats == {Side.AXIS: "greedy", Side.ALLIES: "person:Ada/person:Bo/greedy"}
    told, chosen = set(), set()
    while not table.is_over and table.game.state.turn < 12:
        post, who = table.chooser
        assert who.startswith("person:")
        name = who.partition(":")[2]
        assert guest.window.page.prompt.text.text().startswith(f"{name} (")
        told.add(guest.window.page.prompt.text.text().partition(" – ")[0])
        assert (table.offer.phase in (Phase.PLAY, Phase.DRAW)) <= (post is Post.COMMANDER)
        guest.choose(table.game.legal_actions()[0])
        guest.wait_for_turn()
    for moment, thought in table.thoughts.items():
        actor = table.timeline.moments[moment].actor
        chosen.add(actor)
        assert actor is Side.AXIS or thought.action.kind != ActionKind.PLAY
    assert told == {"Ada (Commander-in-chief, center)", "Bo (Left flank)"}
    assert chosen == {Side.AXIS, Side.ALLIES}


def test_undo_goes_back_to_the_last_choice_of_a_person(asking, qtbot):
    guest = sit_down(asking("hill_192"), qtbot, ALLIED)
    table = guest.window.table
    while table.game.state.turn < 8 and not table.is_over:
        guest.choose(table.game.legal_actions()[0])
        guest.wait_for_turn()
    by_program = 0
    while table.can_undo:
        before = table.timeline.now
        table.undo()
        assert table.chooser[1].startswith("person:")
        by_program += before.depth - table.timeline.now.depth > 1
    assert by_program


def test_the_score_names_the_team_and_a_file_keeps_it(asking, qtbot):
    window = asking("hill_192")
    sit_down(window, qtbot, ALLIED)
    assert window.findChild(QLabel, f"score/player/{Side.ALLIES}").text() == "Ada, Bo, Greedy"
    saved = window.game()
    assert saved.players == ("greedy", "person:Ada/person:Bo/greedy")
    page = page_with_pictures(saved, "en")
    assert "Greedy (Axis) against Ada, Bo, Greedy (Allies)" in page
    again = asking("hill_192")
    again.resume(saved)
    assert again.table.seats == window.table.seats


def test_overlord_has_a_commander_and_three_field_generals(asking, qtbot):
    seats = {(Side.ALLIES, post): ("person", post.value.title()) for post in Post}
    guest = sit_down(asking("tanks_east_of_caen"), qtbot, seats)
    table = guest.window.table
    told = set()
    while not table.is_over and len(told) < 4 and table.game.state.turn < 30:
        told.add(guest.window.page.prompt.text.text().partition(" – ")[0])
        guest.choose(table.game.legal_actions()[0])
        guest.wait_for_turn()
    assert told == {
        "Commander (Commander-in-chief)",
        "Left (Field general, left)",
        "Center (Field general, center)",
        "Right (Field general, right)",
    }


def test_one_player_for_a_side_is_no_team(asking, qtbot):
    everybody = dict.fromkeys(ALLIED, ("greedy", ""))
    window = asking("hill_192")
    allies = {(Side.ALLIES, post): ("person", "") for _, post in ALLIED}
    guest = sit_down(window, qtbot, everybody | allies)
    assert window.table.seats == {Side.AXIS: "greedy", Side.ALLIES: "person"}
    assert " – " not in guest.window.page.prompt.text.text()


def test_without_the_tick_the_posts_do_not_count(asking):
    start = asking("hill_192").start
    team = start.teams[Side.ALLIES]
    assert not team.isVisible()
    team.players[Post.LEFT].setCurrentIndex(team.players[Post.LEFT].findData("random"))
    assert set(start.choice().seats.values()) == {"person", "greedy"}


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("Ada", "person:Ada"),
        ("  ", "person"),
        ("a/b", "person:a b"),
        ("x" * 99, f"person:{'x' * LONGEST_NAME}"),
    ],
)
def test_names_are_kept_as_far_as_files_can_hold_them(typed, seat):
    assert person_called(typed) == seat


def test_a_player_of_the_program_is_no_person_and_has_no_name(asking):
    team = asking("hill_192").start.teams[Side.AXIS]
    box, name = team.players[Post.LEFT], team.names[Post.LEFT]
    box.setCurrentIndex(box.findData("random"))
    assert not name.isEnabled()
    box.setCurrentIndex(box.findData("person"))
    assert name.isEnabled()

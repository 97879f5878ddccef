"""Pages of reports: whole, escaped, with pictures inside and words from one table."""

from base64 import b64encode
from dataclasses import replace
from html.parser import HTMLParser
from random import Random

import pytest
from positions import hex_at, scenario_of

from bocage_engine import by_hand
from bocage_engine.dice import SYMBOLS
from bocage_engine.players import PLAYERS
from bocage_engine.state import SOURCES
from bocage_engine.timeline import Timeline
from bocage_scenarios.game_files import Note, SavedGame
from bocage_scenarios.game_report import Section, report_of
from bocage_scenarios.game_report_page import ENGLISH, Picture, page_of
from bocage_scenarios.library import bundled
from bocage_scenarios.model import Texts
from bocage_scenarios.start import setup_of
from bocage_schema.ids import Side

VOID = {"meta", "img", "br"}


class Reader(HTMLParser):
    """Reads a page, and checks that its elements are closed in order."""

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.texts, self.sources = [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        self.sources += [value for name, value in attrs if name == "src"]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


def read(page):
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def played(scenario, choices=100_000, **fields):
    timeline = Timeline(setup_of(scenario), "<seed>")
    random, chooser = Random(1), PLAYERS["greedy"]()
    for _ in range(choices):
        actor = timeline.game.actor()
        if actor is None:
            break
        if actor in tuple(Side):
            timeline.apply(chooser.choose(timeline.game, random))
        else:
            timeline.let_chance_decide()
    return SavedGame(scenario, timeline, **fields)


def test_a_page_tells_every_sentence_and_the_result():
    report = report_of(played(bundled("hill_192").scenario, players=("greedy", "me")))
    reader = read(page_of(report))
    told = {sentence for turn in report.turns for p in turn.parts for sentence in p.sentences}
    assert told <= set(reader.texts)
    assert "greedy (Axis) against me (Allies)" in reader.texts
    assert any(" won by " in text for text in reader.texts)
    assert reader.seen.count("thead") == reader.seen.count("table") > 3
    rows = [turn for turn in report.turns if turn.side]
    assert f"Turn {rows[-1].number}: {rows[-1].side.title()}, {rows[-1].card}" in reader.texts


NASTY = '<script>alert("&")</script>'


def test_nothing_that_somebody_wrote_becomes_markup():
    scenario = scenario_of(
        {"E5": "us infantry", "E7": "german infantry"}, texts={"en": Texts(title=NASTY)}
    )
    notes = (Note(f"{NASTY}\nsecond line", hex_at("E5"), 0, 1),)
    saved = played(scenario, 14, players=(NASTY, "x"), notes=notes)
    timeline = saved.timeline
    timeline.set_position(by_hand.turn_anew(timeline.world, timeline.game.state), NASTY)
    picture = Picture(b"\x89PNG", "image/png", f'"{NASTY}', 1)
    reader = read(page_of(report_of(saved), [picture]))
    assert "script" not in reader.seen
    assert sum(NASTY in text for text in reader.texts) >= 4
    assert any("on E5" in text and "in turn 1" in text for text in reader.texts)


def test_pictures_are_inside_the_page_where_they_belong():
    report = report_of(played(bundled("first_contact").scenario, 200))
    svg = b"<svg xmlns='http://www.w3.org/2000/svg'/>"
    top, later = Picture(svg, "image/svg+xml", "start"), Picture(b"png", "image/png", "two", 2)
    page = page_of(report, [later, top])
    assert read(page).sources == [
        f"data:image/svg+xml;base64,{b64encode(svg).decode()}",
        f"data:image/png;base64,{b64encode(b'png').decode()}",
    ]
    assert page.index("start</figcaption>") < page.index("<table>")
    assert page.index(">Turn 2: ") < page.index("two</figcaption>") < page.index(">Turn 3: ")
    with pytest.raises(ValueError, match="not 'text/html'"):
        page_of(report, [Picture(b"", "text/html")])


def test_every_word_of_a_page_comes_from_the_table():
    report = report_of(played(bundled("first_contact").scenario, 200))
    assert ENGLISH.keys() >= {*SOURCES, *(face.value for face in SYMBOLS)}
    assert ENGLISH.keys() >= {f"part_{section.value}" for section in Section}
    marked = {key: f"«{text}»" for key, text in ENGLISH.items()}
    reader = read(page_of(replace(report, notes=(Note("§"),)), words=marked))
    headings = [text for text in reader.texts if text.startswith(("Turn", "Medals", "Card"))]
    assert headings == []


def test_a_game_that_goes_on_says_so():
    reader = read(page_of(report_of(played(bundled("first_contact").scenario, 0))))
    assert any(text.startswith("The game goes on in turn 0, medals ") for text in reader.texts)

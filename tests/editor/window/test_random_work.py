"""Random work on a document agrees with a plain list of its revisions, and nothing breaks."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from random_events import EXPORTED, random_events_process
from windows import Person

from bocage_editor.tools.assortment import shelves
from bocage_editor.tools.bench import ToolName
from bocage_scenarios.checks import check
from bocage_scenarios.edits.regions import Brush
from bocage_scenarios.edits.symmetry import Symmetry
from bocage_scenarios.formats import load
from bocage_scenarios.model import Scenario
from bocage_scenarios.needs import needs_of
from bocage_schema.ids import BoardFormat
from bocage_schema.inventory import Holdings, count

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
CHOICES = [choice for shelf in shelves() for choice in shelf.choices]
GESTURES = (ToolName.PAINT, ToolName.LINE, ToolName.FILL, ToolName.ERASE, ToolName.ROUTE)
WHOLE = ("scenario.swap_sides", "scenario.swap_seats", "scenario.turn", "scenario.mirror")
OWN = Holdings({"base": 1, "winter_wars": 1})


class Model:
    """What the history should be: all revisions, and which of them is current."""

    def __init__(self, person, random, folder):
        self.person = person
        self.random = random
        self.file = folder / "work.yaml"
        self.states = [self.now()]
        self.at = 0
        self.saved = 0

    def now(self):
        return self.person.page.document.scenario

    def labels(self, number):
        board = self.person.page.session.board
        return [board.label(self.random.choice(board.hexes)) for _ in range(number)]

    def gesture(self):
        person, random = self.person, self.random
        window = person.window
        if random.random() < 0.5:
            window.bench.choose(random.choice(CHOICES))
            window.bench.turn(random.randrange(6))
        if random.random() < 0.2:
            window.bench.set_brush(random.choice(list(Brush)))
        if random.random() < 0.1:
            window.bench.set_symmetry(random.choice(list(Symmetry)))
        person.take(random.choice(GESTURES))
        keys = random.choice([NONE, NONE, NONE, SHIFT, ALT])
        person.drag(self.labels(random.randint(1, 4)), keys)

    def select_and_edit(self):
        person, random = self.person, self.random
        person.take(ToolName.SELECT)
        person.key(Qt.Key.Key_Escape)
        if random.random() < 0.5:
            person.drag(self.labels(2), SHIFT)
        else:
            person.do("edit.select_all")
        person.do(random.choice(["edit.cut", "edit.copy", "edit.delete", "edit.select_alike"]))
        if random.random() < 0.6:
            person.do("edit.paste")
            for _ in range(random.randrange(3)):
                person.do(random.choice(["place.turn_left", "place.flip"]))
            person.click(self.labels(1)[0])
            person.key(Qt.Key.Key_Escape)
        elif person.page.session.selection:
            start = random.choice(sorted(person.page.session.selection))
            label = person.page.session.board.label(start)
            person.drag([label, *self.labels(2)], random.choice([NONE, CTRL]))

    def whole(self):
        self.person.do(self.random.choice(WHOLE))

    def work(self):
        """Do something that may change the document, perhaps in several steps."""
        before = self.person.page.document.undo_stack.index()
        seen = []
        self.person.page.document.changed.connect(seen.append)
        self.random.choices([self.gesture, self.select_and_edit, self.whole], weights=[10, 4, 1])[
            0
        ]()
        self.person.page.document.changed.disconnect(seen.append)
        stack = self.person.page.document.undo_stack
        if not seen:
            assert stack.index() == before
            return
        steps = stack.index() - before
        assert steps >= 0
        del self.states[self.at + 1 :]
        if self.saved > self.at:
            self.saved = -1
        for _ in range(steps):
            self.states.append(None)
        self.at += steps
        self.states[self.at] = self.now()

    def step(self, by):
        if 0 <= self.at + by < len(self.states):
            self.at += by
        self.person.do("edit.undo" if by < 0 else "edit.redo")

    def save(self):
        if self.person.page.document.path:
            assert self.person.window.files.save()
        else:
            self.person.page.document.save(self.file)
        self.saved = self.at
        assert load(self.file).scenario == self.now()

    def reload(self):
        """Close the file and open it again; the history begins anew."""
        self.save()
        window = self.person.window
        window.files.close(self.person.page)
        window.files.open(self.file)
        self.states, self.at, self.saved = [self.now()], 0, 0

    def compare(self):
        expected = self.states[self.at]
        if expected is None:
            self.states[self.at] = self.now()
        else:
            assert self.now() == expected
        document = self.person.page.document
        assert document.is_modified == (self.at != self.saved)


SEEDS = [0, 1, 2, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 12))]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_work_agrees_with_a_list_of_revisions(window, tmp_path, seed):
    random = Random(seed)
    window.inventory.boxes["base"].setValue(1)
    window.inventory.boxes["winter_wars"].setValue(1)
    window.files.add(Scenario(random.choice(list(BoardFormat))))
    model = Model(Person(window), random, tmp_path)
    for number in range(120):
        moves = [model.work, lambda: model.step(-1), lambda: model.step(1), model.save]
        random.choices([*moves, model.reload], weights=[60, 20, 12, 4, 1])[0]()
        model.compare()
        if number % 10 == 0:
            page = window.page
            page.checks.settle()
            page.counts.settle()
            assert page.checks.report == check(model.now(), holdings=OWN)
            assert page.counts.inventory == count(needs_of(model.now()), OWN)
    while model.at:
        model.step(-1)
        model.compare()
    assert model.now() == model.states[0]


MOST_GROWTH_MB = 150


@pytest.mark.parametrize("events", [1000, pytest.param(10_000, marks=pytest.mark.soak)])
def test_random_events_break_nothing(tmp_path, events):
    told = random_events_process(tmp_path, seed=1944, events=events)
    assert told.errors == []
    assert told.undone == [True, True, True]
    assert {path.name for path in tmp_path.iterdir()} - {"settings", "state", EXPORTED} <= {
        "scratch.yaml",
        "scratch.yaml.bak",
    }
    kinds = ("png", "svg", "pdf", "html", "game.json")
    exported = list((tmp_path / EXPORTED).iterdir())
    assert {path.name for path in exported} <= {f"scratch.{kind}" for kind in kinds}
    assert all(path.stat().st_size for path in exported)
    assert told.growth_mb < MOST_GROWTH_MB

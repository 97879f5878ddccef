"""Taking over parts of another document: all of them make the documents equal."""

from dataclasses import replace
from random import Random

import pytest
from corpus_files import each_file, with_corpus

from bocage_scenarios import yaml_format
from bocage_scenarios.adopting import Difference, adopted, parts_that_differ
from bocage_scenarios.diff import differences
from bocage_scenarios.edits import medals, pieces, place, tokens
from bocage_scenarios.edits.erase import erase
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Label, Marker, Objective, Scenario, Texts, Tile, Unit
from bocage_schema.ids import ObjectiveType, Side

LIBRARY = [bundled(name).scenario for name in bundled_names()]


def same(a, b):
    return replace(a, m44=None, comments={}) == replace(b, m44=None, comments={})


@pytest.mark.parametrize("seed", range(12))
def test_all_parts_in_any_order_make_the_documents_equal(seed):
    random = Random(seed)
    a, b = random.sample(LIBRARY, 2)
    parts = list(parts_that_differ(a, b))
    random.shuffle(parts)
    for count, part in enumerate(parts, 1):
        a = adopted(a, b, part)
        assert len(parts_that_differ(a, b)) == len(parts) - count
    assert same(a, b)


@pytest.mark.parametrize("seed", range(12))
def test_generated_edits_are_listed_exactly(seed):
    random = Random(seed)
    before = random.choice(LIBRARY)
    board = before.board
    places = random.sample(board.hexes, 6)
    hexes = dict(before.hexes)
    for at in places:
        old = hexes.get(at, HexContent())
        hexes[at] = replace(old, labels=(*old.labels, Label({"*": f"here {seed}"})))
    after = replace(before, hexes=hexes, number="N 7")
    assert set(parts_that_differ(before, after)) == {
        Difference(field="number"),
        *(Difference(at) for at in places),
    }
    only = adopted(before, after, Difference(places[0]))
    assert set(parts_that_differ(before, only)) == {Difference(places[0])}
    assert parts_that_differ(before, before) == ()


# Edits as an editor makes them


def _moved(scenario, at, random, free):
    spots = [spot for spot, _ in pieces.stack(scenario.hexes.get(at, HexContent()))]
    end = free.pop()
    if not spots:
        return scenario, {at, end}
    return pieces.move(scenario, at, random.choice(spots), end), {at, end}


def _edited_hex(scenario, at, random, free):
    """Return the scenario after one edit, and the hexes that it may have changed."""
    tile = Tile(random.choice(["forest", "town", "hill", "wire", "river", "railroad"]))
    unit = Unit("infantry", random.choice(["german", "us"]), figures=random.choice([None, 2]))
    edits = {
        "move": lambda: _moved(scenario, at, random, free),
        "tile": lambda: place.put_tile(scenario, [at], tile),
        "unit": lambda: place.put_unit(scenario, [at], unit),
        "marker": lambda: tokens.put_marker(scenario, [at], Marker("minefield", side=Side.AXIS)),
        "label": lambda: tokens.add_label(scenario, at, {"en": f"Hill {random.randrange(99)}"}),
        "note": lambda: tokens.set_note(scenario, [at], f"note {random.randrange(99)}"),
        "turn": lambda: pieces.turn_top(scenario, at),
        "top": lambda: pieces.remove_top(scenario, at),
        "erase": lambda: erase(scenario, [at], list(pieces.Part)),
    }
    made = edits[random.choice(list(edits))]()
    return made if isinstance(made, tuple) else (made, {at})


def _edited_field(scenario, random):
    """Return the scenario with one of its fields edited, and the name of the field."""
    name = random.choice(["number", "notes", "texts", "objectives", "rules", "fictional"])
    if name == "objectives":
        at = random.choice(scenario.board.hexes)
        return medals.add_objective(
            scenario, Objective(ObjectiveType.PERMANENT, (at,), Side.ALLIES)
        ), name
    word = f"new {random.randrange(1000)}"
    texts = {
        code: replace(said, title=f"{said.title} {word}") for code, said in scenario.texts.items()
    }
    value = {
        "number": word,
        "notes": word,
        "texts": texts,
        "rules": {**scenario.rules, "blitz": not scenario.rules.get("blitz", False)},
        "fictional": not scenario.fictional,
    }[name]
    return replace(scenario, **{name: value}), name


def _edits_in(before, after, fields):
    """Return in how many languages the title is another, how many medals came, and so on."""
    found = len(fields - {"texts", "objectives"})
    if "objectives" in fields:
        found += len(after.objectives) - len(before.objectives)
    if "texts" in fields:
        found += sum(text.title != before.texts[code].title for code, text in after.texts.items())
    return found


@pytest.mark.parametrize("seed", range(60))
def test_exactly_the_edits_are_listed_and_taking_over_all_makes_the_files_equal(seed):
    random = Random(seed)
    before = after = LIBRARY[seed % len(LIBRARY)]
    free = random.sample(before.board.hexes, 40)
    touched, fields = set(), set()
    for _ in range(random.randint(1, 12)):
        if random.random() < 0.2:
            after, name = _edited_field(after, random)
            fields.add(name)
        else:
            after, hexes = _edited_hex(after, free.pop(), random, free)
            touched |= hexes
    edits = {at for at in touched if before.hexes.get(at) != after.hexes.get(at)}
    edits_of_fields = {name for name in fields if getattr(before, name) != getattr(after, name)}
    parts = list(parts_that_differ(before, after))
    assert {part.at for part in parts if not part.field} == edits
    assert {part.field for part in parts if part.field} == edits_of_fields
    assert len(parts) == len(edits) + _edits_in(before, after, edits_of_fields)
    label = before.board.label
    lines = differences(before, after)
    assert {line.hex for line in lines if line.path.startswith("/hexes/")} == {
        label(at) for at in edits
    }
    for part in parts:
        told = differences(before, adopted(before, after, part))
        assert told
        assert all(line in lines for line in told)
    taken = before
    for part in random.sample(parts, len(parts)):
        taken = adopted(taken, after, part)
    assert parts_that_differ(taken, after) == ()
    assert yaml_format.write(taken) == yaml_format.write(after)


@with_corpus
@each_file
def test_the_parts_are_those_of_the_lines_in_two_dialects(path):
    """Files that say the same in other words differ in nothing."""
    a = load(path).scenario
    other = path.parents[1] / ("m44" if path.parent.name == "m44-editor" else "m44-editor")
    b = load(other / path.name).scenario if (other / path.name).exists() else a
    label = a.board.label
    lines = differences(a, b)
    on_hexes = {line.hex for line in lines if line.path.startswith("/hexes/")}
    parts = parts_that_differ(a, b)
    assert {label(part.at) for part in parts if part.at is not None} == on_hexes
    for part in parts:
        a = adopted(a, b, part)
    assert [line for line in differences(a, b) if line.path.startswith("/hexes/")] == []
    assert parts_that_differ(a, b) == ()


def test_what_is_gone_there_goes_here():
    before = LIBRARY[0]
    at = next(iter(before.hexes))
    after = replace(before, hexes={k: v for k, v in before.hexes.items() if k != at})
    assert at not in adopted(before, after, Difference(at)).hexes


def test_an_edit_on_an_empty_board():
    empty = Scenario()
    at = empty.board.hex("E5")
    after = replace(empty, hexes={at: HexContent(terrain=Tile("forest"))})
    assert parts_that_differ(empty, after) == (Difference(at),)


def test_a_language_goes_with_the_last_of_its_texts():
    before = Scenario(texts={"en": Texts(title="A"), "fr": Texts(title="B", history="C")})
    after = Scenario(texts={"en": Texts(title="A")})
    gone = parts_that_differ(before, after)
    assert [part.key for part in gone] == [("fr", "title"), ("fr", "history")]
    half = adopted(before, after, gone[0])
    assert half.texts["fr"] == Texts(history="C")
    assert adopted(half, after, gone[1]) == after
    back = after
    for part in parts_that_differ(after, before):
        back = adopted(back, before, part)
    assert back == before


def test_items_of_which_there_are_two_are_taken_one_by_one():
    at = next(iter(LIBRARY[0].board.hexes))
    medal = Objective(ObjectiveType.PERMANENT, (at,), Side.ALLIES)
    before, after = Scenario(objectives=(medal, medal)), Scenario(objectives=(medal,))
    (part,) = parts_that_differ(before, after)
    assert adopted(before, after, part) == after
    (back,) = parts_that_differ(after, before)
    assert adopted(after, before, back) == before


def test_boxes_that_are_counted_and_boxes_that_are_declared():
    before, after = Scenario(), Scenario(boxes={"base": 1, "winter_wars": 2})
    first, second = parts_that_differ(before, after)
    assert adopted(adopted(before, after, second), after, first) == after
    back = after
    for part in parts_that_differ(after, before):
        back = adopted(back, before, part)
    assert back == before

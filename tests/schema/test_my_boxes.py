"""Reading ``my-boxes.yaml``, and what the owner's own numbers change."""

import json

import pytest
from hypothesis import given, strategies as st
from inventories import need, needs
from scenario_strategies import json_values

from bocage_schema.inventory import Holdings, Needs, Part, TwoSided, Verdict, count
from bocage_schema.inventory.my_boxes import load_boxes, read_boxes

HEAD = "bocage_boxes: 1\nown: {base: 1}\n"


def read(text, *doubts):
    """Return the holdings in a text in which nothing is doubted but by these codes."""
    reading = read_boxes(text.encode())
    assert [item.code for item in reading.report] == list(doubts)
    return reading.holdings


def counted(text, *wanted, doubts=()):
    """Return the counts of some needs by part id, against the boxes in a text."""
    inventory = count(Needs.of(wanted), read(HEAD + text, *doubts))
    return {piece.part.id: piece for piece in inventory.pieces}


def test_everything_that_a_file_can_say(tmp_path):
    path = tmp_path / "my-boxes.yaml"
    path.write_text(
        "bocage_boxes: 1\n"
        "own: {base: 2, terrain_pack: 1}\n"
        "counts:\n"
        "  base: {forest: 22, obstacles: 35}\n"
        "tiles:\n"
        "  base:\n"
        "    - {faces: [forest, hill], count: 12}\n"
        "    - {faces: [town], count: 1}\n"
        "notes: One wire is broken.\n"
    )
    reading = load_boxes(path)
    assert reading.holdings == Holdings(
        {"base": 2, "terrain_pack": 1},
        {"base": {"forest": 22, "obstacles": 35}},
        {"base": (TwoSided(("forest", "hill"), 12), TwoSided(("town",), 1))},
        "One wire is broken.",
    )


def test_the_example_is_in_order_and_shown_in_the_documentation(root):
    example = root / "examples" / "my-boxes.yaml"
    assert load_boxes(example).holdings is not None
    page = (root / "docs" / "inventory.md").read_text("utf-8")
    assert example.read_text("utf-8") in page


def test_a_file_that_does_not_exist_is_for_the_caller_to_report(tmp_path):
    with pytest.raises(FileNotFoundError):
        load_boxes(tmp_path / "none.yaml")


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "F108", (1, 1)),
        ("[]", "F201", (1, 1)),
        ("own: {base: 1}\n", "F203", (1, 1)),
        ("bocage_boxes: 2\nown: {}\n", "F204", (1, 1)),
        ("bocage_boxes: 1\nown:\n  bas: 1\n", "F202", (3, 3)),
        ("bocage_boxes: 1\nown: {base: -1}\n", "F205", (2, 7)),
        ("bocage_boxes: 1\nown: {base: 100}\n", "F205", (2, 7)),
        ("bocage_boxes: 1\nown: {base: one}\n", "F201", (2, 7)),
        ("bocage_boxes: 1\nown: {base: 1, base: 2}\n", "F105", (2, 16)),
        (HEAD + "counts: {base: {forst: 2}}\n", "F204", (3, 17)),
        (HEAD + "counts: {base: {forest: true}}\n", "F201", (3, 17)),
        (HEAD + "counts: {base: {forest: 1.5}}\n", "F201", (3, 17)),
        (HEAD + "tiles:\n  base:\n  - {faces: [forest, hil], count: 1}\n", "F204", (5, 22)),
        (HEAD + "tiles:\n  base:\n  - {faces: [infantry], count: 1}\n", "F204", (5, 14)),
        (HEAD + "tiles: {base: [{faces: [], count: 1}]}\n", "F205", (3, 17)),
        (HEAD + "tiles: {base: [{count: 1}]}\n", "F203", (3, 16)),
        (HEAD + "tiles: {base: [{faces: [hill, town, forest], count: 1}]}\n", "F205", (3, 17)),
        (HEAD + "boxes: 1\n", "F202", (3, 1)),
        (HEAD + "- 1\n", "F103", (3, 1)),
    ],
)
def test_what_is_wrong_is_found_with_its_place(text, code, place):
    reading = read_boxes(text.encode())
    assert reading.holdings is None
    assert [(f.code, f.line, f.column) for f in reading.report] == [(code, *place)]


def test_a_typing_error_gets_advice():
    (finding,) = read_boxes(b"bocage_boxes: 1\nown: {base_game: 1, terain_pack: 1}\n").report.items[
        1:
    ]
    assert "did you mean 'terrain_pack'?" in finding.hint


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"a: \0", b"x" * (1024 * 1024 + 1), b"[" * 1000])
def test_files_that_are_no_text_at_all(raw):
    reading = read_boxes(raw)
    assert reading.holdings is None
    assert len(reading.report) == 1


@given(json_values | st.text())
def test_whatever_a_file_says_it_is_read_or_refused(value):
    reading = read_boxes(json.dumps({"bocage_boxes": 1, "own": value}).encode())
    assert (reading.holdings is None) == (len(reading.report) > 0)


def test_a_counted_piece_is_exact():
    forest = counted("counts: {base: {forest: 22}}", need("forest", 23))["forest"]
    assert (forest.at_least, forest.available, forest.missing) == (22, 22, 1)
    enough = counted("counts: {base: {forest: 22}}", need("forest", 22))["forest"]
    assert (enough.verdict, enough.reason) == (Verdict.CERTAIN, "22 in the Base Game box")


def test_more_than_the_catalogue_thinks_possible_is_believed():
    text = "counts: {base: {forest: 40}}"
    assert counted(text, need("forest", 40))["forest"].verdict is Verdict.CERTAIN
    both = counted(text, need("forest", 40), need("hill", 4))
    assert {piece.verdict for piece in both.values()} == {Verdict.POSSIBLE}


def test_more_of_a_piece_than_the_line_has_parts():
    found = counted("counts: {base: {forest: 50}}", need("forest", 50), doubts=["F301"])
    assert found["forest"].verdict is Verdict.CERTAIN


@pytest.mark.parametrize("text", ["terrain_hexes: 40", "forest: 19"])
def test_what_scenarios_prove_of_a_whole_box_does_not_hold_of_one_with_losses(text):
    wanted = need("forest", 19), need("town", 5), need("hill", 4)
    found = counted(f"counts: {{base: {{{text}}}}}", *wanted)
    assert Verdict.POSSIBLE in {piece.verdict for piece in found.values()}
    whole = counted("", *wanted)
    assert {piece.verdict for piece in whole.values()} == {Verdict.CERTAIN}


def test_figures_that_serve_two_kinds_of_unit_serve_one_at_a_time():
    text = "bocage_boxes: 1\nown: {equipment_pack: 1}\ncounts: {equipment_pack: {mortar: 4}}"
    wanted = [need("swa_mortar_early", 2, "us"), need("swa_mortar_late", 3, "us")]
    inventory = count(Needs.of(wanted), read(text))
    assert sum(piece.missing for piece in inventory.pieces) == 1
    assert {piece.verdict for piece in inventory.pieces} == {Verdict.IMPOSSIBLE}


def test_counts_are_of_one_copy():
    text = "bocage_boxes: 1\nown: {base: 2}\ncounts: {base: {forest: 22}}"
    assert count(needs(forest=44), read(text)).pieces[0].verdict is Verdict.CERTAIN


def test_a_counted_line_keeps_what_is_known_of_its_shares():
    found = counted("counts: {base: {obstacles: 30}}", need("wire", 10), need("sandbags", 21))
    assert sum(piece.missing for piece in found.values()) == 3
    alone = counted("counts: {base: {bunker_bridge_tiles: 3}}", need("bunker", 4))
    assert alone["bunker"].missing == 1


@pytest.mark.parametrize("name", ["infantry", "infantry_figures"])
def test_lost_figures_may_be_of_either_army(name):
    text = f"counts: {{base: {{{name}: 80}}}}"
    red = need("infantry", 42, "german")
    assert counted(text, red)["infantry"].verdict is Verdict.POSSIBLE
    assert counted(text, need("infantry", 38, "german"))["infantry"].verdict is Verdict.CERTAIN
    both = count(Needs.of([red, need("infantry", 39, "us")]), read(HEAD + text))
    assert sum(piece.missing for piece in both.pieces) == 1


def test_a_counted_side_of_a_tile_leaves_the_other():
    found = counted("counts: {base: {bunker: 3}}", need("bunker", 3), need("bridge", 1))
    assert found["bridge"].verdict is Verdict.CERTAIN
    assert counted("counts: {base: {bunker: 3}}", need("bunker", 4))["bunker"].missing == 1


def test_a_number_that_nobody_knew_becomes_certain():
    text = "bocage_boxes: 1\nown: {winter_wars: 1}\ncounts: {winter_wars: {winter_bridge: 4}}"
    piece = count(needs(winter_bridge=4), read(text)).pieces[0]
    assert (piece.verdict, piece.at_least) == (Verdict.CERTAIN, 4)
    text = "bocage_boxes: 1\nown: {winter_wars: 1}\ncounts: {winter_wars: {winter_forest: 14}}"
    forest = count(needs(winter_forest=14, winter_hill=3), read(text))
    assert [piece.verdict for piece in forest.pieces] == [Verdict.CERTAIN, Verdict.POSSIBLE]


def test_a_piece_that_the_catalogue_does_not_list_in_the_box():
    found = counted("counts: {base: {marsh: 3}}", need("marsh", 3), doubts=["F303"])
    assert found["marsh"].verdict is Verdict.CERTAIN
    gone = "bocage_boxes: 1\nown: {terrain_pack: 1}\ncounts: {terrain_pack: {marsh: 0}}"
    assert count(needs(marsh=1), read(gone)).pieces[0].missing == 1


def test_a_line_that_is_named_like_a_piece_of_another_box_is_meant():
    text = "bocage_boxes: 1\nown: {equipment_pack: 1}\ncounts: {equipment_pack: {mortar: 4}}"
    piece = count(Needs.of([need("swa_mortar_late", 4, "us")]), read(text)).pieces[0]
    assert piece.verdict is Verdict.CERTAIN
    assert count(needs(mortar=1), read(text)).pieces[0].verdict is not Verdict.CERTAIN


def test_tiles_as_they_are_replace_the_pool_that_holds_their_faces():
    text = (
        "tiles:\n  base:\n    - {faces: [forest, hill], count: 12}\n"
        "    - {faces: [town, hill], count: 3}\n"
    )
    enough = counted(text, need("forest", 10), need("hill", 5))
    assert {piece.verdict for piece in enough.values()} == {Verdict.CERTAIN}
    short = counted(text, need("forest", 10), need("hill", 6))
    assert sum(piece.missing for piece in short.values()) == 1
    river = counted(text, need("river", 1))["river"]
    assert (river.available, river.missing) == (0, 1)
    others = counted(text, need("bunker", 4), need("wire", 10))
    assert {piece.verdict for piece in others.values()} == {Verdict.CERTAIN}


def test_found_tiles_keep_their_place_in_the_pick_list():
    text = HEAD + "tiles: {base: [{faces: [forest, hill], count: 12}]}"
    picks = count(needs(forest=3, bunker=1), read(text)).picks
    assert [(pick.line, pick.part) for pick in picks] == [
        ("forest", Part("forest")),
        ("bunker_bridge_tiles", Part("bunker")),
    ]


def test_what_was_counted_in_a_box_that_is_not_owned_does_not_count():
    text = "bocage_boxes: 1\nown: {base: 0}\ncounts: {base: {forest: 22}}"
    assert count(needs(forest=1), read(text, "F302")).pieces[0].missing == 1


def doubts(text):
    reading = read_boxes(text.encode())
    assert reading.holdings is not None
    return [(item.code, item.path, item.line) for item in reading.report]


OWNED = "bocage_boxes: 1\nown: {base: 1}\ncounts:\n"


@pytest.mark.parametrize(
    ("counts", "found"),
    [
        ("{wire: 36}", []),
        ("{wire: 37}", ["wire"]),
        ("{wire: 20, sandbags: 8, hedgehog: 8}", []),
        ("{wire: 20, sandbags: 8, hedgehog: 9}", ["wire", "sandbags", "hedgehog"]),
        ("{bunker: 4, bridge: 4}", []),
        ("{bunker: 5}", ["bunker"]),
        ("{forest: 44, hill: 44}", []),
    ],
)
def test_more_than_a_box_has_room_for_is_doubted_and_used(counts, found):
    assert doubts(f"{OWNED}  base: {counts}\n") == [
        ("F301", f"/counts/base/{name}", 4) for name in found
    ]


def test_counts_of_boxes_that_are_not_owned_or_hold_no_such_thing_are_doubted():
    assert doubts(f"{OWNED}  winter_wars: {{winter_church: 2, mountain: 1}}\n") == [
        ("F302", "/counts/winter_wars", 4),
        ("F303", "/counts/winter_wars/mountain", 4),
    ]


@pytest.mark.parametrize(
    ("wire", "sandbags", "hedgehogs"),
    [(11, (7, 17), (8, 18)), (21, (7, 7), (8, 8)), (30, (0, 6), (0, 6)), (36, (0, 0), (0, 0))],
)
def test_a_count_tells_of_what_was_not_counted(wire, sandbags, hedgehogs):
    """36 obstacles in all; by the catalogue at least 7 sandbags and 8 hedgehogs."""
    known = Holdings({"base": 1}, {"base": {"wire": wire}})
    inventory = count(needs(sandbags=1, hedgehog=1), known)
    for name, (low, most) in (("sandbags", sandbags), ("hedgehog", hedgehogs)):
        piece = inventory[Part(name)]
        assert (piece.at_least, piece.available) == (low, most)

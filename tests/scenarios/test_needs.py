"""What a document needs from the boxes, and what base games hold of published scenarios."""

import json
from collections import Counter
from dataclasses import replace

import pytest
from corpus_files import CORPUS, WHY_SKIPPED, name_of
from hypothesis import given
from scenario_strategies import scenarios

from bocage_scenarios import json_format, m44_format, yaml_format
from bocage_scenarios.describe import describe
from bocage_scenarios.formats import load
from bocage_scenarios.model import UNKNOWN, HexContent, Reserve, Scenario, Unit
from bocage_scenarios.needs import needs_of
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Face, Side
from bocage_schema.inventory import Group, Holdings, OwnFigures, Part, Verdict, boxes_needed, count
from bocage_schema.inventory.parts import full_name

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"


def scenario_of(text):
    """Return the document in YAML text without its first three keys."""
    head = "".join(line for line in HEAD.splitlines(True) if line.split(":")[0] not in text)
    return yaml_format.read(head + text).scenario


def numbers(text):
    """Return how many of each part the text needs, figures as ``kind army``."""
    return {
        f"{need.part.id} {need.part.army}" if need.group is Group.FIGURES else need.part.id: (
            need.count
        )
        for need in needs_of(scenario_of(text))
        if need.group is not Group.BOARDS
    }


@pytest.mark.parametrize(
    "path", [p for p in CORPUS if p.name.startswith("0002")], ids=lambda p: p.parent.name
)
def test_pegasus_bridge(path):
    needs = needs_of(load(path).scenario)
    assert {(n.part.id, n.part.army): n.count for n in needs} == {
        ("standard", None): 1,
        ("river", None): 14,
        ("river_curve", None): 6,
        ("town", None): 4,
        ("forest", None): 9,
        ("bridge", None): 2,
        ("wire", None): 4,
        ("sandbags", None): 1,
        ("medal_of_honor", None): 2,
        ("infantry", "german"): 24,
        ("infantry", "us"): 36,
    }


@pytest.mark.skipif(not CORPUS, reason=WHY_SKIPPED)
def test_the_reference_has_the_first_scenario_twice():
    assert len([path for path in CORPUS if path.name.startswith("0002")]) == 2


def base_only(path):
    """Tell whether a corpus file of the base book uses only pieces of the base game."""
    if not path.name.startswith("00"):
        return False
    pieces = [item.part.id for item in needs_of(load(path).scenario) if item.part.face is None]
    entries = [catalogue().pieces[piece] for piece in pieces]
    return all(entry.boxes == ("base",) for entry in entries)


@pytest.mark.parametrize("path", [p for p in CORPUS if base_only(p)], ids=name_of)
def test_scenarios_of_the_base_book_are_certain(path):
    scenario = load(path).scenario
    copies = 2 if scenario.board_format == "overlord" else 1
    needs = needs_of(scenario)
    assert [(box.box, box.copies, box.certain) for box in boxes_needed(needs)] == [
        ("base", copies, True)
    ]
    inventory = count(needs, Holdings({"base": copies}))
    assert {piece.verdict for piece in inventory.pieces} == {Verdict.CERTAIN}


@pytest.mark.parametrize("path", CORPUS, ids=name_of)
def test_what_a_published_scenario_needs_is_nowhere_certainly_missing(path):
    inventory = count(needs_of(load(path).scenario))
    assert not inventory.is_short
    assert inventory.shortages == ()


def test_a_board_of_its_format_and_face():
    (board,) = needs_of(scenario_of("board: overlord\nface: winter\n"))
    assert (board.part, board.count) == (Part("overlord", face=Face.WINTER), 2)


def test_everything_that_lies_on_a_hex():
    assert numbers(
        "hexes:\n"
        "  A1: {ground: beach, line: river, terrain: hill, rect: bridge, obstacle: wire}\n"
        "  C1: {markers: [axis minefield, minefield], unit: us artillery}\n"
        "  E1: {rect: locomotive}\n"
    ) == {
        "beach": 1,
        "river": 1,
        "hill": 1,
        "bridge": 1,
        "wire": 1,
        "minefield": 2,
        "artillery us": 2,
        "locomotive": 1,
    }


def test_medals_of_objectives_and_markers_of_exits():
    assert numbers(
        "objectives:\n"
        "  - {type: permanent, side: axis, hexes: [A1, C1], pieces: [iron_cross, iron_cross]}\n"
        "  - {type: sudden_death, side: allies, hexes: [E1]}\n"
        "exits:\n"
        "  - {side: allies, hexes: [A9]}\n"
        "  - {side: allies, hexes: [C9, D9, E9], marker: exit_range_marker}\n"
        "  - {side: axis, hexes: [G9], marker: exit_range_marker}\n"
    ) == {"iron_cross": 2, "exit_marker": 1, "exit_range_marker": 3}


@pytest.mark.parametrize(
    ("unit", "figures"),
    [
        ("german infantry", {"infantry german": 4}),
        ("us special_forces", {"infantry us": 4}),
        ("german elite_armor", {"armor german": 4}),
        ("{unit: german infantry, figures: 2}", {"infantry german": 2}),
        ("german tank_destroyer", {"tank_destroyer german": 1, "armor german": 2}),
        ("us churchill", {"churchill us": 1, "armor us": 2}),
        ("german tiger", {"tiger german": 1}),
        ("german nebelwerfer", {"nebelwerfer german": 2}),
        ("us swa_mortar_late", {"infantry us": 4}),
        ("us engineers", {"infantry us": 4}),
        ("german sniper", {"sniper german": 1}),
        ("us landing_craft", {"landing_craft us": 1}),
        ("us flame_tank", {"armor us": 3}),
        ("us aircraft", {"aircraft us": 1}),
        ("german vehicle", {"vehicle german": 1}),
        ("us supply_truck", {"supply_truck us": 3}),
    ],
)
def test_figures_of_a_unit(unit, figures):
    found = numbers(f"hexes: {{A1: {{unit: {unit}}}}}\n")
    assert {name: n for name, n in found.items() if " " in name} == figures


def test_a_unit_worth_two_medals_counts_once():
    assert catalogue().traits["two_medals"].medals == 2
    unit = "{unit: us armor, traits: [two_medals]}"
    assert numbers(f"hexes: {{A1: {{unit: {unit}}}}}\n") == {"armor us": 3}


def test_units_that_enter_later_need_figures_too():
    scenario = scenario_of(
        "hexes: {A1: {unit: german armor}}\n"
        "air_drops:\n"
        "  - {side: allies, unit: us infantry, center: E5, range: 3, counts: [3, 1]}\n"
        "reserves:\n"
        "  - {arrives: turn, side: axis, unit: german armor, counts: [2], turn: 4}\n"
        "  - {arrives: turn, side: axis, unit: german artillery, turn: 5}\n"
    )
    found = {need.part.id: (need.count, need.later) for need in needs_of(scenario)}
    assert found["armor"] == (9, 6)
    assert found["infantry"] == (16, 16)
    assert found["artillery"] == (2, 2), "one unit, where the number is not said"


def test_badges_that_the_scenario_places_and_that_a_kind_implies():
    found = numbers(
        "hexes:\n"
        "  A1: {unit: {unit: us special_forces, badge: us_rangers}}\n"
        "  C1: {unit: us french_resistance}\n"
        "  E1: {unit: us special_forces}\n"
        "  G1: {unit: {unit: german infantry, traits: [elite_of_germany]}}\n"
    )
    badges = {name for name in found if " " not in name}
    assert badges == {"us_rangers", "cross_of_lorraine", "german_elite"}


def test_a_badge_that_an_m44_file_left_out_is_needed_beside_plain_units_only():
    resistance = {"name": "inf2us", "behavior": "FRENCH_RESISTANCE"}
    with_badge = {**resistance, "badge": "badge3"}

    def badges(*units):
        hexes = [{"row": 0, "col": 2 * place, "unit": unit} for place, unit in enumerate(units, 1)]
        board = {"type": "STANDARD", "face": "COUNTRY", "hexagons": hexes, "labels": []}
        data = {"meta_data": {}, "game_info": {}, "board": board, "text": {}}
        reading = m44_format.read(json.dumps(data))
        return [n.count for n in needs_of(reading.scenario) if n.group is Group.BADGES]

    assert badges(resistance, resistance) == []
    assert badges(resistance, {"name": "infus"}) == [1]
    assert badges(resistance, {"name": "infbrit"}) == []
    assert badges(with_badge, with_badge) == [2]


def test_a_badge_knows_the_figures_that_make_it_unnecessary():
    scenario = scenario_of(
        "hexes:\n"
        "  A1: {unit: us half_track}\n"
        "  C1: {unit: us swa_mortar_late}\n"
        "  E1: {unit: {unit: us special_forces, badge: us_rangers}}\n"
        "  G1: {unit: us swa_mortar_late}\n"
    )
    own = {need.part.id: need.own for need in needs_of(scenario) if need.group is Group.BADGES}
    assert own == {
        "half_track_badge": (OwnFigures("half_track", 1, 3),),
        "mortar": (OwnFigures("swa_mortar_late", 2, 2),),
        "us_rangers": (),
    }


def test_unknown_names_are_needs_like_others():
    scenario = scenario_of(
        "hexes:\n"
        '  A1: {terrain: "?swamp", obstacle: "?mine", unit: "?zz", markers: ["?star"]}\n'
        '  C1: {unit: {unit: us infantry, badge: "?eagle"}}\n'
    )
    found = {need.part.id: need.group for need in needs_of(scenario) if not need.is_known}
    assert found == {
        "?swamp": Group.TERRAIN,
        "?mine": Group.OBSTACLES,
        "?zz": Group.FIGURES,
        "?star": Group.MARKERS,
        "?eagle": Group.BADGES,
    }
    verdicts = {p.part.id: p.verdict for p in count(needs_of(scenario)).pieces}
    assert {verdicts[name] for name in found} == {Verdict.UNKNOWN}


def test_one_bunker_stays_one_however_often_it_is_saved():
    scenario = scenario_of("hexes: {A1: {rect: bunker}}\n")
    for known in (yaml_format, json_format, m44_format) * 2:
        scenario = known.read(known.write(scenario)).scenario
        (bunker,) = [n for n in needs_of(scenario) if n.group is Group.RECT_TILES]
        assert (bunker.part.id, bunker.count) == ("bunker", 1)


@given(scenarios())
def test_whatever_a_document_says_it_can_be_counted(scenario):
    needs = needs_of(scenario)
    for holdings in (None, Holdings(), Holdings({"base": 2, "winter_wars": 1})):
        inventory = count(needs, holdings)
        assert len(inventory.pieces) == len(needs)
        assert all(0 <= piece.missing <= piece.need.count for piece in inventory.pieces)
        short = {part for shortage in inventory.shortages for part in shortage.parts}
        assert short == {p.part for p in inventory.of(Verdict.IMPOSSIBLE)}


@given(scenarios())
def test_tiles_and_obstacles_are_those_of_the_description(scenario):
    needed = {n.part.id: n.count for n in needs_of(scenario) if n.part.army is None}
    described = Counter()
    for content in scenario.hexes.values():
        described.update(tile.piece for _, tile in content.tiles())
    known = {name: n for name, n in described.items() if not name.startswith(UNKNOWN)}
    assert {name: needed[name] for name in known} == known
    assert {item.id for item in describe(scenario).pieces} <= needed.keys()


FITTED = Unit("churchill", "british", traits=("carries_bridge",))


def test_fittings_and_landing_craft_are_counted_with_the_units_that_have_them():
    afloat = Unit("infantry", "british", traits=("on_landing_craft",))
    scenario = Scenario(
        hexes={
            Hex(0, 0): HexContent(unit=FITTED),
            Hex(0, 2): HexContent(unit=FITTED),
            Hex(0, 4): HexContent(unit=replace(FITTED, traits=("carries_petard",))),
            Hex(0, 6): HexContent(unit=afloat),
        },
        reserves=(Reserve("turn", Side.ALLIES, afloat, (2,), turn=3),),
    )
    found = {
        (item.part.id, item.part.army): (item.count, item.later)
        for item in needs_of(scenario).items
    }
    assert found["carries_bridge", None] == (2, 0)
    assert found["carries_petard", None] == (1, 0)
    assert found["landing_craft", "british"] == (3, 2)
    assert not {name for name, _ in found} & {"on_landing_craft", "carries_bobbin"}


def test_fittings_come_from_the_box_with_the_tanks():
    needs = needs_of(Scenario(hexes={Hex(0, 0): HexContent(unit=FITTED)}))
    verdicts = []
    for boxes in ({"base": 1}, {"base": 1, "equipment_pack": 1}):
        pieces = count(needs, Holdings(boxes)).pieces
        (piece,) = (piece for piece in pieces if piece.part.id == "carries_bridge")
        verdicts.append((piece.verdict, piece.reason))
    assert verdicts[0][0] is Verdict.IMPOSSIBLE
    assert verdicts[1] == (Verdict.POSSIBLE, "an unknown number in the Equipment Pack box")
    assert full_name(Part("carries_bridge")) == "Bridge (fitting of a tank)"

"""Bugs of other programs with checking scenarios and counting pieces.

The numbers in docstrings are those of the list of such bugs.
"""

import pytest

from bocage_scenarios.checks import check
from bocage_scenarios.describe import describe
from bocage_scenarios.formats import FORMATS, dump, read_bytes
from bocage_scenarios.needs import needs_of
from bocage_schema.diagnostics import Severity
from bocage_schema.inventory import Holdings, Part, boxes_needed, count

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"


def found(text, *codes):
    scenario = read_bytes((HEAD + text).encode(), FORMATS["yaml"]).scenario
    assert scenario is not None
    return list(check(scenario).filter(codes=codes))


@pytest.mark.parametrize("end", ["", "end: 1944-06-06\n", "end: 1944-06-08\n"])
def test_an_end_that_is_missing_or_in_order_is_fine(end):
    """Row 5: a scenario without an end date broke the display."""
    assert found(f"begin: 1944-06-06\n{end}", "S103") == []


def test_an_end_before_the_beginning_is_a_warning():
    """Row 5."""
    [warning] = found("begin: 1944-06-06\nend: 1944-06-05\n", "S103")
    assert (warning.severity, warning.path) == (Severity.WARNING, "/end")


BOXES = "boxes: {base: 1}\nhexes:\n  D5: {terrain: forest}\n"


def needed(text):
    scenario = read_bytes((HEAD + text).encode(), FORMATS["yaml"]).scenario
    return [box.box for box in boxes_needed(needs_of(scenario))]


def test_the_boxes_needed_follow_the_pieces_whatever_is_declared():
    """Row 26: content of an expansion that was not declared was not noticed."""
    assert needed(BOXES) == ["base"]
    assert needed(BOXES + "  D6: {terrain: winter_church}\n") == ["base", "winter_wars"]


def test_a_box_too_few_and_a_box_too_many_are_remarked_upon():
    """Row 26."""
    assert found(BOXES, "B101", "B102") == []
    [few] = found(BOXES + "  D6: {terrain: winter_church}\n", "B101", "B102")
    assert (few.code, few.path) == ("B102", "/boxes")
    [many] = found(BOXES.replace("base: 1", "base: 1, winter_wars: 1"), "B101", "B102")
    assert (many.code, many.severity) == ("B101", Severity.INFO)


MEDALS = """\
sides:
  axis: {medals: %s}
  allies: {medals: 2}
texts:
  en: {victory: "The Axis needs %s medals, the Allies need 2."}
hexes:
  D5: {unit: us infantry}
  D7: {unit: german infantry}
objectives:
  - {type: permanent, side: axis, hexes: [A1], medals: 2, pieces: [iron_cross]}
"""


def test_the_most_medals_of_each_side_are_shown_where_its_target_is_beyond_them():
    """Row 82: a flag in the data gave the wrong number of objective medals."""
    assert found(MEDALS % (3, 3), "O112", "W106") == [
        item for item in found(MEDALS % (3, 3), "O112") if "Axis" not in item.message
    ]
    [axis] = [i for i in found(MEDALS % (4, 4), "O112") if "Axis" in i.message]
    assert "units 1" in axis.message
    assert "objectives 2" in axis.message


def test_a_text_that_disagrees_with_the_target_is_remarked_upon():
    """Row 82."""
    [warning] = [i for i in found(MEDALS % (3, 5), "W106") if "Axis" in i.message]
    assert "5" in warning.message
    assert "3" in warning.message


def test_an_exit_on_ones_own_baseline_is_a_warning():
    """Row 177: a side could win by walking off its own edge."""
    exits = "exits:\n  - {side: %s, hexes: [C1]}\n"
    [warning] = found(exits % "allies", "O122")
    assert warning.severity is Severity.WARNING
    assert found(exits % "axis", "O122") == []


def inventory(text, copies=1):
    scenario = read_bytes((HEAD + text).encode(), FORMATS["yaml"]).scenario
    return count(needs_of(scenario), Holdings({"base": copies}))


def bunkers(number):
    labels = [f"{letter}5" for letter in "ABCDEFGHI"[:number]]
    tiles = "".join(f"  {label}: {{rect: {{tile: bunker, owner: axis}}}}\n" for label in labels)
    return f"hexes:\n{tiles}"


def test_a_bunker_is_counted_once_however_often_the_file_is_opened_and_saved():
    """Row 7: a bunker appeared twice after loading."""
    scenario = read_bytes((HEAD + bunkers(1)).encode(), FORMATS["yaml"]).scenario
    for _ in range(5):
        for known in FORMATS.values():
            scenario = read_bytes(dump(scenario, known).encode(), known).scenario
            assert count(needs_of(scenario), Holdings({"base": 1}))[Part("bunker")].need.count == 1


def test_a_unit_worth_two_medals_is_still_one_unit():
    """Row 76: such units were patched by putting medals on their hex."""
    unit = "hexes:\n  D5: {unit: {unit: german armor, traits: [two_medals]}}\n"
    counted = inventory(unit)
    assert counted[Part("armor", "german")].need.count == 3
    assert not [piece for piece in counted.pieces if piece.need.group == "medals"]


def test_one_bunker_too_many_is_a_warning_with_the_number_and_nothing_is_forbidden():
    """Row 159: a wish for a limited number of each piece."""
    assert inventory(bunkers(4))[Part("bunker")].missing == 0
    scenario = read_bytes((HEAD + bunkers(5)).encode(), FORMATS["yaml"]).scenario
    report = check(scenario, holdings=Holdings({"base": 1}))
    [warning] = report.filter(codes={"B104"})
    assert warning.severity is Severity.WARNING
    assert "5 needed, 4 in your boxes, 1 missing" in warning.message


def test_two_copies_of_a_box_double_what_there_is():
    """Row 160: a wish to see how many tiles are left, with adjustable boxes."""
    text = bunkers(2) + "  J9: {terrain: forest, unit: us infantry}\n"
    one, two = inventory(text), inventory(text, 2)
    for single, double in zip(one.pieces, two.pieces, strict=True):
        assert (double.available, double.at_least) == (2 * single.available, 2 * single.at_least)


def test_the_summary_of_both_sides_agrees_with_the_inventory():
    """Row 162: a wish for an overview of all placed things."""
    text = bunkers(2) + "  J9: {unit: us infantry}\n  J1: {unit: german armor}\n"
    scenario = read_bytes((HEAD + text).encode(), FORMATS["yaml"]).scenario
    figures = sum(force.figures for force in describe(scenario).forces)
    needs = needs_of(scenario)
    assert figures == sum(need.count for need in needs if need.group == "figures") == 7
    counted = {piece.id: piece.count for piece in describe(scenario).pieces}
    assert counted == {n.part.id: n.count for n in needs if n.group == "rect_tiles"}

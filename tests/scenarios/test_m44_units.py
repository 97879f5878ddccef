"""Which troop an ``.m44`` unit is, by figure, badge, behaviour, number and date."""

import json
from dataclasses import replace
from datetime import date

import pytest
from m44_documents import at, document, saved, scenario_of

from bocage_scenarios.formats import FORMATS
from bocage_scenarios.model import HexContent, Scenario, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex

M44 = FORMATS["m44"]
EARLY, LATE = {"date_begin": "1942-12-31"}, {"date_begin": "1943-01-01"}


def unit_of(found, info=None):
    """Return the unit that ``found`` describes."""
    return scenario_of(document(at(0, 0, unit=found), info=info)).hexes[Hex(0, 0)].unit


def written(unit):
    """Return the ``.m44`` object for ``unit`` in a new file of the late war."""
    scenario = Scenario(hexes={Hex(0, 0): HexContent(unit=unit)})
    return json.loads(M44.write(scenario))["board"]["hexagons"][0]["unit"]


@pytest.mark.parametrize(
    ("found", "info", "kind"),
    [
        pytest.param({"name": "infger"}, None, "infantry", id="plain infantry"),
        pytest.param({"name": "inf2us"}, None, "special_forces", id="special infantry"),
        pytest.param({"name": "tankru"}, None, "armor", id="plain armor"),
        pytest.param({"name": "tank2brit"}, None, "elite_armor", id="elite armor"),
        pytest.param({"name": "gunjp"}, None, "artillery", id="plain artillery"),
        pytest.param({"name": "plnus"}, None, "aircraft", id="an aeroplane"),
        pytest.param({"name": "vehger"}, None, "vehicle", id="a vehicle"),
        pytest.param({"name": "tank2ger", "nbr_units": 1}, None, "tiger", id="a lone elite tank"),
        pytest.param(
            {"name": "tank2ger", "nbr_units": "1", "badge": "badge4"},
            None,
            "tiger",
            id="a lone elite tank, counted in a text, with a badge",
        ),
        pytest.param({"name": "tank2us", "nbr_units": 1}, None, "elite_armor", id="no US Tiger"),
        pytest.param({"name": "gunger", "badge": "badge5"}, None, "big_gun", id="big gun"),
        pytest.param({"name": "gunger", "badge": "badge46"}, None, "heavy_at_gun", id="Flak 88"),
        pytest.param(
            {"name": "gunus", "badge": "badge35"}, None, "mobile_artillery", id="wheeled gun"
        ),
        pytest.param(
            {"name": "infger", "badge": "badge26", "nbr_units": 1}, None, "sniper", id="sniper"
        ),
        pytest.param({"name": "infru", "badge": "badge29"}, None, "cavalry", id="cavalry"),
        pytest.param({"name": "inf2ger", "badge": "badge30"}, None, "ski_troops", id="skis"),
        pytest.param({"name": "infger", "badge": "badge37"}, EARLY, "swa_at_early", id="early AT"),
        pytest.param({"name": "infger", "badge": "badge37"}, LATE, "swa_at_late", id="late AT"),
        pytest.param(
            {"name": "infjp", "badge": "badge41"}, EARLY, "swa_mortar_early", id="early mortar"
        ),
        pytest.param(
            {"name": "infjp", "badge": "badge41"}, LATE, "swa_mortar_late", id="late mortar"
        ),
        pytest.param({"name": "infus", "badge": "badge45"}, EARLY, "swa_mg_early", id="early MG"),
        pytest.param({"name": "infus", "badge": "badge45"}, LATE, "swa_mg_late", id="late MG"),
        pytest.param(
            {"name": "inf2us", "badge": "badge3", "nbr_units": 3},
            None,
            "french_resistance",
            id="Resistance of the desktop editor",
        ),
        pytest.param(
            {"name": "inf2us", "behavior": "FRENCH_RESISTANCE"},
            None,
            "french_resistance",
            id="Resistance of the online games",
        ),
        pytest.param({"name": "tankus", "badge": "badge33"}, None, "flame_tank", id="flames"),
        pytest.param(
            {"name": "inf2us", "badge": "badge2"}, None, "special_forces", id="a badge for looks"
        ),
    ],
)
def test_the_troop_follows_from_the_form(found, info, kind):
    assert unit_of(found, info).kind == kind


@pytest.mark.parametrize("badge", ["badge6", "badge8", "badge12", "badge28", "badge31"])
@pytest.mark.parametrize("figure", ["inf", "inf2"])
@pytest.mark.parametrize("army", ["us", "brit", "ru", "ger", "jp"])
def test_engineer_badges_make_engineers_of_plain_and_elite_infantry(badge, figure, army):
    unit = unit_of({"name": figure + army, "badge": badge})
    assert (unit.kind, unit.elite) == ("engineers", figure == "inf2")


@pytest.mark.parametrize(
    ("found", "figures"),
    [
        pytest.param({"name": "infger"}, None, id="not stated"),
        pytest.param({"name": "infger", "nbr_units": 4}, None, id="the usual number"),
        pytest.param({"name": "infger", "nbr_units": "4"}, None, id="the usual number as a text"),
        pytest.param({"name": "infger", "nbr_units": 3}, 3, id="another number"),
        pytest.param({"name": "infger", "nbr_units": "2"}, 2, id="another number as a text"),
        pytest.param({"name": "tank2us", "nbr_units": 4}, None, id="four elite tanks"),
        pytest.param({"name": "tank2us", "nbr_units": 3}, 3, id="three elite tanks"),
    ],
)
def test_figures_are_said_only_if_unusual(found, figures):
    assert unit_of(found).figures == figures


@pytest.mark.parametrize(
    ("suffix", "army", "side"),
    [
        ("us", "us", "allies"),
        ("brit", "british", "allies"),
        ("ru", "russian", "allies"),
        ("ger", "german", "axis"),
        ("jp", "japanese", "axis"),
    ],
)
def test_the_suffix_names_the_army_and_its_side(suffix, army, side):
    unit = unit_of({"name": f"inf{suffix}"})
    assert unit.army == army
    assert catalogue().armies[army].side == side


@pytest.mark.parametrize("kind", [key for key, unit in catalogue().units.items() if unit.m44])
def test_every_unit_with_a_form_is_written_and_read_back(kind):
    """With an army that its first form allows, in a battle of its part of the war."""
    form = catalogue().units[kind].m44[0]
    unit = Unit(kind, (form.armies or ("german",))[0])
    assert unit_of(written(unit), EARLY if form.years == "early" else LATE) == unit


def test_elite_armor_is_always_counted_for_older_readers():
    assert written(Unit("elite_armor", "german")) == {"name": "tank2ger", "nbr_units": 4}
    assert written(Unit("armor", "german")) == {"name": "tankger"}


def test_traits_are_told_apart_from_equipment():
    found = {"name": "tankus", "behavior": "ARMOR_MOVE_TWO", "equipment": "motorized"}
    unit = unit_of(found)
    assert unit.traits == ("moves_two", "motorized")
    assert written(unit) == found


def test_a_changed_date_does_not_change_the_troop():
    """The model of a weapon is a fact of the document, not of its date."""
    data = document(at(0, 0, unit={"name": "infger", "badge": "badge37"}), info=EARLY)
    moved = replace(scenario_of(data), begin=date(1944, 6, 6))
    again = M44.read(json.dumps(saved(moved))).scenario
    assert again.hexes[Hex(0, 0)].unit.kind == "swa_at_early"

"""Scripted games about hospitals, oases, and headquarters that change hands."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase

HOSPITAL = {"G5": "hospital"}
OASIS = {"G5": "oasis"}


def wounded(units=None, ground=None, *, left=1, text="allies infantry", hand=HQ, **fields):
    """Return a game in which a unit with losses stands on G5 and has an order."""
    units = {"G5": text} | (units or {})
    game = battle(units, ground or HOSPITAL, allies=hand, **fields)
    figures = game.state.figures[:]
    figures[game.state.where[game.cell("G5")]] = left
    game = game.changed(figures=",".join(map(str, figures)))
    return game.play(hand.split()[0], "G5")


# Hospitals and oases


def test_a_hospital_rolls_six_dice_for_infantry_symbols_and_stars():
    game = wounded().battles()
    assert game.legal() == {"cure G5", "end"}
    game.do("cure G5")
    assert game.phase == Phase.CURE
    game.roll("infantry star armor grenade flag flag")
    assert game.figures("G5") == 3
    assert game.phase == Phase.DRAW


def test_an_oasis_rolls_a_die_for_each_card_in_hand_and_the_one_played():
    game = wounded(ground=OASIS, hand=f"{HQ} probe/left probe/left").battles().do("cure G5")
    game.roll("infantry star grenade")
    assert game.figures("G5") == 3


def test_an_oasis_counts_a_card_that_was_set_ahead():
    rules = SpecialRules(commissar=ALLIES)
    game = battle(
        {"G5": "allies infantry"}, OASIS, allies="recon/center probe/left probe/left", rules=rules
    ).do("ahead probe/left")
    game = game.changed(figures="1").do("play recon/center", "order G5", "end").battles()
    game.do("cure G5").roll("infantry infantry flag")
    assert game.figures("G5") == 3


def test_a_unit_does_not_recover_beyond_the_figures_that_it_began_with():
    game = wounded(text="allies infantry 3", left=2).battles().do("cure G5")
    game.roll("infantry infantry star star flag flag")
    assert game.figures("G5") == 3


def test_nobody_recovers_beside_an_enemy():
    game = wounded({"H5": "axis infantry"}).battles()
    assert game.legal() == {"attack G5 H5", "end"}


def test_nobody_recovers_without_losses():
    assert battle({"G5": "allies infantry"}, HOSPITAL).play(HQ, "G5").battles().phase == Phase.DRAW


def test_nobody_recovers_who_has_moved_there_in_this_turn():
    game = battle({"F5": "allies infantry"}, HOSPITAL).changed(figures="1").play(HQ, "F5")
    assert game.do("move F5 G5").phase == Phase.DRAW


def test_a_unit_that_recovers_does_not_battle_and_one_that_battles_does_not_recover():
    game = wounded({"I5": "axis infantry"}).battles()
    assert game.legal() == {"attack G5 I5", "cure G5", "end"}
    recovers, attacks = game.changed(), game.changed()
    assert recovers.do("cure G5").roll("flag " * 6).phase == Phase.DRAW
    assert attacks.do("attack G5 I5").roll("star star").phase == Phase.DRAW


@pytest.mark.parametrize("ground", [HOSPITAL, OASIS])
@pytest.mark.parametrize("text", ["half_track 3", "supply_truck 3", "lrp 3", "armor", "artillery"])
def test_vehicles_tanks_and_guns_do_not_recover_there(text, ground):
    assert "cure G5" not in wounded(ground=ground, text=f"allies {text}").battles().legal()


@pytest.mark.parametrize("kind", ["special_forces", "engineers", "ski_troops", "swa_mg_late"])
def test_all_kinds_of_infantry_recover(kind):
    assert "cure G5" in wounded(text=f"allies {kind}").battles().legal()


def test_a_unit_that_only_marches_does_not_recover():
    game = battle(
        {"G5": "allies infantry", "A5": "allies infantry"},
        HOSPITAL,
        allies="probe/left",
        deck="breakthrough",
    )
    game = game.changed(figures="4,1").do("play probe/left", "end", "order G5", "end").battles()
    assert game.phase == Phase.DRAW


def test_an_oasis_protects_stops_and_hides():
    units = {"G5": "allies infantry", "H5": "axis infantry"}
    game = battle(units, {"H5": "oasis"}).play(HQ, "G5").attack("G5", "H5")
    assert game.dice == 2
    game.roll("flag star")
    assert "stand" in game.legal()
    enclosed = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "river") | {"H5": "oasis"}
    game = battle({"G5": "allies armor", "J5": "axis infantry"}, enclosed).play(HQ, "G5")
    assert game.ends("move", "G5") == {"H5"}
    assert game.battles().legal("attack") == set()


# Headquarters

TENTS = {"H5": "axis:hq_tents"}


def test_an_enemy_in_the_headquarters_costs_their_owner_a_card_by_chance():
    game = battle({"G5": "allies infantry"}, TENTS, axis="probe/left attack/left").play(HQ, "G5")
    game.do("move G5 H5")
    assert game.phase == Phase.FORFEIT
    game.do("forfeit attack/left")
    assert game.hand(AXIS) == ["probe/left"]
    assert game.copies("discards", "attack/left") == 1


def test_the_headquarters_are_lost_once_and_not_with_each_visit():
    units = {"G5": "allies infantry", "I5": "allies infantry"}
    game = battle(units, TENTS, allies=f"{HQ} {HQ}", axis="probe/left probe/left probe/left")
    game.play(HQ, "G5").do("move G5 H5", "forfeit probe/left").end_turn().end_turn("attack/left")
    hand = len(game.hand(AXIS))
    game.play(HQ, "H5", "I5").do("move H5 H7", "move I5 H5").battles()
    assert len(game.hand(AXIS)) == hand
    assert game.phase == Phase.DRAW


def test_their_owner_draws_a_card_when_he_comes_back():
    game = battle({"I7": "axis infantry", "A1": "allies infantry"}, TENTS, axis="attack/center")
    captured = str(1 << game.cell("H5"))
    game = game.end_turn().changed(captured=captured).play("attack/center", "I7").do("move I7 H5")
    assert game.phase == Phase.FETCH
    game.do("draw recon/left")
    assert game.hand(AXIS) == ["recon/left"]


def test_their_owner_gains_nothing_in_headquarters_that_were_never_lost():
    game = battle({"G7": "axis infantry"}, TENTS, axis="attack/center").end_turn()
    game.play("attack/center", "G7").do("move G7 H5")
    assert game.phase == Phase.DRAW
    assert game.hand(AXIS) == []


def test_a_hand_without_cards_loses_none():
    game = battle({"G5": "allies infantry"}, TENTS).play(HQ, "G5").do("move G5 H5")
    assert game.phase == Phase.DRAW


def test_headquarters_are_taken_by_taking_ground():
    units = {"G5": "allies infantry", "H5": "axis infantry 1"}
    game = battle(units, TENTS, axis="probe/left probe/left").play(HQ, "G5")
    game.attack("G5", "H5", "grenade star star").do("take G5 H5")
    assert game.hand(AXIS) == ["probe/left"] * 2
    game.do("forfeit probe/left")
    assert game.hand(AXIS) == ["probe/left"]

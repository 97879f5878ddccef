"""``bocage simulate``: many games of a scenario, summed up in text and JSON."""

import json
import re

import pytest

from bocage_engine.options import OPTIONS

HEAD = """bocage: 1
texts: {en: {title: Skirmish}}
board: standard
face: countryside
sides:
  axis: {nation: germany, hand: 4, medals: 2}
  allies: {nation: united_states, hand: 4, medals: 2}
"""
SKIRMISH = f"""{HEAD}hexes:
  C5: {{unit: german infantry}}
  G5: {{unit: german infantry}}
  K5: {{unit: german armor}}
  C3: {{unit: us infantry}}
  G3: {{unit: us infantry}}
  K3: {{unit: us armor}}
"""
WITH_GAPS = SKIRMISH.replace(
    "hexes:", "rules: {air_rules: true}\nhexes:\n  E1: {unit: british churchill}"
)


@pytest.fixture
def simulated(run, tmp_path, monkeypatch):
    """Play a scenario given as YAML."""
    monkeypatch.chdir(tmp_path)

    def simulate(text, *options):
        (tmp_path / "battle.yaml").write_text(text, "utf-8")
        return run("simulate", "battle.yaml", *options)

    return simulate


def document(result):
    assert (result.status, result.stderr) == (0, "")
    return json.loads(result.stdout)


def test_a_report_to_read(simulated):
    result = simulated(SKIRMISH, "--games", "5")
    assert (result.status, result.stderr) == (0, "")
    number = r" +\d+\.\d"
    expected = [
        "Skirmish",
        r"played      5 games, random \(Axis\) against random \(Allies\), seed 0",
        rf"wins        Axis    +\d{number} %",
        rf"            Allies  +\d{number} %",
        rf"            nobody  +\d{number} %",
        r"ended by    \w+ \d(, \w+ \d)*",
        rf"medals      Axis   {number} ± \d\.\d(  \(.*\))?",
        rf"            Allies {number} ± \d\.\d(  \(.*\))?",
        r"turns       median \d+$",
    ]
    lines = result.stdout.splitlines()
    assert len(lines) == len(expected)
    assert [
        line for line, form in zip(lines, expected, strict=True) if not re.match(form, line)
    ] == []


def test_ten_games_are_enough_to_tell_how_long_most_take(simulated):
    last = simulated(SKIRMISH, "--games", "10").stdout.splitlines()[-1]
    assert re.match(r"turns       median [\d.]+; 8 of 10 games took \d+ to \d+$", last)


def test_what_is_not_played_is_said_before_the_results(simulated):
    lines = simulated(WITH_GAPS, "--games", "1").stdout.splitlines()
    assert lines[2].startswith("not played  Hobart's Funny: no accessory is named")
    assert lines[3].startswith("            Air Rules: The rules of the Air Pack are in force")
    assert lines[4].startswith("wins ")


def test_a_document_for_programs(simulated):
    found = document(simulated(WITH_GAPS, "--games", "4", "--format", "json", "--each"))
    assert list(found) == [
        "format", "version", "file", "title", "setup", "not_enforced", "games", "seed",
        "players", "wins", "reasons", "medals", "turns", "actions", "options", "each",
    ]  # fmt: skip
    assert (found["format"], found["version"]) == ("bocage-simulation", 1)
    assert (found["file"], found["title"], found["games"]) == ("battle.yaml", "Skirmish", 4)
    assert len(found["not_enforced"]) == 2
    assert found["players"] == {"axis": "random", "allies": "random"}
    assert sum(found["wins"].values()) == sum(found["reasons"].values()) == 4
    assert list(found["wins"]) == ["axis", "allies", "none"]
    for side in ("axis", "allies"):
        assert list(found["medals"][side]) == ["mean", "sd", "sources"]
        sources = found["medals"][side]["sources"]
        assert list(sources) == ["eliminated", "objectives", "exits"]
        total = sum(each["mean"] for each in sources.values())
        assert total == pytest.approx(found["medals"][side]["mean"], abs=0.001)
    assert found["turns"]["p10"] <= found["turns"]["median"] <= found["turns"]["p90"]


def test_each_game_is_told_and_agrees_with_the_sums(simulated):
    found = document(simulated(SKIRMISH, "--games", "6", "--format", "json", "--each"))
    games = found["each"]
    assert [game["game"] for game in games] == [1, 2, 3, 4, 5, 6]
    assert [game["seed"] for game in games] == [f"0/{number}" for number in range(1, 7)]
    winners = [game["winner"] for game in games]
    assert {side: winners.count(side) for side in ("axis", "allies", "none")} == found["wins"]
    assert sum(game["actions"] for game in games) / 6 == pytest.approx(found["actions"], abs=0.01)


def test_without_each_no_game_is_told(simulated):
    assert "each" not in document(simulated(SKIRMISH, "--games", "2", "--format", "json"))
    assert "game 1" not in simulated(SKIRMISH, "--games", "2").stdout


def test_each_game_has_a_line(simulated):
    lines = simulated(SKIRMISH, "--games", "3", "--each").stdout.splitlines()[-3:]
    form = r"game \d +(axis|allies|nobody) +by \w+, medals \d+ : \d+, \d+ turns"
    assert [line for line in lines if not re.fullmatch(form, line)] == []


def test_the_same_seed_gives_the_same_games_and_another_one_others(simulated):
    def played(*options):
        return document(simulated(SKIRMISH, "--games", "5", "--format", "json", "--each", *options))

    assert played("--seed", "x") == played("--seed", "x")
    assert played("--seed", "x")["each"] != played("--seed", "y")["each"]


def test_the_number_of_processes_changes_nothing(simulated):
    one, two = (
        simulated(SKIRMISH, "--games", "9", "--each", "--jobs", jobs, "--format", "json")
        for jobs in ("1", "2")
    )
    assert document(one) == document(two)


def test_more_games_begin_with_the_same_ones(simulated):
    few, more = (
        document(simulated(SKIRMISH, "--games", games, "--each", "--format", "json"))["each"]
        for games in ("3", "5")
    )
    assert more[:3] == few


@pytest.mark.parametrize(
    ("games", "names"),
    [("1", ["game-1.json"]), ("12", [f"game-{number:02}.json" for number in range(1, 13)])],
)
def test_every_game_is_recorded_under_its_number(simulated, tmp_path, games, names):
    result = simulated(SKIRMISH, "--games", games, "--records", "deep/games")
    assert result.status == 0
    assert sorted(path.name for path in (tmp_path / "deep" / "games").iterdir()) == names


def test_records_that_exist_are_replaced_only_if_asked(simulated, tmp_path):
    (tmp_path / "games").mkdir()
    kept = tmp_path / "games" / "game-2.json"
    kept.write_text("precious", "utf-8")
    result = simulated(SKIRMISH, "--games", "3", "--records", "games")
    assert (result.status, result.stdout) == (2, "")
    assert "game-2.json exists already; use --force to replace it" in result.stderr
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["game-2.json"]
    assert kept.read_text("utf-8") == "precious"
    assert simulated(SKIRMISH, "--games", "3", "--records", "games", "--force").status == 0
    assert kept.read_text("utf-8") != "precious"


def test_a_game_that_is_over_before_it_begins_is_not_played(simulated, run):
    result = simulated(SKIRMISH.replace("hand: 4, medals: 2", "hand: 4, medals: 0"))
    assert (result.status, result.stdout) == (1, "")
    assert "the game is over before it begins (medals)" in result.stderr
    assert run("perft", "battle.yaml", "--depth", "1").status == 1


def test_recording_changes_nothing_in_the_report(simulated):
    plain = simulated(SKIRMISH, "--games", "3", "--each")
    assert simulated(SKIRMISH, "--games", "3", "--each", "--records", "games") == plain


@pytest.mark.parametrize(("name", "word"), [(n, list(o.values)[1]) for n, o in OPTIONS.items()])
def test_every_option_is_taken_and_reported(simulated, name, word):
    arguments = ("--games", "1", "--format", "json", "--option", f"{name}={word}")
    assert document(simulated(SKIRMISH, *arguments))["options"] == {name: word}


def test_usual_values_of_options_are_not_reported(simulated):
    usual = [f"--option={name}={next(iter(each.values))}" for name, each in OPTIONS.items()]
    assert (
        document(simulated(SKIRMISH, "--games", "1", "--format", "json", *usual))["options"] == {}
    )


def test_an_option_changes_the_games(simulated):
    losing = SKIRMISH.replace("medals: 2", "medals: 9")
    usual, other = (
        document(simulated(losing, "--games", "3", "--format", "json", *more))["reasons"]
        for more in ((), ("--option", "last_unit_loss=false"))
    )
    assert usual == {"no_units": 3}
    assert "no_units" not in other


def test_players_with_a_style_play_and_are_named(simulated):
    players = "greedy:hunter, greedy"
    options = ("--games", "3", "--players", players, "--format", "json", "--each")
    found = document(simulated(SKIRMISH, *options))
    assert found["players"] == {"axis": "greedy:hunter", "allies": "greedy"}
    again = document(simulated(SKIRMISH, *options, "--jobs", "2"))
    assert again == found


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--players", "randm,random"), "unknown player 'randm'; did you mean 'random'? known: "),
        (
            ("--players", "zzz,random"),
            "unknown player 'zzz'; known: random, greedy, planner, ",
        ),
        (("--players", "greedy:cautios,random"), "did you mean 'greedy:cautious'? known: "),
        (("--players", "random"), "name the Axis and the Allied player, as in random,random"),
        (("--players", "random,random,random"), "name the Axis and the Allied player"),
        (("--players", "\x1b[2J,random"), r"unknown player '\x1b[2J'; known: random"),
        (("--games", "0"), "0 is not in the range"),
        (("--games", "many"), "'many' is not a valid integer"),
        (("--jobs", "0"), "0 is not in the range"),
        (("--option", "majority=some"), "majority is absolute or relative, not 'some'"),
        (("--option", "weather=bad"), "unknown option 'weather'; known: los.elevated"),
        (("--records", "battle.yaml"), "Directory 'battle.yaml' is a file"),
        (("--records", "battle.yaml/games"), "bocage: battle.yaml/games: Not a directory"),
    ],
)
def test_a_request_that_cannot_be_carried_out(simulated, options, complaint):
    result = simulated(SKIRMISH, "--games", "1", *options)
    assert (result.status, result.stdout) == (2, "")
    assert complaint in result.stderr


ONE_SIDE = f"{HEAD}hexes:\n  C3: {{unit: us infantry}}\n"


@pytest.mark.parametrize("output", ["text", "json"])
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (ONE_SIDE, "bocage: battle.yaml: there is nothing to play: both sides need a unit"),
        (HEAD, "bocage: battle.yaml: there is nothing to play: both sides need a unit"),
        ("bocage: 1\n", "battle.yaml:1:1: error F203: the key 'board' is missing"),
        ("{[", "battle.yaml:1:3: error F103: this is not YAML"),
    ],
)
def test_what_cannot_be_played_is_a_problem_of_the_file(simulated, text, complaint, output):
    result = simulated(text, "--format", output)
    assert (result.status, result.stdout) == (1, "")
    assert result.stderr.startswith(complaint)


def test_a_missing_file_is_named(run):
    result = run("simulate", "nowhere.yaml")
    assert (result.status, result.stdout) == (2, "")
    assert result.stderr == "bocage: nowhere.yaml: No such file or directory\n"


HOSTILE = SKIRMISH.replace("Skirmish", r'"Sk\e[2Jirm\nish\u202e"').replace(
    "C5: {unit", r'C5: {terrain: "?sw\e[2Jamp", unit'
)


def test_control_characters_are_escaped(simulated):
    result = simulated(HOSTILE, "--games", "1", "--seed", "\x1b[2J")
    lines = result.stdout.splitlines()
    assert lines[0] == r"Sk\x1b[2Jirm ish\u202e"
    assert lines[1].endswith(r"seed \x1b[2J")
    assert lines[2] == r"not played  sw\x1b[2Jamp: the piece is unknown and means nothing"
    assert "\x1b" not in result.stdout


def test_a_scenario_without_a_title_is_played(simulated):
    result = simulated(SKIRMISH.replace("{en: {title: Skirmish}}", "{}"), "--games", "1")
    assert result.stdout.startswith("(no title)\nplayed      1 game, random")


def test_a_side_without_cards_does_not_keep_a_game_from_ending(simulated):
    bare = SKIRMISH.replace("hand: 4", "hand: 0")
    found = document(simulated(bare, "--games", "1", "--format", "json"))
    assert found["reasons"] == {"no_progress": 1}
    assert found["wins"]["none"] == 1

"""``bocage perft``: sequences of choices, counted."""

import re

import pytest

BATTLE = """bocage: 1
texts: {en: {title: Duel}}
board: standard
face: countryside
sides:
  axis: {nation: germany, hand: 4, medals: 2}
  allies: {nation: united_states, hand: 4, medals: 2}
hexes:
  C5: {unit: german infantry}
  C3: {unit: us infantry}
"""


@pytest.fixture
def counted(run, tmp_path):
    """Count the choices of a scenario given as YAML."""

    def count(text, *options):
        path = tmp_path / "battle.yaml"
        path.write_text(text, "utf-8")
        return run("perft", path, *options)

    return count


def counts(result):
    assert (result.status, result.stderr) == (0, "")
    found = re.findall(r"^depth (\d+): (\d+)$", result.stdout, re.MULTILINE)
    return {int(depth): int(count) for depth, count in found}


def test_every_depth_has_a_line(counted):
    result = counted(BATTLE, "--depth", "3")
    assert [line.split(":")[0] for line in result.stdout.splitlines()] == [
        "depth 1",
        "depth 2",
        "depth 3",
    ]


def test_each_line_counts_its_own_depth(counted):
    alone = {depth: counts(counted(BATTLE, "--depth", str(depth)))[depth] for depth in (1, 2, 3)}
    assert counts(counted(BATTLE, "--depth", "3")) == alone
    assert alone[1] < alone[2] < alone[3]


def test_counting_begins_with_the_cards_of_the_first_hand(counted):
    lines = counted(BATTLE, "--depth", "1", "--divide").stdout.splitlines()
    assert all(re.fullmatch(r"play [\w/]+: 1", line) for line in lines[:-1])
    assert lines[-1] == f"depth 1: {len(lines) - 1}"


def test_the_counts_by_first_choice_add_up(counted):
    result = counted(BATTLE, "--depth", "3", "--divide")
    parts = [int(n) for n in re.findall(r"^play \S+: (\d+)$", result.stdout, re.MULTILINE)]
    assert sum(parts) == counts(result)[3]


def test_the_seed_deals_the_hands(counted):
    def hands(seed):
        return counted(BATTLE, "--depth", "1", "--divide", "--seed", seed).stdout

    assert hands("1") == hands("1")
    assert len({hands(str(seed)) for seed in range(6)}) > 1


def test_a_reading_of_the_rules_can_be_asked_for(counted):
    assert counts(counted(BATTLE, "--depth", "2", "--option", "majority=relative"))


def test_a_game_that_is_over_before_it_begins_is_not_counted(counted):
    result = counted(BATTLE.replace("medals: 2", "medals: 0"), "--depth", "2")
    assert (result.status, result.stdout) == (1, "")
    assert "the game is over before it begins" in result.stderr


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ((), "Missing option '--depth'"),
        (("--depth", "0"), "0 is not in the range"),
        (("--depth", "99"), "99 is not in the range"),
        (("--depth", "1", "--option", "x=y"), "unknown option 'x'"),
    ],
)
def test_a_request_that_cannot_be_carried_out(counted, options, complaint):
    result = counted(BATTLE, *options)
    assert (result.status, result.stdout) == (2, "")
    assert complaint in result.stderr


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (BATTLE.replace("  C3: {unit: us infantry}\n", ""), "there is nothing to play"),
        ("bocage: 1\n", "error F203"),
    ],
)
def test_what_cannot_be_played_is_a_problem_of_the_file(counted, text, complaint):
    result = counted(text, "--depth", "1")
    assert (result.status, result.stdout) == (1, "")
    assert complaint in result.stderr


def test_a_missing_file_is_named(run):
    result = run("perft", "nowhere.yaml", "--depth", "1")
    assert (result.status, result.stderr) == (
        2,
        "bocage: nowhere.yaml: No such file or directory\n",
    )

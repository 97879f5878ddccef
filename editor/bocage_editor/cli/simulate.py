"""``bocage simulate``: play a scenario many times and say what came of it."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from bocage_editor.cli.parameters import INPUT_FILE, format_option, suggestion
from bocage_editor.cli.playing import (
    NOT_PLAYABLE,
    combat_option,
    options_of,
    read_playable,
    rules_option,
)
from bocage_editor.cli.report import Status, complain, count_of, write_json, write_output
from bocage_engine.combat_cards import CombatDeck
from bocage_engine.players import PLAYERS
from bocage_engine.setup import Setup
from bocage_engine.simulation import GameReport, Summary, simulate, summary_of
from bocage_engine.simulation.collectors import Spread
from bocage_scenarios import records
from bocage_scenarios.model import Scenario
from bocage_schema.ids import Side
from bocage_schema.shown import printable

LABEL_WIDTH = 12
MOST_GAMES = 1_000_000
ENOUGH_FOR_TENTHS = 10
"""Games of which tenths can be told."""


def _players(_ctx: click.Context, _param: click.Parameter, value: str) -> tuple[str, str]:
    names = [name.strip() for name in value.split(",")]
    if len(names) != len(Side):
        raise click.BadParameter("name the Axis and the Allied player, as in random,random")
    for name in names:
        if name not in PLAYERS:
            nearest = suggestion(name, PLAYERS)
            raise click.BadParameter(
                f"unknown player {name!r}{nearest or ';'} known: {', '.join(PLAYERS)}"
            )
    axis, allies = names
    return axis, allies


@click.command(
    "simulate",
    epilog="""\b
Examples:
  bocage simulate landing.yaml --games 1000
  bocage simulate landing.yaml --games 1000 --jobs 2 --format json
  bocage simulate landing.yaml --players greedy,greedy:cautious
  bocage simulate landing.yaml --games 1 --records games

\b
Exit status: 0 played, 1 FILE cannot be played, 2 could not run.
""",
)
@click.argument("file", metavar="FILE", type=INPUT_FILE)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    show_default=True,
    metavar="N",
    help="How many games to play.",
)
@click.option(
    "--seed",
    default="0",
    show_default=True,
    metavar="S",
    help="Any word or number; the same seed gives the same games.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="J",
    help="Processes to play in. They change nothing but the time it takes.",
)
@click.option(
    "--players",
    default="random,random",
    show_default=True,
    metavar="A,B",
    callback=_players,
    help="The Axis and the Allied player.  Known: " + ", ".join(PLAYERS) + ".",
)
@click.option("--each", is_flag=True, help="Tell about each game, too.")
@click.option(
    "--records",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write each game to a file there, for `bocage replay`.",
)
@click.option("--force", is_flag=True, help="Replace records that exist.")
@rules_option
@combat_option
@format_option
def command(
    file: Path,
    games: int,
    seed: str,
    jobs: int,
    players: tuple[str, str],
    each: bool,
    folder: Path | None,
    force: bool,
    settings: tuple[str, ...],
    combat: CombatDeck | None,
    output_format: str,
) -> int:
    """Play a scenario many times.

    Says first what FILE uses that is not played, then how often each side
    won, why the games ended, and how many medals and turns they took. Random
    players tell little of how good a battle is, but they find out whether it
    can be played at all. Greedy ones take what looks best at once,
    planners look a turn ahead and take about two seconds for a game.
    """
    options = options_of(settings)
    playable = read_playable(file, options, combat)
    if playable is None:
        return NOT_PLAYABLE
    scenario, setup = playable
    if folder is not None:
        taken = next((name for name in _files(folder, games) if name.exists()), None)
        if taken is not None and not force:
            complain(f"{taken} exists already; use --force to replace it, or another folder")
            return Status.CANNOT_RUN
        folder.mkdir(parents=True, exist_ok=True)
    if output_format == "text":
        for line in _heading(scenario, setup, games, players, seed):
            click.echo(line)
    reports = []
    found = simulate(
        setup, games, seed=seed, players=players, jobs=jobs, recorded=folder is not None
    )
    for report in _with_progress(found, games):
        if folder is not None and report.record is not None:
            told = records.GameFile(scenario, options, report.record)
            write_output(records.write(told), _file(folder, report.number, games))
        reports.append(report._replace(record=None))
    summary = summary_of(reports)
    if output_format == "json":
        body = _document(file, scenario, setup, seed, players, summary)
        games_told = {"each": [_game(report) for report in reports]} if each else {}
        rules = records.options_text(options)
        write_json("simulation", {**body, "options": rules, **games_told})
        return Status.CLEAN
    for line in _lines(summary):
        click.echo(line)
    for report in reports if each else ():
        click.echo(_line(report))
    return Status.CLEAN


def _files(folder: Path, games: int) -> Iterator[Path]:
    return (_file(folder, number, games) for number in range(1, games + 1))


def _file(folder: Path, number: int, games: int) -> Path:
    """Return the file for the record of one of so many games."""
    return folder / f"game-{number:0{len(str(games))}}.json"


def _with_progress(reports: Iterator[GameReport], games: int) -> Iterator[GameReport]:
    """Yield the reports behind a progress bar, which shows on a terminal only."""
    if games < 2 or sys.stderr is None or not sys.stderr.isatty():
        yield from reports
        return
    with click.progressbar(reports, length=games, label="playing", file=sys.stderr) as bar:
        yield from bar


def _heading(
    scenario: Scenario, setup: Setup, games: int, players: Sequence[str], seed: str
) -> Iterator[str]:
    title = printable(scenario.title()) or "(no title)"
    axis, allies = players
    yield click.style(title, bold=True)
    played = f"{count_of(games, 'game')}, {axis} (Axis) against {allies} (Allies), seed {seed}"
    yield from _entry("played", [printable(played)])
    yield from _entry("not played", setup.not_enforced)


def _entry(label: str, lines: Sequence[str]) -> Iterator[str]:
    """Yield lines behind a label."""
    for number, line in enumerate(lines):
        head = f"{'' if number else label:<{LABEL_WIDTH}}"
        margin = " " * len(head)
        yield click.wrap_text(printable(line), 96, initial_indent=head, subsequent_indent=margin)


def _lines(summary: Summary) -> Iterator[str]:
    names = {None: "nobody", Side.AXIS: "Axis", Side.ALLIES: "Allies"}
    yield from _entry(
        "wins",
        [
            f"{names[side]:<7}{wins:>6}{100 * wins / summary.games:>7.1f} %"
            for side, wins in summary.wins.items()
        ],
    )
    reasons = (f"{reason.words} {count}" for reason, count in summary.reasons.items())
    yield from _entry("ended by", [", ".join(reasons)])
    yield from _entry("medals", [_medals(summary, side, names[side]) for side in Side])
    turns = summary.turns
    spread = f"; 8 of 10 games took {turns.p10:.0f} to {turns.p90:.0f}"
    few = summary.games < ENOUGH_FOR_TENTHS
    yield from _entry("turns", [f"median {turns.median:g}{'' if few else spread}"])


def _medals(summary: Summary, side: Side, name: str) -> str:
    total = summary.medals[side]
    sources = ", ".join(
        f"{spread.mean:.1f} {source}"
        for source, spread in summary.medals_by_source[side].items()
        if spread.mean
    )
    return f"{name:<7}{total.mean:>6.1f} ± {total.sd:.1f}{f'  ({sources})' if sources else ''}"


def _line(report: GameReport) -> str:
    result = report.result
    winner = result.winner.value if result.winner else "nobody"
    medals = " : ".join(str(sum(result.medals[side].values())) for side in Side)
    return (
        f"game {report.number:<6} {winner:<7} by {result.reason.words}, medals {medals}, "
        f"{count_of(result.turns, 'turn')}"
    )


def _document(
    file: Path,
    scenario: Scenario,
    setup: Setup,
    seed: str,
    players: Sequence[str],
    summary: Summary,
) -> dict[str, object]:
    return {
        "file": str(file),
        "title": scenario.title(),
        "setup": setup.digest(),
        "not_enforced": list(setup.not_enforced),
        "games": summary.games,
        "seed": seed,
        "players": dict(zip(Side, players, strict=True)),
        "wins": {(side or "none"): wins for side, wins in summary.wins.items()},
        "reasons": {reason.word: count for reason, count in summary.reasons.items()},
        "medals": {
            side.value: {
                **_spread(summary.medals[side]),
                "sources": {
                    source: _spread(spread)
                    for source, spread in summary.medals_by_source[side].items()
                },
            }
            for side in Side
        },
        "turns": summary.turns._asdict(),
        "actions": round(summary.actions, 2),
    }


def _spread(spread: Spread) -> dict[str, float]:
    return {"mean": round(spread.mean, 4), "sd": round(spread.sd, 4)}


def _game(report: GameReport) -> dict[str, object]:
    result = report.result
    return {
        "game": report.number,
        "seed": report.seed,
        "winner": result.winner.value if result.winner else "none",
        "reason": result.reason.word,
        "medals": {side.value: dict(medals) for side, medals in result.medals.items()},
        "turns": result.turns,
        "actions": report.actions,
    }

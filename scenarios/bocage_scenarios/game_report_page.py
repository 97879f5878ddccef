"""A report on a game as a page of HTML that needs no other file and prints well."""

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from bocage_engine.dice import SYMBOLS
from bocage_engine.game import Result
from bocage_engine.state import Mode, Reason
from bocage_scenarios.game_files import Note
from bocage_scenarios.game_report import Attack, GameReport, Part, Tally, Turn
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side

MEDIA_TYPES = ("image/png", "image/svg+xml")
FACES = 6
"""Faces of a die."""

ENGLISH: Mapping[str, str] = {
    "language": "en",
    "decimal_point": ".",
    "percent": "{number}%",
    "untitled": "(no title)",
    "axis": "Axis",
    "allies": "Allies",
    "players": "{axis} (Axis) against {allies} (Allies)",
    "seed": "Seed {seed}",
    "won": "{side} won by {reason} in turn {turn}, medals {axis} : {allies}",
    "nobody": "Nobody won ({reason}) in turn {turn}, medals {axis} : {allies}",
    "goes_on": "The game goes on in turn {turn}, medals {axis} : {allies}",
    "not_played": "Not played",
    "summary": "In numbers",
    "medals": "Medals (needed)",
    "eliminated": "Medals for units",
    "objectives": "Medals for objectives",
    "exits": "Medals for exits",
    "units": "Units left",
    "figures": "Figures left",
    "units_lost": "Units lost",
    "figures_lost": "Figures lost",
    "recovered": "Figures recovered",
    "left_board": "Units that left the board",
    "attacks": "Attacks",
    "dice": "Battle dice",
    "figures_hit": "Figures hit",
    "figures_per_die": "Figures hit per die",
    "dice_title": "Battle dice",
    "face": "Face",
    "expected": "Expected",
    "infantry": "Infantry",
    "armor": "Armor",
    "grenade": "Grenade",
    "star": "Star",
    "flag": "Flag",
    "turns": "Turns",
    "turn": "Turn",
    "side": "Side",
    "card": "Card",
    "orders": "Orders",
    "moves": "Moves",
    "losses": "Figures lost in battle",
    "score": "Medals",
    "course": "Course of the game",
    "before": "Before the first turn",
    "heading": "Turn {number}: {side}",
    "heading_card": "Turn {number}: {side}, {card}",
    "attack": "Attack",
    "target": "Target",
    "showed": "Showed",
    "result": "Result",
    "ambush": "ambush",
    "lost": "−{losses}",
    "gone": "eliminated",
    "retreat": "back to {hex}",
    "no_effect": "none",
    "part_start": "Start",
    "part_card": "Card",
    "part_orders": "Orders",
    "part_movement": "Movement",
    "part_battle": "Battle",
    "part_draw": "Draw",
    "part_by_hand": "Set by hand",
    "notes": "Notes",
    "on_hex": "on {hex}",
    "in_turn": "in turn {turn}",
    **{f"reason_{reason.name.lower()}": reason.words for reason in Reason},
}
"""All words of the page but the sentences of the engine; a translation has the same keys."""

STYLE = """
body { font: 11pt/1.4 sans-serif; color: #111; background: #fff; max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0.2rem; }
h2 { border-bottom: 1px solid #888; margin-top: 2rem; }
h3 { margin: 1.4rem 0 0.3rem; }
table { border-collapse: collapse; width: 100%; margin: 0.6rem 0; }
th, td { border: 1px solid #bbb; padding: 0.2rem 0.5rem; text-align: left; vertical-align: top; }
thead th { background: #eee; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
figure { margin: 1rem 0; }
figure img { max-width: 100%; height: auto; }
ul { margin: 0.2rem 0 0.6rem; padding-left: 1.4rem; }
@page { margin: 15mm; }
@media print {
  body { font-size: 9.5pt; max-width: none; margin: 0; padding: 0; }
  thead { display: table-header-group; }
  tr, figure { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  thead th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""


class Picture(NamedTuple):
    """A picture that the page shows."""

    data: bytes
    media_type: str
    """One of `MEDIA_TYPES`."""
    caption: str = ""
    turn: int | None = None
    """The turn that it belongs to; None: it stands at the top."""


def page_of(
    report: GameReport,
    pictures: Sequence[Picture] = (),
    words: Mapping[str, str] = ENGLISH,
) -> str:
    """Return a report as HTML, with its pictures inside.

    Raises `ValueError` for a picture of another media type than those of `MEDIA_TYPES`.
    """
    return "\n".join(_Page(report, pictures, words).lines()) + "\n"


class _Page:
    """Writes one page."""

    def __init__(
        self, report: GameReport, pictures: Sequence[Picture], words: Mapping[str, str]
    ) -> None:
        self.report = report
        self.pictures = pictures
        self.words = words
        self.title = report.scenario.title(words["language"]) or words["untitled"]

    def say(self, key: str, **values: object) -> str:
        """Return words of the table, ready for HTML."""
        return escape(self.words[key].format(**values))

    def side(self, side: Side) -> str:
        return self.words[side.value]

    def reason(self, result: Result) -> str:
        return self.words[f"reason_{result.reason.name.lower()}"]

    def lines(self) -> Iterator[str]:
        report = self.report
        yield "<!DOCTYPE html>"
        yield f'<html lang="{self.say("language")}">'
        yield f'<head><meta charset="utf-8"><title>{escape(self.title)}</title>'
        yield f"<style>{STYLE}</style></head>"
        yield f"<body><h1>{escape(self.title)}</h1>"
        yield from self._facts()
        yield from self._pictures_of(None)
        yield f"<h2>{self.say('summary')}</h2>"
        yield from self._numbers()
        yield f"<h2>{self.say('dice_title')}</h2>"
        yield from self._dice()
        yield f"<h2>{self.say('turns')}</h2>"
        yield from self._turns()
        if report.notes:
            yield f"<h2>{self.say('notes')}</h2>"
            yield from _list(self._note(note) for note in report.notes)
        yield f"<h2>{self.say('course')}</h2>"
        for turn in report.turns:
            yield from self._turn(turn)
        yield "</body></html>"

    def _facts(self) -> Iterator[str]:
        report = self.report
        if len(report.players) == len(Side):
            axis, allies = report.players
            yield f"<p>{self.say('players', axis=axis, allies=allies)}</p>"
        medals = {side.value: sum(tally.medals.values()) for side, tally in report.tallies.items()}
        result = report.result
        if result is None:
            told = self.say("goes_on", turn=report.turns[-1].number, **medals)
        elif result.winner is None:
            told = self.say("nobody", reason=self.reason(result), turn=result.turns, **medals)
        else:
            winner, reason = self.side(result.winner), self.reason(result)
            told = self.say("won", side=winner, reason=reason, turn=result.turns, **medals)
        yield f"<p><strong>{told}</strong></p>"
        yield f"<p>{self.say('seed', seed=report.seed)}</p>"
        if report.not_enforced:
            yield f"<p>{self.say('not_played')}:</p>"
            yield from _list(map(escape, report.not_enforced))

    def _pictures_of(self, turn: int | None) -> Iterator[str]:
        for picture in self.pictures:
            if picture.turn == turn:
                yield _figure(picture)

    def _numbers(self) -> Iterator[str]:
        sides = [self.report.tallies[side] for side in Side]
        yield from _head(["", *map(self.side, Side)], numbers=1)
        for key in NUMBERS:
            yield _row([self.words[key], *(self._number(key, tally) for tally in sides)], numbers=1)
        yield "</tbody></table>"

    def _dice(self) -> Iterator[str]:
        sides = [self.report.tallies[side] for side in Side]
        yield from _head([self.words["face"], *map(self.side, Side), self.words["expected"]], 1)
        for face in SYMBOLS:
            shown = [self._share(tally.faces[face], tally.dice) for tally in sides]
            share = 2 if face is DieFace.INFANTRY else 1
            yield _row([self.words[face.value], *shown, self._percent(share / FACES)], 1)
        yield "</tbody></table>"

    def _number(self, key: str, tally: Tally) -> str:
        if key == "medals":
            return f"{sum(tally.medals.values())} ({tally.needed})"
        if key in tally.medals:
            return str(tally.medals[key])
        if key == "figures_per_die":
            return self._decimal(tally.figures_hit / tally.dice, 2) if tally.dice else "–"
        return str(getattr(tally, key))

    def _share(self, count: int, total: int) -> str:
        return f"{count} ({self._percent(count / total)})" if total else str(count)

    def _percent(self, share: float) -> str:
        return self.words["percent"].format(number=self._decimal(100 * share, 1))

    def _decimal(self, number: float, digits: int) -> str:
        return f"{number:.{digits}f}".replace(".", self.words["decimal_point"])

    def _turns(self) -> Iterator[str]:
        keys = ("turn", "side", "card", "orders", "moves", "attacks", "losses", "score")
        yield from _head([self.words[key] for key in keys], 3)
        total: Counter[Side] = Counter()
        for turn in self.report.turns:
            total.update(turn.medals)
            if turn.side is None:
                continue
            cells = [
                str(turn.number),
                self.side(turn.side),
                turn.card,
                str(len(turn.orders)),
                str(len(turn.moves)),
                str(len(turn.attacks)),
                str(sum(attack.losses for attack in turn.attacks)),
                f"{total[Side.AXIS]} : {total[Side.ALLIES]}",
            ]
            yield _row(cells, 3)
        yield "</tbody></table>"

    def _turn(self, turn: Turn) -> Iterator[str]:
        if turn.side is None:
            heading = self.say("before")
        else:
            key = "heading_card" if turn.card else "heading"
            side = self.side(turn.side)
            heading = self.say(key, number=turn.number, side=side, card=turn.card)
        yield f"<h3>{heading}</h3>"
        yield from self._pictures_of(turn.number)
        for part in turn.parts:
            yield from self._part(part)
        if turn.attacks:
            keys = ("attack", "target", "dice", "showed", "result")
            yield from _head([self.words[key] for key in keys], len(keys))
            for attack in turn.attacks:
                yield _row(self._attack(attack), len(keys))
            yield "</tbody></table>"
        notes = [note for note in self.report.notes if note.turn == turn.number]
        yield from _list(f"<em>{self._note(note)}</em>" for note in notes)

    def _part(self, part: Part) -> Iterator[str]:
        yield f"<p><b>{self.say(f'part_{part.section.value}')}</b></p>"
        yield from _list(map(escape, part.sentences))

    def _attack(self, attack: Attack) -> list[str]:
        effects = []
        if attack.losses:
            effects.append(self.words["lost"].format(losses=attack.losses))
        if attack.eliminated:
            effects.append(self.words["gone"])
        if attack.retreat:
            effects.append(self.words["retreat"].format(hex=attack.retreat))
        who = f"{attack.attacker} {attack.start}".rstrip()
        if attack.mode == Mode.AMBUSH:
            who = f"{who} ({self.words['ambush']})"
        return [
            who,
            f"{attack.defender} {attack.target}",
            str(attack.dice),
            "; ".join(attack.rolls),
            ", ".join(effects) or self.words["no_effect"],
        ]

    def _note(self, note: Note) -> str:
        places = []
        if note.hex is not None:
            label = self.report.scenario.board.label(note.hex)
            places.append(self.say("on_hex", hex=label))
        if note.turn is not None:
            places.append(self.say("in_turn", turn=note.turn))
        text = escape(note.text).replace("\n", "<br>")
        return f"{text} ({', '.join(places)})" if places else text


NUMBERS = (
    "medals",
    "eliminated",
    "objectives",
    "exits",
    "units",
    "figures",
    "units_lost",
    "figures_lost",
    "recovered",
    "left_board",
    "attacks",
    "dice",
    "figures_hit",
    "figures_per_die",
)
"""Rows of the table of numbers."""


def _figure(picture: Picture) -> str:
    if picture.media_type not in MEDIA_TYPES:
        raise ValueError(f"pictures are {' or '.join(MEDIA_TYPES)}, not {picture.media_type!r}")
    data = b64encode(picture.data).decode("ascii")
    caption = escape(picture.caption)
    return (
        f'<figure><img src="data:{picture.media_type};base64,{data}" alt="{caption}">'
        f"<figcaption>{caption}</figcaption></figure>"
    )


def _list(items: Iterable[str]) -> Iterator[str]:
    """Yield a list of items that are HTML already; nothing if there are none."""
    lines = [f"<li>{item}</li>" for item in items]
    if lines:
        yield from ("<ul>", *lines, "</ul>")


def _head(cells: Sequence[str], numbers: int) -> Iterator[str]:
    """Yield the beginning of a table; columns from ``numbers`` on hold numbers."""
    yield "<table><thead>"
    yield _row(cells, numbers, "th")
    yield "</thead><tbody>"


def _row(cells: Sequence[str], numbers: int, tag: str = "td") -> str:
    begins = [f"<{tag}>"] * numbers + [f'<{tag} class="number">'] * (len(cells) - numbers)
    told = (f"{begin}{escape(cell)}</{tag}>" for begin, cell in zip(begins, cells, strict=True))
    return f"<tr>{''.join(told)}</tr>"

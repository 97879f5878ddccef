"""Copying, pasting and moving a part of the map."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from bocage_scenarios.edits.erase import erase
from bocage_scenarios.edits.medals import add_exit, add_objective, moved_group
from bocage_scenarios.edits.references import with_moved_references
from bocage_scenarios.edits.revision import with_hexes
from bocage_scenarios.edits.turning import AS_IT_IS, Transform, turned_content
from bocage_scenarios.model import EMPTY_HEX, HexContent, Scenario
from bocage_schema.hexes import Hex, distance


@dataclass(frozen=True, slots=True)
class Clip:
    """A copy of a part of a map, to be laid anew elsewhere.

    It keeps the part as it was and the way to lay it beside it, so that turning it all the way
    round, or mirroring it twice, gives the same.
    """

    scenario: Scenario
    """The hexes of the part, and the objectives and exits that lie all in it."""
    area: frozenset[Hex]
    """The hexes of the part, empty ones included."""
    anchor: Hex
    """The hex that comes to lie under the pointer."""
    transform: Transform = AS_IT_IS

    def turned(self, times: int = 1) -> "Clip":
        """Return the clip turned around its anchor by 60° counter-clockwise so many times."""
        return replace(self, transform=self.transform.turned(times))

    def mirrored(self) -> "Clip":
        """Return the clip mirrored left to right."""
        return replace(self, transform=self.transform.mirror())

    def upside_down(self) -> "Clip":
        """Return the clip mirrored top to bottom."""
        return replace(self, transform=self.transform.upside_down())

    def lands(self, at: Hex, target: Hex) -> Hex:
        """Return where a hex of the part comes to lie when the anchor lies on ``target``."""
        by = self.transform.hex(Hex(at.row - self.anchor.row, at.col - self.anchor.col))
        return Hex(target.row + by.row, target.col + by.col)

    def contents(self, target: Hex) -> dict[Hex, HexContent]:
        """Return what would lie where, on the board or off it; empty hexes left out."""
        return {
            self.lands(at, target): turned_content(content, self.transform)
            for at, content in self.scenario.hexes.items()
        }


@dataclass(frozen=True, slots=True)
class Pasted:
    """What came of pasting or moving a part of the map."""

    scenario: Scenario
    fallen: tuple[HexContent, ...] = ()
    """What fell off the board, one hex each, row by row."""


def copy(scenario: Scenario, hexes: Collection[Hex], anchor: Hex | None = None) -> Clip:
    """Return a copy of some hexes; without ``anchor``, that of a clip is in its middle."""
    area = frozenset(at for at in hexes if at in scenario.board)
    part = Scenario(
        board_format=scenario.board_format,
        face=scenario.face,
        hexes={at: scenario.hexes[at] for at in area if at in scenario.hexes},
        objectives=tuple(item for item in scenario.objectives if area.issuperset(item.hexes)),
        exits=tuple(item for item in scenario.exits if area.issuperset(item.hexes)),
    )
    return Clip(part, area, anchor or middle(area))


def cut(
    scenario: Scenario, hexes: Collection[Hex], anchor: Hex | None = None
) -> tuple[Clip, Scenario]:
    """Return a copy of some hexes, and the scenario without all that lies on them."""
    return copy(scenario, hexes, anchor), erase(scenario, hexes)


def paste(scenario: Scenario, clip: Clip, at: Hex) -> Pasted:
    """Return the scenario with a clip laid down so that its anchor lies on ``at``.

    Hexes on which something is laid lose what lay there; where the clip is empty, all stays.
    Objectives and exits come along as far as their hexes are on the board, unless the same is
    there already.
    """
    laid = clip.contents(at)
    board = scenario.board

    def move(old: Hex) -> Hex | None:
        new = clip.lands(old, at)
        return new if new in board else None

    pasted = with_hexes(scenario, laid)
    for objective in clip.scenario.objectives:
        moved = moved_group(objective, move)
        if moved is not None and moved not in pasted.objectives:
            pasted = add_objective(pasted, moved)
    for way_out in clip.scenario.exits:
        gone = moved_group(way_out, move)
        if gone is not None and gone not in pasted.exits:
            pasted = add_exit(pasted, gone)
    return Pasted(pasted, _fallen(scenario, laid))


def move(
    scenario: Scenario,
    hexes: Collection[Hex],
    start: Hex,
    end: Hex,
    transform: Transform = AS_IT_IS,
) -> Pasted:
    """Return the scenario with some hexes moved so that what was on ``start`` is on ``end``.

    They may be turned around ``end`` at the same time.  Everything that names the hexes follows:
    objectives, exits and whatever else.  What is moved on replaces what lies there; where an
    empty hex is moved to, all stays.
    """
    board = scenario.board
    clip = replace(copy(scenario, hexes, start), transform=transform)
    if clip.lands(start, end) == start and transform == AS_IT_IS:
        return Pasted(scenario)
    laid = clip.contents(end)

    def follow(at: Hex) -> Hex | None:
        if at not in clip.area:
            return at
        new = clip.lands(at, end)
        return new if new in board else None

    emptied = dict.fromkeys(clip.scenario.hexes, EMPTY_HEX)
    moved = with_hexes(scenario, {**emptied, **laid})
    return Pasted(with_moved_references(moved, follow), _fallen(scenario, laid))


def middle(hexes: Iterable[Hex]) -> Hex:
    """Return the hex of a group that has the shortest ways to the others; the first of several."""
    group = sorted(hexes)
    if not group:
        return Hex(0, 0)
    return min(group, key=lambda at: sum(distance(at, other) for other in group))


def _fallen(scenario: Scenario, laid: dict[Hex, HexContent]) -> tuple[HexContent, ...]:
    return tuple(content for at, content in sorted(laid.items()) if at not in scenario.board)

"""``game_info``: front, dates, sides, cards, medals and who moves first."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from bocage_scenarios.m44.arrays import items_of, unwrap
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.groups import read_group, write_group
from bocage_scenarios.m44.leftovers import Object
from bocage_scenarios.m44.tiles import SIDES
from bocage_scenarios.m44.values import known_word, number
from bocage_scenarios.model import UNKNOWN, Camp, Objective, Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.id_words import SIDES_IN_FILES
from bocage_schema.ids import Front, ObjectiveType, Side
from bocage_schema.jsonlike import Json, as_mapping, pointer
from bocage_schema.saying import phrase

PATH = pointer("game_info")
FRONTS = {front.upper(): front for front in Front}
KINDS = {"HISTORICAL": False, "FICTIONAL": True}
FIRST = {"PLAYER1": "top", "PLAYER2": "bottom", "SPECIAL": "special"}
CAMP_KEYS = tuple(
    f"{key}_player{n}" for key in ("side", "country", "cards", "victory") for n in (1, 2)
)
KNOWN = frozenset({"front", "type", "date_begin", "date_end", "starting", "victory", *CAMP_KEYS})
USUAL_DATE = "1944-06-06"
"""Battle day of a new file whose document names none; other programs need one."""
REQUIRED = (
    "front",
    "type",
    "starting",
    "side_player1",
    "side_player2",
    "cards_player1",
    "cards_player2",
    "victory_player1",
    "victory_player2",
)
"""Keys whose absence is worth a remark: we assume the usual value."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What ``game_info`` says, its options left out."""

    front: Front
    fictional: bool
    begin: date | None
    end: date | None
    top: Side
    first: Side | None
    camps: Mapping[Side, Camp]
    sudden_death: tuple[Objective, ...]


def read_game_info(found: Object, context: Context) -> GameInfo:
    """Return what ``game_info`` says; the usual values stand in for what it lacks."""
    for key in REQUIRED:
        if key not in found:
            context.report("M111", PATH, key=key)
    side1 = known_word(found, "side_player1", SIDES, context, PATH)
    side2 = known_word(found, "side_player2", SIDES, context, PATH)
    top = side1 or (side2.enemy if side2 else Side.AXIS)
    if side1 and side1 is side2:
        context.report("M112", PATH + pointer("side_player2"), side=SIDES_IN_FILES[side1])
    first = known_word(found, "starting", FIRST, context, PATH)
    seats: dict[str | None, Side | None] = {
        "top": top,
        "bottom": top.enemy,
        "special": None,
        None: top.enemy,
    }
    return GameInfo(
        front=known_word(found, "front", FRONTS, context, PATH) or Front.WESTERN,
        fictional=bool(known_word(found, "type", KINDS, context, PATH)),
        begin=_date(found, "date_begin", context),
        end=_date(found, "date_end", context),
        top=top,
        first=seats[first],
        camps={top: _camp(found, 1, context), top.enemy: _camp(found, 2, context)},
        sudden_death=_sudden_death(found, context),
    )


def canonical(scenario: Scenario, sudden_death: tuple[Objective, ...], context: Context) -> Object:
    """Return the ``game_info`` we write for a document, its options left out."""
    bottom = scenario.top.enemy
    written: Object = {
        "front": scenario.front.upper(),
        "type": "FICTIONAL" if scenario.fictional else "HISTORICAL",
    }
    written["date_begin"] = scenario.begin.isoformat() if scenario.begin else USUAL_DATE
    if scenario.end:
        written["date_end"] = scenario.end.isoformat()
    players = {scenario.top: "PLAYER1", bottom: "PLAYER2", None: "SPECIAL"}
    written["starting"] = players[scenario.first]
    for seat, side in ((1, scenario.top), (2, bottom)):
        camp = scenario.camps[side]
        written[f"side_player{seat}"] = side.upper()
        if camp.nation:
            written[f"country_player{seat}"] = _country(camp.nation)
        written[f"cards_player{seat}"] = camp.hand
        written[f"victory_player{seat}"] = camp.medals
    conditions: list[Json] = [
        {"group_sudden_death": _condition(goal, goal.side, context)}
        for goal in sudden_death
        if goal.side
    ]
    if conditions:
        written["victory"] = {"condition": conditions}
    return written


def _camp(found: Object, seat: int, context: Context) -> Camp:
    usual = Camp()
    hand = number(found, f"cards_player{seat}", context, PATH)
    medals = number(found, f"victory_player{seat}", context, PATH)
    return Camp(
        nation=_nation(found, f"country_player{seat}", context),
        hand=usual.hand if hand is None else hand,
        medals=usual.medals if medals is None else medals,
    )


def _nation(found: Object, key: str, context: Context) -> str | None:
    code = found.get(key)
    if code is None or code == "":
        return None
    if not isinstance(code, str):
        context.report("M103", PATH + pointer(key), what=phrase("a country code"), value=code)
        return None
    nation = catalogue().nation_by_m44(code.upper())
    return nation.id if nation else UNKNOWN + code


def _country(nation_id: str) -> str:
    nation = catalogue().nations.get(nation_id)
    return nation.m44[0] if nation and nation.m44 else nation_id.removeprefix(UNKNOWN)


def _date(found: Object, key: str, context: Context) -> date | None:
    value = found.get(key)
    if value is None or value == "":
        return None
    try:
        day = date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        day = None
    if day is None or day.isoformat() != value:
        context.report(
            "M103", PATH + pointer(key), what=phrase("a date such as 1944-06-06"), value=value
        )
        return None
    return day


def _sudden_death(found: Object, context: Context) -> tuple[Objective, ...]:
    goals = []
    conditions = as_mapping(found.get("victory")).get("condition", [])
    if unwrap(conditions) is None and conditions != {}:
        context.report("M113", PATH + pointer("victory", "condition"), value=conditions)
    for index, item in enumerate(items_of(conditions)):
        path = PATH + pointer("victory", "condition", index, "group_sudden_death")
        condition = as_mapping(as_mapping(item).get("group_sudden_death"))
        hexes = read_group(condition, "group", context, path)
        side = known_word(condition, "side", SIDES, context, path)
        needed = number(condition, "number", context, path, least=1)
        if hexes and side:
            goals.append(
                Objective(ObjectiveType.SUDDEN_DEATH, hexes, side, min_hexes=needed or len(hexes))
            )
        else:
            context.report("M113", path, value=item)
    return tuple(goals)


def _condition(goal: Objective, side: Side, context: Context) -> Json:
    group = write_group(goal.hexes, context)
    return {"group": group, "number": goal.min_hexes, "side": side.upper()}

"""Checks of the set-up: sides, cards, medals, dates."""

from collections.abc import Iterator
from datetime import date

from bocage_scenarios.checks import reach
from bocage_scenarios.checks.found import Found, found, replace_at
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import Camp
from bocage_schema.catalogue import Nation, NationRule, catalogue
from bocage_schema.id_words import FRONTS, the_side
from bocage_schema.ids import Front, Side
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import phrase

HANDS = range(2, 13)
"""Numbers of command cards that scenarios begin with."""
TARGETS = range(2, 13)
"""Numbers of medals that scenarios ask for."""
WAR = (date(1931, 9, 18), date(1945, 9, 2))
"""From the first shots in Manchuria to the last surrender."""


@document_check("S101", "S102", "S127", reads="camps")
def numbers(view: View) -> Iterator[Found]:
    """Find hands and targets that no game is played with."""
    for side, camp in view.scenario.camps.items():
        hand, medals = pointer("sides", side, "hand"), pointer("sides", side, "medals")
        who = the_side(side)
        if camp.hand == 0:
            yield found(
                "S127", hand, problem=phrase("{camp} would have no command cards to play", camp=who)
            )
        elif camp.hand not in HANDS:
            yield found("S101", hand, camp=who, hand=camp.hand)
        if camp.medals == 0:
            problem = phrase(
                "the target of {camp} is 0 medals, which are won before the first turn", camp=who
            )
            yield found("S127", medals, problem=problem)
        elif camp.medals not in TARGETS:
            yield found("S102", medals, camp=who, medals=camp.medals)


@document_check("S103", "S104", "S105", reads="begin end fictional")
def dates(view: View) -> Iterator[Found]:
    """Find battles without a date, with one outside the war, or that end before they begin."""
    scenario = view.scenario
    begin, end = scenario.begin, scenario.end
    if begin and end and end < begin:
        edits = replace_at("/begin", end.isoformat()) + replace_at("/end", begin.isoformat())
        yield found("S103", "/end", edits=edits, begin=begin.isoformat(), end=end.isoformat())
    if scenario.fictional:
        return
    if begin is None:
        yield found("S104", "/begin")
    for key, day in (("begin", begin), ("end", end)):
        if day and not WAR[0] <= day <= WAR[1]:
            yield found("S105", pointer(key), day=day.isoformat())


@document_check("S106", "S107", "S108", "S110", reads="camps front fictional")
def nations(view: View) -> Iterator[Found]:
    """Find nations that are missing, or that are out of place on their side or front."""
    scenario = view.scenario
    for side, camp in scenario.camps.items():
        path = pointer("sides", side)
        if camp.nation is None:
            yield found("S106", path, camp=the_side(side))
        elif nation := _nation(camp):
            place = path + "/nation"
            name = nation.names
            if nation.side is not side:
                other, now = the_side(nation.side), the_side(side)
                yield found("S108", place, name=name, camp=other, now=now)
            elif Front(scenario.front) in nation.not_on and not scenario.fictional:
                yield found("S110", place, name=name, front=FRONTS[Front(scenario.front)])
    axis, allies = (_nation(scenario.camps[side]) for side in (Side.AXIS, Side.ALLIES))
    if axis and axis is allies:
        yield found("S107", pointer("sides", Side.ALLIES, "nation"), name=axis.names)


def _nation(camp: Camp) -> Nation | None:
    return catalogue().nations.get(camp.nation or "")


@document_check("S118", reads="first texts")
def nobody_begins(view: View) -> Iterator[Found]:
    """Find scenarios whose special rules are to say who begins, but say nothing at all."""
    texts = view.scenario.texts.values()
    if view.scenario.first is None and not any(text.rules or text.briefing for text in texts):
        yield found("S118", "/first")


@document_check("S123", reads="units air_drops reserves board_format top")
def no_units(view: View) -> Iterator[Found]:
    """Find sides that have no unit and none to come."""
    entries = reach.reach_of(view).entries
    hexes = view.scenario.hexes.values()
    unknown = any(content.unit and content.unit.army is None for content in hexes)
    for side in Side:
        if not unknown and not any(entry.side is side for entry in entries):
            yield found("S123", pointer("sides", side), camp=the_side(side))


@document_check("S124", reads="camps rules")
def hand_of_rule(view: View) -> Iterator[Found]:
    """Find hands other than a special rule of the nation demands."""
    for name, on in view.scenario.rules.items():
        rule = catalogue().special_rules.get(name)
        for of_nation in _nation_rules(rule.nation_rules) if rule and on else ():
            for side, camp in view.scenario.camps.items():
                nation = _nation(camp)
                size = of_nation.hand_size
                if nation and of_nation.id in nation.rules and size and camp.hand != size:
                    yield found(
                        "S124",
                        pointer("sides", side, "hand"),
                        camp=the_side(side),
                        hand=camp.hand,
                        size=size,
                        name=of_nation.names,
                    )


def _nation_rules(names: tuple[str, ...]) -> Iterator[NationRule]:
    return (catalogue().nation_rules[name] for name in names)

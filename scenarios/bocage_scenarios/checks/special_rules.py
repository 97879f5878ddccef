"""Checks of special rules: whether they fit each other, the nations, and the map."""

from collections.abc import Callable, Iterator, Mapping

from bocage_scenarios.checks import reach
from bocage_scenarios.checks.found import Found, found, remove_at
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View, rules_of
from bocage_scenarios.checks.winning import winners
from bocage_scenarios.model import UNKNOWN
from bocage_schema.catalogue import ObstacleRules, RuleValue, SpecialRule, TerrainRules, catalogue
from bocage_schema.catalogue.tables import RuleSubject
from bocage_schema.id_words import FACES, SIDES_IN_FILES, the_side
from bocage_schema.ids import Face, Side
from bocage_schema.jsonlike import Json, as_list, as_mapping, pointer
from bocage_schema.saying import Words, any_of, phrase

SECTIONS = range(3)


def _in_force(view: View) -> Iterator[tuple[SpecialRule, Json, str]]:
    """Yield the rules that are switched on, their values, and where they stand."""
    for name, value in view.scenario.rules.items():
        rule = catalogue().special_rules.get(name)
        if rule and value is not False:
            yield rule, value, pointer("rules", name)


@document_check("S111", reads="rules camps units board_format")
def nations(view: View) -> Iterator[Found]:
    """Find special rules of nations that do not take part."""
    for rule, value, path in _in_force(view):
        nations = {
            nation.id
            for nation in catalogue().nations.values()
            if not set(nation.rules).isdisjoint(rule.nation_rules)
        }
        sides = [side for side in Side if rule.value is not RuleValue.SIDE or value == side]
        taking_part = any(nations & _nations_of(view, side) for side in sides)
        if nations and not taking_part and all(_is_stated(view, side) for side in sides):
            yield found("S111", path, name=rule.names)


def _is_stated(view: View, side: Side) -> bool:
    nation = view.scenario.camps[side].nation
    return bool(nation and not nation.startswith(UNKNOWN))


def _nations_of(view: View, side: Side) -> set[str]:
    """Return the nations that a side has: as stated, and as its badges and figures show."""
    known = catalogue()
    stated = view.scenario.camps[side].nation or ""
    found = {stated}
    usual = known.nations[stated].army if stated in known.nations else ""
    units = view.units_of(side)
    for army in {placed.unit.army for placed in units} - {usual}:
        found.update(nation.id for nation in known.nations.values() if nation.army == army)
    badges = (known.badges.get(placed.unit.badge or "") for placed in units)
    return found | {badge.nation for badge in badges if badge and badge.nation}


@document_check("S112", "S113", reads="rules face")
def combinations(view: View) -> Iterator[Found]:
    """Find rules that contradict each other or the face, or say what is so anyway."""
    rules = {rule.id: rule for rule, _, _ in _in_force(view)}
    for rule, _, path in _in_force(view):
        others = [rules[name] for name in rule.not_with if name in rules]
        before = list(rules)[: list(rules).index(rule.id)]
        for other in others:
            if other.id in before or rule.id not in other.not_with:
                problem = phrase("it cannot be in force beside {rule}", rule=other.names)
                yield found("S112", path, name=rule.names, problem=problem)
        if Face(view.scenario.face) in rule.not_on:
            face = FACES[Face(view.scenario.face)]
            problem = phrase("the face of the board is {face}", face=face)
            yield found("S112", path, name=rule.names, problem=problem)
        if rule.needs and rules.keys().isdisjoint(rule.needs):
            names = any_of(catalogue().special_rules[name].names for name in rule.needs)
            problem = phrase("it changes nothing without {rules}", rules=names)
            yield found("S112", path, name=rule.names, problem=problem)
    yield from _idle(view)


def _idle(view: View) -> Iterator[Found]:
    """Find rules set to what they are anyway."""
    included = {
        name: (value, rule.names)
        for rule, _, _ in _in_force(view)
        for name, value in rule.includes.items()
    }
    for name, value in view.scenario.rules.items():
        rule = catalogue().special_rules.get(name)
        if rule is None:
            continue
        path = pointer("rules", name)
        reason = None
        if rule.value is RuleValue.FLAG and value is rule.default:
            reason = phrase("that is so anyway")
        elif value == rule.usual:
            shown = SIDES_IN_FILES[Side(value)] if value in list(Side) else value
            reason = phrase("it is {value} anyway", value=shown)
        elif name in included and included[name][0] == value:
            reason = phrase("{rule} includes it", rule=included[name][1])
        if reason:
            edits = remove_at(path)
            yield found("S113", path, edits=edits, name=rule.names, problem=reason)


@document_check("S126", reads="rules exits tiles markers face board_format")
def subjects(view: View) -> Iterator[Found]:
    """Find rules about something that the map does not have."""
    for rule, value, path in _in_force(view):
        if rule.about is RuleSubject.HIGH_GROUND:
            for index, label in enumerate(as_list(value)):
                at = view.board.hex(str(label))
                if at in view.board and not any(r.height for r in view.rules_at(at)):
                    problem = phrase("{hex} is no higher than the plain", hex=label)
                    place = path + pointer(index)
                    yield found("S126", place, at=at, name=rule.names, problem=problem)
        elif rule.about and not _PRESENT[rule.about](view, value):
            yield found("S126", path, name=rule.names, problem=_ABSENT[rule.about])


def _has_exits(view: View, value: Json) -> bool:
    side = as_mapping(value).get("side")
    exits = view.scenario.exits
    return any(side is None or side in winners(way_out) for way_out in exits)


def _has_mines(view: View, _: Json) -> bool:
    known = catalogue()
    pieces = {
        piece.id
        for piece in known.markers.values()
        if isinstance(rules := known.rules_of(piece), ObstacleRules) and rules.mine
    }
    contents = view.scenario.hexes.values()
    return any(marker.piece in pieces for content in contents for marker in content.markers)


def _has_rivers(view: View, _: Json) -> bool:
    known = catalogue()
    spanned = {
        name
        for rules in known.obstacle_rules.values()
        if rules.build
        for reference in rules.only_with
        for name in known.members(reference)
    }
    hexes = view.scenario.hexes.values()
    rules = (item for content in hexes for item in rules_of(content))
    return any(isinstance(item, TerrainRules) and item.id in spanned for item in rules)


def _has_blowable(view: View, _: Json) -> bool:
    traits = catalogue().traits
    return any(
        trait.blowable
        for content in view.scenario.hexes.values()
        for _, tile in content.tiles()
        for name in tile.traits
        if (trait := traits.get(name))
    )


_PRESENT: Mapping[RuleSubject, Callable[[View, Json], bool]] = {
    RuleSubject.EXITS: _has_exits,
    RuleSubject.MINES: _has_mines,
    RuleSubject.RIVERS: _has_rivers,
    RuleSubject.BLOWABLE_BRIDGES: _has_blowable,
}
_ABSENT: Mapping[RuleSubject, Words] = {
    RuleSubject.EXITS: phrase("there are no exits for it"),
    RuleSubject.MINES: phrase("there are no mines"),
    RuleSubject.RIVERS: phrase("there are no rivers"),
    RuleSubject.BLOWABLE_BRIDGES: phrase("there are no bridges that can be blown"),
}


@document_check("S128", reads="rules units air_drops reserves top board_format")
def values(view: View) -> Iterator[Found]:
    """Find values of special rules that make no sense."""
    for rule, value, path in _in_force(view):
        if rule.value is RuleValue.RECORD:
            terms = as_mapping(value)
            for key, problem in _problems(view, rule, terms):
                place = path + (pointer(key) if key in terms else "")
                yield found("S128", place, name=rule.names, problem=problem)
        if rule.value is RuleValue.HEXES and not value:
            yield found("S128", path, name=rule.names, problem=phrase("it names no hex"))


def _problems(
    view: View, rule: SpecialRule, terms: Mapping[str, Json]
) -> Iterator[tuple[str, Words]]:
    """Yield what is wrong with a record: the key, and the trouble in words."""
    if "side" in rule.fields and terms.get("side") not in list(Side):
        yield "side", phrase("it does not name a side")
        return
    for key, problem in _UNNUMBERED.items():
        if key in rule.fields and not _is_number(terms.get(key)):
            yield key, problem
    if "units" in rule.fields and _is_number(units := terms.get("units")):
        side = Side(str(terms["side"]))
        own = sum(e.number for e in reach.reach_of(view).entries if e.side is side)
        if own and int(str(units)) > own:
            problem = phrase(
                "it asks for {units} units of {camp}, and there are {own}",
                units=units,
                camp=the_side(side),
                own=own,
            )
            yield "units", problem
    if "sections" in rule.fields:
        sections = as_list(terms.get("sections"))
        if not sections or not all(_is_number(n, 0) and n in SECTIONS for n in sections):
            yield "sections", phrase("it does not name sections by the numbers 0, 1 and 2")


_UNNUMBERED: Mapping[str, Words] = {
    "units": phrase("it does not say how many units, as a number of 1 or more"),
    "medals": phrase("it does not say how many medals, as a number of 1 or more"),
}


def _is_number(value: Json, least: int = 1) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least

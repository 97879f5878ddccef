"""What wins medals and the game, in plain sentences."""

from collections.abc import Iterable, Iterator, Sequence

from bocage_editor.words.hexes import label_words
from bocage_editor.words.languages import tr
from bocage_scenarios.checks.exits import stretch
from bocage_scenarios.checks.view import edges_of
from bocage_scenarios.checks.winning import MAJORITIES
from bocage_scenarios.edits.medals import exits_on, objectives_on
from bocage_scenarios.model import Exit, Objective, Scenario
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

WITHOUT_NUMBER = MAJORITIES | {
    ObjectiveType.PERMANENT,
    ObjectiveType.LAST_TO_OCCUPY,
    ObjectiveType.SOLE_CONTROL,
}
"""Types for which it does not matter how many hexes an objective asks for."""
ON_ENTERING = frozenset({ObjectiveType.PERMANENT, ObjectiveType.LAST_TO_OCCUPY})


def type_names() -> dict[ObjectiveType, str]:
    """Return what the types of objectives are called."""
    return {
        ObjectiveType.TEMPORARY: tr("Temporary"),
        ObjectiveType.TEMPORARY_MAJORITY: tr("Temporary majority"),
        ObjectiveType.TEMPORARY_MAJORITY_TURN_START: tr("Temporary majority at turn start"),
        ObjectiveType.PERMANENT: tr("Permanent"),
        ObjectiveType.PERMANENT_TURN_START: tr("Permanent at turn start"),
        ObjectiveType.LAST_TO_OCCUPY: tr("Last to occupy"),
        ObjectiveType.SOLE_CONTROL: tr("Sole control"),
        ObjectiveType.SUDDEN_DEATH: tr("Sudden death"),
    }


def sentences_at(scenario: Scenario, at: Hex, language: str = "en") -> list[str]:
    """Return what can be won on a hex, one sentence for each objective and exit."""
    goals = (scenario.objectives[number] for number in objectives_on(scenario, at))
    ways = (scenario.exits[number] for number in exits_on(scenario, at))
    return [
        *(objective_words(scenario, goal, language) for goal in goals),
        *(exit_words(scenario, way, language) for way in ways),
    ]


def objective_words(scenario: Scenario, objective: Objective, language: str = "en") -> str:
    """Return in one sentence who wins an objective, how, and how it is lost."""
    hexes = tuple(dict.fromkeys(objective.hexes))
    if not hexes:
        return tr("Only the text says what ends the game at once.")
    templates = SIDED if objective.side else EITHER
    sentence = tr(templates[objective.type]).format(
        side=side_words(objective.side),
        enemy=side_words(objective.side.enemy if objective.side else None),
        medals=medal_words(objective.medals),
        condition=_condition(scenario, objective, hexes, language),
        place=_places(scenario, hexes, language, tr("or")),
        majority=_majority(scenario, hexes, language),
    )
    if not objective.stated:
        sentence += " " + tr("The text of the scenario may say otherwise.")
    return sentence


SIDED = {
    ObjectiveType.TEMPORARY: (
        "The {side} hold {medals} as long as {condition}; they lose it as soon as that is over."
    ),
    ObjectiveType.TEMPORARY_MAJORITY: (
        "The {side} hold {medals} as long as their units stand on {majority}."
    ),
    ObjectiveType.TEMPORARY_MAJORITY_TURN_START: (
        "The {side} gain {medals} if at the start of one of their turns their units stand on "
        "{majority}; they lose it at the start of a later turn of theirs if they do not."
    ),
    ObjectiveType.PERMANENT: (
        "The {side} gain {medals} as soon as one of their units enters {place}; they keep it."
    ),
    ObjectiveType.PERMANENT_TURN_START: (
        "The {side} gain {medals} if at the start of one of their turns {condition}; they keep it."
    ),
    ObjectiveType.LAST_TO_OCCUPY: (
        "The {side} gain {medals} as soon as one of their units enters {place}; they lose it when "
        "a unit of the {enemy} does."
    ),
    ObjectiveType.SOLE_CONTROL: (
        "The {side} hold {medals} as long as one of their units stands on {place}, and none of "
        "the {enemy} does."
    ),
    ObjectiveType.SUDDEN_DEATH: "The {side} win the game at once when {condition}.",
}
EITHER = {
    ObjectiveType.TEMPORARY: (
        "A side holds {medals} as long as {condition}; it loses it as soon as that is over."
    ),
    ObjectiveType.TEMPORARY_MAJORITY: (
        "A side holds {medals} as long as its units stand on {majority}."
    ),
    ObjectiveType.TEMPORARY_MAJORITY_TURN_START: (
        "A side gains {medals} if at the start of one of its turns its units stand on {majority}; "
        "it loses it at the start of a later turn of its own if they do not, or when the other "
        "side gains it."
    ),
    ObjectiveType.PERMANENT: (
        "The first side of which a unit enters {place} gains {medals} and keeps it."
    ),
    ObjectiveType.PERMANENT_TURN_START: (
        "The first side to gain {medals}, which it keeps, is the one for which at the start of "
        "one of its turns {condition}."
    ),
    ObjectiveType.LAST_TO_OCCUPY: (
        "The side of which a unit was the last to enter {place} holds {medals}."
    ),
    ObjectiveType.SOLE_CONTROL: (
        "A side holds {medals} as long as one of its units stands on {place}, and none of the "
        "other side does."
    ),
    ObjectiveType.SUDDEN_DEATH: "A side wins the game at once when {condition}.",
}


def side_words(side: Side | None) -> str:
    """Return what a side is called; nothing for none."""
    return {Side.AXIS: tr("Axis"), Side.ALLIES: tr("Allies"), None: ""}[side]


def medal_words(number: int) -> str:
    """Return a number of medals."""
    return tr("1 medal") if number == 1 else tr("{number} medals").format(number=number)


def _condition(
    scenario: Scenario, objective: Objective, hexes: Sequence[Hex], language: str
) -> str:
    """Return how many hexes units must stand on at once, as a part of a sentence."""
    sided = objective.side is not None
    needed = min(max(objective.min_hexes, 1), len(hexes))
    if needed == 1:
        text = tr("one of their units stands on {places}")
        if not sided:
            text = tr("one of its units stands on {places}")
        return text.format(places=_places(scenario, hexes, language, tr("or")))
    if needed == len(hexes):
        text = tr("their units stand on {places} at once")
        if not sided:
            text = tr("its units stand on {places} at once")
        return text.format(places=_places(scenario, hexes, language, tr("and")))
    text = tr("their units stand on at least {needed} of the {count} hexes {places}")
    if not sided:
        text = tr("its units stand on at least {needed} of the {count} hexes {places}")
    places = _places(scenario, hexes, language, tr("and"))
    return text.format(needed=needed, count=len(hexes), places=places)


def _majority(scenario: Scenario, hexes: Sequence[Hex], language: str) -> str:
    """Return the hexes of which more than half are held, as a part of a sentence."""
    count = len(hexes)
    if count == 1:
        return _places(scenario, hexes, language, "")
    text = tr("more than half, at least {needed}, of the {count} hexes {places}")
    if count == 2:
        text = tr("both of the hexes {places}")
    places = _places(scenario, hexes, language, tr("and"))
    return text.format(needed=count // 2 + 1, count=count, places=places)


def _places(scenario: Scenario, hexes: Iterable[Hex], language: str, last: str) -> str:
    return listed([place_words(scenario, at, language) for at in hexes], last)


def listed(words: Sequence[str], last: str) -> str:
    """Return words with commas between them, but for ``last`` before the last one."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def place_words(scenario: Scenario, at: Hex, language: str = "en") -> str:
    """Return the label of a hex, behind its name if something is written on it."""
    label = scenario.board.label(at)
    content = scenario.hexes.get(at)
    names = [label_words(each, language) for each in content.labels] if content else []
    name = " ".join(filter(None, names))
    return f"{name} ({label})" if name else label


def exit_words(scenario: Scenario, way_out: Exit, language: str = "en") -> str:
    """Return in one sentence who may leave the board, where, and what it brings."""
    hexes = tuple(dict.fromkeys(way_out.hexes))
    place = _places(scenario, hexes, language, tr("and"))
    stretch = _is_stretch(scenario, hexes)
    if stretch:
        first, last = (place_words(scenario, at, language) for at in (min(hexes), max(hexes)))
        place = tr("any of the {count} hexes from {first} to {last}").format(
            count=len(hexes), first=first, last=last
        )
    text = tr("Units of the {side} may leave the board over {edge} from {place}.")
    if way_out.side is None:
        text = tr("Units may leave the board over {edge} from {place}; nothing says whose.")
    edge = listed(list(_edge_names(scenario, hexes)), tr("or"))
    if not edge:
        return tr("The exit on {place} does not lie on the edge of the board.").format(place=place)
    return text.format(side=side_words(way_out.side), edge=edge, place=place)


def _is_stretch(scenario: Scenario, hexes: Sequence[Hex]) -> bool:
    """Tell whether hexes are more than two, and all there are between two of an edge."""
    return len(hexes) > 2 and set(stretch(scenario.board, tuple(hexes))) == set(hexes)


def _edge_names(scenario: Scenario, hexes: Sequence[Hex]) -> Iterator[str]:
    """Yield what the edges are called that all hexes share, or else those of any of them."""
    edges = [edges_of(scenario.board, at) for at in hexes]
    shared = frozenset[str].intersection(*edges) or frozenset[str].union(*edges)
    names = {
        "top": tr("the upper edge"),
        "bottom": tr("the lower edge"),
        "left": tr("the left edge"),
        "right": tr("the right edge"),
    }
    yield from (name for edge, name in names.items() if edge in shared)

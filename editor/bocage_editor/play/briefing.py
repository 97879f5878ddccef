"""What a scenario tells those who play it: how to win, its special rules, what is left to them."""

from collections.abc import Iterator

from bocage_editor.words.gaps import gap_words
from bocage_editor.words.languages import tr
from bocage_engine.world import World
from bocage_scenarios.model import Scenario, Texts


def texts_of(scenario: Scenario, language: str) -> Texts:
    """Return the texts of a scenario in a language, or in one that it has."""
    for code in (language, "en", *scenario.texts):
        if code in scenario.texts:
            return scenario.texts[code]
    return Texts()


def paragraphs(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    """Yield headings and texts that players should have read; those that are empty are left out."""
    texts = texts_of(scenario, language)
    told = [
        (tr("Briefing"), texts.briefing),
        (tr("Conditions of victory"), texts.victory),
        (tr("Special rules"), texts.rules),
    ]
    yield from ((head, flowing(text.strip())) for head, text in told if text and text.strip())


FULL_LINE = 70
"""Characters from which on a line was broken for want of room, and not to end there."""


def flowing(text: str) -> str:
    """Return a text without the line ends that only suit the width at which it was written."""
    lines: list[str] = []
    for line in text.splitlines():
        goes_on = lines and len(lines[-1].rpartition("\n")[2]) >= FULL_LINE
        if goes_on and line.strip() and line.lstrip()[0] not in "-–•*":
            lines[-1] += f"\n{line.strip()}"
        else:
            lines.append(line)
    return "\n".join(line.replace("\n", " ") for line in lines)


def briefing(scenario: Scenario, world: World, language: str) -> list[str]:
    """Return all there is to know before and during a game, line by line."""
    lines = []
    for head, text in paragraphs(scenario, language):
        lines += [head, *text.splitlines(), ""]
    if world.setup.not_enforced:
        lines.append(tr("Not enforced by the program"))
        lines += [f"•  {gap_words(item)}" for item in world.setup.not_enforced]
    return lines

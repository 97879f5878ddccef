"""What the two sides are called."""

from bocage_editor.words.languages import tr
from bocage_schema.ids import Side


def side_name(side: Side) -> str:
    """Return what a side is called."""
    return {
        Side.AXIS: tr("Axis"),
        Side.ALLIES: tr("Allies"),
    }[side]


def side_choices(nobody: str | None = None) -> list[tuple[str, object]]:
    """Return both sides to choose from, with their names, and perhaps neither of them."""
    sides: list[tuple[str, object]] = [(side_name(side), side) for side in Side]
    return sides if nobody is None else [(nobody, None), *sides]

"""Drawing rivers, roads and rails that connect themselves."""

from collections import Counter
from collections.abc import Collection
from functools import cache

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Stroke
from bocage_editor.tools.session import Session
from bocage_editor.words.findings import words_of
from bocage_editor.words.languages import tr
from bocage_scenarios.describe import name_of
from bocage_scenarios.edits.families import Family
from bocage_scenarios.edits.lines import draw, smooth
from bocage_scenarios.model import Scenario
from bocage_schema.catalogue import Network, ObstacleRules, RectTile, catalogue
from bocage_schema.catalogue.words import ObstacleKind
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer


class RouteTool(Stroke):
    """Lays the piece of a family that each hex of a stroke needs."""

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._impossible: dict[Hex, str] = {}

    def hint(self) -> str:
        """Return what a click would do."""
        name = name_of(self.session.bench.family.id, self.session.bench.language)
        return tr("Draw: {name}; pieces and rotations are chosen for you").format(name=name)

    def may_begin(self, pointer: Pointer) -> bool:
        """Tell whether lines may be drawn."""
        if Layer.LINE in self.session.bench.closed:
            self.session.told.emit(tr("The layer of lines is locked or hidden."))
            return False
        return True

    def stroke(self, pointer: Pointer, fresh: Collection[Hex]) -> tuple[str, Scenario]:
        """Draw the whole stroke again from where it began."""
        family = self.session.bench.family
        drawn = draw(self.before, smooth(self.path), family, bridge=bridge_of(family))
        self._impossible = {found.at: words_of(found.reason) for found in drawn.impossible}
        self.session.view.set_mark(MarkKind.REFUSED, self._impossible)
        for reason in self._impossible.values():
            self.session.hint_changed.emit(reason)
        name = name_of(family.id, self.session.bench.language)
        return tr("Draw {name} over %n hex(es)", len(set(self.path))).format(
            name=name
        ), drawn.scenario

    def preview(self, pointer: Pointer) -> None:
        """Mark the hex on which a stroke would begin."""
        self.show_mark(MarkKind.FINE, [pointer.at] if pointer.on_board else ())
        self.session.hint_changed.emit(self.hint())
        if self._impossible:  # after the hint, whose change would end what is told in passing
            self.session.told.emit("; ".join(dict.fromkeys(self._impossible.values())))
            self._impossible = {}


@cache
def bridge_of(family: Family) -> str | None:
    """Return the bridge over which lines of a family cross water; None if there is none.

    The one of the same landscape, of the commonest kind and of the box that most players own
    comes first.
    """
    known = catalogue()
    boxes = list(known.boxes)
    kinds = Counter(piece.rules for piece in known.rect_tiles.values())

    def is_fit(piece: RectTile) -> bool:
        rules = known.rules_of(piece)
        carries = family.network in piece.edges if piece.edges else family.network is Network.ROAD
        return isinstance(rules, ObstacleRules) and rules.kind is ObstacleKind.BRIDGE and carries

    def rank(piece: RectTile) -> tuple[bool, int, int]:
        box = min((boxes.index(name) for name in piece.boxes), default=len(boxes))
        return piece.landscape is not family.landscape, -kinds[piece.rules], box

    found = sorted(filter(is_fit, known.rect_tiles.values()), key=rank)
    return found[0].id if found else None

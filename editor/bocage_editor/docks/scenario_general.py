"""The number, dates, board and sides of a scenario, in the panel about it."""

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QWidget

from bocage_editor.docks.date_field import DateField
from bocage_editor.docks.fields import ChoiceField, LineField, NumberField, TickField
from bocage_editor.docks.scenario_parts import Section, add_row, narrow_form
from bocage_editor.docks.side_names import side_choices, side_name
from bocage_editor.words.boards import face_names, front_names
from bocage_scenarios.edits.whole import with_face
from bocage_scenarios.model import Camp, Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Face, Front, Side

HAND = 2, 12
"""Fewest and most command cards at the start."""
MEDALS = 1, 20


class General(Section):
    """Edits what a scenario says of itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the fields."""
        super().__init__(parent)
        self.number = LineField("scenario/number", self.tr("Number"), self)
        self.front = ChoiceField("scenario/front", self.tr("Front"), self)
        self.front.set_choices([(name, front) for front, name in front_names().items()])
        self.fictional = TickField("scenario/fictional", self.tr("Fictional"), self)
        self.begin = DateField("scenario/begin", self.tr("Begins"), self)
        self.end = DateField("scenario/end", self.tr("Ends"), self)
        self.face = ChoiceField("scenario/face", self.tr("Board face"), self)
        self.face.set_choices((name, face) for face, name in face_names().items())
        self.top = ChoiceField("scenario/top", self.tr("At the top"), self)
        self.top.set_choices(side_choices())
        self.first = ChoiceField("scenario/first", self.tr("Moves first"), self)
        self.first.set_choices([*side_choices(), (self.tr("As the special rules say"), None)])
        form = narrow_form(self)
        add_row(form, self.tr("Number"), self.number)
        add_row(form, self.tr("Front"), self.front)
        form.addRow("", self.fictional)
        add_row(form, self.tr("Begins"), self.begin)
        add_row(form, self.tr("Ends"), self.end)
        add_row(form, self.tr("Board face"), self.face)
        add_row(form, self.tr("At the top"), self.top)
        add_row(form, self.tr("Moves first"), self.first)
        self._connect()

    def _connect(self) -> None:
        self.number.entered.connect(self._set_number)
        self.front.chosen.connect(self._set_front)
        self.fictional.ticked.connect(self._set_fictional)
        self.begin.entered.connect(lambda day: self._set_day("begin", day))
        self.end.entered.connect(lambda day: self._set_day("end", day))
        self.face.chosen.connect(self._set_face)
        self.top.chosen.connect(self._set_top)
        self.first.chosen.connect(self._set_first)

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows."""
        return [
            *(scenario.number, scenario.front, scenario.fictional, scenario.begin, scenario.end),
            *(scenario.face, scenario.top, scenario.first),
        ]

    def show_scenario(self, scenario: Scenario) -> None:
        """Show what a document says."""
        self.number.show_value(scenario.number or "")
        self.front.show_value(scenario.front)
        self.fictional.show_value(scenario.fictional)
        self.begin.show_value(scenario.begin)
        self.end.show_value(scenario.end)
        self.face.show_value(scenario.face)
        self.top.show_value(scenario.top)
        self.first.show_value(scenario.first)

    def _set(self, field: str, text: str, **values: Any) -> None:
        self.want(field, text, lambda scenario: replace(scenario, **values))

    def _set_number(self, text: str) -> None:
        self._set("number", self.tr("Set number to {text}").format(text=text), number=text or None)

    def _set_front(self, front: Front) -> None:
        text = self.tr("Set front to {front}").format(front=self.front.currentText())
        self._set("", text, front=front)

    def _set_fictional(self, on: bool) -> None:
        text = self.tr("Call the scenario fictional")
        self._set("", text if on else self.tr("Call the scenario historical"), fictional=on)

    def _set_day(self, field: str, day: object) -> None:
        texts = {"begin": self.tr("Set the first day"), "end": self.tr("Set the last day")}
        self._set(field, texts[field], **{field: day})

    def _set_face(self, face: Face) -> None:
        text = self.tr("Set board face to {face}").format(face=self.face.currentText())
        self.want("", text, lambda scenario: with_face(scenario, face))

    def _set_top(self, side: Side) -> None:
        text = self.tr("Let the {side} sit at the top").format(side=side_name(side))
        self._set("", text, top=side)

    def _set_first(self, side: Side | None) -> None:
        text = self.tr("Let the special rules say who moves first")
        if side:
            text = self.tr("Let the {side} move first").format(side=side_name(side))
        self._set("", text, first=side)


class CampForm(Section):
    """Edits what a scenario says of one side."""

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        """Make the fields for a side."""
        super().__init__(parent)
        self._side = side
        key = f"scenario/{side}"
        self.nation = ChoiceField(f"{key}/nation", self.tr("Nation"), self)
        self.hand = NumberField(f"{key}/hand", self.tr("Command cards"), *HAND, self)
        self.grows = ChoiceField(f"{key}/hand_grows_to", self.tr("Hand grows to"), self)
        self.medals = NumberField(f"{key}/medals", self.tr("Medals to win"), *MEDALS, self)
        form = narrow_form(self)
        add_row(form, self.tr("Nation"), self.nation)
        add_row(form, self.tr("Command cards"), self.hand)
        add_row(form, self.tr("Hand grows to"), self.grows)
        add_row(form, self.tr("Medals to win"), self.medals)
        self.nation.chosen.connect(self._set_nation)
        self.hand.entered.connect(self._set_hand)
        self.grows.chosen.connect(self._set_grows)
        self.medals.entered.connect(self._set_medals)

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows."""
        return [scenario.camps[self._side]]

    def show_scenario(self, scenario: Scenario) -> None:
        """Show what a document says of the side."""
        camp, language = scenario.camps[self._side], self.language
        nations = sorted(catalogue().nations.values(), key=lambda each: each.side != self._side)
        none: list[tuple[str, object]] = [(self.tr("Not stated"), None)]
        self.nation.set_choices([*none, *((each.names.get(language), each.id) for each in nations)])
        self.nation.show_value(camp.nation)
        self.hand.show_value(camp.hand)
        more = [(str(number), number) for number in range(camp.hand + 1, HAND[1] + 1)]
        self.grows.set_choices([(self.tr("it does not grow"), 0), *more])
        self.grows.show_value(camp.hand_grows_to)
        self.medals.show_value(camp.medals)

    def _set(self, field: str, text: str, **values: Any) -> None:
        side = self._side

        def change(scenario: Scenario) -> Scenario:
            camp: Camp = replace(scenario.camps[side], **values)
            return replace(scenario, camps={**scenario.camps, side: camp})

        key = f"{side}/{field}" if field else ""
        self.want(key, text.replace("{side}", side_name(side)), change)

    def _set_nation(self, nation: str | None) -> None:
        text = self.tr("Set nation of the {side} to {nation}")
        self._set("", text.replace("{nation}", self.nation.currentText()), nation=nation)

    def _set_hand(self, number: int) -> None:
        text = self.tr("Give the {side} {number} command cards")
        self._set("hand", text.replace("{number}", str(number)), hand=number)

    def _set_grows(self, number: int) -> None:
        text = self.tr("Let the hand of the {side} grow to {number}")
        if number == 0:
            text = self.tr("Let the hand of the {side} stay as it is")
        self._set("", text.replace("{number}", str(number)), hand_grows_to=number)

    def _set_medals(self, number: int) -> None:
        text = self.tr("Let the {side} need {number} medals")
        self._set("medals", text.replace("{number}", str(number)), medals=number)

"""The picture of a command card.

A card is drawn in units of `CARD` and scaled to its place.  Above its text it shows what can be
told in signs: sections and orders, kinds of unit, bonuses.
"""

import re

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from bocage_editor.art import card_signs, inks
from bocage_editor.art.card_frames import CARD, draw_back, draw_frame
from bocage_editor.art.card_signs import Sign
from bocage_editor.art.fitting import Fitted, draw_fitted, fitted
from bocage_editor.words.cards import ShownCard, orders_sign
from bocage_engine.cards import Bonus, Procedure
from bocage_schema.ids import UnitClass

TITLE_SIZES = (13.0, 12.0, 11.0, 10.0, 9.5, 9.0)
LARGE_TEXT = (12.0, 11.5, 11.0, 10.5, 10.0)
SMALL_TEXT = (10.5, 10.0, 9.5, 9.0, 8.6, 8.2, 7.8)
TITLE_BOX = QRectF(10, 5, 112, 26)
MARGIN = 9.0
BODY_TOP, SECTION_BOTTOM, TACTIC_BOTTOM = 38.0, 184.0, 179.0
SIGN, LARGE_SIGN = 13.0, 24.0
"""Height of the small signs above the text, and without text."""
LEAST_PICTURE, GOOD_PICTURE, MOST_PICTURE = 36.0, 54.0, 64.0
"""Heights of the picture: beside small text, beside large text, at most."""
_BEFORE_LAST = re.compile(r" (?=\d+\.)")
"""The space before a number that ends a sentence, which is not left alone in a line."""
SMALL = 100
"""A card narrower than this many pixels shows signs only."""
MOST_BOARD = 78.0
MOST_BESIDE, ROOM_BELOW = 2, 56.0
"""Kinds of unit that fit beside the number of orders; height that puts more below it."""
_KINDS = {
    UnitClass.INFANTRY: "infantry",
    UnitClass.ARMOR: "armor",
    UnitClass.ARTILLERY: "artillery",
}
_PICTURES = {
    Procedure.REACTION: "reaction",
    Procedure.COPY: "copy",
    Procedure.RECOVER: "recover",
    Procedure.DICE: "dice",
}
ONE_FARTHER = 3
"""Hexes that units move which a card lets move one farther."""


def draw_card(
    painter: QPainter, rect: QRectF, card: ShownCard | None, *, with_text: bool = True
) -> None:
    """Draw a card as large as a rectangle allows, in its middle; None is the back of a card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = min(rect.width() / CARD.width(), rect.height() / CARD.height())
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-CARD.center())
    if card is None:
        draw_back(painter)
    else:
        draw_frame(painter, tactic=card.is_tactic)
        draw_fitted(painter, TITLE_BOX, title_of(card), inks.PAPER, middle=True)
        _draw_body(painter, card, with_text=with_text)
    painter.restore()


def card_pixmap(card: ShownCard | None, size: QSize, ratio: float) -> QPixmap:
    """Return a card as pixels, for a screen with so many pixels to the unit."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_card(painter, QRectF(QPointF(), size.toSizeF()), card, with_text=size.width() >= SMALL)
    painter.end()
    return pixmap


def title_of(card: ShownCard) -> Fitted:
    """Return the title as it is laid out."""
    box = TITLE_BOX
    return fitted(card.title, box.width(), box.height(), TITLE_SIZES, bold=True, centred=True)


def text_of(card: ShownCard) -> Fitted:
    """Return the text as it is laid out."""
    signs = SIGN + 5 if _signs(card) else 0
    room = _bottom(card) - BODY_TOP - 4 - signs
    words, wide = _BEFORE_LAST.sub("\u00a0", card.text), CARD.width() - 2 * MARGIN
    large = fitted(words, wide, room - GOOD_PICTURE, LARGE_TEXT)
    return large if large.fits else fitted(words, wide, room - LEAST_PICTURE, SMALL_TEXT)


def _bottom(card: ShownCard) -> float:
    return TACTIC_BOTTOM if card.is_tactic else SECTION_BOTTOM


def _draw_body(painter: QPainter, card: ShownCard, *, with_text: bool) -> None:
    bottom = _bottom(card)
    wide = CARD.width() - 2 * MARGIN
    if with_text:
        text = text_of(card)
        top = bottom - text.height - 1
        draw_fitted(painter, QRectF(MARGIN, top, wide, text.height), text, inks.INK)
        bottom = top - 3
    if signs := _signs(card):
        size = SIGN if with_text else LARGE_SIGN
        top = bottom - size - (1 if with_text else 6)
        card_signs.draw_signs(painter, QRectF(MARGIN, top, wide, size), signs)
        bottom = top - 3
    tall = bottom - BODY_TOP
    picture = QRectF(MARGIN, BODY_TOP, wide, tall)
    if tall > MOST_PICTURE and with_text:
        picture.setHeight(MOST_PICTURE)
    _draw_picture(painter, card, picture)


def _draw_picture(painter: QPainter, card: ShownCard, rect: QRectF) -> None:
    face = card.face
    if face.quotas is not None:
        marks = [orders_sign(quota, card.language) for quota in face.quotas]
        tall = min(rect.height(), MOST_BOARD) - 2
        top = rect.y() + 2 if rect.height() <= MOST_PICTURE else rect.center().y() - tall / 2
        board = QRectF(rect.x(), top, rect.width(), tall)
        card_signs.draw_sections(painter, board, marks, far=card.far)
        return
    rule = face.rule
    if rule.procedure is Procedure.STRIKE:
        picture = "air_strike" if rule.targets > 1 else "bombardment"
        card_signs.draw_procedure(painter, rect, picture)
    elif rule.procedure in _PICTURES:
        card_signs.draw_procedure(painter, rect, _PICTURES[rule.procedure])
    else:
        _draw_orders(painter, card, rect)


def _draw_orders(painter: QPainter, card: ShownCard, rect: QRectF) -> None:
    """Draw how many units a card orders, and of which kinds."""
    rule = card.face.rule
    radius = min(15.0, rect.height() * 0.4)
    centre = QPointF(rect.left() + radius, rect.center().y())
    kinds = [kind for each, kind in _KINDS.items() if not rule.classes or each in rule.classes]
    units = rect.adjusted(2 * radius + 4, 2, 0, -2)
    if len(kinds) > MOST_BESIDE and rect.height() >= ROOM_BELOW:
        centre = QPointF(rect.center().x(), rect.top() + radius)
        units = rect.adjusted(0, 2 * radius + 4, 0, 0)
    card_signs.draw_medallion(painter, centre, radius, card.orders)
    if rule.lays:
        half = units.width() / 2
        card_signs.draw_obstacle(painter, units.adjusted(half, 0, 0, 0), rule.lays)
        units.setWidth(half - 2)
    card_signs.draw_units(painter, units, kinds)


def _signs(card: ShownCard) -> list[Sign]:
    """Return the small signs of a card."""
    rule = card.face.rule
    signs = []
    if not rule.moves:
        signs.append(card_signs.stay())
    if hexes := rule.move_max or rule.free_march or (ONE_FARTHER if rule.one_farther else 0):
        signs.append(card_signs.march(hexes))
    if rule.battles_twice:
        signs.append(card_signs.twice())
    if rule.bonus is not Bonus.NEVER:
        signs.append(card_signs.bonus_die())
    dice = {} if card.entry.changed else rule.dice
    if len(set(dice.values())) > 1:
        signs += [card_signs.dice_count(count, side) for side, count in dice.items()]
    elif dice:
        signs.append(card_signs.dice_count(max(dice.values())))
    if card.face.draw > 1:
        signs.append(card_signs.keep(card.face.draw, card.entry.keep))
    return signs

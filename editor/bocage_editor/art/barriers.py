"""What bars the way, seen from above, lying from left to right."""

from bocage_editor.art.plans import Plan, lines, outlined, spread
from bocage_editor.art.shapes import Shape, Shapes


def _trestle(x: float, y: float) -> Shapes:
    """Return a frame of crossed timbers."""
    arms = f"M {x - 13} {y - 16} L {x + 13} {y + 16} M {x + 13} {y - 16} L {x - 13} {y + 16}"
    return (Shape(arms, "outline", 8.4), Shape(arms, "wood", 5))


def _barrier(y: float) -> Shapes:
    """Return a pole in red and white."""
    pole = f"B -70 {y - 6} 140 12 4"
    bands = " ".join(
        f"M {x - 5:g} {y - 6} L {x + 6:g} {y - 6} L {x:g} {y + 6} L {x - 11:g} {y + 6} Z"
        for x in spread(-54, 58, 5)
    )
    return (*outlined(pole, "paper"), Shape(bands, "alarm"))


def _crate(x: float, y: float, size: float) -> Shapes:
    box = f"R {x} {y} {size} {size}"
    return (
        *outlined(box, "wood_light", width=2.6),
        Shape(f"M {x} {y} L {x + size} {y + size} M {x} {y + size} L {x + size} {y}", "wood", 2.4),
        Shape(box, "wood_dark", 1.4),
    )


def _cart(x: float, y: float) -> Shapes:
    """Return a cart that lies on its side."""
    return (
        *outlined(f"R {x} {y} 42 22", "wood"),
        Shape(lines((x, y + row, x + 42, y + row) for row in (5.5, 11, 16.5)), "wood_dark", 1.6),
        Shape(f"O {x + 10} {y + 23} 9 O {x + 33} {y + 23} 9", "outline"),
        Shape(f"O {x + 10} {y + 23} 5.6 O {x + 33} {y + 23} 5.6", "wood_light"),
        Shape(f"O {x + 10} {y + 23} 2 O {x + 33} {y + 23} 2", "outline"),
    )


_BLOCK_OUTLINE = "B -70 10 140 12 4 R -58 12 12 24 R -6 14 12 24 R 46 12 12 24"
ROAD_BLOCK = Plan(
    f"{_BLOCK_OUTLINE} R -62 -32 42 30 R -14 -34 22 22 R 12 -28 17 17",
    (
        *_cart(-62, -32),
        *_crate(-14, -34, 22),
        *_crate(12, -28, 17),
        *_trestle(48, -18),
        *_trestle(-52, 20),
        *_trestle(0, 22),
        *_trestle(52, 20),
        *_barrier(16),
    ),
    angle_deg=90,
)
WINTER_ROAD_BLOCK = Plan(
    f"{_BLOCK_OUTLINE} R -66 -24 132 16",
    (
        *outlined(
            "M -70 -8 Q -60 -30 -40 -32 Q -20 -42 0 -34 Q 24 -42 40 -32 Q 66 -28 70 -6 Z",
            "snow",
            "snow_shade",
            3,
        ),
        *outlined("B -62 -30 74 13 6 B -50 -18 88 13 6 B -8 -32 70 12 6", "wood", width=2.6),
        Shape("M -56 -27 L 6 -27 M -44 -15 L 32 -15 M -2 -29 L 56 -29", "snow", 4),
        *_trestle(-52, 20),
        *_trestle(0, 22),
        *_trestle(52, 20),
        *_barrier(16),
        Shape("M -66 11.6 L 66 11.6", "snow", 3.4),
    ),
    angle_deg=90,
)


def _drum(x: float, y: float, tone: str) -> Shapes:
    return (
        *outlined(f"O {x} {y} 11", tone),
        Shape(f"O {x} {y} 7.6", "outline", 1.6),
        Shape(f"O {x - 3} {y - 3} 2.2", "ink"),
    )


DESERT_ROAD_BLOCK = Plan(
    f"{_BLOCK_OUTLINE} O -30 -18 11 O 28 -20 11 O 16 -4 11",
    (
        *outlined(
            "M -72 -20 L -58 -32 L -44 -26 L -46 -10 L -64 -6 Z M 42 -28 L 58 -34 L 70 -22 "
            "L 66 -8 L 48 -8 Z M -14 -36 L 2 -38 L 8 -26 L -6 -18 L -18 -24 Z",
            "stone",
        ),
        Shape(
            "M -64 -22 L -56 -28 L -50 -24 Z M 50 -25 L 57 -30 L 63 -24 Z M -8 -32 L 0 -34 "
            "L 2 -28 Z",
            "stone_light",
        ),
        *_drum(-30, -18, "rust"),
        *_drum(28, -20, "steel_light"),
        *_drum(16, -4, "rust"),
        *_trestle(-52, 20),
        *_trestle(0, 22),
        *_trestle(52, 20),
        *_barrier(16),
    ),
    angle_deg=90,
)


def _tooth(x: float, y: float, half: float) -> Shapes:
    """Return a pyramid of concrete, lit from the top left."""
    tip = f"L {x - 1} {y - 3}"
    corners = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    faces = ("concrete_light", "concrete", "concrete_dark", "concrete")
    parts = [Shape(f"R {x - half} {y - half} {2 * half} {2 * half}", "outline", 3.4)]
    for number, tone in enumerate(faces):
        (ax, ay), (bx, by) = corners[number], corners[(number + 1) % 4]
        parts.append(Shape(f"M {ax} {ay} L {bx} {by} {tip} Z", tone))
    parts.append(Shape(f"R {x - 3} {y - 5} 5 5", "concrete_light"))
    return tuple(parts)


_TEETH = tuple(
    (x + (15 if row == 1 else 0), y)
    for row, y in enumerate((-33, 0, 33))
    for x in spread(-60, 60 if row != 1 else 30, 5 if row != 1 else 4)
)
DRAGONS_TEETH = Plan(
    " ".join(f"R {x - 12} {y - 12} 24 24" for x, y in _TEETH),
    tuple(shape for x, y in _TEETH for shape in _tooth(x, y, 11.5)),
)


def _felled_tree(x: float, lean: float, *, length: float = 78) -> Shapes:
    """Return a trunk whose sharpened boughs point upwards."""
    foot, tip = length / 2, -length / 2
    top = x + lean
    trunk = f"M {x:g} {foot} L {top:g} {tip}"
    boughs = lines(
        (
            x + lean * share,
            foot - length * share,
            x + lean * share + side * reach,
            foot - length * share - reach,
        )
        for share, reach in ((0.3, 21), (0.5, 18), (0.7, 14))
        for side in (-1, 1)
    )
    return (
        Shape(f"{trunk} {boughs}", "outline", 8),
        Shape(boughs, "wood_light", 4),
        Shape(trunk, "outline", 11),
        Shape(trunk, "wood", 7),
        Shape(f"O {x:g} {foot} 5", "wood_light"),
        Shape(f"O {x:g} {foot} 2", "wood_dark"),
    )


ABATIS = Plan(
    "M -72 17 L 72 11 L 72 21 L -72 27 Z",
    (
        *(
            shape
            for x, lean in ((-52, -12), (-17, 6), (20, -6), (54, 12))
            for shape in _felled_tree(x, lean)
        ),
        Shape("M -72 22 L 72 16", "outline", 11),
        Shape("M -72 22 L 72 16", "wood", 7),
        Shape("M -70 20 L 70 14.4", "wood_light", 1.8),
    ),
)

"""``bocage render``: draw boards as pictures, without a display."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bocage_editor.cli.drawing import start_qt
from bocage_editor.cli.files import read_scenario, report_on, scenario_files
from bocage_editor.cli.parameters import ANY_PATH, Name
from bocage_editor.cli.report import Status, complain, write_output
from bocage_schema.diagnostics import Severity
from bocage_schema.ids import Face

if TYPE_CHECKING:
    from bocage_editor.canvas.style import Style
    from bocage_scenarios.model import Scenario

SUFFIXES = (".png", ".svg", ".pdf")
PARTS = (
    "ground",
    "line",
    "terrain",
    "rect",
    "grid",
    "sections",
    "obstacle",
    "unit",
    "marker",
    "coordinates",
    "label",
)
"""The parts of a picture; a test compares them with those that the window knows."""
USUAL_WIDTH = 1600
THUMBNAIL_WIDTH = 320


class Parts(click.ParamType[frozenset[str]]):
    """A list of parts, such as ``terrain,unit``, or ``-label,-grid`` for all but these."""

    name = "parts"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> frozenset[str]:
        """Return the parts to draw."""
        words = [word.strip() for word in str(value).split(",") if word.strip()]
        unknown = [word for word in words if word.removeprefix("-") not in PARTS]
        if unknown:
            self.fail(f"unknown layer {unknown[0]!r}; known: {', '.join(PARTS)}", param, ctx)
        taken = {word for word in words if not word.startswith("-")}
        left_out = {word[1:] for word in words if word.startswith("-")}
        return frozenset((taken or set(PARTS)) - left_out)


class Measure(click.FloatRange):
    """A number in a range; "nan", which is in no range and outside of none, is refused."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Return the number."""
        number = float(super().convert(value, param, ctx))
        if math.isnan(number):
            self.fail(f"{value!r} is no number", param, ctx)
        return number


@click.command(
    "render",
    epilog="""\b
Examples:
  bocage render landing.yaml landing.png
  bocage render landing.yaml landing.png --hex-mm 25 --dpi 300
  bocage render landing.m44 landing.svg --layers -coordinates,-sections
  bocage render landing.yaml board.pdf --hex-mm 52
  bocage render scenarios/ pictures/ --thumbnail
  bocage render --contact-sheet pieces.png --lang de
""",
)
@click.argument("source", metavar="[FILE|FOLDER]", required=False, type=ANY_PATH)
@click.argument("out", metavar="[OUT]", required=False, type=ANY_PATH)
@click.option("--width", type=click.IntRange(16, 60_000), help="Pixels from left to right.")
@click.option("--dpi", type=Measure(10, 2400), help="Pixels an inch, with --hex-mm.")
@click.option("--hex-mm", type=Measure(1, 200), help="Width of a hex in millimetres.")
@click.option("--face", type=Name([str(face) for face in Face]), help="Draw another face.")
@click.option("--lang", type=Name(["en", "de", "nl"]), default="en", help="Language of labels.")
@click.option("--layers", type=Parts(), help="What to draw, such as terrain,unit or -label.")
@click.option("--turned", is_flag=True, help="As seen from the other side of the table.")
@click.option("--transparent", is_flag=True, help="No background; PNG only.")
@click.option("--thumbnail", is_flag=True, help=f"Small pictures, {THUMBNAIL_WIDTH} pixels wide.")
@click.option("--contact-sheet", is_flag=True, help="Draw every piece with its name into OUT.")
def command(
    source: Path | None,
    out: Path | None,
    width: int | None,
    dpi: float | None,
    hex_mm: float | None,
    face: str | None,
    lang: str,
    layers: frozenset[str] | None,
    turned: bool,
    transparent: bool,
    thumbnail: bool,
    contact_sheet: bool,
) -> int:
    """Draw boards as pictures.

    The picture OUT of FILE ends in .png, .svg or .pdf.  A FOLDER gives one picture for each
    scenario in it, in the folder OUT.  The pictures are the ones of the
    window, at any size.
    """
    if contact_sheet:
        target = out or source
        if target is None or (out and source):
            raise click.UsageError("--contact-sheet takes one name, that of the picture")
        return _contact_sheet(target, lang, width)
    if source is None or out is None:
        raise click.UsageError("name a scenario and the picture to write: bocage render FILE OUT")
    if dpi is not None and hex_mm is None:
        raise click.UsageError("--dpi needs --hex-mm, the width of a hex")
    if width is not None and hex_mm is not None:
        raise click.UsageError("give --width or --hex-mm, not both")
    suffix = out.suffix.lower()
    if suffix == ".pdf" and (width is not None or dpi is not None):
        raise click.UsageError("a .pdf has no pixels: give --hex-mm, and neither --width nor --dpi")
    if transparent and suffix in (".pdf", ".svg"):
        raise click.UsageError("--transparent is for .png only")
    if thumbnail and hex_mm is not None:
        raise click.UsageError("give --thumbnail or --hex-mm, not both")
    order = _Order(width or (THUMBNAIL_WIDTH if thumbnail else None), dpi, hex_mm, transparent)
    style = _style(face, lang, layers, turned=turned)
    if source.is_dir():
        return _folder(source, out, style, order)
    return _one(source, out, style, order)


class _Order:
    """How large a picture is to be."""

    def __init__(
        self, width: int | None, dpi: float | None, hex_mm: float | None, transparent: bool
    ) -> None:
        self.width = width
        self.dpi = dpi or 300.0
        self.hex_mm = hex_mm
        self.transparent = transparent

    def pixels(self, scenario: "Scenario") -> int:
        """Return the width in pixels."""
        from bocage_editor.canvas.picture import width_px

        if self.hex_mm is not None:
            return width_px(scenario, self.hex_mm, self.dpi)
        return self.width or USUAL_WIDTH


def _style(
    face: str | None, language: str, layers: Iterable[str] | None, *, turned: bool
) -> "Style":
    from bocage_editor.canvas.style import Part, Style

    parts = frozenset(Part) if layers is None else frozenset(map(Part, layers))
    return Style(parts, language, Face(face) if face else None, turned)


def _one(source: Path, out: Path, style: "Style", order: _Order) -> int:
    if out.suffix.lower() not in SUFFIXES:
        complain(f"{out}: a picture ends in {', '.join(SUFFIXES)}")
        return Status.CANNOT_RUN
    scenario, report = read_scenario(source)
    status = report_on(source, report.filter(at_least=Severity.ERROR))
    if scenario is None:
        return status
    return _write(scenario, out, style, order)


def _write(scenario: "Scenario", out: Path, style: "Style", order: _Order) -> int:
    from bocage_editor.canvas.picture import (
        USUAL_HEX_MM,
        TooLargeError,
        pdf_of,
        picture_of,
        png_of,
        svg_of,
    )

    start_qt()
    title = scenario.title(style.language)
    try:
        match out.suffix.lower():
            case ".svg":
                data = svg_of(scenario, style, width=order.pixels(scenario), title=title)
            case ".pdf":
                data = pdf_of(scenario, style, hex_mm=order.hex_mm or USUAL_HEX_MM, title=title)
            case _:
                width = order.pixels(scenario)
                image = picture_of(scenario, style, width=width, transparent=order.transparent)
                data = png_of(image)
    except TooLargeError as error:
        complain(f"{out}: {error}")
        return Status.CANNOT_RUN
    write_output(data, out)
    return Status.CLEAN


def _folder(source: Path, out: Path, style: "Style", order: _Order) -> int:
    found = scenario_files([source])
    status: int = Status.CLEAN
    for missing in found.missing:
        complain(missing)
        status = Status.CANNOT_RUN
    out.mkdir(parents=True, exist_ok=True)
    for path, target in zip(found.paths, _targets(source, found.paths, out), strict=True):
        scenario, report = read_scenario(path)
        status = max(status, report_on(path, report.filter(at_least=Severity.ERROR)))
        if scenario is not None:
            target.parent.mkdir(parents=True, exist_ok=True)
            status = max(status, _write(scenario, target, style, order))
    return status


def _targets(source: Path, paths: Sequence[Path], out: Path) -> list[Path]:
    """Return the picture for each file; files that differ in their suffix only keep it.

    Some systems take names that differ in capital letters only for the same.
    """
    plain = [out / path.relative_to(source).with_suffix(".png") for path in paths]
    full = [out / path.relative_to(source).with_name(f"{path.name}.png") for path in paths]
    count = Counter(str(target).lower() for target in (*plain, *full))
    targets = []
    for short, long in zip(plain, full, strict=True):
        targets.append(short if count[str(short).lower()] == 1 else long)
    return targets


def _contact_sheet(out: Path, language: str, width: int | None) -> int:
    from bocage_editor.canvas.contact_sheet import sheet_of
    from bocage_editor.canvas.picture import png_of

    if out.suffix.lower() != ".png":
        complain(f"{out}: a contact sheet is a .png file")
        return Status.CANNOT_RUN
    start_qt()
    write_output(png_of(sheet_of(language, width or USUAL_WIDTH)), out)
    return Status.CLEAN

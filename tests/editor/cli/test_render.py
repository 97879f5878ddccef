"""``bocage render``: pictures of boards without a window."""

import os
import re
import struct
import subprocess
import sys
import zlib
from xml.etree import ElementTree

import pytest

from bocage_editor.canvas.style import Part
from bocage_editor.cli.render import PARTS, THUMBNAIL_WIDTH

pytestmark = pytest.mark.usefixtures("qapp")
"""The command makes a smaller application than other tests need, if there is none yet."""

TEXT = """\
bocage: 1
board: standard
face: countryside
texts: {en: {title: "A <b> & \\"c\\" ]]> é 日本"}}
hexes:
  E5: {terrain: forest, labels: [Wood], unit: {unit: us infantry}}
  C5: {terrain: town}
  f6: {line: river_curve}
"""


@pytest.fixture
def source(tmp_path):
    made = tmp_path / "map.yaml"
    made.write_text(TEXT)
    return made


def size_of_png(raw):
    assert raw[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", raw[16:24])


def paper_mm(hex_mm, columns=13):
    """Return the width of a page: hexes, and a margin of 24 units of which a hex has so many."""
    from bocage_editor.art.frame import WIDTH
    from bocage_editor.canvas.picture import paper_size
    from bocage_scenarios.model import Scenario

    size = paper_size(Scenario())
    return size.width() / WIDTH * hex_mm, size.height() / WIDTH * hex_mm


def media_box(raw):
    """Return the size of the page in millimetres."""
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", raw)
    return tuple(float(part) / 72 * 25.4 for part in found.groups())


def test_the_parts_are_those_of_the_window():
    assert tuple(Part) == PARTS


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf", ".PNG"])
def test_every_form_is_written(run, source, tmp_path, suffix):
    out = tmp_path / f"my.first.map{suffix}"
    result = run("render", source, out)
    assert (result.status, result.stdout, result.stderr) == (0, "", "")
    raw = out.read_bytes()
    starts = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF-1."}
    assert raw.startswith(starts[suffix.lower()])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["map.yaml", out.name]


def test_width_in_pixels(run, source, tmp_path):
    assert run("render", source, tmp_path / "a.png", "--width", "777").status == 0
    width, height = size_of_png((tmp_path / "a.png").read_bytes())
    assert width == 777
    page = paper_mm(1)
    assert abs(height - 777 * page[1] / page[0]) <= 1
    assert run("render", source, tmp_path / "a.svg", "--width", "777").status == 0
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    assert root.get("viewBox").split()[2] == "777"


def test_width_of_a_hex_at_a_resolution(run, source, tmp_path):
    out = tmp_path / "a.png"
    assert run("render", source, out, "--hex-mm", "10", "--dpi", "254").status == 0
    assert size_of_png(out.read_bytes())[0] == round(paper_mm(10)[0] * 10)


@pytest.mark.parametrize("hex_mm", [10, 20, 52.5])
def test_hexes_of_a_page_are_as_wide_as_asked_for(run, source, tmp_path, hex_mm):
    out = tmp_path / "a.pdf"
    assert run("render", source, out, "--hex-mm", hex_mm).status == 0
    width, height = media_box(out.read_bytes())
    wanted = paper_mm(hex_mm)
    assert abs(width - wanted[0]) < 0.5
    assert abs(height - wanted[1]) < 0.5


def test_the_title_survives_in_svg(run, source, tmp_path):
    assert run("render", source, tmp_path / "a.svg").status == 0
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title.text == 'A <b> & "c" ]]> é 日本'


def pixels_of(run, source, tmp_path, *options):
    out = tmp_path / "out.png"
    result = run("render", source, out, "--width", "400", *options)
    assert result.status == 0, result.stderr
    return out.read_bytes()


def test_parts_faces_and_sides_change_the_picture(run, source, tmp_path):
    plain = pixels_of(run, source, tmp_path)
    options = [
        ["--layers", "terrain"],
        ["--layers", "-terrain"],
        ["--layers", "-unit"],
        ["--layers", "-grid,-coordinates"],
        ["--face", "winter"],
        ["--turned"],
        ["--transparent"],
    ]
    pictures = [pixels_of(run, source, tmp_path, *words) for words in options]
    assert len({plain, *pictures}) == len(options) + 1
    everything = ",".join(PARTS)
    assert pixels_of(run, source, tmp_path, "--layers", everything) == plain


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_language(run, source, tmp_path, lang):
    assert run("render", source, tmp_path / "a.png", "--lang", lang).status == 0
    assert run("render", "--contact-sheet", tmp_path / "s.png", "--lang", lang).status == 0


def test_a_transparent_picture_has_no_paper(run, source, tmp_path):
    from PySide6.QtGui import QImage

    for options, alpha in (([], 255), (["--transparent"], 0)):
        raw = pixels_of(run, source, tmp_path, *options)
        assert QImage.fromData(raw).pixelColor(0, 0).alpha() == alpha


def test_thumbnails_of_a_folder(run, tmp_path):
    folder = tmp_path / "maps"
    (folder / "sub folder").mkdir(parents=True)
    for name in ("a.yaml", "a.yml", "A.yaml", "b.yaml", "b.yaml.yaml", "sub folder/ü 日.yaml"):
        (folder / name).write_text(TEXT)
    (folder / "other.yaml").write_text("kind: Deployment\n")
    assert run("convert", "-q", folder / "a.yaml", folder / "a.m44").status == 0
    out = tmp_path / "pictures"
    assert run("render", folder, out, "--thumbnail").status == 0
    made = sorted(str(path.relative_to(out)) for path in out.rglob("*.png"))
    assert made == [
        "A.yaml.png",
        "a.m44.png",
        "a.yaml.png",
        "a.yml.png",
        "b.png",
        "b.yaml.yaml.png",
        os.path.join("sub folder", "ü 日.png"),
    ]
    for path in out.rglob("*.png"):
        assert size_of_png(path.read_bytes())[0] == THUMBNAIL_WIDTH


def test_a_broken_file_in_a_folder_does_not_keep_the_others(run, tmp_path):
    folder = tmp_path / "maps"
    folder.mkdir()
    (folder / "a.yaml").write_text(TEXT)
    (folder / "b.m44").write_text("{")
    (folder / "c.yaml").write_text(TEXT)
    result = run("render", folder, tmp_path / "out", "--thumbnail")
    assert result.status == 1
    assert "b.m44" in result.stderr
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["a.png", "c.png"]


def test_the_contact_sheet(run, tmp_path):
    out = tmp_path / "pieces.png"
    assert run("render", "--contact-sheet", out, "--width", "900").status == 0
    assert size_of_png(out.read_bytes())[0] == 900
    result = run("render", "--contact-sheet", tmp_path / "pieces.svg")
    assert result.status == 2
    assert ".png" in result.stderr
    assert run("render", "--contact-sheet").status == 2


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["out.gif"], "a picture ends in .png, .svg, .pdf"),
        (["out"], "a picture ends in"),
        (["out.png", "--layers", "trees"], "unknown layer 'trees'; known: ground"),
        (["out.png", "--face", "sumer"], "did you mean 'winter'|known: "),
        (["out.png", "--lang", "xx"], "known: en"),
        (["out.png", "--width", "0"], "16<=x<=60000"),
        (["out.png", "--dpi", "300"], "--dpi needs --hex-mm"),
        (["out.png", "--dpi", "nan", "--hex-mm", "20"], "'nan' is no number"),
        (["out.png", "--width", "100", "--hex-mm", "20"], "not both"),
        (["out.png", "--width", "60000"], "would take"),
        (["out.png", "--hex-mm", "200", "--dpi", "2400"], "would take"),
        ([], "name a scenario and the picture"),
    ],
)
def test_what_cannot_be_done_is_told(run, source, tmp_path, words, reason):
    words = [tmp_path / word if word.startswith("out") else word for word in words]
    result = run("render", source, *words)
    assert result.status == 2
    assert re.search(reason, result.stderr), result.stderr
    assert "Traceback" not in result.stderr
    assert list(tmp_path.iterdir()) == [source]


@pytest.mark.parametrize("raw", [b"", b"{", b"\0", b"bocage: 1\n", b"[" * 50_000])
def test_broken_input_gives_no_picture(run, tmp_path, raw):
    source = tmp_path / "map.yaml"
    source.write_bytes(raw)
    result = run("render", source, tmp_path / "out.png")
    assert result.status == 1
    assert "map.yaml" in result.stderr
    assert list(tmp_path.iterdir()) == [source]


def test_missing_input_and_missing_folder(run, source, tmp_path):
    result = run("render", tmp_path / "gone.yaml", tmp_path / "out.png")
    assert result.status == 2
    assert "gone.yaml: No such file" in result.stderr
    result = run("render", source, tmp_path / "gone" / "out.png")
    assert result.status == 2
    assert "out.png: No such file" in result.stderr


def test_pictures_that_cannot_be_written(run, source, tiny_disk, read_only_disk):
    result = run("render", source, tiny_disk / "out.png", "--width", "3000")
    assert result.status == 2
    assert "No space left on device" in result.stderr
    assert list(tiny_disk.iterdir()) == []
    result = run("render", source, read_only_disk / "out.svg")
    assert result.status == 2
    assert "Read-only file system" in result.stderr


def test_an_existing_picture_is_replaced_by_a_whole_one(run, source, tmp_path):
    out = tmp_path / "out.png"
    out.write_bytes(b"old")
    assert run("render", source, out).status == 0
    raw = out.read_bytes()
    assert raw.endswith(b"IEND" + struct.pack(">I", zlib.crc32(b"IEND")))


def fresh(source, out, *options, **environment):
    """Draw in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bocage_editor", "render", source, out, *options],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        check=False,
    )


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_the_same_bytes_every_time(source, tmp_path, suffix):
    first, second = tmp_path / f"a{suffix}", tmp_path / f"b{suffix}"
    for out in (first, second):
        done = fresh(source, out, SOURCE_DATE_EPOCH="1000000000", PYTHONHASHSEED="random")
        assert done.returncode == 0, done.stderr
    assert first.read_bytes() == second.read_bytes()
    if suffix == ".pdf":
        assert b"D:20010909014640" in first.read_bytes()


@pytest.mark.parametrize("epoch", ["", "soon", "-1", "9" * 30])
def test_a_moment_that_is_none_is_passed_over(run, source, tmp_path, monkeypatch, epoch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    assert run("render", source, tmp_path / "a.pdf").status == 0


def test_without_fonts_there_is_a_picture_and_a_word(source, tmp_path):
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts.conf").write_text("<fontconfig></fontconfig>")
    done = fresh(
        source,
        tmp_path / "out.png",
        FONTCONFIG_FILE=str(tmp_path / "fonts.conf"),
        QT_QPA_FONTDIR=str(tmp_path / "fonts"),
    )
    assert done.returncode == 0, done.stderr
    assert "no fonts were found" in done.stderr
    assert (tmp_path / "out.png").exists()


@pytest.mark.parametrize(
    ("out", "options", "reason"),
    [
        ("map.pdf", ["--width", "100"], "no pixels"),
        ("map.pdf", ["--hex-mm", "20", "--dpi", "300"], "no pixels"),
        ("map.svg", ["--transparent"], "for .png only"),
        ("map.pdf", ["--transparent"], "for .png only"),
        ("map.png", ["--thumbnail", "--hex-mm", "20"], "not both"),
    ],
)
def test_options_that_would_do_nothing_are_refused(run, source, tmp_path, out, options, reason):
    result = run("render", source, tmp_path / out, *options)
    assert result.status == 2
    assert reason in result.stderr
    assert not (tmp_path / out).exists()


def test_an_svg_picture_is_as_wide_as_was_asked_for(run, source, tmp_path):
    """Programs that show SVG take a pixel for the 96th part of an inch."""
    assert run("render", source, tmp_path / "map.svg", "--width", "960").status == 0
    root = ElementTree.fromstring((tmp_path / "map.svg").read_bytes())
    assert float(root.get("width").removesuffix("mm")) == pytest.approx(254, abs=0.5)
    assert root.get("viewBox").split()[2] == "960"

"""Documents are read and written without loss, and nobody's work is written over unseen."""

import codecs
import contextlib
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from corpus_files import each_file, with_corpus

from bocage_editor.commands.edit import edit
from bocage_editor.document import Document, OnDisk
from bocage_editor.storage.opening import UnreadableError
from bocage_scenarios.diff import differences
from bocage_scenarios.formats import FORMATS, FormatError, load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Scenario, Texts, Tile
from bocage_schema.hexes import Hex

TEXT = """\
# A map of mine.
bocage: 1
board: standard
face: countryside

hexes:
  E5: {terrain: forest}   # the wood
  # and the town
  C5: {terrain: town}
"""


def place(document, label, terrain):
    """Put a terrain on a hex, as a step of history."""
    scenario = document.scenario
    at = scenario.board.hex(label)
    content = replace(scenario.hexes.get(at, HexContent()), terrain=Tile(terrain))
    edit(document, "Place", replace(scenario, hexes={**scenario.hexes, at: content}))


def changed_lines(before, after):
    """Return the lines of either text that the other one does not have."""
    old, new = before.splitlines(), after.splitlines()
    return [line for line in old if line not in new], [line for line in new if line not in old]


def squeezed(text):
    """Return a text without the blanks that mean nothing."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line)


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "map.yaml"
    made.write_text(TEXT)
    return made


@with_corpus
@each_file
def test_every_real_file_is_saved_as_it_was(path, tmp_path):
    target = tmp_path / path.name
    target.write_bytes(path.read_bytes())
    document = Document.open(target)
    document.save()
    assert target.read_bytes() == path.read_bytes()
    copy = tmp_path / "copy.m44"
    document.save(copy)
    assert copy.read_bytes() == path.read_bytes()


@with_corpus
@each_file
def test_an_edit_of_a_real_file_changes_nothing_else(path, tmp_path):
    target = tmp_path / path.name
    target.write_bytes(path.read_bytes())
    document = Document.open(target)
    before = document.scenario
    place(document, "E5", "town")
    document.save()
    again = load(target).scenario
    assert {change.hex for change in differences(before, again)} <= {"E5"}
    old, new = json.loads(path.read_text("utf-8-sig")), json.loads(target.read_text("utf-8-sig"))
    others = {key: value for key, value in old.items() if key != "board"}
    # What the format cannot say of the hex is said beside it.
    told = {key: value for key, value in new.items() if key not in ("board", "bocage")}
    assert told == {key: value for key, value in others.items() if key != "bocage"}
    written = target.read_bytes()
    document.undo_stack.undo()
    document.undo_stack.redo()
    document.save()
    assert target.read_bytes() == written


@with_corpus
@each_file
def test_a_real_file_comes_back_from_yaml_and_json(path, tmp_path):
    document = Document.open(path)
    scenario = document.scenario
    for name in ("a.yaml", "b.json", "c.yaml", "d.m44"):
        document.save(tmp_path / name)
        assert document.scenario is scenario
        assert document.path == tmp_path / name
    for name in ("a.yaml", "b.json", "c.yaml"):
        assert load(tmp_path / name).scenario == scenario
    assert (tmp_path / "a.yaml").read_bytes() == (tmp_path / "c.yaml").read_bytes()
    original = json.loads(path.read_text("utf-8-sig"))
    assert json.loads((tmp_path / "d.m44").read_text()) == original


@pytest.mark.parametrize("name", bundled_names())
def test_a_bundled_scenario_is_saved_the_same_twice(name, tmp_path):
    for suffix in (".yaml", ".json", ".m44"):
        document = Document(bundled(name).scenario)
        target = tmp_path / f"{name}{suffix}"
        document.save(target)
        first = target.read_bytes()
        document.save()
        assert target.read_bytes() == first
        assert not target.with_name(target.name + ".bak").exists()
        assert document.scenario == bundled(name).scenario
        place(document, "E5", "town")
        document.save()
        document.undo_stack.undo()
        document.save()
        assert load(target).scenario == load_bytes(first, target)


def load_bytes(raw, path):
    return FORMATS[path.suffix[1:]].read(raw.decode()).scenario


def test_comments_and_order_stay_and_only_the_hex_changes(path):
    document = Document.open(path)
    place(document, "f6", "town")
    document.save()
    gone, new = changed_lines(squeezed(TEXT), squeezed(path.read_text()))
    assert gone == []
    assert [line.split(":")[0] for line in new] == ["f6"]


def test_saving_the_same_leaves_file_and_backup_alone(path):
    document = Document.open(path)
    before = path.stat()
    document.save()
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert not path.with_name("map.yaml.bak").exists()
    place(document, "A1", "town")
    document.save()
    document.save()
    assert path.with_name("map.yaml.bak").read_text() == TEXT


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8], ids=["plain", "with a mark"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["lf", "crlf"])
def test_line_ends_and_byte_order_mark_stay(tmp_path, mark, end):
    path = tmp_path / "map.yaml"
    raw = mark + TEXT.replace("\n", end).encode()
    path.write_bytes(raw)
    document = Document.open(path)
    place(document, "A1", "town")
    document.save()
    written = path.read_bytes()
    assert written.startswith(mark)
    assert not written.removeprefix(mark).startswith(codecs.BOM_UTF8)
    assert written.count(b"\r\n") == (written.count(b"\n") if end == "\r\n" else 0)
    document.undo_stack.undo()
    document.save()
    assert load(path).scenario == load_bytes(raw.removeprefix(mark), path)
    other = tmp_path / "map.json"
    document.save(other)
    assert not other.read_bytes().startswith(codecs.BOM_UTF8)


def test_undo_to_what_was_saved_takes_the_mark_away_and_saving_keeps_history(path, tmp_path):
    document = Document.open(path)
    assert not document.is_modified
    for label in ("A1", "a2", "A3"):
        place(document, label, "town")
    document.undo_stack.undo()
    document.save()
    assert not document.is_modified
    assert document.undo_stack.count() == 3
    document.undo_stack.redo()
    assert document.is_modified
    document.undo_stack.undo()
    assert not document.is_modified
    document.save(tmp_path / "other.m44")
    assert document.undo_stack.count() == 3
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert document.is_modified
    assert document.scenario == load_bytes(TEXT.encode(), path)


def test_what_a_format_cannot_say_stays_in_memory(tmp_path):
    texts = {"de": Texts(title="Brücke"), "nl": Texts(title="Brug"), "en": Texts(title="Bridge")}
    scenario = Scenario(texts=texts, hexes={Hex(2, 2): HexContent(terrain=Tile("town"))})
    document = Document(scenario)
    document.save(tmp_path / "map.m44")
    assert document.scenario is scenario
    first = (tmp_path / "map.m44").read_bytes()
    document.save()
    assert (tmp_path / "map.m44").read_bytes() == first
    document.save(tmp_path / "map.yaml")
    assert load(tmp_path / "map.yaml").scenario == scenario


def test_a_newer_file_is_neither_edited_nor_written(tmp_path):
    path = tmp_path / "map.yaml"
    path.write_text("bocage: 99\nboard: standard\nface: beach\n")
    document = Document.open(path)
    assert document.is_newer
    with pytest.raises(FormatError, match="update Bocage"):
        document.save(tmp_path / "copy.yaml")
    assert os.listdir(tmp_path) == ["map.yaml"]


def test_what_could_not_be_read_again_is_not_written(path):
    document = Document.open(path)
    story = Texts(title="War", history="x" * 1_100_000)
    edit(document, "Write", replace(document.scenario, texts={"en": story}))
    with pytest.raises(FormatError, match="could not be read again"):
        document.save()
    assert path.read_text() == TEXT
    assert document.is_modified


@pytest.mark.parametrize("suffix", [".yaml", ".json", ".m44"])
def test_half_of_a_character_pair_keeps_nobody_from_saving(tmp_path, suffix):
    path = tmp_path / f"map{suffix}"
    title = r"Half \ud83d \\ud83d" + " \ud83d of it, \udc00 and all: \U0001f600"
    document = Document(Scenario(texts={"en": Texts(title=title)}))
    document.save(path)
    again = load(path).scenario.title().replace("\ufffd", "?")
    assert again == r"Half \ud83d \\ud83d" + " ? of it, ? and all: \U0001f600"
    written = path.read_bytes()
    document.save()
    assert path.read_bytes() == written


def test_fifty_truncated_copies_are_read_or_refused(shared, tmp_path):
    raw = sorted((shared / "corpus").glob("m44*/*.m44"))[0].read_bytes()
    path = tmp_path / "half.m44"
    for part in range(50):
        path.write_bytes(raw[: len(raw) * part // 50])
        with pytest.raises(UnreadableError) as caught:
            Document.open(path)
        assert len(caught.value.report)


def test_truncated_copies_in_yaml_are_read_or_refused(path):
    raw = TEXT.encode()
    refused = 0
    for size in range(0, len(raw), 3):
        path.write_bytes(raw[:size])
        with contextlib.suppress(UnreadableError):
            Document.open(path)
            continue
        refused += 1
    assert refused > 10


def test_a_huge_file_is_refused_quickly(tmp_path):
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(4_000_000_000)
    with pytest.raises(UnreadableError) as caught:
        Document.open(path)
    assert "F102" in str(next(iter(caught.value.report)))


@pytest.mark.skipif(os.name != "posix", reason="this system has no such files")
def test_a_pipe_is_no_file(tmp_path):
    os.mkfifo(tmp_path / "map.yaml")
    with pytest.raises(FormatError, match="device or a pipe"):
        Document.open(tmp_path / "map.yaml")


def test_changes_by_others_are_noticed(path):
    document = Document.open(path)
    assert document.on_disk() is OnDisk.SAME
    os.utime(path, (1, 1))  # touched, but it holds what it held
    assert document.on_disk() is OnDisk.SAME
    path.write_text(TEXT.replace("forest", "town"))
    assert document.on_disk() is OnDisk.CHANGED
    assert document.on_disk() is OnDisk.CHANGED
    path.write_text(TEXT)
    assert document.on_disk() is OnDisk.SAME
    path.unlink()
    assert document.on_disk() is OnDisk.GONE
    document.keep_mine()
    assert document.on_disk() is OnDisk.SAME
    assert document.is_modified
    path.write_text("other")
    assert document.on_disk() is OnDisk.CHANGED


def test_its_own_saving_is_no_change_by_others(path):
    document = Document.open(path)
    for label in ("A1", "B1", "C1"):
        place(document, label, "town")
        document.save()
        assert document.on_disk() is OnDisk.SAME


def test_a_file_replaced_by_a_folder_or_a_pipe_is_changed(path):
    document = Document.open(path)
    path.unlink()
    path.mkdir()
    assert document.on_disk() in (OnDisk.CHANGED, OnDisk.SAME)
    path.rmdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)
        assert document.on_disk() is OnDisk.CHANGED


def test_the_sign_of_a_read_only_file(plain_user):
    path = plain_user / "map.yaml"
    path.write_text(TEXT)
    path.chmod(0o444)
    document = Document.open(path)
    assert document.is_read_only
    document.save(plain_user / "copy.yaml")
    assert not document.is_read_only


@pytest.mark.parametrize(
    "folder", ["Zażółć/日本/кобра d'été", "e\N{COMBINING ACUTE ACCENT}/ two  spaces /a.b.c"]
)
def test_folders_in_every_script(tmp_path, folder):
    path = tmp_path.joinpath(*folder.split("/")) / "карта e\N{COMBINING ACUTE ACCENT} 地図.yaml"
    path.parent.mkdir(parents=True)
    document = Document(Scenario())
    place(document, "E5", "town")
    document.save(path)
    assert Document.open(path).scenario == document.scenario
    assert Path(os.listdir(path.parent)[0]) == Path(path.name)

"""What is remembered from one start to the next."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from bocage_editor.storage.settings import MOST_RECENT, Settings


@pytest.fixture
def file(tmp_path):
    return tmp_path / "new folder" / "settings.ini"


def reread(settings, file):
    settings.sync()
    return Settings(file)


def test_values_of_every_kind_come_back(file):
    settings = Settings(file)
    settings.set("a/text", 'Zażółć, 日本; "quoted" \\ back\nslash = %20 @Invalid()')
    settings.set("a/flag", True)
    settings.set("a/one", ["only"])
    settings.set("a/none", [])
    settings.set("a/many", ["x, y", "", "@z", "{name}"])
    settings.set("a/bytes", QByteArray(b"\x00\xff,"))
    again = reread(settings, file)
    assert again.text("a/text") == 'Zażółć, 日本; "quoted" \\ back\nslash = %20 @Invalid()'
    assert again.flag("a/flag")
    assert not again.flag("a/other")
    assert again.texts("a/one") == ["only"]
    assert again.texts("a/none") == []
    assert again.texts("a/many") == ["x, y", "", "@z", "{name}"]
    assert again.bytes("a/bytes") == QByteArray(b"\x00\xff,")


@pytest.mark.parametrize("raw", [b"", b"\x00" * 50, b"[a", b"[a]\nx=@Variant(\\0)\n", b"=\n[]\n=="])
def test_a_damaged_file_is_as_good_as_none(file, raw):
    file.parent.mkdir()
    file.write_bytes(raw)
    settings = Settings(file)
    assert settings.text("a/x", "usual") in ("usual", "", "@Variant(\x00)")
    assert settings.recent == []
    assert settings.texts("session/open") == []
    assert settings.bytes("window/state").isEmpty()
    settings.set("b/y", "new")
    assert reread(settings, file).text("b/y") == "new"


def test_values_of_another_kind_are_passed_over(file):
    settings = Settings(file)
    settings.set("x", ["a", "b"])
    assert settings.text("x", "usual") == "usual"
    assert settings.bytes("x").isEmpty()
    settings.set("y", "text")
    assert settings.texts("y") == ["text"]


def test_twelve_files_are_remembered_the_last_one_first(file, tmp_path):
    settings = Settings(file)
    paths = [tmp_path / f"карта {number}, é.yaml" for number in range(15)]
    for path in [*paths, paths[10]]:
        settings.add_recent(path)
    again = reread(settings, file)
    assert len(again.recent) == MOST_RECENT == 12
    assert again.recent[:3] == [paths[10], paths[14], paths[13]]
    again.remove_recent(paths[10])
    assert paths[10] not in again.recent


def test_a_folder_that_is_gone_is_not_offered(file, tmp_path):
    settings = Settings(file)
    (tmp_path / "maps").mkdir()
    settings.set_folder("scenarios", tmp_path / "maps")
    assert settings.folder("scenarios") == tmp_path / "maps"
    (tmp_path / "maps").rmdir()
    assert settings.folder("scenarios").is_dir()
    assert settings.folder("pictures").is_dir()


def test_where_nothing_can_be_written_nothing_is_remembered(tmp_path):
    (tmp_path / "file").write_text("")
    settings = Settings(tmp_path / "file" / "settings.ini")
    settings.add_recent(Path("a.yaml"))
    settings.sync()
    assert len(settings.recent) == 1

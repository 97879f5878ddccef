"""A file is written completely or stays as it was."""

import errno
import os
import stat
import time
from pathlib import Path

import pytest

from bocage_editor.storage.safe_write import LEFTOVER_AFTER_S, write_file

posix = pytest.mark.skipif(os.name != "posix", reason="this system keeps files in another way")


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file_has_the_usual_permissions_and_no_backup(tmp_path):
    written = write_file(tmp_path / "a.yaml", b"new", keep_backup=True)
    assert names_in(tmp_path) == ["a.yaml"]
    found = (tmp_path / "a.yaml").stat()
    assert (found.st_mtime_ns, found.st_size) == (written.st_mtime_ns, written.st_size)
    (tmp_path / "usual").write_bytes(b"")
    assert found.st_mode == (tmp_path / "usual").stat().st_mode


def test_what_was_there_goes_to_the_backup(tmp_path):
    for payload in (b"one", b"two", b"three"):
        write_file(tmp_path / "a.yaml", payload, keep_backup=True)
    assert (tmp_path / "a.yaml").read_bytes() == b"three"
    assert (tmp_path / "a.yaml.bak").read_bytes() == b"two"
    assert names_in(tmp_path) == ["a.yaml", "a.yaml.bak"]


@posix
def test_a_private_file_stays_private_and_so_does_its_backup(tmp_path):
    target = tmp_path / "a.yaml"
    target.write_text("old")
    target.chmod(0o600)
    write_file(target, b"new", keep_backup=True)
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names_in(tmp_path)]
    assert modes == [0o600, 0o600]


@posix
@pytest.mark.skipif(os.name == "posix" and os.geteuid() != 0, reason="needs an administrator")
def test_the_owner_stays_when_an_administrator_saves(tmp_path):
    target = tmp_path / "a.yaml"
    target.write_text("old")
    os.chown(target, 1234, 5678)
    write_file(target, b"new")
    assert (target.stat().st_uid, target.stat().st_gid) == (1234, 5678)


@posix
@pytest.mark.parametrize("there", [True, False], ids=["to a file", "to nothing"])
def test_a_link_stays_a_link(tmp_path, there):
    (tmp_path / "far").mkdir()
    target = tmp_path / "far" / "real.yaml"
    if there:
        target.write_text("old")
    link = tmp_path / "link.yaml"
    link.symlink_to(Path("far") / "real.yaml")
    write_file(link, b"new", keep_backup=True)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert names_in(tmp_path) == ["far", "link.yaml"]


@posix
def test_of_a_file_with_two_names_the_other_one_keeps_what_was_there(tmp_path):
    (tmp_path / "a.yaml").write_text("old")
    os.link(tmp_path / "a.yaml", tmp_path / "b.yaml")
    write_file(tmp_path / "a.yaml", b"new")
    assert (tmp_path / "a.yaml").read_bytes() == b"new"
    assert (tmp_path / "b.yaml").read_bytes() == b"old"


def test_a_folder_is_refused(tmp_path):
    (tmp_path / "a.yaml").mkdir()
    with pytest.raises(IsADirectoryError, match=r"this is a folder.*a\.yaml"):
        write_file(tmp_path / "a.yaml", b"new")
    assert names_in(tmp_path) == ["a.yaml"]


@posix
def test_a_pipe_is_refused_and_stays(tmp_path):
    os.mkfifo(tmp_path / "a.yaml")
    with pytest.raises(OSError, match=r"this is a device or a pipe.*a\.yaml"):
        write_file(tmp_path / "a.yaml", b"new", keep_backup=True)
    assert stat.S_ISFIFO((tmp_path / "a.yaml").stat().st_mode)
    assert names_in(tmp_path) == ["a.yaml"]


@posix
def test_a_device_is_refused(tmp_path):
    (tmp_path / "a.yaml").symlink_to("/dev/null")
    with pytest.raises(OSError, match="this is a device or a pipe"):
        write_file(tmp_path / "a.yaml", b"new")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


@posix
def test_links_in_a_circle_are_refused(tmp_path):
    (tmp_path / "a.yaml").symlink_to(tmp_path / "b.yaml")
    (tmp_path / "b.yaml").symlink_to(tmp_path / "a.yaml")
    with pytest.raises(OSError, match=r"a\.yaml"):
        write_file(tmp_path / "a.yaml", b"new")


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(FileNotFoundError) as caught:
        write_file(tmp_path / "gone" / "a.yaml", b"new")
    assert caught.value.filename == str(tmp_path / "gone" / "a.yaml")
    assert caught.value.strerror == "No such file or directory"


@pytest.mark.parametrize(
    "name",
    [
        "été.yaml",
        "e\N{COMBINING ACUTE ACCENT}te\N{COMBINING ACUTE ACCENT}.yaml",
        "Битва за Москву.yaml",
        "日本の戦い.yaml",
        " two  spaces .yaml",
        "my.first.map.yaml",
        "%n {name} <b>&amp;.yaml",
        "-rf.yaml",
        pytest.param("newline\nin.yaml", marks=posix),
        pytest.param("x" * 250 + ".yaml", id="255 letters"),
        pytest.param("戦" * 83 + ".yaml", id="254 bytes in 88 letters"),
    ],
)
def test_names_of_every_kind(tmp_path, name):
    for payload in (b"one", b"two"):
        write_file(tmp_path / name, payload, keep_backup=True)
    assert (tmp_path / name).read_bytes() == b"two"
    backups = [found for found in names_in(tmp_path) if found != name]
    assert backups in ([f"{name}.bak"], [])  # a name may be too long for one


def test_a_name_that_is_too_long_is_refused(tmp_path):
    with pytest.raises(OSError, match="File name too long") as caught:
        write_file(tmp_path / ("x" * 300 + ".yaml"), b"new")
    assert "x" * 300 in str(caught.value)
    assert names_in(tmp_path) == []


def full_disk(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("there", [True, False], ids=["an old file", "no file"])
def test_a_full_disk_leaves_everything_as_it_was(tmp_path, monkeypatch, there):
    target = tmp_path / "a.yaml"
    if there:
        target.write_text("old")
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left on device") as caught:
        write_file(target, b"new", keep_backup=True)
    assert caught.value.filename == str(target)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"] * there


def test_a_disk_that_is_really_full(tiny_disk):
    target = tiny_disk / "a.yaml"
    write_file(target, b"o" * 20_000)
    with pytest.raises(OSError, match="No space left on device"):
        write_file(target, b"n" * 60_000, keep_backup=True)
    assert target.read_bytes() == b"o" * 20_000
    assert names_in(tiny_disk) == ["a.yaml"]


def test_no_room_for_a_backup_is_no_reason_not_to_save(tiny_disk):
    target = tiny_disk / "a.yaml"
    write_file(target, b"o" * 30_000)
    write_file(target, b"n" * 10_000, keep_backup=True)
    assert target.read_bytes() == b"n" * 10_000


def test_a_disk_that_cannot_be_written_to(read_only_disk):
    for name in ("old.yaml", "new.yaml"):
        with pytest.raises(OSError, match=r"[Rr]ead-only") as caught:
            write_file(read_only_disk / name, b"new")
        assert caught.value.filename == str(read_only_disk / name)
    assert (read_only_disk / "old.yaml").read_text() == "bocage: 1\n"
    assert names_in(read_only_disk) == ["old.yaml"]


def test_a_read_only_file_is_refused(plain_user):
    target = plain_user / "a.yaml"
    target.write_text("old")
    target.chmod(0o444)
    with pytest.raises(PermissionError, match="the file is read-only"):
        write_file(target, b"new")
    assert target.read_text() == "old"


def test_a_read_only_file_is_refused_even_to_an_administrator(tmp_path):
    target = tmp_path / "a.yaml"
    target.write_text("old")
    target.chmod(0o444)
    with pytest.raises(PermissionError, match="the file is read-only"):
        write_file(target, b"new")


def test_a_read_only_folder_takes_nothing_and_its_files_stay(plain_user):
    target = plain_user / "a.yaml"
    target.write_text("old")
    plain_user.chmod(0o555)
    with pytest.raises(PermissionError, match="Permission denied") as caught:
        write_file(target, b"new", keep_backup=True)
    assert caught.value.filename == str(target)
    assert target.read_text() == "old"


def test_where_files_cannot_be_replaced_they_are_written_to(tmp_path, monkeypatch):
    target = tmp_path / "a.yaml"
    target.write_text("old and longer")
    replace = Path.replace

    def refuse(self, to):
        if Path(to) == target:
            raise PermissionError(errno.EACCES, "busy")
        return replace(self, to)

    monkeypatch.setattr(Path, "replace", refuse)
    written = write_file(target, b"new", keep_backup=True)
    assert target.read_bytes() == b"new"
    assert written.st_mtime_ns == target.stat().st_mtime_ns
    assert (tmp_path / "a.yaml.bak").read_text() == "old and longer"
    assert names_in(tmp_path) == ["a.yaml", "a.yaml.bak"]


def test_a_disk_full_while_writing_to_the_file_itself_brings_back_what_was_there(
    tmp_path, monkeypatch
):
    target = tmp_path / "a.yaml"
    target.write_text("old")
    flushes = []

    def refuse(self, to):
        raise PermissionError(errno.EACCES, "busy")

    def flush(handle):
        flushes.append(handle)
        if len(flushes) == 2:  # the first one is of the temporary file
            full_disk()

    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(os, "fsync", flush)
    with pytest.raises(OSError, match="No space left"):
        write_file(target, b"new and longer")
    assert target.read_text() == "old"
    assert names_in(tmp_path) == ["a.yaml"]


@pytest.mark.parametrize("name", ["chmod", "chown"])
def test_a_file_system_without_permissions_keeps_nobody_from_saving(tmp_path, monkeypatch, name):
    def refuse(*_):
        raise PermissionError(errno.EPERM, "Operation not permitted")

    target = tmp_path / "a.yaml"
    target.write_text("old")
    monkeypatch.setattr(Path if name == "chmod" else os, name, refuse, raising=False)
    write_file(target, b"new")
    assert target.read_bytes() == b"new"


def test_a_file_system_that_cannot_flush_keeps_nobody_from_saving(tmp_path, monkeypatch):
    def refuse(_):
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", refuse)
    write_file(tmp_path / "a.yaml", b"new")
    assert (tmp_path / "a.yaml").read_bytes() == b"new"


def test_a_backup_whose_place_is_taken_by_a_folder(tmp_path):
    (tmp_path / "a.yaml").write_text("old")
    (tmp_path / "a.yaml.bak").mkdir()
    write_file(tmp_path / "a.yaml", b"new", keep_backup=True)
    assert (tmp_path / "a.yaml").read_bytes() == b"new"
    assert names_in(tmp_path) == ["a.yaml", "a.yaml.bak"]


def test_leftovers_of_killed_writes_are_removed_once_they_are_old(tmp_path):
    old = time.time() - LEFTOVER_AFTER_S - 10
    for name in (
        ".a.yaml.abcdefgh.tmp",
        ".a.yaml.bak.12345678.tmp",
        ".a.yaml.mine.tmp",
        ".b.yaml.abcdefgh.tmp",
        "a.yaml.tmp",
    ):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (old, old))
    (tmp_path / ".a.yaml.youngone.tmp").write_text("of a write that is going on")
    write_file(tmp_path / "a.yaml", b"new")
    assert names_in(tmp_path) == [
        ".a.yaml.mine.tmp",
        ".a.yaml.youngone.tmp",
        ".b.yaml.abcdefgh.tmp",
        "a.yaml",
        "a.yaml.tmp",
    ]

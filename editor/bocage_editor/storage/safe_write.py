"""Writing a file so that it is complete or not there at all, whatever happens meanwhile."""

import contextlib
import errno
import os
import stat
import tempfile
import time
from pathlib import Path

BACKUP_SUFFIX = ".bak"
TEMPORARY_SUFFIX = ".tmp"
LEFTOVER_AFTER_S = 3600
"""A temporary file that old belongs to no write that is still going on."""
MOST_NAME_BYTES = 160
"""Bytes of the target's name in the name of a temporary file; systems allow 255 for all of it."""
A_FOLDER = "this is a folder"
A_DEVICE = "this is a device or a pipe"
READ_ONLY = "the file is read-only"
REFUSALS = frozenset({A_FOLDER, A_DEVICE, READ_ONLY})
"""Why we do not write although the system might."""
_CANNOT_REPLACE = {errno.EACCES, errno.EPERM, errno.EXDEV, errno.EBUSY, errno.ENOTSUP}
_CANNOT_FLUSH = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS}


def write_file(target: Path, payload: bytes, *, keep_backup: bool = False) -> os.stat_result:
    """Put ``payload`` in place of a file, keeping its permissions, and return what it then is.

    Links are followed; of a file with several names, the others keep what was there before.
    With ``keep_backup`` that also goes to a file of that name with `BACKUP_SUFFIX`.  Where the
    system does not let files be replaced, such as in some network folders, the file itself is
    written to.  Raises `OSError` that names the file asked for; then it is as it was.
    """
    target = Path(os.path.realpath(target))
    try:
        before = _before(target)
        temporary = _temporary_beside(target, payload, before)
    except OSError as error:
        raise _about(target, error) from None
    try:
        if keep_backup and before is not None:
            _back_up(target, before)
        written = _replace(temporary, target, payload, before)
    except OSError as error:
        raise _about(target, error) from None
    finally:
        _remove(temporary)
    _flush_folder(target.parent)
    _remove_leftovers(target)
    return written


def _before(target: Path) -> os.stat_result | None:
    """Return what there is, None if nothing; refuse what must not be replaced."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, A_FOLDER)
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, A_DEVICE)
    # The folder would let us replace it all the same.
    if not found.st_mode & 0o222 or not is_writable(target):
        raise PermissionError(errno.EACCES, READ_ONLY)
    return found


def is_writable(path: Path) -> bool:
    """Tell whether a file may be written to, as far as its permissions say."""
    effective = os.access in os.supports_effective_ids
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return bool(mode & 0o222) and os.access(path, os.W_OK, effective_ids=effective)


def _about(target: Path, error: OSError) -> OSError:
    """Return the error as one about the file asked for."""
    return type(error)(error.errno, error.strerror or str(error), str(target))


def _temporary_beside(target: Path, payload: bytes, like: os.stat_result | None) -> Path:
    """Return a file beside the target that holds the payload, on the disk for good."""
    handle, name = tempfile.mkstemp(
        prefix=_prefix(target), suffix=TEMPORARY_SUFFIX, dir=target.parent
    )
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(payload)
            stream.flush()
            _flush(stream.fileno())
        _make_alike(temporary, like)
    except BaseException:
        _remove(temporary)
        raise
    return temporary


def _flush(handle: int) -> None:
    """Put on the disk what was written, on file systems that know how."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_FLUSH:
            raise


def _prefix(target: Path) -> str:
    """Return how the names of temporary files for a target begin."""
    name = target.name
    while len(os.fsencode(name)) > MOST_NAME_BYTES:
        name = name[:-1]
    return f".{name}."


def _make_alike(path: Path, like: os.stat_result | None) -> None:
    """Give a file the owner and permissions of another, as far as the system allows it."""
    if like is not None and hasattr(os, "chown"):
        with contextlib.suppress(OSError):
            os.chown(path, like.st_uid, like.st_gid)
    with contextlib.suppress(OSError):
        path.chmod(_usual_mode() if like is None else like.st_mode & 0o777)


def _usual_mode() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask


def _back_up(target: Path, like: os.stat_result) -> None:
    """Keep the file as it is under its backup name, without a moment in which it is missing.

    A backup that cannot be made does not keep anybody from saving.
    """
    backup = target.with_name(target.name + BACKUP_SUFFIX)
    with contextlib.suppress(OSError):
        temporary = _temporary_beside(backup, target.read_bytes(), like)
        try:
            temporary.replace(backup)
        finally:
            _remove(temporary)


def _replace(
    temporary: Path, target: Path, payload: bytes, before: os.stat_result | None
) -> os.stat_result:
    """Put the temporary file in place of the target, or write to that if it has to stay."""
    written = temporary.stat()
    try:
        temporary.replace(target)
    except OSError as error:
        if before is None or error.errno not in _CANNOT_REPLACE:
            raise
        _write_over(target, payload)
        return target.stat()
    return written


def _write_over(target: Path, payload: bytes) -> None:
    """Write into the file itself; put back what it held if that fails."""
    before = target.read_bytes()
    try:
        _fill(target, payload)
    except OSError:
        with contextlib.suppress(OSError):
            _fill(target, before)
        raise


def _fill(target: Path, payload: bytes) -> None:
    with target.open("r+b") as stream:
        stream.write(payload)
        stream.truncate()
        stream.flush()
        _flush(stream.fileno())


def _flush_folder(folder: Path) -> None:
    """Make the new name durable, on systems on which folders can be flushed."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _remove(temporary: Path) -> None:
    with contextlib.suppress(OSError):
        temporary.unlink(missing_ok=True)


def _remove_leftovers(target: Path) -> None:
    """Remove temporary files of a target that a process which was killed has left behind."""
    backup = target.with_name(target.name + BACKUP_SUFFIX)
    starts = (_prefix(backup), _prefix(target))
    oldest = time.time() - LEFTOVER_AFTER_S
    with contextlib.suppress(OSError):
        for entry in os.scandir(target.parent):
            middle = next((entry.name[len(s) :] for s in starts if entry.name.startswith(s)), "")
            is_ours = len(middle) == len("abcdefgh.tmp") and middle.endswith(TEMPORARY_SUFFIX)
            if is_ours and entry.stat(follow_symlinks=False).st_mtime < oldest:
                _remove(Path(entry.path))

"""Writing a file so that it is complete or not there at all, whatever happens meanwhile."""

import contextlib
import errno
import os
import tempfile
from pathlib import Path

BACKUP_SUFFIX = ".bak"
_CANNOT_CREATE = {errno.EACCES, errno.EPERM, errno.EROFS}


def write_file(target: Path, payload: bytes, *, keep_backup: bool = False) -> None:
    """Put ``payload`` in place of a file, keeping its permissions; links are followed.

    With ``keep_backup`` what was there before goes to a file of that name with `BACKUP_SUFFIX`.
    Where the folder takes no new file but the old one may be written to, it is written to
    directly.  Raises `OSError` that names the file asked for; then it is as it was.
    """
    target = Path(os.path.realpath(target))
    try:
        mode: int | None = target.stat().st_mode & 0o777
    except FileNotFoundError:
        mode = None
    if mode is not None and not mode & 0o222:  # the folder would let us replace it all the same
        raise PermissionError(errno.EACCES, "the file is read-only", str(target))
    try:
        temporary = _temporary_beside(target, payload, mode)
    except OSError as error:
        if mode is None or error.errno not in _CANNOT_CREATE or not os.access(target, os.W_OK):
            raise _about(target, error) from None
        _write_over(target, payload)
        return
    try:
        if keep_backup and mode is not None:
            _back_up(target)
        temporary.replace(target)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise _about(target, error) from None
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)


def _about(target: Path, error: OSError) -> OSError:
    """Return the error as one about the file asked for."""
    return type(error)(error.errno, error.strerror, str(target))


def _temporary_beside(target: Path, payload: bytes, mode: int | None) -> Path:
    """Return a file beside the target that holds the payload, on the disk for good."""
    handle, name = tempfile.mkstemp(
        prefix=f".{target.name[:60]}.", suffix=".tmp", dir=target.parent
    )
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(payload)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.chmod(_usual_mode() if mode is None else mode)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _usual_mode() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask


def _back_up(target: Path) -> None:
    """Keep the file as it is under its backup name, without a moment in which it is missing.

    A backup that cannot be made does not keep anybody from saving.
    """
    backup = target.with_name(target.name + BACKUP_SUFFIX)
    with contextlib.suppress(OSError):
        temporary = _temporary_beside(backup, target.read_bytes(), None)
        temporary.replace(backup)


def _write_over(target: Path, payload: bytes) -> None:
    """Write into the file itself; put back what it held if that fails."""
    before = target.read_bytes()
    try:
        _fill(target, payload)
    except OSError as error:
        with contextlib.suppress(OSError):
            _fill(target, before)
        raise _about(target, error) from None


def _fill(target: Path, payload: bytes) -> None:
    with target.open("r+b") as stream:
        stream.write(payload)
        stream.truncate()
        stream.flush()
        os.fsync(stream.fileno())


def _flush_folder(folder: Path) -> None:
    """Make the new name durable, on systems on which folders can be flushed."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

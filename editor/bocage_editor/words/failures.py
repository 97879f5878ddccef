"""Why something went wrong, in the language of the program."""

import errno
from collections.abc import Mapping

from bocage_editor.storage.safe_write import REFUSALS
from bocage_editor.words.findings import line_of, words_of
from bocage_editor.words.languages import translated
from bocage_schema.errors import BocageError
from bocage_schema.source import SourceError

CONTEXT = "Failure"
"""Under which these texts are translated."""

OF_SYSTEM: Mapping[int, str] = {
    errno.EACCES: "Permission denied",
    errno.EBUSY: "Device or resource busy",
    errno.EDQUOT: "Disk quota exceeded",
    errno.EEXIST: "File exists",
    errno.EFBIG: "File too large",
    errno.EINVAL: "Invalid argument",
    errno.EIO: "Input/output error",
    errno.EISDIR: "Is a directory",
    errno.ELOOP: "Too many levels of symbolic links",
    errno.EMFILE: "Too many open files",
    errno.ENAMETOOLONG: "File name too long",
    errno.ENFILE: "Too many open files in system",
    errno.ENODEV: "No such device",
    errno.ENOENT: "No such file or directory",
    errno.ENOSPC: "No space left on device",
    errno.ENOTCONN: "Transport endpoint is not connected",
    errno.ENOTDIR: "Not a directory",
    errno.EPERM: "Operation not permitted",
    errno.EROFS: "Read-only file system",
    errno.ESTALE: "Stale file handle",
    errno.ETIMEDOUT: "Connection timed out",
}
"""What systems say of files; they say it in the language of the system, or in English."""


def why(error: BaseException) -> str:
    """Return what went wrong, without the name of a file that only the system tells."""
    if isinstance(error, SourceError):
        return line_of(error.finding)
    if isinstance(error, BocageError):
        return words_of(error)
    if isinstance(error, OSError):
        return _of_system(error)
    return str(error)


def _of_system(error: OSError) -> str:
    told = error.strerror or str(error)
    if told not in REFUSALS and error.errno is not None:
        told = OF_SYSTEM.get(error.errno, told)
    return translated(CONTEXT, told)

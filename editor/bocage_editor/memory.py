"""Giving memory back that is no longer needed."""

import ctypes
import sys


def give_back() -> None:
    """Return free memory to the system at once, where the C library can be asked to (glibc).

    Pictures of boards are large and go with their document; otherwise the C library would keep
    their room for later.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)

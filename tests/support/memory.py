"""How much memory this process holds."""

import ctypes
import gc
import sys
from pathlib import Path


def memory_mb() -> float:
    """Return the resident memory of this process in MB; 0 where the system does not tell so."""
    told = Path("/proc/self/status")
    lines = told.read_text().splitlines() if told.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def held_mb() -> float:
    """Return the same once all that is free went back to the system, where it can be asked to."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
    return memory_mb()

"""How much memory this process holds."""

from pathlib import Path


def memory_mb() -> float:
    """Return the resident memory of this process in MB; 0 where the system does not tell so."""
    told = Path("/proc/self/status")
    lines = told.read_text().splitlines() if told.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)

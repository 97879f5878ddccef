"""What must come to an end: a hang fails, where it would hold up all tests.

How long something takes is measured by the benchmarks, as machines differ and are busy.
"""

import signal
from contextlib import contextmanager

PATIENCE_S = 120
"""Many times what anything takes that these tests wait for, in seconds."""


@contextmanager
def must_end(seconds=PATIENCE_S):
    """Fail if the block does not end; on systems without alarms it may take any time."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def give_up(*_):
        raise AssertionError(f"this does not end: it has taken {seconds} s")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

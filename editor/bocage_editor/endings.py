"""What happens when the program has to end, or something in it goes wrong."""

import logging
import signal
import socket
import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication, QSessionManager

from bocage_editor.window.main_window import MainWindow

SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""Those that ask a program to end, as far as a system has them."""
log = logging.getLogger("bocage")


class Signals(QObject):
    """Ends the program when the system asks for it, after copies of all changes were kept.

    Python gets to see a signal only while it runs, which it does not as long as Qt waits for
    events; so the signal writes to a socket that Qt listens to.
    """

    def __init__(self, window: MainWindow) -> None:
        """Look after a window."""
        super().__init__(window)
        self._window = window
        self._far, self._near = socket.socketpair()
        self._far.setblocking(False)
        self._near.setblocking(False)
        self._listener = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._listener.activated.connect(self._take)
        signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is not None:
                signal.signal(number, lambda *_: None)

    def _take(self) -> None:
        try:
            numbers = self._near.recv(64)
        except OSError:
            return
        if numbers:
            leave(self._window, 128 + numbers[0])

    def stop(self) -> None:
        """Leave signals and exceptions to what comes next, and let the window go in silence."""
        sys.excepthook = sys.__excepthook__
        for page in self._window.pages():  # a history that goes says that it was cleared
            page.document.undo_stack.blockSignals(True)
        self._listener.setEnabled(False)
        signal.set_wakeup_fd(-1)
        self._far.close()
        self._near.close()


def leave(window: MainWindow, status: int) -> None:
    """End the program without asking; what is not saved is offered at the next start."""
    window.remember()
    window.files.leave()
    QCoreApplication.exit(status)


def log_out(window: MainWindow, manager: QSessionManager) -> None:
    """Keep copies when somebody logs out, and ask what becomes of changes if there is time."""
    window.files.keep_all()
    window.remember()
    if manager.allowsInteraction():
        if not window.files.may_close(window.pages()):
            manager.cancel()
        manager.release()


def look_after(window: MainWindow) -> Signals:
    """See to it that nothing is lost in a window, however the program ends."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.commitDataRequest.connect(lambda manager: log_out(window, manager))
    sys.excepthook = CrashReporter(window)
    return Signals(window)


class CrashReporter:
    """Keeps copies of all documents when something goes wrong, says so, and goes on."""

    def __init__(self, window: MainWindow) -> None:
        """Look after a window."""
        self._window = window
        self._is_telling = False

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Take an exception that nobody has caught."""
        if issubclass(kind, KeyboardInterrupt):
            leave(self._window, 128 + signal.SIGINT)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        log.error(details)
        if sys.stderr is not None:
            sys.stderr.write(details)
        if self._is_telling:  # such as one in each repainting, which the message itself causes
            return
        self._is_telling = True
        try:
            self._window.tell_crash(details, kept=self._window.files.keep_all())
        finally:
            self._is_telling = False

"""The languages of the program: which there are, and the texts in them.

Classes of Qt ask for their texts with `self.tr`, everything else with `tr`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import as_file, files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from bocage_editor.words.plurals import EnglishPlurals

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
"""By code, what the languages call themselves."""
OF_QT = "qtbase"
"""What Qt's own texts are called, such as those of the buttons of dialogs."""

_installed: list[QTranslator] = []
_spoken = ["en"]
_meanwhile: ContextVar[tuple[QTranslator, ...]] = ContextVar("meanwhile", default=())


def tr(text: str, number: int = -1) -> str:
    """Return a text in the language of the program; ``number`` is what ``%n`` stands for.

    See `speaking` for texts in another language.
    """
    return translated("", text, number)


def translated(context: str, text: str, number: int = -1) -> str:
    """Return a text as `tr` does, from another context of the translations."""
    meanwhile = _meanwhile.get()
    if not meanwhile:
        return QCoreApplication.translate(context, text, None, number)
    asked = reversed(meanwhile)
    told = next(filter(None, (each.translate(context, text, None, number) for each in asked)), text)
    return told.replace("%n", str(number))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let `tr` answer in a language meanwhile, whichever one the program speaks."""
    before = _meanwhile.set(tuple(_translators(language)))
    try:
        yield
    finally:
        _meanwhile.reset(before)


def language_of(wanted: str | None) -> str:
    """Return the language of the program: the one wanted, or the system's, or English."""
    code = (wanted or QLocale.system().name())[:2].lower()
    return code if code in LANGUAGES else "en"


def install(language: str) -> None:
    """Let the application speak a language from now on; what is shown already stays as it is."""
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _spoken[:] = [language]
    _installed[:] = _translators(language)
    for translator in _installed:
        QCoreApplication.installTranslator(translator)


def spoken() -> str:
    """Return the language of the program."""
    return _spoken[0]


def _translators(language: str) -> Iterator[QTranslator]:
    """Yield who is asked for a text, the last one first."""
    yield EnglishPlurals()
    if language == "en":
        return
    of_qt, own = QTranslator(), QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if of_qt.load(f"{OF_QT}_{language}", folder):
        yield of_qt
    file = files("bocage_editor").joinpath("translations", f"bocage_{language}.qm")
    with as_file(file) as path:
        if own.load(str(path)):
            yield own

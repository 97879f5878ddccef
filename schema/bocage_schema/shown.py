"""Text from files made fit for a line on a terminal."""


def printable(text: str) -> str:
    """Return ``text`` with line ends as spaces and signs that would steer a terminal escaped."""
    if text.isprintable():
        return text
    return "".join(map(_printable, " ".join(text.split())))


def escaped(text: str) -> str:
    """Return the name of a file, or a message that holds one, on one line: no sign steers."""
    return text if text.isprintable() else "".join(map(_printable, text))


def _printable(character: str) -> str:
    if character.isprintable():
        return character
    return character.encode("unicode_escape").decode("ascii")

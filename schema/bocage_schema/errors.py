"""The base of every exception whose message is meant for the user."""

from bocage_schema.saying import ENGLISH, Tongue, in_tongue


class BocageError(Exception):
    """An impossible request; its message can be shown as it stands.

    Subclasses also derive from the built-in exception that fits, mostly
    `ValueError`, so that callers need not know this class.  One that can be said in several
    languages is raised with `bocage_schema.saying.Words`, mostly a phrase, and can fill in a
    phrase itself.
    """

    def said(self, tongue: Tongue) -> str:
        """Return the message in a language; one that is a text stays as it is."""
        return str(in_tongue(self.args[0], tongue)) if self.args else ""

    def __str__(self) -> str:
        """Return the message in English."""
        return self.said(ENGLISH)

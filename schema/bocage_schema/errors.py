"""The base of every exception whose message is meant for the user."""


class BocageError(Exception):
    """An impossible request; its message can be shown as it stands.

    Subclasses also derive from the built-in exception that fits, mostly
    `ValueError`, so that callers need not know this class.
    """

"""The programs people use: the ``bocage`` command and, later, the editor window."""

"""``python -m bocage_editor`` is the ``bocage`` command."""

from bocage_editor.cli.main import entry

if __name__ == "__main__":
    entry()

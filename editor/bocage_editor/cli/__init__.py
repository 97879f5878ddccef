"""The ``bocage`` command: `main` and one module per sub-command."""

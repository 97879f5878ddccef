"""The main window: it wires the parts together and decides nothing."""

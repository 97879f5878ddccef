"""Markers that mean little without a side."""

REMARKS = {"minefield": "M119", "exit_marker": "M120"}
"""What to say of a marker with such rules that names no side."""

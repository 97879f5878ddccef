"""Undo commands: the only way in which documents change."""

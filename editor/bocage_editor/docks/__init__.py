"""Panels around the board."""

"""Scenario documents: model, file formats and the bundled library."""

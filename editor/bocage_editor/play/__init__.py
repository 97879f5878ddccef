"""Test play: a game of the scenario at hand, in a window of its own."""

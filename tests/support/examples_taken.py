"""How many examples property tests take that need more than the others."""

from hypothesis import settings


def at_least(number):
    """Take so many examples, or as many as the profile says if those are more."""
    return settings(max_examples=max(number, settings().max_examples))

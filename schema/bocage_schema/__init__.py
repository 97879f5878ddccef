"""What may be said in a scenario, and how to say that it is wrong."""

__version__ = "0.1.0"
"""Version of the whole distribution."""

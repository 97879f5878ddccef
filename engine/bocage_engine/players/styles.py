"""What players are after: weights that the estimates of moves and attacks are multiplied with."""

from collections.abc import Mapping
from typing import NamedTuple


class Style(NamedTuple):
    """Weights of what a choice is worth; 1 is as usual."""

    damage: float = 1.0
    """Of enemy figures removed and enemy units driven back."""
    safety: float = 1.0
    """Of one's own figures that are in danger."""
    goals: float = 1.0
    """Of objectives and exits."""
    approach: float = 1.0
    """Of coming nearer to the enemy."""


STYLES: Mapping[str, Style] = {
    "balanced": Style(),
    "cautious": Style(damage=1.0, safety=2.2, goals=1.0, approach=0.6),
    "hunter": Style(damage=0.9, safety=0.9, goals=2.5, approach=0.8),
    "wrecker": Style(damage=1.5, safety=0.6, goals=0.6, approach=1.6),
}
"""Every style by the name that users give."""
USUAL = "balanced"
"""The style of players that are named without one."""

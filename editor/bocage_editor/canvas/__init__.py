"""Boards on the screen and on paper: one description of what is drawn, two ways to draw it."""

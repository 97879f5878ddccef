"""Browsing scenario files: those that come with the program, and folders of the user."""

"""Sentences about documents, for people."""

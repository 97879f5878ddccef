"""The rules of the game, with no files and no windows."""

"""Edits of documents: functions that take a scenario and return the changed one.

What an edit leaves alone is the same object afterwards, down to the contents of single
hexes; an edit that changes nothing returns the very scenario it was given.  Import from the
modules: `regions` (which hexes), `place` and `erase` (pieces), `tokens` (markers, labels,
notes), `replacing` (a kind everywhere), `lines` (rivers, roads and the like that connect
themselves), `medals` (objectives and exits), `clips`, `area` and `clip_text` (copying and
moving), `turning` (rotating and mirroring), `whole` and `resizing` (the whole board),
`symmetry`, `adopting` (parts of another document).
"""

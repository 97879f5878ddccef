"""Pictures of the pieces, drawn as vectors; nothing here knows of documents or windows."""

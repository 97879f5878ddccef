"""The community's ``.m44`` format: its elements as JSON objects, and back."""

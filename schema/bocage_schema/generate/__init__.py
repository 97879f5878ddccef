"""Files made from the catalogue and the code tables; ``python -m bocage_schema.generate``."""

"""What the entries of all tables have in common."""

import msgspec


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a table, or a part of one, decoded from the compiled catalogue.

    A struct of msgspec costs a thirtieth of a dataclass to define, and the catalogue has a
    hundred of them, which every start of the program has to wait for.
    """

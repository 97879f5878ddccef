"""Names in the three languages of the product."""

from bocage_schema.catalogue.record import Record
from bocage_schema.saying import Tongue


class Names(Record, frozen=True, kw_only=True):
    """A name in English, German and Dutch."""

    en: str
    de: str
    nl: str

    @classmethod
    def of(cls, en: str, de: str, nl: str) -> "Names":
        """Return a name from its words in English, German and Dutch."""
        return cls(en=en, de=de, nl=nl)

    def get(self, language: str) -> str:
        """Return the name in ``language``, a code such as ``de`` or ``nl_BE``, else in English."""
        match language[:2].lower():
            case "de":
                return self.de
            case "nl":
                return self.nl
            case _:
                return self.en

    def said(self, tongue: Tongue) -> str:
        """Return the name in a language of findings."""
        return self.get(tongue.code)

    def __str__(self) -> str:
        """Return the name in English."""
        return self.en

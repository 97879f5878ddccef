"""The codes of languages, and those that are mistaken for them."""

import re
from collections.abc import Mapping

_TWO_LETTERS = (
    "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv "
    "cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr "
    "ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw "
    "ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv "
    "ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq "
    "sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh "
    "yi yo za zh zu"
)
ISO_639_1 = frozenset(_TWO_LETTERS.split())
"""The two-letter codes of languages."""
OTHER_LANGUAGE = "c"
"""The desktop editor's code for a language that it does not offer."""
MISTAKEN_CODES: Mapping[str, str] = {
    "eng": "en", "ger": "de", "deu": "de", "dut": "nl", "nld": "nl", "fre": "fr", "fra": "fr",
    "spa": "es", "ita": "it", "pol": "pl", "por": "pt", "rus": "ru", "swe": "sv", "dan": "da",
    "fin": "fi", "nor": "no", "english": "en", "deutsch": "de", "german": "de", "dutch": "nl",
    "nederlands": "nl", "french": "fr", "francais": "fr", "français": "fr",
}  # fmt: skip
"""Words that are used as codes, and the codes that they stand for."""


def is_language(code: str) -> bool:
    """Tell whether a code is that of a language, perhaps as spoken in some region."""
    language, *region = re.split("[-_]", code, maxsplit=1)
    return (language in ISO_639_1 or code == OTHER_LANGUAGE) and all(
        re.fullmatch("[A-Za-z0-9]{2,8}([-_][A-Za-z0-9]{2,8})*", part) for part in region
    )


def language_meant(code: str) -> str | None:
    """Return the code that a wrong one surely stands for; None if nobody can say."""
    lowered = code.strip().lower()
    meant = MISTAKEN_CODES.get(lowered, lowered)
    return meant if meant != code and meant in ISO_639_1 else None

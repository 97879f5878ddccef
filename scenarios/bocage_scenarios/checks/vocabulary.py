"""What texts call things, in English, German and Dutch.

The words are chosen to be sure rather than complete: a phrase that is not understood is
passed over.  Names of nations, pieces and special rules come from the catalogue.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bocage_schema.ids import Side
from bocage_schema.saying import Words, phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """Something that texts speak of: the pieces that it is on the map, and what it is called."""

    words: Words
    """What it is called in messages, in the plural."""
    pieces: tuple[str, ...]
    """Parts, in small letters, of the English names of its pieces."""
    en: str
    de: str
    nl: str
    """Patterns of the words for it."""

    @property
    def name(self) -> str:
        """What it is called in English."""
        return str(self.words)

    def pattern(self, language: str) -> re.Pattern[str]:
        """Return the pattern of its words in a language."""
        return _compiled(getattr(self, language))


SUBJECTS = (
    Subject(
        words=phrase("bridges"),
        pieces=("bridge",),
        en=r"\b[Bb]ridges?\b",
        de=r"\bBrücken?(?:feld\w*)?\b",
        nl=r"\b[Bb]rug(?:gen)?(?:vak\w*)?\b",
    ),
    Subject(
        words=phrase("bunkers"),
        pieces=("bunker",),
        en=r"\b[Bb]unkers?\b",
        de=r"\b(?:Feldb|B)unkern?\b",
        nl=r"\b(?:[Vv]eldb|[Bb])unkers?\b",
    ),
    Subject(
        words=phrase("exits"),
        pieces=("exit",),
        en=r"\b[Ee]xit (?:hex(?:es)?|markers?|tokens?)\b"
        r"|\b(?:exit|leave)(?:s|ing)? (?:off )?the (?:board|map|battlefield)\b",
        de=r"\bAusgangs(?:marker|feld)\w*"
        r"|\b(?:Spielfeld|Spielbrett|Spielplan|Schlachtfeld)(?: \w+){0,8} verl(?:ässt|assen)\b",
        nl=r"\b[Uu]itgangs(?:markering|vak)\w*"
        r"|\b(?:[Ss]pelbord|[Ss]lagveld)(?: \w+){0,8} verla(?:at|ten)\b",
    ),
    Subject(
        words=phrase("minefields"),
        pieces=("minefield",),
        en=r"\b[Mm]inefields?\b",
        de=r"\bMinenfeld(?:er|ern|s)?\b",
        nl=r"\b[Mm]ijnenveld(?:en)?\b",
    ),
    Subject(
        words=phrase("airfields"),
        pieces=("airfield",),
        en=r"\b[Aa]irfields?\b",
        de=r"\b(?:Flugplatz(?:es)?|Flugplätzen?|Flugfeld(?:er|ern|s)?)\b",
        nl=r"\b[Vv]liegveld(?:en)?\b",
    ),
    Subject(
        words=phrase("railways"),
        pieces=("railway", "locomotive", "wagon"),
        en=r"\b(?:[Rr]ailways?|[Rr]ailroads?)\b",
        de=r"\b(?:Eisenbahn|Bahnlinien?|Schienen)\b",
        nl=r"\b[Ss]poor(?:lijn|lijnen|weg|wegen)\b",
    ),
    Subject(
        words=phrase("road blocks"),
        pieces=("road block",),
        en=r"\b[Rr]oad ?[Bb]locks?\b",
        de=r"\bStraßensperren?\b",
        nl=r"\b[Ww]egversperring(?:en)?\b",
    ),
    Subject(
        words=phrase("trenches"),
        pieces=("trench",),
        en=r"\b[Tt]rench(?:es)?\b",
        de=r"\b(?:Schützengraben|Schützengräben|Schützengrabens)\b",
        nl=r"\b[Ll]oopgra(?:af|ven)\b",
    ),
    Subject(
        words=phrase("field hospitals"),
        pieces=("hospital",),
        en=r"\b(?:[Ff]ield [Hh]ospitals?|[Hh]ospital [Tt]ents?)\b",
        de=r"\b(?:Feldlazarett|Lazarett)(?:e|en|s)?\b",
        nl=r"\b[Vv]eldhospita(?:al|len)\b",
    ),
)

DOUBT: Mapping[str, re.Pattern[str]] = {
    language: re.compile(words, re.IGNORECASE)
    for language, words in (
        (
            "en",
            r"\b(?:no|not|never|none|without|cannot|if|unless|optional|instead|treat\w*|engineers?"
            r"|buil[dt]\w*|construct\w*|lay|lays|laid|remov\w*|repair\w*|imagin\w*|represent\w*)\b"
            r"|n't\b",
        ),
        (
            "de",
            r"\b(?:kein\w*|nicht|nie|niemals|ohne|wenn|falls|sofern|optional|statt|anstelle"
            r"|gelten|gilt|pionier\w*|\w*bau(?:en|t)|gebaut|errichte\w*|leg(?:en|t)|gelegt"
            r"|entfern\w*|reparier\w*|fehl(?:en|t))\b",
        ),
        (
            "nl",
            r"\b(?:geen|niet|nooit|zonder|als|indien|tenzij|optioneel|zoals|geld(?:en|t)|genie\w*"
            r"|bouw(?:en|t)|gebouwd|leg(?:gen|t)|gelegd|plaats(?:en|t)?|verwijder\w*|repar\w*"
            r"|ontbre\w*)\b",
        ),
    )
}
"""Words that make a sentence doubtful: it need not say that something is on the map."""
ONLY_LIKE: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(r"\b(?:as|like|than) (?:an? |the )?(?:\w+ )?$", re.IGNORECASE),
    "de": re.compile(r"\b(?:als|wie) (?:(?:ein|der|die|das)\w* )?(?:\w+ )?$", re.IGNORECASE),
    "nl": re.compile(r"\b(?:als|zoals|dan) (?:(?:een|de|het) )?(?:\w+ )?$", re.IGNORECASE),
}
"""What stands before a word that something is only compared with."""

SIDES: Mapping[str, Mapping[Side, str]] = {
    "en": {Side.AXIS: r"axis", Side.ALLIES: r"all(?:ies|ied)"},
    "de": {
        Side.AXIS: r"achsen?(?:mächten?|truppen)?(?:spieler)?",
        Side.ALLIES: r"alliierten?r?",
    },
    "nl": {Side.AXIS: r"as(?:-?mogendheden)?", Side.ALLIES: r"geallieerden?"},
}
"""What the sides are called, at the beginning of a sentence."""
PEOPLES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "germany": r"germans?", "united_states": r"americans?|us(?: marines?)?|u\.s\.",
        "great_britain": r"british", "soviet_union": r"russians?|soviets?|russia",
        "japan": r"japanese", "italy": r"italians?", "france": r"french", "canada": r"canadians?",
        "finland": r"finns|finnish", "poland": r"poles|polish", "netherlands": r"dutch",
        "romania": r"romanians?", "australia": r"australians?", "china": r"chinese",
    },
    "de": {
        "germany": r"deutschen?r?", "united_states": r"(?:us-)?amerikan(?:er|ische[nr]?)|usa",
        "great_britain": r"brit(?:en|ischen?r?)", "soviet_union": r"russ(?:en|ischen?r?)|sowjets?",
        "japan": r"japan(?:er|ischen?r?)", "italy": r"italiener|italienischen?r?",
        "france": r"franzosen|französischen?r?", "canada": r"kanadi(?:er|schen?r?)",
        "finland": r"finn(?:en|ischen?r?)", "poland": r"pol(?:en|nischen?r?)",
        "netherlands": r"niederländer|niederländischen?r?",
    },
    "nl": {
        "germany": r"duitsers?|duitse", "united_states": r"amerika(?:nen|anse)|vs",
        "great_britain": r"britten|britse", "soviet_union": r"russen|russische|sovjets?",
        "japan": r"japanners|japanse", "italy": r"italianen|italiaanse",
        "france": r"fransen|franse", "canada": r"canade(?:zen|se)", "finland": r"finnen|finse",
        "poland": r"polen|poolse", "netherlands": r"nederland(?:ers|se)",
    },
}  # fmt: skip
"""What the people of a nation are called, besides the name of the nation."""
ROLES: Mapping[str, str] = {
    "en": r"players?|side|forces|camp|army|corps",
    "de": r"spieler(?:in)?|seite|lager|partei|truppen",
    "nl": r"speler|kamp|partij|zijde|troepen",
}
ARTICLES: Mapping[str, str] = {"en": "the", "de": "die|der|das", "nl": "de|het"}
TAKES: Mapping[str, str] = {
    "en": r"takes?|gets?|has|have|receives?|draws?|needs?|starts? with|begins? with",
    "de": r"nimmt|nehmen(?: sie)?|erhält|erhalten|hat|haben|benötigt|benötigen|brauchen|braucht"
    r"|beginnt mit|beginnen mit",
    "nl": r"neemt|nemen|neem|krijgt|krijgen|heeft|hebben|begint met|beginnen met",
}
CARDS: Mapping[str, str] = {
    "en": r"(?:command )?cards?",
    "de": r"(?:kommando)?karten?",
    "nl": r"(?:bevel|commando)?kaart(?:en)?",
}
MEDALS: Mapping[str, str] = {
    "en": r"(?:victory )?medals?",
    "de": r"siegpunkte?|orden|(?:sieg)?medaillen?",
    "nl": r"(?:overwinnings)?medailles?",
}
TO_WIN: Mapping[str, str] = {
    "en": r" (?:to win|are needed|needed|for victory)",
    "de": r" (?:zum sieg|für den sieg|sind nötig|werden benötigt)",
    "nl": r" (?:om te winnen|nodig|voor de overwinning)",
}
MOVES_FIRST: Mapping[str, tuple[str, str]] = {
    "en": (
        r"you (?:(?:move|go|play|start|begin) first|begin|start|have the first turn)"
        r" *(?:[.!,;\n]|$)",
        r"(?:(?:moves?|goes|go|plays?|starts?|begins?) first|ha(?:s|ve) the first turn"
        r"|begins?(?: the (?:game|battle))?) *(?:[.!,;\n]|$)",
    ),
    "de": (
        r"(?:sie|du) (?:beginn(?:en|st)|zieh(?:en|st) (?:zuerst|als erster?))"
        r"(?: das spiel| die partie| die schlacht)? *(?:[.!,;\n]|$)",
        r"(?:beginn(?:t|en)(?: das spiel| die partie| die schlacht| als erster?s?)?"
        r"|zieh(?:t|en) (?:zuerst|als erster?s?)|ha(?:t|ben) den ersten zug) *(?:[.!,;\n]|$)",
    ),
    "nl": (
        r"(?:u|je|jij) (?:begint|bent als eerste aan de beurt)"
        r"(?: het spel| als eerste)? *(?:[.!,;\n]|$)",
        r"(?:begin(?:t|nen)(?: het spel| als eerste)?|(?:is|zijn) als eerste aan de beurt"
        r"|he(?:eft|bben) de eerste beurt) *(?:[.!,;\n]|$)",
    ),
}
"""How a text says to a player, and of one, that he moves first."""
NUMBERS: Mapping[str, str] = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve",
    "de": "null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "nl": "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
RULES_WORD: Mapping[str, str] = {"en": "rules?", "de": "regeln?", "nl": "regels?"}
TELLS_RULES: Mapping[str, re.Pattern[str]] = {
    language: re.compile(words, re.IGNORECASE)
    for language, words in (
        ("en", r"\brules?\b|command cards?\b|air power|air sort|recon\b|\bdrop|drops?\b|reinforce"
               r"|reserve|\bblow|smoke|night|visib|weather|commissar|blitz|suppl|each turn|turn \d"
               r"|(?:armou?r|tanks?)\b.{0,40}\d hex"),
        ("de", r"regeln?\b|kommandokarten?\b|luftangriff|flugeinsatz|aufklärung|abspr|verstärk"
               r"|reserve|spreng|nebel|nacht|sicht\b|wetter|kommissar|blitz|nachschub|jeder runde"
               r"|(?:runde|zug) \d|panzer\b.{0,40}\d feld"),
        ("nl", r"regels?\b|bevelkaart(?:en)?\b|luchtaanval|verkenning|afspr|versterk|reserve"
               r"|opbl[aie]|rook|nacht|zicht\b|weer\b|commissaris|blitz|bevoorrad|elke beurt"
               r"|beurt \d|pantser\w*\b.{0,40}\d vak"),
    )
}  # fmt: skip
"""Words without which a sentence hardly tells of a special rule that could be set."""
NEGATED: Mapping[str, re.Pattern[str]] = {
    language: re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    for language, words in (
        ("en", r"no|not|never|none|optional|if|unless"),
        ("de", r"kein\w*|nicht|nie|optional|wenn|falls"),
        ("nl", r"geen|niet|nooit|optioneel|als|indien"),
    )
}
"""Words that make a sentence say of a rule that it is not in force, or that it need not be."""
MENTIONS: Mapping[str, Mapping[str, str]] = {
    "exits": {
        "en": r"exit|leav|off the|escap|withdr|evacuat|break ?out",
        "de": r"ausgang|verl[aä]ss|verläß|abzieh|abzug|entkomm|ausbr|flieh|flucht",
        "nl": r"uitgang|verla[at]|ontsnap|aftocht|vlucht|uitbra|uitbre",
    },
    "minefields": {"en": r"mine", "de": r"mine", "nl": r"mijn"},
    "objectives": {
        "en": r"medal|objective|captur|occup|hold|held|control|take|secur|reach|win",
        "de": r"siegpunkt|orden|medaille|ziel|besetz|h[aä]lt|erober|ein(?:nehm|nimm|genomm)"
        r"|kontroll|erreich|gewinn",
        "nl": r"medaille|doel|bezet|houd|verover|inn[ea]|control|bereik|win",
    },
    "air drops": {
        "en": r"drop|parachut|paratroop|airborne|glider",
        "de": r"abspr|abgeworf|abwurf|fallschirm|luftland|gleiter",
        "nl": r"drop|parachut|luchtland|afspr|afgeworp|zweefvl",
    },
    "reserves": {
        "en": r"reserve|reinforc|arriv|enter|breakthrough|train",
        "de": r"reserve|verstärk|eintreff|trifft|treffen|betret|betritt|durchbr|zug",
        "nl": r"reserve|versterk|aankom|komen|komt|betre|doorbra|trein",
    },
}
"""Parts of words by which a text may tell of what is on the map."""


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)

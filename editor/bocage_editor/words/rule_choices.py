"""What the values of special rules are called."""

from bocage_editor.words.languages import tr
from bocage_editor.words.objectives import side_words
from bocage_editor.words.parts import box_words
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Side
from bocage_schema.jsonlike import Json
from bocage_schema.yaml_text import flow


def choice_words(word: str, language: str = "en") -> str:
    """Return what a word is called that a special rule knows: a side, a deck, a box, ..."""
    if word in tuple(Side):
        return side_words(Side(word))
    if word in catalogue().decks:
        return catalogue().decks[word].names.get(language)
    if word in catalogue().boxes:
        return box_words(word, language)
    own = {
        "both": tr("Both"),
        "air_power_as_artillery_bombard": tr("Air Power as Artillery Bombard"),
    }
    return own.get(word, word.replace("_", " "))


def value_words(value: Json, language: str = "en") -> str:
    """Return the value of a special rule; nothing where it is just on."""
    if value is True:
        return ""
    return choice_words(value, language) if isinstance(value, str) else flow(value)

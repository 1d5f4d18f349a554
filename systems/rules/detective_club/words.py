"""What a word is (CLUB-032): its normal form, and whether it may be written."""

from __future__ import annotations

import unicodedata

MOST_LETTERS = 24

_ALIKE = str.maketrans({"\u2019": "'", "\u2018": "'", "\u02bc": "'", "\u2010": "-", "\u2011": "-"})
"""Signs that a keyboard or a pasted text has for an apostrophe or a hyphen."""

EXAMPLES = (
    "sea monster",
    "rush hour",
    "first snow",
    "lost luggage",
    "birthday cake",
    "stage fright",
    "broken promise",
    "treasure hunt",
    "night shift",
    "full moon",
    "old friends",
    "paper boat",
    "midnight snack",
    "tightrope",
    "thunder",
    "beekeeper",
    "postcard",
    "clockwork",
)
"""Words that are not on the list, for whoever needs one to write: more than a game has rounds."""


def normal_form(text: str) -> str:
    """Trimmed, blanks merged, in small letters. Two texts with one normal form are one word."""
    composed = unicodedata.normalize("NFC", text).translate(_ALIKE)
    return unicodedata.normalize("NFC", " ".join(composed.split()).lower())


def problem(text: str) -> str:
    """Why a text is no word, as a key of ``why_not``; "" where it is one."""
    word = normal_form(text)
    if not word:
        return "word_is_empty"
    if len(word) > MOST_LETTERS:
        return "word_is_too_long"
    kinds = [unicodedata.category(sign) for sign in word if sign not in " -'"]
    if any(kind[0] not in "LM" and kind != "Nd" for kind in kinds):
        return "word_has_odd_signs"
    if not any(kind[0] == "L" for kind in kinds):
        return "word_has_no_letter"
    return ""


def is_word(text: str) -> bool:
    """Letters of any script, figures, blanks, hyphens, apostrophes; at least one letter, at most
    24 signs in the normal form."""
    return not problem(text)

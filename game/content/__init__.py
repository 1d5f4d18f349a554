"""What the games are made of besides code: manifests, handbooks and texts, loaded and checked."""

from game.content.handbook import Chapter, DecisionHelp, Entry, Handbook
from game.content.manifest import Card, CardKind, Colours, Deck, Format, Manifest, Modules
from game.content.reading import ContentError
from game.content.registry import UnknownGame, games, searching
from game.content.texts import MissingText, Run, Texts, languages

__all__ = [
    "Card",
    "CardKind",
    "Chapter",
    "Colours",
    "ContentError",
    "DecisionHelp",
    "Deck",
    "Entry",
    "Format",
    "Handbook",
    "Manifest",
    "MissingText",
    "Modules",
    "Run",
    "Texts",
    "UnknownGame",
    "games",
    "languages",
    "searching",
]

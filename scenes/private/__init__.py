"""Secrets on one screen: the curtain, what is seen behind it, and who may see it."""

from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene, Visited
from scenes.private.declared import GameSecrets, PlainSecrets, load_secrets, memory
from scenes.private.looks import (
    Answer,
    BlindChoice,
    CardGroup,
    HiddenPick,
    Paper,
    PrivateChoice,
    PrivateLook,
    SecretChoice,
)
from scenes.private.peek import PeekScene
from scenes.private.round import LookRound, look_round, visit_for
from scenes.private.visit import OwnLook, VisitScene

__all__ = [
    "Answer",
    "BlindChoice",
    "CardGroup",
    "ChoiceScene",
    "CurtainScene",
    "GameSecrets",
    "HiddenPick",
    "LookRound",
    "OwnLook",
    "Paper",
    "PeekScene",
    "PlainSecrets",
    "PrivateChoice",
    "PrivateLook",
    "SecretChoice",
    "VisitScene",
    "Visited",
    "load_secrets",
    "look_round",
    "memory",
    "visit_for",
]

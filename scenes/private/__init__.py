"""Secrets on one screen: the curtain, what is seen behind it, and who may see it."""

from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene, Visited
from scenes.private.looks import (
    CardGroup,
    GameSecrets,
    PlainSecrets,
    PrivateChoice,
    PrivateLook,
    load_secrets,
)
from scenes.private.peek import PeekScene
from scenes.private.round import LookRound, first_look_round, visit_for

__all__ = [
    "CardGroup",
    "ChoiceScene",
    "CurtainScene",
    "GameSecrets",
    "LookRound",
    "PeekScene",
    "PlainSecrets",
    "PrivateChoice",
    "PrivateLook",
    "Visited",
    "first_look_round",
    "load_secrets",
    "visit_for",
]

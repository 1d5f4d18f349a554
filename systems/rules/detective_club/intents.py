"""What a player can do (rules file, section 5)."""

from __future__ import annotations

from game.core.intents import Intent


class Word(Intent, frozen=True):
    """Choose a word of the list (CLUB-034)."""

    w: str


class WordFree(Intent, frozen=True):
    """Choose a word of one's own (CLUB-032)."""

    text: str


class Tags(Intent, frozen=True):
    """Say what that word is about, the strongest tag first (CLUB-037)."""

    tags: tuple[str, ...]


class Play(Intent, frozen=True):
    """Lay a card of the hand face up (CLUB-036, CLUB-055)."""

    card: str


class Explain(Intent, frozen=True):
    """Give a reason for each of the two cards in writing (CLUB-137)."""

    reasons: tuple[str, ...]


class ExplainDone(Intent, frozen=True):
    """One has explained one's cards aloud (CLUB-074)."""


class Ready(Intent, frozen=True):
    """Enough talked (CLUB-075)."""


class Vote(Intent, frozen=True):
    """Place the voting token beside a player marker (CLUB-081)."""

    target: int


class Keep(Intent, frozen=True):
    """Leave the topic as it is (CLUB-119)."""


class Propose(Intent, frozen=True):
    """Propose another topic (CLUB-119)."""

    topic: str


class Yes(Intent, frozen=True):
    """Agree."""


class No(Intent, frozen=True):
    """Do not agree."""


INTENTS: tuple[type[Intent], ...] = (
    Word,
    WordFree,
    Tags,
    Play,
    Explain,
    ExplainDone,
    Ready,
    Vote,
    Keep,
    Propose,
    Yes,
    No,
)

"""What a game declares about its secrets. The private screens know nothing else of a game.

A game whose table has a module ``secrets`` beside it (``<table module>.secrets``, with an object
``SECRETS``) says there which of its secrets are seen in which way; any other game gets
:class:`PlainSecrets`, which shows a seat the zones that it owns.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.content import registry
from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import HIDDEN, Message, message
from game.core.view import View
from game.match.match import Match
from scenes.notes.sheet import Sheet
from scenes.results.review import CaseReview

HAND_SECONDS = 6.0
"""How long everybody may look at the hand that was dealt."""

SHOWN_SECONDS = 2.0
"""How long a look at shown cards lasts, whatever was shown."""


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards under one head."""

    head: Message | None
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrivateLook:
    """Something that one seat may see for a while.

    Attributes:
        title: such as "Rosa's hand".
        groups: the cards, by head.
        sentence: what they mean.
        seconds: how long it can be seen: the same for every seat and whatever there is to see.
        room: so many places for cards are drawn, filled or not, so that the picture looks alike
            from the side; 0 for as many as there are cards.
        help: the page or decision in the handbook that tells what it is about.
    """

    title: Message
    groups: tuple[CardGroup, ...]
    sentence: Message | None = None
    seconds: float = SHOWN_SECONDS
    room: int = 0
    help: str = "hand"

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards in their order."""
        return tuple(card for group in self.groups for card in group.cards)


@dataclass(frozen=True, slots=True)
class PrivateChoice:
    """A decision that is answered behind the curtain.

    Attributes:
        title: what is asked.
        cards: what can be chosen, in an order that tells nothing.
        intents: by card.
        room: places drawn, as in :class:`PrivateLook`.
        sentence: the question in words.
        seconds: the shortest time that the visit takes, so that a quick answer tells nothing.
    """

    title: Message
    cards: tuple[str, ...]
    intents: Mapping[str, Intent] = field(default_factory=dict)
    room: int = 0
    sentence: Message | None = None
    seconds: float = 4.0


class GameSecrets(Protocol):
    """Which secrets a game has and how they are seen."""

    def first_look(self, view: View) -> PrivateLook:
        """What the seat of this view looks at once, right after the deal."""
        ...

    def wants_look(self, fact: Fact) -> int | None:
        """The seat to which a fact, as everybody knows it, gives something to look at alone."""
        ...

    def look_for(self, fact: Fact, view: View) -> PrivateLook | None:
        """What the seat of this view sees because of a fact as it knows it."""
        ...

    def choice(self, view: View, decision: Decision) -> PrivateChoice | None:
        """A decision that is answered behind the curtain, or None for a public one."""
        ...

    def sheet(self, view: View, mode: str) -> Sheet | None:
        """The notes of a seat: ``off``, ``facts`` or ``full``; None where a game keeps none."""
        ...

    def review(self, match: Match) -> CaseReview:
        """What the results screen tells at once about a finished match."""
        ...

    def reviewing(self, match: Match) -> Generator[None, None, CaseReview]:
        """The same with what takes longer to work out, in slices of a few milliseconds."""
        ...


class PlainSecrets:
    """For a game that declares nothing: a seat sees the zones that it owns."""

    def __init__(self, game: str) -> None:
        self.game = game

    def first_look(self, view: View) -> PrivateLook:
        groups = tuple(
            CardGroup(None, tuple(card for card in zone.cards if card != HIDDEN))
            for zone in view.zones.values()
            if zone.owner == view.viewer and zone.cards
        )
        return PrivateLook(message("peek.hand", seat=view.viewer), groups, seconds=HAND_SECONDS)

    def wants_look(self, fact: Fact) -> int | None:
        return None

    def look_for(self, fact: Fact, view: View) -> PrivateLook | None:
        return None

    def choice(self, view: View, decision: Decision) -> PrivateChoice | None:
        return None

    def sheet(self, view: View, mode: str) -> Sheet | None:
        return None

    def review(self, match: Match) -> CaseReview:
        return CaseReview.plain(match)

    def reviewing(self, match: Match) -> Generator[None, None, CaseReview]:
        yield
        return CaseReview.plain(match)


def load_secrets(game: str) -> GameSecrets:
    """What a game declares, or the plain default."""
    name = f"{registry.manifest(game).modules.table}.secrets"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # the table is one module, or is not there at all
        found = None
    if found is None:
        return PlainSecrets(game)
    declared: GameSecrets = importlib.import_module(name).SECRETS
    return declared

"""What a game declares about its secrets. The private screens know nothing else of a game.

A game whose table has a module ``secrets`` beside it (``<table module>.secrets``, with an object
``SECRETS`` of a subclass of :class:`GameSecrets`) says there which of its secrets are seen in which
way; any other game gets :class:`PlainSecrets`. ``assets/docs/secrets.md`` is the short way in.
"""

from __future__ import annotations

from collections.abc import Generator

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.messages import HIDDEN, message
from game.core.view import View
from game.match.match import Match
from scenes.beside_table import beside_table
from scenes.notes.sheet import Sheet
from scenes.private.looks import HAND_SECONDS, CardGroup, HintWords, PrivateLook, SecretChoice
from scenes.results.review import CaseReview


class GameSecrets:
    """Which secrets a game has and how they are seen; every answer has a harmless default.

    Nothing in it may depend on anything but its arguments: a view is what one seat may know.

    Attributes:
        own_words: key of what the button says that opens the own pages.
    """

    own_words = "prompt.my_hand"

    def first_look(self, view: View) -> PrivateLook:
        """The own hand, right after the deal and whenever the seat asks for it."""
        groups = tuple(
            CardGroup(None, tuple(card for card in zone.cards if card != HIDDEN))
            for zone in view.zones.values()
            if zone.owner == view.viewer and zone.cards
        )
        return PrivateLook(message("peek.hand", seat=view.viewer), groups, seconds=HAND_SECONDS)

    def everybody_looks(self, fact: Fact, view: View) -> bool:
        """Whether everybody looks alone because of this fact, also who has nothing to see.

        Args:
            fact: as everybody knows it.
            view: of everybody.
        """
        return False

    def round_look(self, fact: Fact, view: View) -> PrivateLook:
        """What the seat of this view sees in the round that a fact began.

        All looks of a round must have one :attr:`~scenes.private.looks.PrivateLook.shape`.
        """
        return self.first_look(view)

    def wants_look(self, fact: Fact) -> int | None:
        """The seat to which a fact, as everybody knows it, gives something to look at alone."""
        return None

    def wants_looks(self, fact: Fact) -> tuple[int, ...]:
        """All such seats, in the order in which they are called; one where nothing else is said."""
        seat = self.wants_look(fact)
        return () if seat is None else (seat,)

    def look_for(self, fact: Fact, view: View) -> PrivateLook | None:
        """What the seat of this view sees because of a fact as it knows it."""
        return None

    def choice(self, view: View, decision: Decision) -> SecretChoice | None:
        """How a decision of the seat of this view is kept secret; None for a public one.

        Which of the ways it is must follow from what everybody knows.
        """
        return None

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        """What a seat may read whenever it likes, beside what it was shown; ``()`` for nothing."""
        return (self.first_look(view),)

    def own_words_for(self, view: View) -> str:
        """Key of what the button says that opens them; the same for every seat of a table."""
        return self.own_words

    def lies_open(self, view: View) -> bool:
        """Whether the seat of this view knows nothing that not everybody may know."""
        return False

    def hint_words(self, view: View) -> HintWords:
        """What is said about hints; the same for every seat of a table."""
        return HintWords()

    def sheet(self, view: View, mode: str) -> Sheet | None:
        """The notes of a seat: ``off``, ``facts`` or ``full``; None where a game keeps none."""
        return None

    def review(self, match: Match) -> CaseReview:
        """What the results screen tells at once about a finished match."""
        return CaseReview.plain(match)

    def reviewing(self, match: Match) -> Generator[None, None, CaseReview]:
        """The same with what takes longer to work out, in slices of a few milliseconds."""
        yield
        return self.review(match)


class PlainSecrets(GameSecrets):
    """For a game that declares nothing: a seat may look at the zones that it owns."""

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        look = self.first_look(view)
        return (look,) if look.cards else ()


def memory(secrets: GameSecrets, view: View) -> tuple[PrivateLook, ...]:
    """Everything that the seat of this view was shown so far, in order: nobody has to stare.

    It follows from the view alone, so it is there again after a save, and a seat that is given
    back finds it as it was.
    """
    looks = [secrets.look_for(fact, view) for fact in view.facts]
    return tuple(look for look in looks if look is not None)


def load_secrets(game: str) -> GameSecrets:
    """What a game declares, or the plain default."""
    module = beside_table(game, "secrets")
    if module is None:
        return PlainSecrets()
    declared: GameSecrets = module.SECRETS
    return declared

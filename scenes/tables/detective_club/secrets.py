"""The secrets of Detective Club: the word and its tags, the hand, the notebook, and votes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.messages import HIDDEN, message
from game.core.view import View
from game.match.match import Match
from scenes.private.declared import GameSecrets
from scenes.private.looks import (
    Answer,
    BlindChoice,
    CardGroup,
    Paper,
    PrivateChoice,
    PrivateLook,
    SecretChoice,
)
from scenes.results.review import CaseReview
from scenes.tables.detective_club.hand_page import HandPage, OwnPage
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.review import at_once
from scenes.tables.detective_club.state import TableState
from scenes.tables.detective_club.tag_page import TagPage
from scenes.tables.detective_club.word_page import WordPage
from systems.rules.detective_club import facts as happened
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.club import hand_of
from systems.rules.detective_club.insight.ideas import best_words, likely_tags_of

BOOK_SECONDS = 4.0
"""Everybody's look into a notebook, for as long whatever is in it."""

WORD_SECONDS, PLAY_SECONDS = 8.0, 3.0
"""The shortest visits: of the Active Player's word, and of a card."""

STAYS = 60.0
"""Seconds until a page hides itself: pictures have to be looked at."""


class ClubSecrets(GameSecrets):
    """One round of notebooks for all; a word, tags and cards chosen alone; votes in the open."""

    own_words = f"{GAME}.visit.own"

    # -- notebooks ---------------------------------------------------------------------------

    def everybody_looks(self, fact: Fact, view: View) -> bool:
        """When the last notebook is dealt: the Active Player looks as well, at the own word."""
        if not isinstance(fact, happened.NotebookDealt):
            return False
        last = (view.values["active"] - 1) % len(view.seats)
        return bool(fact.seat == last)

    def round_look(self, fact: Fact, view: View) -> PrivateLook:
        """A page with the word, or an empty one of the same size."""
        word = view.values["word"]
        seat = view.viewer
        active = view.values["active"] == seat
        known = word not in ("", HIDDEN)
        says = "active" if active else "detective" if known else "conspirator"
        words = message(f"{GAME}.visit.written", word=word) if known else None
        return PrivateLook(
            message(f"{GAME}.visit.notebook", seat=seat),
            (),
            sentence=message(f"{GAME}.visit.role_{says}"),
            seconds=BOOK_SECONDS,
            help="notebook",
            paper=Paper(words),
        )

    # -- the own pages -----------------------------------------------------------------------

    def first_look(self, view: View) -> PrivateLook:
        """Hand, notebook and wall."""
        return PrivateLook(
            message(f"{GAME}.visit.own_title", seat=view.viewer),
            (CardGroup(None, hand_cards(view)),),
            help="notebook",
            page=partial(OwnPage, TableState.of(view)),
            stays=STAYS,
        )

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        return (self.first_look(view),)

    def review(self, match: Match) -> CaseReview:
        """Every round with its word, and the points."""
        return at_once(match)

    # -- choosing ----------------------------------------------------------------------------

    def choice(self, view: View, decision: Decision) -> SecretChoice | None:
        makers: dict[str, Callable[[View, Decision], SecretChoice | None]] = {
            "choose_word": _word,
            "tag_word": _tags,
            "play_card": _play,
            "vote": _vote,
            "agree_topic": _agree,
        }
        make = makers.get(decision.kind)
        return None if make is None else make(view, decision)


def hand_cards(view: View) -> tuple[str, ...]:
    """The hand of the seat of this view, by number."""
    assert isinstance(view.viewer, int)
    return tuple(sorted(view.zones[hand_of(view.viewer)].cards))


def _word(view: View, decision: Decision) -> PrivateChoice:
    options = list(decision.options)
    words = [one.w for one in options if isinstance(one, do.Word)]
    free = any(isinstance(one, do.WordFree) for one in options)
    return PrivateChoice(
        message(f"{GAME}.visit.word_title", seat=decision.seat),
        hand_cards(view),
        seconds=WORD_SECONDS,
        page=partial(WordPage, words, best_words(view, len(words)), free, TableState.of(view)),
        stays=STAYS,
        goes_on=True,
    )


def _tags(view: View, decision: Decision) -> PrivateChoice:
    word = str(view.values["word"])
    return PrivateChoice(
        message(f"{GAME}.visit.tags_title", seat=decision.seat),
        hand_cards(view),
        seconds=WORD_SECONDS,
        page=partial(TagPage, word, likely_tags_of(word), TableState.of(view)),
        stays=STAYS,
        goes_on=True,
    )


def _play(view: View, decision: Decision) -> PrivateChoice | None:
    """Alone, unless hands lie open for all."""
    if view.house_rules["open_hands"]:
        return None
    return PrivateChoice(
        message(f"{GAME}.visit.play_title", seat=decision.seat),
        hand_cards(view),
        seconds=PLAY_SECONDS,
        page=partial(HandPage, TableState.of(view)),
        stays=STAYS,
    )


def _vote(view: View, decision: Decision) -> BlindChoice | None:
    """In the open, or pressed in secret (CLUB-R12)."""
    if view.house_rules["vote_mode"] == "open":
        return None
    active = view.values["active"]
    seats = [seat for seat in range(len(view.seats)) if seat != active]
    return BlindChoice(
        message(decision.prompt, seat=decision.seat),
        tuple(Answer(message(f"{GAME}.action.vote", target=seat), do.Vote(seat)) for seat in seats),
    )


def _agree(_view: View, decision: Decision) -> BlindChoice:
    return BlindChoice(
        message(decision.prompt, seat=decision.seat),
        (
            Answer(message(f"{GAME}.action.yes"), do.Yes()),
            Answer(message(f"{GAME}.action.no"), do.No()),
        ),
    )


SECRETS = ClubSecrets()

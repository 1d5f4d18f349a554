"""The secrets of this game: who sees what, in which way, and what the end tells."""

from __future__ import annotations

from collections.abc import Generator

from game.content import registry
from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import tag_of
from game.core.messages import HIDDEN, Message, message
from game.core.view import View
from game.match.match import Match
from scenes.notes.sheet import Sheet
from scenes.private.declared import GameSecrets
from scenes.private.looks import (
    HAND_SECONDS,
    SHOWN_SECONDS,
    CardGroup,
    PrivateChoice,
    PrivateLook,
)
from scenes.results.review import CaseReview
from scenes.tables.tudor_mansion import review, sheet
from systems.rules.tudor_mansion.facts import CluesDealt

GAME = "tudor_mansion"
MOST_SHOWN = 3
"""Cards that can be shown at once: one of each kind."""


class Secrets(GameSecrets):
    """Hands, shown cards, the wrong accuser's envelope, and the notes."""

    def first_look(self, view: View) -> PrivateLook:
        cards = own_cards(view)
        return PrivateLook(
            message("peek.hand", seat=view.viewer),
            by_kind(cards),
            message(f"{GAME}.hand.none_in_envelope", count=len(cards)),
            HAND_SECONDS,
        )

    def everybody_looks(self, fact: Fact, view: View) -> bool:
        # The deal begins on the left of the first player (TM-011), who is dealt the last hand.
        return isinstance(fact, CluesDealt) and fact.seat == view.values["first"]

    def wants_look(self, fact: Fact) -> int | None:
        tag = tag_of(fact)
        if tag == "refuted":
            seat: int = fact.suggester  # type: ignore[attr-defined] # by its tag
            return seat
        if tag == "envelope_seen":
            accuser: int = fact.seat  # type: ignore[attr-defined] # by its tag
            return accuser
        return None

    def look_for(self, fact: Fact, view: View) -> PrivateLook | None:
        if self.wants_look(fact) != view.viewer:
            return None
        cards = getattr(fact, "cards", ())
        if not isinstance(cards, tuple) or HIDDEN in cards:
            return None
        if tag_of(fact) == "refuted":
            title = message("peek.shown", seat=view.viewer)
            help_ = "shown"
            sentence = message(
                f"{GAME}.hand.shown_by",
                seat=getattr(fact, "refuter", 0),
                round=view.values["round_no"],
            )
        else:
            help_ = "envelope"
            title = message(f"{GAME}.hand.envelope")
            sentence = message(f"{GAME}.hand.envelope_kept", seat=view.viewer)
        return PrivateLook(
            title,
            (CardGroup(None, in_order(cards)),),
            sentence,
            SHOWN_SECONDS,
            room=MOST_SHOWN,
            help=help_,
        )

    def choice(self, view: View, decision: Decision) -> PrivateChoice | None:
        if decision.kind != "choose_shown":
            return None
        intents = {intent.card: intent for intent in decision.options}  # type: ignore[attr-defined] # by kind
        return PrivateChoice(
            message(decision.prompt, seat=view.viewer),
            in_order(tuple(intents)),
            intents,
            room=MOST_SHOWN,
        )

    def sheet(self, view: View, mode: str) -> Sheet | None:
        return sheet.build(view, mode)

    def review(self, match: Match) -> CaseReview:
        return review.at_once(match)

    def reviewing(self, match: Match) -> Generator[None, None, CaseReview]:
        return review.working_out(match)


def own_cards(view: View) -> tuple[str, ...]:
    """The cards in the hand of the seat that looks."""
    zone = view.zones[f"hand.{view.viewer}"]
    return in_order(tuple(card for card in zone.cards if card != HIDDEN))


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards in the order of the manifest, which tells nothing about them."""
    order = {card.id: place for place, card in enumerate(registry.manifest(GAME).cards)}
    return tuple(sorted(cards, key=order.__getitem__))


def by_kind(cards: tuple[str, ...]) -> tuple[CardGroup, ...]:
    """The cards under the heads of their kinds; kinds without a card are left out."""
    manifest = registry.manifest(GAME)
    groups = []
    for kind in manifest.kinds:
        own = tuple(card for card in cards if manifest.card(card).kind == kind.id)
        if own:
            groups.append(CardGroup(Message(kind.title), own))
    return tuple(groups)


SECRETS = Secrets()

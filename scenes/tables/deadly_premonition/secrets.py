"""The secrets of Deadly Premonition: who the Killer is, and what everybody holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.messages import HIDDEN, Message, message
from game.core.view import View
from game.match.match import Match
from scenes.private.declared import GameSecrets
from scenes.private.looks import (
    Answer,
    CardGroup,
    HiddenPick,
    PrivateChoice,
    PrivateLook,
    SecretChoice,
)
from scenes.results.review import CaseReview
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.offers import offers_of
from scenes.tables.deadly_premonition.order_page import OrderPage
from scenes.tables.deadly_premonition.page import MovePage
from scenes.tables.deadly_premonition.review import at_once
from scenes.tables.deadly_premonition.staging import says_key
from systems.rules.deadly_premonition import facts as happened
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import (
    ALIGNMENTS,
    ATTRIBUTES_OF,
    KILLER,
    LIMIT,
    alignment_of,
)
from systems.rules.deadly_premonition.decks import WEATHER_ZONE
from systems.rules.deadly_premonition.lineup import alignment_zone, hand_of

FIRST_SECONDS = 6.0
"""Everybody's look at the alignment and the first five cards, for as long."""

DEALT = 6
"""Places in everybody's first look: the alignment and five cards."""

SHOWN_SECONDS = 5.0
MOVE_SECONDS = 2.0
"""The shortest visit of a move: whatever it was is seen on the table at once."""

STAYS = 45.0
"""Seconds until a page hides itself: both sides of several cards have to be read."""


class PremonitionSecrets(GameSecrets):
    """Alignments in one round for all, hands by peek, answers in battles pressed blindly."""

    own_words = f"{GAME}.visit.own"

    # -- looking -----------------------------------------------------------------------------

    def first_look(self, view: View) -> PrivateLook:
        """The alignment and the hand (DP-025)."""
        role, hand = role_of(view), hand_cards(view)
        sentence = message(f"{GAME}.visit.role_{alignment_of(role)}") if role else None
        cards = (role, *hand) if role else hand
        return PrivateLook(
            message(f"{GAME}.visit.title", seat=view.viewer),
            (CardGroup(None, (role,) if role else ()), CardGroup(None, hand)),
            sentence or message(f"{GAME}.visit.no_role"),
            seconds=FIRST_SECONDS,
            help="main_move",
            words=words_of(cards),
            stays=STAYS,
            placed=True,
        )

    def review(self, match: Match) -> CaseReview:
        """How it ended, and who was the Killer."""
        return at_once(match)

    def everybody_looks(self, fact: Fact, view: View) -> bool:
        """After the deal: everybody has a hand, and in a hidden-killer game an alignment."""
        return isinstance(fact, happened.FirstSeat)

    def round_look(self, fact: Fact, view: View) -> PrivateLook:
        """The same number of places for everybody, a duel's empty one included."""
        return replace(self.first_look(view), room=DEALT)

    def wants_look(self, fact: Fact) -> int | None:
        return fact.viewer if isinstance(fact, happened.HandViewed) else None

    def look_for(self, fact: Fact, view: View) -> PrivateLook | None:
        """What the seat of this view was shown: hands, weather, stolen cards."""
        cards: tuple[str, ...] = ()
        if isinstance(fact, happened.HandViewed) and fact.viewer == view.viewer:
            cards, title = fact.cards, message(f"{GAME}.visit.seen_hand", seat=fact.target)
        elif isinstance(fact, happened.WeatherPeeked) and fact.viewer == view.viewer:
            cards, title = fact.cards, message(f"{GAME}.visit.seen_weather")
        elif isinstance(fact, happened.CardStolen) and view.viewer in (fact.thief, fact.victim):
            word = "took" if fact.thief == view.viewer else "lost"
            other = fact.victim if fact.thief == view.viewer else fact.thief
            cards, title = (fact.card,), message(f"{GAME}.visit.{word}", seat=other)
        if not cards or HIDDEN in cards:
            return None
        return PrivateLook(
            title, (CardGroup(None, cards),), seconds=SHOWN_SECONDS, words=words_of(cards)
        )

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        return (self.first_look(view),)

    # -- choosing ----------------------------------------------------------------------------

    def choice(self, view: View, decision: Decision) -> SecretChoice | None:
        makers: dict[str, Callable[[View, Decision], SecretChoice]] = {
            "main_move": _move,
            "battle_response": _response,
            "weather_order": _order,
            "discard_excess": _excess,
        }
        make = makers.get(decision.kind)
        return None if make is None else make(view, decision)


def role_of(view: View) -> str:
    """The alignment card of the seat of this view; none in a duel."""
    assert isinstance(view.viewer, int)
    zone = view.zones.get(alignment_zone(view.viewer))
    return zone.cards[0] if zone is not None and zone.cards else ""


def hand_cards(view: View) -> tuple[str, ...]:
    """The hand of the seat of this view, by id (the canonical order of section 3)."""
    assert isinstance(view.viewer, int)
    return tuple(sorted(view.zones[hand_of(view.viewer)].cards))


def words_of(cards: tuple[str, ...]) -> dict[str, Message]:
    """What each card says."""
    return {card: says(card) for card in cards}


def says(card: str) -> Message:
    """What a card says in plain words."""
    if card in ALIGNMENTS:
        return message(f"{GAME}.visit.role_{alignment_of(card)}")
    return message(f"{GAME}.says.{says_key(card)}")


def _move(view: View, decision: Decision) -> PrivateChoice:
    hand, role = hand_cards(view), role_of(view)
    killer = bool(role) and alignment_of(role) == KILLER
    return PrivateChoice(
        message(decision.prompt, seat=decision.seat),
        hand,
        seconds=MOVE_SECONDS,
        page=partial(MovePage, view, offers_of(view, decision), killer if role else None),
        stays=STAYS,
        leads_back=True,
        placed=True,
    )


def _response(view: View, decision: Decision) -> HiddenPick:
    """Which cards answer is known to the hand alone; Play and Pass are always there."""
    hand, suspect = hand_cards(view), view.values["battle"]["suspect"]
    intents = {one.card: one for one in decision.options if isinstance(one, do.Respond)}
    gender, weapon, place = ATTRIBUTES_OF[suspect]
    known = {"suspect": suspect, "gender": gender, "weapon": weapon, "place": place}
    words = {
        card: message(f"{GAME}.visit.{'fits' if card in intents else 'fits_not'}", **known)
        for card in hand
    }
    return HiddenPick(
        message(f"{GAME}.visit.battle_response", seat=decision.seat, suspect=suspect),
        hand,
        dict(intents),
        answers=(Answer(message(f"{GAME}.action.pass"), do.Pass()),),
        words=words,
    )


def _order(view: View, decision: Decision) -> PrivateChoice:
    """The weather cards seen, to be put back in the order in which they are picked."""
    count = len(next(one.cards for one in decision.options if isinstance(one, do.Order)))
    cards = view.zones[WEATHER_ZONE].cards[:count]
    return PrivateChoice(
        message(decision.prompt, seat=decision.seat),
        cards,
        sentence=message(f"{GAME}.visit.order_says"),
        least=count,
        most=count,
        make=do.Order,
        words=words_of(cards),
        page=OrderPage,
        stays=STAYS,
    )


def _excess(view: View, decision: Decision) -> PrivateChoice:
    """All cards above seven at once; nothing is played before they are confirmed."""
    hand = hand_cards(view)
    over = len(hand) - LIMIT
    return PrivateChoice(
        message(decision.prompt, seat=decision.seat),
        hand,
        sentence=message(f"{GAME}.visit.excess_says", count=over),
        least=over,
        most=over,
        each=do.Discard,
        words=words_of(hand),
        stays=STAYS,
        placed=True,
    )


SECRETS = PremonitionSecrets()

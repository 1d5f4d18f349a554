"""The secrets of Casefile: hands, offers, payments, looks, and what a seat has ruled out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import HIDDEN, Message, message
from game.core.view import View
from game.match.match import Match
from scenes.notes.sheet import Sheet
from scenes.private.declared import GameSecrets
from scenes.private.looks import (
    HAND_SECONDS,
    Answer,
    BlindChoice,
    CardGroup,
    PrivateChoice,
    PrivateLook,
    SecretChoice,
    Standing,
)
from scenes.results.review import CaseReview
from scenes.tables.casefile import sheet
from scenes.tables.casefile.hand_page import OfferPage, PayPage, PlayPage
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.review import at_once
from systems.rules.casefile import facts as happened
from systems.rules.casefile import intents as do
from systems.rules.casefile.arranging import ACTIVE
from systems.rules.casefile.cards import (
    EVIDENCE_LOCKER,
    FRESH_LEAD,
    HAND,
    LOOKED_AT,
    NO_COMMENT,
    POINTS,
    TYPES,
    WIRETAP,
    in_order,
    is_evidence,
    type_of,
)
from systems.rules.casefile.incident import DECK, PILE, hand_of

SHOWN_SECONDS = 4.0
"""A look at what was received or overheard, for everybody as long."""

OFFER_SECONDS = 5.0
"""The shortest visit for an offer, also for who has nothing to offer."""

WINDOW_LEAST, WINDOW_MOST = 1.5, 15.0
"""Seconds that a window lasts at least, and at most without a press; the same for everybody."""

STAYS = 60.0
"""Seconds until a page hides itself: what cards do has to be read."""

ROOM = 6
"""Places that every look at received cards has."""


class CasefileSecrets(GameSecrets):
    """Offers in one round for all, windows pressed blindly, what a trade held for the two alone."""

    # -- looking -----------------------------------------------------------------------------

    def first_look(self, view: View) -> PrivateLook:
        cards = own_cards(view)
        return PrivateLook(
            message("peek.hand", seat=view.viewer),
            (CardGroup(None, cards),),
            message(f"{GAME}.visit.first", count=sum(map(is_evidence, cards))),
            HAND_SECONDS,
            room=HAND,
            help="make_offer",
            words=words_of(cards),
            stays=STAYS,
        )

    def review(self, match: Match) -> CaseReview:
        """The folder's cards, and how everybody fared."""
        return at_once(match)

    def everybody_looks(self, fact: Fact, view: View) -> bool:
        """After the deal, which ends with whoever holds the die (CF-009, CF-010)."""
        return isinstance(fact, happened.CardsDealt) and fact.seat == view.values["primary"]

    def wants_looks(self, fact: Fact) -> tuple[int, ...]:
        if isinstance(fact, happened.TradeDone):
            return (fact.asker, fact.offerer)
        if isinstance(fact, happened.WarrantShown):
            return (fact.actor,)
        if isinstance(fact, happened.FolderSeen | happened.WiretapSeen | happened.CardsDrawn):
            return (fact.seat,)
        if isinstance(fact, happened.ConsolationSwapped):
            return (fact.seat,)
        return ()

    def wants_look(self, fact: Fact) -> int | None:
        return next(iter(self.wants_looks(fact)), None)

    def look_for(self, fact: Fact, view: View) -> PrivateLook | None:
        """What the seat of this view was given or shown because of a fact."""
        found = _shown(fact, view.viewer)
        if found is None:
            return None
        title, groups, sentence = found
        cards = tuple(card for group in groups for card in group.cards)
        return PrivateLook(
            title,
            groups,
            sentence,
            SHOWN_SECONDS,
            room=0 if len(cards) > ROOM else ROOM,
            help="choose_trade",
            words=words_of(cards),
        )

    def sheet(self, view: View, mode: str) -> Sheet | None:
        return sheet.build(view, mode)

    # -- choosing ----------------------------------------------------------------------------

    def choice(self, view: View, decision: Decision) -> SecretChoice | None:
        makers: dict[str, Callable[[View, Decision], SecretChoice]] = {
            "main_action": _play,
            "make_offer": _offer,
            "choose_trade": _pay,
            "consolation": _swap,
            "stakeout_pick": _take,
            "locker_pick": _take,
            "anytime": _window,
            "react": _react,
            "die_reveal": _reveal,
            "reset_discard": _reset,
        }
        make = makers.get(decision.kind)
        return None if make is None else make(view, decision)


def own_cards(view: View) -> tuple[str, ...]:
    """The hand of the seat of this view, in the order of the catalogue."""
    assert isinstance(view.viewer, int)
    return in_order(view.zones[hand_of(view.viewer)].cards)


def words_of(cards: tuple[str, ...]) -> dict[str, Message]:
    """What each card is, and what it does."""
    return {card: says(card) for card in cards}


def says(card: str) -> Message:
    """A card in a sentence."""
    if is_evidence(card):
        return message(
            f"{GAME}.visit.evidence", card=card, type=f"{type_of(card)}", count=POINTS[card]
        )
    return message(f"{GAME}.says.{card.lower()}", count=POINTS[card])


_Found = tuple[Message, tuple[CardGroup, ...], Message | None]


def _shown(fact: Fact, viewer: object) -> _Found | None:
    """What a fact gave to a viewer: title, cards, and a sentence."""
    told = f"{GAME}.visit"
    cards: tuple[str, ...] = ()
    title = sentence = None
    if isinstance(fact, happened.TradeDone) and viewer in (fact.asker, fact.offerer):
        asked = viewer == fact.asker
        cards = fact.offered if asked else fact.paid
        other = fact.offerer if asked else fact.asker
        title = message(f"{told}.received", seat=other)
        sentence = message(f"{told}.received_says", count=fact.sum, seat=other)
    elif isinstance(fact, happened.WarrantShown) and viewer == fact.actor:
        return _searched(fact)
    elif isinstance(fact, happened.WiretapSeen) and viewer == fact.seat:
        if HIDDEN in (*fact.offered, *fact.paid):
            return None
        groups = (
            CardGroup(message(f"{told}.gave", seat=fact.offerer), fact.offered),
            CardGroup(message(f"{told}.gave", seat=fact.asker), fact.paid),
        )
        return message(f"{told}.wiretap"), groups, None
    elif isinstance(fact, happened.FolderSeen) and viewer == fact.seat:
        cards, title = fact.cards, message(f"{told}.folder")
    elif isinstance(fact, happened.CardsDrawn) and viewer == fact.seat:
        cards, title = fact.cards, message(f"{told}.drawn")
    elif isinstance(fact, happened.ConsolationSwapped) and viewer == fact.seat:
        drawn = () if fact.drawn in ("", HIDDEN) else (fact.drawn,)
        cards, title = drawn, message(f"{told}.drawn")
    if title is None or not cards or HIDDEN in cards:
        return None
    return title, (CardGroup(None, in_order(cards)),), sentence


def _searched(fact: happened.WarrantShown) -> _Found:
    """What a Search Warrant found; also that it found nothing."""
    told = f"{GAME}.visit.warrant"
    sentence = message(
        f"{told}_all" if fact.cards else f"{told}_none", seat=fact.target, type=fact.type
    )
    cards = in_order(fact.cards)
    return message(told, seat=fact.target), (CardGroup(None, cards),), sentence


# ---------------------------------------------------------------- choices


def _hand_choice(view: View, decision: Decision, **more: object) -> PrivateChoice:
    cards = own_cards(view)
    values: dict[str, object] = {
        "title": message(decision.prompt, seat=decision.seat),
        "room": max(HAND, len(cards)),
        "words": words_of(cards),
        "stays": STAYS,
    }
    return PrivateChoice(cards=cards, **{**values, **more})  # type: ignore[arg-type] # by name


def _play(view: View, decision: Decision) -> PrivateChoice:
    """The own cards, of which a bonus card can be played; Back leads to the board."""
    others = [
        seat
        for seat in range(len(view.seats))
        if seat != decision.seat and view.values[f"status.{seat}"] == ACTIVE
    ]
    return _hand_choice(
        view,
        decision,
        sentence=message(f"{GAME}.visit.play_says"),
        page=partial(PlayPage, others),
        seconds=2.0,
        leads_back=True,
        returns=True,
    )


def _offer(view: View, decision: Decision) -> PrivateChoice:
    """Any of what was named, and of false evidence; for all it lasts as long."""
    return _hand_choice(
        view,
        decision,
        title=message(f"{GAME}.visit.{decision.kind}", asker=view.values["turn"]),
        sentence=message(f"{GAME}.visit.offer_says", pieces=view.values["asked"]),
        most=len(own_cards(view)),
        make=lambda cards: do.Offer(in_order(cards)),
        answers=(Answer(message(f"{GAME}.action.no_offer"), do.NoOffer()),),
        page=partial(OfferPage, view.values["asked"]),
        seconds=OFFER_SECONDS,
    )


def _pay(view: View, decision: Decision) -> PrivateChoice:
    """A payment for one of the offers, put together from the own hand."""
    seats = range(len(view.seats))
    offers = {seat: view.values[f"offer.{seat}"] for seat in seats}
    open_ = {seat: one["sum"] for seat, one in offers.items() if one.get("open")}
    return _hand_choice(
        view,
        decision,
        sentence=message(f"{GAME}.visit.pay_says"),
        most=len(own_cards(view)),
        page=partial(PayPage, open_),
        seconds=2.0,
        leads_back=True,
        returns=True,
    )


def _swap(view: View, decision: Decision) -> PrivateChoice:
    swaps = {one.card: one for one in decision.options if isinstance(one, do.Swap)}
    intents: dict[str, Intent] = {card: do.Swap(card) for card in own_cards(view)}
    return _hand_choice(
        view,
        decision,
        sentence=message(f"{GAME}.visit.swap_says"),
        intents=intents | dict(swaps),
        answers=(Answer(message(f"{GAME}.action.keep"), do.Keep()),),
    )


def _take(view: View, decision: Decision) -> PrivateChoice:
    intents = {one.card: one for one in decision.options if isinstance(one, do.Take)}
    cards = tuple(intents)
    zone = DECK if decision.kind == "stakeout_pick" else PILE
    assert zone in view.zones
    return PrivateChoice(
        message(decision.prompt, seat=decision.seat),
        cards,
        dict(intents),
        room=LOOKED_AT,
        sentence=message(f"{GAME}.visit.{decision.kind}"),
        words=words_of(cards),
        stays=STAYS,
    )


def _window(view: View, decision: Decision) -> BlindChoice:
    """The same for whoever is asked in this window, whatever the hand is."""
    step, seat = view.values["step"], decision.seat
    trade = view.values["trade"]
    cards = [EVIDENCE_LOCKER] if view.zones[PILE].cards else []
    if step == "w2" and seat not in (trade.get("asker"), trade.get("offerer")):
        cards.append(WIRETAP)
    if step == "w3" and seat == view.values["whose_turn"]:
        cards.append(FRESH_LEAD)
    return _blind(view, decision, cards)


def _react(view: View, decision: Decision) -> BlindChoice:
    return _blind(view, decision, [NO_COMMENT])


def _blind(view: View, decision: Decision, cards: list[str]) -> BlindChoice:
    """Passing stands first: it is what the clock answers, and what "not again" repeats."""
    options = [Answer(message(f"{GAME}.action.pass"), do.Pass())]
    for card in cards:
        options.append(Answer(message(f"{GAME}.visit.play_card", card=card), do.Play(card)))
    not_again = Answer(message(f"{GAME}.action.pass_round"), do.Pass())
    return BlindChoice(
        message(decision.prompt, seat=decision.seat),
        tuple(options),
        least=WINDOW_LEAST,
        most=WINDOW_MOST,
        standing=Standing(not_again, view.values["round_no"]),
    )


def _reveal(view: View, decision: Decision) -> PrivateChoice:
    """One card that fits the die, or two of any type."""
    count = len(next(iter(decision.options)).cards)  # type: ignore[attr-defined] # by kind
    face = view.values["die_face"]
    word = "reveal_two" if face in TYPES and count == 2 else "reveal_one"
    return _hand_choice(
        view,
        decision,
        sentence=message(f"{GAME}.visit.{word}", face=face),
        least=count,
        most=count,
        make=lambda cards: do.Reveal(in_order(cards)),
    )


def _reset(view: View, decision: Decision) -> PrivateChoice:
    """The surplus, or perhaps one false card; how many is known to all."""
    over = max(0, len(own_cards(view)) - HAND)
    answers = () if over else (Answer(message(f"{GAME}.action.put_nothing_away"), do.Discard()),)
    return _hand_choice(
        view,
        decision,
        sentence=message(f"{GAME}.visit.{'surplus' if over else 'reset'}_says", count=over),
        least=over or 1,
        most=over or 1,
        make=lambda cards: do.Discard(in_order(cards)),
        answers=answers,
    )


SECRETS = CasefileSecrets()

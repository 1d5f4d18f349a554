"""What is legal: the options of every decision (rules file, section 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.intents import Intent
from game.core.options import ChooseK, Listed, Options, Product, Union
from game.core.table import Table
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import (
    ASKED,
    ASKED_LONG,
    EVIDENCE,
    EVIDENCE_LOCKER,
    EVIDENCE_OF,
    FALSE_EVIDENCE,
    FRESH_LEAD,
    LONG_INTERVIEW,
    NO_COMMENT,
    SEARCH_WARRANT,
    SILVER_TONGUE,
    STAKEOUT,
    STAR,
    TYPES,
    WIRETAP,
    is_evidence,
    sets_of,
    sets_with_sum,
    type_of,
)
from systems.rules.casefile.incident import DECK, PILE, Incident

MAIN, TRADES, W1, W2, W3 = "main_action", "trades", "w1", "w2", "w3"

_SOLVE = Product(do.Solve, EVIDENCE_OF)
_INVESTIGATE = Listed((do.Investigate(),))
_ASK = ChooseK(do.Ask, "pieces", EVIDENCE, ASKED)
_ASK_LONG = ChooseK(do.Ask, "pieces", EVIDENCE, ASKED_LONG)
_PASS = Listed((do.Pass(),))

_PLAYED_IN = {
    MAIN: (
        LONG_INTERVIEW,
        FRESH_LEAD,
        SILVER_TONGUE,
        SEARCH_WARRANT,
        STAKEOUT,
        EVIDENCE_LOCKER,
    ),
    TRADES: (FRESH_LEAD, SILVER_TONGUE, EVIDENCE_LOCKER),
    W1: (EVIDENCE_LOCKER,),
    W2: (EVIDENCE_LOCKER, WIRETAP),
    W3: (FRESH_LEAD, EVIDENCE_LOCKER),
}
"""Step -> the bonus cards that somebody can play in it (CF-107 to CF-109)."""


def options(table: Table, seat: int, kind: str) -> Options:
    """The legal answers to an open decision."""
    incident: Incident = table.look.incident
    return _OPTIONS[kind](incident, seat)


# ---------------------------------------------------------------- bonus cards


def may_play(incident: Incident, seat: int, card: str, step: str) -> bool:
    """Whether the public rules let a seat that holds the card play it now (CF-102 to CF-111).

    Nothing in this depends on a hand, so that it may decide who is asked in a window.
    """
    detectives = incident.detectives
    if card not in _PLAYED_IN[step] or not detectives.active[seat] or detectives.bonus_used[seat]:
        return False
    is_asker = seat == incident.turn.seat
    if card == EVIDENCE_LOCKER:
        return incident.count(PILE) > 0
    if card == WIRETAP:
        return seat not in (incident.trade.asker, incident.trade.offerer)
    if card == SEARCH_WARRANT:
        return is_asker and bool(incident.others(seat))
    if card in (FRESH_LEAD, STAKEOUT):
        return is_asker and incident.count(DECK) + incident.count(PILE) > 0
    return is_asker


def may_react(incident: Incident, seat: int, step: str) -> bool:
    """Whether a seat is asked in a window: by what everybody knows, whatever it holds (CF-110)."""
    return any(may_play(incident, seat, card, step) for card in _PLAYED_IN[step])


def plays(incident: Incident, seat: int, step: str) -> Iterator[Intent]:
    """The bonus cards that a seat can play now."""
    locked = incident.locked(seat)
    for card in incident.hand(seat):
        if card in locked or is_evidence(card) or not may_play(incident, seat, card, step):
            continue
        if card == SEARCH_WARRANT:
            for target in sorted(incident.others(seat)):
                for kind in TYPES:
                    yield do.Play(card, target, kind)
        else:
            yield do.Play(card)


# ---------------------------------------------------------------- offers and payments


def offerable(incident: Incident, seat: int) -> list[str]:
    """Cards that may go into an offer: what was named, and false evidence (CF-071)."""
    asked = incident.turn.asked
    return [card for card in incident.hand(seat) if card in asked or not is_evidence(card)]


def allowed_sets(incident: Incident, sets: Iterator[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Under ``strict_false_limit`` only those with at most one false card (CF-R16)."""
    if not incident.table.rules["strict_false_limit"]:
        return list(sets)
    return [cards for cards in sets if sum(card in FALSE_EVIDENCE for card in cards) <= 1]


def payments(incident: Incident, seat: int, offerer: int) -> list[tuple[str, ...]]:
    """Every set of the asker's cards that pays for an offer (CF-082, CF-083)."""
    low, high = incident.payment_range(offerer)
    own = incident.hand(seat)
    if not incident.table.rules["pay_with_received"]:
        own = tuple(card for card in own if card not in incident.turn.received)
    return allowed_sets(incident, iter(sets_with_sum(own, low, high)))


# ---------------------------------------------------------------- the decisions


def _turn_start(incident: Incident, _seat: int) -> Options:
    return _SOLVE if incident.turn.must_solve else Union((_INVESTIGATE, _SOLVE))


def _main_action(incident: Incident, seat: int) -> Options:
    ask = _ASK_LONG if incident.turn.long_interview else _ASK
    found = list(plays(incident, seat, MAIN))
    return Union((ask, Listed(found))) if found else ask


def _anytime(incident: Incident, seat: int) -> Options:
    return Listed((do.Pass(), *plays(incident, seat, incident.step())))


def _react(incident: Incident, seat: int) -> Options:
    if incident.holds(seat, NO_COMMENT) and NO_COMMENT not in incident.locked(seat):
        return Listed((do.Pass(), do.Play(NO_COMMENT)))
    return _PASS


def _make_offer(incident: Incident, seat: int) -> Options:
    sets = allowed_sets(incident, sets_of(offerable(incident, seat)))
    return Listed((do.NoOffer(), *(do.Offer(cards) for cards in sets)))


def _choose_trade(incident: Incident, seat: int) -> Options:
    found: list[Intent] = [do.Finish()]
    for offerer in incident.open_offers():
        found += [do.Trade(offerer, payment) for payment in payments(incident, seat, offerer)]
    return Listed((*found, *plays(incident, seat, TRADES)))


def _consolation(incident: Incident, seat: int) -> Options:
    any_card = incident.table.rules["consolation_any_card"]
    cards = incident.hand(seat) if any_card else incident.evidence(seat)
    return Listed((do.Keep(), *(do.Swap(card) for card in cards)))


def _pick(incident: Incident, _seat: int) -> Options:
    return Listed([do.Take(card) for card in incident.bonus.looked_at])


def _die_reveal(incident: Incident, seat: int) -> Options:
    """What fits the face; two of any type where none does (CF-131 to CF-139)."""
    evidence, face = incident.evidence(seat), incident.round.die_face
    fitting = [card for card in evidence if face in (STAR, type_of(card))]
    if fitting:
        return ChooseK(do.Reveal, "cards", fitting, 1)
    return ChooseK(do.Reveal, "cards", evidence, min(2, len(evidence)))


def _reset_discard(incident: Incident, seat: int) -> Options:
    hand, surplus = incident.hand(seat), incident.surplus(seat)
    if surplus:
        return ChooseK(do.Discard, "cards", hand, surplus)
    false = [card for card in hand if not is_evidence(card)]
    if incident.table.rules["reset_false_discard"] == "surplus_only":
        false = []
    return Listed((do.Discard(), *(do.Discard((card,)) for card in false)))


_OPTIONS: dict[str, Callable[[Incident, int], Options]] = {
    "turn_start": _turn_start,
    "main_action": _main_action,
    "anytime": _anytime,
    "react": _react,
    "make_offer": _make_offer,
    "choose_trade": _choose_trade,
    "consolation": _consolation,
    "stakeout_pick": _pick,
    "locker_pick": _pick,
    "die_reveal": _die_reveal,
    "reset_discard": _reset_discard,
}

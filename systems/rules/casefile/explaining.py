"""Why something is not among the options, in a word with a text ``why_not.<word>``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.intents import Intent
from game.core.table import Table
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import (
    EVIDENCE,
    EVIDENCE_LOCKER,
    FALSE_EVIDENCE,
    FRESH_LEAD,
    NO_COMMENT,
    POINTS,
    RED_HERRINGS,
    SEARCH_WARRANT,
    SILVER_TONGUE,
    STAR,
    TIMING,
    WIRETAP,
    in_order,
    is_evidence,
    points_of,
    type_of,
)
from systems.rules.casefile.incident import Incident
from systems.rules.casefile.legality import MAIN, may_play, offerable

_FIRST = {
    "turn_start": "solve_or_investigate",
    "main_action": "ask_first",
    "anytime": "play_or_pass",
    "react": "answer_or_pass",
    "make_offer": "offer_or_not",
    "choose_trade": "trade_or_finish",
    "consolation": "swap_or_keep",
    "stakeout_pick": "take_a_card",
    "locker_pick": "take_a_card",
    "die_reveal": "reveal_first",
    "reset_discard": "discard_first",
}


def detail(table: Table, seat: int, kind: str, intent: Intent) -> str:
    """The reason in a word."""
    incident: Incident = table.look.incident
    found = _REASONS.get(type(intent))
    if found is None or kind not in found[0]:
        return _other_kind(incident, kind, intent)
    return found[1](incident, seat, intent)


def _other_kind(incident: Incident, kind: str, intent: Intent) -> str:
    if incident.turn.must_solve:
        return "only_solving_is_left"
    if isinstance(intent, do.Solve):
        return "solve_at_the_start_of_your_turn"
    return _FIRST[kind]


def _list(incident: Incident, seat: int, cards: Sequence[str]) -> str:
    """What is wrong with a list of cards of a hand; "" for nothing."""
    if any(card not in POINTS for card in cards):
        return "no_such_card"
    if len(set(cards)) < len(cards):
        return "each_card_once"
    if any(not incident.holds(seat, card) for card in cards):
        return "not_in_your_hand"
    return "" if in_order(cards) == tuple(cards) else "in_the_order_of_the_catalogue"


def _solve(_incident: Incident, _seat: int, _intent: do.Solve) -> str:
    return "one_of_each_type"


def _investigate(_incident: Incident, _seat: int, _intent: do.Investigate) -> str:
    return "only_solving_is_left"


def _ask(incident: Incident, _seat: int, intent: do.Ask) -> str:
    pieces = intent.pieces
    if any(piece in FALSE_EVIDENCE for piece in pieces):
        return "false_evidence_cannot_be_named"
    if any(piece not in EVIDENCE for piece in pieces):
        return "no_such_card"
    if len(set(pieces)) < len(pieces):
        return "different_pieces"
    if in_order(pieces) == pieces:
        return "name_five_pieces" if incident.turn.long_interview else "name_three_pieces"
    return "in_the_order_of_the_catalogue"


def _play(incident: Incident, seat: int, intent: do.Play) -> str:
    card = intent.card
    if card not in POINTS:
        return "no_such_card"
    if not incident.holds(seat, card):
        return "not_in_your_hand"
    if is_evidence(card) or card in RED_HERRINGS:
        return "no_bonus_card"
    if card in incident.locked(seat):
        return "locked_in_your_offer"
    if incident.detectives.bonus_used[seat]:
        return "one_bonus_each_turn"
    if incident.bonus.card:
        return "names_nobody" if card == NO_COMMENT else "only_no_comment_answers"
    if card == NO_COMMENT:
        return "nothing_to_answer"
    if TIMING[card] != "anytime" and seat != incident.turn.seat:
        return "only_in_your_own_turn"
    if may_play(incident, seat, card, incident.step()):
        return "name_a_detective_and_a_type" if card == SEARCH_WARRANT else "names_nobody"
    return _not_in_this_step(incident, card)


def _not_in_this_step(incident: Incident, card: str) -> str:
    """Why a bonus card that could be played in this turn cannot be now (CF-107 to CF-111)."""
    if card == EVIDENCE_LOCKER:
        return "no_discards"
    if card == WIRETAP:
        return "only_after_a_trade_of_others"
    if card == SILVER_TONGUE:
        return "nothing_left_to_pay"
    if card == FRESH_LEAD:
        return "nothing_to_draw"
    if incident.step() != MAIN:
        return "before_you_ask"
    return "nobody_to_search" if card == SEARCH_WARRANT else "nothing_to_draw"


def _offer(incident: Incident, seat: int, intent: do.Offer) -> str:
    wrong = _list(incident, seat, intent.cards)
    if wrong:
        return wrong
    allowed = offerable(incident, seat)
    if any(card not in allowed for card in intent.cards):
        return "not_asked_for"
    return "one_false_card" if intent.cards else "offer_something_or_nothing"


def _trade(incident: Incident, seat: int, intent: do.Trade) -> str:
    if intent.offerer not in incident.open_offers():
        return "no_open_offer"
    wrong = _list(incident, seat, intent.payment)
    if wrong:
        return wrong
    low, high = incident.payment_range(intent.offerer)
    if not low <= points_of(intent.payment) <= high:
        return "pay_nearly_the_sum" if incident.turn.silver_tongue else "pay_the_sum"
    received = any(card in incident.turn.received for card in intent.payment)
    if received and not incident.table.rules["pay_with_received"]:
        return "not_with_received_cards"
    return "one_false_card"


def _swap(incident: Incident, seat: int, intent: do.Swap) -> str:
    return _list(incident, seat, (intent.card,)) or "only_evidence_here"


def _take(_incident: Incident, _seat: int, _intent: do.Take) -> str:
    return "one_of_those_you_saw"


def _reveal(incident: Incident, seat: int, intent: do.Reveal) -> str:
    wrong = _list(incident, seat, intent.cards)
    if wrong:
        return wrong
    if any(not is_evidence(card) for card in intent.cards):
        return "false_evidence_is_never_revealed"
    face = incident.round.die_face
    fitting = [card for card in incident.evidence(seat) if face in (STAR, type_of(card))]
    return "one_card_that_fits" if fitting else "two_cards"


def _discard(incident: Incident, seat: int, intent: do.Discard) -> str:
    wrong = _list(incident, seat, intent.cards)
    if wrong:
        return wrong
    if incident.surplus(seat):
        return "exactly_the_surplus"
    only_surplus = incident.table.rules["reset_false_discard"] == "surplus_only"
    return "nothing_but_the_surplus" if only_surplus else "one_false_card_at_most"


_REASONS: dict[type[Intent], tuple[tuple[str, ...], Callable[[Incident, int, Any], str]]] = {
    do.Solve: (("turn_start",), _solve),
    do.Investigate: (("turn_start",), _investigate),
    do.Ask: (("main_action",), _ask),
    do.Play: (("main_action", "anytime", "react", "choose_trade"), _play),
    do.Offer: (("make_offer",), _offer),
    do.Trade: (("choose_trade",), _trade),
    do.Swap: (("consolation",), _swap),
    do.Take: (("stakeout_pick", "locker_pick"), _take),
    do.Reveal: (("die_reveal",), _reveal),
    do.Discard: (("reset_discard",), _discard),
}

"""Hints for a seat of OPENplay and Co-op.

OPENplay forbids notes (DC-OPEN-009): a hint there rests on what lies open before the seat at this
moment, and reminds nobody of a card that was filed. In Co-op everything lies open.
"""

from __future__ import annotations

from collections.abc import Generator

from game.core.insight import Hint, Marks, Proof
from game.core.messages import HIDDEN, Message
from game.core.view import View
from systems.rules.deadcert.bots.evidence import Evidence, card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.odds import Odds
from systems.rules.deadcert.bots.openplay.team import suggestion
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.insight.proving import (
    likeliest,
    percent_of,
    said,
    who_did_it,
    why_innocent,
)
from systems.rules.deadcert.openplay.bureau import FETCHED

CONCLUSION, QUESTION, NOTHING = "conclusion", "question", "nothing"


def open_cards(view: View) -> list[str]:
    """The suspect cards whose faces a viewer has before it now."""
    return [
        card
        for zone in view.zones.values()
        if zone.name != "details"
        for card in zone.cards
        if card != HIDDEN and not is_snoop(card)
    ]


def hinting(view: View, marks: Marks) -> Generator[None, None, Hint]:  # noqa: ARG001 - nobody keeps a sheet
    """The hint for the seat of a view; it rests on nothing else."""
    yield
    if view.outcome is not None or not isinstance(view.viewer, int):
        return Hint(NOTHING, Proof(said("nothing"), ()))
    letters = letters_of(view)
    known = evidence(card_set_of(letters), letters, open_cards(view))
    odds = known.odds()
    yield
    ending = suggestion(view) if view.format == "coop" else _about_the_card(view, known, odds)
    proof = who_did_it(known, odds)
    if proof is not None:
        return Hint(CONCLUSION, Proof(proof.conclusion, proof.sentences, ending or proof.ending))
    return Hint(QUESTION, Proof(said("still_open"), likeliest(known, odds), ending))


def _about_the_card(view: View, known: Evidence, odds: Odds) -> Message | None:
    """What the card that is just decided about is worth."""
    cards = [card for card in view.zones[FETCHED].cards if not is_snoop(card)]
    if not cards:
        return None
    name = known.cards[cards[0]]
    if not odds.of(name):
        return why_innocent(known, odds, name)
    return said("this_card", suspect=name, percent=percent_of(odds, name))

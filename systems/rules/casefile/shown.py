"""What a viewer may see beside the cards (rules file, section 3)."""

from __future__ import annotations

from typing import Any

from game.core.messages import HIDDEN, OMNISCIENT, Viewer
from game.core.table import Table
from systems.rules.casefile.arranging import ACTIVE, OUT
from systems.rules.casefile.incident import Incident


def values(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Values; whatever belongs to a seat is "?" for everybody else."""
    incident: Incident = table.look.incident
    now, turn = incident.round, incident.turn
    shown: dict[str, Any] = {
        "primary": now.primary,
        "round_no": now.number,
        "die_face": now.die_face,
        "final_call": now.final_call,
        "turns_left": tuple(now.waiting),
        "turn": turn.seat,
        "whose_turn": turn.seat,
        "step": incident.step(),
        "asked": tuple(turn.asked),
        "must_solve": turn.must_solve,
        "long_interview": turn.long_interview,
        "silver_tongue": turn.silver_tongue,
        "board_marks": tuple(incident.board.marks),
        "trade": _trade(incident),
        "bonus": _bonus(incident),
    }
    for seat in range(table.seats):
        own = viewer in (seat, OMNISCIENT)
        shown[f"status.{seat}"] = ACTIVE if incident.is_active(seat) else OUT
        shown[f"bonus_used.{seat}"] = incident.detectives.bonus_used[seat]
        shown[f"offer.{seat}"] = _offer(incident, seat, own)
        shown[f"tracker.{seat}"] = _tracker(incident, seat) if own else HIDDEN
    return shown


def _offer(incident: Incident, seat: int, own: bool) -> dict[str, Any]:
    """The sum once it is published, 0 for no offer, and for the seat itself its cards.

    Empty while no offers are made. What lies sealed, or has been accepted, has no sum.
    """
    offers = incident.offers
    is_open = seat in offers.cards
    if seat == incident.turn.seat or not incident.is_active(seat):
        return {}
    if incident.turn.step == "offers" and not offers.sums:
        cards = tuple(offers.cards.get(seat, ())) if own else HIDDEN
        return {"sum": HIDDEN, "cards": cards}
    if not offers.sums or seat not in offers.sums:
        return {}
    cards = tuple(offers.cards.get(seat, ())) if own else HIDDEN
    return {"sum": offers.sums[seat], "cards": cards, "open": is_open and offers.sums[seat] > 0}


def _tracker(incident: Incident, seat: int) -> dict[str, str]:
    """Evidence -> how the seat has seen it; nothing where trackers are kept by hand (CF-166)."""
    return dict(incident.trackers.seen[seat]) if incident.table.rules["auto_tracker"] else {}


def _trade(incident: Incident) -> dict[str, int]:
    """The trade that was completed last, as everybody saw it."""
    trade = incident.trade
    if not trade.number:
        return {}
    return {
        "number": trade.number,
        "asker": trade.asker,
        "offerer": trade.offerer,
        "sum": trade.total,
    }


def _bonus(incident: Incident) -> dict[str, Any]:
    """A bonus card that is taking effect."""
    bonus = incident.bonus
    if not bonus.card:
        return {}
    return {"card": bonus.card, "actor": bonus.actor, "target": bonus.target, "type": bonus.type}

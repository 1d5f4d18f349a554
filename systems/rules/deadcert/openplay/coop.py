"""The end of a Co-op episode: the fetch of the third killer card (DC-COOP-002 to 005)."""

from __future__ import annotations

from systems.rules.deadcert import episode
from systems.rules.deadcert.openplay.bureau import FRESH, Bureau

OTHERS = 2
"""Killer cards that must be Chiefs already (DC-COOP-003)."""


def is_last_killer_card(bureau: Bureau, card: str) -> bool:
    """Whether the card just fetched is the third of the killer's to come out of Fresh."""
    killer = bureau.case.killer_cards
    return card in killer and not set(killer).intersection(bureau.zones.faces(FRESH))


def close(bureau: Bureau) -> None:
    """Won if the other two are Chief Suspects, whoever owns them; otherwise lost."""
    won = sum(bureau.killer_chiefs()) == OTHERS
    bureau.turn.step = "over"
    seats = range(bureau.table.seats)
    scores = [int(won)] * len(seats)
    winners = list(seats) if won else []
    episode.close(bureau.table, bureau.case, "won" if won else "lost", winners, scores, "team")

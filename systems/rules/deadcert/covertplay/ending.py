"""How a COVERTplay episode ends, and what it is worth (DC-COV-046, 060; DC-MODE-005, 006)."""

from __future__ import annotations

from game.core.facts import Fact
from systems.rules.deadcert import episode
from systems.rules.deadcert.checklist import identified
from systems.rules.deadcert.covertplay.bureau import Bureau
from systems.rules.deadcert.facts import CaseCold

WIN, PROOF = 3, 1
"""Points for the winner, and for having identified the killer (DC-MODE-005, 006)."""


def proofs(bureau: Bureau) -> list[bool]:
    """Whether each seat's Checklist names the killer (DC-RUL-074)."""
    seen, card_set = bureau.lists.cards, bureau.case.card_set
    return [
        identified(card_set, seen.get(seat, [])) == bureau.case.killer
        for seat in range(bureau.table.seats)
    ]


def close_won(bureau: Bureau, winner: int, conference: Fact) -> None:
    """A Press Conference: proofs are looked at before the killer's cards are shown."""
    proved = proofs(bureau)
    bureau.table.emit(conference)
    extra = PROOF if bureau.table.rules["career_winner_extra_point"] else 0
    scores = [PROOF * proof for proof in proved]
    scores[winner] = WIN + extra
    reasons = ["proof"] * len(scores)
    reasons[winner] = "press_conference"
    _close(bureau, "won", [winner], scores, reasons)


def close_if_cold(bureau: Bureau) -> bool:
    """End the episode if the last of its rounds is over (DC-COV-060, DC-RUL-076)."""
    round_ = bureau.round
    if not round_.empty_round or round_.number < round_.empty_round + bureau.cold_limit:
        return False
    proved = proofs(bureau)
    bureau.table.emit(CaseCold("covert_rounds"))
    scores = [PROOF * proof for proof in proved]
    _close(bureau, "cold", [], scores, ["proof"] * len(scores))
    return True


def _close(
    bureau: Bureau, ending: str, winners: list[int], scores: list[int], reasons: list[str]
) -> None:
    bureau.round.step = "over"
    lists = {str(seat): tuple(cards) for seat, cards in sorted(bureau.lists.cards.items())}
    episode.close(bureau.table, bureau.case, ending, winners, scores, reasons, lists)

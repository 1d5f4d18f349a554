"""How a SOLOplay episode ends (DC-SOLO-040 to 042; DC-MODE-007)."""

from __future__ import annotations

from systems.rules.deadcert import episode
from systems.rules.deadcert.soloplay.bureau import DETECTIVE, Bureau
from systems.rules.deadcert.soloplay.facts import KillerExposed

WON, LOST, CONCEDED = "won", "lost", "conceded"


def after_a_card(bureau: Bureau) -> bool:
    """Expose the killer if all its cards have been seen, and win if they are laid out.

    Tested after the deal, after each Fetch and after each single reclaimed card (DC-SOLO-040).
    Says whether the episode is over.
    """
    round_, case = bureau.round, bureau.case
    if not round_.exposed and bureau.all_seen():
        round_.exposed = True
        bureau.table.emit(KillerExposed(case.killer, case.killer_cards))
    if bureau.is_won():
        close(bureau, WON)
        return True
    return False


def close_if_out_of_reach(bureau: Bureau) -> bool:
    """Lose if a killer card cannot come back any more (DC-SOLO-041); says whether it is so."""
    if not bureau.round.exposed or bureau.within_reach():
        return False
    close(bureau, LOST)
    return True


def close(bureau: Bureau, ending: str) -> None:
    """End the episode; a win counts one (DC-MODE-007)."""
    bureau.round.step = "over"
    won = ending == WON
    lists = {str(DETECTIVE): tuple(bureau.lists.cards.get(DETECTIVE, ()))}
    winners, scores = ([DETECTIVE], [1]) if won else ([], [0])
    episode.close(bureau.table, bureau.case, ending, winners, scores, "solo", lists)

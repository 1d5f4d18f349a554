"""What a viewer may see beside the cards (rules file, section 3)."""

from __future__ import annotations

from typing import Any

from game.core.messages import HIDDEN, OMNISCIENT, Viewer
from game.core.table import Table
from systems.rules.detective_club.club import Club


def values(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Values; "?" for what the viewer may not know by now."""
    club: Club = table.look.club
    now = club.round
    shown: dict[str, Any] = {
        "round_no": now.number,
        "lap": 1 + (now.number - 1) // table.seats,
        "first_active": now.first,
        "active": now.active,
        "step": now.step,
        "turn": now.turn,
        "topic": club.topic.name,
        "proposed_topic": club.topic.proposed,
        "used_words": tuple(club.topic.used),
        "word": _word(club, viewer),
        "conspirator": _conspirator(club, viewer),
        "free_concept": _free_concept(club, viewer),
        "talking": tuple(club.talk.waiting),
        "bank": dict(club.tokens.bank),
        "stand_ins": club.tokens.stand_ins,
    }
    for seat in range(table.seats):
        shown[f"notebook.{seat}"] = _notebook(club, seat, viewer)
        shown[f"explanation.{seat}"] = _explanation(club, seat)
        shown[f"vote.{seat}"] = _vote(club, seat, viewer)
        shown |= _tokens(club, seat, viewer)
    return shown


def _sees(club: Club, viewer: Viewer) -> bool:
    """Whether a viewer sees what is in all the notebooks."""
    return viewer == OMNISCIENT or club.round.revealed


def _word(club: Club, viewer: Viewer) -> str:
    """Whether one is fixed, everybody sees."""
    now = club.round
    said = _sees(club, viewer) or now.announced
    if said or (isinstance(viewer, int) and club.knows_word(viewer)):
        return now.word
    return HIDDEN if now.fixed else ""


def _conspirator(club: Club, viewer: Viewer) -> int | str:
    """-1 while there is none."""
    seat = club.round.conspirator
    return seat if seat in (-1, viewer) or _sees(club, viewer) else HIDDEN


def _notebook(club: Club, seat: int, viewer: Viewer) -> str:
    """What is written in it: the word, or nothing. The Active Player has none (CLUB-048)."""
    now = club.round
    if now.conspirator < 0 or seat == now.active:
        return ""
    if viewer != seat and not _sees(club, viewer):
        return HIDDEN
    return "" if seat == now.conspirator else now.word


def _free_concept(club: Club, viewer: Viewer) -> tuple[str, ...] | str:
    """The tags of a free word, for its writer and computer players that know it (CLUB-R15)."""
    now = club.round
    told = isinstance(viewer, int) and club.is_told_tags(viewer)
    return tuple(now.tags) if told or viewer == OMNISCIENT or not now.fixed else HIDDEN


def _explanation(club: Club, seat: int) -> tuple[str, ...] | str:
    """Nothing yet, ``spoken``, or the reason for each card."""
    if seat in club.talk.reasons:
        return tuple(club.talk.reasons[seat])
    return "spoken" if seat in club.talk.spoken else ""


def _vote(club: Club, seat: int, viewer: Viewer) -> int | str:
    """-1 while the seat has not voted."""
    if seat not in club.votes.cast:
        return -1
    shown = club.votes.shown or club.table.rules["vote_mode"] == "open"
    return club.votes.cast[seat] if shown or viewer in (seat, OMNISCIENT) else HIDDEN


def _tokens(club: Club, seat: int, viewer: Viewer) -> dict[str, Any]:
    """How many tokens lie before a seat, and what they are worth once they are turned up."""
    won = tuple(club.tokens.won[seat])
    turned = club.table.flow.over or bool(club.table.rules["show_scores"])
    if turned or viewer == OMNISCIENT:
        return {f"tokens.{seat}": won, f"score.{seat}": sum(won)}
    return {f"tokens.{seat}": (HIDDEN,) * len(won), f"score.{seat}": HIDDEN}

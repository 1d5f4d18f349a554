"""Career and Group: how cases make a series (DC-MODE-001 to 023)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.messages import Message, message
from game.core.rng import Stream
from game.core.series import Episode, SeriesRules, Start
from game.match.match import Match
from systems.rules.deadcert.cards import LETTERS, MEANS, MOTIVE, packet_id

TEAMS = ("coop", "solo")
"""Formats in which wins are counted, for all seats together (DC-MODE-004, 007)."""
STREAM = "packets"
"""Packets and the first dealer are drawn from it (DC-RUL-092)."""


class _Cases(SeriesRules):
    """What both modes have in common."""

    def score(self, match: Match) -> tuple[int, ...]:
        """The points of every seat; in Co-op and SOLOplay 1 for a win (DC-MODE-003 to 007).

        The points themselves are given by each format as its case ends.
        """
        outcome = match.outcome
        assert outcome is not None
        if self.is_team(match.setup.format):
            return (int(bool(outcome.winners)),)
        return outcome.scores

    def is_team(self, format: str) -> bool:  # noqa: A002 - the word of the manifest
        return format in TEAMS

    def counted(self, format: str, house_rules: Mapping[str, Any]) -> Message | None:  # noqa: A002 - the word of the manifest
        extra = house_rules["career_winner_extra_point"]
        return message(f"deadcert.counted.{format}", extra=extra)

    def safe_point(self, match: Match) -> int:
        """The end of a turn of OPENplay, of a round of COVERTplay and SOLOplay (DC-RUL-081)."""
        return match.table.flow.mark


class Career(_Cases):
    """Five cases that use every packet once; the dealer moves on (DC-MODE-001, 008)."""

    def plan(self, start: Start) -> Sequence[Episode]:
        stream = start.own_stream(STREAM)
        cases = zip(LETTERS, _shuffled(stream), _shuffled(stream), strict=True)
        first = stream.below(start.seats)
        return [
            _episode(letters, (first + number) % start.seats)
            for number, letters in enumerate(cases)
        ]


class Group(_Cases):
    """Every table has a case of its own; no packet is in two of them (DC-MODE-020, 021).

    Other machines may play the same cases, to be compared by result codes: who sits at one screen
    still never opens a packet that is opened beside them.
    """

    tables = len(LETTERS)
    same_episodes = False
    same_elsewhere = True

    def plan(self, start: Start) -> Sequence[Episode]:
        stream = start.stream(STREAM)
        cases = list(zip(*(_shuffled(stream) for _ in range(3)), strict=True))
        dealer = start.own_stream(STREAM).below(start.seats)
        return [_episode(cases[start.share], dealer)]


def _shuffled(stream: Stream) -> list[str]:
    letters = list(LETTERS)
    stream.shuffle(letters)
    return letters


def _episode(letters: Sequence[str], dealer: int) -> Episode:
    """A case and who deals. It is named by its Details, which lie open from its beginning."""
    motive, means, _ = letters
    about = message(
        "deadcert.case_of", victim=packet_id(MOTIVE, motive), scene=packet_id(MEANS, means)
    )
    return Episode({"packets": list(letters), "dealer": dealer}, about)


MODES: Mapping[str, SeriesRules] = {"career": Career(), "group": Group()}

"""Matches for the tests of this game's knowledge and computer players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.bots import random_intent
from game.core.rng import Stream, stream_for
from game.core.view import View
from game.match import Match, Setup
from systems.rules.tudor_mansion.intents import Accuse, Go, Stay, Suggest

GAME = "tudor_mansion"

HOUSES: dict[str, dict[str, Any]] = {
    "standard": {},
    "choose_one": {"refute": "choose_one"},
    "choose_one_counted": {"refute": "choose_one", "public_show_count": True},
    "counted": {"public_show_count": True},
    "even": {"even_deal": True},
    "pool": {"two_player_pool": True},
    "pool_even": {"two_player_pool": True, "even_deal": True},
    "no_peek": {"peek_after_wrong": False},
    "again": {"accuse_after_suggest": True},
    "leave": {"leave_first": True, "start_rooms": "random"},
    "counters": {"separate_investigators": True, "ring_order": "shuffled"},
    "apart": {"distinct_starts": True, "first_player": "random"},
    "last": {"last_standing": "auto_win", "round_limit": 10},
}
"""Sets of house rules by a short name; together they hold every value of every rule."""


def seats_for(house: str, number: int) -> int:
    """A number of seats for which the house rules make a difference."""
    if house.startswith("pool"):
        return 2
    if house == "even":
        return 4 + number % 2
    return 2 + number % 5


@contextmanager
def played(house: str, number: int, most: int, accusing: int = 25) -> Iterator[Match]:
    """A match after up to ``most`` decisions of random play; one act in ``accusing`` accuses."""
    setup = Setup(GAME, seats=seats_for(house, number), seed=number, house_rules=HOUSES[house])
    stream = stream_for(number, "tests")
    with Match.open(setup) as match:
        for _ in range(most):
            if match.outcome is not None:
                break
            decision = match.decisions[0]
            match.submit(decision.seat, _any_intent(match, stream, accusing))
        yield match


def _any_intent(match: Match, stream: Stream, accusing: int) -> Any:
    decision = match.decisions[0]
    parts = dict(decision.options.parts)
    if "suggest" in parts and not stream.chance(1, accusing):
        return parts["suggest"].sample(stream)
    return random_intent(decision.options, match.rules.risky, stream)


class Played:
    """An arranged table with short ways to play it."""

    def __init__(
        self,
        seats: int,
        envelope: tuple[str, str, str],
        hands: dict[int, tuple[str, ...]],
        rooms: dict[str, str] | None = None,
        **house_rules: Any,
    ) -> None:
        arrange: dict[str, Any] = {"envelope": envelope}
        for seat, cards in hands.items():
            arrange[f"hand.{seat}"] = [*cards, "..."]
        for suspect, room in (rooms or {}).items():
            arrange[f"suspect_pos.{suspect}"] = room
        arrange["turn"] = 0
        setup = Setup(GAME, seats=seats, seed=11, house_rules=house_rules, arrange=arrange)
        self.match = Match.open(setup)

    def __enter__(self) -> Played:
        return self

    def __exit__(self, *exc: object) -> None:
        self.match.close()

    @property
    def turn(self) -> int:
        return self.match.decisions[0].seat

    def suggest(self, suspect: str, weapon: str, room: str | None = None) -> None:
        """The seat whose turn it is moves there, or stays, and asks."""
        seat = self.turn
        self.match.submit(seat, Go(room) if room else Stay())
        self.match.submit(seat, Suggest(suspect, weapon))

    def accuse(self, suspect: str, weapon: str, room: str) -> None:
        seat = self.turn
        self.match.submit(seat, Stay())
        self.match.submit(seat, Accuse(suspect, weapon, room))

    def skip(self, turns: int = 1) -> None:
        """The seats whose turn it is do nothing."""
        for _ in range(turns):
            for intent in (Stay(), self.match.rules.passes["act"]):
                self.match.submit(self.turn, intent)

    def view(self, viewer: int | str) -> View:
        return self.match.view(viewer)

"""Matches for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.bots import random_intent
from game.core.intents import Intent
from game.core.messages import OMNISCIENT
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.match import Match
from systems.rules.detective_club import RULES
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.club import Club

GAME = "detective_club"
FORMATS = ("standard", "thematic", "no_discuss")


def setup_of(seats: int, seed: int = 1, format_: str = "standard", **fields: Any) -> Setup:
    """A match for that many seats."""
    return Setup(GAME, format_, seats, seed, **fields)


def drawn_rules(stream: Stream, format_: str) -> dict[str, Any]:
    """House rules that the format knows, each at its default half the time."""
    return {
        rule.name: stream.choice(rule.values or (0, 1, 2))
        for rule in RULES.house_rules
        if (not rule.formats or format_ in rule.formats) and stream.chance(1, 2)
    }


def any_game(seed: int, seats: int = 0, format_: str = "") -> Setup:
    """A game of any size and format, with drawn house rules and people at some of the seats."""
    stream = stream_for(seed, "which game")
    format_ = format_ or FORMATS[seed % 3]
    seats = seats or 4 + seed % 5
    rules = drawn_rules(stream, format_) if stream.chance(2, 3) else {}
    people = stream.below(4)
    computers = [seat for seat in range(seats) if stream.below(3) < people]
    if people == 3:
        computers = list(range(seats))
    return setup_of(seats, seed, format_, house_rules=rules, computers=tuple(computers))


def any_move(match: Match, stream: Stream) -> None:
    """One random decision of a seat that is asked."""
    decision = stream.choice(match.decisions)
    match.submit(decision.seat, random_intent(decision.options, RULES.risky, stream))


def club_of(match: Match) -> Club:
    club: Club = match.table.look.club
    return club


@contextmanager
def table(
    seats: int = 4,
    seed: int = 1,
    format_: str = "standard",
    house_rules: dict[str, Any] | None = None,
    chance: dict[str, list[Any]] | None = None,
    computers: tuple[int, ...] = (),
    **arrange: Any,
) -> Iterator[Match]:
    """An arranged match in which seat 0 begins; names have ``__`` for a dot."""
    laid = {name.replace("__", "."): value for name, value in arrange.items()}
    if "active" not in laid:
        laid.setdefault("first_active", 0)
    setup = setup_of(
        seats,
        seed,
        format_,
        arrange=laid,
        house_rules=house_rules or {},
        chance=chance or {},
        computers=computers,
    )
    with Match.open(setup) as match:
        yield match


def options(match: Match, seat: int) -> list[Intent]:
    """The options of a seat that is asked."""
    decision = match.decision(seat)
    assert decision is not None
    return list(decision.options)


def play_until(match: Match, kind: str, seed: int = 1) -> None:
    """Play at random until such a decision is open, or to the end."""
    stream = stream_for(seed, "until")
    while match.outcome is None and all(one.kind != kind for one in match.decisions):
        any_move(match, stream)


def round_of(match: Match, word: str) -> None:
    """The word of the round at hand, and the first card of its Active Player."""
    seat = match.decisions[0].seat
    match.submit(seat, do.Word(word))
    match.submit(seat, options(match, seat)[0])


def tags_of_facts(match: Match, viewer: int | str = OMNISCIENT, since: int = 0) -> list[str]:
    """The tags of what happened, in order."""
    facts = match.facts_since(since, viewer)
    return [str(type(fact).__struct_config__.tag) for fact in facts]

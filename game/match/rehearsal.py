"""Plays an introduction by its script, so that one that cannot be played is refused beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.content.introduction import OPEN, Introduction, Step
from game.content.reading import ContentError
from game.core.decisions import Decision
from game.core.intents import Intent, to_json
from game.core.setup import BadSetup
from game.match.match import IllegalIntent, Match
from game.match.session import RANDOM, Player, seated


def players_of(introduction: Introduction, seats: int) -> list[Player]:
    """Who plays: a person on one seat, and the script on the others, which count as computers."""
    return [Player() if seat == introduction.player else Player(RANDOM) for seat in range(seats)]


def fits(row: Mapping[str, Any], chosen: Mapping[str, Any]) -> bool:
    """Whether what was chosen, perhaps in part, agrees with a row of ``expect``."""
    return all(_leads_to(value, row[name]) for name, value in chosen.items() if name in row)


def _leads_to(value: object, wanted: object) -> bool:
    """Whether a value is the wanted one, or some of the wanted ones."""
    if isinstance(value, list | tuple) and isinstance(wanted, list):
        return set(value) <= set(wanted)
    return value == wanted


def _is(value: object, wanted: object) -> bool:
    return (list(value) if isinstance(value, tuple) else value) == wanted


def is_expected(step: Step, intent: Intent) -> bool:
    """Whether an intent is one of those that a step asks for."""
    chosen = to_json(intent)
    return any(
        all(_is(chosen.get(name), value) for name, value in row.items()) for row in step.expect
    )


def expected(step: Step, decision: Decision) -> list[Intent]:
    """The options that a step allows."""
    return [intent for intent in decision.options if is_expected(step, intent)]


def rehearse(introduction: Introduction) -> None:
    """Play the script in every way that it allows; raises ``ContentError`` with the step.

    At the end the match must be over and won by the person, or go on where the script says so.
    """
    ways = max((len(step.expect) for step in introduction.steps), default=1)
    for way in range(max(1, ways)):
        _play(introduction, way)


def _play(introduction: Introduction, way: int) -> None:
    path = introduction.path
    try:
        setup = introduction.setup("Guest")
        match = Match.open(seated(setup, players_of(introduction, len(setup.tables))))
    except BadSetup as error:
        raise ContentError(path, "table", str(error)) from None
    with match:
        for number, step in enumerate(introduction.steps):
            place = f"steps[{number}]"
            if step.expect:
                _choose(match, introduction, step, place, way)
            for row_number, row in enumerate(step.plays):
                _follow(match, introduction, row, f"{place}.plays[{row_number}]")
        if introduction.ends == OPEN:
            if match.outcome is not None:
                raise ContentError(path, "ends", "the match is over at the end")
        elif match.outcome is None or introduction.player not in match.outcome.winners:
            raise ContentError(path, "steps", "at the end the person must have won")


def _choose(match: Match, introduction: Introduction, step: Step, place: str, way: int) -> None:
    decision = match.decision(introduction.player)
    if decision is None:
        raise ContentError(introduction.path, place, "nothing is asked of the person here")
    for number, row in enumerate(step.expect):
        if not expected(msgspec.structs.replace(step, expect=(row,)), decision):
            field = f"{place}.expect[{number}]"
            raise ContentError(introduction.path, field, "none of the choices")
    row = step.expect[way % len(step.expect)]
    match.submit(
        introduction.player, expected(msgspec.structs.replace(step, expect=(row,)), decision)[-1]
    )


def _follow(match: Match, introduction: Introduction, row: dict[str, Any], place: str) -> None:
    seat = row["seat"]
    try:
        match.submit(seat, intent_of(match, row))
    except (IllegalIntent, msgspec.ValidationError) as error:
        raise ContentError(introduction.path, place, str(error)) from None


def intent_of(match: Match, row: Mapping[str, Any]) -> Intent:
    """The intent of a row of ``plays``; raises ``msgspec.ValidationError``."""
    return match.intent({name: value for name, value in row.items() if name != "seat"})

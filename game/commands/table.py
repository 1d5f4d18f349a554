"""From words on the command line to a table: game, format, seats, bots and house rules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from game.commands.trouble import UsageError, unknown
from game.content import registry
from game.core.rules import HouseRule, Rules
from game.core.setup import Setup
from game.match import loading, opening
from game.match.session import HUMAN, RANDOM, Player
from game.simulation import Plan

USUAL_SEATS = 4
"""Seats where nobody says how many, or the nearest number that the format allows."""

_YES = {"on", "true", "yes"}
_NO = {"off", "false", "no"}


class Seating(msgspec.Struct, frozen=True):
    """A table that the command line asked for."""

    setup: Setup
    players: tuple[Player, ...]


def read_seating(options: argparse.Namespace, seed: int) -> Seating | None:
    """The table of ``play GAME ...``; None for the whole parlour.

    ``seed`` is used where none is given. Raises ``UsageError`` and ``BadSetup``.
    """
    if options.game is None:
        for name in ("format", "seats", "seed", "rule"):
            if getattr(options, name) not in (None, []):
                raise UsageError(
                    f"--{name} is for one game; name it, such as "
                    f"`play {next(iter(registry.games()), 'GAME')} --{name} ...`"
                )
        return None
    rules = load_game(options.game)
    format_ = choose_format(rules, options.format)
    if options.seats is None:
        bots = [levels(rules)[0]] * (usual_seats(rules, format_) - 1)
        who: tuple[str, ...] = (HUMAN, *bots)
    else:
        who = read_bots(rules, options.seats, people=True)
        check_seats(rules, format_, len(who))
    setup = Setup(
        rules.id,
        format_,
        seats=len(who),
        seed=seed if options.seed is None else options.seed,
        house_rules=read_house_rules(rules, options.rule),
    )
    opening.complete(setup, rules)  # only to refuse it here; names are given by the table
    return Seating(setup, tuple(Player(level) for level in who))


def levels(rules: Rules) -> tuple[str, ...]:
    """The computer players of a game, by level."""
    return tuple(dict.fromkeys((*rules.bots, RANDOM)))


def usual_seats(rules: Rules, format_: str) -> int:
    """How many sit at a table of this format where nobody says it."""
    allowed = rules.formats[format_]
    return min(max(USUAL_SEATS, allowed[0]), allowed[-1])


def load_game(name: str) -> Rules:
    """The rules of a game by its id."""
    games = registry.games()
    if name not in games:
        raise unknown("game", name, games)
    return loading.load_rules(name)


def choose_format(rules: Rules, given: str | None) -> str:
    """The format asked for, or the game's first one."""
    if given is None:
        return next(iter(rules.formats))
    given = rules.also_called.get(given, given)
    if given not in rules.formats:
        raise unknown(f"format of {rules.id}", given, rules.formats)
    return given


def check_seats(rules: Rules, format_: str, seats: int) -> int:
    """The number of seats, where the format is for as many."""
    allowed = rules.formats[format_]
    if seats not in allowed:
        numbers = " or ".join(dict.fromkeys(str(end) for end in (allowed[0], allowed[-1])))
        span = numbers if len(allowed) <= 2 else f"{allowed[0]} to {allowed[-1]}"
        noun = "seat" if span == "1" else "seats"
        raise UsageError(f"{rules.id} {format_} is for {span} {noun}, not for {seats}")
    return seats


def read_bots(rules: Rules, words: str, *, people: bool = False) -> tuple[str, ...]:
    """Levels of computer players separated by commas, checked; with ``people`` also ``human``."""
    known = [*([HUMAN] if people else []), *levels(rules)]
    chosen = tuple(word.strip() for word in words.split(","))
    for level in chosen:
        if not level:
            raise UsageError(f"`{words}` leaves a seat empty; for each one name {', '.join(known)}")
        if level not in known:
            raise unknown("computer player", level, known)
    return chosen


def seat_bots(chosen: Sequence[str], seats: int) -> tuple[str, ...]:
    """A level for every seat; fewer levels than seats repeat from the first."""
    if len(chosen) > seats:
        raise UsageError(
            f"{len(chosen)} computer players are named for {seats} seats; name as many or fewer"
        )
    return tuple(chosen[seat % len(chosen)] for seat in range(seats))


def check_setup(rules: Rules, plan: Plan) -> None:
    """Raise ``BadSetup`` where the house rules do not fit the format or the seats."""
    setup = Setup(plan.game, plan.format, seats=len(plan.bots), house_rules=plan.house_rules)
    opening.complete(setup, rules)


def read_house_rules(rules: Rules, pairs: Sequence[str]) -> dict[str, Any]:
    """``NAME=VALUE`` words as the house rules of a set-up."""
    known = {rule.name: rule for rule in rules.house_rules}
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise UsageError(f"--rule {pair}: write NAME=VALUE, such as {_example(rules)}")
        if name not in known:
            raise unknown(f"house rule of {rules.id}", name, known)
        if name in found:
            raise UsageError(f"the house rule {name} is given twice; give it once")
        found[name] = _value(known[name], text.strip())
    return found


def _value(rule: HouseRule, text: str) -> Any:
    for candidate in _readings(text):
        if rule.allows(candidate):
            return candidate
    allowed = rule.allowed.replace("false", "off").replace("true", "on")
    raise UsageError(f"the house rule {rule.name} cannot be `{text}`; it can be {allowed}")


def _readings(text: str) -> list[Any]:
    """What a word can mean: itself, a yes or no, a number."""
    readings: list[Any] = [text]
    if text.lower() in _YES:
        readings.append(True)
    if text.lower() in _NO:
        readings.append(False)
    if text.lstrip("-").isdecimal():
        readings.append(int(text))
    return readings


def _example(rules: Rules) -> str:
    for rule in rules.house_rules:
        value = rule.values[-1] if rule.values else rule.high
        word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        return f"{rule.name}={word}"
    return "NAME=VALUE"

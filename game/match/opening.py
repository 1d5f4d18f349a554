"""Checks a set-up and completes it: every house rule and every lobby choice gets its value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from game.core.rules import HouseRule, Rules
from game.core.setup import BadSetup, SeatSetup, Setup

MAX_NAME = 24
"""Letters in the name of a seat."""

MAX_TABLE = 8
"""Letters in the name of a table."""


def complete(setup: Setup, rules: Rules) -> Setup:
    """The set-up with nothing left open; raises :class:`BadSetup` with the field."""
    name = rules.also_called.get(setup.format, setup.format)
    setup = msgspec.structs.replace(setup, format=name)
    if name not in rules.formats:
        raise BadSetup("format", name, ", ".join(rules.formats))
    allowed = rules.formats[setup.format]
    tables = setup.tables
    if setup.seats == 0:
        tables = tuple(SeatSetup() for _ in range(allowed[0]))
    if len(tables) not in allowed:
        raise BadSetup("seats", len(tables), f"{allowed[0]} to {allowed[-1]}")
    if type(setup.seed) is not int:
        raise BadSetup("seed", setup.seed, "a whole number")
    if setup.table and not (setup.table.isalnum() and len(setup.table) <= MAX_TABLE):
        raise BadSetup("table", setup.table, f"at most {MAX_TABLE} letters and figures")
    for name, results in setup.chance.items():
        if name.partition(".")[0] not in rules.streams:
            raise BadSetup(f"chance.{name}", results, f"the streams {_listed(rules.streams)}")
    _computers(setup, rules, len(tables))
    house_rules = _house_rules(setup, rules, len(tables))
    tables = _lobby(tables, rules)
    complete_setup = msgspec.structs.replace(setup, seats=tables, house_rules=house_rules)
    rules.check(complete_setup)
    return complete_setup


def _computers(setup: Setup, rules: Rules, seats: int) -> None:
    computers = setup.computers
    if computers and not rules.asks_who_plays:
        raise BadSetup("computers", computers, "nothing: these rules do not ask")
    if list(computers) != sorted({*range(seats)} & {*computers}):
        raise BadSetup("computers", computers, f"seats 0 to {seats - 1}, in their order")


def _house_rules(setup: Setup, rules: Rules, seats: int) -> dict[str, Any]:
    known = {rule.name: rule for rule in rules.house_rules}
    values = rules.defaults()
    for name, value in setup.house_rules.items():
        rule = known.get(name)
        if rule is None:
            raise BadSetup(f"house_rules.{name}", value, f"the rules {_listed(known)}")
        if not rule.allows(value):
            raise BadSetup(f"house_rules.{name}", value, rule.allowed)
        _applies(rule, setup.format, seats, value)
        values[name] = value
    return values


def _applies(rule: HouseRule, format_: str, seats: int, value: object) -> None:
    if value == rule.default:
        return
    if rule.formats and format_ not in rule.formats:
        raise BadSetup(f"house_rules.{rule.name}", value, f"only in {', '.join(rule.formats)}")
    if rule.seats and seats not in rule.seats:
        numbers = ", ".join(str(number) for number in rule.seats)
        raise BadSetup(f"house_rules.{rule.name}", value, f"only with {numbers} seats")


def _lobby(tables: tuple[SeatSetup, ...], rules: Rules) -> tuple[SeatSetup, ...]:
    """Seats that left a choice out take the first free value in the file's order."""
    for seat, table in enumerate(tables):
        if len(table.name) > MAX_NAME:
            raise BadSetup(f"seats.{seat}.name", table.name, f"at most {MAX_NAME} letters")
        if not table.name.isprintable():
            raise BadSetup(f"seats.{seat}.name", table.name, "letters that can be written")
        for name, value in table.choices.items():
            if name not in rules.lobby:
                raise BadSetup(f"seats.{seat}.{name}", value, f"only {_listed(rules.lobby)}")
            if value not in rules.lobby[name]:
                raise BadSetup(f"seats.{seat}.{name}", value, ", ".join(rules.lobby[name]))
    filled = [dict(table.choices) for table in tables]
    for name, values in rules.lobby.items():
        taken = [choices[name] for choices in filled if name in choices]
        for value in taken:
            if taken.count(value) > 1:
                seat = max(place for place, row in enumerate(filled) if row.get(name) == value)
                free = [other for other in values if other not in taken]
                raise BadSetup(f"seats.{seat}.{name}", value, f"still free: {', '.join(free)}")
        left = [value for value in values if value not in taken]
        for choices in filled:
            if name not in choices:
                choices[name] = left.pop(0)
    return tuple(
        SeatSetup(table.name or f"Seat {seat + 1}", choices)
        for seat, (table, choices) in enumerate(zip(tables, filled, strict=True))
    )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "(there are none)"

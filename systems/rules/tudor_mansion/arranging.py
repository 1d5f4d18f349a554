"""Sets the table, as the seed deals it or as a scenario arranges it, and shows its values."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from game.core.setup import BadSetup, Setup
from game.core.table import Table
from systems.rules.tudor_mansion.cards import RING, ROOMS, SUSPECTS, WEAPON_STARTS, WEAPONS
from systems.rules.tudor_mansion.components import (
    Investigator,
    Mansion,
    Question,
    Token,
    Turn,
)
from systems.rules.tudor_mansion.dealing import (
    check_cards,
    deal,
    first_player,
    fixed_first,
    hand_sizes,
    investigators,
)
from systems.rules.tudor_mansion.facts import GameStarted, TokenPlaced
from systems.rules.tudor_mansion.house import House
from systems.rules.tudor_mansion.starts import place, place_rest

STEPS = ("start", "move", "act", "act_again")
STATUSES = ("active", "silent")
_CARD_ZONES = re.compile(r"envelope|pool|faceup|hand\.\d+")
_BEFORE_THE_STARTS = re.compile(r"envelope|pool|faceup|hand\.\d+|ring|investigator\.\d+")
"""What may be arranged without the start rooms being settled."""


def check(setup: Setup) -> None:
    """Refuse what cannot be arranged; raises ``BadSetup`` with the field."""
    if not setup.arrange:
        return
    seats = len(setup.tables)
    for key, value in setup.arrange.items():
        _check_entry(setup, key, value, seats)
    suspects = investigators(setup)
    if len(set(suspects)) < seats:
        raise BadSetup("arrange.investigator", suspects, "no suspect is played twice")
    if _settled(setup) and all(_status(setup, seat) == "silent" for seat in range(seats)):
        raise BadSetup("arrange.status", "silent", "at least one active investigator")
    turn = setup.arrange.get("turn")
    if turn is not None and _status(setup, turn) == "silent":
        raise BadSetup("arrange.turn", turn, "a seat that is not silent")
    first = fixed_first(suspects, setup.house_rules)
    sizes = hand_sizes(seats, first or 0, setup.house_rules)
    check_cards(setup, sizes if first is not None else [max(sizes)] * seats)


def _check_entry(setup: Setup, key: str, value: object, seats: int) -> None:
    name, _, which = key.partition(".")
    rules = setup.house_rules
    field = f"arrange.{key}"
    if _CARD_ZONES.fullmatch(key):
        allowed = {
            "pool": rules["two_player_pool"] and seats == 2,
            "faceup": rules["even_deal"],
            "hand": which.isdigit() and int(which) < seats,
        }
        if not allowed.get(name, True):
            raise BadSetup(field, value, "a zone of this set-up")
        return
    tests: dict[str, tuple[Callable[[], bool], str]] = {
        "ring": (
            lambda: isinstance(value, list | tuple) and sorted(value) == sorted(ROOMS),
            "the nine rooms, each once",
        ),
        "turn": (lambda: value in range(seats) and type(value) is int, f"0 to {seats - 1}"),
        "round_no": (
            lambda: type(value) is int and 1 <= value <= rules["round_limit"] + 1,
            f"1 to {rules['round_limit'] + 1}",
        ),
        "step": (lambda: value in STEPS, ", ".join(STEPS)),
        "moved": (lambda: isinstance(value, bool), "true or false"),
        "status": (lambda: value in STATUSES, ", ".join(STATUSES)),
        "investigator": (lambda: value in SUSPECTS, ", ".join(SUSPECTS)),
        "moved_in": (lambda: isinstance(value, bool), "true or false"),
        "suspect_pos": (lambda: value in ROOMS, ", ".join(ROOMS)),
        "weapon_pos": (lambda: value in ROOMS, ", ".join(ROOMS)),
        "counter": (lambda: value in ROOMS, ", ".join(ROOMS)),
    }
    owners: dict[str, tuple[str, ...]] = {
        "suspect_pos": SUSPECTS,
        "weapon_pos": WEAPONS,
        **{
            per_seat: tuple(str(seat) for seat in range(seats))
            for per_seat in ("status", "investigator", "moved_in", "counter")
        },
    }
    if name not in tests or (which and name not in owners):
        raise BadSetup(field, value, "envelope, hand.N, pool, faceup, " + ", ".join(tests))
    if name in owners and which not in owners[name]:
        raise BadSetup(field, value, f"{name}.X with X one of {', '.join(owners[name])}")
    if name == "counter" and not rules["separate_investigators"]:
        raise BadSetup(field, value, "only with separate_investigators")
    passes, allowed_values = tests[name]
    if not passes():
        raise BadSetup(field, value, allowed_values)


def _status(setup: Setup, seat: int) -> str:
    return str(setup.arrange.get(f"status.{seat}", "active"))


def _settled(setup: Setup) -> bool:
    """Whether something is arranged that comes after the choice of the start rooms."""
    arrange = setup.arrange
    if arrange.get("step") == "start":
        return False
    return any(not _BEFORE_THE_STARTS.fullmatch(key) for key in arrange)


def set_up(table: Table) -> None:
    """Create the entities, deal, and place what is not chosen."""
    arrange = table.setup.arrange
    ring = list(arrange.get("ring") or _ring(table))
    suspects = investigators(table.setup)
    first = first_player(table, suspects)
    table.add_one(Mansion(ring))
    turn = Turn(first=first, seat=first)
    table.add_one(turn)
    table.add_one(Question())
    _create_pieces(table, suspects)
    names = tuple(seat.name for seat in table.setup.tables)
    table.emit(GameStarted(names, tuple(suspects), dict(table.rules), tuple(ring)))
    deal(table, first)
    house = table.look = House(table)
    for weapon in WEAPONS:
        token = house.tokens[weapon]
        token.room = arrange.get(f"weapon_pos.{weapon}", WEAPON_STARTS[weapon])
        table.emit(TokenPlaced(weapon, token.room))
    if _settled(table.setup):
        _arrange_turn(table, house)
    elif table.rules["start_rooms"] == "random":
        place_rest(table, house)
        table.flow.phase = "turn"
    else:
        seats = table.seats
        turn.unplaced = [(first + step) % seats for step in range(seats)]
        table.flow.phase = "starts"


def _ring(table: Table) -> list[str]:
    if table.rules["ring_order"] == "shuffled":
        return table.shuffled("ring", RING)
    return list(RING)


def _create_pieces(table: Table, suspects: list[str]) -> None:
    arrange = table.setup.arrange
    for seat, suspect in enumerate(suspects):
        silent = _status(table.setup, seat) == "silent"
        moved_in = bool(arrange.get(f"moved_in.{seat}", False))
        table.world.create(Investigator(seat, suspect, silent, moved_in))
    for suspect in SUSPECTS:
        table.world.create(Token(suspect, "suspect"))
    for weapon in WEAPONS:
        table.world.create(Token(weapon, "weapon"))
    if table.rules["separate_investigators"]:
        for seat in range(len(suspects)):
            table.world.create(Token(f"counter.{seat}", "counter"))


def _arrange_turn(table: Table, house: House) -> None:
    """A table that is set in the middle of a game."""
    arrange, turn = table.setup.arrange, house.turn
    for seat in range(table.seats):
        if f"counter.{seat}" in arrange:
            counter = house.tokens[f"counter.{seat}"]
            counter.room = arrange[f"counter.{seat}"]
            table.emit(TokenPlaced(counter.name, counter.room))
    for suspect in SUSPECTS:
        if f"suspect_pos.{suspect}" in arrange:
            place(table, house, suspect, arrange[f"suspect_pos.{suspect}"])
    place_rest(table, house)
    turn.seat = arrange.get("turn", turn.first)
    while house.investigators[turn.seat].silent:
        turn.seat = (turn.seat + 1) % table.seats
    turn.round_no = arrange.get("round_no", 1)
    turn.limit = turn.round_no > table.rules["round_limit"]
    step = arrange.get("step", "move")
    if step == "move":
        table.flow.phase = "turn"
        return
    turn.step = step
    turn.moved = bool(arrange.get("moved", False))
    table.flow.phase = {"act": "act", "act_again": "again"}[step]
    table.ask(turn.seat, step)


def values(table: Table) -> dict[str, Any]:
    """What is not cards. All of it is public (rules file, section 3)."""
    house: House = table.look
    turn = house.turn
    shown: dict[str, Any] = {
        "turn": turn.seat,
        "first": turn.first,
        "round_no": turn.round_no,
        "step": turn.step,
        "moved": turn.moved,
        "limit_reached": turn.limit,
        "ring": house.ring,
    }
    for row in house.investigators:
        shown[f"investigator.{row.seat}"] = row.suspect
        shown[f"status.{row.seat}"] = "silent" if row.silent else "active"
        shown[f"moved_in.{row.seat}"] = row.moved_in
    for token in house.tokens.values():
        if token.kind == "counter":
            shown[token.name] = token.room
        else:
            shown[f"{token.kind}_pos.{token.name}"] = token.room
    return shown

"""What is legal, and why something is not."""

from __future__ import annotations

from game.core.intents import Intent
from game.core.messages import Message, message
from game.core.options import Listed, Options, Product, Union
from game.core.table import Table
from systems.rules.tudor_mansion.cards import (
    CATEGORY,
    CELLAR,
    ROOMS,
    STARTS,
    SUSPECTS,
    WEAPONS,
)
from systems.rules.tudor_mansion.house import House, in_order
from systems.rules.tudor_mansion.intents import Accuse, EndTurn, Go, Show, Start, Stay, Suggest
from systems.rules.tudor_mansion.starts import offered, placed_suspects

_SUGGEST = Product(Suggest, {"suspect": SUSPECTS, "weapon": WEAPONS})
_ACCUSE = Product(Accuse, {"suspect": SUSPECTS, "weapon": WEAPONS, "room": ROOMS})
_END = Listed((EndTurn(),))
_ACT = Union((_SUGGEST, _ACCUSE, _END))
_ACT_WITHOUT_SUGGESTING = Union((_ACCUSE, _END))

_moves: dict[tuple[str, ...], Options] = {}


def options(table: Table, seat: int, kind: str) -> Options:
    """The legal answers to a decision. Those that do not depend on the match are built once."""
    house: House = table.look
    if kind == "move":
        return _move_options(tuple(house.exits[house.pieces[seat].room]))
    if kind == "act":
        return _act_options(table, house, seat)
    if kind == "act_again":
        return _ACT_WITHOUT_SUGGESTING
    if kind == "choose_shown":
        question = house.question
        named = {question.suspect, question.weapon, question.room}
        return Listed([Show(card) for card in in_order(house.hands[seat] & named)])
    distinct = bool(table.rules["distinct_starts"])
    suspect = house.investigators[seat].suspect
    return Listed([Start(room) for room in offered(suspect, placed_suspects(house), distinct)])


def _move_options(rooms: tuple[str, ...]) -> Options:
    known = _moves.get(rooms)
    if known is None:
        known = _moves[rooms] = Listed([Stay(), *(Go(room) for room in rooms)])
    return known


def _act_options(table: Table, house: House, seat: int) -> Options:
    if house.turn.limit:
        return _ACCUSE
    if must_leave_first(table, house, seat):
        return _ACT_WITHOUT_SUGGESTING
    return _ACT


def must_leave_first(table: Table, house: House, seat: int) -> bool:
    """Option ``leave_first``: no suggestion without having moved or been moved (TM-R09)."""
    return bool(
        table.rules["leave_first"]
        and not house.turn.moved
        and not house.investigators[seat].moved_in
    )


def explain(table: Table, seat: int, kind: str, intent: Intent) -> Message:
    """Why the intent is none of the options: ``no_such_option`` with the detail."""
    return message("no_such_option", detail=_detail(table.look, seat, kind, intent))


def _detail(house: House, seat: int, kind: str, intent: Intent) -> str:
    named = [getattr(intent, field) for field in intent.__struct_fields__]
    if CELLAR in named:
        return "cellar_cannot_be_entered" if isinstance(intent, Go) else "cellar_cannot_be_named"
    if any(name not in CATEGORY for name in named):
        return "unknown_card"
    if kind == "move":
        return "not_next_door" if isinstance(intent, Go) else "move_first"
    if isinstance(intent, Suggest | Accuse) and kind in ("act", "act_again"):
        if not _named_in_order(intent):
            return "wrong_kind_of_card"
        if kind == "act_again":
            return "only_accuse_now"
        return "only_accusations_now" if house.turn.limit else "leave_first"
    if isinstance(intent, EndTurn) and house.turn.limit:
        return "only_accusations_now"
    if isinstance(intent, Go | Stay) and kind in ("act", "act_again"):
        return "already_moved"
    if isinstance(intent, Show) and kind == "choose_shown":
        return "card_not_shown"
    if isinstance(intent, Start) and kind == "choose_start_room":
        own = STARTS[house.investigators[seat].suspect]
        return "every_suspect_in_another_room" if intent.room in own else "not_your_start_room"
    return "not_now"


def _named_in_order(intent: Intent) -> bool:
    """Whether the parts are a suspect, a weapon and a room, each in its place."""
    places = [CATEGORY[getattr(intent, field)] for field in intent.__struct_fields__]
    return places == list(range(len(places)))

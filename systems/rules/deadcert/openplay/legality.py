"""What is legal in OPENplay and Co-op, and why something is not (rules file, section 5)."""

from __future__ import annotations

from game.core.intents import Intent
from game.core.messages import Message, message
from game.core.options import Listed, Options
from game.core.table import Table
from systems.rules.deadcert.cards import SNOOP_TYPES, colour_of, is_snoop
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.bureau import FRESH, Bureau
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    Examine,
    ExchangeOwn,
    MakeChief,
    Promote,
    Swap,
    SwapFiled,
)

_FETCH = Listed((Fetch(),))
_SUSPECT = Listed((MakeChief(), File()))


def options(table: Table, seat: int, kind: str) -> Options:
    """The legal answers to a decision; ``kind`` is ``open_...`` or ``coop_...``."""
    bureau: Bureau = table.look
    step = kind.partition("_")[2]
    if step == "turn":
        return turn_options(bureau, seat)
    if step == "suspect":
        return _SUSPECT
    if step == "snoop":
        return filed_swaps(bureau, seat) if bureau.coop else swaps(bureau, seat)
    return exchanges(bureau, seat)


def turn_options(bureau: Bureau, seat: int) -> Options:
    """Fetch or Exchange (DC-OPEN-020); in Co-op only out of the own stack (DC-COOP-014)."""
    fresh = bool(bureau.zones.faces(FRESH))
    if fresh and bureau.turn.without_fetch >= bureau.fetch_limit:
        return _FETCH
    found: list[Intent] = [Fetch()] if fresh else []
    if bureau.has_filed_suspect(seat):
        found.append(ExchangeOwn())
    if not bureau.coop:
        others = bureau.table.after(seat)
        found += [Examine(other) for other in others if bureau.has_filed_suspect(other)]
    return Listed(found)


def swaps(bureau: Bureau, seat: int) -> Options:
    """Chiefs that the Snoop card can fetch (DC-OPEN-027 to 036)."""
    found: list[Intent] = [
        Swap(kind, other)
        for kind in SNOOP_TYPES[bureau.fetched().face]
        for other in bureau.table.after(seat)
        if bureau.chief(other, kind)
    ]
    return Listed([*found, Abandon()])


def filed_swaps(bureau: Bureau, seat: int) -> Options:
    """Filed cards that the Snoop card can fetch in Co-op (DC-COOP-008 to 011)."""
    kinds = SNOOP_TYPES[bureau.fetched().face]
    if bureau.table.rules["coop_snoop_needs_own_chief"]:
        kinds = tuple(kind for kind in kinds if bureau.chief(seat, kind))
    found: list[Intent] = [
        SwapFiled(other, face)
        for other in bureau.table.after(seat)
        for face in bureau.filed_suspects(other)
        if colour_of(face) in kinds
    ]
    return Listed([*found, Abandon()])


def exchanges(bureau: Bureau, seat: int) -> Options:
    """Cards of the stack that can be promoted (DC-OPEN-040 to 046)."""
    owner = bureau.turn.owner
    faces = bureau.filed_suspects(owner)
    if owner != seat and bureau.table.rules["open_exchange_needs_own_chief"]:
        faces = [face for face in faces if bureau.chief(seat, colour_of(face))]
    return Listed([*(Promote(face) for face in faces), Abandon()])


def explain(table: Table, seat: int, kind: str, intent: Intent) -> Message:
    """Why the intent is none of the options: ``no_such_option`` with the detail."""
    return message("no_such_option", detail=_detail(table.look, seat, kind, intent))


def _detail(bureau: Bureau, seat: int, kind: str, intent: Intent) -> str:
    step = kind.partition("_")[2]
    if step == "turn":
        return _turn_detail(bureau, seat, intent)
    if step == "snoop" and isinstance(intent, Swap | SwapFiled):
        return _snoop_detail(bureau, seat, intent)
    if step == "exchange" and isinstance(intent, Promote):
        if is_snoop(intent.card):
            return "snoops_stay_filed"
        if intent.card not in bureau.filed_suspects(bureau.turn.owner):
            return "not_in_this_stack"
        return "own_chief_first"
    return {
        "suspect": "decide_about_the_card",
        "snoop": "decide_about_the_snoop",
        "exchange": "decide_about_the_stack",
    }[step]


def _turn_detail(bureau: Bureau, seat: int, intent: Intent) -> str:
    if isinstance(intent, Fetch):
        return "fresh_is_empty"
    if not isinstance(intent, ExchangeOwn | Examine):
        return "fetch_or_exchange"
    if isinstance(intent, Examine) and bureau.coop:
        return "only_the_own_stack"
    if isinstance(intent, Examine) and intent.owner not in bureau.table.after(seat):
        return "another_seat"
    return "nothing_to_promote"


def _snoop_detail(bureau: Bureau, seat: int, intent: Swap | SwapFiled) -> str:
    if isinstance(intent, SwapFiled) != bureau.coop:
        return "filed_cards_only" if bureau.coop else "chiefs_only"
    other = intent.target if isinstance(intent, Swap) else intent.owner
    if other not in bureau.table.after(seat):
        return "another_seat"
    wanted = intent.type if isinstance(intent, Swap) else intent.card[:1]
    if isinstance(intent, SwapFiled):
        if is_snoop(intent.card):
            return "snoops_stay_filed"
        if intent.card not in bureau.filed_suspects(other):
            return "not_in_this_stack"
    if wanted not in SNOOP_TYPES[bureau.fetched().face]:
        return "not_this_type"
    return "no_chief_there" if isinstance(intent, Swap) else "own_chief_first"

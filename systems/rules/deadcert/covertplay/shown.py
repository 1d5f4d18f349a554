"""What is not cards on a COVERTplay table, as a viewer may know it (rules file, section 3.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.messages import HIDDEN, OMNISCIENT, Viewer
from game.core.table import Table
from systems.rules.deadcert import checklist
from systems.rules.deadcert.cards import TYPES, colour_of
from systems.rules.deadcert.covertplay.bureau import FRESH, Bureau, gathered_of


def values(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Backs and counts are public; Checklists and sealed choices are their seat's own."""
    bureau: Bureau = table.look
    round_, zones = bureau.round, table.zones
    fresh = zones.faces(FRESH)
    empty = round_.empty_round
    shown: dict[str, Any] = {
        "turn": round_.seat,
        "first": round_.first,
        "round_no": round_.number,
        "stage": round_.stage,
        "step": round_.step,
        "fresh_count": len(fresh),
        "fresh_top": colour_of(fresh[0]) if fresh else None,
        "empty_round": empty or None,
        "last_round": empty + bureau.cold_limit if empty else None,
        "filed_count": bureau.filed_count(),
        "snoop": round_.snoop or None,
        "target": round_.target if round_.target >= 0 else None,
        "to_take": round_.to_take,
        "to_fetch": round_.to_fetch,
        "snooped": tuple(round_.snooped),
    }
    for seat in range(table.seats):
        shown |= _of_seat(bureau, seat)
        inside = viewer in (seat, OMNISCIENT) or table.flow.over
        shown |= _private(bureau, seat) if inside else _hidden(seat)
    return shown


def _of_seat(bureau: Bureau, seat: int) -> dict[str, Any]:
    count = Counter(colour_of(face) for face in bureau.hand(seat))
    gathered = bureau.zones.faces(gathered_of(seat))
    return {
        f"limit.{seat}": bureau.limit(seat),
        f"hand_colours.{seat}": tuple(count[kind] for kind in TYPES),
        f"gathered_colours.{seat}": tuple(colour_of(face) for face in gathered),
        f"locked_colours.{seat}": tuple(colour_of(face) for face in bureau.locked(seat)),
        f"to_file.{seat}": bureau.to_file(seat) if bureau.round.step == "file" else 0,
    }


def _private(bureau: Bureau, seat: int) -> dict[str, Any]:
    table, seals = bureau.table, bureau.seals
    show_primes = bool(table.rules["show_prime_list"])
    levels = bureau.levels(seat)
    return {
        f"filing.{seat}": tuple(seals.filing.get(seat, ())),
        f"checklist.{seat}": checklist.shown(table, bureau.case, seat, levels, show_primes),
    }


def _hidden(seat: int) -> dict[str, Any]:
    return {f"filing.{seat}": HIDDEN, f"checklist.{seat}": HIDDEN}

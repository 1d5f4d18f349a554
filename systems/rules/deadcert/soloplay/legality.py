"""What is legal in SOLOplay, and why something is not (rules file, section 5)."""

from __future__ import annotations

from game.core.intents import Intent
from game.core.messages import Message, message
from game.core.options import Listed, Options
from game.core.table import Table
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.soloplay.bureau import Bureau
from systems.rules.deadcert.soloplay.intents import Concede, Reclaim, TakeTop


def options(table: Table, kind: str) -> Options:
    """The legal answers to a decision; ``kind`` is ``solo_...``."""
    bureau: Bureau = table.look
    if kind == "solo_gather":
        return gathers(bureau)
    if kind == "solo_reclaim":
        return Listed([TakeTop(one) for one in bureau.tops(bureau.round.snoop)])
    return Listed([File(card) for card in bureau.laid_out()])


def gathers(bureau: Bureau) -> Options:
    """Fetch, Reclaim, or give up (DC-SOLO-010 to 014, 042)."""
    found: list[Intent] = [Fetch()] if bureau.can_fetch() else []
    found += [Reclaim(snoop) for snoop in bureau.reclaiming()]
    return Listed([*found, Concede()])


def explain(table: Table, kind: str, intent: Intent) -> Message:
    """Why the intent is none of the options: ``no_such_option`` with the detail."""
    return message("no_such_option", detail=_detail(table.look, kind, intent))


def _detail(bureau: Bureau, kind: str, intent: Intent) -> str:
    if kind == "solo_file":
        return "not_laid_out" if isinstance(intent, File) else "file_first"
    if kind == "solo_reclaim":
        return "stack_is_empty" if isinstance(intent, TakeTop) else "take_a_card_first"
    if isinstance(intent, Fetch):
        return "fetching_is_over" if bureau.fetching_is_over() else "fresh_is_empty"
    if not isinstance(intent, Reclaim):
        return "gather_first"
    if not bureau.round.exposed:
        return "killer_not_exposed"
    if intent.card not in bureau.laid_out():
        return "not_laid_out"
    return "nothing_to_reclaim" if is_snoop(intent.card) else "no_snoop_card"

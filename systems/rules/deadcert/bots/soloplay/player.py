"""The computer players of SOLOplay.

All fetch until the killer is exposed; what differs is what they file, and how they end it.
"""

from __future__ import annotations

from game.bots import Budget, Choice, Thinking
from game.core.decisions import Decision
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.levels import Level
from systems.rules.deadcert.bots.soloplay.desk import Desk, desk_of
from systems.rules.deadcert.bots.soloplay.reclaiming import snoop_to_play, stack_to_take, useful
from systems.rules.deadcert.bots.soloplay.worth import Prospects
from systems.rules.deadcert.bots.words import because
from systems.rules.deadcert.cards import SNOOP_TYPES, TYPES, colour_of, is_snoop
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.soloplay.intents import Concede, Reclaim, TakeTop
from systems.rules.deadcert.soloplay.reach import DEEPEST

PLANNERS = ("sharp",)
"""Levels that plan how deep a card may lie; others file what they like least."""


def detective(
    view: View, decision: Decision, level: Level, stream: Stream, budget: Budget
) -> Thinking:
    """Decide for the detective of SOLOplay."""
    budget.spend()
    yield
    desk = desk_of(view, level.reads_hints)
    if decision.kind == "solo_gather":
        return _gather(desk, decision, level)
    if decision.kind == "solo_reclaim":
        snoop, takes = view.values["snoop"], int(view.values["to_take"])
        kind = stack_to_take(desk, snoop, takes) or _stack_of_missing(desk, snoop)
        return Choice(TakeTop(kind), because("reclaim_from", type=kind))
    return _file(desk, int(view.values["to_file"]), level, stream)


def _gather(desk: Desk, decision: Decision, level: Level) -> Choice:
    """Fetch on while the Snoop cards laid out do not reach; then reclaim (section 9)."""
    options = list(decision.options)
    reclaims = [one.card for one in options if isinstance(one, Reclaim)]
    if reclaims:
        ready = not level.weighs or desk.within_reach() or Fetch() not in options
        snoop = snoop_to_play(desk) if level.weighs else _liked_snoop(desk, reclaims)
        if ready:
            chosen = snoop if snoop in reclaims else reclaims[0]
            return Choice(Reclaim(chosen), because("reclaim", suspect=desk.killer))
    if Fetch() in options:
        key = "fetch_for_reach" if desk.killer else "fetch"
        return Choice(Fetch(), because(key))
    return Choice(Concede(), because("concede"))


def _liked_snoop(desk: Desk, reclaims: list[str]) -> str:
    """Any that works on a stack with something missing."""
    deep = {colour_of(card) for card in desk.missing}
    return next((card for card in reclaims if deep.intersection(SNOOP_TYPES[card])), "")


def _stack_of_missing(desk: Desk, snoop: str) -> str:
    there = [kind for kind in TYPES if kind in SNOOP_TYPES[snoop] and desk.stacks[kind]]
    wanted = {colour_of(card) for card in desk.missing}
    return next((kind for kind in there if kind in wanted), there[0])


def _file(desk: Desk, count: int, level: Level, stream: Stream) -> Choice:
    if desk.killer:
        card = harmless(desk)
        return Choice(File(card), because("file_harmless"))
    if level.name in PLANNERS:
        card = Prospects(desk).best(count).cards[0]
        return Choice(File(card), _why(desk, card))
    if level.weighs:
        card = min(desk.laid_out, key=lambda one: (is_snoop(one), _odds(desk, one), one))
        return Choice(File(card), _why(desk, card))
    seen = list(desk.known.cards.values())
    once = [one for one in desk.laid_out if not is_snoop(one)
            and seen.count(desk.known.cards[one]) == 1]  # fmt: skip
    card = stream.choice(once or list(desk.laid_out))
    return Choice(File(card), _why(desk, card))


def harmless(desk: Desk) -> str:
    """What can be filed once the killer is exposed: it goes underneath and matters no more."""
    killer_cards = {card for card, name in desk.known.cards.items() if name == desk.killer}
    wanted = useful(desk)

    def price(card: str) -> tuple[int, int, str]:
        if card in killer_cards:
            return 3, 0, card
        if not is_snoop(card):
            return 0, 0, card
        return (2, wanted.index(card), card) if card in wanted else (1, 0, card)

    return min(desk.laid_out, key=price)


def _odds(desk: Desk, card: str) -> float:
    return 0.0 if is_snoop(card) else desk.odds.of(desk.known.cards[card])


def _why(desk: Desk, card: str) -> Message:
    """Why a card is filed, before the killer is exposed."""
    if is_snoop(card):
        return because("file_snoop")
    name = desk.known.cards[card]
    if not desk.odds.of(name):
        return because("file_innocent", suspect=name)
    if desk.next_level(card[0]) <= DEEPEST and desk.known.seen[name].bit_count() > 1:
        return because("file_lead", suspect=name, level=desk.next_level(card[0]))
    return because("file_weak_lead", suspect=name)

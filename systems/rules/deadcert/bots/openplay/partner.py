"""Co-op by level: the team's plan, or only the own seat, or simple likes."""

from __future__ import annotations

from collections.abc import Generator

from game.bots import Budget, Choice, Thinking
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.levels import Level
from systems.rules.deadcert.bots.openplay.team import Advice, Team
from systems.rules.deadcert.bots.words import because
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    ExchangeOwn,
    MakeChief,
    Promote,
    SwapFiled,
)


def partner(
    view: View, decision: Decision, level: Level, stream: Stream, budget: Budget
) -> Thinking:
    """One decision of a partner, as its level makes it."""
    budget.spend(0)
    team = Team(view, level.reads_hints)
    yield
    step = decision.kind.partition("_")[2]
    if not level.weighs:
        return _by_likes(team, decision, step, stream)
    advice = yield from _planned(team, decision.seat, step, level.thinks_of_next_card)
    if advice.intent in decision.options:
        return Choice(advice.intent, advice.why)
    return Choice(next(iter(decision.options)), because("in_haste"))


def _planned(team: Team, seat: int, step: str, waits: bool) -> Generator[None, None, Advice]:
    if step == "snoop":
        return (yield from team.snoop(seat))
    if step == "turn":
        return team.turn(seat, waits)
    return team.suspect(seat) if step == "suspect" else team.exchange(seat)


def _by_likes(team: Team, decision: Decision, step: str, stream: Stream) -> Choice:
    """Names that were heard twice go to the front where the own slots allow it."""
    seat = decision.seat
    heard = list(team.names.values())

    def liking(card: str | None) -> int:
        return heard.count(team.names[card]) if card else 0

    def chosen(intent: Intent, why: Message) -> Choice:
        return Choice(intent, why)

    if step == "suspect":
        card = team.fetched
        name = team.names[card]
        if liking(card) > liking(team.chiefs.get((seat, card[0]))):
            return chosen(MakeChief(), because("lay", suspect=name))
        return chosen(File(), because("file_weak", suspect=name))
    if step == "turn":
        mine = [
            card
            for card, slot in sorted(team.where.items())
            if slot[0] == seat and liking(card) > liking(team.chiefs.get(slot))
        ]
        if mine and ExchangeOwn() in decision.options and stream.chance(1, 2):
            name = team.names[mine[0]]
            return chosen(ExchangeOwn(), because("team_promote", suspect=name))
        if Fetch() in decision.options:
            return chosen(Fetch(), because("fetch"))
        return chosen(next(iter(decision.options)), because("wait"))
    best: tuple[int, Intent, str] | None = None
    for intent in decision.options:
        if isinstance(intent, Promote | SwapFiled):
            card = intent.card
            gain = liking(card) - liking(team.chiefs.get((seat, card[0])))
            if gain > 0 and (best is None or gain > best[0]):
                best = gain, intent, team.names[card]
    if best is None:
        key = "snoop_abandon" if step == "snoop" else "exchange_abandon"
        return chosen(Abandon(), because(key))
    return chosen(best[1], because("team_promote", suspect=best[2]))

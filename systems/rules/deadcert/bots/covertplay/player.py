"""The computer players of COVERTplay that weigh what they can do."""

from __future__ import annotations

from game.bots import Budget, Choice, Thinking
from game.core.decisions import Decision
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.covertplay import digging, keeping, snooping
from systems.rules.deadcert.bots.covertplay.likes import Likes
from systems.rules.deadcert.bots.covertplay.outlook import Outlook
from systems.rules.deadcert.bots.levels import Level
from systems.rules.deadcert.bots.words import because
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.covertplay.bureau import DECLARE_FETCHES, DECLARED, FETCHES, filed_of
from systems.rules.deadcert.covertplay.intents import (
    Arrange,
    Declare,
    FromDeclared,
    FromFiled,
    PressConference,
    Snoop,
    Take,
    Target,
)
from systems.rules.deadcert.intents import Fetch, File

TRACKERS = ("sharp",)
"""Levels that follow every card that they saw; others only those that were snooped from them."""
CHOSEN_CARDS = 0.04
"""What a Snoop brings beside what is looked for: cards that somebody has chosen to keep."""
DECLARES = 0.0
"""Up to these odds a suspect's card is declared; 0: only of those who are proved innocent."""
INNOCENT_GONE = 0.01
"""What it costs to show a card that is worth nothing."""


def covert(
    view: View, decision: Decision, level: Level, stream: Stream, budget: Budget
) -> Thinking:
    """Decide for a seat of COVERTplay."""
    budget.spend()
    yield
    if not level.weighs:
        return Likes(view, decision, stream).choose()
    options = list(decision.options)
    if len(options) == 1:
        return Choice(options[0], because("covert_pass"))
    outlook = Outlook(
        view, decision.seat, reads_hints=level.reads_hints, follows=level.name in TRACKERS
    )
    yield
    return Detection(outlook, decision, level).choose()


class Detection:
    """One decision of one seat."""

    def __init__(self, outlook: Outlook, decision: Decision, level: Level) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.decision = decision
        self.sharp = level.name in TRACKERS
        self.options = list(decision.options)

    def choose(self) -> Choice:
        """What is worth most."""
        return {
            "gather": self._gather,
            "target": self._target,
            "pick": self._pick,
            "fetch": self._fetch,
            "file": self._file,
            "action": self._action,
        }[self.decision.kind.partition("_")[2]]()

    # -- Stage 1 --------------------------------------------------------------------------

    def _gather(self) -> Choice:
        outlook = self.outlook
        fetch = digging.fetching(outlook, FETCHES)
        found: list[tuple[float, Choice]] = [(fetch, Choice(Fetch(), self._why_fetch()))]
        snoops = [one.card for one in self.options if isinstance(one, Snoop)]
        raid = snooping.best_raid(outlook, snoops)
        if raid is not None:
            why = because("covert_snoop", seat=raid.target)
            found.append((raid.worth + CHOSEN_CARDS, Choice(Snoop(raid.snoop), why)))
        card = self._worthless()
        if card:
            worth = digging.fetching(outlook, DECLARE_FETCHES, filed_only=True) - INNOCENT_GONE
            why = because("declare", suspect=outlook.known.cards[card])
            found.append((worth, Choice(Declare(card), why)))
        return max(found, key=lambda pair: pair[0])[1]

    def _why_fetch(self) -> Message:
        if self.outlook.killer:
            return because("fetch_for_card", suspect=self.outlook.killer)
        return because("fetch")

    def _worthless(self) -> str:
        """A card of a suspect who is proved innocent, that could be declared; or ""."""
        outlook = self.outlook
        cards = [one.card for one in self.options if isinstance(one, Declare)]
        suspects = [card for card in cards if not is_snoop(card)]
        odds = {card: outlook.odds.of(outlook.known.cards[card]) for card in suspects}
        worst = min(suspects, key=lambda card: odds[card], default="")
        return worst if worst and odds[worst] <= DECLARES else ""

    def _target(self) -> Choice:
        snoop = self.view.values["snoop"]
        seats = [one.seat for one in self.options if isinstance(one, Target)]
        worth = {seat: snooping.raid_worth(self.outlook, snoop, seat) for seat in seats}
        best = max(seats, key=lambda seat: worth[seat])
        return Choice(Target(best), because("covert_target", seat=best))

    def _pick(self) -> Choice:
        values = self.view.values
        chosen, _ = snooping.colours_to_take(
            self.outlook, values["snoop"], values["target"], values["to_take"]
        )
        return Choice(Take(chosen[0]), because("covert_take", type=chosen[0]))

    def _fetch(self) -> Choice:
        values = self.view.values
        filed_only = not any(isinstance(one, FromDeclared) for one in self.options)
        open_ = {one for one in self.options if isinstance(one, FromFiled)}
        closed = [
            name
            for name, places in self.outlook.tracker.stacks.items()
            if places and FromFiled(places[0].seat, name[-1]) not in open_
        ]
        dig = digging.digging(
            self.outlook,
            int(values["to_fetch"]),
            filed_only=filed_only,
            but=closed[0] if closed else "",
        )
        top, _ = dig.takes[0]
        if top.zone == DECLARED:
            return Choice(FromDeclared(), because("covert_dig_declared"))
        kind = top.zone[-1]
        assert top.zone == filed_of(top.seat, kind)
        return Choice(FromFiled(top.seat, kind), because("covert_dig", seat=top.seat, type=kind))

    # -- Stages 2 and 4 -------------------------------------------------------------------

    def _file(self) -> Choice:
        outlook = self.outlook
        cards = [one.card for one in self.options if isinstance(one, File)]
        card = keeping.to_file(outlook, cards, hides=self.sharp)[0]
        if is_snoop(card):
            return Choice(File(card), because("file_snoop"))
        name = outlook.known.cards[card]
        key = "file_weak_lead" if outlook.odds.of(name) else "file_innocent"
        return Choice(File(card), because(key, suspect=name))

    def _action(self) -> Choice:
        outlook = self.outlook
        for one in self.options:
            if isinstance(one, PressConference):
                return Choice(one, because("call", suspect=outlook.known.cards[one.cards[0]]))
        pairs = [one.lock for one in self.options if isinstance(one, Arrange)]
        pair = keeping.best_pair(outlook, pairs)
        if pair and (not self.sharp or keeping.is_safer_locked(outlook, pair)):
            name = outlook.known.cards[pair[0]]
            return Choice(Arrange(pair), because("lock", suspect=name))
        if pair:
            return Choice(Arrange(), because("lock_not"))
        return Choice(Arrange(), because("covert_pass"))

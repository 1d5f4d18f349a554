"""What everybody can see of an OPENplay or Co-op episode, as plain values, fact by fact.

It holds no name of a filed card in OPENplay, neither from a view nor from a fact (DC-OPEN-009):
what was read out is gone from here as soon as it is filed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import CARDS_IN_PLAY, TYPES, colour_of, is_snoop
from systems.rules.deadcert.openplay import facts as happened


@dataclass
class OpenState:
    """Everything that the table shows.

    Attributes:
        seats: how many play.
        coop: the stacks lie open.
        details: those that were read out.
        turn: whose turn it is; None before the first and after the end.
        chiefs: by seat, type -> Chief Suspect.
        filed: by seat, the number of filed cards per type.
        names: by seat, the filed suspects; always empty in OPENplay.
        fresh: cards in the Fresh stack.
        top: the type of its top card; None where it is empty.
        fetched: the card that lies open until its fetcher has decided.
        examined: whose stack is being looked through.
        killer: the murderer's three cards, after the end.
    """

    seats: int = 0
    coop: bool = False
    details: tuple[str, ...] = ()
    turn: int | None = None
    chiefs: list[dict[str, str]] = field(default_factory=list)
    filed: list[list[int]] = field(default_factory=list)
    names: list[list[str]] = field(default_factory=list)
    fresh: int = 0
    top: str | None = None
    fetched: str = ""
    examined: int | None = None
    killer: tuple[str, ...] = ()

    # -- from a view -------------------------------------------------------------------------

    @classmethod
    def of(cls, view: View) -> OpenState:
        """The state that a view tells of."""
        values, zones = view.values, view.zones
        seats = range(len(view.seats))
        coop = view.format == "coop"
        state = cls(
            seats=len(seats),
            coop=coop,
            details=zones["details"].cards,
            turn=int(values["turn"]) if view.outcome is None else None,
            chiefs=[
                {colour_of(card): card for card in zones[f"chiefs.{seat}"].cards} for seat in seats
            ],
            filed=[list(values[f"filed_colours.{seat}"]) for seat in seats],
            names=[_suspects(zones[f"filed.{seat}"].cards) if coop else [] for seat in seats],
            fresh=int(values["fresh_count"]),
            top=values["fresh_top"],
            examined=values["examined"],
        )
        lying = zones["fetched"].cards
        state.fetched = lying[0] if lying else ""
        for fact in view.facts:
            if isinstance(fact, common.EpisodeEnded):
                state.killer = fact.cards
        if state.killer:
            state.fetched = ""
        return state

    @classmethod
    def before(cls, view: View) -> OpenState:
        """The state in which the match began: what the view tells, without what has happened."""
        state = cls.of(view)
        opened = fetches(view.facts)
        state.fresh += len(opened)
        state.top = colour_of(opened[0]) if opened else state.top
        for fact in view.facts:
            if isinstance(fact, common.CardFiled):
                state.filed[fact.seat][TYPES.index(colour_of(fact.card))] -= 1
        state.fetched, state.turn, state.examined = "", None, None
        return state

    # -- fact by fact ------------------------------------------------------------------------

    def begin(self, start: OpenState) -> None:
        """The episode is created; what is arranged lies there from the beginning."""
        self.seats, self.coop = start.seats, start.coop
        self.chiefs = [dict(own) for own in start.chiefs]
        self.filed = [list(own) for own in start.filed]
        self.names = [list(own) for own in start.names]

    def apply(self, fact: Fact) -> None:
        """Take up what happened; the Fresh stack is told of by :meth:`fetch`."""
        if isinstance(fact, common.DetailRead):
            self.details = (*self.details, fact.detail)
        elif isinstance(fact, common.TurnStarted):
            self.turn = fact.seat
        elif isinstance(fact, common.CardFiled):
            self.fetched = ""
            self._file(fact.card, fact.seat)
        elif isinstance(fact, happened.ChiefDemoted):
            del self.chiefs[fact.seat][colour_of(fact.card)]
            self._file(fact.card, fact.owner)
        elif isinstance(fact, happened.ChiefSet):
            if fact.source == "fresh":
                self.fetched = ""
            else:
                self._take(fact.card, int(fact.source.partition(".")[2]))
            self.chiefs[fact.seat][fact.type] = fact.card
        elif isinstance(fact, happened.ChiefsSwapped):
            self._swap(fact)
        elif isinstance(fact, happened.FiledSwapped):
            self._take(fact.card, fact.owner)
            if fact.chief is not None:
                self._file(fact.chief, fact.owner)
            self.chiefs[fact.seat][colour_of(fact.card)] = fact.card
        elif isinstance(fact, happened.StackExamined):
            self.examined = fact.owner
        elif isinstance(fact, happened.Exchanged | happened.ExchangeAbandoned):
            self.examined = None
        elif isinstance(fact, common.EpisodeEnded):
            self.killer, self.fetched, self.turn = fact.cards, "", None

    def shuffle(self, start: OpenState) -> None:
        """The Fresh stack lies there."""
        self.fresh, self.top = start.fresh, start.top

    def fetch(self, card: str, top: str | None) -> None:
        """A card left the Fresh stack and lies open; ``top`` is the type of the next one."""
        self.fresh -= 1
        self.top = top if self.fresh else None
        self.fetched = card

    def _swap(self, fact: happened.ChiefsSwapped) -> None:
        own, other = fact.cards
        seat, target = fact.seats
        for owner, card in ((seat, other), (target, own)):
            if card is None:
                self.chiefs[owner].pop(fact.type, None)
            else:
                self.chiefs[owner][fact.type] = card

    def _file(self, card: str, seat: int) -> None:
        self.filed[seat][TYPES.index(colour_of(card))] += 1
        if self.coop and not is_snoop(card):
            self.names[seat] = _suspects((*self.names[seat], card))

    def _take(self, card: str, seat: int) -> None:
        self.filed[seat][TYPES.index(colour_of(card))] -= 1
        if card in self.names[seat]:
            self.names[seat].remove(card)


def _suspects(cards: Sequence[str]) -> list[str]:
    """The suspect cards of an open stack in an order of their own: by type and number."""
    shown = [card for card in cards if card != HIDDEN and not is_snoop(card)]
    return sorted(shown, key=lambda card: (TYPES.index(colour_of(card)), card))


def fetches(facts: Sequence[Fact]) -> list[str]:
    """The cards that left the Fresh stack, in order."""
    found = []
    for fact in facts:
        if isinstance(fact, happened.CardRead):
            found.append(fact.card)
        elif isinstance(fact, common.SnoopRevealed):
            found.append(fact.kind)
    return found[:CARDS_IN_PLAY]

"""What lies on a SOLOplay desk, fact by fact. Nothing of it is secret but the order of Fresh."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from game.core.facts import Fact
from game.core.messages import PUBLIC
from game.core.view import View
from systems.rules.deadcert import checklist
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import SNOOPS, TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay import facts as shared
from systems.rules.deadcert.episode import Case, case_of
from systems.rules.deadcert.soloplay import facts as happened
from systems.rules.deadcert.soloplay.bureau import LAID_OUT, SPENT, filed_of


@dataclass
class SoloState:
    """Everything that the desk shows.

    Attributes:
        case: of the episode; only cards that lie open are looked up in it.
        details: those that were read out.
        round_no: of the round.
        laid_out: the open cards, by type and number.
        filed: type -> its stack, the top card first.
        fresh, top: cards in Fresh, and the type of the top one.
        spent: the Snoops that have left the episode.
        seen: suspect cards in the order in which they were recorded.
        open_only: whether the facts are those that all know. The Checklist of a computer player
            is then kept from the cards that were laid out, which are the same.
        primes_shown: whether the table keeps a list of Prime Suspects.
        exposed: the killer's cards, once all of them have been seen.
        killer: the same after the end.
        opened: zone -> its cards, when everything was turned up.
    """

    case: Case
    details: tuple[str, ...] = ()
    round_no: int = 0
    laid_out: tuple[str, ...] = ()
    filed: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict.fromkeys(TYPES, ()))
    fresh: int = 0
    top: str | None = None
    spent: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    snoops: tuple[str, ...] = ()
    open_only: bool = False
    primes_shown: bool = True
    exposed: tuple[str, ...] = ()
    killer: tuple[str, ...] = ()
    opened: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, view: View, content: str) -> SoloState:
        """The state that a view tells of."""
        values, zones = view.values, view.zones
        state = cls(
            case_of(content, tuple(values["packets"])),
            details=zones["details"].cards,
            round_no=int(values["round_no"]),
            laid_out=zones[LAID_OUT].cards,
            filed={kind: zones[filed_of(kind)].cards for kind in TYPES},
            fresh=int(values["fresh_count"]),
            top=values["fresh_top"],
            spent=zones[SPENT].cards,
            open_only=view.viewer == PUBLIC,
            primes_shown=bool(view.house_rules["show_prime_list"]),
        )
        for fact in view.facts:
            state._remember(fact)
        if state.open_only:
            state._record([*state.laid_out, *chain(*state.filed.values()), *state.spent])
        return state

    @classmethod
    def before(cls, view: View, content: str) -> SoloState:
        """The state in which the match began; the view is that of a match not played yet."""
        state = cls.of(view, content)
        state.laid_out, state.details, state.seen, state.snoops = (), (), (), ()
        state.fresh += sum(len(fact.cards) for fact in view.facts if isinstance(fact, shared.Dealt))
        came = fetched(view.facts)
        if came:
            state.fresh, state.top = state.fresh + len(came), came[0]
        state.round_no, state.exposed, state.killer, state.opened = 0, (), (), {}
        return state

    @property
    def listed(self) -> dict[str, Any]:
        """The Checklist, as ``checklist.0`` of a view has it."""
        levels = {
            card: level
            for cards in self.filed.values()
            for level, card in enumerate(cards, start=1)
        }
        found: dict[str, Any] = {
            "cards": tuple(self.case.in_order(self.seen)),
            "levels": levels,
            "snoops": tuple(snoop for snoop in SNOOPS if snoop in self.snoops),
        }
        if self.primes_shown:
            found["primes"] = checklist.primes(self.case.card_set, self.seen)
        return found

    # -- fact by fact ------------------------------------------------------------------------

    def apply(self, fact: Fact, *, top: str | None = None) -> None:
        """Take up what happened.

        Args:
            fact: as the detective knows it.
            top: the type on top of Fresh afterwards, where the fact takes a card from there.
        """
        self._remember(fact)
        if isinstance(fact, shared.Dealt):
            self.fresh -= len(fact.cards)
            self.laid_out = self._sorted((*self.laid_out, *fact.cards))
        elif isinstance(fact, shared.Fetched):
            self.fresh -= 1
            self.top = top if self.fresh else None
            self.laid_out = self._sorted((*self.laid_out, fact.card))
        elif isinstance(fact, shared.EvidenceFiled):
            for card in fact.cards:
                self.filed[colour_of(card)] = (*self.filed[colour_of(card)], card)
            self.laid_out = _without(self.laid_out, fact.cards)
        elif isinstance(fact, happened.SnoopSpent):
            self.laid_out = _without(self.laid_out, (fact.kind,))
            self.spent = (*self.spent, fact.kind)
        elif isinstance(fact, happened.Reclaimed):
            for card, kind in zip(fact.cards, fact.stacks, strict=True):
                self.filed[kind] = _without(self.filed[kind], (card,))
            self.laid_out = self._sorted((*self.laid_out, *fact.cards))

    def _remember(self, fact: Fact) -> None:
        """What the facts alone tell, for states that are read from a view too."""
        if isinstance(fact, common.DetailRead):
            if fact.detail not in self.details:
                self.details = (*self.details, fact.detail)
        elif isinstance(fact, shared.RoundStarted):
            self.round_no = fact.round
        elif isinstance(fact, ChecklistUpdated):
            self.seen = (*self.seen, *fact.cards)
            self.snoops = (*self.snoops, *fact.snoops)
        elif self.open_only and isinstance(fact, shared.Dealt):
            self._record(fact.cards)
        elif self.open_only and isinstance(fact, shared.Fetched):
            self._record([fact.card])
        elif isinstance(fact, happened.KillerExposed):
            self.exposed = fact.cards
        elif isinstance(fact, common.EpisodeEnded):
            self.killer = fact.cards
        elif isinstance(fact, common.Debrief):
            self.opened = fact.zones

    def _record(self, cards: Sequence[str]) -> None:
        """What is new of these cards goes onto the Checklist."""
        new = [card for card in cards if card not in (*self.seen, *self.snoops)]
        self.seen += tuple(card for card in new if not is_snoop(card))
        self.snoops += tuple(card for card in new if is_snoop(card))

    def _sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        rank = {card: (TYPES.index(colour_of(card)), self.case.order[card]) for card in cards}
        return tuple(sorted(cards, key=rank.__getitem__))


def _without(cards: Sequence[str], gone: Sequence[str]) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in gone)


def fetched(facts: Sequence[Fact]) -> list[str]:
    """The colours of the cards that came from Fresh, in order."""
    return [fact.colour for fact in facts if isinstance(fact, shared.Fetched)]


def snoops_in(cards: Sequence[str]) -> tuple[str, ...]:
    """The Snoops among the cards."""
    return tuple(card for card in cards if is_snoop(card))

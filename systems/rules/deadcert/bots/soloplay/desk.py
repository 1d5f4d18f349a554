"""What lies on the desk of SOLOplay, as its detective sees it, and the odds of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.view import View
from systems.rules.deadcert.bots.evidence import Evidence, card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.odds import ALL_TYPES, Odds
from systems.rules.deadcert.cards import SNOOPS, TYPES, is_snoop
from systems.rules.deadcert.soloplay.bureau import DETECTIVE, FRESH, LAID_OUT, filed_of
from systems.rules.deadcert.soloplay.reach import reachable

Stacks = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Desk:
    """One moment.

    Attributes:
        laid_out: the cards laid out, what was just gathered included.
        stacks: type -> its Filed stack, the top card first.
        fresh: cards left in Fresh.
        coming: the Snoop cards that still lie in Fresh.
        known: what the cards seen say.
        odds: who can be the killer.
        may_fetch: whether more can be fetched.
    """

    laid_out: tuple[str, ...]
    stacks: Stacks
    fresh: int
    coming: frozenset[str]
    known: Evidence
    odds: Odds
    may_fetch: bool

    @property
    def killer(self) -> str:
        """The suspect seen under all three types, or ""."""
        return next((name for name, mask in self.known.seen.items() if mask == ALL_TYPES), "")

    @property
    def missing(self) -> tuple[str, ...]:
        """The killer's filed cards, once it is exposed."""
        killer = self.killer
        cards = (card for card, name in self.known.cards.items() if name == killer)
        return tuple(card for card in cards if card not in self.laid_out) if killer else ()

    @property
    def held(self) -> frozenset[str]:
        """The Snoop cards laid out."""
        return frozenset(card for card in self.laid_out if is_snoop(card))

    @property
    def levels(self) -> dict[str, int]:
        """Every filed card with its level."""
        return {
            card: level
            for cards in self.stacks.values()
            for level, card in enumerate(cards, start=1)
        }

    def next_level(self, kind: str) -> int:
        """The level that the next card filed under a type gets."""
        return len(self.stacks[kind]) + 1

    def within_reach(self) -> bool:
        """Whether the Snoop cards that are laid out bring the killer's cards in."""
        return reachable(self.stacks, self.missing, self.held)

    def filing(self, card: str, kind: str) -> Desk:
        """The desk after a card was filed."""
        stacks = {**self.stacks, kind: (*self.stacks[kind], card)}
        laid_out = tuple(one for one in self.laid_out if one != card)
        return Desk(
            laid_out, stacks, self.fresh, self.coming, self.known, self.odds, self.may_fetch
        )


def desk_of(view: View, reads_hints: bool) -> Desk:
    """The desk in a view.

    Args:
        view: of the detective, or of a spectator.
        reads_hints: whether what the texts suggest is weighed in.
    """
    values, zones = view.values, view.zones
    letters = letters_of(view)
    checklist = values[f"checklist.{DETECTIVE}"]
    seen = (*checklist["cards"], *checklist["snoops"])
    known = evidence(card_set_of(letters), letters, checklist["cards"])
    fresh = int(zones[FRESH].count)
    may_fetch = bool(fresh) and (
        not values["end_game"] or bool(view.house_rules["solo_fetch_after_reclaim"])
    )
    return Desk(
        zones[LAID_OUT].cards,
        {kind: zones[filed_of(kind)].cards for kind in TYPES},
        fresh,
        frozenset(SNOOPS).difference(seen) if may_fetch else frozenset(),
        known,
        known.odds(reads_hints),
        may_fetch,
    )

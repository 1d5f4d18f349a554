"""What the cards that somebody has seen say about who the killer is.

Names, ``hints`` and ``void`` entries are looked up for cards that were seen and for no others
(DC-RUL-089): an :class:`Evidence` is made from these cards and knows nothing else of the set.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from game.core.view import View
from systems.rules.deadcert import content
from systems.rules.deadcert.bots.odds import BIT, Odds, exact_odds
from systems.rules.deadcert.cards import TYPES, is_snoop, packet_id
from systems.rules.deadcert.content import CardSet

FITS = 2.0
"""By how much a text that suits the episode raises the odds of its suspect (item 6)."""
FITS_NOT = 0.7
"""What is left of the odds where a text could have suited and does not."""


@dataclass(frozen=True)
class Evidence:
    """Suspect cards that somebody has seen, taken apart.

    Attributes:
        letters: of the motive, the means and the opportunity packet of the episode.
        cards: card -> the name on it, in the order in which they were given.
        seen: name -> mask of the types under which it was seen.
        void: name -> the card by which it is innocent (item 5).
        factors: name -> what the texts of its cards do to its odds (item 6).
    """

    letters: tuple[str, ...]
    cards: dict[str, str] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    void: dict[str, str] = field(default_factory=dict)
    factors: dict[str, float] = field(default_factory=dict)

    def odds(self, hints: bool = False) -> Odds:
        """Exact odds; with ``hints`` what the texts suggest is weighed in, which is no proof."""
        return exact_odds(self.seen, self.void, self.factors if hints else None)

    def card_of(self, name: str, kind: str) -> str:
        """The card seen of a name under a type, or ""."""
        return next((card for card, on in self.cards.items() if on == name and card[0] == kind), "")


def evidence(card_set: CardSet, letters: tuple[str, ...], cards: Iterable[str]) -> Evidence:
    """Take seen cards apart. Snoop cards among them are passed over.

    Args:
        card_set: of the match; only the cards given are looked up in it.
        letters: of the episode.
        cards: that were seen.
    """
    found = Evidence(letters)
    packets = {packet_id(kind, letter) for kind, letter in zip(TYPES, letters, strict=True)}
    packets = {packet.replace("-", ":") for packet in packets}
    suits: dict[str, list[tuple[str, frozenset[str]]]] = {}
    for card in cards:
        if is_snoop(card) or card in found.cards:
            continue
        printed = card_set.card[card]
        name = printed.suspect
        found.cards[card] = name
        found.seen[name] = found.seen.get(name, 0) | BIT[printed.type]
        if not packets.isdisjoint(printed.void):
            found.void.setdefault(name, card)
        suits.setdefault(name, []).append((printed.type, frozenset(printed.hints) & packets))
    if card_set.single:  # a set without clues tells nothing by their absence
        return found
    for name, rows in suits.items():
        found.factors[name] = _factor(found.seen[name], rows)
    return found


def _factor(mask: int, rows: Iterable[tuple[str, frozenset[str]]]) -> float:
    """What the texts say about the types under which a name was not seen."""
    open_types = [kind for kind in TYPES if not mask & BIT[kind]]
    factor = 1.0
    for _, suited in rows:
        kinds = {packet[0] for packet in suited}
        for kind in open_types:
            factor *= FITS if kind in kinds else FITS_NOT
    return factor


def letters_of(view: View) -> tuple[str, ...]:
    """The letters of the episode's packets; everybody sees their Details."""
    return tuple(view.values["packets"])


@lru_cache(maxsize=64)
def card_set_of(letters: tuple[str, ...]) -> CardSet:
    """The set of content of an episode with these letters.

    A view does not name it: it is the game's own, or where that has no such packets the set of one
    episode that is named like its letter.
    """
    own = content.load("")
    known = all(letter in own.letters[kind] for kind, letter in zip(TYPES, letters, strict=True))
    return own if known else content.load(letters[0])

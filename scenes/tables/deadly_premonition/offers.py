"""What can be done with each card of a hand, with its cost: the two sides of a card in one list.

Everything follows from the options that the rules offer; where none is legal an example is kept,
so that the page can ask the rules why not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.decisions import Decision
from game.core.intents import Intent, tag_of
from game.core.view import View
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.actions import FREE
from systems.rules.deadly_premonition.cards import (
    ATTRIBUTES,
    BANS,
    DEAD,
    FITS,
    GREEN,
    LEADING,
    PRESUMED,
    RED,
    WEATHER_KINDS,
    is_evidence,
    kind_of,
)
from systems.rules.deadly_premonition.lineup import board_of

SUSPECTS, SEATS, SWAP, LOCK, NONE = "suspects", "seats", "swap", "lock", ""
"""How an offer goes on asking: for a suspect, a seat, two suspects, a board and an attribute."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One side of a card, or putting it away.

    Attributes:
        word: of its texts: ``prove_innocent``, ``toilet_break.action``.
        asks: how it goes on.
        free: it costs no move.
        legal: every legal intent of it.
        example: an intent to ask the rules about, where none is legal.
    """

    word: str
    asks: str
    free: bool
    legal: tuple[Intent, ...]
    example: Intent

    @property
    def at_once(self) -> bool:
        """Whether nothing more is asked on the page."""
        return self.asks == NONE


_SIDES: Mapping[str, tuple[tuple[type[Intent], str], ...]] = {
    "YEO": ((do.LookAtHand, SEATS), (do.PeekWeather, NONE)),
    "WIT": ((do.Protect, NONE), (do.MarkVictim, SUSPECTS)),
    "DOL": ((do.PlaceDoll, NONE),),
    "STA": ((do.DrawTwo, NONE),),
    "PER": ((do.RedrawHand, NONE), (do.ExchangeHands, SEATS)),
    "OBJ": (),
    "LOC": ((do.LockDown, LOCK),),
    "IDL": ((do.SwapSuspects, SWAP),),
    "HEA": ((do.ExtraMove, NONE),),
    "COF": ((do.CoffeePresume, SUSPECTS), (do.CoffeeIncriminate, SUSPECTS)),
    "BOR": ((do.StealCard, SEATS), (do.DiscardFrom, SEATS)),
    "AMP": ((do.Amplify, NONE),),
}


def offers_of(view: View, decision: Decision) -> dict[str, tuple[Offer, ...]]:
    """Card -> its offers, in an order that is always the same for a kind of card."""
    by_card: dict[str, dict[str, list[Intent]]] = {}
    for intent in decision.options:
        card = str(getattr(intent, "card", ""))
        if card:
            by_card.setdefault(card, {}).setdefault(word_of(intent), []).append(intent)
    return {
        card: tuple(_offers(_Board(view, decision.seat), card, listed))
        for card, listed in by_card.items()
    }


def word_of(intent: Intent) -> str:
    """The word of an intent: its tag, with the ban where there are two of them."""
    tag = tag_of(intent)
    return f"{tag}.{intent.ban}" if isinstance(intent, do.ToiletBreak) else tag


@dataclass(frozen=True, slots=True)
class _Board:
    """What examples are taken from."""

    view: View
    seat: int

    def some(self, card: str, *, own: bool, row: str) -> str:
        """Somebody who shows best why evidence finds nobody: in the right row, whom it fits."""
        found = []
        for seat in range(len(self.view.seats)):
            if (seat == self.seat) != own or (not own and seat not in self.view.values["in_play"]):
                continue
            names, rows = self.view.zones[board_of(seat)].cards, self.view.values[f"rows.{seat}"]
            for name, state in zip(names, rows, strict=True):
                if state != DEAD:
                    found.append((state != row, name not in FITS.get(card, ()), name))
        return min(found)[2] if found else "S01"

    @property
    def other(self) -> int:
        """Another seat."""
        playing = [seat for seat in self.view.values["in_play"] if seat != self.seat]
        return playing[0] if playing else self.seat


def _offers(board: _Board, card: str, listed: Mapping[str, list[Intent]]) -> list[Offer]:
    examples: list[tuple[Intent, str]] = []
    kind = kind_of(card)
    if is_evidence(card):
        if card in GREEN:
            own = board.some(card, own=True, row=LEADING)
            examples.append((do.ProveInnocent(card, own), SUSPECTS))
        if card in RED:
            other = board.some(card, own=False, row=PRESUMED)
            examples.append((do.Incriminate(card, other), SUSPECTS))
            accused = board.some(card, own=False, row=LEADING)
            examples.append((do.Accuse(card, accused), SUSPECTS))
    if kind in WEATHER_KINDS:
        examples.append((do.CheckWeather(card), NONE))
    if kind == "TOI":
        examples += [(do.ToiletBreak(card, board.other, ban), SEATS) for ban in BANS]
    for side, asks in _SIDES.get(kind, ()):
        examples.append((_example(board, card, side), asks))
    examples.append((do.DiscardCard(card), NONE))
    return [
        Offer(
            word_of(example),
            asks,
            type(example) in FREE,
            tuple(listed.get(word_of(example), ())),
            example,
        )
        for example, asks in examples
    ]


def _example(board: _Board, card: str, side: type[Intent]) -> Intent:
    """An intent of a side, legal or not."""
    values: dict[str, object] = {"card": card}
    fields = side.__struct_fields__
    if "seat" in fields:
        values["seat"] = board.other
    if "attribute" in fields:
        values["attribute"] = ATTRIBUTES[0]
    if side is do.SwapSuspects:
        values |= {
            "own": board.some(card, own=True, row=LEADING),
            "other": board.some(card, own=False, row=PRESUMED),
        }
    elif "suspect" in fields and side is not do.Protect:
        row = PRESUMED if side is do.CoffeeIncriminate else LEADING
        values["suspect"] = board.some(card, own=side is do.CoffeePresume, row=row)
    return side(**values)

"""How what a seat cannot know might be otherwise (``Rules.redeal``).

Two kinds of other matches. Whoever knows the word is dealt another one in which other cards lay in
the deck and in the hands of the others, and another seat may have got the empty notebook: any deal
will do from which everybody could play what it played. Whoever does not know the word gets the same
match with other names: words that were never said change places, and cards that it never saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.facts import ChoiceLocked, Fact
from game.core.intents import Intent
from game.core.messages import HIDDEN
from game.core.rng import Stream
from game.core.rules import Redeal
from game.core.view import View
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.cards import RESHUFFLE
from systems.rules.detective_club.club import DECK, DISCARD, hand_of, played_of
from systems.rules.detective_club.content import gallery
from systems.rules.detective_club.facts import (
    CardPlayed,
    CardsDrawn,
    DeckReshuffled,
    GameStarted,
    NotebookDealt,
    NotebooksRevealed,
    RoundEnded,
    RoundStarted,
)

SPOKEN = ("explain", "tags", "word_free", "propose")
"""Intents whose words are no words of the list, though they may read the same."""


def redeal(view: View, stream: Stream) -> Redeal | None:
    """Another match that the viewer cannot tell from this one, or None."""
    if view.values["word"] == HIDDEN:
        return _renamed(view, stream)
    return _dealt_anew(view, stream)


# ---------------------------------------------------------------- the same match, other names


def _renamed(view: View, stream: Stream) -> Redeal | None:
    """Words that nobody has heard, and cards that the viewer has never seen, change places."""
    seen = {card for zone in view.zones.values() for card in zone.cards}
    for fact in view.facts:
        if isinstance(fact, CardsDrawn):
            seen.update(fact.cards)
        elif isinstance(fact, CardPlayed):
            seen.add(fact.card)
        elif isinstance(fact, GameStarted):
            seen.update(fact.discards)
    known, used = gallery(), view.values["used_words"]
    topic = view.values["topic"]
    groups = [[card for card in known.cards if card not in seen]]
    for name in known.topics:
        if topic in ("", name):
            words = [word for word in known.words_of(name) if word not in used]
            groups.append(words)
    if not topic:  # no topic holds a word back
        groups = [groups[0], [word for words in groups[1:] for word in words]]
    names: dict[str, str] = {}
    for group in groups:
        other = list(group)
        stream.shuffle(other)
        names.update(zip(group, other, strict=True))
    return Redeal({}, renamed=names, spoken=SPOKEN) if names else None


def as_dealt(opening: View, facts: Sequence[Fact]) -> Redeal:
    """The match of that opening again (``Rules.as_dealt``)."""
    zones, values = opening.zones, opening.values
    arrange: dict[str, Any] = {name: zone.cards for name, zone in zones.items()}
    arrange["first_active"] = values["first_active"]
    if values["word"]:
        arrange |= {"word": values["word"], "conspirator": values["conspirator"]}
    chance: dict[str, list[Any]] = {"notebooks": []}
    told = sum(isinstance(fact, NotebookDealt) for fact in opening.facts)
    shuffles = 0
    for fact in facts:
        if isinstance(fact, NotebookDealt):
            told -= 1
            if told < 0 and not fact.word:
                chance["notebooks"].append(fact.seat)
        elif isinstance(fact, DeckReshuffled):
            shuffles += 1
            chance[f"{RESHUFFLE}.{shuffles}"] = list(fact.cards)
    return Redeal(arrange, chance)


# ---------------------------------------------------------------- another deal


@dataclass(slots=True, eq=False)
class _Slot:
    """A place in the deal that somebody held: its card, where that is known."""

    shuffle: int
    """Since which shuffle its card lay hidden; 0 for that of the deal."""
    card: str = ""


class _Deal:
    """The deal as the facts of one seat tell it; what they leave open is filled at random."""

    def __init__(self, view: View, stream: Stream) -> None:
        self.stream = stream
        seats = range(len(view.seats))
        self.first: dict[int, list[_Slot]] = {}
        """Seat -> its hand after the deal."""
        self.held: dict[int, list[_Slot]] = {seat: [] for seat in seats}
        self.decks: list[list[_Slot]] = [[]]
        """What was drawn from the deck of the deal, and of each later shuffle, in order."""
        self.since = dict.fromkeys(gallery().cards, 0)
        self.discards: list[str] = []
        self.table: list[str] = []
        self.opened: tuple[tuple[int, str], ...] = ()
        """What lay on the table before the first move."""
        self.opening_discards: tuple[str, ...] = ()
        self._opening = 0
        for fact in view.facts:
            self._follow(fact)
        self._fill(len(view.zones[DECK].cards))

    def _follow(self, fact: Fact) -> None:
        match fact:
            case GameStarted():
                self._opening = fact.played
                self.opening_discards = fact.discards
                self.discards = list(fact.discards)
            case CardsDrawn():
                known = ["" if card == HIDDEN else card for card in fact.cards]
                slots = [_Slot(len(self.decks) - 1, card) for card in known]
                if fact.seat in self.first:
                    self.decks[-1] += slots
                else:
                    self.first[fact.seat] = slots
                self.held[fact.seat] += slots
            case CardPlayed():
                self.table.append(fact.card)
                if len(self.opened) < self._opening:
                    self.opened += ((fact.seat, fact.card),)
                else:
                    self._play(fact.seat, fact.card)
            case RoundEnded():
                self.discards += self.table
                self.table.clear()
            case DeckReshuffled():
                self.since.update(dict.fromkeys(self.discards, len(self.decks)))
                self.discards.clear()
                self.decks.append([])

    def _play(self, seat: int, card: str) -> None:
        """The card was in one of the places of the hand: in any that it can have come to."""
        held = self.held[seat]
        fitting = [slot for slot in held if slot.card == card] or [
            slot for slot in held if not slot.card and slot.shuffle == self.since[card]
        ]
        slot = self.stream.choice(fitting)
        slot.card = card
        held.remove(slot)

    def _fill(self, left: int) -> None:
        """Cards that were never seen come to the open places, and into the rest of the deck."""
        self.decks[-1] += [_Slot(len(self.decks) - 1) for _ in range(left)]
        for shuffle in range(len(self.decks)):
            slots = [slot for slot in self._slots() if slot.shuffle == shuffle]
            placed = {slot.card for slot in slots} | {*self.discards, *self.table}
            if not shuffle:
                placed.update(self.opening_discards, (card for _, card in self.opened))
            cards = [c for c in self.since if self.since[c] == shuffle and c not in placed]
            self.stream.shuffle(cards)
            for slot in slots:
                if not slot.card:
                    slot.card = cards.pop()

    def _slots(self) -> list[_Slot]:
        dealt = [slot for slots in self.first.values() for slot in slots]
        return dealt + [slot for deck in self.decks for slot in deck]

    def arranged(self) -> dict[str, Any]:
        """The deal as a set-up names it."""
        found: dict[str, Any] = {DISCARD: list(self.opening_discards)}
        found[DECK] = [slot.card for slot in self.decks[0]]
        for seat, slots in self.first.items():
            found[hand_of(seat)] = [slot.card for slot in slots]
            if self._opening:
                found[played_of(seat)] = [card for owner, card in self.opened if owner == seat]
        return found

    def shuffled(self) -> dict[str, list[Any]]:
        """What each later shuffle brought, from the top."""
        return {
            f"{RESHUFFLE}.{number}": [slot.card for slot in deck]
            for number, deck in enumerate(self.decks)
            if number
        }


def _dealt_anew(view: View, stream: Stream) -> Redeal:
    deal = _Deal(view, stream)
    arrange, chance = deal.arranged(), deal.shuffled()
    arrange["first_active"] = view.values["first_active"]
    drawn, arranged = _conspirators(view, stream)
    chance["notebooks"] = drawn
    if arranged is not None:
        arrange["conspirator"] = arranged
    return Redeal(arrange, chance, sealed=_sealed(view, stream))


def _conspirators(view: View, stream: Stream) -> tuple[list[int], int | None]:
    """Who was drawn in each round, and who was arranged; perhaps another seat in this round."""
    rounds: list[int] = []
    for fact in view.facts:
        if isinstance(fact, NotebooksRevealed):
            rounds.append(fact.conspirator)
    now = view.values["conspirator"]
    if now == HIDDEN:
        seats = range(len(view.seats))
        others = [seat for seat in seats if seat not in (view.values["active"], view.viewer)]
        rounds.append(stream.choice(others))
    elif now != -1 and not _is_revealed(view):
        rounds.append(now)
    started = next(fact for fact in view.facts if isinstance(fact, GameStarted))
    return (rounds[1:], rounds[0]) if started.played else (rounds, None)


def _is_revealed(view: View) -> bool:
    """Whether the notebooks of the round at hand have been turned over."""
    for fact in reversed(view.facts):
        if isinstance(fact, NotebooksRevealed | RoundStarted):
            return isinstance(fact, NotebooksRevealed)
    return False


def _sealed(view: View, stream: Stream) -> dict[int, Intent]:
    """Other votes, and other answers, of those who have given one that nobody has seen."""
    seats, active = range(len(view.seats)), view.values["active"]
    others = [seat for seat in seats if seat != view.viewer]
    found: dict[int, Intent] = {}
    for seat in others:
        if view.values[f"vote.{seat}"] == HIDDEN:
            targets = [one for one in seats if one not in (seat, active)]
            found[seat] = do.Vote(stream.choice(targets))
    for fact in reversed(view.facts):
        if not isinstance(fact, ChoiceLocked):
            break
        if fact.seat != view.viewer:
            found[fact.seat] = stream.choice([do.Yes(), do.No()])
    return found

"""One table in plain numbers, for trying out what could happen: cheap to copy and to change.

The rules proper are those of the processors; tests play both side by side. Where a processor asks
a seat, the sketch asks :class:`Conduct`.
"""

from __future__ import annotations

from typing import Protocol

from game.core.rng import Stream
from systems.rules.deadly_premonition.bots.numbers import bits
from systems.rules.deadly_premonition.cards import COLUMNS

OPEN, NOBODY = -1, -2
"""``Sketch.winner`` while the game goes on, and where it ends without one."""
EVIDENCE_BANNED, ACTION_BANNED = 1, 2


class Sketch:
    """A whole table. Masks are those of :mod:`numbers`; a list has an entry for each seat.

    Attributes:
        seats: how many there are.
        limit: deaths with which the Killer wins; 0 in a duel.
        killer: the Killer's seat; -1 in a duel.
        board: suspects by column.
        on: the same suspects as a mask.
        leading, presumed: living suspects by row, of all boards.
        protected, locked: suspects that bear a token of the seat.
        mark: the marked suspect, or -1.
        hands: masks of cards.
        deck, weather: the next card last.
        pile: the discard pile, as a mask: its order does not matter.
        weather_pile: in no order that matters.
        fog, shadow: whose it is, or -1.
        dolls: masks of dolls beside the board.
        pending: bans for the next turn, as a mask.
        bans: those of this turn.
        turns: turns that were begun in this sketch.
        winner: a seat, ``OPEN`` or ``NOBODY``.
    """

    __slots__ = (
        "amplified", "any_board", "bans", "board", "cap", "choices", "cold", "deaths", "deck",
        "dolls", "draws", "first", "fog", "hands", "hits_mark", "keeps", "killer", "leading",
        "limit", "locked", "mark", "moves", "on", "pending", "pile", "playing", "presumed",
        "protect_any", "protected", "round", "seats", "shadow", "stream", "turn", "turns",
        "weather", "weather_pile", "winner",
    )  # fmt: skip

    seats: int
    limit: int
    killer: int
    board: list[list[int]]
    on: list[int]
    leading: int
    presumed: int
    protected: list[int]
    locked: list[int]
    mark: int
    deaths: int
    hands: list[int]
    deck: list[int]
    pile: int
    weather: list[int]
    weather_pile: list[int]
    fog: int
    shadow: int
    dolls: list[int]
    playing: list[bool]
    amplified: list[bool]
    pending: list[int]
    bans: int
    turn: int
    first: int
    round: int
    moves: int
    choices: int
    turns: int
    winner: int
    cap: int
    cold: bool
    any_board: bool
    keeps: bool
    protect_any: bool
    draws: bool
    hits_mark: bool
    stream: Stream

    def clone(self, stream: Stream) -> Sketch:
        """A copy that goes its own way, with chance of its own."""
        new = object.__new__(Sketch)
        new.seats, new.limit, new.killer = self.seats, self.limit, self.killer
        new.board = [row[:] for row in self.board]
        new.on = self.on[:]
        new.leading, new.presumed = self.leading, self.presumed
        new.protected, new.locked = self.protected[:], self.locked[:]
        new.mark, new.deaths = self.mark, self.deaths
        new.hands, new.deck, new.pile = self.hands[:], self.deck[:], self.pile
        new.weather, new.weather_pile = self.weather[:], self.weather_pile[:]
        new.fog, new.shadow, new.dolls = self.fog, self.shadow, self.dolls[:]
        new.playing, new.amplified = self.playing[:], self.amplified[:]
        new.pending, new.bans = self.pending[:], self.bans
        new.turn, new.first, new.round = self.turn, self.first, self.round
        new.moves, new.choices, new.turns = self.moves, self.choices, self.turns
        new.winner, new.cap, new.cold = self.winner, self.cap, self.cold
        new.any_board, new.keeps = self.any_board, self.keeps
        new.protect_any, new.draws, new.hits_mark = self.protect_any, self.draws, self.hits_mark
        new.stream = stream
        return new

    # -- reading ------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """Other seats in play, clockwise."""
        playing, seats = self.playing, self.seats
        return [other for step in range(1, seats) if playing[other := (seat + step) % seats]]

    def living(self, seat: int) -> int:
        """The living suspects of a board, as a mask."""
        return self.on[seat] & (self.leading | self.presumed)

    def safe(self) -> int:
        """Suspects that bear a protection token of anybody."""
        found = 0
        for mask in self.protected:
            found |= mask
        return found

    def stuck(self) -> int:
        """Suspects that bear a lock of anybody."""
        found = 0
        for mask in self.locked:
            found |= mask
        return found

    def owner_of(self, suspect: int) -> int:
        """On whose board a suspect is."""
        bit = 1 << suspect
        for seat, mask in enumerate(self.on):
            if mask & bit:
                return seat
        raise ValueError(f"suspect {suspect} is on no board")

    # -- cards --------------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """DP-029, DP-R07, DP-R08."""
        deck = self.deck
        for _ in range(count):
            if not deck and not self.reform():
                return
            deck = self.deck
            self.hands[seat] |= 1 << deck.pop()
            if not deck:
                self.reform()
                deck = self.deck

    def reform(self) -> bool:
        """Shuffle the discard pile and make it the deck; False where there is none."""
        if not self.pile:
            return False
        self.deck, self.pile = list(bits(self.pile)), 0
        self.stream.shuffle(self.deck)
        return True

    def discard(self, seat: int, card: int) -> None:
        """From a hand to the pile."""
        self.hands[seat] &= ~(1 << card)
        self.pile |= 1 << card

    def random_card(self, mask: int) -> int:
        """One card of a mask, each equally likely."""
        cards = bits(mask)
        return cards[self.stream.below(len(cards))]

    def roll(self) -> int:
        """A column, from 0."""
        return self.stream.below(COLUMNS)

    # -- deaths and removal ---------------------------------------------------------------

    def kill(self, suspect: int) -> None:
        """DP-048, 049, 251."""
        gone = ~(1 << suspect)
        self.leading &= gone
        self.presumed &= gone
        for seat in range(self.seats):
            self.protected[seat] &= gone
            self.locked[seat] &= gone
        self.deaths += 1
        if self.mark == suspect:
            self.mark = -1
        if not self.limit:
            board = self.owner_of(suspect)
            if not self.living(board):
                self.winner = 1 - board
        elif self.deaths >= self.limit or not self.living(self.killer):
            self.winner = self.killer

    def remove(self, seat: int) -> None:
        """DP-216."""
        self.pile |= self.hands[seat] | self.dolls[seat]
        self.hands[seat] = self.dolls[seat] = 0
        self.pending[seat] = 0
        self.amplified[seat] = False
        self.playing[seat] = False


class Conduct(Protocol):
    """How the seats of a sketch answer when they are asked. Each may look at its own hand only."""

    def second(self, sketch: Sketch, seat: int, mode: str, targets: int) -> int:
        """A further suspect out of ``targets`` for amplified evidence, or -1."""
        ...

    def respond(self, sketch: Sketch, seat: int, battle: tuple[str, int, int, int]) -> int:
        """A card for a battle (kind, attacker, defender, suspect), or -1."""
        ...

    def protect(self, sketch: Sketch, seat: int) -> list[int]:
        """Up to three suspects to protect."""
        ...

    def order(self, sketch: Sketch, seat: int, cards: list[int]) -> list[int]:
        """Weather cards in the order in which they go back, the next one last."""
        ...

    def reroll(self, sketch: Sketch, seat: int, board: int, value: int) -> bool:
        """Whether to use a doll on a roll for a board."""
        ...

    def snow(self, sketch: Sketch, seat: int, targets: int) -> int:
        """Which of the own suspects in ``targets`` goes to the snow."""
        ...

    def excess(self, sketch: Sketch, seat: int) -> int:
        """Which card is put away at the hand limit."""
        ...

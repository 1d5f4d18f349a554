"""Made-up games of asking and showing, and what one of their seats has seen.

No game's names: three categories of six, six and nine cards unless something else is wanted.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.rng import Stream
from game.deduction import (
    ENVELOPE,
    Between,
    Constraint,
    Holder,
    Holds,
    Lacks,
    Layout,
    NotAll,
    Problem,
)

USUAL = (6, 6, 9)
WATCHER = -1
"""A viewer without a hand."""


@dataclass
class Table:
    """A dealt table and what its viewer has written down."""

    layout: Layout
    truth: dict[Holder, tuple[str, ...]]
    seats: int
    viewer: int
    show_count: bool = False
    constraints: list[Constraint] = field(default_factory=list)
    source: int = 0

    def note(self, *rows: Constraint) -> None:
        """Rows of one fact."""
        self.constraints.extend(rows)

    @property
    def problem(self) -> Problem:
        return Problem(self.layout, tuple(self.constraints))

    @property
    def envelope(self) -> tuple[str, ...]:
        return self.truth[ENVELOPE]


def deal(
    stream: Stream,
    seats: int,
    *,
    viewer: int = 0,
    sizes: tuple[int, ...] = USUAL,
    extras: int = 0,
    pool: int = 0,
    faceup: int = 0,
    show_count: bool = False,
) -> Table:
    """A table on which nothing has happened but the deal."""
    categories = [
        [f"{letter}{number}" for number in range(size)]
        for letter, size in zip("abcdefgh", sizes, strict=False)
    ]
    spare = [f"x{number}" for number in range(extras)]
    envelope = tuple(stream.choice(cards) for cards in categories)
    deck = [card for cards in categories for card in cards if card not in envelope] + spare
    stream.shuffle(deck)
    truth: dict[Holder, tuple[str, ...]] = {}
    for name, size in (("pool", pool), ("faceup", faceup)):
        if size:
            truth[name] = tuple(deck[:size])
            deck = deck[size:]
    for seat in range(seats):
        truth[seat] = tuple(deck[seat::seats])
    hands = {holder: len(cards) for holder, cards in truth.items()}
    truth[ENVELOPE] = envelope
    layout = Layout.of(categories, hands, spare)
    table = Table(layout, truth, seats, viewer, show_count)
    table.note(*(Holds("faceup", card) for card in truth.get("faceup", ())))
    if viewer != WATCHER:
        table.note(*(Holds(viewer, card, 0) for card in truth[viewer]))
    return table


def ask(table: Table, suggester: int, cards: tuple[str, ...]) -> None:
    """One suggestion: written down as the viewer sees it."""
    for step in range(1, table.seats):
        seat = (suggester + step) % table.seats
        table.source += 1
        held = tuple(card for card in cards if card in table.truth[seat])
        if not held:
            table.note(Lacks(seat, cards, table.source))
            continue
        if table.viewer == suggester:
            others = tuple(card for card in cards if card not in held)
            table.note(*(Holds(seat, card, table.source) for card in held))
            table.note(Lacks(seat, others, table.source))
        elif table.show_count:
            table.note(Between(seat, cards, len(held), len(held), table.source))
        else:
            table.note(Between(seat, cards, 1, len(cards), table.source))
        return


def ask_at_random(table: Table, stream: Stream, times: int) -> None:
    """Suggestions by anybody about anything."""
    for _ in range(times):
        cards = tuple(stream.choice(cards) for cards in table.layout.categories)
        ask(table, stream.below(table.seats), cards)


def accuse_wrongly(table: Table, stream: Stream) -> None:
    """A wrong accusation; often close to the truth, so that it matters."""
    cards = list(table.envelope)
    while tuple(cards) == table.envelope:
        place = stream.below(len(cards))
        cards[place] = stream.choice(table.layout.categories[place])
    table.source += 1
    table.note(NotAll(tuple(cards), table.source))


def random_table(number: int) -> Table:
    """The ``number``-th of a varied, fixed list of tables in play."""
    stream = Stream(number).fork("tables")
    seats = 2 + number % 5
    kind = stream.below(4)
    pool = 6 if seats == 2 and stream.chance(1, 2) else 0
    faceup = {4: 2, 5: 3}.get(seats, 0) if stream.chance(1, 2) else 0
    viewer = WATCHER if stream.chance(1, 8) else stream.below(seats)
    extras = 3 if kind == 0 and not pool else 0
    sizes = (9, 9, 9, 9) if number % 37 == 0 else USUAL
    if sizes != USUAL:
        extras, pool, faceup = 8, 44 - 4 - 5 * seats, 0
    table = deal(
        stream,
        seats,
        viewer=viewer,
        sizes=sizes,
        extras=extras,
        pool=pool,
        faceup=faceup,
        show_count=stream.chance(1, 3),
    )
    asked = 6 if sizes != USUAL else 45
    for _ in range(stream.below(asked)):
        ask_at_random(table, stream, 1)
        if stream.chance(1, 25):
            accuse_wrongly(table, stream)
    if stream.chance(1, 4):
        for _ in range(1 + stream.below(3)):
            accuse_wrongly(table, stream)
    return table

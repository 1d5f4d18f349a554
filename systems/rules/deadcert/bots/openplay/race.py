"""What the places of one suspect's three cards are worth to every seat, if it is the killer.

Once all three cards are known, OPENplay is a race without chance: filed ones can be promoted by
everybody, Chiefs stay where they are, and who owns two when the third becomes a Chief has won
(DC-OPEN-010 to 013). It is small enough to be solved. Before that, the cards still to come are
read by anybody with equal chance, who then does the best with them.
"""

from __future__ import annotations

from functools import cache

FILED, UNSEEN = -1, -2
"""Where a card lies, beside the seats that have it as a Chief Suspect."""

Trio = tuple[int, int, int]
"""Where the motive, the means and the opportunity card of a suspect lie."""
Worth = tuple[float, ...]
"""By seat how likely it is to win."""

LATER = 0.98
"""What is left of a win that is one turn further off: Snoops and accidents come between."""
UNSURE = 0.6
"""What is left of an advantage for every card that is not read yet: much will move before."""
ROUNDS = 3
"""So many rounds a race goes on; in one that is not decided then, nobody wins."""


def worth(seats: int, places: Trio, mover: int) -> Worth:
    """How likely each seat is to win with a killer whose cards lie like this.

    Args:
        seats: at the table.
        places: a seat that has the card as a Chief, ``FILED`` or ``UNSEEN``.
        mover: whose turn is next.
    """
    if UNSEEN in places:
        return _before(seats, _sorted(places))
    turned = _sorted(_seen_from(seats, places, mover))
    rows = _race(seats, turned, ROUNDS * seats)
    return rows[seats - mover :] + rows[: seats - mover]


def _seen_from(seats: int, places: Trio, mover: int) -> Trio:
    """The places with the seats counted from one of them."""
    a, b, c = (place if place < 0 else (place - mover) % seats for place in places)
    return a, b, c


def _sorted(places: Trio) -> Trio:
    """Which of the three types is which does not matter."""
    a, b, c = sorted(places)
    return a, b, c


def moved(trio: Trio, kind: int, place: int) -> Trio:
    """The same with the card of one type, counted from 0, in another place."""
    a, b, c = trio
    if kind == 0:
        return place, b, c
    return (a, place, c) if kind == 1 else (a, b, place)


def winner(places: Trio) -> int | None:
    """Who has won where all are Chiefs, -1 for a split; None while one is not."""
    if min(places) < 0:
        return None
    a, b, c = places
    return a if a in (b, c) else b if b == c else -1


@cache
def _race(seats: int, places: Trio, turns: int) -> Worth:
    """The race with the first seat to move."""
    won = winner(places)
    if won is not None or not turns:
        return tuple(float(seat == won) for seat in range(seats))
    options = [_after_turn(seats, places, turns)]
    for at in range(3):
        if places[at] == FILED:
            after = _sorted(moved(places, at, 0))
            if winner(after) in (None, 0):  # nobody presents the third card for others
                options.append(_after_turn(seats, after, turns))
    return _best(options, 0)


def _after_turn(seats: int, places: Trio, turns: int) -> Worth:
    """What a position is worth once the first seat has had its turn."""
    if winner(places) is not None:
        return _race(seats, places, 0)
    rows = _race(seats, _sorted(_seen_from(seats, places, 1)), turns - 1)
    return tuple(LATER * value for value in (rows[-1], *rows[:-1]))


def _best(options: list[Worth], seat: int) -> Worth:
    """What a seat brings about; the average of what is equally good for it."""
    most = max(option[seat] for option in options) - 1e-9
    rows = [option for option in options if option[seat] >= most]
    return tuple(sum(row[place] for row in rows) / len(rows) for place in range(len(rows[0])))


@cache
def _before(seats: int, places: Trio) -> Worth:
    """Before all three cards were read: the next of them comes to any seat."""
    at = places.index(UNSEEN)
    total = [0.0] * seats
    for reader in range(seats):
        following = (reader + 1) % seats
        filed = worth(seats, moved(places, at, FILED), following)
        options = [filed]
        laid = moved(places, at, reader)
        if winner(laid) is None:
            options.append(worth(seats, laid, following))
        elif winner(laid) == reader:
            options.append(tuple(float(seat == reader) for seat in range(seats)))
        for seat, value in enumerate(_best(options, reader)):
            total[seat] += value / seats
    fair = sum(total) / seats
    return tuple(fair + UNSURE * (value - fair) for value in total)

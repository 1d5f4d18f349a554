"""How things stand in OPENplay, as far as a seat remembers: suspects and where their cards lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from systems.rules.deadcert.bots.openplay.memory import Places
from systems.rules.deadcert.bots.openplay.race import FILED, UNSEEN, Trio, moved, worth
from systems.rules.deadcert.cards import TYPES

HIDDEN_TRIO: Trio = (UNSEEN, UNSEEN, UNSEEN)

Slots = tuple[tuple[str, ...], ...]
"""By seat and type the name on the Chief Suspect; "" for an empty slot."""


@dataclass(frozen=True)
class Position:
    """Names, where their cards lie, and how likely each is the killer.

    Attributes:
        seats: at the table.
        trios: name -> where its motive, means and opportunity card lie.
        slots: the same seen from the Chiefs.
        odds: name -> the probability that it is the killer.
    """

    seats: int
    trios: Mapping[str, Trio]
    slots: Slots
    odds: Mapping[str, float]

    def laid(self, seat: int, kind: int, name: str) -> Position:
        """The card of a name as a Chief of a seat; what lay there is filed.

        Args:
            seat: whose Chief it becomes.
            kind: the place of its type among ``TYPES``.
            name: the suspect; its card may have lain anywhere.
        """
        trios = dict(self.trios)
        slots = [list(row) for row in self.slots]
        _take(trios, slots, name, kind)
        old = slots[seat][kind]
        if old:
            trios[old] = moved(trios[old], kind, FILED)
        slots[seat][kind] = name
        trios[name] = moved(trios.get(name, HIDDEN_TRIO), kind, seat)
        return self._with(trios, slots)

    def filed(self, kind: int, name: str) -> Position:
        """The card of a name in some Filed stack."""
        trios = dict(self.trios)
        slots = [list(row) for row in self.slots]
        _take(trios, slots, name, kind)
        trios[name] = moved(trios.get(name, HIDDEN_TRIO), kind, FILED)
        return self._with(trios, slots)

    def swapped(self, kind: int, first: int, second: int) -> Position:
        """Two seats have changed their Chiefs of a type; one of them may have none."""
        trios = dict(self.trios)
        slots = [list(row) for row in self.slots]
        mine, theirs = slots[first][kind], slots[second][kind]
        slots[first][kind], slots[second][kind] = theirs, mine
        if mine:
            trios[mine] = moved(trios[mine], kind, second)
        if theirs:
            trios[theirs] = moved(trios[theirs], kind, first)
        return self._with(trios, slots)

    def believed(self, odds: Mapping[str, float]) -> Position:
        """The same cards with other odds."""
        return Position(self.seats, self.trios, self.slots, odds)

    def _with(self, trios: Mapping[str, Trio], slots: Iterable[Iterable[str]]) -> Position:
        rows = tuple(tuple(row) for row in slots)
        return Position(self.seats, trios, rows, self.odds)

    # -- what it is worth -----------------------------------------------------------------

    def worth_of(self, seat: int, mover: int) -> float:
        """How likely a seat is to win, over all who can be the killer and were seen.

        Where nothing of the killer was seen yet, all are alike; that part is left out.
        """
        return sum(
            chance * worth(self.seats, self.trios[name], mover)[seat]
            for name, chance in self.odds.items()
            if chance
        )


def position_of(
    seats: int, places: Places, names: Mapping[str, str], odds: Mapping[str, float]
) -> Position:
    """The position that somebody remembers.

    Args:
        seats: at the table.
        places: card -> zone; a card that is just being decided about counts as filed.
        names: suspect card -> the name on it.
        odds: name -> the probability that it is the killer.
    """
    trios: dict[str, Trio] = {}
    slots = [["", "", ""] for _ in range(seats)]
    for card, zone in places.items():
        name = names.get(card)
        if name is None:  # a Snoop card
            continue
        kind = TYPES.index(card[0])
        where = FILED
        if zone.startswith("chiefs."):
            where = int(zone.partition(".")[2])
            slots[where][kind] = name
        trios[name] = moved(trios.get(name, HIDDEN_TRIO), kind, where)
    return Position(seats, trios, tuple(tuple(row) for row in slots), odds)


def _take(trios: dict[str, Trio], slots: list[list[str]], name: str, kind: int) -> None:
    """Clear the slot in which a card lies, if it is a Chief."""
    place = trios.get(name, HIDDEN_TRIO)[kind]
    if place >= 0:
        slots[place][kind] = ""

"""What a computer player reads off its view before it thinks."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from game.core.decisions import Decision
from game.core.view import View
from systems.rules.tudor_mansion.cards import exits
from systems.rules.tudor_mansion.knowledge import hand_of
from systems.rules.tudor_mansion.story import read


class Situation:
    """A view, taken apart for the seat that has to decide."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.seats = len(view.seats)
        self.hand = frozenset(hand_of(view))
        self.story = read(view)
        self.ring: tuple[str, ...] = tuple(view.values["ring"])
        self.ways = {room: exits(self.ring, room) for room in self.ring}
        self.offered = frozenset(tag for tag, _ in decision.options.parts)
        """The kinds of intent that are legal now."""

    @property
    def room(self) -> str:
        """Where the own investigator stands."""
        return self.room_of(self.seat)

    def room_of(self, seat: int) -> str:
        """Where the investigator of a seat stands."""
        values = self.view.values
        if self.view.house_rules["separate_investigators"]:
            return str(values[f"counter.{seat}"])
        return str(values[f"suspect_pos.{values[f'investigator.{seat}']}"])

    def is_active(self, seat: int) -> bool:
        """Whether the seat may still accuse."""
        return bool(self.view.values[f"status.{seat}"] == "active")

    @property
    def rivals(self) -> tuple[int, ...]:
        """The other active seats in the order in which they play next."""
        order = ((self.seat + step) % self.seats for step in range(1, self.seats))
        return tuple(seat for seat in order if self.is_active(seat))

    @property
    def may_ask_where_it_stands(self) -> bool:
        """Whether staying leaves a question open (option ``leave_first``)."""
        values = self.view.values
        return not self.view.house_rules["leave_first"] or bool(values[f"moved_in.{self.seat}"])

    @property
    def is_last_round(self) -> bool:
        """Whether the own next turn, if there is one, has to end in an accusation (TM-094)."""
        limit = int(self.view.house_rules["round_limit"])
        return int(self.view.values["round_no"]) >= limit

    def reachable(self) -> tuple[str, ...]:
        """Rooms in which it can ask this turn, the present one first if that is one of them."""
        rooms = tuple(self.ways[self.room])
        return (self.room, *rooms) if self.may_ask_where_it_stands else rooms

    def next_towards(self, rooms: Collection[str]) -> tuple[str, ...]:
        """The rooms next door that lead to the nearest of ``rooms``; none where it is in one."""
        steps = self.distances(rooms)
        here = steps.get(self.room)
        if not here:
            return ()
        return tuple(room for room in self.ways[self.room] if steps[room] == here - 1)

    def distances(self, rooms: Collection[str]) -> dict[str, int]:
        """How many moves each room is from the nearest of ``rooms``; empty for none."""
        steps = dict.fromkeys(rooms, 0)
        waiting = deque(steps)
        while waiting:
            room = waiting.popleft()
            for neighbour in self.ways[room]:
                if neighbour not in steps:
                    steps[neighbour] = steps[room] + 1
                    waiting.append(neighbour)
        return steps

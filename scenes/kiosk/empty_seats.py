"""Seats of a visit whose people are gone: computer players sit in, and people come back."""

from __future__ import annotations

from scenes.context import Context
from scenes.kiosk.reclaim import Reclaim
from scenes.kiosk.waits import table_on
from scenes.private import LookRound
from systems.io.actions import Action, Kind

RECLAIM_SECONDS = 8.0
"""How long it is said that a seat can be taken back."""

UNASKED = frozenset({Kind.POINT, Kind.WHEEL})
"""A mouse that trembles or is knocked against asks for no seat."""


class EmptySeats:
    """The seats that computer players took from people of this visit.

    Args:
        context: the tools; its stack holds the table.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self._given: set[int] = set()
        self._said: tuple[int, float] | None = None
        """The seat of which it is said that it can be taken back, and for how long still."""

    def forget(self) -> None:
        """Another visit begins."""
        self._given.clear()
        self._said = None

    def let_pass(self, elapsed: float) -> None:
        """Let time pass."""
        if self._said is not None:
            seat, left = self._said
            self._said = (seat, left - elapsed) if left > elapsed else None

    @property
    def said(self) -> int | None:
        """The seat of which it is to be said that it can be taken back."""
        return self._said[0] if self._said is not None else None

    def sit_in(self, seat: int) -> None:
        """A computer player takes a seat whose person is gone; the person may come back."""
        stack = self.context.stack
        table = table_on(stack)
        if table is None or seat not in table.party.humans:
            return
        table.menu.give(seat)
        self._given.add(seat)
        self._said = (seat, RECLAIM_SECONDS)
        if seat in self.context.seats.lost:
            self.context.seats.unbind(seat)
        top = stack.top
        if top is not table:
            if top is not None and any(isinstance(scene, LookRound) for scene in stack):
                stack.pop(None, of=top)  # the others still look, one after the other
            else:
                stack.back_to(table, None)
            stack.apply()

    def asks_back(self, action: Action) -> bool:
        """Whether a press asks for a seat that a computer player has taken; then it is asked
        whether that is the same person."""
        if not action.pressed or action.kind in UNASKED:
            return False
        table = table_on(self.context.stack)
        if table is None or self.context.stack.top is not table:
            return False
        seat = action.seat
        if seat is None:  # a pad that plays for nobody may take a seat whose own pad is gone
            free = sorted(self._given - set(self.context.seats.seats))
            seat = free[0] if free else None
        sits = seat is not None and 0 <= seat < len(table.session.players)
        if seat is None or not sits or seat in table.party.humans:
            return False  # a table with fewer seats than the last one does not know this one
        device = action.device
        ask = Reclaim(self.context, table.party, seat, lambda seat: self._give_back(seat, device))
        self.context.stack.push(ask)
        self.context.stack.apply()
        return True

    def _give_back(self, seat: int, name: str) -> None:
        """The person of a seat is back, with a device."""
        table = table_on(self.context.stack)
        device = self.context.input.device("keys.arrows" if name == "mouse" else name)
        if table is None:
            return
        if device is not None:
            self.context.seats.bind(seat, device)
        self._given.discard(seat)
        self._said = None
        table.session.hand_back(seat)
        table.change_players()

"""Somebody comes back to a seat that a computer player has taken: is it the same person?"""

from __future__ import annotations

from collections.abc import Callable

from scenes.context import Context, coloured
from scenes.party import Party
from scenes.question import Answer, Question

MINE = "mine"


class Reclaim(Question):
    """Asks "Are you Rosa?"; only a yes gives the seat back.

    The table below shows what it showed: nothing of this seat, whose cards lie hidden as long as
    a computer player has it.

    Args:
        context: the tools.
        party: who sits at the table.
        seat: whose seat it was.
        give_back: called when it is the same person.
    """

    name = "reclaim"

    def __init__(
        self, context: Context, party: Party, seat: int, give_back: Callable[[int], object]
    ) -> None:
        say = context.say
        super().__init__(
            context,
            coloured(party.texts.runs("kiosk.are_you", seat=seat), context.theme),
            (
                Answer(None, say("yes_no.no")),
                Answer(MINE, say("kiosk.are_you_yes"), look="red"),
            ),
        )
        self.seat = seat
        self._give_back = give_back

    def take(self, value: object) -> None:
        if value == MINE:
            self._give_back(self.seat)
        self.context.stack.pop(None, of=self)

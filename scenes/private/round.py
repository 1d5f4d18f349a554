"""Everybody looks, one after the other, behind curtains that are all alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.facts import Fact
from game.core.view import View
from scenes.base import Scene
from scenes.context import Context
from scenes.party import Party
from scenes.private.curtain import CurtainScene
from scenes.private.declared import GameSecrets, load_secrets
from scenes.private.looks import PrivateLook
from scenes.private.peek import PeekScene


class LookRound(Scene):
    """Pushes one visit after the other; pops None when all have looked.

    It draws nothing itself: the table below stays seen between two curtains.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        looks: by seat what it sees, in the order of looking. Every person looks, also who has
            nothing to see. Raises ``ValueError`` where the looks are told apart from the side.
    """

    name = "look round"
    opaque = False
    private = True

    def __init__(self, context: Context, party: Party, looks: Mapping[int, PrivateLook]) -> None:
        super().__init__(context)
        self.party = party
        shapes = {look.shape for look in looks.values()}
        if len(shapes) > 1:
            raise ValueError(f"the looks of one round must be alike, and these differ: {shapes}")
        self._looks = dict(looks)
        self._waiting = list(looks)

    def enter(self) -> None:
        self._next()

    def resume(self, result: Any = None) -> None:
        self._next()

    def _next(self) -> None:
        if not self._waiting:
            self._looks.clear()
            self.context.stack.pop(None, of=self)
            return
        seat = self._waiting.pop(0)
        after = self._waiting[0] if self._waiting else None
        look = self._looks.pop(seat)
        scene: Scene
        if self.party.needs_curtain(self.context.settings.trust):
            scene = CurtainScene(self.context, self.party, look, seat=seat, next_seat=after)
        else:
            scene = PeekScene(self.context, self.party, look, seat=seat)
        self.context.stack.push(scene)


def look_round(
    context: Context,
    party: Party,
    looks_of: Callable[[int], PrivateLook],
    order: Sequence[int] = (),
) -> Scene | None:
    """The round in which every person looks alone, or None where nobody needs one.

    With one person at the table the hand lies open anyway; where all trust each other everybody
    looks when they like. Otherwise it takes place whatever there is to see.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        looks_of: gives what a seat sees.
        order: the seats of people in the order of looking.
    """
    if not party.needs_curtain(context.settings.trust):
        return None
    seats = [seat for seat in (order or party.humans) if seat in party.humans]
    return LookRound(context, party, {seat: looks_of(seat) for seat in seats})


def visit_for(
    context: Context,
    party: Party,
    fact: Fact,
    view: View,
    *,
    next_seat: int | None = None,
    secrets: GameSecrets | None = None,
) -> Scene | None:
    """The scene in which a seat sees what a fact gave it, or None where it needs none.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        fact: as the seat knows it.
        view: of the seat.
        next_seat: who looks afterwards.
        secrets: what the game declares; found by the game's id when left out.
    """
    seat = view.viewer
    if not isinstance(seat, int) or seat not in party.humans or party.lone == seat:
        return None
    declared = secrets or load_secrets(party.setup.game)
    look = declared.look_for(fact, view)
    if look is None:
        return None
    if party.needs_curtain(context.settings.trust):
        return CurtainScene(context, party, look, seat=seat, next_seat=next_seat)
    return PeekScene(context, party, look, seat=seat)

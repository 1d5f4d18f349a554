"""What the clips of COVERTplay share: the state they change, and the ways of backs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.core.facts import Fact
from game.core.view import View
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.beginning import Beginning
from scenes.tables.deadcert.covertplay.layout import Z_LAID, layout
from scenes.tables.deadcert.covertplay.places import Places
from scenes.tables.deadcert.covertplay.state import CovertState, fresh_fetches
from scenes.tabletop.arrange import named
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

Point = tuple[float, float]

SEATS = named("plate.", "lamp.")
FLY_MS = 280


class Telling(Beginning):
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        state: what is shown at the moment; facts change it as their clips are made.
        start: the state in which the match began.
        view_now: what the viewer may know now; it may be ahead of what is shown.
    """

    state: CovertState

    def __init__(
        self,
        places: Places,
        state: CovertState,
        start: CovertState,
        view_now: Callable[[], View],
    ) -> None:
        super().__init__(places.desk, state, start, view_now)
        self.places = places

    def layout(self) -> Layout:
        return layout(self.places, self.state)

    def _take(self, fact: Fact, *, top: str | None = None) -> Layout:
        """Take the fact up, and what lies on top of Fresh then; the layout after it."""
        self.state.apply(fact, top=top)
        return self.layout()

    def _left_fresh(self, facts: Sequence[Fact]) -> list[str]:
        return fresh_fetches(facts)

    # -- the ways of a back ------------------------------------------------------------------

    def _ticks(self, after: Layout, names: Iterable[str], director: Director) -> Clip:
        """Numbers and piles are right again, at once."""
        return director.together(
            *(
                director.change(name, picture=after[name].picture, x=after[name].x)
                for name in names
                if name in after
            )
        )

    def _fans(self, seat: int) -> list[str]:
        return [name for name in self.layout() if name.startswith(f"hand.{seat}.")]

    def _flight(
        self,
        colour: str,
        start: Point,
        end: Point,
        size: tuple[float, float],
        director: Director,
        *,
        first: float = 1.0,
        last: float = 1.0,
        ms: float = FLY_MS,
    ) -> tuple[str, Clip]:
        """A back of a colour flies from one place to another.

        Args:
            colour: of the back.
            start, end: of its middle.
            size: of the picture.
            director: of the table.
            first, last: its scale at both ends.
            ms: how long.
        """
        name = self._name()
        back = Sprite(lying.back(self.desk, colour, size), *start, Z_LAID + 2, scale=first)
        return name, director.series(
            director.add(name, back),
            self.moves.fly(name, end, z=Z_LAID + 2, ms=ms, scale=last),
        )

    def _from_hand(self, seat: int, colour: str, end: Point, director: Director) -> Clip:
        """A back leaves a hand for a tray, and is part of it."""
        form = self.places.form
        small = form.back[1] / form.card[1]
        name, way = self._flight(
            colour, self.places.in_fan(seat, colour), end, form.card, director, first=small
        )
        return director.series(way, director.remove(name))

    def _into_hand(self, seat: int, colour: str, start: Point, director: Director) -> Clip:
        """A back goes from a tray into the hand."""
        form = self.places.form
        small = form.back[1] / form.card[1]
        end = self.places.in_fan(seat, colour)
        name, way = self._flight(colour, start, end, form.card, director, last=small)
        return director.series(way, director.remove(name))

    def _under(self, seat: int, colour: str, director: Director, after: Layout) -> Clip:
        """A back leaves the hand and slides under a Filed stack, whose number ticks."""
        form, stack = self.places.form, self.places.stack(seat, colour)
        small = form.back[1] / form.stack[1]
        beside = (stack.at[0], stack.at[1] + stack.size[1] * 0.5)
        name, way = self._flight(
            colour,
            self.places.in_fan(seat, colour),
            beside,
            form.stack,
            director,
            first=small,
            ms=200,
        )
        names = [f"{stack.name}.pile", f"{stack.name}.count"]
        return director.series(
            way,
            stack.take_under(self.moves, name),
            self._ticks(after, names, director),
        )

    def _pulse(self, names: Sequence[str], director: Director) -> Clip:
        """Something is held up for a moment."""
        up = [director.move(name, 140, scale=1.25) for name in names]
        down = [director.move(name, 160, ease="in_out", scale=1.0) for name in names]
        return director.series(director.together(*up), director.wait(220), director.together(*down))

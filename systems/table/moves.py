"""The verbs of a table: what cards, tokens and lights do, as clips with the times of the house.

For authors of games::

    moves = Moves(director)  # one for the whole life of a table
    choreographer.register(Drew, lambda fact, director: director.series(
        moves.fly("card.7", (960, 455), z=60),
        moves.flip("card.7", face),
    ))

Speed, Instant and reduced motion are the motions' business (:mod:`systems.table.tween`): nothing
in here asks for them, and a game never has to. A verb that ends with a card gone (``bury``,
``gather``) leaves it off the stage however it was shown.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from systems.io.pictures import Picture
from systems.table.clips import Clip, Director, Later
from systems.table.shade import SHADE_Z, Dim
from systems.table.sprites import Sprite

Point = tuple[float, float]
Size = tuple[float, float]

FLY_MS = 280.0
FLIP_MS = 240.0
GROW_MS = 180.0
SHRINK_MS = 300.0
SLIDE_MS = 240.0
CROSS_MS = 300.0
SETTLE_MS = 120.0
STAMP_MS = 150.0
DIM_MS = 300.0
LIGHT_MS = 200.0
STAGGER_MS = 60.0
WHOLE_DEAL_MS = 2000.0
"""A deal is never longer: many cards follow each other more closely."""

ARC = 120.0
"""How high a card flies over its way, in logical units; short ways are flatter."""

LEAN = 3.0
"""Degrees by which a card that lands leans before it lies still."""

FLYING_Z = 200.0
"""Height of what is in the air: over everything that lies on the table."""

DIMMED = 0.35


@dataclass(frozen=True, slots=True)
class Flight:
    """One card of a deal.

    Attributes:
        name: of its sprite; it is on the stage already, or added with ``sprite``.
        to: where it lands.
        z: its height there.
        sprite: how it starts; None where it lies on the stage already.
        turned: what it shows when it has landed, if it turns over.
        scale: of the sprite where it lands.
    """

    name: str
    to: Point
    z: float
    sprite: Sprite | None = None
    turned: Picture | None = None
    scale: float = 1.0


def _fitted(small: Size, large: Size) -> tuple[float, float]:
    """Scale and squash that make a large thing as wide and high as a small one."""
    scale = small[1] / large[1]
    return scale, small[0] / (large[0] * scale)


class Moves:
    """Builds the verbs for one director.

    Args:
        director: of the table.
    """

    def __init__(self, director: Director) -> None:
        self.director = director
        self._lifted: dict[str, float] = {}

    # -- one card ----------------------------------------------------------------------------

    def fly(
        self,
        name: str,
        to: Point,
        *,
        z: float | None = None,
        ms: float = FLY_MS,
        arc: float | None = None,
        ease: str = "in_out",
        **ends: float,
    ) -> Clip:
        """Through the air in an arc: above everything on the way, at height ``z`` at the end.

        Args:
            name: of the sprite.
            to: where it lands.
            z: its height there; None keeps the one it has.
            ms, ease: of the flight.
            arc: height of the arc; None fits it to the way.
            ends: other number fields on arrival, such as ``scale`` or ``angle``.
        """
        director, stage = self.director, self.director.stage

        def build() -> Clip:
            if name not in stage:
                return Clip()
            rest = stage[name].z if z is None else z
            high = self._arc(name, to) if arc is None else arc
            return director.series(
                director.change(name, z=max(FLYING_Z, rest)),
                director.move(name, ms, ease=ease, arc=high, x=to[0], y=to[1], **ends),
                director.change(name, z=rest),
            )

        return Later(build)

    def flip(self, name: str, picture: Picture, ms: float = FLIP_MS) -> Clip:
        """A card turns over about its upright axis and shows another picture."""
        return self.director.flip(name, picture, ms)

    def settle(self, name: str, lean: float = LEAN, ms: float = SETTLE_MS) -> Clip:
        """A card that has landed leans a little and lies down."""
        move = self.director.move
        return self.director.series(
            move(name, ms * 0.4, angle=lean), move(name, ms * 0.6, ease="in_out", angle=0.0)
        )

    def grow(
        self, name: str, picture: Picture, small: Size, large: Size, to: Point, ms: float = GROW_MS
    ) -> Clip:
        """What lies there small becomes a large picture: a card that is read out.

        Args:
            name: of the sprite; it shows ``picture`` from here on.
            picture: the large one, at scale 1.
            small: width and height that it begins with.
            large: width and height of the thing in ``picture`` (without its margin).
            to: where it stands when it is large.
            ms: how long it takes.
        """
        scale, squash = _fitted(small, large)
        director = self.director
        return director.series(
            director.change(name, picture=picture, scale=scale, squash=squash),
            director.move(name, ms, x=to[0], y=to[1], scale=1.0, squash=1.0),
        )

    def shrink(
        self,
        name: str,
        picture: Picture,
        small: Size,
        large: Size,
        to: Point,
        *,
        z: float | None = None,
        ms: float = SHRINK_MS,
    ) -> Clip:
        """The way back: a large picture flies to its slot and lies there as the small one.

        The same arguments as :meth:`grow`; ``picture`` is the small one.
        """
        scale, squash = _fitted(small, large)
        director = self.director
        rest: dict[str, object] = {"picture": picture, "scale": 1.0, "squash": 1.0}
        if z is not None:
            rest["z"] = z
        return director.series(
            director.move(name, ms, ease="in_out", x=to[0], y=to[1], scale=scale, squash=squash),
            director.change(name, **rest),
        )

    def slide_under(
        self, name: str, to: Point, *, z: float, beside: Size = (0, 90), ms: float = SLIDE_MS
    ) -> Clip:
        """To the side of a pile, then underneath it.

        Args:
            name: of the sprite.
            to: the middle of the pile.
            z: its height afterwards: below the pile's.
            beside: from the middle of the pile to where it goes down.
            ms: how long both halves take.
        """
        director = self.director
        aside = (to[0] + beside[0], to[1] + beside[1])
        return director.series(
            self.fly(name, aside, ms=ms * 0.6, arc=30, ease="out"),
            director.change(name, z=z),
            director.move(name, ms * 0.4, ease="in_out", x=to[0], y=to[1]),
        )

    def bury(self, name: str, to: Point, *, z: float, beside: Size = (0, 90)) -> Clip:
        """Slides under a pile and is part of it from then on."""
        slide = self.slide_under(name, to, z=z, beside=beside)
        return self.director.series(slide, self.director.remove(name))

    def stamp(self, name: str, sprite: Sprite, ms: float = STAMP_MS) -> Clip:
        """A mark comes down on the table from above."""
        director = self.director
        start = sprite.at(scale=sprite.scale * 1.5, alpha=0.0)
        return director.series(
            director.add(name, start),
            director.move(name, ms, ease="in", scale=sprite.scale, alpha=sprite.alpha),
        )

    def frames(self, name: str, pictures: Sequence[Picture], ms: float) -> Clip:
        """One picture after the other: a folder that opens, a seal that breaks."""
        director = self.director
        steps: list[Clip] = []
        for picture in pictures:
            steps += [director.wait(ms / len(pictures)), director.change(name, picture=picture)]
        return director.series(*steps)

    # -- several -----------------------------------------------------------------------------

    def deal(self, flights: Sequence[Flight], *, stagger: float = STAGGER_MS) -> Clip:
        """Cards fly out one after the other, within two seconds however many they are."""
        director = self.director
        if len(flights) > 1:
            stagger = min(stagger, (WHOLE_DEAL_MS - FLY_MS - FLIP_MS) / (len(flights) - 1))
        return director.stagger(stagger, [self._flight(flight) for flight in flights])

    def cross(self, one: str, other: str, *, bow: float = ARC, ms: float = CROSS_MS) -> Clip:
        """Two sprites change places and pass each other, each in an arc to its left."""
        director, stage = self.director, self.director.stage

        def build() -> Clip:
            if one not in stage or other not in stage:
                return Clip()
            first, second = stage[one].at(), stage[other].at()
            ways = []
            for name, start, end in ((one, first, second), (other, second, first)):
                dx, dy = end.x - start.x, end.y - start.y
                length = math.hypot(dx, dy) or 1.0
                ways.append(
                    director.move(
                        name,
                        ms,
                        ease="in_out",
                        arc=bow * dx / length,
                        bow=-bow * dy / length,
                        x=end.x,
                        y=end.y,
                        scale=end.scale,
                    )
                )
            return director.series(
                director.change(one, z=FLYING_Z + 1),
                director.change(other, z=FLYING_Z),
                director.together(*ways),
                director.change(one, z=second.z),
                director.change(other, z=first.z),
            )

        return Later(build)

    def gather(self, names: Iterable[str], to: Point, *, stagger: float = 30) -> Clip:
        """Sprites fly to one place and are gone."""
        director = self.director
        return director.stagger(
            stagger, [director.series(self.fly(n, to), director.remove(n)) for n in names]
        )

    # -- light -------------------------------------------------------------------------------

    def light(self, name: str, level: float = 1.0, ms: float = LIGHT_MS) -> Clip:
        """A light (or anything else) fades to a strength."""
        return self.director.fade(name, ms, level)

    def pass_light(self, before: str, after: str, ms: float = LIGHT_MS) -> Clip:
        """One light goes out while another comes up."""
        return self.director.together(self.light(before, 0.0, ms), self.light(after, 1.0, ms))

    def dim_all_but(self, names: Iterable[str], level: float = DIMMED, ms: float = DIM_MS) -> Clip:
        """The table goes dark; these sprites are lifted into the light.

        :meth:`undim` is the way back and must be played before the table settles.
        """
        stage = self.director.stage
        kept = tuple(names)

        def lift() -> None:
            for name in kept:
                if name in stage and name not in self._lifted:
                    self._lifted[name] = stage[name].z
                    stage.change(name, z=stage[name].z + SHADE_Z + 1)

        return self.director.series(
            self.director.call(lift), Dim(stage, self.director.motions, level, ms)
        )

    def undim(self, ms: float = DIM_MS) -> Clip:
        """The lights come up again, and what was lifted lies where it lay."""
        stage = self.director.stage

        def lower() -> None:
            for name, z in self._lifted.items():
                if name in stage:
                    stage.change(name, z=z)
            self._lifted.clear()

        return self.director.series(
            Dim(stage, self.director.motions, 1.0, ms), self.director.call(lower)
        )

    # -- details -----------------------------------------------------------------------------

    def _arc(self, name: str, to: Point) -> float:
        stage = self.director.stage
        if name not in stage:
            return ARC
        sprite = stage[name]
        return min(ARC, math.dist((sprite.x, sprite.y), to) * 0.3)

    def _flight(self, flight: Flight) -> Clip:
        director = self.director
        clips: list[Clip] = []
        if flight.sprite is not None:
            clips.append(director.add(flight.name, flight.sprite))
        clips.append(self.fly(flight.name, flight.to, z=flight.z, angle=0.0, scale=flight.scale))
        if flight.turned is not None:
            clips.append(self.flip(flight.name, flight.turned))
        return director.series(*clips)

"""A desk without a match's table: what the pages of the gallery are drawn with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame

from game.core.setup import SeatSetup, Setup
from game.match.session import HUMAN, RANDOM
from game.settings import Settings
from scenes.context import Context
from scenes.parts import sheets
from scenes.parts.typed import TypeLook
from scenes.party import Party
from scenes.tabletop.desk import Desk
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.focus import FocusMap
from systems.table.moves import Moves
from systems.table.stage import Stage
from systems.table.tween import Motions
from tests.kit.games import with_toys

GAME = "odd_guest"
NAMES = ("Ada", "Bruno", "Iris", "Otto", "Clara", "Dexter", "Mabel", "Hester")
BUSTS = tuple(f"ui/people/{name.lower()}_bust.webp" for name in NAMES)

LOOKS = (
    TypeLook("#5E3C97", "#8A63C4", "ui/icons/crown.svg", "Motive"),
    TypeLook("#2C6E45", "#4FA36B", "ui/icons/key.svg", "Means"),
    TypeLook("#A8590F", "#F09A38", "ui/icons/hourglass.svg", "Opportunity"),
    TypeLook("#1F6E78", "#4FA9B5", "ui/icons/eye.svg", "Place"),
)


class Bench:
    """A stage with a desk for it.

    Attributes:
        desk, stage, director, moves: what a table works with.
    """

    def __init__(self, context: Context, party: Party) -> None:
        self.context = context
        self.stage = Stage(context.book, "gallery")
        self.motions = Motions(self.stage, context.tempo)
        self.director = Director(self.stage, self.motions)
        self.moves = Moves(self.director)
        self.desk = Desk.of(
            context,
            party,
            self.stage,
            self.director,
            focus=FocusMap(),
            viewer="public",
            lone=None,
        )
        self.stage.set_ground(sheets.table_ground(self.desk))

    def lay(self, sprites: Layout) -> None:
        """Put these on the stage, and nothing else."""
        self.stage.clear()
        for name, sprite in sprites.items():
            self.stage.add(sprite.at(), name=name)

    def shot(self) -> pygame.Surface:
        """The picture as it stands."""
        frame = self.context.viewport.frame
        self.stage.invalidate()
        self.stage.draw(frame)
        return frame.copy()

    def film(self, clip: Clip, every: float, most: int = 12) -> list[pygame.Surface]:
        """Frames of a clip, ``every`` so many seconds."""
        step, frames, waited = 1 / 60, [self.shot()], 0.0
        for _ in range(60 * 8):
            self.motions.advance(step)
            over = clip.advance(step) is not None
            waited += step
            if waited >= every or over:
                waited -= every
                frames.append(self.shot())
            if over or len(frames) >= most:
                break
        return frames


@contextmanager
def bench(percent: int = 100, seats: int = 8, **settings: object) -> Iterator[Bench]:
    """A bench with so many people at the table, some of them computers."""
    context = Context.offscreen(Settings(text_size=percent, **settings))  # type: ignore[arg-type]
    with with_toys():
        setup = Setup(GAME, seats=tuple(SeatSetup(name) for name in NAMES[:seats]))
        levels = [HUMAN if seat % 4 < 2 else RANDOM for seat in range(seats)]
        party = Party.of(setup, levels, context.words_for(GAME))
        faces = zip(party.members, BUSTS, strict=False)
        members = tuple(replace(one, bust=bust) for one, bust in faces)
        one = Bench(context, replace(party, members=members))
        try:
            yield one
        finally:
            one.stage.close()

"""The frame in which a computer player's thought is told, over the gaslit street."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.attract import pictures
from scenes.attract.thoughts import Thought
from scenes.context import Context
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.theme import WIDTH
from systems.table.tween import Motions

TITLE_Y, LINE_Y = 124.0, 220.0
TITLE_SIZE = 150.0
SMALL_TITLE_Y, SMALL_TITLE_SIZE = 96.0, 96.0
"""With large text the caption needs more room; the line below the title goes."""
MIDDLE = 1018.0
"""Where the middle of title and cards is, with the lamp on the left."""

CARDS_TOP, CARDS_TOP_SMALL = 274.0, 158.0
CARD_GAP = 28.0
CAPTION_FOOT = 918.0
FLAME = (232.0, 212.0)

ARRIVE_MS = 300
STAGGER_MS = 90
CAPTION_AFTER_MS = 350
BREATH_SECONDS = 4.0


class ThoughtFrame:
    """Title, cards and caption; without a thought only the title, as a poster.

    Args:
        context: the tools.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self.stage = Stage(context.book, "attract")
        self.motions = Motions(self.stage, context.ui_tempo)
        self.mirrored = False
        self.desk: Desk | None = None
        self.thought: Thought | None = None

    def close(self) -> None:
        """Forget everything."""
        self.stage.close()

    def show(self, desk: Desk | None, thought: Thought | None, *, mirrored: bool) -> None:
        """Put a thought on the stage; its cards arrive one after the other."""
        self.desk, self.thought, self.mirrored = desk, thought, mirrored
        self._build()
        self._arrive()

    def relayout(self) -> None:
        """Draw the same again, at rest."""
        self._build()

    def x(self, left: float) -> float:
        """A place across, which changes sides with the lamp."""
        return WIDTH - left if self.mirrored else left

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let motions go on."""
        self.motions.advance(dt)

    def take_dirty(self, frame: pygame.Rect) -> list[pygame.Rect]:
        """What has changed."""
        return self.stage.take_dirty(frame)

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Paint a region."""
        self.stage.paint(surface, region)

    # -- building ----------------------------------------------------------------------------

    def _build(self) -> None:
        context = self.context
        self.motions.finish()
        self.stage.clear()
        self.stage.set_ground(pictures.street(context, mirrored=self.mirrored))
        lit = Sprite(pictures.flame(), self.x(FLAME[0]), FLAME[1], 1)
        self.stage.add(lit, name="flame")
        self.motions.breathe("flame", "alpha", 0.8, 0.2, BREATH_SECONDS)
        self._put_title()
        if self.desk is None or self.thought is None:
            return
        top = CARDS_TOP_SMALL if self._large else CARDS_TOP
        y = top + pictures.CARD[1] / 2
        for number, (x, picture) in enumerate(self._cards(self.desk, self.thought)):
            self.stage.add(Sprite(picture, x, y, 20 + number), name=f"card.{number}")
        plate = pictures.caption(
            context,
            self.desk,
            self.thought.seat,
            pictures.sentences(self.desk, self.thought.lines),
            pictures.thinks(self.desk, self.thought.seat),
            self.desk.say("attract.role", game=self.desk.say(self.desk.manifest.title)),
        )
        y = CAPTION_FOOT - pictures.caption_size(context)[1] / 2
        self.stage.add(Sprite(plate, WIDTH / 2, y, 40), name="caption")

    @property
    def _large(self) -> bool:
        """Whether the caption needs more room than usual."""
        return self.thought is not None and self.context.text.percent >= pictures.LARGE_TEXT

    def _put_title(self) -> None:
        text, theme = self.context.text, self.context.theme
        middle = self.x(MIDDLE)
        down = 0.0 if self.thought is not None else 250.0
        y, size = TITLE_Y + down, TITLE_SIZE
        if self._large:
            y, size = SMALL_TITLE_Y, SMALL_TITLE_SIZE
        title = text.picture("GASLAMP", "display", size, gold=True, fixed=True)
        self.stage.add(Sprite(title, middle, y, 10), name="title")
        if self._large:
            return
        words = self.context.say("attract.line")
        line = text.picture(
            words, "body", text.fitting(words, "body", 40, 1200), theme.text, shadow=0.8
        )
        self.stage.add(Sprite(line, middle, LINE_Y + down, 10), name="line")

    def _cards(self, desk: Desk, thought: Thought) -> Sequence[tuple[float, Picture]]:
        """The cards with where they lie across."""
        cards = thought.cards[:4]
        size = pictures.CARD_OF_FOUR if len(cards) > 3 else pictures.CARD
        step = size[0] + CARD_GAP
        first = self.x(MIDDLE) - step * (len(cards) - 1) / 2
        return [
            (first + step * number, pictures.thought_card(desk, card, size))
            for number, card in enumerate(cards)
        ]

    def _arrive(self) -> None:
        if self.thought is None:
            return
        for number in range(len(self.thought.cards[:4])):
            name = f"card.{number}"
            y = self.stage[name].y
            self.stage.change(name, y=y + 60, alpha=0.0)
            self.motions.animate(name, ARRIVE_MS, delay=STAGGER_MS * number, y=y, alpha=1.0)
        self.stage.change("caption", alpha=0.0)
        self.motions.animate("caption", 250, delay=CAPTION_AFTER_MS, ease="linear", alpha=1.0)

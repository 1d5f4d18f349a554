"""Scenes: what a screen must be able to do, and the stage every screen of ours stands on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from scenes.context import Context
from scenes.party import Party
from scenes.scanned import Scanned
from systems.io.actions import Action, DeviceChange, Kind, Notice
from systems.table.focus import FocusMap
from systems.table.ring import FocusRing
from systems.table.stage import Stage
from systems.table.tween import Motions


class Scene:
    """One screen on the stack.

    The stack calls ``enter``, ``pause``, ``resume`` and ``exit`` exactly once per change, between
    frames. A scene owns what it opens and closes it in ``exit``.

    Attributes:
        name: for messages and crash bundles.
        opaque: nothing below is drawn.
        modal: nothing below gets input or time.
        private: a seat's secret may be on it: no screenshots, covered when focus is lost.
        music: the piece that plays from here on; where it is empty, that of the scene below.
        game: id of the game that it is about; where it is empty, that of the scene below. Seats
            have the colours of that game (``colours.cards`` of its manifest).
    """

    name = "scene"
    opaque = True
    modal = True
    private = False
    music = ""
    game: str | None = ""

    def __init__(self, context: Context) -> None:
        self.context = context

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """Names of the colours that its party has chosen, by seat; none where no game asks."""
        party: Party | None = getattr(self, "party", None)
        return () if party is None else party.seat_colours

    def pictures_ahead(self) -> Iterator[None]:
        """Make what the scene shows first, one picture in each step, before it is shown."""
        return iter(())

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        """The scene comes onto the stack."""

    def pause(self) -> None:
        """Another scene comes on top."""

    def resume(self, result: Any = None) -> None:
        """The scene on top has gone; ``result`` is what it was popped with."""

    def exit(self) -> None:
        """The scene leaves the stack."""

    def relayout(self) -> None:
        """Text size, contrast, language or the window have changed: lay everything out again."""

    def speak(self) -> None:
        """Take up the words of the language that is set; called before :meth:`relayout`.

        A scene that keeps words of its own beside those of its ``party`` and ``desk`` renews them.
        """
        party, desk = getattr(self, "party", None), getattr(self, "desk", None)
        if isinstance(party, Party):
            words = self.context.words_for(party.setup.game)
            setattr(self, "party", party.speaking(words))  # noqa: B010 - not every scene has one
        if desk is not None:
            desk.speak(self.context.words_for(desk.game))

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""

    def on_action(self, action: Action) -> bool:
        """A press or a repetition; True when it was used (scenes below do not get it)."""
        return False

    def on_release(self, action: Action) -> bool:
        """A button came up."""
        return False

    def on_typed(self, text: str) -> None:
        """Letters were typed; only while ``context.input.typing`` is set (unset it in exit)."""

    def on_device(self, change: DeviceChange) -> None:
        """A device came or went."""

    def on_notice(self, notice: Notice) -> None:
        """Something happened to the window (focus lost: cover what is secret)."""

    def take_dirty(self, frame: pygame.Rect) -> list[pygame.Rect]:
        """Regions of the frame that this scene has changed."""
        return []

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Paint one region; changes nothing."""

    def strings(self) -> list[str]:
        """Everything a player can read on it, for tests."""
        return []

    def scanned(self) -> Scanned | None:
        """What the walk for one button comes by; None where any press means OK."""
        return None

    def focus_on(self, key: Any) -> None:
        """Put the focus on a target."""

    def lone_press(self, seat: int | None) -> Kind:
        """What the only button of a seat does where nothing is scanned for it."""
        return Kind.CONFIRM

    joins = False
    """A press of a device that plays for nobody takes a seat."""

    def spoken(self, *, alone: bool) -> tuple[str, ...]:
        """What is read aloud of it now, in order; what is there already is not said again.

        Args:
            alone: whether only the person who plays alone can hear it.
        """
        return ()


class OnStage(Scene):
    """A scene whose picture is a stage, whoever opens it."""

    stage: Stage

    def pictures_ahead(self) -> Iterator[None]:
        return self.stage.make_pictures()

    def take_dirty(self, frame: pygame.Rect) -> list[pygame.Rect]:
        return self.stage.take_dirty(frame)

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        self.stage.paint(surface, region)

    def strings(self) -> list[str]:
        return self.stage.strings()


class StageScene(OnStage):
    """A scene with a stage, motions and focus. Fill the stage in :meth:`build`.

    Attributes:
        stage: sprites; :meth:`build` is called on an empty one.
        motions: the interface's own motions.
        focus: targets; the seat None steers menus.
        ring: the focus ring of the seat None; set ``ring.visible`` to hide it.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.stage = Stage(context.book, self.name)
        self.motions = Motions(self.stage, context.ui_tempo)
        self.focus = FocusMap()
        self.ring = FocusRing(self.stage, self.motions, self.focus)

    def build(self) -> None:
        """Put everything on the stage. Called on entering, and again after a change of layout."""

    def enter(self) -> None:
        self.build()
        self.ring.update()

    def exit(self) -> None:
        self.stage.close()

    def relayout(self) -> None:
        current = self.focus.current()
        self.motions.finish()
        self.stage.clear()
        self.focus.clear()
        self.ring.reset()
        self.build()
        if current is not None:
            self.focus.set(current)
        self.ring.update()
        self.stage.invalidate()

    def update(self, dt: float) -> None:
        self.motions.advance(dt)
        self.ring.update()

"""The window: opens it, knows the one scale factor, and maps positions.

Layouts are written in 1920x1080 logical units. ``Viewport.scale`` says how many pixels one
unit is; it is applied when pictures and text are made, never per frame. Where the window has
another shape, the picture is centred and the rest stays black (letterbox).
"""

from __future__ import annotations

import logging
import os
import warnings

import pygame

LOGICAL_WIDTH = 1920
LOGICAL_HEIGHT = 1080
SAFE_AREA = pygame.Rect(96, 54, 1728, 972)
"""Text and everything that takes focus stays inside; pictures bleed."""

WINDOWED = "windowed"
FULLSCREEN = "fullscreen"
OFFSCREEN = "offscreen"

_HINT = "SDL_FRAMEBUFFER_ACCELERATION"
_NO_SCREEN = (
    "No screen was found: start Gaslamp from a desktop session, or use a command that needs "
    "none, such as `shot`."
)
_log = logging.getLogger(__name__)


class DisplayMissing(RuntimeError):
    """There is no screen to open a window on. Its text is one sentence for the player."""


class Viewport:
    """The window and its mapping from logical units to pixels.

    Create it with :meth:`open` or :meth:`offscreen`. ``frame`` is the surface to draw on: it
    covers the whole picture without the letterbox bars, and is replaced when the window
    changes size (:meth:`refresh` returns True then).

    Attributes:
        blank: the window is new or has another size, and nothing has been shown in it since: there
            is no last picture that could stay.
    """

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.scale = 1.0
        self.origin = (0, 0)
        self.inset = 0
        self.shift: tuple[int, int] | None = None
        """Pixels by which the picture is moved against burn-in; None where it never is."""
        self._area = pygame.Rect(0, 0, 1, 1)
        self.blank = True
        self._was_covered = False
        self._seen = (0, 0)
        """The size of the window when it was measured."""
        self._window_size = (1280, 720)
        self._title = "Gaslamp"
        self._display = 0
        self.screen: pygame.Surface = pygame.display.get_surface() or pygame.Surface((1, 1))
        self.frame: pygame.Surface = self.screen

    @classmethod
    def open(
        cls,
        mode: str = FULLSCREEN,
        size: tuple[int, int] = (1280, 720),
        title: str = "Gaslamp",
        display: int = 0,
    ) -> Viewport:
        """Open the window.

        Args:
            mode: ``windowed`` or ``fullscreen``.
            size: of a window.
            title: of a window.
            display: on which screen, counted from 0; the first where it is not there.

        Raises:
            DisplayMissing: when SDL finds no screen.
        """
        _start_display(title)
        viewport = cls(mode)
        viewport._window_size = size
        viewport._title = title
        viewport._display = display
        viewport._set_mode()
        return viewport

    @classmethod
    def offscreen(cls, size: tuple[int, int] = (LOGICAL_WIDTH, LOGICAL_HEIGHT)) -> Viewport:
        """A picture without a window, for ``shot``, ``bench`` and tests."""
        if not pygame.display.get_init():
            os.environ["SDL_VIDEODRIVER"] = "dummy"
            _start_display()
        viewport = cls(OFFSCREEN)
        viewport._window_size = size
        viewport.screen = pygame.display.set_mode(size)
        viewport._measure()
        return viewport

    # -- changes of the window ---------------------------------------------------------------

    def toggle_fullscreen(self) -> None:
        """Change between window and full screen (nothing happens offscreen)."""
        self.set_fullscreen(self.mode != FULLSCREEN)

    def set_fullscreen(self, wanted: bool) -> None:
        """Use the full screen, or a window of the last size (nothing happens offscreen)."""
        mode = FULLSCREEN if wanted else WINDOWED
        if self.mode in (OFFSCREEN, mode):
            return
        self.mode = mode
        self._set_mode()

    def set_display(self, display: int) -> None:
        """Go to another screen, counted from 0 (nothing happens offscreen)."""
        if self.mode != OFFSCREEN and display != self._display:
            self._display = display
            self._set_mode()

    def refresh(self) -> bool:
        """Look at the window again after a size event; True when the picture has changed."""
        surface = pygame.display.get_surface()
        if surface is None:
            self._set_mode()
            return True
        # One surface stands for the window at every size: what it was must be known from before.
        before = (self.screen, self._seen)
        self.screen = surface
        if self.mode == WINDOWED:
            self._window_size = surface.get_size()
        self._measure()
        return before[0] is not surface or before[1] != self._seen

    def expose(self) -> None:
        """Bring the bars, too, to the screen next time: another window lay over them."""
        self._was_covered = True

    @property
    def lost(self) -> bool:
        """Whether the window is gone: a television was switched off, a cable pulled."""
        return not pygame.display.get_init() or pygame.display.get_surface() is None

    def reopen(self) -> bool:
        """Open a lost window anew; False while there is no screen."""
        try:
            _start_display(self._title)
            if self.mode == OFFSCREEN:
                self.screen = pygame.display.set_mode(self._window_size)
                self._measure()
            else:
                self._set_mode()
        except (DisplayMissing, pygame.error) as error:
            _log.warning("The window could not be opened again: %s", error)
            return False
        return True

    def resize(self, size: tuple[int, int]) -> None:
        """Give an offscreen picture or a window another size (in pixels)."""
        self._window_size = size
        if self.mode == OFFSCREEN:
            self.screen = pygame.display.set_mode(size)
            self._measure()
        else:
            self.mode = WINDOWED
            self._set_mode()

    def set_inset(self, percent: int) -> bool:
        """Keep this part of the window free on every side, for televisions that cut it off.

        True when the picture has changed.
        """
        if percent == self.inset:
            return False
        self.inset = percent
        self._measure()
        return True

    def set_shift(self, right: float, down: float) -> bool:
        """Move the whole picture by some logical units, so that nothing burns in.

        From the first call on ``frame`` is a surface of its own. What the shift uncovers at an
        edge repeats the edge. True when the picture has changed.
        """
        wanted = (round(right * self.scale), round(down * self.scale))
        if wanted == self.shift:
            return False
        first = self.shift is None
        self.shift = wanted
        if first:
            self._measure()
        return True

    # -- mapping -----------------------------------------------------------------------------

    def to_logical(self, position: tuple[int, int]) -> tuple[float, float] | None:
        """A position of the mouse in logical units; None over the letterbox bars."""
        right, down = self.shift or (0, 0)
        x = (position[0] - self.origin[0] - right) / self.scale
        y = (position[1] - self.origin[1] - down) / self.scale
        if 0 <= x < LOGICAL_WIDTH and 0 <= y < LOGICAL_HEIGHT:
            return (x, y)
        return None

    # -- showing -----------------------------------------------------------------------------

    def show(self, rects: list[pygame.Rect]) -> None:
        """Bring these rectangles of the frame (in pixels) to the screen."""
        if not rects:
            return
        if self.blank or self._was_covered:
            self.blank = self._was_covered = False
            if self.shift is not None:
                self._shifted([self.frame.get_rect()], self.shift)
            pygame.display.update()
        elif self.shift is not None:
            pygame.display.update(self._shifted(rects, self.shift))
        elif self.origin == (0, 0):
            pygame.display.update(rects)
        else:
            pygame.display.update([rect.move(self.origin) for rect in rects])

    # -- details -----------------------------------------------------------------------------

    def _shifted(self, rects: list[pygame.Rect], shift: tuple[int, int]) -> list[pygame.Rect]:
        """Copy regions of the frame to where they are seen; the regions of the screen."""
        window = self.screen.subsurface(self._area)
        whole = window.get_rect()
        strips = _uncovered(whole, shift)
        changed = []
        for rect in rects:
            seen = rect.move(shift).clip(whole)
            window.blit(self.frame, seen, seen.move(-shift[0], -shift[1]))
            changed.append(seen)
            for strip in strips:
                part = rect.clip(strip)
                if part:
                    window.blit(self.frame, part, part)
                    changed.append(part)
        return [rect.move(self._area.topleft) for rect in changed]

    def _set_mode(self) -> None:
        if self.mode == FULLSCREEN:
            # Without a window manager only the desktop's own size maps positions exactly.
            self.screen = _set_mode_with_fallback((0, 0), pygame.FULLSCREEN, self._there)
        else:
            size = self._window_size
            self.screen = _set_mode_with_fallback(size, pygame.RESIZABLE, self._there)
            if self.screen.get_size() != self._window_size:
                # Out of the full screen some window managers keep its size at first.
                pygame.event.pump()
                self.screen = _set_mode_with_fallback(size, pygame.RESIZABLE, self._there)
        self._measure()

    @property
    def _there(self) -> int:
        """The wanted screen, or the first one while that is switched off."""
        return self._display if self._display < count_displays() else 0

    def _measure(self) -> None:
        width, height = self.screen.get_size()
        keep = 1 - self.inset / 50
        self.scale = max(0.1, keep * min(width / LOGICAL_WIDTH, height / LOGICAL_HEIGHT))
        frame_width = min(width, round(LOGICAL_WIDTH * self.scale))
        frame_height = min(height, round(LOGICAL_HEIGHT * self.scale))
        self.origin = ((width - frame_width) // 2, (height - frame_height) // 2)
        self._area = area = pygame.Rect(self.origin, (frame_width, frame_height))
        self.blank, self._seen = True, (width, height)
        if area.size != (width, height):
            self.screen.fill((0, 0, 0))
        if self.shift is not None:
            if (
                self.frame.get_size() != area.size
                or self.frame.get_parent()
                or (self.frame is self.screen)
            ):
                self.frame = pygame.Surface(area.size).convert()
        elif area.size == (width, height):
            self.frame = self.screen
        else:
            self.frame = self.screen.subsurface(area)


def _uncovered(whole: pygame.Rect, shift: tuple[int, int]) -> list[pygame.Rect]:
    """The strips at the edges that a moved picture leaves free."""
    right, down = shift
    width, height = whole.size
    strips = []
    if right:
        left = 0 if right > 0 else width + right
        strips.append(pygame.Rect(left, 0, abs(right), height))
    if down:
        top = 0 if down > 0 else height + down
        strips.append(pygame.Rect(0, top, width, abs(down)))
    return strips


def _start_display(title: str = "Gaslamp") -> None:
    try:
        pygame.display.init()
    except pygame.error as error:
        raise DisplayMissing(_NO_SCREEN) from error
    driver = pygame.display.get_driver()
    if driver in ("dummy", "offscreen") and not os.environ.get("SDL_VIDEODRIVER"):
        # SDL found no screen and would draw into nothing; nobody asked for that.
        pygame.display.quit()
        raise DisplayMissing(_NO_SCREEN)
    if driver == "x11":
        # SDL would present through OpenGL: 10 ms a frame where there is no graphics card.
        # On Wayland the same hint makes the window impossible, so it is for x11 only.
        os.environ.setdefault(_HINT, "0")
    pygame.display.set_caption(title)


def count_displays() -> int:
    """How many screens there are; at least one."""
    try:
        return max(1, pygame.display.get_num_displays())
    except pygame.error:
        return 1


def _set_mode_with_fallback(size: tuple[int, int], flags: int, display: int) -> pygame.Surface:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # "forcibly resized": it is measured
            return pygame.display.set_mode(size, flags, display=display)
    except pygame.error as first:
        _log.warning("The window could not be opened (%s); trying without hints.", first)
        os.environ.pop(_HINT, None)
    try:
        return pygame.display.set_mode(size, flags)
    except pygame.error:
        pass
    try:
        return pygame.display.set_mode((1280, 720))
    except pygame.error as error:
        raise DisplayMissing(f"The screen does not let a window open ({error}).") from error

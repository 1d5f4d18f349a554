"""What every scene works with: window, pictures, text, sound, input, settings, words."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game import settings as kept_settings
from game.content import registry
from game.content.texts import Run as Words
from game.content.texts import Texts
from game.core.messages import Message
from game.files import StorageError
from game.settings import Settings
from systems.io.audio import Audio
from systems.io.clock import Clock, FakeClock, FrameClock
from systems.io.devices import Devices, Input
from systems.io.fonts import FontShelf
from systems.io.images import Images
from systems.io.pictures import PictureBook
from systems.io.scripted import FakeDevices
from systems.io.seats import SeatMap
from systems.io.speech import Speech
from systems.io.text import Content, Run, TextKit
from systems.io.viewport import FULLSCREEN, WINDOWED, Viewport
from systems.table.tempo import Tempo
from systems.table.theme import NORMAL, Theme, theme_of

if TYPE_CHECKING:
    from scenes.base import Scene
    from scenes.stack import SceneStack

_log = logging.getLogger(__name__)


@dataclass
class Context:
    """The tools of the parlour, made once and handed to every scene.

    Attributes:
        viewport: the window.
        book: surfaces of pictures.
        text: makes pictures of text.
        images: pictures from files.
        audio: sound.
        clock: time; scenes get ``dt`` and need it rarely.
        input: where presses come from.
        settings: what the people of this machine chose; change a field, then
            :meth:`settings_changed`.
        words: the texts of the house; a table loads its game's with :meth:`words_for`.
        tempo: speed and reduced motion of tables.
        ui_tempo: reduced motion alone, for menus.
        stack: the scenes.
        keeps_settings: whether changes are written to disk (not in tests and the kiosk).
        kiosk: whether visitors may not leave.
        games: ids of the games that the hall offers, in this order; empty for every game.
        speech: the voice that reads aloud, where there is one.
        loudest: per cent that visitors of a kiosk may make it.
        last_device: id of the device that pressed last, for prompts that are for anybody.
    """

    viewport: Viewport
    book: PictureBook
    text: TextKit
    images: Images
    audio: Audio
    clock: Clock
    input: Input
    settings: Settings
    words: Texts
    stack: SceneStack
    tempo: Tempo = field(default_factory=Tempo)
    ui_tempo: Tempo = field(default_factory=Tempo)
    keeps_settings: bool = True
    kiosk: bool = False
    games: tuple[str, ...] = ()
    loudest: int = 100
    speech: Speech = field(default_factory=Speech)
    last_device: str = ""

    def __post_init__(self) -> None:
        self._known = kept_settings.copied(self.settings)
        """The settings as this house kept them last."""

    @property
    def seats(self) -> SeatMap:
        """Who plays with which device."""
        return self.input.seats

    @property
    def theme(self) -> Theme:
        """Colours by the contrast setting and by the game that the upper scene is about."""
        scene = next((scene for scene in reversed([*self.stack]) if scene.game), None)
        found = registry.games().get(scene.game) if scene is not None and scene.game else None
        owned = found.colours.cards if found is not None else ()
        chosen = scene.seat_colours if scene is not None else ()
        return theme_of(owned, chosen, high=self.settings.high_contrast)

    @property
    def last_sort(self) -> str:
        """``pad``, ``keys``, ``mouse`` or empty: what sort of device pressed last."""
        return {"pad": "pad", "key": "keys", "mou": "mouse"}.get(self.last_device[:3], "")

    def note_device(self, device: str) -> bool:
        """Something was pressed on a device; True when shared prompts must change."""
        if device == "mouse" or device == self.last_device:
            return False
        before, self.last_device = (self.last_sort, self.last_device), device
        if before[0] != self.last_sort or self.last_sort == "keys":
            return True
        return not self.input.bindings.same(before[1], device)

    # -- words -------------------------------------------------------------------------------

    def say(self, what: Message | str, **values: object) -> str:
        """A text of the house in words."""
        return self.words.say(what, **values)

    def words_for(self, game: str | None, names: Iterable[str] = ()) -> Texts:
        """The house's and one game's texts in the language of the settings."""
        return Texts.load(self.settings.language, game).with_names(tuple(names))

    # -- looking -----------------------------------------------------------------------------

    def peek_of(self, seat: int) -> str:
        """How a seat looks at what is secret: ``hold`` or ``toggle``; the house's way if unsaid."""
        if self.pace_of(seat) != "off":
            return "toggle"  # the only button is needed for more than holding
        return self.seats.peek_of(seat) or self.settings.peek

    def pace_of(self, seat: int | None) -> str:
        """``off``, or how fast the focus walks by itself for a seat that plays with one button."""
        said = self.seats.pace_of(seat) if seat is not None else ""
        return said or self.settings.one_button

    def is_scanning(self, scene: Scene) -> bool:
        """Whether the focus walks over a scene by itself."""
        return self.stack.scanner is not None and self.stack.scanner.walking is scene

    # -- touch -------------------------------------------------------------------------------

    def nudge(self, seat: int, ms: int = 120) -> bool:
        """Let the pad of a seat shake as strongly as the settings say; False when it cannot.

        A nudge may repeat what the screen says; it is never the only one to say it.
        """
        strength = {"off": 0.0, "low": 0.35, "high": 0.9}[self.settings.rumble]
        device = self.seats.device_of(seat)
        if strength == 0 or device is None:
            return False
        return self.input.rumble(device.id, strength, ms)

    # -- settings ----------------------------------------------------------------------------

    def settings_changed(self) -> None:
        """Apply the settings and keep them at once."""
        self.apply_settings()
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write what was changed to disk, where anything is kept."""
        if self.keeps_settings:
            try:
                self._known = kept_settings.keep_changes(self.settings, self._known)
            except StorageError as error:
                _log.warning("The settings could not be kept: %s", error)

    def apply_settings(self) -> None:
        """Make what the settings say true: sizes, speed, volumes, window, words."""
        chosen = self.settings
        self.text.percent = chosen.text_size
        self.text.set_easy(chosen.easy_reading)
        self.text.metal[:] = self.theme.metal
        self.tempo.speed = chosen.speed
        self.tempo.reduced = self.ui_tempo.reduced = chosen.reduced_motion
        self.set_quality("low" if chosen.quality == "low" else "high")
        self.audio.set_volumes(chosen.volume_effects, chosen.volume_music, chosen.volume_voice)
        self.audio.set_mono(chosen.mono)
        self.input.bindings.set_changed(chosen.bindings)
        self.input.bindings.pads_swapped = chosen.confirm == "east"
        self.input.accept_delay = 0.5 if chosen.accept_delay else 0.0
        self.viewport.set_display(chosen.display)
        self.viewport.set_fullscreen(chosen.full_screen)
        # Layouts keep 5 per cent free by themselves; only more than that shrinks the picture.
        self.viewport.set_inset(max(0, chosen.safe_area - 5))
        self._rescale()  # the window itself is as it was: its last picture may stay
        if self.words.language != chosen.language:
            self.words = Texts.load(chosen.language, None)
            self.book.clear()  # what was drawn has the words of the other language

    def set_quality(self, level: str) -> None:
        """``high``, or ``low``: no ambient motion. The setting ``auto`` is decided by the app."""
        self.tempo.ambient = self.ui_tempo.ambient = level == "high"

    def refresh_window(self) -> bool:
        """Take up another size of the window; True when everything must be drawn anew."""
        changed = self.viewport.refresh()
        return self._rescale() or changed

    def _rescale(self) -> bool:
        """Make pictures as large as the window wants them; True where they were not."""
        if self.book.scale == self.viewport.scale:
            return False
        self.book.rescale(self.viewport.scale)
        return True

    # -- making one --------------------------------------------------------------------------

    @classmethod
    def for_window(cls, settings: Settings) -> Context:
        """The context of a running game. Raises ``DisplayMissing``."""
        mode = FULLSCREEN if settings.full_screen else WINDOWED
        viewport = Viewport.open(mode, display=settings.display)
        devices = Devices(viewport, mappings=tuple(settings.controllers.values()))
        context = cls._assemble(viewport, FrameClock(), devices, settings)
        context.stack.patient = True
        context.audio.open(mono=settings.mono)
        context.apply_settings()
        return context

    @classmethod
    def offscreen(
        cls,
        settings: Settings | None = None,
        size: tuple[int, int] = (1920, 1080),
        seats: SeatMap | None = None,
    ) -> Context:
        """A context without window, sound and real devices, for ``shot`` and tests."""
        viewport = Viewport.offscreen(size)
        context = cls._assemble(viewport, FakeClock(), FakeDevices(seats), settings or Settings())
        context.keeps_settings = False
        context.apply_settings()
        return context

    @classmethod
    def _assemble(
        cls, viewport: Viewport, clock: Clock, devices: Input, settings: Settings
    ) -> Context:
        from scenes.one_button import OneButton
        from scenes.stack import SceneStack

        book = PictureBook(viewport.scale)
        text = TextKit(FontShelf(), book, settings.text_size)
        words = Texts.load(settings.language, None)
        stack = SceneStack()
        made = cls(viewport, book, text, Images(), Audio(), clock, devices, settings, words, stack)
        stack.scanner = OneButton(made)
        return made


def coloured(runs: Iterable[Words], theme: Theme = NORMAL) -> tuple[Run, ...]:
    """Words with the names of seats in their seats' colours, for the text kit.

    Args:
        runs: from :meth:`game.content.texts.Texts.runs` or ``fact_runs``.
        theme: of the screen.
    """
    result = []
    for run in runs:
        seat = run.value
        if run.family == "seat" and isinstance(seat, int) and 0 <= seat < 8:
            result.append(Run(run.text, theme.style(seat).colour))
        else:
            result.append(Run(run.text))
    return tuple(result)


__all__ = ["Content", "Context", "coloured"]

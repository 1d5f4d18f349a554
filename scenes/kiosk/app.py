"""The kiosk: the application that runs by itself, welcomes visitors, and begins anew after them.

It looks at every event before the scenes do: whether somebody is there, whether a question is
answered, whether the operator knocks. Visitors cannot leave it or open settings; whatever breaks
leads back to the attract mode.
"""

from __future__ import annotations

import logging
import signal
from enum import StrEnum
from typing import Any

import pygame

from game.settings import KioskConfig
from scenes import screens
from scenes.app import App
from scenes.attract.programme import Programme
from scenes.attract.scene import AttractScene, open_lobby_for
from scenes.base import Scene
from scenes.context import Context
from scenes.error import report
from scenes.kiosk import choices as chosen
from scenes.kiosk import counters as counting
from scenes.kiosk.baseline import capped, copied, operator_settings
from scenes.kiosk.choices import Choices
from scenes.kiosk.counters import Counters, Keeper, What
from scenes.kiosk.empty_seats import EmptySeats
from scenes.kiosk.health import Health
from scenes.kiosk.idle import IdleTimes, IdleWatch, Sort
from scenes.kiosk.lock import OperatorLock
from scenes.kiosk.operator import CLOSE, OperatorScreen
from scenes.kiosk.operator_choices import OperatorChoices
from scenes.kiosk.overlay import KioskOverlay, Question
from scenes.kiosk.service import Service
from scenes.kiosk.waits import table_on, waiting_for
from scenes.kiosk.wake import Wake
from systems.io.actions import Action, Event, Kind, Notice

LOCKED = frozenset({"settings", "leave", "name", "buttons", "pad_setup", "saves", "replays"})
"""Scenes that visitors cannot open: ways out, files, and letters to type."""

HOUSE_KEYS = (Notice.QUIT, Notice.FULLSCREEN, Notice.SCREENSHOT)

SHIFTS = ((0, 0), (4, 2), (8, 0), (6, -4), (2, -8), (-2, -4), (-6, -6), (-8, 0), (-4, 4), (0, 8))
"""Where the picture lies, one place after the other, in logical units: at most 8 from its own."""

MOST_FAULTS = 8
FAULTS_WITHIN = 10.0
"""So many exceptions in so many seconds end the program: whoever started it starts it again."""

_log = logging.getLogger(__name__)


class State(StrEnum):
    """What is going on."""

    SHOW = "show"
    VISIT = "visit"
    OPERATOR = "operator"


class TooManyFaults(RuntimeError):
    """The kiosk cannot go on; starting it anew is the better way."""


class KioskApp(App):
    """Runs the unattended parlour.

    Args:
        context: the tools; it becomes the context of a kiosk.
        config: what the operator decided.
        programme: what the attract mode shows; made from the config where it is left out.
    """

    def __init__(
        self, context: Context, config: KioskConfig, programme: Programme | None = None
    ) -> None:
        context.kiosk = True
        context.keeps_settings = False
        self.context = context
        self.file = config
        """As the operator wrote it; :attr:`config` has what was changed on the screen, too."""
        self.choices = chosen.load(config)
        config = self.config = self.choices.config(config)
        context.games, context.loudest = config.games, config.loudest
        self.baseline = capped(self.choices.settings or operator_settings(config), config.loudest)
        """What every visit begins with; the operator may change it while the kiosk runs."""
        self.programme = programme or Programme(config.games)
        self.counters: Counters = counting.load()
        self.counters.begin()
        self.keeper = Keeper()
        self.keeper.keep(self.counters)
        self.health = Health()
        self.service = Service()
        self.state = State.SHOW
        self.watch = IdleWatch(IdleTimes.of(config))
        self.wake = Wake()
        self.lock = OperatorLock(config.unlock, config.key_file)
        self.overlay = KioskOverlay(context)
        self.ending = False
        self._last = context.clock.now
        self._held: tuple[str, Kind] | None = None
        """What woke the house: its repetitions and its release mean nothing."""
        self.empty_seats = EmptySeats(context)
        self._counted: Scene | None = None
        """The results that were counted last."""
        self._shifted_for = 0.0
        self._shift = 0
        self._faults: list[float] = []
        self._game: str | None = None
        self._reset_visit()
        super().__init__(context, self._attract())
        context.stack.on_failure = self._failed
        context.stack.admits = self._admits

    # -- running -----------------------------------------------------------------------------

    def run(self) -> None:
        """Until the operator ends it."""
        while not self.ending:
            dt = self.context.clock.tick()
            try:
                self.frame(dt)
            except TooManyFaults:
                raise
            except Exception as error:
                self._outside_failed(error)
        self.close()

    def frame(self, dt: float) -> list[pygame.Rect]:
        """One frame."""
        now = self.context.clock.now
        elapsed, self._last = now - self._last, now
        self._let_pass(max(0.0, elapsed), now)
        regions = super().frame(dt)
        stack = self.context.stack
        if not len(stack) and not self.ending:
            # A visitor has left the last screen: there is always the hall.
            stack.push(screens.make("title", self.context, game=self._game))
            stack.apply()
        self.service.alive(now)
        return regions

    def _watch(self, work: float, dt: float, drawn: bool) -> None:
        super()._watch(work, dt, drawn)
        self.health.note(dt, work, drawn)

    def close(self) -> None:
        """Close everything."""
        self.service.stopping()
        self.context.stack.overlay = None
        super().close()
        self.programme.close()
        self.overlay.exit()
        self.keeper.close(self.counters)

    def end(self) -> None:
        """The operator closes the kiosk."""
        self.ending = True
        self.context.stack.clear()

    def end_soon(self, *_: object) -> None:
        """A service manager ends the kiosk: after this frame, and not counted as a crash."""
        self.ending = True

    # -- events ------------------------------------------------------------------------------

    def take(self, event: Event) -> None:
        """Look at an event before the scenes may have it."""
        now = self.context.clock.now
        if isinstance(event, Notice) and event in HOUSE_KEYS:
            if self.state is State.OPERATOR or self.lock.key_there:
                super().take(event)
                return
            event = Notice.TOUCHED  # nobody leaves, nothing is written, but somebody is there
        if isinstance(event, Action) and self.lock.press(event, now):
            self._open_operator(event.device)
            return
        if self._is_held(event):
            return
        person = self.wake.notes(event, now)
        if self.state is State.SHOW:
            if person:
                self._wake_up(event)
            elif not isinstance(event, Action):
                super().take(event)
            return
        if isinstance(event, Action) and self._answers(event, person):
            return
        if isinstance(event, Action) and self.empty_seats.asks_back(event):
            return
        super().take(event)

    def _answers(self, action: Action, person: bool) -> bool:
        """Note that somebody is there; True where the press has done its work with that."""
        asked = self.watch.asked is not None
        if person:
            self.watch.press(action.seat, owns=self._without_device())
            self._show_idle()
        return asked and action.kind is not Kind.POINT

    def _without_device(self) -> list[int]:
        """Seats of people that no device belongs to: any device speaks for them."""
        table, seats = table_on(self.context.stack), self.context.seats
        if table is None:
            return []
        return [
            seat
            for seat in table.party.humans
            if seats.device_of(seat) is None or seat in seats.lost
        ]

    def _is_held(self, event: Event) -> bool:
        """Whether this is still the press that woke the house."""
        if self._held is None or not isinstance(event, Action):
            return False
        if (event.device, event.kind) != self._held:
            return False
        if event.pressed:
            self._held = None  # a new press: the release was lost
            return False
        if event.phase.value == "release":
            self._held = None
        return True

    # -- show, visit, operator ---------------------------------------------------------------

    def show(self) -> None:
        """Back to the attract mode; what the visitors changed is forgotten."""
        self.state = State.SHOW
        self._reset_visit()
        self.context.stack.reset(self._attract())

    def _attract(self) -> AttractScene:
        # The programme outlives the scene: matches go on where they stood.
        scene = AttractScene(self.context, self.config, self.programme, owns_programme=False)
        scene.on_wake = lambda game, event: self._wake_up(event)
        return scene

    def _wake_up(self, event: Event) -> None:
        """Somebody has come: the lobby of the game that was shown, with them in it."""
        top = self.context.stack.top
        game = top.game if isinstance(top, AttractScene) else None
        self._game = game
        self.state = State.VISIT
        self._count("visits")
        self.watch.restart()
        self._held = (event.device, event.kind) if isinstance(event, Action) else None
        self.context.apply_settings()
        open_lobby_for(self.context, game, event)
        self.context.stack.apply()

    def _reset_visit(self) -> None:
        """As the operator set it: settings, seats, names, whatever was half done."""
        context = self.context
        context.settings = copied(self.baseline)
        context.apply_settings()
        context.seats.clear()
        context.input.bindings.swapped.clear()
        context.last_device = ""
        context.tempo.hurry = 1.0
        self.empty_seats.forget()
        self._held = None
        self.watch.restart()
        self.wake.restart()
        self._show_idle()

    def _open_operator(self, device: str = "") -> None:
        """The operator is there, with this device or with the key file alone."""
        self.state = State.OPERATOR
        self._reset_visit()
        self.context.last_device = device
        page = OperatorScreen(self.context, self.counters, self.health, self._choices_screen)
        self.context.stack.reset(page)
        self.context.stack.apply()

    def _operator_answers(self) -> None:
        screen = next((one for one in self.context.stack if isinstance(one, OperatorScreen)), None)
        if screen is None or screen.answer is None:
            return
        if screen.answer == CLOSE:
            self.end()
            return
        if self.context.settings != self.baseline:
            self.baseline = capped(self.context.settings, self.config.loudest)
            self.choices.settings = self.baseline
            chosen.save(self.choices)
        self.show()

    def _choices_screen(self) -> Scene:
        return OperatorChoices(
            self.context, lambda: self.config, self._choose, self._forget_choices
        )

    def _choose(self, key: str, value: Any) -> None:
        """The operator changes a key of the config; it holds at once, and after a crash."""
        self.choices.keys[key] = value
        chosen.save(self.choices)
        self._use(self.choices.config(self.file))

    def _forget_choices(self) -> None:
        """The operator's file holds again."""
        self.choices = Choices(made_for=self.choices.made_for)
        chosen.save(self.choices)
        self._use(self.file)
        self.baseline = operator_settings(self.file)
        self._reset_visit()

    def _use(self, config: KioskConfig) -> None:
        context, self.config = self.context, config
        context.games, context.loudest = config.games, config.loudest
        self.programme.choose(config.games)
        self.watch.times = IdleTimes.of(config)
        self.baseline = capped(self.baseline, config.loudest)

    def _count(self, what: What) -> None:
        """One more of something, kept at once: the next moment may have no power."""
        self.counters.count(what)
        self.keeper.keep(self.counters)

    def _admits(self, scene: Scene) -> bool:
        """Whether a scene may come onto the stack."""
        return self.state is State.OPERATOR or scene.name not in LOCKED

    # -- time --------------------------------------------------------------------------------

    def _let_pass(self, elapsed: float, now: float) -> None:
        self._move_picture(elapsed)
        if self.lock.key_turned(now):
            self._open_operator()
        if self.state is State.OPERATOR:
            self._operator_answers()
        if self.state is State.SHOW:
            return
        self._count_games()
        waiting = waiting_for(self.context.stack)
        for outcome in self.watch.advance(elapsed, waiting):
            if outcome.sort is Sort.SIT_IN and outcome.seat is not None:
                self.empty_seats.sit_in(outcome.seat)
            elif outcome.sort is Sort.ASK:
                self._cover()
                self.context.audio.cue("your_turn")
                self.context.audio.cue("clock")
            elif outcome.sort is Sort.REMIND:
                self.context.audio.cue("your_turn")
            elif outcome.sort is Sort.CLEAR:
                self.show()
                return
        self.empty_seats.let_pass(elapsed)
        self._show_idle()

    def _move_picture(self, elapsed: float) -> None:
        """Move everything by some pixels from time to time, so that nothing burns in."""
        self._shifted_for += elapsed
        if self._shifted_for < self.config.pixel_shift:
            return
        self._shifted_for %= self.config.pixel_shift
        self._shift = (self._shift + 1) % len(SHIFTS)
        if self.context.viewport.set_shift(*SHIFTS[self._shift]):
            self.context.stack.invalidate()

    def _count_games(self) -> None:
        """Count a visitors' match once, when its results are shown."""
        top = self.context.stack.top
        if top is not None and top.name == "results" and top is not self._counted:
            self._counted = top
            self._count("games")

    # -- who is still there ------------------------------------------------------------------

    def _cover(self) -> None:
        """Nothing secret stays on the screen while it is asked who is there."""
        if any(scene.private for scene in self.context.stack):
            self.context.stack.handle(Notice.FOCUS_LOST)
            self.context.stack.apply()

    def _show_idle(self) -> None:
        """Say over the screen what the watch has come to."""
        overlay, asked = self.overlay, self.watch.asked
        table = table_on(self.context.stack)
        overlay.party = table.party if table is not None else None
        overlay.question = None
        if asked is not None:
            overlay.question = Question(asked.seat, asked.left, self.watch.times.countdown)
        if self.watch.reminded and table is not None:
            overlay.hint = ("kiosk.prompt", self.watch.reminded[0])
        elif self.empty_seats.said is not None and self.context.stack.top is table is not None:
            overlay.hint = ("kiosk.reclaim_seat", self.empty_seats.said)
        else:
            overlay.hint = None
        overlay.refresh()
        stack = self.context.stack
        wanted = None if overlay.empty else overlay
        if stack.overlay is not wanted:
            stack.overlay = wanted
            stack.invalidate()

    # -- what breaks -------------------------------------------------------------------------

    def _failed(self, scene: Scene, error: BaseException) -> Scene | None:
        """A scene raised an exception: a report, and back to the attract mode."""
        report(scene, error, [one.name for one in self.context.stack])
        self._count_fault()
        if isinstance(scene, AttractScene) and scene.game is not None:
            self.programme.broken.add(scene.game)
        self.show()
        return None

    def _outside_failed(self, error: Exception) -> None:
        """Something outside of scenes failed: a device, the sound, the window."""
        _log.error("the kiosk failed outside of its scenes: %r", error, exc_info=error)
        self._count_fault()
        self.context.viewport.refresh()
        self.show()
        self.context.stack.apply()

    def _count_fault(self) -> None:
        now = self.context.clock.now
        self._count("faults")
        self._faults = [when for when in self._faults if now - when < FAULTS_WITHIN] + [now]
        if len(self._faults) >= MOST_FAULTS:
            raise TooManyFaults("the kiosk fails again and again; start it anew")


def run(config: KioskConfig) -> int:
    """Open the unattended parlour; returns when the operator closes it."""
    context = Context.for_window(operator_settings(config))
    pygame.mouse.set_visible(False)
    pygame.display.set_allow_screensaver(False)
    house = KioskApp(context, config)
    before = signal.signal(signal.SIGTERM, house.end_soon)
    try:
        house.run()
    finally:
        signal.signal(signal.SIGTERM, before)
    pygame.quit()
    return 0

"""A table in the hands of people who press anything, at a bad time, on pads that come and go.

They press the buttons of any seat at random; in between somebody pauses, asks for help, a hint or
the notes, loses a pad, changes the language or the size of the text, or the window changes. After
every bout there must be a way on: what was opened can be closed again with Back and OK, also behind
a curtain, a lost pad is taken up by any other one, and whoever is asked can answer by walking to
some target and pressing OK. Only the way out of the game is not taken.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, ClassVar

from game.settings import Settings
from scenes.context import Context
from scenes.hint_visit import HintScene
from scenes.notes import NotesScene
from scenes.private.curtain import CurtainScene
from scenes.private.glance import GlanceScene
from scenes.private.visit import OwnLook
from systems.io.actions import Notice
from systems.io.seats import SeatMap
from tests.kit.table_rig import NAMES, TableRig
from tests.kit.taint import seats_in
from tests.kit.walking import first_step

BUTTONS = ("up", "down", "left", "right", "confirm", "confirm", "confirm", "back")
MORE = (*BUTTONS, "extra", "info", "pause", "page_left", "page_right")
LANGUAGES = ("en", "de")
SIZES = (100, 125, 150)
WINDOWS = ((480, 270), (640, 400), (400, 400))
ASKS_FOR_PADS = ("lost pad", "sit down")
"""Screens on which a free pad takes a seat; so does a curtain before whom it waits for."""

PATIENCE = 260
"""Presses at random after which they begin to walk to targets, one after the other."""
ENDLESS = 1400
"""Presses without a decision after which the table counts as stuck."""
CLOSING = 60
"""Presses within which whatever was opened must be closed again."""
STEP = 1 / 15
OPENED = (HintScene, NotesScene, OwnLook)
"""Private pages that nobody was called to: somebody opened them, and closes them again."""
MENUS = ("pause", "question", "settings", "results", "lost pad")
"""Screens on which OK might lead out of the game, into another menu, or give a seat away."""


class Stuck(AssertionError):
    """There was no way on."""


class WatchedRig(TableRig):
    """A table of which every frame is read.

    Attributes:
        leaks: what could be read of a seat's secrets but on its own page while that is open, where
            the secrets are marked (:func:`tests.kit.taint.tainted`).
        seen: how many frames showed marked words, rightly or not.
    """

    leaks: ClassVar[list[str]]
    seen = 0

    def step(self, frames: int = 1, dt: float = STEP) -> None:
        for _ in range(frames):
            super().step(1, dt)
            self._read()

    def _read(self) -> None:
        top = self.stack.top
        said = seats_in([text for scene in self.stack.visible for text in scene.strings()])
        self.seen += bool(said)
        if said and len(self.session.humans) > 1:
            curtain = getattr(top, "curtain", None)
            opened = top.private and (curtain is None or curtain.visible)
            if said - ({top.seat} if opened else set()):
                self.leaks.append(f"{said} on {top.name} after {self.match.moves} decisions")


class Muddle:
    """Plays one table to its end by pressing about; used as a context.

    Args:
        game, format_, seats, humans: the table; the first seats are people, the others computers.
        seed: of the deal and of every press.
        mishaps: in so many of a hundred bouts something happens beside the presses.
        arrange: a position, where not from the beginning.

    Attributes:
        happened: how often each mishap was.
        kinds: every kind of decision that somebody made by pressing.
        presses: how many there were.
    """

    def __init__(
        self,
        game: str,
        format_: str,
        seats: int,
        humans: int,
        seed: int,
        *,
        mishaps: int = 12,
        **how: Any,
    ) -> None:
        self.chance = random.Random(seed)
        settings = Settings(
            speed=self.chance.choice(("instant", "instant", "fast")),
            peek=self.chance.choice(("hold", "toggle")),
        )
        self.context = Context.offscreen(settings, WINDOWS[0], SeatMap())
        names = tuple((*NAMES, "Violet", "Jasper")[:seats])
        rig = type("Rig", (WatchedRig,), {"game": game, "leaks": []})
        self.rig: WatchedRig = rig(
            format_, seats, humans, seed=seed, context=self.context, names=names, **how
        )
        self.people = humans
        self.mishaps = mishaps
        self.happened: Counter[str] = Counter()
        self.kinds: set[str] = set()
        self.presses = 0
        self.trace: deque[str] = deque(maxlen=40)
        for seat in range(humans):
            device = self.context.seats.device_of(seat)
            assert device is not None
            self.rig.devices.known[device.id] = device
        self._fresh = humans

    def __enter__(self) -> Muddle:
        return self

    def __exit__(self, *_: object) -> None:
        self.rig.close()

    # -- the game --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the results are there."""
        return self.rig.match.outcome is not None and self.top.name == "results"

    @property
    def top(self) -> Any:
        return self.rig.stack.top

    def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """To the end, or until it is enough; :class:`Stuck` where there is no way on."""
        self.since, made = 0, self.rig.match.moves
        while not self.over and not enough():
            if self.chance.randrange(100) < self.mishaps:
                self._mishap()
            self._settle()
            if self.over:
                return
            if self.since > PATIENCE:
                self._insist()
            else:
                self._press_about()
            if self.rig.match.moves != made:
                self.since, made = 0, self.rig.match.moves
            if self.since > ENDLESS:
                raise Stuck(f"nothing is decided any more: {self.where()}")

    def where(self) -> str:
        """What is on the screen, for whoever has to find out why."""
        top, match = self.top, self.rig.match
        asked = [(one.seat, one.kind) for one in match.decisions]
        focus = getattr(top, "focus", None)
        keys = list(focus.keys)[:12] if focus is not None else []
        said = [text for scene in self.rig.stack.visible for text in scene.strings()][:12]
        return (
            f"{[scene.name for scene in self.rig.stack]} after {match.moves} decisions, asked "
            f"{asked}, targets {keys}, said {said}, last presses {list(self.trace)}"
        )

    # -- presses ---------------------------------------------------------------------------------

    def _tap(self, kind: str, seat: int) -> None:
        self.presses += 1
        self.since += 1
        if not self._has_pad(seat):
            self.rig.step(1, STEP)
            return
        self.trace.append(f"{seat} {kind}")
        self._remember()
        self.rig.devices.press(kind, seat)
        self.rig.step(2, STEP)

    def _remember(self) -> None:
        for one in self.rig.match.decisions:
            if one.seat < self.people:
                self.kinds.add(one.kind)

    def _called(self) -> int:
        """Whose press is waited for, or anybody."""
        top = self.top
        if isinstance(top, CurtainScene):
            return top.seat
        if top is self.rig.scene:
            scene = self.rig.scene
            if scene.panel is not None:
                return scene.panel.seat
            stop = scene.watching.waiting
            if stop is not None and stop.seat is not None:
                return stop.seat
        asked = [one.seat for one in self.rig.match.decisions if one.seat in self._seated]
        return asked[0] if asked else self.chance.choice(self._seated)

    def _open(self, scene: CurtainScene) -> None:
        """Hold OK for a while, as the prompt says; where it opens by a press, press.

        Whoever works on a page presses, since letting go after a glance hides it again.
        """
        glance = not isinstance(scene, GlanceScene) or not self.chance.randrange(4)
        if glance and self.context.settings.peek == "hold" and not scene.curtain.visible:
            self.rig.devices.hold("confirm", scene.seat)
            self.rig.step(10, STEP)
            self.rig.devices.release("confirm", scene.seat)
            self.rig.step(2, STEP)
            self.since += 1
        else:
            self._tap("confirm", scene.seat)

    def _press_about(self) -> None:
        """Some buttons of whoever is called, now and then of somebody else."""
        top = self.top
        if isinstance(top, CurtainScene) and not top.curtain.visible:
            self._open(top)
            return
        if top is self.rig.scene and not self.rig.scene.choreographer.idle:
            self.rig.step(3, STEP)
            self.since += 1
            return
        seat = self._called()
        if not self.chance.randrange(9):
            seat = self.chance.choice(self._seated)
        for _ in range(1 + self.chance.randrange(4)):
            if self.top is not top:
                return
            self._tap(self.chance.choice(BUTTONS), seat)

    def _insist(self) -> None:
        """Walk to some target of what is on top, and press OK there."""
        top = self.top
        if isinstance(top, CurtainScene) and not top.curtain.visible:
            self._open(top)
            return
        seat = self._called()
        focus = getattr(top, "focus", None)
        keys = list(focus.keys) if focus is not None else []
        if not keys or not self.chance.randrange(6):
            self._tap(self.chance.choice(BUTTONS), seat)
            return
        goal = self.chance.choice(keys)
        for _ in range(30):
            if self.top is not top or focus.current() == goal:
                break
            way = first_step(focus, goal)
            if way is None:
                break
            self._tap(way, seat)
        self._tap("confirm", seat)

    # -- what was opened is closed again -----------------------------------------------------------

    def _settle(self) -> None:
        """Back to the table or to a page: pads are taken up, and whatever lies over it goes."""
        for count in range(CLOSING):
            self._plug_all()
            top = self.top
            if top is None or self.rig.scene not in self.rig.stack:
                raise Stuck(f"the table is gone: {list(self.trace)}")
            if top is self.rig.scene or self.over:
                return
            if isinstance(top, CurtainScene):
                if not isinstance(top, OPENED):
                    return
                self._close(top)
                continue
            # Back closes, on the pad of who opened it. A word of the house may want OK instead.
            turn, place = divmod(count, len(self._seated))
            says_ok = turn % 3 == 2 and top.name not in MENUS
            self._say("confirm" if says_ok else "back", self._seated[place])
        raise Stuck(f"it cannot be closed: {self.where()}")

    def _close(self, page: CurtainScene) -> None:
        """Whoever opened a page says Back there; it comes off its curtain for that, if need be."""
        if page.curtain.visible:
            self._tap("back", page.seat)
        else:
            self._open(page)

    def _say(self, kind: str, seat: int) -> None:
        """A press of a seat; where nobody has a pad any more, one of a new pad without a seat."""
        if any(map(self._has_pad, self.rig.session.humans)):
            self._tap(kind, seat)
            return
        self.presses += 1
        self.since += 1
        self.trace.append(f"new pad {kind}")
        self.rig.devices.press(kind, device=self._new_pad(seat))
        self.rig.step(2, STEP)

    @property
    def _seated(self) -> tuple[int, ...]:
        """People who have not been replaced by a computer."""
        return self.rig.session.humans or (0,)

    def _has_pad(self, seat: int) -> bool:
        seats = self.context.seats
        return seats.device_of(seat) is not None and seat not in seats.lost

    def _plug_all(self) -> None:
        """Whoever is asked for a pad takes up a new one, and presses once."""
        for seat in self.rig.session.humans:
            own = isinstance(self.top, CurtainScene) and self.top.seat == seat
            if self._has_pad(seat) or not (own or self.top.name in ASKS_FOR_PADS):
                continue
            name = self._new_pad(seat)
            for _ in range(6):
                if self._has_pad(seat):
                    break
                self.rig.devices.press("confirm", device=name)
                self.rig.step(3, STEP)

    def _new_pad(self, seat: int) -> str:
        """Another pad is plugged in beside a seat; its name."""
        name = f"pad.{self._fresh}"
        self._fresh += 1
        self.rig.devices.plug(name, number=seat + 1)
        self.rig.step(2, STEP)
        return name

    # -- mishaps -----------------------------------------------------------------------------------

    def _mishap(self) -> None:
        what = self.chance.choice(sorted(MISHAPS))
        self.happened[what] += 1
        self.trace.append(f"<{what}>")
        MISHAPS[what](self)
        self.rig.step(1 + self.chance.randrange(3), STEP)

    def _about(self, opening: str) -> None:
        """Open something and press about in it, but for OK, which might lead out of the game."""
        seat = self._called() if self.chance.randrange(3) else self.chance.choice(self._seated)
        self._tap(opening, seat)
        for _ in range(self.chance.randrange(6)):
            kind = self.chance.choice(MORE)
            if kind == "confirm" and self.top.name in MENUS:
                kind = "down"
            self._tap(kind, seat)

    def _lose_pad(self) -> None:
        seat = self.chance.choice(self._seated)
        device = self.context.seats.device_of(seat)
        if device is not None and self._has_pad(seat):
            self.rig.devices.unplug(device.id)
            self.rig.step(1 + self.chance.randrange(4), STEP)
            # Now and then a computer player sits in; everybody else shall stay a while.
            kinds = ("confirm",) if not self.chance.randrange(12) else ("up", "back", "left")
            self._tap(self.chance.choice(kinds), self.chance.choice(self._seated))

    def _lose_focus(self) -> None:
        self.rig.devices.send(Notice.FOCUS_LOST)
        self.rig.step(1 + self.chance.randrange(3), STEP)
        self.rig.devices.send(Notice.FOCUS_GAINED)

    def _resize(self) -> None:
        self.context.viewport.resize(self.chance.choice(WINDOWS))
        if self.context.refresh_window():
            self.rig.stack.relayout()

    def _change(self, name: str, values: tuple[Any, ...]) -> None:
        setattr(self.context.settings, name, self.chance.choice(values))
        self.context.settings_changed()
        self.rig.stack.relayout()


MISHAPS: dict[str, Callable[[Muddle], None]] = {
    "pause": lambda muddle: muddle._about("pause"),
    "help": lambda muddle: muddle._about("info"),
    "notes": lambda muddle: muddle._about("extra"),
    "look closer": lambda muddle: muddle._about("page_right"),
    "lost pad": lambda muddle: muddle._lose_pad(),
    "focus": lambda muddle: muddle._lose_focus(),
    "window": lambda muddle: muddle._resize(),
    "language": lambda muddle: muddle._change("language", LANGUAGES),
    "text size": lambda muddle: muddle._change("text_size", SIZES),
    "motion": lambda muddle: muddle._change("reduced_motion", (False, True)),
}
"""Name -> what happens."""

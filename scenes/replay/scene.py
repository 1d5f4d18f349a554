"""The replay viewer: plays a record on its table, forwards and backwards.

While a recorded match is not over, only what everybody knew can be seen; after its end also what
each seat knew, and everything.
"""

from __future__ import annotations

from typing import Any

from game.content import registry
from game.core.messages import OMNISCIENT, PUBLIC, Viewer
from game.core.view import View
from game.match.match import Match
from game.match.record import Record
from scenes.base import OnStage
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.private.declared import load_secrets
from scenes.results.hands import HandsScreen
from scenes.scanned import Scanned, stops_of
from scenes.tabletop.desk import Desk
from scenes.tabletop.generic import table_of
from scenes.tabletop.rail import foot_for
from scenes.tabletop.watching import Watching
from systems.io.actions import Action, Kind
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Director
from systems.table.focus import FocusMap, Key
from systems.table.ring import FocusRing
from systems.table.stage import Stage
from systems.table.tween import Motions

PAUSE_SECONDS = 0.7
"""Between two steps while it plays by itself."""


class ReplayScene(OnStage):
    """Shows a record; pops with None.

    Args:
        context: the tools of the house.
        record: of the match.
        party: who sat there; made from the record where it is left out.
        at: the step to begin at.
    """

    name = "replay"
    music = "table"

    def __init__(
        self, context: Context, record: Record, party: Party | None = None, at: int = 0
    ) -> None:
        super().__init__(context)
        self.record = record
        with Match.replay(record) as whole:
            self.over = whole.outcome is not None
            setup = whole.setup
        texts = context.words_for(setup.game)
        levels = ["human"] * len(setup.tables)
        self.party = party or Party.of(setup, levels, texts)
        self.manifest = registry.manifest(setup.game)
        self.game = setup.game
        self.viewers: list[Viewer] = [PUBLIC]
        if self.over:
            self.viewers += [*range(len(setup.tables)), OMNISCIENT]
        self.viewer: Viewer = PUBLIC
        self.at = max(0, min(at, len(record.steps)))
        self.playing = False
        self._rested = 0.0
        self.match: Match | None = None
        self.stage: Stage

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        self._open()

    def exit(self) -> None:
        self._close()

    def relayout(self) -> None:
        self._close()
        self._open()

    def _open(self) -> None:
        """The match at the present step, and its table for the present viewer."""
        self.match = Match.replay(self.record, upto=self.at)
        context = self.context
        self.stage = Stage(context.book, "replay")
        self.motions = Motions(self.stage, context.tempo)
        self.focus = FocusMap()
        self.ring = FocusRing(self.stage, self.motions, self.focus)
        self.foot = foot_for(table_of(self.manifest), context, self.stage)
        director = Director(self.stage, self.motions, context.audio.cue, self._caption)
        seat = self.viewer if isinstance(self.viewer, int) else None
        self.desk = Desk.of(
            context,
            self.party,
            self.stage,
            director,
            focus=self.focus,
            viewer=PUBLIC if seat is None else seat,
            lone=seat,
        )
        self.table = table_of(self.manifest)(self.desk)
        self.table.view_now = self._view_now
        self.choreographer = Choreographer(director, self._rest)
        self.watching = Watching(
            self.match, self.viewer, self.choreographer, self.table, _nobody, _never
        )
        self.table.open(self.match.view(self.desk.viewer))
        self.table.register(self.choreographer)
        self.stage.set_ground(self.table.ground())
        self.watching.skip_to_now()
        self.choreographer.drop()
        self._put_head()
        self.stage.invalidate()

    def _caption(self, words: Any) -> None:
        self.foot.say(words)

    def _close(self) -> None:
        if self.match is not None:
            self.stage.close()
            self.match.close()
            self.match = None

    def _view_now(self) -> View:
        assert self.match is not None
        return self.match.view(self.desk.viewer)

    def _rest(self) -> Layout:
        return self.table.rest(self._view_now())

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self.choreographer.update(dt)
        self.ring.update()
        if not self.playing or not self.choreographer.idle:
            return
        self._rested += dt * self.context.tempo.factor
        if self._rested >= PAUSE_SECONDS or self.context.tempo.instant:
            self._rested = 0.0
            if not self._step_on():
                self.playing = False
                self._put_head()

    # -- steps -------------------------------------------------------------------------------

    def _step_on(self) -> bool:
        """Play the next step with its animation; False at the end."""
        if self.at >= len(self.record.steps):
            return False
        if not self.choreographer.idle:
            self.choreographer.skip()
        assert self.match is not None
        step = self.record.steps[self.at]
        self.match.submit(step.seat, self.match.intent(step.intent))
        self.at += 1
        self.watching.pull()
        self._put_head()
        return True

    def _go_to(self, at: int) -> None:
        """Stand at a step, without animation."""
        wanted = max(0, min(at, len(self.record.steps)))
        if wanted != self.at:
            self.at = wanted
            self._close()
            self._open()

    def _round(self, step: int) -> None:
        """One round on or back: as many steps as there are open turns in it."""
        self._go_to(self.at + step * 2 * len(self.party.members))

    def _next_viewer(self) -> None:
        if len(self.viewers) < 2:
            self.context.audio.cue(cues.REFUSED)
            return
        here = self.viewers.index(self.viewer)
        self.viewer = self.viewers[(here + 1) % len(self.viewers)]
        self._close()
        self._open()

    # -- one button --------------------------------------------------------------------------

    def scanned(self) -> Scanned | None:
        return Scanned(stops_of(self.focus, self.foot.areas, ways=(Kind.LEFT, Kind.RIGHT)))

    def focus_on(self, key: Key) -> None:
        self.focus.set(key)

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        if self.context.note_device(action.device):
            self.foot.build()
        if action.kind is Kind.CLICK and action.at is not None and action.pressed:
            for kind in (Kind.CONFIRM, Kind.EXTRA, Kind.INFO, Kind.BACK, Kind.LEFT):
                area = self.foot.area(kind)
                if area is not None and area.collidepoint(action.at):
                    self._press(kind)
                    return True
            self._press(Kind.CONFIRM)
            return True
        if action.kind in (Kind.LEFT, Kind.RIGHT) or action.pressed:
            self._press(action.kind)
        return True

    def _press(self, kind: Kind) -> None:
        if kind is Kind.CONFIRM:
            self.playing = not self.playing
            self._rested = PAUSE_SECONDS
            self._put_head()
        elif kind is Kind.RIGHT:
            self.playing = False
            self._step_on()
        elif kind is Kind.LEFT:
            self.playing = False
            self._go_to(self.at - 1)
        elif kind in (Kind.PAGE_RIGHT, Kind.DOWN):
            self._round(1)
        elif kind in (Kind.PAGE_LEFT, Kind.UP):
            self._round(-1)
        elif kind is Kind.EXTRA:
            self._next_viewer()
        elif kind is Kind.INFO and self.over:
            self._show_hands()
        elif kind in (Kind.BACK, Kind.PAUSE):
            self.context.stack.pop(of=self)

    def _show_hands(self) -> None:
        with Match.replay(self.record) as whole:
            review = load_secrets(self.record.setup.game).review(whole)
        if any(review.hands):
            self.context.stack.push(HandsScreen(self.context, self.party, review))

    # -- words -------------------------------------------------------------------------------

    def _put_head(self) -> None:
        """Which step this is and through whose eyes it is seen: said by the prompts."""
        say, viewer = self.desk.say, self.viewer
        if isinstance(viewer, int):
            through = say("replay.viewer", seat=viewer)
        else:
            through = say("replay.all" if viewer == OMNISCIENT else "replay.public")
        prompts = [
            Prompt(Kind.LEFT, say("replay.step", step=self.at, steps=len(self.record.steps))),
            Prompt(Kind.CONFIRM, say("replay.stop" if self.playing else "replay.play")),
        ]
        if len(self.viewers) > 1:
            prompts.append(Prompt(Kind.EXTRA, through))
            prompts.append(Prompt(Kind.INFO, say("results.all_hands")))
        prompts.append(Prompt(Kind.BACK, say("prompt.back")))
        style = self.desk.style(viewer) if isinstance(viewer, int) else None
        self.foot.ask(prompts, None, style)


def _nobody(_fact: object) -> tuple[int, ...]:
    """In a replay nobody is sent behind a curtain."""
    return ()


def _never(_fact: object) -> bool:
    """In a replay the table never waits for everybody to look."""
    return False


def open_replay(context: Context, record: Record) -> ReplayScene:
    """The viewer of a record."""
    return ReplayScene(context, record)

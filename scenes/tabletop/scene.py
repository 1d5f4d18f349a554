"""The scene of a table: shows what happens, lets people choose, lets computer players act.

It owns the session, with its match, and the stage, and closes both when it leaves. What is on the
screen is what its viewer may know: everybody at a table with two people or more, the own seat of
somebody who plays alone with computers.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from typing import Any

from game.content import registry
from game.core.facts import Fact
from game.core.messages import PUBLIC, Viewer
from game.match.session import Session
from scenes.base import Scene
from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.pause import Offer
from scenes.private import Visited, drape, load_secrets
from scenes.question import Answer
from scenes.tabletop import keeping, private_calls
from scenes.tabletop.choosing import ChoosingTable
from scenes.tabletop.desk import Desk
from scenes.tabletop.flame import Flame
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.generic import table_of
from scenes.tabletop.lost import LostPad
from scenes.tabletop.menus import Menu
from scenes.tabletop.pace import Pace
from scenes.tabletop.presses import THIRD_BUTTONS, Presses
from scenes.tabletop.rail import foot_for
from scenes.tabletop.walk import Walk
from scenes.tabletop.warming import Wanted, Warming, dismantle, settle
from scenes.tabletop.watching import Stop, Watching
from systems.io.actions import Action, Change, DeviceChange
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Director
from systems.table.focus import FocusMap
from systems.table.gate import Gate
from systems.table.ring import FocusRing
from systems.table.stage import Stage
from systems.table.tween import Motions

_log = logging.getLogger(__name__)

LOOK = "look"
"""Key of the focus target on what a seat is asked to look at."""

CAPTION_BOX = (560, 882, 800, 72)
"""Where the focus is then, at tables that show nothing to look at."""

AFTER_THE_END = 0.4
"""Seconds between the end on the table and the results."""


class TableScene(ChoosingTable):
    """A table with a running match.

    Args:
        context: the tools.
        party: who sits there.
        session: the match with its players; the scene closes it.
        strict: a stage that differs from the view raises (tests).

    Attributes:
        counts: its end is entered in the statistics, where things are kept at all (not in a
            kiosk).
        shows_the_end: the table itself opens what was secret, because no results follow.
        standing: people who have no device yet; each is asked for one before the table begins.
    """

    name = "table"
    music = "table"
    counts = True
    shows_the_end = False

    def __init__(
        self, context: Context, party: Party, session: Session, *, strict: bool = False
    ) -> None:
        super().__init__(context)
        self.party = party
        self.session = session
        session.match.on_crash = keeping.keep_bundle
        self.strict = strict
        self.secrets = load_secrets(party.setup.game)
        self.manifest = registry.manifest(party.setup.game)
        self.game = self.manifest.id
        self.panel: Panel | None = None
        self.stage: Stage
        self._over_for = 0.0
        self.looking: Stop | None = None
        self._closed = False
        self._settled = False
        self.standing: list[int] = []
        self.presses = Presses(self)
        self.walk = Walk(self)

    # -- life --------------------------------------------------------------------------------

    @property
    def viewer(self) -> Viewer:
        """Whose knowledge is on the screen. Nobody ever sees everything."""
        lone = self.party.lone
        return PUBLIC if lone is None else lone

    def enter(self) -> None:
        self._set_up()
        if self.session.match.moves == 0:
            keeping.begun(self.session)
            self.watching.pull()
            self.pace.note_act()
        else:
            self.watching.skip_to_now()
            self.choreographer.drop()
        self.menu.check_pads()
        if not self.context.stack.patient:
            self._settled = True
            settle()

    def _set_up(self) -> None:
        """The stage and everything on it, for the viewer of this moment."""
        context, party, viewer = self.context, self.party, self.viewer
        self.stage = Stage(context.book, "table")
        self.motions = Motions(self.stage, context.tempo)
        self.focus = FocusMap()
        self.ring = FocusRing(self.stage, self.motions, self.focus)
        self.foot = foot_for(table_of(self.manifest), context, self.stage)
        director = Director(self.stage, self.motions, context.audio.cue, self.foot.say)
        self.desk = Desk.of(
            context, party, self.stage, director, focus=self.focus, viewer=viewer, lone=party.lone
        )
        self.table: GameTable = table_of(self.manifest)(self.desk)
        self.table.shows_the_end = self.shows_the_end
        self.table.gives_hints = self.session.gives_hints
        self.table.wants_look = lambda fact: next(iter(self.wants_looks(fact)), None)
        self.table.made_alone = partial(private_calls.made_alone, self.session, self.secrets)
        self.table.view_now = lambda: self.session.match.view(self.viewer)
        self.choreographer = Choreographer(director, self._rest, strict=self.strict)
        self.gate = Gate(self.choreographer, self._has_decision, self._accept_delay())
        self.watching = Watching(
            self.session.match,
            viewer,
            self.choreographer,
            self.table,
            self.wants_looks,
            self._everybody_looks,
        )
        self.pace = self.make_pace()
        self.menu = self.make_menu()
        self.flame = Flame(self.stage, self.motions)
        self.table.open(self.session.match.view(viewer))
        self.table.register(self.choreographer)
        self.walk.lay()
        self.stage.set_ground(self.table.ground())
        self.warming = Warming(context.book)
        if not context.stack.patient:
            self.warming.at_once(self._wanted_first())
        self.warming.later(self.table.wanted_later())
        self.warming.later(self.foot.wanted(self.party.humans))

    def _wanted_first(self) -> Iterator[Wanted]:
        """What moves from the beginning on."""
        yield Wanted(self.table.ground())
        yield from self.table.wanted_at_once()
        if self.party.needs_curtain(self.context.settings.trust):
            for picture in drape.wanted():  # the first looks follow the deal
                yield Wanted(picture)

    def pictures_ahead(self) -> Iterator[None]:
        if not self._settled:
            self._settled = True
            for one in self._wanted_first():
                yield from self.context.book.steps(one.picture)
                one.make(self.context.book)
                yield
            settle()
            yield
        yield from super().pictures_ahead()

    def make_pace(self) -> Pace:
        """Who lets the computer players act."""
        table = self.table
        return Pace(
            self.session,
            self.context.tempo,
            self._still_plays,
            unseen=table.unseen,
            long_turns=table.long_turns,
        )

    def make_menu(self) -> Menu:
        """The screens that the table opens over itself."""
        return Menu(self)

    def exit(self) -> None:
        self.context.tempo.hurry = 1.0
        self._close_panel()
        self.stage.close()
        if not self._closed:
            self._closed = True
            self.session.close()
        director = self.choreographer.director
        dismantle((self.table, self.desk, self.choreographer, director, self.watching))
        dismantle((self.pace, self.menu, self.foot, self.motions, self.ring, self.gate))
        dismantle((self.presses, self.walk))

    def relayout(self) -> None:
        self._close_panel()
        if not self.choreographer.idle:
            self.choreographer.skip(laid_out_anew=True)
        waiting = self.watching.waiting
        self.desk.theme = self.context.theme
        self.desk.forget()
        self.desk.party = self.party = Party.of_session(
            self.session, self.context.words_for(self.manifest.id)
        )
        self.gate.delay = self._accept_delay()
        self.stage.clear()
        self.focus.clear()
        self.ring.reset()
        self.flame = Flame(self.stage, self.motions)
        self.stage.set_ground(self.table.ground())
        if waiting is None:
            self.choreographer.drop()
        else:
            for name, sprite in self.table.now().items():
                self.stage.add(sprite, name=name)
        self.foot.build()
        self.walk.lay()
        self.refresh()
        self.stage.invalidate()

    def change_players(self) -> None:
        """Somebody else plays a seat now: what the table may show can have changed."""
        self.party = Party.of_session(self.session, self.context.words_for(self.manifest.id))
        self._close_panel()
        self._begin_again()

    def recover(self, error: BaseException) -> bool:
        """After a failure: lay the table out anew from the match, which stands as it stood."""
        _log.warning("The table is laid out anew after a failure: %s", error)
        self.panel = None
        try:
            self._begin_again()
        except Exception:
            _log.exception("The table cannot be laid out.")
            return False
        return True

    def _begin_again(self) -> None:
        content = self.foot.content
        self.stage.close()
        self._set_up()
        self.watching.skip_to_now()
        self.choreographer.drop()
        self.foot.say(content)
        self.stage.invalidate()

    # -- what others ask ---------------------------------------------------------------------

    def wants_looks(self, fact: Fact) -> tuple[int, ...]:
        """All humans who have to be sent behind a curtain because of a fact, in turn."""
        humans = self.party.humans if self.party.shared else ()
        return tuple(one for one in self.secrets.wants_looks(fact) if one in humans)

    def _everybody_looks(self, fact: Fact) -> bool:
        match = self.session.match
        return self.party.shared and self.secrets.everybody_looks(fact, match.view(PUBLIC))

    def _still_plays(self, seat: int) -> bool:
        return self.table.still_plays(seat, self.session.match.view(seat))

    def _rest(self) -> Layout:
        return self.table.rest(self.session.match.view(self.viewer))

    def _has_decision(self, seat: int) -> bool:
        return seat in self.session.humans_to_move()

    def _accept_delay(self) -> float:
        return 0.5 if self.context.settings.accept_delay else 0.0

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self.menu.clock.tick()
        before = self.panel
        self.choreographer.update(dt)
        self.gate.update(dt)
        if not self.walk.holds and self.pace.update(dt, self.choreographer.idle):
            self.watching.pull()
        waiting = self.watching.waiting
        if waiting is not self.looking:
            self.looking = waiting
            self.refresh()
            if waiting is not None and waiting.seat is None:
                self._goes_on_after(private_calls.everybodys_looks(*self._here, waiting.fact))
        if self.choreographer.idle and self.session.match.outcome is not None:
            self._end(dt)
        elif self.panel is None and self.choreographer.idle:
            self._open_panel()
        elif self.panel is not None and self.choreographer.idle:
            late = self.panel.pass_time(dt)
            if late is not None:
                self.submit(self.panel.seat, late)
        opened = self.panel is not before or self.session.match.outcome is not None
        if not opened and self.motions.idle and not (self.choreographer.idle and self.pace.busy):
            self.warming.quiet_frame()
        self.flame.burn_at(self.table.flame())
        self.ring.update()

    def _end(self, dt: float) -> None:
        self._over_for += dt
        if self._over_for < AFTER_THE_END or self._closed:
            return
        self._over_for = float("-inf")
        if self.counts and self.context.keeps_settings:
            keeping.count(self.session)
        scene = self.make_results()
        if scene is not None:
            self.context.stack.push(scene)

    def make_results(self) -> Scene | None:
        """What follows the end of the match."""
        return private_calls.results(self.context, self.party, self.session)

    # -- looking alone -----------------------------------------------------------------------

    def go_on(self) -> None:
        """Leave the place at which somebody had something to look at."""
        self.watching.go_on()
        self.looking = None
        self.refresh()

    def look(self, stop: Stop) -> None:
        """A seat looks at what it may see alone."""
        assert stop.seat is not None
        self._goes_on_after(private_calls.look(*self._here, stop.fact, stop.seat))

    def _goes_on_after(self, scene: Scene | None) -> None:
        """What happened is told on at once, or after that scene."""
        if scene is None:
            self.watching.go_on()
        else:
            self.context.stack.push(scene)

    def resume(self, result: Any = None) -> None:
        if isinstance(result, Visited) and result.choice is not None:
            self.submit(result.seat, result.choice)
        elif self.looking is not None and (result is None or isinstance(result, Visited)):
            if isinstance(result, Visited) or self.looking.seat is None:
                self.go_on()
        elif isinstance(result, Visited):
            # What was decided in the visit is played already.
            self._close_panel()
            self.pace.note_act()
            self.watching.pull()
        elif isinstance(result, str | Offer):
            self.menu.chosen(result)
        self.menu.check_pads()
        self.refresh()

    def ways_out(self, seat: int, *, gives: bool) -> list[Answer]:
        """What the pause before a seat's curtain offers; its answer comes to :meth:`resume`."""
        return self.menu.ways_out(seat, gives=gives)

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        return self.walk.take(action) or self.presses.take(action)

    def on_device(self, change: DeviceChange) -> None:
        gone = change.change is Change.REMOVED
        if gone and change.seat in self.party.humans and self.context.stack.top is self:
            self.context.stack.push(LostPad(self.context, self.party, change.seat))

    def spoken(self, *, alone: bool) -> tuple[str, ...]:
        return (self.foot.words,) if alone or self.viewer == PUBLIC else ()

    def refresh(self) -> None:
        """Caption, prompts and targets of the focus, by what is asked now."""
        panel, stop = self.panel, self.watching.waiting
        if panel is not None:
            panel.focus_moved()
            words = panel.caption()
            if words is not None:
                self.foot.say(words)
            seat: int | None = panel.seat
            own: tuple[Prompt, ...] = panel.prompts()
        elif stop is not None and stop.seat is not None:
            seat, own = stop.seat, self.menu.look_prompts(stop)
        else:
            seat, own = None, ()
        style = self.desk.style(seat) if seat is not None else None
        self.foot.ask((*own, *self.menu.prompts(seat, len(own))), seat, style)
        self._targets(stop)
        self.walk.ask()

    def _targets(self, stop: Stop | None) -> None:
        if self.panel is None and (stop is None or stop.seat is None):
            self.focus.clear()
            return
        if self.panel is None and stop is not None and LOOK not in self.focus:
            box = self.table.look_focus(stop.fact)
            self.focus.add(LOOK, box or CAPTION_BOX, radius=10, first=True)
            self.focus.set(LOOK)
        for kind in THIRD_BUTTONS:
            area = self.foot.area(kind)
            if area is not None and (self.panel is None or not self.panel.blind):
                self.focus.add(("prompt", kind), area, radius=26, foot=True)

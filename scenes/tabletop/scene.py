"""The scene of a table: shows what happens, lets people choose, lets computer players act.

It owns the session, with its match, and the stage, and closes both when it leaves. What is on the
screen is what its viewer may know: everybody at a table with two people or more, the own seat of
somebody who plays alone with computers.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from game import paths
from game.content import registry
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import PUBLIC, Viewer
from game.core.setup import SeatSetup, Setup
from game.match.match import IllegalIntent
from game.match.saves import Saves
from game.match.session import Session
from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.private import Visited, load_secrets
from scenes.tabletop import private_calls
from scenes.tabletop.desk import Desk
from scenes.tabletop.foot import Foot
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.lost import LostPad
from scenes.tabletop.menus import Menu
from scenes.tabletop.pace import Pace
from scenes.tabletop.watching import Stop, Watching
from systems.io.actions import DIRECTIONS, Action, Change, DeviceChange, Kind
from systems.table.board import read_board
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Director
from systems.table.focus import FocusMap
from systems.table.gate import Gate, Verdict
from systems.table.ring import FocusRing
from systems.table.stage import Stage
from systems.table.tween import Motions

if TYPE_CHECKING:
    from game.commands.table import Seating

LOOK = "look"
"""Key of the focus target on what a seat is asked to look at."""

CAPTION_BOX = (560, 882, 800, 72)
"""Where the focus is then, at tables that show nothing to look at."""

PROMPT_KINDS = (Kind.EXTRA, Kind.INFO, Kind.PAUSE)
"""Third buttons: they can also be focused, so that directions and two buttons are enough."""

AFTER_THE_END = 0.4
"""Seconds between the end on the table and the results."""


class TableScene(Scene):
    """A table with a running match.

    Args:
        context: the tools.
        party: who sits there.
        session: the match with its players; the scene closes it.
        strict: a stage that differs from the view raises (tests).
    """

    name = "table"

    def __init__(
        self, context: Context, party: Party, session: Session, *, strict: bool = False
    ) -> None:
        super().__init__(context)
        self.party = party
        self.session = session
        self.strict = strict
        self.secrets = load_secrets(party.setup.game)
        self.manifest = registry.manifest(party.setup.game)
        self.panel: Panel | None = None
        self.stage: Stage
        self._over_for = 0.0
        self._looking: Stop | None = None
        self._closed = False

    # -- life --------------------------------------------------------------------------------

    @property
    def viewer(self) -> Viewer:
        """Whose knowledge is on the screen. Nobody ever sees everything."""
        lone = self.party.lone
        return PUBLIC if lone is None else lone

    def enter(self) -> None:
        self._set_up()
        if self.session.match.moves == 0:
            self.watching.pull()
            self.pace.note_act()
        else:
            self.watching.skip_to_now()
            self.choreographer.drop()

    def _set_up(self) -> None:
        """The stage and everything on it, for the viewer of this moment."""
        context = self.context
        self.stage = Stage(context.book, "table")
        self.motions = Motions(self.stage, context.tempo)
        self.focus = FocusMap()
        self.ring = FocusRing(self.stage, self.motions, self.focus)
        self.foot = Foot(context, self.stage)
        director = Director(self.stage, self.motions, context.audio.cue, self._caption)
        board = self.manifest.path("table.tmx")
        self.desk = Desk(
            book=context.book,
            text=context.text,
            images=context.images,
            theme=context.theme,
            manifest=self.manifest,
            party=self.party,
            stage=self.stage,
            director=director,
            focus=self.focus,
            viewer=self.viewer,
            board=read_board(board) if board.is_file() else None,
            lone=self.party.lone,
        )
        self.table: GameTable = _table_of(self.manifest.modules.table)(self.desk)
        self.table.wants_look = self.wants_look
        self.choreographer = Choreographer(director, self._rest, strict=self.strict)
        self.gate = Gate(self.choreographer, self._has_decision, self._accept_delay())
        self.watching = Watching(
            self.session.match,
            self.viewer,
            self.choreographer,
            self.table,
            self.wants_look,
            lambda fact: len(self.party.humans) > 1 and self.table.everybody_looks(fact),
        )
        self.pace = Pace(self.session, context.tempo, self._still_plays)
        self.menu = Menu(self)
        self.table.open(self.session.match.view(self.viewer))
        self.table.register(self.choreographer)
        self.stage.set_ground(self.table.ground())
        for picture in self.table.warm():
            context.book.surface(picture)

    def exit(self) -> None:
        self.context.tempo.hurry = 1.0
        self._close_panel()
        self.stage.close()
        if not self._closed:
            self._closed = True
            self.session.close()

    def relayout(self) -> None:
        self._close_panel()
        if not self.choreographer.idle:
            self.choreographer.skip()
        waiting = self.watching.waiting
        self.desk.theme = self.context.theme
        self.desk.party = self.party = Party.of_session(
            self.session, self.context.words_for(self.manifest.id)
        )
        self.gate.delay = self._accept_delay()
        self.stage.clear()
        self.focus.clear()
        self.ring.reset()
        self.stage.set_ground(self.table.ground())
        if waiting is None:
            self.choreographer.drop()
        else:
            for name, sprite in self.table.now().items():
                self.stage.add(sprite, name=name)
        self.foot.build()
        self._refresh()
        self.stage.invalidate()

    def change_players(self) -> None:
        """Somebody else plays a seat now: what the table may show can have changed."""
        self.choreographer.drop()
        self.party = Party.of_session(self.session, self.context.words_for(self.manifest.id))
        self._close_panel()
        content = self.foot.content
        self.stage.close()
        self._set_up()
        self.watching.skip_to_now()
        self.choreographer.drop()
        self.foot.say(content)
        self.stage.invalidate()

    # -- what others ask ---------------------------------------------------------------------

    def wants_look(self, fact: Fact) -> int | None:
        """The human who has to be sent behind a curtain because of a fact."""
        seat = self.secrets.wants_look(fact)
        humans = self.party.humans
        return seat if seat in humans and len(humans) > 1 else None

    def _still_plays(self, seat: int) -> bool:
        return self.table.still_plays(seat, self.session.match.view(seat))

    def _rest(self) -> Layout:
        return self.table.rest(self.session.match.view(self.viewer))

    def _has_decision(self, seat: int) -> bool:
        return seat in self.session.humans_to_move()

    def _accept_delay(self) -> float:
        return 0.5 if self.context.settings.accept_delay else 0.0

    def _caption(self, words: Any) -> None:
        self.foot.say(words)

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self.choreographer.update(dt)
        self.gate.update(dt)
        if self.pace.update(dt, self.choreographer.idle):
            self.watching.pull()
        waiting = self.watching.waiting
        if waiting is not self._looking:
            self._looking = waiting
            self._refresh()
            if waiting is not None and waiting.seat is None:
                self._first_looks()
        if self.choreographer.idle and self.session.match.outcome is not None:
            self._end(dt)
        elif self.panel is None and self.choreographer.idle:
            self._open_panel()
        self.ring.update()

    def take_dirty(self, frame: pygame.Rect) -> list[pygame.Rect]:
        return self.stage.take_dirty(frame)

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        self.stage.paint(surface, region)

    def strings(self) -> list[str]:
        return self.stage.strings()

    def _end(self, dt: float) -> None:
        self._over_for += dt
        if self._over_for < AFTER_THE_END or self._closed:
            return
        self._over_for = float("-inf")
        scene = private_calls.results(self.context, self.party, self.session)
        if scene is not None:
            self.context.stack.push(scene)

    # -- choosing ----------------------------------------------------------------------------

    def _open_panel(self) -> None:
        """The next decision of a person is put on the table, or made behind the curtain."""
        seats = self.session.humans_to_move()
        if not seats:
            self._refresh()
            return
        decision = self.session.match.decision(seats[0])
        assert decision is not None
        self.context.tempo.hurry = 1.0
        panel = self.table.panel(decision, self.session.match.view(self.viewer))
        if panel is None:
            self._choose_alone(decision.seat)
            return
        self.panel = panel
        panel.open()
        self._refresh()
        self.context.audio.cue("your_turn")

    def _choose_alone(self, seat: int) -> None:
        decision = self.session.match.decision(seat)
        assert decision is not None
        scene = private_calls.choice(self.context, self.party, self.session, self.secrets, decision)
        if scene is not None:
            self.context.stack.push(scene)

    def _close_panel(self) -> None:
        panel, self.panel = self.panel, None
        if panel is not None:
            panel.close()
            for kind in PROMPT_KINDS:
                self.focus.remove(("prompt", kind))

    def submit(self, seat: int, intent: Intent) -> None:
        """Play what a person chose."""
        self._close_panel()
        try:
            self.session.submit(seat, intent)
        except IllegalIntent as refused:
            self.foot.say(self.desk.say(refused.reason))
            return
        self.pace.note_act()
        self.watching.pull()
        self._refresh()

    # -- looking alone -----------------------------------------------------------------------

    def _first_looks(self) -> None:
        scene = private_calls.first_looks(self.context, self.party, self.session, self.secrets)
        if scene is None:
            self.watching.go_on()
        else:
            self.context.stack.push(scene)

    def _look(self, stop: Stop) -> None:
        assert stop.fact is not None and stop.seat is not None
        scene = private_calls.look(
            self.context, self.party, self.session, self.secrets, stop.fact, stop.seat
        )
        if scene is None:
            self.watching.go_on()
        else:
            self.context.stack.push(scene)

    def resume(self, result: Any = None) -> None:
        if isinstance(result, Visited) and result.choice is not None:
            self.submit(result.seat, result.choice)
        elif self._looking is not None and (result is None or isinstance(result, Visited)):
            if isinstance(result, Visited) or self._looking.seat is None:
                self.watching.go_on()
                self._looking = None
        elif isinstance(result, str):
            self.menu.chosen(result)
        self.menu.check_pads()
        self._refresh()

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        if self.context.note_device(action.device):
            self.foot.build()
        if action.kind in (Kind.POINT, Kind.CLICK):
            return self._point(action)
        if not action.pressed and action.kind not in DIRECTIONS:
            return True
        if action.kind in PROMPT_KINDS or action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            self.menu.open(action.kind, action.seat)
            return True
        return self._press(action)

    def _press(self, action: Action) -> bool:
        stop = self.watching.waiting
        if stop is not None:
            return self._at_stop(stop, action)
        if not self.choreographer.idle:
            if action.pressed:
                self.gate.press(action.seat if action.seat is not None else -1)
                self.watching.pull()
            return True
        panel = self.panel
        if panel is None or not self.may_act(action, panel.seat):
            if action.kind is Kind.BACK and panel is None:
                self.menu.open(Kind.PAUSE, action.seat)
            return True
        if self.gate.verdict(panel.seat) is not Verdict.OPEN:
            return True
        self._choose(panel, action)
        return True

    def _choose(self, panel: Panel, action: Action) -> None:
        focused = self.focus.current()
        if isinstance(focused, tuple) and action.kind is Kind.CONFIRM:
            self.menu.open(focused[1], action.seat)
            return
        if action.kind is Kind.BACK and panel.at_start:
            self.menu.open(Kind.PAUSE, action.seat)
            return
        if panel.blind and action.kind is Kind.CONFIRM:
            self._choose_alone(panel.seat)
            return
        if action.kind in DIRECTIONS and not panel.blind:
            if panel.steers(action.kind):
                panel.press(action.kind)
            elif self.focus.move(action.kind.value):
                self.context.audio.cue(cues.MOVE)
            self._refresh()
            return
        intent = panel.press(action.kind)
        if not panel.blind:
            self.context.audio.cue(cues.BACK if action.kind is Kind.BACK else cues.OK)
        if intent is not None:
            self.submit(panel.seat, intent)
        else:
            self._refresh()

    def _at_stop(self, stop: Stop, action: Action) -> bool:
        if stop.seat is None or not action.pressed or not self.may_act(action, stop.seat):
            return True
        focused = self.focus.current()
        if action.kind is Kind.CONFIRM and isinstance(focused, tuple):
            self.menu.open(focused[1], action.seat)
        elif action.kind is Kind.CONFIRM:
            self._look(stop)
        elif action.kind is Kind.BACK:
            self.watching.go_on()
            self._looking = None
            self._refresh()
        elif action.kind in DIRECTIONS:
            self.focus.move(action.kind.value)
        return True

    def _point(self, action: Action) -> bool:
        if action.at is None or not action.pressed:
            return True
        click = action.kind is Kind.CLICK
        if click:
            for kind, area in self.foot.areas.items():
                if area.collidepoint(action.at):
                    button = Action(kind, action.device, action.seat)
                    return self.on_action(button) if kind not in DIRECTIONS else True
        panel, stop = self.panel, self.watching.waiting
        seat = panel.seat if panel is not None else stop.seat if stop is not None else None
        if seat is None or (panel is not None and panel.blind) or not self.may_act(action, seat):
            return self._press(action) if click else True
        key = self.focus.at(action.at)
        if key is None:
            return True
        if self.focus.current() != key:
            self.focus.set(key)
            self._refresh()
        if click:
            self._press(Action(Kind.CONFIRM, action.device, action.seat))
        return True

    def may_act(self, action: Action, seat: int) -> bool:
        """Whether a press counts for a seat: its own device, or any where it has none."""
        if action.seat is not None:
            return action.seat == seat
        return self.context.seats.device_of(seat) is None

    def on_device(self, change: DeviceChange) -> None:
        gone = change.change is Change.REMOVED
        if gone and change.seat in self.party.humans and self.context.stack.top is self:
            self.context.stack.push(LostPad(self.context, self.party, change.seat))

    # -- words at the foot -------------------------------------------------------------------

    def _refresh(self) -> None:
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
        self.foot.ask((*own, *self.menu.prompts(seat)), seat, style)
        self._targets(stop)

    def _targets(self, stop: Stop | None) -> None:
        if self.panel is None and (stop is None or stop.seat is None):
            self.focus.clear()
            return
        if self.panel is None and stop is not None and LOOK not in self.focus:
            box = self.table.look_focus(stop.fact) if stop.fact is not None else None
            self.focus.add(LOOK, box or CAPTION_BOX, radius=10, first=True)
            self.focus.set(LOOK)
        for kind in PROMPT_KINDS:
            area = self.foot.area(kind)
            if area is not None and (self.panel is None or not self.panel.blind):
                self.focus.add(("prompt", kind), area, radius=26)


def _table_of(module: str) -> type[GameTable]:
    table: type[GameTable] = importlib.import_module(module).TABLE
    return table


# -- ways in -----------------------------------------------------------------------------------


def open_table(
    context: Context,
    party: Party | None = None,
    session: Session | None = None,
    *,
    seating: Seating | None = None,
) -> TableScene:
    """The scene of a table.

    Args:
        context: the tools.
        party: who sits there; made from the session where it is left out.
        session: a dealt match with its players; the scene closes it.
        seating: instead of both: what the command line asked for.
    """
    if session is None:
        assert seating is not None, "a table needs a session or a seating"
        session = Session.open(_named(context, seating), seating.players, _saves(context))
    if party is None:
        party = Party.of_session(session, context.words_for(session.match.setup.game))
    return TableScene(context, party, session)


def open_saved(context: Context) -> Scene:
    """The last game that was kept; the hall where there is none."""
    saves = _saves(context)
    kept = saves.list() if saves is not None else []
    if saves is None or not kept:
        return screens.make("title", context)
    session = saves.load(kept[0].path)
    return open_table(context, session=session)


def _saves(context: Context) -> Saves | None:
    """Where games are kept; None in the kiosk and in tests, which keep nothing."""
    if context.kiosk or not context.keeps_settings:
        return None
    return Saves(paths.home().saves)


def _named(context: Context, seating: Seating) -> Setup:
    """The set-up with a name for every seat that has none."""
    texts = context.words_for(seating.setup.game)
    tables = []
    people = 0
    for seat, table in enumerate(seating.setup.tables):
        person = seating.players[seat].is_human
        people += person
        name = table.name
        if not name and person:
            name = texts.say("lobby.guest_number", number=people)
        elif not name:
            name = texts.say(f"lobby.computer_name.{seat + 1}")
        tables.append(SeatSetup(name, table.choices))
    return msgspec.structs.replace(seating.setup, seats=tuple(tables))

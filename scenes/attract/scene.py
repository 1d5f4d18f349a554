"""The attract mode: tables of computer players and what they conclude, until somebody comes.

A segment shows one game: its table for some seconds, then a thought of somebody at it, and so on
until the segment is over and the next game comes. Nothing that is pressed acts in a game: the
press only tells that somebody is there, and :attr:`AttractScene.on_wake` leads to the lobby.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterator
from enum import StrEnum

import pygame

from game import stopwatch
from game.content import registry
from game.core.messages import message
from game.match.session import Session
from game.settings import KioskConfig
from game.slices import Work
from scenes import screens
from scenes.attract import pictures
from scenes.attract.frame import ThoughtFrame
from scenes.attract.later import load_later
from scenes.attract.programme import Programme
from scenes.attract.shown_table import ShownTable
from scenes.attract.thoughts import Thought, ThoughtCard, load_thinker
from scenes.base import Scene
from scenes.context import Context
from scenes.kiosk.wake import Wake
from scenes.party import Party
from scenes.rehearsal import rehearse
from systems.io.actions import Action, Event, Notice
from systems.table.sprites import Sprite
from systems.table.stage import Stage

THOUGHT_SECONDS = 8.0
CYCLE_SECONDS = 15.0
"""About so long a table and one thought are; a segment has as many as fit."""
SHORTEST_TABLE = 3.0
LONGEST_WAIT = 1.5
"""Seconds that may pass until a table that has been shown long enough comes to rest."""
SHORTEST_SEGMENT = 20.0
LONGEST_SEGMENT = 36.0
"""A segment of 40 seconds is aimed at this, so that it is never longer than that."""
STILL_AFTER = 1.5
"""Seconds after which nothing of a thought moves any more."""
FADE = 0.22
"""Seconds in which the picture goes dark, and as long until it is light again."""

SLICE = 0.012
"""Seconds of a frame for the next picture, while it is dark."""

INVITATION_CENTRE = (960.0, 994.0)

_log = logging.getLogger(__name__)


class Phase(StrEnum):
    """What is shown."""

    TABLE = "table"
    PONDER = "ponder"
    """The table stands still while a thought is looked for."""
    THOUGHT = "thought"
    POSTER = "poster"
    """No game can be shown: the name and the invitation."""


OnWake = Callable[[str | None, Event], None]
"""Told the game that was shown (None for none) and what was pressed."""


class AttractScene(Scene):
    """Shows the house by itself.

    Args:
        context: the tools.
        config: what the operator decided.
        programme: what is shown; made from the config where it is left out.
        owns_programme: whether its matches are closed with the scene.
    """

    name = "attract"
    music = "hall"

    def __init__(
        self,
        context: Context,
        config: KioskConfig,
        programme: Programme | None = None,
        *,
        owns_programme: bool = True,
    ) -> None:
        super().__init__(context)
        self.config = config
        self.programme = programme or Programme(config.games)
        self.owns_programme = owns_programme
        self.on_wake: OnWake = self._open_lobby
        self.phase = Phase.POSTER
        self.game: str | None = None
        self.table: ShownTable | None = None
        self.segment_seconds = 0.0
        self.phase_seconds = 0.0
        self.table_seconds = 0.0
        """How long the table is to be shown before the next thought."""
        self.thought: Thought | None = None
        self.mirrored = False
        self.hurried = False
        """Whether the first thought comes at once."""
        self.told: set[str] = set()
        self._last: int | None = None
        self._pondering: Work[Thought | None] | None = None
        self._wake = Wake()
        self._fade = 0.0
        self._after_fade: Callable[[], None] | None = None
        self._ahead: Iterator[None] | None = None
        """Makes the next picture while it is dark; nothing moves meanwhile."""
        self._rehearsals: dict[str, Generator[None, None, None]] = {}
        self._loading = load_later(context, self.programme.games)

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        context = self.context
        self.frame = ThoughtFrame(context)
        self.front = Stage(context.book, "attract front")
        volume = self.config.attract_volume
        context.audio.set_volumes(volume, volume, volume)
        context.tempo.hurry = 1.0
        self._begin_segment()

    def exit(self) -> None:
        self._end_rehearsals()
        self._ahead = None
        self._leave_table()
        if self.owns_programme:
            self.programme.close()
        self.frame.close()
        self.front.close()

    def relayout(self) -> None:
        self._end_rehearsals()
        if self.table is not None:
            self.table.relayout()
        self.frame.relayout()
        self._put_invitation()
        self.front.invalidate()

    # -- waking ------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        self._look_up(action)
        return True

    def on_release(self, action: Action) -> bool:
        return True

    def on_notice(self, notice: Notice) -> None:
        self._look_up(notice)

    def _look_up(self, event: Event) -> None:
        if self._wake.notes(event, self.context.clock.now):
            self.on_wake(self.game, event)

    def _open_lobby(self, game: str | None, event: Event) -> None:
        open_lobby_for(self.context, game, event)

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        next(self._loading, None)
        if not self._is_made():
            return
        self.segment_seconds += dt
        self.phase_seconds += dt
        self._fade_on(dt)
        if self.phase is Phase.TABLE:
            self._watch_table(dt)
        elif self.phase is Phase.PONDER:
            self._ponder()
        else:
            self.frame.update(dt)
            self._rehearse()
            if self.phase is Phase.THOUGHT and self.phase_seconds >= THOUGHT_SECONDS:
                self._fade_to(self._after_thought)

    def _rehearse(self) -> None:
        """While a thought is read there is time for the lobby that a press would open."""
        game = self.game
        if game is not None and self.phase_seconds > STILL_AFTER and self._after_fade is None:
            steps = self._rehearsals.setdefault(game, rehearse(self.context, game))
            next(steps, None)

    def _end_rehearsals(self) -> None:
        for steps in self._rehearsals.values():
            steps.close()
        self._rehearsals.clear()

    def pictures_ahead(self) -> Iterator[None]:
        if self._on_street or self.table is None:
            yield from self.frame.stage.make_pictures()
        else:
            yield from self.table.pictures_ahead()
        yield from self.front.make_pictures()

    def _is_made(self) -> bool:
        """Whether the next picture is there; makes some of it where it is not."""
        if self._ahead is None:
            return True
        began = stopwatch.processor_seconds()
        for _ in self._ahead:
            if stopwatch.processor_seconds() - began >= SLICE:
                return False
        self._ahead = None
        self.context.stack.invalidate()
        return True

    def take_dirty(self, frame: pygame.Rect) -> list[pygame.Rect]:
        if self._ahead is not None:
            return []
        below = self.frame.take_dirty(frame) if self._on_street else []
        if not self._on_street and self.table is not None:
            below = self.table.take_dirty(frame)
        return [*below, *self.front.take_dirty(frame)]

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        if self._ahead is not None:
            surface.fill("black", region)
            return
        if self._on_street or self.table is None:
            self.frame.paint(surface, region)
        else:
            self.table.paint(surface, region)
        self.front.paint(surface, region)

    def strings(self) -> list[str]:
        if self._on_street or self.table is None:
            below = self.frame.stage.strings()
        else:
            below = self.table.strings()
        return [*below, *self.front.strings()]

    @property
    def _on_street(self) -> bool:
        return self.phase in (Phase.THOUGHT, Phase.POSTER)

    # -- segments ----------------------------------------------------------------------------

    def _begin_segment(self) -> None:
        """The next game; the lamp changes sides."""
        self._leave_table()
        self.segment_seconds = 0.0
        self.mirrored = not self.mirrored
        self.game = self.programme.next_game()
        if self.game is None:
            self.frame.show(None, None, mirrored=self.mirrored)
            self._turn_to(Phase.POSTER)
        else:
            self._open_table(self.game)
        self._put_invitation()

    def _open_table(self, game: str) -> None:
        texts = self.context.words_for(game)
        session = self.programme.take(game, texts)
        self.table = ShownTable(self.context, Party.of_session(session, texts), session)
        self.table.enter()
        self._turn_to_table()

    def _turn_to_table(self) -> None:
        """Show the table for so long that the thoughts still to come fill the segment."""
        thoughts = max(1, round(self._left / CYCLE_SECONDS))
        self.table_seconds = max(SHORTEST_TABLE, self._left / thoughts - THOUGHT_SECONDS - 2 * FADE)
        if self.hurried:
            self.hurried, self.table_seconds = False, 0.0
        self._turn_to(Phase.TABLE)

    @property
    def _left(self) -> float:
        """Seconds that are left of the segment."""
        return min(float(self.config.attract_segment), LONGEST_SEGMENT) - self.segment_seconds

    def _leave_table(self) -> None:
        """Take the table away; its match is kept for the next time."""
        table, self.table = self.table, None
        if table is None:
            return
        self._pondering = None
        session = table.session
        table.give_back()
        table.exit()
        self.programme.put_back(session)

    def _turn_to(self, phase: Phase) -> None:
        self.phase = phase
        self.phase_seconds = 0.0
        self.context.stack.invalidate()

    # -- the table and its thoughts ----------------------------------------------------------

    def _watch_table(self, dt: float) -> None:
        table = self.table
        assert table is not None
        table.update(dt)
        if self._after_fade is not None:
            return
        long_enough = self.phase_seconds >= self.table_seconds
        if table.over:
            self.thought = _ending(table.session)
            self._fade_to(self._show_thought)
        elif long_enough and table.at_rest:
            thinker = load_thinker(table.manifest.id)
            levels = [player.level for player in table.session.players]
            match = table.session.match
            work = thinker.thinking(match, levels, frozenset(self.told), self._last)
            self._pondering = Work(work)
            self._turn_to(Phase.PONDER)
        elif self.phase_seconds >= self.table_seconds + LONGEST_WAIT:
            table.choreographer.skip()

    def _ponder(self) -> None:
        """Look for a thought for some milliseconds."""
        if self._after_fade is not None:
            return
        assert self._pondering is not None
        if self._pondering.go_on():
            thought, self._pondering = self._pondering.result, None
            self._found(thought)

    def _found(self, thought: Thought | None) -> None:
        self.thought = thought
        if thought is not None:
            self._fade_to(self._show_thought)
        elif self._left <= 0:
            self._fade_to(self._begin_segment)
        else:
            self._turn_to_table()

    def _show_thought(self) -> None:
        table, thought = self.table, self.thought
        assert table is not None and thought is not None
        self.told.add(thought.key)
        self._last = thought.seat
        self.frame.show(table.desk, thought, mirrored=self.mirrored)
        self._turn_to(Phase.THOUGHT)

    def _after_thought(self) -> None:
        table = self.table
        if table is not None and table.over:
            self.told.clear()
            if self.segment_seconds < SHORTEST_SEGMENT and self.game is not None:
                self._leave_table()
                self._open_table(self.game)  # a new match fills the rest
                return
            self._begin_segment()
        elif table is None or self._left < CYCLE_SECONDS / 2:
            self._begin_segment()
        else:
            self._turn_to_table()

    # -- light and dark ----------------------------------------------------------------------

    def _fade_to(self, then: Callable[[], None]) -> None:
        """Go dark, change the picture, and become light again."""
        if self._after_fade is None:
            self._after_fade, self._fade = then, 0.0

    def _fade_on(self, dt: float) -> None:
        if self._after_fade is None and self.front.veil >= 1:
            return
        self._fade += dt
        if self._after_fade is not None:
            self.front.set_veil(max(0.0, 1 - self._fade / FADE))
            if self._fade >= FADE:
                then, self._after_fade, self._fade = self._after_fade, None, 0.0
                then()
                if self.context.stack.patient:
                    self._ahead = self.pictures_ahead()
            return
        self.front.set_veil(min(1.0, self._fade / FADE))

    def _put_invitation(self) -> None:
        seats = len(self.table.session.players) if self.table is not None else 0
        self.front.remove("invitation")
        picture = pictures.invitation(self.context, seats)
        self.front.add(Sprite(picture, *INVITATION_CENTRE, 900), name="invitation")


def _ending(session: Session) -> Thought:
    """What is told when a match is over: who solved it, and that it stays closed here."""
    outcome = session.match.outcome
    winners = outcome.winners if outcome is not None else ()
    first = message("attract.solved", seat=winners[0]) if winners else message("attract.unsolved")
    lines = (first, message("attract.stays_closed"))
    closed = tuple(ThoughtCard("", message("attract.closed")) for _ in range(3))
    seed = session.match.setup.seed
    return Thought(winners[0] if winners else 0, lines, closed, f"over.{seed}")


def open_lobby_for(context: Context, game: str | None, event: Event) -> None:
    """Leave the attract mode for the lobby of a game, with whoever pressed sitting in it."""
    stack = context.stack
    pressed = isinstance(event, Action) and event.pressed and event.device != "mouse"
    context.last_device = event.device if pressed and isinstance(event, Action) else ""
    lobby = lobby_of(context, game) if game is not None and screens.has("lobby") else None
    if lobby is not None and context.kiosk:
        stack.reset(lobby)  # the kiosk opens the hall when it is left
        return
    stack.reset(screens.make("title", context, game=game))
    if lobby is not None:
        stack.push(lobby)


def lobby_of(context: Context, game: str) -> Scene:
    """The lobby of a game in its usual format."""
    format_ = registry.manifest(game).formats[0].id
    return screens.make("lobby", context, game=game, format=format_)


def open_attract(
    context: Context, config: KioskConfig | None = None, *, session: Session | None = None
) -> AttractScene:
    """The attract mode.

    Args:
        context: the tools.
        config: an operator's choices; the usual ones where they are left out.
        session: a match among computer players to begin with, and to tell a thought of at once;
            the scene closes it.
    """
    chosen = config or KioskConfig()
    if session is None:
        return AttractScene(context, chosen)
    programme = Programme((session.match.setup.game,))
    programme.put_back(session)
    scene = AttractScene(context, chosen, programme)
    scene.hurried = True
    return scene

"""What is special about one game's table: the class that a game's own table module derives from.

A game's module exports ``TABLE``, a subclass of :class:`GameTable`. Three lines suffice for a
game with nothing special::

    from scenes.tabletop.generic import GenericTable
    TABLE = GenericTable
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TYPE_CHECKING

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.view import View
from scenes.kit.prompts import Prompt
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.warming import Wanted
from systems.io.actions import Kind
from systems.io.brush import Box
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Clip
from systems.table.focus import Key

if TYPE_CHECKING:
    from scenes.tabletop.hidden_hand import HandPlaces

DECIDED_MS = 700
"""How long it is said that everybody has decided."""


class Panel:
    """Lets one seat answer a decision with options that everybody may see.

    Its sprites have names that begin with ``ui.``; what it changes on the table itself it puts
    back in :meth:`close`.

    Attributes:
        blind: presses are private: the pointer is not used, and nothing on the screen answers
            to a press before the decision is made.
        looks_first: its seat has asked for the private page of this decision.
    """

    blind = False
    looks_first = False

    def __init__(self, desk: Desk, decision: Decision) -> None:
        self.desk = desk
        self.decision = decision
        self.seat = decision.seat

    @property
    def at_start(self) -> bool:
        """Whether Back leads nowhere further inside the panel."""
        return True

    def open(self) -> None:
        """Put the choices on the table, with the first focus on something harmless."""

    def close(self) -> None:
        """Take everything away again."""

    def focus_moved(self) -> None:
        """The focus is somewhere else: show what is focused."""

    def scans(self, key: Key) -> bool:
        """Whether OK on a target means anything now; others are passed over with one button."""
        return True

    def steers(self, kind: Kind) -> bool:
        """Whether it uses a direction itself now, instead of moving the focus."""
        return False

    def press(self, kind: Kind) -> Intent | None:
        """A press of the seat: the intent, as soon as it is complete."""
        raise NotImplementedError

    def pass_time(self, seconds: float) -> Intent | None:
        """Let time pass while it is open and nothing moves; the answer that a clock gives."""
        return None

    def also(self, seat: int) -> Intent | None:
        """What OK of another seat answers, where several are asked the same at once."""
        return None

    def chosen(self) -> Mapping[str, object]:
        """What has been settled of the intent so far, by its fields and ``do``; for guides."""
        return {}

    def caption(self) -> Content | None:
        """What stands in the caption while it is open; None leaves what happened last."""
        return None

    def prompts(self) -> tuple[Prompt, ...]:
        """What its buttons do, without those of the table."""
        return ()


class GameTable:
    """One game's table. Lives as long as the table's scene.

    Attributes:
        wants_look: set by the scene: whether a fact sends a human behind a curtain. Clips leave
            open then what has to wait for it.
        made_alone: set by the scene: whether the game's secrets declare a private page for a
            decision. :meth:`panel` returns None then, or offers another secret way beside it.
        view_now: set by the scene: what the viewer may see of the match now. It may be ahead of
            what has been shown.
        shows_the_end: no results screen follows: the table itself opens what was secret.
        rail: caption and prompts lie in one row at the very foot, because plates reach down to it.
        gives_hints: set by the scene: whether hints may be given at this table.
        closer_words: key of what the button says that looks closely.
        rested: by seat until when it does not want to be asked again, by kind of decision; see
            :class:`~scenes.private.looks.Standing`.
        hidden_hand: where the backs lie among which a seat chooses without looking; None lets the
            house lay them out in the middle (:class:`~scenes.tabletop.hidden_hand.HandPlaces`).
        unseen: kinds of decisions whose answers are not shown when they are given; computer
            players give them one close after the other.
        long_turns: a turn of one seat can be many acts; see :class:`~scenes.tabletop.pace.Pace`.
        blind_middle: the middle of the board at which answers are pressed blindly.
    """

    rail = False
    closer_words = "prompt.look_closer"
    hidden_hand: HandPlaces | None = None
    unseen: frozenset[str] = frozenset()
    long_turns = False
    blind_middle: tuple[float, float] = (960.0, 460.0)

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.wants_look: Callable[[Fact], int | None] = _nobody
        self.made_alone: Callable[[Decision], bool] = _never
        self.view_now: Callable[[], View]
        self.shows_the_end = False
        self.gives_hints = False
        self.rested: dict[tuple[int, str], Hashable] = {}

    def open(self, view: View) -> None:
        """Get ready for a match; called once, before anything is shown."""

    def ground(self) -> Picture:
        """The still picture below everything; it covers the screen."""
        raise NotImplementedError

    def wanted_at_once(self) -> Iterable[Wanted]:
        """Pictures to have ready before the first frame."""
        return ()

    def wanted_later(self) -> Iterable[Wanted]:
        """Pictures that are needed soon, made one by one while nothing moves."""
        return ()

    def rest(self, view: View) -> Layout:
        """Where everything belongs by the view."""
        raise NotImplementedError

    def now(self) -> Layout:
        """Where everything belongs while facts are still being shown."""
        raise NotImplementedError

    def flame(self) -> tuple[float, float] | None:
        """Where the lamp of the seat burns whose turn it is; None where none does."""
        return None

    def still_plays(self, seat: int, view: View) -> bool:
        """Whether a seat has anything to decide any more."""
        return True

    def called_first(self, view: View) -> int:
        """The seat from which people are called, in turn, who decide at the same time."""
        return 0

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""

    def all_decided(self) -> Clip:
        """All sealed choices are made: who has decided is shown for all seats together."""
        director = self.desk.director
        words = director.caption(self.desk.runs("table.all_decided"))
        return director.series(words, director.wait(DECIDED_MS))

    def after_look(self, fact: Fact) -> Clip | None:
        """What a fact left open until somebody has looked behind the curtain."""
        return None

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        """How a human answers a decision; None for one that is made behind the curtain.

        Args:
            decision: of a human's seat.
            view: what the table may show; all that a panel may use.
            own: what that seat knows; only for saying whether the decision is a secret.
        """
        raise NotImplementedError

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        """What can be looked at closely now: pictures that lie open for everybody.

        Args:
            key: of the target that has the focus; the picture of that key comes first up. None
                while nobody chooses.

        Where there are any, the third button "Look closer" opens them over the table.
        """
        return ()

    def look_focus(self, fact: Fact) -> Box | None:
        """Where the focus ring lies while a seat is waited for to look; None for the caption."""
        return None


def _never(_decision: Decision) -> bool:
    """No decision is made behind a curtain."""
    return False


def _nobody(_fact: Fact) -> int | None:
    """No human is sent behind a curtain."""
    return None

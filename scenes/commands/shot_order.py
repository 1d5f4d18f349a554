"""What ``shot`` is asked to draw, and what a screen needs for it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game.commands.table import levels, load_game, usual_seats
from game.content import registry
from game.core.setup import SeatSetup, Setup
from game.match.match import Match
from game.match.scenario_run import play_to
from game.match.session import HUMAN, RANDOM, Player, Session
from game.simulation import play
from scenes.base import Scene
from scenes.context import Context
from scenes.party import Party

STEP = 1 / 30
"""Seconds between two frames while a screen comes to rest."""


@dataclass
class Table:
    """A match for a shot, with those who sit at it."""

    session: Session
    party: Party


@dataclass
class Order:
    """What is to be drawn."""

    context: Context
    options: argparse.Namespace
    opened: list[Table] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The game asked for, or the first one of the house."""
        found: str = self.options.game or next(iter(registry.games()))
        return found

    @property
    def seat(self) -> int:
        """The seat through whose eyes is looked, where one is needed."""
        viewer = self.options.viewer
        return viewer if isinstance(viewer, int) else 0

    def table(self, *, humans: tuple[int, ...] | None = None, ended: bool = False) -> Table:
        """A dealt table; by default people sit on every seat, so that it stands still."""
        match = self._match(ended=ended)
        seats = len(match.setup.tables)
        people = range(seats) if humans is None else humans
        bot = levels(match.rules)[0]
        players = [Player(HUMAN if seat in people else bot) for seat in range(seats)]
        session = Session(match, players)
        party = Party.of_session(session, self.context.words_for(match.setup.game))
        for number, seat in enumerate(people):
            device = self.context.input.device(f"pad.{number}")
            if device is not None:
                self.context.seats.bind(seat, device)
        found = Table(session, party)
        self.opened.append(found)
        return found

    def _match(self, *, ended: bool) -> Match:
        options = self.options
        if options.scenario is not None:
            match = play_to(Path(options.scenario), options.after)
        else:
            rules = load_game(self.game)
            format_ = next(iter(rules.formats))
            seats = usual_seats(rules, format_)
            texts = self.context.words_for(self.game)
            names = [texts.say(f"lobby.computer_name.{seat + 1}") for seat in range(seats)]
            setup = Setup(
                self.game, format_, tuple(SeatSetup(name) for name in names), options.seed
            )
            match = Match.open(setup)
        level = next(
            (one for one in ("steady", "sharp", "casual") if one in match.rules.bots), RANDOM
        )
        bots = [level] * len(match.setup.tables)
        play(match, bots, None if ended else options.moves)
        return match

    def close(self) -> None:
        """Give every match back that no scene has closed."""
        for table in self.opened:
            table.session.close()
        self.opened.clear()


Press = tuple[float, str, int | str, bool]
"""When, which button, of which seat or device, and whether it stays down."""


@dataclass(frozen=True)
class Shown:
    """Scenes to lay on the stack, and what to press before the picture is taken.

    Attributes:
        scenes: lowest first.
        rest: seconds until the picture stands still.
        film: seconds that a film covers.
        presses: (seconds, kind, seat or device, held): what is pressed on the way.
        owns: whether the scenes close the matches that were opened for them.
    """

    scenes: tuple[Scene, ...]
    rest: float = 0.6
    film: float = 1.2
    presses: tuple[Press, ...] = ()
    owns: bool = False


Maker = Callable[[Order], Shown]

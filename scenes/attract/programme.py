"""What is shown next: the games in turn, each with a match among computer players that goes on.

A match that is not over goes on when its game's turn comes again; then a new one is dealt. Names,
levels and cards come from a seed, so that a show can be seen again.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.content import registry
from game.content.texts import Texts
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.session import Player, Session, offered_levels

NAMES = 8
"""``lobby.computer_name.1`` to ``.8``."""

"""The usual levels, weakest first; others that a game brings along are for tests."""

FEWEST, MOST = 4, 6
"""Seats of a shown table, where the game allows it: full, and still easy to follow."""


class Programme:
    """Chooses games and keeps their matches between two segments.

    Args:
        games: ids in the order of showing; empty for every game of the house.
        seed: of the whole show.
    """

    def __init__(self, games: Sequence[str] = (), seed: int = 1) -> None:
        self.games: tuple[str, ...] = ()
        self.choose(games)
        self.seed = seed
        self.broken: set[str] = set()
        """Games that failed; they are not shown any more."""
        self._next = 0
        self._dealt = 0
        self._kept: dict[str, Session] = {}

    def choose(self, games: Sequence[str]) -> None:
        """Show these from the next segment on; all of them where none is named."""
        known = tuple(registry.games())
        self.games = tuple(game for game in games if game in known) or known

    @property
    def shown(self) -> tuple[str, ...]:
        """The games that can be shown."""
        return tuple(game for game in self.games if game not in self.broken)

    def next_game(self) -> str | None:
        """The game of the next segment; None where none can be shown."""
        games = self.shown
        if not games:
            return None
        game = games[self._next % len(games)]
        self._next = (self._next + 1) % len(games)
        return game

    def take(self, game: str, texts: Texts) -> Session:
        """The match of a game: the one that was put back, or a new one. The taker owns it."""
        kept = self._kept.pop(game, None)
        if kept is not None:
            return kept
        self._dealt += 1
        return deal(game, texts, self.seed * 1000 + self._dealt)

    def put_back(self, session: Session) -> None:
        """Keep a match that is not over for the next time; a finished one is closed."""
        if session.match.outcome is not None:
            session.close()
            return
        self._kept[session.match.setup.game] = session

    def close(self) -> None:
        """Close what is kept."""
        for session in self._kept.values():
            session.close()
        self._kept.clear()


def deal(game: str, texts: Texts, seed: int) -> Session:
    """A new match among computer players of mixed levels."""
    stream = stream_for(seed, "attract")
    rules = load_rules(game)
    format_ = stream.choice(list(rules.formats))
    allowed = [seats for seats in rules.formats[format_] if FEWEST <= seats <= MOST]
    seats = stream.choice(allowed or list(rules.formats[format_]))
    numbers = list(range(1, NAMES + 1))
    stream.shuffle(numbers)
    names = [texts.say(f"lobby.computer_name.{number}") for number in numbers[:seats]]
    levels = offered_levels(rules)
    mixed = [levels[seat % len(levels)] for seat in range(seats)]
    stream.shuffle(mixed)
    setup = Setup(game, format_, tuple(SeatSetup(name) for name in names), seed)
    return Session.open(setup, [Player(level) for level in mixed])

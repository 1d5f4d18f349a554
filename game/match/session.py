"""A match with its players: people and computer players. Headless and without a clock."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.bots import Bot, Budget, BudgetSpent, Choice, RandomBot
from game.core.intents import Intent
from game.core.messages import message
from game.core.rng import Stream, stream_for
from game.core.rules import Rules
from game.core.setup import BadSetup, Setup
from game.match.loading import load_rules
from game.match.match import Match, RulesFailure

if TYPE_CHECKING:
    from game.match.saves import Saves

HUMAN = "human"
RANDOM = "random"


OFFERED = ("casual", "steady", "sharp")
"""The levels that a lobby offers, weakest first."""


def offered_levels(rules: Rules) -> tuple[str, ...]:
    """The levels of computer players for people, weakest first.

    Other levels that a game brings along are for tests and measurements; they are offered only
    where it has none of the usual ones.
    """
    usual = tuple(level for level in OFFERED if level in rules.bots)
    return usual or tuple(rules.bots) or (RANDOM,)


class Player(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    level: str = HUMAN
    """``human``, or a level of the game's computer players."""

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN


def seated(setup: Setup, players: Sequence[Player]) -> Setup:
    """The set-up with the seats of computer players named, where the rules ask for them."""
    if not load_rules(setup.game).asks_who_plays:
        return setup
    computers = tuple(seat for seat, player in enumerate(players) if not player.is_human)
    return msgspec.structs.replace(setup, computers=computers)


def make_bot(match: Match, level: str) -> Bot:
    """A computer player of that level; raises :class:`BadSetup` for an unknown one."""
    if level == RANDOM:
        return RandomBot(match.rules.risky)
    factory = match.rules.bots.get(level)
    if factory is None:
        known = ", ".join([HUMAN, *match.rules.bots, RANDOM])
        raise BadSetup("players", level, known)
    return factory()


class TableOptions(msgspec.Struct, frozen=True):
    """What a table allows beside the rules. Kept with the match, but no part of its record."""

    hints: bool = False
    """Whether a seat may ask for a hint."""


class Session:
    """A match and those who play it.

    A computer player thinks in slices: :meth:`think` is called once a frame until it returns
    a choice. The stream of a bot follows from the seed, the seat and the number of its answers,
    so that a resumed game goes on as it would have.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        saves: Saves | None = None,
        options: TableOptions | None = None,
    ) -> None:
        if len(players) != match.table.seats:
            raise BadSetup("players", len(players), f"{match.table.seats}, one for each seat")
        self.match = match
        self.players = list(players)
        self.people = {seat for seat, player in enumerate(players) if player.is_human}
        """Seats that a person plays or has played: who left may come back to the screen."""
        self.saves = saves
        self.save_name: str | None = None
        self.options = options or TableOptions()
        self.hints_taken = [0] * match.table.seats
        """By seat; everybody may know at the end."""
        self.seconds = 0.0
        """How long it has been played, without pauses; those who show it count."""
        self.of_the_day = False
        """Whether it was begun as the case of the day; midnight may pass before it ends."""
        self.counted = False
        """Whether its end stands in the statistics; a match is never counted twice."""
        self._bots: dict[int, Bot] = {
            seat: make_bot(match, player.level)
            for seat, player in enumerate(players)
            if not player.is_human
        }
        self._failed: dict[int, int] = {}
        """Seat -> the number of intents played when its bot, or its move, failed."""
        self._thinking: dict[int, tuple[int, Generator[None, None, Choice]]] = {}
        """Seat -> the number of intents played when its bot began to think, and its thinking."""

    @classmethod
    def open(
        cls,
        setup: Setup,
        players: Sequence[Player],
        saves: Saves | None = None,
        options: TableOptions | None = None,
    ) -> Session:
        """Deal a new match for these players; raises :class:`BadSetup`."""
        match = Match.open(seated(setup, players))
        try:
            return cls(match, players, saves, options)
        except BadSetup:
            match.close()
            raise

    def close(self) -> None:
        """Close the match; what was saved stays."""
        self._thinking.clear()
        self.match.close()

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_human)

    def bots_to_move(self) -> tuple[int, ...]:
        """Seats with an open decision that a computer player has to answer."""
        return tuple(d.seat for d in self.match.decisions if d.seat in self._bots)

    def humans_to_move(self) -> tuple[int, ...]:
        """Seats with an open decision that a person has to answer."""
        return tuple(d.seat for d in self.match.decisions if d.seat not in self._bots)

    @property
    def gives_hints(self) -> bool:
        """Whether hints may be asked for at this table, by the table and by the game."""
        return self.options.hints and self.match.rules.hints_in(self.match.setup.format)

    def note_hint(self, seat: int) -> None:
        """A seat has taken a hint; saved like a move, while the match goes on."""
        self.hints_taken[seat] += 1
        if self.saves is not None and self.match.outcome is None:
            self.saves.write(self)

    def submit(self, seat: int, intent: Intent) -> None:
        """Play an intent and save; raises what :meth:`Match.submit` raises."""
        self.match.submit(seat, intent)
        self._thinking.pop(seat, None)
        if self.saves is not None:
            self.saves.write(self)

    def think(self, seat: int, out_of_time: Callable[[], bool]) -> Choice | None:
        """Let the bot of ``seat`` think on; its choice, or None when the time is up first.

        At least one slice is run. A spent budget gives the fallback move. Where another seat
        has moved meanwhile, the bot begins anew with what it can see now. Where the bot raised,
        or the rules failed on what it chose, the next call gives the fallback move.
        """
        moves = self.match.moves
        if self._failed.get(seat) == moves:
            return self.fallback(seat)
        began, thinking = self._thinking.get(seat, (-1, None))
        if thinking is None or began != moves:
            thinking = self._begin(seat)
            self._thinking[seat] = (moves, thinking)
        try:
            while True:
                next(thinking)
                if out_of_time():
                    return None
        except StopIteration as done:
            choice: Choice = done.value
        except BudgetSpent:
            choice = self.fallback(seat)
        except Exception:
            self._failed[seat] = moves
            del self._thinking[seat]
            raise
        del self._thinking[seat]
        return choice

    def _begin(self, seat: int) -> Generator[None, None, Choice]:
        decision = self.match.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has no open decision")
        view = self.match.view(seat)
        return self._bots[seat].deliberate(view, decision, self.stream(seat), Budget())

    def stream(self, seat: int) -> Stream:
        """The chance stream of a seat's bot for the decision at hand."""
        setup = self.match.setup
        name = setup.stream_name(f"bot.{seat}")
        return stream_for(setup.seed, name).fork(self.match.answers(seat))

    def play(self, seat: int, choice: Choice) -> None:
        """Submit what a bot chose; where the rules fail on it, its next choice is the fallback."""
        try:
            self.submit(seat, choice.intent)
        except RulesFailure:
            self._failed[seat] = self.match.moves
            raise

    def fallback(self, seat: int) -> Choice:
        """A harmless legal move where a bot overruns: the pass, otherwise the first option."""
        decision = self.match.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has no open decision")
        passing = self.match.rules.passing(decision) or next(iter(decision.options))
        return Choice(passing, message("bot.out_of_time"))

    def take_over(self, seat: int, level: str) -> None:
        """A computer player takes a seat, with that seat's view and no more."""
        self._bots[seat] = make_bot(self.match, level)
        self._thinking.pop(seat, None)
        self.players[seat] = Player(level)

    def hand_back(self, seat: int) -> None:
        """A person takes a seat."""
        self._thinking.pop(seat, None)
        self._bots.pop(seat, None)
        self.players[seat] = Player(HUMAN)
        self.people.add(seat)

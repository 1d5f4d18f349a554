"""A search for opinions such as those of `bots/tuned.py`: one number after the other.

``python -m tests.rules.deadly_premonition.tuning --side duel --games 200 --seed 1``

In every step one weight of the present opinions is made larger or smaller, and a player who holds
the changed opinion sits down with players who hold the present one: the same deals, and every seat
in turn. The change is kept where it wins so much oftener that chance would hardly do it: by
``--guard`` standard errors. What was kept is printed as the arguments of ``replace(USUAL, ...)``.
The same arguments give the same answer on any machine. Rows, such as ``threat``, are left as they
are. Players go by rules of thumb alone unless ``--search`` is said, which takes much longer.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import fields, replace

from game.bots import choose
from game.core.intents import Intent
from game.core.rng import Stream, stream_for
from game.match import Match
from systems.rules.deadly_premonition.bots.levels import SHARP, Level
from systems.rules.deadly_premonition.bots.player import Profiler
from systems.rules.deadly_premonition.bots.tuned import TUNED
from systems.rules.deadly_premonition.bots.weights import USUAL, Opinions, Weights
from tests.rules.deadly_premonition.plays import setup_of

SIDES = ("agent", "killer", "duel")
FACTORS = (0.6, 1.6)
"""A weight is tried so much smaller and larger."""
MOST = 900
"""Decisions after which a game counts for nobody."""


def names_of(wanted: Sequence[str]) -> list[str]:
    """The weights that are single numbers; rows are left as they are."""
    single = [one.name for one in fields(Weights) if isinstance(getattr(USUAL, one.name), float)]
    return [name for name in single if not wanted or name in wanted]


def level_of(opinions: Opinions, *, searches: bool) -> Level:
    """A player with these opinions."""
    if searches:
        return replace(SHARP, opinions=opinions)
    return replace(SHARP, opinions=opinions, effort=None, duelling=None)


def winner_of(seats: int, seed: int, levels: Sequence[Level]) -> tuple[int, ...]:
    """Who wins the deal of a seed."""
    players = [Profiler(level) for level in levels]
    with Match.open(setup_of(seats, seed)) as match:
        while match.outcome is None and match.moves < MOST:
            decision = match.decisions[0]
            stream = stream_for(seed, f"tuning {match.moves}")
            match.submit(decision.seat, _choice(players[decision.seat], match, stream))
        return match.outcome.winners if match.outcome is not None else ()


def _choice(player: Profiler, match: Match, stream: Stream) -> Intent:
    decision = match.decisions[0]
    return choose(player, match.view(decision.seat), decision, stream).intent


def gain(present: Opinions, changed: Opinions, side: str, games: int, seed: int, *, searches: bool
) -> tuple[float, float]:  # fmt: skip
    """How much oftener the changed opinion wins, by game, and that in standard errors."""
    seats = 2 if side == "duel" else 4
    usual, other = (level_of(one, searches=searches) for one in (present, changed))
    diffs = []
    for number in range(games):
        seat, deal = number % seats, seed * 100_000 + number // seats
        mixed = [other if one == seat else usual for one in range(seats)]
        new = seat in winner_of(seats, deal, mixed)
        old = seat in winner_of(seats, deal, [usual] * seats)
        diffs.append(float(new) - float(old))
    mean = sum(diffs) / len(diffs)
    spread = sum((one - mean) ** 2 for one in diffs) / max(1, len(diffs) - 1)
    error = math.sqrt(max(spread, 1e-9) / len(diffs))
    return mean, mean / error


def climb(
    start: Opinions,
    side: str,
    weights: Sequence[str],
    games: int,
    seed: int,
    guard: float,
    *,
    searches: bool = False,
) -> Opinions:
    """One round over the weights; says what it tries, and returns what won."""
    present = start
    for step, name in enumerate(weights):
        for factor in FACTORS:
            own: Weights = getattr(present, side)
            value = round((getattr(own, name) or 0.5) * factor, 3)
            trial = replace(present, **{side: replace(own, **{name: value})})
            mean, errors = gain(present, trial, side, games, seed + step, searches=searches)
            kept = errors > guard
            print(f"{side}.{name} = {value}: {mean:+.3f} ({errors:+.1f}) {'kept' if kept else ''}")
            if kept:
                present = trial
                break
    return present


def changed(found: Weights) -> str:
    """What differs from the usual weights, as `bots/tuned.py` says it."""
    rows = [one.name for one in fields(Weights)]
    own = [name for name in rows if getattr(found, name) != getattr(USUAL, name)]
    return ", ".join(["USUAL", *(f"{name}={getattr(found, name)}" for name in own)])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="find opinions for the computer players")
    parser.add_argument("--side", choices=SIDES, default="duel")
    parser.add_argument("--games", type=int, default=200, help="per change that is tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guard", type=float, default=2.0, help="standard errors")
    parser.add_argument("--weights", nargs="*", default=[], help="only these")
    parser.add_argument("--from-tuned", action="store_true", help="begin with what is tuned")
    parser.add_argument("--search", action="store_true", help="with the search of the sharp level")
    asked = parser.parse_args(arguments)
    start = TUNED if asked.from_tuned else Opinions()
    weights = names_of(asked.weights)
    found = climb(
        start, asked.side, weights, asked.games, asked.seed, asked.guard, searches=asked.search
    )
    print(f"{asked.side.upper()} = replace({changed(getattr(found, asked.side))})")


if __name__ == "__main__":
    main()
